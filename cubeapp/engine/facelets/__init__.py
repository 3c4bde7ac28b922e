"""Cubes as text: every order that is in use, and what people paste."""
