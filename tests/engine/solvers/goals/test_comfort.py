"""What an alg costs hands."""

from __future__ import annotations

import pytest

from cubeapp.engine.notation.alg import Alg
from cubeapp.engine.solvers.goals.comfort import Comfort, comfort
from tests.every import every


def of(alg: str) -> Comfort:
    return comfort(Alg(alg).moves(3))


def cost(alg: str) -> float:
    return of(alg).cost


def test_nothing_costs_nothing():
    assert of("").cost == 0
    assert of("").text == "nothing in the way"


@every(
    "alg, expected",
    [
        ("R", 1),
        ("R2", 1.65),
        ("U", 1),
        ("U2", 1.65),
        ("R U R' U'", 4),
        ("M2", 1.65),
        # Pulled at once, but one wrist has to be turned.
        ("E", 1.6),
        ("S2", 2.65),
        # The front and the back need a wrist turned at the start, and cost more themselves.
        ("F", 1.55),
        ("B2", 3.2),
        ("D", 1.25),
    ],
)
def test_single_turns_cost_what_is_published(alg, expected):
    assert cost(alg) == pytest.approx(expected)


def test_a_trigger_is_quicker_than_its_turns():
    assert cost("R U' R") == pytest.approx(2.5)
    assert cost("R' U R'") == pytest.approx(2.85)
    assert cost("R' U R") == pytest.approx(3)


def test_top_and_bottom_turn_together():
    assert cost("U D'") == pytest.approx(1.5 + 0.25)
    assert cost("D2 U") == pytest.approx(1.65 + 0.5 + 0.25)


def test_a_finger_that_is_out_waits_to_pull_again():
    assert of("M' U M").waits == 0
    assert of("M' M'").waits == pytest.approx(2.25)
    assert cost("M2") < cost("M' M'")


def test_the_left_hand_does_as_the_right_one_but_has_the_middle_at_first():
    for right, left in (("R U R' U'", "L' U' L U"), ("R U R' U R U2 R'", "L' U' L U' L' U2 L")):
        assert cost(left) == pytest.approx(cost(right) + 1)
        assert of(left).switches == 1


def test_turning_two_layers_takes_the_middle_to_the_other_hand():
    assert of("r U R' U R U2 r'").switches == 3
    assert of("R U l'").switches == 0


def test_a_wrist_that_is_turned_as_far_as_it_goes_regrips():
    assert of("R U R U R").regrips == ()
    found = of("R U R U R U R")
    assert len(found.regrips) == 1
    assert "1 regrip" in found.reasons


def test_sides_cost_more_the_further_away_they_are():
    assert cost("R U R' U'") < cost("L F L' F'")
    assert cost("R U R' U'") < cost("R D R' D'") < cost("R B R' B'")
    assert cost("R U R' U' R' F R F'") < cost("L F L' F' L' B L B'")


def test_turns_of_the_whole_cube_are_regrips_of_both_hands():
    assert cost("R U y R U") == pytest.approx(cost("R U") * 2 + 2)
    assert of("y").text == "1 turn of the cube"


def test_it_says_why():
    assert of("R U R' U'").text == "nothing in the way"
    assert of("F R U R' U' F'").text == "2 turns of the front"
    found = of("r' F R F' M2 D B")
    assert "2 turns of the front" in found.reasons
    assert "1 turn of the back" in found.reasons
    assert "1 turn of the bottom" in found.reasons
    assert "1 slice" in found.reasons


def test_larger_cubes_are_turned_alike():
    for alg in ("R U R' U'", "F R U R' U' F'", "Rw U Rw'"):
        assert comfort(Alg(alg).moves(5), 5).cost == cost(alg)
