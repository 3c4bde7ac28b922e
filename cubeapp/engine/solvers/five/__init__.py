"""The 5×5×5 made like a 3×3×3."""
