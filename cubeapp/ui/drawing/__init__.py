"""Painting of the cube and its net on any `QPainter`: a window, a picture, a page."""
