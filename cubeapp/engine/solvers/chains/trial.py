"""Trying a method on many cubes: how long each step is, which cases come up, and what fails."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from itertools import islice

from cubeapp.engine.model.cube import Cube
from cubeapp.engine.model.errors import UnreachableError
from cubeapp.engine.solvers.by_hand.choices import Style
from cubeapp.engine.solvers.chains.abreast import Answer, Tell, tell_nobody
from cubeapp.engine.solvers.chains.method_files import ChainMethod
from cubeapp.engine.solvers.chains.solver import ChainSolver
from cubeapp.engine.solvers.control import Limits, SearchControl
from cubeapp.engine.solvers.solution import Stage
from cubeapp.engine.text import NO_TEXT, Text, reason

CUBES, SEED = 1000, 1
"""How many cubes a method is tried on, and which, unless something else is asked for."""
ABREAST = 50
"""Cubes that are solved abreast where the tables of all steps do not find room together."""
TRYING = Text("trying the method")


@dataclass(frozen=True, slots=True)
class Tried:
    """What a method made of one cube."""

    cube: Cube
    lengths: tuple[int, ...] = ()
    """Of each step, in the metric of the method; none if there is no solution."""
    cases: tuple[Text, ...] = ()
    """The case of each step, `NO_TEXT` for one without."""
    fault: Text = NO_TEXT
    """Why there is no solution."""


def try_on(
    method: ChainMethod,
    style: Style,
    cubes: Iterable[Cube],
    control: SearchControl,
    tell: Tell = tell_nobody,
) -> Iterator[Tried]:
    """Yield what becomes of each cube, in their order.

    Args:
        method: of any file or draft.
        style: how far it looks ahead.
        cubes: of size 3.
        control: stops it.
        tell: how many cubes that are not yielded yet are done, those under way in part; many may be
            yielded together.

    Raises:
        SearchCancelled: ``control`` was cancelled.
        CubeError: a step needs larger tables than there may be.
    """
    solver, limits = ChainSolver(method, style), Limits(metric=method.metric)
    solver.prepare(control)
    together = 1 if solver.has_room(control) else ABREAST
    left = iter(cubes)
    while some := tuple(islice(left, together)):
        answers = solver.solve_many(some, limits, control, tell)
        tell(0.0)
        for cube, answer in zip(some, answers, strict=True):
            yield _tried(cube, answer, solver)


def _tried(cube: Cube, answer: Answer, solver: ChainSolver) -> Tried:
    if isinstance(answer, UnreachableError):
        return Tried(cube, fault=reason(answer))
    # How the cube is held comes before the steps, unless it is solved.
    stages = answer.stages[-len(solver.steps) :]
    lengths = tuple(solver.metric.count(stage.moves, answer.size) for stage in stages)
    return Tried(cube, lengths, tuple(map(_case, stages)))


def _case(stage: Stage) -> Text:
    return next((step.case for step in stage.steps if step.case), NO_TEXT)


class Lengths:
    """How often each length came up."""

    def __init__(self) -> None:
        """Count none yet."""
        self.counts: Counter[int] = Counter()

    def add(self, length: int) -> None:
        """Count one more."""
        self.counts[length] += 1

    @property
    def number(self) -> int:
        """How many there are."""
        return self.counts.total()

    @property
    def mean(self) -> float:
        """Of all of them; there has to be one."""
        return sum(length * times for length, times in self.counts.items()) / self.number

    @property
    def deviation(self) -> float:
        """The standard deviation, as it is estimated from a sample; 0 for a single length."""
        mean, number = self.mean, self.number
        squares = sum(times * (length - mean) ** 2 for length, times in self.counts.items())
        return math.sqrt(squares / max(number - 1, 1))

    @property
    def least(self) -> int:
        """The shortest."""
        return min(self.counts)

    @property
    def most(self) -> int:
        """The longest."""
        return max(self.counts)


class StepTrial:
    """What came up in one step."""

    def __init__(self, name: Text) -> None:
        """Begin with no cube."""
        self.name = name
        self.lengths = Lengths()
        self.cases: Counter[Text] = Counter()
        """How often each case came up, by its name."""


class Trial:
    """The figures of all cubes that a method was tried on so far."""

    def __init__(self, method: ChainMethod, style: Style) -> None:
        """Begin with no cube."""
        self.method, self.style = method, style
        self.steps = tuple(StepTrial(step.name) for step in method.steps_of(style))
        self.whole = Lengths()
        self.failed: list[Tried] = []
        """The cubes without a solution."""

    @property
    def number(self) -> int:
        """On how many cubes it was tried."""
        return self.whole.number + len(self.failed)

    @property
    def faults(self) -> Counter[Text]:
        """Why there were no solutions, and how often each."""
        return Counter(tried.fault for tried in self.failed)

    def add(self, tried: Tried) -> None:
        """Take what became of one more cube."""
        if tried.fault:
            self.failed.append(tried)
            return
        self.whole.add(sum(tried.lengths))
        for step, length, case in zip(self.steps, tried.lengths, tried.cases, strict=True):
            step.lengths.add(length)
            if case:
                step.cases[case] += 1
