"""Shortest solutions of the 3×3×3, proven."""
