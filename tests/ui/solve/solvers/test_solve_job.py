import sys
import threading

import pytest
from PySide6.QtCore import QCoreApplication, QThread

from cubeapp.engine.cube import Cube
from cubeapp.engine.errors import CubeError, SearchCancelled
from cubeapp.engine.moves import Metric, inverse
from cubeapp.engine.notation import parse
from cubeapp.engine.search.control import Limits, Progress
from cubeapp.engine.solution import LimitReached, Solution, Stage, Stats
from cubeapp.ui.services.preparation import Preparation
from cubeapp.ui.solve.solvers.job import JobState, SolveJob
from cubeapp.ui.solve.solvers.runs import Wish

SCRAMBLE = parse("R U F'", 3).moves
CUBE = Cube.solved(3).apply_all(SCRAMBLE)
WAIT_MS = 10_000
FAKE = Wish("fake")


def answer(moves=None):
    stage = Stage("all", inverse(SCRAMBLE) if moves is None else moves)
    return Solution("fake", 3, (stage,), Stats(0.0, 1))


class Solver:
    """Answers at once, or searches until it is told to go on or stopped."""

    name = "fake"

    def __init__(self, result=None, fault=None, best=None, endless=False):
        self.result = answer() if result is None else result
        self.fault = fault
        self.best = best
        self.endless = endless
        self.searching = threading.Event()
        self.stopped = threading.Event()

    def accepts(self, cube):
        return True

    def prepare(self, control, metric):
        self.metric = metric
        control.checkpoint(Progress("loading"))

    def solve(self, cube, limits, control):
        if self.fault:
            raise self.fault
        try:
            while self.endless:
                control.checkpoint(Progress("looking", nodes=7, best=self.best))
                self.searching.set()
                control.wait_while_paused()
                QThread.msleep(1)
        except SearchCancelled:
            self.stopped.set()
            raise
        return self.result

    def solve_all(self, cube, limits, control):
        return (self.result, self.result)


class Outcomes:
    """Keeps what the job said."""

    def __init__(self, job):
        self.all = []
        job.solved.connect(lambda cube, solution: self.all.append(("solved", cube, solution)))
        job.failed.connect(lambda text, best: self.all.append(("failed", text, best)))
        job.cancelled.connect(lambda cube, best: self.all.append(("cancelled", cube, best)))
        job.done.connect(lambda made: self.all.append(("done", made)))


@pytest.fixture
def make_job(qtbot):
    jobs = []

    def make(solver, prepared=True, own=None):
        preparation = Preparation(("/nowhere",), lambda: True)
        if prepared:
            preparation.start()
        job = SolveJob(
            preparation,
            lambda wish: solver,
            own_preparation=lambda wish, cube: own if wish.solver == "slow" else None,
        )
        job.preparation = preparation
        jobs.append(job)
        return job, Outcomes(job)

    yield make
    for job in jobs:
        assert job.shutdown()


def test_the_answer_comes_with_the_cube_it_is_for(qtbot, make_job):
    job, outcomes = make_job(Solver())
    with qtbot.waitSignal(job.solved, timeout=WAIT_MS):
        job.start(CUBE, FAKE)
    assert outcomes.all == [("solved", CUBE, (answer(),))]
    assert job.state is JobState.IDLE


def test_an_answer_that_does_not_solve_the_cube_is_thrown_away(qtbot, make_job):
    job, outcomes = make_job(Solver(answer(parse("R", 3).moves)))
    with qtbot.waitSignal(job.failed, timeout=WAIT_MS):
        job.start(CUBE, FAKE)
    assert "replayed" in outcomes.all[0][1]


@pytest.mark.parametrize("fault", [CubeError("it is too hard"), ZeroDivisionError("oops")])
def test_a_solver_that_fails_gives_a_sentence_and_the_next_one_works(qtbot, make_job, fault):
    solver = Solver(fault=fault)
    job, outcomes = make_job(solver)
    with qtbot.waitSignal(job.failed, timeout=WAIT_MS):
        job.start(CUBE, FAKE)
    assert str(fault).lower() in outcomes.all[0][1].lower()
    solver.fault = None
    with qtbot.waitSignal(job.solved, timeout=WAIT_MS):
        job.start(CUBE, FAKE)


def test_a_limit_that_ends_a_search_is_told_with_the_nearest_answer(qtbot, make_job):
    job, outcomes = make_job(Solver(fault=LimitReached("no answer found", answer())))
    with qtbot.waitSignal(job.failed, timeout=WAIT_MS):
        job.start(CUBE, FAKE)
    assert outcomes.all == [("failed", "No answer found.", answer())]


