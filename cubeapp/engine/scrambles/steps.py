"""Scrambles for which a step, such as the cross, takes a wanted number of turns."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from cubeapp.engine.model.errors import ScrambleError
from cubeapp.engine.model.moves import Move, face_turns, inverse
from cubeapp.engine.notation.parsing import format_moves
from cubeapp.engine.scrambles.base import RANDOM_STATE, Scramble, moves_to
from cubeapp.engine.scrambles.scores import score
from cubeapp.engine.solvers.control import SearchControl
from cubeapp.engine.solvers.goals.distances import Distances, random_cube
from cubeapp.engine.solvers.goals.goal import GoalError, Task
from cubeapp.engine.solvers.goals.naming import read_task
from cubeapp.engine.solvers.goals.search import is_reached
from cubeapp.engine.solvers.goals.space import SIZE, Arrangement, after_moves
from cubeapp.engine.text import Text, reason, shortened

SAMPLE = 30
"""Random cubes that tell what numbers of turns are usual."""
LEEWAY = 2
"""A scramble does not show a way to the step that takes so few turns more than the shortest."""
MOST_DETOURS = 50
"""Of which one leads to a scramble that shows none."""
_RANGE = re.compile(r"([0-9]{1,2})(?:-([0-9]{1,2}))?")


@dataclass(frozen=True, slots=True)
class StepScramble:
    """A scramble, and what its step takes."""

    scramble: Scramble
    step: str
    """As `read_task` reads it."""
    needed: int
    """The fewest turns."""


def parse_needed(text: str) -> range:
    """Return numbers of turns: ``7``, or ``5-7`` for several.

    Raises:
        ScrambleError: it says none.
    """
    match = _RANGE.fullmatch(text.strip())
    least, most = (int(match[1]), int(match[2] or match[1])) if match else (1, 0)
    if least > most:
        message = Text("'{text}' is no number of turns: 7, or 5-7 for several")
        raise ScrambleError(message.format(text=shortened(text, 32)))
    return range(least, most + 1)


class StepScrambler:
    """Makes scrambles for one step; the solved cube is white on top and green in front."""

    def __init__(self, step: str, control: SearchControl) -> None:
        """Build the tables of a step, as `read_task` reads it.

        Raises:
            ScrambleError: there is no such step, or none that every cube has before it.
            NoRoomError: its tables would take too much memory.
            SearchCancelled: ``control`` was cancelled.
        """
        self.step = step
        try:
            self.task: Task = read_task(step)
            self.distances = Distances(self.task, control)
        except GoalError as error:
            message = Text("there are no scrambles for the step '{step}': {reason}")
            said = message.format(step=shortened(step, 60), reason=reason(error))
            raise ScrambleError(said) from None

    def make(
        self, needed: range | None, seed: int, index: int = 0, control: SearchControl | None = None
    ) -> StepScramble:
        """Make a scramble whose cube is drawn from all that ``needed`` allows, equally likely.

        From ``default_rng([seed, index])`` comes the cube, and then turns that lead to it
        another way where a scramble would show how the step is solved.

        Args:
            needed: how many turns the step is to take; whatever comes if ``None``.
            seed: 0 or greater; the same arguments give the same scramble.
            index: its number among those of the seed.
            control: for the searches.

        Raises:
            ScrambleError: there is no such cube, or none came up.
            SearchCancelled: ``control`` was cancelled.
        """
        rng, waiting = np.random.default_rng([seed, index]), control or SearchControl()
        cube = self._cube(needed, rng, waiting)
        turns = self.distances.of(cube, waiting)
        assert turns is not None, "every cube has a way to the step"
        moves = self._moves(cube, turns, rng, waiting)
        made = cube.cubies().cube()
        alg = format_moves(moves, SIZE)
        scramble = Scramble(RANDOM_STATE, made, moves, alg, score(made), seed, index)
        return StepScramble(scramble, self.step, turns)

    def _cube(
        self, needed: range | None, rng: np.random.Generator, control: SearchControl
    ) -> Arrangement:
        if needed is None:
            return random_cube(rng)
        farthest = self.distances.farthest
        if farthest is not None and needed.start > farthest:
            message = Text("this step takes 0 to {most} turns, never {wanted}")
            raise ScrambleError(message.format(most=farthest, wanted=_in_words(needed)))
        cube = self.distances.draw(needed, rng, control)
        if cube is None:
            usual = [self.distances.of(random_cube(rng), control) or 0 for _ in range(SAMPLE)]
            message = Text(
                "no cube came up whose step takes {wanted} turns: most take {least} to {most}"
            )
            numbers = {"least": min(usual), "most": max(usual)}
            raise ScrambleError(message.format(wanted=_in_words(needed), **numbers))
        return cube

    def _moves(
        self, cube: Arrangement, turns: int, rng: np.random.Generator, control: SearchControl
    ) -> tuple[Move, ...]:
        """Return moves to a cube that do not solve the step when they are read backwards."""
        moves = moves_to(cube.cubies().cube(), control)
        for _ in range(MOST_DETOURS):
            if not self._betrays(cube, moves, turns):
                break
            last = face_turns(SIZE)[int(rng.integers(18))]
            before = after_moves(cube, (last.inverse(),)).cubies().cube()
            other = moves_to(before, control)
            if other and other[-1].axis is not last.axis:
                moves = (*other, last)
        return moves

    def _betrays(self, cube: Arrangement, moves: Sequence[Move], turns: int) -> bool:
        if is_reached(cube, self.task):
            return False
        for move in inverse(moves)[: turns + LEEWAY]:
            cube = after_moves(cube, (move,))
            if is_reached(cube, self.task):
                return True
        return False


def _in_words(needed: range) -> str:
    least, most = needed.start, needed.stop - 1
    return str(least) if least == most else f"{least}-{most}"
