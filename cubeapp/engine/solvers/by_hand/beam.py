"""Choosing among orders, words and holds: of many ways the easiest are followed further.

The beam goes from one number of filled slots to the next and keeps the easiest positions of
each; a word that fills two at once skips a level. The effort counts turns and what makes them
awkward.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, replace
from functools import partial
from itertools import count
from typing import Any

import numpy as np
from numpy.typing import NDArray

from cubeapp.engine.solvers.by_hand.places import HOLDS, HOME
from cubeapp.engine.solvers.by_hand.slots import SLOTS, Slots
from cubeapp.engine.solvers.by_hand.words import NOTHING, Word

MOST_EXTRA = 4
"""Turns by which words may get longer when no shorter ones go together."""


@dataclass(slots=True)
class Node:
    """A position on the way, and how it was reached."""

    effort: float
    state: bytes
    hold: int
    last: int
    """The faces that were turned last, in the fixed frame, as bits."""
    parent: Node | None = None
    word: Word | None = None
    target: int = -1
    """What the word was for: a slot, or an edge of the cross."""
    frame: int = 0
    """The colour at the bottom."""

    def path(self) -> list[Node]:
        """Return the nodes from the first to this one."""
        nodes = [self]
        while nodes[-1].parent is not None:
            nodes.append(nodes[-1].parent)
        return nodes[::-1]


@dataclass(frozen=True, slots=True)
class Level:
    """Positions as arrays of the same length, the easiest first where they were reached.

    They become nodes when they are asked for, as few ever are.
    """

    states: NDArray[np.uint8]
    """One in each row, shape (n, 20)."""
    holds: NDArray[np.intp]
    lasts: NDArray[np.intp]
    """The faces that were turned last, as those of nodes."""
    efforts: NDArray[np.float64]
    node: Callable[[int], Node]
    """Returns the node of an index."""

    @classmethod
    def of(cls, nodes: Sequence[Node]) -> Level:
        """Return nodes in their order."""
        return cls(
            _rows([node.state for node in nodes]),
            np.array([node.hold for node in nodes], dtype=np.intp),
            np.array([node.last for node in nodes], dtype=np.intp),
            np.array([node.effort for node in nodes]),
            nodes.__getitem__,
        )

    def __len__(self) -> int:
        return len(self.efforts)

    def first(self, count: int) -> Level:
        """Return the first ``count`` of them."""
        states, holds = self.states[:count], self.holds[:count]
        return Level(states, holds, self.lasts[:count], self.efforts[:count], self.node)

    def loose(self) -> Level:
        """Return them as if nothing had been turned yet."""
        return replace(self, lasts=np.zeros_like(self.lasts))


Ways = Callable[[bytes, int], Iterable[tuple[int, Word]]]
"""What may be done with a state, and how much longer than usual it may be."""
Missing = Callable[[NDArray[np.uint8]], NDArray[np.intp]]
"""How much is still to be done, of states as rows. Any way does something that was missing."""


def no_pause() -> None:
    """Go on at once."""


def follow(
    starts: Level,
    ways: Ways,
    missing: Missing,
    levels: int,
    width: int,
    extra: int = 0,
    pause: Callable[[], None] = no_pause,
) -> Level:
    """Return all positions reached at which nothing is missing, the easiest first.

    Args:
        starts: where to begin.
        ways: what may be done next.
        missing: see `Missing`.
        levels: the most that can be missing.
        width: how many positions of each level are followed.
        extra: see `Ways`.
        pause: called between the levels.
    """
    if not starts:
        return starts
    beam = _Beam(starts, missing, levels)
    for level in range(levels, 0, -1):
        pause()
        beam.go_on(level, width, ways, extra)
    return beam.level(0)


@dataclass(frozen=True, slots=True)
class _Arrivals:
    """Positions in the order in which they were reached; all arrays are of the same length."""

    positions: NDArray[np.intp]
    """The number of the state, times `HOLDS`, and the hold."""
    efforts: NDArray[np.float64]
    lasts: NDArray[np.intp]
    """The faces that were turned last."""
    before: NDArray[np.intp]
    """The number of that which was followed before."""
    steps: NDArray[np.intp]
    """The number of the step from there."""

    def fields(self) -> tuple[NDArray[Any], ...]:
        """Return the arrays in their order."""
        return self.positions, self.efforts, self.lasts, self.before, self.steps

    def __len__(self) -> int:
        return len(self.positions)

    def at(self, chosen: NDArray[np.bool_] | NDArray[np.intp]) -> _Arrivals:
        """Return some of them, in the order of ``chosen``."""
        return _Arrivals(*(field[chosen] for field in self.fields()))

    def easiest(self, width: int | None) -> _Arrivals:
        """Return the easiest arrival at each of the ``width`` easiest positions.

        Of equally easy ones the first goes first, and of positions that which was known first.
        """
        indices = np.arange(len(self))
        end = int(self.positions.max()) + 1
        least = np.full(end, np.inf)
        np.minimum.at(least, self.positions, self.efforts)
        is_least = self.efforts == least[self.positions]
        since, best = np.empty(end, dtype=np.intp), np.empty(end, dtype=np.intp)
        # What is written last stays, so that from the end the first stays.
        since[self.positions[::-1]] = indices[::-1]
        best[self.positions[is_least][::-1]] = indices[is_least][::-1]
        known = np.flatnonzero(least < np.inf)
        order = np.lexsort((since[known], least[known]))[:width]
        return self.at(best[known[order]])


class _Beam:
    """The positions reached from some starts, by how much is missing there."""

    def __init__(self, starts: Level, missing: Missing, levels: int) -> None:
        self._starts = starts
        self._missing = missing
        self._numbers: dict[bytes, int] = defaultdict(count().__next__)
        self._states: list[bytes] = []
        """The states by their numbers."""
        self._steps: list[tuple[int, Word]] = []
        """Those after the first ones, which are to the starts themselves."""
        self._followed: list[_Arrivals] = []
        self._reached: list[list[_Arrivals]] = [[] for _ in range(levels + 1)]
        positions = HOLDS * self._number(starts.states) + starts.holds
        indices = np.arange(len(starts))
        arrivals = _Arrivals(positions, starts.efforts, starts.lasts, indices, indices)
        self._arrive(arrivals, missing(starts.states))

    def level(self, level: int) -> Level:
        """Return the positions at which so much is missing, the easiest first."""
        found = self._easiest(level, None)
        numbers, holds = np.divmod(found.positions, HOLDS)
        states = _rows([self._states[number] for number in numbers.tolist()])
        return Level(states, holds, found.lasts, found.efforts, partial(self._node, found))

    def go_on(self, level: int, width: int, ways: Ways, extra: int) -> None:
        """Reach what ``ways`` make of the ``width`` easiest positions with so much missing."""
        nodes = self._easiest(level, width)
        # A cube may be held in several ways where it is followed.
        numbers, of_node = np.unique(nodes.positions // HOLDS, return_inverse=True)
        states = [self._states[number] for number in numbers.tolist()]
        found = [tuple(ways(state, extra)) for state in states]
        steps = [step for each in found for step in each]
        if not steps:
            return
        words = [word for _, word in steps]
        counts = np.array([len(each) for each in found])
        moved = _moved(np.repeat(_rows(states), counts, axis=0), words)

        node, step = _pairs(counts, of_node)
        # Otherwise turns of one face would meet.
        apart = nodes.lasts[node] & np.array([word.first for word in words])[step] == 0
        node, step = node[apart], step[apart]
        costs = np.frombuffer(b"".join([word.costs for word in words]))
        costs = costs.reshape(-1, HOLDS, HOLDS)[step, (nodes.positions % HOLDS)[node]]
        worth, hold = np.nonzero(costs < np.inf)
        node, step = node[worth], step[worth]
        arrivals = _Arrivals(
            HOLDS * self._number(moved)[step] + hold,
            nodes.efforts[node] + costs[worth, hold],
            np.array([word.last for word in words])[step],
            sum(map(len, self._followed)) + node,
            len(self._starts) + len(self._steps) + step,
        )
        self._arrive(arrivals, self._missing(moved)[step])
        self._followed.append(nodes)
        self._steps += steps

    def _arrive(self, arrivals: _Arrivals, missing: NDArray[np.intp]) -> None:
        for level, reached in enumerate(self._reached):
            here = missing == level
            if here.any():
                reached.append(arrivals.at(here))

    def _easiest(self, level: int, width: int | None) -> _Arrivals:
        parts = [part.fields() for part in self._reached[level]]
        if not parts:
            nothing = np.empty(0, dtype=np.intp)
            return _Arrivals(nothing, np.empty(0), nothing, nothing, nothing)
        return _Arrivals(*map(np.concatenate, zip(*parts, strict=True))).easiest(width)

    def _number(self, states: NDArray[np.uint8]) -> NDArray[np.intp]:
        """Return the numbers of ``states``, new ones for those that are new."""
        # As numpy's strings they become bytes at once; the last place, an edge's, is never 0.
        names: list[bytes] = states.view(f"S{len(HOME)}").ravel().tolist()
        numbers = map(self._numbers.__getitem__, names)
        found = np.fromiter(numbers, dtype=np.intp, count=len(names))
        self._states = list(self._numbers)
        return found

    def _node(self, arrivals: _Arrivals, index: int) -> Node:
        number = int(arrivals.steps[index])
        if number < len(self._starts):
            return self._starts.node(number)
        target, word = self._steps[number - len(self._starts)]
        state, hold = divmod(int(arrivals.positions[index]), HOLDS)
        parent = self._followed_node(int(arrivals.before[index]))
        return Node(
            effort=float(arrivals.efforts[index]),
            state=self._states[state],
            hold=hold,
            last=word.last,
            parent=parent,
            word=word,
            target=target,
            frame=parent.frame,
        )

    def _followed_node(self, number: int) -> Node:
        for followed in self._followed:
            if number < len(followed):
                return self._node(followed, number)
            number -= len(followed)
        raise IndexError(number)


def _rows(states: Sequence[bytes]) -> NDArray[np.uint8]:
    return np.frombuffer(b"".join(states), dtype=np.uint8).reshape(-1, len(HOME))


def _moved(states: NDArray[np.uint8], words: Sequence[Word]) -> NDArray[np.uint8]:
    """Return what each word makes of its row of ``states``."""
    tables = np.frombuffer(b"".join([word.table for word in words]), dtype=np.uint8)
    begins = np.arange(0, len(tables), len(NOTHING))[:, np.newaxis]
    moved: NDArray[np.uint8] = tables[begins + states]
    return moved


def _pairs(
    counts: NDArray[np.intp], chosen: NDArray[np.intp]
) -> tuple[NDArray[np.intp], NDArray[np.intp]]:
    """Return each index of ``chosen`` with each of the things in its group.

    Args:
        counts: how many things each group has, one after the other.
        chosen: a group each.
    """
    lengths = counts[chosen]
    shift = (np.cumsum(counts) - counts)[chosen] - (np.cumsum(lengths) - lengths)
    index = np.repeat(np.arange(len(chosen)), lengths)
    return index, np.arange(len(index)) + shift[index]


def fill(
    starts: Level,
    slots: Slots,
    width: int,
    extra: int = 0,
    pause: Callable[[], None] = no_pause,
) -> Level:
    """Return all positions reached with all of ``slots`` filled, the easiest first.

    There are none if each word would begin with the face that was turned last.
    """
    found = starts.first(0)
    for longer in range(extra, MOST_EXTRA):
        found = follow(starts, slots.open_ways, slots.missing, SLOTS, width, longer, pause)
        if found:
            break
    return found
