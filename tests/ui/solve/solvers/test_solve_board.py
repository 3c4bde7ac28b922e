import sys
import threading
from dataclasses import replace

import pytest
from PySide6.QtCore import QDeadlineTimer, QProcess

from cubeapp.engine.model.cube import Cube
from cubeapp.engine.model.errors import CubeError
from cubeapp.engine.notation.alg import Alg
from cubeapp.engine.solvers.control import Limits, Progress
from cubeapp.engine.solvers.reports import line_of
from cubeapp.engine.solvers.solution import LimitReached
from cubeapp.engine.text import Text
from cubeapp.ui.services.preparation import BUILDING, Preparation
from cubeapp.ui.services.tasks import Tasks
from cubeapp.ui.solve.solvers.board import SolveBoard
from cubeapp.ui.solve.solvers.runs import RunState, SolveRequest
from cubeapp.ui.solve.solvers.search import Solvers
from tests.ui.hands import Heard
from tests.ui.solvers import FakeSolver, answer_of, solution_of

MOVES = Alg("R U F'").moves(3)
CUBE = Cube.solved(3).apply_all(MOVES)
ANSWER = solution_of(MOVES)
FIRST, SECOND, THIRD = (SolveRequest(name) for name in ("two-phase", "optimal", "two-by-two"))
WAIT_MS = 10_000


@pytest.fixture
def compiling(qapp):
    """What compiles the solvers."""
    return Preparation(("/nowhere",), lambda: True, compiles=True)


@pytest.fixture
def tasks(qapp):
    tasks = Tasks()
    yield tasks
    assert tasks.shut_down(QDeadlineTimer(WAIT_MS))


@pytest.fixture
def make_board(qtbot, tasks, compiling):
    def make(*, at_once=2, own=None, prepared=True, first=None, **solvers):
        """A board on which each request is met by the solver given for its name."""
        by_name = {name.replace("_", "-"): solver for name, solver in solvers.items()}
        if prepared:
            compiling.start()
        made = Solvers(
            lambda request: by_name[request.solver],
            compiling,
            lambda request, cube: own if request.solver == "optimal" else None,
            lambda run: first if run.request.solver == "optimal" else None,
        )
        return SolveBoard(tasks, made, at_once=at_once)

    return make


def endless(best=None):
    return FakeSolver(ANSWER, best=best, released=False)


def let_end(helper):
    """Let a helper end that waits for the end of its input."""
    helper.findChild(QProcess).closeWriteChannel()


def states(board):
    return [run.state for run in board.runs]


def wait_for(qtbot, board, *expected):
    qtbot.waitUntil(lambda: states(board) == list(expected), timeout=WAIT_MS)


def test_two_solvers_work_on_one_cube_at_the_same_time(qtbot, make_board):
    one, other = endless(), endless(ANSWER)
    board = make_board(two_phase=one, optimal=other)
    ended = Heard(board.ended)
    keys = [board.start(CUBE, request) for request in (FIRST, SECOND)]
    wait_for(qtbot, board, RunState.SEARCHING, RunState.IMPROVING)
    assert board.runs[1].answers == (ANSWER,)
    assert board.is_working
    other.released.set()
    wait_for(qtbot, board, RunState.SEARCHING, RunState.FOUND)
    one.released.set()
    wait_for(qtbot, board, RunState.FOUND, RunState.FOUND)
    assert ended.said == [keys[1], keys[0]]
    assert not board.is_working


def test_further_runs_wait_for_their_turn(qtbot, make_board):
    one, other = endless(), FakeSolver(ANSWER)
    board = make_board(at_once=1, two_phase=one, optimal=other)
    board.start(CUBE, FIRST)
    board.start(CUBE, SECOND)
    wait_for(qtbot, board, RunState.SEARCHING, RunState.QUEUED)
    one.released.set()
    wait_for(qtbot, board, RunState.FOUND, RunState.FOUND)


def test_a_run_that_waits_can_be_stopped_and_never_begins(qtbot, make_board):
    one, other = endless(), FakeSolver(ANSWER)
    board = make_board(at_once=1, two_phase=one, optimal=other)
    board.start(CUBE, FIRST)
    key = board.start(CUBE, SECOND)
    board.cancel(key)
    assert board.run(key).state is RunState.STOPPED
    one.released.set()
    wait_for(qtbot, board, RunState.FOUND, RunState.STOPPED)
    assert not other.asked


