"""The tables of the two-phase method, worked out from the geometry of the cube."""

from __future__ import annotations

from functools import cache
from typing import Any

import numpy as np
from numpy.typing import NDArray

from cubeapp.engine.coordinates import coordinates as c
from cubeapp.engine.coordinates.coordinates import Numbering
from cubeapp.engine.coordinates.pruning import distances, packed
from cubeapp.engine.coordinates.ranks import ranks_of_4, ranks_of_8
from cubeapp.engine.kernels.tables import TableSpec
from cubeapp.engine.model.cube import Cube
from cubeapp.engine.model.cubies import UNKNOWN, read_corners, read_edges
from cubeapp.engine.model.moves import Metric
from cubeapp.engine.model.orbits import corner_facelets, fixed_centres, midge_facelets
from cubeapp.engine.solvers.optimal.layout import SMALL
from cubeapp.engine.solvers.optimal.symmetry import corner_classes, flip_masks, masks_seen, thirds
from cubeapp.engine.solvers.two_phase.layout import BLOCK_BYTES, PARTS

SPECS = {
    Metric.HTM: TableSpec("two-phase", 2, "|u1", (BLOCK_BYTES,)),
    Metric.QTM: TableSpec("two-phase-qtm", 2, "|u1", (BLOCK_BYTES,)),
}
"""The block for each metric that cubes are solved in."""
HALF_TURN_COST = {Metric.HTM: 1, Metric.QTM: 2}

NO_CUBIE = 255
"""The code of colours that are on no cubie."""


def build_block(metric: Metric = Metric.HTM) -> NDArray[np.uint8]:
    """Return every table for ``metric`` in one block: uint8, shape (`BLOCK_BYTES`,)."""
    costs = move_costs(metric)
    parts = {
        "COST": costs.astype(np.uint8),
        **_phase_1(costs),
        **_full_places(),
        **_phase_2(costs),
        **_turns(),
        **_reading(),
    }
    return PARTS.block(parts)


def move_costs(metric: Metric) -> NDArray[np.int64]:
    """Return what each face turn counts in HTM or QTM: int64, shape (18,)."""
    return np.tile([1, HALF_TURN_COST[metric], 1], 6).astype(np.int64)


def _phase_1(costs: NDArray[np.int64]) -> dict[str, NDArray[Any]]:
    twist, flip, side = Numbering(c.twist()), Numbering(c.flip()), Numbering(c.side_flip())
    slices = Numbering(c.slice_places())
    marked = Numbering(c.marked_slice())
    slice_number = np.zeros(1 << 12, dtype=np.uint16)
    slice_number[c.slice_masks()] = slices.number
    return {
        "FLIP_SLICE": packed(distances(flip, slices.coordinate, costs)[:, slices.value]),
        "TWIST_FLIP": packed(distances(twist, flip.coordinate, costs)[:, flip.value]),
        "SIDE_SLICE": packed(distances(side, slices.coordinate, costs)[:, slices.value]),
        "TWIST_SIDE": packed(distances(twist, side.coordinate, costs)[:, side.value]),
        "TWIST_MARKED": packed(distances(twist, marked.coordinate, costs)[:, marked.value]),
        "MARKED_AFTER": marked.renumbered().after.astype(np.uint16),
        "MARKED_NUMBER": marked.number.astype(np.uint16),
        "SLICE_VALUE": c.slice_rank().astype(np.uint16),
        "TWIST_AFTER": twist.renumbered().after.astype(np.uint16),
        "FLIP_AFTER": flip.renumbered().after.astype(np.uint16),
        "SIDE_AFTER": side.renumbered().after.astype(np.uint16),
        "SLICE_AFTER": slices.renumbered().after.astype(np.uint16),
        "TWIST_NUMBER": twist.number.astype(np.uint16),
        "FLIP_NUMBER": flip.number.astype(np.uint16),
        "SLICE_NUMBER": slice_number,
    }


def _full_places() -> dict[str, NDArray[Any]]:
    """Return where the full table has its entries; `FULL_ROW` tells how they are found.

    That table knows 16 symmetries, 8 of which swap R and L with F and B: they turn the flips
    counted by one axis into those counted by the other.
    """
    twist, flip, side = Numbering(c.twist()), Numbering(c.flip()), Numbering(c.side_flip())
    slices = Numbering(c.slice_places())
    number = corner_classes(SMALL).number[twist.value]
    swapped = masks_seen()[8]
    seen = (swapped[flip_masks()] & 0x7FF)[side.value]
    slices_seen = c.slice_rank()[swapped[c.slice_masks()]][slices.value]
    return {
        # The class, then the symmetry: the swap above the reflections.
        "FULL_ROW": number.astype(np.uint32),
        "FULL_FLIP": np.concatenate([flip.value, seen]).astype(np.uint16),
        "FULL_SLICE": np.concatenate([slices.value, slices_seen]).astype(np.uint16),
    }


def _phase_2(costs: NDArray[np.int64]) -> dict[str, NDArray[Any]]:
    corners, edges = Numbering(c.corner_permutation()), Numbering(c.edge_permutation())
    orders, sets = c.slice_permutation(), c.corner_sets()
    representatives = c.all_permutations(8)[corners.value[::8]]
    moves = np.array(c.PHASE_2_MOVES)
    return {
        "CORNER_ORDER": packed(distances(corners, orders, costs[moves])),
        "EDGE_SET": packed(distances(edges, sets, costs[moves])),
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
    first, last = ranks_of_8()
    return {
        "TURN": c.turn_cubes(),
        "FIRST_FOUR": first,
        "LAST_FOUR": last,
        "ORDER_RANK": ranks_of_4(),
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
        "FRAME_FACELETS": thirds().astype(np.uint8),
        "FRAME_COLOURS": np.argsort(faces, axis=1).astype(np.uint8),
    }


@cache
def frame_faces() -> NDArray[np.uint8]:
    """Return which face of the cube is at each place of each frame: uint8, shape (3, 6)."""
    turned = Cube.solved(3).facelets[thirds()]
    return np.asarray(turned[:, fixed_centres(3)])
