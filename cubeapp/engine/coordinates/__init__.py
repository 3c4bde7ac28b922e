"""Positions projected to small integers, and tables of distances over them."""
