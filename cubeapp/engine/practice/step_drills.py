"""Steps to be practised: a scramble, its shortest solutions, and whether one's own is one."""

from __future__ import annotations

import re
from dataclasses import dataclass
from itertools import islice

from cubeapp.engine.model.cube import Cube
from cubeapp.engine.model.errors import CubeError
from cubeapp.engine.model.moves import Move, face_turns
from cubeapp.engine.model.orbits import fixed_centres
from cubeapp.engine.model.orientation import in_every_orientation
from cubeapp.engine.notation.alg import Alg
from cubeapp.engine.scrambles.steps import StepScramble, StepScrambler
from cubeapp.engine.solvers.control import SearchControl
from cubeapp.engine.solvers.goals.goal import Task
from cubeapp.engine.solvers.goals.search import Found, find, is_reached
from cubeapp.engine.solvers.goals.space import (
    SIZE,
    arrangement_of,
    arrangement_of_move,
    frames_after,
)
from cubeapp.engine.text import Text

MOST_SOLUTIONS = 200
"""No more than so many are told of; some steps have thousands."""
MOST_OWN = 999
"""Turns that one's own solution may have."""


class AttemptError(CubeError, ValueError):
    """What is no solution of the step."""


@dataclass(frozen=True, slots=True)
class Attempt:
    """One's own solution."""

    turns: int
    moves: tuple[Move, ...] | None = None
    """``None`` where only their number was told."""


@dataclass(frozen=True, slots=True)
class StepDrill:
    """A step that is set up."""

    made: StepScramble
    task: Task
    solutions: tuple[Found, ...]
    """The shortest, for the cube as the scramble leaves it."""

    @property
    def cube(self) -> Cube:
        """What the scramble leads to."""
        return self.made.scramble.cube

    @property
    def fewest(self) -> int:
        """The fewest turns."""
        return self.made.needed

    def is_reached(self, cube: Cube) -> bool:
        """Tell whether the step is done on what the drill's cube has become, however it is held."""
        return is_reached(arrangement_of(self._as_held(cube)[0]), self.task)

    def attempt(self, moves: tuple[Move, ...]) -> Attempt:
        """Return moves from the drill's cube as a solution of the step.

        Raises:
            AttemptError: they are none.
        """
        if not self.is_reached(self.cube.apply_all(moves)):
            raise AttemptError(Text("the step is not done after these turns"))
        return Attempt(self.task.metric.count(moves, SIZE), moves)

    def read_attempt(self, text: str) -> Attempt:
        """Return a solution that is typed: its turns, or only how many they are.

        Raises:
            NotationError: it is neither.
            AttemptError: it is no solution of the step.
        """
        if not re.fullmatch(r"\s*[0-9]{1,3}\s*", text):
            moves = Alg(text).moves(SIZE)
            if len(moves) > MOST_OWN:
                raise AttemptError(Text("An alg has at most {n} moves.", n=MOST_OWN))
            return self.attempt(moves)
        turns = int(text)
        if turns < self.fewest:
            message = Text("nobody does it in {n}: the shortest solutions have {fewest}")
            raise AttemptError(message.format(n=turns, fewest=self.fewest))
        return Attempt(turns)

    def next_turn(self, cube: Cube, control: SearchControl) -> tuple[Move, int] | None:
        """Return the first turn of a shortest way on, and how many turns that has.

        Args:
            cube: what the drill's cube has become; the turn is called as it is held.
            control: stops it.

        Returns:
            ``None`` if the step is done.

        Raises:
            SearchCancelled: ``control`` was cancelled.
        """
        begun, hold = self._as_held(cube)
        found = next(find(begun, self.task, control))
        if not found.moves:
            return None
        effect = arrangement_of_move(found.moves[0])
        turned = effect.held(_back(found.hold)).held(hold)
        named = (turn for turn in face_turns(SIZE) if arrangement_of_move(turn).key == turned.key)
        return next(named), found.length

    def _as_held(self, cube: Cube) -> tuple[Cube, int]:
        """Return ``cube`` with its centres as in the drill, and how it was held instead."""
        centres = fixed_centres(SIZE)
        wanted = self.cube.facelets[centres].tolist()
        for hold, held in enumerate(in_every_orientation(cube)):
            if held.facelets[centres].tolist() == wanted:
                return held, _back(hold)
        raise AssertionError("the centres of no turned cube lie so")


def _back(hold: int) -> int:
    """Return how to hold a cube to undo a hold, both as indices of `rotations`."""
    return int(frames_after()[hold].argmin())


def make_step_drill(
    scrambler: StepScrambler, needed: range | None, seed: int, control: SearchControl
) -> StepDrill:
    """Draw a cube for a step, and solve it.

    Args:
        scrambler: of the step.
        needed: how many turns it is to take; whatever comes if ``None``.
        seed: of the scramble.
        control: stops it.

    Raises:
        ScrambleError: there is no such cube, or none came up.
        SearchCancelled: ``control`` was cancelled.
    """
    made = scrambler.make(needed, seed, 0, control)
    solutions = islice(find(made.scramble.cube, scrambler.task, control), MOST_SOLUTIONS)
    return StepDrill(made, scrambler.task, tuple(solutions))
