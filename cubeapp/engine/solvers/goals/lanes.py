"""The two ways to search for a goal under one face, and the tables that are kept."""

from __future__ import annotations

import threading
from collections import OrderedDict
from collections.abc import Iterator, Sequence
from dataclasses import replace

from cubeapp.engine.model.errors import NoRoomError
from cubeapp.engine.solvers.control import SearchControl
from cubeapp.engine.solvers.goals import byte_search
from cubeapp.engine.solvers.goals.goal import ALL_FRAMES, HOME_FRAME
from cubeapp.engine.solvers.goals.planning import Plan, plans_for
from cubeapp.engine.solvers.goals.seeds import Seeds
from cubeapp.engine.solvers.goals.space import Arrangement
from cubeapp.engine.solvers.goals.step_search import StepSearch, built
from cubeapp.engine.solvers.goals.turning import TurnRules, Word
from cubeapp.engine.text import Text, counted

MOST_BYTES = 100_000_000
"""What the tables of one task may take, and those kept of past ones together."""


class StepLane:
    """A goal of few cubies, searched with tables of distances."""

    def __init__(self, search: StepSearch, starts: Sequence[Arrangement]) -> None:
        """Look the starts up."""
        self._search = search
        self._numbers = [search.numbers(start) for start in starts]
        self._bounds = [search.bound_of(numbers) for numbers in self._numbers]

    @property
    def is_possible(self) -> bool:
        """Whether the turns may lead from a start to the goal."""
        return any(bound is not None for bound in self._bounds)

    def words(self, length: int, control: SearchControl) -> Iterator[tuple[int, Word]]:
        """Yield the index of a start, and turns from it to the goal that count ``length``.

        Raises:
            SearchCancelled: ``control`` was cancelled.
        """
        for start, bound in enumerate(self._bounds):
            if bound is not None and bound <= length:
                for word in self._search.words_of(self._numbers[start], length, control):
                    yield start, word


class ByteLane:
    """A goal of nearly all cubies, searched from both ends."""

    def __init__(self, seeds: Seeds, rules: TurnRules, starts: Sequence[Arrangement]) -> None:
        """Search from ``starts``."""
        goal = seeds.goal
        if goal.frames != ALL_FRAMES:
            # Each of the cubes has its centres already.
            goal = replace(goal, frames=HOME_FRAME)
        self._seeds = [(goal, cube) for cube, _ in seeds.ways.values()]
        self._rules, self._starts = rules, starts

    @property
    def is_possible(self) -> bool:
        """Whether the turns may lead from a start to the goal."""
        return True

    def words(self, length: int, control: SearchControl) -> Iterator[tuple[int, Word]]:
        """Yield the index of a start, and turns from it to the goal that count ``length``.

        Raises:
            SearchCancelled: ``control`` was cancelled.
        """
        arguments = (self._starts, self._seeds, self._rules, length, length, control)
        for _, number, word in byte_search.every(*arguments):
            yield number, word


Lane = StepLane | ByteLane
Wanted = tuple[Seeds, Sequence[Arrangement]]
"""The seeds of a goal, and the cubes to begin with."""


def lanes_for(
    wanted: Sequence[Wanted],
    rules: TurnRules,
    control: SearchControl,
) -> list[Lane]:
    """Return how to search for some goals, their tables being built.

    Raises:
        NoRoomError: all together would take too much memory.
        SearchCancelled: ``control`` was cancelled.
    """
    with _lock:
        plans = [_plans(seeds, rules, control) for seeds, _ in wanted]
        needed = sum(min(plan.nbytes for plan in some) for some in plans if some)
        if needed > MOST_BYTES:
            message = Text("tables for these goals would take {n} MB of memory, {most} at the most")
            sizes = {"n": counted(needed // 10**6), "most": MOST_BYTES // 10**6}
            raise NoRoomError(message.format(**sizes))
        searches = [
            _built(seeds, rules, some, control)
            for (seeds, _), some in zip(wanted, plans, strict=True)
        ]
        _forget_old()
    return [
        ByteLane(seeds, rules, starts) if search is None else StepLane(search, starts)
        for (seeds, starts), search in zip(wanted, searches, strict=True)
    ]


_Key = tuple[Seeds, TurnRules]
# Both are remembered by what makes them, so they are the same objects for the same task.
_built_searches: OrderedDict[_Key, StepSearch] = OrderedDict()
_known_plans: dict[_Key, list[Plan]] = {}
_lock = threading.RLock()


def _plans(seeds: Seeds, rules: TurnRules, control: SearchControl) -> list[Plan]:
    key = seeds, rules
    if key not in _known_plans:
        _known_plans[key] = plans_for(seeds.goal, seeds.cubes, rules, control)
    return _known_plans[key]


def _built(
    seeds: Seeds, rules: TurnRules, plans: Sequence[Plan], control: SearchControl
) -> StepSearch | None:
    """Return the search with the first of some plans whose tables are small enough."""
    key = seeds, rules
    if key in _built_searches:
        _built_searches.move_to_end(key)
        return _built_searches[key]
    search = built(plans, seeds.cubes, rules, control)
    if search is not None:
        _built_searches[key] = search
    return search


def _forget_old() -> None:
    """Drop the searches that were not used for the longest while, down to what may be kept."""
    while (
        len(_built_searches) > 1
        and sum(search.nbytes for search in _built_searches.values()) > MOST_BYTES
    ):
        key, _ = _built_searches.popitem(last=False)
        _known_plans.pop(key, None)
