import re
import threading
from itertools import pairwise, product

import numpy as np
import pytest

from cubeapp.engine.kernels.folders import tables_folder
from cubeapp.engine.kernels.tables import TableStore
from cubeapp.engine.legality.diagnosis import InvalidCubeError
from cubeapp.engine.model.cube import Cube
from cubeapp.engine.model.cubies import Cubies
from cubeapp.engine.model.errors import SearchCancelled, UnreachableError, UnsupportedCubeError
from cubeapp.engine.model.geometry import UNPAINTED, Axis
from cubeapp.engine.model.moves import Metric, face_turns, layer_turns, rotation
from cubeapp.engine.notation.alg import Alg
from cubeapp.engine.notation.parsing import format_moves
from cubeapp.engine.notation.turn_sets import parse_turns
from cubeapp.engine.scrambles.random_state import random_state
from cubeapp.engine.solvers.control import Limits, SearchControl
from cubeapp.engine.solvers.optimal.cubes import main_entry, main_place
from cubeapp.engine.solvers.optimal.layout import SMALL
from cubeapp.engine.solvers.optimal.tables import load_arena, words_of
from cubeapp.engine.solvers.registry import solver
from cubeapp.engine.solvers.solution import LimitReached
from cubeapp.engine.solvers.two_phase import kernel
from cubeapp.engine.solvers.two_phase.cubes import full_place, phase_1_numbers
from cubeapp.engine.solvers.two_phase.kernel import load
from cubeapp.engine.solvers.two_phase.solver import TwoPhaseSolver
from cubeapp.engine.solvers.two_phase.tables import SPECS
from tests.every import every

SUPERFLIP = "U R2 F B R B2 R U2 L B2 R U' D' R2 F R' L B2 U2 F2"


FIRST = Limits()


def solve(cube, limits=FIRST, control=None):
    return solver("two-phase").solve(cube, limits, control or SearchControl())


SETS = ["U R", "U R F", "U R F D L", "U2 R2 F2 D2 L2 B2", "U D R2 L2 F2 B2", "L B U2"]
"""Some turns only: two faces, three, no B, half turns, the turns of phase 2, and a mixture."""
DEAR = SETS[2:4]


def made_with(turns, count, rng):
    """A cube in some hold, scrambled with ``turns`` alone."""
    moves = sorted(turns, key=repr)
    hold = list(holds())[rng.integers(24)]
    return Cube.solved(3).apply_all(
        [*hold, *(moves[i] for i in rng.integers(0, len(moves), count))]
    )


def quarter_turns(rng, count):
    """A cube that many quarter turns away."""
    moves = [move for move in face_turns(3) if abs(move.quarters) == 1]
    return Cube.solved(3).apply_all(moves[i] for i in rng.integers(0, 12, count))


def holds():
    """The 24 ways to hold a cube, as rotations."""
    tops = [(Axis.X, 0), (Axis.X, 1), (Axis.X, 2), (Axis.X, 3), (Axis.Z, 1), (Axis.Z, 3)]
    for (axis, times), spins in product(tops, range(4)):
        yield [rotation(axis, 1, 3)] * times + [rotation(Axis.Y, 1, 3)] * spins


def after(text):
    return Cube.solved(3).apply_all(Alg(text).moves(3))


@pytest.mark.parametrize("count", [300, pytest.param(1000, marks=pytest.mark.slow)])
def test_random_cubes_are_solved_in_21_moves_or_fewer(count, rng):
    lengths = []
    for _ in range(count):
        cube = random_state(3, rng)
        answer = solve(cube)
        assert answer.solves(cube)
        lengths.append(answer.length(Metric.HTM))
    assert max(lengths) <= 21
    assert np.mean(lengths) <= 20.8


def test_a_solved_cube_takes_no_moves_in_any_hold():
    for turns in holds():
        answer = solve(Cube.solved(3).apply_all(turns))
        assert answer.moves == ()
        assert answer.proven_optimal


def test_answers_name_the_moves_as_the_cube_is_held(rng):
    cube = random_state(3, rng)
    lengths = {len(solve(cube.apply_all(turns)).moves) for turns in holds()}
    assert len(lengths) == 1
    assert all(solve(cube.apply_all(turns)).solves(cube.apply_all(turns)) for turns in holds())


@pytest.mark.parametrize("turns", [1, 2, 3, 4, 5, 6, 7, 8])
def test_a_cube_a_few_turns_away_takes_no_more_than_those(turns, rng):
    for _ in range(60):
        moves = [face_turns(3)[i] for i in rng.integers(0, 18, turns)]
        cube = Cube.solved(3).apply_all(moves)
        answer = solve(cube)
        assert answer.solves(cube)
        assert answer.length(Metric.HTM) <= turns
        assert answer.proven_optimal


