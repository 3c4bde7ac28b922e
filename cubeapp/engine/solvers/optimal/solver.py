"""Shortest solutions of the 3×3×3: a short one at once, then the proof that none is shorter."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from cubeapp.engine.kernels.folders import tables_folder
from cubeapp.engine.kernels.tables import TableStore
from cubeapp.engine.model.cube import Cube
from cubeapp.engine.model.errors import UnsupportedCubeError
from cubeapp.engine.model.moves import Metric
from cubeapp.engine.solvers.base import Solver
from cubeapp.engine.solvers.control import Limits, Progress, SearchControl
from cubeapp.engine.solvers.loading import Loading
from cubeapp.engine.solvers.optimal.layout import METRICS, SMALL, Shape, shape_of
from cubeapp.engine.solvers.solution import Solution
from cubeapp.engine.solvers.two_phase.solver import TwoPhaseSolver
from cubeapp.engine.text import Text

if TYPE_CHECKING:
    from cubeapp.engine.solvers.optimal.proof import Proof
    from cubeapp.engine.solvers.optimal.tables import Arena

SIZE = 3


class OptimalSolver:
    """Solves the 3×3×3 in the fewest face turns or quarter turns there are, given time."""

    name = "optimal"

    def __init__(
        self,
        shape: Shape = SMALL,
        two_phase: Solver | None = None,
        store: TableStore | None = None,
    ) -> None:
        """Prove with the table of ``shape``, kept in ``store`` or the user's cache folder.

        Args:
            shape: a larger table takes longer to build and proves faster. For quarter turns
                the table of the same name is used.
            two_phase: finds the first answers; a new one if there is none to share.
            store: where tables are kept.
        """
        self._shape, self._store = shape, store
        self._two_phase: Solver = two_phase or TwoPhaseSolver(store)
        self._arenas = {
            metric: Loading(
                shape_of(shape.name, metric).title,
                partial(_load_arenas, shape.name, metric),
                store,
            )
            for metric in METRICS
        }

    def accepts(self, cube: Cube) -> bool:
        """Tell whether ``cube`` is a 3×3×3."""
        return cube.size == SIZE

    def prepare(self, control: SearchControl, metric: Metric = Metric.HTM) -> None:
        """Load or build the tables for ``metric``, and load or compile the kernels.

        Raises:
            SearchCancelled: ``control`` was cancelled.
            NoRoomError: a table must be built and there is no room for it.
            UnsupportedCubeError: ``metric`` is neither HTM nor QTM.
        """
        if metric not in self._arenas:
            raise UnsupportedCubeError(
                Text("shortest solutions are for face turns or quarter turns")
            )
        # The very first answer is always looked for in face turns.
        for counted in dict.fromkeys((metric, Metric.HTM)):
            self._two_phase.prepare(control, counted)
        self._arenas[metric].tables(control)

    def solve(self, cube: Cube, limits: Limits, control: SearchControl) -> Solution:
        """Return a shortest answer for ``cube``, held in any way.

        Every better answer on the way is reported as ``Progress.best``. Where a limit or a
        user ends the proof, the best answer so far is returned with ``proven_optimal`` false.

        Raises:
            UnreachableError: the turns allowed do not solve this cube.
        """
        return self.proof(cube, limits, control).shortest()

    def solve_all(self, cube: Cube, limits: Limits, control: SearchControl) -> tuple[Solution, ...]:
        """Return every shortest answer for ``cube`` once; see `ShortestSolver`.

        Raises:
            UnreachableError: the turns allowed do not solve this cube.
            LimitReached: the limits ended the search, or there are too many answers to list.
        """
        return self.proof(cube, limits, control).all_shortest()

    def is_built(self, metric: Metric) -> bool:
        """Tell cheaply whether `prepare` finds the table for ``metric`` and need not build it."""
        if metric not in self._arenas:
            return False
        store = self._store or TableStore(tables_folder())
        spec = shape_of(self._shape.name, metric).spec
        return self._arenas[metric].is_loaded or store.has(spec)

    def has_begun(self, metric: Metric) -> bool:
        """Tell whether the table for ``metric`` is in the memory, or on its way into it."""
        return metric in self._arenas and self._arenas[metric].has_begun

    def proof(
        self,
        cube: Cube,
        limits: Limits,
        control: SearchControl,
        two_phase: Solver | None = None,
        threads: int | None = None,
    ) -> Proof:
        """Return the search for ``cube``, ready to begin.

        Args:
            cube: held in any way.
            limits: for the whole of it.
            control: stops it.
            two_phase: is asked for answers now and then, in place of this solver's own.
            threads: that rule out lengths; one for each core if ``None``.

        Raises:
            UnreachableError: the turns allowed do not solve this cube.
        """
        from cubeapp.engine.solvers.optimal.proof import Proof

        if not self.accepts(cube):
            raise UnsupportedCubeError(Text("the optimal solver is for the 3×3×3 only"))
        self.prepare(control, limits.metric)
        control.checkpoint(Progress(Text("beginning the proof")))
        arenas = self._arenas[limits.metric].tables(control)
        return Proof(arenas, two_phase or self._two_phase, cube, limits, control, threads)


def _load_arenas(
    name: str, metric: Metric, store: TableStore, control: SearchControl
) -> tuple[Arena, ...]:
    """Return the tables called ``name``, and the small ones if they are there as well."""
    from cubeapp.engine.solvers.optimal import kernel as optimal_kernel
    from cubeapp.engine.solvers.optimal import tables as optimal_tables

    shape, small = shape_of(name, metric), shape_of(SMALL.name, metric)
    arenas = [optimal_tables.load_arena(shape, store, control)]
    if shape != small and store.has(small.spec):
        # A few cubes, such as the superflip, are easier with this one.
        arenas.append(optimal_tables.load_arena(small, store, control))
    control.checkpoint(Progress(Text("loading the optimal search")))
    optimal_kernel.compile_search(arenas[0])
    return tuple(arenas)
