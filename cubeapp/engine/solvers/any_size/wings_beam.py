"""The beam of `wings_kernel` led from starts to whole edges."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from cubeapp.engine.solvers.any_size.wings_kernel import (
    NO_AXIS,
    START,
    STAY,
    count_wrong,
    lead_on,
    open_bucket,
)
from cubeapp.engine.solvers.any_size.wings_layout import Children, Nodes, Picks
from cubeapp.engine.solvers.any_size.wings_macros import PLACES, SIDES, wing_words
from cubeapp.engine.solvers.control import Progress, SearchControl
from cubeapp.engine.text import Text

CHILDREN_PER_PLACE = 4
"""A bucket keeps this many times as many children as will be led on: some turn out equal."""


@dataclass(frozen=True, slots=True)
class Step:
    """One word on the way."""

    word: int
    options: NDArray[np.uint8]
    """Shape (slots,): what each slot does, a row of `wings_macros.OPTIONS`."""


@dataclass(frozen=True, slots=True)
class WingPath:
    """A way to whole edges."""

    start: int
    """Which of the starts it began with."""
    cost: int
    """What the start cost and each word's turns since, of single layers."""
    steps: tuple[Step, ...]


@dataclass(frozen=True, slots=True)
class Reach:
    """How far a beam looks."""

    width: int
    """How many positions of each bucket are led on."""
    branches: int
    """By how many words each."""
    effort: int
    """Which words there are, see `wing_words`."""


class WingBeam:
    """A beam over positions, which are uint8, shape (orbits + 1, 24), as in `wings_kernel`."""

    def __init__(self, orbits: int, reach: Reach, refits: bool) -> None:
        self._words = wing_words(reach.effort)
        self._refits = refits
        self._reach = reach
        buckets, slots = PLACES * orbits + 1, SIDES * orbits
        self._buckets = buckets
        self._slots = slots
        room = CHILDREN_PER_PLACE * reach.width
        self._children = Children(
            np.zeros(buckets, dtype=np.int32),
            np.zeros((buckets, room), dtype=np.int32),
            np.zeros((buckets, room), dtype=np.int32),
            np.zeros((buckets, room), dtype=np.int32),
            np.zeros((buckets, room, slots), dtype=np.uint8),
        )
        self._gains = np.zeros((orbits, len(self._words.starts) - 1), dtype=np.int8)
        self._bounds = np.zeros(len(self._words.axis))
        self._picks = Picks(
            np.zeros(reach.branches),
            np.zeros(reach.branches, dtype=np.int32),
            np.zeros(reach.branches, dtype=np.int32),
            np.zeros(reach.branches, dtype=np.int32),
            np.zeros((reach.branches, slots), dtype=np.uint8),
            np.zeros(slots, dtype=np.uint8),
            np.zeros(slots, dtype=np.uint8),
        )

    def _nodes(self, starts: Sequence[NDArray[np.uint8]], costs: Sequence[int]) -> Nodes:
        room = len(starts) + self._reach.width * self._buckets
        orbits = self._slots // SIDES
        nodes = Nodes(
            np.empty((room, orbits + 1, PLACES), dtype=np.uint8),
            np.zeros((room, self._slots), dtype=np.uint8),
            np.full(room, NO_AXIS, dtype=np.uint8),
            np.zeros(room, dtype=np.int32),
            np.zeros(room, dtype=np.int32),
            np.full(room, START, dtype=np.int32),
            np.zeros((room, self._slots), dtype=np.uint8),
            np.zeros(room, dtype=np.uint64),
        )
        for index, (rows, cost) in enumerate(zip(starts, costs, strict=True)):
            nodes.rows[index], nodes.cost[index] = rows, cost
        return nodes

    def paths(
        self,
        starts: Sequence[NDArray[np.uint8]],
        costs: Sequence[int],
        control: SearchControl,
    ) -> list[WingPath]:
        """Return ways to whole edges from positions whose orbits are even.

        Args:
            starts: the positions.
            costs: what led to each of them cost.
            control: for progress.

        Raises:
            SearchCancelled: ``control`` was cancelled.
        """
        nodes = self._nodes(starts, costs)
        wrong = [count_wrong(rows) for rows in starts]
        opened = len(starts)
        for bucket in range(self._buckets - 1, 0, -1):
            for start in range(len(starts)):
                if wrong[start] == bucket:
                    self._lead_on(nodes, start, start + 1, control)
            first = opened
            opened = self._open(nodes, first, bucket)
            self._lead_on(nodes, first, opened, control)
            control.wait_while_paused()
            control.checkpoint(Progress(Text("wings"), 1 - bucket / self._buckets))
        end = self._open(nodes, opened, 0)
        whole = [start for start in range(len(starts)) if wrong[start] == 0]
        return [self._path(nodes, node) for node in (*whole, *range(opened, end))]

    def _open(self, nodes: Nodes, first: int, bucket: int) -> int:
        return open_bucket(
            nodes, first, self._reach.width, self._words, self._children, bucket, self._refits
        )

    def _lead_on(self, nodes: Nodes, first: int, end: int, control: SearchControl) -> None:
        lead_on(
            nodes,
            first,
            end,
            self._words,
            self._children,
            self._gains,
            self._bounds,
            self._picks,
            control.signals,
        )

    def _path(self, nodes: Nodes, node: int) -> WingPath:
        cost, steps = int(nodes.cost[node]), []
        while nodes.word[node] != START:
            if nodes.word[node] != STAY:
                steps.append(Step(int(nodes.word[node]), nodes.options[node].copy()))
            node = int(nodes.parent[node])
        return WingPath(node, cost, tuple(reversed(steps)))
