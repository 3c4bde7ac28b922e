"""Lessons: a cube solved layer by layer, to be looked at and to be learnt from."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from cubeapp.engine.model.cube import Cube
from cubeapp.engine.model.errors import UnsupportedCubeError
from cubeapp.engine.model.geometry import cube_name
from cubeapp.engine.solvers.by_hand.choices import (
    BEGINNER,
    CFOP,
    CLASSIC,
    CROSSES,
    LAYERS,
    ORTEGA,
    REDUCTION,
    SIZES,
    Style,
)
from cubeapp.engine.solvers.by_hand.solver import HumanSolver
from cubeapp.engine.solvers.control import Limits, SearchControl
from cubeapp.engine.timeline.timeline import Purpose, Timeline
from cubeapp.words import mark, tr

STEPS = "steps"
"""The course's own way, which has one next step for every cube."""
COURSE_SIZE = 3
TITLES = {
    STEPS: mark("Step by step"),
    CLASSIC: mark("Classic"),
    BEGINNER: mark("Beginner"),
    CFOP: mark("CFOP"),
    LAYERS: mark("Layers"),
    ORTEGA: mark("Ortega"),
    REDUCTION: mark("Reduction"),
}
"""The methods that are taught, by their names, the first for each size the simplest."""


@dataclass(frozen=True, slots=True)
class LessonChoice:
    """What a lesson teaches."""

    method: str = STEPS
    """For cubes that it is not for the simplest one is taught."""
    style: Style = Style.PLAIN
    cross: str = ""
    """The colour to begin with, one of `CROSSES`; empty for the usual one."""

    def method_for(self, size: int) -> str | None:
        """Return the method that is taught for cubes of ``size``, if there is one."""
        methods = methods_for(size)
        return self.method if self.method in methods else next(iter(methods), None)

    @classmethod
    def of_text(cls, text: str) -> LessonChoice:
        """Return the choice that `text` wrote; the usual one for anything else."""
        method, style, cross, *_ = (*text.split("/"), "", "", "")
        if method not in TITLES or style not in {each.value for each in Style}:
            return cls()
        return cls(method, Style(style), cross if cross in CROSSES else "")

    @property
    def base(self) -> int:
        """The colour of the first layer in the course, 0…5."""
        colours = CROSSES.get(self.cross, ())
        return int(colours[0]) if len(colours) == 1 else 0

    @property
    def text(self) -> str:
        """What the settings keep of it."""
        return f"{self.method}/{self.style.value}/{self.cross}"


def methods_for(size: int) -> tuple[str, ...]:
    """Return the names of the methods that are taught for cubes of ``size``."""
    return tuple(name for name in TITLES if size in sizes_of(name))


def sizes_of(method: str) -> Sequence[int]:
    """Return the sizes of the cubes that a method is taught for, ascending."""
    return (COURSE_SIZE,) if method == STEPS else SIZES[method]


def lesson_for(cube: Cube, choice: LessonChoice, control: SearchControl) -> Timeline:
    """Return how ``cube`` is solved by the method that was chosen, each step explained.

    Raises:
        UnsupportedCubeError: no method is for that size; see `methods_for`.
        SearchCancelled: ``control`` was cancelled.
    """
    method = choice.method_for(cube.size)
    if method is None:
        text = tr("There are lessons for cubes up to {largest}, not for the {cube}.")
        largest = cube_name(SIZES[REDUCTION][-1])
        raise UnsupportedCubeError(text.format(largest=largest, cube=cube_name(cube.size)))
    if method == STEPS:
        return _steps(cube, choice.base)
    solver = HumanSolver(method, choice.style, choice.cross or None)
    timeline = Timeline.of_solution(cube, solver.solve(cube, Limits(), control))
    timeline.purpose = Purpose.LESSON
    return timeline


def _steps(cube: Cube, base: int) -> Timeline:
    """Return the course's way; what is left of a card that somebody is inside comes first."""
    from cubeapp.engine.teaching.inside import rest_of_card
    from cubeapp.engine.teaching.way import way

    timeline = rest_of_card(cube, base)
    if timeline is None:
        timeline = way(cube, base)
    else:
        after = timeline.cube_at(len(timeline))
        timeline = timeline.joined(len(timeline), way(after, base))
    timeline.method = STEPS
    return timeline
