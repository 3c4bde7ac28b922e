"""Lessons on the timeline."""
