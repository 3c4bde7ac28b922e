"""The search for words that make all bars whole: of cubes that cost equally much the best go on."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial

import numpy as np
from numpy.typing import NDArray

from cubeapp.engine.kernels.workers import run_jobs
from cubeapp.engine.model.cube import Cube
from cubeapp.engine.model.geometry import Axis
from cubeapp.engine.model.moves import Metric, Move
from cubeapp.engine.solvers.control import Deadline, Progress, SearchControl
from cubeapp.engine.solvers.thick.bars import BARS, Cells, broken, kinds_of
from cubeapp.engine.solvers.thick.inner import Settling
from cubeapp.engine.solvers.thick.macros import after_word, plans, word_moves
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

ROOM = 10
"""Words of each cost that a cube is led on by."""
SPARE = 4
"""Factor of the words tried to the cubes kept, for some lead to the same cube."""
FIXED = 6
"""More than a plan costs in turns of single layers and blocks."""
LONGEST, LONGEST_PER_CELL = 150, 2
"""A cube that costs so much more than the first, and for each cell, is not looked at."""
FURTHER = 2
"""Turns by which a way may cost more than the first one and still count as good."""
LEVEL, INDEX, WORD = 0, 1, 2
"""Where a word that may be made begins; what `weighing.PLAN` names follows."""

Rows = NDArray[np.int64]


@dataclass(frozen=True, slots=True)
class Start:
    """A cube to begin with."""

    state: Cells
    cost: int
    """The turns made already."""


@dataclass(frozen=True, slots=True)
class Whole:
    """A way to make all bars whole."""

    start: int
    """The number of the beginning."""
    moves: tuple[Move, ...]
    """Turns of single layers and blocks, which can be written in fewer."""
    cost: int
    """What the beginning and the words cost."""


@dataclass(frozen=True, slots=True)
class _Level:
    """The cubes that are kept of one cost."""

    states: NDArray[np.uint8]
    broken: Rows
    origins: NDArray[np.int16]
    """Level, index and word that each came from; level -1 for a beginning."""


class Beam:
    """One search."""

    def __init__(
        self, size: int, width: int, control: SearchControl, metric: Metric = Metric.STM
    ) -> None:
        """Search on cubes of ``size``, leading on ``width`` cubes of each cost in ``metric``."""
        self._size, self._width, self._control = size, width, control
        self._metric = metric
        self._plans = plans(metric)
        count = len(self._plans.cost)
        self._halves = ((0, count // 2), (count // 2, count))
        self._kinds = kinds_of(size)
        self._levels: dict[int, _Level] = {}
        self._waiting: dict[int, list[NDArray[np.int16]]] = {}
        self._starts: Sequence[Start] = ()
        self._seen: set[bytes] = set()

    def run(self, starts: Sequence[Start], wanted: int, deadline: Deadline) -> list[Whole]:
        """Return the cheapest ways to make all bars whole, none if there is none or no time.

        Args:
            starts: where to begin.
            wanted: one way costs a turn more than another only to give so many.
            deadline: ends the search.

        Raises:
            SearchCancelled: the control was cancelled.
        """
        self._starts = starts
        least = min(start.cost for start in starts)
        for number, start in enumerate(starts):
            row = np.zeros((1, WORD + POWERS + self._kinds), dtype=np.int16)
            row[0, LEVEL], row[0, INDEX], row[0, WORD + BROKEN] = -1, number, broken(start.state)
            self._waiting.setdefault(start.cost - least, []).append(row)
        ways: list[Whole] = []
        cost, last = 0, LONGEST + LONGEST_PER_CELL * BARS * self._kinds
        while self._waiting and cost <= last and len(ways) < wanted and not deadline.passed:
            rows = self._waiting.pop(cost, [])
            if rows:
                level = self._kept(np.concatenate(rows))
                self._levels[cost] = level
                whole = np.flatnonzero(level.broken == 0)[: wanted - len(ways)]
                if len(whole) and not ways:
                    last = cost + FURTHER
                ways += [self._way(cost, int(index), least) for index in whole]
                self._lead_on(cost, level)
            cost += 1
        return ways

    def _kept(self, rows: NDArray[np.int16]) -> _Level:
        """Return the best of the cubes that wait, each once."""
        order = np.argsort(rows[:, WORD + BROKEN], kind="stable")[: SPARE * self._width]
        states, chosen = [], []
        for index in order.tolist():
            state = self._state(rows[index])
            key = state.tobytes()
            if key in self._seen:
                continue
            self._seen.add(key)
            states.append(state)
            chosen.append(index)
            if len(states) == self._width:
                break
        kept = rows[chosen]
        cubes = np.array(states, dtype=np.uint8).reshape(-1, BARS * self._kinds)
        return _Level(cubes, kept[:, WORD + BROKEN].astype(np.int64), kept)

    def _state(self, row: NDArray[np.int16]) -> Cells:
        if row[LEVEL] < 0:
            return self._starts[int(row[INDEX])].state
        before = self._levels[int(row[LEVEL])].states[int(row[INDEX])]
        return after_word(before, row[WORD:], self._metric)

    def _lead_on(self, cost: int, level: _Level) -> None:
        """File what the best words make of the cubes of a level, each on a core of its own."""
        control = self._control
        broken = np.flatnonzero(level.broken).tolist()
        if not broken:
            return
        told = Progress(Text("bars, {n} cells to go", n=int(level.broken[broken[0]])))
        # Even a single cube is work for two cores.
        both = [(index, half) for index in broken for half in self._halves]
        found = run_jobs(
            [partial(self._best_words, level.states[index], *half) for index, half in both],
            lambda _: control.checkpoint(told),
            before=control.wait_while_paused,
        )
        for (index, _), words in zip(both, found, strict=True):
            rows = np.empty((len(words), WORD + words.shape[1]), dtype=np.int16)
            rows[:, LEVEL], rows[:, INDEX] = cost, index
            rows[:, WORD:] = words
            prices = words[:, COST].astype(np.int64)
            for price in np.unique(prices).tolist():
                self._waiting.setdefault(cost + price, []).append(rows[prices == price])

    def _best_words(self, state: Cells, first: int, last: int) -> NDArray[np.int16]:
        """Return the words of some plans that mend most on a cube, and their prices."""
        costs = self._plans.layer_cost * (FIXED + 2 * self._kinds) + 1
        found = np.zeros((ROOM * costs, POWERS + self._kinds), dtype=np.int16)
        some, signals = self._plans.between(first, last), self._control.signals
        words = found[: best_words(gains_of(state), some, ROOM, found, signals)]
        words[:, PLAN] += first
        price_words(state, words, self._plans)
        return words

    def _way(self, cost: int, index: int, least: int) -> Whole:
        words: list[tuple[Move, ...]] = []
        row = self._levels[cost].origins[index]
        while row[LEVEL] >= 0:
            words.append(word_moves(row[WORD:], self._size, self._metric))
            row = self._levels[int(row[LEVEL])].origins[int(row[INDEX])]
        moves = tuple(move for word in reversed(words) for move in word)
        return Whole(int(row[INDEX]), moves, cost + least)


def prepare(size: int, control: SearchControl, metric: Metric) -> None:
    """Work out the words, and load or compile the kernels.

    Raises:
        SearchCancelled: ``control`` was cancelled.
    """
    # Any inner slice breaks bars, so there is something to choose and something to mend.
    settling = Settling(Cube.solved(size), [[Move(Axis.X, 1, 1, 1)]], control, metric)
    turned = settling.run(1, np.random.default_rng(0), Deadline(None))
    Beam(size, 1, control, metric).run([Start(turned.state, turned.cost)], 1, Deadline(None))
