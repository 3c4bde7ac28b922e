"""Whole bars for large cubes: of the cubes that cost about the same the best goes on.

A level for every turn, as in `beam`, would be more than there is time for where a word takes
dozens of them, so here a level is *wide*: it takes cubes of several costs.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from functools import partial

import numpy as np
from numpy.typing import NDArray

from cubeapp.engine.model.moves import Metric
from cubeapp.engine.solvers.control import Deadline, SearchControl
from cubeapp.engine.solvers.thick.bars import COLOURS, SMALLEST, kinds_of
from cubeapp.engine.solvers.thick.beam import Node, Search, Start, Words
from cubeapp.engine.solvers.thick.macros import forms
from cubeapp.engine.solvers.thick.runs import best_runs
from cubeapp.engine.solvers.thick.weighing import (
    COST,
    PLAN,
    POWERS,
    best_words,
    gains_of,
    price_words,
)

ROOM = 4
"""Words of each cost that a cube is led on by."""
SPARE = 3
"""Factor of the words kept to the cubes led on, for some lead to the same cube."""
KINDS_A_COST = 8
"""In the quickest search a level takes one more cost for so many kinds of cells."""

NO_AXIS = -1


class Descent(Search):
    """One search, in turns of outer blocks."""

    def __init__(self, size: int, breadth: int, control: SearchControl) -> None:
        """Search on cubes of ``size``.

        Args:
            size: N.
            breadth: about how many times as long as the quickest search it may take.
            control: of the search.
        """
        widest = max(1, kinds_of(size) // KINDS_A_COST)
        stride = math.ceil(widest / breadth)
        width = max(1, breadth * stride // widest)
        super().__init__(size, width, SPARE * width, control, Metric.OBTM, stride)

    def _begin(self, node: Node) -> None:
        self._levels[node.cost // self._stride].append(node)

    def _jobs(self, node: Node) -> list[Callable[[], Words]]:
        return [partial(self._words, node)]

    def _words(self, node: Node) -> Words:
        """Return the words that mend most for their turns, with what they cost and leave."""
        gains, signals = gains_of(node.state), self._control.signals
        found = np.zeros((self._costs, ROOM, POWERS + self._kinds), dtype=np.int16)
        rows, taken = found.reshape(ROOM * self._costs, -1), np.zeros(self._costs, np.int64)
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

    def _trail(self, node: Node) -> tuple[NDArray[np.int64], int]:
        """Return by how much a word turned each slice in the end, and their axis."""
        if node.word is None:
            return np.zeros(self._kinds, dtype=np.int64), NO_AXIS
        return -node.word[POWERS:].astype(np.int64) & 3, int(self._plans.axis[node.word[PLAN]])


def prepare(control: SearchControl) -> None:
    """Load or compile the kernels.

    Raises:
        SearchCancelled: ``control`` was cancelled.
    """
    # Words are sought for these cells, which are as if a slice had turned.
    whole = np.tile(np.repeat(np.arange(COLOURS, dtype=np.uint8), 4), (kinds_of(SMALLEST), 1))
    whole[0, [0, 4]] = whole[0, [4, 0]]
    Descent(SMALLEST, 1, control).run([Start(whole.ravel(), 0)], 1, Deadline(None))
