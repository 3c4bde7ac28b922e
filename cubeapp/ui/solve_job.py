"""Long work on its own thread: solving, and scrambling that needs a solver."""

from __future__ import annotations

import logging
import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from enum import Enum, auto

from PySide6.QtCore import QObject, QThread, QTimer, Signal, Slot

from cubeapp.engine.cube import Cube
from cubeapp.engine.errors import CubeError, SearchCancelled
from cubeapp.engine.search.control import Limits, Progress, SearchControl
from cubeapp.engine.solvers.base import Solution, Solver
from cubeapp.ui.preparation import Preparation

LOG = logging.getLogger(__name__)
PROGRESS_MS = 100
SHUTDOWN_WAIT_MS = 5000
COMPILING = "Compiling the solvers, once"
LOADING = "Loading the solvers"


class JobState(Enum):
    """What the job is about."""

    IDLE = auto()
    WAITING = auto()
    """Asked for something that the helper process is still compiling."""
    WORKING = auto()


@dataclass(eq=False, slots=True)
class _Work:
    """One thing for the worker to do, and what became of it.

    The worker's thread writes ``progress``, ``result`` and ``fault``; the window's reads them.
    """

    run: Callable[[SearchControl], object]
    deliver: Callable[[_Work], None]
    """Passes the result on, on the window's thread."""
    cube: Cube | None = None
    preparation: Preparation | None = None
    """What has to be over before this work, beside the job's own."""
    control: SearchControl = field(init=False)
    progress: Progress = field(default_factory=lambda: Progress(LOADING))
    result: object = None
    fault: str | None = None

    def __post_init__(self) -> None:
        self.control = SearchControl(self._report)

    def _report(self, progress: Progress) -> None:
        if progress.best is None:
            progress = replace(progress, best=self.progress.best)
        self.progress = progress

    def current_progress(self) -> Progress:
        """Return what was last reported, with the counters of a kernel that cannot report."""
        progress = self.progress
        nodes = max(progress.nodes, int(self.control.signals[SearchControl.NODES]))
        return replace(progress, nodes=nodes)


class _Worker(QObject):
    """Lives on the thread and does one work after another."""

    ended = Signal(object)

    @Slot(object)
    def do(self, work: _Work) -> None:
        if not work.control.cancelled:
            try:
                work.result = work.run(work.control)
            except SearchCancelled:
                LOG.info("stopped")
            except CubeError as error:
                work.fault = str(error)
            except Exception as error:  # the thread's last line: nothing may get past it
                LOG.exception("the work failed")
                work.fault = f"The solver stopped on a fault of its own ({error!r}); try again."
        self.ended.emit(work)


