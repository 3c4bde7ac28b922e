"""What each phase knows of a 4×4×4: numbers of its centres, and tables of how they change.

Phase 1 sees which 8 of the 24 centre places hold colours of R and L. Phase 2 sees, of the 16
centres round the x axis, which 8 places hold colours of U and D, or as well which do not; of
the 8 on R and L which 4 hold one of the colours; and whether the wings' permutation is odd.
Phase 3 sees the two colours of each axis apart.
"""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from cubeapp.engine.coordinates.masks import mask_of
from cubeapp.engine.coordinates.subsets import masks, paired, reached, restricted, subset_after
from cubeapp.engine.model.cubies import is_odd
from cubeapp.engine.model.geometry import Face
from cubeapp.engine.solvers.four.turns import (
    PHASES,
    TURNS,
    centre_sources,
    odd_corners,
    wing_sources,
)

NONE = 65535
"""The number of what does not come up."""

SIDES = (Face.R, Face.L)
RING = (Face.U, Face.D, Face.F, Face.B)
CHOSEN = 8
"""Centres that phase 1 looks at, of 24."""
STAGED = 735_471
"""Ways to choose as many places."""
ARRANGED = 6_435, 70
"""How many values the two coordinates of phase 2 have: the ring, and sides with wings' parity."""
FINISHED = 4_900, 24
"""The same of phase 3: both axes of the ring, and the sides with the parity."""

EDGES = (1, 3, 5, 7, 0, 2, 4, 6, 8, 9, 10, 11)
"""The edges in the order in which phase 3 counts them: first those between R and L."""


def places_of(faces: tuple[Face, ...]) -> NDArray[np.intp]:
    """Return the centre places of some faces, four each."""
    return np.concatenate([np.arange(4 * face, 4 * face + 4) for face in sorted(faces)])


class Coordinate(NamedTuple):
    """Which of some places are marked, as a number."""

    number: NDArray[np.uint16]
    """The number of each set, or `NONE`; sets are of one bit for each place."""
    after: NDArray[np.uint16]
    """Shape (size, turns of the phase)."""
    goals: tuple[int, ...]
    """The numbers of solved sets."""


@cache
def ring_axes() -> Coordinate:
    """Return which places of the ring hold colours of U and D, or as well which do not."""
    solved = [_marked(RING, (Face.U, Face.D)), _marked(RING, (Face.F, Face.B))]
    return _coordinate(1, RING, solved, same=True)


@cache
def sides_split() -> Coordinate:
    """Return which places of R and L hold one of the colours, in phase 2.

    The goals are what phase 3 can solve.
    """
    splits = sides_halves().number
    solvable = [mask for mask in range(256) if splits[mask] != NONE]
    return _coordinate(1, SIDES, solvable, same=True)


@cache
def sides_halves() -> Coordinate:
    """Return which places of R and L hold the colour of R, in phase 3."""
    return _coordinate(2, SIDES, [_marked(SIDES, (face,)) for face in SIDES])


@cache
def axis_halves(faces: tuple[Face, Face]) -> Coordinate:
    """Return which places of two faces of the ring hold the first one's colour, in phase 3."""
    return _coordinate(2, faces, [_marked(faces, (face,)) for face in faces])


def _marked(faces: tuple[Face, ...], some: tuple[Face, ...]) -> int:
    """Return the set of the places of ``some`` among those of ``faces``."""
    inside = np.isin(places_of(faces), places_of(some))
    return mask_of(np.flatnonzero(inside))


