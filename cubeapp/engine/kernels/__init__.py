"""Compiled code and what it needs: a cache on disk, memory, tables."""
