"""The daisy: the edges of the cross around the opposite centre, from where half turns take them.

An edge of the cross that is home already stays there.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from itertools import product

from cubeapp.engine.model.geometry import Face
from cubeapp.engine.solvers.by_hand.cross import CROSS_EDGES, EASE, EdgeTable
from cubeapp.engine.solvers.by_hand.places import HALF, HOLDS, HOME
from cubeapp.engine.solvers.by_hand.words import Word, word

PETALS = (24, 26, 28, 30)
"""The places of UR, UF, UL and UB, the sticker of the cross up."""
_GOALS = tuple((edge, frozenset((*PETALS, HOME[edge]))) for edge in CROSS_EDGES)
"""Each edge of the cross, and its places as a petal and at home."""
_SIDES = (Face.R, Face.F, Face.L, Face.B)
"""The side of each of those, and of each edge of the cross."""


def is_petal(state: bytes, edge: int) -> bool:
    """Tell whether an edge of the cross is at the top, its sticker of the cross up."""
    return state[edge] in PETALS


def petals_missing(state: Sequence[int]) -> int:
    """Return how many edges of the cross are neither petals nor home."""
    return sum([state[edge] not in goals for edge, goals in _GOALS])


def next_petals(state: bytes) -> Iterator[tuple[int, Word]]:
    """Yield every edge of the cross that is to come up, with the shortest ways for just it."""
    home = tuple(edge for edge in CROSS_EDGES if state[edge] == HOME[edge])
    petals = tuple(edge for edge in CROSS_EDGES if is_petal(state, edge))
    for edge in CROSS_EDGES:
        if edge not in home + petals:
            table = _petal_table(tuple(sorted((*home, *petals, edge))), home)
            yield from ((edge, way) for way in table.ways(state))


def next_halves(state: bytes) -> Iterator[tuple[int, Word]]:
    """Yield every petal with the way down: a turn of the top, if need be, and a half turn."""
    for slot, edge in enumerate(CROSS_EDGES):
        if is_petal(state, edge):
            yield edge, _way_down((slot - PETALS.index(state[edge])) % HOLDS, slot)


@cache
def _petal_table(edges: tuple[int, ...], home: Sequence[int]) -> EdgeTable:
    """Return the table of ``edges`` that are to be petals, but for those that stay at home."""
    choices = [(HOME[edge],) if edge in home else PETALS for edge in edges]
    goals = [places for places in product(*choices) if len(set(places)) == len(places)]
    return EdgeTable(edges, goals)


@cache
def _way_down(quarters: int, slot: int) -> Word:
    turns = (quarters - 1,) * (quarters > 0) + (3 * _SIDES[slot] + HALF,)
    return word(turns, 1, EASE)
