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


def ways_before(weights: Numbers, arithmetic: Arithmetic = COUNTING) -> list[Numbers]:
    """Return what there is of ways to fill the first places with each set of cubies.

    Args:
        weights: shape (places, cubies, turns), with as many cubies as places: 1 where a cubie
            with a turn may be in a place and 0 elsewhere, or its cost there.
        arithmetic: what is to be found.

    Returns:
        For 0, 1, … all places filled: shape (sets, turns, 2), by the set, by the sum of the
        turns and by the order's parity.
    """
    found = [_start(weights, arithmetic)]
    for place, (step, _) in enumerate(_steps(len(weights))):
        found.append(_joined(found[-1], step, weights[place], arithmetic))
    return found


def ways_after(weights: Numbers, arithmetic: Arithmetic = COUNTING) -> list[Numbers]:
    """Return what there is of ways to fill the last places, by the set in the first ones.

    Returns:
        As `ways_before`; the turns and the parity are what the last places add.
    """
    found = [_start(weights, arithmetic)]
    steps = _steps(len(weights))
    for place in reversed(range(len(weights))):
        found.append(_joined(found[-1], steps[place][1], weights[place], arithmetic))
    return found[::-1]


def ways_around(weights: Numbers) -> Numbers:
    """Return in how many ways all other places can be filled, with each cubie in each place.

    Returns:
        int64, shape (places, cubies, turns, 2): by the other places' sum of turns, and by the
        parity of the whole order.
    """
    turns = weights.shape[2]
    before, after = ways_before(weights), ways_after(weights)
    around = np.zeros((*weights.shape, 2), dtype=np.int64)
    for place, (_, step) in enumerate(_steps(len(weights))):
        rest = _swapped_where(after[place + 1][step.other], step.odd)
        both = np.zeros_like(rest)
        for turn in range(turns):
            rolled = np.roll(rest, turn, axis=2)
            for parity in range(2):
                share = before[place][:, turn, parity, None, None, None]
                both += share * (rolled[..., ::-1] if parity else rolled)
        np.add.at(around[place], step.cubie, both)
    return around


def total_ways(weights: Numbers) -> Numbers:
    """Return the number of ways whose turns add up to nothing, by parity: int64, shape (2,)."""
    return np.asarray(ways_before(weights)[-1][0, 0])


def one_way(weights: Numbers, odd: int) -> tuple[list[int], list[int]]:
    """Return the cubie in each place and its turn, of a way with an order as ``odd`` as wanted.

    Args:
        weights: 1 where a cubie with a turn may be in a place and 0 elsewhere; there is a way.
        odd: 1 for an odd order, 0 for an even one.
    """
    after, turns = ways_after(weights), weights.shape[2]
    cubies, chosen, at, wanted = [], [], 0, 0
    for place, (_, step) in enumerate(_steps(len(weights))):
        at, odd, cubie, turn = next(
            (target, odd ^ inverts, cubie, turn)
            for target, cubie, inverts in zip(
                step.other[at].tolist(), step.cubie[at].tolist(), step.odd[at].tolist(), strict=True
            )
            for turn in range(turns)
            if weights[place, cubie, turn]
            and after[place + 1][target, (wanted - turn) % turns, odd ^ inverts]
        )
        cubies.append(cubie)
        chosen.append(turn)
        wanted = (wanted - turn) % turns
    return cubies, chosen


def sets_with_more(places: int, size: int) -> Step:
    """Return the step from the sets of ``size`` of as many cubies as ``places`` to larger ones."""
    return _steps(places)[size][1]


def _start(weights: Numbers, arithmetic: Arithmetic) -> Numbers:
    start = np.full((1, weights.shape[2], 2), arithmetic.zero, dtype=np.int64)
    start[0, 0, 0] = arithmetic.one
    return start


def _joined(known: Numbers, step: Step, weights: Numbers, arithmetic: Arithmetic) -> Numbers:
    """Return what there is with one more place filled, of all cubies that it may hold."""
    ways = _swapped_where(known[step.other], step.odd)
    costs = weights[step.cubie]
    joined = np.full((len(step.other), *known.shape[1:]), arithmetic.zero, dtype=np.int64)
    for turn in range(weights.shape[1]):
        terms = arithmetic.times(ways, costs[..., turn, None, None])
        both = arithmetic.plus.reduce(terms, axis=1)
        joined = arithmetic.plus(joined, np.roll(both, turn, axis=1))
    return joined


def _swapped_where(ways: Numbers, odd: NDArray[np.bool_]) -> Numbers:
    """Return ``ways`` with the parities in each other's place where a cubie is an odd one."""
    return np.where(odd[..., None, None], ways[..., ::-1], ways)


@lru_cache(maxsize=4)
def _steps(places: int) -> list[tuple[Step, Step]]:
    """Return for each place the step to the sets with its cubie, and the step back."""
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
