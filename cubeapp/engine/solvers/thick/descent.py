"""Whole bars for large cubes: of the cubes that cost about the same the best goes on.

A level for every turn, as in `beam`, would be more than there is time for where a word takes
dozens of them, so here a level is *wide*: it takes cubes of several costs.
"""

from __future__ import annotations

import heapq
import math
from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial
from itertools import count
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from cubeapp.engine.kernels.workers import run_jobs
from cubeapp.engine.model.moves import Metric, Move
from cubeapp.engine.solvers.control import Deadline, Progress, SearchControl
from cubeapp.engine.solvers.thick.bars import COLOURS, SMALLEST, Cells, broken, kinds_of
from cubeapp.engine.solvers.thick.beam import FIXED, FURTHER, Start, Whole
from cubeapp.engine.solvers.thick.macros import after_word, forms, plans, word_moves
from cubeapp.engine.solvers.thick.runs import best_runs
from cubeapp.engine.solvers.thick.weighing import (
    BROKEN,
    COST,
    PLAN,
    POWERS,
    best_words,
    gains_of,
    price_words,
)
from cubeapp.engine.text import Text

ROOM = 4
"""Words of each cost that a cube is led on by."""
SPARE = 3
"""Factor of the words kept of each cube to the cubes led on: some lead to the same cube."""
CELL = 2
"""As many turns as a cell counts where cubes of about the same cost are compared."""

KINDS_A_COST = 8
"""In the quickest search a level takes one more cost for so many kinds of cells."""

NO_AXIS = -1

Word = NDArray[np.int16]


@dataclass(frozen=True, slots=True, eq=False)
class _Node:
    """A cube on the way."""

    state: Cells
    cost: int
    broken: int
    before: _Node | None
    word: Word | None
    """What made it of the cube before."""
    start: int


class _Child(NamedTuple):
    """A cube and a word to make on it, the best first."""

    value: int
    number: int
    """Another one for each, so that no two are equal."""
    node: _Node
    word: Word


