"""The search for reductions of a 4×4×4: the three phases one after the other, with pools.

Each phase hands the most promising of many ways on to the next one. Everything is bounded by
numbers of ways and nodes, never by the clock: the same cube gives the same ways.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from cubeapp.engine.kernels.tables import TableStore
from cubeapp.engine.model.cube import Cube
from cubeapp.engine.model.cubies import is_odd
from cubeapp.engine.model.errors import SearchCancelled
from cubeapp.engine.model.geometry import Axis
from cubeapp.engine.model.moves import Move
from cubeapp.engine.solvers.control import Deadline, Progress, SearchControl
from cubeapp.engine.solvers.four import phases
from cubeapp.engine.solvers.four.coordinates import (
    Product,
    arranging,
    finishing,
    lower_wings,
    mask_of,
    mask_tables,
)
from cubeapp.engine.solvers.four.cubes import seen_from, views_of
from cubeapp.engine.solvers.four.pairing_layout import pairing_tables
from cubeapp.engine.solvers.four.rating import rate_1, rate_2, reading
from cubeapp.engine.solvers.four.tables import Distances, load_distances
from cubeapp.engine.solvers.four.turns import PHASES, TURNS, orders, wing_sources
from cubeapp.engine.text import Text

LONGEST_STAGING = 10
UNLIMITED = 1 << 62
WAYS_AT_ONCE = 16

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


class OutOfTimeError(Exception):
    """The deadline has passed."""


class _Staged(NamedTuple):
    """Ways through phase 1, and where phase 2 starts behind them."""

    ways: NDArray[np.uint8]
    starts: NDArray[np.int64]
    wings: NDArray[np.uint8]
    totals: NDArray[np.uint8]


class _Arranged(NamedTuple):
    """Ways through phase 2, and where phase 3 starts behind them."""

    ways: NDArray[np.uint8]
    made: NDArray[np.uint8]
    """Turns in both phases."""
    starts: NDArray[np.int64]
    totals: NDArray[np.uint8]


class Hunt:
    """The search on one cube."""

    def __init__(self, cube: Cube, distances: Distances, control: SearchControl) -> None:
        """Prepare to search for ways from ``cube``, a legal 4×4×4 held in any way."""
        self.deadline = Deadline(None)
        """When `ways` ends by an error."""
        self._distances = distances
        self._control = control
        views = views_of(cube)
        odd = [is_odd(wings) for wings in views.wings.tolist()]
        self._odd_corners = int(views.odd)
        self._views = (views.centres, views.wings, np.array(odd, dtype=np.uint8))
        masks = [mask_of(np.flatnonzero(row % 3 == 1)) for row in views.centres]
        self._masks = np.array(masks, dtype=np.int64)

    def ways(self, effort: Effort) -> Iterator[Way]:
        """Yield ways through all phases, shortest first, as they are found.

        Raises:
            SearchCancelled: the control was cancelled.
            OutOfTimeError: the deadline has passed.
        """
        staged = self._stage(effort)
        arranged = self._arrange(effort, staged)
        for way_3 in self._finish(effort, arranged):
            way_2 = arranged.ways[phases.link_of(way_3)]
            yield self._moves(staged.ways[phases.link_of(way_2)], way_2, way_3)

    def _stage(self, effort: Effort) -> _Staged:
        """Go through phase 1."""
        self._control.checkpoint(Progress(Text("bringing the first centres together")))
        ways = np.zeros((effort.staged, phases.WAY_BYTES), dtype=np.uint8)
        count = length = 0
        while count < effort.staged and length <= LONGEST_STAGING:
            count = self._checked(
                phases.search_all_1(
                    self._masks,
                    length,
                    orders(0, effort.single),
                    mask_tables(),
                    self._distances.staging,
                    ways,
                    count,
                    self._control.signals,
                )
            )
            length += 1
        starts = np.zeros((count, 4), dtype=np.int64)
        wings = np.zeros((count, 24), dtype=np.uint8)
        totals = np.zeros(count, dtype=np.uint8)
        rate_1(
            ways,
            count,
            self._views,
            reading(),
            self._distances.arranging,
            starts,
            wings,
            totals,
        )
        return _Staged(ways, starts, wings, totals)

    def _arrange(self, effort: Effort, staged: _Staged) -> _Arranged:
        """Go through phase 2."""
        self._control.checkpoint(Progress(Text("bringing the other centres to their axes")))
        chosen = np.argsort(staged.totals, kind="stable")[: effort.kept]
        ways = np.zeros((effort.arranged, phases.WAY_BYTES), dtype=np.uint8)
        product = (*_columns(arranging()), self._distances.arranging)
        sources, lower = _wing_tables()
        count, total = 0, int(staged.totals.min())
        while count < effort.arranged:
            for some in _parts(chosen):
                count = self._checked(
                    phases.search_all_2(
                        some,
                        staged.ways,
                        staged.totals,
                        staged.starts,
                        staged.wings,
                        total,
                        orders(1, effort.single),
                        product,
                        sources,
                        lower,
                        ways,
                        count,
                        self._control.signals,
                    )
                )
                if count == effort.arranged:
                    break
            total += 1
        return self._rated(ways, staged)

    def _rated(self, ways: NDArray[np.uint8], staged: _Staged) -> _Arranged:
        starts = np.zeros((len(ways), 7), dtype=np.int64)
        totals = np.zeros(len(ways), dtype=np.uint8)
        rate_2(
            ways,
            len(ways),
            staged.ways,
            self._views,
            self._odd_corners,
            reading(),
            self._distances.finishing,
            pairing_tables(),
            self._distances.pairing,
            starts,
            totals,
        )
        links = np.ascontiguousarray(ways[:, phases.LINK : phases.LINK + 4]).view("<u4").ravel()
        made = staged.ways[links, phases.LENGTH] + ways[:, phases.LENGTH]
        return _Arranged(ways, made, starts, totals)

    def _finish(self, effort: Effort, arranged: _Arranged) -> Iterator[NDArray[np.uint8]]:
        """Go through phase 3."""
        chosen = np.argsort(arranged.totals, kind="stable")
        ways = np.zeros((effort.finished, phases.WAY_BYTES), dtype=np.uint8)
        product = (*_columns(finishing()), self._distances.finishing)
        count, total, first = 0, int(arranged.totals.min()), UNLIMITED
        while count < effort.finished and total <= first + effort.slack:
            self._control.checkpoint(Progress(Text("bringing the wings together"), depth=total))
            for some in _parts(chosen):
                before = count
                count = self._checked(
                    phases.search_all_3(
                        some,
                        arranged.made,
                        arranged.totals,
                        arranged.starts,
                        total,
                        orders(2, effort.single),
                        product,
                        pairing_tables(),
                        self._distances.pairing,
                        ways,
                        count,
                        self._control.signals,
                    )
                )
                yield from ways[before:count]
                if count == effort.finished:
                    return
            if count:
                first = min(first, total)
            total += 1

    def _checked(self, count: int) -> int:
        """Return what a kernel did.

        Raises:
            SearchCancelled: it was stopped.
            OutOfTimeError: the deadline has passed.
        """
        if count == phases.STOPPED:
            raise SearchCancelled("stopped")
        if self.deadline.passed:
            raise OutOfTimeError
        return count

    def _moves(
        self, way_1: NDArray[np.uint8], way_2: NDArray[np.uint8], way_3: NDArray[np.uint8]
    ) -> Way:
        """Return the moves of a way, on the cube as it is held."""
        hold = phases.link_of(way_1) // 3
        moves = tuple(
            tuple(
                seen_from(TURNS[PHASES[phase][turn]], hold)
                for turn in way[phases.PATH : phases.PATH + int(way[phases.LENGTH])]
            )
            for phase, way in enumerate((way_1, way_2, way_3))
        )
        return Axis(hold), moves


def prepare(store: TableStore, control: SearchControl) -> Distances:
    """Load or build the tables, and load or compile the kernels.

    Raises:
        SearchCancelled: ``control`` was cancelled.
    """
    distances = load_distances(store, control)
    control.checkpoint(Progress(Text("compiling the 4×4×4 search")))
    # A solved cube takes no time, but the whole search.
    for _ in Hunt(Cube.solved(4), distances, control).ways(Effort(10, 10, 1, 1)):
        pass
    return distances


def _parts(chosen: NDArray[np.int64]) -> list[NDArray[np.int64]]:
    """Return some ways in parts, between which the search looks at the clock."""
    return [chosen[i : i + WAYS_AT_ONCE] for i in range(0, len(chosen), WAYS_AT_ONCE)]


def _columns(product: Product) -> tuple[NDArray[np.uint16], NDArray[np.uint16]]:
    return product.first, product.second


@cache
def _wing_tables() -> tuple[NDArray[np.uint8], NDArray[np.uint8]]:
    """Return how phase 2 moves the wings, and from where it fills the lower half."""
    sources = wing_sources()[np.array(PHASES[1])]
    lower = np.flatnonzero(lower_wings())
    return sources, np.vstack([sources[:, lower], lower]).astype(np.uint8)
