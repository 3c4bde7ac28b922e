"""Long work on a thread of its own: solving, and whatever else takes a moment."""

from __future__ import annotations

import re
import time
from collections.abc import Callable
from dataclasses import replace
from enum import Enum, auto
from typing import cast

from PySide6.QtCore import QDeadlineTimer, QObject, QThread, QTimer, Signal

from cubeapp.engine.cube import Cube
from cubeapp.engine.errors import CubeError
from cubeapp.engine.search.control import Progress, SearchControl
from cubeapp.engine.search_words import spoken
from cubeapp.engine.solution import Solution
from cubeapp.engine.solvers.base import ShortestSolver, Solver
from cubeapp.language import mark, tr
from cubeapp.ui.services.preparation import Preparation
from cubeapp.ui.solve.solvers.runs import Wish
from cubeapp.ui.solve.solvers.worker import Work, Worker

PROGRESS_MS = 100
SHUTDOWN_WAIT_MS = 5000
COMPILING = mark("Compiling the solvers, once")
BUILDING = mark("Starting to build what the solver needs, once")


class JobState(Enum):
    """What the job is about."""

    IDLE = auto()
    WAITING = auto()
    """Asked for something that the helper process is still compiling."""
    BUILDING = auto()
    """A helper process of the solver's own builds what it needs."""
    LOADING = auto()
    """The worker loads what the solver needs, or works before this wish's turn."""
    WORKING = auto()


