"""Algs: read, written, changed, explained."""
