"""Scrambles of four kinds, and sheets of them."""
