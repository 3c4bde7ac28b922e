"""The cube that a command line is about."""

from __future__ import annotations

from cubeapp.engine.cube import Cube
from cubeapp.engine.facelets import parse_facelets
from cubeapp.engine.notation import parse

DEFAULT_SIZE = 3


def start_cube(size: int | None, facelets: str | None) -> Cube:
    """Return the cube that ``facelets`` describe, or a solved one.

    Raises:
        FaceletsError: the text is no cube, or none of this size.
    """
    if facelets is None:
        return Cube.solved(size or DEFAULT_SIZE)
    return parse_facelets(facelets, size).cube


def cube_after(alg: str, size: int | None) -> Cube:
    """Return the cube reached from solved by ``alg``.

    Raises:
        NotationError: the text is no alg for this size.
    """
    solved = Cube.solved(size or DEFAULT_SIZE)
    return solved.apply_all(parse(alg, solved.size).moves)
