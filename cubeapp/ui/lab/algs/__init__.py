"""The alg editor: a setup, an alg, and what it does."""
