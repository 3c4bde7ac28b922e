import numpy as np
import pytest

from cubeapp.engine.search import coordinates
from cubeapp.engine.search.coordinates import Numbering
from cubeapp.engine.search.pruning import UNSEEN, distances, packed
from cubeapp.engine.search.two_phase_layout import BLOCK_BYTES, OFFSETS, PARTS
from cubeapp.engine.search.two_phase_tables import build_block

PAIRS = [
    (coordinates.twist, coordinates.marked_slice),
    (coordinates.flip, coordinates.slice_places),
    (coordinates.side_flip, coordinates.slice_places),
    (coordinates.twist, coordinates.flip),
    (coordinates.twist, coordinates.side_flip),
    (coordinates.corner_permutation, coordinates.slice_permutation),
    (coordinates.edge_permutation, coordinates.corner_sets),
]


def plain_distances(first, second):
    """Breadth first over all pairs, knowing nothing of symmetry."""
    table = np.full((first.size, second.size), UNSEEN, dtype=np.uint8)
    table[0, 0] = 0
    frontier, depth = (np.array([0]), np.array([0])), 0
    while len(frontier[0]):
        depth += 1
        for move in range(first.after.shape[1]):
            reached = first.after[frontier[0], move], second.after[frontier[1], move]
            fresh = table[reached] == UNSEEN
            table[reached[0][fresh], reached[1][fresh]] = depth
        frontier = np.nonzero(table == depth)
    return table


@pytest.mark.parametrize(("first", "second"), PAIRS)
def test_distances_up_to_symmetry_are_those_of_a_plain_search(first, second):
    rows, columns = Numbering(first()), second()
    table = distances(rows, columns)
    plain = plain_distances(first(), columns)
    for symmetry in range(8):
        values = np.nonzero(rows.number % 8 == symmetry)[0]
        seen = columns.conjugate[:, symmetry]
        assert np.array_equal(table[rows.number[values] // 8][:, seen], plain[values])


def test_packing_keeps_every_distance(rng):
    table = rng.integers(0, 16, (7, 9), dtype=np.uint8)
    halves = packed(table)
    assert np.array_equal(np.stack([halves & 15, halves >> 4], axis=1).ravel()[:63], table.ravel())


def test_the_parts_of_the_block_do_not_overlap():
    starts = [OFFSETS[name] for name in PARTS]
    ends = [OFFSETS[name] + size for name, size in PARTS.items()]
    assert all(start >= end for start, end in zip(starts[1:], ends[:-1], strict=True))
    assert all(start % 64 == 0 for start in starts)
    assert ends[-1] <= BLOCK_BYTES


def test_the_block_is_the_same_every_time():
    assert np.array_equal(build_block(), build_block())
