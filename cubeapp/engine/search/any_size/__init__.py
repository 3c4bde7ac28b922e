"""Kernels of the solver for every size: centres by words, wings between their splits."""
