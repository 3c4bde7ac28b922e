"""Background work: the one way to start it, to hear what came of it, and to end it."""

from __future__ import annotations

import logging
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from enum import Enum, auto
from typing import Any, Generic, TypeVar

from PySide6.QtCore import QDeadlineTimer, QObject, QThread, QTimer, Signal

from cubeapp.engine.model.errors import CubeError, SearchCancelled
from cubeapp.engine.solvers.control import Progress, SearchControl
from cubeapp.ui.services import garbage
from cubeapp.ui.services.preparation import Preparation
from cubeapp.words import reason, sentence, tr

LOG = logging.getLogger(__name__)
COLLECT_MS = 500
"""Interval between checks whether a garbage collection is due."""
PROGRESS_MS = 100
"""The time between two reports of progress."""
SHUT_DOWN_MS = 2000
"""How long `Tasks.shut_down` waits for all threads together by default."""
PATIENCE_S = 0.15
"""Seconds before the progress of what usually takes less is worth a look."""
MAX_UNENDED = 16
"""Cancelled work that has not noticed yet; beyond this, new work waits for a thread."""

Result = TypeVar("Result")


class TaskState(Enum):
    """Where a task stands."""

    WAITING = auto()
    """A helper process prepares what it needs, or there are too many threads."""
    RUNNING = auto()
    PAUSED = auto()
    OVER = auto()
    """It is done, has failed or was cancelled; none of its callbacks is called any more."""


@dataclass(frozen=True, slots=True)
class Failure:
    """Why a task came to nothing."""

    message: str
    """A sentence for the user."""
    error: Exception


class Task(Generic[Result]):
    """One piece of background work, from `Tasks.start` to its one outcome."""

    def __init__(
        self,
        tasks: Tasks,
        work: Callable[[SearchControl], Result],
        done: Callable[[Result], object],
        failed: Callable[[Failure], object] | None,
        progress: Callable[[Progress], object] | None,
        cancelled: Callable[[], object] | None,
        after: Sequence[Preparation],
        is_quiet: bool,
    ) -> None:
        """Describe the work; only `Tasks` does this."""
        self._tasks = tasks
        self._work = work
        self._done, self._failed, self._cancelled = done, failed, cancelled
        self._progress = progress
        self.after = tuple(after)
        """What has to be over before the work, in this order."""
        self.is_quiet = is_quiet
        """Whether the user neither sees nor cancels it, like an autosave."""
        self.control = SearchControl(self._report)
        self.state = TaskState.WAITING
        self.thread: QThread | None = None
        self._reported: Progress | None = None
        self._outcome: tuple[Result] | Failure | None = None
        """Written by the worker's thread, read by the window's once that has ended."""
        self._begun_s, self._rested_s = time.monotonic(), 0.0
        self._paused_s: float | None = None

    @property
    def is_over(self) -> bool:
        """Whether nothing more will come of it."""
        return self.state is TaskState.OVER

    @property
    def waits_for(self) -> Preparation | None:
        """The first preparation that is not over, while the work has not begun."""
        if self.thread is not None or self.is_over:
            return None
        return next((each for each in self.after if not each.is_over), None)

    @property
    def elapsed_s(self) -> float:
        """Seconds since it was asked for, without those it rested."""
        now_s = time.monotonic() if self._paused_s is None else self._paused_s
        return now_s - self._begun_s - self._rested_s

    @property
    def is_late(self) -> bool:
        """Whether it takes longer than one waits without wondering."""
        return self.elapsed_s >= PATIENCE_S

    @property
    def latest(self) -> Progress | None:
        """What was last reported, with the node count of a kernel that cannot report."""
        waited_for = self.waits_for
        if waited_for is not None:
            return waited_for.progress
        reported = self._reported
        if reported is None:
            return None
        nodes = max(reported.nodes, int(self.control.signals[SearchControl.NODES]))
        return replace(reported, nodes=nodes)

    def cancel(self) -> None:
        """End the work; its ``cancelled`` is called now, and nothing after that."""
        if not self.is_over:
            self._tasks.drop(self)
            if self._cancelled is not None:
                self._cancelled()

    def pause(self) -> None:
        """Let the work rest until `resume`."""
        if self._paused_s is None and not self.is_over:
            self._paused_s = time.monotonic()
            self.control.pause()
            if self.state is TaskState.RUNNING:
                self.state = TaskState.PAUSED
            self.notify()

    def resume(self) -> None:
        """Let work that rests go on."""
        if self._paused_s is not None and not self.is_over:
            self._rested_s += time.monotonic() - self._paused_s
            self._paused_s = None
            self.control.resume()
            if self.state is TaskState.PAUSED:
                self.state = TaskState.RUNNING
            self.notify()

    def run(self) -> None:
        """Do the work, on the worker's thread; whatever is raised becomes a `Failure`."""
        try:
            self._outcome = (self._work(self.control),)
        except SearchCancelled:
            LOG.info("cancelled")
        except CubeError as error:
            self._outcome = Failure(sentence(reason(error)), error)
        except Exception as error:  # the thread's last line: nothing may get past it
            LOG.exception("background work failed")
            text = tr("That did not work, for a fault of the program ({fault}).")
            self._outcome = Failure(text.format(fault=repr(error)), error)

    def notify(self) -> None:
        """Pass on what is known of the progress."""
        latest = self.latest
        if self._progress is not None and latest is not None and not self.is_over:
            self._progress(latest)

    def deliver(self) -> None:
        """Call back with the outcome, on the window's thread."""
        outcome = self._outcome
        if outcome is None:
            # The work stopped by itself, as if it had been cancelled.
            if self._cancelled is not None:
                self._cancelled()
        elif not isinstance(outcome, Failure):
            self._done(*outcome)
        elif self._failed is not None:
            self._failed(outcome)
        else:
            self._tasks.failed.emit(outcome.message)

    def _report(self, progress: Progress) -> None:
        """Remember ``progress``; called on the worker's thread."""
        self._reported = progress


