from itertools import permutations, product

import numpy as np
import pytest

from cubeapp.engine.coordinates.masks import all_masks, mask_bytes, mask_of
from cubeapp.engine.coordinates.pruning import mask_distances
from cubeapp.engine.kernels.folders import tables_folder
from cubeapp.engine.kernels.parts import addresses
from cubeapp.engine.kernels.tables import TableStore
from cubeapp.engine.model.cube import Cube
from cubeapp.engine.model.geometry import Face, facelet_indices, facelet_points
from cubeapp.engine.model.moves import layer_turns
from cubeapp.engine.model.orbits import centre_facelets, wing_facelets
from cubeapp.engine.scrambles.random_state import random_state
from cubeapp.engine.solvers.control import SearchControl
from cubeapp.engine.solvers.four import coordinates as c
from cubeapp.engine.solvers.four.cubes import THIRD, seen_from, views_of
from cubeapp.engine.solvers.four.distances import product_distances
from cubeapp.engine.solvers.four.hunt import Effort, Hunt
from cubeapp.engine.solvers.four.pairing import between, entry_of
from cubeapp.engine.solvers.four.pairing import distances as pairing_distances
from cubeapp.engine.solvers.four.pairing_layout import ENTRIES, edge_symmetries
from cubeapp.engine.solvers.four.pairing_layout import pairing_tables as tables
from cubeapp.engine.solvers.four.phases import distance_of
from cubeapp.engine.solvers.four.rating import reading
from cubeapp.engine.solvers.four.tables import BLOCK_SPECS, SPECS, load_distances
from cubeapp.engine.solvers.four.turns import (
    NOTHING,
    PHASES,
    STATES,
    TURNS,
    after,
    centre_sources,
    followers,
    wing_sources,
)

BLOCKS = [i for i, turn in enumerate(TURNS) if turn.first == 0 or turn.last == 3]
"""Turns of faces and outer blocks, as threephase has them: 27."""

PAIRINGS = [1, 3, 15, 52, 358, 2683, 21037, 163255, 1152165, 6343080, 17205121, 6116219, 2091]


@pytest.fixture(scope="module")
def distances():
    return load_distances(TableStore(tables_folder()), SearchControl())


@pytest.fixture(scope="module")
def in_blocks():
    return load_distances(TableStore(tables_folder()), SearchControl(), single=False)


def staged_by(turns, goals):
    """How many sets of centres are how far from any of ``goals``, by some of the turns."""
    masks = np.array([mask_of(c.places_of(faces)) for faces in goals])
    turned = mask_bytes(centre_sources()[turns])
    return mask_distances(turned, c.CHOSEN, masks, SearchControl().signals)


def test_the_phases_have_45_33_and_23_turns():
    assert [len(turns) for turns in PHASES] == [45, 33, 23]


def test_turns_move_centres_and_wings_as_they_move_the_cube(rng):
    cube = random_state(4, rng)
    centres, wings = centre_facelets(4)[0], wing_facelets(4)[0]
    for turn, to_centres, to_wings in zip(TURNS, centre_sources(), wing_sources(), strict=True):
        turned = cube.apply(turn).facelets
        assert np.array_equal(turned[centres], cube.facelets[centres][to_centres])
        assert np.array_equal(turned[wings], cube.facelets[wings][to_wings])


@pytest.mark.parametrize("phase", range(3))
def test_what_turns_about_one_axis_come_to_is_made_in_one_way_only(phase):
    order = followers(phase)
    made, level = set(), [NOTHING]
    while level:
        following = []
        for state in level:
            count, *turns = order.lists[state].tolist()
            for turn in turns[:count]:
                beyond = int(order.after[state, turn])
                assert beyond == after(state, PHASES[phase][turn])
                if state == NOTHING or beyond // 64 == state // 64:
                    assert beyond not in made
                    made.add(beyond)
                    following.append(beyond)
        level = following
    # All 64 combinations but none; half turns of three layers make 8; with free faces 32.
    assert len(made) == [3 * 63, 63 + 2 * 31, 7 + 2 * 31][phase]
    assert len(order.lists) == len(order.after) == 2 * STATES


def test_the_published_distances_of_phase_1_by_blocks_alone():
    table = staged_by(BLOCKS, [c.SIDES, (Face.U, Face.D), (Face.F, Face.B)])
    counts = np.bincount(table)
    assert counts.sum() == 735_471
    assert len(counts) - 1 == 8
    assert 6.0 < counts @ np.arange(9) / counts.sum() < 6.06


def test_with_single_layers_phase_1_is_shorter():
    counts = np.bincount(staged_by(list(PHASES[0]), [c.SIDES]))
    assert counts.tolist() == [1, 4, 122, 2310, 34696, 278336, 403635, 16367]


def test_sets_of_eight_centres_fall_into_15582_classes_under_48_symmetries():
    masks = all_masks(c.CHOSEN).astype(np.int64)
    best, halves = masks, np.arange(4096)
    for moved in symmetries_of_centres():
        low, high = np.zeros_like(halves), np.zeros_like(halves)
        for place in range(12):
            low |= (halves >> place & 1) << moved[place]
            high |= (halves >> place & 1) << moved[12 + place]
        best = np.minimum(best, low[masks & 4095] | high[masks >> 12])
    assert len(np.unique(best)) == 15_582


