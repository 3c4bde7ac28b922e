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
from itertools import chain, count
from typing import Any

import numpy as np
from numpy.typing import NDArray

from cubeapp.engine.solvers.by_hand.places import HOLDS, bytes_of, rows_of
from cubeapp.engine.solvers.by_hand.slots import SLOTS, Slots
from cubeapp.engine.solvers.by_hand.words import RECORD, Options, Word

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
            rows_of([node.state for node in nodes]),
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


Ways = Callable[[NDArray[np.uint8], int], tuple[NDArray[np.intp], list[Options]]]
"""What may be done with states as rows, and how much longer than usual it may be.

Returned are options, and for which row each of them is, the rows in their order.
"""
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
    beam = _Beam(starts, missing)
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
    missing: NDArray[np.intp]
    """How much is missing there."""
    before: NDArray[np.intp]
    """The number of that which was followed before."""
    steps: NDArray[np.intp]
    """The number of the step from there."""

    @classmethod
    def none(cls) -> _Arrivals:
        """Return no positions."""
        nothing = np.empty(0, dtype=np.intp)
        return cls(nothing, np.empty(0), nothing, nothing, nothing)

    def fields(self) -> tuple[NDArray[Any], ...]:
        """Return the arrays in their order."""
        return self.positions, self.efforts, self.missing, self.before, self.steps

    def __len__(self) -> int:
        return len(self.positions)

    def __add__(self, others: _Arrivals) -> _Arrivals:
        return _Arrivals(*map(_joined, self.fields(), others.fields()))

    def at(self, chosen: NDArray[np.intp]) -> _Arrivals:
        """Return some of them, in the order of ``chosen``."""
        return _Arrivals(*[field[chosen] for field in self.fields()])

    def easiest(self, missing: int, width: int | None) -> _Arrivals:
        """Return the easiest arrival at each of the ``width`` easiest positions.

        Of equally easy ones the first goes first, and of positions that which was known first.

        Args:
            missing: how much is to be missing there.
            width: all of them if it is ``None``.
        """
        here = (self.missing == missing).nonzero()[0]
        positions, efforts = self.positions[here], self.efforts[here]
        end = positions.max(initial=-1) + 1
        least = np.full(end, np.inf)
        np.minimum.at(least, positions, efforts)
        known = positions[_first_of_each(positions, end)]
        order = np.argsort(least[known], kind="stable")[:width]
        # From the end, so that of equally easy ones the first stays.
        is_least = (efforts == least[positions]).nonzero()[0][::-1]
        best = np.empty(end, dtype=np.intp)
        best[positions[is_least]] = here[is_least]
        return self.at(best[known[order]])


