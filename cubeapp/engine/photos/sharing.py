"""Giving every sticker one of a few colours, so many of each, at the least cost."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from cubeapp.engine.photos.pixels import Floats


def shared_out(costs: Floats, counts: NDArray[np.int64]) -> tuple[NDArray[np.int64], Floats]:
    """Return the cheapest colour for each item with exactly ``counts`` items of each colour.

    All begin with what is cheapest for them alone. Then items are handed on, along the
    cheapest chain of colours, from a colour that has too many to one that has too few: the
    successive shortest paths of a flow with one node a colour.

    Args:
        costs: float64, shape (n, k): of giving each item each colour.
        counts: int64, shape (k,), which add up to n.

    Returns:
        The colours, int64, shape (n,), and for each item and colour how much more everything
        would cost if the item had that colour: float64, shape (n, k), 0 where it has it.
    """
    chosen = np.argmin(costs, axis=1)
    have = np.bincount(chosen, minlength=costs.shape[1])
    while np.any(have > counts):
        lengths, onward = _paths(_steps(costs, chosen)[0])
        start, end = _cheapest_pair(lengths, have > counts, have < counts)
        _hand_on(costs, chosen, onward, start, end)
        have[start] -= 1
        have[end] += 1
    lengths, _ = _paths(_steps(costs, chosen)[0])
    own = costs[np.arange(len(costs)), chosen]
    return chosen, np.maximum(costs - own[:, None] + lengths[:, chosen].T, 0)


def _steps(costs: Floats, chosen: NDArray[np.int64]) -> tuple[Floats, NDArray[np.int64]]:
    """Return what it costs to hand the best item of one colour to another, and which that is."""
    colours = costs.shape[1]
    steps = np.full((colours, colours), np.inf)
    items = np.zeros((colours, colours), dtype=np.int64)
    for colour in range(colours):
        (members,) = np.nonzero(chosen == colour)
        if len(members):
            more = costs[members] - costs[members, colour][:, None]
            best = more.argmin(axis=0)
            steps[colour], items[colour] = more[best, np.arange(colours)], members[best]
    np.fill_diagonal(steps, 0)
    return steps, items


def _paths(steps: Floats) -> tuple[Floats, NDArray[np.int64]]:
    """Return the shortest ways between all colours and the first step of each (Floyd–Warshall)."""
    lengths = steps.copy()
    onward = np.broadcast_to(np.arange(len(steps)), steps.shape).copy()
    for middle in range(len(steps)):
        through = lengths[:, middle, None] + lengths[middle]
        # Rounding must not make a detour look shorter: chains would run in circles.
        shorter = through < lengths - 1e-9
        lengths = np.where(shorter, through, lengths)
        onward = np.where(shorter, onward[:, middle, None], onward)
    return lengths, onward


def _cheapest_pair(
    lengths: Floats, full: NDArray[np.bool_], lacking: NDArray[np.bool_]
) -> tuple[int, int]:
    allowed = np.where(full[:, None] & lacking[None, :], lengths, np.inf)
    start, end = divmod(int(np.argmin(allowed)), len(lengths))
    return start, end


def _hand_on(
    costs: Floats, chosen: NDArray[np.int64], onward: NDArray[np.int64], start: int, end: int
) -> None:
    items = _steps(costs, chosen)[1]
    changes = []
    while start != end:
        after = int(onward[start, end])
        changes.append((int(items[start, after]), after))
        start = after
    for item, colour in changes:
        chosen[item] = colour
