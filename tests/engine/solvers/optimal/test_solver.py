import os
import subprocess
import sys
import threading
import time
from itertools import product

import numpy as np
import pytest

from cubeapp.engine.kernels.folders import tables_folder
from cubeapp.engine.kernels.tables import TableStore
from cubeapp.engine.legality.diagnosis import InvalidCubeError
from cubeapp.engine.model.cube import Cube
from cubeapp.engine.model.cubies import Cubies
from cubeapp.engine.model.errors import SearchCancelled, UnreachableError, UnsupportedCubeError
from cubeapp.engine.model.geometry import Axis
from cubeapp.engine.model.moves import Metric, face_turns, rotation
from cubeapp.engine.notation.alg import Alg
from cubeapp.engine.notation.turn_sets import parse_turns
from cubeapp.engine.scrambles.random_state import random_state
from cubeapp.engine.solvers.control import Limits, Progress, SearchControl
from cubeapp.engine.solvers.optimal import fill as optimal_fill
from cubeapp.engine.solvers.optimal.layout import DEFAULT, SMALL
from cubeapp.engine.solvers.optimal.solver import OptimalSolver
from cubeapp.engine.solvers.registry import default_solver, optimal_solver, solver, solvers_for
from cubeapp.engine.solvers.solution import LimitReached
from cubeapp.engine.solvers.two_phase.solver import TwoPhaseSolver
from tests.every import every

SUPERFLIP = "U R2 F B R B2 R U2 L B2 R U' D' R2 F R' L B2 U2 F2"
FAR = "F' U' R' F' R' B D2 F' D' F B2 R D2 R' B2 R2 F' D2"
"""No answer of 15 moves or fewer, and one of 20 is found at once, as it is not of the superflip."""
KNOWN = [
    ("F2 B2 R2 L2 U2 D2", 6),  # pons asinorum
    ("R L' F B' U D' R L'", 8),  # six spots
    ("F L F U' R U F2 L2 U' L' B D' B' L2 U", 15),  # cube in the cube
]
NO_LIMITS = Limits()
QTM = Limits(metric=Metric.QTM)
HALF_TURNS = Limits(turns=parse_turns("U2 R2 F2 D2 L2 B2"))
HOLDS = [[], [rotation(Axis.X, 1, 3)], [rotation(Axis.Z, 1, 3), rotation(Axis.Y, 2, 3)]]
ALL_ANSWERS = [
    ("", NO_LIMITS, 1),
    ("R", QTM, 1),
    ("F2 B2 R2 L2 U2 D2", NO_LIMITS, 6),  # the axes in any order
    ("F2 B2 R2 L2 U2 D2", HALF_TURNS, 6),
    ("R L' F B' U D' R L'", NO_LIMITS, 9),
    ("R2 F2 R2 F2", NO_LIMITS, 1),
    ("R2 F2 R2 F2 R2 F2", NO_LIMITS, 8),
]


@pytest.fixture(scope="module", autouse=True)
def ready():
    """Tables and kernels are there before anything is timed."""
    solver("optimal").prepare(SearchControl())


def solve(cube, limits=NO_LIMITS, control=None):
    return solver("optimal").solve(cube, limits, control or SearchControl())


def after(text):
    return Cube.solved(3).apply_all(Alg(text).moves(3))


def scrambled(rng, length):
    return Cube.solved(3).apply_all(face_turns(3)[i] for i in rng.integers(0, 18, length))


@pytest.mark.parametrize(("alg", "length"), KNOWN)
def test_known_positions_have_their_known_lengths(alg, length):
    answer = solve(after(alg))
    assert answer.solves(after(alg))
    assert answer.proven_optimal
    assert answer.length(Metric.HTM) == length


