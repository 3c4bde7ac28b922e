"""Whatever was turned, one card comes next, its texts are true, and the cards solve every cube."""

import itertools
from collections import Counter

import numpy as np
import pytest

from cubeapp.engine.legality.diagnosis import InvalidCubeError
from cubeapp.engine.model.cube import Cube
from cubeapp.engine.model.errors import UnsupportedCubeError
from cubeapp.engine.model.moves import Metric
from cubeapp.engine.model.orientation import in_every_orientation
from cubeapp.engine.teaching.cards import Card, card_texts
from cubeapp.engine.teaching.goals import goal_reached, lesson_reached
from cubeapp.engine.teaching.policy import as_good, situation
from cubeapp.engine.teaching.stages import SOLVED, is_calm, unit_of_cube
from tests.engine.teaching.plain import Plain
from tests.engine.teaching.truth import check
from tests.every import every

MOST_CARDS = 60


def played(cube, base=0):
    """The cards one after the other until the cube is solved."""
    cards = []
    while (card := situation(cube, base)) is not None:
        cards.append(card)
        assert len(cards) <= MOST_CARDS
        cube = cube.apply_all(card.moves)
    assert Plain.of(cube).is_solved()
    return cards


@pytest.mark.parametrize("base", range(6))
def test_the_cards_solve_any_cube_in_every_colour_and_their_texts_are_true(base):
    for seed in range(3):
        for card in played(Cube.random(3, seed=10 * seed + base), base):
            check(card)


def test_the_cards_solve_a_cube_from_each_way_to_hold_it():
    for cube in in_every_orientation(Cube.random(3, seed=7)):
        cards = played(cube)
        assert Plain.of(cube).after(cards[0].spin).centre((0, -1, 0)) == "white"


def test_of_a_solved_cube_nothing_is_left_however_it_is_held():
    for cube in in_every_orientation(Cube(3)):
        assert situation(cube) is None
        assert unit_of_cube(cube) == SOLVED


def test_a_cube_that_no_card_is_for_is_refused():
    with pytest.raises(UnsupportedCubeError):
        situation(Cube(4))
    for index in (0, 4):  # a corner, a centre
        with pytest.raises(InvalidCubeError):
            situation(Cube(3).painted([index], 3))
    with pytest.raises(InvalidCubeError):
        situation(Cube(3).painted([10], 2))  # UF in the place of UR as well


@every(
    "alg, variant, first, turns",
    [
        ("F2 R2 B2 L2 R'", "petal.middle", "", "R"),
        ("F2 R2 B2 L2 U R2", "petal.bottom", "", "R2"),
        ("F2", "cross.down", "", "F2"),
        ("R U' R'", "corner.side", "", "R U R'"),
        ("L' U L", "corner.side", "", "L' U' L"),
        ("R U' R' U R U2 R'", "corner.up", "", "R U2 R' U'"),
        ("F' U' F U R U R' U'", "edge.in", "", "U R U' R' y U' L' U L"),
        ("F U F' U' L' U' L U", "edge.in", "", "U' L' U L y' U R U' R'"),
        ("F U R U' R' F'", "cap.cross.line", "", "F R U R' U' F'"),
        ("U' R U2 R' U' R U' R'", "edge.order.two", "", "R U R' U R U2 R' U"),
        ("L' U R U' L U R' U'", "corner.place.one", "", "U R U' L' U R' U' L"),
        ("U", "last.turn", "", "U'"),
    ],
)
def test_set_ups_lead_to_their_cards(alg, variant, first, turns):
    cube = Cube(3).apply("z2").apply(alg)
    card = situation(cube)
    assert card.variant == variant
    wanted = cube.apply_all(card.spin).apply(f"{first} {turns}".strip())
    assert cube.apply_all(card.moves) == wanted


def test_the_piece_is_lit_on_the_cube_as_it_is_given():
    cube = Cube(3).apply("R U R' U'")
    card = situation(cube)
    shown = {int(cube.facelets[index]) for index in card.lit}
    assert shown == set(card.piece)


@pytest.mark.parametrize("turns", ["R' L", "R' L U", "R L'", "F R' L"])
def test_another_piece_may_be_taken_by_the_same_card(turns):
    cube = Cube(3).apply("z2 F2 R2 B2 L2").apply(turns)
    card = situation(cube)
    found = [as_good(card, facelet) for facelet in range(54)]
    by_piece = {other.piece: other for other in found if other is not None}
    assert len(by_piece) == 2
    assert by_piece[card.piece] == card
    for other in by_piece.values():
        assert other.variant == card.variant
        assert {int(cube.facelets[facelet]) for facelet in other.lit} == set(other.piece)
        assert lesson_reached(card, cube.apply_all(other.moves))
        check(other)


