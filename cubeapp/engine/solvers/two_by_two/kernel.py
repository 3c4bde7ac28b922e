"""All positions of the 2×2×2, breadth first from solved.

Turning U, R and F alone leaves the corner at DBL where it is. Called by the colours of that
corner, whichever it is, a position is an order of the other seven and their twists: 5040 × 729
of them, and every 2×2×2 is one, however it is held.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from cubeapp.engine.coordinates.coordinates import all_permutations, permutation_rank, turns
from cubeapp.engine.coordinates.pruning import UNSEEN, packed_rests
from cubeapp.engine.kernels.arrays import stack_array
from cubeapp.engine.kernels.compiled import kernel
from cubeapp.engine.kernels.tables import TableSpec, TableStore
from cubeapp.engine.model.cube import Cube
from cubeapp.engine.model.cubies import corner_colours, face_colours_by_hold, read_corners
from cubeapp.engine.model.moves import Metric
from cubeapp.engine.model.orbits import corner_facelets

ORDERS, TWISTS = 5040, 729
POSITIONS = ORDERS * TWISTS
INVALID = -1
MOST_MOVES = 14
"""No position is further from solved in quarter turns; in face turns 11 is the most."""

HTM_MOVES = tuple(range(9))
"""U, U2, U', R, R2, R', F, F2, F', as indices of `face_turns`."""
QTM_MOVES = (0, 2, 3, 5, 6, 8)

MOVING = (0, 1, 2, 3, 4, 5, 7)
"""The corner places other than DBL."""
DBL = 6
HOME = 3 * DBL
"""The code of the corner of DBL, untwisted."""