def test_each_run_has_its_own_stop_and_keeps_its_best(qtbot, make_board):
    one, other = endless(ANSWER), endless()
    board = make_board(two_phase=one, optimal=other)
    first = board.start(CUBE, FIRST)
    board.start(CUBE, SECOND)
    wait_for(qtbot, board, RunState.IMPROVING, RunState.SEARCHING)
    board.cancel(first)
    assert states(board) == [RunState.STOPPED, RunState.SEARCHING]
    assert board.run(first).answers == (ANSWER,)
    assert one.stopped.wait(10)
    board.cancel_all()
    assert states(board) == [RunState.STOPPED, RunState.STOPPED]
    assert other.stopped.wait(10)


def test_cancelling_all_work_begins_no_run_that_waits_for_its_turn(qtbot, make_board, tasks):
    board = make_board(at_once=1, two_phase=endless(), optimal=endless())
    board.start(CUBE, FIRST)
    board.start(CUBE, SECOND)
    wait_for(qtbot, board, RunState.SEARCHING, RunState.QUEUED)
    assert tasks.is_busy
    tasks.cancel()
    assert states(board) == [RunState.STOPPED, RunState.STOPPED]
    assert not tasks.is_busy


def test_a_run_that_rests_gives_its_turn_to_another_and_goes_on_later(qtbot, make_board):
    one, other = endless(), FakeSolver(ANSWER)
    board = make_board(at_once=1, two_phase=one, optimal=other)
    first = board.start(CUBE, FIRST)
    board.start(CUBE, SECOND)
    wait_for(qtbot, board, RunState.SEARCHING, RunState.QUEUED)
    board.pause(first)
    wait_for(qtbot, board, RunState.PAUSED, RunState.FOUND)
    one.released.set()
    qtbot.wait(50)
    assert states(board)[0] is RunState.PAUSED
    board.resume(first)
    wait_for(qtbot, board, RunState.FOUND, RunState.FOUND)


def test_a_run_that_rests_can_be_stopped(qtbot, make_board):
    one = endless(ANSWER)
    board = make_board(two_phase=one)
    key = board.start(CUBE, FIRST)
    wait_for(qtbot, board, RunState.IMPROVING)
    board.pause(key)
    board.cancel(key)
    assert states(board) == [RunState.STOPPED]
    assert one.stopped.wait(10)


def test_the_same_request_goes_on_while_it_works_and_begins_anew_when_it_is_over(qtbot, make_board):
    one = endless()
    board = make_board(two_phase=one)
    key = board.start(CUBE, FIRST)
    wait_for(qtbot, board, RunState.SEARCHING)
    assert board.start(CUBE, FIRST) == key
    one.released.set()
    wait_for(qtbot, board, RunState.FOUND)
    assert board.start(CUBE, FIRST) != key
    wait_for(qtbot, board, RunState.FOUND)
    assert len(one.asked) == 2


def test_other_options_and_other_goals_are_other_runs(qtbot, make_board):
    board = make_board(two_phase=FakeSolver(ANSWER), at_once=1)
    board.start(CUBE, FIRST)
    board.start(CUBE, SolveRequest("two-phase", Limits(time_s=1.0)))
    board.start(CUBE, FIRST, "superflip")
    wait_for(qtbot, board, *[RunState.FOUND] * 3)


def test_what_is_removed_is_forgotten_and_makes_room(qtbot, make_board):
    one, other = endless(), FakeSolver(ANSWER)
    board = make_board(at_once=1, two_phase=one, optimal=other)
    key = board.start(CUBE, FIRST)
    board.start(CUBE, SECOND)
    board.remove(key)
    wait_for(qtbot, board, RunState.FOUND)
    assert board.run(key) is None
    board.clear()
    assert board.runs == ()


def test_clearing_says_nothing_of_the_runs_that_go(qtbot, make_board):
    board = make_board(two_phase=endless(ANSWER), optimal=endless())
    ended = Heard(board.ended)
    board.start(CUBE, FIRST)
    board.start(CUBE, SECOND)
    wait_for(qtbot, board, RunState.IMPROVING, RunState.SEARCHING)
    board.clear()
    qtbot.wait(50)
    assert not ended.said
    assert not board.is_working


def test_a_failure_is_one_runs_own(qtbot, make_board):
    board = make_board(two_phase=FakeSolver(fault=CubeError("it is too hard")), optimal=endless())
    board.start(CUBE, FIRST)
    board.start(CUBE, SECOND)
    wait_for(qtbot, board, RunState.FAILED, RunState.SEARCHING)
    assert board.runs[0].message == "It is too hard."


