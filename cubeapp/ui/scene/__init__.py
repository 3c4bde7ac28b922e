"""Geometry of the drawing: numpy only, no Qt."""
