"""Compiled work in parts, on all cores at once, while the caller watches it.

Kernels run without the interpreter lock, so threads are enough. They are daemons: a program
that ends waits for none of them.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import suppress
from queue import Empty, SimpleQueue
from threading import Lock, Thread
from typing import TypeVar

from cubeapp.engine.kernels.machine import cores

T = TypeVar("T")
Watch = Callable[[float], float | None]
"""Told the share that is done, 0…1, now and then; what it raises ends the work.

It may return for how many seconds it need not be called, where `WATCH_S` is too long.
"""
WATCH_S = 0.05
"""How often work is watched."""


def _nothing() -> None:
    """Do nothing."""


def never(result: object) -> bool:
    """Say that what a job has returned is not enough."""
    return False


def run_jobs(
    jobs: Sequence[Callable[[], T]],
    watch: Watch,
    *,
    threads: int | None = None,
    before: Callable[[], object] = _nothing,
    stop: Callable[[], object] = _nothing,
    is_enough: Callable[[T], bool] = never,
) -> list[T]:
    """Do all jobs, each on one of several threads, and return what they return.

    When ``watch`` or a job raises an error, no other job begins, those that have begun are
    waited for, and the error is raised here. When there is enough, no other job begins either,
    and what those behind return is left out: however many threads there are, the answer is the
    same.

    Args:
        jobs: begun in this order.
        watch: called on this thread, first before anything is done.
        threads: how many, by default one for each core.
        before: called before each job, on its thread; it may wait as long as work is paused.
        stop: called after an error, so that jobs that have begun end soon.
        is_enough: told what each job returns, in the order of the jobs, by one thread at a time.
    """
    queue, done = iter(list(enumerate(jobs))), dict[int, T]()
    ended = SimpleQueue[BaseException | None]()
    told, telling = 0, Lock()
    is_over = False

    def tell() -> None:
        nonlocal told, is_over
        with telling:
            while told in done and not is_over:
                told += 1
                if is_enough(done[told - 1]):
                    is_over = True

    def work() -> None:
        try:
            for index, job in queue:
                before()
                if is_over:
                    break
                done[index] = job()
                tell()
        except BaseException as error:
            ended.put(error)
        else:
            ended.put(None)

    working = min(threads or cores(), len(jobs))
    crew = [Thread(target=work, name="worker", daemon=True) for _ in range(working)]
    for thread in crew:
        thread.start()
    try:
        while working:
            seconds = watch(len(done) / len(jobs))
            with suppress(Empty):
                error = ended.get(timeout=WATCH_S if seconds is None else seconds)
                working -= 1
                if error is not None:
                    raise error
    except BaseException:
        is_over = True
        stop()
        raise
    finally:
        for thread in crew:
            thread.join()
    return [done[index] for index in range(told)]
