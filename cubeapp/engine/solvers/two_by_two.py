"""Shortest solutions of the 2×2×2 from the table of all its positions."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

from cubeapp.engine.cube import Cube
from cubeapp.engine.cubies import read_corners
from cubeapp.engine.errors import InvalidCubeError, LimitReached, UnsupportedCubeError
from cubeapp.engine.moves import Metric, face_turns
from cubeapp.engine.orbits import corner_facelets
from cubeapp.engine.search.control import Limits, SearchControl
from cubeapp.engine.search.tables import TableStore
from cubeapp.engine.solvers.base import Solution, Stage, Stats
from cubeapp.engine.solvers.hold import held_home
from cubeapp.engine.solvers.loading import Loading
from cubeapp.engine.validity import diagnose

if TYPE_CHECKING:
    from cubeapp.engine.search.two_by_two_kernel import FullTable

SIZE = 2


class TwoByTwoSolver:
    """Solves the 2×2×2 in the fewest face turns there are."""

    name = "two-by-two"

    def __init__(self, store: TableStore | None = None) -> None:
        """Keep the table in ``store``; without one, in the user's cache folder."""
        self._loading = Loading("2×2×2 table", _load, store)

    def accepts(self, cube: Cube) -> bool:
        """Tell whether ``cube`` is a 2×2×2."""
        return cube.size == SIZE

    def prepare(self, control: SearchControl, metric: Metric = Metric.HTM) -> None:
        """Load or build the table, and load or compile the kernels.

        Raises:
            SearchCancelled: ``control`` was cancelled.
        """
        self._loading.tables(control)

    def solve(self, cube: Cube, limits: Limits, control: SearchControl) -> Solution:
        """Return a shortest answer for ``cube``, held in any way.

        It is the same every time, and takes no time that a limit could cut short.
        """
        if not self.accepts(cube):
            raise UnsupportedCubeError("the full table is for the 2×2×2 only")
        table = self._loading.tables(control)
        begun = time.perf_counter()
        home, held = held_home(cube)
        path = table.solution(_position(cube, home))
        turns = face_turns(SIZE)
        moves = tuple(turns[3 * held[move // 3] + move % 3] for move in path)
        stages = (Stage("full table", moves, "Each turn leads one step nearer to solved."),)
        stats = Stats(time.perf_counter() - begun, len(path))
        solution = Solution(self.name, SIZE, stages, stats, proven_optimal=True)
        if not solution.solves(cube):
            raise AssertionError("the 2×2×2 table gave an answer that solves nothing")
        if limits.max_length is not None and len(moves) > limits.max_length:
            message = f"no answer of {limits.max_length} moves or fewer: {len(moves)} are needed"
            raise LimitReached(message, solution)
        return solution


def _load(store: TableStore) -> FullTable:
    from cubeapp.engine.search.two_by_two_kernel import load

    return load(store)


def _position(cube: Cube, home: Cube) -> int:
    """Return the number of ``home``, which is ``cube`` as usually held.

    Raises:
        InvalidCubeError: no turns can solve it.
    """
    from cubeapp.engine.search.two_by_two_kernel import position_of

    codes = read_corners(home.facelets[corner_facelets(SIZE)])
    if sorted((codes // 3).tolist()) != list(range(8)) or codes.sum() % 3:
        raise InvalidCubeError(diagnose(cube))
    return position_of(codes)