def _coordinate(
    phase: int, faces: tuple[Face, ...], solved: list[int], same: bool = False
) -> Coordinate:
    """Return the sets, of half the places, that turns make of the ``solved`` ones.

    Args:
        phase: whose turns.
        faces: the faces whose centre places count.
        solved: some sets.
        same: whether a set and what it leaves count as one.
    """
    places = places_of(faces)
    sources = np.searchsorted(places, centre_sources()[np.array(PHASES[phase])][:, places])
    sets = masks(len(places), len(places) // 2)
    after, own = subset_after(sources, len(places) // 2), np.arange(len(sets))
    if same:
        # What a set leaves is as far from the other end.
        after, own = (np.minimum(some, len(sets) - 1 - some) for some in (after, own))
    values = reached(after, own[np.searchsorted(sets, solved)])
    number = np.full(1 << len(places), NONE, dtype=np.uint16)
    is_known = np.isin(own, values)
    number[sets[is_known]] = np.searchsorted(values, own[is_known])
    goals = sorted({int(number[mask]) for mask in solved})
    return Coordinate(number, restricted(after, values).astype(np.uint16), tuple(goals))


def odd_wings() -> NDArray[np.uint8]:
    """Return 1 for each turn that swaps the wings an odd number of times: uint8, shape (45,)."""
    odd = [(turn.first <= 1 and turn.last in (1, 2)) or turn.first == 2 for turn in TURNS]
    quarter = [abs(turn.quarters) == 1 for turn in TURNS]
    return np.array(np.array(odd) & np.array(quarter), dtype=np.uint8)


class Product(NamedTuple):
    """Two coordinates that a phase's table takes together, and where they are solved."""

    first: NDArray[np.uint16]
    """Shape (values, turns of the phase): the first one after each turn."""
    second: NDArray[np.uint16]
    goals: tuple[tuple[int, int], ...]


@cache
def arranging() -> Product:
    """Return the coordinates of phase 2; the second is ``2·sides_split + odd wings``."""
    ring, sides = ring_axes(), sides_split()
    flips = odd_wings()[np.array(PHASES[1])]
    second = _with_parity(sides.after, flips)
    goals = [(first, 2 * side) for first in ring.goals for side in sides.goals]
    return Product(ring.after, second, tuple(goals))


@cache
def finishing() -> Product:
    """Return the coordinates of phase 3: ``70·U/D + F/B``, and ``2·sides_halves + parity``.

    The parity is that of the wings of the lower half beside that of the corners. Of the
    three pairs of colours none is the wrong way round on its axis, or two are.
    """
    up, front = axis_halves((Face.U, Face.D)), axis_halves((Face.F, Face.B))
    sides = sides_halves()
    turns = np.array(PHASES[2])
    flips = (odd_halves() ^ odd_corners())[turns]
    goals = []
    for flipped in range(8):
        if flipped.bit_count() % 2 == 0:
            solved = (
                _marked((Face.U, Face.D), ((Face.U, Face.D)[flipped & 1],)),
                _marked((Face.F, Face.B), ((Face.F, Face.B)[flipped >> 1 & 1],)),
                _marked(SIDES, (SIDES[flipped >> 2],)),
            )
            a, b, c = (
                int(some.number[mask])
                for some, mask in zip((up, front, sides), solved, strict=True)
            )
            goals.append((70 * a + b, 2 * c))
    first = paired(up.after, front.after)
    return Product(first, _with_parity(sides.after, flips), tuple(goals))


def _with_parity(after: NDArray[np.uint16], flips: NDArray[np.uint8]) -> NDArray[np.uint16]:
    """Return a coordinate joined with a bit that turns change."""
    return paired(after, np.arange(2)[:, None] ^ flips).astype(np.uint16)


@cache
def lower_wings() -> NDArray[np.bool_]:
    """Return which wing places are of the lower half: bool, shape (24,).

    The turns of phase 3 never mix the halves; each has one place of each edge.
    """
    sources = wing_sources()[np.array(PHASES[2])]
    return np.isin(np.arange(24), reached(sources.T, [0]))


@cache
def edge_sources() -> NDArray[np.uint8]:
    """Return how the turns of phase 3 move the lower and the upper wings from edge to edge.

    Returns:
        uint8, shape (2, 45, 12): where what is on an edge comes from, edges in the order of
        `EDGES`; of other turns zeros.
    """
    lower = lower_wings()
    result = np.zeros((2, len(TURNS), 12), dtype=np.uint8)
    number = np.argsort(EDGES)
    for half, inside in enumerate((lower, ~lower)):
        places = np.array([edge if inside[edge] else edge + 12 for edge in EDGES])
        for turn in PHASES[2]:
            result[half, turn] = number[wing_sources()[turn][places] % 12]
    return result


@cache
def odd_halves() -> NDArray[np.uint8]:
    """Return 1 for each turn of phase 3 that swaps the lower wings oddly: uint8, shape (45,)."""
    lower = edge_sources()[0]
    odd = np.zeros(len(TURNS), dtype=np.uint8)
    for turn in PHASES[2]:
        odd[turn] = is_odd(lower[turn].tolist())
    return odd
