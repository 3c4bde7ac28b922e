"""Sums over all ways to put cubies into places, kept apart by what no turns change.

The cubies that are in the first places are a set; of all ways to put the same set there, only
the sum of their turns and the parity of their order matter for the rest. So 12 edges take
4096 sets instead of 12! orders (the programme of Held and Karp, 1962).
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

import numpy as np
from numpy.typing import NDArray

Numbers = NDArray[np.int64]


@dataclass(frozen=True, slots=True)
class Arithmetic:
    """How the ways through one place are put together."""

    plus: np.ufunc
    """Joins ways of which there may be either."""
    times: np.ufunc
    """Joins what one way has in several places."""
    zero: int
    """What there is without any way."""
    one: int
    """What a way without places has."""


COUNTING = Arithmetic(np.add, np.multiply, 0, 1)
"""How many ways there are."""
CHEAPEST = Arithmetic(np.minimum, np.add, 1 << 50, 0)
"""What the cheapest way costs."""


@dataclass(frozen=True, slots=True)
class Step:
    """From the sets of one size to those with one cubie more, or back."""

    other: NDArray[np.intp]
    """The set without, or with, each cubie: shape (sets, cubies in, or not in, the set)."""
    cubie: NDArray[np.intp]
    """That cubie, in the same shape."""
    odd: NDArray[np.bool_]
    """Whether an odd number of greater cubies is in the set; each is an inversion."""


def ways_after(weights: Numbers, arithmetic: Arithmetic = COUNTING) -> list[Numbers]:
    """Return what there is of ways to fill the last places, by the set in the first ones.

    Args:
        weights: shape (places, cubies, turns), with as many cubies as places: 1 where a cubie
            with a turn may be in a place and 0 elsewhere, or its cost there.
        arithmetic: what is to be found.

    Returns:
        For 0, 1, … all places filled: shape (sets, turns, 2), by the set, by the sum of the
        turns that the last places add, and by the parity that they add to the order's.
    """
    start = np.full((1, weights.shape[2], 2), arithmetic.zero, dtype=np.int64)
    start[0, 0, 0] = arithmetic.one
    found = [start]
    for place, (_, step) in reversed(list(enumerate(steps(len(weights))))):
        found.append(_joined(found[-1], step, weights[place], arithmetic))
    return found[::-1]


def total_ways(weights: Numbers) -> Numbers:
    """Return the number of ways whose turns add up to nothing, by parity: int64, shape (2,)."""
    return np.asarray(ways_after(weights)[0][0, 0])


def cheapest_way(
    costs: Numbers, after: list[Numbers], odd: int
) -> tuple[NDArray[np.intp], NDArray[np.intp]]:
    """Return the cubie in each place and its turn, of a cheapest way whose turns add up to nothing.

    Args:
        costs: shape (places, cubies, turns).
        after: what `ways_after` gives for them and `CHEAPEST`.
        odd: 1 for a way in an odd order, 0 for one in an even order; there is one.
    """
    turns = np.arange(costs.shape[2])
    chosen, at, wanted = [], 0, 0
    for place, (_, step) in enumerate(steps(len(costs))):
        others, cubies, parities = step.other[at], step.cubie[at], step.odd[at] ^ odd
        rest = after[place + 1][others[:, None], (wanted - turns) % len(turns), parities[:, None]]
        best, turn = divmod(int((costs[place, cubies] + rest).argmin()), len(turns))
        chosen.append((cubies[best], turn))
        at, odd, wanted = others[best], parities[best], (wanted - turn) % len(turns)
    cubies, turned = np.array(chosen, dtype=np.intp).reshape(-1, 2).T
    return cubies, turned


def _joined(known: Numbers, step: Step, weights: Numbers, arithmetic: Arithmetic) -> Numbers:
    """Return what there is with one more place filled, of all cubies that it may hold."""
    ways = known[step.other]
    # The parities change places where a cubie is an odd one.
    ways = np.where(step.odd[..., None, None], ways[..., ::-1], ways)
    costs = weights[step.cubie]
    joined = np.full((len(step.other), *known.shape[1:]), arithmetic.zero, dtype=np.int64)
    for turn in range(weights.shape[1]):
        terms = arithmetic.times(ways, costs[..., turn, None, None])
        both = arithmetic.plus.reduce(terms, axis=1)
        joined = arithmetic.plus(joined, np.roll(both, turn, axis=1))
    return joined


@lru_cache(maxsize=4)
def steps(places: int) -> list[tuple[Step, Step]]:
    """Return for each place what leads to the sets with its cubie, from and to smaller ones.

    The first step names for each set of ``place + 1`` cubies those with one less, the second for
    each set of ``place`` cubies those with one more.
    """
    sets = np.arange(1 << places)
    bits = (sets[:, None] >> np.arange(places)) & 1 == 1
    sizes = bits.sum(axis=1)
    rank = np.empty(1 << places, dtype=np.intp)
    for size in range(places + 1):
        rank[sizes == size] = np.arange(np.count_nonzero(sizes == size))

    def step(size: int, inside: bool) -> Step:
        chosen = sets[sizes == size]
        cubie = np.nonzero(bits[chosen] == inside)[1].reshape(len(chosen), -1)
        greater = chosen[:, None] >> (cubie + 1)
        return Step(rank[chosen[:, None] ^ (1 << cubie)], cubie, sizes[greater] % 2 == 1)

    return [(step(place + 1, True), step(place, False)) for place in range(places)]
