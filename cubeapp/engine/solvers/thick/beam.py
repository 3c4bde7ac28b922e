"""The search for words that make all bars whole: of cubes that cost equally much the best go on."""

from __future__ import annotations

import math
from abc import ABC, abstractmethod
from collections import defaultdict
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from functools import partial

import numpy as np
from numpy.typing import NDArray

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
CELL = 2
"""As many turns as a cell counts where cubes of about the same cost are compared."""
CROWD = 4
"""Factor of the words that may wait to those kept when there are more."""
NO_PLAN = -1
"""The plan of a word that does nothing."""

Words = NDArray[np.int16]
"""A word, or a row for each: see `weighing.PLAN`."""


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


@dataclass(frozen=True, slots=True, eq=False)
class Node:
    """A cube on the way."""

    state: Cells
    cost: int
    broken: int
    start: int
    before: Node | None = None
    word: Words | None = None
    """What made it of the cube before."""


@dataclass(slots=True)
class _Waiting:
    """Words that may be made on cubes."""

    nodes: list[Node] = field(default_factory=list)
    """The cube of each word."""
    words: list[Words] = field(default_factory=list)

    def add(self, node: Node, words: Words, most: int) -> None:
        """File words for a cube; of too many only the best, ``most`` of them, stay."""
        nodes = [node] * len(words)
        if len(words) > most:
            nodes, words = _best(nodes, words, most)
        self.nodes += nodes
        self.words.append(words)
        if len(self.nodes) > CROWD * most:
            self.nodes, words = self.best(most)
            self.words = [words]

    def best(self, most: int) -> tuple[list[Node], Words]:
        """Return the best words, and the cube of each."""
        return _best(self.nodes, np.concatenate(self.words), most)


def _best(nodes: list[Node], words: Words, most: int) -> tuple[list[Node], Words]:
    """Return the words, each for a cube, that cost and leave least; of equals the first."""
    values = np.array([node.cost for node in nodes]) + words[:, COST] + CELL * words[:, BROKEN]
    order = np.argsort(values, kind="stable")[:most]
    return [nodes[index] for index in order.tolist()], words[order]


