import numpy as np
import pytest

from cubeapp.engine.model.cube import Cube
from cubeapp.engine.model.moves import inverse
from cubeapp.engine.notation.merging import merged
from cubeapp.engine.notation.parsing import format_moves
from cubeapp.engine.practice.doctor.reading import METRIC, read_solve
from cubeapp.engine.practice.doctor.reconstruction import Reconstruction, read_reconstruction
from cubeapp.engine.solvers.by_hand.choices import Style
from tests.engine.practice.doctor.made import (
    SIZE,
    alg,
    by_hand,
    cfop,
    joined_cfop,
    of_moves,
    right_ends,
    roux,
    with_rotations,
    zz,
)

CROSS = "x2 y L2 U D2 F' L"
PAIRS = "F U2 F' R' U2 R2 U2 R' y' U' L' U' L U F U F' U2 L U' L'"
OLL, PLL = "U' r U R' U R U2 r'", "U R U R' U' D R2 U' R U' R' U R' U R2 D'"
SCRAMBLE = "R U2 F' L D B2"
SOLVE = Reconstruction(SCRAMBLE, f"{CROSS} // cross\n{PAIRS} {OLL}\n{PLL} U // done")


def read(moves, scramble=SCRAMBLE):
    return read_solve(Reconstruction(scramble, moves))


def algs(reading):
    return {str(step.name): step.alg for step in reading.steps}


def rightness(kind, count, seed=0):
    """The share of steps that end where they should, and how often the method is the right one."""
    rng = np.random.default_rng(seed)
    right = total = methods = 0
    for number in range(count):
        made = MADE[kind](number, rng)
        reading = read_solve(made.solve)
        assert reading.is_solved
        assert " ".join(filter(None, algs(reading).values())) == format_moves(made.moves, SIZE)
        here, of = right_ends(made, reading)
        right, total, methods = (
            right + here,
            total + of,
            methods + (reading.method.key == made.method),
        )
    return right / total, methods / count


MADE = {
    "plain": lambda number, rng: with_rotations(cfop(number), rng),
    "short": lambda number, rng: with_rotations(cfop(number, Style.SHORT), rng),
    "joined": lambda number, rng: joined_cfop(rng),
    "joined pairs": lambda number, rng: joined_cfop(rng, least=0),
    "zz": lambda number, rng: with_rotations(zz(rng), rng),
    "roux": lambda number, rng: with_rotations(roux(rng), rng),
}


@pytest.mark.parametrize("kind", ["plain", "joined", "zz", "roux"])
def test_steps_end_where_they_were_made_to(kind):
    assert rightness(kind, 2) == (1, 1)


@pytest.mark.slow
@pytest.mark.parametrize(
    ("kind", "count", "share"),
    [
        ("plain", 500, 0.99),
        ("short", 500, 0.99),
        ("joined", 200, 0.97),
        ("joined pairs", 200, 0.95),
        ("zz", 100, 0.97),
        ("roux", 300, 0.97),
    ],
)
def test_nearly_all_steps_of_many_solves_end_where_they_were_made_to(kind, count, share):
    ends, methods = rightness(kind, count, seed=1)
    assert ends >= share
    assert methods >= 0.97


@pytest.mark.slow
@pytest.mark.parametrize("method", ["beginner", "classic"])
@pytest.mark.parametrize("style", [Style.PLAIN, Style.SHORT])
def test_solves_of_beginners_are_told_from_those_by_pairs(method, style):
    solves = [of_moves(by_hand(method, seed, style)[1], {}).solve for seed in range(60)]
    assert sum(read_solve(solve).method.key == "beginner" for solve in solves) >= 54


def test_a_solve_is_read_in_its_steps_as_it_was_written():
    reading = read_solve(SOLVE)
    assert (reading.method.key, reading.is_solved) == ("cfop", True)
    assert format_moves(reading.orientation, SIZE) == "x2 y"
    assert algs(reading) == {
        "cross": CROSS,
        "F2L 1": "F U2 F'",
        "F2L 2": "R' U2 R2 U2 R'",
        "F2L 3": "y' U' L' U' L U F U F'",
        "F2L 4": "U2 L U' L'",
        "OLL": OLL,
        "PLL": PLL,
        "AUF": "U",
    }
    cases = {str(step.name): str(step.case.title) for step in reading.steps if step.case}
    assert cases["OLL"] == "OLL 7"
    assert cases["PLL"] == "PLL Gd"
    assert cases["F2L 1"] == cases["F2L 4"] == "F2L 1"
    assert [step.slot for step in reading.steps] == ["", "FL", "FR", "FL", "BL", "", "", ""]


def test_turns_of_the_whole_cube_are_no_turns_and_slices_and_wide_turns_are_one():
    steps = {str(step.name): step for step in read_solve(SOLVE).steps}
    assert steps["cross"].length == 5
    assert steps["OLL"].length == 8
    assert sum(step.length for step in steps.values()) == METRIC.count(SOLVE.moves, SIZE) == 50


