"""Every 3×3×3 that obeys a set of rules: counted, sorted by patterns, and at hand by number."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from queue import SimpleQueue
from threading import Lock
from typing import TYPE_CHECKING

import numpy as np
from numpy.typing import NDArray

from cubeapp.engine.kernels.workers import run_jobs
from cubeapp.engine.model.cube import Cube
from cubeapp.engine.model.symmetries import SYMMETRIES
from cubeapp.engine.perfect.cubes import (
    CodeRows,
    cosets,
    cube_of_codes,
    image_of_cube,
    weights,
)
from cubeapp.engine.perfect.rules import Rule, Rules
from cubeapp.engine.solvers.control import Progress, SearchControl
from cubeapp.engine.text import Text, counted

if TYPE_CHECKING:
    from cubeapp.engine.perfect.faces import FaceTable

Ints = NDArray[np.int64]
LEAST_PIECES = 2000
"""Approximate number of pieces the corners are searched in, so that progress is seen and all finish
together."""
LEAST_IN_PIECE = 16
PATTERNS = 6


@dataclass(frozen=True, slots=True)
class PerfectProgress(Progress):
    """What the search has found at this moment."""

    count: int = 0
    """Cubes."""
    classes: int = 0
    by_patterns: tuple[int, ...] = (0,) * PATTERNS


@dataclass(frozen=True, slots=True)
class CornerList:
    """The corners that a search goes through."""

    codes: CodeRows
    """Shape (n, 8)."""
    alike: Ints
    """The symmetries that leave them as they are, as bits: shape (n,)."""
    weights: Ints
    """The number of images that each stands for: shape (n,)."""


class PerfectCubes:
    """All cubes that obey a set of rules, kept as their corners with the numbers of edges."""

    def __init__(
        self, rules: Rules, corners: CornerList, tallies: Ints, nodes: int = 0, seconds: float = 0.0
    ) -> None:
        """Keep what was counted for each of ``corners``: int64, shape (n, 12) or more."""
        self.rules = rules
        self.nodes = nodes
        """How many edges the search put down."""
        self.seconds = seconds
        """How long it took."""
        self._corners = corners
        self._edges = tallies[:, :PATTERNS]
        # Without reduction each cube stands for itself.
        symmetries = np.where(corners.alike == 1, 1, SYMMETRIES // corners.weights)
        self._classes = tallies[:, PATTERNS : 2 * PATTERNS] // symmetries[:, None]

    @property
    def count(self) -> int:
        """The number of cubes."""
        return sum(self.by_patterns)

    @property
    def classes(self) -> int:
        """The number of cubes that no symmetry and renaming of colours makes equal."""
        return int(self._classes.sum())

    @property
    def by_patterns(self) -> tuple[int, ...]:
        """The numbers of cubes whose faces have 1, 2, … 6 different patterns."""
        return tuple((self._edges * self._corners.weights[:, None]).sum(axis=0).tolist())

    @property
    def classes_by_patterns(self) -> tuple[int, ...]:
        """The numbers of classes likewise."""
        return tuple(self._classes.sum(axis=0).tolist())

    def representatives(self, first: int, count: int, patterns: int = 0) -> list[Cube]:
        """Return one cube of each class, from number ``first`` on, ``count`` at most.

        The order is that of the search, the same each time.

        Args:
            first: from 0.
            count: how many.
            patterns: 1…6 for the classes with so many different patterns, 0 for all.
        """
        cubes: list[Cube] = []
        column = slice(None) if patterns == 0 else slice(patterns - 1, patterns)
        ends = np.cumsum(self._classes[:, column].sum(axis=1))
        row = int(np.searchsorted(ends, first, side="right"))
        skip = first - (int(ends[row - 1]) if row > 0 else 0)
        while len(cubes) < count and row < len(ends):
            alike, totals = int(self._corners.alike[row]), self._classes[row]
            for edges in self._edges_of(row, alike, totals, skip, count - len(cubes), patterns):
                cubes.append(cube_of_codes(self._corners.codes[row], edges))
            row, skip = row + 1, 0
        return cubes

    def cube(self, number: int) -> Cube:
        """Return one of the cubes by its number, from 0 to ``count - 1``."""
        totals = self._edges.sum(axis=1) * self._corners.weights
        ends = np.cumsum(totals)
        row = int(np.searchsorted(ends, number, side="right"))
        within = number - int(ends[row] - totals[row])
        image, index = divmod(within, int(self._edges[row].sum()))
        corners = self._corners.codes[row]
        edges = self._edges_of(row, 1, self._edges[row], index, 1, 0)[0]
        symmetry = cosets(corners)[image] if self._corners.weights[row] > 1 else 0
        return image_of_cube(cube_of_codes(corners, edges), symmetry)

    def _edges_of(
        self, row: int, alike: int, totals: Ints, first: int, count: int, patterns: int
    ) -> CodeRows:
        """Return edges that go with the corners of a row, in the order of the search.

        Of those that the symmetries ``alike`` make equal one is returned.
        """
        from cubeapp.engine.perfect import edges

        total = totals.sum() if patterns == 0 else totals[patterns - 1]
        kept = np.zeros((max(min(count, int(total) - first), 0), 12), dtype=np.uint8)
        edges.search_one(
            face_table_for(self.rules),
            edges.new_work(flags_for(self.rules)),
            self._corners.codes[row],
            alike,
            patterns,
            first,
            kept,
        )
        return kept


def search(
    rules: Rules,
    control: SearchControl | None = None,
    *,
    symmetry: bool = True,
    threads: int | None = None,
) -> PerfectCubes:
    """Find every legal cube, centres at home, that obeys ``rules``.

    `is_searchable` tells where that takes minutes at most; elsewhere it may take years, and
    `estimate` gives the number.

    Args:
        rules: the rules.
        control: takes `PerfectProgress`, and stops or pauses the search.
        symmetry: search one of each 48 images of corners; without it all, to the same end,
            each cube being a class of its own.
        threads: how many to use, by default one for each core.

    Raises:
        SearchCancelled: ``control`` was cancelled.
    """
    from cubeapp.engine.kernels.machine import cores
    from cubeapp.engine.perfect import edges

    control = control or SearchControl()
    control.checkpoint(PerfectProgress(Text("loading the search"), 0.0))
    edges.prepare_all()
    begun = control.now()
    threads = threads or cores()
    corners = list_corners(rules, control, symmetry=symmetry, threads=threads)
    census = _Census(rules, corners, control, threads)
    jobs = [partial(census.count, piece) for piece in _pieces(len(corners.codes))]
    _run(jobs, threads, control, census.progress)
    return census.cubes(control.now() - begun)


class _Census:
    """What the threads of a search have counted so far."""

    def __init__(
        self, rules: Rules, corners: CornerList, control: SearchControl, threads: int
    ) -> None:
        from cubeapp.engine.perfect import edges

        self._rules, self._corners, self._control = rules, corners, control
        self._table = face_table_for(rules)
        self._spare = SimpleQueue[Ints]()
        for _ in range(threads):
            self._spare.put(edges.new_work(flags_for(rules)))
        self._lock = Lock()
        self._found: dict[int, tuple[Ints, Ints]] = {}
        self._searched = self._nodes = self._classes = 0
        self._by_patterns = np.zeros(PATTERNS, dtype=np.int64)

    def count(self, piece: slice) -> None:
        """Search a piece of the corners; on any thread."""
        from cubeapp.engine.perfect import edges

        corners = self._corners
        codes, alike = corners.codes[piece], corners.alike[piece]
        tallies = np.zeros((len(codes), edges.TALLIES), dtype=np.int64)
        work = self._spare.get()
        signals = self._control.signals
        edges.search_many(self._table, work, codes, alike, tallies, signals)
        self._spare.put(work)
        rows = np.flatnonzero(tallies[:, :PATTERNS].any(axis=1))
        found = piece.start + rows
        cubes = PerfectCubes(self._rules, _part(corners, found), tallies[rows])
        with self._lock:
            self._found[piece.start] = found, tallies[rows]
            self._searched += len(codes)
            self._nodes += int(tallies[:, edges.TRIED].sum())
            self._classes += cubes.classes
            self._by_patterns += cubes.by_patterns

    def progress(self) -> PerfectProgress:
        """Return what there is to tell."""
        with self._lock:
            count = int(self._by_patterns.sum())
            return PerfectProgress(
                Text("searching, {n} cubes so far", n=counted(count)),
                self._searched / max(len(self._corners.codes), 1),
                self._nodes,
                count=count,
                classes=self._classes,
                by_patterns=tuple(self._by_patterns.tolist()),
            )

    def cubes(self, seconds: float) -> PerfectCubes:
        """Return everything, in the order of the corners."""
        none = np.empty(0, np.int64), np.empty((0, 2 * PATTERNS), np.int64)
        parts = [
            none,
            *((rows, t[:, : 2 * PATTERNS]) for _, (rows, t) in sorted(self._found.items())),
        ]
        found = np.concatenate([rows for rows, _ in parts])
        tallies = np.concatenate([part for _, part in parts])
        return PerfectCubes(self._rules, _part(self._corners, found), tallies, self._nodes, seconds)


def _part(corners: CornerList, rows: Ints) -> CornerList:
    return CornerList(corners.codes[rows], corners.alike[rows], corners.weights[rows])


def list_corners(
    rules: Rules, control: SearchControl, *, symmetry: bool = True, threads: int | None = None
) -> CornerList:
    """Return the corners that ``rules`` allow.

    Raises:
        SearchCancelled: ``control`` was cancelled.
    """
    from cubeapp.engine.kernels.machine import cores
    from cubeapp.engine.perfect import corners

    fits = face_table_for(rules).fits
    no_home = Rule.NO_HOME in rules
    starts = corners.starts(symmetry)
    found: list[tuple[CodeRows, Ints]] = [(np.empty((0, 8), np.uint8), np.empty(0, np.int64))]
    found *= len(starts)

    def collect(index: int) -> None:
        found[index] = corners.corners_from(fits, no_home, symmetry, *starts[index])

    jobs = [partial(collect, index) for index in range(len(starts))]
    _run(
        jobs, threads or cores(), control, lambda: PerfectProgress(Text("listing the corners"), 0.0)
    )
    codes = np.concatenate([rows for rows, _ in found])
    alike = np.concatenate([bits for _, bits in found])
    return CornerList(codes, alike, weights(alike) if symmetry else np.ones_like(alike))


def face_table_for(rules: Rules) -> FaceTable:
    """Return what rules 1 to 4, as far as they are in ``rules``, allow on a face."""
    from cubeapp.engine.perfect import faces

    on_one_face = (Rule.SIX_COLOURS, Rule.AT_MOST_TWO, Rule.SIDE_BY_SIDE, Rule.DIAGONAL)
    return faces.face_table(*(rule in rules for rule in on_one_face))


def flags_for(rules: Rules) -> list[bool]:
    """Return the other rules as the kernel's flags."""
    beyond = (
        Rule.ACROSS_FOLDS,
        Rule.SIX_PATTERNS,
        Rule.NO_HOME,
        Rule.COLOUR_SETS,
        Rule.COLOUR_SETS_ALL,
    )
    return [rule in rules for rule in beyond]


def _pieces(count: int) -> Iterator[slice]:
    length = max(LEAST_IN_PIECE, count // LEAST_PIECES)
    return (slice(start, start + length) for start in range(0, count, length))


def _run(
    jobs: Sequence[Callable[[], None]],
    threads: int,
    control: SearchControl,
    tell: Callable[[], PerfectProgress],
) -> None:
    """Do all jobs on some threads, telling ``control`` what ``tell`` says meanwhile.

    Raises:
        SearchCancelled: ``control`` was cancelled.
    """

    def watch(_: float) -> None:
        control.checkpoint(tell())

    run_jobs(jobs, watch, threads=threads, before=control.wait_while_paused)
    watch(1.0)
