"""A depth-first search in parts, on all cores: it finds what they find one after the other."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

import numpy as np
from numpy.typing import NDArray

from cubeapp.engine.coordinates.depth_first import PATH, UNLIMITED, Search
from cubeapp.engine.coordinates.successors import Followers
from cubeapp.engine.kernels.head import SIGNAL_NODES, SIGNAL_STOP
from cubeapp.engine.kernels.workers import Watch, run_jobs

Part = Callable[[int], object]
"""A part of a search: a kernel that is told the address of the memory to search in."""


def _never() -> bool:
    return False


class SharedSearch:
    """The paths of one search; each thread has a memory of its own.

    The limit in nodes is looked at behind each part, and within each for itself: what is found
    does not depend on how many cores there are.
    """

    def __init__(self, signals: NDArray[np.int64], room: int) -> None:
        """Find so many paths at most; ``signals`` are those of a `SearchControl`."""
        self._signals, self._room = signals, room
        self._own = np.zeros_like(signals)
        """Those of its threads, which end as soon as there is enough."""
        self._memories: list[Search] = []
        """Those that no thread searches in now."""

    def begin(self, followers: Followers, tables: int = 0, node_limit: int = UNLIMITED) -> None:
        """Forget what was found, and search another phase; see `Search.begin`."""
        self._followers, self._tables, self._node_limit = followers, tables, node_limit
        self._found: list[NDArray[Any]] = []
        self.count = self.nodes = 0
        """How many paths and nodes there were since `begin`."""

    def run(
        self,
        parts: Sequence[Part],
        watch: Watch,
        before: Callable[[], object],
        is_enough: Callable[[], bool] = _never,
    ) -> None:
        """Search parts until there is no room for more, or enough.

        Args:
            parts: in the order in which their paths are wanted.
            watch: called now and then on this thread, see `workers.run_jobs`.
            before: called before each part.
            is_enough: asked after each part, ends the search.
        """

        def take(found: tuple[NDArray[Any], int]) -> bool:
            paths, nodes = found
            self._found.append(paths[: self._room - self.count])
            self.count += len(self._found[-1])
            self.nodes += nodes
            self._signals[SIGNAL_NODES] += nodes
            if self.is_over or is_enough():
                self._stop()
            return bool(self._own[SIGNAL_STOP])

        self._own[SIGNAL_STOP] = 0
        limit = self._node_limit - self.nodes
        jobs = [partial(self._search, part, limit) for part in parts]
        run_jobs(jobs, watch, before=before, stop=self._stop, is_enough=take)

    @property
    def is_full(self) -> bool:
        """Whether there is no room for another path."""
        return self.count == self._room

    @property
    def is_over(self) -> bool:
        """Whether there is no room for more, or a path and no more nodes."""
        return self.is_full or (self.count > 0 and self.nodes >= self._node_limit)

    @property
    def paths(self) -> NDArray[Any]:
        """The paths found since `begin`, of dtype `depth_first.PATH`."""
        return np.concatenate([np.empty(0, dtype=PATH), *self._found])

    def _stop(self) -> None:
        self._own[SIGNAL_STOP] = 1

    def _search(self, part: Part, node_limit: int) -> tuple[NDArray[Any], int]:
        """Search a part; return the paths and the number of nodes."""
        memory = self._memory()
        memory.begin(self._followers, self._tables, node_limit)
        part(memory.address)
        found = memory.paths.copy(), memory.nodes
        self._memories.append(memory)
        return found

    def _memory(self) -> Search:
        try:
            return self._memories.pop()
        except IndexError:
            return Search(self._own, self._room)
