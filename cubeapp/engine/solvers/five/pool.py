"""Positions on their way through the phases: the best few hundred go on to the next one."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import partial
from itertools import islice
from typing import Any

import numpy as np
from numpy.typing import NDArray

from cubeapp.engine.coordinates.depth_first import PATH, Search
from cubeapp.engine.coordinates.shared_search import Part, SharedSearch
from cubeapp.engine.model.cube import Cube
from cubeapp.engine.solvers.control import Deadline, Progress, SearchControl
from cubeapp.engine.solvers.five import beam, layout
from cubeapp.engine.solvers.five.arena import Arena
from cubeapp.engine.solvers.five.phases import (
    DOINGS,
    FINISH,
    ORIENT,
    PHASES,
    SET_APART,
    STAGE_X,
    left_out,
    turns_of,
)
from cubeapp.engine.solvers.five.reading import HOPELESS, follow, score_all, search_all
from cubeapp.engine.solvers.five.turns import (
    AXES_SWAPPED,
    PLACES,
    SIZE,
    TURNS,
    WING,
    frames,
    position_of,
    sources,
)

Bytes = NDArray[np.uint8]
Ints = NDArray[np.int64]

LONGEST_PATH = 96
FRAMES_BEFORE = {STAGE_X: (0, 1, 2), ORIENT: (0, 1, 2), SET_APART: (0, AXES_SWAPPED)}
"""The ways to hold the cube that are tried before a phase, as numbers of `turns.FRAMES`."""
PARTS, LARGEST_PART = 24, 64
"""A pool is searched in about so many parts, between which there are looks at the clock."""
SCORED_AT_ONCE, FOLLOWED_AT_ONCE, EXPANDED_AT_ONCE = 20, 1000, 500
LONGER = 2
"""How much longer than the shortest ways through a phase others may be."""
TURN_WORTH, SCORE_WORTH = 5, 2
"""Two turns made weigh as much as five of a score."""


@dataclass(frozen=True, slots=True)
class Pool:
    """Positions and the ways to them."""

    states: Bytes
    """uint8, shape (n, 96), each as its own frame sees it."""
    paths: Bytes
    """uint8, shape (n, 96): the turns made, as the first frame sees them."""
    ends: Bytes
    """uint8, shape (n, 6): how many turns the path has after each phase."""
    back: Bytes
    """uint8, shape (n, 63): what a turn in the position's frame is in the first one."""

    @classmethod
    def of(cls, cube: Cube) -> Pool:
        """Return the pool with nothing but a 5×5×5."""
        return cls(
            position_of(cube)[None],
            np.zeros((1, LONGEST_PATH), dtype=np.uint8),
            np.zeros((1, PHASES), dtype=np.uint8),
            np.arange(TURNS, dtype=np.uint8)[None],
        )

    def __len__(self) -> int:
        return len(self.states)

    def lengths(self, phase: int) -> Bytes:
        """Return how long the paths are that ``phase`` begins behind."""
        if phase == STAGE_X:
            return np.zeros(len(self), dtype=np.uint8)
        return np.ascontiguousarray(self.ends[:, phase - 1])

    def taken(self, chosen: NDArray[np.intp]) -> Pool:
        """Return the pool of some of the positions."""
        return Pool(self.states[chosen], self.paths[chosen], self.ends[chosen], self.back[chosen])

    def seen_in(self, ways: tuple[int, ...]) -> Pool:
        """Return the pool with every position once in each of these frames."""
        source, names, before = frames()
        parts = []
        for way in ways:
            seen = self.states[:, source[way]]
            colours, pairs = names[way][seen[:, :WING]], names[way][24 + seen[:, WING:]]
            # Kernels are compiled for rows that lie one behind the other.
            states = np.ascontiguousarray(np.concatenate([colours, pairs], axis=1))
            parts.append((states, self.paths, self.ends, self.back[:, before[way]]))
        return Pool(*(np.concatenate(part) for part in zip(*parts, strict=True)))


@dataclass(frozen=True, slots=True)
class Effort:
    """How wide the search is in a phase."""

    scored: int
    """Positions that are scored, each in every frame."""
    begun: int
    """The best of them, from which the phase is searched."""
    wanted: int
    """Ways through the phase that are enough."""
    nodes: int
    """Nodes after which no longer ways are searched, once there are any."""


