"""The optimal solver's tables: which there are, what they cost, and the helpers that build them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial

from PySide6.QtCore import QObject, Signal

from cubeapp.engine.kernels.folders import tables_folder
from cubeapp.engine.kernels.tables import TableStore
from cubeapp.engine.model.moves import Metric
from cubeapp.engine.solvers.base import Solver
from cubeapp.engine.solvers.by_hand.choices import CFOP, ORTEGA, REDUCTION, SIZES, Style
from cubeapp.engine.solvers.control import Limits
from cubeapp.engine.solvers.optimal.layout import METRICS, amount, shapes_for
from cubeapp.engine.solvers.optimal.solver import OptimalSolver
from cubeapp.engine.solvers.registry import best_table, hand_solver, optimal_solver, solver
from cubeapp.engine.solvers.two_phase.solver import TwoPhaseSolver
from cubeapp.engine.warm_up import is_optimal_ready
from cubeapp.ui.services.preparation import Preparation
from cubeapp.ui.solve.solvers.methods import method
from cubeapp.ui.solve.solvers.options import TableOffer
from cubeapp.ui.solve.solvers.runs import Run, RunState, SolveRequest
from cubeapp.words import tr

QUICK_METHODS = dict.fromkeys(SIZES[REDUCTION], REDUCTION) | {2: ORTEGA, 3: CFOP}
"""The method by hand that answers cubes of each size in a blink, with nothing compiled."""


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
        """Return the tables for each metric, the smallest first; quick, for none is read."""
        store = TableStore(tables_folder())
        offers = {}
        for metric in METRICS:
            best = best_table(metric).name
            offers[metric] = tuple(
                TableOffer(
                    shape.name,
                    tr(amount(shape.nbytes)),
                    tr(shape.cost),
                    is_ready=store.has(shape.spec),
                    is_begun=store.step_bytes(shape.spec) > 0,
                    is_best=shape.name == best,
                )
                for shape in shapes_for(metric)
            )
        return offers

    def for_request(self, request: SolveRequest) -> Preparation | None:
        """Return what has to be over before ``request`` can be met; see `Solvers.own`."""
        if request.solver != OptimalSolver.name:
            return None
        key = name, metric = request.table, request.limits.metric
        made = self._preparations.get(key)
        # One that has failed, for want of room perhaps, is tried again.
        if made is None or (made.is_over and not is_optimal_ready(name, metric)):
            command = (*self._command, "--optimal", name, "--metric", metric.value)
            made = Preparation(command, partial(is_optimal_ready, name, metric), self)
            made.ended.connect(self.changed)
            self._preparations[key] = made
        return made

    def build_smallest(self) -> None:
        """Have the smallest table built that is always kept: two-phase gains by it as well."""
        smallest = shapes_for(Metric.HTM)[0].name
        preparation = self.for_request(SolveRequest(OptimalSolver.name, table=smallest))
        if preparation is not None:
            preparation.start()

    def stop(self) -> None:
        """End what is being built; it goes on at the next start."""
        for preparation in self._preparations.values():
            preparation.stop()


def solver_for(request: SolveRequest) -> Solver:
    """Return the solver that ``request`` asks for."""
    if request.solver == OptimalSolver.name:
        return optimal_solver(request.table, request.limits.metric)
    if method(request.solver).by_hand:
        style = Style(request.style) if request.style else Style.SHORT
        cross, is_left_handed = request.cross or None, request.is_left_handed
        return hand_solver(request.solver, style, cross, is_left_handed)
    return solver(request.solver)


def first_request(run: Run) -> SolveRequest | None:
    """Return what gives a first answer at once, while ``run`` waits; see `Solvers.first`."""
    request, limits = run.request, run.request.limits
    if request.solver == OptimalSolver.name and run.state is RunState.BUILDING:
        limits = Limits(metric=limits.metric, turns=limits.turns)
        return SolveRequest(TwoPhaseSolver.name, limits)
    # What is said of the steps is about the solved cube, and one answer is no list.
    is_other = run.goal or request.every or limits.turns is not None
    if is_other or run.size not in QUICK_METHODS or method(request.solver).by_hand:
        return None
    limits = Limits(metric=limits.metric, max_length=limits.max_length)
    return SolveRequest(QUICK_METHODS[run.size], limits)
