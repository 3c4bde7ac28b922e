"""How long work is watched, limited and stopped."""

from __future__ import annotations

import math
import threading
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, TypeVar

import numpy as np
from numpy.typing import NDArray

from cubeapp.engine.kernels.head import SIGNAL_DEPTH, SIGNAL_NODES, SIGNAL_STOP
from cubeapp.engine.kernels.workers import never, run_jobs
from cubeapp.engine.model.errors import SearchCancelled
from cubeapp.engine.model.moves import Metric, Move
from cubeapp.engine.text import Text

if TYPE_CHECKING:
    from cubeapp.engine.solvers.solution import Solution

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Limits:
    """What a search may use; ``None`` leaves a limit to the solver's default."""

    time_s: float | None = None
    """Seconds for this cube, table building and compiling left out."""
    target_length: int | None = None
    """Stop at the first answer this short."""
    max_length: int | None = None
    """Accept no longer answer."""
    metric: Metric = Metric.HTM
    """What the lengths count, and what a shortest answer is short in: one of `metrics_for`."""
    turns: frozenset[Move] | None = None
    """The face turns an answer may use, as the cube is held; ``None`` for all of them."""


@dataclass(frozen=True, slots=True)
class Progress:
    """What a search does at this moment."""

    activity: Text
    """For people: "building the corner table", "phase 1"."""
    share: float | None = None
    """The part done, 0…1, where it is known."""
    nodes: int = 0
    depth: int | None = None
    best: Solution | None = None


class SearchControl:
    """The line between a search and those who wait for it.

    ``signals`` is shared with compiled kernels, which cannot call back: int64, shape (8,);
    a kernel polls `STOP` every few thousand nodes and writes its own counters to the rest.
    """

    STOP, NODES, DEPTH = SIGNAL_STOP, SIGNAL_NODES, SIGNAL_DEPTH

    def __init__(self, report: Callable[[Progress], None] | None = None) -> None:
        """Make a control that passes progress to ``report``, on the search's own thread."""
        self._report = report
        self._watch: Callable[[Progress], Progress] | None = None
        self.signals: NDArray[np.int64] = np.zeros(8, dtype=np.int64)
        self._cancelled = False
        self._running = threading.Event()
        self._running.set()

    def cancel(self) -> None:
        """Ask the search to stop, a paused one too; any thread may call this."""
        self._cancelled = True
        self.signals[self.STOP] = 1
        self._running.set()

    def pause(self) -> None:
        """Ask the search to rest until `resume`; any thread may call this."""
        self._running.clear()
        if self._cancelled:
            # Not asked first: another thread may cancel in between.
            self._running.set()

    def resume(self) -> None:
        """Let a paused search go on."""
        self._running.set()

    @property
    def paused(self) -> bool:
        """Whether the search is to rest."""
        return not self._running.is_set()

    def wait_while_paused(self) -> None:
        """Return at once, or when it is resumed or cancelled; for the search's own threads."""
        self._running.wait()

    @property
    def cancelled(self) -> bool:
        """Whether it was cancelled."""
        return self._cancelled

    def checkpoint(self, progress: Progress) -> None:
        """Report ``progress``.

        Raises:
            SearchCancelled: it was cancelled.
        """
        if self.cancelled:
            raise SearchCancelled("stopped")
        if self._watch is not None:
            progress = self._watch(progress)
        if self._report is not None:
            self._report(progress)

    def do_all(
        self,
        jobs: Sequence[Callable[[], T]],
        progress: Progress,
        is_enough: Callable[[T], bool] = never,
    ) -> list[T]:
        """Do jobs on all cores, as `run_jobs` does, reporting ``progress`` meanwhile.

        Raises:
            SearchCancelled: it was cancelled.
        """
        return run_jobs(
            jobs,
            lambda _: self.checkpoint(progress),
            before=self.wait_while_paused,
            is_enough=is_enough,
        )

    def watch(self, change: Callable[[Progress], Progress]) -> None:
        """Let ``change`` see each report before it is passed on, on the search's own thread."""
        self._watch = change


class Deadline:
    """The moment at which a time limit ends a search."""

    def __init__(self, time_s: float | None) -> None:
        self._last = [math.inf if time_s is None else time.monotonic() + time_s]
        """The moment, or that of the deadline that this one comes before."""
        self._before = 0.0

    def earlier(self, seconds: float) -> Deadline:
        """Return a deadline ``seconds`` before this one; both are put off together."""
        other = Deadline(None)
        other._last, other._before = self._last, self._before + seconds
        return other

    def put_off(self, seconds: float) -> None:
        """Move the end by ``seconds`` in which the search rested."""
        self._last[0] += seconds

    @property
    def remaining_s(self) -> float | None:
        """Seconds left, never negative; ``None`` without a limit."""
        left = self._last[0] - self._before - time.monotonic()
        return None if left == math.inf else max(0.0, left)

    @property
    def passed(self) -> bool:
        """Whether the time is over."""
        return self._last[0] - self._before <= time.monotonic()
