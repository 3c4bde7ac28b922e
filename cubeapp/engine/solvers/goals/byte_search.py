"""Every alg up to a length for goals that fix nearly all cubies: kernel B.

See `byte_kernel` for how. Filters depend on the goals and the turns alone, so those of the last
few are kept: the next case of the same kind finds them there.
"""

from __future__ import annotations

import math
import threading
from collections.abc import Collection, Iterator, Sequence
from functools import lru_cache
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from cubeapp.engine.coordinates.coordinates import cube_bytes
from cubeapp.engine.coordinates.successors import listed
from cubeapp.engine.kernels.memory import LOW_32
from cubeapp.engine.solvers.control import Progress, SearchControl
from cubeapp.engine.solvers.goals import byte_kernel as kernel
from cubeapp.engine.solvers.goals.goal import ALL_FRAMES, Goal, Pair
from cubeapp.engine.solvers.goals.space import Arrangement, frames_after
from cubeapp.engine.solvers.goals.turning import TurnRules
from cubeapp.engine.text import Text

Word = tuple[int, ...]
Words = NDArray[np.int64]

MOST = 31
"""No solution counts more: with a rotation after each turn that is `byte_kernel.LONGEST`."""
BITS_EACH = 12
"""Bits of a filter for each word of turns that goes in, at the least."""
LEAST_BITS = 1 << 12
MOST_BYTES = 48 << 20
"""What the filters of one search may take in memory."""
ROOM = 1 << 12
"""Number of solutions noted before they are handed on."""
SEARCHES = 2
"""For how many kinds of goals and turns filters are kept."""
_SEARCHING = Text("looking for algs")


def every(
    starts: Sequence[Arrangement],
    seeds: Sequence[tuple[Goal, Arrangement]],
    rules: TurnRules,
    least: int,
    most: int,
    control: SearchControl,
    not_first: Collection[int] = (),
) -> Iterator[tuple[int, int, Word]]:
    """Yield every normal word of turns from a start to a goal, the shortest first.

    None goes on behind a goal.

    Args:
        starts: the cubes; those that look the same to the goals count as one.
        seeds: goals that look at the same, each with a cube that has reached it, centres too.
        rules: the turns.
        least: what a solution counts at the least.
        most: and at the most; no more than `MOST`.
        control: stops it, and is told which length is looked for.
        not_first: turns with which no solution begins, by their numbers.

    Yields:
        what the solution counts, the index of its start, and its turns by their numbers.

    Raises:
        SearchCancelled: ``control`` was cancelled.
    """
    mask = _Mask.of(seeds[0][0])
    reached = tuple(dict.fromkeys(word for seed in seeds for word in mask.goals(*seed)))
    search = _search_for(reached, mask.has_centres, rules)
    roots: dict[Word, int] = {}
    for number, start in enumerate(starts):
        roots.setdefault(tuple(mask.packed(start).tolist()), number)
    run = _Run(search, not_first, control)
    for length in range(least, min(most, MOST) + 1):
        search.prepare(length, len(roots), control)
        for root, number in roots.items():
            for word in run.words(root, length):
                yield length, number, word


class _Mask(NamedTuple):
    """What some goals look at."""

    corners: tuple[Pair, ...]
    edges: tuple[Pair, ...]
    has_centres: bool

    @classmethod
    def of(cls, goal: Goal) -> _Mask:
        return cls(goal.corners, goal.edges, goal.frames != ALL_FRAMES)

    def packed(self, cubes: Arrangement) -> Words:
        """Return cubes as words: int64, shape (..., 3)."""
        corners, edges = np.array(self.corners, np.uint8), np.array(self.edges, np.uint8)
        places = np.zeros((*cubes.cp.shape[:-1], 24), dtype=np.uint8)
        flags = corners[cubes.cp, 1]
        places[..., :8] = corners[cubes.cp, 0] | flags << 3 | (cubes.co * flags) << 4
        flags = edges[cubes.ep, 1]
        places[..., 8:20] = edges[cubes.ep, 0] | flags << 7 | (cubes.eo * flags) << 4
        if self.has_centres:
            places[..., 20] = cubes.frame
        return places.view(np.int64)

    def goals(self, goal: Goal, cube: Arrangement) -> list[tuple[int, ...]]:
        """Return the words of ``cube``, which has reached ``goal``, with all centres allowed."""
        words = self.packed(cube)
        if not self.has_centres:
            return [tuple(words.tolist())]
        rest = words & [-1, -1, LOW_32]
        frames = frames_after()[sorted(goal.frames), cube.frame]
        return [tuple((rest | [0, 0, int(frame) << 32]).tolist()) for frame in frames]