@pytest.mark.parametrize("every", [4, pytest.param(1, marks=pytest.mark.slow)])
def test_every_position_within_two_moves_is_solved_in_so_many(every):
    """Of those two moves away some only, where not all tests are run."""
    turns = face_turns(3)
    lengths = {Cube.solved(3).facelets.tobytes(): 0}
    for depth, sequence in [(n, s) for n in (1, 2) for s in product(turns, repeat=n)]:
        cube = Cube.solved(3).apply_all(sequence)
        if cube.facelets.tobytes() in lengths:
            continue
        expected = lengths.setdefault(cube.facelets.tobytes(), depth)
        if depth == 2 and len(lengths) % every:
            continue
        answer = solve(cube)
        assert answer.proven_optimal
        assert len(answer.moves) == expected
        assert answer.solves(cube)


@pytest.mark.parametrize("length", [8, 10, 12])
def test_a_scramble_is_solved_in_no_more_moves_however_it_is_held(length, rng):
    for _ in range(10):
        cube = scrambled(rng, length)
        answers = [(cube.apply_all(turns), solve(cube.apply_all(turns))) for turns in HOLDS]
        assert all(answer.solves(held) and answer.proven_optimal for held, answer in answers)
        lengths = {answer.length(Metric.HTM) for _, answer in answers}
        assert len(lengths) == 1
        assert lengths.pop() <= length


@pytest.mark.parametrize(("alg", "length"), [("F2 B2 R2 L2 U2 D2", 12), ("R L' F B' U D' R L'", 8)])
def test_known_positions_have_their_known_lengths_in_quarter_turns(alg, length):
    answer = solve(after(alg), QTM)
    assert answer.solves(after(alg))
    assert answer.proven_optimal
    assert answer.length(Metric.QTM) == length
    assert answer.metric is Metric.QTM


def test_answers_in_quarter_turns_fit_the_scramble_s_parity_and_length(rng):
    quarters = [turn for turn in face_turns(3) if abs(turn.quarters) == 1]
    for count in [*range(9), 11, 12]:
        scramble = [quarters[i] for i in rng.integers(0, 12, count)]
        cube = Cube.solved(3).apply_all(scramble)
        answer = solve(cube, QTM)
        assert answer.solves(cube)
        assert answer.proven_optimal
        length = answer.length(Metric.QTM)
        assert length <= count
        assert length % 2 == count % 2
        assert answer.length(Metric.HTM) <= length


@pytest.mark.parametrize("metric", [Metric.HTM, Metric.QTM])
@pytest.mark.parametrize("names", ["U,R", "U2 R2 F2 D2 L2 B2", "U R F L D", "U R2 F2"])
def test_with_some_turns_only_those_are_used(names, metric, rng):
    allowed = parse_turns(names)
    turns = sorted(allowed, key=repr)
    limits = Limits(turns=allowed, metric=metric)
    for count in (0, 1, 3, 6):
        scramble = [turns[i] for i in rng.integers(0, len(turns), count)]
        for hold in ([], [rotation(Axis.X, 1, 3), rotation(Axis.Y, -1, 3)]):
            cube = Cube.solved(3).apply_all([*hold, *scramble])
            answer = solve(cube, limits)
            assert answer.solves(cube)
            assert allowed.issuperset(answer.moves)
            assert answer.proven_optimal
            assert answer.length(metric) <= metric.count(scramble, 3)


def test_all_turns_never_need_more_moves_than_some(rng):
    turns = sorted(HALF_TURNS.turns, key=repr)
    for _ in range(5):
        cube = Cube.solved(3).apply_all(turns[i] for i in rng.integers(0, 6, 8))
        assert len(solve(cube).moves) <= len(solve(cube, HALF_TURNS).moves) <= 8


def test_a_longest_length_holds_for_some_turns_too():
    limits = Limits(turns=parse_turns("U R F L D"), max_length=6)
    with pytest.raises(LimitReached, match="6 face turns or fewer: at least 7 are needed"):
        solve(after("B"), limits)


