"""The words of the centres, and the searches of their stages."""

import numpy as np
import pytest

from cubeapp.engine.kernels import workers
from cubeapp.engine.kernels.batch import turn_table
from cubeapp.engine.model.cube import Cube
from cubeapp.engine.model.errors import SearchCancelled
from cubeapp.engine.model.geometry import Axis, Face
from cubeapp.engine.model.moves import Metric, Move, layer_turns, reduced
from cubeapp.engine.model.orbits import centre_facelets, corner_facelets, fixed_centres
from cubeapp.engine.notation.rewriting import rewritten
from cubeapp.engine.scrambles.random_state import random_state
from cubeapp.engine.solvers.any_size import beam
from cubeapp.engine.solvers.any_size.between import (
    axes_of,
    made_even,
    named_anew,
    odd_orbits,
    own_turns,
    starts_of,
)
from cubeapp.engine.solvers.any_size.choice import batch_cost
from cubeapp.engine.solvers.any_size.families import GOALS, rescue_words_of, words_of
from cubeapp.engine.solvers.any_size.macros import find_words
from cubeapp.engine.solvers.any_size.spelling import (
    COST,
    GAIN,
    LAYERS,
    NO_AXIS,
    join,
    make_word,
    spell,
)
from cubeapp.engine.solvers.any_size.state import Plan
from cubeapp.engine.solvers.control import SearchControl
from tests.block_turns import block_turns
from tests.every import every
from tests.strategies import slow

STAGES = [*GOALS]
QUICK = beam.Breadth(1, 1, 0.6)


def ready_for(stage, size, rng):
    """A plan whose earlier stages are done."""
    plans = starts_of(random_state(size, rng).facelets, size)
    for earlier in STAGES[: STAGES.index(stage)]:
        plans = search(earlier, size).run(named_anew(plans, earlier, size))
    return named_anew(plans, stage, size)[0]


def search(stage, size, breadth=QUICK):
    return beam.Beam(stage, size, breadth, SearchControl())


def words_for(facelets, words, most, narrow=0.5, trail=None):
    size = size_of(facelets)
    best = np.zeros((most, LAYERS + (1 + words.groups) * size), dtype=np.int16)
    still = no_turns(size) if trail is None else trail
    count = find_words(facelets, still, words, narrow, best, SearchControl().signals)
    return best[:count]


def size_of(facelets):
    return round((len(facelets) / 6) ** 0.5)


def no_turns(size):
    return np.array([0] * size + [NO_AXIS], dtype=np.int8)


def after(facelets, word, words):
    size = size_of(facelets)
    table = turn_table(size)
    return make_word(facelets, no_turns(size), word, words, table.arrays)[0]


@pytest.mark.parametrize("size", [4, 7, *slow(5, 6, 10, 13)])
@pytest.mark.parametrize("stage", STAGES)
def test_words_gain_what_they_promise(stage, size, rng):
    facelets = ready_for(stage, size, rng).facelets
    words, wrong = words_of(stage, size), search(stage, size).wrong
    for word in words_for(facelets, words, 200, 0.0):
        assert wrong(facelets) - wrong(after(facelets, word, words)) == word[GAIN] > 0


@pytest.mark.parametrize("metric", [Metric.STM, Metric.OBTM], ids=["stm", "obtm"])
@pytest.mark.parametrize("stage", STAGES)
def test_words_take_no_more_turns_than_they_cost(stage, metric, rng):
    size = 9
    facelets = ready_for(stage, size, rng).facelets
    words = words_of(stage, size, metric)
    for word in words_for(facelets, words, 40):
        assert len(moves_of([word], words, size, metric)) <= word[COST]


def moves_of(path, words, size, metric=Metric.STM):
    moves = []
    for word in path:
        turns = np.empty(8 * size + 8, dtype=np.int32)
        moves += [layer_turns(size)[turn] for turn in turns[: spell(word, words, turns, size)]]
    return rewritten(moves, size, blocks_only=metric is Metric.OBTM)


