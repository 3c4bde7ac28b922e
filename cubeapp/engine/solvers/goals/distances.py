"""How many turns a task takes from a cube, and random cubes from which it takes a wanted number.

A goal sees a cube as one of few states. Equally many cubes look like each of them, so a state
drawn among those at a distance, and then any cube that looks so, is each such cube equally
likely. Where a task has several goals or holds, a cube that is drawn for one of them may be as
near to others: it is accepted so much less often.

The states at a distance come from a table if one has them all. Else those near the goal are
listed, and for what is farther away random cubes are tried: there they are common.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

import numpy as np
from numpy.typing import NDArray

from cubeapp.engine.model.moves import face_turns
from cubeapp.engine.solvers.control import Progress, SearchControl
from cubeapp.engine.solvers.goals.goal import Goal, GoalError, Pair, Task, columns
from cubeapp.engine.solvers.goals.search import MOST_LENGTH, Route, prepared
from cubeapp.engine.solvers.goals.seeds import Seeds
from cubeapp.engine.solvers.goals.space import SIZE, Arrangement, Bytes, frames_after
from cubeapp.engine.solvers.goals.states import state_of
from cubeapp.engine.solvers.goals.turning import TurnRules
from cubeapp.engine.text import Text

if TYPE_CHECKING:
    from cubeapp.engine.solvers.goals.step_search import StepSearch

MOST_TRIES = 2000
"""Random cubes that are tried for a distance that few have."""
MOST_LISTED = 50_000
"""States that are listed where no table has them all."""
DRAWING = Text("looking for a cube")
ANYTHING = Goal.of()


class Distances:
    """How many turns a task takes from any cube."""

    def __init__(self, task: Task, control: SearchControl) -> None:
        """Build what that takes.

        Args:
            task: with all face turns, none of them free at the beginning.
            control: stops it.

        Raises:
            GoalError: it has other turns, or its goals have too many cubies.
            NoRoomError: the tables would take too much memory.
            SearchCancelled: ``control`` was cancelled.
        """
        from cubeapp.engine.solvers.goals.strategies import searches_for

        if task.free_before or set(task.turns) != set(face_turns(SIZE)):
            raise GoalError(Text("other steps come before it, or it has turns of its own"))
        about = prepared(task, SIZE)
        searches = searches_for(about.kinds, about.rules, control)
        states = [
            _states(seeds, search, about.rules)
            for seeds, search in zip(about.kinds, searches, strict=True)
        ]
        self._cases = [
            _Case(route, hold, states[route.kind])
            for hold in task.holds
            for route in about.routes
            if 0 in route.frames
        ]
        if not self._cases:
            raise GoalError(Text("the centres would have to be turned for this"))

    @property
    def farthest(self) -> int | None:
        """No cube takes more turns; ``None`` where that is not known."""
        known = [case.states.farthest for case in self._cases]
        return None if None in known else max(far for far in known if far is not None)

    def counts(self) -> list[int] | None:
        """Return how many states there are at each distance, where that is known."""
        states = self._cases[0].states
        if len(self._cases) > 1 or not isinstance(states, _Tabled):
            return None
        return states.counts()

    def of(self, cube: Arrangement, control: SearchControl, most: int = MOST_LENGTH) -> int | None:
        """Return how many turns a cube takes; ``None`` if they are more than ``most``.

        Raises:
            SearchCancelled: ``control`` was cancelled.
        """
        least: int | None = None
        for case in self._cases:
            own = case.distance(cube, control, most if least is None else least - 1)
            least = least if own is None else own
        return least

    def draw(
        self, wanted: range, rng: np.random.Generator, control: SearchControl
    ) -> Arrangement | None:
        """Return a cube that takes one of the ``wanted`` numbers of turns, each equally likely.

        Returns:
            ``None`` if none came up.

        Raises:
            SearchCancelled: ``control`` was cancelled.
        """
        sizes = [case.states.count(wanted) for case in self._cases]
        if None in sizes:
            return self._tried(wanted, rng, control)
        weights = np.array(sizes, dtype=np.float64)
        for _ in range(MOST_TRIES if weights.any() else 0):
            number = int(rng.choice(len(weights), p=weights / weights.sum()))
            cube = self._cases[number].draw(wanted, rng)
            if self._fits(cube, wanted, control) and (
                rng.random() * self._ways(cube, wanted, control) < 1
            ):
                return cube
        return None

    def _tried(
        self, wanted: range, rng: np.random.Generator, control: SearchControl
    ) -> Arrangement | None:
        """Return the first of many random cubes that takes a wanted number of turns."""
        cubes = (random_cube(rng) for _ in range(MOST_TRIES))
        return next((cube for cube in cubes if self._fits(cube, wanted, control)), None)

    def _fits(self, cube: Arrangement, wanted: range, control: SearchControl) -> bool:
        """Tell whether a cube takes a wanted number of turns: no case fewer, and one of them so."""
        control.checkpoint(Progress(DRAWING))
        is_near = False
        for case in self._cases:
            own = case.distance(cube, control, wanted.stop - 1)
            if own is not None and own < wanted.start:
                return False
            is_near = is_near or own is not None
        return is_near

    def _ways(self, cube: Arrangement, wanted: range, control: SearchControl) -> int:
        """Return for how many cases a cube could have been drawn."""
        most = wanted.stop - 1
        return sum(case.distance(cube, control, most) in wanted for case in self._cases)


def random_cube(rng: np.random.Generator) -> Arrangement:
    """Return a cube with its centres home, each equally likely."""
    return alike(ANYTHING, Arrangement.home(), rng)


def alike(goal: Goal, cube: Arrangement, rng: np.random.Generator) -> Arrangement:
    """Return a cube that looks to a goal like another one, each equally likely."""
    while True:
        cp, co = _drawn(goal.corners, cube.cp, cube.co, 3, rng)
        ep, eo = _drawn(goal.edges, cube.ep, cube.eo, 2, rng)
        made = Arrangement(cp, co, ep, eo, cube.frame)
        # One in twelve can be turned there, or more where less is left open.
        if made.cubies().is_solvable:
            return made


def _drawn(
    pairs: tuple[Pair, ...], cubies: Bytes, turned: Bytes, turns: int, rng: np.random.Generator
) -> tuple[Bytes, Bytes]:
    """Return cubies exchanged within their classes, turned anyhow where that does not matter."""
    classes, flags = columns(pairs)
    instead = np.arange(len(pairs), dtype=np.uint8)
    for number in set(classes.tolist()):
        members = np.flatnonzero(classes == number)
        instead[members] = rng.permutation(members)
    drawn = rng.integers(turns, size=len(pairs), dtype=np.uint8)
    return instead[cubies], np.where(flags[cubies], turned, drawn)


@dataclass(frozen=True, slots=True, eq=False)
class _Case:
    """One goal of the task, and the cube held in one way."""

    route: Route
    hold: int
    states: _Tabled | _Near

    def draw(self, wanted: range, rng: np.random.Generator) -> Arrangement:
        """Return a cube from which the goal is one of the ``wanted`` numbers of turns away."""
        states = self.states
        cube = alike(states.seeds.goal, states.draw(wanted, rng), rng)
        for hold in (self.route.hold, self.hold):
            cube = cube.held(int(frames_after()[hold].argmin()))
        return cube

    def distance(self, cube: Arrangement, control: SearchControl, most: int) -> int | None:
        """Return how far away the goal is; ``None`` if it is farther than ``most``."""
        search = self.states.search
        numbers = search.numbers(state_of(cube.held(self.hold).held(self.route.hold)))
        bound = search.bound(numbers)
        if bound is None or bound > most or self.states.farthest is not None:
            return None if bound is None or bound > most else bound
        for length in range(bound, most + 1):
            if next(search.words(numbers, length, control), None) is not None:
                return length
        return None


def _states(seeds: Seeds, search: StepSearch | None, rules: TurnRules) -> _Tabled | _Near:
    if search is None:
        raise GoalError(Text("too many pieces belong to it"))
    made = _Tabled if len(search.tables) == 1 else _Near
    return made(seeds, search, rules)


class _Tabled:
    """The states of a goal, each with its distance in one table."""

    def __init__(self, seeds: Seeds, search: StepSearch, rules: TurnRules) -> None:
        self.seeds, self.search, self._rules = seeds, search, rules
        (self._table,) = search.tables
        self._ends = {search.numbers(state_of(cube)): cube for cube, _ in seeds.ways.values()}
        self._found: tuple[range, NDArray[np.intp]] | None = None

    @property
    def farthest(self) -> int | None:
        """The distance of the farthest state."""
        return len(self.counts()) - 1

    def counts(self) -> list[int]:
        """Return how many states there are at each distance."""
        return self._table.counts()

    def count(self, wanted: range) -> int | None:
        """Return how many states are at the ``wanted`` distances."""
        return len(self._entries(wanted))

    def draw(self, wanted: range, rng: np.random.Generator) -> Arrangement:
        """Return a cube in one of the states at the ``wanted`` distances, each equally likely."""
        entries = self._entries(wanted)
        return self._cube(int(entries[rng.integers(len(entries))]))

    def _entries(self, wanted: range) -> NDArray[np.intp]:
        """Return where in the table the ``wanted`` distances are; those asked for last are kept."""
        if self._found is None or self._found[0] != wanted:
            distances = self._table.distances
            within = (distances >= wanted.start) & (distances < wanted.stop)
            self._found = wanted, np.flatnonzero(within)
        return self._found[1]

    def _cube(self, entry: int) -> Arrangement:
        """Return a cube in the state of an entry: the way from there to the goal, backwards."""
        table, costs = self._table, self._rules.costs
        sizes = tuple(each.size for each in table.coordinates)
        numbers = tuple(int(number) for number in np.unravel_index(entry, sizes))
        word: list[int] = []
        while distance := int(table.distances[table.index(numbers)]):
            rows = [each.after[own] for each, own in zip(table.coordinates, numbers, strict=True)]
            reached = table.distances[np.ravel_multi_index(rows, sizes)]
            word.append(int(np.flatnonzero(reached == distance - costs)[0]))
            numbers = tuple(int(row[word[-1]]) for row in rows)
        cube = self._ends[numbers]
        for turn in reversed(word):
            cube = cube.then(self._rules.single[turn].inverse())
        return cube


class _Near:
    """The states of a goal that are near it, listed turn by turn."""

    farthest = None

    def __init__(self, seeds: Seeds, search: StepSearch, rules: TurnRules) -> None:
        self.seeds, self.search = seeds, search
        self._levels = [seeds.cubes]
        before = own = self._keys(seeds.cubes)
        is_even = set(rules.costs.tolist()) == {1}
        while is_even and 0 < len(self._levels[-1]) * len(rules.turns) < MOST_LISTED:
            made = Arrangement.joined([self._levels[-1].then(turn) for turn in rules.single])
            keys, first = np.unique(self._keys(made), return_index=True)
            # A turn leads one level up or down, or nowhere.
            is_new = ~np.isin(keys, np.concatenate([before, own]))
            self._levels.append(made[first[is_new]])
            before, own = own, keys[is_new]

    def count(self, wanted: range) -> int | None:
        """Return how many states are at the ``wanted`` distances; ``None`` if too many."""
        if wanted.stop > len(self._levels):
            return None
        return sum(len(self._levels[distance]) for distance in wanted)

    def draw(self, wanted: range, rng: np.random.Generator) -> Arrangement:
        """Return a cube in one of the states at the ``wanted`` distances, each equally likely."""
        levels = [self._levels[distance] for distance in wanted]
        number = int(rng.integers(sum(map(len, levels))))
        for level in levels:
            if number < len(level):
                return level[number]
            number -= len(level)
        raise AssertionError("there is none of that number")

    def _keys(self, cubes: Arrangement) -> NDArray[np.bytes_]:
        return np.ascontiguousarray(self.seeds.goal.masked(cubes)).view("S20").ravel()
