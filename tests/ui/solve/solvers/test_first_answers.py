"""The answer by hand that stands there at once while the solvers are compiled, in the window."""

from dataclasses import replace

import pytest

from cubeapp.benchmarks.window import FIRST_SIZES, first_answer
from cubeapp.engine.model.cube import Cube
from cubeapp.engine.model.moves import Metric, inverse
from cubeapp.engine.notation.alg import Alg
from cubeapp.engine.notation.turn_sets import parse_turns
from cubeapp.engine.solvers.control import Limits
from cubeapp.engine.solvers.solution import Stage
from cubeapp.engine.solvers.steps import Step
from cubeapp.ui import app
from cubeapp.ui.solve.solvers.runs import Run, RunState, SolveRequest, Target
from cubeapp.ui.solve.solvers.tables import first_request
from tests.every import every
from tests.ui.solvers import FakeSolver, answer_of, solution_of

pytestmark = pytest.mark.usefixtures("unpainted")

WAIT_MS = 10_000
MOVES = Alg("R U R' U'").moves(3)
CUBE = Cube.solved(3).apply_all(MOVES)
SHORT = solution_of(MOVES)
DETOUR = (*Alg("F F' D D'").moves(3), *inverse(MOVES))
BY_HAND = replace(
    answer_of(DETOUR, "cfop"),
    stages=(Stage.of_steps("cross", "a cross first", (Step("all at once", DETOUR, "turn"),)),),
)
TURN = Alg("D").moves(3)[0]


@pytest.fixture
def solvers(monkeypatch):
    """Two-phase has a short answer, CFOP a long one."""
    fakes = {"two-phase": FakeSolver(SHORT), "cfop": FakeSolver(BY_HAND)}
    monkeypatch.setattr(app, "solver_for", lambda request: fakes[request.solver])
    return fakes


@pytest.fixture
def person(solvers, monkeypatch, build, qtbot):
    """Somebody in a window whose solvers are not compiled yet."""
    monkeypatch.setattr(app, "load_solvers", lambda control: None)
    return Person(build(Cube.solved(3), MOVES, prepared=False), qtbot)


class Person:
    """Uses the window."""

    def __init__(self, program, qtbot):
        self.program, self.qtbot = program, qtbot
        self.document = program.document
        program.window.show_page("solve")
        self.panel = program.feature("solve").panel

    def solve(self):
        """Ask for an answer and wait for the one by hand."""
        self.panel.answer.start_button.click()
        self.wait_for(BY_HAND)

    def wait_for(self, answer):
        self.qtbot.waitUntil(lambda: self.moves == answer.moves, timeout=WAIT_MS)

    def compile(self):
        """Let the compiler be done and wait for the short answer in the list."""
        self.program.preparation.start()
        self.qtbot.waitUntil(lambda: not self.program.board.is_working, timeout=WAIT_MS)

    @property
    def moves(self):
        return self.document.timeline.moves

    @property
    def run(self):
        (run,) = self.program.board.runs
        return run

    @property
    def note(self):
        return self.program.window.timeline.note.text()


def test_an_answer_by_hand_stands_there_first_and_says_what_it_is(person):
    person.solve()
    assert person.run.state is RunState.COMPILING
    assert person.run.answers == (BY_HAND,)
    card, (row,) = person.panel.answer, person.panel.rows.values()
    assert card.title.text() == f"{len(DETOUR)} moves"
    assert card.follow_button.isVisible()
    assert card.stop_button.isVisible()
    assert person.note == "By hand; a shorter one is on its way."
    assert card.about.text() == f"{person.note} You can begin already."
    assert row.length.text() == f"{len(DETOUR)} HTM, by hand"


def test_the_short_answer_takes_its_place_in_the_same_edit(person):
    before = person.document.undo_stack.done
    person.solve()
    person.compile()
    assert person.moves == SHORT.moves
    assert person.run.answers == (SHORT,)
    assert person.note == ""
    assert person.document.undo_stack.done == before + 1


def test_a_short_answer_of_the_same_length_takes_its_place_as_well(person, solvers):
    same = replace(BY_HAND, stages=answer_of(DETOUR).stages, method="two-phase")
    other = (*Alg("D D' F F'").moves(3), *inverse(MOVES))
    solvers["two-phase"].results = [replace(same, stages=(Stage("all", other),))]
    person.solve()
    person.compile()
    assert person.moves == other


def test_who_has_begun_keeps_it_and_finds_the_shorter_one_beside_it(person):
    person.solve()
    person.document.step(1)
    person.compile()
    assert person.moves == BY_HAND.moves
    assert person.document.cursor == 1
    assert person.panel.answer.title.text() == f"{len(MOVES)} moves"
    assert "By now there is a shorter one" in person.note
    person.panel.answer.follow_button.click()
    assert person.moves == SHORT.moves