@pytest.mark.parametrize(
    "stage",
    [pytest.param(stage, marks=() if stage == "U/D" else pytest.mark.slow) for stage in STAGES],
)
def test_words_cost_less_where_their_first_turns_join_the_last_before(stage, rng):
    size, saved = 9, 0
    table = turn_table(size)
    facelets = ready_for(stage, size, rng).facelets
    words = words_of(stage, size)
    for first in words_for(facelets, words, 20):
        cube, trail = make_word(facelets, no_turns(size), first, words, table.arrays)
        for then in words_for(cube, words, 40, trail=trail):
            alone = join(then, words, no_turns(size))
            saved += alone - then[COST]
            assert len(moves_of([first, then], words, size)) <= first[COST] + then[COST]
    assert saved > 0


@pytest.mark.parametrize("size", [4, 5, 6, 7, 11])
def test_each_stage_ends_with_its_centres_right_and_those_before_too(size, rng):
    plans = starts_of(random_state(size, rng).facelets, size)
    for index, stage in enumerate(STAGES):
        plans = search(stage, size).run(named_anew(plans, stage, size))
        for done in STAGES[: index + 1]:
            assert search(done, size).wrong(plans[0].facelets) == 0


@pytest.mark.parametrize("stage", STAGES)
@pytest.mark.parametrize("size", [4, 5, 6])
def test_the_rescuing_words_alone_reach_every_goal(stage, size, rng):
    facelets = ready_for(stage, size, rng).facelets
    words, wrong = rescue_words_of(stage, size), search(stage, size).wrong
    fixed = fixed_centres(size)
    if size % 2 and stage == STAGES[0]:
        assert (facelets[fixed] == np.arange(6)).all()
    while wrong(facelets):
        (word,) = words_for(facelets, words, 1, 0.6)
        facelets = after(facelets, word, words)


def test_more_cubes_side_by_side_find_shorter_ways():
    size, stage = 8, STAGES[0]
    cube = random_state(size, np.random.default_rng(5))
    plans = named_anew(starts_of(cube.facelets, size), stage, size)
    one, ten = (
        search(stage, size, beam.Breadth(cubes, 16, 0.6)).run(plans)[0].cost for cubes in (1, 10)
    )
    assert ten < one


@pytest.mark.parametrize("stage", STAGES)
def test_cores_do_not_change_what_a_search_without_a_limit_finds(stage, rng, monkeypatch):
    size = 6
    plan, found = ready_for(stage, size, rng), []
    for cores in (1, 3):
        monkeypatch.setattr(workers, "cores", lambda cores=cores: cores)
        found.append(search(stage, size, beam.Breadth(6, 4, 0.75)).run([plan]))
    assert [one.turns.tolist() for one in found[0]] == [one.turns.tolist() for one in found[1]]


def test_a_search_on_several_cores_stops_when_asked(rng, monkeypatch):
    monkeypatch.setattr(workers, "cores", lambda: 3)
    control = SearchControl(lambda _: control.cancel())
    plans = starts_of(random_state(8, rng).facelets, 8)
    with pytest.raises(SearchCancelled):
        beam.Beam(STAGES[0], 8, beam.Breadth(50, 6, 0.75, 600.0), control).run(plans)


def test_words_may_be_rows_alone():
    """U and D that have traded some columns are put right by turning these again."""
    size, stage = 9, "split"
    table = turn_table(size)
    turns = np.array([3 * layer + 1 for layer in (2, 5)], dtype=np.int32)
    facelets = table.turned(Cube.solved(size).facelets, turns)
    (end,) = search(stage, size).run([Plan(facelets, turns[:0], 0)])
    assert sorted(end.turns.tolist()) == turns.tolist()
    assert end.cost == 2


def test_a_quick_search_of_a_large_cube_finds_words(rng):
    size, stage = 25, STAGES[2]
    plan = Plan(Cube.solved(size).facelets, np.empty(0, dtype=np.int32), 0)
    # Trading U for D here and there keeps F, B, R and L as they are.
    swapped = plan.facelets.copy()
    cells = centre_facelets(size).reshape(-1, 6, 4)
    swapped[cells[::9, Face.U, 0]], swapped[cells[::9, Face.D, 1]] = Face.D, Face.U
    (end,) = search(stage, size).run([Plan(swapped, plan.turns, 0)])
    assert search(stage, size).wrong(end.facelets) == 0


