"""The place to try things out: algs, the library, methods, perfect scrambles, the 2×2×2."""