@lru_cache(maxsize=SEARCHES)
def _search_for(seeds: tuple[Word, ...], has_centres: bool, rules: TurnRules) -> _Search:
    return _Search(np.array(seeds, dtype=np.int64), has_centres, rules)


class _Search:
    """The filters for some goals and turns."""

    def __init__(self, seeds: Words, has_centres: bool, rules: TurnRules) -> None:
        self.rules = rules
        self._seeds = np.zeros((len(seeds), kernel.NODE_WORDS), dtype=np.int64)
        self._seeds[:, :3] = seeds
        effects = [rules.effects[turn] for turn in range(len(rules.turns))]
        self._turned = _turn_words(effects)
        self._unturned = _turn_words([effect.inverse() for effect in effects])
        self._frames = frames_after().astype(np.uint8) if has_centres else None
        follows = _follows(rules)
        # Behind the turns, what may be the last one of all.
        before = [np.flatnonzero(row) for row in follows.T] + [np.arange(len(follows))]
        self._preceding = listed(before, len(effects))
        self._counts = len(seeds) * _word_counts(follows, rules.costs)
        self._nbytes = np.cumsum([_bits_for(count) >> 3 for count in self._counts])
        self._filters: list[Words] = []
        self._rows = np.zeros((MOST + 1, 2), dtype=np.int64)
        self._lock = threading.Lock()

    @property
    def depth(self) -> int:
        """Up to which cost there are filters."""
        return len(self._filters)

    def prepare(self, length: int, starts: int, control: SearchControl) -> None:
        """Build the filters that searches for ``length`` from so many ``starts`` are worth.

        Raises:
            SearchCancelled: ``control`` was cancelled.
        """
        with self._lock:
            while self.depth < self._best_depth(length, starts):
                self._build(control)

    def _best_depth(self, length: int, starts: int) -> int:
        """Return up to which cost there are to be filters: they cost about what they save."""
        built, counts = len(self._filters), self._counts
        share = starts / len(self._seeds)

        def work(depth: int) -> float:
            return float(counts[built + 1 : depth + 1].sum() + share * counts[length - depth])

        possible = (
            depth for depth in range(built + 1, length) if self._nbytes[depth] <= MOST_BYTES
        )
        return min((min(built, length), *possible), key=work)

    def _build(self, control: SearchControl) -> None:
        """Build the next filter."""
        cost = len(self._filters) + 1
        bits = np.zeros(_bits_for(self._counts[cost]) >> 6, dtype=np.int64)
        row = np.array([bits.ctypes.data, len(bits) - 1], dtype=np.int64)
        memory = self.memory(control)
        for seed in self._seeds:
            control.checkpoint(Progress(_SEARCHING, depth=cost))
            memory[kernel.NODE : kernel.NODE + 3] = seed[:3]
            if kernel.fill(memory.ctypes.data, cost, row.ctypes.data) == kernel.STOPPED:
                control.checkpoint(Progress(_SEARCHING, depth=cost))
        self._rows[cost - 1] = row
        self._filters.append(bits)

    def memory(self, control: SearchControl) -> Words:
        """Return memory for kernels, without the node to begin with."""
        turns = len(self.rules.turns)
        nodes = 1 + (kernel.LONGEST + 1) * turns
        memory = np.zeros(kernel.NODE + nodes * kernel.NODE_WORDS, dtype=np.int64)
        arrays: dict[int, NDArray[Any]] = {
            kernel.SIGNALS: control.signals,
            kernel.COSTS: self.rules.costs,
            kernel.SEEDS: self._seeds,
            kernel.AFTER: self.rules.after,
            kernel.TURNED: self._turned,
            kernel.UNTURNED: self._unturned,
            kernel.PRECEDING: self._preceding,
            kernel.FILTERS: self._rows,
        }
        for word, array in arrays.items():
            memory[word] = array.ctypes.data
        memory[kernel.FRAMES] = 0 if self._frames is None else self._frames.ctypes.data
        memory[kernel.SEED_COUNT], memory[kernel.WIDTH] = len(self._seeds), turns
        memory[kernel.HAS_FREE] = not self.rules.costs.all()
        return memory