class _Thread(QThread):
    """Runs one task and ends."""

    def __init__(self, task: Task[Any], parent: QObject) -> None:
        super().__init__(parent)
        self.task = task

    def run(self) -> None:
        """Do the work."""
        self.task.run()


class Activity:
    """Something besides background work that keeps the window busy, such as a timed solve."""

    def __init__(self, tasks: Tasks, cancel: Callable[[], object]) -> None:
        """Be busy until `end`; `Tasks.cancel` calls ``cancel``."""
        self._tasks = tasks
        self.cancel = cancel

    def end(self) -> None:
        """Be busy no longer; ending twice does nothing."""
        self._tasks.end_activity(self)


class Tasks(QObject):
    """All background work of a window, each task on a `QThread` of its own."""

    busy_changed = Signal(bool)
    """Whether there is anything that `cancel` would end."""
    failed = Signal(str)
    """A sentence on work that failed and whose owner does not listen for that."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._tasks: list[Task[Any]] = []
        """Those that are not over."""
        self._threads: list[_Thread] = []
        """Those that have not ended, of cancelled tasks too."""
        self._activities: list[Activity] = []
        self._awaited: set[Preparation] = set()
        self._was_busy = False
        self._is_shut_down = False
        self._rest = rest = garbage.Rest()
        self.destroyed.connect(rest.end)
        self._garbage_timer = QTimer(self, interval=COLLECT_MS)
        self._garbage_timer.timeout.connect(garbage.collect_due)
        self._garbage_timer.start()
        self._timer = QTimer(self, interval=PROGRESS_MS)
        self._timer.timeout.connect(self._on_tick)

    @property
    def is_busy(self) -> bool:
        """Whether there is anything that `cancel` would end."""
        return bool(self._activities) or any(not task.is_quiet for task in self._tasks)

    def start(
        self,
        work: Callable[[SearchControl], Result],
        done: Callable[[Result], object],
        failed: Callable[[Failure], object] | None = None,
        progress: Callable[[Progress], object] | None = None,
        *,
        cancelled: Callable[[], object] | None = None,
        after: Sequence[Preparation] = (),
        replaces: Task[Any] | None = None,
        quiet: bool = False,
    ) -> Task[Result]:
        """Run ``work`` on a thread of its own; all callbacks come on the window's thread.

        Args:
            work: does it; it is to pass `SearchControl.checkpoint` often, which raises
                `SearchCancelled` once the task is cancelled.
            done: called with what ``work`` returned.
            failed: called with what it raised; without it `Tasks.failed` tells the user.
            progress: called some ten times a second.
            cancelled: called when the task is cancelled, at once.
            after: helper processes that have to be over first; they are started here, but for
                the one that compiles the solvers.
            replaces: a task whose result is no longer wanted; it is ended without a callback.
            quiet: whether the user neither sees nor cancels it.
        """
        if replaces is not None:
            self.drop(replaces)
        task = Task(self, work, done, failed, progress, cancelled, after, quiet)
        if self._is_shut_down:
            task.state = TaskState.OVER
            return task
        self._tasks.append(task)
        self._timer.start()
        self._launch_what_can()
        self._notify_busy()
        task.notify()
        return task

    def begin_activity(self, cancel: Callable[[], object]) -> Activity:
        """Be busy with something that `cancel` ends by calling ``cancel``."""
        activity = Activity(self, cancel)
        self._activities.append(activity)
        self._notify_busy()
        return activity

    def end_activity(self, activity: Activity) -> None:
        """Be busy with ``activity`` no longer."""
        if activity in self._activities:
            self._activities.remove(activity)
            self._notify_busy()

    def cancel(self) -> None:
        """End all that the user sees at work, the last begun first.

        Activities come first: they may end tasks of their own and start no others.
        """
        for activity in self._activities.copy():
            activity.cancel()
        for task in reversed(self._tasks.copy()):
            if not task.is_quiet:
                task.cancel()

    def awaits(self, preparation: Preparation) -> bool:
        """Tell whether some work waits for ``preparation``, or will."""
        return any(task.thread is None and preparation in task.after for task in self._tasks)

    def drop(self, task: Task[Any]) -> None:
        """End ``task`` without calling back."""
        if task.is_over:
            return
        task.state = TaskState.OVER
        task.control.cancel()
        self._tasks.remove(task)
        self._notify_busy()

    def shut_down(self, until: QDeadlineTimer | None = None) -> bool:
        """End everything for good, and tell whether all threads have ended.

        Args:
            until: how long to wait for them; `SHUT_DOWN_MS` if left out.
        """
        self._is_shut_down = True
        for task in self._tasks.copy():
            self.drop(task)
        self._timer.stop()
        deadline = QDeadlineTimer(SHUT_DOWN_MS) if until is None else until
        for thread in self._threads.copy():
            if thread.wait(deadline):
                self._remove(thread)
        if not self._threads:
            self._garbage_timer.stop()
            self._rest.end()
        return not self._threads

    def _launch_what_can(self) -> None:
        """Give a thread to each task that waits for nothing, as far as there are threads."""
        for task in self._tasks.copy():
            # A preparation may end at once, and its slot come back here in the middle of this.
            if task.thread is not None or task.is_over:
                continue
            waited_for = task.waits_for
            if waited_for is not None:
                self._await(waited_for)
            elif self._unended() < MAX_UNENDED:
                self._launch(task)

    def _unended(self) -> int:
        return sum(thread.task.is_over for thread in self._threads)

    def _launch(self, task: Task[Any]) -> None:
        task.thread = thread = _Thread(task, self)
        task.state = TaskState.PAUSED if task.control.paused else TaskState.RUNNING
        self._threads.append(thread)
        thread.finished.connect(self._on_thread_finished)
        thread.start()

    def _await(self, preparation: Preparation) -> None:
        """Listen for the end of ``preparation``, and start it unless the program does that."""
        if preparation not in self._awaited:
            self._awaited.add(preparation)
            preparation.ended.connect(self._launch_what_can)
        if not preparation.compiles:
            preparation.start()

    def _on_thread_finished(self) -> None:
        for thread in [each for each in self._threads if each.isFinished()]:
            self._remove(thread)
            task = thread.task
            if not task.is_over:
                task.state = TaskState.OVER
                self._tasks.remove(task)
                try:
                    task.deliver()
                finally:
                    self._notify_busy()
        self._launch_what_can()

    def _remove(self, thread: _Thread) -> None:
        thread.wait()
        self._threads.remove(thread)
        thread.deleteLater()

    def _on_tick(self) -> None:
        if not self._tasks:
            self._timer.stop()
        for task in self._tasks.copy():
            task.notify()

    def _notify_busy(self) -> None:
        if self.is_busy != self._was_busy:
            self._was_busy = self.is_busy
            self.busy_changed.emit(self._was_busy)
