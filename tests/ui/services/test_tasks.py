"""Background work: it is started, heard of, cancelled and ended in one way."""

import gc
import threading
import time

import pytest
from PySide6.QtCore import QObject, QThread
from PySide6.QtWidgets import QWidget

from cubeapp.engine.model.errors import CubeError, SearchCancelled
from cubeapp.engine.solvers.control import Progress
from cubeapp.ui.services.preparation import Preparation
from cubeapp.ui.services.tasks import Tasks, TaskState


@pytest.fixture
def tasks(qtbot):
    made = Tasks()
    yield made
    assert made.shut_down()


class Heard:
    """What the callbacks of one task were called with."""

    def __init__(self):
        self.done, self.failed, self.progress, self.cancelled = [], [], [], 0

    def callbacks(self):
        def cancelled():
            self.cancelled += 1

        return {
            "done": self.done.append,
            "failed": self.failed.append,
            "progress": self.progress.append,
            "cancelled": cancelled,
        }


def forever(control):
    while True:
        time.sleep(0.001)
        control.checkpoint(Progress("working"))


def test_what_the_work_returns_arrives_on_the_windows_thread(qtbot, tasks):
    threads = []

    def work(_control):
        threads.append(QThread.currentThread())
        return 42

    def done(result):
        threads.append(QThread.currentThread())
        threads.append(result)

    tasks.start(work, done)
    qtbot.waitUntil(lambda: len(threads) == 3)
    assert threads[0] is not threads[1]
    assert threads[1] is QObject().thread()
    assert threads[2] == 42


def test_what_the_work_reports_is_passed_on_while_it_goes_on(qtbot, tasks):
    heard = Heard()
    task = tasks.start(forever, **heard.callbacks())
    qtbot.waitUntil(lambda: Progress("working") in heard.progress)
    task.cancel()


@pytest.mark.parametrize(
    ("error", "words"),
    [(CubeError("there is no such cube"), "There is no such cube."), (ValueError("odd"), "odd")],
)
def test_whatever_is_raised_becomes_a_message_and_what_waited_goes_on(qtbot, tasks, error, words):
    def work(_control):
        raise error

    heard, next_one = Heard(), Heard()
    tasks.start(work, **heard.callbacks())
    tasks.start(lambda _control: "next", **next_one.callbacks())
    qtbot.waitUntil(lambda: bool(heard.failed and next_one.done))
    (failure,) = heard.failed
    assert words in failure.message
    assert failure.error is error
    assert (heard.done, heard.cancelled) == ([], 0)
    assert next_one.done == ["next"]
    assert not tasks.is_busy


