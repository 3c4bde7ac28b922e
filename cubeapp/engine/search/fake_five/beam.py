"""The search for words that make all bars whole: of cubes that cost equally much the best go on."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from cubeapp.engine.cube import Cube
from cubeapp.engine.geometry import Axis
from cubeapp.engine.moves import Move
from cubeapp.engine.search.control import Deadline, Progress, SearchControl
from cubeapp.engine.search.fake_five.bars import Cells, broken
from cubeapp.engine.search.fake_five.inner import settled
from cubeapp.engine.search.fake_five.weighing import COST, GAIN, MOST_COST, WORD, best_words
from cubeapp.engine.search.fake_five.words import Words, words_of

ROOM = 10
"""Words of each cost that a cube is led on by."""
SPARE = 4
"""So many times as many words are tried as cubes are kept, for some lead to the same cube."""
LONGEST = 150
"""A cube that costs so much more than the first is not looked at."""
FURTHER = 1
"""Ways that cost so many turns more than the first one are good as well."""
BROKEN, LEVEL, INDEX, MADE = range(4)
"""What is known of a word that may be made: how many cells differ behind it, where it begins,
and its number, or -1 for a beginning."""

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
    words: tuple[int, ...]
    cost: int
    """What the beginning and the words cost."""


@dataclass(frozen=True, slots=True)
class _Level:
    """The cubes that are kept of one cost."""

    states: NDArray[np.uint8]
    broken: Rows
    origins: Rows
    """Level, index and word that each came from; level -1 for a beginning."""


class Beam:
    """One search."""

    def __init__(self, words: Words, width: int, control: SearchControl) -> None:
        """Search with ``words``, leading on ``width`` cubes of each cost."""
        self._words, self._width, self._control = words, width, control
        self._levels: dict[int, _Level] = {}
        self._waiting: dict[int, list[Rows]] = {}
        self._starts: Sequence[Start] = ()
        self._seen: set[bytes] = set()
        self._gains = np.empty(len(words.cost), dtype=np.int8)
        self._found = np.empty((ROOM * MOST_COST, 3), dtype=np.int64)

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
        for number, start in enumerate(starts):
            differ = int(broken(start.state[None])[0])
            self._wait(start.cost, np.array([[differ, -1, number, -1]]))
        ways: list[Whole] = []
        cost = min(self._waiting)
        last = cost + LONGEST
        while cost <= last and len(ways) < wanted and not deadline.passed:
            rows = self._waiting.pop(cost, [])
            if rows:
                level = self._kept(np.concatenate(rows))
                self._levels[cost] = level
                whole = np.flatnonzero(level.broken == 0)[: wanted - len(ways)]
                if len(whole) and not ways:
                    last = cost + FURTHER
                ways += [self._way(cost, int(index)) for index in whole]
                self._lead_on(cost, level)
            cost += 1
        return ways

    def _wait(self, cost: int, rows: Rows) -> None:
        self._waiting.setdefault(cost, []).append(rows)

    def _kept(self, rows: Rows) -> _Level:
        """Return the best of the cubes that wait, each once."""
        rows = rows[np.argsort(rows[:, BROKEN], kind="stable")][: SPARE * self._width]
        states, chosen = [], []
        for index, row in enumerate(rows.tolist()):
            state = self._state(*row[1:])
            key = state.tobytes()
            if key in self._seen:
                continue
            self._seen.add(key)
            states.append(state)
            chosen.append(index)
            if len(states) == self._width:
                break
        kept = rows[chosen]
        width = self._words.source.shape[1]
        cubes = np.array(states, dtype=np.uint8).reshape(-1, width)
        return _Level(cubes, kept[:, BROKEN], kept[:, LEVEL:])

    def _state(self, level: int, index: int, word: int) -> Cells:
        if level < 0:
            return self._starts[index].state
        before = self._levels[level].states[index]
        return np.asarray(before[self._words.source[word]])

    def _lead_on(self, cost: int, level: _Level) -> None:
        words = self._words
        for index, state in enumerate(level.states):
            self._control.checkpoint(Progress(f"bars, {level.broken[index]} cells to go"))
            count = best_words(
                state, words.starts, words.made, words.cost, ROOM, self._gains, self._found
            )
            found = self._found[:count]
            rows = np.empty((count, 4), dtype=np.int64)
            rows[:, BROKEN] = level.broken[index] - found[:, GAIN]
            rows[:, LEVEL], rows[:, INDEX], rows[:, MADE] = cost, index, found[:, WORD]
            for price in np.unique(found[:, COST]).tolist():
                self._wait(cost + price, rows[found[:, COST] == price])

    def _way(self, cost: int, index: int) -> Whole:
        words: list[int] = []
        level, number, word = self._levels[cost].origins[index].tolist()
        while level >= 0:
            words.append(word)
            level, number, word = self._levels[level].origins[number].tolist()
        return Whole(number, tuple(reversed(words)), cost)


def prepare(size: int, control: SearchControl) -> None:
    """Work out the words for ``size``, and load or compile the kernels.

    Raises:
        SearchCancelled: ``control`` was cancelled.
    """
    words = words_of(size)
    # Any inner slice breaks bars, so there is something to choose and something to mend.
    rng = np.random.default_rng(0)
    turned = settled(Cube.solved(size), [Move(Axis.X, 1, 1, 1)], 1, rng, control)
    start = Start(turned.state, turned.cost)
    Beam(words, 1, control).run([start], 1, Deadline(None))
