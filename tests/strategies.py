"""What hypothesis draws: sizes, moves and algs."""

from __future__ import annotations

import re

import pytest
from hypothesis import settings
from hypothesis import strategies as st

from cubeapp.engine.model.geometry import Axis
from cubeapp.engine.model.moves import QUARTERS, Move


def slow(*values):
    """These values of a parameter, which are tried where the slow tests run."""
    return [pytest.param(value, marks=pytest.mark.slow) for value in values]


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


_AMOUNTS = ("", "'", "2", "2'", "’", "3", "'2", "4", "0")
_NAMES = {
    2: ("R", "U", "L", "2F", "x", "Rv", "TURN_ROW_1_LEFT"),
    3: ("R", "U", "F", "Lw", "d", "M", "e", "2B", "x", "y", "FACE_TOP", "TURN_COL_0_UP"),
    4: ("R", "Uw", "f", "2L", "m", "3Rw", "2-3Dw", "2-3b", "z", "TURN_ROW_3_RIGHT"),
    5: ("R", "Uw", "f", "2L", "m", "E", "3Rw", "2-3Dw", "2-4F", "y", "TURN_ROW_2_LEFT"),
    7: ("R", "3u", "M", "s", "2-5Lw", "4-6R", "6Dw", "3B", "x", "FACE_BACK"),
}


def alg_texts(size):
    """Texts that are algs for ``size``, one of 2, 3, 4, 5, 7: brackets, comments, lines, pauses."""
    turns = st.builds("{}{}".format, st.sampled_from(_NAMES[size]), st.sampled_from(_AMOUNTS))
    between = st.sampled_from([" ", " ", " ", " . ", "\n", " // so\n"])
    amounts = st.sampled_from(["", "'", "2", "3'", "2", "'2"])

    def row(one, space, other):
        return f"{one}{space}{other}"

    def bracketed(parts):
        return st.one_of(
            st.builds("({}){}".format, parts, amounts),
            st.builds("[{}, {}]{}".format, parts, parts, amounts),
            st.builds("[{}: {}]{}".format, parts, parts, amounts),
            st.builds(row, parts, between, parts),
        )

    plain = st.recursive(turns, bracketed, max_leaves=8)
    niss = st.builds("{}{}^({}){}".format, plain, between, plain, st.just("") | between)
    two = st.builds(row, niss, between, plain) | st.builds(row, niss, between, niss)
    # `(R) x3` is refused, for it may be meant as `(R)3`.
    return (plain | niss | two).filter(lambda text: not re.search(r"[)\]] x[34]", text))


sizes_and_algs = st.sampled_from(sorted(_NAMES)).flatmap(
    lambda size: st.tuples(st.just(size), alg_texts(size))
)
"""A size, and a text that is an alg for it."""


def examples(count):
    """``count`` examples where all tests run, and fewer where the slow ones are left out."""
    return settings(max_examples=max(1, count * settings.default.max_examples // 100))


few = examples(40)
"""Texts take longer to draw than anything takes to be done with them."""
