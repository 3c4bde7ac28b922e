"""The search for reductions of a 4×4×4: the three phases one after the other, with pools.

Each phase hands the most promising of many ways on to the next one. Everything is bounded by
numbers of ways, never by the clock: the same cube gives the same ways, on any number of cores.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cache, partial
from typing import Any, TypeVar

import numpy as np
from numpy.typing import NDArray

from cubeapp.engine.coordinates.depth_first import UNLIMITED
from cubeapp.engine.coordinates.masks import mask_bytes, mask_of, mask_ranks
from cubeapp.engine.coordinates.shared_search import Part, SharedSearch
from cubeapp.engine.kernels.parts import addresses
from cubeapp.engine.kernels.tables import TableStore
from cubeapp.engine.model.cube import Cube
from cubeapp.engine.model.geometry import Axis
from cubeapp.engine.model.moves import Move
from cubeapp.engine.solvers.control import Deadline, Progress, SearchControl
from cubeapp.engine.solvers.four import phases
from cubeapp.engine.solvers.four.coordinates import (
    CHOSEN,
    arranging,
    finishing,
    lower_wings,
)
from cubeapp.engine.solvers.four.cubes import VIEWS, seen_from, views_of
from cubeapp.engine.solvers.four.pairing_layout import pairing_tables
from cubeapp.engine.solvers.four.phases import Ways
from cubeapp.engine.solvers.four.rating import rate_1, rate_2, reading
from cubeapp.engine.solvers.four.tables import Distances, load_distances
from cubeapp.engine.solvers.four.turns import PHASES, TURNS, centre_sources, followers, wing_sources
from cubeapp.engine.text import Text

P = TypeVar("P")

LONGEST_STAGING = 10
WAYS_AT_ONCE, PARTS_AT_ONCE = 32, 16
"""Ways are searched in parts, and in phase 3 what so many parts find is given at once."""
RATED_AT_ONCE = 2000

Way = tuple[Axis, tuple[tuple[Move, ...], ...]]
"""The axis whose centres come first, and the moves of the three phases."""


@dataclass(frozen=True, slots=True)
class Effort:
    """How many ways are looked at."""

    staged: int
    """Ways through phase 1 to rate."""
    kept: int
    """Of them, how many go on."""
    arranged: int
    """Ways through phase 2."""
    finished: int
    """Ways through phase 3 to give."""
    slack: int = 0
    """How much longer than the first one they may be."""
    single: bool = True
    """Whether inner layers may turn alone, or only blocks from the outside."""


class GivenUpError(Exception):
    """The deadline has passed, or a phase took more nodes than it may."""


class Hunt:
    """The search on one cube."""

    def __init__(self, cube: Cube, distances: Distances, control: SearchControl) -> None:
        """Prepare to search for ways from ``cube``, a legal 4×4×4 held in any way."""
        self.deadline = Deadline(None)
        """When `ways` ends by an error."""
        self.patience = UNLIMITED
        """After how many nodes of one phase it does."""
        self._distances = distances
        self._control = control
        self._told = Progress(Text("bringing the first centres together"))
        """What is being done."""
        self._views = views_of(cube)
        masks = [mask_of(np.flatnonzero(row % 3 == 1)) for row in self._views.centres]
        self._masks = np.array(masks, dtype=np.int64)

    def ways(self, effort: Effort) -> Iterator[Way]:
        """Yield ways through all phases, shortest first, as they are found.

        Raises:
            SearchCancelled: the control was cancelled.
            GivenUpError: see `deadline` and `patience`.
        """
        staged = self._stage(effort)
        arranged = self._arrange(effort, staged)
        for path_3 in self._finish(effort, arranged):
            path_2 = arranged.last[path_3["link"]]
            yield _moves(staged.last[path_2["link"]], path_2, path_3)

    def _stage(self, effort: Effort) -> Ways:
        """Go through phase 1."""
        self._told = Progress(Text("bringing the first centres together"))
        search = SharedSearch(self._control.signals, effort.staged)
        search.begin(followers(0, effort.single))
        phase = phases.Staging(*addresses(*_mask_tables(), self._distances.staging))

        def part(view: int, length: int) -> Part:
            return lambda work: phases.search_all_1(phase, work, self._masks, view, length)

        for length in range(LONGEST_STAGING + 1):
            self._search(search, [part(view, length) for view in range(VIEWS)])
            if search.is_full:
                break
        paths = search.paths
        ways = _ways(paths, paths["length"])
        distances = self._distances.arranging
        self._rate(ways, lambda some: rate_1(some, self._views, reading(), distances))
        return ways

    def _arrange(self, effort: Effort, staged: Ways) -> Ways:
        """Go through phase 2."""
        self._told = Progress(Text("bringing the other centres to their axes"))
        chosen = np.argsort(staged.totals, kind="stable")[: effort.kept]
        search = SharedSearch(self._control.signals, effort.arranged)
        search.begin(followers(1, effort.single))
        first, second, _ = arranging()
        distances = self._distances.arranging
        phase = phases.Arranging(*addresses(first, second, distances, *_wing_tables()))
        total = int(staged.totals.min())
        while not search.is_full:
            self._search(search, _parts(phases.search_all_2, phase, staged, chosen, total))
            total += 1
        paths = search.paths
        ways = _ways(paths, staged.made[paths["link"]] + paths["length"])
        (pairing,) = addresses(self._distances.pairing)
        rest = self._views, reading(), self._distances.finishing
        tables = pairing_tables(self._distances.single)
        self._rate(ways, lambda some: rate_2(some, staged, *rest, tables, pairing))
        return ways

    def _finish(self, effort: Effort, arranged: Ways) -> Iterator[NDArray[Any]]:
        """Go through phase 3."""
        chosen = np.argsort(arranged.totals, kind="stable")
        search = SharedSearch(self._control.signals, effort.finished)
        search.begin(followers(2, effort.single))
        first, second, _ = finishing()
        own = addresses(first, second, self._distances.finishing, self._distances.pairing)
        phase = phases.Finishing(pairing_tables(self._distances.single), *own)
        total, shortest = int(arranged.totals.min()), UNLIMITED
        while not search.is_full and total <= shortest + effort.slack:
            self._told = Progress(Text("bringing the wings together"), depth=total)
            parts = _parts(phases.search_all_3, phase, arranged, chosen, total)
            for i in range(0, len(parts), PARTS_AT_ONCE):
                before = search.count
                self._search(search, parts[i : i + PARTS_AT_ONCE])
                yield from search.paths[before:]
                if search.is_full:
                    return
            if search.count:
                shortest = min(shortest, total)
            total += 1

    def _search(self, search: SharedSearch, parts: list[Part]) -> None:
        """Search parts of a phase.

        Raises:
            SearchCancelled: the control was cancelled.
            GivenUpError: see `deadline` and `patience`.
        """

        def is_over() -> bool:
            return self.deadline.passed or search.nodes > self.patience

        control = self._control
        search.run(
            parts, lambda _: control.checkpoint(self._told), control.wait_while_paused, is_over
        )
        if is_over():
            raise GivenUpError

    def _rate(self, ways: Ways, kernel: Callable[[Ways], None]) -> None:
        """Rate ways in parts."""
        spans = [slice(i, i + RATED_AT_ONCE) for i in range(0, len(ways.last), RATED_AT_ONCE)]
        self._control.do_all([partial(kernel, ways.some(span)) for span in spans], self._told)


def _ways(paths: NDArray[Any], made: NDArray[np.generic]) -> Ways:
    """Return the ways that a search has found behind so many turns, yet to be rated."""
    count = len(paths)
    totals, starts = np.zeros(count, dtype=np.uint8), np.zeros((count, phases.WORDS), np.int64)
    return Ways(paths, made.astype(np.uint8), totals, starts)


def _moves(*paths: NDArray[Any]) -> Way:
    """Return the moves of the paths through all phases, on the cube as it is held."""
    hold = int(paths[0]["link"]) // 3
    moves = tuple(
        tuple(
            seen_from(TURNS[PHASES[phase][turn]], hold) for turn in path["turns"][: path["length"]]
        )
        for phase, path in enumerate(paths)
    )
    return Axis(hold), moves


def prepare(store: TableStore, control: SearchControl, single: bool) -> Distances:
    """Load or build the tables, and load or compile the kernels.

    Args:
        store: where tables are kept.
        control: can stop it.
        single: whether inner layers may turn alone, or only blocks from the outside.

    Raises:
        SearchCancelled: ``control`` was cancelled.
    """
    distances = load_distances(store, control, single)
    control.checkpoint(Progress(Text("compiling the 4×4×4 search")))
    # A solved cube takes no time, but the whole search.
    for _ in Hunt(Cube.solved(4), distances, control).ways(Effort(10, 10, 1, 1, single=single)):
        pass
    return distances


def _parts(
    kernel: Callable[[P, int, Ways, NDArray[np.int64], int], bool],
    phase: P,
    before: Ways,
    chosen: NDArray[np.int64],
    total: int,
) -> list[Part]:
    """Return the search behind chosen ways in parts, between which it looks at the clock."""

    def part(some: NDArray[np.int64]) -> Part:
        return lambda work: kernel(phase, work, before, some, total)

    return [part(chosen[i : i + WAYS_AT_ONCE]) for i in range(0, len(chosen), WAYS_AT_ONCE)]


@cache
def _mask_tables() -> tuple[NDArray[Any], ...]:
    """Return how phase 1 turns and numbers sets of centre places."""
    return mask_bytes(centre_sources()), *mask_ranks(CHOSEN)


@cache
def _wing_tables() -> tuple[NDArray[np.uint8], NDArray[np.uint8]]:
    """Return how phase 2 moves the wings, and from where it fills the lower half."""
    sources = wing_sources()[np.array(PHASES[1])]
    lower = np.flatnonzero(lower_wings())
    return sources, np.vstack([sources[:, lower], lower]).astype(np.uint8, order="C")
