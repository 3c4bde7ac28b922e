"""Solvers, a room a method; see :mod:`cubeapp.engine.solvers.base`."""
