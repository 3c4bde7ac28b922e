import numpy as np
import pytest

from cubeapp.engine.model.cube import Cube
from cubeapp.engine.model.geometry import Axis
from cubeapp.engine.model.moves import Metric, Move, layer_turns
from cubeapp.engine.notation.rewriting import rewritten
from cubeapp.engine.scrambles.random_state import random_state
from cubeapp.engine.solvers.big.coarse import as_three_layers
from cubeapp.engine.solvers.control import Deadline, SearchControl
from cubeapp.engine.solvers.thick.bars import (
    broken,
    cells,
    harmless_turns,
    kinds_of,
    source_of,
)
from cubeapp.engine.solvers.thick.beam import FURTHER, Beam, Start, prepare
from cubeapp.engine.solvers.thick.inner import Settling, inner_cube, turns_of
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


@pytest.fixture(params=[6, 7, 8, pytest.param(11, marks=pytest.mark.slow)])
def size(request):
    return request.param


def colours(cube):
    return cube.facelets[cells(cube.size).ravel()]


def least_broken(state):
    """How many cells differ from the colour of their bar."""
    return count_colours(state, np.empty((24, 6), np.int64), np.empty(24, np.int64))


def some_words(size, rng, count=60):
    """Words of chance: a plan, and the power of each slice."""
    words = np.zeros((count, POWERS + kinds_of(size)), dtype=np.int16)
    words[:, PLAN] = rng.choice(len(plans().cost), count, replace=False)
    for word in words:
        slices = rng.choice(kinds_of(size), rng.integers(1, kinds_of(size) + 1), replace=False)
        for index in slices:
            mirrored = kinds_of(size) - 1 - index
            if not plans().clashes[word[PLAN]] or (
                index != mirrored and word[POWERS + mirrored] == 0
            ):
                word[POWERS + index] = rng.integers(1, 4)
    return words[words[:, POWERS:].any(axis=1)]


def best_of(state, size, room=5):
    """The words that the kernels find for a state."""
    counts, labels = np.empty((24, 6), dtype=np.int64), np.empty(24, dtype=np.int64)
    gains = np.empty((2 * 24 * 24, kinds_of(size)), dtype=np.int8)
    found = np.zeros((room * (2 * kinds_of(size) + 7), POWERS + kinds_of(size)), dtype=np.int16)
    count_colours(state, counts, labels)
    fill_gains(state, counts, labels, gains)
    p = plans()
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


def test_words_leave_the_inner_cube_reduced(size, rng):
    for word in some_words(size, rng):
        cube = Cube.solved(size).apply_all(word_moves(word, size))
        assert as_three_layers(inner_cube(cube)) is not None


def test_words_cost_what_they_take_written_in_blocks_or_less(size, rng):
    for word in best_of(colours(random_state(size, rng)), size):
        moves = rewritten(word_moves(word, size), size)
        assert Metric.STM.count(moves, size) <= word[COST]


def test_words_do_what_their_moves_do_and_leave_as_many_cells_broken_as_is_said(size, rng):
    cube = random_state(size, rng)
    state = colours(cube)
    found = best_of(state, size)
    for word in [*some_words(size, rng), *found]:
        after = after_word(state, word)
        assert (after == colours(cube.apply_all(word_moves(word, size)))).all()
    for word in found:
        # Which bar is to have which colour depends a little on their order.
        after = after_word(state, word)
        assert abs(least_broken(after) - word[BROKEN]) <= (0 if size < 8 else 2)
        assert word[BROKEN] >= broken(after)
    assert found[:, BROKEN].min() < least_broken(state) - 3


def test_free_layers_change_nothing_of_the_inner_cube_and_help_the_bars(size, rng):
    cube = random_state(size, rng)
    moves = [layer_turns(size - 2)[i] for i in rng.choice(len(layer_turns(size - 2)), 30)]
    settling = Settling(cube, [moves[:10], moves[10:]], SearchControl())
    plain, tried = (
        settling.run(sweeps, np.random.default_rng(1), Deadline(None)) for sweeps in (1, 100)
    )
    for one in (plain, tried):
        first, second = one.parts
        after = cube.apply_all((*first, *second))
        assert inner_cube(after) == inner_cube(cube).apply_all(moves)
        assert (colours(after) == one.state).all()
        assert Metric.STM.count(rewritten((*first, *second), size), size) == one.cost
    assert tried.value <= plain.value


def test_turns_of_layers_are_counted_in_blocks():
    once = [[1, 0, 0, 0, 0, 0], [1, 1, 1, 0, 0, 0], [0, 0, 1, 0, 0, 0], [2, 2, 3, 2, 2, 2]]
    twice = [[0, 0, 1, 1, 0, 0], [1, 1, 2, 2, 3, 3]]
    assert turns_of(np.array([once[:2], once[2:]])).tolist() == [[1, 1], [1, 1]]
    assert turns_of(np.array(twice)).tolist() == [2, 2]
    for layers in (*once, *twice):
        powers, runs = np.array(layers), np.empty(6, dtype=np.int64)
        assert run_turns(powers, runs) == turns_of(powers)
        ends = runs[[0, -1]]
        assert run_turns(np.array([ends[0], *layers, ends[1]]), np.empty(8, np.int64)) == run_turns(
            powers, runs
        )


def test_the_beam_makes_all_bars_whole(size, rng):
    prepare(size, SearchControl())
    cube = random_state(size, rng)
    ways = Beam(size, 2, SearchControl()).run([Start(colours(cube), 5)], 3, Deadline(None))
    assert 1 <= len(ways) <= 3
    for way in ways:
        assert broken(colours(cube.apply_all(way.moves))) == 0
        assert Metric.STM.count(rewritten(way.moves, size), size) <= way.cost - 5
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
