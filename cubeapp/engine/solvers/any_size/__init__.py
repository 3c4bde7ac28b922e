"""Cubes of any size made like a 3×3×3."""
