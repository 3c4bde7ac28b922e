"""Somebody who stopped inside a card's turns is told which turns are left."""

import pytest

from cubeapp.engine.model.cube import Cube
from cubeapp.engine.model.orientation import in_every_orientation
from cubeapp.engine.notation.parsing import format_moves
from cubeapp.engine.teaching.cards import Card
from cubeapp.engine.teaching.policy import situation
from cubeapp.engine.teaching.resume import resume
from cubeapp.engine.teaching.stages import is_calm

TWISTED = "D' R' D R D' R' D R U D' R' D R D' R' D R D' R' D R D' R' D R U'"


# Later units are mixed, or the first turns of a card would be those of another one taken back.
TOP, MIDDLE = "R U2 R2 F R F' U2 R' F R F'", "U R U' R' U' F' U F U2 R U R' U' F' U' F"


@pytest.mark.parametrize(
    ("setup", "made", "left"),
    [
        (f"{MIDDLE} R U' R'", "R U", "R'"),
        (f"{MIDDLE} L' U L", "L'", "U' L"),
        (f"{MIDDLE} R U' R' U R U2 R'", "R", "U2 R' U'"),
        (f"{TOP} F' U' F U R U R' U'", "U R U' R' y U'", "L' U L"),
        (f"{TOP} F' U' F U R U R' U'", "U R", "U' R' y U' L' U L"),
        ("F U R U' R' F'", "F R U R' U'", "F'"),
        ("U' R U2 R' U' R U' R'", "R U R' U R", "U2 R' U"),
        ("L' U R U' L U R' U'", "U R U'", "L' U R' U' L"),
        (TWISTED, "R' D'", "R D"),
    ],
)
def test_the_rest_of_a_cards_turns_is_found_however_the_cube_is_held(setup, made, left):
    cube = Cube(3).apply("z2").apply(setup)
    card = situation(cube)
    begun = cube.apply_all((*card.spin, *card.first)).apply(made)
    for held in in_every_orientation(begun):
        found = resume(held)
        assert (found.card, found.variant) == (card.card, card.variant)
        assert format_moves(found.left, 3) == left
        assert is_calm(held.apply_all((*found.spin, *found.left)), unit=card.card.unit)


def test_turns_that_are_left_are_counted_without_those_of_the_whole_cube():
    cube = Cube(3).apply("z2").apply("F' U' F U R U R' U'")
    begun = cube.apply_all(situation(cube).spin).apply("U R")
    assert resume(begun).text == "You are inside a card: 6 turns are left."
    almost = begun.apply("U' R' y U' L' U")
    assert resume(almost).text == "You are inside a card: 1 turn is left."


def test_of_any_cube_the_rest_leads_back_to_what_was_done():
    for seed in range(3):
        cube = Cube.random(3, seed=seed)
        while (card := situation(cube)) is not None:
            if card.card.unit > 2:
                begun = cube.apply_all(card.moves[:-1])
                found = resume(begun)
                if not is_calm(begun, unit=card.card.unit):
                    mended = begun.apply_all((*found.spin, *found.left))
                    assert is_calm(mended, unit=card.card.unit)
            cube = cube.apply_all(card.moves)


def test_who_is_inside_no_card_is_told_so():
    for seed in range(20):
        assert resume(Cube.random(3, seed=seed)) is None
    assert resume(Cube(3)) is None
    assert resume(Cube(3).apply("z2").apply("R U' R'")) is None


def test_one_cube_can_be_inside_two_cards_and_the_rest_serves_for_both():
    line = Cube(3).apply("z2").apply("F U R U' R' F'")
    hook = line.apply("F U R U' R' F'")
    begun, almost = line.apply("F"), hook.apply("F R U R' U'")
    assert situation(line).variant == "cap.cross.line"
    assert situation(hook).variant == "cap.cross.hook"
    assert begun == almost
    found = resume(begun)
    assert is_calm(begun.apply_all((*found.spin, *found.left)), unit=5)


@pytest.mark.parametrize(
    "seeds", [range(100, 101), pytest.param(range(101, 109), marks=pytest.mark.slow)]
)
def test_the_card_that_was_begun_is_named_of_nearly_all_cubes(seeds):
    right = count = 0
    for seed in seeds:
        cube = Cube.random(3, seed=seed)
        while (card := situation(cube)) is not None:
            moves, end = card.moves, cube.apply_all(card.moves)
            for made in range(len((*card.spin, *card.first)) + 1, len(moves)):
                begun = cube.apply_all(moves[:made])
                if card.card.unit == 2 or is_calm(begun, unit=card.card.unit):
                    continue
                found, count = resume(begun), count + 1
                is_twist = found.card is card.card is Card.CORNER_TWIST
                right += is_twist or begun.apply_all((*found.spin, *found.left)) in (
                    in_every_orientation(end)
                )
            cube = end
    assert right / count > 0.96


def test_no_round_begins_where_the_corner_is_right():
    # Only the last turn is left that puts the corners in their places; R' would begin a round.
    start = Cube(3).apply("z2").apply("L' U R U' L U R' U'")
    almost = start.apply_all(situation(start).spin).apply("U R U' L' U R' U'")
    found = resume(almost)
    assert (found.variant, format_moves(found.left, 3)) == ("corner.place.one", "L")
