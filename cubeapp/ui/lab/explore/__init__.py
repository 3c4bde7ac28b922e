"""Exploring all positions of the 2×2×2."""
