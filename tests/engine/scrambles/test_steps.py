"""Scrambles whose step takes a wanted number of turns."""

from collections import Counter

import numpy as np
import pytest

from cubeapp.engine.model.cube import Cube
from cubeapp.engine.model.errors import ScrambleError
from cubeapp.engine.model.moves import inverse
from cubeapp.engine.notation.alg import Alg
from cubeapp.engine.scrambles.steps import StepScrambler, parse_needed
from cubeapp.engine.solvers.control import SearchControl
from cubeapp.engine.solvers.goals.distances import Distances, random_cube
from cubeapp.engine.solvers.goals.naming import read_task
from cubeapp.engine.solvers.goals.search import find
from cubeapp.engine.solvers.goals.space import arrangement_of
from tests.engine.solvers.goals.replaying import model_after
from tests.strategies import slow

CROSS_COUNTS = [1, 15, 158, 1394, 9809, 46381, 97254, 34966, 102]
EO_COUNTS = [1, 2, 25, 202, 620, 900, 285, 13]
DRAWS = [260, *slow(5000)]


def scrambler(step):
    return StepScrambler(step, SearchControl())


def fewest(cube, step):
    return next(find(cube, read_task(step, cube))).length


def excess(counts, shares, draws):
    """How far counts are from what shares say: about 0, in standard deviations of chi-square."""
    wanted = draws * np.array(shares) / sum(shares)
    chi = (((np.array(counts) - wanted) ** 2) / wanted).sum()
    degrees = len(wanted) - 1
    return (chi - degrees) / np.sqrt(2 * degrees)


STEPS = [
    *[("cross", range(8, 9)), ("cross:white", range(1, 2)), ("cross:any", range(6, 8))],
    *[("eo:any", range(4, 5)), ("2x2x2:any", range(1, 3)), ("eoline", range(5, 6))],
]
LARGE_STEPS = [
    *[("fb", range(3, 4)), ("fb:white", range(8, 9)), ("xcross:white", range(4, 5))],
    *[("xcross:white:FR", range(8, 9)), ("dr:any", range(3, 4)), ("dr", range(10, 11))],
    ("eocross", range(9, 10)),
]


@pytest.mark.parametrize("steps", [STEPS, *slow(LARGE_STEPS)])
def test_the_step_takes_as_many_turns_as_wanted_and_no_fewer(steps):
    for step, needed in steps:
        made = scrambler(step).make(needed, seed=1)
        cube = Cube.from_alg(made.scramble.alg)
        assert cube == made.scramble.cube
        assert made.needed in needed
        assert fewest(cube, step) == made.needed


def test_a_step_that_is_done_already_is_done_in_another_model_too():
    for step, is_done in (
        ("cross", lambda model: model.is_home("DF", "DR", "DB", "DL")),
        ("eo", lambda model: model.are_edges_oriented()),
    ):
        made = scrambler(step).make(range(1), seed=5)
        assert made.needed == 0
        assert is_done(model_after(made.scramble.alg))
        assert not made.scramble.cube.is_solved


def test_a_seed_gives_the_same_scrambles_again_and_each_is_another():
    first, again = scrambler("eoline"), scrambler("eoline")
    made = [first.make(None, 7, index) for index in range(3)]
    assert made == [again.make(None, 7, index) for index in range(3)]
    assert len({each.scramble.alg for each in made}) == 3
    assert all(each.needed == fewest(each.scramble.cube, "eoline") for each in made)


def test_a_scramble_read_backwards_does_not_show_the_step():
    for step in ("eo", "2x2x2:any"):
        maker = scrambler(step)
        for index in range(6):
            made = maker.make(range(1, 5), 3, index)
            cube, task = made.scramble.cube, read_task(step)
            for move in inverse(Alg(made.scramble.alg).moves(3))[: made.needed]:
                cube = cube.apply(move)
                assert not any(goal.is_reached(arrangement_of(cube)) for goal in task.goals)


def test_the_numbers_of_states_at_each_distance_are_the_known_ones():
    for step, counts in (("cross", CROSS_COUNTS), ("eo", EO_COUNTS)):
        assert scrambler(step).distances.counts() == counts
    assert scrambler("eo:any").distances.counts() is None
    assert scrambler("dr").distances.counts() is None


