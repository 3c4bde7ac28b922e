"""Solving as people do, with a sentence for every step."""
