"""The two ways to search for a goal under one face, and the tables that are kept."""

from __future__ import annotations

import threading
from collections import OrderedDict
from collections.abc import Iterable, Iterator, Sequence

from cubeapp.engine.coordinates.successors import Word
from cubeapp.engine.model.errors import NoRoomError
from cubeapp.engine.model.moves import Metric, face_turns
from cubeapp.engine.solvers.control import SearchControl
from cubeapp.engine.solvers.goals import byte_search
from cubeapp.engine.solvers.goals.goal import Goal
from cubeapp.engine.solvers.goals.planning import Plan, plans_for
from cubeapp.engine.solvers.goals.reach import can_reach
from cubeapp.engine.solvers.goals.seeds import Seeds, seeds_of
from cubeapp.engine.solvers.goals.space import SIZE
from cubeapp.engine.solvers.goals.states import arrangement_of, state_of
from cubeapp.engine.solvers.goals.step_search import StepSearch, built
from cubeapp.engine.solvers.goals.turning import TurnRules
from cubeapp.engine.text import Text, counted

MOST_BYTES = 100_000_000
"""What the tables of one task may take, and those kept of past ones together."""
MOST_KEPT = 64
"""Goals whose tables are kept, however small."""
COMPILED_LENGTHS = range(5)
"""Turns of searches that use every kernel: those for filters are worth it from 2 on."""


class TableStrategy:
    """A goal of few cubies, searched with tables of distances."""

    def __init__(
        self, search: StepSearch, seeds: Seeds, rules: TurnRules, starts: Sequence[bytes]
    ) -> None:
        """Look the starts up."""
        self._search = search
        self._seeds, self._rules, self._starts = seeds, rules, starts
        self._numbers = [search.numbers(start) for start in starts]
        self._bounds = [search.bound(numbers) for numbers in self._numbers]

    @property
    def least(self) -> int:
        """What turns to the goal count at the least."""
        return min((bound for bound in self._bounds if bound is not None), default=byte_search.MOST)

    def is_possible(self, control: SearchControl) -> bool:
        """Tell whether the turns may lead from a start to the goal, as far as tables tell."""
        del control  # They tell at once.
        return any(bound is not None for bound in self._bounds)

    def is_sure(self, control: SearchControl) -> bool:
        """Tell whether they do, which may take a second.

        Raises:
            SearchCancelled: ``control`` was cancelled.
        """
        if len(self._search.tables) == 1:
            return self.is_possible(control)
        # What each table reaches may still not be reached together.
        return any(
            bound is not None
            and can_reach(arrangement_of(start), self._seeds.pairs, self._rules, control)
            for start, bound in zip(self._starts, self._bounds, strict=True)
        )

    def words(self, length: int, control: SearchControl) -> Iterator[tuple[int, Word]]:
        """Yield the index of a start, and turns from it to the goal that count ``length``.

        Raises:
            SearchCancelled: ``control`` was cancelled.
        """
        for start, bound in enumerate(self._bounds):
            if bound is not None and bound <= length:
                for word in self._search.words(self._numbers[start], length, control):
                    yield start, word


class TwoEndedStrategy:
    """A goal of nearly all cubies, searched from both ends."""

    least = 0
    """What turns to the goal count at the least."""

    def __init__(self, seeds: Seeds, rules: TurnRules, starts: Sequence[bytes]) -> None:
        """Search from ``starts``."""
        self._seeds, self._rules = seeds.pairs, rules
        self._starts = [arrangement_of(start) for start in starts]

    def is_possible(self, control: SearchControl) -> bool:
        """Tell whether the turns lead from a start to the goal.

        Raises:
            SearchCancelled: ``control`` was cancelled.
        """
        return any(can_reach(start, self._seeds, self._rules, control) for start in self._starts)

    def is_sure(self, control: SearchControl) -> bool:
        """Tell whether they do: that is known already."""
        del control
        return True

    def words(self, length: int, control: SearchControl) -> Iterator[tuple[int, Word]]:
        """Yield the index of a start, and turns from it to the goal that count ``length``.

        Raises:
            SearchCancelled: ``control`` was cancelled.
        """
        arguments = (self._starts, self._seeds, self._rules, length, length, control)
        for _, number, word in byte_search.every(*arguments):
            yield number, word


Strategy = TableStrategy | TwoEndedStrategy
Wanted = tuple[Seeds, Sequence[bytes]]
"""The seeds of a goal, and the cubes to begin with; see `states`."""


