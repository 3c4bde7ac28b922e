"""Lessons: a cube solved layer by layer, to be looked at and to be learnt from."""

from __future__ import annotations

from cubeapp.engine.cube import Cube
from cubeapp.engine.errors import UnsupportedCubeError
from cubeapp.engine.geometry import cube_name
from cubeapp.engine.human.choices import BEGINNER, LAYERS, REDUCTION, SIZES, Style
from cubeapp.engine.search.control import Limits, SearchControl
from cubeapp.engine.solvers.human import HumanSolver
from cubeapp.engine.timeline import Purpose, Timeline
from cubeapp.engine.validity import diagnose
from cubeapp.language import mark, tr
from cubeapp.ui.stage.demo import demo

TITLES = {BEGINNER: mark("Beginner"), LAYERS: mark("Layers"), REDUCTION: mark("Reduction")}
"""The methods that are taught, by their names."""


def lesson_for(cube: Cube, control: SearchControl) -> Timeline:
    """Return how ``cube`` is solved by the method for its size, each step explained.

    Raises:
        UnsupportedCubeError: no method is for that size; see `method_for`.
        SearchCancelled: ``control`` was cancelled.
    """
    method = method_for(cube.size)
    if method is None:
        text = tr("There are lessons for cubes up to {largest}, not for the {cube}.")
        largest = cube_name(SIZES[REDUCTION][-1])
        raise UnsupportedCubeError(text.format(largest=largest, cube=cube_name(cube.size)))
    solution = HumanSolver(method, Style.PLAIN).solve(cube, Limits(), control)
    timeline = Timeline.of_solution(cube, solution)
    timeline.purpose = Purpose.LESSON
    return timeline


def method_for(size: int) -> str | None:
    """Return the name of the method that is taught for cubes of ``size``, if there is one."""
    return next((name for name in TITLES if size in SIZES[name]), None)


def retold(timeline: Timeline, control: SearchControl) -> Timeline | None:
    """Return a lesson with the same moves in the present language; ``None`` for anything else.

    Raises:
        SearchCancelled: ``control`` was cancelled.
    """
    if timeline.purpose is not Purpose.LESSON or method_for(timeline.start.size) is None:
        return None
    quick = _followed_along(demo(), timeline)
    if quick is not None or not diagnose(timeline.start).is_legal:
        return quick
    return _followed_along(lesson_for(timeline.start, control), timeline)


def _followed_along(lesson: Timeline, timeline: Timeline) -> Timeline | None:
    """Return ``lesson`` with its moves made in parts where ``timeline`` has them so.

    Returns:
        ``None`` if the two lead elsewhere.
    """
    following = lesson if lesson.start == timeline.start else None
    for index, move in enumerate(timeline.moves):
        if following is None:
            return None
        following = following.followed(index, move)
    return following if following is not None and len(following) == len(timeline) else None
