"""The shortest turns to partial goals, as they are found.

A task becomes *cases*: a goal, and the cube as it is held and after a turn that does not count.
Goals that are the same but for how the cube is held share their tables. Steps of few cubies are
searched with tables of distances, goals that fix nearly all cubies from both ends: `strategies`.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from itertools import combinations, groupby
from typing import TYPE_CHECKING, NamedTuple

import numpy as np

from cubeapp.engine.coordinates.successors import Word
from cubeapp.engine.model.cube import Cube
from cubeapp.engine.model.errors import SearchCancelled, UnreachableError, UnsupportedCubeError
from cubeapp.engine.model.geometry import cube_name
from cubeapp.engine.model.moves import Metric, Move
from cubeapp.engine.model.orientation import rotations
from cubeapp.engine.notation.parsing import format_moves
from cubeapp.engine.notation.turn_names import format_move
from cubeapp.engine.solvers.control import SearchControl
from cubeapp.engine.solvers.goals.goal import ALL_FRAMES, Goal, GoalError, Task
from cubeapp.engine.solvers.goals.seeds import Seeds, begins_of, seeds_of
from cubeapp.engine.solvers.goals.space import (
    HOLDS,
    SIZE,
    Arrangement,
    after_moves,
    arrangement_of,
    arrangement_of_move,
    frames_after,
    hold_of,
)
from cubeapp.engine.solvers.goals.states import (
    FIRST_FRAME,
    FRAME,
    held_state,
    state_of,
    table_of,
)
from cubeapp.engine.solvers.goals.turning import TurnRules
from cubeapp.engine.solvers.solution import LimitReached
from cubeapp.engine.text import Text

if TYPE_CHECKING:
    from cubeapp.engine.solvers.goals.strategies import Strategy

MOST_LENGTH = 31
"""Nothing longer is looked for."""
DOUBTED = 12
"""Where nothing shorter has been found it is time to prove that anything can be."""
UNREACHABLE = Text("these turns cannot reach this goal, however many are made")
NO_EDGES = ((0, False),) * 12


@dataclass(frozen=True, slots=True)
class Found:
    """One way to a goal."""

    moves: tuple[Move, ...]
    """The turns that count, for the cube held as `hold` says."""
    length: int
    metric: Metric
    size: int = SIZE
    hold: int = 0
    """How to hold the cube first, as an index of `rotations`."""
    before: tuple[Move, ...] = ()
    """Turns to be made then that do not count."""
    after: tuple[Move, ...] = ()
    """Turns to be made at the end that do not count."""
    goal: int = 0
    """Which of the task's goals has been reached."""
    optimal: bool = True
    """Whether nothing shorter reaches any goal of the task."""

    @property
    def all_moves(self) -> tuple[Move, ...]:
        """Everything that is done, turns that do not count and those of the whole cube, too."""
        return (*rotations(self.size)[self.hold], *self.before, *self.moves, *self.after)

    @property
    def alg(self) -> str:
        """The turns that count, behind those of the whole cube that come first."""
        return format_moves((*rotations(self.size)[self.hold], *self.moves), self.size)


def find(cube: Cube, task: Task, control: SearchControl | None = None) -> Iterator[Found]:
    """Yield the ways to the goals of a task, the shortest first, as they are found.

    They are all that there are up to `Task.extra` longer than the shortest, each in one order of
    its turns about one axis. None begins with a turn that is free there, and none goes on behind
    a goal. Turns that are found in several holds are told in the first of them. Nothing is
    yielded if the shortest is longer than `Task.max_length`.

    Args:
        cube: a 2×2×2, a 3×3×3, or a larger cube whose centres and edges are made, as it is held.
        task: its turns are those of a 3×3×3; a 2×2×2 has no edges and centres that could matter.
        control: stops it, within a tenth of a second.

    Raises:
        InvalidCubeError: no turns can make this cube.
        UnsupportedCubeError: the centres or edges of a larger cube are not made.
        GoalError: the task has turns that this cube has not, or one without what undoes it.
        UnreachableError: the turns allowed cannot reach any of the goals, however many. Where
            that takes a proof it may come in place of the first way.
        LimitReached: there is none up to `MOST_LENGTH`, and longer ones would have done.
        NoRoomError: the tables would take too much memory.
        SearchCancelled: ``control`` was cancelled.
    """
    return find_from(arrangement_of(_as_small(cube)), task, control, cube.size)


