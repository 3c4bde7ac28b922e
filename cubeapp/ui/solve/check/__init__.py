"""Checking the cube that was entered: what is wrong with it, and what mends it."""