class _Run:
    """The memory of one search, which one thread uses at a time."""

    def __init__(self, search: _Search, not_first: Collection[int], control: SearchControl) -> None:
        self._search, self._control = search, control
        self._memory = search.memory(control)
        first, *others = ([*map(int, row[1 : 1 + row[0]])] for row in search.rules.lists)
        rows = [[turn for turn in first if turn not in not_first], *others]
        self._lists = listed(
            [np.array(row, dtype=np.intp) for row in rows], len(search.rules.turns)
        )
        self._paths = np.zeros((ROOM, kernel.PATH_BYTES), dtype=np.uint8)
        self._memory[kernel.LISTS] = self._lists.ctypes.data
        self._memory[kernel.PATHS], self._memory[kernel.ROOM] = self._paths.ctypes.data, ROOM

    def words(self, root: Word, length: int) -> Iterator[Word]:
        """Yield the words from ``root`` that count ``length``.

        Raises:
            SearchCancelled: the search was stopped.
        """
        memory, status, skipped = self._memory, kernel.FULL, 0
        memory[kernel.NODE : kernel.NODE + 3] = root
        memory[kernel.DEPTH] = self._search.depth
        while status == kernel.FULL:
            self._control.checkpoint(Progress(_SEARCHING, depth=length))
            memory[kernel.FOUND], memory[kernel.SKIPPED] = 0, skipped
            status = kernel.search(memory.ctypes.data, length)
            if status == kernel.STOPPED:
                self._control.checkpoint(Progress(_SEARCHING, depth=length))
            paths = self._paths[: memory[kernel.FOUND] - skipped].tolist()
            # The first ones are found again when there was no room for all: it seldom happens.
            skipped += len(paths)
            for path in paths:
                yield tuple(path[: path[kernel.LONGEST]])


def _turn_words(effects: Sequence[Arrangement]) -> Words:
    """Return four words for each turn: int64, shape (turns, 4)."""
    turns = Arrangement.stacked(effects)
    places = np.zeros((len(effects), 32), dtype=np.uint8)
    places[:, :24] = cube_bytes(turns.cp | turns.co << 4, turns.ep | turns.eo << 4)
    places[:, 24] = turns.frame
    return places.view(np.int64)


def _follows(rules: TurnRules) -> NDArray[np.bool_]:
    """Return which turn may follow which: shape (turns, turns), the first one the row."""
    count = len(rules.turns)
    follows = np.zeros((count, count), dtype=bool)
    for row, states in zip(rules.lists, rules.after, strict=True):
        for turn in row[1 : 1 + row[0]]:
            after = rules.lists[states[turn]]
            follows[turn, after[1 : 1 + after[0]]] = True
    return follows


def _word_counts(follows: NDArray[np.bool_], costs: NDArray[np.int64]) -> NDArray[np.float64]:
    """Return how many words of turns there are of each cost: shape (`MOST` + 1,)."""
    ending = np.zeros((MOST + 1, len(costs)))
    total = np.ones(MOST + 1)
    for cost in range(MOST + 1):
        # Turns that cost nothing come last: they follow others, but not each other.
        for turn in np.argsort(-costs, kind="stable"):
            rest = cost - costs[turn]
            if rest >= 0:
                ending[cost, turn] = (rest == 0) + ending[rest, follows[:, turn]].sum()
        total[cost] = ending[cost].sum() + (cost == 0)
    return total


def _bits_for(count: float) -> int:
    """Return how many bits a filter has for so many words of turns: a power of two."""
    return max(LEAST_BITS, 1 << math.ceil(math.log2(max(1.0, BITS_EACH * count))))