def find_from(
    start: Arrangement, task: Task, control: SearchControl | None = None, size: int = SIZE
) -> Iterator[Found]:
    """Yield what `find` yields for the cube of a size of which ``start`` is the arrangement."""
    about = prepared(task, min(size, SIZE + 1))
    found = words_from(state_of(start), about, control or SearchControl())
    return (one.told(about, size) for one in found)


def words_from(start: bytes, about: Prepared, control: SearchControl) -> Iterator[FoundWord]:
    """Yield what `find_from` yields, for those who look at ways by the thousand.

    They give the cube as a state; see `states`.
    """
    return _Search(about, start, control).run()


def is_reached(cube: Arrangement, task: Task) -> bool:
    """Tell whether a cube takes no turns, or only those that do not count, to a goal of a task."""
    about = prepared(task, SIZE)
    held = [(cube.held(hold), before) for hold in task.holds for before in about.begins]
    begun = [after_moves(one, before) for one, before in held]
    return any(
        int(one.frame) in route.frames and route.seeds.is_reached(state_of(one))
        for one in begun
        for route in about.routes
    )


def fit_together(abouts: Iterable[Prepared], control: SearchControl) -> bool:
    """Tell whether the tables of some tasks are all kept, once they are built.

    Raises:
        SearchCancelled: ``control`` was cancelled.
    """
    from cubeapp.engine.solvers.goals.strategies import have_room

    return have_room([(seeds, about.rules) for about in abouts for seeds in about.kinds], control)


@dataclass(frozen=True, slots=True, eq=False)
class Route:
    """One goal of a task, and the tables that it is searched with."""

    seeds: Seeds
    kind: int
    """Which of `Prepared.kinds` has the tables."""
    hold: int
    """How those hold the cube, as an index of `rotations`."""
    turns: Word
    """The task's turn for each turn of theirs."""
    frames: frozenset[int]
    """How the centres may lie at the start, where nothing turns them."""


@dataclass(frozen=True, slots=True, eq=False)
class Prepared:
    """All about a task that does not depend on the cube."""

    task: Task
    rules: TurnRules
    kinds: list[Seeds]
    routes: list[Route]
    begins: list[tuple[Move, ...]]
    """What free turns at the beginning can do."""
    free: frozenset[int]
    """Turns with which no solution begins."""


class FoundWord(NamedTuple):
    """One way to a goal by the numbers of its turns."""

    case: Case
    """The goal, and how the cube is held and begun."""
    word: Word
    """The turns that count, as numbers of `TurnRules.turns`."""
    length: int
    after: tuple[Move, ...]
    """Turns to be made at the end that do not count."""
    optimal: bool
    """Whether nothing shorter reaches any goal of the task."""

    def told(self, about: Prepared, size: int) -> Found:
        """Return the way for a cube of a size."""
        case, metric = self.case, about.task.metric
        parts = case.before, about.rules.moves(self.word), self.after
        before, moves, after = (_resized(some, size) for some in parts)
        return Found(
            moves, self.length, metric, size, case.hold, before, after, case.goal, self.optimal
        )


@lru_cache(maxsize=32)
def prepared(task: Task, size: int) -> Prepared:
    """Return a task prepared for cubes of a size, `SIZE` + 1 standing for all larger ones."""
    _check_turns(task, size)
    goals = [_without_edges(goal) if size < SIZE else goal for goal in task.goals]
    rules = TurnRules.of(task.turns, task.metric)
    if any(rules.number_of(rules.effects[turn].inverse()) is None for turn in _turns_of(rules)):
        raise GoalError(Text("each turn that is allowed wants the one that undoes it, too"))
    kinds: list[Seeds] = []
    routes = [_route(goal, kinds, task, rules) for goal in goals]
    begins = begins_of(task.free_before)
    effects = [after_moves(Arrangement.home(), moves) for moves in begins[1:]]
    free = [rules.number_of(effect) for effect in effects]
    not_first = frozenset(turn for turn in free if turn is not None)
    return Prepared(task, rules, kinds, routes, begins, not_first)


def _route(goal: Goal, kinds: list[Seeds], task: Task, rules: TurnRules) -> Route:
    """Return how to search for a goal: with the tables of another one if they will do."""
    seeds, frames = seeds_of(goal, task.free_after), ALL_FRAMES
    if not rules.effects.frame.any():
        frames = frozenset(seeds.frames) if goal.frames != ALL_FRAMES else ALL_FRAMES
        if not any(arrangement_of_move(move).frame for move in task.free_after):
            # The centres stay as they are: it is enough to look at them once, at the start.
            seeds = seeds_of(replace(goal, frames=ALL_FRAMES), task.free_after)
    for hold in range(HOLDS if kinds and not task.free_after else 0):
        turns = _turns_held(rules, hold)
        same = seeds.goal.held(hold) if turns else None
        for kind, other in enumerate(kinds):
            if turns and other.goal == same:
                return Route(seeds, kind, hold, turns, frames)
    kinds.append(seeds)
    return Route(seeds, len(kinds) - 1, 0, tuple(_turns_of(rules)), frames)


