"""The cross: all its shortest solutions, from one table of four edges.

The table of fewer edges tells the shortest way to bring one more home without losing those
that are.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache

import numpy as np
from numpy.typing import NDArray

from cubeapp.engine.coordinates.successors import next_turns
from cubeapp.engine.solvers.by_hand.places import HOME, turn_tables
from cubeapp.engine.solvers.by_hand.words import Ease, Word, word

CROSS_EDGES = (12, 13, 14, 15)
"""DR, DF, DL and DB as indices of a state."""
FAR = 255
MOST_WAYS = 20
"""Number of the easiest ways that are tried."""
MOST_FOUND = 200
KEPT_WAYS = 10_000
"""Maximum number of places whose ways are cached."""
EASE = Ease()


class EdgeTable:
    """How many turns bring some edges home, or to other places, from wherever they are."""

    def __init__(self, edges: Sequence[int], goals: Sequence[Sequence[int]] | None = None) -> None:
        """Look at all places of ``edges`` breadth first.

        Args:
            edges: indices of a state.
            goals: the places that the edges may end in, in their order; home unless given.
        """
        self.edges = tuple(edges)
        home = [HOME[edge] for edge in edges]
        self._distances = self._measure([home] if goals is None else goals)
        self._ways: dict[int, tuple[Word, ...]] = {}

    def counts(self) -> list[int]:
        """Return how many of the edges' places there are at each distance."""
        counts: list[int] = np.bincount(self._distances[self._distances != FAR]).tolist()
        return counts

    def distance(self, state: bytes) -> int:
        """Return how many turns bring the edges where they are to be."""
        return int(self._distances[self._index(state)])

    def ways(self, state: bytes) -> tuple[Word, ...]:
        """Return the easiest of the shortest ways, none of no turns."""
        key = self._index(state)
        known = self._ways.get(key)
        if known is None:
            if len(self._ways) == KEPT_WAYS:
                self._ways.clear()
            known = self._ways[key] = self._search(state)
        return known

    def _search(self, state: bytes) -> tuple[Word, ...]:
        found: list[tuple[int, ...]] = []
        tables, turns = turn_tables(), next_turns()
        distances = self._distances

        def walk(state: bytes, left: int, path: tuple[int, ...]) -> None:
            if left == 0:
                found.append(path)
                return
            for turn in turns[path[-1] // 3 if path else -1]:
                moved = state.translate(tables[turn])
                if distances[self._index(moved)] == left - 1 and len(found) < MOST_FOUND:
                    walk(moved, left - 1, (*path, turn))

        start = self.distance(state)
        if start:
            walk(state, start, ())
        words = [word(path, 1, EASE) for path in found]
        words.sort(key=lambda way: (way.least, way.turns))
        return tuple(words[:MOST_WAYS])

    def _index(self, state: bytes) -> int:
        index = 0
        for edge in self.edges:
            index = 24 * index + state[edge] - 24
        return index

    def _measure(self, goals: Sequence[Sequence[int]]) -> NDArray[np.uint8]:
        """Return the distances: uint8, shape (24 to the number of edges,), or `FAR`."""
        turns = _moved_places()
        distances = np.full(24 ** len(self.edges), FAR, dtype=np.uint8)
        digits = 24 ** np.arange(len(self.edges))[::-1]
        level = (np.array(goals) - 24) @ digits
        depth = 0
        while level.size:
            distances[level] = depth
            depth += 1
            places = np.zeros((len(turns), level.size), dtype=np.int32)
            for digit in reversed(range(len(self.edges))):
                places = 24 * places + turns[:, level // 24**digit % 24]
            moved = places.ravel()
            moved = moved[distances[moved] == FAR]
            # Marking first and looking again finds each index once without sorting.
            distances[moved] = depth
            level = np.flatnonzero(distances == depth) if moved.size else moved
        return distances


@cache
def edge_table(edges: tuple[int, ...]) -> EdgeTable:
    """Return the table of ``edges``, built when first asked for."""
    return EdgeTable(edges)


def cross_table() -> EdgeTable:
    """Return the table of the whole cross."""
    return edge_table(CROSS_EDGES)


def next_edges(state: bytes) -> Iterator[tuple[int, Word]]:
    """Yield every edge of the cross that is not home, with the ways to bring just it there."""
    home = tuple(edge for edge in CROSS_EDGES if state[edge] == HOME[edge])
    for edge in CROSS_EDGES:
        if edge not in home:
            table = edge_table(tuple(sorted((*home, edge))))
            yield from ((edge, way) for way in table.ways(state))


@cache
def _moved_places() -> NDArray[np.int32]:
    """Return what each turn makes of an edge's place: int32, shape (18, 24)."""
    tables = [np.frombuffer(table, dtype=np.uint8)[24:48] for table in turn_tables()]
    return np.array(tables, dtype=np.int32) - 24
