"""What turns of one block or slice do to a 5×5×5 whose fixed centres stay where they are.

A position is a row of 96 small numbers (`PLACES`): the colours of the 24 centres next to an
edge's middle ("T") and of the 24 at a corner ("X"), the names of the 24 wings and of the 24
stickers of midges. A turn that carries fixed centres along counts as that turn followed by
the turn of the whole cube that brings them back, which costs nothing.
"""

from __future__ import annotations

from functools import cache

import numpy as np
from numpy.typing import NDArray

from cubeapp.engine.model.cube import Cube
from cubeapp.engine.model.cubies import read_wings
from cubeapp.engine.model.geometry import Axis
from cubeapp.engine.model.moves import Move, rotation, span_turns
from cubeapp.engine.model.orbits import (
    WINGS,
    centre_facelets,
    faces_of,
    fixed_centres,
    midge_facelets,
    wing_facelets,
)
from cubeapp.engine.model.permutations import among, permutation, source_of

SIZE = 5
MIDDLE = 2
"""The layer that holds fixed centres."""
T, X, WING, MIDGE = 0, 24, 48, 72
"""Where each kind begins in a position."""
PLACES = 96
SPANS = ((0, 0), (4, 4), (0, 1), (3, 4), (1, 1), (3, 3), (2, 2))
"""First and last layer of what turns: outer blocks and single layers. The wider blocks do what
those from the other side do, but for how the cube is held."""
TURNS_PER_AXIS = 3 * len(SPANS)
TURNS = 3 * TURNS_PER_AXIS
FRAMES = ((), (Axis.X, Axis.Y), (Axis.X, Axis.Y, Axis.X, Axis.Y), (Axis.Z,))
"""Ways to hold the cube, as quarter turns: as it is, each other axis from left to right, and
the first two axes swapped."""
AXES_SWAPPED = 3
"""The index of the last one."""

Bytes = NDArray[np.uint8]
Ints = NDArray[np.int64]


@cache
def turns() -> tuple[Move, ...]:
    """Return the 63 turns, each by 1, 2 and -1 quarters, axis by axis in the order of `SPANS`."""
    return span_turns(SPANS)


@cache
def powers() -> Ints:
    """Return how far layers 0, 1, 3 and 4 turn against the middle one: shape (63, 4), 0…3."""
    result = np.zeros((TURNS, SIZE), dtype=np.int64)
    for row, move in zip(result, turns(), strict=True):
        row[move.first : move.last + 1] = move.quarters
    relative = result - result[:, MIDDLE, None]
    return np.asarray(np.delete(relative, MIDDLE, axis=1) % 4)


@cache
def sources() -> Bytes:
    """Return where turns take what they bring: uint8, shape (63, 96); after = before[source]."""
    return np.array([_source_of(_kept_in_place(move)) for move in turns()])


@cache
def frames() -> tuple[Bytes, Bytes, Bytes]:
    """Return how positions and turns look in each of `FRAMES`.

    Returns:
        uint8, shape (4, 96): seen = new_names[before[source]] with these sources;
        uint8, shape (4, 48): the new names of colours, and from 24 on of wings and stickers;
        uint8, shape (4, 63): which turn a turn made in this frame was before.
    """
    ways = [source_of([rotation(axis, 1, SIZE) for axis in way], SIZE) for way in FRAMES]
    of = np.array([_source_of(way) for way in ways])
    names = np.array([_new_names(way) for way in ways])
    numbers = {row.tobytes(): number for number, row in enumerate(sources())}
    back = [
        [numbers[np.argsort(way)[source][way].astype(np.uint8).tobytes()] for source in sources()]
        for way in of
    ]
    # A turn in the frame, seen from before: turn the cube, make it, turn the cube back.
    turned = np.array([np.argsort(row) for row in back], dtype=np.uint8)
    return of, names, turned


def position_of(cube: Cube) -> Bytes:
    """Return the position of a 5×5×5, its colours named by where its fixed centres are."""
    colours = np.argsort(cube.facelets[fixed_centres(SIZE)]).astype(np.uint8)
    faces = colours[cube.facelets]
    return np.concatenate(
        [
            *faces[centre_facelets(SIZE)][[1, 0]],
            read_wings(faces[wing_facelets(SIZE)[0]]),
            read_wings(faces[_midge_stickers()]),
        ]
    )


def _midge_stickers() -> NDArray[np.intp]:
    """Return each sticker of a midge and the other one: shape (24, 2), in the order of `WINGS`."""
    midges = midge_facelets(SIZE)
    return np.concatenate([midges, midges[:, ::-1]])


def _kept_in_place(move: Move) -> NDArray[np.intp]:
    if not move.first <= MIDDLE <= move.last:
        return permutation(SIZE, move)
    return source_of((move, rotation(move.axis, -move.quarters, SIZE)), SIZE)


def _source_of(facelets: NDArray[np.intp]) -> Bytes:
    """Return a permutation of facelets as one of places: uint8, shape (96,)."""
    x_centres, t_centres = centre_facelets(SIZE)
    wings, midges = wing_facelets(SIZE)[0][:, 0], _midge_stickers()[:, 0]
    places = np.concatenate([t_centres, x_centres, wings, midges])
    return among(places, facelets).astype(np.uint8)


def _new_names(facelets: NDArray[np.intp]) -> Bytes:
    """Return what colours and pairs are called once the cube is held in another way."""
    # The colour that comes to a face is called like the face.
    came = facelets[fixed_centres(SIZE)] // (SIZE * SIZE)
    called = np.argsort(came).astype(np.uint8)
    colours = np.zeros(24, dtype=np.uint8)
    colours[:6] = called
    return np.concatenate([colours, read_wings(called[[faces_of(name) for name in WINGS]])])