def strategies_for(
    wanted: Sequence[Wanted],
    rules: TurnRules,
    control: SearchControl,
) -> list[Strategy]:
    """Return how to search for some goals, their tables being built.

    Raises:
        NoRoomError: all together would take too much memory.
        SearchCancelled: ``control`` was cancelled.
    """
    searches = searches_for([seeds for seeds, _ in wanted], rules, control)
    return [
        TwoEndedStrategy(seeds, rules, starts)
        if search is None
        else TableStrategy(search, seeds, rules, starts)
        for search, (seeds, starts) in zip(searches, wanted, strict=True)
    ]


def searches_for(
    wanted: Sequence[Seeds], rules: TurnRules, control: SearchControl
) -> list[StepSearch | None]:
    """Return the searches with tables for some goals; ``None`` for one of too many cubies.

    Raises:
        NoRoomError: all together would take too much memory.
        SearchCancelled: ``control`` was cancelled.
    """
    kept = [_KEPT.of(seeds, rules, control) for seeds in wanted]
    _KEPT.make_room(kept)
    for one, seeds in zip(kept, wanted, strict=True):
        one.build(seeds, rules, control)
    return [one.search for one in kept]


def have_room(wanted: Iterable[tuple[Seeds, TurnRules]], control: SearchControl) -> bool:
    """Tell whether there is room at once for the tables of some goals, each with its turns.

    Raises:
        SearchCancelled: ``control`` was cancelled.
    """
    kept = [_KEPT.of(seeds, rules, control) for seeds, rules in dict.fromkeys(wanted)]
    return sum(one.nbytes for one in kept) <= MOST_BYTES


def compile_searches(control: SearchControl) -> None:
    """Have both ways to search compiled, by searches that are over at once.

    Raises:
        SearchCancelled: ``control`` was cancelled.
    """
    rules = TurnRules.of(face_turns(SIZE)[:6], Metric.HTM)
    starts = [state_of(turn) for turn in rules.single[-1:]]
    few, all_cubies = (seeds_of(Goal.of(home=names), ()) for names in ("UR UF", "*"))
    [search] = searches_for([few], rules, control)
    assert search is not None, "two cubies are few"
    for strategy in (
        TableStrategy(search, few, rules, starts),
        TwoEndedStrategy(all_cubies, rules, starts),
    ):
        for length in COMPILED_LENGTHS:
            list(strategy.words(length, control))


class _Tables:
    """What is known of the tables for one goal and some turns."""

    def __init__(self, plans: Sequence[Plan]) -> None:
        self.search: StepSearch | None = None
        self._plans: Sequence[Plan] = plans

    @property
    def are_built(self) -> bool:
        """Whether nothing is left to build."""
        return self.search is not None or not self._plans

    @property
    def nbytes(self) -> int:
        """What they take in memory, or will take at the most."""
        if self.search is not None:
            return self.search.nbytes
        return min((plan.nbytes for plan in self._plans), default=0)

    def build(self, seeds: Seeds, rules: TurnRules, control: SearchControl) -> None:
        # Two threads may build the same at once; neither has to wait for the other.
        if not self.are_built:
            self.search = built(self._plans, seeds.cubes, rules, control)
            self._plans = ()


class _Kept:
    """The tables of the last goals, so many as there is room for."""

    def __init__(self) -> None:
        self._tables: OrderedDict[tuple[Seeds, TurnRules], _Tables] = OrderedDict()
        self._lock = threading.Lock()

    def of(self, seeds: Seeds, rules: TurnRules, control: SearchControl) -> _Tables:
        """Return the tables for a goal, which may have to be built."""
        key = seeds, rules
        with self._lock:
            found = self._tables.pop(key, None)
        if found is None:
            found = _Tables(plans_for(seeds.goal, seeds.cubes, rules, control))
        with self._lock:
            self._tables[key] = found
        return found

    def make_room(self, wanted: Sequence[_Tables]) -> None:
        """Drop tables that were not used for the longest while, but none that are wanted.

        Raises:
            NoRoomError: those take too much.
        """
        if all(one.are_built for one in wanted):
            return
        needed = sum(one.nbytes for one in wanted)
        if needed > MOST_BYTES:
            message = Text("tables for these goals would take {n} MB of memory, {most} at the most")
            sizes = {"n": counted(needed // 10**6), "most": MOST_BYTES // 10**6}
            raise NoRoomError(message.format(**sizes))
        with self._lock:
            others = [key for key, one in self._tables.items() if one not in wanted]
            while others and (
                len(self._tables) > MOST_KEPT
                or sum(one.nbytes for one in self._tables.values()) > MOST_BYTES
            ):
                del self._tables[others.pop(0)]


_KEPT = _Kept()
