"""The sets of cases: whole, solved by their algs, and seen as the lists of cubers show them."""

import numpy as np
import pytest

from cubeapp.engine.legality.validity import diagnose
from cubeapp.engine.library.case_sets import (
    case_cube,
    case_sets,
    case_start,
    last_turn,
    moved_pieces,
    parity_set,
    picture_cube,
)
from cubeapp.engine.library.from_above import seen_from_above, seen_from_below
from cubeapp.engine.model.cube import Cube
from cubeapp.engine.model.geometry import UNPAINTED, Axis, Face
from cubeapp.engine.model.moves import Metric, face_turn, rotation
from cubeapp.engine.solvers.by_hand.cases import case_data
from tests.every import every

SETS = {case_set.name: case_set for case_set in case_sets()}
CASES = [case for case_set in case_sets() for case in case_set.cases]
YELLOW, WHITE = Face.D, Face.U


def of_set(name):
    return SETS[name].cases


def test_the_sets_have_as_many_cases_as_people_count():
    counts = {name: len(case_set.cases) for name, case_set in SETS.items()}
    assert counts == {
        "OLL": 57,
        "PLL": 21,
        "F2L": 41,
        "OLL 2×2×2": 7,
        "PBL 2×2×2": 6,
        "Parity 4×4×4": 12,
        "Parity 5×5×5": 10,
        "Parity 6×6×6": 11,
    }


@every("name", SETS)
def test_every_alg_solves_its_case_and_keeps_the_hold(name):
    for case in of_set(name):
        cube = case_cube(case)
        assert cube.size == SETS[name].size
        assert not cube.is_solved
        assert diagnose(cube).is_legal
        assert cube.apply_all(case.moves) == case_start(case.size)


@every("name", SETS)
def test_no_two_cases_of_a_set_look_alike(name):
    if not name.startswith("Parity"):
        assert len({picture_cube(case) for case in of_set(name)}) == len(of_set(name))


def test_cases_are_held_with_white_at_the_bottom_and_green_in_front():
    assert set(case_start(3).face(Face.D).ravel()) == {WHITE}
    assert set(case_start(3).face(Face.F).ravel()) == {Face.F}


def test_an_oll_is_seen_as_the_lists_show_it():
    for case in of_set("OLL"):
        seen = seen_from_above(picture_cube(case))
        shown = ["".join("#" if value == YELLOW else "." for value in row) for row in seen]
        known = [row.replace(" ", ".") for row in case_data()["oll"][case.name]["picture"]]
        assert shown == known


def test_the_sides_of_a_pll_are_seen_as_they_are_said_to_be():
    for case in of_set("PLL"):
        seen = seen_from_above(case_cube(case))
        sides = {"F": seen[-1], "R": seen[::-1, -1], "B": seen[0, ::-1], "L": seen[:, 0]}
        for side, said in case_data()["pll"][case.name]["sides_before"].items():
            left, middle, right = sides[side][1:-1]
            is_said = {
                "bar": left == middle == right,
                "block left": left == middle != right,
                "block right": left != middle == right,
                "headlights": left == right != middle,
                "mixed": left != middle != right != left,
            }
            assert is_said[said]


def test_a_pll_changes_what_its_group_says():
    groups = {
        "edges only": {"edges"},
        "corners only": {"corners"},
        "adjacent corner swap": {"corners", "edges"},
        "diagonal corner swap": {"corners", "edges"},
    }
    for case in of_set("PLL"):
        assert {cycle.kind for cycle in moved_pieces(case)} == groups[case.about]


@every(
    "name, lengths",
    [("Ja", [2, 2]), ("Rb", [2, 2]), ("Gc", [3, 3]), ("Z", [2, 2]), ("H", [2, 2]), ("T", [2, 2])],
)
def test_arrows_of_a_pll_show_the_standard_cycles(name, lengths):
    case = next(case for case in of_set("PLL") if case.name == name)
    assert [len(cycle.places) for cycle in moved_pieces(case)] == lengths


def test_a_pll_as_pictured_is_solved_by_its_alg_and_the_last_turn():
    for case in (*of_set("PLL"), *of_set("PBL 2×2×2")):
        solved = picture_cube(case).apply_all(case.moves).apply_all(last_turn(case))
        assert solved == case_start(case.size)


