"""Threads that search for the solutions of one cube, a length at a time."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from functools import partial

import numpy as np

from cubeapp.engine.coordinates.successors import MoveRules, Word
from cubeapp.engine.kernels.machine import cores
from cubeapp.engine.kernels.workers import run_jobs
from cubeapp.engine.model.cubies import Cubies
from cubeapp.engine.model.errors import SearchCancelled
from cubeapp.engine.solvers.control import SearchControl
from cubeapp.engine.solvers.optimal.kernel import FOUND, FULL, STOPPED, Work
from cubeapp.engine.solvers.optimal.prefixes import DEEPEST, Prefixes
from cubeapp.engine.solvers.optimal.tables import Arena

TASK_NODES = 10_000
"""A task is meant to have no more nodes, which take about 15 ms."""
LEFT_TO_SEARCH = 8
"""A prefix leaves at least this many moves to the search behind it."""
ENOUGH_TO_CHOOSE = 2_000
"""Tables are compared at the first length at which one of them takes more nodes."""
ROOM = 256
"""How many answers of one task there is room for at first."""


class WorkerPool:
    """Threads, each with its own memory, that share the prefixes of solutions among them.

    Prefixes that had more nodes at the last length come first, as likelier to be solved.
    """

    def __init__(
        self,
        arenas: Sequence[Arena],
        cubies: Cubies,
        rules: MoveRules,
        prefixes: Prefixes,
        control: SearchControl,
        threads: int | None = None,
    ) -> None:
        """Make a pool of ``threads``, one for each core by default, for a cube with centres home.

        Of the tables of ``arenas`` the one that serves this cube best is used.
        """
        self._arenas, self._control, self._prefixes = tuple(arenas), control, prefixes
        self._called_off = np.zeros(1, dtype=np.int64)
        self._aside = SearchControl()
        """Stops what one of the threads does before it searches."""
        flags = control.signals, self._called_off
        self._works = [Work(cubies, rules, *flags) for _ in range(threads or cores())]
        self._nodes: dict[Word, int] = {(): 0}
        """How many nodes each prefix had at the last length."""
        self._split = 0
        """How many moves those prefixes have."""
        self.found: set[Word] = set()
        """Solutions of the last length, as the search made them."""
        self._weights: dict[Word, float] = {}
        self._shares = [0.0] * len(self._works)

    def call_off(self) -> None:
        """Have the search end within milliseconds."""
        self._called_off[0] = 1
        self._aside.cancel()

    @property
    def nodes(self) -> int:
        """How many nodes have been looked at so far."""
        return sum(work.nodes for work in self._works)

    @property
    def share(self) -> float:
        """How much of the present length is done, 0…1."""
        return min(1.0, sum(self._shares))

    def search(
        self,
        length: int,
        expected: float,
        watch: Callable[[], float],
        most: int | None = None,
        beside: Callable[[SearchControl], object] | None = None,
    ) -> bool:
        """Look for solutions of ``length``, one or all of them, and put them into `found`.

        Args:
            length: at least 1.
            expected: about how many nodes there will be.
            watch: called again and again; returns for how many seconds it need not be.
            most: find all solutions there are, unless there are more than this many.
            beside: done on one of the threads before it joins in; its control is cancelled when
                there is nothing left to search.

        Returns:
            whether all was searched: false if a solution was enough, or it was called off.
        """
        self._called_off[0], self._aside = 0, SearchControl()
        self._choose_arena(length)
        tasks = self._tasks(length, expected)
        queue, threads = iter(tasks), min(len(self._works), len(tasks))
        for work in self._works:
            work.make_room(0 if most is None else ROOM)
        self.found, self._shares = set(), [0.0] * len(self._works)
        counts: dict[Word, int] = {}
        jobs = [partial(self._work, index, length, queue, counts, most) for index in range(threads)]
        if beside is not None:
            jobs[0] = partial(self._do_first, beside, jobs[0])
        run_jobs(jobs, lambda _: watch(), stop=self.call_off)
        if len(counts) < len(tasks):
            return False
        self._nodes = counts
        return True

    def _choose_arena(self, length: int) -> None:
        """Try all tables while that costs nothing, and keep the one with the fewest nodes.

        Nearly always that is the largest, but a cube may be near the subgroup a table measures
        to, as the superflip is to the default table's, which then rules out next to nothing.
        """
        if len(self._arenas) == 1:
            return
        work, nodes = self._works[0], []
        work.make_room(0)
        for arena in self._arenas:
            before = work.nodes
            work.search(arena, (), length)
            nodes.append(work.nodes - before)
        if max(nodes) >= ENOUGH_TO_CHOOSE:
            self._arenas = (self._arenas[nodes.index(min(nodes))],)

    def _tasks(self, length: int, expected: float) -> list[Word]:
        """Return the prefixes to search behind, the likeliest first."""
        split, prefixes = self._split, self._prefixes.of_length(self._split)
        deepest = min(DEEPEST, length - LEFT_TO_SEARCH)
        while split < deepest and len(prefixes) * TASK_NODES < expected:
            split += 1
            prefixes = self._prefixes.of_length(split)
        known = {each: self._nodes.get(each[: self._split], 0) + 1 for each in prefixes}
        self._split, total = split, sum(known.values())
        self._weights = {prefix: weight / total for prefix, weight in known.items()}
        return sorted(prefixes, key=known.__getitem__, reverse=True)

    def _do_first(
        self, beside: Callable[[SearchControl], object], work: Callable[[], None]
    ) -> None:
        with suppress(SearchCancelled):
            beside(self._aside)
        work()

    def _work(
        self,
        index: int,
        length: int,
        queue: Iterator[Word],
        counts: dict[Word, int],
        most: int | None,
    ) -> None:
        """Search behind prefixes from the queue and write down how many nodes each had."""
        work = self._works[index]
        for prefix in queue:
            self._control.wait_while_paused()
            before = work.nodes
            status = self._search(work, prefix, length, most)
            if status == STOPPED:
                return
            counts[prefix] = work.nodes - before
            self._shares[index] += self._weights[prefix]
            if status == FOUND or (most is not None and len(self.found) > most):
                self.call_off()
                return
        self._aside.cancel()

    def _search(self, work: Work, prefix: Word, length: int, most: int | None) -> int:
        status = work.search(self._arenas[0], prefix, length)
        while status == FULL and work.room <= (most or 0):
            work.make_room(2 * work.room)
            status = work.search(self._arenas[0], prefix, length)
        if status == FOUND:
            self.found.add(work.found(length))
        elif status != STOPPED:
            self.found.update(work.all_found(length))
        return status
