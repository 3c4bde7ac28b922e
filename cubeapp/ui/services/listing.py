"""Searches whose finds are listed while they go on."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Generic, TypeVar

from PySide6.QtCore import QObject, Signal

from cubeapp.engine.solvers.control import Progress, SearchControl
from cubeapp.ui.services.preparation import Preparation
from cubeapp.ui.services.tasks import Failure, Task, Tasks
from cubeapp.words import under_way

Find = TypeVar("Find")


class ListingSearch(QObject, Generic[Find]):
    """Searches in the background, one search at a time, and tells what was found so far."""

    found_changed = Signal(object)
    """What was found so far, a tuple in the order of the search; empty before another one."""
    ended = Signal(bool)
    """A search is over, and whether it found all there is."""
    busy_changed = Signal(object)
    """What is worked out now, ``None`` when nothing is."""
    failed = Signal(str)
    """Why there is nothing to list."""

    def __init__(self, tasks: Tasks, most: int, after: Sequence[Preparation] = ()) -> None:
        """Search for nothing yet.

        Args:
            tasks: do the work.
            most: maximum number of finds listed.
            after: what compiles the search, which has to be over first.
        """
        super().__init__()
        self._tasks, self._most, self._after = tasks, most, after
        self._task: Task[bool] | None = None
        self._words = ""
        """What is said of a search that has begun and has not said anything itself."""
        self._collected: list[Find] = []
        """Written by the worker, one after the other."""
        self._told = 0
        for each in self._after:
            each.ended.connect(self._on_prepared)

    @property
    def is_working(self) -> bool:
        """Whether a search goes on."""
        return self._task is not None and not self._task.is_over

    def cancel(self) -> None:
        """Stop searching; what was found stays."""
        if self._task is not None:
            self._task.cancel()

    def _search(self, finds: Callable[[SearchControl], Iterator[Find]], words: str) -> None:
        """List what ``finds`` yields on a thread of its own; ``words`` say that it begins."""
        collected, most = self._collected, self._most

        def work(control: SearchControl) -> bool:
            for find in finds(control):
                if len(collected) == most:
                    return False
                collected.append(find)
            return True

        self._words = words
        self._task = self._tasks.start(
            work,
            self._on_done,
            self._on_failed,
            self._on_progress,
            cancelled=self._on_cancelled,
            after=self._after,
            replaces=self._task,
        )
        self._on_prepared()

    def _forget(self) -> None:
        """Begin another list, which a search that still goes on does not come into."""
        self._collected, self._told = [], 0
        self.found_changed.emit(())

    def _tell(self) -> None:
        found = tuple(self._collected)
        self._told = len(found)
        self.found_changed.emit(found)

    def _activity(self, progress: Progress) -> str:
        """Return what is said of a search that goes on."""
        return under_way(progress.activity)

    def _on_prepared(self) -> None:
        """Say that a search begins, once nothing has to be compiled for it any more."""
        if self._task is not None and not self._task.is_over and self._task.waits_for is None:
            self.busy_changed.emit(self._words)

    def _on_progress(self, progress: Progress) -> None:
        self.busy_changed.emit(self._activity(progress))
        if len(self._collected) > self._told:
            self._tell()

    def _on_done(self, is_all: bool) -> None:
        self.busy_changed.emit(None)
        self._tell()
        self.ended.emit(is_all)

    def _on_failed(self, failure: Failure) -> None:
        self.busy_changed.emit(None)
        self._tell()
        self.failed.emit(failure.message)

    def _on_cancelled(self) -> None:
        self.busy_changed.emit(None)
        self._tell()
        self.ended.emit(False)
