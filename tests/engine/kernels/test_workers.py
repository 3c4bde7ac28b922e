"""Jobs on all cores, watched by the caller."""

from functools import partial
from threading import Event, current_thread, enumerate, main_thread

import pytest

from cubeapp.engine.kernels.workers import run_jobs


def unwatched(share):
    return None


def test_results_come_in_the_order_of_the_jobs_whichever_ends_first():
    second = Event()

    def first():
        assert second.wait(10)
        return 1

    def other():
        second.set()
        return 2

    assert run_jobs([first, other, lambda: 3], unwatched, threads=2) == [1, 2, 3]
    assert run_jobs([], unwatched) == []


def test_the_caller_watches_on_its_own_thread_from_the_beginning_on():
    go_on, shares, threads = Event(), [], set()

    def watch(share):
        shares.append(share)
        threads.add(current_thread())
        if len(shares) > 2:
            go_on.set()
        return 0.001

    jobs = [current_thread, lambda: go_on.wait(10)]
    worker, _ = run_jobs(jobs, watch, threads=1)
    assert threads == {current_thread()}
    assert worker is not main_thread()
    assert shares == sorted(shares)
    # Until then the second job waits.
    assert shares[2] <= 0.5


def test_an_error_of_a_job_reaches_the_caller_and_no_other_job_begins():
    begun, stopped = [], Event()

    def work(index):
        begun.append(index)
        if index == 1:
            raise OSError("unreadable")
        # One that has begun is told to end, and waited for.
        assert index != 0 or stopped.wait(10)

    with pytest.raises(OSError, match="unreadable"):
        run_jobs([partial(work, i) for i in range(9)], unwatched, threads=2, stop=stopped.set)
    assert sorted(begun) == [0, 1]


@pytest.mark.parametrize("threads", [1, 2, 3])
def test_what_is_behind_enough_is_left_out_whichever_ends_first(threads):
    told, second = [], Event()

    def work(index):
        # The first job is over after the second, if there are threads for both.
        if index == 0:
            assert threads == 1 or second.wait(10)
        elif index == 1:
            second.set()
        return index

    def is_enough(result):
        told.append(result)
        return result == 3

    jobs = [partial(work, i) for i in range(9)]
    assert run_jobs(jobs, unwatched, threads=threads, is_enough=is_enough) == [0, 1, 2, 3]
    assert told == [0, 1, 2, 3]
    assert not [thread for thread in enumerate() if thread.name == "worker"]


def test_what_watching_raises_ends_the_work():
    stopped, begun, ended = Event(), [], []

    def work(index):
        begun.append(index)
        assert stopped.wait(10)
        ended.append(index)

    def watch(share):
        if begun:
            raise KeyboardInterrupt
        return 0.001

    with pytest.raises(KeyboardInterrupt):
        run_jobs([partial(work, i) for i in range(9)], watch, threads=1, stop=stopped.set)
    assert begun == ended == [0]


def test_a_job_begins_when_it_need_not_wait_any_more():
    may_begin, begun, seen = Event(), [], []

    def watch(share):
        seen.append(list(begun))
        if len(seen) > 2:
            may_begin.set()
        return 0.001

    run_jobs([lambda: begun.append(1)], watch, before=lambda: may_begin.wait(10))
    assert seen[:3] == [[], [], []]
    assert begun == [1]