class Descent:
    """One search, in turns of outer blocks."""

    def __init__(self, size: int, breadth: int, control: SearchControl) -> None:
        """Search on cubes of ``size``.

        Args:
            size: N.
            breadth: about how many times as long as the quickest search it may take.
            control: of the search.
        """
        self._size, self._kinds, self._control = size, kinds_of(size), control
        widest = max(1, self._kinds // KINDS_A_COST)
        self._stride = math.ceil(widest / breadth)
        """How many costs a level takes."""
        self._width = max(1, breadth * self._stride // widest)
        """How many cubes of each level are led on."""
        self._plans = plans(Metric.OBTM)
        self._waiting: dict[int, list[_Child]] = {}
        self._seen: set[bytes] = set()
        self._numbers = count()

    def run(self, starts: Sequence[Start], wanted: int, deadline: Deadline) -> list[Whole]:
        """Return the cheapest ways to make all bars whole, none if there is no time.

        Args:
            starts: where to begin.
            wanted: one way costs a turn more than another only to give so many.
            deadline: ends the search.

        Raises:
            SearchCancelled: the control was cancelled.
        """
        ways: list[_Node] = []
        last = math.inf
        levels: dict[int, list[_Node]] = {}
        for number, start in enumerate(starts):
            node = _Node(start.state, start.cost, broken(start.state), None, None, number)
            levels.setdefault(start.cost // self._stride, []).append(node)
        while (levels or self._waiting) and len(ways) < wanted and not deadline.passed:
            level = min([*levels, *self._waiting])
            if level * self._stride > last:
                break
            nodes = [*levels.pop(level, []), *self._opened(self._waiting.pop(level, []))]
            ways += [node for node in nodes if node.broken == 0]
            if ways:
                last = min(node.cost for node in ways) + FURTHER
            self._lead_on(level, [node for node in nodes if node.broken])
        best = sorted((node for node in ways if node.cost <= last), key=lambda node: node.cost)
        return [self._way(node) for node in best[:wanted]]

    def _opened(self, children: list[_Child]) -> list[_Node]:
        """Return the best of the cubes that wait for a level, each once."""
        nodes: list[_Node] = []
        for child in sorted(children):
            before, word = child.node, child.word
            state = after_word(before.state, word, Metric.OBTM)
            key = state.tobytes()
            if key not in self._seen:
                self._seen.add(key)
                cost, left = before.cost + int(word[COST]), int(word[BROKEN])
                nodes.append(_Node(state, cost, left, before, word, before.start))
                if len(nodes) == self._width:
                    break
        return nodes

    def _lead_on(self, level: int, nodes: list[_Node]) -> None:
        """File what the best words make of cubes, each on a core of its own."""
        if not nodes:
            return
        told = Progress(Text("bars, {n} cells to go", n=nodes[0].broken))
        jobs = [partial(self._words, node) for node in nodes]
        rest = self._control.wait_while_paused
        found = run_jobs(jobs, lambda _: self._control.checkpoint(told), before=rest)
        for node, words in zip(nodes, found, strict=True):
            costs = node.cost + words[:, COST].astype(np.int64)
            values = costs + CELL * words[:, BROKEN]
            places = np.maximum(level + 1, costs // self._stride)
            for place in np.unique(places).tolist():
                rows = np.flatnonzero(places == place)
                best = rows[np.argsort(values[rows], kind="stable")[: SPARE * self._width]]
                waiting = self._waiting.setdefault(place, [])
                for row in best.tolist():
                    child = _Child(int(values[row]), next(self._numbers), node, words[row].copy())
                    waiting.append(child)
                if len(waiting) > 4 * SPARE * self._width:
                    self._waiting[place] = heapq.nsmallest(SPARE * self._width, waiting)

    def _words(self, node: _Node) -> NDArray[np.int16]:
        """Return the words that mend most for their turns, with what they cost and leave."""
        gains = gains_of(node.state)
        costs = self._plans.layer_cost * (FIXED + 2 * self._kinds) + 1
        found = np.zeros((costs, ROOM, POWERS + self._kinds), dtype=np.int16)
        rows, signals = found.reshape(ROOM * costs, -1), self._control.signals
        taken = np.zeros(costs, dtype=np.int64)
        best_runs(
            gains, self._plans, len(forms(SMALLEST)), *self._trail(node), rows, taken, signals
        )
        words = found[np.arange(ROOM) < taken[:, None]]
        if len(words) == 0:
            # Words that mend nothing at once may lead to some that do.
            words = rows[: best_words(gains, self._plans, ROOM, rows, signals)]
            price_words(node.state, words, self._plans)
            return words
        # What is saved where a word joins the one before is in here alone.
        turns = words[:, COST].copy()
        price_words(node.state, words, self._plans)
        words[:, COST] = turns
        return words

    def _trail(self, node: _Node) -> tuple[NDArray[np.int64], int]:
        """Return by how much a word turned each slice in the end, and their axis."""
        if node.word is None:
            return np.zeros(self._kinds, dtype=np.int64), NO_AXIS
        return -node.word[POWERS:].astype(np.int64) & 3, int(self._plans.axis[node.word[PLAN]])

    def _way(self, node: _Node) -> Whole:
        words: list[tuple[Move, ...]] = []
        cost, start, at = node.cost, node.start, node
        while at.before is not None and at.word is not None:
            words.append(word_moves(at.word, self._size, Metric.OBTM))
            at = at.before
        return Whole(start, tuple(move for word in reversed(words) for move in word), cost)


def prepare(control: SearchControl) -> None:
    """Load or compile the kernels.

    Raises:
        SearchCancelled: ``control`` was cancelled.
    """
    # Words are sought for these cells, which are as if a slice had turned.
    whole = np.tile(np.repeat(np.arange(COLOURS, dtype=np.uint8), 4), (kinds_of(SMALLEST), 1))
    whole[0, [0, 4]] = whole[0, [4, 0]]
    Descent(SMALLEST, 1, control).run([Start(whole.ravel(), 0)], 1, Deadline(None))
