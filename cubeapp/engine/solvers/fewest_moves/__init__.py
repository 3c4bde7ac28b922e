"""Fewest moves: EO → DR → HTR → finish, on the cube and its inverse, as competitors write it."""