def test_what_never_happens_is_told_with_what_does():
    for step, needed, told in (
        ("cross", range(9, 11), "0 to 8 turns, never 9-10"),
        ("eo:any", range(8, 9), "0 to 7 turns, never 8"),
        ("oll", None, "'oll': other steps come before it"),
        ("cross turns=R,U,F,D", None, "turns of its own"),
        ("crss", None, "no goal is called 'crss'"),
    ):
        with pytest.raises(ScrambleError, match=told):
            scrambler(step).make(needed, seed=2)
    for text in ("", "x", "7-5", "-1", "5-", "123"):
        with pytest.raises(ScrambleError, match="no number of turns"):
            parse_needed(text)
    with pytest.raises(ScrambleError, match=f"^'{'x' * 31}…' is no number of turns"):
        parse_needed("x" * 99)
    assert (parse_needed("7"), parse_needed("5-7")) == (range(7, 8), range(5, 8))


@pytest.mark.slow
def test_what_does_not_come_up_is_told_with_what_is_usual():
    with pytest.raises(ScrambleError, match=r"no cube came up .* 8 turns: most take . to .$"):
        scrambler("cross:any").make(range(8, 9), seed=2)


@pytest.mark.parametrize("draws", DRAWS)
def test_every_state_at_a_distance_is_equally_likely(draws):
    distances, rng = Distances(read_task("eo"), SearchControl()), np.random.default_rng(4)
    drawn = Counter(
        distances.draw(range(7, 8), rng, SearchControl()).eo.tobytes() for _ in range(draws)
    )
    assert len(drawn) == 13
    assert abs(excess(list(drawn.values()), [1] * 13, draws)) < 4


def test_several_distances_come_as_often_as_there_are_states():
    distances, rng = Distances(read_task("cross"), SearchControl()), np.random.default_rng(4)
    control, draws = SearchControl(), 150
    needed = Counter(
        distances.of(distances.draw(range(3, 6), rng, control), control) for _ in range(draws)
    )
    assert abs(excess([needed[turns] for turns in range(3, 6)], CROSS_COUNTS[3:6], draws)) < 4


@pytest.mark.slow
def test_random_cubes_take_the_cross_as_often_as_there_are_states():
    distances, rng = Distances(read_task("cross"), SearchControl()), np.random.default_rng(4)
    draws, control = 6_000, SearchControl()
    needed = Counter(distances.of(random_cube(rng), control) for _ in range(draws))
    # What hardly ever comes is counted together.
    counts = [sum(needed[turns] for turns in range(4)), *(needed[turns] for turns in range(4, 9))]
    assert abs(excess(counts, [sum(CROSS_COUNTS[:4]), *CROSS_COUNTS[4:]], draws)) < 4


@pytest.mark.slow
def test_every_hardest_cross_is_equally_likely_and_all_else_is_random():
    distances, rng = Distances(read_task("cross"), SearchControl()), np.random.default_rng(4)
    draws, control = 5_000, SearchControl()
    cubes = [distances.draw(range(8, 9), rng, control) for _ in range(draws)]
    crosses = Counter(
        tuple((int(np.flatnonzero(cube.ep == edge)[0]), int(cube.eo[cube.ep == edge][0]))
              for edge in (4, 5, 6, 7))
        for cube in cubes
    )  # fmt: skip
    assert len(crosses) == 102
    assert abs(excess(list(crosses.values()), [1] * 102, draws)) < 4
    corners = Counter(int(cube.cp[0]) for cube in cubes)
    assert abs(excess([corners[corner] for corner in range(8)], [1] * 8, draws)) < 4


@pytest.mark.slow
def test_what_is_drawn_for_one_of_several_holds_is_as_random_as_what_is_found_by_chance():
    """Of cubes whose EO takes 4 turns on the best axis: on how many axes does it?"""
    control, rng, draws = SearchControl(), np.random.default_rng(4), 800
    whole = Distances(read_task("eo:any"), control)
    single = [Distances(read_task(f"eo:{axis}"), control) for axis in ("FB", "RL", "UD")]

    def axes(cube):
        return sum(one.of(cube, control) == 4 for one in single)

    drawn = Counter(axes(whole.draw(range(4, 5), rng, control)) for _ in range(draws))
    by_chance: Counter[int] = Counter()
    while by_chance.total() < draws:
        cube = random_cube(rng)
        if whole.of(cube, control) == 4:
            by_chance[axes(cube)] += 1
    spread = np.sqrt(2 * draws) / 2
    assert all(abs(drawn[count] - by_chance[count]) < 4 * spread for count in (1, 2, 3))
