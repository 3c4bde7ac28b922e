from itertools import permutations

import numpy as np
import pytest

from cubeapp.engine.model.cubies import is_odd
from cubeapp.engine.model.moves import Move
from cubeapp.engine.model.orbits import wing_facelets
from cubeapp.engine.model.permutations import permutation
from cubeapp.engine.solvers.any_size import wings_beam
from cubeapp.engine.solvers.any_size.wings_beam import Reach, WingBeam
from cubeapp.engine.solvers.any_size.wings_fit import count_matches, improve, value_of
from cubeapp.engine.solvers.any_size.wings_kernel import change_rows, choose, count_wrong, measure
from cubeapp.engine.solvers.any_size.wings_macros import (
    NONE,
    OPTIONS,
    PLACES,
    RESTORING,
    face_places,
    slice_places,
    wing_words,
)
from cubeapp.engine.solvers.control import SearchControl

HOME = np.arange(PLACES)


def drawn_codes(rng, odd=False):
    edges = rng.permutation(12)
    if is_odd(edges.tolist()) != odd:
        edges[:2] = edges[1::-1]
    flips = rng.integers(2, size=12)
    flips[-1] = flips[:-1].sum() % 2
    return (edges + 12 * flips).astype(np.uint8)


def drawn_position(orbits, rng):
    """Even orders of wings, and midges."""
    rows = [rng.permutation(PLACES) for _ in range(orbits)]
    for row in rows:
        if is_odd(row.tolist()):
            row[:2] = row[1::-1]
    codes = drawn_codes(rng)
    return np.array([*rows, np.concatenate([codes, (codes + 12) % 24])], dtype=np.uint8)


def effect_of(words, index):
    """An effect as a whole permutation."""
    places = HOME.copy()
    changes = words.changes[words.starts[index] : words.starts[index + 1]]
    places[changes // PLACES] = changes % PLACES
    return places


@pytest.mark.parametrize("size", [5, 8])
def test_turns_of_every_size_move_wings_as_the_tables_say(size):
    facelets = wing_facelets(size)[..., 0]
    for turn in range(18):
        axis, side, quarters = turn // 6, turn // 3 % 2, (1, 2, -1)[turn % 3]
        for depth in range(size // 2):
            layer = depth if side == 0 else size - 1 - depth
            moved = permutation(size, Move(axis, layer, layer, quarters))
            for orbit, places in enumerate(facelets):
                expected = HOME
                if depth == 0:
                    expected = face_places()[turn]
                elif depth == orbit + 1:
                    expected = slice_places()[turn]
                assert np.array_equal(moved[places], places[expected])


@pytest.mark.parametrize("every", [28, pytest.param(7, marks=pytest.mark.slow)])
def test_an_effect_is_what_a_slice_changes_in_its_orbit_beside_the_face_turns(every):
    words = wing_words(0)
    for word in range(0, len(words.axis), every):
        turns = words.turns[word, : words.length[word]].tolist()
        setup = int(words.setup[word])
        for side, option in np.argwhere(words.effects[word] != NONE).tolist():
            orbit, others = HOME, HOME
            slices = [3 * (2 * int(words.axis[word]) + side) + int(k) - 1 for k in OPTIONS[option]]
            steps = [(face_places(), turn) for turn in turns]
            steps[setup:setup] = [(slice_places(), slices[0])] if OPTIONS[option, 0] else []
            steps += [(slice_places(), slices[1])] if OPTIONS[option, 1] else []
            for table, turn in steps:
                orbit = orbit[table[turn]]
                others = others[table[turn]] if table is face_places() else others
            assert np.array_equal(others, words.faces[word])
            effect = effect_of(words, words.effects[word, side, option])
            assert np.array_equal(effect[others], orbit)


def test_each_three_cycle_is_made_by_some_word_in_every_orbit():
    words = wing_words(0)
    last = words.effects[words.regular :]
    cycles = {effect_of(words, effect).tobytes() for effect in np.unique(last[last != NONE])}
    for a, b, c in permutations(range(PLACES), 3):
        if a < min(b, c):
            places = HOME.copy()
            places[[a, b, c]] = b, c, a
            assert places.tobytes() in cycles


@pytest.mark.parametrize("effort", [0, pytest.param(1, marks=pytest.mark.slow)])
def test_a_word_gains_what_a_recount_says(effort, rng):
    words = wing_words(effort)
    rows = drawn_position(4, rng)
    gains = np.empty((4, len(words.starts) - 1), dtype=np.int8)
    measure(rows, words, gains)
    still, chosen = np.zeros(8, dtype=np.uint8), np.empty(8, dtype=np.uint8)
    after = np.empty_like(rows)
    for word in range(0, len(words.axis), 5):
        gain, cost = choose(words, word, still, gains, 0.1, chosen)
        change_rows(words, word, chosen, rows, after)
        assert count_wrong(after) == count_wrong(rows) - gain
        assert cost == np.count_nonzero(OPTIONS[chosen])


def test_slices_that_were_just_turned_cost_less_to_turn_again(rng):
    words = wing_words(0)
    # One that turns slices there and back, and no further.
    word = int(np.flatnonzero((words.menu[:, :4] == (*RESTORING, 0)).all(axis=1))[0])
    rows = drawn_position(4, rng)
    gains = np.empty((4, len(words.starts) - 1), dtype=np.int8)
    measure(rows, words, gains)
    chosen = np.empty(8, dtype=np.uint8)
    costs = []
    for turned in (0, 1):
        pending = np.full(8, turned, dtype=np.uint8)
        _, cost = choose(words, word, pending, gains, 0.1, chosen)
        costs.append(cost - 2 * np.count_nonzero(chosen))
    assert costs[0] == 0
    assert costs[1] < 0


@pytest.mark.parametrize("odd", [False, True])
def test_fitted_midges_keep_their_parities_and_fit_better(odd, rng):
    wings = drawn_position(3, rng)[:3]
    matches = np.empty((12, 24), dtype=np.int64)
    count_matches(wings, matches)
    for _ in range(5):
        codes = drawn_codes(rng, odd)
        before = value_of(matches, codes)
        improve(matches, codes)
        assert value_of(matches, codes) > before
        asked = np.concatenate([codes, (codes + 12) % 24])
        assert value_of(matches, codes) == np.count_nonzero(wings == asked)
        assert sorted(codes % 12) == list(range(12))
        assert is_odd((codes % 12).tolist()) == odd
        assert np.count_nonzero(codes >= 12) % 2 == 0


@pytest.mark.parametrize("refits", [False, True])
def test_the_words_kept_for_the_end_finish_alone(refits, rng, monkeypatch):
    everyday = wing_words(0)._replace(regular=0)
    monkeypatch.setattr(wings_beam, "wing_words", lambda _effort: everyday)
    beam = WingBeam(2, Reach(1, 1, 0), refits)
    for _ in range(3):
        (path,) = beam.paths([drawn_position(2, rng)], [0], SearchControl())
        assert path.cost > 0


def test_two_wings_of_one_edge_change_places_with_a_third(rng):
    position = np.tile(np.arange(PLACES, dtype=np.uint8), (2, 1))
    position[0, [0, 12, 5]] = 12, 5, 0
    (path,) = WingBeam(1, Reach(1, 4, 0), refits=False).paths([position], [7], SearchControl())
    assert path.start == 0
    assert path.cost <= 7 + 10
