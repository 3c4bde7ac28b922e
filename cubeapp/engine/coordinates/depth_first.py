"""Depth-first search through a phase, compiled: every path of just so many turns.

What a phase looks at, and when it gives up, is its *step*: a kernel that makes one turn. The
memory of a search is reached by address (see `memory`): the words below, the turns made so far,
and a row of words for each position on the way.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

import numpy as np
from numpy.typing import NDArray

from cubeapp.engine.coordinates.successors import Followers
from cubeapp.engine.kernels.compiled import called, kernel
from cubeapp.engine.kernels.head import SIGNAL_NODES, SIGNAL_STOP
from cubeapp.engine.kernels.memory import load8, load64, store8, store64

T = TypeVar("T")

LONGEST = 56
"""More turns than any phase needs."""

PATH = np.dtype([("link", "<u4"), ("state", "<u2"), ("length", "<u2"), ("turns", "u1", LONGEST)])
"""A path through a phase: the index of what it goes on from, the state that it ends in, its
length, and its turns, numbered as in their phase. What is behind them means nothing."""

PATH_BYTES = PATH.itemsize

# The words of a search's memory.
SIGNALS, NODES, NODE_LIMIT, FOUND, ROOM, PATHS, LINK, LISTS, AFTER, TURNS, TABLES = range(11)
MADE = 11
"""The turns made: room for `LONGEST` bytes."""
ROWS = MADE + LONGEST // 8
"""The positions after 0, 1, … turns."""
ROW_WORDS = 16
ROW_BYTES = 8 * ROW_WORDS
WORDS = ROWS + ROW_WORDS * (LONGEST + 1)

UNLIMITED = 1 << 62
POLL_MASK = 1023
"""The stop flag is read every 1024 nodes: less than a millisecond."""


class Search:
    """The memory of one search, and the paths that it has found."""

    def __init__(self, signals: NDArray[np.int64], room: int) -> None:
        """Make room for so many paths; ``signals`` are those of a `SearchControl`."""
        self._words = np.zeros(WORDS, dtype=np.int64)
        self._paths = np.zeros(room, dtype=PATH)
        self._signals = signals
        self._words[SIGNALS] = signals.ctypes.data
        self._words[PATHS], self._words[ROOM] = self._paths.ctypes.data, room

    def begin(self, followers: Followers, tables: int = 0, node_limit: int = UNLIMITED) -> None:
        """Forget what was found, and search another phase.

        Args:
            followers: which turns may follow each other in it.
            tables: the address of what its steps look up, if they are not given it.
            node_limit: the nodes after which the search is over, if it has found anything.
        """
        self._followers = followers
        words, (lists, after) = self._words, followers
        words[LISTS], words[AFTER] = lists.ctypes.data, after.ctypes.data
        words[TURNS] = after.shape[1]
        words[TABLES], words[NODE_LIMIT] = tables, node_limit
        words[FOUND] = words[NODES] = 0

    @property
    def address(self) -> int:
        """Where the memory is."""
        return int(self._words.ctypes.data)

    @property
    def nodes(self) -> int:
        """How many nodes there were since `begin`."""
        return int(self._words[NODES])

    @property
    def paths(self) -> NDArray[Any]:
        """The paths found since `begin`, of dtype `PATH`."""
        return self._paths[: self._words[FOUND]]


def depth_first(
    name: str, step: Callable[[T, int, int, int, int], bool]
) -> Callable[[T, int, int, int, int], bool]:
    """Return a search, compiled.

    Args:
        name: what its kernel is called; each has its own.
        step: ``step(tables, row, below, turn, left)`` writes the position after a turn from the
            address ``row`` to ``below``, and tells whether ``left`` turns may lead on to the
            goal. Whether none does must be right: then the path has been found.

    Returns:
        ``search(tables, work, made, left, state)``. It goes on from row ``made`` of the memory
        at ``work``, for ``left`` turns, and keeps what it finds in `Search.paths`. It tells
        whether the search is over: it was stopped, is too long or has no room for more.
    """

    @kernel
    @called(name)
    def search(tables: T, work: int, made: int, left: int, state: int) -> bool:
        if left == 0:
            return _note(work, made, state)
        if _is_over(work):
            return True
        turns = load64(work, TURNS)
        following = load64(work, LISTS) + state * (turns + 1)
        states = load64(work, AFTER) + state * turns
        row = row_of(work, made)
        for i in range(load8(following, 0)):
            turn = load8(following, 1 + i)
            if step(tables, row, row + ROW_BYTES, turn, left - 1):
                store8(work + 8 * MADE, made, turn)
                if search(tables, work, made + 1, left - 1, load8(states, turn)):
                    return True
        return False

    return search


@kernel
def row_of(work: int, made: int) -> int:
    """Return the address of the position after so many turns."""
    return work + 8 * ROWS + ROW_BYTES * made


@kernel
def _is_over(work: int) -> bool:
    """Count a node, and tell every now and then whether the search is to end."""
    nodes = load64(work, NODES) + 1
    store64(work, NODES, nodes)
    if nodes & POLL_MASK:
        return False
    signals = load64(work, SIGNALS)
    store64(signals, SIGNAL_NODES, load64(signals, SIGNAL_NODES) + POLL_MASK + 1)
    is_long = load64(work, FOUND) > 0 and nodes > load64(work, NODE_LIMIT)
    return is_long or load64(signals, SIGNAL_STOP) != 0


@kernel
def _note(work: int, made: int, state: int) -> bool:
    """Keep a path, and tell whether there is no room for another."""
    found = load64(work, FOUND)
    path = load64(work, PATHS) + found * PATH_BYTES
    store64(path, 0, load64(work, LINK) | state << 32 | made << 48)
    for i in range(LONGEST // 8):
        store64(path, 1 + i, load64(work, MADE + i))
    store64(work, FOUND, found + 1)
    return found + 1 >= load64(work, ROOM)
