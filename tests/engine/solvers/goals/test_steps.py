"""The tables of steps: how many positions there are at each distance, as published."""

import numpy as np
import pytest

from cubeapp.engine.model.cube import Cube
from cubeapp.engine.model.moves import Metric
from cubeapp.engine.notation.alg import Alg
from cubeapp.engine.notation.turn_sets import parse_turn_set
from cubeapp.engine.solvers.control import SearchControl
from cubeapp.engine.solvers.goals.coordinates import CORNERS, EDGES, View, coordinate
from cubeapp.engine.solvers.goals.goal import Goal
from cubeapp.engine.solvers.goals.naming import read_task
from cubeapp.engine.solvers.goals.planning import plans_for
from cubeapp.engine.solvers.goals.seeds import seeds_of
from cubeapp.engine.solvers.goals.space import Arrangement, after_moves, arrangement_of
from cubeapp.engine.solvers.goals.states import HOME, state_of, table_of
from cubeapp.engine.solvers.goals.step_search import StepSearch, Table
from cubeapp.engine.solvers.goals.turning import TurnRules

EO = (1, 2, 25, 202, 620, 900, 285, 13)
CROSS = (1, 15, 158, 1394, 9809, 46381, 97254, 34966, 102)
EOCROSS = (1, 15, 178, 1982, 21041, 204732, 1645039, 8477633, 12917628, 1061851, 140)
FIRST_BLOCK = (1, 12, 132, 1406, 14099, 122279, 797145, 2638638, 1715068, 33460)
XCROSS = (1, 15, 172, 1950, 21535, 220368, 1989591, 13431990, 40963892, 16325184, 36022)
TWO_BY_TWO = (1, 9, 54, 321, 1847, 9992, 50136, 227536, 870072, 1887748, 623800, 2644)
SQUARE = "home=DL,BL,DBL"


def search_for(text, plan=0, turns=None, metric=None):
    task = read_task(text)
    rules = TurnRules.of(
        task.turns if turns is None else parse_turn_set(turns), metric or task.metric
    )
    seeds = seeds_of(task.goals[0], task.free_after).cubes
    control = SearchControl()
    search = StepSearch(
        seeds, plans_for(task.goals[0], seeds, rules, control)[plan], rules, control
    )
    search.build(control)
    return search


def counts_of(text, **how):
    return tuple(search_for(text, **how).tables[0].counts())


def mean_of(counts):
    return round(sum(n * count for n, count in enumerate(counts)) / sum(counts), 3)


def test_the_published_numbers_of_small_steps():
    assert counts_of("eo") == EO
    assert counts_of("cross") == CROSS
    assert (mean_of(EO), mean_of(CROSS)) == (4.609, 5.812)
    for text, mean, most in (("2x2x2", 6.034, 8), ("eoline", 6.127, 9), (SQUARE, 4.858, 7)):
        counts = counts_of(text)
        assert (mean_of(counts), len(counts) - 1) == (mean, most)


def test_the_table_of_all_corners_with_three_faces_has_every_2x2x2():
    assert counts_of("home=*c", turns="U,R,F") == TWO_BY_TWO


@pytest.mark.slow
def test_the_published_numbers_of_the_cross_in_other_metrics():
    for turns, metric, mean, most in (
        ("U,R,F,D,L,B", Metric.QTM, 6.59, 9),
        ("U,R,F,D,L,B,M,E,S", Metric.STM, 6.07, 8),
    ):
        counts = counts_of("home=DF,DR,DB,DL centres=home", turns=turns, metric=metric)
        assert (round(mean_of(counts), 2), len(counts) - 1) == (mean, most)


@pytest.mark.slow
def test_the_published_numbers_of_large_steps():
    assert counts_of("fb") == FIRST_BLOCK
    assert counts_of("eocross") == EOCROSS


@pytest.mark.slow
def test_the_published_numbers_of_the_xcross():
    task = read_task("xcross:white:FR")
    rules, control = TurnRules.of(task.turns, task.metric), SearchControl()
    seeds = seeds_of(task.goals[0], ()).cubes
    cross, edge = (Goal.of(home=names) for names in (("DF", "DR", "DB", "DL"), "FR"))
    views = [
        View(CORNERS, Goal.of(home="DFR").corners),
        *(View(EDGES, g.edges) for g in (cross, edge)),
    ]
    coordinates = [coordinate(view, seeds, rules, control) for view in views]
    state = state_of(seeds[0])
    table = Table(coordinates, [tuple(each.number(state) for each in coordinates)], rules, control)
    assert tuple(table.counts()) == XCROSS


@pytest.mark.slow
def test_domino_reductions_take_as_many_turns_as_published():
    rng, search, lengths = np.random.default_rng(5), search_for("dr"), []
    for _ in range(300):
        state = state_of(arrangement_of(Cube.random(3, int(rng.integers(1 << 30)))))
        numbers = search.numbers(state)
        length = search.bound(numbers)
        while next(search.words(numbers, length, SearchControl()), None) is None:
            length += 1
        lengths.append(length)
    assert 9.4 < np.mean(lengths) < 9.68


def test_several_tables_find_what_one_for_all_finds():
    exact, several = search_for("sb"), search_for("sb", plan=1)
    assert (len(exact.tables), len(several.tables)) == (1, 3)
    for alg in ("R U r2 M U2 R", "r U' R2 U M' U' R' U2 r"):
        state = HOME.translate(table_of(Alg(alg).moves(3)))
        own, theirs = exact.numbers(state), several.numbers(state)
        length = exact.bound(own)
        assert several.bound(theirs) <= length
        for longer in (0, 1):
            words = set(exact.words(own, length + longer, SearchControl()))
            assert words == set(several.words(theirs, length + longer, SearchControl()))
            assert words or longer


def test_few_turns_reach_few_states():
    """The last six edges of Roux."""
    counts = counts_of("home=* centres=home", turns="M,U", metric=Metric.STM)
    assert (sum(counts), mean_of(counts), len(counts) - 1) == (184320, 11.139, 20)


def test_what_is_no_goal_of_a_table_is_no_goal():
    search = search_for("home=UF,UR after=U")
    goal = Goal.of(home="UF UR")
    for alg in ("U", "U2", "F U", "R U R' U'"):
        cube = after_moves(Arrangement.home(), Alg(alg).moves(3))
        turned = [after_moves(cube, Alg(free).moves(3)) for free in ("", "U", "U2", "U'")]
        words = list(search.words(search.numbers(state_of(cube)), 0, SearchControl()))
        assert bool(words) == any(map(goal.is_reached, turned))