class _Beam:
    """The positions reached from some starts, by how much is missing there."""

    def __init__(self, starts: Level, missing: Missing) -> None:
        self._starts = starts
        self._missing = missing
        self._numbers: dict[bytes, int] = defaultdict(count().__next__)
        self._steps: list[tuple[int, Word]] = []
        """Those after the first ones, which are to the starts themselves."""
        self._states = starts.states
        """Where each step leads."""
        self._lasts = starts.lasts
        """The faces that each step turns last."""
        self._followed = _Arrivals.none()
        positions = HOLDS * self._number(starts.states) + starts.holds
        indices = np.arange(len(starts))
        self._reached = _Arrivals(
            positions, starts.efforts, missing(starts.states), indices, indices
        )

    def level(self, level: int) -> Level:
        """Return the positions at which so much is missing, the easiest first."""
        found = self._reached.easiest(level, None)
        return Level(
            self._states[found.steps],
            found.positions % HOLDS,
            self._lasts[found.steps],
            found.efforts,
            partial(self._node, found),
        )

    def go_on(self, level: int, width: int, ways: Ways, extra: int) -> None:
        """Reach what ``ways`` make of the ``width`` easiest positions with so much missing."""
        nodes = self._reached.easiest(level, width)
        if not nodes:
            return
        # A cube may be held in several ways where it is followed.
        numbers, holds = np.divmod(nodes.positions, HOLDS)
        some = _first_of_each(numbers, len(self._numbers))
        of_number = np.empty(len(self._numbers), dtype=np.intp)
        of_number[numbers[some]] = np.arange(len(some))
        of_node = of_number[numbers]
        states = self._states[nodes.steps[some]]
        rows, options = ways(states, extra)
        if not options:
            return
        records = np.frombuffer(b"".join([each.records for each in options]), dtype=RECORD)
        rows = np.repeat(rows, [len(each.steps) for each in options])
        moved = _moved(states[rows], records)

        node, step = _pairs(np.bincount(rows, minlength=len(states)), of_node)
        # Otherwise turns of one face would meet.
        apart = (self._lasts[nodes.steps][node] & records["first"][step] == 0).nonzero()[0]
        node, step = node[apart], step[apart]
        costs = records["costs"].reshape(-1, HOLDS)[HOLDS * step + holds[node]]
        worth, hold = np.divmod(np.flatnonzero(costs < np.inf), HOLDS)
        node, step = node[worth], step[worth]
        self._reached += _Arrivals(
            HOLDS * self._number(moved)[step] + hold,
            nodes.efforts[node] + costs[worth, hold],
            self._missing(moved)[step],
            len(self._followed) + node,
            len(self._states) + step,
        )
        self._followed += nodes
        self._steps += chain.from_iterable([each.steps for each in options])
        self._states = _joined(self._states, moved)
        self._lasts = _joined(self._lasts, records["last"])

    def _number(self, states: NDArray[np.uint8]) -> NDArray[np.intp]:
        """Return the numbers of ``states``, new ones for those that are new."""
        numbers = map(self._numbers.__getitem__, bytes_of(states))
        return np.fromiter(numbers, dtype=np.intp, count=len(states))

    def _node(self, arrivals: _Arrivals, index: int) -> Node:
        number = int(arrivals.steps[index])
        if number < len(self._starts):
            return self._starts.node(number)
        target, word = self._steps[number - len(self._starts)]
        parent = self._node(self._followed, int(arrivals.before[index]))
        return Node(
            effort=float(arrivals.efforts[index]),
            state=parent.state.translate(word.table),
            hold=int(arrivals.positions[index]) % HOLDS,
            last=word.last,
            parent=parent,
            word=word,
            target=target,
            frame=parent.frame,
        )


def one_by_one(next_ways: Callable[[bytes], Iterable[tuple[int, Word]]]) -> Ways:
    """Return as `Ways` what is known of one state at a time."""

    def ways(states: NDArray[np.uint8], _longer: int) -> tuple[NDArray[np.intp], list[Options]]:
        options = [Options.of(next_ways(state)) for state in bytes_of(states)]
        return np.arange(len(options)), options

    return ways


def _first_of_each(numbers: NDArray[np.intp], end: int) -> NDArray[np.intp]:
    """Return the index of the first of each of the ``numbers``, all below ``end``, in order."""
    indices = np.arange(len(numbers))
    first = np.empty(end, dtype=np.intp)
    # What is written last stays, so that from the end the first stays.
    first[numbers[::-1]] = indices[::-1]
    return np.flatnonzero(first[numbers] == indices)


def _joined(some: NDArray[Any], others: NDArray[Any]) -> NDArray[Any]:
    return np.concatenate((some, others))


def _moved(states: NDArray[np.uint8], records: NDArray[np.void]) -> NDArray[np.uint8]:
    """Return what the word of each of ``records`` makes of its row of ``states``."""
    # A record begins with its table.
    begins = np.arange(0, records.nbytes, RECORD.itemsize)[:, np.newaxis]
    moved: NDArray[np.uint8] = records.view(np.uint8)[begins + states]
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
        found = follow(starts, slots.ways, slots.missing, SLOTS, width, longer, pause)
        if found:
            break
    return found