def test_a_cube_that_the_allowed_turns_cannot_solve_is_refused():
    with pytest.raises(UnreachableError, match="not enough for this cube"):
        solve(after("F"), Limits(turns=parse_turns("U,R")))
    with pytest.raises(UnreachableError):
        solver("optimal").solve_all(after("R"), HALF_TURNS, SearchControl())


@every("hold", HOLDS)
@every("alg, limits, count", ALL_ANSWERS)
def test_all_answers_of_a_cube_are_listed_in_order(alg, limits, count, hold):
    cube = after(alg).apply_all(hold)
    answers = solver("optimal").solve_all(cube, limits, SearchControl())
    assert len(answers) == len({answer.moves for answer in answers}) == count
    assert all(answer.solves(cube) and answer.proven_optimal for answer in answers)
    assert len({answer.length(limits.metric) for answer in answers}) == 1
    order = [[face_turns(3).index(move) for move in answer.moves] for answer in answers]
    assert order == sorted(order)


def test_a_list_of_answers_that_limits_end_is_not_given():
    prover, cube = solver("optimal"), after("R U F2 L D' B")
    with pytest.raises(LimitReached, match="5 face turns or fewer: at least 6"):
        prover.solve_all(cube, Limits(max_length=5), SearchControl())
    with pytest.raises(LimitReached):
        prover.solve_all(after(SUPERFLIP), Limits(time_s=0.1), SearchControl())
    control = SearchControl(lambda progress: progress.best and control.cancel())
    with pytest.raises(SearchCancelled):
        prover.solve_all(after(SUPERFLIP), NO_LIMITS, control)


def test_too_many_answers_to_list_are_told(monkeypatch):
    monkeypatch.setattr("cubeapp.engine.solvers.optimal.proof.MOST_ANSWERS", 5)
    with pytest.raises(LimitReached, match="more than 5 answers of 6 face turns"):
        solver("optimal").solve_all(after("F2 B2 R2 L2 U2 D2"), NO_LIMITS, SearchControl())


def test_a_paused_search_rests_and_its_time_stands_still():
    def report(progress):
        if progress.depth == 13 and not rests:
            rests.append(progress.nodes)
            control.pause()
            threading.Timer(0.4, control.resume).start()
        elif progress.depth == 15:
            control.cancel()

    rests = []
    control = SearchControl(report)
    begun = time.perf_counter()
    answer = solve(after(FAR), NO_LIMITS, control)
    assert rests
    assert answer.stats.seconds <= time.perf_counter() - begun - 0.3


def test_a_pause_ends_the_search_for_a_shorter_answer_and_the_proof_rests():
    class Eager(TwoPhaseSolver):
        def solve(self, cube, limits, own):
            if limits.time_s is None:
                return super().solve(cube, limits, own)
            control.pause()
            for _ in range(1000):
                own.checkpoint(Progress("looking"))
            raise AssertionError("the search went on all the same")

    class Control(SearchControl):
        def wait_while_paused(self):
            rested.append(self.paused)
            self.resume()

    rested, control = [], Control()
    cube, limits = after("R U R U2 R' U R2 U' R U R' U2 R2"), Limits(turns=parse_turns("U R"))
    answer = OptimalSolver(SMALL, Eager()).solve(cube, limits, control)
    assert answer.proven_optimal
    assert any(rested)


def test_a_paused_search_can_be_cancelled():
    def report(progress):
        if progress.best:
            control.pause()
            threading.Timer(0.1, control.cancel).start()

    control = SearchControl(report)
    assert not solve(after(SUPERFLIP), NO_LIMITS, control).proven_optimal


def test_a_solved_cube_takes_no_moves_in_any_hold():
    for turns in ([], [rotation(Axis.X, 1, 3)], [rotation(Axis.Y, 2, 3)]):
        answer = solve(Cube.solved(3).apply_all(turns))
        assert (answer.moves, answer.proven_optimal) == ((), True)


