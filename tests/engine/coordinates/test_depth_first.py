from itertools import product

import numpy as np
import pytest

from cubeapp.engine.coordinates.depth_first import (
    POLL_MASK,
    SIGNAL_NODES,
    SIGNAL_STOP,
    UNLIMITED,
    Search,
    depth_first,
    row_of,
)
from cubeapp.engine.coordinates.successors import Followers, listed
from cubeapp.engine.kernels.compiled import kernel, plain
from cubeapp.engine.kernels.memory import load64, store64


@kernel
def step(stairs, row, below, turn, left):
    """Climb 1, 2 or 3 stairs; the position is how many are left."""
    rest = load64(row, 0) - 1 - turn
    store64(below, 0, rest)
    return left <= rest <= 3 * left


climb = depth_first("climb", step)


@kernel
def start(work, stairs, length):
    store64(row_of(work, plain(0)), 0, stairs)
    return climb(plain(0), work, plain(0), length, plain(0))


ANY = Followers(listed([np.arange(3)] * 4, 3), np.tile(np.arange(1, 4, dtype=np.uint8), (4, 1)))
"""Any climb may follow, and the state tells which was the last one."""
OTHER = ANY._replace(
    lists=listed([np.arange(3), *([n for n in range(3) if n != m] for m in range(3))], 3)
)
"""None may follow itself."""


def climbed(stairs, length, followers=ANY, room=100_000, signals=None, node_limit=UNLIMITED):
    """The search, whether it was over before its end, and the paths that it has found."""
    search = Search(np.zeros(8, dtype=np.int64) if signals is None else signals, room)
    search.begin(followers, node_limit=node_limit)
    over = start(search.address, stairs, length)
    return search, over, [tuple(path["turns"][:length].tolist()) for path in search.paths]


def orders(stairs, length):
    return [path for path in product(range(3), repeat=length) if sum(path) + length == stairs]


@pytest.mark.parametrize(("stairs", "length"), [(1, 1), (7, 4), (12, 7), (12, 12)])
def test_every_path_of_one_length_is_found_in_order(stairs, length):
    search, over, paths = climbed(stairs, length)
    assert not over
    assert paths == orders(stairs, length)
    assert set(search.paths["length"]) == {length}
    assert [path["state"] for path in search.paths] == [path[-1] + 1 for path in paths]


def test_the_goal_is_a_path_without_turns():
    search, over, paths = climbed(0, 0)
    assert (over, paths, search.nodes) == (False, [()], 0)


def test_only_what_may_follow_is_tried():
    _, _, paths = climbed(12, 7, OTHER)
    assert paths == [path for path in orders(12, 7) if all(map(int.__ne__, path, path[1:]))]


@pytest.mark.parametrize("room", [1, 2, 10])
def test_no_more_is_found_than_there_is_room_for(room):
    search, over, paths = climbed(12, 7, room=room)
    assert over
    assert len(search.paths) == room
    assert paths == orders(12, 7)[:room]


def test_a_search_counts_its_nodes_and_is_over_when_it_is_stopped():
    signals = np.zeros(8, dtype=np.int64)
    search, over, _ = climbed(24, 12, signals=signals)
    assert not over
    assert signals[SIGNAL_NODES] == search.nodes // (POLL_MASK + 1) * (POLL_MASK + 1)
    signals[SIGNAL_STOP] = 1
    search, over, _ = climbed(24, 12, signals=signals)
    assert (over, search.nodes) == (True, POLL_MASK + 1)


def test_a_long_search_is_over_once_it_has_found_something():
    search, over, paths = climbed(24, 12, node_limit=2000)
    assert (over, search.nodes) == (True, 2 * (POLL_MASK + 1))
    assert paths
