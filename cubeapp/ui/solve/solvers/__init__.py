"""Solvers at work: what was asked of each, what it found."""
