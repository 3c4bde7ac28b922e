"""Words that mend bars and leave the inner cube as it is.

A word turns a slice of the inner cube, then layers next to the outer ones, which hold nothing
of the inner cube, and turns the slice back. Around the second part a face may turn to and fro.
Whole bars stay whole wherever they go, so nothing but the slice is ever put back. One turn of
outer layers may come before the word; where it is that of the two outer layers beside the
slice, by as much, both make one block and it is free.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
from itertools import product
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from cubeapp.engine.geometry import Axis
from cubeapp.engine.moves import Move
from cubeapp.engine.search.fake_five.bars import (
    BARS,
    SIZES,
    harmless_turns,
    source_of,
    turns_of_face,
)

LONGEST = 6
"""Words of more turns are not used."""
QUARTERS = (1, 2, -1)


class Form(NamedTuple):
    """A word without the turn before it."""

    moves: tuple[Move, ...]
    cost: int
    """How many turns of blocks and layers it takes."""


@dataclass(frozen=True, slots=True)
class Words:
    """The words for one size, as kernels take them; w words, the cheaper ones first."""

    source: NDArray[np.uint8]
    """Where the word takes what is in each cell: shape (w, kinds · 24)."""
    cost: NDArray[np.int64]
    """Shape (w,)."""
    starts: NDArray[np.int32]
    """Word ``i`` makes the bars ``starts[i]`` to ``starts[i + 1]`` of ``made``: shape (w + 1,)."""
    made: NDArray[np.uint8]
    """Bars that are made from cells of more than one: the cells of each, shape (bars, kinds)."""
    numbers: NDArray[np.int32]
    """The turn before the word, 0 for none, times the forms, plus the form: shape (w,)."""
    size: int

    def moves(self, word: int) -> tuple[Move, ...]:
        """Return the moves of a word."""
        before, form = divmod(int(self.numbers[word]), len(forms(self.size)))
        first = harmless_turns(self.size)[before - 1 : before]
        return (*first, *forms(self.size)[form].moves)


@lru_cache(maxsize=len(SIZES))
def forms(size: int) -> tuple[Form, ...]:
    """Return all forms of words for one size."""
    return tuple(
        Form((*beside, turn, *middle, turn.inverse()), 2 + cost)
        for axis in Axis
        for layer in range(2, size - 2)
        for turn in (Move(axis, layer, layer, quarters) for quarters in QUARTERS)
        for beside in _free_before(turn, size)
        for middle, cost in _middles(axis, size)
        if 2 + cost <= LONGEST
    )


def _free_before(turn: Move, size: int) -> Iterator[tuple[Move, ...]]:
    """Yield what joins the turn of a slice to one block."""
    yield ()
    if turn.first == 2:
        yield (Move(turn.axis, 0, 1, turn.quarters),)
    if turn.first == size - 3:
        yield (Move(turn.axis, size - 2, size - 1, turn.quarters),)


def _middles(axis: Axis, size: int) -> Iterator[tuple[tuple[Move, ...], int]]:
    """Yield what is done while a slice about ``axis`` is turned, and what it costs."""
    for rows in Axis:
        if rows is axis:
            continue
        other = Axis(sum(Axis) - axis - rows)
        for first, second in product((0, *QUARTERS), repeat=2):
            layers = ((1, first), (size - 2, second))
            turned = tuple(Move(rows, layer, layer, by) for layer, by in layers if by)
            if not turned:
                continue
            yield turned, len(turned)
            for face in turns_of_face(other, size):
                yield (face, *turned, face.inverse()), 2 + len(turned)


@lru_cache(maxsize=len(SIZES))
def words_of(size: int) -> Words:
    """Return the words for ``size``: of those that join the same cells only the cheapest."""
    before = [(), *((turn,) for turn in harmless_turns(size))]
    first = np.array([source_of(moves, size) for moves in before])
    then = np.array([source_of(form.moves, size) for form in forms(size)])
    costs = np.array([form.cost for form in forms(size)])
    cost = (costs + (np.arange(len(before)) > 0)[:, None]).ravel()
    numbers = np.argsort(cost, kind="stable")
    numbers = numbers[cost[numbers] <= LONGEST]
    source = first[:, then].reshape(len(cost), -1)[numbers]
    partners = _partners(source)
    _, distinct = np.unique(_keys(partners.reshape(len(partners), -1)), return_index=True)
    distinct.sort()
    made, starts = _made(partners[distinct])
    chosen = numbers[distinct]
    return Words(source[distinct], cost[chosen], starts, made, chosen.astype(np.int32), size)


def _partners(source: NDArray[np.uint8]) -> NDArray[np.uint8]:
    """Return which bars the cells that join the last one of each bar come from.

    Returns:
        uint8, shape (w, kinds - 1, 24).
    """
    kinds = source.reshape(len(source), -1, BARS)
    home = kinds % BARS
    order = np.argsort(home[:, -1], axis=1)
    return np.ascontiguousarray(np.take_along_axis(home[:, :-1], order[:, None], axis=2))


def _keys(rows: NDArray[np.uint8]) -> NDArray[np.uint64]:
    """Return a number for each row that hardly any other row has."""
    factors = np.random.default_rng(0).integers(1 << 63, size=rows.shape[1], dtype=np.uint64)
    return np.asarray(rows.astype(np.uint64) @ factors)


def _made(partners: NDArray[np.uint8]) -> tuple[NDArray[np.uint8], NDArray[np.int32]]:
    """Return `Words.made` and `Words.starts`."""
    others = partners.shape[1]
    new = np.any(partners != np.arange(BARS), axis=1)
    words, bars = np.nonzero(new)
    offsets = BARS * np.arange(others)
    made = np.column_stack([partners[words, :, bars] + offsets, bars + BARS * others])
    starts = np.concatenate([[0], np.cumsum(np.count_nonzero(new, axis=1))])
    return np.ascontiguousarray(made, dtype=np.uint8), starts.astype(np.int32)