class SolveJob(QObject):
    """Does one thing at a time and tells its one outcome; a new wish replaces the old one."""

    state_changed = Signal(object)
    """The new `JobState`."""
    progressed = Signal(object)
    """`Progress`, at most ten times a second."""
    solved = Signal(object, object)
    """The `Cube` and its `Solution`, replayed and checked."""
    scrambled = Signal(object)
    """The `Scramble` asked for."""
    failed = Signal(str)
    """A sentence that says what happened and what to do."""
    cancelled = Signal(object, object)
    """The `Cube` and the best `Solution` so far, or ``None``; both ``None`` for a scramble."""

    _requested = Signal(object)

    def __init__(
        self,
        preparation: Preparation,
        find_solver: Callable[[str], Solver],
        parent: QObject | None = None,
        own_preparations: Mapping[str, Preparation] | None = None,
    ) -> None:
        """Make a job.

        Args:
            preparation: has to be over before any work; it is started elsewhere.
            find_solver: returns a solver by its name.
            parent: the owner.
            own_preparations: by the name of a solver that needs more, what has to be over as
                well; it is started when that solver is first asked for.
        """
        super().__init__(parent)
        self._preparation = preparation
        self._own_preparations = dict(own_preparations or {})
        self._find_solver = find_solver
        self._current: _Work | None = None
        self._posted = False
        self._begun_s = 0.0
        self._thread = QThread(self)
        self._worker = _Worker()
        self._worker.moveToThread(self._thread)
        self._requested.connect(self._worker.do)
        self._worker.ended.connect(self._on_ended)
        self._timer = QTimer(self, interval=PROGRESS_MS)
        self._timer.timeout.connect(self._on_tick)
        for each in (preparation, *self._own_preparations.values()):
            each.ended.connect(self._on_prepared)

    @property
    def state(self) -> JobState:
        """What the job is about."""
        if self._current is None:
            return JobState.IDLE
        return JobState.WORKING if self._posted else JobState.WAITING

    @property
    def elapsed_s(self) -> float:
        """Seconds since the current work was asked for."""
        return time.monotonic() - self._begun_s if self._current else 0.0

    def warm_up(self, load: Callable[[SearchControl], object]) -> None:
        """Run ``load`` on the worker ahead of everything else; its outcome is of no interest."""
        self._send(_Work(load, self._ignore))

    def start(self, cube: Cube, solver: str, limits: Limits) -> None:
        """Solve ``cube`` with the solver of that name."""

        def run(control: SearchControl) -> object:
            return self._solve(cube, solver, limits, control)

        own = self._own_preparations.get(solver)
        self._begin(_Work(run, self._deliver_solution, cube, own))

    def start_scramble(self, make: Callable[[SearchControl], object]) -> None:
        """Run ``make``, which gives a `Scramble`, on the worker."""
        self._begin(_Work(make, self._deliver_scramble))

    def cancel(self) -> None:
        """Stop the current work; the best answer so far is not lost."""
        work = self._current
        if work is None:
            return
        self._drop()
        best = work.progress.best
        if best is not None and (work.cube is None or not best.solves(work.cube)):
            best = None
        self.cancelled.emit(work.cube, best)

    def shutdown(self) -> bool:
        """Stop everything and wait for the thread; tell whether it has ended."""
        self._drop()
        self._thread.quit()
        return self._thread.wait(SHUTDOWN_WAIT_MS)

    def _begin(self, work: _Work) -> None:
        self._drop()
        self._current = work
        self._begun_s = time.monotonic()
        self._timer.start()
        self.state_changed.emit(self.state)
        self._post_if_prepared()
        self._on_tick()

    def _post(self, work: _Work) -> None:
        self._posted = True
        self._send(work)
        self.state_changed.emit(self.state)

    def _send(self, work: _Work) -> None:
        self._thread.start()
        self._requested.emit(work)

    def _drop(self) -> None:
        """Forget the current work; the worker ends it soon and nobody listens."""
        self._timer.stop()
        if self._current is not None:
            self._current.control.cancel()
            self._current, self._posted = None, False
            self.state_changed.emit(self.state)

    def _solve(self, cube: Cube, name: str, limits: Limits, control: SearchControl) -> Solution:
        """Return a checked answer; runs on the worker's thread."""
        solver = self._find_solver(name)
        solver.prepare(control)
        solution = solver.solve(cube, limits, control)
        if not solution.solves(cube):
            raise CubeError("The answer did not solve the cube when replayed; it was thrown away.")
        return solution

    def _on_prepared(self) -> None:
        if self._current is not None and not self._posted:
            self._post_if_prepared()

    def _post_if_prepared(self) -> None:
        """Give the current work to the worker unless a helper process still works for it."""
        work = self._current
        if work is None or not self._preparation.is_over:
            return
        if work.preparation is not None and not work.preparation.is_over:
            # Two helpers at once would compile the same things twice. This may end at once,
            # and comes back here when it ends.
            work.preparation.start()
        else:
            self._post(work)

    def _on_tick(self) -> None:
        if self._current is None:
            return
        if self._posted:
            self.progressed.emit(self._current.current_progress())
        else:
            own = self._current.preparation
            helper = own if own is not None and self._preparation.is_over else self._preparation
            activity = helper.activity
            self.progressed.emit(Progress(f"{COMPILING}: {activity}" if activity else COMPILING))

    def _on_ended(self, work: _Work) -> None:
        if work is not self._current:
            return
        self._drop()
        if work.fault is not None:
            self.failed.emit(work.fault)
        elif work.result is None:
            self.cancelled.emit(work.cube, None)
        else:
            work.deliver(work)

    def _deliver_solution(self, work: _Work) -> None:
        self.solved.emit(work.cube, work.result)

    def _deliver_scramble(self, work: _Work) -> None:
        self.scrambled.emit(work.result)

    def _ignore(self, _work: _Work) -> None:
        """Take the result of work that nobody waits for."""
