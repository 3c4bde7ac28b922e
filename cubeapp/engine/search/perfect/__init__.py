"""Searching for every cube that keeps rules for perfect scrambles."""
