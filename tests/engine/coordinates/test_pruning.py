import numpy as np
import pytest

from cubeapp.engine.coordinates import coordinates
from cubeapp.engine.coordinates.coordinates import Numbering
from cubeapp.engine.coordinates.pruning import UNSEEN, distances, packed
from cubeapp.engine.kernels.folders import tables_folder
from cubeapp.engine.kernels.tables import TableStore
from cubeapp.engine.model.moves import Metric
from cubeapp.engine.solvers.two_phase import layout
from cubeapp.engine.solvers.two_phase.layout import BLOCK_BYTES, PARTS
from cubeapp.engine.solvers.two_phase.tables import SPECS, build_block, move_costs

LARGEST = (coordinates.twist, coordinates.marked_slice)
QUICK_PAIRS = [
    (coordinates.flip, coordinates.slice_places),
    (coordinates.corner_permutation, coordinates.slice_permutation),
]
DEAR_PAIRS = [
    (coordinates.side_flip, coordinates.slice_places),
    (coordinates.twist, coordinates.flip),
    (coordinates.twist, coordinates.side_flip),
    (coordinates.edge_permutation, coordinates.corner_sets),
]


def plain_distances(first, second, costs):
    """Nearest first over all pairs, knowing nothing of symmetry."""
    table = np.full((first.size, second.size), UNSEEN, dtype=np.uint8)
    table[0, 0] = 0
    depth, missed = 0, 0
    # A half turn may count two: one empty distance is not the end.
    while missed < 2:
        here = np.nonzero(table == depth)
        missed = 0 if len(here[0]) else missed + 1
        for move, cost in enumerate(costs):
            reached = first.after[here[0], move], second.after[here[1], move]
            table[reached] = np.minimum(table[reached], depth + cost)
        depth += 1
    return table


@pytest.mark.parametrize(
    ("first", "second", "metric"),
    [
        *[(*pair, Metric.HTM) for pair in QUICK_PAIRS],
        *[pytest.param(*pair, Metric.HTM, marks=pytest.mark.slow) for pair in DEAR_PAIRS],
        *[
            pytest.param(*pair, Metric.QTM, marks=pytest.mark.slow)
            for pair in (*QUICK_PAIRS, *DEAR_PAIRS)
        ],
        *[pytest.param(*LARGEST, metric, marks=pytest.mark.slow) for metric in SPECS],
    ],
)
def test_distances_up_to_symmetry_are_those_of_a_plain_search(first, second, metric):
    rows, columns, costs = Numbering(first()), second(), move_costs(metric)
    if columns.after.shape[1] == len(coordinates.PHASE_2_MOVES):
        costs = costs[list(coordinates.PHASE_2_MOVES)]
    table = distances(rows, columns, costs)
    plain = plain_distances(first(), columns, costs)
    for symmetry in range(8):
        values = np.nonzero(rows.number % 8 == symmetry)[0]
        seen = columns.conjugate[:, symmetry]
        assert np.array_equal(table[rows.number[values] // 8][:, seen], plain[values])


def test_packing_keeps_every_distance(rng):
    table = rng.integers(0, 16, (7, 9), dtype=np.uint8)
    halves = packed(table)
    assert np.array_equal(np.stack([halves & 15, halves >> 4], axis=1).ravel()[:63], table.ravel())


def test_the_parts_of_the_block_do_not_overlap():
    starts, end = list(PARTS.offsets.values()), PARTS.end
    assert [getattr(layout, name) for name in PARTS] == starts
    ends = [start + size for start, size in zip(starts, PARTS.values(), strict=True)]
    assert all(start >= end for start, end in zip(starts[1:], ends[:-1], strict=True))
    assert all(start % 64 == 0 for start in starts)
    assert ends[-1] <= end == BLOCK_BYTES


def test_the_block_is_the_same_every_time():
    # The one that is kept was built by an earlier process, or just now.
    kept = TableStore(tables_folder()).get(SPECS[Metric.HTM], build_block)
    assert np.array_equal(build_block(), kept)
