"""Solvers by name; see :mod:`cubeapp.engine.solvers.base`."""
