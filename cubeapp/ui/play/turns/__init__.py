"""Turns by buttons and typed moves."""
