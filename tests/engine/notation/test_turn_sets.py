import pytest

from cubeapp.engine.model.cube import Cube
from cubeapp.engine.model.errors import InvalidMoveError, UnreachableError, UnsupportedCubeError
from cubeapp.engine.model.moves import face_turns
from cubeapp.engine.notation.alg import Alg
from cubeapp.engine.notation.parsing import format_moves
from cubeapp.engine.notation.turn_sets import (
    TurnSetError,
    format_turn_set,
    format_turns,
    group_order,
    parse_turn_set,
    parse_turns,
    reachable,
    require_reachable,
)
from cubeapp.engine.scrambles.random_state import random_state
from tests.every import every

EVERYTHING = 43_252_003_274_489_856_000


def after(alg, size=3):
    return Cube.solved(size).apply_all(Alg(alg).moves(size))


def random_turns(turns, rng, count=40):
    moves = sorted(turns, key=repr)
    return [moves[index] for index in rng.integers(len(moves), size=count)]


# --- as text -----------------------------------------------------------------------------


@every(
    "text, names",
    [
        ("U,R", "U U2 U' R R2 R'"),
        ("R U", "U U2 U' R R2 R'"),
        ("R2", "R2"),
        ("U R2F", "U U2 U' R2 F F2 F'"),
        (" L2, L ", "L L2 L'"),
        ("D2", "D2"),
    ],
)
@every("size", [2, 3])
def test_a_letter_is_all_turns_of_a_face_and_one_with_a_2_the_half_turn(text, names, size):
    turns = parse_turns(text, size)
    assert {format_moves([turn], size) for turn in turns} == set(names.split())
    assert turns <= set(face_turns(size))


def test_all_six_letters_are_all_face_turns():
    assert parse_turns("URFDLB") == frozenset(face_turns(3))


@pytest.mark.parametrize("text", ["U, R", "U2, R, F2", "U, R, F, D, L, B", "B2"])
def test_a_set_is_named_as_it_is_read(text):
    assert format_turns(parse_turns(text)) == text
    assert format_turns(parse_turns(text, 2), 2) == text


@every(
    "text, words",
    [
        ("U, Q", "'Q' is no set of face turns: a face letter"),
        ("U R'", '"R\'" is no set'),
        ("Rw", "'Rw' is no set"),
        ("u", "'u' is no set"),
        ("R3", "'R3' is no set"),
        ("x", "'x' is no set"),
        ("", "no turns are named"),
        (" , ", "no turns are named"),
    ],
)
def test_a_word_that_names_no_set_is_shown_with_what_would(text, words):
    with pytest.raises(InvalidMoveError) as error:
        parse_turns(text)
    assert words.replace('"', "'") in str(error.value)


def test_a_quarter_turn_alone_has_no_name():
    with pytest.raises(InvalidMoveError, match="cannot be named"):
        format_turns({face_turns(3)[0]})


def test_slices_wide_turns_and_rotations_are_read_and_written_in_their_order():
    assert format_turn_set(parse_turn_set("RUF2")) == "R,U,F2"
    assert len(parse_turn_set("r,M,x,S2")) == 10
    assert format_turn_set(parse_turn_set("Rw l M E2 y")) == "Rw,Lw,M,E2,y"
    with pytest.raises(InvalidMoveError, match="without the other turns"):
        format_turn_set(parse_turn_set("R")[:1])


@every("text, span", [("R, Q", (3, 4)), ("R' U", (0, 2)), (" ", (0, 1)), ("R3w", (0, 3))])
def test_what_names_no_turns_is_pointed_at(text, span):
    for read in (parse_turns, parse_turn_set):
        with pytest.raises(TurnSetError) as error:
            read(text)
        assert error.value.span == span


# --- what they make ----------------------------------------------------------------------


@every(
    "text, order",
    [
        ("U", 4),
        ("U D", 16),
        ("U2 R2", 12),
        ("U R", 73_483_200),
        ("U R F", 170_659_735_142_400),
        ("U2 R2 F2 D2 L2 B2", 663_552),
        ("U D R2 L2 F2 B2", 19_508_428_800),
        ("U R F D L", EVERYTHING),
        ("U R F D L B", EVERYTHING),
    ],
)
def test_sets_of_turns_make_as_many_positions_as_is_known(text, order):
    assert group_order(3, parse_turns(text)) == order


def test_turns_of_three_faces_make_every_2x2x2_with_one_corner_at_rest():
    assert group_order(2, parse_turns("URF", 2)) == 3_674_160
    assert group_order(2, frozenset(face_turns(2))) == 24 * 3_674_160


@every("text", ["U", "U R", "U R F", "U2 R2 F2 D2 L2 B2", "URFDL", "U D R2 F2"])
@every("size", [2, 3])
@every("hold", ["", "x", "y2 z'"])
def test_what_some_turns_made_they_can_solve_however_the_cube_is_held(text, size, hold, rng):
    turns = parse_turns(text, size)
    for _ in range(5):
        cube = after(hold, size).apply_all(random_turns(turns, rng))
        assert reachable(cube, turns)
        require_reachable(cube, turns)


@every(
    "alg, text",
    [
        ("F", "U R"),
        ("R", "U2 R2 F2 D2 L2 B2"),
        ("F", "U D R2 L2 F2 B2"),
        ("[U2, R2] D", "U R F"),
        ("M2", "U R"),
        ("x U", "F R"),
    ],
)
def test_what_other_turns_made_they_cannot(alg, text):
    cube, turns = after(alg), parse_turns(text)
    assert not reachable(cube, turns)
    with pytest.raises(UnreachableError, match=format_turns(turns)):
        require_reachable(cube, turns)


def test_turns_mean_the_faces_as_the_cube_is_held():
    cube = after("x U")  # the turned layer is now that of U, whose sides are other faces' colours
    assert reachable(cube, parse_turns("U"))
    assert not reachable(cube, parse_turns("F"))


def test_a_2x2x2_may_end_held_in_another_way():
    assert reachable(after("R", 2), parse_turns("L", 2))
    assert reachable(after("U D'", 2), parse_turns("U", 2))
    assert not reachable(after("R", 2), parse_turns("U", 2))


def test_no_turns_solve_the_solved_cube_alone():
    assert reachable(after("x y2"), frozenset())
    assert not reachable(after("U"), frozenset())


def test_every_turn_together_solves_every_legal_cube_and_no_other(rng):
    legal = random_state(3, rng)
    assert reachable(legal, face_turns(3))
    assert reachable(random_state(2, rng), face_turns(2))
    flipped = legal.facelets.copy()
    flipped[[7, 19]] = flipped[[19, 7]]  # the two stickers of the edge UF
    assert not reachable(Cube.from_faces(flipped.reshape(6, 3, 3)), face_turns(3))
    assert not reachable(Cube.unpainted(3), face_turns(3))


def test_without_a_set_every_cube_passes():
    require_reachable(after("F"), None)


def test_larger_cubes_are_refused_in_a_sentence():
    with pytest.raises(UnsupportedCubeError, match="4×4×4"):
        reachable(Cube.solved(4), face_turns(4))
