"""How long work is watched, limited and stopped."""

from __future__ import annotations

import math
import operator
import threading
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, TypeVar

import numpy as np
from numpy.typing import NDArray

from cubeapp.engine.kernels.head import SIGNAL_DEPTH, SIGNAL_NODES, SIGNAL_STOP
from cubeapp.engine.kernels.workers import never, run_jobs
from cubeapp.engine.model.errors import LimitsError, SearchCancelled
from cubeapp.engine.model.moves import Metric, Move
from cubeapp.engine.text import Text

if TYPE_CHECKING:
    from cubeapp.engine.solvers.solution import Solution

T = TypeVar("T")


LONGEST_S = MOST_TURNS = 1_000_000_000
"""No limit may be larger: no search comes near it, and kernels and the system can count to it."""


@dataclass(frozen=True, slots=True)
class Limits:
    """What a search may use; ``None`` leaves a limit to the solver's default.

    Raises:
        LimitsError: the time or a length is below 0 or above 1,000,000,000, or the time is not
            a number.
        TypeError: a length is no whole number.
    """

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

    def __post_init__(self) -> None:
        # NaN compares with nothing.
        if self.time_s is not None and not 0 <= self.time_s <= LONGEST_S:
            wanted = f"a number of seconds from 0 to {LONGEST_S:,}"
            raise LimitsError(f"time_s={self.time_s} is not {wanted}")
        for name in ("target_length", "max_length"):
            length = getattr(self, name)
            if length is not None and not 0 <= operator.index(length) <= MOST_TURNS:
                raise LimitsError(
                    f"{name}={length} is not a number of turns from 0 to {MOST_TURNS:,}"
                )


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


class _Clock:
    """The time of a search, which stands still while that rests; all threads may use it."""

    def __init__(self) -> None:
        # A signal may have the very thread that holds it cancel the search.
        self._lock = threading.RLock()
        self.runs = threading.Event()
        self.runs.set()
        self._rested_s = 0.0
        self._stopped: float | None = None

    def stop(self) -> None:
        """Stand still until `go_on`."""
        with self._lock:
            if self._stopped is None:
                self._stopped = time.monotonic()
            self.runs.clear()

    def go_on(self) -> None:
        """Leave the rest out."""
        with self._lock:
            if self._stopped is not None:
                self._rested_s += time.monotonic() - self._stopped
                self._stopped = None
            self.runs.set()

    def now(self) -> float:
        """Return the seconds since some moment, without the rests."""
        with self._lock:
            moment = time.monotonic() if self._stopped is None else self._stopped
            return moment - self._rested_s


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
        self._clock = _Clock()

    def cancel(self) -> None:
        """Ask the search to stop, a paused one too; any thread may call this."""
        self._cancelled = True
        self.signals[self.STOP] = 1
        self._clock.go_on()

    def pause(self) -> None:
        """Ask the search to rest until `resume`; any thread may call this.

        Searches of big cubes, of proofs and of perfect scrambles do, and their time stands still
        meanwhile. Others go on.
        """
        self._clock.stop()
        if self._cancelled:
            # Not asked first: another thread may cancel in between.
            self._clock.go_on()

    def resume(self) -> None:
        """Let a paused search go on."""
        self._clock.go_on()

    @property
    def paused(self) -> bool:
        """Whether the search is to rest."""
        return not self._clock.runs.is_set()

    def wait_while_paused(self) -> None:
        """Return at once, or when it is resumed or cancelled; for the search's own threads."""
        self._clock.runs.wait()

    def now(self) -> float:
        """Return the seconds since some moment, without those in which the search was to rest.

        Searches that rest take their time by this.
        """
        return self._clock.now()

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

    def __init__(self, time_s: float | None, clock: Callable[[], float] = time.monotonic) -> None:
        """Begin ``time_s`` seconds before it.

        Args:
            time_s: ``None`` for no limit.
            clock: tells the time; `SearchControl.now` for a search that rests.
        """
        self._clock = clock
        self._last = [math.inf if time_s is None else clock() + time_s]
        """The moment, or that of the deadline that this one comes before."""
        self._before = 0.0

    def earlier(self, seconds: float) -> Deadline:
        """Return a deadline ``seconds`` before this one; both are put off together."""
        other = Deadline(None, self._clock)
        other._last, other._before = self._last, self._before + seconds
        return other

    def put_off(self, seconds: float) -> None:
        """Move the end by ``seconds`` that are not to count."""
        self._last[0] += seconds

    @property
    def remaining_s(self) -> float | None:
        """Seconds left, never negative; ``None`` without a limit."""
        left = self._last[0] - self._before - self._clock()
        return None if left == math.inf else max(0.0, left)

    @property
    def passed(self) -> bool:
        """Whether the time is over."""
        return self._last[0] - self._before <= self._clock()
