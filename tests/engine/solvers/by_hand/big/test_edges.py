from itertools import product

import numpy as np
import pytest

from cubeapp.engine.model.cube import Cube
from cubeapp.engine.model.geometry import Face
from cubeapp.engine.model.moves import face_turns
from cubeapp.engine.model.orbits import wing_facelets
from cubeapp.engine.model.permutations import source_of
from cubeapp.engine.solvers.by_hand.big.centre_words import inner_cells
from cubeapp.engine.solvers.by_hand.big.edge_places import (
    EDGE_COUNT,
    MODEL,
    PLACES,
    edge_of,
    edges_of,
    goes_to,
    place,
    turned_round,
)
from cubeapp.engine.solvers.by_hand.big.last_two import (
    CUTS,
    FRONT_EDGES,
    FlipStep,
    last_two,
    parity_moves,
)
from cubeapp.engine.solvers.by_hand.big.pairing import FEWEST_OPEN, pair_steps
from tests.every import every
from tests.strategies import slow

SIZES = [4, 5, 6, 7]


def centres_are_whole(facelets, size):
    return all(np.ptp(facelets[inner_cells(size, face)]) == 0 for face in Face)


def with_wings(size, rng, edges=range(EDGE_COUNT)):
    """A solved cube with the wings of some edges mixed in every way, odd ones too."""
    facelets = Cube.solved(size).facelets.copy()
    places = np.array([at for edge in edges for at in (edge, turned_round(edge))])
    for orbit in wing_facelets(size):
        facelets[orbit[places]] = facelets[orbit[rng.permutation(places)]]
    return facelets


def test_places_turn_as_wings_do_on_every_size(rng):
    for size in SIZES:
        facelets = with_wings(size, rng)
        before = edges_of(facelets, size)
        for number, turn in enumerate(face_turns(size)):
            goes = goes_to((face_turns(MODEL)[number],))
            after = edges_of(facelets[source_of((turn,), size)], size)
            assert (after.wings[:, goes] == before.wings).all()


@pytest.mark.parametrize("size", SIZES)
def test_all_edges_of_a_solved_cube_are_whole_wherever_turns_of_faces_take_them(size, rng):
    cube = Cube.solved(size)
    for turn in rng.integers(0, 18, 20):
        cube = cube.apply(face_turns(size)[int(turn)])
        edges = edges_of(cube.facelets, size)
        assert edges.broken == ()
        assert edges.open_edges() == []


@pytest.mark.parametrize("size", [4, 5, 7, *slow(6)])
def test_pairing_leaves_fewer_than_three_edges_open_and_all_centres_whole(size, rng):
    for _ in range(2):
        facelets = with_wings(size, rng)
        for step in pair_steps(facelets, size):
            had = len(edges_of(facelets, size).open_edges())
            facelets = facelets[source_of(step.moves(size), size)]
            assert centres_are_whole(facelets, size)
            assert len(edges_of(facelets, size).open_edges()) <= had
        assert len(edges_of(facelets, size).open_edges()) < FEWEST_OPEN


@pytest.mark.parametrize("size", SIZES)
def test_edges_that_have_only_their_own_wings_the_wrong_way_round_are_paired(size):
    facelets = Cube.solved(size).facelets.copy()
    outer = wing_facelets(size)[0]
    for edge in range(6):
        one, other = outer[edge], outer[turned_round(edge)]
        facelets[[*one, *other]] = facelets[[*other, *one]]
    for step in pair_steps(facelets, size):
        facelets = facelets[source_of(step.moves(size), size)]
    assert len(edges_of(facelets, size).open_edges()) < FEWEST_OPEN


@pytest.mark.parametrize("size", [4, 5, 6, *slow(7, 8)])
def test_the_last_two_edges_become_whole_from_every_order_of_their_wings(size, rng):
    for _ in range(6):
        pair = rng.choice(EDGE_COUNT, 2, replace=False).tolist()
        facelets = with_wings(size, rng, pair)
        plan = last_two(facelets, size)
        if plan is not None:
            facelets = facelets[source_of(plan.moves(size), size)]
        assert edges_of(facelets, size).broken == ()
        assert centres_are_whole(facelets, size)


@every("side, cut", list(product(range(2), CUTS)))
def test_a_flip_changes_no_order_but_that_of_the_two_edges_in_front(side, cut):
    step = FlipStep(side, ((1,) if cut[0] else (), (2,) if cut[1] else ()))
    goes = goes_to(step.moves(MODEL))
    for edge in set(range(EDGE_COUNT)) - set(FRONT_EDGES):
        assert edge_of(int(goes[edge])) == edge_of(int(goes[turned_round(edge)]))


@every("size", [4, 5, 6, 7, 9, 10])
def test_the_alg_of_a_parity_swaps_two_wings_of_an_orbit_and_nothing_else(size):
    top_front = place("UF")
    for orbit in range(size // 2 - 1):
        moves = parity_moves("OLL parity (pure)", [orbit + 1], size)
        after = edges_of(Cube.solved(size).apply_all(moves).facelets, size).wings
        moved = np.argwhere(after != np.arange(PLACES)).tolist()
        assert moved == [[orbit, top_front], [orbit, turned_round(top_front)]]


@pytest.mark.parametrize("size", [4, 6, 8, 10])
def test_the_algs_of_parities_do_to_whole_edges_what_they_say(size):
    layers = range(1, size // 2)
    for name, moved in (("OLL parity (pure)", ["UF"]), ("PLL parity (wide)", ["UF", "UB"])):
        after = Cube.solved(size).apply_all(parity_moves(name, layers, size))
        edges = edges_of(after.facelets, size)
        assert centres_are_whole(after.facelets, size)
        assert edges.broken == ()
        changed = np.flatnonzero(edges.wings[0, :EDGE_COUNT] != np.arange(EDGE_COUNT)).tolist()
        assert changed == sorted(map(place, moved))
