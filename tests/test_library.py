"""cubeapp as a library: what programs import, and what they can rely on."""

import pickle
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest

import cubeapp
from cubeapp import (
    Alg,
    Cube,
    CubeError,
    FaceletsError,
    InvalidCubeError,
    LimitsError,
    Metric,
    Move,
    NotationError,
    ScrambleError,
    Solution,
    UnsupportedCubeError,
    random_state,
    scramble,
    solve,
    solve_all,
    start_solve,
)
from tests.every import every

SEXY = "R U R' U'"
TWELVE_LINES = """\
from cubeapp import Alg, Cube, scramble, solve, start_solve

cube = Cube()                                   # a solved 3×3×3; Cube(5) a 5×5×5
cube = cube.apply("R U R' U'")                  # text, Alg, Move, or any iterable of moves
cube == Cube.from_alg("R U R' U'")
Cube.from_facelets("DRLUUBFBRBLURRLRUBLRDDFDLFUFUFFDBRDUBRUFLLFDDBFLUBLRBD").check()
print(solve(cube))                              # U R U' R'
[stage.name for stage in solve(cube, "cfop").stages]
solve(cube, "optimal").proven_optimal
~Alg("R U R' U'"), Alg("[R, U]") * 6, Alg("R U2 F'").mirror("M"), Alg("(R U)3").expand()
scramble(4, seed=1)                             # an Alg; random_state(5, seed=1) a Cube
with start_solve(cube, time_s=5) as search:     # a handle: iterate over better answers, .best, .stop()
    for answer in search: ...
cube.svg(view="3d"); cube                       # in a notebook: the picture
"""  # noqa: E501


def run(script):
    """Run a script in a process of its own, as a user of the library does."""
    root = Path(cubeapp.__file__).parent.parent
    command = [sys.executable, "-c", script]
    return subprocess.run(command, cwd=root, capture_output=True, text=True, check=False)


@pytest.mark.slow
def test_the_twelve_lines_work_as_they_are_typed():
    done = run(TWELVE_LINES)
    assert (done.returncode, done.stdout) == (0, "U R U' R'\n"), done.stderr


# What is loaded


@pytest.mark.parametrize("names", ["Cube", "Alg", "Cube, Alg, Move, Face, Metric, NotationError"])
def test_what_needs_no_solver_loads_neither_the_compiler_nor_the_window(names):
    script = f"from cubeapp import {names}\nimport sys\nprint(*sys.modules)"
    loaded = {name.partition(".")[0] for name in run(script).stdout.split()}
    assert "cubeapp" in loaded
    assert not loaded & {"numba", "llvmlite", "PySide6", "shiboken6", "PIL"}


def test_everything_that_is_exported_can_be_had_and_is_listed():
    for name in cubeapp.__all__:
        assert getattr(cubeapp, name) is not None
    assert set(cubeapp.__all__) <= set(dir(cubeapp))
    with pytest.raises(AttributeError, match="no attribute 'Cubes'"):
        cubeapp.Cubes  # noqa: B018


def test_type_checkers_are_told_that_there_are_types():
    assert Path(cubeapp.__file__).with_name("py.typed").is_file()


# Cubes


def test_a_cube_is_made_in_many_ways():
    assert Cube() == Cube(3) == Cube(size=3) == Cube.solved(3)
    after = Cube().apply(SEXY)
    moves = Alg(SEXY).moves(3)
    assert after == Cube.from_alg(SEXY) == Cube.from_alg(Alg(SEXY), size=3)
    assert after == Cube().apply(Alg(SEXY)) == Cube().apply(moves) == Cube().apply(iter(moves))
    assert after == Cube().apply(moves[0]).apply(moves[1:])
    assert after == Cube().apply(SEXY.split()) == Cube().apply(["R U", moves[2], "U'"])
    assert Cube(np.uint8(20)) == Cube(20)
    assert scramble(np.uint8(20), seed=1) == scramble(20, seed=1)
    assert isinstance(moves[0], Move)
    assert Cube.from_facelets(str(after)) == after
    assert Cube.random(5, seed=1) == random_state(5, seed=1) != Cube.random(5, seed=2)


@every(
    "cube",
    [
        Cube(),
        Cube(2).apply("R U"),
        Cube(5).apply("3Rw U"),
        Cube.unpainted(3),
        Cube().painted([0, 53], 2),
        Cube().apply("x y"),
    ],
)
def test_a_cube_can_be_written_down_and_sent(cube):
    assert eval(repr(cube)) == cube
    again = pickle.loads(pickle.dumps(cube))
    assert again == cube
    assert hash(again) == hash(cube)
    assert not again.facelets.flags.writeable


def test_a_cube_says_what_is_wrong_with_it():
    assert Cube().apply(SEXY).check().is_legal
    twisted = Cube().painted([8, 9, 20], [1, 2, 0])
    assert not twisted.is_legal
    (fault,) = twisted.check().faults
    assert {8, 9, 20} <= set(fault.facelets)
    with pytest.raises(InvalidCubeError) as caught:
        solve(twisted)
    assert caught.value.diagnosis == twisted.check()
    assert "[1, 1, 1]" in Cube().net() or "[5, 5, 5]" in Cube().net()


