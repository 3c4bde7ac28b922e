"""Shortest solutions of the 2×2×2 from the table of all its positions."""

from __future__ import annotations

import threading
import time
from collections.abc import Sequence
from typing import TYPE_CHECKING

from cubeapp.engine.coordinates.successors import MoveRules
from cubeapp.engine.kernels.tables import TableStore
from cubeapp.engine.legality.diagnosis import InvalidCubeError
from cubeapp.engine.legality.validity import diagnose
from cubeapp.engine.model.cube import Cube
from cubeapp.engine.model.errors import UnsupportedCubeError
from cubeapp.engine.model.moves import Metric, Move, face_turns
from cubeapp.engine.notation.turn_sets import require_reachable
from cubeapp.engine.solvers.control import Deadline, Limits, Progress, SearchControl
from cubeapp.engine.solvers.loading import Loading
from cubeapp.engine.solvers.solution import LimitReached, Solution, Stage, Stats
from cubeapp.engine.text import Text

if TYPE_CHECKING:
    from cubeapp.engine.solvers.two_by_two.kernel import FullTable
    from cubeapp.engine.solvers.two_by_two.walks import Walks

SIZE = 2
NOTE = Text(
    "A table knows how many turns every position is from solved, and each of these turns leads "
    "to one that is a turn nearer: there is no shorter way."
)
KEPT_WALKS = 3
"""How many sets of turns are remembered, each with a table of 4 MB or, rarely, up to 88."""


class TwoByTwoSolver:
    """Solves the 2×2×2 in the fewest face turns, or quarter turns, there are.

    L does to a 2×2×2 what R does, but for how it is held then. So nothing is shorter than the
    best answer in turns of U, R and F, and such are the answers unless some of these three
    faces may not be turned.
    """

    name = "two-by-two"

    def __init__(self, store: TableStore | None = None) -> None:
        """Keep the table in ``store``; without one, in the user's cache folder."""
        self._face_turns = Loading(Text("2×2×2 table"), _load, store)
        self._quarter_turns = Loading(Text("2×2×2 table"), _build_quarter_turns, store)
        self._walks: dict[tuple[Metric, frozenset[Move] | None], Walks] = {}
        self._lock = threading.Lock()

    def accepts(self, cube: Cube) -> bool:
        """Tell whether ``cube`` is a 2×2×2."""
        return cube.size == SIZE

    def prepare(self, control: SearchControl, metric: Metric = Metric.HTM) -> None:
        """Load or build the table, and load or compile the kernels.

        Raises:
            SearchCancelled: ``control`` was cancelled.
        """
        self._table(metric, control)

    def solve(self, cube: Cube, limits: Limits, control: SearchControl) -> Solution:
        """Return a shortest answer for ``cube``, held in any way.

        It is the same every time, and takes no time that a limit could cut short.

        Raises:
            UnreachableError: the turns allowed do not solve this cube.
        """
        self._check_accepts(cube)
        if limits.turns is None:
            table = self._table(limits.metric, control)
            begun = time.perf_counter()
            looked_up = table.solution(cube)
            if looked_up is None:
                raise InvalidCubeError(diagnose(cube))
            path = MoveRules(metric=limits.metric).merged(looked_up)
        else:
            walks = self._walks_for(cube, limits, control)
            begun = time.perf_counter()
            path = next(walks.ways(walks.position(cube), lambda _found: None))
        solution = self._solution(cube, path, limits, begun)
        return _within(solution, limits)

    def solve_all(self, cube: Cube, limits: Limits, control: SearchControl) -> tuple[Solution, ...]:
        """Return every shortest answer for ``cube`` once, in the order of their moves.

        Answers that do the same to the cube turn by turn, only held in another way, count as
        one: ``R U`` also stands for ``L F``, for L leaves the cube as R does, turned over. Of
        these the first is given, in turns of U, R and F if they are allowed.

        Raises:
            InvalidCubeError: no turns can solve this cube.
            UnreachableError: the turns allowed do not.
            LimitReached: they are longer than the limits allow, or the time was over.
        """
        self._check_accepts(cube)
        walks = self._walks_for(cube, limits, control)
        begun = time.perf_counter()
        deadline = Deadline(limits.time_s)

        def look(found: int) -> None:
            control.checkpoint(Progress(Text("listing every shortest answer"), nodes=found))
            if deadline.passed:
                message = Text("the time was over after {n} answers of the same length")
                raise LimitReached(message.format(n=found))

        solutions = []
        for path in walks.ways(walks.position(cube), look):
            solutions.append(self._solution(cube, path, limits, begun))
            _within(solutions[0], limits)
        return tuple(solutions)

    def _check_accepts(self, cube: Cube) -> None:
        if not self.accepts(cube):
            raise UnsupportedCubeError(Text("the full table is for the 2×2×2 only"))

    def _table(self, metric: Metric, control: SearchControl) -> FullTable:
        loading = self._quarter_turns if metric is Metric.QTM else self._face_turns
        return loading.tables(control)

    def _walks_for(self, cube: Cube, limits: Limits, control: SearchControl) -> Walks:
        from cubeapp.engine.solvers.two_by_two.kernel import INVALID, position_of
        from cubeapp.engine.solvers.two_by_two.walks import walks

        if position_of(cube) == INVALID:
            raise InvalidCubeError(diagnose(cube))
        require_reachable(cube, limits.turns)
        key = limits.metric, limits.turns
        with self._lock:
            found = self._walks.pop(key, None)
        # Others need not wait meanwhile; at worst two build the same.
        found = found or walks(*key, control)
        with self._lock:
            self._walks[key] = found
            while len(self._walks) > KEPT_WALKS:
                del self._walks[next(iter(self._walks))]
        return found

    def _solution(self, cube: Cube, path: Sequence[int], limits: Limits, begun: float) -> Solution:
        """Return the answer whose moves are ``path``, replayed on ``cube``."""
        turns = face_turns(SIZE)
        stage = Stage(Text("full table"), tuple([turns[index] for index in path]), NOTE)
        stats = Stats(time.perf_counter() - begun, len(path))
        solution = Solution(self.name, SIZE, (stage,), stats, True, limits.metric)
        if not solution.solves(cube):
            raise AssertionError("the 2×2×2 table gave an answer that solves nothing")
        return solution


def _load(store: TableStore, _control: SearchControl) -> FullTable:
    from cubeapp.engine.solvers.two_by_two.kernel import load

    return load(store)


def _build_quarter_turns(_store: TableStore, _control: SearchControl) -> FullTable:
    """Return the table in quarter turns: so quickly built that it is not kept on disk."""
    from cubeapp.engine.solvers.two_by_two.kernel import QTM_MOVES, FullTable, build_table

    return FullTable(build_table(Metric.QTM), QTM_MOVES)


def _within(solution: Solution, limits: Limits) -> Solution:
    """Return ``solution`` unless it is longer than allowed.

    Raises:
        LimitReached: it is.
    """
    if limits.max_length is not None:
        length = solution.length(limits.metric)
        if length > limits.max_length:
            wanted = limits.metric.in_words(limits.max_length)
            message = Text("no answer of {length} or fewer: {needed} are needed")
            raise LimitReached(message.format(length=wanted, needed=length), solution)
    return solution
