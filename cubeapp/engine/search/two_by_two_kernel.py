"""All positions of the 2×2×2, breadth first from solved.

Turning U, R and F alone leaves the corner DBL where it is, and every position can be held
so that it is at home: 5040 orders × 729 twists of the other seven corners remain.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from cubeapp.engine.search.compiled import kernel
from cubeapp.engine.search.coordinates import all_permutations, permutation_rank, turns
from cubeapp.engine.search.tables import TableSpec, TableStore

ORDERS, TWISTS = 5040, 729
POSITIONS = ORDERS * TWISTS
UNSEEN = 255
MOST_MOVES = 11
"""No position is further from solved in face turns."""

HTM_MOVES = tuple(range(9))
"""U, U2, U', R, R2, R', F, F2, F', as indices of `face_turns`."""
QTM_MOVES = (0, 2, 3, 5, 6, 8)

MOVING = (0, 1, 2, 3, 4, 5, 7)
"""The corner places other than DBL."""

SPEC = TableSpec("two-by-two", 1, "|u1", (POSITIONS // 4,))
"""Distances in face turns modulo 3, two bits each."""


@dataclass(frozen=True, slots=True)
class MoveTables:
    """What each move does to the order and to the twists of the seven corners."""

    order: NDArray[np.int32]
    """Shape (5040, moves)."""
    twist: NDArray[np.int32]
    """Shape (729, moves)."""


def move_tables(moves: Sequence[int]) -> MoveTables:
    """Return the tables for ``moves``, indices of `face_turns`."""
    cubies, places = turns(), np.array(MOVING)
    rank = {place: index for index, place in enumerate(MOVING)}
    orders, powers = all_permutations(7), 3 ** np.arange(6)
    twists = np.arange(TWISTS)[:, None] // powers % 3
    twists = np.column_stack([twists, -twists.sum(axis=1) % 3])
    order, twist = [], []
    for move in moves:
        sources = np.array([rank[place] for place in cubies.cp[move, places].tolist()])
        order.append(permutation_rank(orders[:, sources]))
        turned = (twists[:, sources] + cubies.co[move, places]) % 3
        twist.append(turned[:, :6] @ powers)
    return MoveTables(
        np.column_stack(order).astype(np.int32), np.column_stack(twist).astype(np.int32)
    )


def position_of(codes: NDArray[np.int64]) -> int:
    """Return the number of a position, 0 being solved.

    Args:
        codes: int64, shape (8,): ``3·cubie + twist`` in each place, DBL at home.
    """
    moving = codes[list(MOVING)]
    # Cubie DRB, the last, takes the number that DBL leaves free.
    order = permutation_rank(np.minimum(moving // 3, 6)[None, :])[0]
    return int(order * TWISTS + moving[:6] % 3 @ 3 ** np.arange(6))


def distances(moves: Sequence[int] = HTM_MOVES) -> NDArray[np.uint8]:
    """Return how many of ``moves`` each position is from solved: uint8, shape (3674160,)."""
    tables = move_tables(moves)
    table = np.full(POSITIONS, UNSEEN, dtype=np.uint8)
    explore(tables.order, tables.twist, table, np.empty(POSITIONS, dtype=np.int32))
    return table


@dataclass(frozen=True, slots=True)
class FullTable:
    """What solving needs: every position's distance, and where the moves lead."""

    distance: NDArray[np.uint8]
    """As `SPEC` says."""
    after: MoveTables

    def solution(self, position: int) -> list[int]:
        """Return a shortest way to solved, as indices of `HTM_MOVES`."""
        path = np.zeros(MOST_MOVES, dtype=np.int64)
        length = descend(self.after.order, self.after.twist, self.distance, position, path)
        return [int(move) for move in path[:length]]


def load(store: TableStore) -> FullTable:
    """Return the table, built if need be, with the compiled search ready to run."""
    table = FullTable(store.get(SPEC, build_table), move_tables(HTM_MOVES))
    table.solution(0)
    return table


def build_table() -> NDArray[np.uint8]:
    """Return the table of `SPEC`."""
    quarters = (distances() % 3).reshape(-1, 4) << np.array([0, 2, 4, 6], dtype=np.uint8)
    return np.asarray(np.bitwise_or.reduce(quarters, axis=1), dtype=np.uint8)


@kernel
def explore(
    after_order: NDArray[np.int32],
    after_twist: NDArray[np.int32],
    table: NDArray[np.uint8],
    queue: NDArray[np.int32],
) -> None:
    """Write every distance into ``table``; ``queue`` has room for all positions."""
    table[0] = 0
    queue[0] = 0
    taken, waiting = 0, 1
    while taken < waiting:
        position = queue[taken]
        taken += 1
        order, twist = position // TWISTS, position % TWISTS
        beyond = table[position] + 1
        for move in range(after_order.shape[1]):
            place = after_order[order, move] * TWISTS + after_twist[twist, move]
            if table[place] == UNSEEN:
                table[place] = beyond
                queue[waiting] = place
                waiting += 1


@kernel
def descend(
    after_order: NDArray[np.int32],
    after_twist: NDArray[np.int32],
    table: NDArray[np.uint8],
    position: int,
    path: NDArray[np.int64],
) -> int:
    """Write moves that solve ``position`` to ``path`` and return how many there are."""
    order, twist = position // TWISTS, position % TWISTS
    length = 0
    while order | twist:
        place = order * TWISTS + twist
        nearer = ((table[place >> 2] >> ((place & 3) << 1) & 3) + 2) % 3
        for move in range(after_order.shape[1]):
            next_order, next_twist = after_order[order, move], after_twist[twist, move]
            place = next_order * TWISTS + next_twist
            if table[place >> 2] >> ((place & 3) << 1) & 3 == nearer:
                path[length] = move
                order, twist = next_order, next_twist
                break
        length += 1
    return length
