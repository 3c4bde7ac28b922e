"""At an exercise without a card, too, it is told what came of the turns."""

import pytest

from cubeapp.engine.model.cube import Cube
from cubeapp.engine.model.moves import face_turns, inverse
from cubeapp.engine.notation.alg import Alg
from cubeapp.engine.teaching.aims import AIMS
from cubeapp.engine.teaching.course import later_units, lesson
from cubeapp.engine.teaching.exercises import Exercise, exercise
from cubeapp.engine.teaching.judge import GRACE, Kind
from cubeapp.engine.teaching.keeping import KEPT, came_apart
from cubeapp.engine.teaching.later_judge import judge_exercise
from cubeapp.engine.teaching.lessons import Level
from tests.every import every

NAMES = [each.id for unit in later_units() for each in unit.lessons]
BASE = 3
"""Yellow, as the bottom is of a solved cube."""


def case(name, solution, mixed=""):
    """An exercise of a lesson that ``solution`` does, whatever else there is to do."""
    size = lesson(name).size
    moves = Alg(solution).moves(size)
    cube = Cube.solved(size).apply(mixed).apply_all(inverse(moves))
    return Exercise(cube, BASE, name.partition(".")[0], name, turns=len(moves), solution=moves)


def judged(made, turns, paused_s=0.0, **options):
    return judge_exercise(made, Alg(turns).moves(made.cube.size), paused_s, **options)


def test_every_aim_says_what_it_keeps():
    assert KEPT.keys() == AIMS.keys()


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("level", [Level.FINISH, Level.ALONE])
def test_the_solution_is_the_way_to_the_aim_and_what_was_done_is_whole_then(name, level, rng):
    made = exercise(name, level, rng)
    for count in range(1, len(made.solution)):
        verdict = judge_exercise(made, made.solution[:count], is_shown=True)
        assert verdict.kind in (Kind.PART, Kind.REACHED)
        assert verdict.kind is Kind.REACHED or verdict.left == made.solution[count:]
    done = judge_exercise(made, made.solution)
    assert (done.kind, done.own_way) == (Kind.REACHED, False)
    after = made.cube.apply_all(made.solution)
    aim = lesson(name).aim
    assert came_apart(aim, made.cube, made.cube, made.base) is None
    assert came_apart(aim, made.cube, after, made.base) is None


@pytest.mark.parametrize("name", NAMES)
def test_there_always_is_an_answer_and_the_way_back_leads_to_what_was_done(name, rng):
    made = exercise(name, Level.ALONE, rng)
    turns, aim = face_turns(made.cube.size), lesson(name).aim
    for count in (1, 3, 7):
        trail = tuple(turns[index] for index in rng.integers(len(turns), size=count))
        for paused_s in (0, 6):
            verdict = judge_exercise(made, trail, paused_s)
            back = made.cube.apply_all((*trail, *verdict.back))
            if verdict.kind in (Kind.BROKEN, Kind.OPEN):
                on_the_way = judge_exercise(made, (*trail, *verdict.back)).kind
                is_whole = came_apart(aim, made.cube, back, made.base) is None
                assert is_whole or on_the_way is Kind.PART
            assert verdict.text or verdict.kind in (Kind.CALM, Kind.OPEN, Kind.PART, Kind.REACHED)


SUNE = "R U R' U R U2 R'"


@every(
    "made, turns, paused_s, says",
    [
        (case("9.5", SUNE), "R'", 3, "That went down. Take it back: right side up."),
        (case("9.5", SUNE), "R U R' U R' U2 R'", 3, "One turn went the wrong way. It is right s"),
        (case("9.5", SUNE), "R U R' U R U' U' R'", 3, ""),
        (case("9.5", SUNE), "R U R' U", 6, "Not finished yet. 3 more turns."),
        (case("9.5", f"U {SUNE}"), SUNE, 0, "The top was turned otherwise before these turns. Tak"),
        (case("9.5", SUNE), "R U2 R' U' R U' R'", 0, "These turns are for another case. Take back"),
        (case("9.5", SUNE), "F R", 6, "What was done below came apart. Take back 2 turns?"),
        (case("9.5", SUNE), "F U R U' R' F'", 0, ""),
        (case("9.5", SUNE), "F U R U' R' F'", 6, "The white cross came apart. Take back 6 turns?"),
        (case("9.7", "M2 U M2 U2 M2 U M2"), SUNE, 6, "The white top came apart."),
        (case("9.5", SUNE), f"y y' {SUNE} U", 0, "Done, your own way."),
        (case("9.3", "R U R'"), "y F U F'", 0, ""),
        (case("9.3", "R U R'"), "L' U L", 0, ""),
        (case("9.3", "R U R'"), "L' U L", 6, "A pair that was home came apart. Take back 3 turns?"),
        (case("9.3", "R U R'"), "D", 6, "The yellow cross came apart."),
        (case("9.2", "F R U R' U' F'"), "F R U R' U' F'", 0, "The white cross is done."),
        (case("9.2", "F R U R' U' F'"), "U U2 U' U2", 0, "You are back where you started."),
        (case("9.2", "F R U R' U' F'"), "U U'", 0, ""),
        (case("11.3", "Uw' R U' R' Uw"), "Rw", 6, "What was a whole centre came apart."),
        (case("11.6", "2R2 U2 2R2 Uw2 2R2 Uw2"), "L", 6, "What was done below came apart. Take"),
        (case("10.2", "U R U' L' U R' U' L"), "R", 6, "The yellow layer came apart. Take back 1 t"),
    ],
)  # fmt: skip
def test_what_is_said(made, turns, paused_s, says):
    verdict = judged(made, turns, paused_s)
    assert str(verdict.text).startswith(says), verdict.kind
    assert says or not verdict.text


def test_a_corner_in_the_place_of_another_pair_is_named():
    made = case("9.3", "R U R'", mixed="L' U2 L")
    verdict = judged(made, "U L' U' L")
    assert verdict.text == (
        "The yellow-green-red corner went between orange and green. "
        "Its home is between green and red."
    )
    assert made.cube.apply("U L' U' L").apply_all(verdict.back) == made.cube.apply("U")
    assert not judged(made, "U L' U' L U").text


def test_a_cross_that_gets_too_long(rng):
    made = exercise("9.1", Level.ALONE, rng)
    turn = made.solution[0].inverse()
    trail = (turn,)
    while (verdict := judge_exercise(made, trail, 3)).code != "toolong":
        assert verdict.kind in (Kind.CALM, Kind.SLIP, Kind.PART)
        trail = (*trail, *face_turns(3)[:1], *face_turns(3)[3:4])
        assert len(trail) < 40
    back = made.cube.apply_all((*trail, *verdict.back))
    assert judge_exercise(made, (*trail, *verdict.back), 3).code != "toolong", back


def test_what_is_not_whole_for_longer_than_any_way_takes_is_told_without_a_pause():
    made = case("9.5", SUNE)
    for count in range(1, 20):
        kind = judge_exercise(made, Alg("F B L D").moves(3) * 5).kind
        assert kind is Kind.BROKEN
        short = judge_exercise(made, (Alg("F B L D").moves(3) * 5)[:count]).kind
        assert short is (Kind.OPEN if count <= made.turns + GRACE else Kind.BROKEN)
