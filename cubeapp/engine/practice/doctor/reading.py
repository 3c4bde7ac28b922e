"""What a solve was: its method, how it was held, and its steps."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import lru_cache
from itertools import accumulate

import numpy as np
from numpy.typing import NDArray

from cubeapp.engine.model.cube import Cube
from cubeapp.engine.model.cubies import face_colours_by_hold
from cubeapp.engine.model.geometry import Face
from cubeapp.engine.model.moves import Metric, Move
from cubeapp.engine.model.orbits import EDGES, faces_of
from cubeapp.engine.model.orientation import rotated, rotations
from cubeapp.engine.practice.doctor.boundaries import NEVER, End, best_fit
from cubeapp.engine.practice.doctor.cases import case_of
from cubeapp.engine.practice.doctor.joints import with_joints
from cubeapp.engine.practice.doctor.methods import BLOCKS, Method, Stage
from cubeapp.engine.practice.doctor.reconstruction import Reconstruction
from cubeapp.engine.practice.doctor.views import (
    SIZE,
    Rows,
    View,
    along,
    brought_home,
    colours_of,
    facelets_of,
    holds_of,
)
from cubeapp.engine.solvers.by_hand.cases import Case
from cubeapp.engine.text import Text

METRIC = Metric.STM
"""How turns are counted: slices and wide turns as one, turns of the whole cube not at all."""
REST = Text("rest")
"""The name of moves after everything was done."""


@dataclass(frozen=True, slots=True)
class Task:
    """What a step was to do, and from where."""

    stage: Stage
    parts: tuple[str, ...]
    """Which parts of its stage are to be done after it, those that it does being the last."""
    cube: Cube
    """The cube before it, the centres at home and the first layer or block where it belongs."""
    held: Cube
    """The same cube as it was held. After a step that is joined to this one, it never was."""
    turns: tuple[Move, ...]
    """Of the whole cube, which lead from how it was held to how ``cube`` is."""


@dataclass(frozen=True, slots=True)
class SolveStep:
    """A step of a solve."""

    name: Text
    """For people: "cross", "F2L 1"."""
    first: int
    last: int
    """Its moves, a half-open range of those of the solve."""
    alg: str
    """They, as they were written; empty for a step that was skipped."""
    length: int
    """Its turns in `METRIC`."""
    slot: str
    """The edge of the slot that it filled, as it was held then: "FR"; empty if it filled none."""
    case: Case | None
    """The case that it found, where that has a name."""
    is_done: bool
    """Whether its goal was reached."""
    is_joined: bool
    """Whether its end and the beginning of the next step cancelled."""
    is_shared: bool
    """Whether the step before it did it as well, as where two pairs are done by the same turn. Its
    moves are all of that one, so it has none."""
    seconds: float | None
    """How long it took, where times are written."""
    task: Task | None
    """``None`` for moves after everything was done."""


@dataclass(frozen=True, slots=True)
class Reading:
    """A solve that was read."""

    solve: Reconstruction
    method: Method
    orientation: tuple[Move, ...]
    """The fewest turns of the whole cube, at most two, from how scrambles are made to how it was
    held when the first layer turned. If the first layer of the solve was not at the bottom then, as
    where a smart cube wrote the moves down, on to where it is."""
    steps: tuple[SolveStep, ...]
    is_solved: bool
    """Whether the cube was solved in the end."""
    view: int
    """In which of the 24 orientations of `View` its goals were seen."""

    @property
    def length(self) -> int:
        """All turns in `METRIC`."""
        return sum(step.length for step in self.steps)


def read_solve(solve: Reconstruction) -> Reading:
    """Return by what method and in which steps a cube was solved, or how far it came."""
    return _Reader(solve).reading()


class _Reader:
    def __init__(self, solve: Reconstruction) -> None:
        self._solve = solve
        self._moves = solve.moves
        self._rows: Rows = along(solve.start, self._moves)
        self._holds = holds_of(self._rows)
        self._turns = list(accumulate((_cost(move) for move in self._moves), initial=0))
        self._fit = best_fit(brought_home(self._rows), self._turns)
        self._ends, self._between = with_joints(self._fit, self._rows, self._moves)

    def reading(self) -> Reading:
        first = next((index for index, move in enumerate(self._moves) if _cost(move)), 0)
        hold = int(self._holds[first])
        orientation = _turns_to(_hold_after(hold, self._regrip(hold)))
        steps, is_solved = tuple(self._steps()), _cube(self._rows[-1]).is_solved
        view = self._fit.orientation
        return Reading(self._solve, self._fit.method, orientation, steps, is_solved, view)

    def _regrip(self, hold: int) -> int:
        """Return which of the `rotations` brings the first layer to the bottom."""
        for regrip in range(len(rotations(SIZE))):
            if self._is_fit(face_colours_by_hold()[_hold_after(hold, regrip)], regrip):
                return regrip
        raise AssertionError("every colour can be at the bottom")

    def _is_fit(self, colours: NDArray[np.uint8], regrip: int) -> bool:
        """Tell whether the cube may be held with these colours on its faces."""
        bottom, left = colours_of(self._fit.orientation)[[Face.D, Face.L]]
        # How it was held is believed; where it is guessed, blocks are looked for on the left.
        is_free = regrip == 0 or self._fit.method.is_round
        return bool(colours[Face.D] == bottom and (is_free or colours[Face.L] == left))

    def _steps(self) -> Iterator[SolveStep]:
        """Yield the steps; turns of the whole cube after the last one belong to that."""
        before = 0
        final = sum(end.at != NEVER for end in self._ends) - 1
        for index, end in enumerate(self._ends):
            last = self._with_rotations(end.at, before, index == final)
            if end.at != NEVER or last > before:
                yield self._step(index, before, last)
            before = last
        if before < len(self._moves):
            yield self._plain(REST, before, len(self._moves))

    def _with_rotations(self, end: int, begin: int, is_last: bool) -> int:
        """Return where a step ends with the turns of the whole cube that belong to it.

        In the end of the solve these are all that follow. Before that they are those by which an
        alg such as ``x R' U R' … x'`` leads back to how the cube was held.
        """
        last = min(end, len(self._moves))
        rotations_end = bisect_right(self._turns, self._turns[last]) - 1
        if is_last and rotations_end == len(self._moves):
            return rotations_end
        if last == begin or not self._is_held_well(begin) or self._is_held_well(last):
            return last
        following = range(last, rotations_end + 1)
        return next((at for at in following if self._is_held_well(at)), last)

    def _is_held_well(self, index: int) -> bool:
        """Tell whether the first layer is at the bottom in the hand after ``index`` moves."""
        return self._regrip(int(self._holds[index])) == 0

    def _step(self, index: int, before: int, last: int) -> SolveStep:
        end = self._ends[index]
        part = end.stage.parts[end.part] if end.stage.parts else ""
        held = self._between.get(index - 1, self._rows[before : before + 1])
        cube = View(brought_home(held), self._fit.orientation).cube(0)
        turns = _turns_between(int(self._holds[before]), self._fit.orientation)
        return replace(
            self._plain(self._name(end, last), before, last),
            slot=self._in_hand(part, last) if part and not end.stage.is_named_by_part else "",
            case=case_of(end.stage.key, part, cube) if last > before else None,
            is_done=end.at != NEVER,
            is_joined=index in self._between,
            is_shared=self._is_shared(index),
            task=Task(end.stage, self._done(index), cube, _cube(held[0]), turns),
        )

    def _is_shared(self, index: int) -> bool:
        """Tell whether the moves of another step of the same stage did this one as well."""
        end = self._ends[index]
        first = next(i for i, each in enumerate(self._ends) if _are_at_once(each, end))
        # What was home when the one before it ended was skipped, and the others with it.
        begin = self._ends[first - 1].at if first else 0
        return first < index and begin < end.at

    def _done(self, index: int) -> tuple[str, ...]:
        """Return the parts of its stage that are done after a step."""
        end = self._ends[index]
        return tuple(
            end.stage.parts[each.part]
            for number, each in enumerate(self._ends)
            if end.stage.parts and each.stage is end.stage
            if number <= index or _are_at_once(each, end)
        )

    def _plain(self, name: Text, first: int, last: int) -> SolveStep:
        return SolveStep(
            name,
            first,
            last,
            alg=" ".join(self._solve.written[first:last]),
            length=self._turns[last] - self._turns[first],
            slot="",
            case=None,
            is_done=True,
            is_joined=False,
            is_shared=False,
            seconds=self._seconds(first, last),
            task=None,
        )

    def _name(self, end: End, last: int) -> Text:
        if not end.stage.is_named_by_part:
            return end.stage.names[end.number]
        # People call the block on their left so, wherever they have turned it since.
        edge = self._in_hand(end.stage.parts[end.part], last)
        return next((BLOCKS[side] for side in (0, 1) if "LR"[side] in edge), BLOCKS[end.part])

    def _in_hand(self, edge: str, index: int) -> str:
        """Return where an edge of a view is on the cube in the hand after ``index`` moves."""
        hold = int(self._holds[index])
        at = rotated(SIZE)[hold][rotated(SIZE)[self._fit.orientation]]
        places = np.argsort(rotated(SIZE)[self._regrip(hold)])[at[facelets_of(edge)]]
        sides = {Face(int(place) // SIZE**2) for place in places}
        return next(name for name in EDGES if set(faces_of(name)) == sides)

    def _seconds(self, first: int, last: int) -> float | None:
        times = (0.0, *self._solve.seconds)
        begin, end = times[first], times[last]
        return None if begin is None or end is None or last == 0 else end - begin


def _are_at_once(one: End, other: End) -> bool:
    return one.stage is other.stage and one.at == other.at


def _cube(row: Rows) -> Cube:
    return Cube.from_faces(row.reshape(6, SIZE, SIZE))


def _cost(move: Move) -> int:
    return METRIC.count((move,), SIZE)


@lru_cache(maxsize=1)
def _orientation_numbers() -> dict[bytes, int]:
    """Return which of the `rotations` does what to the facelets."""
    return {row.tobytes(): index for index, row in enumerate(rotated(SIZE))}


def _hold_after(hold: int, regrip: int) -> int:
    """Return how a cube is held that was in ``hold``, after one of the `rotations`."""
    # From how it is held then, it goes home by undoing that and what brought it home before.
    back = np.argsort(rotated(SIZE)[regrip])
    return _orientation_numbers()[back[rotated(SIZE)[hold]].tobytes()]


def _turns_to(hold: int) -> tuple[Move, ...]:
    """Return the turns of the whole cube that lead from home to ``hold``."""
    back = np.argsort(rotated(SIZE)[hold])
    return rotations(SIZE)[_orientation_numbers()[back.tobytes()]]


def _turns_between(hold: int, orientation: int) -> tuple[Move, ...]:
    """Return the turns of the whole cube that lead from ``hold`` to an orientation."""
    both = rotated(SIZE)[hold][rotated(SIZE)[orientation]]
    return rotations(SIZE)[_orientation_numbers()[both.tobytes()]]