class SolveJob(QObject):
    """Does one thing at a time and tells its one outcome; a new wish replaces the old one."""

    state_changed = Signal(object)
    """The new `JobState`."""
    progressed = Signal(object)
    """`Progress`, at most ten times a second."""
    solved = Signal(object, object)
    """The `Cube` and its answers, a tuple of `Solution`, each replayed and checked."""
    done = Signal(object)
    """What a task gave."""
    failed = Signal(str, object)
    """A sentence that says what happened and what to do; and the best `Solution` or ``None``."""
    cancelled = Signal(object, object)
    """The `Cube` and the best `Solution` so far, or ``None``; both ``None`` for a task."""

    _requested = Signal(object)

    def __init__(
        self,
        preparation: Preparation,
        find_solver: Callable[[Wish], Solver],
        parent: QObject | None = None,
        own_preparation: Callable[[Wish, Cube], Preparation | None] = lambda _wish, _cube: None,
        first_wish: Callable[[Wish], Wish | None] = lambda _wish: None,
    ) -> None:
        """Make a job.

        Args:
            preparation: has to be over before any work; it is started elsewhere.
            find_solver: returns the solver for a wish.
            parent: the owner.
            own_preparation: returns what has to be over as well before a wish can be met for a
                cube, if anything; it is started when that is first asked for.
            first_wish: returns what may give a first answer to a wish while that is awaited.
        """
        super().__init__(parent)
        self._preparation = preparation
        self._own_preparation = own_preparation
        self._first_wish = first_wish
        self._first: Work | None = None
        self._awaited: set[Preparation] = set()
        self._find_solver = find_solver
        self._current: Work | None = None
        self._posted = False
        self._count = 0
        self._begun_s = 0.0
        self._rested_s = 0.0
        self._paused_s: float | None = None
        self._thread = QThread(self)
        self._worker = Worker()
        self._worker.moveToThread(self._thread)
        self._requested.connect(self._worker.do)
        self._worker.ended.connect(self._on_ended)
        self._timer = QTimer(self, interval=PROGRESS_MS)
        self._timer.timeout.connect(self._on_tick)
        self._await(preparation)

    @property
    def state(self) -> JobState:
        """What the job is about."""
        work = self._current
        if work is None:
            return JobState.IDLE
        if self._posted:
            return JobState.WORKING if work.is_loaded else JobState.LOADING
        return JobState.BUILDING if self._preparation.is_over else JobState.WAITING

    @property
    def is_free(self) -> bool:
        """Whether nothing is asked for, and the thread has ended what it was told to stop."""
        return self._current is None and self._count == 0

    @property
    def is_paused(self) -> bool:
        """Whether the current work rests."""
        return self._paused_s is not None

    @property
    def waits_for(self) -> Preparation | None:
        """The helper of its own that the current work waits for, if any."""
        return self._current.preparation if self._current and not self._posted else None

    @property
    def elapsed_s(self) -> float:
        """Seconds since the current work was asked for, without those it rested."""
        if self._current is None:
            return 0.0
        now_s = time.monotonic() if self._paused_s is None else self._paused_s
        return now_s - self._begun_s - self._rested_s

    def warm_up(self, load: Callable[[SearchControl], object]) -> None:
        """Run ``load`` on the worker ahead of everything else; its outcome is of no interest."""
        self._send(Work(lambda work: load(work.control), self._ignore))

    def start(self, cube: Cube, wish: Wish) -> None:
        """Solve ``cube`` as ``wish`` says."""

        def run(work: Work) -> object:
            return self._solve(cube, wish, work)

        work = Work(run, self._deliver_answers, cube, self._own_preparation(wish, cube))
        work.first_wish = self._first_wish(wish)
        self._begin(work)

    def start_task(
        self,
        make: Callable[[SearchControl], object],
        preparation: Preparation | None = None,
    ) -> None:
        """Run ``make`` on the worker; what it gives is told by `done`.

        Args:
            make: what to do.
            preparation: has to be over before it as well; it is started here.
        """
        deliver = self._deliver_result
        self._begin(Work(lambda work: make(work.control), deliver, preparation=preparation))

    def cancel(self) -> None:
        """Stop the current work; the best answer so far is not lost."""
        work = self._current
        if work is not None:
            self._drop()
            self.cancelled.emit(work.cube, work.progress.best)

    def pause(self) -> None:
        """Let the current work rest until `resume`."""
        if self._current is not None and self._paused_s is None:
            self._current.control.pause()
            self._paused_s = time.monotonic()
            self._on_tick()

    def resume(self) -> None:
        """Let the work that rests go on."""
        if self._current is not None and self._paused_s is not None:
            self._rested_s += time.monotonic() - self._paused_s
            self._paused_s = None
            self._current.control.resume()
            self._on_tick()

    def call_off(self) -> None:
        """Stop everything, for good and without a word; `shutdown` waits for the thread."""
        self._drop()
        self._thread.quit()

    def shutdown(self, until: QDeadlineTimer | None = None) -> bool:
        """Stop everything and wait for the thread; tell whether it has ended.

        Args:
            until: how long to wait; `SHUTDOWN_WAIT_MS` if left out.
        """
        self.call_off()
        return self._thread.wait(QDeadlineTimer(SHUTDOWN_WAIT_MS) if until is None else until)

    def _begin(self, work: Work) -> None:
        self._drop()
        self._current = work
        self._begun_s, self._rested_s = time.monotonic(), 0.0
        self._timer.start()
        if work.preparation is not None:
            self._await(work.preparation)
        self.state_changed.emit(self.state)
        self._post_if_prepared()
        self._on_tick()

    def _await(self, preparation: Preparation) -> None:
        """Listen for the end of ``preparation``, once however often it is asked for."""
        if preparation not in self._awaited:
            self._awaited.add(preparation)
            preparation.ended.connect(self._on_prepared)

    def _post(self, work: Work) -> None:
        self._posted = True
        self._end_first_look()
        self._send(work)
        self.state_changed.emit(self.state)

    def _send(self, work: Work) -> None:
        self._count += 1
        self._thread.start()
        self._requested.emit(work)

    def _drop(self) -> None:
        """Forget the current work; the worker ends it soon and nobody listens."""
        self._timer.stop()
        self._paused_s = None
        self._end_first_look()
        if self._current is not None:
            self._current.control.cancel()
            self._current, self._posted = None, False
            self.state_changed.emit(self.state)

    def _solve(self, cube: Cube, wish: Wish, work: Work) -> tuple[Solution, ...]:
        """Return checked answers; runs on the worker's thread."""
        solver, limits, control = self._find_solver(wish), wish.limits, work.control
        solver.prepare(control, limits.metric)
        work.is_loaded = True
        if wish.every:
            # Only solvers that have it are asked for every answer.
            answers = cast(ShortestSolver, solver).solve_all(cube, limits, control)
        else:
            answers = (solver.solve(cube, limits, control),)
        if not all(answer.solves(cube) for answer in answers):
            raise CubeError(
                tr("The answer did not solve the cube when replayed; it was thrown away.")
            )
        return answers

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
            if self._current is work and not self._posted:
                self._look_first(work)
        else:
            self._post(work)

    def _end_first_look(self) -> None:
        if self._first is not None:
            self._first.control.cancel()
            self._first = None

    def _look_first(self, work: Work) -> None:
        """Have a quick solver look for an answer while a helper still builds."""
        cube, wish = work.cube, work.first_wish
        if self._first is None and cube is not None and wish is not None:
            first = Work(lambda own: self._solve(cube, wish, own), self._ignore, cube)
            self._first = first
            self._send(first)

    def _on_tick(self) -> None:
        if self._current is None:
            return
        if self._posted:
            self.progressed.emit(self._current.current_progress())
        else:
            self.progressed.emit(self._helpers_progress(self._current.preparation))

    def _helpers_progress(self, own: Preparation | None) -> Progress:
        """Return what the helper that the current work waits for does now."""
        if own is not None and self._preparation.is_over:
            share = re.search(r": (\d+)%$", own.activity)
            best = self._current.progress.best if self._current is not None else None
            text = own.activity or tr(BUILDING)
            return Progress(text, int(share[1]) / 100 if share else None, best=best)
        activity = self._preparation.activity
        if not activity:
            return Progress(tr(COMPILING))
        text = tr("{what}: {activity}")
        return Progress(text.format(what=tr(COMPILING), activity=spoken(activity)))

    def _on_ended(self, work: Work) -> None:
        self._count -= 1
        if work is self._first and self._current is not None and work.result is not None:
            (best,) = cast(tuple[Solution], work.result)
            self._current.progress = replace(self._current.progress, best=best)
        if work is not self._current:
            return
        self._drop()
        if work.fault is not None:
            self.failed.emit(work.fault, work.progress.best)
        elif work.result is None:
            self.cancelled.emit(work.cube, work.progress.best)
        else:
            work.deliver(work)

    def _deliver_answers(self, work: Work) -> None:
        self.solved.emit(work.cube, work.result)

    def _deliver_result(self, work: Work) -> None:
        self.done.emit(work.result)

    def _ignore(self, _work: Work) -> None:
        """Take the result of work that nobody waits for."""
