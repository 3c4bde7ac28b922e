"""Practising: times and their averages, sessions of solves, and cases to be drilled."""