def test_every_answer_comes_where_every_one_is_asked_for(qtbot, make_job):
    job, outcomes = make_job(Solver())
    with qtbot.waitSignal(job.solved, timeout=WAIT_MS):
        job.start(CUBE, Wish("fake", every=True))
    assert outcomes.all == [("solved", CUBE, (answer(), answer()))]


def test_the_solver_is_prepared_for_the_metric_of_the_wish(qtbot, make_job):
    solver = Solver()
    job, _outcomes = make_job(solver)
    with qtbot.waitSignal(job.solved, timeout=WAIT_MS):
        job.start(CUBE, Wish("fake", Limits(metric=Metric.QTM)))
    assert solver.metric is Metric.QTM


def test_a_search_rests_and_goes_on_and_the_rest_is_not_counted(qtbot, make_job):
    solver = Solver(endless=True)
    job, outcomes = make_job(solver)
    job.start(CUBE, FAKE)
    assert solver.searching.wait(10)
    job.pause()
    assert job.is_paused
    passed = job.elapsed_s
    qtbot.wait(60)
    assert job.elapsed_s == passed
    solver.endless = False
    qtbot.wait(60)
    assert not outcomes.all
    with qtbot.waitSignal(job.solved, timeout=WAIT_MS):
        job.resume()
    assert not job.is_paused


def test_a_search_that_rests_can_be_cancelled_and_another_one_works(qtbot, make_job):
    solver = Solver(endless=True)
    job, outcomes = make_job(solver)
    job.start(CUBE, FAKE)
    assert solver.searching.wait(10)
    job.pause()
    job.cancel()
    assert solver.stopped.wait(10)
    assert outcomes.all == [("cancelled", CUBE, None)]
    solver.endless = False
    with qtbot.waitSignal(job.solved, timeout=WAIT_MS):
        job.start(CUBE, FAKE)
    qtbot.waitUntil(lambda: job.is_free, timeout=WAIT_MS)


def test_a_solve_waits_for_the_helper_and_says_so(qtbot, make_job):
    job, outcomes = make_job(Solver(), prepared=False)
    with qtbot.waitSignal(job.progressed) as said:
        job.start(CUBE, FAKE)
    assert said.args[0].activity.startswith("Compiling the solvers, once")
    assert job.state is JobState.WAITING
    assert not outcomes.all
    with qtbot.waitSignal(job.solved, timeout=WAIT_MS):
        job.preparation.start()


def test_a_solver_with_a_helper_of_its_own_waits_for_that_one_as_well(qtbot, make_job):
    code = "import sys; print('building a large table', file=sys.stderr); sys.stdin.read()"
    own = Preparation((sys.executable, "-c", code), lambda: False)
    job, outcomes = make_job(Solver(), prepared=False, own=own)
    job.start(CUBE, Wish("slow"))
    qtbot.wait(50)
    assert not own.activity
    with qtbot.waitSignal(own.progressed, timeout=WAIT_MS):
        job.preparation.start()
    qtbot.waitSignal(job.progressed, timeout=WAIT_MS).wait()
    assert job.state is JobState.BUILDING
    assert job.waits_for is own
    assert not outcomes.all
    with qtbot.waitSignal(job.solved, timeout=WAIT_MS):
        own._process.closeWriteChannel()


def test_a_quick_solver_gives_a_first_answer_while_the_helper_works(qtbot, make_job):
    code = "import sys; sys.stdin.read()"
    own = Preparation((sys.executable, "-c", code), lambda: False)
    solver = Solver()
    job, outcomes = make_job(solver, own=own)
    job._first_wish = lambda wish: FAKE if wish.solver == "slow" else None
    best = []
    job.progressed.connect(lambda progress: best.append(progress.best))
    job.start(CUBE, Wish("slow"))
    qtbot.waitUntil(lambda: answer() in best, timeout=WAIT_MS)
    assert job.state is JobState.BUILDING
    job.cancel()
    assert outcomes.all == [("cancelled", CUBE, answer())]
    own.stop()


def test_a_first_look_that_finds_nothing_says_nothing(qtbot, make_job):
    own = Preparation((sys.executable, "-c", "import sys; sys.stdin.read()"), lambda: False)
    solver = Solver(fault=CubeError("nothing"))
    job, outcomes = make_job(solver, own=own)
    job._first_wish = lambda wish: FAKE
    job.start(CUBE, Wish("slow"))
    qtbot.waitUntil(lambda: own.activity == "" and job._count == 0, timeout=WAIT_MS)
    assert job.state is JobState.BUILDING
    assert not outcomes.all
    solver.fault = None
    with qtbot.waitSignal(job.solved, timeout=WAIT_MS):
        own._process.closeWriteChannel()


