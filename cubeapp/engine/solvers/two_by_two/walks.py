"""Every shortest way to solve a 2×2×2, with all face turns or with some of them.

Turning L leaves the same position as turning R, held in another way: what a user may turn
next is then other turns of the cube. So where only some turns are allowed, a position is
looked at in every *hold* that they bring about. Holds after which the same turns, of the
cube itself, lead on for ever are one kind; most sets of turns make only one to three kinds.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator
from dataclasses import dataclass, field
from itertools import groupby

import numpy as np
from numpy.typing import NDArray

from cubeapp.engine.coordinates.pruning import UNSEEN
from cubeapp.engine.model.cube import Cube
from cubeapp.engine.model.errors import InvalidMoveError
from cubeapp.engine.model.geometry import Face
from cubeapp.engine.model.moves import Metric, Move, face_turns, inverse, rotation, undone
from cubeapp.engine.model.orientation import rotations
from cubeapp.engine.solvers.control import Progress, SearchControl
from cubeapp.engine.solvers.hold import faces_before
from cubeapp.engine.solvers.two_by_two.kernel import (
    TWISTS,
    Steps,
    expansions,
    move_tables,
    position_of,
    unexplored,
)
from cubeapp.engine.text import Text

SIZE = 2
Hold = tuple[Face, ...]
"""The face of the cube, as it is looked up, that the user has at each of the six."""
_CHECK_EVERY = 4096


@dataclass(frozen=True, slots=True)
class Choice:
    """One turn that may be made in a hold."""

    turn: int
    """As the user sees it: an index of `face_turns`."""
    move: int
    """What it does to the cube whose corner DBL stays: an index of the turns of U, R and F."""
    cost: int
    hold: Hold
    """How the cube is held then."""


@dataclass(slots=True)
class Walks:
    """The shortest ways to solved with some turns, in one metric."""

    turns: frozenset[int]
    """Indices of `face_turns`."""
    turned: tuple[Move, ...]
    """Rotations after which a cube is looked up."""
    start: Hold
    """What they make of the user's hold."""
    choices: dict[Hold, tuple[Choice, ...]]
    """What may be done in each hold, turns that come to the same left out."""
    kinds: dict[Hold, int]
    distance: NDArray[np.uint8]
    """Shape (kinds, 5040, 729)."""
    _order: list[list[int]] = field(init=False)
    _twist: list[list[int]] = field(init=False)

    def __post_init__(self) -> None:
        after = move_tables()
        self._order, self._twist = after.order.tolist(), after.twist.tolist()

    def position(self, cube: Cube) -> int:
        """Return the number of ``cube``, or that of no position if it is not legal."""
        return position_of(cube.apply_all(self.turned))

    def length(self, position: int) -> int | None:
        """Return how far ``position`` is from solved; ``None`` if these turns do not solve it."""
        order, twist = divmod(position, TWISTS)
        known = int(self.distance[self.kinds[self.start], order, twist])
        return None if known == UNSEEN else known

    def ways(self, position: int, look: Callable[[int], None]) -> Iterator[tuple[int, ...]]:
        """Yield every shortest way to solve ``position`` once, in the order of the turns.

        Ways count as one if they do the same to the cube turn by turn, only held in another
        way, or if they differ in the order of neighbouring turns about one axis.

        Args:
            position: as `position` says; there are no ways from one that cannot be solved.
            look: called now and then with the number of ways so far.

        Yields:
            indices of `face_turns`.
        """
        known: set[tuple[tuple[int, ...], ...]] = set()
        visits = 0
        length = self.length(position)
        if length is None:
            return
        waiting: list[tuple[int, int, Hold, tuple[Choice, ...], int]] = [
            (*divmod(position, TWISTS), self.start, (), length)
        ]
        while waiting:
            order, twist, hold, path, left = waiting.pop()
            visits += 1
            if visits % _CHECK_EVERY == 0:
                look(len(known))
            if left == 0:
                key = _turn_by_turn(path)
                if key not in known:
                    known.add(key)
                    yield tuple(choice.turn for choice in path)
                continue
            # The last one in is the first one out.
            for choice in reversed(self.choices[hold]):
                nearer = left - choice.cost
                to = self._order[order][choice.move], self._twist[twist][choice.move]
                if self.distance[self.kinds[choice.hold], *to] != nearer:
                    continue
                if not self._could_be_one(path, choice.turn):
                    waiting.append((*to, choice.hold, (*path, choice), nearer))

    def _could_be_one(self, path: tuple[Choice, ...], turn: int) -> bool:
        """Tell whether ``turn`` and an earlier one of its face, beside it, are one allowed turn."""
        face = turn // 3
        for choice in reversed(path):
            other = choice.turn // 3
            if other % 3 != face % 3:
                return False
            if other == face:
                quarters = (choice.turn % 3 + turn % 3 + 2) % 4
                return quarters == 0 or 3 * face + quarters - 1 in self.turns
        return False