@pytest.mark.parametrize("seconds", [0.0, 0.2, pytest.param(2.5, marks=pytest.mark.slow)])
def test_a_time_limit_returns_the_best_answer_unproven(seconds):
    answer = solve(after(SUPERFLIP), Limits(time_s=seconds))
    assert answer.solves(after(SUPERFLIP))
    assert answer.method == "optimal"
    assert not answer.proven_optimal


def test_the_bounds_close_in_on_the_answer(rng):
    def report(progress):
        reports.append(progress)
        if progress.depth == 15:
            control.cancel()

    reports, control = [], SearchControl(report)
    answer = solve(random_state(3, rng), NO_LIMITS, control)
    bests = [len(report.best.moves) for report in reports if report.best]
    leasts = [report.depth for report in reports if report.depth is not None]
    assert bests == sorted(bests, reverse=True)
    assert leasts == sorted(leasts)
    assert leasts[-1] >= 15
    assert bests[-1] >= len(answer.moves) >= leasts[-1]
    assert any("at most" in report.activity and "at least" in report.activity for report in reports)
    assert [report.nodes for report in reports] == sorted(report.nodes for report in reports)


def test_nothing_is_left_to_load_in_the_time_of_a_search():
    class Recorded(TwoPhaseSolver):
        def prepare(self, control, metric=Metric.HTM):
            prepared.append(metric)
            super().prepare(control, metric)

    prepared = []
    OptimalSolver(SMALL, Recorded()).prepare(SearchControl(), Metric.QTM)
    # The first answer is looked for in face turns whatever counts.
    assert set(prepared) == {Metric.HTM, Metric.QTM}


def test_an_answer_of_another_search_is_told_as_the_best_from_then_on():
    def report(progress):
        told.append(progress.activity)
        if progress.depth == 12:
            proof.take(answer)
        elif progress.depth == 13:
            control.cancel()

    told, control = [], SearchControl(report)
    cube = random_state(3, np.random.default_rng(12))
    answer = solver("two-phase").solve(cube, Limits(target_length=19), SearchControl())
    proof = solver("optimal").proof(cube, NO_LIMITS, control)
    assert proof.shortest().moves == answer.moves
    assert any("at most 20" in activity for activity in told)
    assert told[-1].startswith("at most 19 face turns, at least 13")


def test_a_target_length_ends_the_search(rng):
    assert len(solve(random_state(3, rng), Limits(target_length=21)).moves) <= 21


def test_a_longest_length_that_is_too_short_is_refused_with_the_reason(rng):
    cube = random_state(3, rng)
    with pytest.raises(
        LimitReached, match="10 face turns or fewer: at least 11 are needed"
    ) as caught:
        solve(cube, Limits(max_length=10))
    assert caught.value.best.solves(cube)
    with pytest.raises(LimitReached, match="of 3 face turns or fewer: at least 5"):
        solve(after("R U F L D"), Limits(max_length=3))
    assert len(solve(after("R U F L D"), Limits(max_length=5)).moves) == 5


def cancelled_at(is_time, cube, limits=NO_LIMITS):
    """The answer of a search that is cancelled at the first progress for which it is time."""

    def report(progress):
        if is_time(progress):
            control.cancel()

    control = SearchControl(report)
    return solve(cube, limits, control)


@pytest.mark.parametrize(
    ("alg", "depth"),
    [
        (SUPERFLIP, 0),
        (FAR, 12),
        (FAR, 15),
        *(pytest.param(SUPERFLIP, depth, marks=pytest.mark.slow) for depth in (12, 15)),
    ],
)
def test_cancelling_keeps_the_best_answer(alg, depth):
    cube = after(alg)
    answer = cancelled_at(lambda progress: progress.best and progress.depth >= depth, cube)
    assert answer.solves(cube)
    assert not answer.proven_optimal


def test_cancelling_without_an_answer_that_will_do_says_so():
    with pytest.raises(SearchCancelled):
        cancelled_at(lambda progress: progress.best, after(SUPERFLIP), Limits(max_length=17))


