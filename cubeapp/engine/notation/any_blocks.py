"""Batches of turns about one axis made again by blocks of any neighbouring layers.

What a batch turns changes by some quarters from one layer to the next, or not at all. A turn of
an outer block makes one change, and a turn of an inner block two that come to nothing together.
So changes that come to nothing together, and of which no part does, take one turn less than
there are changes; and the turns are fewest where the changes make as many such *groups* as they
can.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

import numpy as np
from numpy.typing import NDArray

from cubeapp.engine.model.moves import reduced

Turn = tuple[int, int, int]
"""The first layer, the last layer and the quarter turns, -1, 1 or 2."""


def fewest_turns(powers: NDArray[np.int8]) -> NDArray[np.intp]:
    """Return in how many turns each batch can be made, turns of the whole cube left out.

    Args:
        powers: the quarter turns wanted, int8, shape (batches, N), values 0…3.

    Returns:
        intp, shape (batches,).
    """
    changes = np.diff(powers, axis=1) & 3
    ones, twos, threes = (np.count_nonzero(changes == quarters, axis=1) for quarters in (1, 2, 3))
    pairs = np.minimum(ones, threes) + twos // 2
    alike = np.abs(ones - threes)
    triples = (twos % 2) * (alike >= 2)
    fours = (alike - 2 * triples) // 4
    return np.asarray(ones + twos + threes - pairs - triples - fours)


def turns_of(powers: Sequence[int]) -> list[Turn]:
    """Return the fewest turns that make a batch, but for a turn of the whole cube.

    Args:
        powers: the quarter turns of each layer, 0…3.
    """
    turns: list[Turn] = []
    waiting: dict[int, list[int]] = {1: [], 2: [], 3: []}
    for layer, (before, power) in enumerate(pairwise(powers), start=1):
        change = (power - before) % 4
        opposite = waiting.get(-change % 4)
        if opposite:
            turns.append((opposite.pop(), layer - 1, reduced(-change)))
        elif change:
            waiting[change].append(layer)
    for group in _groups(waiting[1] or waiting[3], waiting[2]):
        turns += _chained(group, powers)
    return turns


def _groups(alike: list[int], twos: list[int]) -> list[list[int]]:
    """Return the layers before which it changes in groups: what remains when all pairs are made.

    Args:
        alike: those of changes by one quarter, all the same way.
        twos: that of a change by two, if there is one.
    """
    groups = []
    if twos and len(alike) >= 2:
        groups.append(sorted([*twos, *alike[:2]]))
        alike, twos = alike[2:], []
    fours = len(alike) // 4 * 4
    groups += [alike[i : i + 4] for i in range(0, fours, 4)]
    return groups + [[layer] for layer in (*alike[fours:], *twos)]


def _chained(group: list[int], powers: Sequence[int]) -> list[Turn]:
    """Return the turns that make a group: inner blocks, or for one change an outer block."""
    changes = [powers[layer] - powers[layer - 1] for layer in group]
    if len(group) > 1:
        sums = np.cumsum(changes).tolist()
        return [
            (first, after - 1, reduced(total))
            for (first, after), total in zip(pairwise(group), sums, strict=False)
        ]
    (layer,), (change,), size = group, changes, len(powers)
    if 2 * layer <= size:
        return [(0, layer - 1, reduced(-change))]
    return [(layer, size - 1, reduced(change))]
