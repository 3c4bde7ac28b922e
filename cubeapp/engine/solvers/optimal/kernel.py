"""The optimal search, compiled: whether a cube can be solved in just so many moves.

A node is a cube and its inverse, and a move is put behind either of them, whichever has
fewer left to try: what the last moves of a solution are can be settled from its end. Each
side has a lower bound along each of three axes. A bound that equals the moves left is
tight: then no move can be put on the other side that keeps to the subgroup the bound
measures to, for it would leave that bound where it is.

Nodes are expanded some dozens at a time, a level at a time, for the entries of many children are
fetched as fast as that of one: see `sieve`. What is good among them is gone into before the
next ones of their level are expanded, so that a level never holds more than so many.
Source: the two-sided search is that of T. Rokicki's and S. Tronto's solvers (nxopt, nissy).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

from cubeapp.engine.coordinates.successors import MoveRules, Word
from cubeapp.engine.kernels.compiled import kernel, plain
from cubeapp.engine.kernels.head import SIGNAL_STOP
from cubeapp.engine.kernels.memory import load8, load64, store8, store64
from cubeapp.engine.kernels.shuffles import count_bits, lowest_bit, prefetch
from cubeapp.engine.model.cubies import Cubies
from cubeapp.engine.model.moves import undone
from cubeapp.engine.solvers.optimal.cubes import (
    corner_entry,
    corner_place,
    is_solved,
    multiply_corners,
)
from cubeapp.engine.solvers.optimal.layout import (
    ALLOWED,
    ANSWER_BYTES,
    ANSWERS,
    ANSWERS_COUNT,
    ANSWERS_ROOM,
    AT_ONCE,
    BEGUN,
    CALLED_OFF,
    CORNERS,
    CORNERS_FIRST,
    FETCHED,
    FREE,
    GOOD,
    HALFWAY,
    INVERSE_SIDE,
    LENGTH,
    LEVEL_BYTES,
    LEVELS,
    MOVE,
    NODE_BYTES,
    NODES,
    PARENT,
    PATH,
    ROOT,
    SIGNALS,
    STATES_OF_BOTH,
    TIGHT,
    TURN,
    UNKNOWN_UPPER,
    WORK_BYTES,
)
from cubeapp.engine.solvers.optimal.sieve import make_node, sift, states_after, turn_both
from cubeapp.engine.solvers.optimal.tables import Arena, inverse_of, words_of

# What a search returns.
NOTHING = 0
"""There is no solution of that length, or all there are have been noted."""
FOUND = 1
STOPPED = 2
FULL = 3
"""There are more solutions than there is room for."""

POLL_MASK = 4095


def compile_search(arena: Arena) -> None:
    """Have the search compiled, or loaded from the cache."""
    flag = np.zeros(1, dtype=np.int64)
    work = Work(Cubies.solved(), MoveRules(), flag, flag)
    work.search(arena, (), 0)


class Work:
    """The memory of one search for one cube; threads each need their own."""

    def __init__(
        self,
        cubies: Cubies,
        rules: MoveRules,
        signals: NDArray[np.int64],
        called_off: NDArray[np.int64],
    ) -> None:
        """Set the memory up.

        Args:
            cubies: the cube, centres at home.
            rules: which moves are made.
            signals: those of the `SearchControl`.
            called_off: int64, shape (1,); not 0 stops this search.
        """
        self._work = np.zeros(WORK_BYTES, dtype=np.uint8)
        self._words = self._work[:PATH].view(np.int64)
        self._kept = (signals, called_off)
        self._answers = np.zeros((0, ANSWER_BYTES), dtype=np.uint8)
        self._words[SIGNALS], self._words[CALLED_OFF] = signals.ctypes.data, called_off.ctypes.data
        self._write(ALLOWED, *rules.tables)
        root = [*words_of(cubies), *words_of(inverse_of(cubies)), UNKNOWN_UPPER, 0, 0]
        self._write(ROOT, np.array([*root, rules.back_start << 8], dtype=np.int64))

    def _write(self, start: int, *parts: NDArray[Any]) -> None:
        for part in parts:
            self._work[start : start + part.nbytes] = part.view(np.uint8).ravel()
            start += part.nbytes

    def make_room(self, count: int) -> None:
        """Note up to ``count`` solutions of a search to come, or stop at the first if 0."""
        self._answers = np.zeros((count, ANSWER_BYTES), dtype=np.uint8)
        self._words[ANSWERS] = self._answers.ctypes.data if count else 0
        self._words[ANSWERS_ROOM], self._words[ANSWERS_COUNT] = count, 0

    @property
    def address(self) -> int:
        """Where the memory is."""
        return int(self._work.ctypes.data)

    @property
    def room(self) -> int:
        """For how many solutions there is room."""
        return len(self._answers)

    @property
    def nodes(self) -> int:
        """How many nodes this has looked at so far."""
        return int(self._words[NODES])

    def search(self, arena: Arena, prefix: Sequence[int], length: int) -> int:
        """Look for solutions of ``length`` that begin as said.

        Args:
            arena: the tables.
            prefix: see `prefixes`.
            length: more moves than that and at most `MOST_MOVES`, or 0, which finds nothing.

        Returns:
            `NOTHING`, `FOUND`, `STOPPED` or `FULL`.
        """
        self._work[PATH : PATH + len(prefix)] = prefix
        self._words[BEGUN], self._words[ANSWERS_COUNT] = len(prefix), 0
        return search(arena.address, self.address, length)

    def found(self, length: int) -> Word:
        """Return the solution that a search of ``length`` has ended with."""
        return _moves(self._work[PATH : PATH + length].tolist())

    def all_found(self, length: int) -> list[Word]:
        """Return the solutions that a search of ``length`` has noted, for which there was room."""
        count = int(self._words[ANSWERS_COUNT])
        return [_moves(path) for path in self._answers[:count, :length].tolist()]


def _moves(path: list[int]) -> Word:
    front = [move for move in path if move < INVERSE_SIDE]
    back = [move - INVERSE_SIDE for move in path if move >= INVERSE_SIDE]
    # A move of the inverse is undone at the end, the first one last of all.
    return (*front, *undone(back))


@kernel
def search(arena: int, work: int, length: int) -> int:
    """Look for solutions of the cube at `ROOT` that begin as `PATH` does.

    Args:
        arena: the address of the tables.
        work: the address of this search's memory.
        length: more moves than `PATH` begins with, or 0, which finds nothing.

    Returns:
        `NOTHING`, `FOUND` with the moves in `PATH`, `STOPPED` or `FULL`.
    """
    if length == 0:
        return NOTHING
    node, begun = work + ROOT, load64(work, BEGUN)
    store64(work, LENGTH, length)
    level = work + LEVELS
    for made in range(begun):
        level += LEVEL_BYTES
        store64(level, PARENT, node)
        store64(level, MOVE, load8(work + PATH, made))
        make_node(arena, work, level)
        node = level
    store64(level + GOOD, 0, node)
    return _search(arena, work, level, plain(1), length - begun)


@kernel
def _search(arena: int, work: int, level: int, count: int, left: int) -> int:
    """Solve one of the nodes that are listed in a level in ``left`` more moves, at least one."""
    nodes = load64(work, NODES)
    if nodes ^ (nodes + count) > POLL_MASK and _is_stopped(work):
        return STOPPED
    store64(work, NODES, nodes + count)
    left -= 1
    below = level + LEVEL_BYTES
    done = plain(0)
    while done < count:
        children = plain(0)
        while done < count and children < AT_ONCE:
            node = load64(level + GOOD, done)
            children = _expand(arena, work, node, below, children, left)
            done += 1
        if left == 0:
            status = _end(arena, work, below, children)
        else:
            status = plain(NOTHING)
            good = sift(arena, work, below, children, left)
            if good > 0:
                status = _search(arena, work, below, good, left)
        if status != NOTHING:
            return status
    return NOTHING


@kernel
def _expand(arena: int, work: int, node: int, level: int, count: int, left: int) -> int:
    """Put a node's children behind those that a level has, and return how many that makes.

    Of each is written what it comes from, and its corners' entry if that is asked first.
    """
    tight, states = load64(node, TIGHT), load64(node, STATES_OF_BOTH)
    moves = load64(work + ALLOWED, states & 0xFF) & load64(arena + FREE, tight >> 3)
    moves_2 = load64(work + ALLOWED, states >> 8) & load64(arena + FREE, tight & 7)
    side = plain(0)
    if count_bits(moves_2) < count_bits(moves):
        moves, side = moves_2, plain(1)
    corners, first = load64(node + 24 * side, 0), load64(arena, CORNERS_FIRST)
    while moves != 0:
        move = lowest_bit(moves)
        moves &= moves - 1
        child = level + count * NODE_BYTES
        store64(child, PARENT, node)
        store64(child, MOVE, move | side << 7)
        if left <= first:
            turned = multiply_corners(corners, load64(arena + TURN + 24 * move, 0))
            place = corner_place(arena, turned)
            prefetch(load64(arena, CORNERS) + (place >> 1))
            store64(child, FETCHED, place)
        count += 1
    return count


@kernel
def _end(arena: int, work: int, level: int, count: int) -> int:
    """Look for solved cubes among the last children."""
    for i in range(count):
        child = level + i * NODE_BYTES
        if corner_entry(arena, load64(child, FETCHED)) > 0:
            continue
        node, marked = load64(child, PARENT), load64(child, MOVE)
        turn_both(arena, node, child, marked)
        cube = child + 24 * (marked >> 7)
        if is_solved(load64(cube, 0), load64(cube, 1), load64(cube, 2)):
            states = states_after(work, load64(node, STATES_OF_BOTH), marked)
            # Half turns that both sides are halfway with are whole.
            if load8(work + HALFWAY, states & 0xFF) == load8(work + HALFWAY, states >> 8):
                status = _note(work, child)
                if status != NOTHING:
                    return status
    return NOTHING


@kernel
def _note(work: int, node: int) -> int:
    """Write the moves to a solved node into `PATH`, and keep them if more are wanted."""
    length, answers = load64(work, LENGTH), load64(work, ANSWERS)
    count = load64(work, ANSWERS_COUNT)
    if answers != 0 and count == load64(work, ANSWERS_ROOM):
        return FULL
    for made in range(length - 1, -1, -1):
        store8(work + PATH, made, load64(node, MOVE))
        node = load64(node, PARENT)
    if answers == 0:
        return FOUND
    for i in range(length):
        store8(answers + count * ANSWER_BYTES, i, load8(work + PATH, i))
    store64(work, ANSWERS_COUNT, count + 1)
    return NOTHING


@kernel
def _is_stopped(work: int) -> bool:
    stopped = load64(load64(work, SIGNALS), SIGNAL_STOP) | load64(load64(work, CALLED_OFF), 0)
    return stopped != 0