def walks(metric: Metric, turns: Collection[Move] | None, control: SearchControl) -> Walks:
    """Look at all positions that some turns can solve, a second's work at most.

    Args:
        metric: what a shortest way is shortest in.
        turns: some of `face_turns`, as the cube is held; all of them if ``None``.
        control: told of every level.

    Raises:
        InvalidMoveError: something else is among ``turns``.
        SearchCancelled: ``control`` was cancelled.
    """
    allowed = _indices(turns)
    turned, start = _start(allowed)
    choices = _choices(allowed, metric, start)
    kinds = _kinds(choices)
    steps = _steps(choices, kinds)
    table = unexplored(steps)
    for expansion in expansions(steps, table, slices=steps.holds):
        control.checkpoint(Progress(Text("counting the moves from solved"), depth=expansion.depth))
    kept = {hold: _without_doubles(every, kinds) for hold, every in choices.items()}
    return Walks(frozenset(allowed), turned, start, kept, kinds, table)


def _indices(turns: Collection[Move] | None) -> list[int]:
    every = face_turns(SIZE)
    if turns is None:
        return list(range(len(every)))
    for move in turns:
        move.check_fits(SIZE)
        if move not in every:
            raise InvalidMoveError(f"{move} is no turn of one face by a quarter or a half")
    return [index for index, move in enumerate(every) if move in turns]


def _start(allowed: list[int]) -> tuple[tuple[Move, ...], Hold]:
    """Return how to turn a cube before it is looked up, and the user's hold of it then.

    Where no two opposite faces are turned, one corner stays in its place. With that one at
    DBL no turn changes the hold, and there is one kind of it.
    """
    faces = {Face(turn // 3) for turn in allowed}
    for turns in rotations(SIZE):
        hold = faces_before(inverse(turns), SIZE)
        if {hold[face] for face in faces} <= {Face.U, Face.R, Face.F}:
            return turns, hold
    return (), tuple(Face)


def _choices(allowed: list[int], metric: Metric, start: Hold) -> dict[Hold, tuple[Choice, ...]]:
    """Return what each hold that ``allowed`` brings about lets a user do."""
    costs = {turn: metric.count((face_turns(SIZE)[turn],), SIZE) for turn in allowed}
    found: dict[Hold, tuple[Choice, ...]] = {}
    waiting = [start]
    while waiting:
        hold = waiting.pop()
        if hold not in found:
            found[hold] = tuple(_choice(turn, costs[turn], hold) for turn in allowed)
            waiting += [choice.hold for choice in found[hold]]
    return found


def _choice(turn: int, cost: int, hold: Hold) -> Choice:
    face, amount = hold[turn // 3], turn % 3
    if face in (Face.U, Face.R, Face.F):
        return Choice(turn, 3 * face + amount, cost, hold)
    # L is R with the whole cube turned by x' as well, and so on.
    turned = faces_before((rotation(face.axis, (-1, 2, 1)[amount], SIZE),), SIZE)
    after = tuple(turned[there] for there in hold)
    return Choice(turn, 3 * face.opposite + amount, cost, after)


def _kinds(choices: dict[Hold, tuple[Choice, ...]]) -> dict[Hold, int]:
    """Number the kinds of holds: those alike in what may be done there, now and later on.

    Source: the minimal automaton, by splitting kinds until each is alike in itself.
    """
    kinds = dict.fromkeys(choices, 0)
    while True:
        signs = {
            hold: (kinds[hold], frozenset((c.move, c.cost, kinds[c.hold]) for c in every))
            for hold, every in choices.items()
        }
        numbers = {sign: number for number, sign in enumerate(dict.fromkeys(signs.values()))}
        if len(numbers) == len(set(kinds.values())):
            return kinds
        kinds = {hold: numbers[sign] for hold, sign in signs.items()}


def _steps(choices: dict[Hold, tuple[Choice, ...]], kinds: dict[Hold, int]) -> Steps:
    """Return the choices backwards, as the search walks away from solved."""
    back = {
        (kinds[c.hold], *undone([c.move]), c.cost, kinds[hold])
        for hold, every in choices.items()
        for c in every
    }
    rows = np.array(sorted(back), dtype=np.int64).reshape(-1, 4)
    starts = np.searchsorted(rows[:, 0], np.arange(max(kinds.values()) + 2))
    return Steps(starts.astype(np.int64), np.ascontiguousarray(rows[:, 1:]))


def _without_doubles(every: tuple[Choice, ...], kinds: dict[Hold, int]) -> tuple[Choice, ...]:
    """Return the first of the choices that do the same and lead to one kind of hold."""
    first: dict[tuple[int, int], Choice] = {}
    for choice in every:
        first.setdefault((choice.move, kinds[choice.hold]), choice)
    return tuple(first.values())


def _turn_by_turn(path: tuple[Choice, ...]) -> tuple[tuple[int, ...], ...]:
    """Return what ``path`` does to the cube, turns in a row about one axis in any order."""
    moves = (choice.move for choice in path)
    return tuple(tuple(sorted(run)) for _axis, run in groupby(moves, lambda move: move // 3))