def test_a_failure_that_nobody_listens_for_is_told_to_the_user(qtbot, tasks, caplog):
    with qtbot.waitSignal(tasks.failed) as told:
        tasks.start(lambda _control: 1 // 0, lambda _result: None)
    assert "ZeroDivisionError" in told.args[0]
    assert "ZeroDivisionError" in caplog.text


def test_cancelled_work_is_over_at_once_and_never_heard_of_again(qtbot, tasks):
    heard, begun = Heard(), threading.Event()

    def work(control):
        begun.set()
        forever(control)

    task = tasks.start(work, **heard.callbacks())
    qtbot.waitUntil(begun.is_set)
    task.cancel()
    assert (heard.cancelled, task.state) == (1, TaskState.OVER)
    count = len(heard.progress)
    qtbot.wait(250)
    assert (heard.done, heard.failed, heard.cancelled) == ([], [], 1)
    assert len(heard.progress) == count


def test_work_that_stops_by_itself_counts_as_cancelled(qtbot, tasks):
    def work(_control):
        raise SearchCancelled("stopped")

    heard = Heard()
    tasks.start(work, **heard.callbacks())
    qtbot.waitUntil(lambda: heard.cancelled == 1)
    assert (heard.done, heard.failed) == ([], [])


def test_a_task_that_replaces_another_ends_it_without_a_word(qtbot, tasks):
    first, second = Heard(), Heard()
    task = tasks.start(forever, **first.callbacks())
    tasks.start(lambda _control: 2, **second.callbacks(), replaces=task)
    qtbot.waitUntil(lambda: second.done == [2])
    assert (first.done, first.failed, first.cancelled) == ([], [], 0)


def test_paused_work_rests_and_its_clock_with_it(qtbot, tasks):
    resting = threading.Event()

    def work(control):
        while not control.paused:
            time.sleep(0.001)
        resting.set()
        control.wait_while_paused()
        return "on"

    heard = Heard()
    task = tasks.start(work, **heard.callbacks())
    task.pause()
    qtbot.waitUntil(resting.is_set)
    assert task.state is TaskState.PAUSED
    elapsed_s = task.elapsed_s
    qtbot.wait(20)
    assert (task.elapsed_s, heard.done) == (elapsed_s, [])
    task.resume()
    qtbot.waitUntil(lambda: heard.done == ["on"])


def test_cancel_ends_what_the_user_sees_and_nothing_else(qtbot, tasks):
    loud, quiet, activity = Heard(), Heard(), []
    tasks.start(forever, **loud.callbacks())
    hidden = tasks.start(forever, **quiet.callbacks(), quiet=True)
    ongoing = tasks.begin_activity(lambda: (activity.append("cancelled"), ongoing.end()))
    assert tasks.is_busy
    tasks.cancel()
    assert (loud.cancelled, quiet.cancelled, activity) == (1, 0, ["cancelled"])
    assert not tasks.is_busy
    assert not hidden.is_over


def test_busy_is_told_when_it_changes(qtbot, tasks):
    told = []
    tasks.busy_changed.connect(told.append)
    tasks.start(lambda _control: None, lambda _result: None, quiet=True)
    one = tasks.start(forever, lambda _result: None)
    two = tasks.start(forever, lambda _result: None)
    one.cancel()
    two.cancel()
    assert told == [True, False]


def test_work_waits_for_what_it_needs_and_says_what_for(qtbot, tasks):
    is_ready = [False]
    preparation = Preparation(("sleep", "0.3"), lambda: is_ready[0])
    heard = Heard()
    task = tasks.start(lambda _control: 1, **heard.callbacks(), after=(preparation,))
    assert (task.state, task.waits_for) == (TaskState.WAITING, preparation)
    assert "build" in heard.progress[0].activity
    qtbot.waitUntil(lambda: heard.done == [1], timeout=10_000)
    preparation.stop()


def test_shutting_down_ends_everything_for_good(qtbot):
    tasks, heard = Tasks(), Heard()
    for _ in range(5):
        tasks.start(forever, **heard.callbacks())
    assert tasks.shut_down()
    assert not tasks.is_busy
    assert tasks.start(forever, **heard.callbacks()).is_over
    qtbot.wait(50)
    assert (heard.done, heard.failed) == ([], [])


def test_a_thousand_tasks_begun_cancelled_and_replaced_leave_no_thread(qtbot, tasks):
    done = []
    task = None
    for index in range(1000):
        if index % 3 == 0 and task is not None:
            task.cancel()
        work = forever if index % 2 else (lambda _control, index=index: index)
        task = tasks.start(work, done.append, replaces=task)
        if index % 50 == 0:
            qtbot.wait(1)
    task.cancel()
    last = tasks.start(lambda _control: "last", done.append)
    qtbot.waitUntil(lambda: "last" in done, timeout=20_000)
    assert last.is_over
    qtbot.waitUntil(lambda: not tasks.findChildren(QThread), timeout=20_000)
    assert not tasks.is_busy


def test_no_worker_ever_destroys_a_widget(qtbot, tasks):
    """Widgets in circles are garbage only the collector finds, wherever that runs."""
    destroyed_on = []

    class Ring(QWidget):
        def __init__(self):
            super().__init__()
            self.itself = self

        def __del__(self):
            destroyed_on.append(threading.get_ident())

    def allocate(control):
        for _ in range(200):
            kept = [[each] for each in range(2000)]
            control.checkpoint(Progress(str(len(kept))))

    ended = []
    for _ in range(4):
        tasks.start(allocate, ended.append)
    while len(ended) < 4:
        for _ in range(20):
            Ring()
        qtbot.wait(2)
    gc.collect()
    assert destroyed_on
    assert set(destroyed_on) == {threading.get_ident()}