def test_every_cube_two_turns_away_is_solved_in_two(rng):
    for first, second in product(face_turns(3), repeat=2):
        assert len(solve(Cube.solved(3).apply(first).apply(second)).moves) <= 2


def test_slices_and_rotations_are_cubes_like_any_other(rng):
    for _ in range(50):
        cube = Cube.solved(3).apply_all(layer_turns(3)[i] for i in rng.integers(0, 27, 30))
        assert solve(cube).solves(cube)


@pytest.mark.parametrize("text", [SUPERFLIP, f"{SUPERFLIP} U2 D2 F2 B2 L2 R2", "M2 E2 S2"])
def test_symmetric_cubes_are_solved_too(text):
    cube = after(text)
    answer = solve(cube)
    assert answer.solves(cube)
    assert len(answer.moves) <= 21


def test_answers_are_written_as_competitions_want_them(rng):
    for _ in range(50):
        moves = solve(random_state(3, rng)).moves
        assert set(moves) <= set(face_turns(3))
        assert not re.search("2'", format_moves(moves, 3))
        for one, two in pairwise(moves):
            assert (one.axis, one.first) != (two.axis, two.first)


def test_the_same_cube_gets_the_same_answer(rng):
    cube = random_state(3, rng)
    again = TwoPhaseSolver().solve(cube, Limits(), SearchControl())
    assert solve(cube).moves == again.moves == solve(cube).moves


def test_the_stages_make_up_the_answer_and_phase_2_keeps_to_its_turns(rng):
    names = set()
    for _ in range(100):
        cube = random_state(3, rng)
        answer = solve(cube)
        names.add(tuple(stage.name for stage in answer.stages))
        if len(answer.stages) == 2:
            quarters = {m.axis for m in answer.stages[1].moves if abs(m.quarters) == 1}
            assert len(quarters) <= 1
    assert names == {("phase 1", "phase 2"), ("two-phase",)}


@pytest.mark.parametrize("count", [2, pytest.param(5, marks=pytest.mark.slow)])
def test_a_time_limit_is_used_for_shorter_answers(count, rng):
    for _ in range(count):
        cube, reported = random_state(3, rng), []
        answer = solve(cube, Limits(time_s=0.2), SearchControl(reported.append))
        assert answer.solves(cube)
        assert len(answer.moves) <= len(solve(cube).moves)
        bests = [progress.best for progress in reported if progress.best]
        assert all(best.solves(cube) for best in bests)
        lengths = [len(best.moves) for best in bests]
        assert lengths == sorted(lengths, reverse=True)


def test_a_first_answer_that_comes_late_is_still_given(rng):
    cube = random_state(3, rng)
    assert solve(cube, Limits(time_s=0.0)).solves(cube)


def test_a_target_length_ends_the_search(rng):
    cube = random_state(3, rng)
    assert len(solve(cube, Limits(target_length=20)).moves) <= 20
    assert len(solve(cube, Limits(target_length=19, time_s=30.0)).moves) <= 19


def test_a_longest_length_is_kept_or_refused(rng):
    cube = random_state(3, rng)
    assert len(solve(cube, Limits(max_length=20)).moves) <= 20
    assert solve(cube, Limits(max_length=25)).solves(cube)
    with pytest.raises(LimitReached, match="12 face turns") as caught:
        solve(cube, Limits(max_length=12, time_s=0.2))
    assert caught.value.best.solves(cube)


@pytest.mark.parametrize("longest", [0, 1, 10])
@pytest.mark.parametrize("metric", [Metric.HTM, Metric.QTM])
@pytest.mark.parametrize("text", [None, "U R F L D"])
def test_a_length_that_is_far_too_short_is_refused_without_a_time_limit(longest, metric, text, rng):
    turns = None if text is None else parse_turns(text)
    length = "1 (face|quarter) turn" if longest == 1 else f"{longest} (face|quarter) turns"
    with pytest.raises(LimitReached, match=f"no answer of {length} or fewer"):
        solve(random_state(3, rng), Limits(max_length=longest, metric=metric, turns=turns))


def test_quarter_turns_are_counted_and_shortened(rng):
    lengths = []
    for _ in range(30):
        cube = random_state(3, rng)
        answer = solve(cube, Limits(metric=Metric.QTM))
        assert answer.solves(cube)
        assert answer.metric is Metric.QTM
        lengths.append(answer.length(Metric.QTM))
    assert max(lengths) <= 27


