"""Steps: every shortest way to goals of few cubies, with tables of exact distances (kernel A).

Tables are built when a goal is first asked for and stay in memory for a while; nothing is kept on
disk. See `planning` for which there are, and `step_kernel` for the search.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from math import prod

import numpy as np
from numpy.typing import NDArray

from cubeapp.engine.coordinates.pruning import UNSEEN
from cubeapp.engine.coordinates.successors import Word
from cubeapp.engine.solvers.control import Progress, SearchControl
from cubeapp.engine.solvers.goals import step_kernel as kernel
from cubeapp.engine.solvers.goals.coordinates import (
    BUILDING,
    UNREACHABLE,
    Coordinate,
    View,
    coordinate,
)
from cubeapp.engine.solvers.goals.goal import Goal
from cubeapp.engine.solvers.goals.planning import MOST_EXACT, Plan, plans_for
from cubeapp.engine.solvers.goals.space import Arrangement
from cubeapp.engine.solvers.goals.states import state_of
from cubeapp.engine.solvers.goals.turning import TurnRules
from cubeapp.engine.text import Text

NODES = 100_000
"""Between two looks at the control: some milliseconds."""
ROOM = 16
"""Solutions that are collected before they are handed on: about as many as are mostly wanted."""
SAMPLE = 50_000
SEARCHING = Text("looking for the shortest turns")


class Table:
    """The exact distance from the goal of every combination of up to three coordinates."""

    def __init__(
        self,
        coordinates: Sequence[Coordinate],
        goals: Sequence[tuple[int, ...]],
        rules: TurnRules,
        control: SearchControl,
    ) -> None:
        """Fill the table.

        Args:
            coordinates: one to three.
            goals: the numbers of each goal.
            rules: the turns.
            control: stops it.

        Raises:
            SearchCancelled: it was cancelled.
        """
        self.coordinates = tuple(coordinates)
        one = np.zeros((1, len(rules.turns)), dtype=np.int32)
        # What is missing comes first: the innermost loop is to be a long one.
        turned = [one] * (3 - len(coordinates)) + [each.after for each in coordinates]
        self.sizes = tuple(len(each) for each in turned)
        self.distances = np.full(prod(self.sizes), UNSEEN, dtype=np.uint8)
        for numbers in goals:
            self.distances[self.index(numbers)] = 0
        self._fill(turned, rules, control)

    def index(self, numbers: Sequence[int]) -> int:
        """Return the entry for the numbers of the coordinates."""
        index = 0
        for each, number in zip(self.coordinates, numbers, strict=True):
            index = index * each.size + number
        return index

    def mean(self) -> float:
        """Return the mean distance of a sample of the combinations that turns reach."""
        sample = self.distances[:: 1 + len(self.distances) // SAMPLE]
        return float(sample[sample != UNSEEN].mean())

    def counts(self) -> list[int]:
        """Return how many combinations there are at each distance."""
        counts = np.bincount(self.distances, minlength=256)[:UNSEEN]
        return [int(count) for count in np.trim_zeros(counts, "b")]

    def _fill(
        self, turned: list[NDArray[np.int32]], rules: TurnRules, control: SearchControl
    ) -> None:
        needed = rules.needed
        first, second, third = (np.ascontiguousarray(each[:, needed]) for each in turned)
        own = rules.costs[needed]
        cost = int(own[0]) if len(set(own.tolist())) == 1 else 0
        depth, farthest, seen = 0, 0, 1
        while depth <= farthest:
            arguments = (self.distances, control.signals)
            if cost and seen > len(self.distances) // 3:
                found = kernel.gather(first, second, third, cost, depth, *arguments)
            else:
                found = kernel.spread(first, second, third, own, depth, *arguments)
            control.checkpoint(Progress(BUILDING, depth=depth))
            seen += found
            farthest = max(farthest, depth + int(own.max(initial=0))) if found else farthest
            # Turns that count nothing may lead on within a distance.
            depth += 0 if found and not own.all() else 1


class StepSearch:
    """The tables for one goal and some turns, and the search with them."""

    def __init__(self, seeds: Arrangement, plan: Plan, rules: TurnRules, control: SearchControl):
        """Build the tables of a plan.

        Args:
            seeds: the cubes that have reached the goal, many in one.
            plan: which tables.
            rules: the turns.
            control: stops it.

        Raises:
            SearchCancelled: it was cancelled.
        """
        self._rules = rules
        coordinates: dict[View, Coordinate] = {}
        for table in plan.tables:
            for view in table:
                if view not in coordinates:
                    most = plan.sizes[view]
                    coordinates[view] = coordinate(view, seeds, rules, control, most)
        self.coordinates = tuple(coordinates.values())
        states = [state_of(seeds[index]) for index in range(len(seeds))]
        goals = dict.fromkeys(map(self.numbers, states))
        self._goals = np.array(list(goals), dtype=np.int64).reshape(len(goals), -1)
        self.entries = [prod(coordinates[view].size for view in table) for table in plan.tables]
        self.tables: list[Table] = []
        self._plan_tables = [tuple(coordinates[view] for view in table) for table in plan.tables]

    @property
    def is_small(self) -> bool:
        """Whether no table is larger than tables may be."""
        return max(self.entries, default=0) <= MOST_EXACT

    def build(self, control: SearchControl) -> None:
        """Fill the tables.

        Raises:
            SearchCancelled: ``control`` was cancelled.
        """
        for some in self._plan_tables:
            columns = [self.coordinates.index(each) for each in some]
            goals = list(map(tuple, self._goals[:, columns].tolist()))
            self.tables.append(Table(some, goals, self._rules, control))
        # The table that says the most comes first.
        self.tables.sort(key=lambda table: -table.mean())
        self._order()

    @property
    def nbytes(self) -> int:
        """What tables and coordinates take in memory."""
        tables = sum(table.distances.nbytes for table in self.tables)
        return tables + sum(each.nbytes for each in self.coordinates)

    def numbers(self, state: bytes) -> tuple[int, ...]:
        """Return the coordinates of a cube; for its state see `states`."""
        return tuple([each.number(state) for each in self.coordinates])

    def bound(self, numbers: Sequence[int]) -> int | None:
        """Return what turns to the goal count at the least; ``None`` if none lead there.

        Args:
            numbers: the coordinates of a cube.
        """
        known = dict(zip(self.coordinates, numbers, strict=True))
        if UNREACHABLE in numbers:
            return None
        farthest = 0
        for table in self.tables:
            index = table.index([known[each] for each in table.coordinates])
            farthest = max(farthest, int(table.distances[index]))
        return None if farthest == UNSEEN else farthest

    def words(self, numbers: Sequence[int], length: int, control: SearchControl) -> Iterator[Word]:
        """Yield every normal sequence of turns that counts ``length`` and leads to the goal.

        None goes on behind a goal.

        Args:
            numbers: the coordinates of a cube.
            length: see above.
            control: stops it.

        Raises:
            SearchCancelled: ``control`` was cancelled.
        """
        if tuple(numbers) in self._ends:
            yield from [()] if length == 0 else []
            return
        yield from _Walk(self._plan, self._rules, self._goals, numbers, length).words(control)

    def _order(self) -> None:
        """Number the coordinates in the order in which the tables need them, and note both."""
        used = dict.fromkeys(each for table in self.tables for each in table.coordinates)
        order = [self.coordinates.index(each) for each in used]
        self._goals = np.ascontiguousarray(self._goals[:, order])
        self._ends = set(map(tuple, self._goals.tolist()))
        self.coordinates = tuple(used)
        words = np.zeros(kernel.AT_TABLES + kernel.TABLE_WORDS * len(self.tables), dtype=np.int64)
        words[kernel.TABLES], words[kernel.TURNS] = len(self.tables), len(self._rules.turns)
        words[kernel.GOALS] = len(self._goals)
        for number, each in enumerate(self.coordinates):
            words[kernel.AT_COORDINATES + number] = each.after.ctypes.data
        known = 0
        for number, table in enumerate(self.tables):
            own = [self.coordinates.index(each) for each in table.coordinates]
            known = max([known, *(index + 1 for index in own)])
            row = words[kernel.AT_TABLES + kernel.TABLE_WORDS * number :]
            row[kernel.ADDRESS] = table.distances.ctypes.data
            # Those that are missing are of size 1; which one is read does not matter then.
            row[kernel.FIRST : kernel.THIRD + 1] = [*[kernel.ZERO] * (3 - len(own)), *own]
            row[kernel.SIZE_2], row[kernel.SIZE_3] = table.sizes[1:]
            row[kernel.KNOWN] = known
        self._plan = words


class _Walk:
    """One search for all solutions of one length, of which the memory is kept while it rests."""

    def __init__(
        self,
        plan: NDArray[np.int64],
        rules: TurnRules,
        goals: NDArray[np.int64],
        numbers: Sequence[int],
        length: int,
    ) -> None:
        self._arguments = (plan, rules.costs, rules.lists, rules.after, goals)
        self._rows = np.zeros((kernel.LONGEST, kernel.ROW_WORDS), dtype=np.int64)
        self._rows[0, : len(numbers)], self._rows[0, kernel.LEFT] = numbers, length
        self._progress = np.zeros(kernel.PROGRESS_WORDS, dtype=np.int64)
        self._path = np.zeros(kernel.LONGEST, dtype=np.uint8)
        self._length = length

    def words(self, control: SearchControl) -> Iterator[Word]:
        found = np.zeros((ROOM, 1 + kernel.LONGEST), dtype=np.uint8)
        status = kernel.RESTING
        while status != kernel.DONE:
            self._progress[kernel.FOUND] = 0
            memory = (self._rows, self._progress, self._path, found, NODES)
            status = kernel.walk(*self._arguments, *memory)
            nodes = int(self._progress[kernel.NODES])
            control.checkpoint(Progress(SEARCHING, nodes=nodes, depth=self._length))
            rows = found[: self._progress[kernel.FOUND]].tobytes()
            for at in range(0, len(rows), 1 + kernel.LONGEST):
                yield tuple(rows[at + 1 : at + 1 + rows[at]])


def step_search(
    goal: Goal, seeds: Arrangement, rules: TurnRules, control: SearchControl
) -> StepSearch | None:
    """Return the search for a goal, its tables built; ``None`` if it has too many cubies for it.

    Args:
        goal: what is looked at.
        seeds: the cubes that have reached it, many in one.
        rules: the turns.
        control: stops it.

    Raises:
        SearchCancelled: it was cancelled.
    """
    return built(plans_for(goal, seeds, rules, control), seeds, rules, control)


def built(
    plans: Iterable[Plan], seeds: Arrangement, rules: TurnRules, control: SearchControl
) -> StepSearch | None:
    """Return the search with the first of some plans whose tables turn out to be small enough.

    Raises:
        SearchCancelled: ``control`` was cancelled.
    """
    for plan in plans:
        search = StepSearch(seeds, plan, rules, control)
        if search.is_small:
            search.build(control)
            return search
    return None
