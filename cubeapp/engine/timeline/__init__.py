"""Moves in time: the edits of a cube, the booklet of a solution, the caret in an alg."""
