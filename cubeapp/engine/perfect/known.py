"""The 48 cubes that obey all six rules: one cube seen from 24 sides and in the mirror."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

from cubeapp.engine.model.cube import Cube
from cubeapp.engine.model.moves import Move, face_turns
from cubeapp.engine.model.symmetries import turns_seen
from cubeapp.engine.notation.alg import Alg

FIRST_ALG = "U F' L' U' R2 F' R2 B' U' R F' U F D' L2 F2 L2 U'"
"""Makes the first of the 48 in 18 face turns."""


@dataclass(frozen=True, slots=True)
class PerfectCube:
    """One of the 48."""

    cube: Cube
    moves: tuple[Move, ...]
    """What makes it from the solved cube, white on top and green in front: 18 face turns."""


@cache
def perfect_cubes() -> tuple[PerfectCube, ...]:
    """Return the 48, the one of `FIRST_ALG` first."""
    turns, solved = face_turns(3), Cube.solved(3)
    first = [turns.index(move) for move in Alg(FIRST_ALG).moves(3)]
    algs = [tuple(turns[seen[turn]] for turn in first) for seen in turns_seen().tolist()]
    return tuple(PerfectCube(solved.apply_all(alg), alg) for alg in algs)