class Searcher:
    """Takes pools through phases, on all cores."""

    def __init__(
        self,
        arena: Arena,
        control: SearchControl,
        room: int = 50_000,
        thick: bool = False,
        last: Deadline | None = None,
    ) -> None:
        """Make a searcher.

        Args:
            arena: the tables.
            control: of the search.
            room: maximum number of ways that a phase gives.
            thick: whether the middle layer is never turned alone, see `phases.left_out`.
            last: by then a phase gives what it has found, be it nothing.
        """
        self.nodes = 0
        """The nodes of all phases so far."""
        self._arena, self._thick = arena, thick
        self._control, self._last = control, last or Deadline(None)
        self._room, self._search = room, SharedSearch(control.signals, room)

    def begin(self, pool: Pool, phase: int, effort: Effort) -> Pool:
        """Return the most promising positions for ``phase``, in all frames."""
        pool = pool.seen_in(FRAMES_BEFORE.get(phase, (0,)))
        scores = self._scores(pool, phase)
        promise = SCORE_WORTH * scores + TURN_WORTH * pool.lengths(phase).astype(np.int64)
        order = np.argsort(promise, kind="stable")
        order = order[scores[order] < HOPELESS]
        return pool.taken(order[: effort.begun])

    def through(self, pool: Pool, phase: int, effort: Effort, deadline: Deadline) -> Pool:
        """Return what is behind ``phase`` for a pool that `begin` gave.

        That is something, unless the pool is empty or the time for everything is over.

        Raises:
            SearchCancelled: the control was cancelled.
        """
        search, lengths = self._search, pool.lengths(phase)
        followers = self._arena.followers_of(phase, self._thick)
        search.begin(followers, self._arena.map_of(phase), effort.nodes)
        total, shortest = int(lengths.min(initial=0)), None
        while len(pool) and not self._last.passed:
            self._search_all(pool, phase, total, deadline)
            if search.count and shortest is None:
                shortest = total
            if shortest is not None and (
                search.is_over
                or search.count >= effort.wanted
                or total >= shortest + LONGER
                or deadline.passed
            ):
                break
            total += 1
        self.nodes += search.nodes
        return self._behind(pool, phase, search.paths)

    def finish(self, pool: Pool, width: int, further: int, deadline: Deadline) -> Pool:
        """Return what is behind the last phase, found by a beam.

        Args:
            pool: positions behind the other phases, as many as there are.
            width: how many positions of each length go on.
            further: how many turns to look on after the first solution, for others.
            deadline: ends the search once there is a solution.

        Raises:
            SearchCancelled: the control was cancelled.
        """
        search = Beam(self._arena, pool, width, self._control, self._thick)
        found = list(islice(search.run(further, deadline, self._last), self._room))
        paths = np.zeros(len(found), dtype=PATH)
        for path, (candidate, turns) in zip(paths, found, strict=True):
            path["link"], path["length"], path["turns"][: len(turns)] = candidate, len(turns), turns
        return self._behind(pool, FINISH, paths)

    def _scores(self, pool: Pool, phase: int) -> Ints:
        scores = np.zeros(len(pool), dtype=np.int64)
        followers, map_ = self._arena.followers_of(phase), self._arena.map_of(phase)

        def score(some: slice) -> None:
            memory = Search(self._control.signals, 1)
            memory.begin(followers, map_)
            states, own = pool.states[some], scores[some]
            score_all(self._arena.address, phase, memory.address, states, own)

        self._in_parts(score, len(pool), SCORED_AT_ONCE, phase)
        return scores

    def _search_all(self, pool: Pool, phase: int, total: int, deadline: Deadline) -> None:
        """Look for ways of one length."""
        search, lengths, count = self._search, pool.lengths(phase), len(pool)
        block, before = self._arena.address, search.nodes

        def part(first: int, last: int) -> Part:
            states, own = pool.states[:last], lengths[:last]
            return lambda work: search_all(block, phase, work, states, own, first, total)

        def is_enough() -> bool:
            return (deadline.passed and search.count > 0) or self._last.passed

        at_once = max(1, min(LARGEST_PART, count // PARTS))
        parts = [part(first, min(count, first + at_once)) for first in range(0, count, at_once)]
        nodes = self.nodes + before
        search.run(
            parts,
            lambda _: self._control.checkpoint(Progress(DOINGS[phase], nodes=nodes)),
            self._control.wait_while_paused,
            is_enough,
        )

    def _in_parts(
        self, work: Callable[[slice], None], count: int, at_once: int, phase: int
    ) -> None:
        """Do work on the first ``count`` of something."""
        spans = [slice(i, min(count, i + at_once)) for i in range(0, count, at_once)]
        told = Progress(DOINGS[phase], nodes=self.nodes)
        self._control.do_all([partial(work, span) for span in spans], told)

    def _behind(self, pool: Pool, phase: int, found: NDArray[Any]) -> Pool:
        """Return the positions behind paths that were found, each once."""
        states = np.empty((len(found), PLACES), dtype=np.uint8)
        keys = np.empty(len(found), dtype=np.int64)

        def go(some: slice) -> None:
            own = found[some], turns_of(phase), states[some], keys[some]
            follow(pool.states, sources(), *own)

        self._in_parts(go, len(found), FOLLOWED_AT_ONCE, phase)
        _, chosen = np.unique(keys, return_index=True)
        chosen.sort()
        found, states = found[chosen], states[chosen]
        origin, made = found["link"].astype(np.intp), found["length"].astype(np.uint8)
        lengths = pool.lengths(phase)[origin]
        paths, ends, back = pool.paths[origin], pool.ends[origin], pool.back[origin]
        rows = np.arange(len(found))
        for i in range(int(made.max(initial=0))):
            here = rows[made > i]
            turn = turns_of(phase)[found["turns"][here, i]]
            paths[here, lengths[here] + i] = back[here, turn]
        ends[:, phase:] = (lengths + made)[:, None]
        return Pool(states, paths, ends, back)


class Beam:
    """The last phase, from all positions at once."""

    def __init__(
        self, arena: Arena, pool: Pool, width: int, control: SearchControl, thick: bool = False
    ) -> None:
        """Read the positions of ``pool``; ``width`` of each length go on.

        For ``thick`` see `phases.left_out`.
        """
        self._arena, self._control = arena, control
        self._left_out = left_out(FINISH, thick, arena.single)
        self._map = arena.map_of(FINISH)
        self._lengths = pool.lengths(FINISH)
        self._starts = np.zeros((len(pool), beam.ROW), dtype=np.int64)
        self._origins = np.zeros((len(pool), 3), dtype=np.int64)
        starts = self._starts.ctypes.data
        beam.read_all(arena.address, self._map, pool.states, starts, self._origins)
        room = width * len(turns_of(FINISH)) + len(pool)
        self._children = np.zeros((room, beam.ROW), dtype=np.int64)
        self._children_from = np.zeros((room, 3), dtype=np.int64)
        self._seen = np.zeros(1 << (4 * width).bit_length(), dtype=np.int64)
        self._rows = np.zeros((width, beam.ROW), dtype=np.int64)
        self._levels: list[Ints] = []

    def run(
        self, further: int, deadline: Deadline, end: Deadline
    ) -> Iterator[tuple[int, list[int]]]:
        """Yield solutions, the shortest first: the number of the position, and the turns.

        Args:
            further: how many turns to look on after the first one.
            deadline: from then on nothing longer than the first one is looked for.
            end: from then on nothing at all.
        """
        count, length, last = 0, int(self._lengths.min(initial=0)), LONGEST_PATH
        farthest = int(self._lengths.max(initial=0)) + layout.LONGEST
        while length <= min(last, farthest) and not end.passed:
            made = self._expand(count)
            hopeful = self._origins[:, beam.SCORE] < HOPELESS
            here = np.flatnonzero((self._lengths == length) & hopeful)
            self._children[made : made + len(here)] = self._starts[here]
            self._children_from[made : made + len(here)] = self._origins[here]
            count = self._choose(made + len(here))
            for index in np.flatnonzero(self._levels[-1][:, beam.SCORE] == 0):
                last = min(last, length + (0 if deadline.passed else further))
                yield self._path(int(index))
            length += 1

    def _expand(self, count: int) -> int:
        """Lead on the positions that are kept, and return how many children there are."""
        rows, children = self._rows.ctypes.data, self._children.ctypes.data

        def lead_on(first: int) -> None:
            last, left_out = min(count, first + EXPANDED_AT_ONCE), self._left_out
            beam.expand(self._map, rows, first, last, left_out, children, self._children_from)

        jobs = [partial(lead_on, first) for first in range(0, count, EXPANDED_AT_ONCE)]
        self._control.do_all(jobs, Progress(DOINGS[FINISH]))
        return count * len(self._left_out)

    def _choose(self, made: int) -> int:
        kept = np.zeros((len(self._rows), 3), dtype=np.int64)
        count = beam.choose(self._children, self._children_from, made, self._seen, self._rows, kept)
        self._levels.append(kept[:count])
        return count

    def _path(self, index: int) -> tuple[int, list[int]]:
        turns: list[int] = []
        for level in reversed(self._levels):
            parent, turn, _ = level[index].tolist()
            if parent < 0:
                return -1 - parent, turns[::-1]
            turns.append(turn)
            index = parent
        raise AssertionError("a position of the beam comes from nowhere")


def spread(pool: Pool, phase: int, count: int) -> Pool:
    """Return ``count`` positions, the shortest ways first, of equals any ones."""
    if len(pool) <= count:
        return pool
    shuffled = np.random.default_rng(0).permutation(len(pool))
    order = shuffled[np.argsort(pool.lengths(phase)[shuffled], kind="stable")]
    return pool.taken(np.sort(order[:count]))


def compile_search(arena: Arena, control: SearchControl) -> None:
    """Compile the kernels, or load them, by looking for the solved cube's ways.

    Raises:
        SearchCancelled: ``control`` was cancelled.
    """
    searcher, pool = Searcher(arena, control, room=2), Pool.of(Cube.solved(SIZE))
    effort = Effort(1, 1, 1, 1)
    for phase in range(FINISH):
        begun = searcher.begin(pool, phase, effort)
        pool = searcher.through(begun, phase, effort, Deadline(None))
    # Going on for a turn after the solution takes every kernel of the beam.
    searcher.finish(pool, 1, 1, Deadline(None))