class Search(ABC):
    """The best cubes of each level led on by words; a level takes all cubes of some costs."""

    def __init__(
        self,
        size: int,
        width: int,
        kept: int,
        control: SearchControl,
        metric: Metric,
        stride: int = 1,
    ) -> None:
        """Search on cubes of ``size``.

        Args:
            size: N.
            width: how many cubes of each level are led on.
            kept: how many words stay of too many that wait for a level; some lead to one cube.
            control: of the search.
            metric: what turns are counted in, OBTM or STM.
            stride: how many costs a level takes.
        """
        self._size, self._control, self._metric = size, control, metric
        self._width, self._kept, self._stride = width, kept, stride
        self._tried = CROWD * kept
        """How many words of a level are made at the most."""
        self._longest = math.inf
        """A cube that costs so much more than the first is not looked at."""
        self._kinds, self._plans = kinds_of(size), plans(metric)
        self._costs = self._plans.layer_cost * (FIXED + 2 * self._kinds) + 1
        """More than a word costs."""
        self._levels: defaultdict[int, list[Node]] = defaultdict(list)
        """Cubes that are led on whatever waits beside them."""
        self._waiting: defaultdict[int, _Waiting] = defaultdict(_Waiting)
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
        for number, start in enumerate(starts):
            self._begin(Node(start.state, start.cost, broken(start.state), number))
        ways: list[Node] = []
        last = min(start.cost for start in starts) + self._longest
        while (self._levels or self._waiting) and len(ways) < wanted and not deadline.passed:
            level = min([*self._levels, *self._waiting])
            if level * self._stride > last:
                break
            nodes = self._levels.pop(level, [])
            if level in self._waiting:
                nodes += self._opened(self._waiting.pop(level))
            ways += [node for node in nodes if node.broken == 0]
            if ways:
                last = min(node.cost for node in ways) + FURTHER
            self._lead_on(level, [node for node in nodes if node.broken])
        best = sorted((node for node in ways if node.cost <= last), key=lambda node: node.cost)
        return [self._way(node) for node in best[:wanted]]

    @abstractmethod
    def _begin(self, node: Node) -> None:
        """File a cube to begin with."""

    @abstractmethod
    def _jobs(self, node: Node) -> list[Callable[[], Words]]:
        """Return what finds the words to lead a cube on by, with their prices."""

    def _opened(self, waiting: _Waiting) -> list[Node]:
        """Return the best of the cubes that wait for a level, each once."""
        nodes: list[Node] = []
        for before, word in zip(*waiting.best(self._tried), strict=True):
            node = self._after(before, word)
            key = node.state.tobytes()
            if key not in self._seen:
                self._seen.add(key)
                nodes.append(node)
                if len(nodes) == self._width:
                    break
        return nodes

    def _after(self, node: Node, word: Words) -> Node:
        if word[PLAN] == NO_PLAN:
            return node
        state = after_word(node.state, word, self._metric)
        return Node(state, node.cost + int(word[COST]), int(word[BROKEN]), node.start, node, word)

    def _lead_on(self, level: int, nodes: list[Node]) -> None:
        """File what the best words make of cubes, each on a core of its own."""
        if not nodes:
            return
        jobs = [(node, job) for node in nodes for job in self._jobs(node)]
        told = Progress(Text("bars, {n} cells to go", n=nodes[0].broken))
        found = self._control.do_all([job for _, job in jobs], told)
        for (node, _), words in zip(jobs, found, strict=True):
            costs = node.cost + words[:, COST].astype(np.int64)
            places = np.maximum(level + 1, costs // self._stride)
            for place in np.unique(places).tolist():
                self._waiting[place].add(node, words[places == place], self._kept)

    def _way(self, node: Node) -> Whole:
        words: list[tuple[Move, ...]] = []
        at = node
        while at.before is not None and at.word is not None:
            words.append(word_moves(at.word, self._size, self._metric))
            at = at.before
        moves = tuple(move for word in reversed(words) for move in word)
        return Whole(node.start, moves, node.cost)


class Beam(Search):
    """One search with a level for each cost."""

    def __init__(
        self, size: int, width: int, control: SearchControl, metric: Metric = Metric.STM
    ) -> None:
        """Search on cubes of ``size``, leading on ``width`` cubes of each cost in ``metric``."""
        super().__init__(size, width, SPARE * width, control, metric)
        self._tried = self._kept
        self._longest = LONGEST + LONGEST_PER_CELL * BARS * self._kinds
        count = len(self._plans.cost)
        self._halves = ((0, count // 2), (count // 2, count))

    def _begin(self, node: Node) -> None:
        """Let a cube compete with those that cost as much."""
        nothing = np.zeros((1, POWERS + self._kinds), dtype=np.int16)
        nothing[0, PLAN], nothing[0, BROKEN] = NO_PLAN, node.broken
        self._waiting[node.cost].add(node, nothing, self._kept)

    def _jobs(self, node: Node) -> list[Callable[[], Words]]:
        # Even a single cube is work for two cores.
        return [partial(self._best_words, node.state, *half) for half in self._halves]

    def _best_words(self, state: Cells, first: int, last: int) -> Words:
        """Return the words of some plans that mend most on a cube, and their prices."""
        found = np.zeros((ROOM * self._costs, POWERS + self._kinds), dtype=np.int16)
        some, signals = self._plans.between(first, last), self._control.signals
        words = found[: best_words(gains_of(state), some, ROOM, found, signals)]
        words[:, PLAN] += first
        price_words(state, words, self._plans)
        return words


def prepare(size: int, control: SearchControl, metric: Metric) -> None:
    """Work out the words, and load or compile the kernels.

    Raises:
        SearchCancelled: ``control`` was cancelled.
    """
    # Any inner slice breaks bars, so there is something to choose and something to mend.
    settling = Settling(Cube.solved(size), [[Move(Axis.X, 1, 1, 1)]], control, metric)
    turned = settling.run(1, np.random.default_rng(0), Deadline(None))
    Beam(size, 1, control, metric).run([Start(turned.state, turned.cost)], 1, Deadline(None))