# Three corners of the top twisted, one after the other.
TWISTED = "z2 D' R' D R D' R' D R U' D' R' D R D' R' D R D' R' D R D' R' D R U"


def test_between_two_rounds_the_corner_at_the_front_right_goes_on():
    card = situation(Cube(3).apply(TWISTED))
    assert card.variant == "corner.twist"
    inside = card.cube.apply_all((*card.spin, *card.first))
    for done, chunk in enumerate(card.chunks[:-1], start=1):
        inside = inside.apply_all(chunk)
        again = situation(inside)
        assert is_calm(inside, unit=8)
        assert again.card is Card.CORNER_TWIST
        assert again.piece == card.piece
        assert again.moves == tuple(move for chunk in card.chunks[done:] for move in chunk)
        check(again)


def test_a_cube_that_was_turned_between_two_rounds_is_turned_back():
    card = situation(Cube(3).apply(TWISTED))
    inside = card.cube.apply_all((*card.spin, *card.first, *card.chunks[0]))
    turned = inside.apply("y")
    again = situation(turned)
    assert again.card is Card.CORNER_TWIST
    assert turned.apply_all(again.spin) == inside


def test_a_goal_is_reached_by_other_turns_too_but_not_before():
    for seed in range(10):
        cards = played(Cube.random(3, seed=seed))
        for card, following in itertools.pairwise(cards):
            assert not goal_reached(card, card.cube)
            assert goal_reached(card, following.cube)
            assert goal_reached(card, following.cube.apply("y"))


def test_a_goal_is_not_reached_while_an_earlier_unit_is_broken():
    cube = Cube(3).apply("z2").apply("R U' R'")
    card = situation(cube)
    done = cube.apply_all(card.moves)
    assert goal_reached(card, done)
    assert not goal_reached(card, done.apply("R"))


def test_some_lessons_go_on_after_their_card():
    cube = Cube(3).apply("z2").apply("R U' R' U R U2 R'")
    tip = situation(cube)
    tipped = cube.apply_all(tip.moves)
    assert goal_reached(tip, tipped)
    assert not lesson_reached(tip, tipped)
    assert lesson_reached(tip, tipped.apply_all(situation(tipped).moves))


def figures(cubes):
    """Turns and cards of each cube, and the most cards of a stage in a row."""
    turns, counts, rows = [], [], Counter()
    for cube in cubes:
        cards = played(cube)
        turns.append(sum(Metric.HTM.count(card.moves, 3) for card in cards))
        counts.append(len(cards))
        for stage, count in Counter(map(stage_of, cards)).items():
            rows[stage] = max(rows[stage], count)
    return turns, counts, rows


def stage_of(card):
    if card.card <= Card.PETAL_FRONT:
        return "daisy"
    return "last" if card.variant == "last.turn" else card.card.unit


MOST_IN_A_ROW = {"daisy": 7, 2: 4, 3: 12, 4: 8, 5: 3, 6: 2, 7: 3, 8: 5, "last": 1}


def assert_short(turns, counts, rows):
    assert np.mean(turns) <= 135
    assert np.mean(counts) <= 26
    assert max(turns) <= 190
    assert max(counts) <= 34
    assert all(count <= MOST_IN_A_ROW[stage] for stage, count in rows.items()), rows


def test_whole_cubes_take_few_cards():
    turns, counts, rows = figures([Cube.random(3, seed=seed) for seed in range(40)])
    assert max(turns) <= 190
    assert max(counts) <= 34
    assert all(count <= MOST_IN_A_ROW[stage] for stage, count in rows.items()), rows


@pytest.mark.slow
def test_a_thousand_cubes_take_135_turns_and_26_cards_on_average():
    assert_short(*figures([Cube.random(3, seed=seed) for seed in range(1000)]))


@pytest.mark.slow
def test_the_texts_of_a_thousand_cubes_are_true():
    seen = Counter()
    for seed in range(1000):
        for card in played(Cube.random(3, seed=seed), seed % 6):
            check(card)
            seen[card.variant] += 1
    assert seen.keys() == card_texts().keys() - {"corner.twist.back"}
