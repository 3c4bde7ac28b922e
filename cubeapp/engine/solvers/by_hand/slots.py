"""Filling slots by words that leave the other slots as they are.

Every word keeps the cross and all slots but its own, so the pieces of one slot and the places
they may be in are a small closed graph: distances from solved by Dijkstra's algorithm, one
table for each set of slots that are still free; then all ways that are as short, or hardly
longer, by depth-first search below these distances.
"""

from __future__ import annotations

import heapq
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from operator import itemgetter

import numpy as np
from numpy.typing import NDArray

from cubeapp.engine.model.moves import merged_turns, undone
from cubeapp.engine.solvers.by_hand.places import HOLDS, HOME, numbers_of
from cubeapp.engine.solvers.by_hand.words import Ease, Word, from_hand, word

SLOTS = 4
TOP_TURNS = ((0,), (1,), (2,))
MOST_WAYS = 12
"""Number of the easiest ways to fill a slot that are tried."""

_Key = int | tuple[int, ...]
"""Where the one piece of a slot is, or where each of them is."""


@dataclass(frozen=True, slots=True)
class _Piece:
    """A step in a graph: a turn of the top, or a word."""

    turns: tuple[int, ...]
    table: bytes
    slot: int
    """The slot it opens; -1 for a turn of the top."""


_Next = tuple[int, bytes, _Piece]
"""By how many turns a step makes the shortest way longer, where it leads, and the step."""


