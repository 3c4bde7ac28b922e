import pytest

from cubeapp.engine.solvers.by_hand.cross import CROSS_EDGES, cross_table, edge_table, next_edges
from cubeapp.engine.solvers.by_hand.places import HOME, turn_tables

COUNTS = [1, 15, 158, 1394, 9809, 46381, 97254, 34966, 102]


def mixed(rng, turns=20):
    state = HOME
    for turn in rng.integers(0, 18, turns):
        state = state.translate(turn_tables()[int(turn)])
    return state


def test_crosses_at_each_distance():
    assert cross_table().counts() == COUNTS
    assert sum(COUNTS) == 190_080


def test_every_way_is_as_short_as_the_table_says_and_solves_the_cross(rng):
    for _ in range(20):
        state = mixed(rng)
        ways = cross_table().ways(state)
        assert ways
        assert len({way.turns for way in ways}) == len(ways)
        for way in ways:
            assert len(way.turns) == cross_table().distance(state)
            after = state.translate(way.table)
            assert all(after[edge] == HOME[edge] for edge in CROSS_EDGES)


def test_one_more_edge_comes_home_and_those_that_are_stay(rng):
    state = mixed(rng)
    for _ in CROSS_EDGES:
        home = {edge for edge in CROSS_EDGES if state[edge] == HOME[edge]}
        if home == set(CROSS_EDGES):
            break
        for edge, way in next_edges(state):
            after = state.translate(way.table)
            assert all(after[other] == HOME[other] for other in {*home, edge})
        state = after


@pytest.mark.parametrize(("edges", "states"), [(1, 24), (2, 528), (3, 10_560)])
def test_tables_of_fewer_edges_know_all_their_places(edges, states):
    assert sum(edge_table(CROSS_EDGES[:edges]).counts()) == states
