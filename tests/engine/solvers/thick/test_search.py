from itertools import product

import numpy as np
import pytest

from cubeapp.engine.model.cube import Cube
from cubeapp.engine.model.geometry import Axis
from cubeapp.engine.model.moves import Metric, Move, layer_turns, reduced
from cubeapp.engine.notation.rewriting import rewritten
from cubeapp.engine.scrambles.random_state import random_state
from cubeapp.engine.solvers.any_size.choice import SLICE_COSTS
from cubeapp.engine.solvers.big.coarse import as_three_layers
from cubeapp.engine.solvers.control import Deadline, SearchControl
from cubeapp.engine.solvers.thick import weighing
from cubeapp.engine.solvers.thick.bars import (
    broken,
    cells,
    harmless_turns,
    kinds_of,
    source_of,
)
from cubeapp.engine.solvers.thick.beam import FURTHER, Beam, Start, prepare
from cubeapp.engine.solvers.thick.inner import PRICES, Settling, inner_cube, turns_of
from cubeapp.engine.solvers.thick.macros import after_word, plans, word_moves
from cubeapp.engine.solvers.thick.weighing import (
    BROKEN,
    COST,
    PLAN,
    POWERS,
    best_words,
    count_colours,
    fill_gains,
    price_words,
    run_turns,
)
from tests.strategies import slow

QUICK_BEAMS = {(7, Metric.STM), (8, Metric.OBTM)}
"""Both metrics, an odd and an even size."""


@pytest.fixture(params=[7, 8, *slow(6, 11)])
def size(request):
    return request.param


@pytest.fixture(params=[Metric.STM, Metric.OBTM], ids=["stm", "obtm"])
def metric(request):
    return request.param


def length(moves, size, metric):
    """How many turns moves take, written in the fewest."""
    return len(rewritten(moves, size, blocks_only=metric is Metric.OBTM))


def colours(cube):
    return cube.facelets[cells(cube.size).ravel()]


def least_broken(state):
    """How many cells differ from the colour of their bar."""
    return count_colours(state, np.empty((24, 6), np.int64), np.empty(24, np.int64))


def some_words(size, rng, metric, count=60):
    """Words of chance: a plan, and the power of each slice."""
    words = np.zeros((count, POWERS + kinds_of(size)), dtype=np.int16)
    words[:, PLAN] = rng.choice(len(plans(metric).cost), count, replace=False)
    for word in words:
        slices = rng.choice(kinds_of(size), rng.integers(1, kinds_of(size) + 1), replace=False)
        for index in slices:
            mirrored = kinds_of(size) - 1 - index
            if not plans(metric).clashes[word[PLAN]] or (
                index != mirrored and word[POWERS + mirrored] == 0
            ):
                word[POWERS + index] = rng.integers(1, 4)
    return words[words[:, POWERS:].any(axis=1)]


def best_of(state, size, metric, room=5):
    """The words that the kernels find for a state."""
    counts, labels = np.empty((24, 6), dtype=np.int64), np.empty(24, dtype=np.int64)
    gains = np.empty((2 * 24 * 24, kinds_of(size)), dtype=np.int8)
    layer_cost = SLICE_COSTS[metric]
    costs = layer_cost * (2 * kinds_of(size) + 6) + 1
    found = np.zeros((room * costs, POWERS + kinds_of(size)), dtype=np.int16)
    count_colours(state, counts, labels)
    fill_gains(state, counts, labels, gains)
    p = plans(metric)
    signals = SearchControl().signals
    count = best_words(gains, p, room, found, signals)
    price_words(state, found[:count], p)
    return found[:count]


def test_a_bar_is_what_lies_between_two_corner_centres(size):
    places = cells(size)
    assert len(np.unique(places)) == places.size == 24 * (size - 4)
    rows, columns = np.divmod(places % size**2, size)
    for bar in range(24):
        assert len({*rows[:, bar]}) == 1 or len({*columns[:, bar]}) == 1
        assert {*rows[:, bar]} & {1, size - 2} or {*columns[:, bar]} & {1, size - 2}


