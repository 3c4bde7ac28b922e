"""Solving cubes as people do, with a sentence for every step."""

from __future__ import annotations

import time

from cubeapp.engine.legality.diagnosis import InvalidCubeError
from cubeapp.engine.legality.validity import diagnose
from cubeapp.engine.model.cube import Cube
from cubeapp.engine.model.errors import UnsupportedCubeError
from cubeapp.engine.model.geometry import cube_name
from cubeapp.engine.model.moves import Metric
from cubeapp.engine.solvers.by_hand.choices import ANY, CROSSES, ORTEGA, SIZES, WHITE, Style
from cubeapp.engine.solvers.control import Limits, Progress, SearchControl
from cubeapp.engine.solvers.solution import Solution, Stage, Stats, longer_than_allowed
from cubeapp.engine.text import Text

COMMON_SIZE = 3


class HumanSolver:
    """Solves cubes by a method that people learn, and says how."""

    def __init__(self, name: str, style: Style = Style.SHORT, cross: str | None = None) -> None:
        """Make a solver.

        Args:
            name: that of the method, one of `SIZES`.
            style: how far it looks ahead.
            cross: the colour of the first layer, or any; one of `CROSSES`. Unless said it is
                white, but for Ortega's method, which begins with any face.
        """
        self.name = name
        self.style = style
        self.cross = cross or (ANY if name == ORTEGA else WHITE)

    def accepts(self, cube: Cube) -> bool:
        """Tell whether ``cube`` is of the size that the method is for."""
        return cube.size in SIZES[self.name]

    def prepare(self, control: SearchControl, metric: Metric = Metric.HTM) -> None:
        """Make the small tables that all cubes share, in less than a second.

        Raises:
            SearchCancelled: ``control`` was cancelled.
        """
        del metric  # It only counts what has been found.
        control.checkpoint(Progress(Text("looking at all crosses")))
        # All that is taught is imported when it is first needed: most windows open without.
        from cubeapp.engine.solvers.by_hand.teaching import prepare

        prepare(self.name)

    def solve(self, cube: Cube, limits: Limits, control: SearchControl) -> Solution:
        """Return a solution for ``cube``, held in any way, the same every time.

        It takes some hundredths of a second, and up to one for a 7×7×7, so a time limit changes
        nothing.

        Raises:
            InvalidCubeError: no turns can solve this cube.
            UnsupportedCubeError: it is of another size, or only some turns are allowed.
            SearchCancelled: ``control`` was cancelled.
            LimitReached: it is longer than ``limits.max_length``.
        """
        self._check(cube, limits)
        self.prepare(control)
        begun = time.perf_counter()

        def pause() -> None:
            control.checkpoint(Progress(Text("searching")))

        from cubeapp.engine.solvers.by_hand.teaching import teach

        told, nodes = teach(self.name, cube, CROSSES[self.cross], self.style, pause)
        stages = tuple(Stage.of_steps(each.stage.value, each.goal, each.steps) for each in told)
        stats = Stats(time.perf_counter() - begun, nodes)
        solution = Solution(self.name, cube.size, stages, stats, metric=limits.metric)
        if not solution.solves(cube):
            raise AssertionError(f"{self.name} gave an answer that solves nothing")
        if limits.max_length is not None and solution.length(limits.metric) > limits.max_length:
            raise longer_than_allowed(solution, limits.max_length)
        return solution

    def _check(self, cube: Cube, limits: Limits) -> None:
        if not self.accepts(cube):
            words = {"method": self.name, "cubes": sizes_in_words(self.name)}
            raise UnsupportedCubeError(Text("{method} is for {cubes} only", **words))
        if limits.turns is not None:
            message = Text("{method} needs the turns of all faces")
            if cube.size == COMMON_SIZE:
                message = Text(
                    "{method} needs the turns of all faces; two-phase and optimal can do with some"
                )
            raise UnsupportedCubeError(message.format(method=self.name))
        diagnosis = diagnose(cube)
        if not diagnosis.is_legal:
            raise InvalidCubeError(diagnosis)


def sizes_in_words(name: str) -> Text:
    """Return the cubes that a method is for: "the 4×4×4 to the 10×10×10"."""
    sizes = SIZES[name]
    words = {"first": cube_name(sizes[0]), "last": cube_name(sizes[-1])}
    if len(sizes) == 1:
        return Text("the {first}", **words)
    return Text("the {first} to the {last}", **words)
