"""Solving the 3×3×3 as people do, with a sentence for every step."""

from __future__ import annotations

import time
from collections.abc import Callable

from cubeapp.engine.cube import Cube
from cubeapp.engine.cubies import Cubies
from cubeapp.engine.diagnosis import COLOUR_NAMES
from cubeapp.engine.errors import (
    InvalidCubeError,
    LimitReached,
    UnsupportedCubeError,
)
from cubeapp.engine.geometry import Face
from cubeapp.engine.human.cross import cross_table
from cubeapp.engine.human.lessons import lesson
from cubeapp.engine.human.methods import HandMethod, Style, beginner, cfop
from cubeapp.engine.moves import Metric
from cubeapp.engine.search.control import Limits, Progress, SearchControl
from cubeapp.engine.solvers.base import Solution, Stage, Stats
from cubeapp.engine.solvers.hold import held_home
from cubeapp.engine.validity import diagnose

SIZE = 3
BEGINNER, CFOP = "beginner", "cfop"
METHODS: dict[str, Callable[[], HandMethod]] = {BEGINNER: beginner, CFOP: cfop}
ANY = "any"
CROSSES = {name: (colour,) for colour, name in enumerate(COLOUR_NAMES)} | {ANY: tuple(Face)}
"""The colours that the first layer may have, by the name of the choice."""
WHITE = COLOUR_NAMES[Face.U]


class HumanSolver:
    """Solves the 3×3×3 by a method that people learn, and says how."""

    def __init__(self, name: str, style: Style = Style.SHORT, cross: str = WHITE) -> None:
        """Make a solver.

        Args:
            name: that of the method, one of `METHODS`.
            style: how far it looks ahead.
            cross: the colour of the first layer, or any; one of `CROSSES`.
        """
        self.name = name
        self.style = style
        self.cross = cross

    def accepts(self, cube: Cube) -> bool:
        """Tell whether ``cube`` is a 3×3×3."""
        return cube.size == SIZE

    def prepare(self, control: SearchControl, metric: Metric = Metric.HTM) -> None:
        """Make the small tables that all cubes share, in less than a second.

        Raises:
            SearchCancelled: ``control`` was cancelled.
        """
        del metric  # It only counts what has been found.
        control.checkpoint(Progress("looking at all crosses"))
        cross_table()
        METHODS[self.name]()

    def solve(self, cube: Cube, limits: Limits, control: SearchControl) -> Solution:
        """Return a solution for ``cube``, held in any way, the same every time.

        It takes some hundredths of a second, so a time limit changes nothing.

        Raises:
            InvalidCubeError: no turns can solve this cube.
            UnsupportedCubeError: it is no 3×3×3, or only some turns are allowed.
            SearchCancelled: ``control`` was cancelled.
            LimitReached: it is longer than ``limits.max_length``.
        """
        self._check(cube, limits)
        self.prepare(control)
        begun = time.perf_counter()

        def pause() -> None:
            control.checkpoint(Progress(self.name))

        told, nodes = lesson(METHODS[self.name](), cube, CROSSES[self.cross], self.style, pause)
        stages = tuple(Stage.of_steps(stage.name, stage.goal, stage.steps) for stage in told)
        stats = Stats(time.perf_counter() - begun, nodes)
        solution = Solution(self.name, SIZE, stages, stats, metric=limits.metric)
        if not solution.solves(cube):
            raise AssertionError(f"{self.name} gave an answer that solves nothing")
        length = solution.length(limits.metric)
        if limits.max_length is not None and length > limits.max_length:
            found = limits.metric.in_words(length)
            raise LimitReached(f"{self.name} needs {found}, not {limits.max_length}", solution)
        return solution

    def _check(self, cube: Cube, limits: Limits) -> None:
        if not self.accepts(cube):
            raise UnsupportedCubeError(f"{self.name} is for the 3×3×3 only")
        if limits.turns is not None:
            raise UnsupportedCubeError(
                f"{self.name} needs the turns of all faces; two-phase and optimal can do with some"
            )
        home, _ = held_home(cube)
        try:
            solvable = Cubies.of(home).is_solvable
        except UnsupportedCubeError:
            solvable = False
        if not solvable:
            raise InvalidCubeError(diagnose(cube))
