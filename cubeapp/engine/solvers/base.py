"""What every solver can be asked."""

from __future__ import annotations

from typing import Protocol, runtime_checkable

from cubeapp.engine.model.cube import Cube
from cubeapp.engine.model.moves import Metric
from cubeapp.engine.solvers.control import Limits, SearchControl
from cubeapp.engine.solvers.solution import Solution


class Solver(Protocol):
    """A way to solve cubes; making one is cheap, tables come with the first `solve`."""

    name: str
    """As on the command line: "two-phase"."""

    def accepts(self, cube: Cube) -> bool:
        """Tell whether this solver is for cubes of this size."""
        ...

    def prepare(self, control: SearchControl, metric: Metric = Metric.HTM) -> None:
        """Load or build what `solve` needs to count in ``metric``, with progress.

        Raises:
            SearchCancelled: ``control`` was cancelled.
        """
        ...

    def solve(self, cube: Cube, limits: Limits, control: SearchControl) -> Solution:
        """Return an answer for ``cube``, which may be held in any way.

        Better answers on the way there are reported as ``Progress.best``.

        Raises:
            InvalidCubeError: no turns can solve this cube.
            UnsupportedCubeError: `accepts` says no.
            SearchCancelled: ``control`` was cancelled before there was any answer.
            LimitReached: the limits ended the search without an answer they allow.
        """
        ...


@runtime_checkable
class ShortestSolver(Solver, Protocol):
    """A solver whose answers are the shortest there are."""

    def solve_all(self, cube: Cube, limits: Limits, control: SearchControl) -> tuple[Solution, ...]:
        """Return every shortest answer for ``cube`` once, in the order of their moves.

        Answers that differ only in the order of neighbouring turns of opposite faces count
        as one. How many have been found so far is told by ``Progress``.

        Raises:
            InvalidCubeError: no turns can solve this cube.
            UnsupportedCubeError: `accepts` says no.
            SearchCancelled: ``control`` was cancelled before the list was complete.
            LimitReached: the limits ended the search before the list was complete.
        """
        ...