@pytest.mark.parametrize(
    ("text", "at_fault", "pointer"),
    [("R Q", "Q", "R Q\n  ^"), ("R U\nF 4Rw", "4Rw", "F 4Rw\n  ^^^"), ("R (U", "(", "R (U\n  ^")],
)
def test_what_is_wrong_with_an_alg_is_pointed_at(text, at_fault, pointer):
    with pytest.raises(NotationError) as caught:
        Cube().apply(text)
    assert text[slice(*caught.value.span)] == at_fault
    assert caught.value.__notes__ == [pointer]


def test_errors_are_of_one_family():
    with pytest.raises(FaceletsError) as caught:
        Cube.from_facelets("URFX")
    assert isinstance(caught.value, CubeError)
    assert caught.value.__notes__ == ["URFX\n^^^^"]
    with pytest.raises(UnsupportedCubeError, match="2 to 100"):
        Cube(101)


@every(
    "work, hint",
    [
        (lambda: Cube(SEXY), "Cube.from_alg read text"),
        (lambda: Cube(3.0), "a whole number, not of type float"),
        (lambda: solve(SEXY), "a Cube is wanted, not str"),
        (lambda: solve(Cube(), target=SEXY), "a Cube is wanted, not str"),
        (lambda: start_solve(Cube(), target=SEXY), "a Cube is wanted, not str"),
        (lambda: solve_all(Cube(2), metric="qtm"), "such as Metric.QTM"),
    ],
)
def test_text_in_the_place_of_a_value_is_told_apart(work, hint):
    with pytest.raises(TypeError, match=hint):
        work()


@every(
    "work",
    [
        lambda: Cube().apply("R Q"),
        lambda: Cube.from_facelets("URFX"),
        lambda: solve(Cube().painted([8, 9, 20], [1, 2, 0])),
        lambda: solve(Cube(2).apply(SEXY), max_length=1),
    ],
)
def test_errors_come_whole_from_another_process(work):
    with pytest.raises(CubeError) as caught:
        work()
    again = pickle.loads(pickle.dumps(caught.value))
    assert type(again) is caught.type
    assert (str(again), vars(again)) == (str(caught.value), vars(caught.value))


# Algs


@every(
    "made, text",
    [
        (~Alg(SEXY), "U R U' R'"),
        (~Alg("[R, U] 3Rw2"), "3Rw2 [U, R]"),
        (Alg("R") + Alg("U // up") + Alg("F"), "R U // up\nF"),
        (Alg("R ^(F)") + Alg("U"), "R (F)' U"),
        (Alg("") + Alg("R"), "R"),
        (Alg("(R U)") + Alg("x3F"), "(R U)\nx3F"),
        (Alg("(R U)") + Alg("\n"), "(R U) \n"),
        (~Alg("x4 (R U)'"), "(R U)1 x4"),
        (Alg("(R U)1 x3").cancel(), "(R U)1 x3"),
        (Alg("[R, U]") * 6, "[R, U]6"),
        (Alg("R U") * 3, "(R U)3"),
        (3 * Alg("R U"), "(R U)3"),
        (Alg("R U") * -1, "(R U)1'"),
        (Alg("R // so") * 2, "(R // so\n)2"),
        (Alg("R U2 F'").mirror("M"), "L' U2 F"),
        (Alg("3Rw TURN_ROW_1_LEFT").mirror("E"), "3Rw' 2D'"),
        (Alg("R M E").rotate("y"), "F S' E"),
        (Alg("F").rotate("x z"), "R"),
        (Alg("F").rotate("(z' x')'"), "R"),
        (Alg("(R U)3").expand(), "R U R U R U"),
        (Alg("(r U')' // c").expand(), "U r' // c"),
        (Alg("R M' U U").simplify(), "Rw U2"),
        (Alg("R M' U U").simplify(5), "R M' U2"),
        (Alg("R (U U') R").cancel(), "R2"),
    ],
)  # fmt: skip
def test_algs_are_made_of_algs(made, text):
    assert str(made) == text


@every("plane", ["R", "", "ES", "m"])
def test_a_mirror_that_lies_in_no_slice_is_refused(plane):
    with pytest.raises(NotationError, match="M, E or S"):
        Alg("R U").mirror(plane)


def test_algs_that_read_r_in_different_ways_are_not_joined():
    with pytest.raises(NotationError, match="inner_slices"):
        Alg("r") + Alg("r", inner_slices=True)