def _turns_of(rules: TurnRules) -> range:
    return range(len(rules.turns))


@lru_cache(maxsize=256)
def _turns_held(rules: TurnRules, hold: int) -> Word | None:
    """Return which turn becomes each one in another hold; ``None`` if not all are allowed."""
    held = rules.held(hold)
    return None if held is None else tuple(sorted(_turns_of(rules), key=held.__getitem__))


@dataclass(frozen=True, slots=True, eq=False)
class Case:
    """A goal, and the cube held and begun in one way."""

    route: Route
    goal: int
    hold: int
    before: tuple[Move, ...]
    state: bytes
    """The cube held so, after these turns; see `states`."""

    @property
    def start(self) -> bytes:
        """The cube as the tables want it."""
        return held_state(self.state, self.route.hold)


def _turned(rules: TurnRules, hold: int, word: Word) -> tuple[bytes, ...]:
    """Return what turns are, whatever they are called in a hold and in whatever order they come."""
    names = _names_before(rules, hold)
    runs = groupby(word, lambda turn: rules.turns[turn].axis)
    return tuple(name for _, run in runs for name in sorted(names[turn] for turn in run))


@lru_cache(maxsize=256)
def _names_before(rules: TurnRules, hold: int) -> tuple[bytes, ...]:
    """Return a name for what each turn is before the cube is held in some way."""
    back = int(frames_after()[hold].argmin())
    return tuple(turn.held(back).key for turn in rules.single)


@lru_cache(maxsize=32)
def _tables_of(rules: TurnRules) -> tuple[bytes, ...]:
    """Return what each turn does to states."""
    return tuple(table_of((turn,)) for turn in rules.turns)


class _Search:
    """The work on one cube."""

    def __init__(self, prepared: Prepared, start: bytes, control: SearchControl) -> None:
        self._prepared, self._control = prepared, control
        self._task, self._rules = prepared.task, prepared.rules
        self._tables = _tables_of(prepared.rules)
        self._cases: list[list[Case]] = [[] for _ in prepared.kinds]
        for hold in self._task.holds:
            held = held_state(start, hold)
            for before in prepared.begins:
                state = held.translate(table_of(before))
                first = _held_first(hold, before)
                for goal, route in enumerate(prepared.routes):
                    if state[FRAME] - FIRST_FRAME in route.frames:
                        self._cases[route.kind].append(Case(route, goal, *first, state))
        for cases in self._cases:
            # Free rotations lead to holds in any order; those asked for first come first.
            cases.sort(key=self._place_of_hold)
        self._seen: set[Hashable] = set()
        self._shortest: int | None = None

    def _place_of_hold(self, case: Case) -> int:
        holds = self._task.holds
        return holds.index(case.hold) if case.hold in holds else len(holds)

    def run(self) -> Iterator[FoundWord]:
        """Return the ways as they are found; see `find`."""
        from cubeapp.engine.solvers.goals.strategies import strategies_for

        wanted = [
            (seeds, [case.start for case in cases])
            for seeds, cases in zip(self._prepared.kinds, self._cases, strict=True)
        ]
        strategies = strategies_for(wanted, self._rules, self._control)
        if not any(strategy.is_possible(self._control) for strategy in strategies):
            raise UnreachableError(UNREACHABLE)
        return self._ways(strategies)

    def _ways(self, strategies: Sequence[Strategy]) -> Iterator[FoundWord]:
        asked = self._task.max_length
        most = MOST_LENGTH if asked is None else min(asked, MOST_LENGTH)
        least = min(strategy.least for strategy in strategies)
        for length in range(min(least, DOUBTED), most + 1):
            is_doubted = length == DOUBTED and self._shortest is None
            if is_doubted and not any(one.is_sure(self._control) for one in strategies):
                raise UnreachableError(UNREACHABLE)
            for strategy, cases in zip(strategies, self._cases, strict=True):
                for number, word in strategy.words(length, self._control):
                    if self._control.cancelled:
                        # They come by the thousand, and take longer here than to be found.
                        raise SearchCancelled("stopped")
                    found = self._found(cases[number], word, length)
                    if found is not None:
                        yield found
            if self._shortest is not None and length >= self._shortest + self._task.extra:
                return
        if self._shortest is None and (asked is None or asked > most):
            message = Text("no way to this goal counts {n} or less")
            raise LimitReached(message.format(n=MOST_LENGTH))

    def _found(self, case: Case, own: Word, length: int) -> FoundWord | None:
        """Return a way to the goal; ``None`` if it comes to the same as another one."""
        word = own
        if case.route.hold:
            word = self._rules.normalised([case.route.turns[turn] for turn in own])
        turned: Hashable = word
        if len(self._task.holds) > 1:
            turned = _turned(self._rules, case.hold, word)
        if turned in self._seen or self._is_twin(case, word):
            return None
        self._seen.add(turned)
        if self._shortest is None:
            self._shortest = length
        free = self._task.free_after and case.route.seeds.finish(self._after(case.state, word))
        return FoundWord(case, word, length, free, length == self._shortest)

    def _is_twin(self, case: Case, word: Word) -> bool:
        """Tell whether fewer turns, or others at the beginning, do the same."""
        free = self._prepared.free
        if free and not free.isdisjoint(self._rules.first_run(word)):
            return True
        if self._shortest is None:
            return False
        # Any of the last turns may be the very last one: the goal may be reached without it. But no
        # search goes on behind a goal, so that it is not reached before the only one.
        turns = self._rules.turns
        if len(word) < 2 or turns[word[-1]].axis is not turns[word[-2]].axis:
            return False
        last = self._rules.last_run(word)
        begun = self._after(case.state, word[: len(word) - len(last)])
        fewer = (some for count in range(1, len(last)) for some in combinations(last, count))
        return any(case.route.seeds.is_reached(self._after(begun, some)) for some in fewer)

    def _after(self, state: bytes, word: Word) -> bytes:
        """Return where turns lead."""
        for turn in word:
            state = state.translate(self._tables[turn])
        return state


