"""Which tables a goal is searched with, chosen before any is built.

What a goal looks at falls into *units*: the cubies of one class and how they sit; the
orientations of all cubies that may trade places; the centres. A coordinate sees some units of one
orbit, a table combines up to three coordinates. One table for all units is exact. Otherwise
several share the units, so that every one is seen and as many pairs of them as possible are seen
together.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import combinations
from math import perm, prod

from cubeapp.engine.solvers.control import Progress, SearchControl
from cubeapp.engine.solvers.goals.coordinates import (
    BUILDING,
    CENTRES,
    CORNERS,
    EDGES,
    View,
    coordinate,
    merged,
    most_bytes,
    orientations,
)
from cubeapp.engine.solvers.goals.goal import ALL_FRAMES, Goal, Pair, free_cubies
from cubeapp.engine.solvers.goals.space import Arrangement
from cubeapp.engine.solvers.goals.turning import TurnRules

MOST_UNITS = 12
"""What has more units needs more and larger tables than there is room for, unless one will do."""
MOST_STATES = 200_000
"""Of a coordinate of which a table has others, too."""
MOST_ENTRIES = 5_500_000
"""Of a table."""
MOST_EXACT = 26_000_000
"""Of a table that is the only one."""
HOPED_EXACT = 3 * MOST_EXACT
"""Of one that may turn out to be smaller: what follows from all the rest is counted, too."""
MOST_TABLES = 6
MOST_BYTES = 95_000_000
"""What tables and coordinates may take in memory."""


@dataclass(frozen=True, slots=True)
class Unit:
    """A part of what a goal looks at."""

    orbit: int
    pairs: tuple[Pair, ...]
    """The pairs of cubies that it is about; none for all orientations of the orbit."""
    size: int
    """How many states turns reach of it alone."""
    places: frozenset[int] = frozenset()
    """Where its cubie gets, if it is one."""
    ways: int = 1
    """In how many ways it sits in one place at the most."""


@dataclass(frozen=True, slots=True)
class Plan:
    """The tables, each by the views that it combines."""

    tables: tuple[tuple[View, ...], ...]
    sizes: dict[View, int]
    """No view has more states than so many."""
    nbytes: int
    """What tables and coordinates take in memory at the most."""

    @property
    def entries(self) -> int:
        """How many entries the largest table has at the most."""
        return max((prod(self.sizes[view] for view in table) for table in self.tables), default=0)


def plans_for(
    goal: Goal, seeds: Arrangement, rules: TurnRules, control: SearchControl
) -> list[Plan]:
    """Return with which tables to search a goal, the best first; none if it has too many units.

    The first may be of a single table, which may turn out to be larger than `MOST_EXACT`.

    Args:
        goal: what is looked at.
        seeds: the cubes that have reached it, many in one.
        rules: the turns.
        control: stops it.

    Raises:
        SearchCancelled: it was cancelled.
    """
    planner = _Planner(goal, _units(goal, seeds, rules, control), len(rules.turns))
    exact = planner.exact()
    if exact is not None and exact.entries <= MOST_EXACT:
        return [exact]
    if not planner.has_few_units:
        return [] if exact is None else [exact]
    full = _full(goal, seeds, rules, control)
    if full is not None:
        return [full]
    return [plan for plan in (exact, planner.several(control)) if plan is not None]


def _full(goal: Goal, seeds: Arrangement, rules: TurnRules, control: SearchControl) -> Plan | None:
    """Return a single table with places and orientations apart, if it is small enough.

    That of the corners and turns of U, R and F has all positions of the 2×2×2.
    """
    if not any(map(_are_oriented, (goal.corners, goal.edges))):
        return None
    units = _units(goal, seeds, rules, control, apart=True)
    plan = _Planner(goal, units, len(rules.turns)).exact()
    return plan if plan is not None and plan.entries <= MOST_EXACT else None


def _are_oriented(pairs: Sequence[Pair]) -> bool:
    return all(flag for _, flag in pairs)


def _units(
    goal: Goal, seeds: Arrangement, rules: TurnRules, control: SearchControl, apart: bool = False
) -> list[Unit]:
    """Return the units of a goal.

    Args:
        goal: what is looked at.
        seeds: the cubes that have reached it, many in one.
        rules: the turns.
        control: stops it.
        apart: whether places and orientations of an orbit are units of their own where all its
            cubies are to be oriented: together they are no more than its states then.
    """
    found = []
    for orbit, pairs in ((CORNERS, goal.corners), (EDGES, goal.edges)):
        rest = next((p for p, free in zip(pairs, free_cubies(pairs), strict=True) if free), None)
        classes = list(dict.fromkeys(pairs))
        shared = [pair for pair in classes if pair[1] and pairs.count(pair) > 1]
        are_apart = bool(shared) or (apart and _are_oriented(pairs))
        # One class needs no mark of its own: where all others are, it is, too.
        unmarked = rest or max(classes, key=lambda pair: (pair in shared, pairs.count(pair)))
        for pair in classes:
            if pair != unmarked:
                view = View(orbit, merged(pairs, [pair], flags=not are_apart))
                found.append(_unit(view, (pair,), seeds, rules, control))
        if are_apart:
            view = View(orbit, orientations(pairs))
            found.append(_unit(view, (), seeds, rules, control))
        elif unmarked != rest:
            view = View(orbit, merged(pairs, [unmarked]))
            found.append(_unit(view, (unmarked,), seeds, rules, control))
    if goal.frames != ALL_FRAMES and (rules.effects.frame.any() or seeds.frame.any()):
        found.append(Unit(CENTRES, (), 24))
    return found


def _unit(
    view: View,
    pairs: tuple[Pair, ...],
    seeds: Arrangement,
    rules: TurnRules,
    control: SearchControl,
) -> Unit:
    own = coordinate(view, seeds, rules, control)
    places = own.places if pairs else {}
    ways = max(places.values(), default=1)
    return Unit(view.orbit, pairs, own.size, frozenset(places), ways)


class _Planner:
    """Chooses the tables for some units, which are known by their bits in a mask."""

    def __init__(self, goal: Goal, units: Sequence[Unit], turns: int) -> None:
        self._goal, self._units, self._turns = goal, units, turns
        self._all = (1 << len(units)) - 1
        self._known: dict[int, int] = {}

    @property
    def has_few_units(self) -> bool:
        """Whether several tables may do."""
        return len(self._units) <= MOST_UNITS

    def exact(self) -> Plan | None:
        """Return a single table for all units, if it may be small enough."""
        groups = []
        for orbit in (CORNERS, EDGES, CENTRES):
            groups += self._split(
                [u for u in self._bits(self._all) if self._units[u].orbit == orbit]
            )
        if len(groups) > 3 or prod(map(self._size, groups)) > HOPED_EXACT:
            return None
        return self._plan([tuple(groups)])

    def _split(self, units: Sequence[int]) -> list[int]:
        """Return units of one orbit as groups that have few states, most of them in the first."""
        groups: list[int] = []
        for unit in units:
            for place, group in enumerate(groups):
                if self._fits(group | 1 << unit):
                    groups[place] |= 1 << unit
                    break
            else:
                groups.append(1 << unit)
        return groups

    def _fits(self, group: int) -> bool:
        # Orientations are a coordinate of their own: with others they have too many states.
        alone = group & (group - 1) == 0
        kinds = {self._units[unit].pairs == () for unit in self._bits(group)}
        return alone or (kinds == {False} and self._size(group) <= MOST_STATES)

    def several(self, control: SearchControl) -> Plan | None:
        """Return several tables that see every unit, and many pairs of units together.

        Raises:
            SearchCancelled: ``control`` was cancelled.
        """
        candidates = [(table, *self._seen(table)) for table in self._candidates()]
        tables: list[tuple[int, ...]] = []
        units = pairs = 0
        while len(tables) < MOST_TABLES and candidates:
            control.checkpoint(Progress(BUILDING))
            new = [((u & ~units).bit_count(), (p & ~pairs).bit_count()) for _, u, p in candidates]
            most = max(new)
            known = {group for table in tables for group in table}
            equal = (each for each, worth in zip(candidates, new, strict=True) if worth == most)
            best, seen, together = max(equal, key=lambda each: self._cost(each[0], known))
            if most == (0, 0) or self._bytes([*tables, best]) > MOST_BYTES:
                break
            tables.append(best)
            units, pairs = units | seen, pairs | together
        return self._plan(tables) if units == self._all else None

    def _candidates(self) -> Iterator[tuple[int, ...]]:
        """Yield tables that cannot be made larger, by the groups that they combine."""
        groups = [g for orbit in (CORNERS, EDGES, CENTRES) for g in self._groups(orbit)]
        singles = [group for group in groups if group & (group - 1) == 0]
        pairs = [
            (one, two)
            for one, two in combinations(groups, 2)
            if not one & two and self._size(one) * self._size(two) <= MOST_ENTRIES
        ]
        for pair in pairs:
            more: list[tuple[int, ...]] = [
                (*pair, one)
                for one in singles
                if not one & _union(pair) and prod(map(self._size, (*pair, one))) <= MOST_ENTRIES
            ]
            yield from more or [pair]
        paired = {group for pair in pairs for group in pair}
        yield from ((group,) for group in groups if group not in paired)

    def _groups(self, orbit: int) -> list[int]:
        """Return the groups of units of an orbit that may be a coordinate."""
        own = [1 << number for number, unit in enumerate(self._units) if unit.orbit == orbit]
        found, level = [], [0]
        while level:
            larger = {group | one for group in level for one in own if not group & one}
            level = [group for group in larger if self._fits(group)]
            found += level
        return sorted(found)

    def _seen(self, table: tuple[int, ...]) -> tuple[int, int]:
        """Return the units and the pairs of units that a table sees."""
        units = _union(table)
        return units, self._pairs(units)

    def _cost(self, table: tuple[int, ...], known: Collection[int]) -> tuple[int, int]:
        """Return what tells tables that see as much apart: fewer new states, then more entries."""
        new = sum(self._size(group) for group in table if group not in known)
        return -new, prod(map(self._size, table))

    def _pairs(self, units: int) -> int:
        """Return the pairs of units, a bit for each."""
        bits, result = self._bits(units), 0
        for one in bits:
            result |= units << one * len(self._units)
        return result

    def _bits(self, group: int) -> list[int]:
        return [unit for unit in range(len(self._units)) if group >> unit & 1]

    def _size(self, group: int) -> int:
        """Return how many states a group has at the most."""
        if group not in self._known:
            self._known[group] = self._counted(group)
        return self._known[group]

    def _counted(self, group: int) -> int:
        units = [self._units[unit] for unit in self._bits(group)]
        singles = [unit for unit in units if unit.places]
        size = prod(unit.size for unit in units if not unit.places)
        for places in {unit.places for unit in singles}:
            same = [unit for unit in singles if unit.places == places]
            size *= perm(len(places), len(same))
            size *= prod(unit.ways for unit in same)
        return min(size, self._view(group).most)

    def _view(self, group: int) -> View:
        units = [self._units[unit] for unit in self._bits(group)]
        orbit = units[0].orbit
        if orbit == CENTRES:
            return View(CENTRES)
        pairs = self._goal.corners if orbit == CORNERS else self._goal.edges
        if not units[0].pairs:
            return View(orbit, orientations(pairs))
        has_orientations = any(u.orbit == orbit and not u.pairs for u in self._units)
        keep = [pair for unit in units for pair in unit.pairs]
        return View(orbit, merged(pairs, keep, flags=not has_orientations))

    def _bytes(self, tables: Iterable[tuple[int, ...]]) -> int:
        some = list(tables)
        groups = {group for table in some for group in table}
        coordinates = sum(most_bytes(self._size(group), self._turns) for group in groups)
        return coordinates + sum(prod(map(self._size, table)) for table in some)

    def _plan(self, tables: Sequence[tuple[int, ...]]) -> Plan:
        sizes = {self._view(group): self._size(group) for table in tables for group in table}
        views = tuple(tuple(map(self._view, table)) for table in tables)
        return Plan(views, sizes, self._bytes(tables))


def _union(groups: Iterable[int]) -> int:
    result = 0
    for group in groups:
        result |= group
    return result
