from itertools import product

import numpy as np

from cubeapp.engine.model.cube import Cube
from cubeapp.engine.model.geometry import Axis, Face
from cubeapp.engine.model.moves import inverse, rotation
from cubeapp.engine.scrambles.random_state import random_state
from cubeapp.engine.solvers.by_hand import cases
from cubeapp.engine.solvers.by_hand.last_layer import (
    HOME_TOP,
    top_of,
    top_turn,
    top_turns,
    tops_of,
)
from cubeapp.engine.solvers.by_hand.methods import beginner, cfop, classic
from cubeapp.engine.solvers.by_hand.places import HOLDS, HOME, state_of, without
from cubeapp.engine.solvers.by_hand.tell_top import cycles_text
from tests.every import every

OLL, PLL = cfop().last_layer.looks
FRONT_COLOURS = {"F": Face.F, "R": Face.R, "B": Face.B, "L": Face.L}


def top_before(case, turn=0, turn_after=0):
    """The top that a case's alg solves, the top being turned before and after it."""
    top = without(HOME_TOP, top_turns()[turn_after])
    return without(without(top, case.table), top_turns()[turn])


def after(top, plan):
    for use in plan:
        assert not use.spin
        top = top.translate(top_turns()[use.turn])
        top = top if use.case is None else top.translate(use.case.table)
    return top


def test_all_57_oll_cases_are_known_from_all_four_angles():
    assert len(cases.oll_cases()) == 57
    for case, turn in product(cases.oll_cases(), range(4)):
        found = OLL.ways[OLL.see(top_before(case, turn))]
        assert {use.name for ((_, use),) in found} == {case.name}
    # Each of the 216 ways that eight pieces can sit, the 27 × 8 of an unsolved top and a solved.
    assert len(OLL.ways) == 216


def test_all_21_pll_cases_are_known_from_all_angles_before_and_after():
    assert len(cases.pll_cases()) == 21
    for case, turn, turn_after in product(cases.pll_cases(), range(4), range(4)):
        found = PLL.ways[PLL.see(top_before(case, turn, turn_after))]
        assert {use.name for ((_, use),) in found} == {case.name}
    assert len(PLL.ways) == 288


def test_tops_of_many_states_are_those_of_each(rng):
    states = [state_of(random_state(3, rng)) for _ in range(20)] + [HOME]
    rows = np.array([list(state) for state in states], dtype=np.uint8)
    for hold in range(HOLDS):
        holds = np.full(len(states), hold)
        assert tops_of(rows, holds) == [top_of(state, hold) for state in states]
    holds = np.arange(len(states)) % HOLDS
    assert tops_of(rows, holds) == [*map(top_of, states, holds.tolist())]


@every("case", [*cases.oll_cases(), *cases.pll_cases()])
def test_a_plan_solves_each_case_in_every_hold(case):
    cube = Cube.solved(3).apply_all(inverse(case.moves))
    for hold in range(HOLDS):
        turned = cube.apply_all([rotation(Axis.Y, -1, 3)] * hold)
        spun = turned.apply_all([rotation(Axis.Y, 1, 3)] * hold)
        assert spun == cube
        top = top_of(state_of(cube), hold)
        _, plan = cfop().last_layer.plan(top, 0)
        assert after(top, plan) == HOME_TOP


def test_the_beginners_looks_solve_every_way_the_top_can_be():
    edges, face, corners, last = beginner().last_layer.looks
    # Edges are flipped in pairs, corners sum to whole turns; edges and corners agree in parity.
    assert len(edges.ways) == 8
    assert len(face.ways) == 27
    assert len(corners.ways) == 24
    assert all(
        len(way) <= 2
        for look in (edges, face, corners, last)
        for ways in look.ways.values()
        for way in ways
    )


def test_the_looks_of_most_booklets_solve_every_way_the_top_can_be():
    _, edges, corners, twist = classic().last_layer.looks
    # The top may be turned by four angles; with its edges right, corners move by threes.
    assert len(edges.ways) == 24
    assert len(corners.ways) == 4 * 12
    # Not only those that turns reach.
    assert len(twist.ways) == 4 * 81
    most = [
        max(len(way) for ways in look.ways.values() for way in ways)
        for look in (edges, corners, twist)
    ]
    assert most == [2, 2, 4]


def test_no_alg_of_the_top_begins_or_ends_with_a_turn_of_it():
    u_turns = {move for quarters in (1, 2, 3) for move in top_turn(quarters)}
    known = [*cases.oll_cases(), *cases.pll_cases()]
    for part in ("yellow_cross", "yellow_face", "corners", "edges", "edge_order", "corner_order"):
        known += cases.beginner_cases(part)
    for case in known:
        assert not {case.moves[0], case.moves[-1]} & u_turns
        assert all(HOME[cubie] == HOME.translate(case.table)[cubie] for cubie in range(4, 8))


@every(
    "name, text",
    [
        ("T", "two corners and two edges change places"),
        ("Ja", "two corners and two edges change places"),
        ("Rb", "two corners and two edges change places"),
        ("Z", "two pairs of edges change places"),
        ("H", "two pairs of edges change places"),
        ("E", "two pairs of corners change places"),
        ("Ua", "three edges go round"),
        ("Aa", "three corners go round"),
        ("Gc", "three corners go round and three edges go round"),
    ],
)
def test_what_changes_places_is_told_in_the_usual_words(name, text):
    [case] = [case for case in cases.pll_cases() if case.name == name]
    assert cycles_text(case) == text


def test_what_the_sides_show_before_a_pll_alg_is_so():
    for case in cases.pll_cases():
        cube = Cube.solved(3).apply_all(inverse(case.moves))
        for side, shown in cases.pll_sides(case.name).items():
            left, middle, right = cube.face(Face[side])[0].tolist()
            matches = {
                "bar": left == middle == right,
                "headlights": left == right != middle,
                "block left": left == middle != right,
                "block right": left != middle == right,
                "mixed": len({left, middle, right}) == 3,
            }
            assert matches[shown], (case.name, side, shown)
