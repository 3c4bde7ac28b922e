"""Solving the 3×3×3 by a method that a file describes, with words for every step."""

from __future__ import annotations

import time
from collections.abc import Iterator, Sequence
from dataclasses import replace

from cubeapp.engine.model.cube import Cube
from cubeapp.engine.model.errors import SearchCancelled, UnreachableError, UnsupportedCubeError
from cubeapp.engine.model.geometry import Face
from cubeapp.engine.model.moves import Metric
from cubeapp.engine.model.orientation import rotations
from cubeapp.engine.solvers.by_hand.choices import CROSSES, Style
from cubeapp.engine.solvers.chains.abreast import Answer, Stepwise, Tell, abreast, tell_nobody
from cubeapp.engine.solvers.chains.beam import Breadth, Node, chain
from cubeapp.engine.solvers.chains.method_files import ChainMethod
from cubeapp.engine.solvers.chains.telling import tell
from cubeapp.engine.solvers.chains.ways import SearchWays, ways_of
from cubeapp.engine.solvers.control import Deadline, Limits, Progress, SearchControl
from cubeapp.engine.solvers.goals.search import fit_together
from cubeapp.engine.solvers.goals.space import SIZE, arrangement_of, centre_colours
from cubeapp.engine.solvers.goals.states import state_of
from cubeapp.engine.solvers.solution import Solution, Stats, longer_than_allowed
from cubeapp.engine.text import Text

SEARCHING = Text("searching")
PAUSE_S = 0.01
"""Between two looks at the control."""
WIDTHS = (0.2, 1.0, 3.0, 10.0, 30.0)
"""How many times as many positions as usual are followed, as long as there is time."""
PLAIN = (Breadth(slack=0), Breadth(slack=1), Breadth(slack=3), Breadth())
"""Each step as it comes, and where turns would meet a little longer."""


class _TimeIsUp(Exception):  # noqa: N818 - no error
    """There is an answer, and no time for a better one."""


class ChainSolver:
    """Solves by a chain of goals."""

    def __init__(
        self, method: ChainMethod, style: Style = Style.SHORT, cross: str | None = None
    ) -> None:
        """Make a solver.

        Args:
            method: its goals.
            style: how far it looks ahead. The middle one takes the steps of the plain one, and
                looks ahead in them.
            cross: the colour at the bottom, or any; one of `CROSSES`. Those of the method unless
                said.
        """
        self.name = method.id
        self.style = style
        self.metric = method.metric
        self.steps = method.steps_of(style)
        crosses = (cross,) if cross else method.bottoms
        self._bottoms = {face for name in crosses for face in CROSSES[name]}

    def accepts(self, cube: Cube) -> bool:
        """Tell whether ``cube`` is a 3×3×3."""
        return cube.size == SIZE

    def prepare(self, control: SearchControl, metric: Metric = Metric.HTM) -> None:
        """Build the tables, in a second or two.

        Raises:
            SearchCancelled: ``control`` was cancelled.
        """
        del metric  # A method has its own.
        # If there is not room for all, those that are wanted first are there in the end.
        for step in reversed(self.steps):
            ways_of(step, step is self.steps[-1]).prepare(control)

    def has_room(self, control: SearchControl) -> bool:
        """Tell whether the tables of all steps stay in memory, once they are built.

        Raises:
            SearchCancelled: ``control`` was cancelled.
        """
        ways = [ways_of(step, step is self.steps[-1]) for step in self.steps]
        abouts = [one.about for one in ways if isinstance(one, SearchWays)]
        return fit_together(abouts, control)

    def solve(self, cube: Cube, limits: Limits, control: SearchControl) -> Solution:
        """Return a solution for ``cube``, held in any way, the same every time without a limit.

        With a time limit all of it goes into shorter answers, unless the style is plain; each is
        reported as ``Progress.best``. A search cancelled after its first answer returns the best.

        Raises:
            InvalidCubeError: no turns can solve this cube.
            UnsupportedCubeError: it is of another size, or only some turns are allowed.
            UnreachableError: the turns of a step of the method do not reach its goal.
            SearchCancelled: ``control`` was cancelled.
            LimitReached: it is longer than ``limits.max_length``.
        """
        starts = self._starts(cube, limits)
        self.prepare(control)
        [answer] = abreast(self.steps, [self._run(cube, starts, limits, control)])
        if isinstance(answer, UnreachableError):
            raise answer
        return answer

    def solve_many(
        self,
        cubes: Sequence[Cube],
        limits: Limits,
        control: SearchControl,
        tell: Tell = tell_nobody,
    ) -> list[Answer]:
        """Return what `solve` would for each of some cubes, which are solved abreast.

        Their seconds are those of all together; ``tell`` is told how many are done.

        Raises:
            InvalidCubeError: no turns can solve one of these cubes.
            UnsupportedCubeError: one is of another size, or only some turns are allowed.
            SearchCancelled: ``control`` was cancelled.
            LimitReached: one is longer than ``limits.max_length``.
        """
        starts = [(cube, self._starts(cube, limits)) for cube in cubes]
        runs = [self._run(*start, limits, control) for start in starts]
        return abreast(self.steps, runs, tell)

    def _run(
        self, cube: Cube, starts: list[Node], limits: Limits, control: SearchControl
    ) -> Stepwise[Solution]:
        """Solve a cube; see `solve`."""
        best = yield from _Search(self, cube, starts, limits, control).run()
        if not best.solves(cube):
            raise AssertionError(f"{self.name} gave an answer that solves nothing")
        if limits.max_length is not None and best.length(limits.metric) > limits.max_length:
            raise longer_than_allowed(best, limits.max_length)
        return best

    def _starts(self, cube: Cube, limits: Limits) -> list[Node]:
        """Return the cube in each way in which it may be held.

        Raises:
            InvalidCubeError: no turns can solve it.
            UnsupportedCubeError: it is of another size, or only some turns are allowed.
        """
        if not self.accepts(cube):
            raise UnsupportedCubeError(Text("{method} is for the 3×3×3 only", method=self.name))
        if limits.turns is not None:
            message = Text(
                "{method} needs the turns of all faces; two-phase and optimal can do with some"
            )
            raise UnsupportedCubeError(message.format(method=self.name))
        start, colours = arrangement_of(cube), centre_colours(cube)
        holds = [
            hold
            for hold, turns in enumerate(rotations(SIZE))
            if colours[Cube.solved(SIZE).apply_all(turns).faces[Face.D, 1, 1]] in self._bottoms
        ]
        return [Node(0, state_of(start.held(hold)), 0, hold) for hold in holds]


