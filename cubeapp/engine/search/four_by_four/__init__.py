"""Reducing the 4×4×4 to a 3×3×3 in three phases, after S. Chen's threephase."""
