"""A search in parts finds what a single one does, on any number of cores."""

from functools import partial
from itertools import chain

import numpy as np
import pytest

from cubeapp.engine.coordinates.depth_first import UNLIMITED
from cubeapp.engine.coordinates.shared_search import SharedSearch
from tests.engine.coordinates.test_depth_first import ANY, orders, start

STAIRS = (5, 7, 6, 9, 8, 6, 7)


@pytest.fixture(params=[1, 2, 3])
def threads(request, monkeypatch):
    monkeypatch.setattr("cubeapp.engine.kernels.workers.cores", lambda: request.param)
    return request.param


def climbed(stairs, length, room=100_000, node_limit=UNLIMITED, is_enough=lambda: False):
    search = SharedSearch(np.zeros(8, dtype=np.int64), room)
    search.begin(ANY, node_limit=node_limit)
    parts = [partial(start, stairs=count, length=length) for count in stairs]
    search.run(parts, lambda _: None, lambda: None, is_enough)
    return search, [tuple(path["turns"][:length].tolist()) for path in search.paths]


def test_paths_come_in_the_order_of_the_parts(threads):
    expected = list(chain.from_iterable(orders(count, 4) for count in STAIRS))
    for room in (1, 10, len(expected), 1000):
        search, paths = climbed(STAIRS, 4, room)
        assert paths == expected[:room]
        assert search.count == len(paths)
        assert search.is_full == (room <= len(expected))


def test_a_search_that_has_found_something_is_over_after_so_many_nodes(threads):
    count = climbed([12], 7)[0].nodes
    search, paths = climbed([12] * 9, 7, node_limit=3 * count)
    assert search.is_over
    assert search.nodes == 3 * count
    assert paths == 3 * orders(12, 7)


def test_it_ends_when_there_is_enough(threads):
    asked = []

    def is_enough():
        asked.append(True)
        return len(asked) == 2

    _, paths = climbed(STAIRS, 4, is_enough=is_enough)
    assert paths == orders(5, 4) + orders(7, 4)


def test_it_can_search_another_phase_afterwards(threads):
    search, _ = climbed(STAIRS, 4)
    search.begin(ANY)
    assert (search.count, search.nodes, len(search.paths)) == (0, 0, 0)
    search.run([partial(start, stairs=7, length=4)], lambda _: None, lambda: None)
    assert search.count == len(orders(7, 4))