def test_a_search_that_is_stopped_works_out_no_rescuing_words(rng, monkeypatch):
    def stop(progress):
        if "to go" in progress.activity:
            control.cancel()

    control = SearchControl(stop)
    monkeypatch.setattr(beam, "rescue_words_of", lambda stage, size: pytest.fail("took long"))
    with pytest.raises(SearchCancelled):
        beam.Beam("U/D", 6, QUICK, control).run(starts_of(random_state(6, rng).facelets, 6)[:1])


def test_a_search_with_little_time_ends_all_the_same(rng):
    size = 8
    plans = named_anew(starts_of(random_state(size, rng).facelets, size), STAGES[0], size)
    (plan, *_) = search(STAGES[0], size, beam.Breadth(100, 16, 0.6, 0.0)).run(plans)
    assert search(STAGES[0], size).wrong(plan.facelets) == 0


@pytest.mark.parametrize("size", [4, 5, 7])
def test_plans_in_any_hold_lead_the_cube_itself_there(size, rng):
    cube = random_state(size, rng)
    table = turn_table(size)
    for start in starts_of(cube.facelets, size):
        turns = rng.integers(9 * size, size=30).astype(np.int32)
        plan = Plan(table.turned(start.facelets, turns), turns, 0, start)
        own = table.turned(cube.facelets, own_turns(plan, size))
        (held,) = [one.facelets for one in starts_of(own, size) if one.stage == start.stage]
        assert (held == plan.facelets).all()
        assert len({*axes_of(plan)}) == 3


@every("size", [4, 6])
@every("stage", STAGES)
def test_new_names_are_those_of_another_hold(stage, size):
    solved = Plan(Cube.solved(size).facelets, np.empty(0, dtype=np.int32), 0)
    for plan in named_anew([solved], stage, size):
        corners = {tuple(plan.facelets[list(places)]) for places in corner_places(size)}
        assert {frozenset(one) for one in corners} == {
            frozenset(one) for one in corner_colours_of(size)
        }
        assert {rolled(one) for one in corners} == {rolled(one) for one in corner_colours_of(size)}


def corner_places(size):
    return corner_facelets(size).tolist()


def corner_colours_of(size):
    solved = Cube.solved(size).facelets
    return {tuple(int(solved[place]) for place in places) for places in corner_places(size)}


def rolled(colours):
    """The same for all twists of a corner, another one for its mirror image."""
    first = [int(colour) for colour in colours]
    return min(tuple(first[i:] + first[:i]) for i in range(3))


@pytest.mark.parametrize("size", [4, 5, 8, 9])
def test_odd_wing_orbits_are_made_even_by_a_turn_each(size, rng):
    for _ in range(5):
        cube = random_state(size, rng)
        plan = Plan(cube.facelets, np.empty(0, dtype=np.int32), 0)
        even = made_even(plan, size)
        assert len(even.turns) == even.cost == len(odd_orbits(plan.facelets, size))
        assert odd_orbits(even.facelets, size) == []


def test_outer_blocks_and_single_layers_make_a_batch_or_outer_blocks_alone(rng):
    for powers, cost in [
        ([0, 0, 0, 0, 0, 0], 0),
        ([0, 1, 0, 0, 0, 0], 1),
        ([0, 1, 1, 1, 0, 0], 2),
        ([0, 1, 2, 3, 0, 0], 3),
        ([1, 1, 1, 0, 0, 0], 1),
        ([0, 2, 2, 2, 2, 0], 2),
    ]:
        assert batch_cost(np.array(powers, dtype=np.int8), 0, 6, 1) == cost
    for powers in rng.integers(4, size=(50, 6)):
        moves = [Move(Axis.X, i, i, reduced(int(by))) for i, by in enumerate(powers) if by]
        assert batch_cost(powers.astype(np.int8), 0, 6, 2) == block_turns(moves, 6)
