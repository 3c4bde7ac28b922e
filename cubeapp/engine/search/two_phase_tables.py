"""The tables of the two-phase method, worked out from the geometry of the cube."""

from __future__ import annotations

from functools import cache
from typing import Any

import numpy as np
from numpy.typing import NDArray

from cubeapp.engine.cube import Cube
from cubeapp.engine.cubies import UNKNOWN, read_corners, read_edges
from cubeapp.engine.geometry import Axis
from cubeapp.engine.moves import rotation
from cubeapp.engine.orbits import corner_facelets, fixed_centres, midge_facelets
from cubeapp.engine.permutations import permutation
from cubeapp.engine.search import coordinates as c
from cubeapp.engine.search.coordinates import Numbering
from cubeapp.engine.search.pruning import distances, packed
from cubeapp.engine.search.tables import TableSpec
from cubeapp.engine.search.two_phase_layout import BLOCK_BYTES, OFFSETS, PARTS

SPEC = TableSpec("two-phase", 1, "|u1", (BLOCK_BYTES,))

NO_CUBIE = 255
"""The code of colours that are on no cubie."""


def build_block() -> NDArray[np.uint8]:
    """Return every table in one block: uint8, shape (`BLOCK_BYTES`,)."""
    block = np.zeros(BLOCK_BYTES, dtype=np.uint8)
    parts = {**_phase_1(), **_phase_2(), **_turns(), **_reading()}
    for name, size in PARTS.items():
        data = np.ascontiguousarray(parts[name]).view(np.uint8).ravel()
        assert len(data) == size, f"{name} has {len(data)} bytes instead of {size}"
        block[OFFSETS[name] :][:size] = data
    return block


def _phase_1() -> dict[str, NDArray[Any]]:
    twist, flip, side = Numbering(c.twist()), Numbering(c.flip()), Numbering(c.side_flip())
    slices = Numbering(c.slice_places())
    marked = Numbering(c.marked_slice())
    slice_number = np.zeros(1 << 12, dtype=np.uint16)
    slice_number[c.slice_masks()] = slices.number
    slice_value = np.zeros(1 << 12, dtype=np.uint16)
    slice_value[c.slice_masks()] = np.arange(slices.coordinate.size)
    return {
        "FLIP_SLICE": packed(distances(flip, slices.coordinate)[:, slices.value]),
        "TWIST_FLIP": packed(distances(twist, flip.coordinate)[:, flip.value]),
        "SIDE_SLICE": packed(distances(side, slices.coordinate)[:, slices.value]),
        "TWIST_SIDE": packed(distances(twist, side.coordinate)[:, side.value]),
        "TWIST_MARKED": packed(distances(twist, marked.coordinate)[:, marked.value]),
        "MARKED_AFTER": marked.renumbered().after.astype(np.uint16),
        "MARKED_NUMBER": marked.number.astype(np.uint16),
        "SLICE_VALUE": slice_value,
        "TWIST_AFTER": twist.renumbered().after.astype(np.uint16),
        "FLIP_AFTER": flip.renumbered().after.astype(np.uint16),
        "SIDE_AFTER": side.renumbered().after.astype(np.uint16),
        "SLICE_AFTER": slices.renumbered().after.astype(np.uint16),
        "TWIST_NUMBER": twist.number.astype(np.uint16),
        "FLIP_NUMBER": flip.number.astype(np.uint16),
        "SLICE_NUMBER": slice_number,
    }


def _phase_2() -> dict[str, NDArray[Any]]:
    corners, edges = Numbering(c.corner_permutation()), Numbering(c.edge_permutation())
    orders, sets = c.slice_permutation(), c.corner_sets()
    representatives = c.all_permutations(8)[corners.value[::8]]
    moves = np.array(c.PHASE_2_MOVES)
    return {
        "CORNER_ORDER": packed(distances(corners, orders)),
        "EDGE_SET": packed(distances(edges, sets)),
        "CORNER_AFTER": corners.renumbered().after[::8].astype(np.uint16),
        "EDGE_AFTER": edges.renumbered().after[::8].astype(np.uint16),
        "ORDER_AFTER": orders.after.astype(np.uint8),
        "ORDER_SEEN": orders.conjugate.astype(np.uint8),
        "SET_SEEN": sets.conjugate.astype(np.uint8),
        "SET_OF_CORNERS": c.corner_set_of(representatives).astype(np.uint8),
        "CORNER_NUMBER": corners.number.astype(np.uint16),
        "EDGE_NUMBER": edges.number.astype(np.uint16),
        "MOVE_OF": moves.astype(np.uint8),
        "MOVE_SEEN": np.searchsorted(moves, c.reflected_turns()[:, moves]).astype(np.uint8),
    }


def _turns() -> dict[str, NDArray[Any]]:
    turns = c.turns()
    return {
        "TURN_CP": turns.cp.astype(np.uint8),
        "TURN_CO": turns.co.astype(np.uint8),
        "TURN_EP": turns.ep.astype(np.uint8),
        "TURN_EO": turns.eo.astype(np.uint8),
        **_pre_moves(turns),
    }


def _pre_moves(turns: c.Turns) -> dict[str, NDArray[Any]]:
    """Return what a quarter turn of R, F, L or B does to a cube when made before it."""
    flip_from, twist_from, twist_by = np.zeros((3, 18, 4), dtype=np.uint8)
    for move in range(18):
        flipped, twisted = np.flatnonzero(turns.eo[move]), np.flatnonzero(turns.co[move])
        flip_from[move, : len(flipped)] = flipped
        twist_from[move, : len(twisted)] = twisted
        twist_by[move, : len(twisted)] = turns.co[move, twisted]
    return {
        "FLIP_FROM": flip_from,
        "TWIST_FROM": twist_from,
        "TWIST_BY": twist_by,
        "POWER_OF_3": np.array([*(3 ** np.arange(7)), 0], dtype=np.uint16),
    }


def _reading() -> dict[str, NDArray[Any]]:
    colours = np.stack(np.meshgrid(*[np.arange(8)] * 3, indexing="ij"), axis=-1)
    corners = read_corners(colours.astype(np.uint8))
    edges = read_edges(colours[0, :, :, 1:].astype(np.uint8))
    faces = frame_faces()
    return {
        "CORNER_PLACES": corner_facelets(3).astype(np.uint8),
        "EDGE_PLACES": midge_facelets(3).astype(np.uint8),
        "CORNER_CODES": np.where(corners == UNKNOWN, NO_CUBIE, corners).astype(np.uint8),
        "EDGE_CODES": np.where(edges == UNKNOWN, NO_CUBIE, edges).astype(np.uint8),
        "FRAME_FACELETS": _frame_facelets().astype(np.uint8),
        "FRAME_COLOURS": np.argsort(faces, axis=1).astype(np.uint8),
    }


@cache
def _frame_facelets() -> NDArray[np.intp]:
    """Return the turns of the whole cube by thirds about URF: intp, shape (3, 54)."""
    x, y = (permutation(3, rotation(axis, 1, 3)) for axis in (Axis.X, Axis.Y))
    third = x[y]
    return np.array([np.arange(54), third, third[third]])


@cache
def frame_faces() -> NDArray[np.uint8]:
    """Return which face of the cube is at each place of each frame: uint8, shape (3, 6)."""
    turned = Cube.solved(3).facelets[_frame_facelets()]
    return np.asarray(turned[:, fixed_centres(3)])
