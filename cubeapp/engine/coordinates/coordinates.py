"""Positions of the 3×3×3 projected to small integers, and their symmetries.

A reflection in the planes between R and L, U and D, F and B keeps everything the two-phase
method looks at; the eight combinations form a group in which each element undoes itself and
the product is XOR. So a coordinate is renumbered as ``8·class + symmetry``: the conjugate by
``s`` of number ``n`` is ``n ^ s``, and a table for a pair of coordinates needs a row for each
class of the first alone: entry (a, b) is found at (class of a, b ^ symmetry of a).

Those who need the axis of U and D alone to stay have eight symmetries more: after a reflection
the axes of R and L and of F and B are swapped.

Source of the coordinates: H. Kociemba, "The Coordinate Level".
"""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from itertools import permutations
from typing import Any

import numpy as np
from numpy.typing import NDArray

from cubeapp.engine.coordinates.subsets import masks, numbered, subset_after
from cubeapp.engine.model.cube import Cube
from cubeapp.engine.model.cubies import Cubies
from cubeapp.engine.model.geometry import Axis, Face
from cubeapp.engine.model.moves import face_turns
from cubeapp.engine.model.orbits import CORNERS, EDGES
from cubeapp.engine.model.symmetries import turns_seen

Ints = NDArray[np.int64]

SYMMETRIES = 8
"""Symmetry ``s`` swaps R and L if bit 0 is set, U and D for bit 1, F and B for bit 2.

After that bit 3, of those that keep the axis of U and D alone, swaps R with F and L with B.
"""
SWAPPED = {Face.R: Face.F, Face.F: Face.R, Face.L: Face.B, Face.B: Face.L}

PHASE_2_MOVES = (0, 1, 2, 4, 7, 9, 10, 11, 13, 16)
"""The face turns that keep to ⟨U, D, R2, L2, F2, B2⟩, as indices of `face_turns`."""


@dataclass(frozen=True, slots=True)
class Turns:
    """The 18 face turns as cubies, each int64: place ``i`` gets what was at ``cp[i]``."""

    cp: Ints
    """Shape (18, 8)."""
    co: Ints
    ep: Ints
    """Shape (18, 12)."""
    eo: Ints


@cache
def turns() -> Turns:
    """Return the face turns in the order of `face_turns`."""
    cubies = [Cubies.of(Cube.solved(3).apply(move)) for move in face_turns(3)]
    return Turns(
        np.array([c.cp for c in cubies]),
        np.array([c.co for c in cubies]),
        np.array([c.ep for c in cubies]),
        np.array([c.eo for c in cubies]),
    )


def cube_bytes(corners: NDArray[Any], edges: NDArray[Any]) -> NDArray[np.uint8]:
    """Return cubes as kernels have them: uint8, shape (…, 24), the last four bytes 0.

    Args:
        corners: shape (…, 8), each corner with its twist from bit 4 on.
        edges: shape (…, 12), each edge with its flip in bit 4.
    """
    cubes = np.zeros((*corners.shape[:-1], 24), dtype=np.uint8)
    cubes[..., :8], cubes[..., 8:20] = corners, edges
    return cubes


@cache
def turn_cubes() -> NDArray[np.uint8]:
    """Return the face turns as `cube_bytes`: uint8, shape (18, 24)."""
    t = turns()
    return cube_bytes(t.cp | t.co << 4, t.ep | t.eo << 4)


@cache
def places_seen(names: tuple[str, ...]) -> Ints:
    """Return where each symmetry of the axis takes each place: int64, shape (16, places)."""
    places = {frozenset(name): index for index, name in enumerate(names)}
    return np.array(
        [
            [places[frozenset(_face_seen(Face[x], s).name for x in name)] for name in names]
            for s in range(2 * SYMMETRIES)
        ]
    )


def reflected_places(names: tuple[str, ...]) -> Ints:
    """Return where each reflection takes each place: int64, shape (8, places)."""
    return places_seen(names)[:SYMMETRIES]


def reflected_turns() -> Ints:
    """Return what each reflection makes of each face turn: int64, shape (8, 18)."""
    # They are the first of all 48 symmetries, in the order of the same bits read backwards.
    return turns_seen()[[0, 4, 2, 6, 1, 5, 3, 7]]


def _face_seen(face: Face, symmetry: int) -> Face:
    bit = {Axis.X: 1, Axis.Y: 2, Axis.Z: 4}[face.axis]
    reflected = face.opposite if symmetry & bit else face
    return SWAPPED.get(reflected, reflected) if symmetry & 8 else reflected


def _is_mirror(symmetry: int) -> bool:
    return symmetry.bit_count() % 2 == 1


@dataclass(frozen=True, slots=True)
class Coordinate:
    """What the turns and the symmetries do to one projection of the cube."""

    after: Ints
    """The value after each move: int64, shape (values, moves)."""
    conjugate: Ints
    """The value seen through each symmetry: int64, shape (values, 8)."""

    @property
    def size(self) -> int:
        """How many values there are; solved is 0."""
        return len(self.after)


