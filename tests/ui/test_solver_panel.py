import pytest

from cubeapp.engine.notation import parse
from cubeapp.engine.search.control import Limits, Progress
from cubeapp.engine.solvers.base import Solution, Stage, Stats
from cubeapp.ui.widgets.solver_panel import SolverPanel, format_count


def solution(text, proven=False, seconds=0.0017):
    stage = Stage("all", parse(text, 3).moves)
    return Solution("two-phase", 3, (stage,), Stats(seconds, 1), proven)


@pytest.fixture
def panel(qtbot):
    panel = SolverPanel()
    qtbot.addWidget(panel)
    panel.resize(280, 600)
    panel.show()
    panel.set_solvers(("two-phase",))
    panel.set_missing("")
    return panel


def emitted(signal):
    values = []
    signal.connect(lambda *arguments: values.append(arguments))
    return values


def test_solving_asks_for_the_first_answer_unless_said_otherwise(panel):
    asked = emitted(panel.solve_requested)
    panel.solve_button.click()
    assert asked == [("two-phase", Limits())]


def test_improving_asks_for_so_many_seconds(panel):
    asked = emitted(panel.solve_requested)
    panel.keep_improving.click()
    panel.seconds.setValue(25)
    panel.solve_button.click()
    assert asked == [("two-phase", Limits(time_s=25.0))]


def test_what_is_always_shortest_has_nothing_to_improve(panel):
    panel.keep_improving.click()
    panel.set_solvers(("two-by-two",))
    asked = emitted(panel.solve_requested)
    assert not panel.keep_improving.isVisible()
    panel.solve_button.click()
    assert asked == [("two-by-two", Limits())]


def test_a_cube_that_cannot_be_solved_says_what_is_missing(panel):
    asked = emitted(panel.solve_requested)
    panel.set_missing("12 stickers have no colour yet.")
    assert panel.reason.isVisible()
    assert panel.reason.text() == "12 stickers have no colour yet."
    assert not panel.solve_button.isEnabled()
    panel.request_solve()
    assert not asked
    panel.set_missing("")
    assert not panel.reason.isVisible()
    assert panel.solve_button.isEnabled()


def test_a_size_without_a_solver_has_only_the_reason(panel):
    panel.set_solvers(())
    panel.set_missing("There is no solver for 7×7×7 cubes yet.")
    assert panel.reason.isVisible()
    assert not panel.solver_choice.isVisible()
    assert not panel.solve_button.isVisible()


def test_progress_says_what_is_done_how_far_and_how_long(panel):
    panel.set_progress(Progress("building the table", 0.25), 1.24)
    assert panel.activity.text() == "Building the table"
    assert (panel.bar.minimum(), panel.bar.maximum(), panel.bar.value()) == (0, 100, 25)
    panel.set_progress(Progress("phase 1", nodes=2_500_000, best=solution("R U")), 2.0)
    assert panel.figures.text() == "best so far 2 moves · 2.0 s · 2.5 million positions"
    assert panel.bar.maximum() == 0
    assert panel.cancel_button.text() == "Stop and use the best"


def test_cancel_asks_to_stop(panel):
    asked = emitted(panel.cancel_requested)
    panel.set_progress(Progress("phase 1"), 0.0)
    panel.cancel_button.click()
    assert len(asked) == 1


def test_stopping_with_an_answer_at_hand_asks_for_that_answer(panel):
    stopped, asked = emitted(panel.cancel_requested), emitted(panel.best_requested)
    panel.set_progress(Progress("phase 1", best=solution("R U")), 0.0)
    panel.cancel_button.click()
    assert (len(stopped), len(asked)) == (1, 1)


def test_an_answer_has_its_lengths_its_time_and_its_moves(panel):
    panel.set_solution(solution("R2 M U'"))
    assert panel.headline.text() == "Solved in 4 moves"
    assert panel.lengths.text().startswith(
        "4 HTM (face turns), 5 QTM (quarter turns), 3 STM (slice turns)."
    )
    assert "1.7 ms" in panel.lengths.text()
    assert panel.moves.text() == "R2 M U'"
    played, copied = emitted(panel.play_requested), emitted(panel.copy_requested)
    panel.play_button.click()
    panel.copy_button.click()
    assert len(played) == 1
    assert copied == [("R2 M U'",)]


def test_a_proven_answer_says_that_none_is_shorter(panel):
    panel.set_solution(solution("R", proven=True))
    assert panel.headline.text() == "Solved in 1 move, none is shorter"


def test_a_solved_cube_has_nothing_to_play(panel):
    panel.set_solution(solution(""))
    assert panel.headline.text() == "Already solved: 0 moves."
    assert not panel.play_button.isVisible()


def test_a_stopped_search_offers_its_best_answer(panel):
    asked = emitted(panel.best_requested)
    panel.set_progress(Progress("phase 1"), 0.0)
    panel.set_stopped(solution("R U"))
    assert "2 moves" in panel.headline.text()
    panel.best_button.click()
    assert len(asked) == 1


def test_a_search_stopped_too_early_offers_nothing(panel):
    panel.set_stopped(None)
    assert panel.headline.isVisible()
    assert not panel.best_button.isVisible()


def test_a_failure_is_told_in_its_own_words(panel):
    panel.set_failure("The disk is full: make room and solve again.")
    assert panel.headline.text() == "The disk is full: make room and solve again."
    panel.clear()
    assert not panel.headline.isVisible()


def test_progress_stays_when_the_timeline_changes(panel):
    panel.set_progress(Progress("phase 1"), 0.0)
    panel.clear()
    assert panel.activity.isVisible()


@pytest.mark.parametrize("width", [240, 280, 500])
def test_nothing_is_cut_off_at_the_side(panel, width):
    panel.set_solution(solution("R2 U' F2 D B L2 " * 4))
    panel.resize(max(width, panel.minimumSizeHint().width()), 600)
    for part in (panel.solve_button, panel.moves, panel.copy_button, panel.lengths):
        right = part.mapTo(panel, part.rect().topRight()).x()
        assert right <= panel.viewport().width()


@pytest.mark.parametrize(
    ("count", "text"),
    [(7, "7"), (12345, "12\u202f345"), (2_500_000, "2.5 million"), (3_100_000_000, "3.1 billion")],
)
def test_large_numbers_can_be_read_at_a_glance(count, text):
    assert format_count(count) == text
