"""The six phases: which turns each may make, and which may follow each other."""

from __future__ import annotations

from enum import Enum
from functools import cache

import numpy as np
from numpy.typing import NDArray

from cubeapp.engine.coordinates.successors import Followers, first_words, listed
from cubeapp.engine.solvers.five.turns import SIZE, TURNS, TURNS_PER_AXIS, powers, turns
from cubeapp.engine.text import Text


class Freedom(Enum):
    """How the layers about one axis may turn against the middle one."""

    ANY = "any"
    INNER_HALF = "outer layers any, inner layers half"
    HALF = "half"
    OUTER = "outer layers any, inner layers not at all"


_ANY, _INNER, _HALF, _OUTER = Freedom
FREEDOMS = (
    (_ANY, _ANY, _ANY),
    (_ANY, _INNER, _INNER),
    (_INNER, _INNER, _INNER),
    (_INNER, _INNER, _HALF),
    (_HALF, _INNER, _HALF),
    (_HALF, _OUTER, _HALF),
)
"""What each phase may turn about x, y and z."""
PHASES = len(FREEDOMS)
STAGE_X, STAGE_ALL, ORIENT, SET_APART, PAIR_FOUR, FINISH = range(PHASES)
"""What each phase is for: the centres of x on their faces; all centres on the faces of their
axis and the wings' parity even; one wing of each edge in each of two orbits; four edges in the
slice between U and D; those four paired and the side centres in bars; everything."""
DOINGS = (
    Text("bringing the centres of an axis together"),
    Text("bringing all centres to their axes"),
    Text("parting the wings"),
    Text("bringing four edges to a slice"),
    Text("pairing four edges"),
    Text("pairing the other edges and solving the centres"),
)
"""What is told of each phase while it is searched."""

Ints = NDArray[np.int64]
Bytes = NDArray[np.uint8]


@cache
def turns_of(phase: int) -> Ints:
    """Return the numbers of the turns that ``phase`` may make."""
    relative = powers()
    outer, inner = relative[:, [0, 3]], relative[:, [1, 2]]
    outer_half, inner_half = (np.all(some % 2 == 0, axis=1) for some in (outer, inner))
    fits = {
        _ANY: np.ones(TURNS, dtype=np.bool_),
        _INNER: inner_half,
        _HALF: inner_half & outer_half,
        _OUTER: np.all(inner == 0, axis=1),
    }
    allowed = np.concatenate(
        [
            fits[freedom].reshape(3, TURNS_PER_AXIS)[axis]
            for axis, freedom in enumerate(FREEDOMS[phase])
        ]
    )
    return np.flatnonzero(allowed)


@cache
def left_out(phase: int, thick: bool = False, single: bool = True) -> NDArray[np.bool_]:
    """Return which turns of ``phase`` are not made: shape (turns,).

    Args:
        phase: whose turns.
        thick: whether the middle layer stands for several, so that it never turns alone: that
            takes two turns.
        single: whether inner layers may turn alone, or only blocks from the outside.
    """
    if not single:
        return np.array([not turns()[number].is_outer(SIZE) for number in turns_of(phase)])
    relative = powers()[turns_of(phase)]
    return np.asarray(np.all(relative == relative[:, :1], axis=1)) & thick


@cache
def followers(phase: int, thick: bool = False, single: bool = True) -> Followers:
    """Return which turns may follow, so that hardly anything is done twice.

    A state is 0 at the beginning, 1 + t after a first turn t about an axis, and one of the
    last three after two turns about it: a third is left out. Of pairs of turns about one axis
    only the first that does a thing stays, and none that a single turn does.

    For the arguments see `left_out`.
    """
    numbers, relative = turns_of(phase), powers()
    axes, count = numbers // TURNS_PER_AXIS, len(numbers)
    missing = left_out(phase, thick, single)
    may = np.ones((count + 4, count), dtype=np.bool_)
    may[1:-3] = axes[:, None] != axes
    may[-3:] = np.arange(3)[:, None] != axes
    for axis in range(3):
        own = np.flatnonzero((axes == axis) & ~missing).tolist()
        for word in first_words(own, relative[numbers].tolist(), longest=2).values():
            if len(word) == 2:
                may[1 + word[0], word[1]] = True
    may[:, missing] = False
    lists = listed([np.flatnonzero(allowed) for allowed in may], count)
    after = np.tile(np.arange(1, count + 1, dtype=np.uint8), (count + 4, 1))
    for first in range(count):
        same = axes == axes[first]
        after[1 + first, same] = 1 + count + axes[first]
    return Followers(lists, after)
