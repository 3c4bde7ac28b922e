"""The 48 cubes that obey all six rules: one cube seen from 24 sides and in the mirror."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import cache

import numpy as np

from cubeapp.engine.model.cube import Cube
from cubeapp.engine.model.geometry import FACE_FRAMES, Face
from cubeapp.engine.model.moves import Move, face_turn
from cubeapp.engine.notation.alg import Alg
from cubeapp.engine.perfect.layout import SYMMETRIES, facelet_symmetries

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
    first = Alg(FIRST_ALG).moves(3)
    solved = Cube.solved(3)
    algs = [tuple(seen(move, symmetry) for move in first) for symmetry in range(SYMMETRIES)]
    return tuple(PerfectCube(solved.apply_all(alg), alg) for alg in algs)


def seen(move: Move, symmetry: int) -> Move:
    """Return a face turn of a 3×3×3 as it is seen from another side or in the mirror.

    Args:
        move: the turn of one face.
        symmetry: the number of one of `facelet_symmetries`.
    """
    colours = facelet_symmetries()[1][symmetry]
    front = move.first == 0
    face = move.axis.face if front else move.axis.face.opposite
    quarters = move.quarters if front else -move.quarters
    normals = FACE_FRAMES[colours[[Face.R, Face.U, Face.F]], 0]
    handed = round(float(np.linalg.det(normals)))
    turned = face_turn(Face(int(colours[face])), 1, 3)
    amount = abs(quarters) if abs(quarters) == 2 else handed * quarters
    return replace(turned, quarters=turned.quarters * amount)
