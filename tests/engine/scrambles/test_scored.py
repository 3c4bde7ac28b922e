from itertools import pairwise

import numpy as np
import pytest

from cubeapp.engine.legality.validity import diagnose
from cubeapp.engine.model.cube import Cube
from cubeapp.engine.model.errors import ScrambleError, SearchCancelled
from cubeapp.engine.model.orbits import corner_facelets, midge_facelets, wing_facelets
from cubeapp.engine.notation.parsing import format_moves
from cubeapp.engine.scrambles.base import Recipe, scramble, scrambles
from cubeapp.engine.scrambles.random_moves import random_moves
from cubeapp.engine.scrambles.random_state import random_rows
from cubeapp.engine.scrambles.score_statistics import score_statistics
from cubeapp.engine.scrambles.scored import (
    block_moves,
    default_scored_length,
    most_candidates,
    scored_moves,
)
from cubeapp.engine.scrambles.scores import score
from cubeapp.engine.solvers.control import SearchControl
from tests.every import every
from tests.strategies import slow

MEANS = {2: 0.0, 3: 1.5, 4: 5.8, 5: 13.8, 6: 24.1, 7: 37.9, 8: 54.7, 9: 75.7}
MOVE_MEANS = {3: 8.6, 4: 19.4, 5: 32.8, 6: 50.7, 7: 71.0, 8: 98.6, 9: 128.1}
RUNS = 200


def mean_and_error(values):
    """The mean of ``values`` and the standard error of its difference from another such mean."""
    return np.mean(values), np.std(values) * np.sqrt(2 / len(values))


def plain_scored_moves(size, rng, length, candidates, kept):
    """The same scramble from the same draws, by whole cubes and whole scores."""
    choices, moves, cube = block_moves(size), [], Cube.solved(size)

    def is_allowed(move):
        on_axis = [earlier.axis is move.axis for earlier in moves[-2:]]
        is_third = on_axis == [True, True]
        is_same = bool(moves) and (move.axis, move.first, move.last) == (
            moves[-1].axis,
            moves[-1].first,
            moves[-1].last,
        )
        return not is_third and not is_same

    while len(moves) < length:
        weighed = []
        while len(weighed) < candidates:
            move = choices[int(rng.integers(len(choices)))]
            if is_allowed(move) and move not in weighed:
                weighed.append(move)
        values = [score(cube.apply(move)) for move in weighed]
        limit = sorted(values)[kept - 1]
        chosen = next(m for m, value in zip(weighed, values, strict=True) if value <= limit)
        moves.append(chosen)
        cube = cube.apply(chosen)
    return tuple(moves)


@pytest.mark.parametrize(
    ("size", "candidates", "kept"),
    [(2, 9, 4), (3, 9, 4), (3, 12, 1), (3, 1, 1), (4, 24, 24), (5, 9, 1), (7, 20, 3)],
)
@pytest.mark.parametrize("seeds", [range(2), *slow(range(2, 5))], ids=["few", "more"])
def test_a_slow_plain_scrambler_makes_the_same_moves(size, candidates, kept, seeds):
    for seed in seeds:
        fast = scored_moves(size, np.random.default_rng(seed), 30, candidates, kept)
        plain = plain_scored_moves(size, np.random.default_rng(seed), 30, candidates, kept)
        assert fast == plain


@pytest.mark.parametrize("size", [2, 3, 5, 6, *slow(4, 7, 8, 9)])
def test_mean_scores_of_scored_scrambles(size):
    made = scrambles(Recipe("scored", size), seed=11, count=RUNS)
    mean, error = mean_and_error([scramble.score for scramble in made])
    assert abs(mean - MEANS[size]) < 3.5 * error + 0.1


@pytest.mark.parametrize("size", [3, 5, 6, *slow(4, 7, 8, 9)])
def test_mean_scores_of_random_moves_of_the_same_length(size):
    # Drawn from the same moves, so the only difference is that nothing is weighed up.
    length = default_scored_length(size)
    made = scrambles(Recipe("scored", size, length, 1, 1), seed=12, count=RUNS)
    mean, error = mean_and_error([scramble.score for scramble in made])
    assert abs(mean - MOVE_MEANS[size]) < 3.5 * error + 0.1


def test_weighing_up_more_moves_mixes_better():
    def mean(candidates, kept):
        recipe = Recipe("scored", 5, None, candidates, kept)
        return np.mean([made.score for made in scrambles(recipe, seed=3, count=50)])

    assert mean(24, 1) < mean(9, 1) < mean(9, 4) < mean(9, 9)


@every("size", [2, 3, 4, 9, 20])
def test_no_move_repeats_the_last_and_no_three_share_an_axis(size):
    made = scramble("scored", size, seed=5)
    assert len(made.moves) == default_scored_length(size)
    for move, after in pairwise(made.moves):
        assert (move.axis, move.first, move.last) != (after.axis, after.first, after.last)
    for triple in zip(made.moves, made.moves[1:], made.moves[2:], strict=False):
        assert len({move.axis for move in triple}) > 1


@every("size, moves", [(2, 18), (3, 18), (4, 36), (6, 54), (9, 72)])
def test_the_moves_drawn_from_are_the_outer_blocks_of_all_faces(size, moves):
    assert len(set(block_moves(size))) == moves
    assert most_candidates(size) == moves * 2 // 3


def test_names_of_the_blocks_in_the_order_of_the_draws():
    assert format_moves(block_moves(6)[:9], 6) == "U U2 U' Uw Uw2 Uw' 3Uw 3Uw2 3Uw'"
    assert format_moves(block_moves(6)[::9], 6) == "U R F D L B"


