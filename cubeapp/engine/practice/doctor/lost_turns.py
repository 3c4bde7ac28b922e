"""Which edges took the turns that a cross was longer than it had to be."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import accumulate

import numpy as np
from numpy.typing import NDArray

from cubeapp.engine.model.cube import Cube
from cubeapp.engine.model.geometry import Face
from cubeapp.engine.model.moves import Metric, Move, face_turn
from cubeapp.engine.practice.doctor.views import (
    SIZE,
    View,
    along,
    brought_home,
    colours_of,
    facelets_of,
    turns_of,
)
from cubeapp.engine.solvers.by_hand.cross import cross_table
from cubeapp.engine.solvers.by_hand.places import state_of

_SIDES = (Face.F, Face.R, Face.B, Face.L)


@dataclass(frozen=True, slots=True)
class LostTurns:
    """Turns that brought a cross no nearer."""

    edges: tuple[tuple[int, int], ...]
    """The edges that they were made for, each by its colours, that of the cross first."""
    turns: int
    """How many; 1 or more."""


def lost_turns(start: Cube, moves: Sequence[Move], view: int) -> tuple[LostTurns, ...]:
    """Return where a cross lost turns.

    It is parted where one more edge, or several at once, came to where they stayed. A part has lost
    as many of its turns as the shortest cross has not become shorter by it.

    Args:
        start: the cube before it.
        moves: those of the cross.
        view: in which orientation the cross was read.
    """
    seen = View(brought_home(along(start, moves)), view)
    turns = list(accumulate((Metric.STM.count((move,), SIZE) for move in moves), initial=0))
    stays_since = _stays_since(seen)
    # Turns that bring all of them into place together belong to the edge that came last.
    ends = [*sorted({at for at in stays_since if at})[:-1], len(moves)]
    found, begin = [], 0
    for end in ends:
        nearer = _distance(seen, begin) - _distance(seen, end)
        lost = turns[end] - turns[begin] - nearer
        is_last = end == len(moves)
        late = [
            _colours(view, side)
            for side, at in zip(_SIDES, stays_since, strict=True)
            if begin < at and (is_last or at == end)
        ]
        if lost > 0 and late:
            found.append(LostTurns(tuple(late), lost))
        begin = end
    return tuple(found)


def _distance(seen: View, index: int) -> int:
    return cross_table().distance(state_of(seen.cube(index)))


def _colours(view: int, side: Face) -> tuple[int, int]:
    colours = colours_of(view)
    return int(colours[Face.D]), int(colours[side])


def _stays_since(seen: View) -> list[int]:
    """Return after how many moves each edge, in the order of `_SIDES`, is where it stays.

    That is its place beside the others that are so, but for a turn of the bottom.
    """
    placed = _placed(seen)
    stays = np.ones(len(_SIDES), dtype=bool)
    since = np.zeros(len(_SIDES), dtype=int)
    for index in reversed(range(placed.shape[-1])):
        here = placed[:, :, index] & stays
        stays = here[here.sum(axis=1).argmax()]
        since[~stays & (since == 0)] = index + 1
    return [int(at) for at in since]


def _placed(seen: View) -> NDArray[np.bool_]:
    """Tell which edges are home after which turn of the bottom: bool, shape (4, 4, n)."""
    turned = turns_of([(), *((face_turn(Face.D, quarters, SIZE),) for quarters in (1, 2, -1))])
    edges = [facelets_of(f"D{side.name}") for side in _SIDES]
    return np.array([[seen.home_after(edge, turn) for edge in edges] for turn in turned])
