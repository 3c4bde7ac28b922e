"""Solving as people do: stages, words and cases; see :mod:`cubeapp.engine.human.methods`."""
