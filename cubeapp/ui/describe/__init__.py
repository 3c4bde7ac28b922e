"""The cube in words: for screen readers, and as text in a window."""
