"""Long work that Ctrl-C can stop, though compiled code never looks at signals."""

from __future__ import annotations

import os
import signal
import sys
import time
from collections.abc import Callable, Iterator
from concurrent.futures import Future, ThreadPoolExecutor, wait
from contextlib import contextmanager
from types import TracebackType
from typing import Self, TypeVar

from cubeapp.commands.output import INTERRUPTED, note
from cubeapp.engine.solvers.control import Progress, SearchControl

Result = TypeVar("Result")
NEWS_EVERY_S = 1.0
"""How often a terminal is told how far long work is."""
KEPT_NEWS_EVERY_S = 20.0
"""How often anything else is: a file or a program that keeps what it is told."""
STOP_WAIT_S = 1.0
LISTEN_EVERY_S = 0.1


class Stopped(KeyboardInterrupt):
    """Ctrl-C ended work; ``result`` is what it had by then, ``None`` if nothing."""

    def __init__(self, result: object) -> None:
        super().__init__()
        self.result = result


@contextmanager
def interrupts(action: signal.Handlers) -> Iterator[None]:
    """Take Ctrl-C so for a while; on the main thread alone.

    Where Qt is loaded and drawn with, that is ``SIG_DFL``, the end at once: an exception in
    the middle of it ends the program with a crash report, or gets lost.
    """
    before = signal.signal(signal.SIGINT, action)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)


def finished(future: Future[Result]) -> Result:
    """Wait on the main thread for ``future`` and return its result, or raise its error.

    The system may hand Ctrl-C to any thread, which does not end the waiting here; so look now
    and then.
    """
    while not wait((future,), LISTEN_EVERY_S).done:
        pass
    return future.result()


class Foreground:
    """Runs work on a second thread while the main one waits for it or for Ctrl-C."""

    def __init__(self, report: Callable[[Progress], None] | None = None) -> None:
        """Pass progress to ``report``; without one, note it now and then."""
        self._thread = ThreadPoolExecutor(1)
        self._report = report

    def run(self, work: Callable[[SearchControl], Result]) -> Result:
        """Return what ``work`` returns, or raise what it raises.

        Raises:
            Stopped: Ctrl-C; the work has been told to stop, and has. If it does not, the
                program ends here.
        """
        control = SearchControl(self._report or _news())
        future: Future[Result] | None = None
        try:
            future = self._thread.submit(work, control)
            return finished(future)
        except KeyboardInterrupt:
            control.cancel()
            if future is None or not wait((future,), STOP_WAIT_S).done:
                # The compiler cannot be stopped, waiting for it would not help, and what it
                # has stored is whole.
                os._exit(INTERRUPTED)
            raise Stopped(None if future.exception() else future.result()) from None

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self._thread.shutdown()


class News:
    """Notes what long work is doing and how far it is, now and then."""

    def __init__(self, every_s: float = NEWS_EVERY_S) -> None:
        """Begin to wait ``every_s``."""
        self._every_s = every_s
        self._last = time.monotonic()

    def __call__(self, progress: Progress) -> None:
        """Pass ``progress`` on if there was nothing to read for a while."""
        now = time.monotonic()
        if now - self._last < self._every_s:
            return
        self._last = now
        parts: list[str] = [progress.activity]
        is_search = progress.nodes > 0 and progress.depth is not None
        if progress.share is not None:
            of = f" of length {progress.depth}" if is_search else ""
            parts.append(f"{progress.share:.0%}{of}")
        elif is_search:
            parts.append(f"at depth {progress.depth}, {progress.nodes / 1e6:.0f} million positions")
        if progress.best is not None:
            best = progress.best
            length = best.metric.in_words(best.length(best.metric), best.size)
            parts.append(f"best so far {length}")
        note(", ".join(parts))


def terminal_news() -> Callable[[Progress], None]:
    """Return what tells a terminal how far work is, and nobody else: the answers tell enough."""
    return News() if _is_watched() else lambda _: None


def _news() -> News:
    return News() if _is_watched() else News(KEPT_NEWS_EVERY_S)


def _is_watched() -> bool:
    return sys.stderr is not None and sys.stderr.isatty()
