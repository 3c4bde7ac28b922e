"""The pairing of wings as a number, and the tables that number it.

Each edge has a lower and an upper wing place. A *pairing* says for each edge where the upper
wing is that belongs to its lower one: a permutation of the twelve edges, and an even one in
phase 3. What one pairing is, eight symmetries of the cube show in eight ways. They keep the
four edges between R and L, so a pairing's first four values make classes of which only one
member has entries, and the other eight values, an even permutation, tell its entries apart.
"""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from cubeapp.engine.coordinates.coordinates import all_permutations
from cubeapp.engine.kernels.parts import addresses
from cubeapp.engine.model.geometry import facelet_indices, facelet_points
from cubeapp.engine.model.orbits import wing_facelets
from cubeapp.engine.solvers.four.coordinates import EDGES, edge_sources, lower_wings
from cubeapp.engine.solvers.four.turns import BLOCK_TURNS, PHASES, SIZE

SYMMETRIES = 8
CLASSES = 1_538
"""How many classes the first four values make, of 11,880."""
WIDTH = 20_160
"""Even permutations of eight."""
ENTRIES = CLASSES * WIDTH


class PairingTables(NamedTuple):
    """How pairings are turned and numbered: the addresses of arrays.

    Permutations of edges are vectors of 16 bytes in two 64-bit words; the last four bytes
    mean nothing.
    """

    used: int
    """Not an address: which of the 23 turns of phase 3 distances count, one bit each."""
    turns: int
    """int64, shape (23, 4): what each turn of phase 3 puts before a pairing, and what behind it."""
    seen: int
    """int64, shape (8, 4): the same for each symmetry."""
    class_of: int
    """uint16, shape (65536,): ``8·class + symmetry`` for the first four values, four bits each."""
    member: int
    """int64, shape (1538,): the first four values of the member that has entries, as bytes."""
    others: int
    """int64, shape (1538, 2): for each value that is not among those four its rank, 0 to 7."""
    values: int
    """int64, shape (1538,): the eight values of those ranks."""
    same: int
    """uint8, shape (1538,): which symmetries keep the member's first four, one bit each."""
    odd: int
    """uint8, shape (1538,): 1 if the last eight must be odd in their ranks to make an even
    pairing."""
    first_four: int
    """uint16, shape (4096,): the rank of the first four of eight, three bits each, times 12."""
    last_four: int
    """uint8, shape (4096,): half the rank of the order of the last four."""
    eights: int
    """int64, shape (2, 20160): the even and the odd permutation of each rank, as bytes."""


@cache
def pairing_tables(single: bool = True) -> PairingTables:
    """Return the tables; nothing else is needed to make them.

    Args:
        single: whether inner layers may turn alone.
    """
    used = sum(1 << i for i, turn in enumerate(PHASES[2]) if single or turn in BLOCK_TURNS)
    return PairingTables(used, *addresses(*_arrays()))


@cache
def _arrays() -> tuple[NDArray[np.generic], ...]:
    """Return the arrays of `PairingTables`, which are kept."""
    lower, upper = edge_sources()[:, np.array(PHASES[2])]
    seen = edge_symmetries()
    inverse = np.argsort(seen, axis=1)
    class_of, member, same = _classes(seen, inverse)
    others, values, odd = _rest(member)
    return (
        np.hstack([_words(np.argsort(upper, axis=1)), _words(lower)]),
        np.hstack([_words(seen), _words(inverse)]),
        class_of,
        _words(np.pad(member, ((0, 0), (0, 8))))[:, 0].copy(),
        others,
        values,
        same,
        odd,
        *_ranks(),
    )


@cache
def edge_symmetries() -> NDArray[np.intp]:
    """Return where each edge goes in the symmetries of phase 3: intp, shape (8, 12).

    They keep the x axis and each half of the wings; the first one changes nothing.
    """
    facelets = wing_facelets(SIZE)[0]
    place = np.zeros(6 * SIZE**2, dtype=np.intp)
    place[facelets] = np.arange(24)[:, None]
    points = facelet_points(SIZE)[facelets[:, 0]]
    lower, number = lower_wings(), np.argsort(EDGES)
    result = []
    for bits in range(16):
        signs = 1 - 2 * (bits >> np.arange(3) & 1)
        matrix = np.diag(signs)[:, [0, 2, 1]] if bits >= 8 else np.diag(signs)
        to = place[facelet_indices(points @ matrix, SIZE)]
        if np.array_equal(lower[to], lower):
            result.append(number[to[np.array(EDGES)] % 12])
    return np.array(result)


def _words(permutations: NDArray[np.generic]) -> NDArray[np.int64]:
    """Return permutations as vectors of 16 bytes: int64, shape (n, 2)."""
    rows = np.zeros((len(permutations), 16), dtype=np.uint8)
    rows[:, : permutations.shape[1]] = permutations
    return rows.view(np.int64)


def _classes(
    seen: NDArray[np.intp], inverse: NDArray[np.intp]
) -> tuple[NDArray[np.uint16], NDArray[np.uint8], NDArray[np.uint8]]:
    """Return `class_of`, the first four values of each class's member, and `same`."""
    grid = np.stack(np.meshgrid(*[np.arange(12)] * 4, indexing="ij"), axis=-1).reshape(-1, 4)
    ordered = np.sort(grid, axis=1)
    fours = grid[(ordered[:, 1:] > ordered[:, :-1]).all(axis=1)]
    weights = 1 << 4 * np.arange(4)
    # A symmetry permutes the first four edges among themselves.
    images = np.stack([s[fours[:, i[:4]]] @ weights for s, i in zip(seen, inverse, strict=True)])
    members, numbers = np.unique(images.min(axis=0), return_inverse=True)
    class_of = np.zeros(1 << 16, dtype=np.uint16)
    class_of[images[0]] = 8 * numbers + images.argmin(axis=0)
    is_member = images[0] == images.min(axis=0)
    order = np.argsort(images[0][is_member])
    kept = (images == images[0])[:, is_member][:, order]
    same = (1 << np.arange(8)) @ kept
    assert len(members) == CLASSES
    return class_of, fours[is_member][order].astype(np.uint8), same.astype(np.uint8)


def _rest(
    member: NDArray[np.uint8],
) -> tuple[NDArray[np.int64], NDArray[np.int64], NDArray[np.uint8]]:
    """Return `others`, `values` and `odd` for the members of the classes."""
    ranks = np.zeros((len(member), 12), dtype=np.uint8)
    values = np.zeros((len(member), 8), dtype=np.uint8)
    odd = np.zeros(len(member), dtype=np.uint8)
    first, second = np.triu_indices(12, 1)
    for index, four in enumerate(member):
        values[index] = np.setdiff1d(np.arange(12), four)
        ranks[index, values[index]] = np.arange(8)
        whole = np.concatenate([four, values[index]])
        odd[index] = np.count_nonzero(whole[first] > whole[second]) % 2
    return _words(ranks), values.view(np.int64).ravel(), odd


def _ranks() -> tuple[NDArray[np.uint16], NDArray[np.uint8], NDArray[np.int64]]:
    """Return `first_four`, `last_four` and `eights`."""
    from cubeapp.engine.coordinates.ranks import ranks_of_8

    states = all_permutations(8).astype(np.uint8)
    first, last = ranks_of_8()
    i, j = np.triu_indices(8, 1)
    odd = np.count_nonzero(states[:, i] > states[:, j], axis=1) % 2
    words = states.view(np.int64).ravel()
    # Of two neighbours in their order, which differ in the last two, one is even.
    return first // 2, last // 2, np.stack([words[odd == 0], words[odd == 1]])