def test_a_control_that_is_cancelled_already_starts_nothing(rng):
    control = SearchControl()
    control.cancel()
    with pytest.raises(SearchCancelled):
        solve(random_state(3, rng), NO_LIMITS, control)


def test_a_fault_in_the_report_ends_the_search():
    def report(progress):
        if progress.depth == 15 and progress.share is not None:
            raise RuntimeError("the listener broke")

    running = threading.active_count()
    with pytest.raises(RuntimeError, match="the listener broke"):
        solve(after(FAR), Limits(time_s=60.0), SearchControl(report))
    assert threading.active_count() == running


def test_illegal_cubes_and_other_sizes_are_refused():
    solved = Cubies.solved()
    twisted = Cubies(solved.cp, (1, *solved.co[1:]), solved.ep, solved.eo)
    with pytest.raises(InvalidCubeError):
        solve(twisted.cube())
    with pytest.raises(UnsupportedCubeError):
        solve(Cube.solved(2))


def test_two_phase_stays_the_default_and_tables_are_chosen_by_name():
    cube = Cube.solved(3)
    assert default_solver(cube).name == "two-phase"
    assert "optimal" in [candidate.name for candidate in solvers_for(cube)]
    assert optimal_solver("small") is solver("optimal")
    with pytest.raises(UnsupportedCubeError, match="small, default, large"):
        optimal_solver("huge")


def test_where_the_disk_takes_no_tables_they_serve_from_memory(tmp_path, monkeypatch):
    kept = [TableStore(tables_folder()).load(spec) for spec in (SMALL.spec, SMALL.corner_spec)]
    main, corners = (table.copy() for table in kept)
    # Building them takes seconds, and is tested elsewhere.
    monkeypatch.setattr(optimal_fill, "build_main_table", lambda *_: (main, SMALL.levels))
    monkeypatch.setattr(optimal_fill, "build_corner_table", lambda *_: corners)
    (tmp_path / "file").write_text("not a folder")
    prover = OptimalSolver(SMALL, solver("two-phase"), TableStore(tmp_path / "file"))
    assert len(prover.solve(after("R U F"), NO_LIMITS, SearchControl()).moves) == 3


def lengths_with(shape, metric, count=200):
    """The lengths of shortest answers of cubes that are the same each time."""
    prover = OptimalSolver(shape, solver("two-phase"))
    turns = [t for t in face_turns(3) if metric is Metric.HTM or abs(t.quarters) == 1]
    cubes_rng, lengths = np.random.default_rng(2027), []
    for index in range(count):
        moves = (13 if index % 8 else 14) + (metric is Metric.QTM)
        scramble = [turns[i] for i in cubes_rng.integers(0, len(turns), moves)]
        cube = Cube.solved(3).apply_all(scramble)
        answer = prover.solve(cube, Limits(metric=metric), SearchControl())
        assert answer.solves(cube)
        assert answer.proven_optimal
        assert answer.length(metric) <= moves
        lengths.append(answer.length(metric))
    return lengths


PORTABLE = """
from cubeapp.engine.kernels.shuffles import has_byte_shuffle
from tests.engine.solvers.optimal.test_solver import *
print(has_byte_shuffle(), [lengths_with(s, Metric.HTM) for s in (SMALL, DEFAULT)])
"""


@pytest.mark.slow
@pytest.mark.parametrize("metric", [Metric.HTM, Metric.QTM])
def test_both_tables_agree_on_200_cubes(metric):
    assert lengths_with(SMALL, metric) == lengths_with(DEFAULT, metric)


@pytest.mark.slow
def test_processors_without_the_byte_shuffle_agree_on_200_cubes():
    expected = lengths_with(SMALL, Metric.HTM)
    done = subprocess.run(
        [sys.executable, "-c", PORTABLE],
        env={**os.environ, "CUBEAPP_PORTABLE": "1", "PYTHONPATH": os.getcwd()},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.stdout == f"False {[expected, expected]}\n", done.stderr
