"""Timed solves."""
