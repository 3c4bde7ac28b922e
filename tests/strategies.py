"""What hypothesis draws: sizes, moves and algs."""

from __future__ import annotations

from hypothesis import strategies as st

from cubeapp.engine.geometry import Axis
from cubeapp.engine.moves import QUARTERS, Move

sizes = st.sampled_from([2, 3, 4, 5, 6, 7, 20, 100])


def moves(size):
    """Every turn of adjacent layers of a cube of ``size``."""
    layers = st.lists(st.integers(0, size - 1), min_size=2, max_size=2).map(sorted)
    return st.builds(
        lambda axis, block, quarters: Move(axis, *block, quarters),
        st.sampled_from(Axis),
        layers,
        st.sampled_from(QUARTERS),
    )


def move_lists(size, max_size=30):
    return st.lists(moves(size), max_size=max_size)


sizes_and_moves = sizes.flatmap(lambda size: st.tuples(st.just(size), move_lists(size)))
