"""What turns and the 16 symmetries of the axis of U and D do to the optimal solver's tables.

The last eight of them swap the axes of R and L and of F and B, see `coordinates`. That swap counts
flips another way: where the middle layer's edges are outside it, or other edges inside, a flip
becomes its opposite.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

import numpy as np
from numpy.typing import NDArray

from cubeapp.engine.coordinates import coordinates as c
from cubeapp.engine.model.geometry import Axis
from cubeapp.engine.model.moves import Metric, rotation
from cubeapp.engine.model.orbits import CORNERS, EDGES
from cubeapp.engine.model.permutations import source_of
from cubeapp.engine.solvers.optimal.layout import MIDDLE_PLACES, SYMMETRIES, Shape

Ints = NDArray[np.int64]
Numbers = NDArray[np.integer]
HALF_TURN = 1
"""Which of a face's three turns in the order of `face_turns` is the half turn."""

THIRD = rotation(Axis.X, 1, 3), rotation(Axis.Y, 1, 3)
"""The turn of the whole cube by a third about URF."""


def moves_of(metric: Metric) -> Ints:
    """Return the face turns that count 1, as indices of `face_turns`; the others are several."""
    moves = np.arange(18)
    return moves[moves % 3 != HALF_TURN] if metric is Metric.QTM else moves


@dataclass(frozen=True, slots=True)
class Classes:
    """Values up to symmetry."""

    number: Ints
    """``16·class + symmetry`` for each value."""
    target: Ints
    """The class after each move of each class: int64, shape (classes, 18)."""
    symmetries: Ints
    """Which symmetries take the value after the move to its class's own, as bits."""


def _classes(seen: Numbers, after: Numbers) -> Classes:
    """Return the classes of values.

    Args:
        seen: the values through each symmetry: shape (16, values).
        after: the values after each move.
    """
    smallest = seen.min(axis=0)
    representatives, classes = np.unique(smallest, return_inverse=True)
    number = SYMMETRIES * classes + seen.argmin(axis=0)
    reached = after[representatives]
    target = classes[reached]
    hits = seen[:, reached] == smallest[reached]
    bits = (hits * (1 << np.arange(SYMMETRIES))[:, None, None]).sum(axis=0)
    return Classes(number, target, bits)


@cache
def corner_classes(shape: Shape) -> Classes:
    """Return the classes of twist, times corner set where the shape has them."""
    # Half the width of other integers here: there are millions.
    seen, after = c.twists_seen().astype(np.int32), c.twist().after.astype(np.int32)
    if shape.corner_sets == 1:
        return _classes(seen, after)
    set_after, set_seen = (sets.astype(np.int32) for sets in c.corner_sets_seen())
    count = np.int32(shape.corner_sets)
    seen = seen[:, :, None] * count + set_seen[:, None, :]
    after = after[:, None, :] * count + set_after[None, :, :]
    return _classes(seen.reshape(SYMMETRIES, -1), after.reshape(-1, 18))


@cache
def permutation_classes() -> Classes:
    """Return the classes of the corners' permutations."""
    states, turns = c.all_permutations(8), c.turns()
    seen = []
    for places in c.places_seen(CORNERS):
        image = np.empty_like(states)
        image[:, places] = places[states]
        seen.append(c.permutation_rank(image))
    after = np.column_stack([c.permutation_rank(states[:, turns.cp[m]]) for m in range(18)])
    return _classes(np.array(seen), after)


@cache
def thirds() -> NDArray[np.intp]:
    """Return the turns of the whole cube by thirds about URF, none first: intp, shape (3, 54)."""
    third = source_of(THIRD, 3)
    return np.array([np.arange(54), third, third[third]])


def masks_seen() -> Ints:
    """Return sets of edge places through each symmetry, as masks: int64, shape (16, 4096)."""
    sets, bits = np.arange(1 << 12)[:, None] >> np.arange(12) & 1, 1 << np.arange(12)
    return np.array([sets @ bits[places] for places in c.places_seen(EDGES)])


def flip_masks() -> Ints:
    """Return the flips of all twelve edges for each value of `flip`: int64, shape (2048,)."""
    values = np.arange(1 << 11)
    return values | np.array([value.bit_count() & 1 for value in values.tolist()]) << 11


@dataclass(frozen=True, slots=True)
class EdgeMaps:
    """What a move followed by a symmetry does to the edges of a main table.

    Row ``16·i + symmetry``, for move ``i`` of `moves_of`, and column ``slice`` of the first three
    arrays tell where the slice goes, what is flipped, and which row of the half tables maps the
    flips.
    """

    slice_to: NDArray[np.uint16]
    flipped: NDArray[np.uint16]
    row: NDArray[np.int32]
    low: NDArray[np.uint16]
    """What the low half of the flips becomes, for each row."""
    high: NDArray[np.uint16]


