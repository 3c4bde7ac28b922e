"""The story of each kind of slip."""

import pytest

from cubeapp.engine.model.cube import Cube
from cubeapp.engine.notation.alg import Alg
from cubeapp.engine.slips.trail import Kind, Position, Slip, Trail
from cubeapp.ui.solve.lost import words
from tests.every import every

TRAIL = Trail(Cube.solved(5), Alg("R' U2 Rw F B").moves(5))


def slip(kind, move, did):
    return Slip(kind, move, Alg(did).moves(5))


@every(
    "made, title, about, advice",
    [
        (slip(Kind.DIRECTION, 1, "R"), "At move 1 you turned the other way",
         "It was R' and became R.", "R' is right side down, R is right side up."),
        (slip(Kind.AMOUNT, 1, "R2"), "At move 1 you turned twice instead of once",
         "It was R' and became R2.", "R' is right side down, R2 is right side up, twice."),
        (slip(Kind.AMOUNT, 2, "U"), "At move 2 you turned once instead of twice",
         "It was U2 and became U.", "U2 is top to the left, twice, U is top to the left."),
        (slip(Kind.SIDE, 1, "L'"), "At move 1 you turned another side",
         "It was R' and became L'.", "R' is right side down, L' is left side up."),
        (slip(Kind.SIDE, 3, "R"), "At move 3 you turned other layers",
         "It was Rw and became R.",
         "Rw is 2 layers at the right up, R is right side up."),
        (slip(Kind.SKIPPED, 4, ""), "You left out move 4",
         "It was F (front to the right).", "Turn first, then say that it is done."),
        (slip(Kind.TWICE, 4, "F F"), "You made move 4 twice",
         "It was F (front to the right).",
         "Say that it is done as soon as it is, and the next move comes."),
        (slip(Kind.SWAPPED, 4, "B F"), "You made moves 4 and 5 in the other order",
         "It was F (front to the right).", "The order matters: one move at a time."),
        (slip(Kind.ORIENTATION, 2, "y"), "From move 2 on you held the cube another way",
         "As if the cube had been turned: whole cube to the left, the right side comes to the "
         "front.", "Look at the centres before each move; they tell how to hold it."),
    ],
)  # fmt: skip
def test_a_slip_is_told_with_how_to_avoid_it(made, title, about, advice):
    assert words.title(made, TRAIL) == title
    assert words.about(made, TRAIL) == about
    assert words.advice(made, TRAIL) == advice


def test_a_sticker_is_asked_for_by_its_place_and_its_side_by_the_centre():
    assert words.question(0, 3) == "Which colour is here: top, back left?"
    assert words.where(0, Cube.solved(3)) == (
        "Look at the framed place on your own cube. The top is the side with the white centre."
    )
    assert words.where(0, Cube.solved(4)) == "Look at the framed place on your own cube."


@pytest.mark.parametrize(
    ("one", "made", "around"),
    [
        (slip(Kind.DIRECTION, 3, "Rw'"), "R' U2 Rw' F", ("R' U2", "Rw'", "F")),
        (slip(Kind.SKIPPED, 2, ""), "R' Rw F", ("R'", "U2", "Rw F")),
        (slip(Kind.TWICE, 5, "B B"), "R' U2 Rw F B B", ("R' U2 Rw F", "B B", "")),
    ],
)
def test_the_moves_around_a_slip_are_those_that_were_made(one, made, around):
    moves = Alg(made).moves(5)
    position = Position(TRAIL.start.apply_all(moves), (one,), 5, moves)
    assert words.moves_around(position, TRAIL) == around


def test_of_many_moves_those_around_the_slip_are_told():
    trail = Trail(Cube.solved(3), Alg("R U " * 15).moves(3))
    made = (*trail.moves[:14], *Alg("R'").moves(3), *trail.moves[15:])
    position = Position(trail.start, (slip(Kind.DIRECTION, 15, "R'"),), 30, made)
    assert words.moves_around(position, trail) == (
        "… " + "R U " * 3 + "R U",
        "R'",
        "U R" + " U R" * 3 + " …",
    )