class Slots:
    """Four slots that are filled one after the other: corners, edges, or pairs of both."""

    def __init__(
        self, homes: Sequence[Sequence[int]], words: Sequence[str], ease: Ease, extra: int
    ) -> None:
        """Prepare; tables are made when first needed.

        Args:
            homes: which cubies belong to each slot, as indices of a state; slot ``k`` is that
                at the front right when the cube is in hold ``k``.
            words: the words that open the front right slot, as algs in turns of faces.
            ease: what makes a word awkward.
            extra: how many turns longer than the shortest a way may be.
        """
        self._keys: list[Callable[[bytes], _Key]] = [itemgetter(*home) for home in homes]
        self._solved = [key(HOME) for key in self._keys]
        self._cubies = np.concatenate(homes)
        self._goals = np.frombuffer(HOME, dtype=np.uint8)[self._cubies]
        self._begins = np.cumsum([0, *map(len, homes[:-1])])
        self._ease = ease
        self._extra = extra
        turns = [numbers_of(text) for text in words]
        self._pieces = [_piece(turn, -1) for turn in TOP_TURNS]
        for slot in range(SLOTS):
            self._pieces += [_piece(from_hand(text, slot), slot) for text in turns]
        self._distances: dict[tuple[int, int], dict[bytes, int]] = {}
        self._nexts: dict[tuple[int, int, bytes, int], list[_Next]] = {}
        self._ways: dict[tuple[int, int, _Key, int], tuple[tuple[int, Word], ...]] = {}
        self._words: dict[tuple[tuple[int, ...], int], Word] = {}

    def free(self, state: bytes) -> int:
        """Return the slots that are not filled, as bits."""
        one, two, three, four = self._keys
        solved = self._solved
        return int(
            (one(state) != solved[0])
            | (two(state) != solved[1]) << 1
            | (three(state) != solved[2]) << 2
            | (four(state) != solved[3]) << 3
        )

    def missing(self, states: NDArray[np.uint8]) -> NDArray[np.intp]:
        """Return how many slots are not filled: shape (n,).

        Args:
            states: one in each row, shape (n, 20).
        """
        is_away = states[:, self._cubies] != self._goals
        missing: NDArray[np.intp] = np.logical_or.reduceat(is_away, self._begins, axis=1).sum(
            axis=1
        )
        return missing

    def ways(self, state: bytes, free: int, extra: int = 0) -> list[tuple[int, Word]]:
        """Return what may be done next: a slot and a word that fills it.

        Args:
            state: has the slots ``free`` unfilled.
            free: as bits.
            extra: allows words longer than usual by so many turns.
        """
        found: list[tuple[int, Word]] = []
        for slot, key in enumerate(self._keys):
            if free >> slot & 1:
                found += self._ways_into(slot, free, key(state), self._extra + extra)
        return found

    def open_ways(self, state: bytes, extra: int) -> list[tuple[int, Word]]:
        """Return what may be done next, with all slots that are not filled; see `ways`."""
        return self.ways(state, self.free(state), extra)

    def distances(self, slot: int, free: int) -> dict[bytes, int]:
        """Return how many turns fill ``slot`` from each place its pieces can be in."""
        known = self._distances.get((slot, free))
        if known is None:
            known = self._distances[slot, free] = self._measure(slot, free)
        return known

    def _allowed(self, free: int) -> list[_Piece]:
        return [piece for piece in self._pieces if piece.slot < 0 or free >> piece.slot & 1]

    def _measure(self, slot: int, free: int) -> dict[bytes, int]:
        # Each word's inverse is a word too, so the way out is as long as the way in.
        pieces = self._allowed(free)
        distances: dict[bytes, int] = {}
        queue = [(0, _places(self._solved[slot]))]
        while queue:
            distance, key = heapq.heappop(queue)
            if key in distances:
                continue
            distances[key] = distance
            for piece in pieces:
                moved = key.translate(piece.table)
                if moved not in distances:
                    heapq.heappush(queue, (distance + len(piece.turns), moved))
        return distances

    def _ways_into(
        self, slot: int, free: int, key: _Key, extra: int
    ) -> tuple[tuple[int, Word], ...]:
        case = slot, free, key, extra
        known = self._ways.get(case)
        if known is None:
            found = self._search(slot, free, _places(key), extra)
            known = self._ways[case] = tuple((slot, way) for way in found)
        return known

    def _search(self, slot: int, free: int, key: bytes, extra: int) -> tuple[Word, ...]:
        solved = _places(self._solved[slot])
        found: dict[tuple[int, ...], int] = {}

        def walk(key: bytes, left: int, path: tuple[_Piece, ...]) -> None:
            if path and key == solved:
                turns = merged_turns(turn for piece in path for turn in piece.turns)
                chunks = sum(piece.slot >= 0 for piece in path)
                found[turns] = min(chunks, found.get(turns, chunks))
                return
            for longer, moved, piece in self._next(slot, free, key, extra):
                if longer > left:
                    return
                if not (path and _is_idle(path[-1], piece)):
                    walk(moved, left - longer, (*path, piece))

        walk(key, extra, ())
        words = [self._word(turns, chunks) for turns, chunks in found.items()]
        words.sort(key=lambda way: (way.least, way.turns))
        return tuple(words[:MOST_WAYS])

    def _next(self, slot: int, free: int, key: bytes, most: int) -> list[_Next]:
        """Return what may come next and makes a way ``most`` turns longer at the most."""
        case = slot, free, key, most
        known = self._nexts.get(case)
        if known is None:
            found: list[_Next] = []
            distances = self.distances(slot, free)
            for piece in self._allowed(free):
                moved = key.translate(piece.table)
                longer = len(piece.turns) + distances[moved] - distances[key]
                if longer <= most:
                    found.append((longer, moved, piece))
            # Other threads see all of it or none.
            known = self._nexts[case] = sorted(found, key=itemgetter(0))
        return known

    def _word(self, turns: tuple[int, ...], chunks: int) -> Word:
        """Return a word that many cases share."""
        known = self._words.get((turns, chunks))
        if known is None:
            known = self._words[turns, chunks] = word(turns, chunks, self._ease)
        return known


def _places(key: _Key) -> bytes:
    return bytes((key,)) if isinstance(key, int) else bytes(key)


def _piece(turns: tuple[int, ...], slot: int) -> _Piece:
    return _Piece(turns, word(turns, 1, Ease()).table, slot)


def _is_idle(last: _Piece, piece: _Piece) -> bool:
    """Tell whether ``piece`` after ``last`` could be left out or be one with it."""
    if last.slot < 0:
        return piece.slot < 0
    return last.slot == piece.slot and piece.turns == undone(last.turns)


def slot_homes(corners: bool, edges: bool) -> list[tuple[int, ...]]:
    """Return the cubies of the four slots of the two lower layers, as indices of a state."""
    # Hold k has the slot in front that k quarter turns y bring to the front right.
    corner, edge = (4, 7, 6, 5), (16, 19, 18, 17)
    return [(corner[slot],) * corners + (edge[slot],) * edges for slot in range(HOLDS)]