@every("text", ["R U2 [F, 2D] M' x // so", "3Rw2' (2-3b U)2 ^(R F)", "m E r' y"])
@every("size", [5, 7])
def test_what_is_made_of_an_alg_holds_on_every_cube(text, size):
    alg, cube = Alg(text), random_state(size, seed=3)
    assert cube.apply(alg).apply(~alg) == cube
    assert cube.apply(alg + alg) == cube.apply(alg * 2) == cube.apply(alg).apply(alg)
    assert cube.apply(alg.expand()) == cube.apply(alg.simplify(size)) == cube.apply(alg)
    assert cube.apply(alg.rotate("x")) == cube.apply("x'").apply(alg).apply("x")
    for plane in ("M", "E", "S"):
        twice = alg.mirror(plane).mirror(plane)
        assert twice.moves(size) == alg.moves(size)


def test_an_alg_is_a_value():
    alg = Alg(SEXY)
    assert alg == Alg(SEXY) != Alg("R U")
    assert eval(repr(alg)) == pickle.loads(pickle.dumps(alg)) == alg
    assert {alg: 1}[Alg(SEXY)] == 1
    inner = Alg("r", inner_slices=True)
    assert eval(repr(inner)) == inner != Alg("r")
    assert alg.moves(3) == alg.moves(3)
    assert (alg.length(), Alg("R2 M").length(Metric.QTM)) == (4, 4)
    assert alg.effect(3).order == 6


# Answers


def test_an_answer_is_an_alg_with_stages():
    cube = Cube().apply(SEXY)
    answer = solve(cube)
    assert str(answer) == "U R U' R'"
    assert cube.apply(answer.alg).is_solved
    assert answer.length() == 4
    by_hand = solve(cube, "cfop")
    assert "cross" in [stage.name for stage in by_hand.stages]
    assert cube.apply(by_hand.alg).is_solved


def test_what_may_be_turned_and_where_to_can_be_chosen():
    target = Cube().apply("F")
    answer = solve(Cube(), target=target)
    assert Cube().apply(answer.alg) == target
    with pytest.raises(UnsupportedCubeError, match="cfop makes no target"):
        solve(Cube(), "cfop", target=target)
    cube = Cube(2).apply("R U R'")
    shortest = solve_all(cube, moves="R,U")
    assert "R U' R'" in map(str, shortest)
    assert all(cube.apply(each.alg).is_solved and each.proven_optimal for each in shortest)


@pytest.mark.parametrize(("size", "method"), [(4, "two-phase"), (2, "cfop"), (3, "nobody's")])
def test_a_method_that_is_not_for_the_cube_is_refused(size, method):
    with pytest.raises(UnsupportedCubeError, match=method):
        solve(Cube(size), method)


def test_the_default_method_has_the_name_that_it_has_on_the_command_line():
    cube = Cube.from_alg(SEXY)
    assert solve(cube, "auto").moves == solve(cube).moves


def test_a_size_without_proofs_has_no_list_of_shortest_answers():
    for metric in (Metric.OBTM, Metric.STM):
        with pytest.raises(UnsupportedCubeError, match=r"nothing proves .* answers for a 4×4×4$"):
            solve_all(Cube(4), metric=metric)


def test_a_search_gives_better_and_better_answers_until_it_is_left():
    cube = random_state(3, seed=5)
    with start_solve(cube, time_s=60) as search:
        first = next(search)
        search.stop()
        rest = list(search)
    lengths = [each.length() for each in (first, *rest)]
    assert lengths == sorted(lengths, reverse=True)
    assert search.best in (first, *rest)
    assert isinstance(search.best, Solution)
    assert cube.apply(search.best.alg).is_solved
    assert list(search) == []


def test_a_search_that_ends_with_a_proof_says_so():
    cube = Cube.from_alg("F L F U' R U F2 L2 U' L' B D' B' L2 U")
    with start_solve(cube, "optimal") as search:
        assert [len(answer.moves) for answer in search][-1] == 15
    assert search.best.proven_optimal


def test_what_goes_wrong_in_a_search_reaches_the_caller():
    twisted = Cube().painted([8, 9, 20], [1, 2, 0])
    with pytest.raises(InvalidCubeError), start_solve(twisted) as search:
        list(search)
    with pytest.raises(InvalidCubeError), start_solve(twisted) as search:
        next(search)
    with pytest.raises(UnsupportedCubeError):
        start_solve(Cube(4), "cfop")


def test_limits_that_are_no_amounts_are_refused_at_once():
    for asked in (solve, start_solve):
        for limits in ({"time_s": float("nan")}, {"time_s": float("inf")}, {"max_length": -1}):
            with pytest.raises(LimitsError, match="is not a number of"):
                asked(Cube(), **limits)


# Scrambles


def test_scrambles_are_the_same_for_the_same_seed():
    assert scramble(4, seed=1) == scramble(4, seed=1) != scramble(4, seed=2)
    assert isinstance(scramble(), Alg)
    assert not Cube(4).apply(scramble(4)).is_solved
    assert random_state(5, seed=1) == random_state(5, seed=1)
    for draw in (random_state, scramble, Cube.random):
        with pytest.raises(ScrambleError, match="0 or greater"):
            draw(3, seed=-1)
    with pytest.raises(UnsupportedCubeError, match="5×5×5"):
        scramble(5, kind="random-state")
