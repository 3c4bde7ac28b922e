"""Hand-style solutions in another language: the same moves, explained anew."""

from __future__ import annotations

from collections.abc import Iterator

from cubeapp.engine.solvers.by_hand.choices import SIZES, Style
from cubeapp.engine.solvers.by_hand.solver import CROSSES, HumanSolver
from cubeapp.engine.solvers.control import Limits, SearchControl
from cubeapp.engine.solvers.registry import hand_solver
from cubeapp.engine.timeline.timeline import Purpose, Timeline


def is_by_hand(timeline: Timeline) -> bool:
    """Tell whether ``timeline`` is a solution whose steps are explained."""
    steps = (part.step for section in timeline.sections for part in section.parts)
    return timeline.purpose is Purpose.SOLUTION and any(steps)


def reworded(timeline: Timeline, control: SearchControl) -> Timeline | None:
    """Return a hand-style solution with the same moves, in the present language.

    Nothing tells which method and options it was asked of, but each finds the same moves for a
    cube every time.

    Returns:
        ``None`` if none finds these.

    Raises:
        SearchCancelled: ``control`` was cancelled.
    """
    cube = timeline.start
    for solver in _hand_solvers(cube.size):
        made = Timeline.of_solution(cube, solver.solve(cube, Limits(), control))
        if made.moves == timeline.moves:
            return made
    return None


def _hand_solvers(size: int) -> Iterator[HumanSolver]:
    """Yield every solver for cubes of ``size``, those with the default options first."""
    for cross in (None, *CROSSES):
        for style in Style:
            for name, sizes in SIZES.items():
                if size in sizes:
                    yield hand_solver(name, style, cross)
