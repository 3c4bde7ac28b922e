"""What turns do to projections of the 5×5×5, worked out from the turns' permutations.

A permutation is numbered by where it stands in the dictionary's order; for subsets of places
see `subsets`.
"""

from __future__ import annotations

from functools import cache

import numpy as np
from numpy.typing import NDArray

from cubeapp.engine.coordinates.coordinates import all_permutations, permutation_rank
from cubeapp.engine.coordinates.subsets import masks, numbered, paired, subset_after
from cubeapp.engine.solvers.five.phases import turns_of
from cubeapp.engine.solvers.five.turns import MIDGE, WING, T, X, sources

Ints = NDArray[np.int64]

# The centre places of opposite faces: those of the first colour, then those of the second.
ON_X = np.array([4, 5, 6, 7, 16, 17, 18, 19])
ON_Y = np.array([0, 1, 2, 3, 12, 13, 14, 15])
ON_Z = np.array([8, 9, 10, 11, 20, 21, 22, 23])
OFF_X = np.concatenate([ON_Y, ON_Z])
EDGES = 12
IN_SLICE = slice(8, 12)
"""The edges between U and D, of all twelve."""
SOLVED_AXIS = 0
"""The number of solved centres in `axis_centres`: the lowest four places are set."""


def within(phase: int, places: Ints) -> Ints:
    """Return where the turns of a phase take what they bring to ``places``, counted in them."""
    number = np.full(96, -1)
    number[places] = np.arange(len(places))
    result = number[sources()[turns_of(phase)][:, places]]
    if result.min() < 0:
        raise AssertionError(f"phase {phase} carries things out of {places}")
    return np.asarray(result)


def axis_centres(phase: int, places: Ints) -> Ints:
    """Return the centres of two opposite faces after turns: T's number · 70 + X's number."""
    return paired(*(subset_after(within(phase, places + kind), 4) for kind in (T, X)))


def flips_after(phase: int) -> Ints:
    """Return the midges' flips after turns: bit ``i`` says that the one in place ``i`` is.

    Returns:
        int64, shape (4096, turns).
    """
    source = sources()[turns_of(phase)][:, MIDGE : MIDGE + EDGES].astype(np.int64) - MIDGE
    every = np.arange(1 << EDGES)
    after = np.zeros((len(every), len(source)), dtype=np.int64)
    for turn, row in enumerate(source):
        for place, origin in enumerate(row):
            after[:, turn] |= ((every >> origin % EDGES & 1) ^ origin // EDGES) << place
    return after


def orbit_sources(phase: int, edges: slice) -> tuple[Ints, Ints, Ints]:
    """Return where turns take the low wings, the high wings and the midges of some edges."""
    places = np.arange(EDGES)[edges]
    return (
        within(phase, WING + places),
        within(phase, WING + EDGES + places),
        within(phase, MIDGE + places),
    )


def match_after(first: Ints, second: Ints) -> NDArray[np.uint16]:
    """Return after turns, where in one orbit the partner of each cubie of another is.

    Args:
        first: shape (turns, places), the source of the one's turns.
        second: the source of the other's turns; it is found where the partner is.

    Returns:
        uint16, shape (permutations, turns).
    """
    every = all_permutations(first.shape[1])
    to = np.argsort(second, axis=1)
    after = [permutation_rank(there[every[:, row]]) for row, there in zip(first, to, strict=True)]
    return np.column_stack(after).astype(np.uint16)


@cache
def pairings() -> Ints:
    """Return for each order of four things which of six arrangements up to double swaps it is.

    Orders that differ by swapping two pairs of things have one number.
    """
    every = all_permutations(4)
    double_swaps = [[0, 1, 2, 3], [1, 0, 3, 2], [2, 3, 0, 1], [3, 2, 1, 0]]
    powers = 4 ** np.arange(4)
    least = np.min([np.array(swap)[every] @ powers for swap in double_swaps], axis=0)
    return np.asarray(np.unique(least, return_inverse=True)[1])


def pairing_after(source: Ints) -> Ints:
    """Return where four of twelve cubies are after turns, and their arrangement by `pairings`.

    Args:
        source: shape (turns, 12), where turns take what they bring.

    Returns:
        int64, shape (495 · 6, turns): 6 · the set's number + the arrangement's.
    """
    sets, kinds = masks(EDGES, 4), pairings()
    examples = all_permutations(4)[[int(np.flatnonzero(kinds == kind)[0]) for kind in range(6)]]
    number = numbered(sets, 1 << EDGES)
    order_numbers = numbered(all_permutations(4) @ 4 ** np.arange(4), 256)
    places = np.array([[place for place in range(EDGES) if mask >> place & 1] for mask in sets])
    cubies = np.full((len(sets), 6, EDGES), -1)
    for kind, example in enumerate(examples):
        np.put_along_axis(cubies[:, kind], places, np.tile(example, (len(sets), 1)), axis=1)
    columns = []
    for row in source:
        after = cubies[:, :, row]
        held = after >= 0
        mask = (held << np.arange(EDGES)).sum(axis=-1)
        order = order_numbers[after[held].reshape(-1, 4) @ 4 ** np.arange(4)]
        columns.append(6 * number[mask].ravel() + kinds[order])
    return np.stack(columns, axis=1)
