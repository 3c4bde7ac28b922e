"""The state of the window: the cube, its timeline, the painted drafts, undo."""
