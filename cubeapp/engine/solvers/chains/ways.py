"""The ways from a state to the goal of a step: algs of cases looked up, or turns searched for.

What is found for a state is remembered by what the step looks at of it: late steps see few states,
so after some cubes nearly all of them are known. Early steps see ever new ones, and forget.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from functools import lru_cache, partial
from itertools import islice
from operator import attrgetter
from typing import NamedTuple, Protocol

from cubeapp.engine.coordinates.successors import Word
from cubeapp.engine.model.errors import UnreachableError
from cubeapp.engine.model.geometry import Axis, Face
from cubeapp.engine.model.moves import Metric, Move, inverse, reduced
from cubeapp.engine.notation.turn_names import without_prime
from cubeapp.engine.solvers.chains.method_files import ChainStep
from cubeapp.engine.solvers.control import Progress, SearchControl
from cubeapp.engine.solvers.goals.search import prepared, words_from
from cubeapp.engine.solvers.goals.seeds import begins_of
from cubeapp.engine.solvers.goals.space import HOLDS, SIZE
from cubeapp.engine.solvers.goals.states import (
    FIRST_FRAME,
    HOME,
    NOTHING,
    seen_by,
    table_of,
)
from cubeapp.engine.solvers.solution import LimitReached
from cubeapp.engine.text import NO_TEXT, Text

MOST_KNOWN = 100_000
"""Ways that are remembered, a step: some 60 MB."""
LOOKING_UP = Text("looking at all cases")
LAYERS = 3
STRAIN = {Face.B: 10, Face.D: 5, Face.F: 2}
"""How unhandy turns of a face are: that decides between ways that are as short."""
WEAK_STRAIN = 1
"""How unhandy those of the weaker side are."""
PLACES, NO_PLACES = NOTHING[: FIRST_FRAME + HOLDS], NOTHING[FIRST_FRAME + HOLDS :]
"""The bytes of a table that a state can have, and those that none has."""
Moves = tuple[Move, ...]
TURN = 10_000
"""What a turn costs beside that, more than all that is unhandy in a solution."""


class Way(NamedTuple):
    """Turns that reach the goal of a step."""

    moves: Moves
    cost: int
    """What they count, and then how unhandy they are: see `TURN`."""
    turns: int
    """What they count."""
    table: bytes
    """What they do to states."""
    first: int
    """The layers that they begin with, in bits."""
    last: int
    """And those that they end with."""
    case: Text = NO_TEXT
    """What people call it, if it is an alg."""


class Ways(Protocol):
    """What leads to the goal of a step."""

    def prepare(self, control: SearchControl) -> None:
        """Make what all states share.

        Raises:
            SearchCancelled: ``control`` was cancelled.
        """
        ...

    def of(self, state: bytes, control: SearchControl) -> Sequence[Way]:
        """Return some ways from a state, those that count least first; none if there are none.

        Raises:
            SearchCancelled: ``control`` was cancelled.
        """
        ...


@lru_cache(maxsize=256)
def ways_of(step: ChainStep, is_last: bool) -> Ways:
    """Return the ways of a step, the same ones each time.

    Args:
        step: of any method.
        is_last: whether nothing follows to which free turns at the end could be left.
    """
    return AlgWays(step, is_last) if step.uses_algs else SearchWays(step, is_last)


class SearchWays:
    """Turns that are searched for."""

    def __init__(self, step: ChainStep, is_last: bool) -> None:
        """Search for the goal of a step with its turns."""
        self._step, self._is_last = step, is_last
        self._seen = seen_by(step.task.goals)
        self.about = prepared(step.task, SIZE)
        """All about its task; by this very one its tables are kept."""
        self._part_of = _parts_in(step.task.metric, step.weak_side)
        self._parts = tuple(map(self._part_of, self.about.rules.turns))
        self._known: dict[bytes, tuple[Way, ...]] = {}
        self._room = MOST_KNOWN

    def prepare(self, control: SearchControl) -> None:
        """Build the tables, or set up what searches without any."""
        from cubeapp.engine.solvers.goals.strategies import searches_for

        if None in searches_for(self.about.kinds, self.about.rules, control):
            next(words_from(HOME, self.about, control), None)

    def of(self, state: bytes, control: SearchControl) -> Sequence[Way]:
        """Return some ways from a state; see `Ways`."""
        key = self._seen(state)
        known = self._known.get(key)
        if known is None:
            known = tuple(sorted(self._found(state, control), key=_cost))
            # Also of a state without any it is remembered that there are none.
            room = max(len(known), 1)
            if self._room < room:
                self._known.clear()
                self._room = MOST_KNOWN
            self._room -= room
            self._known[key] = known
        return known

    def _found(self, state: bytes, control: SearchControl) -> Iterator[Way]:
        # With turns that cannot lead there, or not in as many as are looked for, there are none.
        with suppress(UnreachableError, LimitReached):
            found = words_from(state, self.about, control)
            for one in islice(found, self._step.ways):
                yield self._way(one.case.before, one.word, one.after if self._is_last else ())

    def _way(self, before: Moves, word: Word, after: Moves) -> Way:
        parts = [self._parts[turn] for turn in word]
        if before or after:
            parts = [*map(self._part_of, before), *parts, *map(self._part_of, after)]
        return _way((*before, *self.about.rules.moves(word), *after), parts)


class AlgWays:
    """Algs that are looked up."""

    def __init__(self, step: ChainStep, is_last: bool) -> None:
        """Take the algs of a step."""
        self._step, self._is_last = step, is_last
        self._seen = seen_by(step.task.goals)
        self._part_of = _parts_in(step.task.metric, step.weak_side)
        self._known: dict[bytes, tuple[Way, ...]] = {}

    def prepare(self, control: SearchControl) -> None:
        """Note which states each alg solves."""
        if self._known:
            return
        found: dict[bytes, dict[bytes, Way]] = {}
        for state, way in self._solved(control):
            own = found.setdefault(self._seen(state), {})
            # Of turns that do the same, as without an end that the goal does not see, the shortest.
            if way.table not in own or way.cost < own[way.table].cost:
                own[way.table] = way
        self._known = {key: self._least(own.values()) for key, own in found.items()}

    def of(self, state: bytes, control: SearchControl) -> Sequence[Way]:
        """Return the algs for a state; see `Ways`."""
        self.prepare(control)
        return self._known.get(self._seen(state), ())

    def _least(self, ways: Iterable[Way]) -> tuple[Way, ...]:
        """Return the first ways, only the empty one if nothing has to be done."""
        least = sorted(ways, key=_cost)
        return tuple(least[: 1 if not least[0].moves else self._step.ways])

    def _solved(self, control: SearchControl) -> Iterator[tuple[bytes, Way]]:
        """Yield what each alg solves with free turns before it and after it."""
        task = self._step.task
        befores, afters = begins_of(task.free_before), begins_of(task.free_after)
        for after in afters:
            reached = HOME.translate(table_of(inverse(after)))
            ends = after if self._is_last else ()
            yield reached, self._way(ends)
            for alg in self._step.algs():
                control.checkpoint(Progress(LOOKING_UP))
                unsolved = reached.translate(table_of(inverse(alg.moves)))
                for before in befores:
                    start = unsolved.translate(table_of(inverse(before)))
                    moves = _met(_met(before, alg.moves), ends)
                    yield start, self._way(moves, alg.case)

    def _way(self, moves: Moves, case: Text = NO_TEXT) -> Way:
        return _way(moves, list(map(self._part_of, moves)), case)


def _met(some: Moves, others: Moves) -> Moves:
    """Return moves one after the other, where they meet with one turn instead of two."""
    if not some or not others or not some[-1].turns_the_layers_of(others[0]):
        return (*some, *others)
    quarters = reduced(some[-1].quarters + others[0].quarters)
    turn = (without_prime(replace(others[0], quarters=quarters), SIZE),) if quarters else ()
    return (*some[:-1], *turn, *others[1:])


def _way(moves: Moves, parts: Sequence[_Part], case: Text = NO_TEXT) -> Way:
    turns, strain, places = 0, 0, PLACES
    for part in parts:
        turns += part.turns
        strain += part.strain
        places = places.translate(part.table)
    cost, table = TURN * turns + strain, places + NO_PLACES
    return Way(moves, cost, turns, table, _run(parts), _run(parts[::-1]), case)


@dataclass(frozen=True, slots=True)
class _Part:
    """What a way has of one of its moves."""

    turns: int
    strain: int
    table: bytes
    axis: Axis
    layers: int
    """In bits, those of each axis apart from the others."""


@lru_cache
def _parts_in(metric: Metric, weak_side: Face) -> Callable[[Move], _Part]:
    """Return what tells the part of a move, and remembers it; moves count in ``metric``."""
    return lru_cache(maxsize=256)(partial(_part, metric, weak_side))


def _part(metric: Metric, weak_side: Face, move: Move) -> _Part:
    layers = sum(1 << (LAYERS * move.axis + layer) for layer in range(move.first, move.last + 1))
    turns = metric.count((move,), SIZE)
    return _Part(turns, _strain(move, weak_side), table_of((move,)), move.axis, layers)


def _strain(move: Move, weak_side: Face) -> int:
    """Return how unhandy a move is by the faces that it turns; one of the whole cube is not."""
    if move.is_rotation(SIZE):
        return 0
    strain = STRAIN | {weak_side: WEAK_STRAIN}
    near = strain.get(move.axis.face, 0) if move.first == 0 else 0
    far = strain.get(move.axis.face.opposite, 0) if move.last == LAYERS - 1 else 0
    return near + far


def _run(parts: Sequence[_Part]) -> int:
    """Return the layers of the first turns about one axis, in bits."""
    layers = 0
    for part in parts:
        if part.axis is not parts[0].axis:
            break
        layers |= part.layers
    return layers


_cost = attrgetter("cost")
