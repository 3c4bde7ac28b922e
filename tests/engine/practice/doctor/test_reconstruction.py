import pytest

from cubeapp.engine.model.cube import Cube
from cubeapp.engine.model.errors import NotationError
from cubeapp.engine.practice.doctor.reconstruction import (
    Reconstruction,
    read_reconstruction,
    recorded,
)
from cubeapp.engine.practice.solves import Solve
from tests.every import every

TEXT = """
R2 U F' // scramble
// a comment alone

x2 (R U)2 // cross (4)
r' [U, M] @1.5
"""


def test_a_reconstruction_has_a_scramble_and_below_it_what_was_done():
    solve = read_reconstruction(TEXT)
    assert solve.start == Cube.from_alg("R2 U F'")
    assert solve.written == ("x2", "R", "U", "R", "U", "r'", "U", "M", "U'", "M'")
    assert solve.start.apply_all(solve.moves) == Cube.from_alg("R2 U F' x2 R U R U Rw' U M U' M'")


@pytest.mark.parametrize(
    "text",
    [
        "Scramble: R2 U F'\nSolution: x2 R U // cross",
        "scramble:\nR2 U F'\n\nsolution:\nx2 R U",
        "R2 U F'\r\nx2 // inspection\r\nR U↑",
    ],
)
def test_labels_and_signs_for_fingers_say_nothing_of_the_cube(text):
    solve = read_reconstruction(text)
    assert solve.start == Cube.from_alg("R2 U F'")
    assert solve.written == ("x2", "R", "U")


@pytest.mark.parametrize(
    "text",
    [
        "R2 U F' // F U' R2 // by hand // 1.2 s",
        "// found today\nScramble: R2 U F'//Solution: F U' R2\n// the end",
    ],
)
def test_scramble_and_solution_may_stand_in_one_line(text):
    solve = read_reconstruction(text)
    assert (solve.start, solve.is_solved) == (Cube.from_alg("R2 U F'"), True)
    assert solve.written == ("F", "U'", "R2")


def test_a_comment_is_no_solution_though_it_reads_like_moves():
    solve = read_reconstruction("R2 U F' // F\nF U' // U'\nR2")
    assert solve.written == ("F", "U'", "R2")


@pytest.mark.parametrize(
    ("text", "fault", "said"),
    [
        ("R2 U F' // F U'", " F U'", "do not solve the cube of the scramble"),
        ("R2 U F' // F U' R* // mine", "*", "solution: "),
        ("R2 U Q // F U' R2", "Q", "scramble: "),
        ("R U // U' R'\nF // F'\n// two", "F // F'", "give one at a time"),
    ],
)
def test_a_line_that_is_no_whole_solve_says_why(text, fault, said):
    with pytest.raises(NotationError, match=said) as caught:
        read_reconstruction(text)
    assert text[slice(*caught.value.span)] == fault


def test_times_behind_moves_are_seconds_with_a_point_and_milliseconds_without():
    solve = Reconstruction("R U", "U'@0.25 // @9.0\nR' @1200 U U'@1.5")
    assert solve.written == ("U'", "R'", "U", "U'")
    assert solve.seconds == (0.25, 1.2, None, 1.5)


@pytest.mark.parametrize(
    ("solution", "seconds"),
    [
        ("F@0.5 (R@1.0 U@2.0)2 D@3.0", (0.5, *[None] * 4, 3.0)),
        ("[R@1.0, U@2.0] D@3.0", (*[None] * 4, 3.0)),
        ("[R@1.0: U@2.0] D@3.0", (None, 2.0, None, 3.0)),
        ("(R@1.0 U@2.0)' D@3.0", (None, None, 3.0)),
        ("(R@1.0 U@2.0) D@3.0", (1.0, 2.0, 3.0)),
    ],
)
def test_times_in_brackets_never_run_backwards(solution, seconds):
    assert Reconstruction("F", solution).seconds == seconds


@pytest.mark.parametrize(
    ("solution", "pace"),
    [
        ("R@0.25 U@0.5 R'@1.5", (0.25, 0.25, 1.0)),
        ("R U@1.0 F@61.0 U", (0.5, 0.5, 2.0, 2.0)),
        ("R U R'", None),
        ("R@0 U@0 R'@0", (0, 0, 0)),
    ],
)
def test_the_pace_of_a_solve_is_that_of_its_times_but_for_long_pauses(solution, pace):
    assert Reconstruction("R U", solution).pace(longest_s=2.0) == pace


@every(
    "scramble, solution, fault",
    [
        ("R Q", "U", "Q"),
        ("R U", "U' R* // x", "*"),
        ("R U", "U' 4R", "4R"),
        ("R U", "U'\n(R' // never closed", "("),
        ("R U", "U'@soon", "@"),
    ],
)
def test_an_error_points_at_what_is_wrong(scramble, solution, fault):
    with pytest.raises(NotationError) as caught:
        Reconstruction(scramble, solution)
    text = scramble if "Q" in scramble else solution
    assert text[slice(*caught.value.span)] == fault
    with pytest.raises(NotationError) as caught:
        read_reconstruction(f"\n{scramble} // scramble\n{solution}")
    first, last = caught.value.span
    assert f"\n{scramble} // scramble\n{solution}"[first:last] == fault


@pytest.mark.parametrize("text", ["", "R U R'", "R U // alone\n// nothing", "\n\n"])
def test_a_scramble_alone_is_no_solve(text):
    with pytest.raises(NotationError, match="a scramble and below it a solution"):
        read_reconstruction(text)


@pytest.mark.parametrize("solution", ["", " // nothing", "R4", "(R U)600"])
def test_a_solution_has_moves_but_not_thousands(solution):
    with pytest.raises(NotationError, match="moves"):
        Reconstruction("R U", solution)


@pytest.mark.parametrize(
    ("solution", "fault"),
    [("U'@2.0 R'@1.5", "@1.5"), ("U'@300 R'@200 F@250", "@200"), (f"U'@{'9' * 5000} R'", "@")],
)
def test_times_go_forwards_and_are_those_of_a_solve(solution, fault):
    with pytest.raises(NotationError, match="solution: ") as caught:
        Reconstruction("R U", solution)
    assert solution[slice(*caught.value.span)] == fault


def test_a_solve_whose_clock_was_set_back_is_read_without_its_times():
    solve = Solve(300, scramble="R U", alg="U' R'", times_ms=(200, 100))
    assert recorded(solve).seconds == (None, None)


def test_thousands_of_times_take_no_time():
    solve = Reconstruction("R U", f"U' {'@1.5 ' * 50_000} R'")
    assert solve.seconds == (1.5, None)
