"""Cubes solved abreast: all of them take a step of a method before any takes the next one.

Where there is no room for the tables of all steps at once, those of a step would otherwise be built
again for every cube.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Sequence
from typing import TypeVar

from cubeapp.engine.model.errors import UnreachableError
from cubeapp.engine.solvers.chains.method_files import ChainStep
from cubeapp.engine.solvers.solution import Solution

End = TypeVar("End")
Stepwise = Generator[ChainStep, None, End]
"""Work that yields each step of a method before it takes it, and then returns something."""
Answer = Solution | UnreachableError
"""A solution, or why there is none."""
Tell = Callable[[float], object]
"""Told, whenever a cube has taken a step, how many cubes are done, those under way in part."""


def tell_nobody(done: float) -> None:
    """Do nothing."""


def abreast(
    steps: Sequence[ChainStep], runs: Sequence[Stepwise[Solution]], tell: Tell = tell_nobody
) -> list[Answer]:
    """Return what becomes of each run.

    Args:
        steps: of the method; a run may take them several times.
        runs: the work on each cube, not begun yet.
        tell: how far all of them are.
    """
    answers: dict[int, Answer] = {}
    waiting: dict[int, ChainStep] = {}
    taken = [-1] * len(runs)
    """Steps that each run has taken; it begins by waiting for the first one."""

    def done() -> float:
        under_way = (min(taken[number] / len(steps), 1.0) for number in waiting)
        return len(answers) + sum(under_way)

    def go_on(number: int) -> None:
        waiting.pop(number, None)
        taken[number] += 1
        try:
            waiting[number] = next(runs[number])
        except StopIteration as end:
            answers[number] = end.value
        except UnreachableError as error:
            answers[number] = error
        tell(done())

    for number in range(len(runs)):
        go_on(number)
    while waiting:
        for step in steps:
            for number in [number for number, own in waiting.items() if own is step]:
                go_on(number)
    return [answers[number] for number in range(len(runs))]