@pytest.mark.parametrize("count", range(9))
def test_a_cube_a_few_quarter_turns_away_takes_no_more_than_those(count, rng):
    for _ in range(20):
        cube = quarter_turns(rng, count)
        answer = solve(cube, Limits(metric=Metric.QTM))
        assert answer.solves(cube)
        assert answer.length(Metric.QTM) <= count
        assert answer.proven_optimal


def test_a_longest_length_may_count_quarter_turns(rng):
    cube = random_state(3, rng)
    answer = solve(cube, Limits(max_length=26, metric=Metric.QTM))
    assert answer.length(Metric.QTM) <= 26
    with pytest.raises(LimitReached, match="14 quarter turns"):
        solve(cube, Limits(max_length=14, metric=Metric.QTM, time_s=0.2))


def test_better_answers_are_better_in_quarter_turns(rng):
    cube, reported = random_state(3, rng), []
    limits = Limits(time_s=0.2, metric=Metric.QTM)
    answer = solve(cube, limits, SearchControl(reported.append))
    lengths = [p.best.length(Metric.QTM) for p in reported if p.best]
    lengths.append(answer.length(Metric.QTM))
    assert lengths == sorted(lengths, reverse=True)


@pytest.mark.parametrize(
    ("text", "metric"),
    [
        *((text, Metric.HTM) for text in SETS),
        # Half turns or five faces take long in quarter turns.
        *(
            pytest.param(text, Metric.QTM, marks=pytest.mark.slow if text in DEAR else ())
            for text in SETS
        ),
    ],
)
def test_answers_keep_to_the_turns_allowed(text, metric, rng):
    turns = parse_turns(text)
    for count in (0, 1, 3, 40, 40, 40):
        cube = made_with(turns, count, rng)
        answer = solve(cube, Limits(turns=turns, metric=metric))
        assert answer.solves(cube)
        assert turns.issuperset(answer.moves)
        if count < 4:
            assert answer.length(Metric.HTM) <= count


def test_some_turns_are_improved_on_in_the_time_given(rng):
    turns = parse_turns("U R F")
    cube = made_with(turns, 40, rng)
    answer = solve(cube, Limits(turns=turns, time_s=0.5))
    assert turns.issuperset(answer.moves)
    assert len(answer.moves) <= len(solve(cube, Limits(turns=turns)).moves)


def test_with_some_turns_an_answer_does_not_end_the_search_for_a_shorter_one():
    # There is one of 20 turns at once, and one of 19 after a million nodes.
    turns = parse_turns("U R F")
    cube = made_with(turns, 60, np.random.default_rng(18))
    assert len(solve(cube, Limits(turns=turns)).moves) > 19
    assert len(solve(cube, Limits(turns=turns, target_length=19)).moves) <= 19


def test_with_some_turns_a_late_answer_is_not_waited_for_without_end(monkeypatch):
    # There is one after eight million nodes.
    monkeypatch.setattr(f"{TwoPhaseSolver.__module__}.LATE_NODES", 0)
    turns = parse_turns("U2 R2 F2 D2 L2 B2")
    cube = made_with(turns, 40, np.random.default_rng(2))
    with pytest.raises(LimitReached, match="with the turns allowed found in that time"):
        solve(cube, Limits(turns=turns, metric=Metric.QTM, time_s=0.0))


def test_a_cube_that_the_turns_cannot_solve_is_refused():
    with pytest.raises(UnreachableError):
        solve(after("F"), Limits(turns=parse_turns("U R")))
    with pytest.raises(UnreachableError):
        solve(after("U"), Limits(turns=parse_turns("U2 R2 F2")))


def test_a_cube_that_no_turns_can_solve_is_told_apart(rng):
    with pytest.raises(InvalidCubeError):
        solve(after("R").painted([0], 1), Limits(turns=parse_turns("U R F")))


@pytest.mark.slow
def test_the_full_table_makes_the_search_shorter_and_changes_no_answer(rng, tmp_path):
    # This one knows no other tables than its own.
    plain = TwoPhaseSolver(TableStore(tmp_path))
    load_arena(SMALL, TableStore(tables_folder()), SearchControl())
    for _ in range(15):
        cube = random_state(3, rng)
        limits = Limits(target_length=20)
        one, two = solve(cube, limits), plain.solve(cube, limits, SearchControl())
        assert one.moves == two.moves
        assert one.stats.nodes <= two.stats.nodes


@pytest.mark.slow
def test_many_first_answers_are_those_of_the_first_few(rng):
    load_arena(SMALL, TableStore(tables_folder()), SearchControl())
    few, many = TwoPhaseSolver(), TwoPhaseSolver()
    many.prepare_for_many(SearchControl())
    for _ in range(5):
        cube = random_state(3, rng)
        answers = [one.solve(cube, Limits(), SearchControl()).moves for one in (few, many)]
        assert answers[0] == answers[1]


