"""Saved sessions: written by themselves, named, opened, removed."""
