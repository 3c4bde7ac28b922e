"""Exploring the 2×2×2: the distances of all positions, and every shortest solution of one."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any, TypeVar

import numpy as np
from PySide6.QtCore import QObject, Signal

from cubeapp.engine.model.cube import Cube
from cubeapp.engine.model.moves import Metric
from cubeapp.engine.solvers.base import ShortestSolver
from cubeapp.engine.solvers.control import Limits, Progress, SearchControl
from cubeapp.engine.solvers.solution import Solution
from cubeapp.engine.solvers.two_by_two.census import Census, Growth, take_census
from cubeapp.engine.text import Text
from cubeapp.engine.timeline.timeline import Timeline
from cubeapp.ui.document.document import CubeDocument
from cubeapp.ui.services.preparation import Preparation
from cubeapp.ui.services.tasks import Failure, Task, Tasks
from cubeapp.ui.stage.player import Player
from cubeapp.words import tr, under_way

Result = TypeVar("Result")
SIZE = 2
WATCHED_SLICES = 14
"""Into how many parts each level of a watched search is cut."""
SLICE_S = 0.055
"""Seconds that each of them takes."""


class Explorer(QObject):
    """Counts positions and lists the solutions of the cube on screen; it knows no widget."""

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
        tasks: Tasks,
        preparation: Preparation,
        solver: ShortestSolver,
    ) -> None:
        """Explore nothing yet.

        Args:
            document: what is explored, while its cube is a 2×2×2.
            player: plays solutions.
            tasks: do the work.
            preparation: compiles what counts and lists.
            solver: finds solutions.
        """
        super().__init__()
        self._document = document
        self._player = player
        self._tasks = tasks
        self._preparation = preparation
        self._solver = solver
        self._task: Task[Any] | None = None
        self._metric = Metric.HTM
        self._census: dict[Metric, Census] = {}
        self._growth: Growth | None = None
        """How far a count that is watched has come; the worker writes it."""
        self._listed: tuple[Cube, tuple[Solution, ...]] | None = None
        document.changed.connect(self._on_changed)

    @property
    def is_working(self) -> bool:
        """Whether something is counted or listed."""
        return self._task is not None and not self._task.is_over

    # What is asked for

    def open(self) -> None:
        """Show how far all positions are from solved; they are counted when first needed."""
        if self._metric not in self._census and not self.is_working:
            metric = self._metric
            self._start(lambda _control: take_census(metric), self._on_counted)
        self._notify()

    def cancel(self) -> None:
        """Stop what is worked out."""
        if self._task is not None:
            self._task.cancel()

    def set_metric(self, metric: Metric) -> None:
        """Count in another metric."""
        self.cancel()
        self._metric = metric
        self._clear_list()
        self.open()

    def watch(self) -> None:
        """Count all positions again, at a pace that can be watched."""
        metric = self._metric

        def grown(growth: Growth, control: SearchControl) -> None:
            self._growth = growth
            time.sleep(SLICE_S)
            control.checkpoint(Progress(Text("counting all positions")))

        def count(control: SearchControl) -> Census:
            return take_census(metric, lambda now: grown(now, control), WATCHED_SLICES)

        self._start(count, self._on_counted)

    def show_one(self, depth: int) -> None:
        """Show one of the positions ``depth`` moves from solved, drawn by chance."""
        census = self._census.get(self._metric)
        if census is not None and self._document.cube.size == SIZE:
            cube = census.random_cube(depth, np.random.default_rng())
            self._document.load(
                cube,
                tr("a position of {distance}").format(distance=tr(census.metric.in_words(depth))),
            )

    def list_solutions(self) -> None:
        """List every shortest solution of the cube on screen."""
        cube, limits = self._document.cube, Limits(metric=self._metric)
        if cube.size == SIZE:
            self._start(
                lambda control: self._solver.solve_all(cube, limits, control),
                lambda solutions: self._on_listed(cube, solutions),
            )

    def play(self, index: int) -> None:
        """Play the solution of that index in the list, from its first move."""
        if self._listed is None:
            return
        cube, solutions = self._listed
        timeline = Timeline.of_solution(cube, solutions[index])
        self._player.play_timeline(timeline, tr("solution {number}").format(number=index + 1))

    # What happened

    def _start(
        self, work: Callable[[SearchControl], Result], done: Callable[[Result], None]
    ) -> None:
        """Have ``work`` done in the place of what is worked out now."""

        def deliver(result: Result) -> None:
            self.busy_changed.emit(None)
            done(result)

        self._growth = None
        if not self._census:
            # The first work loads what is compiled, and reports nothing until that is there.
            self.busy_changed.emit(under_way(tr("Loading the solvers")))
        self._task = self._tasks.start(
            work,
            deliver,
            self._on_failed,
            self._on_progress,
            cancelled=self._on_cancelled,
            after=(self._preparation,),
            replaces=self._task,
        )

    def _on_changed(self, _change: object) -> None:
        if self._listed is not None:
            cubes = (self._document.cube, self._document.timeline.start)
            if self._listed[0] not in cubes or self._document.is_painting:
                self._clear_list()
        self._notify_depth()

    def _notify(self) -> None:
        census = self._census.get(self._metric)
        self.counted.emit(None if census is None else census.growth)
        self._notify_depth()

    def _notify_depth(self) -> None:
        census, cube = self._census.get(self._metric), self._document.cube
        is_known = cube.size == SIZE and not self._document.is_painting
        self.depth_changed.emit(census.depth_of(cube) if census and is_known else None)

    def _clear_list(self) -> None:
        self._listed = None
        self.listed.emit(())

    def _on_progress(self, progress: Progress) -> None:
        self.busy_changed.emit(under_way(progress.activity))
        if self._growth is not None:
            self.grown.emit(self._growth)

    def _on_counted(self, census: Census) -> None:
        self._census[census.metric] = census
        self._notify()

    def _on_listed(self, cube: Cube, solutions: tuple[Solution, ...]) -> None:
        if cube == self._document.cube:
            self._listed = cube, solutions
            self.listed.emit(solutions)

    def _on_failed(self, failure: Failure) -> None:
        self.busy_changed.emit(None)
        self.failed.emit(failure.message)

    def _on_cancelled(self) -> None:
        self.busy_changed.emit(None)
        self._notify()