def test_a_solve_without_turns_of_the_whole_cube_tells_how_to_hold_it():
    written = Reconstruction(SCRAMBLE, format_moves(merged(SOLVE.moves, SIZE), SIZE))
    reading = read_solve(written)
    assert format_moves(reading.orientation, SIZE) == "x2"
    assert [step.length for step in reading.steps] == [5, 3, 5, 8, 4, 8, 16, 1]
    assert all(set(step.slot) <= set("FRBL") for step in reading.steps)


def test_what_was_skipped_stands_there_with_an_empty_alg():
    reading = read("U2 y", scramble="U2")
    assert algs(reading) == dict.fromkeys(algs(read_solve(SOLVE)), "") | {"AUF": "U2 y"}
    assert all(step.is_done for step in reading.steps)


def test_two_pairs_that_end_with_one_turn_have_a_slot_each_and_the_first_one_their_moves():
    solution = "R L' U' R' L"
    reading = read(solution, scramble=format_moves(inverse(alg(solution)), SIZE))
    pairs = [step for step in reading.steps if str(step.name).startswith("F2L")]
    assert [step.slot for step in pairs] == ["BL", "BR", "FR", "FL"]
    assert [step.alg for step in pairs] == ["", "", solution, ""]
    assert [step.is_shared for step in pairs] == [False, False, False, True]
    # Two pairs that were home already are skipped, and no step had to do only one of the others.
    assert set(pairs[2].task.parts) == {"BL", "BR", "FR", "FL"}


def test_a_pair_that_cancels_with_the_oll_is_told_apart_from_it():
    solution = "U R U2 R' U R U2 R' U'"
    reading = read(solution, scramble=format_moves(inverse(alg(solution)), SIZE))
    steps = {str(step.name): step for step in reading.steps}
    # R U R' and then R U R' U R U2 R'.
    assert (steps["F2L 4"].alg, steps["F2L 4"].is_joined) == ("U R U2", True)
    assert (steps["OLL"].alg, str(steps["OLL"].case.title)) == ("R' U R U2 R'", "OLL 27")
    assert not steps["OLL"].is_joined


def test_a_pair_whose_last_turn_is_one_with_the_first_of_the_next_pair_ends_there():
    solution = "U B' U' B U2 B' U B2 U2 B' U' R' U2 R"
    reading = read(solution, scramble=format_moves(inverse(alg(solution)), SIZE))
    third, fourth = (step for step in reading.steps if str(step.name) in ("F2L 3", "F2L 4"))
    # Its slot is seen whole only three moves later, with the B' of the last pair.
    assert (third.alg, third.is_joined) == ("U B' U' B U2 B' U B2", True)
    assert (fourth.alg, fourth.is_joined) == ("U2 B' U' R' U2 R", False)


def test_an_alg_keeps_the_turns_of_the_cube_that_end_it_and_a_pair_those_before_it():
    solution = "R U' R' y' U R U R' x R' U R' D2 R U' R' D2 R2 x' U"
    reading = read(solution, scramble=format_moves(inverse(alg(solution)), SIZE))
    found = algs(reading)
    assert found["F2L 4"].startswith("y' ")
    assert found["PLL"].endswith(" x'")
    assert found["AUF"] == "U"


def test_a_solution_that_does_not_solve_is_read_as_far_as_it_came():
    moves = SOLVE.alg.expand().text.replace("\n", " ")
    cut = moves.replace("// cross", "").replace("// done", "").split()[:-6]
    reading = read(" ".join(cut))
    whole = read_solve(SOLVE)
    assert not reading.is_solved
    assert [step.alg for step in reading.steps[:6]] == [step.alg for step in whole.steps[:6]]
    assert [(str(step.name), step.is_done) for step in reading.steps[6:]] == [("PLL", False)]


def test_turns_of_the_whole_cube_alone_are_no_step_that_was_left_unfinished():
    steps = read("F' U' y", scramble="R U F").steps
    assert " ".join(step.alg for step in steps if step.alg) == "F' U' y"
    assert all(step.is_done or step.length for step in steps)


def test_moves_after_everything_was_done_are_the_rest():
    reading = read("U R R'", scramble="U'")
    assert reading.is_solved
    assert (str(reading.steps[-1].name), reading.steps[-1].alg) == ("rest", "R R'")


def test_times_tell_how_long_each_step_took():
    timed = f"{CROSS}@1.5 {PAIRS}@5.25 {OLL}@7.0 {PLL}@9.5 U@9.75"
    seconds = {str(step.name): step.seconds for step in read(timed).steps}
    assert seconds["cross"] == 1.5
    assert (seconds["PLL"], seconds["AUF"]) == (2.5, 0.25)
    assert seconds["F2L 2"] is None


def test_a_reconstruction_is_read_like_its_moves():
    text = f"{SCRAMBLE} // scramble\n{CROSS} // cross\n{PAIRS} // F2L\n{OLL} // OLL\n{PLL} U"
    assert algs(read_solve(read_reconstruction(text))) == algs(read_solve(SOLVE))


def test_a_solved_cube_that_is_turned_and_turned_back_has_no_steps_to_name():
    reading = read("R R'", scramble="")
    assert reading.is_solved
    assert Cube.from_alg("R R'") == Cube(SIZE)
    assert [step.alg for step in reading.steps if step.alg] == ["R R'"]