def test_proven_answers_are_told_apart_and_lists_keep_every_one(qtbot, make_board):
    answers = [solution_of(MOVES), solution_of(MOVES)]
    proven = [replace(answer, proven_optimal=True) for answer in answers]
    board = make_board(optimal=FakeSolver(*proven))
    board.start(CUBE, SolveRequest("optimal", every=True))
    wait_for(qtbot, board, RunState.PROVEN)
    assert board.runs[0].answers == tuple(proven)


def test_what_is_compiled_or_built_first_is_told(qtbot, make_board, compiling):
    line = line_of(Progress(Text("searching"), 0.35))
    code = f"import sys; print({line!r}, file=sys.stderr, flush=True); sys.stdin.read()"
    own = Preparation((sys.executable, "-c", code), lambda: False)
    board = make_board(optimal=FakeSolver(ANSWER), own=own, prepared=False)
    board.start(CUBE, SECOND)
    assert states(board) == [RunState.COMPILING]
    assert own.progress.activity == BUILDING
    compiling.start()
    wait_for(qtbot, board, RunState.BUILDING)
    qtbot.waitUntil(lambda: board.runs[0].progress.share == 0.35, timeout=WAIT_MS)
    let_end(own)
    wait_for(qtbot, board, RunState.FOUND)


def test_stopping_the_last_that_waits_for_a_helper_halts_it_and_it_can_begin_again(
    qtbot, make_board
):
    line = line_of(Progress(Text("searching")))
    code = f"import sys; print({line!r}, file=sys.stderr, flush=True); sys.stdin.read()"
    own = Preparation((sys.executable, "-c", code), lambda: False)
    board = make_board(optimal=FakeSolver(ANSWER), own=own)
    keys = [board.start(CUBE, SECOND), board.start(CUBE, SECOND, "superflip")]
    qtbot.waitUntil(lambda: own.progress.activity == "searching", timeout=WAIT_MS)
    board.cancel(keys[0])
    qtbot.wait(100)
    assert own.progress.activity == "searching"
    board.cancel(keys[1])
    qtbot.waitUntil(lambda: own.progress.activity == BUILDING, timeout=WAIT_MS)
    assert not own.is_over
    board.start(CUBE, SECOND)
    qtbot.waitUntil(lambda: own.progress.activity == "searching", timeout=WAIT_MS)
    let_end(own)
    wait_for(qtbot, board, RunState.STOPPED, RunState.FOUND)


def test_a_helper_goes_on_for_other_work_when_the_last_run_that_waits_is_stopped(
    qtbot, make_board, tasks
):
    line = line_of(Progress(Text("searching")))
    code = f"import sys; print({line!r}, file=sys.stderr, flush=True); sys.stdin.read()"
    own = Preparation((sys.executable, "-c", code), lambda: False)
    board, done = make_board(optimal=FakeSolver(ANSWER), own=own), []
    tasks.start(lambda _control: "a step", done.append, after=(own,))
    key = board.start(CUBE, SECOND)
    qtbot.waitUntil(lambda: own.progress.activity == "searching", timeout=WAIT_MS)
    board.cancel(key)
    qtbot.wait(100)
    assert own.progress.activity == "searching"
    let_end(own)
    qtbot.waitUntil(lambda: done == ["a step"], timeout=WAIT_MS)


def test_quitting_while_several_work_and_rest_ends_them_all(qtbot, make_board, tasks):
    one, other = endless(), endless()
    board = make_board(two_phase=one, optimal=other)
    board.start(CUBE, FIRST)
    key = board.start(CUBE, SECOND)
    wait_for(qtbot, board, RunState.SEARCHING, RunState.SEARCHING)
    board.pause(key)
    ended = Heard(board.ended)
    assert tasks.shut_down(QDeadlineTimer(WAIT_MS))
    assert one.stopped.is_set()
    assert other.stopped.is_set()
    assert not ended.said


# What becomes of one request


def test_an_answer_that_does_not_solve_the_cube_is_thrown_away(qtbot, make_board):
    board = make_board(two_phase=FakeSolver(answer_of(MOVES)))
    board.start(CUBE, FIRST)
    wait_for(qtbot, board, RunState.FAILED)
    assert "replayed" in board.runs[0].message
    assert board.runs[0].answers == ()


def test_a_better_answer_that_does_not_solve_the_cube_is_not_shown(qtbot, make_board):
    one = endless(ANSWER)
    board = make_board(two_phase=one)
    board.start(CUBE, FIRST)
    wait_for(qtbot, board, RunState.IMPROVING)
    one.best = answer_of(MOVES)
    qtbot.wait(250)
    assert board.runs[0].answers == (ANSWER,)


