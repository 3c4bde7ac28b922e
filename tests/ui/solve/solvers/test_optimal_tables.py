import sys

import pytest

from cubeapp.engine import warm_up
from cubeapp.engine.kernels import marks
from cubeapp.engine.kernels.tables import TableStore
from cubeapp.engine.model.moves import Metric
from cubeapp.engine.notation.turn_sets import parse_turns
from cubeapp.engine.solvers.control import Limits
from cubeapp.engine.solvers.optimal import choice
from cubeapp.engine.solvers.optimal.layout import SMALL
from cubeapp.engine.solvers.optimal.solver import OptimalSolver
from cubeapp.ui.solve.solvers.runs import Run, RunState, SolveRequest
from cubeapp.ui.solve.solvers.tables import OptimalTables, first_request, solver_for

OPTIMAL = SolveRequest("optimal", table="small")
QTM = SolveRequest("optimal", Limits(metric=Metric.QTM), "small")


@pytest.fixture
def cache(tmp_path, monkeypatch):
    monkeypatch.setenv("CUBEAPP_CACHE", str(tmp_path))
    return tmp_path


@pytest.fixture
def tables(qtbot, cache):
    """Tables that are built by a program that does nothing and says so."""
    made = OptimalTables((sys.executable, "-c", "raise SystemExit(1)"))
    yield made
    made.stop()


def test_every_table_is_offered_in_both_metrics_with_what_it_takes(tables):
    offers = tables.offers()
    for metric in (Metric.HTM, Metric.QTM):
        assert offers[metric][0].name == "small"
        assert [offer.is_best for offer in offers[metric]].count(True) == 1
        for offer in offers[metric]:
            assert not offer.is_ready
            assert not offer.is_begun
            assert "MB" in offer.size or "GB" in offer.size
            assert offer.cost in offer.state
    assert [offer.name for offer in offers[Metric.HTM]] == ["small", "default", "large"]


def test_a_table_stays_the_best_once_it_has_filled_the_memory(tables, monkeypatch):
    monkeypatch.setattr(TableStore, "has", lambda _store, _spec: True)
    monkeypatch.setattr(f"{choice.__name__}.built_in_memory", lambda: 16_000_000_000)
    monkeypatch.setattr(f"{choice.__name__}.free_memory", lambda: 1_000_000_000)
    assert best_name(tables) == "default"
    monkeypatch.setattr(OptimalSolver, "has_begun", lambda _solver, _metric: True)
    assert best_name(tables) == "large"


def best_name(tables):
    return next(offer.name for offer in tables.offers()[Metric.HTM] if offer.is_best)


def test_only_the_optimal_solver_has_tables_to_wait_for(tables):
    assert tables.for_request(SolveRequest("two-phase")) is None
    assert tables.for_request(OPTIMAL) is tables.for_request(OPTIMAL)
    assert tables.for_request(OPTIMAL) is not tables.for_request(QTM)


def test_a_table_that_is_ready_is_not_waited_for(tables, qtbot):
    marks.mark(warm_up.optimal_mark(SMALL.name, Metric.HTM))
    preparation = tables.for_request(OPTIMAL)
    with qtbot.waitSignal(tables.changed):
        preparation.start()
    assert preparation.is_over
    assert tables.for_request(OPTIMAL) is preparation


def test_a_build_that_failed_is_tried_again(tables, qtbot):
    preparation = tables.for_request(OPTIMAL)
    with qtbot.waitSignal(preparation.ended, timeout=30_000):
        preparation.start()
    assert tables.for_request(OPTIMAL) is not preparation


def test_the_smallest_table_is_built_without_being_asked_for(tables, qtbot):
    preparation = tables.for_request(OPTIMAL)
    with qtbot.waitSignal(preparation.ended, timeout=30_000):
        tables.build_smallest()


def test_each_wish_finds_its_solver():
    assert solver_for(SolveRequest("two-phase")).name == "two-phase"
    assert solver_for(OPTIMAL).name == solver_for(QTM).name == "optimal"
    assert solver_for(OPTIMAL) is not solver_for(SolveRequest("optimal", table="default"))


def test_the_first_answer_while_a_table_is_built_keeps_to_the_wish():
    limits = Limits(metric=Metric.QTM, turns=parse_turns("U R"))
    request = SolveRequest("optimal", limits, "small", every=True)
    run = Run(1, request, size=3, state=RunState.BUILDING)
    assert first_request(run) == SolveRequest("two-phase", limits)
