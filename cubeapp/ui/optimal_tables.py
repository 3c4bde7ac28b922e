"""The optimal solver's tables: which there are, what they cost, and the helpers that build them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from PySide6.QtCore import QObject, Signal

from cubeapp.engine.moves import Metric
from cubeapp.engine.search.optimal_layout import QTM_SHAPES, SHAPES
from cubeapp.engine.search.warm_up import is_optimal_ready
from cubeapp.engine.solvers.base import Solver
from cubeapp.engine.solvers.optimal import OptimalSolver
from cubeapp.engine.solvers.registry import optimal_solver, solver
from cubeapp.ui.controls.solve_options import TableOffer
from cubeapp.ui.preparation import Preparation
from cubeapp.ui.runs import Wish


class OptimalTables(QObject):
    """Offers the tables, and has those built that are asked for: they are large."""

    changed = Signal()
    """Some table may be there now that was not before."""

    def __init__(self, command: Sequence[str], parent: QObject | None = None) -> None:
        """Offer the tables.

        Args:
            command: the program that fills the cache, and its arguments; which table and for
                which metric is added.
            parent: the owner.
        """
        super().__init__(parent)
        self._command = tuple(command)
        self._preparations: dict[tuple[str, Metric], Preparation] = {}

    def offers(self) -> Mapping[Metric, tuple[TableOffer, ...]]:
        """Return the tables for each metric, the smallest first."""
        return {
            metric: tuple(
                TableOffer(
                    shape.name,
                    round((shape.spec.nbytes + shape.corner_spec.nbytes) / 1e6),
                    shape.cost,
                    _is_ready(shape.name, metric),
                )
                for shape in shapes.values()
            )
            for metric, shapes in ((Metric.HTM, SHAPES), (Metric.QTM, QTM_SHAPES))
        }

    def for_wish(self, wish: Wish) -> Preparation | None:
        """Return what has to be over before ``wish`` can be met; see `SolveJob`."""
        if wish.solver != OptimalSolver.name:
            return None
        name, metric = wish.table, wish.limits.metric
        if (name, metric) not in self._preparations:
            command = (*self._command, "--optimal", name, "--metric", metric.value)
            made = Preparation(command, lambda: _is_ready(name, metric), self)
            made.ended.connect(self.changed)
            self._preparations[name, metric] = made
        return self._preparations[name, metric]

    def stop(self) -> None:
        """End what is being built; it goes on at the next start."""
        for preparation in self._preparations.values():
            preparation.stop()


def _is_ready(name: str, metric: Metric) -> bool:
    return metric is Metric.HTM and is_optimal_ready(name)


def solver_for(wish: Wish) -> Solver:
    """Return the solver that ``wish`` asks for."""
    if wish.solver == OptimalSolver.name and wish.table:
        return optimal_solver(wish.table)
    return solver(wish.solver)
