"""Two-phase and the optimal search side by side."""

import threading

import pytest

from cubeapp.engine.kernels.tables import TableStore
from cubeapp.engine.model.cube import Cube
from cubeapp.engine.model.errors import SearchCancelled
from cubeapp.engine.model.geometry import Axis
from cubeapp.engine.model.moves import Metric, rotation
from cubeapp.engine.notation.alg import Alg
from cubeapp.engine.notation.turn_sets import parse_turns
from cubeapp.engine.solvers.control import Limits, SearchControl
from cubeapp.engine.solvers.optimal.bracket import BracketingSolver
from cubeapp.engine.solvers.optimal.layout import SMALL
from cubeapp.engine.solvers.optimal.solver import OptimalSolver
from cubeapp.engine.solvers.registry import automatic_solver, solver
from cubeapp.engine.solvers.solution import LimitReached

SUPERFLIP = "U R2 F B R B2 R U2 L B2 R U' D' R2 F R' L B2 U2 F2"
SIX_SPOTS = ("R L' F B' U D' R L'", 8)
CUBE_IN_CUBE = ("F L F U' R U F2 L2 U' L' B D' B' L2 U", 15)
LONG = Limits(time_s=60)
"""Time enough for what takes a second."""


@pytest.fixture(scope="module", autouse=True)
def ready():
    solver("optimal").prepare(SearchControl())


def solve(cube, limits=LONG, control=None):
    return automatic_solver(cube, limits).solve(cube, limits, control or SearchControl())


def after(text):
    return Cube.solved(3).apply_all(Alg(text).moves(3))


@pytest.mark.parametrize("metric", [Metric.HTM, Metric.QTM])
@pytest.mark.parametrize(("alg", "length"), [("", 0), ("R", 1), SIX_SPOTS])
def test_where_both_sides_meet_the_answer_is_proven(alg, length, metric):
    cube = after(alg).apply(rotation(Axis.X, 1, 3))
    answer = solve(cube, Limits(time_s=60, metric=metric))
    assert answer.solves(cube)
    assert answer.proven_optimal
    assert answer.metric is metric
    assert answer.length(metric) == length


def test_a_length_limit_ends_with_an_answer_or_with_how_many_turns_are_needed():
    cube = after(CUBE_IN_CUBE[0])
    assert len(solve(cube, Limits(max_length=15)).moves) == 15
    with pytest.raises(LimitReached, match=r"of 12 face turns or fewer: at least 13 are needed"):
        solve(cube, Limits(max_length=12))


def test_an_answer_that_is_not_proven_in_time_is_given_as_such():
    cube = after(SUPERFLIP)
    answer = solve(cube, Limits(time_s=0.3))
    assert answer.solves(cube)
    assert not answer.proven_optimal
    assert answer.length(Metric.HTM) >= 20


def test_a_search_that_is_stopped_gives_its_best_and_leaves_no_thread():
    cube, lengths = after(SUPERFLIP), []
    control = SearchControl(lambda progress: hear(progress.best))

    def hear(best):
        if best is not None:
            lengths.append(len(best.moves))
            control.cancel()

    before = threading.active_count()
    answer = solve(cube, LONG, control)
    assert len(answer.moves) <= lengths[-1]
    assert not answer.proven_optimal
    assert threading.active_count() == before


def test_a_search_stopped_before_it_began_has_no_answer():
    control = SearchControl()
    control.cancel()
    with pytest.raises(SearchCancelled):
        solve(after(SUPERFLIP), LONG, control)


def test_within_a_time_limit_no_tables_are_built_for_it(tmp_path):
    store = TableStore(tmp_path)
    optimal = OptimalSolver(SMALL, solver("two-phase"), store)
    both = BracketingSolver(solver("two-phase"), optimal)
    cube = after(CUBE_IN_CUBE[0])
    assert both.solve(cube, Limits(time_s=0.1), SearchControl()).solves(cube)
    assert not optimal.is_built(Metric.HTM)


def test_only_what_can_be_proven_is_searched_from_both_sides():
    cube = after("R U F")
    assert automatic_solver(cube, Limits()) is solver("two-phase")
    assert automatic_solver(cube, Limits(max_length=25)) is solver("two-phase")
    some = Limits(time_s=1, turns=parse_turns("U,R,F"))
    assert automatic_solver(cube, some) is solver("two-phase")
    assert automatic_solver(Cube.solved(4), LONG) is solver("big-cube")
