"""Every alg of cases, by meeting in the middle."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

import numpy as np
import pytest

from cubeapp.engine.library.case_sets import OLL, PLL, case_cube, case_sets
from cubeapp.engine.model.cube import Cube
from cubeapp.engine.model.errors import SearchCancelled
from cubeapp.engine.model.moves import Metric, Move
from cubeapp.engine.notation.alg import Alg
from cubeapp.engine.notation.turn_sets import parse_turn_set
from cubeapp.engine.solvers.by_hand.cases import Case
from cubeapp.engine.solvers.control import Progress, SearchControl
from cubeapp.engine.solvers.goals.byte_search import every
from cubeapp.engine.solvers.goals.comfort import comfort
from cubeapp.engine.solvers.goals.goal import ALL_FRAMES, Goal
from cubeapp.engine.solvers.goals.space import (
    Arrangement,
    after_moves,
    arrangement_of,
    arrangement_of_move,
)
from cubeapp.engine.solvers.goals.states import state_of
from cubeapp.engine.solvers.goals.step_search import step_search
from cubeapp.engine.solvers.goals.turning import TurnRules

FIRST_LAYERS = "DF DR DB DL FR FL BL BR DFR DLF DBL DRB"
AUF = ((), *((move,) for move in parse_turn_set("U")))
Solution = tuple[int, tuple[Move, ...], tuple[Move, ...]]
"""What a solution counts, the turn of U before it, and its moves."""


def slow(*values: object) -> object:
    return pytest.param(*values, marks=pytest.mark.slow)


@cache
def goals_of(kind: str) -> list[tuple[Goal, Arrangement]]:
    if kind == OLL:
        return [(Goal.of(home=FIRST_LAYERS, oriented="*", centres=True), Arrangement.home())]
    goal = Goal.of(home="*", centres=True)
    return [(goal, after_moves(Arrangement.home(), turn)) for turn in AUF]


def algs(case: Case, turns: str, metric: Metric, lengths: range) -> Iterator[Solution]:
    rules = TurnRules.of(parse_turn_set(turns), metric)
    start = arrangement_of(case_cube(case))
    starts = [after_moves(start, turn) for turn in AUF]
    free = [number for number, move in enumerate(rules.turns) if (move,) in AUF]
    seeds, least, most = goals_of(case.set), lengths.start, lengths.stop - 1
    for length, number, word in every(starts, seeds, rules, least, most, SearchControl(), free):
        yield length, AUF[number], rules.moves(word)


def shortest(case: Case, turns: str, metric: Metric = Metric.HTM, most: int = 17) -> list[Solution]:
    for length in range(most + 1):
        if found := list(algs(case, turns, metric, range(length, length + 1))):
            return found
    return []


def cases(kind: str) -> tuple[Case, ...]:
    return next(one.cases for one in case_sets() if one.key == kind)


def solves(case: Case, solution: Solution) -> bool:
    """Tell by the stickers alone whether a solution does what it should."""
    _, before, moves = solution
    cube = case_cube(case).apply_all((*before, *moves))
    if case.set == OLL:
        sides = [face for face in range(6) if face % 3]
        rows = [cube.faces[face, 1:] for face in sides] + [cube.faces[0], cube.faces[3]]
        return all((row == row.flat[0]).all() for row in rows)
    return any(cube.apply_all(turn).is_solved for turn in AUF)


def check_counts(kind: str, turns: str, expected: tuple[int, float, int]) -> None:
    found = {case: shortest(case, turns) for case in cases(kind)}
    lengths = [solutions[0][0] for solutions in found.values()]
    total = sum(map(len, found.values()))
    assert (total, round(float(np.mean(lengths)), 2), max(lengths)) == expected
    for case, solutions in found.items():
        assert all(solves(case, solution) for solution in solutions)
        assert len(set(solutions)) == len(solutions)


@pytest.mark.parametrize(
    ("kind", "turns", "expected"),
    [(OLL, "R,U,F", (160, 9.74, 13)), slow(PLL, "R,U,F", (158, 12.67, 14))],
)
def test_every_shortest_alg_of_the_last_layer(kind, turns, expected):
    check_counts(kind, turns, expected)


@pytest.mark.slow
@pytest.mark.parametrize(
    ("kind", "turns", "expected"),
    [
        (OLL, "R,U,F,L", (294, 9.40, 12)),
        (OLL, "R,U,F,L,D,B", (1384, 9.37, 12)),
        (PLL, "R,U,L", (332, 13.81, 17)),
        (PLL, "R,U,D", (268, 14.10, 17)),
        (PLL, "R,U,F,L", (362, 12.00, 14)),
    ],
)
def test_every_shortest_alg_with_other_turns(kind, turns, expected):
    check_counts(kind, turns, expected)


def test_lengths_with_slices():
    found = {case.key: shortest(case, "M,U", Metric.STM, 9) for case in cases(PLL)}
    lengths = {key: solutions[0][0] for key, solutions in found.items() if solutions}
    assert lengths == {"Ua": 7, "Ub": 7, "H": 7, "Z": 9}


@pytest.mark.slow
def test_lengths_with_wide_turns():
    found = [shortest(case, "R,U,r,F", Metric.STM)[0][0] for case in cases(OLL)]
    assert (round(float(np.mean(found)), 2), max(found)) == (9.37, 12)


def test_only_r_and_u_solve_seven_olls_and_four_plls():
    solved = [
        case.key for kind in (OLL, PLL) for case in cases(kind) if shortest(case, "R,U", most=15)
    ]
    assert solved == ["21", "22", "23", "24", "25", "26", "27", "H", "Ua", "Ub", "Z"]


def by_trying(
    start: Arrangement, seeds: list[tuple[Goal, Arrangement]], rules: TurnRules, most: int
) -> set[tuple[int, ...]]:
    """Return all normal words up to a cost by making every one of them."""
    found: set[tuple[int, ...]] = set()

    def is_goal(cube: Arrangement) -> bool:
        return any(
            np.array_equal(goal.masked(cube), goal.masked(reached))
            and (goal.frames == ALL_FRAMES or cube.frame == reached.frame)
            for goal, reached in seeds
        )

    def walk(cube: Arrangement, word: tuple[int, ...], state: int, left: int) -> None:
        if is_goal(cube):
            found.add(word)
            return
        for turn in rules.lists[state, 1 : 1 + rules.lists[state, 0]].tolist():
            if rules.costs[turn] <= left:
                after = cube.then(rules.effects[turn])
                rest = left - int(rules.costs[turn])
                walk(after, (*word, turn), int(rules.after[state, turn]), rest)

    walk(start, (), 0, most)
    return found


@pytest.mark.parametrize(
    ("goal", "turns", "metric", "scramble", "most"),
    [
        (Goal.of(home=FIRST_LAYERS), "R,U,F", Metric.HTM, "R U R'", 4),
        (Goal.of(home=FIRST_LAYERS, oriented="*"), "U,R", Metric.QTM, "R U2 R'", 5),
        (Goal.of(home="*", centres=True), "M,U", Metric.STM, "M U M'", 5),
        (Goal.of(home="DL FL BL DLF DBL", placed="*c"), "r,R,U", Metric.STM, "R U", 4),
        (Goal.of(oriented="*", sets=[("FR FL BL BR", True)]), "U,F,R2", Metric.HTM, "F U", 4),
        (Goal.of(home="*", centres=True), "R,U,x", Metric.HTM, "x U R x'", 3),
    ],
)
def test_as_many_as_by_trying_them_all(goal, turns, metric, scramble, most):
    rules = TurnRules.of(parse_turn_set(turns), metric)
    start = after_moves(Arrangement.home(), Alg(scramble).moves(3))
    seeds = [(goal, Arrangement.home())]
    found = [word for _, _, word in every([start], seeds, rules, 0, most, SearchControl())]
    assert len(found) == len(set(found))
    assert set(found) == by_trying(start, seeds, rules, most)
    assert found


def test_solutions_come_shortest_first_and_count_what_they_say():
    case = next(case for case in cases(OLL) if case.key == "27")
    found = list(algs(case, "R,U,F", Metric.QTM, range(11)))
    lengths = [length for length, _, _ in found]
    assert lengths == sorted(lengths)
    assert all(Metric.QTM.count(moves, 3) == length for length, _, moves in found)
    assert all(solves(case, solution) for solution in found)


def test_a_solved_cube_needs_nothing():
    rules = TurnRules.of(parse_turn_set("R,U"), Metric.HTM)
    seeds = goals_of(PLL)
    found = list(every([Arrangement.home()], seeds, rules, 0, 6, SearchControl()))
    assert found == [(0, 0, ())]


def test_more_solutions_than_there_is_room_for_at_once_are_all_found():
    rules = TurnRules.of(parse_turn_set("R,U,F,L,D,B"), Metric.HTM)
    goal = Goal.of(home="URF", placed="UFL")
    start = arrangement_of_move(Alg("R").moves(3)[0])
    found = list(every([start], [(goal, Arrangement.home())], rules, 0, 6, SearchControl()))
    assert len(found) > 1 << 12
    assert len(set(found)) == len(found)
    for _, _, word in found[::97]:
        assert goal.is_reached(after_moves(start, rules.moves(word)))


def test_it_stops_when_told_to():
    control = SearchControl()
    rules = TurnRules.of(parse_turn_set("R,U,F,L,D,B"), Metric.HTM)
    start = arrangement_of(Cube.solved(3).apply_all(Alg("R U2 F' L D B2 R' F U L2 B D'").moves(3)))
    seeds = [(Goal.of(home="*", centres=True), Arrangement.home())]

    def report(progress: Progress) -> None:
        if progress.depth == 4:
            # As a click comes while the kernel is at work: it sees nothing but the flag.
            control.signals[SearchControl.STOP] = 1
        if progress.depth == 5:
            control.cancel()

    control = SearchControl(report)
    with pytest.raises(SearchCancelled):
        list(every([start], seeds, rules, 0, 20, control))


FAVOURITES = {
    (OLL, "27"): "R U R' U R U2 R'",
    (OLL, "21"): "R U2 R' U' R U R' U' R U' R'",
    (OLL, "33"): "R U R' U' R' F R F'",
    (OLL, "37"): "F R' F' R U R U' R'",
    (OLL, "45"): "F R U R' U' F'",
    (OLL, "51"): "F U R U' R' U R U' R' F'",
    (PLL, "T"): "R U R' U' R' F R2 U' R' U' R U R' F'",
}
LONG = (PLL, "T")


@pytest.mark.parametrize(
    "name",
    [pytest.param(name, marks=[pytest.mark.slow] * (name == LONG)) for name in FAVOURITES],
)
def test_what_speedcubers_use_is_most_comfortable_of_all(name):
    alg = Alg(FAVOURITES[name]).moves(3)
    case = next(case for case in cases(name[0]) if case.key == name[1])
    least = shortest(case, "R,U,F")[0][0]
    lengths = range(least, least + 3)
    found = [moves for _, _, moves in algs(case, "R,U,F", Metric.HTM, lengths)]
    assert alg in found
    assert comfort(alg).cost == min(comfort(moves).cost for moves in found)


@pytest.mark.parametrize(
    ("goal", "turns", "metric"),
    [
        (Goal.of(home="DF DR DB DL"), "R,U,F,L", Metric.QTM),
        (Goal.of(home="DL FL BL DLF DBL"), "R,U,F,r,M", Metric.STM),
        (Goal.of(oriented="*e"), "R,U,F,D", Metric.HTM),
        (Goal.of(home="*", centres=True), "M,U", Metric.STM),
        slow(Goal.of(home="DF DR DB DL"), "R,U,F,L,D,B", Metric.HTM),
        slow(Goal.of(home=FIRST_LAYERS), "R,U", Metric.HTM),
        slow(Goal.of(home=f"{FIRST_LAYERS} UF"), "R,U", Metric.HTM),
    ],
)
def test_both_kernels_find_the_same(goal, turns, metric, rng):
    rules = TurnRules.of(parse_turn_set(turns), metric)
    seeds, control = [(goal, Arrangement.home())], SearchControl()
    steps = step_search(goal, Arrangement.stacked([Arrangement.home()]), rules, control)
    for _ in range(3):
        cube = after_moves(Arrangement.home(), rules.moves(rng.integers(len(rules.turns), size=20)))
        found: list[tuple[int, ...]] = []
        for length in range(13):
            if found:
                break
            found = [word for *_, word in every([cube], seeds, rules, length, length, control)]
            assert sorted(found) == sorted(
                steps.words(steps.numbers(state_of(cube)), length, control)
            )