def test_cells_go_where_turns_take_the_facelets(size, rng):
    cube = random_state(size, rng)
    for index in rng.choice(len(layer_turns(size)), 12):
        move = layer_turns(size)[index]
        turned = cube.apply(move)
        assert (colours(cube)[source_of([move], size)] == colours(turned)).all()


def test_bars_stay_whole_when_nothing_of_the_inner_cube_is_parted(size):
    cube = Cube.solved(size).apply_all(harmless_turns(size))
    assert broken(colours(cube)) == 0


def test_words_leave_the_inner_cube_reduced(size, rng, metric):
    for word in some_words(size, rng, metric):
        cube = Cube.solved(size).apply_all(word_moves(word, size, metric))
        assert as_three_layers(inner_cube(cube)) is not None


def test_words_cost_what_they_take_written_in_the_fewest_turns_or_more(size, rng, metric):
    for word in best_of(colours(random_state(size, rng)), size, metric):
        assert length(word_moves(word, size, metric), size, metric) <= word[COST]


def test_words_do_what_their_moves_do_and_leave_as_many_cells_broken_as_is_said(size, rng, metric):
    cube = random_state(size, rng)
    state = colours(cube)
    found = best_of(state, size, metric)
    for word in [*some_words(size, rng, metric), *found]:
        after = after_word(state, word, metric)
        assert (after == colours(cube.apply_all(word_moves(word, size, metric)))).all()
    for word in found:
        # Which bar is to have which colour depends a little on their order.
        after = after_word(state, word, metric)
        assert abs(least_broken(after) - word[BROKEN]) <= (0 if size < 8 else 2)
        assert word[BROKEN] >= broken(after)
    assert found[:, BROKEN].min() < least_broken(state) - 3


