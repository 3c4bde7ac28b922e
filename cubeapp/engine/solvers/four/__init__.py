"""The 4×4×4 made like a 3×3×3."""