def _held_first(hold: int, before: tuple[Move, ...]) -> tuple[int, tuple[Move, ...]]:
    """Return how the cube is held after a hold and free turns, and the turns left then.

    Rotations alone are one more hold: the cube is not turned over twice.
    """
    if not before or not all(move.is_rotation(SIZE) for move in before):
        return hold, before
    return int(frames_after()[hold, hold_of(before)]), ()


def _resized(moves: tuple[Move, ...], size: int) -> tuple[Move, ...]:
    """Return turns of a 3×3×3 as those of the same faces of a size."""
    if size == SIZE:
        return moves
    ends = {SIZE - 1: size - 1}
    return tuple(
        replace(move, first=ends.get(move.first, move.first), last=ends.get(move.last, move.last))
        for move in moves
    )


def _check_turns(task: Task, size: int) -> None:
    """Make sure that a cube has the turns of a task.

    Raises:
        GoalError: it has not; of other sizes than 3×3×3 only faces can be turned, and all of it.
    """
    for move in (*task.turns, *task.free_before, *task.free_after) if size != SIZE else ():
        if not move.is_rotation(SIZE) and (move.first, move.last) not in ((0, 0), (2, 2)):
            message = Text("{move} is for the 3×3×3: faces alone are turned on other cubes here")
            raise GoalError(message.format(move=format_move(move, SIZE)))


def _without_edges(goal: Goal) -> Goal:
    """Return what a goal says about the corners.

    Raises:
        GoalError: that is nothing.
    """
    corners = replace(goal, edges=NO_EDGES, frames=ALL_FRAMES)
    if not corners.fixed:
        raise GoalError(Text("this goal says nothing about corners, and a 2×2×2 has no others"))
    return corners


def _as_small(cube: Cube) -> Cube:
    """Return a cube whose centres and edges are made as a 3×3×3; up to that size as it is.

    Raises:
        UnsupportedCubeError: they are not.
    """
    if cube.size <= SIZE:
        return cube
    kept = [0, 1, cube.size - 1]
    small = cube.faces[:, kept][:, :, kept]
    widths = [1, cube.size - 2, 1]
    if not np.array_equal(small.repeat(widths, axis=1).repeat(widths, axis=2), cube.faces):
        message = Text("the centres and edges of a {cube} have to be made before such a goal")
        raise UnsupportedCubeError(message.format(cube=cube_name(cube.size)))
    return Cube.from_faces(small)