@pytest.mark.parametrize("size", [6, 11, 12, 13, 100, 101])
def test_slices_take_the_first_power_that_mends_most(size, rng, metric):
    p, kinds = plans(metric), kinds_of(size)
    made = np.diff(p.starts)
    assert made.max() <= weighing.MOST_GAINS
    most, powers = np.empty((2, kinds), dtype=np.int64)
    shape = 2 * 24 * 24, kinds
    chance = rng.integers(-1, 2, shape).astype(np.int8)
    for gains in (chance, np.full(shape, 1, np.int8), np.full(shape, -1, np.int8)):
        packed = weighing.pack(gains)
        for plan in [made.argmax() // 3, *rng.choice(len(p.cost), 50)]:
            parts = np.split(p.codes, p.starts[3 * plan : 3 * plan + 4])[1:4]
            sums = np.array([gains[codes].sum(axis=0, dtype=np.int64) for codes in parts])
            weighing._best_powers(packed, p, plan, most, powers)
            assert (most == sums.max(axis=0)).all()
            assert (powers == 1 + sums.argmax(axis=0)).all()
            bounds = np.empty(packed.shape[1], dtype=np.int64)
            gained = np.maximum(most, 0)
            assert weighing.most_of_all(packed, p, plan, bounds) == gained.sum()
            assert (bounds.view(np.uint8)[:kinds] == gained + weighing.MOST_GAINS).all()
            check_no_more_is_mended(bounds, gained)


def check_no_more_is_mended(bounds, gained):
    """Check how much the best slices mend together at most, each of which costs 2."""
    useful = max(np.count_nonzero(gained), 1)
    for count, gain in enumerate(np.sort(gained)[::-1][:useful].cumsum(), 1):
        least = np.full(2 * len(gained) + 1, gained.sum())
        least[2 * count] = gain
        assert not weighing._is_among_best(bounds, 0, 2, least)
        least[2 * count] = gain - 1
        assert weighing._is_among_best(bounds, 0, 2, least)


def test_free_layers_change_nothing_of_the_inner_cube_and_help_the_bars(size, rng, metric):
    cube = random_state(size, rng)
    moves = [layer_turns(size - 2)[i] for i in rng.choice(len(layer_turns(size - 2)), 30)]
    settling = Settling(cube, [moves[:10], moves[10:]], SearchControl(), metric)
    plain, tried = (
        settling.run(sweeps, np.random.default_rng(1), Deadline(None)) for sweeps in (1, 100)
    )
    for one in (plain, tried):
        first, second = one.parts
        after = cube.apply_all((*first, *second))
        assert inner_cube(after) == inner_cube(cube).apply_all(moves)
        assert (colours(after) == one.state).all()
        assert length((*first, *second), size, metric) == one.cost
        most = [np.bincount(bar, minlength=6).max() for bar in one.state.reshape(-1, 24).T]
        assert one.value == PRICES @ (one.cost, one.state.size - sum(most))
    assert tried.value <= plain.value


def test_turns_of_layers_are_counted_in_blocks(metric):
    once = [[1, 0, 0, 0, 0, 0], [1, 1, 1, 0, 0, 0]]
    slices = [[0, 0, 1, 0, 0, 0], [2, 2, 3, 2, 2, 2]]
    twice = [[0, 0, 1, 1, 0, 0], [1, 1, 2, 2, 3, 3]]
    cost = SLICE_COSTS[metric]
    assert turns_of(np.array([once, slices]), cost).tolist() == [[1, 1], [cost, cost]]
    assert turns_of(np.array(twice), cost).tolist() == [2, 2]
    for layers in (*once, *slices, *twice):
        powers, runs = np.array(layers), np.empty(6, dtype=np.int64)
        moves = [Move(Axis.X, i, i, reduced(by)) for i, by in enumerate(layers) if by]
        turns = run_turns(powers, runs, cost)
        assert turns == turns_of(powers, cost) == length(moves, 6, metric)
        wider = np.array([runs[0], *layers, runs[-1]])
        assert run_turns(wider, np.empty(8, np.int64), cost) == turns


@pytest.mark.parametrize(
    ("size", "metric"),
    [
        pytest.param(size, metric, marks=[pytest.mark.slow] * ((size, metric) not in QUICK_BEAMS))
        for size, metric in product((6, 7, 8, 11), (Metric.STM, Metric.OBTM))
    ],
)
def test_the_beam_makes_all_bars_whole(size, rng, metric):
    prepare(size, SearchControl(), metric)
    cube = random_state(size, rng)
    ways = Beam(size, 2, SearchControl(), metric).run([Start(colours(cube), 5)], 3, Deadline(None))
    assert 1 <= len(ways) <= 3
    for way in ways:
        assert broken(colours(cube.apply_all(way.moves))) == 0
        assert length(way.moves, size, metric) <= way.cost - 5
        assert way.cost <= ways[0].cost + FURTHER


@pytest.mark.parametrize("larger", [11, pytest.param(16, marks=pytest.mark.slow)])
def test_larger_cubes_take_fewer_turns_for_each_cell(larger, rng):
    spent = []
    for size in (7, larger):
        state = colours(random_state(size, rng))
        (way,) = Beam(size, 1, SearchControl()).run([Start(state, 0)], 1, Deadline(None))
        spent.append(way.cost / (24 * (kinds_of(size) - 1)))
    assert spent[1] < spent[0] < 1.3


def test_whole_bars_need_no_words(size):
    cube = Cube.solved(size).apply(Move(Axis.Z, 0, 1, 1))
    (way,) = Beam(size, 1, SearchControl()).run([Start(colours(cube), 0)], 1, Deadline(None))
    assert (way.moves, way.cost) == ((), 0)


def test_without_time_there_is_no_way(size, rng):
    state = colours(random_state(size, rng))
    assert Beam(size, 1, SearchControl()).run([Start(state, 0)], 1, Deadline(0)) == []