def test_loading_the_full_table_can_be_cancelled(tmp_path):
    class Large(TableStore):
        def load(self, spec, watch):
            for share in (0.1, 0.2, 0.3):
                watch(share)
            raise AssertionError("it was loaded all the same")

    control = SearchControl(lambda progress: progress.share and control.cancel())
    with pytest.raises(SearchCancelled):
        TwoPhaseSolver(Large(tmp_path)).prepare_for_many(control)


def test_the_full_table_is_found_as_the_optimal_search_finds_it(rng):
    arena = load_arena(SMALL, TableStore(tables_folder()), SearchControl())
    block = load(TableStore(tables_folder()))
    for _ in range(100):
        words = words_of(Cubies.of(random_state(3, rng)))
        numbers = phase_1_numbers(block.ctypes.data, *words)
        place = full_place(block.ctypes.data, *numbers)
        expected = main_entry(arena.address, main_place(arena.address, 0, *words))
        assert main_entry(arena.address, place) == expected


def cancel_soon(control, seconds):
    timer = threading.Timer(seconds, control.cancel)
    timer.start()
    return timer


def test_cancelling_keeps_the_best_answer(rng):
    cube, control = random_state(3, rng), SearchControl()
    timer = cancel_soon(control, 0.3)
    answer = solve(cube, Limits(time_s=60.0), control)
    timer.join()
    assert control.cancelled
    assert answer.solves(cube)


def test_cancelling_ends_a_search_that_would_never_end(rng):
    cube, control = random_state(3, rng), SearchControl()
    solver("two-phase").prepare(SearchControl())
    timer = cancel_soon(control, 0.2)
    with pytest.raises(SearchCancelled):
        solve(cube, Limits(max_length=16), control)
    timer.join()


def test_a_control_that_is_cancelled_already_starts_nothing(rng):
    control = SearchControl()
    control.cancel()
    with pytest.raises(SearchCancelled):
        solve(random_state(3, rng), Limits(), control)


def test_a_fault_in_the_report_ends_the_search(rng):
    def report(progress):
        if progress.best:
            raise RuntimeError("the listener broke")

    running = threading.active_count()
    with pytest.raises(RuntimeError, match="the listener broke"):
        solve(random_state(3, rng), Limits(time_s=20.0), SearchControl(report))
    assert threading.active_count() == running


def test_one_solver_serves_several_threads(rng):
    cubes = [random_state(3, rng) for _ in range(8)]
    answers = [None] * 8
    shared = TwoPhaseSolver()

    def work(index):
        answers[index] = shared.solve(cubes[index], Limits(time_s=0.05), SearchControl())

    threads = [threading.Thread(target=work, args=(index,)) for index in range(8)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert all(answer.solves(cube) for answer, cube in zip(answers, cubes, strict=True))


def faulty_cubes():
    solved = Cubies.solved()
    flipped = Cubies(solved.cp, solved.co, solved.ep, (1, *solved.eo[1:]))
    twisted = Cubies(solved.cp, (1, *solved.co[1:]), solved.ep, solved.eo)
    swapped = Cubies((1, 0, *solved.cp[2:]), solved.co, solved.ep, solved.eo)
    cube = Cube.solved(3)
    yield from (cubies.cube() for cubies in (flipped, twisted, swapped))
    yield cube.painted([0], UNPAINTED)
    yield cube.painted([4], 1)
    yield cube.painted([0], 1)
    yield Cube.unpainted(3)


@every("bad", list(faulty_cubes()))
def test_an_illegal_cube_never_reaches_the_search(bad):
    with pytest.raises(InvalidCubeError) as caught:
        solve(bad)
    assert caught.value.diagnosis.faults


def test_other_sizes_are_refused():
    with pytest.raises(UnsupportedCubeError):
        solve(Cube.solved(2))


@pytest.mark.parametrize("builds", [False, pytest.param(True, marks=pytest.mark.slow)])
def test_a_damaged_table_file_is_built_again(builds, tmp_path, rng, monkeypatch):
    if not builds:
        # What takes long only gives what is kept already.
        kept = TableStore(tables_folder()).get(SPECS[Metric.HTM], kernel.build_block)
        monkeypatch.setattr(kernel, "build_block", lambda _metric: kept)
    (intact,) = TableStore(tables_folder()).status([SPECS[Metric.HTM]])
    store = TableStore(tmp_path)
    (tmp_path / intact.path.name).write_bytes(b"\0" * 1000)
    cube = random_state(3, rng)
    assert TwoPhaseSolver(store).solve(cube, Limits(), SearchControl()).solves(cube)
    assert store.load(SPECS[Metric.HTM]) is not None
