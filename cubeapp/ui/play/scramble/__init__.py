"""Scrambles: one at a time, in batches, and on sheets to print."""