class Numbering:
    """A coordinate's values renumbered as ``8·class + symmetry``.

    A value that some symmetry leaves alone has several numbers; the smallest is the one
    that moves lead to.
    """

    def __init__(self, coordinate: Coordinate) -> None:
        smallest = coordinate.conjugate.min(axis=1)
        representatives, classes = np.unique(smallest, return_inverse=True)
        symmetry = np.argmin(coordinate.conjugate, axis=1)
        self.coordinate = coordinate
        self.number: Ints = classes * SYMMETRIES + symmetry
        """The number of each value."""
        self.value: Ints = coordinate.conjugate[representatives].ravel()
        """The value of each number."""

    @property
    def size(self) -> int:
        """How many numbers there are."""
        return len(self.value)

    @property
    def classes(self) -> int:
        """How many values there are up to symmetry."""
        return self.size // SYMMETRIES

    def renumbered(self) -> Coordinate:
        """Return the coordinate in terms of its numbers."""
        return Coordinate(
            self.number[self.coordinate.after[self.value]],
            self.number[self.coordinate.conjugate[self.value]],
        )


def permutation_rank(permutations_: Ints) -> Ints:
    """Return the place of each row among all permutations in the order of a dictionary.

    Args:
        permutations_: int64, shape (n, k), each row a permutation of 0…k-1.
    """
    size = permutations_.shape[1]
    rank = np.zeros(len(permutations_), dtype=np.int64)
    for i in range(size - 1):
        smaller = (permutations_[:, i + 1 :] < permutations_[:, i : i + 1]).sum(axis=1)
        rank += smaller * math.factorial(size - 1 - i)
    return rank


@cache
def twist() -> Coordinate:
    """Return the corners' twists, 2187 values; the eighth follows from the others."""
    t, twists = turns(), _all_twists()
    after = [_twist_of((twists[:, t.cp[m]] + t.co[m]) % 3) for m in range(18)]
    return Coordinate(np.column_stack(after), np.column_stack(list(twists_seen()[:SYMMETRIES])))


def twists_seen() -> Ints:
    """Return the values of `twist` through each symmetry of the axis: int64, shape (16, 2187)."""
    twists = _all_twists()
    seen = [
        _twist_of(_carried(-twists % 3 if _is_mirror(s) else twists, places))
        for s, places in enumerate(places_seen(CORNERS))
    ]
    return np.array(seen)


def _all_twists() -> Ints:
    """Return the twists of the eight corners for each value of `twist`: int64, shape (2187, 8)."""
    twists = np.arange(3**7)[:, None] // 3 ** np.arange(7) % 3
    return np.column_stack([twists, -twists.sum(axis=1) % 3])


def _twist_of(twists: Ints) -> Ints:
    return np.asarray(twists[:, :7] @ 3 ** np.arange(7))


@cache
def flip() -> Coordinate:
    """Return the edges' flips, 2048 values; the twelfth follows from the others."""
    return _flips(turns().eo)


@cache
def side_flip() -> Coordinate:
    """Return the flips as they are counted with R and L in the place of F and B.

    Both ways agree on the subgroup of phase 2. Elsewhere they differ where an edge of the
    middle layer is outside it or another edge inside.
    """
    t = turns()
    return _flips(t.eo ^ ((t.ep >= 8) != (np.arange(12) >= 8)))


def _flips(turned: Ints) -> Coordinate:
    """Return the coordinate of flips that each turn changes as ``turned`` says."""
    t, powers = turns(), 2 ** np.arange(11)
    flips = np.arange(2**11)[:, None] // powers % 2
    flips = np.column_stack([flips, flips.sum(axis=1) % 2])
    after = [flips[:, t.ep[m]] ^ turned[m] for m in range(18)]
    seen = [_carried(flips, places) for places in reflected_places(EDGES)]
    return _coordinate(after, seen, lambda states: states[:, :11] @ powers)


@cache
def slice_masks() -> Ints:
    """Return the sets of four edge places as 12-bit masks: int64, shape (495,).

    The first is the middle layer's own places, FR FL BL BR.
    """
    return masks(12, 4)[::-1].copy()


@cache
def slice_rank() -> Ints:
    """Return the index of each mask among `slice_masks`, 0 for others: int64, shape (4096,)."""
    return numbered(slice_masks(), 1 << 12)


@cache
def slice_places() -> Coordinate:
    """Return which places hold the middle layer's edges, 495 values."""
    t, bits, rank = turns(), 1 << np.arange(12), slice_rank()
    held = slice_masks()[:, None] // bits % 2
    after = [held[:, t.ep[m]] for m in range(18)]
    seen = [_carried(held, places) for places in reflected_places(EDGES)]
    return _coordinate(after, seen, lambda states: rank[states @ bits])


