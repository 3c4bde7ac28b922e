"""Filling slots by words that leave the other slots as they are.

Every word keeps the cross and all slots but its own, so the pieces of one slot and the places
they may be in are a small closed graph: distances from solved by Dijkstra's algorithm, one
table for each set of slots that are still free; then all ways that are as short, or hardly
longer, by depth-first search below these distances.
"""

from __future__ import annotations

import heapq
from collections.abc import Sequence
from dataclasses import dataclass
from operator import itemgetter

import numpy as np
from numpy.typing import NDArray

from cubeapp.engine.model.moves import merged_turns, undone
from cubeapp.engine.solvers.by_hand.places import HOLDS, HOME, PLACES, numbers_of
from cubeapp.engine.solvers.by_hand.words import Ease, Options, Word, from_hand, word

SLOTS = 4
SLOT_BITS = 1 << np.arange(SLOTS)
TOP_TURNS = ((0,), (1,), (2,))
MOST_WAYS = 12
"""Number of the easiest ways to fill a slot that are tried."""


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
        self._homes = homes
        self._cubies = np.array(homes)
        self._goals = np.frombuffer(HOME, dtype=np.uint8)[self._cubies]
        self._solved = [goal.tobytes() for goal in self._goals]
        self._ease = ease
        self._extra = extra
        turns = [numbers_of(text) for text in words]
        self._pieces = [_piece(turn, -1) for turn in TOP_TURNS]
        for slot in range(SLOTS):
            self._pieces += [_piece(from_hand(text, slot), slot) for text in turns]
        self._distances: dict[tuple[int, int], dict[bytes, int]] = {}
        self._nexts: dict[tuple[int, int, bytes, int], list[_Next]] = {}
        self._ways: dict[int, Options] = {}
        """What fills a slot, by the case that `_look_up` takes."""
        self._words: dict[tuple[tuple[int, ...], int], Word] = {}

    def free(self, state: bytes) -> int:
        """Return the slots that are not filled, as bits."""
        return sum(
            any(state[cubie] != HOME[cubie] for cubie in home) << slot
            for slot, home in enumerate(self._homes)
        )

    def missing(self, states: NDArray[np.uint8]) -> NDArray[np.intp]:
        """Return how many slots are not filled: shape (n,).

        Args:
            states: one in each row, shape (n, 20).
        """
        missing: NDArray[np.intp] = self._are_free(states).sum(axis=1)
        return missing

    def ways(
        self, states: NDArray[np.uint8], extra: int = 0
    ) -> tuple[NDArray[np.intp], list[Options]]:
        """Return what may be done next: slots and words that fill them.

        Args:
            states: one in each row.
            extra: allows words longer than usual by so many turns.

        Returns:
            The rows in their order, each as often as slots are not filled there, and as many
            options.
        """
        is_free = self._are_free(states)
        rows, slots = is_free.nonzero()
        free = (is_free @ SLOT_BITS)[rows]
        places = states[rows[:, np.newaxis], self._cubies[slots]]
        cases = ((self._extra + extra) << SLOTS | free) * SLOTS + slots
        for place in places.T:
            cases = cases * PLACES + place
        known = self._ways
        return rows, [known.get(case) or self._look_up(case) for case in cases.tolist()]

    def _are_free(self, states: NDArray[np.uint8]) -> NDArray[np.bool_]:
        """Return which slots are not filled: shape (n, 4)."""
        is_free: NDArray[np.bool_] = (states[:, self._cubies] != self._goals).any(axis=2)
        return is_free

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
        queue = [(0, self._solved[slot])]
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

    def _look_up(self, case: int) -> Options:
        """Return what fills a slot, and keep it.

        Args:
            case: of how many turns more, which slots are free, which one is filled, and where
                each of its pieces is.
        """
        rest, key = case, b""
        for _ in self._solved[0]:
            rest, place = divmod(rest, PLACES)
            key = bytes((place,)) + key
        rest, slot = divmod(rest, SLOTS)
        extra, free = divmod(rest, 1 << SLOTS)
        found = self._search(slot, free, key, extra)
        options = self._ways[case] = Options.of((slot, way) for way in found)
        return options

    def _search(self, slot: int, free: int, key: bytes, extra: int) -> tuple[Word, ...]:
        solved = self._solved[slot]
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