PAIR_PLACES = {
    "URF": {"U": (2, 2), "R": (0, 0), "F": (0, 2)},
    "DFR": {"D": (0, 2), "F": (2, 2), "R": (2, 0)},
    "UR": {"U": (1, 2), "R": (0, 1)},
    "UF": {"U": (2, 1), "F": (0, 1)},
    "UL": {"U": (1, 0), "L": (0, 1)},
    "UB": {"U": (0, 1), "B": (0, 1)},
    "FR": {"F": (1, 2), "R": (1, 0)},
}


def test_of_an_f2l_the_pair_is_where_the_list_says():
    for case in of_set("F2L"):
        about, cube = case_data()["f2l"][case.name], picture_cube(case)
        for piece, colour in (("corner_white", WHITE), ("edge_front_colour", Face.F)):
            side = about[f"{piece}_faces"]
            place = PAIR_PLACES[about[f"{piece.partition('_')[0]}_at"]][side]
            assert cube.face(Face[side])[place] == colour


def test_of_an_f2l_the_top_is_hidden_and_the_rest_is_shown():
    for case in of_set("F2L"):
        hidden = picture_cube(case).facelets == UNPAINTED
        # Four corners, four edges and the centre belong to the top.
        assert hidden.sum() == 4 * 3 + 4 * 2 + 1
        assert not np.any(case_cube(case).facelets[~hidden] == YELLOW)


def test_the_frame_around_the_top_shows_the_nearest_stickers():
    cube = Cube.solved(4).apply(rotation(Axis.Y, 1, 4))
    seen = seen_from_above(cube)
    assert list(seen[1:5, 0]) == [Face.F] * 4
    assert list(seen[0, 1:5]) == [Face.L] * 4
    assert list(seen[1:5, 5]) == [Face.B] * 4
    assert list(seen[5, 1:5]) == [Face.R] * 4
    assert seen[0, 0] == UNPAINTED


@pytest.mark.parametrize("face", [Face.F, Face.R, Face.B, Face.L])
def test_a_turn_at_the_side_is_seen_at_the_edge_that_it_touches(face):
    cube = Cube.solved(3).apply(face_turn(face, 1, 3))
    above, below = seen_from_above(cube), seen_from_below(cube)
    upper = {Face.F: above[3, 1:4], Face.B: above[1, 1:4]}
    upper |= {Face.R: above[1:4, 3], Face.L: above[1:4, 1]}
    lower = {Face.F: below[1, 1:4], Face.B: below[3, 1:4]}
    lower |= {Face.R: below[1:4, 3], Face.L: below[1:4, 1]}
    assert set(upper[face]) != {Face.U}
    assert set(lower[face]) != {Face.D}
    beside = {Face.F: (above[4], below[0]), Face.B: (above[0], below[4])}
    beside |= {Face.R: (above[:, 4], below[:, 4]), Face.L: (above[:, 0], below[:, 0])}
    for strip in beside[face]:
        assert set(strip[1:4]) == {face}


def test_set_ups_lead_to_the_case_and_are_as_long_as_the_alg():
    for case in CASES:
        assert case_start(case.size).apply_all(case.setup) == case_cube(case)
        assert Metric.HTM.count(case.setup, case.size) == case.length


@pytest.mark.parametrize("size", [7, 8, 11, 20])
def test_parity_algs_of_larger_cubes_do_what_they_say(size):
    cases = parity_set(size).cases
    assert len(cases) == 2 + size // 2 - 1
    for case in cases:
        assert diagnose(case_cube(case)).is_legal
        cycles = moved_pieces(case)
        # On even sizes whole edge groups move, and there are as many kinds of wings as pairs.
        assert all(cycle.kind.startswith("wings") for cycle in cycles)
        edges = {place[:2] for cycle in cycles for place in cycle.places}
        assert edges == ({"UF", "UB"} if "PLL" in case.name else {"UF"})
    pure, _wide, *swaps = cases
    assert len(moved_pieces(pure)) == size // 2 - 1
    assert all(len(moved_pieces(case)) == 1 for case in swaps)