@cache
def marked_slice() -> Coordinate:
    """Return which places hold the middle layer's edges and how those are flipped.

    There are 7920 values: 16 times that of `slice_places`, plus one bit for each of the four
    edges in the order of their places.
    """
    t, bits, rank = turns(), 1 << np.arange(12), slice_rank()
    held = np.repeat(slice_masks()[:, None] // bits % 2, 16, axis=0)
    flips = np.tile(np.arange(16), 495)[:, None] >> _order(held) & held

    def number(states: Ints) -> Ints:
        """Return the values of states, int64, shape (n, 2, 12): places held, and flips."""
        places, marks = states[:, 0], states[:, 1]
        return np.asarray(16 * rank[places @ bits] + (marks << _order(places)).sum(axis=1))

    after = []
    for m in range(18):
        places = held[:, t.ep[m]]
        after.append(np.stack([places, (flips[:, t.ep[m]] ^ t.eo[m]) & places], axis=1))
    both = np.stack([held, flips], axis=1)
    seen = [_carried(both, places) for places in reflected_places(EDGES)]
    return _coordinate(after, seen, number)


def _order(held: Ints) -> Ints:
    """Return how many of the places before each are held too; 0 before the first."""
    return np.asarray(np.maximum(np.cumsum(held, axis=1) - 1, 0))


@cache
def corner_permutation() -> Coordinate:
    """Return the corners' places in phase 2, 40320 values."""
    return _permutation(turns().cp, reflected_places(CORNERS))


@cache
def edge_permutation() -> Coordinate:
    """Return the places of the eight edges of U and D in phase 2, 40320 values."""
    return _permutation(turns().ep[:, :8], reflected_places(EDGES)[:, :8])


@cache
def slice_permutation() -> Coordinate:
    """Return the places of the middle layer's edges in phase 2, 24 values."""
    return _permutation(turns().ep[:, 8:] - 8, reflected_places(EDGES)[:, 8:] - 8)


@cache
def corner_sets() -> Coordinate:
    """Return which places hold corners of U in phase 2, and the corners' parity.

    There are 140 values: twice the place among the 70 sets, plus 1 if the corners'
    permutation is odd.
    """
    sets, odd = np.repeat(np.arange(70), 2), np.arange(140) % 2
    after, seen = corner_sets_seen()
    return Coordinate(
        np.column_stack([2 * after[sets, m] + (odd ^ (m % 3 != 1)) for m in PHASE_2_MOVES]),
        np.column_stack([2 * row[sets] + odd for row in seen[:SYMMETRIES]]),
    )


def corner_set_masks() -> Ints:
    """Return the places of the four corners of U as masks: int64, shape (70,)."""
    return masks(8, 4)


def corner_sets_seen() -> tuple[Ints, Ints]:
    """Return the places of the corners of U after each face turn and through each symmetry.

    Both as indices of `corner_set_masks`: int64, shapes (70, 18) and (16, 70), by those of the
    axis.
    """
    bits, sets = 1 << np.arange(8), corner_set_masks()
    held, rank = sets[:, None] // bits % 2, numbered(sets, 1 << 8)
    # Swapping U and D makes corners of U out of those of D.
    seen = [
        rank[_carried(held ^ (s >> 1 & 1), places) @ bits]
        for s, places in enumerate(places_seen(CORNERS))
    ]
    return subset_after(turns().cp, 4), np.array(seen)


def corner_set_of(permutations_: Ints) -> Ints:
    """Return the value of `corner_sets` for each row of corner permutations."""
    held = (permutations_ < 4) @ (1 << np.arange(8))
    pairs = [(i, j) for i in range(8) for j in range(i)]
    swaps = sum((permutations_[:, i] < permutations_[:, j]).astype(np.int64) for i, j in pairs)
    return 2 * np.searchsorted(corner_set_masks(), held) + swaps % 2


@cache
def all_permutations(size: int) -> Ints:
    """Return every permutation in the order of a dictionary: int64, shape (size!, size)."""
    return np.array(list(permutations(range(size))))


def _permutation(sources: Ints, reflected: Ints) -> Coordinate:
    """Return the coordinate of permutations that the moves of phase 2 make."""
    states = all_permutations(sources.shape[1])
    after = [states[:, sources[m]] for m in PHASE_2_MOVES]
    seen = [_carried(places[states], places) for places in reflected]
    return _coordinate(after, seen, permutation_rank)


def _carried(states: Ints, places: Ints) -> Ints:
    """Return states with what is in each place, their last axis, carried to another."""
    image = np.empty_like(states)
    image[..., places] = states
    return image


def _coordinate(after: list[Ints], seen: list[Ints], rank: Callable[[Ints], Ints]) -> Coordinate:
    return Coordinate(
        np.column_stack([rank(states) for states in after]),
        np.column_stack([rank(states) for states in seen]),
    )
