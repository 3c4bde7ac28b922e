"""Worker processes that answer the lines of a file side by side.

Each worker is a fresh process with a pipe to a thread here; a thread hands its worker a few
lines, waits for the answers, and takes the next lines.
"""

from __future__ import annotations

import multiprocessing
import os
import signal
import time
from collections.abc import Generator, Iterable
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import suppress
from multiprocessing.connection import Connection
from queue import Empty, Queue, SimpleQueue
from threading import Thread
from types import TracebackType
from typing import Self

from cubeapp.collector import collect_seldom
from cubeapp.commands.answers import Answer, Answerer, Order
from cubeapp.commands.foreground import LISTEN_EVERY_S, finished, interrupts
from cubeapp.commands.lines import Lines
from cubeapp.engine.model.errors import CubeError
from cubeapp.engine.solvers.control import SearchControl
from cubeapp.words import call_colours

QUEUED_PER_WORKER = 4
MOST_AT_ONCE = 64
QUICK_S, SLOW_S = 0.01, 0.04
"""A worker gets more lines at a time while they take less than the one, fewer above the other."""


class WorkerError(CubeError):
    """A worker process ended before its answer."""


class Workers:
    """Processes that solve; use it on the main thread in a ``with`` statement, which ends them."""

    def __init__(self, count: int, order: Order) -> None:
        # Fresh processes: forking one that has threads or compiled code is asking for trouble.
        context = multiprocessing.get_context("spawn")
        self._free: SimpleQueue[Connection] = SimpleQueue()
        self._processes = []
        for _ in range(count):
            ours, theirs = context.Pipe()
            process = context.Process(target=serve, args=(theirs, order), daemon=True)
            # A process begun while Ctrl-C is ignored ignores it from its first line on.
            with interrupts(signal.SIG_IGN):
                process.start()
            theirs.close()
            self._processes.append(process)
            self._free.put(ours)
        self._threads = ThreadPoolExecutor(count)
        self._at_once = 1
        self._futures: Queue[Future[list[Answer]] | None] = Queue(QUEUED_PER_WORKER * count)

    def answers(self, blocks: Iterable[Lines]) -> Generator[Answer, None, None]:
        """Yield the answers for all lines, in order, each as soon as it is there.

        ``blocks`` is read on a thread of its own, and only a little ahead.

        Raises:
            OSError: reading ``blocks`` failed.
            WorkerError: a worker ended, out of memory for instance.
        """
        Thread(target=self._feed, args=(blocks,), daemon=True).start()
        while (future := self._next()) is not None:
            yield from finished(future)

    def _next(self) -> Future[list[Answer]] | None:
        while True:
            # Waiting for ever would miss a Ctrl-C; see `finished`.
            with suppress(Empty):
                return self._futures.get(timeout=LISTEN_EVERY_S)

    def _feed(self, blocks: Iterable[Lines]) -> None:
        try:
            for block in blocks:
                while block:
                    count = self._at_once  # the other threads change it
                    piece, block = block[:count], block[count:]
                    self._futures.put(self._threads.submit(self._ask, piece))
        except OSError as error:
            failed: Future[list[Answer]] = Future()
            failed.set_exception(error)
            self._futures.put(failed)
        except RuntimeError:
            return  # the pool has been shut down: no more answers are wanted
        self._futures.put(None)

    def _ask(self, lines: Lines) -> list[Answer]:
        worker = self._free.get()
        begun = time.monotonic()
        try:
            worker.send(lines)
            answers: list[Answer] = worker.recv()
        except (OSError, EOFError) as error:
            raise WorkerError("a worker process ended before it had an answer") from error
        finally:
            self._free.put(worker)
        self._adapt(len(lines), time.monotonic() - begun)
        return answers

    def _adapt(self, count: int, seconds: float) -> None:
        """Choose how many lines go to a worker at once, by how long ``count`` of them took."""
        if seconds > SLOW_S:
            self._at_once = max(1, count // 2)
        elif seconds < QUICK_S:
            self._at_once = min(MOST_AT_ONCE, 2 * count)

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        for process in self._processes:
            process.terminate()
        self._threads.shutdown(cancel_futures=True)


def serve(connection: Connection, order: Order) -> None:
    """Answer lines until there are no more; the main function of a worker process."""
    collect_seldom()
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the parent decides what Ctrl-C means
    Thread(target=_end_with_parent, daemon=True).start()
    answerer = Answerer(order)
    call_colours(order.scheme.names)
    while True:
        try:
            lines: Lines = connection.recv()
        except (OSError, EOFError):
            return
        control = SearchControl()
        connection.send([answerer.answer_line(line, control) for line in lines])


def _end_with_parent() -> None:
    """End this worker, in the middle of a search too, when its parent is gone."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)