class _Search:
    """The search for one cube."""

    def __init__(
        self,
        solver: ChainSolver,
        cube: Cube,
        starts: list[Node],
        limits: Limits,
        control: SearchControl,
    ) -> None:
        self._solver, self._cube, self._starts = solver, cube, starts
        self._limits, self._control = limits, control
        self._begun, self._deadline = time.perf_counter(), Deadline(limits.time_s)
        self._best: Solution | None = None
        self._compared = 0
        self._next_pause = 0.0
        self._fault: UnreachableError

    def run(self) -> Stepwise[Solution]:
        """Return the shortest answer that time allows."""
        try:
            for breadth in self._breadths():
                yield from self._try(breadth)
        except _TimeIsUp:
            pass
        except SearchCancelled:
            if self._best is None:
                raise
        if self._best is None:
            raise self._fault
        return self._best

    def _breadths(self) -> Iterator[Breadth]:
        """Yield how broadly to search, one time after the other."""
        if self._solver.style is Style.PLAIN:
            yield from (breadth for breadth in PLAIN if self._best is None)
        elif self._limits.time_s is not None:
            yield from (Breadth(wider) for wider in WIDTHS)
        else:
            yield Breadth()
        if self._best is None:
            yield Breadth(may_meet=True)

    def _try(self, breadth: Breadth) -> Stepwise[None]:
        """Search once, and take the answer if it is the best so far."""
        steps = self._solver.steps
        search = chain(steps, self._starts, breadth, self._control, self._pause)
        try:
            end, compared = yield from search
        except UnreachableError as error:
            self._fault = error
            return
        self._compared += compared
        metric = self._solver.metric
        stats = Stats(time.perf_counter() - self._begun, self._compared)
        stages = tell(self._cube, steps, end)
        found = Solution(self._solver.name, SIZE, stages, stats, metric=self._limits.metric)
        if self._best is None or found.length(metric) < self._best.length(metric):
            self._best = found
        else:
            self._best = replace(self._best, stats=stats)

    def _pause(self) -> None:
        now = time.perf_counter()
        if now < self._next_pause:
            return
        self._next_pause = now + PAUSE_S
        self._control.checkpoint(Progress(SEARCHING, nodes=self._compared, best=self._best))
        if self._best is not None and self._deadline.passed:
            raise _TimeIsUp