def test_default_lengths():
    lengths = [default_scored_length(size) for size in (2, 3, 4, 5, 6, 7, 8, 9, 10, 100)]
    assert lengths == [11, 20, 40, 60, 80, 100, 130, 160, 190, 2890]


def test_large_cubes_are_scored_too():
    made = scramble("scored", 100, seed=1, length=300)
    assert made.score < score(Cube.solved(100).apply_all(random_moves(100, rng(), 300)))


def rng():
    return np.random.default_rng(1)


def test_what_is_compiled_ahead_is_what_scrambles_use():
    from cubeapp.engine.scrambles import scored_kernel

    scored_kernel.prepare()
    scramble("scored", 3, seed=1)
    scramble("scored", 12, seed=1)
    assert len(scored_kernel.choose_moves.signatures) == 1


def test_a_scored_scramble_can_be_stopped():
    control = SearchControl()
    control.cancel()
    with pytest.raises(SearchCancelled):
        scramble("scored", 9, seed=1, control=control)


@every(
    "recipe, message",
    [
        (Recipe("scored", 3, None, 13), "3×3×3 weighs up 1 to 12 moves at each step, not 13"),
        (Recipe("scored", 4, None, 0), "1 to 24 moves at each step, not 0"),
        (Recipe("scored", 3, None, 9, 10), "of 9 candidates 1 to 9 are kept, not 10"),
        (Recipe("scored", 3, None, 1, 99), "of a single candidate 1 is kept, not 99"),
        (Recipe("scored", 3, None, 5, 0), "of 5 candidates 1 to 5 are kept, not 0"),
        (Recipe("scored", 3, 10_001), "0 to 10,000 moves, not 10,001"),
        (Recipe("random-moves", 3, None, 9), "only a scored scramble"),
        (Recipe("random-state", 3, None, None, 4), "only a scored scramble"),
    ],
)
def test_what_cannot_be_made_is_refused_with_a_reason(recipe, message):
    with pytest.raises(ScrambleError, match=message):
        next(scrambles(recipe, seed=1))


def test_fewer_candidates_than_are_kept_are_all_kept():
    assert Recipe("scored", 3, None, 2).choice == (2, 2)
    assert Recipe("scored").choice == (9, 4)


# The scores of random cubes


@pytest.mark.parametrize("size", [2, 3, 4, 5, 10])
def test_many_random_cubes_drawn_at_once_are_legal(size, rng):
    for cube in Cube.of_rows(random_rows(size, rng, 40), size):
        assert diagnose(cube).is_legal


@pytest.mark.parametrize("size", [3, 4, 5, *slow(7, 8, 9)])
def test_the_mean_score_of_random_cubes_is_what_chance_gives(size):
    # Of neighbouring edges one pair in 24 agrees, of centres one in 6; where an even size's
    # middle neighbours come from one orbit it is one in 23, and three in 23.
    expected = 2 * (size - 1) ** 2 - (18 / 23 if size % 2 == 0 else 0)
    found = score_statistics(size)
    assert abs(found.mean - expected) < 4 * found.deviation / np.sqrt(found.cubes)


def test_statistics_describe_the_sample_that_they_count():
    found = score_statistics(4)
    values = np.repeat(np.arange(len(found.counts)), found.counts)
    assert sum(found.counts) == found.cubes == 20_000
    assert (values.mean(), values.std()) == pytest.approx((found.mean, found.deviation))
    assert found.counts[-1] > 0
    assert found.share_below(0) < 0.01
    assert found.share_below(1000) == 1
    assert found.share_below(17) == pytest.approx(0.5, abs=0.05)


@pytest.mark.parametrize("size", [20, *slow(100)])
def test_statistics_of_large_cubes_come_from_samples_as_well(size):
    assert score_statistics(size).mean == pytest.approx(2 * (size - 1) ** 2, rel=0.01)


@pytest.mark.parametrize(
    ("size", "most"),
    [(2, 40), (3, 40), (5, 7), (9, 40), (3, 1), pytest.param(30, 25, marks=pytest.mark.slow)],
)
def test_bars_stand_for_every_score_that_occurred_once(size, most):
    found = score_statistics(size)
    bars = found.bars(most)
    assert len(bars) <= most
    assert sum(bar.share for bar in bars) == pytest.approx(1)
    assert bars[0].share > 0
    assert bars[-1].lowest < len(found.counts) <= bars[-1].highest + 1
    for bar, following in pairwise(bars):
        assert bar.highest + 1 == following.lowest
        assert bar.highest - bar.lowest == following.highest - following.lowest


@pytest.mark.parametrize("size", [3, 4])
def test_corners_drawn_at_once_are_uniform_in_every_place(size, rng):
    rows = random_rows(size, rng, 6000)
    for place in corner_facelets(size):
        shown = rows[:, place] @ [36, 6, 1]
        counts = np.unique(shown, return_counts=True)[1]
        assert len(counts) == 24
        assert ((counts - 250) ** 2 / 250).sum() < 23 + 4.5 * np.sqrt(46)


def test_edges_and_wings_drawn_at_once_are_uniform_in_every_place(rng):
    rows = random_rows(5, rng, 6000)
    for place in (*midge_facelets(5), *wing_facelets(5)[0]):
        counts = np.unique(rows[:, place] @ [6, 1], return_counts=True)[1]
        assert len(counts) == 24
        assert ((counts - 250) ** 2 / 250).sum() < 23 + 4.5 * np.sqrt(46)


def test_random_states_made_one_by_one_have_the_same_scores():
    found = score_statistics(3)
    made = scrambles(Recipe("random-state", 5), seed=4, count=400)
    mean, error = mean_and_error([scramble.score for scramble in made])
    assert abs(mean - score_statistics(5).mean) < 4 * error
    assert found.share_below(found.counts.index(max(found.counts))) == pytest.approx(0.5, abs=0.1)