SPEC = TableSpec("two-by-two", 1, "|u1", (POSITIONS // 4,))
"""Distances in face turns modulo 3, two bits each."""

_twists, _corners = stack_array(np.int64, TWISTS), stack_array(np.int64, 8)


class MoveTables(NamedTuple):
    """What each move does to the order and to the twists of the seven corners."""

    order: NDArray[np.int32]
    """Shape (5040, moves)."""
    twist: NDArray[np.int32]
    """Shape (729, moves)."""


class Steps(NamedTuple):
    """Which moves lead from where to where, walked from solved outwards.

    Where only some turns are allowed, turning the cube over changes which ones they are, so
    positions are told apart by their *hold* as well: see `Walks`.
    """

    starts: NDArray[np.int64]
    """Shape (holds + 1,): the steps from hold ``h`` are the rows ``starts[h]…starts[h + 1]``."""
    rows: NDArray[np.int64]
    """Shape (steps, 3): an index of `HTM_MOVES`, its cost, the hold it leads to."""

    @classmethod
    def of(cls, metric: Metric) -> Steps:
        """Return the steps where every turn is allowed, in face turns or in quarter turns."""
        moves = moves_of(metric)
        rows = np.array([(move, 1, 0) for move in moves], dtype=np.int64)
        return cls(np.array([0, len(moves)]), rows)

    @property
    def holds(self) -> int:
        """How many holds there are."""
        return len(self.starts) - 1


@dataclass(frozen=True, slots=True)
class Expansion:
    """A slice of the search done: some of the positions at `depth` have been turned on."""

    depth: int
    """How far from solved the positions are whose neighbours are looked at."""
    found: int
    """New ones in this slice, counted once each."""
    share: float
    """The part of this level that is done, 0…1."""


def moves_of(metric: Metric) -> tuple[int, ...]:
    """Return the moves that count 1 in ``metric``, QTM or else HTM."""
    return QTM_MOVES if metric is Metric.QTM else HTM_MOVES


@cache
def move_tables(moves: tuple[int, ...] = HTM_MOVES) -> MoveTables:
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


class Reading(NamedTuple):
    """How the stickers of a 2×2×2 are read."""

    facelets: NDArray[np.int64]
    """Shape (8, 3): those of each corner place."""
    codes: NDArray[np.int64]
    """Shape (7, 7, 7): ``3·cubie + twist`` by the colours, or `INVALID`; colour 6 is none."""
    recolour: NDArray[np.int64]
    """Shape (24, 24): what each code is called if the one in the first index is `HOME`."""


@cache
def reading() -> Reading:
    """Return how a 2×2×2 is read."""
    codes = read_corners(np.moveaxis(np.indices((7, 7, 7)), 0, -1).astype(np.uint8))
    every = range(24)
    colours = corner_colours([code // 3 for code in every], [code % 3 for code in every])
    recolour = np.empty((24, 24), dtype=np.int64)
    for hold in face_colours_by_hold():
        renamed = read_corners(hold[colours])
        recolour[np.flatnonzero(renamed == HOME)[0]] = renamed
    return Reading(corner_facelets(2).astype(np.int64), codes, recolour)


def position_of(cube: Cube) -> int:
    """Return the number of a 2×2×2's position, 0 being solved; `INVALID` if it has none."""
    return int(locate(cube.facelets, reading()))


def cube_at(position: int) -> Cube:
    """Return the cube with the position of that number, the corner of DBL at home."""
    order, twist = divmod(position, TWISTS)
    twists = twist // 3 ** np.arange(6) % 3
    cp, co = np.full(8, DBL), np.zeros(8, dtype=np.int64)
    moving = np.array(MOVING)
    cp[moving] = moving[all_permutations(7)[order]]
    co[moving] = [*twists, -twists.sum() % 3]
    facelets = np.empty(24, dtype=np.uint8)
    facelets[corner_facelets(2)] = corner_colours(cp.tolist(), co.tolist())
    return Cube.from_faces(facelets.reshape(6, 2, 2))


def distances(steps: Steps) -> NDArray[np.uint8]:
    """Return how far each position is from solved: uint8, shape (holds, 5040, 729)."""
    table = unexplored(steps)
    for _ in expansions(steps, table):
        pass
    return table


def unexplored(steps: Steps) -> NDArray[np.uint8]:
    """Return a table of distances in which only the solved position has been seen."""
    table = np.full((steps.holds, ORDERS, TWISTS), UNSEEN, dtype=np.uint8)
    table[:, 0, 0] = 0
    return table


def expansions(steps: Steps, table: NDArray[np.uint8], slices: int = 1) -> Iterator[Expansion]:
    """Fill a table of `unexplored` level by level, each in so many slices."""
    after = move_tables()
    ends = [ORDERS * part // slices for part in range(slices + 1)]
    depth, barren = 0, 0
    # A half turn may cost two quarters, so a level without positions is not yet the end.
    while barren < 2:
        used = 0
        for part in range(slices):
            first, last = ends[part : part + 2]
            at, found = expand(after, steps, table, depth, first, last)
            used += at
            yield Expansion(depth, found, (part + 1) / slices)
        barren = 0 if used else barren + 1
        depth += 1


@dataclass(frozen=True, slots=True)
class FullTable:
    """What solving needs: every position's distance, and where the moves lead."""

    distance: NDArray[np.uint8]
    """As `SPEC` says, in face turns or in quarter turns."""
    moves: tuple[int, ...]
    """Those that count 1."""

    def solution(self, cube: Cube) -> list[int] | None:
        """Return a shortest way to solved, as indices of `face_turns`; none if invalid."""
        path = np.empty(MOST_MOVES, dtype=np.int64)
        length = solve(cube.facelets, reading(), move_tables(self.moves), self.distance, path)
        if length < 0:
            return None
        return [self.moves[move] for move in path[:length].tolist()]


def load(store: TableStore) -> FullTable:
    """Return the table in face turns, built if need be, with the compiled search ready to run."""
    table = FullTable(store.get(SPEC, build_table), HTM_MOVES)
    table.solution(Cube.solved(2))
    return table


def prepare(store: TableStore) -> None:
    """Load or build the table, and load or compile every kernel, those for building it too."""
    load(store)
    steps = Steps.of(Metric.HTM)
    table = unexplored(steps)
    expand(move_tables(), steps, table, 0, 0, 0)
    position_of(Cube.solved(2))


def build_table(metric: Metric = Metric.HTM) -> NDArray[np.uint8]:
    """Return the table of `SPEC`, or the same in quarter turns."""
    return packed_rests(distances(Steps.of(metric)))


@kernel
def expand(
    after: MoveTables,
    steps: Steps,
    table: NDArray[np.uint8],
    depth: int,
    first: int,
    last: int,
) -> tuple[int, int]:
    """Take every step from the positions at ``depth`` whose order is ``first`` to ``last - 1``.

    Positions of one order lie together, and so do those that one move makes of them: the
    table is walked along such rows, which stay near the processor, and needs no queue.

    Returns:
        how many positions at ``depth`` there are, and how many have been found for the first
        time.
    """
    used, found = 0, 0
    here = _twists()
    starts, rows = steps.starts, steps.rows
    for hold in range(len(starts) - 1):
        for order in range(first, last):
            count = 0
            for twist in range(TWISTS):
                here[count] = twist
                count += table[hold, order, twist] == depth
            if count == 0:
                continue
            used += count
            for row in range(starts[hold], starts[hold + 1]):
                move = rows[row, 0]
                beyond = depth + rows[row, 1]
                there = table[rows[row, 2], after.order[order, move]]
                for i in range(count):
                    twist = after.twist[here[i], move]
                    known = there[twist]
                    if known > beyond:
                        found += known == UNSEEN
                        there[twist] = beyond
    return used, found


@kernel
def locate(facelets: NDArray[np.uint8], how: Reading) -> int:
    """Return the number of a position, or `INVALID`."""
    found, places = _corners(), how.facelets
    seen, twists = 0, 0
    for place in range(8):
        a = min(facelets[places[place, 0]], 6)
        b = min(facelets[places[place, 1]], 6)
        c = min(facelets[places[place, 2]], 6)
        code = how.codes[a, b, c]
        if code < 0:
            return INVALID
        found[place] = code
        seen |= 1 << code // 3
        twists += code % 3
    if seen != 255 or twists % 3:
        return INVALID
    names = how.recolour[found[DBL]]
    order, twist, power = 0, 0, 1
    for i in range(7):
        code = names[found[i if i < DBL else i + 1]]
        smaller = 0
        for j in range(i + 1, 7):
            smaller += names[found[j if j < DBL else j + 1]] // 3 < code // 3
        # The rank in the order of a dictionary, by Horner's rule.
        order = order * (7 - i) + smaller
        if i < 6:
            twist += code % 3 * power
            power *= 3
    return order * TWISTS + twist


@kernel
def solve(
    facelets: NDArray[np.uint8],
    how: Reading,
    after: MoveTables,
    table: NDArray[np.uint8],
    path: NDArray[np.int64],
) -> int:
    """Write moves that solve a cube to ``path`` and return how many there are, or `INVALID`."""
    position = locate(facelets, how)
    if position < 0:
        return INVALID
    order, twist = position // TWISTS, position % TWISTS
    length = 0
    while order | twist:
        place = order * TWISTS + twist
        nearer = ((table[place >> 2] >> ((place & 3) << 1) & 3) + 2) % 3
        for move in range(after.order.shape[1]):
            next_order, next_twist = after.order[order, move], after.twist[twist, move]
            place = next_order * TWISTS + next_twist
            if table[place >> 2] >> ((place & 3) << 1) & 3 == nearer:
                path[length] = move
                order, twist = next_order, next_twist
                break
        length += 1
    return length
