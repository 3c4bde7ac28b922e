"""Exploring the 2×2×2: the distances of all positions, and every shortest solution of one."""

from __future__ import annotations

import time
from collections.abc import Callable
from enum import Enum, auto

import numpy as np
from PySide6.QtCore import QObject, Signal

from cubeapp.engine.census import Census, Growth, take_census
from cubeapp.engine.cube import Cube
from cubeapp.engine.moves import Metric
from cubeapp.engine.search.control import Limits, Progress, SearchControl
from cubeapp.engine.search_words import spoken
from cubeapp.engine.solvers.base import ShortestSolver, Solution
from cubeapp.engine.timeline import Timeline
from cubeapp.language import tr
from cubeapp.ui.document.document import CubeDocument
from cubeapp.ui.solve.solvers.job import SolveJob
from cubeapp.ui.solve.solvers.job_owner import JobOwner
from cubeapp.ui.stage.player import Player

SIZE = 2
WATCHED_SLICES = 14
"""Into how many parts each level of a watched search is cut."""
SLICE_S = 0.055
"""Seconds that each of them takes."""


class _Task(Enum):
    COUNT = auto()
    WATCH = auto()
    LIST = auto()


class Exploring(JobOwner):
    """Joins document, player and the job that counts and lists; it knows no widget."""

    counted = Signal(object)
    """The `Growth` of a count that is complete; ``None`` while there is none in this metric."""
    grown = Signal(object)
    """The `Growth` of a count that is watched, some ten times a second."""
    depth_changed = Signal(object)
    """How far the cube on screen is from solved; ``None`` while that is unknown."""
    listed = Signal(object)
    """Every shortest `Solution` of the cube, empty when they are of another cube by now."""
    busy_changed = Signal(object)
    """What is worked out now, ``None`` when nothing is."""
    failed = Signal(str)
    """Why something could not be worked out."""

    def __init__(
        self,
        document: CubeDocument,
        player: Player,
        job: SolveJob,
        solver: ShortestSolver,
        parent: QObject | None = None,
    ) -> None:
        """Join the parts.

        Args:
            document: what is explored, while its cube is a 2×2×2.
            player: plays solutions.
            job: does the work; nobody else may use it.
            solver: finds solutions.
            parent: the owner.
        """
        super().__init__(job, parent)
        self._document = document
        self._player = player
        self._solver = solver
        self._rng = np.random.default_rng()
        self._metric = Metric.HTM
        self._census: dict[Metric, Census] = {}
        self._task = _Task.COUNT
        self._growth: Growth | None = None
        self._asked: Cube | None = None
        self._listed: tuple[Cube, tuple[Solution, ...]] | None = None
        for changed in (document.cursor_changed, document.replaced, document.timeline_changed):
            changed.connect(self._on_changed)

    # What is asked for

    def open(self) -> None:
        """Tell how far all positions are from solved; they are counted when first wanted."""
        if self._metric not in self._census and not self.is_working:
            metric = self._metric
            self._begin(_Task.COUNT, lambda _control: take_census(metric))
        self._tell()

    def set_metric(self, metric: Metric) -> None:
        """Count in another metric."""
        self.job.cancel()
        self._metric = metric
        self._forget_list()
        self.open()

    def watch(self) -> None:
        """Count all positions again, at a pace that can be watched."""
        metric = self._metric
        self._growth = None

        def grown(growth: Growth, control: SearchControl) -> None:
            self._growth = growth
            time.sleep(SLICE_S)
            control.checkpoint(Progress(tr("counting all positions")))

        self._begin(
            _Task.WATCH,
            lambda control: take_census(metric, lambda now: grown(now, control), WATCHED_SLICES),
        )

    def show_one(self, depth: int) -> None:
        """Show one of the positions ``depth`` moves from solved, drawn by chance."""
        census = self._census.get(self._metric)
        if census is not None and self._document.cube.size == SIZE:
            cube = census.random_cube(depth, self._rng)
            self._document.load(
                cube, tr("a position of {distance}").format(distance=census.metric.in_words(depth))
            )

    def list_solutions(self) -> None:
        """List every shortest solution of the cube on screen."""
        cube, limits = self._document.cube, Limits(metric=self._metric)
        self._asked = cube
        if cube.size == SIZE:
            self._begin(_Task.LIST, lambda control: self._solver.solve_all(cube, limits, control))

    def play(self, index: int) -> None:
        """Play the solution of that index in the list, from its first move."""
        if self._listed is None:
            return
        cube, solutions = self._listed
        timeline = Timeline.of_solution(cube, solutions[index])
        shown = self._document.timeline
        if (shown.start, shown.moves) == (timeline.start, timeline.moves):
            self._document.go_to(0)
        else:
            self._document.load_timeline(
                timeline, 0, tr("solution {number}").format(number=index + 1)
            )
        self._player.play()

    # What happened

    def _begin(self, task: _Task, work: Callable[[SearchControl], object]) -> None:
        self._task = task
        self.job.start_task(work)

    def _on_changed(self, _change: object) -> None:
        if self._listed is not None:
            cubes = (self._document.cube, self._document.timeline.start)
            if self._listed[0] not in cubes or self._document.is_painting:
                self._forget_list()
        self._tell_depth()

    def _tell(self) -> None:
        census = self._census.get(self._metric)
        self.counted.emit(None if census is None else census.growth)
        self._tell_depth()

    def _tell_depth(self) -> None:
        census, cube = self._census.get(self._metric), self._document.cube
        is_known = cube.size == SIZE and not self._document.is_painting
        self.depth_changed.emit(census.depth_of(cube) if census and is_known else None)

    def _forget_list(self) -> None:
        self._listed = None
        self.listed.emit(())

    def _on_progress(self, progress: Progress) -> None:
        self.busy_changed.emit(f"{spoken(progress.activity)} …")
        if self._task is _Task.WATCH and self._growth is not None:
            self.grown.emit(self._growth)

    def _on_done(self, result: object) -> None:
        self.busy_changed.emit(None)
        if isinstance(result, Census):
            self._census[result.metric] = result
            self._tell()
        elif isinstance(result, tuple) and self._asked == self._document.cube:
            self._listed = self._asked, result
            self.listed.emit(result)

    def _on_failed(self, message: str, _best: object) -> None:
        self.busy_changed.emit(None)
        self.failed.emit(message)

    def _on_cancelled(self, _cube: object, _best: object) -> None:
        self.busy_changed.emit(None)
        self._tell()
