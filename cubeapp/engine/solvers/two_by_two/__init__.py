"""The 2×2×2 from the table of all its positions."""
