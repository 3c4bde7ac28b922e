"""How a cube is held to begin with, and which colour belongs where then.

A 2×2×2 is seen as the corners of a 3×3×3 whose edges and centres are not there: one of its
corners is taken as home, and with it where all colours belong.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

import numpy as np

from cubeapp.engine.model.cube import Cube
from cubeapp.engine.model.geometry import Axis, Face
from cubeapp.engine.model.moves import Move, rotation
from cubeapp.engine.model.orbits import CORNERS, corner_facelets, fixed_centres
from cubeapp.engine.model.orientation import rotations
from cubeapp.engine.solvers.by_hand.places import state_of

ANCHOR = CORNERS.index("DFR")


@dataclass(frozen=True, slots=True)
class Frame:
    """A cube held in one way."""

    turns: tuple[Move, ...]
    """Of the whole cube, which bring it there."""
    colours: tuple[int, ...]
    """The colours that belong to the six faces then."""
    state: bytes


def frames(cube: Cube, colour: int) -> Iterator[Frame]:
    """Yield ways to hold a 2×2×2 or 3×3×3 with ``colour`` at the bottom.

    That is one of a 3×3×3; of a 2×2×2 one for each of the four corners of that colour, which is
    then home at the bottom front right.
    """
    for turns in rotations(cube.size):
        held = cube.apply_all(turns)
        colours = _belonging(held)
        if colours[Face.D] == colour:
            yield Frame(turns, colours, _state(held, colours))
            if cube.size == 3:
                return


def start_turns(cube: Cube, frame: Frame, hold: int) -> tuple[Move, ...]:
    """Return the fewest turns of the whole cube that bring it to ``frame`` and then ``hold``."""
    spin = rotation(Axis.Y, 1, cube.size)
    wanted = cube.apply_all((*frame.turns, *[spin] * hold))
    return next(turns for turns in rotations(cube.size) if cube.apply_all(turns) == wanted)


def _belonging(cube: Cube) -> tuple[int, ...]:
    """Return the colours of the faces: of the centres, or what the anchor makes of them."""
    if cube.size == 3:
        return tuple(cube.facelets[fixed_centres(3)].tolist())
    down, front, right = (Face(c) for c in cube.facelets[corner_facelets(2)[ANCHOR]].tolist())
    return (down.opposite, right, front, down, right.opposite, front.opposite)


def _state(cube: Cube, colours: tuple[int, ...]) -> bytes:
    """Return the state in which the ``colours`` are at home."""
    face_of = np.argsort(colours).astype(np.uint8)
    whole = Cube.solved(3).facelets.copy()
    if cube.size == 3:
        whole = face_of[cube.facelets]
    else:
        whole[corner_facelets(3)] = face_of[cube.facelets[corner_facelets(2)]]
    return state_of(Cube.from_faces(whole.reshape(6, 3, 3)))
