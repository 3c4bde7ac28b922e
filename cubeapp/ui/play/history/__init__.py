"""Undo, the history and the bookmarks."""