def test_who_follows_it_keeps_it_and_is_offered_the_shorter_one(person):
    person.solve()
    person.panel.answer.follow_button.click()
    follow = person.program.feature("follow").panel
    assert follow.shorter_words.text() == "By hand; a shorter one is on its way."
    assert not follow.shorter_button.isVisible()
    person.compile()
    assert person.moves == BY_HAND.moves
    told = "By hand. By now there is a shorter one, of about 4 moves."
    assert follow.shorter_words.text() == person.note == told
    follow.shorter_button.click()
    assert person.moves == SHORT.moves
    assert not follow.shorter_words.isVisible()


def test_the_shorter_one_is_looked_for_from_where_the_user_is(person, solvers):
    person.solve()
    person.panel.answer.follow_button.click()
    follow = person.program.feature("follow").panel
    follow.next_button.click()
    here = person.document.cube
    person.compile()
    rest = replace(SHORT, stages=(Stage("all", BY_HAND.moves[1:]),))
    solvers["two-phase"].results = [rest]
    follow.shorter_button.click()
    person.wait_for(rest)
    assert person.document.timeline.start == here


def test_nothing_is_offered_where_less_is_left_than_the_shorter_one_has(person):
    person.solve()
    person.panel.answer.follow_button.click()
    person.program.player.go_to(len(BY_HAND.moves) - 2)
    person.compile()
    follow = person.program.feature("follow").panel
    person.qtbot.waitUntil(lambda: person.document.cursor == len(BY_HAND.moves) - 2)
    assert not follow.shorter_button.isVisible()
    assert person.note == ""


def test_a_search_that_is_stopped_keeps_the_answer_by_hand(person, solvers):
    person.solve()
    person.program.shell.commands["cancel"].trigger()
    assert person.run.state is RunState.STOPPED
    assert person.run.answers == (BY_HAND,)
    assert person.moves == BY_HAND.moves
    assert person.note == "By hand. The search for a shorter one is over."
    person.compile()
    assert not solvers["two-phase"].asked


def test_a_cube_that_is_changed_meanwhile_gets_no_answer(person, solvers):
    solvers["cfop"].released.clear()
    person.panel.answer.start_button.click()
    person.qtbot.waitUntil(solvers["cfop"].searching.is_set, timeout=WAIT_MS)
    person.document.turn(TURN)
    solvers["cfop"].released.set()
    person.compile()
    assert person.moves == (*MOVES, TURN)


def test_closing_the_window_ends_the_look_by_hand(person, solvers):
    solvers["cfop"].released.clear()
    person.panel.answer.start_button.click()
    person.qtbot.waitUntil(solvers["cfop"].searching.is_set, timeout=WAIT_MS)
    person.program.window.close()
    assert solvers["cfop"].stopped.wait(10)
    assert person.program.is_stopped


def test_a_method_by_hand_that_finds_nothing_says_nothing(person, solvers):
    solvers["cfop"].fault = ZeroDivisionError("oops")
    person.panel.answer.start_button.click()
    person.compile()
    assert person.moves == SHORT.moves


def test_of_a_solved_cube_nothing_is_said_about_hands(person, solvers):
    person.document.load(Cube.solved(3), "solved")
    solvers["cfop"].results = solvers["two-phase"].results = [answer_of((), "cfop")]
    person.panel.answer.start_button.click()
    person.qtbot.waitUntil(lambda: bool(person.run.answers), timeout=WAIT_MS)
    assert person.run.state is RunState.COMPILING
    assert person.panel.answer.title.text() == "The cube is solved"
    assert person.note == ""


def test_another_target_waits_for_its_own_answer(person, solvers):
    target = Cube.solved(3).apply(TURN)
    person.program.solving.solve((SolveRequest("two-phase"),), Target(target, "one turn"))
    assert person.run.state is RunState.COMPILING
    person.compile()
    assert not solvers["cfop"].asked


@pytest.mark.slow
@pytest.mark.parametrize("size", FIRST_SIZES)
def test_a_window_with_an_empty_cache_answers_any_size_by_hand(size):
    answer = first_answer(size)
    assert answer.is_by_hand
    assert answer.solves


def waiting(request, size=3, state=RunState.COMPILING, goal=""):
    return Run(1, request, size, goal, state)


@every(
    "size, solver, by_hand",
    [
        (2, "two-by-two", "ortega"),
        (3, "two-phase", "cfop"),
        (3, "optimal", "cfop"),
        *((size, "big-cube", "reduction") for size in (4, 5, 6, 7)),
    ],
)
def test_every_size_has_a_method_by_hand_that_is_quick(size, solver, by_hand):
    limits = Limits(metric=Metric.QTM, max_length=30, time_s=1.0)
    first = first_request(waiting(SolveRequest(solver, limits), size))
    assert first == SolveRequest(by_hand, replace(limits, time_s=None))


@every(
    "run",
    [
        waiting(SolveRequest("two-phase"), goal="superflip"),
        waiting(SolveRequest("two-phase", Limits(turns=parse_turns("U R")))),
        waiting(SolveRequest("optimal", every=True)),
        waiting(SolveRequest("cfop")),
        waiting(SolveRequest("big-cube"), size=11),
    ],
)
def test_what_no_method_by_hand_answers_waits(run):
    assert first_request(run) is None