def symmetries_of_centres():
    """Where each of the 24 centre places goes in the 48 symmetries of the cube."""
    places = centre_facelets(4)[0]
    number = np.zeros(96, dtype=int)
    number[places] = np.arange(24)
    points = facelet_points(4)[places]
    for axes in permutations(range(3)):
        for signs in product((1, -1), repeat=3):
            matrix = np.diag(signs)[:, list(axes)]
            yield number[facelet_indices(points @ matrix, 4)].tolist()


def test_phase_2_knows_450450_states_and_phase_3_29400_in_each_of_four_holds(distances):
    assert distances.arranging.size == 450_450
    assert distances.finishing.size == 4 * 29_400
    assert np.bincount(distances.arranging.ravel()).tolist() == [
        6,
        16,
        206,
        2027,
        15384,
        82086,
        230158,
        117743,
        2824,
    ]
    counts = np.bincount(distances.finishing.ravel())
    assert counts.tolist() == [4, 12, 184, 1656, 7868, 21044, 29176, 30712, 19520, 6912, 512]
    assert np.array_equal(product_distances(c.finishing()), distances.finishing)


def test_the_pairings_are_even_permutations_of_twelve_edges_in_classes():
    assert ENTRIES == 31_006_080
    assert len(np.unique(edge_symmetries(), axis=0)) == 8


def words(pairing):
    return np.array([*pairing, 0, 0, 0, 0], dtype=np.uint8).view(np.int64).tolist()


def place(pairing):
    return entry_of(*words(pairing), tables())


def even_pairing(rng):
    pairing = rng.permutation(12)
    i, j = np.triu_indices(12, 1)
    if np.count_nonzero(pairing[i] > pairing[j]) % 2:
        pairing[:2] = pairing[1::-1]
    return pairing


def test_symmetric_pairings_are_equally_far(distances, rng):
    for _ in range(50):
        pairing = even_pairing(rng)
        far = {
            distance_of(*words(s[pairing][np.argsort(s)]), tables(), *addresses(distances.pairing))
            for s in edge_symmetries()
        }
        assert len(far) == 1


def test_pairings_are_as_far_as_their_neighbours_say(distances, rng):
    t = tables()
    for _ in range(50):
        pairing = even_pairing(rng)
        far = distance_of(*words(pairing), t, *addresses(distances.pairing))
        beside = [
            distance_of(*between(t.turns, turn, *words(pairing)), t, *addresses(distances.pairing))
            for turn in range(23)
        ]
        assert min(beside) == far - 1
        assert max(beside) <= far + 1


def test_where_blocks_alone_turn_pairings_are_as_far_as_those_turns_say(distances, in_blocks, rng):
    t = tables(single=False)
    turns = [i for i, turn in enumerate(PHASES[2]) if TURNS[turn].is_outer(4)]
    assert len(turns) == 17
    for _ in range(50):
        pairing = even_pairing(rng)
        far = distance_of(*words(pairing), t, *addresses(in_blocks.pairing))
        assert far >= distance_of(*words(pairing), tables(), *addresses(distances.pairing))
        beside = [
            distance_of(*between(t.turns, turn, *words(pairing)), t, *addresses(in_blocks.pairing))
            for turn in turns
        ]
        assert min(beside) == far - 1
        assert max(beside) <= far + 1


def test_where_blocks_alone_turn_nothing_is_nearer(distances, in_blocks):
    for name in ("staging", "arranging", "finishing"):
        of_any, of_blocks = getattr(distances, name), getattr(in_blocks, name)
        assert np.array_equal(of_any == 0, of_blocks == 0)
        assert (of_blocks >= of_any).all()
    assert np.bincount(in_blocks.arranging.ravel()).sum() == 450_450
    assert in_blocks.arranging.max() == 9


def test_the_solved_pairing_is_at_home_and_a_half_turn_of_a_slice_is_one_away(distances):
    assert distance_of(*words(range(12)), tables(), *addresses(distances.pairing)) == 0
    slices = [i for i, turn in enumerate(PHASES[2]) if TURNS[turn].first in (1, 2)]
    for turn in slices:
        beyond = between(tables().turns, turn, *words(range(12)))
        assert distance_of(*beyond, tables(), *addresses(distances.pairing)) == 1


@pytest.mark.slow
def test_how_many_classes_of_pairings_are_how_far():
    _, counts = pairing_distances(tables(), SearchControl())
    assert counts == PAIRINGS
    assert sum(counts) == ENTRIES


def test_the_tables_take_no_more_than_12_megabytes():
    for specs in (SPECS, BLOCK_SPECS):
        assert sum(spec.nbytes for spec in specs) <= 12_000_000


def test_a_turn_seen_from_a_held_cube_is_the_same_turn(rng):
    cube = random_state(4, rng)
    for hold in range(3):
        for turn in layer_turns(4):
            held = cube.apply_all(THIRD * hold).apply(turn)
            assert held == cube.apply(seen_from(turn, hold)).apply_all(THIRD * hold)


def test_the_nine_views_of_a_solved_cube_hold_each_pair_once_on_each_axis():
    views = views_of(Cube.solved(4))
    on_sides = [set(row[c.places_of(c.SIDES)].tolist()) for row in views.centres]
    assert sum(colours == {1, 4} for colours in on_sides) == 3
    assert all(sorted(row) == list(range(24)) for row in views.wings.tolist())


def test_reading_names_all_places():
    assert sorted(np.concatenate([reading().lower, reading().upper]).tolist()) == list(range(24))


def test_the_same_cube_gives_the_same_ways(distances, rng):
    cube = random_state(4, rng)
    effort = Effort(3000, 300, 50, 3, 1)
    first, second = (list(Hunt(cube, distances, SearchControl()).ways(effort)) for _ in range(2))
    assert first == second
