"""Cubes solved abreast: all of them take a step of a method before any takes the next one.

Where there is no room for the tables of all steps at once, those of a step would otherwise be built
again for every cube.
"""

from __future__ import annotations

from collections.abc import Generator, Sequence
from typing import TypeVar

from cubeapp.engine.model.errors import UnreachableError
from cubeapp.engine.solvers.chains.method_files import ChainStep
from cubeapp.engine.solvers.solution import Solution

End = TypeVar("End")
Stepwise = Generator[ChainStep, None, End]
"""Work that yields each step of a method before it takes it, and then returns something."""
Answer = Solution | UnreachableError
"""A solution, or why there is none."""


def abreast(steps: Sequence[ChainStep], runs: Sequence[Stepwise[Solution]]) -> list[Answer]:
    """Return what becomes of each run.

    Args:
        steps: of the method; a run may take them several times.
        runs: the work on each cube, not begun yet.
    """
    answers: dict[int, Answer] = {}
    waiting: dict[int, ChainStep] = {}

    def go_on(number: int) -> None:
        waiting.pop(number, None)
        try:
            waiting[number] = next(runs[number])
        except StopIteration as end:
            answers[number] = end.value
        except UnreachableError as error:
            answers[number] = error

    for number in range(len(runs)):
        go_on(number)
    while waiting:
        for step in steps:
            for number in [number for number, own in waiting.items() if own is step]:
                go_on(number)
    return [answers[number] for number in range(len(runs))]
