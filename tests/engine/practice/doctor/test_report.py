import pytest

from cubeapp.engine.model.geometry import Face
from cubeapp.engine.model.moves import inverse
from cubeapp.engine.notation.parsing import format_moves
from cubeapp.engine.practice.doctor.lanes import lanes_of
from cubeapp.engine.practice.doctor.lost_turns import LostTurns
from cubeapp.engine.practice.doctor.reading import read_solve
from cubeapp.engine.practice.doctor.reconstruction import Reconstruction, recorded
from cubeapp.engine.practice.doctor.report import reports_of, with_best
from cubeapp.engine.practice.doctor.telling import told
from cubeapp.engine.practice.solves import Solve
from cubeapp.engine.solvers.control import SearchControl
from cubeapp.engine.solvers.goals.comfort import comfort
from tests.engine.practice.doctor.made import SIZE, alg

CROSS = "F2 U U' R2 B2 L2"
PAIRS = "U R U' R' y U R U' R' y' U' L' U L y2 U R U' R'"
LAST = "r U R' U R U2 r' U R U R' U' R' F R2 U' R' U' R U R' F' U"


def solve_by(solution):
    """A solve by these moves, of the cube that they solve."""
    moves = alg(solution)
    return Reconstruction(format_moves(inverse(moves), SIZE), solution)


def timed(moves, gaps):
    """Moves with times: each ends so many seconds after the one before."""
    at, words = 0.0, []
    for move, gap in zip(moves.split(), gaps, strict=True):
        at += gap
        words.append(f"{move}@{at:.3f}")
    return " ".join(words)


def reported(solution):
    """A solve as it was read, and its reports by the names of the steps."""
    reading = read_solve(solve_by(solution))
    reports = tuple(with_best(reading, reports_of(reading), SearchControl()))
    return reading, {str(report.step.name): report for report in reports}


@pytest.fixture(scope="module")
def whole():
    return reported(f"{CROSS} {PAIRS} {LAST}")


def test_turns_of_the_cube_and_regrips_of_each_step_are_counted(whole):
    reading, reports = whole
    assert sum(report.rotations for report in reports.values()) == 3
    for report in reports.values():
        moves = reading.solve.moves[report.step.first : report.step.last]
        assert report.regrips == len(comfort(moves).regrips)
        assert (report.pause_s, report.turns_a_second) == (None, None)


def test_the_edges_that_took_the_turns_of_a_cross_are_named(whole):
    reading, reports = whole
    cross, start = reports["cross"], reading.solve.start
    bottom, right = (int(start.faces[face, 1, 1]) for face in (Face.D, Face.R))
    assert (cross.step.length, cross.best.length, cross.extra) == (6, 4, 2)
    assert cross.lost == (LostTurns(((bottom, right),), 2),)
    assert "Yellow-orange edge: 2 turns too many." in told(cross)
    assert not any(report.lost for name, report in reports.items() if name != "cross")


def test_a_cross_that_is_turned_into_place_at_the_end_counts_for_its_last_edge():
    # Three edges wait a quarter turn away; the last one comes after a detour.
    _, reports = reported(f"D' R D' F2 U U' L2 D {PAIRS} {LAST}")
    lost = reports["cross"].lost
    assert sum(each.turns for each in lost) == reports["cross"].extra > 0
    assert all(each.edges for each in lost)


def test_pauses_and_speeds_come_from_the_times_of_the_moves():
    moves = "U R U R' U' R' F R2 U' R' U' R U R' F'"
    solve = Reconstruction(
        format_moves(inverse(alg(f"{moves} U")), SIZE),
        timed(f"{moves} U", [0.5] + 14 * [0.1] + [2]),
    )
    reading = read_solve(solve)
    reports = {str(report.step.name): report for report in reports_of(reading)}
    pll, auf = reports["PLL"], reports["AUF"]
    assert pll.pause_s == pytest.approx(0.5)
    assert pll.turns_a_second == pytest.approx(10)
    assert (auf.pause_s, auf.turns_a_second) == (pytest.approx(2), None)
    assert "2.00 s went by before its first turn." in told(auf)
    assert "went by" not in told(reports["OLL"])


def test_the_lanes_are_in_turns_or_in_seconds_and_the_best_below_begins_with_each_step(whole):
    _, reports = whole
    lanes = lanes_of(tuple(reports.values()))
    assert lanes.length == sum(report.step.length for report in reports.values())
    cross = lanes.bands[0]
    assert (cross.begin, cross.turning, cross.end, cross.best_end) == (0, 0, 6, 4)
    solve = Reconstruction("U2", "U@1.0 U@3.0")
    [band] = [each for each in lanes_of(reports_of(read_solve(solve))).bands if each.end > 0]
    assert (band.begin, band.turning, band.end, band.best_end) == (0, 1, 3, None)


def test_what_is_said_of_a_step_tells_its_length_beside_the_best(whole):
    reading, reports = whole
    assert told(reports["cross"]).startswith("6 turns; the shortest has 4, 2 fewer.")
    assert "nothing shorter was found" in told(reports["OLL"])
    cut = " ".join(reading.solve.solution.split()[:-6])
    *_, last = reports_of(read_solve(Reconstruction(reading.solve.scramble, cut)))
    assert told(last).startswith("10 turns, and it was not finished.")


def test_a_solve_on_screen_is_read_with_its_times():
    solve = Solve(3000, scramble="U' R'", alg="y' R U", times_ms=(0, 1200, 3000))
    found = recorded(solve)
    assert found.seconds == (0.0, 1.2, 3.0)
    assert found.moves == alg("y' R U")


def test_a_step_after_a_joint_begins_with_a_cube_that_never_was():
    # R U R' and then R U R' U R U2 R', of which R' R are left out.
    steps = {str(step.name): step for step in read_solve(solve_by("U R U2 R' U R U2 R' U'")).steps}
    pair, oll = steps["F2L 4"], steps["OLL"]
    assert pair.is_joined
    assert oll.task.held.apply_all(alg("R U R' U R U2 R' U'")).is_solved
    assert pair.task.held == solve_by("U R U2 R' U R U2 R' U'").start
