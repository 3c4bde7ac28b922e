"""Widgets show values and report gestures; none imports another."""
