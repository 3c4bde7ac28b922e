import numpy as np
import pytest

from cubeapp.engine.cube import Cube
from cubeapp.engine.geometry import Axis
from cubeapp.engine.moves import Metric, Move, layer_turns
from cubeapp.engine.rewriting import rewritten
from cubeapp.engine.scramblers.random_state import random_state
from cubeapp.engine.search.control import Deadline, SearchControl
from cubeapp.engine.search.fake_five.bars import (
    SIZES,
    broken,
    cells,
    harmless_turns,
    source_of,
)
from cubeapp.engine.search.fake_five.beam import Beam, Start, prepare
from cubeapp.engine.search.fake_five.inner import inner_cube, settled, turns_of
from cubeapp.engine.search.fake_five.weighing import MOST_COST, best_words
from cubeapp.engine.search.fake_five.words import words_of
from cubeapp.engine.solvers.coarse import as_three_layers


@pytest.fixture(params=SIZES)
def size(request):
    return request.param


def colours(cube):
    return cube.facelets[cells(cube.size).ravel()]


def some_words(size, rng, count=60):
    return rng.choice(len(words_of(size).cost), count, replace=False).tolist()


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
    assert broken(colours(cube)[None])[0] == 0


def test_words_leave_the_inner_cube_reduced(size, rng):
    words = words_of(size)
    for word in some_words(size, rng):
        cube = Cube.solved(size).apply_all(words.moves(word))
        assert as_three_layers(inner_cube(cube)) is not None


def test_words_cost_what_they_take_written_in_blocks_or_less(size, rng):
    words = words_of(size)
    for word in some_words(size, rng):
        moves = rewritten(words.moves(word), size)
        assert Metric.STM.count(moves, size) <= words.cost[word]


def test_words_do_what_their_moves_do_and_gain_what_is_said(size, rng):
    words = words_of(size)
    cube = random_state(size, rng)
    gains = np.empty(len(words.cost), dtype=np.int8)
    found = np.empty((5 * MOST_COST, 3), dtype=np.int64)
    state = colours(cube)
    count = best_words(state, words.starts, words.made, words.cost, 5, gains, found)
    before = broken(state[None])[0]
    for word in [*some_words(size, rng), *found[:count, 0].tolist()]:
        after = state[words.source[word]]
        assert (after == colours(cube.apply_all(words.moves(word)))).all()
        assert before - broken(after[None])[0] == gains[word]
    for price in np.unique(words.cost).tolist():
        best = sorted(gains[words.cost == price].tolist(), reverse=True)[:5]
        assert sorted(found[:count][found[:count, 2] == price, 1].tolist(), reverse=True) == best


def test_free_layers_change_nothing_of_the_inner_cube_and_help_the_bars(size, rng):
    cube = random_state(size, rng)
    moves = [layer_turns(size - 2)[i] for i in rng.choice(len(layer_turns(size - 2)), 30)]
    plain = settled(cube, moves, 1, np.random.default_rng(1), SearchControl())
    tried = settled(cube, moves, 3000, np.random.default_rng(1), SearchControl())
    for one in (plain, tried):
        after = cube.apply_all(one.moves)
        assert inner_cube(after) == inner_cube(cube).apply_all(moves)
        assert (colours(after) == one.state).all()
        assert Metric.STM.count(rewritten(one.moves, size), size) == one.cost
    assert tried.value < plain.value


def test_turns_of_layers_are_counted_in_blocks():
    assert turns_of((1, 0, 0, 0, 0, 0)) == turns_of((1, 1, 1, 0, 0, 0)) == 1
    assert turns_of((0, 0, 1, 0, 0, 0)) == turns_of((2, 2, 3, 2, 2, 2)) == 1
    assert turns_of((0, 0, 1, 1, 0, 0)) == turns_of((1, 1, 2, 2, 3, 3)) == 2


def test_the_beam_makes_all_bars_whole(size, rng):
    prepare(size, SearchControl())
    words = words_of(size)
    state = colours(random_state(size, rng))
    ways = Beam(words, 2, SearchControl()).run([Start(state, 5)], 3, Deadline(None))
    assert 1 <= len(ways) <= 3
    for way in ways:
        after, cost = state, 5
        for word in way.words:
            after, cost = after[words.source[word]], cost + words.cost[word]
        assert broken(after[None])[0] == 0
        assert cost == way.cost <= ways[0].cost + 1


def test_whole_bars_need_no_words(size):
    cube = Cube.solved(size).apply(Move(Axis.Z, 0, 1, 1))
    (way,) = Beam(words_of(size), 1, SearchControl()).run(
        [Start(colours(cube), 0)], 1, Deadline(None)
    )
    assert (way.words, way.cost) == ((), 0)
