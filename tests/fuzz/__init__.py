"""Parsers fed with damaged input for as long as one likes: ``python -m tests.fuzz alg``."""
