"""The large page: the next move, to be read from a metre away."""
