"""The first start, and what the program is."""