def edge_maps(shape: Shape) -> EdgeMaps:
    """Return the maps for the moves of ``shape`` and the flips that it keeps."""
    source, flips = _sources(moves_of(shape.metric))
    masks = c.slice_masks()
    held = masks[:, None] >> np.arange(12) & 1
    image = held[:, source].transpose(1, 0, 2)  # (rows, slices, places)
    to_mask = image @ (1 << np.arange(12))
    slice_to = c.slice_rank()[to_mask]
    swaps = (np.arange(len(source)) % SYMMETRIES >= 8)[:, None]
    changed = np.where(swaps, to_mask ^ MIDDLE_PLACES, 0)
    constant = np.asarray(changed ^ (flips @ (1 << np.arange(12)))[:, None], dtype=np.int64)
    if shape.flip_bits == 11:
        row = np.broadcast_to(np.arange(len(source))[:, None], slice_to.shape)
        return _edge_maps(slice_to, constant & 0x7FF, row, *_all_flips(source))
    row = np.arange(slice_to.size).reshape(slice_to.shape)
    parts = [
        _outside_flips(source[rows], slice_to[rows], constant[rows])
        for rows in (slice(first, first + SYMMETRIES) for first in range(0, len(row), SYMMETRIES))
    ]
    flipped, low, high = (np.concatenate(arrays) for arrays in zip(*parts, strict=True))
    return _edge_maps(slice_to, flipped, row, low, high)


def _outside_flips(
    source: Ints, slice_to: Ints, constant: Ints
) -> tuple[Ints, NDArray[np.uint8], NDArray[np.uint8]]:
    """Return what is flipped outside the middle layer's places, and the rows of the half tables.

    A few rows of the maps at a time, for what this needs in between is large.

    Args:
        source: which place each place's edge comes from: shape (rows, 12).
        slice_to: where the slices go: shape (rows, 495).
        constant: which places are flipped, as masks: shape (rows, 495).
    """
    masks = c.slice_masks()
    outside = np.array([[i for i in range(12) if not mask >> i & 1] for mask in masks])
    order = np.cumsum(~masks[:, None] >> np.arange(12) & 1, axis=1) - 1
    kept = outside[slice_to]  # (rows, slices, 8): the places kept afterwards
    from_place = np.take_along_axis(source[:, None, :], kept, axis=2)
    from_bit = np.take_along_axis(order[None], from_place, axis=2).reshape(-1, 8)
    flipped = ((constant[:, :, None] >> kept & 1) << np.arange(8)).sum(axis=2)
    return flipped, _mapped_bits(from_bit, 0), _mapped_bits(from_bit, 4)


def _edge_maps(slice_to: Ints, flipped: Ints, row: Ints, low: Numbers, high: Numbers) -> EdgeMaps:
    words = [np.ascontiguousarray(a, dtype=np.uint16) for a in (slice_to, flipped, low, high)]
    return EdgeMaps(words[0], words[1], np.ascontiguousarray(row, dtype=np.int32), *words[2:])


def _sources(moves: Ints) -> tuple[Ints, Ints]:
    """Return which place each place's edge comes from, and whether the move flips it.

    Both int64, shape (moves · 16, 12), a move and then a symmetry.
    """
    turns, places = c.turns(), c.places_seen(EDGES)
    source = np.empty((len(moves), SYMMETRIES, 12), dtype=np.int64)
    flips = np.empty_like(source)
    for s in range(SYMMETRIES):
        source[:, s, places[s]] = turns.ep[moves]
        flips[:, s, places[s]] = turns.eo[moves]
    return source.reshape(-1, 12), flips.reshape(-1, 12)


def _all_flips(source: Ints) -> tuple[Ints, Ints]:
    """Return what all flips become, by the low six and the high five of the first eleven."""
    bits = flip_masks()[:, None] >> np.arange(12) & 1
    image = np.array([bits[:, places[:11]] @ (1 << np.arange(11)) for places in source])
    return image[:, :64], image[:, ::64]


def _mapped_bits(from_bit: Ints, first: int) -> NDArray[np.uint8]:
    """Return what four of eight flips become: shape (rows, 16)."""
    result = np.zeros((len(from_bit), 16), dtype=np.uint8)
    values = np.arange(16, dtype=np.uint8)
    for bit in range(8):
        place = from_bit[:, bit, None] - first
        there = (place >= 0) & (place < 4)
        moved = values >> np.clip(place, 0, 3).astype(np.uint8) & 1
        result |= np.where(there, moved << bit, 0).astype(np.uint8)
    return result