@pytest.mark.parametrize("fault", [CubeError("it is too hard"), ZeroDivisionError("oops")])
def test_a_solver_that_fails_gives_a_sentence_and_the_next_one_works(qtbot, make_board, fault):
    board = make_board(two_phase=FakeSolver(fault=fault), optimal=FakeSolver(ANSWER))
    board.start(CUBE, FIRST)
    wait_for(qtbot, board, RunState.FAILED)
    assert str(fault).lower() in board.runs[0].message.lower()
    board.start(CUBE, SECOND)
    wait_for(qtbot, board, RunState.FAILED, RunState.FOUND)


def test_a_limit_that_ends_a_search_is_told_with_the_nearest_answer(qtbot, make_board):
    fault = LimitReached("no answer found", ANSWER)
    board = make_board(two_phase=FakeSolver(fault=fault))
    board.start(CUBE, FIRST)
    wait_for(qtbot, board, RunState.FAILED)
    assert (board.runs[0].message, board.runs[0].answers) == ("No answer found.", (ANSWER,))


def test_a_rest_is_not_counted(qtbot, make_board):
    board = make_board(two_phase=endless())
    key = board.start(CUBE, FIRST)
    wait_for(qtbot, board, RunState.SEARCHING)
    board.pause(key)
    passed = board.runs[0].seconds
    qtbot.wait(250)
    assert board.runs[0].seconds == passed


def test_a_quick_solver_gives_a_first_answer_while_a_helper_works(qtbot, make_board):
    own = Preparation((sys.executable, "-c", "import sys; sys.stdin.read()"), lambda: False)
    board = make_board(
        two_phase=FakeSolver(ANSWER), optimal=FakeSolver(ANSWER), own=own, first=FIRST
    )
    key = board.start(CUBE, SECOND)
    qtbot.waitUntil(lambda: board.runs[0].answers == (ANSWER,), timeout=WAIT_MS)
    assert states(board) == [RunState.BUILDING]
    board.cancel(key)
    assert states(board) == [RunState.STOPPED]
    assert board.runs[0].answers == (ANSWER,)
    own.stop()


def test_a_first_look_that_finds_nothing_says_nothing(qtbot, make_board):
    own = Preparation((sys.executable, "-c", "import sys; sys.stdin.read()"), lambda: False)
    quick = FakeSolver(fault=CubeError("nothing"))
    board = make_board(two_phase=quick, optimal=FakeSolver(ANSWER), own=own, first=FIRST)
    board.start(CUBE, SECOND)
    qtbot.waitUntil(lambda: bool(quick.asked), timeout=WAIT_MS)
    qtbot.wait(50)
    assert states(board) == [RunState.BUILDING]
    let_end(own)
    wait_for(qtbot, board, RunState.FOUND)


def test_a_first_look_that_loads_late_does_not_take_the_run_back_to_loading(qtbot, make_board):
    own = Preparation((sys.executable, "-c", "import sys; sys.stdin.read()"), lambda: False)
    quick, exact, loaded = FakeSolver(fault=CubeError("nothing")), endless(), threading.Event()
    quick.prepare = lambda _control, _metric: loaded.wait()
    board = make_board(two_phase=quick, optimal=exact, own=own, first=FIRST)
    key = board.start(CUBE, SECOND)
    let_end(own)
    wait_for(qtbot, board, RunState.SEARCHING)
    loaded.set()
    qtbot.waitUntil(lambda: bool(quick.asked), timeout=WAIT_MS)
    # What is so is told at once.
    board.pause(key)
    board.resume(key)
    assert states(board) == [RunState.SEARCHING]
    exact.released.set()
    wait_for(qtbot, board, RunState.FOUND)


def test_a_helper_that_is_not_needed_does_not_keep_a_solver_waiting(qtbot, make_board):
    own = Preparation(("/nowhere",), lambda: True)
    board = make_board(optimal=FakeSolver(ANSWER), own=own)
    board.start(CUBE, SECOND)
    wait_for(qtbot, board, RunState.FOUND)


def test_waiting_for_the_compiler_can_be_cancelled(qtbot, make_board, compiling):
    one = FakeSolver(ANSWER)
    board = make_board(two_phase=one, prepared=False)
    key = board.start(CUBE, FIRST)
    board.cancel(key)
    compiling.start()
    qtbot.wait(50)
    assert states(board) == [RunState.STOPPED]
    assert not one.asked
