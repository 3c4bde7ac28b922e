"""Painting a cube in from six photos."""