def test_other_solvers_do_not_start_that_helper(qtbot, make_job):
    own = Preparation(("/nowhere",), lambda: False)
    job, _outcomes = make_job(Solver(), own=own)
    with qtbot.waitSignal(job.solved, timeout=WAIT_MS):
        job.start(CUBE, FAKE)
    assert not own.is_over


def test_a_helper_of_its_own_that_is_not_needed_does_not_keep_a_solver_waiting(qtbot, make_job):
    job, _outcomes = make_job(Solver(), own=Preparation(("/nowhere",), lambda: True))
    with qtbot.waitSignal(job.solved, timeout=WAIT_MS):
        job.start(CUBE, Wish("slow"))


def test_waiting_for_the_helper_can_be_cancelled(qtbot, make_job):
    job, outcomes = make_job(Solver(), prepared=False)
    job.start(CUBE, FAKE)
    job.cancel()
    assert outcomes.all == [("cancelled", CUBE, None)]
    job.preparation.start()
    qtbot.wait(50)
    assert len(outcomes.all) == 1


def test_cancel_takes_effect_at_once_and_keeps_the_best_so_far(qtbot, make_job):
    solver = Solver(best=answer(), endless=True)
    job, outcomes = make_job(solver)
    job.start(CUBE, FAKE)
    assert solver.searching.wait(10)
    job.cancel()
    assert job.state is JobState.IDLE
    assert outcomes.all == [("cancelled", CUBE, answer())]
    assert solver.stopped.wait(10)


def test_cancelling_nothing_says_nothing(make_job):
    job, outcomes = make_job(Solver())
    job.cancel()
    assert not outcomes.all


def test_a_new_wish_replaces_the_old_one(qtbot, make_job):
    solver = Solver(endless=True)
    job, outcomes = make_job(solver)
    job.start(Cube.solved(3), FAKE)
    assert solver.searching.wait(10)
    solver.endless = False
    with qtbot.waitSignal(job.solved, timeout=WAIT_MS):
        job.start(CUBE, FAKE)
    assert [outcome[:2] for outcome in outcomes.all] == [("solved", CUBE)]


def test_progress_carries_the_counters_of_the_kernel(qtbot, make_job):
    solver = Solver(endless=True)
    job, _outcomes = make_job(solver)
    job.start(CUBE, FAKE)
    assert solver.searching.wait(10)
    with qtbot.waitSignal(job.progressed, timeout=WAIT_MS) as said:
        pass
    assert (said.args[0].activity, said.args[0].nodes) == ("looking", 7)
    assert job.elapsed_s > 0


def test_progress_comes_from_a_slow_clock_however_much_the_search_says(qtbot, make_job):
    solver = Solver(endless=True)
    job, _outcomes = make_job(solver)
    said = []
    job.progressed.connect(said.append)
    job.start(CUBE, FAKE)
    assert solver.searching.wait(10)
    qtbot.waitUntil(lambda: job.elapsed_s > 0.35, timeout=WAIT_MS)
    assert len(said) <= 1 + job.elapsed_s * 10


def test_a_task_is_done_on_the_worker_and_told_in_the_window(qtbot, make_job):
    job, outcomes = make_job(Solver())
    threads = []

    def make(control):
        threads.append(QThread.currentThread())
        return "made"

    with qtbot.waitSignal(job.done, timeout=WAIT_MS):
        job.start_task(make)
    assert outcomes.all == [("done", "made")]
    assert threads[0] is not QCoreApplication.instance().thread()


def test_a_task_waits_for_the_helper_it_needs(qtbot, make_job):
    job, outcomes = make_job(Solver())
    own = Preparation(("/nowhere",), lambda: False)
    job.start_task(lambda control: "made", own)
    assert job.state is JobState.BUILDING
    assert job.waits_for is own
    # A helper that cannot run does not keep the work from being done.
    qtbot.waitUntil(lambda: bool(outcomes.all), timeout=WAIT_MS)
    assert own.is_over
    assert outcomes.all == [("done", "made")]


def test_a_task_can_be_stopped(qtbot, make_job):
    job, outcomes = make_job(Solver())
    controls = []

    def make(control):
        controls.append(control)
        while True:
            control.checkpoint(Progress("making"))

    job.start_task(make)
    qtbot.waitUntil(lambda: bool(controls), timeout=WAIT_MS)
    job.cancel()
    assert controls[0].cancelled
    assert outcomes.all == [("cancelled", None, None)]


def test_quitting_in_the_middle_of_a_search_ends_it(make_job):
    solver = Solver(endless=True)
    job, outcomes = make_job(solver)
    job.start(CUBE, FAKE)
    assert solver.searching.wait(10)
    assert job.shutdown()
    assert solver.stopped.is_set()
    assert not outcomes.all
