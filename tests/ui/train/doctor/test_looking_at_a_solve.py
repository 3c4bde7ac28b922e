"""Looking at a solve through the window."""

import time

import pytest
from PySide6.QtCore import QPointF, Qt

from cubeapp.engine.model.cube import Cube
from cubeapp.engine.model.moves import inverse
from cubeapp.engine.notation.alg import Alg
from cubeapp.engine.notation.parsing import format_moves
from cubeapp.engine.practice.solves import Solve
from cubeapp.engine.solvers.control import Progress
from cubeapp.engine.text import Text
from cubeapp.ui.train.doctor import model as doctor_model
from tests.ui.windows import discard, opened

pytestmark = pytest.mark.usefixtures("unpainted")

WAIT_MS = 120_000
"""The first search on a machine compiles it."""
SOLUTION = (
    "F2 U U' R2 B2 L2 U R U' R' y U R U' R' y' U' L' U L y2 U R U' R' "
    "r U R' U R U2 r' U R U R' U' R' F R2 U' R' U' R U R' F' U"
)
MOVES = Alg(SOLUTION).moves(3)
SCRAMBLE = format_moves(inverse(MOVES), 3)
STEPS = ["Cross", "F2L 1 FR", "F2L 2 FR", "F2L 3 FL", "F2L 4 FR", "OLL 7", "PLL T", "AUF"]
ON_SCREEN = Solve(
    300 * len(MOVES),
    scramble=SCRAMBLE,
    alg=SOLUTION,
    times_ms=tuple(300 * number for number in range(1, len(MOVES) + 1)),
    date="2026-05-01T12:00:00+00:00",
)


class Desk:
    """A window with the panel in front."""

    def __init__(self, program, qtbot):
        self.program, self.qtbot = program, qtbot
        program.player.tempo = 1000.0
        self.feature = program.feature("doctor")
        self.model, self.document = self.feature.model, program.document
        self.book = program.feature("practice").timer.book
        program.window.shell.commands["doctor"].trigger()
        self.panel = self.feature.panel

    def paste(self, text):
        self.panel.edit.setPlainText(text)
        self.panel.read_button.click()

    def wait(self):
        """Wait until all is read and found."""
        tasks = self.program.shell.tasks
        self.qtbot.waitUntil(
            lambda: not self.model.is_working and not tasks.is_busy, timeout=WAIT_MS
        )

    def read(self, text=f"{SCRAMBLE} // scramble\n{SOLUTION}"):
        self.paste(text)
        self.wait()

    def column(self, number):
        table = self.panel.table
        return [table.item(row, number).text() for row in range(table.rowCount())]

    def press(self, step, is_better):
        place = self.panel.lanes.band(step, is_better).center()
        self.qtbot.mouseClick(
            self.panel.lanes, Qt.MouseButton.LeftButton, pos=QPointF(place).toPoint()
        )


@pytest.fixture(scope="module")
def program(qapp, pytestconfig):
    made = opened(pytestconfig, prepared=False)
    yield made
    discard(made)


@pytest.fixture
def desk(program, qtbot):
    made = Desk(program, qtbot)
    yield made
    made.model.cancel()
    for _ in made.book.book.sessions:
        made.book.delete_session()
    program.document.load(Cube.solved(3), "")


@pytest.fixture
def read_desk(desk):
    desk.read()
    return desk


def waiting(started):
    """Work that goes on until it is cancelled; tells when it has begun."""

    def work(_reading, _reports, control):
        started.append(control)
        while True:
            control.checkpoint(Progress(Text("waiting")))
            time.sleep(0.005)
            yield from ()

    return work


def test_a_pasted_solve_is_shown_in_its_steps_beside_the_best(read_desk):
    desk, timeline = read_desk, read_desk.document.timeline
    assert desk.column(0) == STEPS
    assert desk.column(1) == ["6", "4", "4", "4", "4", "7", "15", "1"]
    assert desk.column(2)[0] == "4"
    assert [desk.panel.table.isColumnHidden(column) for column in (3, 4)] == [True, True]
    assert desk.panel.title.text() == "CFOP · 45 turns"
    assert desk.panel.words.text().startswith("Cross: 6 turns; the shortest has 4, 2 fewer.")
    assert (timeline.start, timeline.moves) == (Cube.from_alg(SCRAMBLE), MOVES)
    assert len(timeline.sections) == len(STEPS)
    assert desk.document.cursor == 0
    desk.read(f"{SCRAMBLE} // {SOLUTION} // in one line")
    assert (desk.column(0), desk.document.timeline.moves) == (STEPS, MOVES)


def test_a_step_that_was_skipped_has_nothing_to_be_played(desk):
    desk.read("U2 // U2")
    panel = desk.panel
    assert panel.words.text() == "Cross: It was skipped, as it was done already."
    plays = (panel.play_button, panel.better_button)
    assert not any(each.isVisible() for each in plays)
    panel.table.setCurrentCell(panel.table.rowCount() - 1, 0)
    assert [each.isVisible() for each in plays] == [True, False]
    desk.read("U2 // U2 R R'")
    panel.table.setCurrentCell(panel.table.rowCount() - 1, 0)
    assert panel.words.text() == "Rest: Everything was done before that."
    assert [each.isVisible() for each in plays] == [True, False]


@pytest.mark.parametrize(
    ("text", "span", "said"),
    [
        ("R U q F\nU2", (4, 5), "Line 1, character 5: scramble: 'q' is not a move"),
        ("R U\nU' R* F", (8, 9), "Line 2, character 5"),
        ("R U F", (0, 5), "A scramble and below it a solution"),
        ("R " * 20_000, None, "too long"),
    ],
)
def test_what_cannot_be_read_is_outlined_and_said(desk, text, span, said):
    desk.paste(text)
    panel = desk.panel
    assert said in panel.problem.text()
    assert panel.edit.marked == span
    panel.edit.setPlainText("R U")
    assert (panel.problem.text(), panel.edit.marked) == ("", None)


def test_a_step_that_is_chosen_is_where_the_stage_is(read_desk):
    desk = read_desk
    desk.panel.table.setCurrentCell(5, 0)
    assert desk.document.cursor == 25
    assert desk.panel.words.text().startswith("OLL 7: ")
    desk.press(0, is_better=False)
    assert (desk.document.cursor, desk.panel.table.currentRow()) == (0, 0)
    # Walking along the timeline of the stage leads from step to step.
    desk.program.player.go_to(8)
    table = desk.panel.table
    assert table.currentRow() == 1
    place = table.visualItemRect(table.item(1, 0)).center()
    desk.qtbot.mouseClick(table.viewport(), Qt.MouseButton.LeftButton, pos=place)
    assert (desk.document.cursor, table.currentRow()) == (6, 1)


def test_the_better_line_is_played_from_the_cube_before_the_step(read_desk):
    desk, document = read_desk, read_desk.document
    before = document.timeline
    desk.press(0, is_better=True)
    assert (document.timeline.start, document.cursor) == (before.start, 0)
    assert len(document.timeline) == 4
    desk.panel.better_button.click()
    desk.qtbot.waitUntil(lambda: document.cursor == 4)
    assert desk.panel.play_button.isVisible()
    desk.panel.table.setCurrentCell(1, 0)
    assert document.timeline is before
    assert (document.cursor, desk.panel.table.currentRow()) == (6, 1)
    assert not desk.panel.better_button.isEnabled()
    document.undo_stack.undo()
    assert document.timeline is not before


def test_a_step_is_played_as_it_was_done(read_desk):
    desk = read_desk
    desk.panel.table.setCurrentCell(1, 0)
    desk.qtbot.keyClick(desk.panel.table, Qt.Key.Key_Return)
    desk.qtbot.waitUntil(lambda: desk.document.cursor == 10)
    desk.qtbot.waitUntil(lambda: not desk.program.player.is_playing)
    assert desk.document.cursor == 10
    assert desk.panel.table.currentRow() == 1


def test_a_step_with_times_is_played_in_its_own_time(desk, monkeypatch):
    played = []
    monkeypatch.setattr(desk.program.player, "play", lambda **asked: played.append(asked))
    timed = SOLUTION.replace("F2 U U' R2", "F2@1.0 U@1.5 U'@1.75 R2@61.75", 1)
    desk.read(f"{SCRAMBLE}\n{timed}")
    desk.panel.play_button.click()
    assert played[0]["until"] == 6
    assert played[0]["pace_s"][:4] == (1.0, 0.5, 0.25, doctor_model.LONGEST_S)


def test_a_solve_of_the_timer_is_looked_at_from_there(desk):
    desk.book.add(ON_SCREEN)
    desk.program.window.show_page("practice")
    button = desk.program.feature("practice").page.face_card.solve_box.look_button
    assert button.isVisible()
    button.click()
    assert desk.feature.is_shown
    desk.wait()
    assert desk.column(0) == STEPS
    assert desk.column(3)[:3] == ["0.30", "0.30", "0.60"]
    assert desk.column(4)[0] == "3.3"
    for solve in (Solve(1000, scramble="R"), Solve(1000, size=2, alg="R", times_ms=(900,))):
        desk.book.add(solve)
        assert not button.isVisibleTo(button.parentWidget())


def test_the_habit_over_the_last_solves_is_told(desk):
    habit = desk.panel.habit_note
    desk.qtbot.waitUntil(lambda: "Solve on screen with the timer" in habit.text())
    for number in range(3):
        desk.book.add(Solve(**{**values(ON_SCREEN), "comment": str(number)}))
    desk.qtbot.waitUntil(lambda: "turns of the whole cube" in habit.text(), timeout=WAIT_MS)
    assert "over the last 3 solves" in habit.text()
    assert desk.panel.others.text()
    # Somebody else's solve that is pasted is no habit of one's own.
    assert "last 50 solves on screen" in desk.panel.counted_note.text()
    told = habit.text()
    desk.read()
    assert habit.text() == told


def values(solve):
    return {name: getattr(solve, name) for name in solve.__dataclass_fields__}


def test_a_search_that_is_cancelled_leaves_what_was_read(desk, monkeypatch):
    started = []
    monkeypatch.setattr(doctor_model, "with_best", waiting(started))
    desk.paste(f"{SCRAMBLE}\n{SOLUTION}")
    desk.qtbot.waitUntil(lambda: bool(started), timeout=WAIT_MS)
    assert desk.panel.busy.isVisible()
    desk.qtbot.keyClick(desk.panel, Qt.Key.Key_Escape)
    assert not desk.panel.busy.isVisible()
    assert desk.column(0) == STEPS
    assert set(desk.column(2)) == {""}
    assert not desk.panel.better_button.isEnabled()
    # Where the better line is not known its band leads to the step.
    desk.press(1, is_better=True)
    assert (desk.panel.table.currentRow(), desk.document.cursor) == (1, 6)


def test_the_window_closes_while_a_solve_is_looked_at(build, qtbot, monkeypatch):
    started = []
    monkeypatch.setattr(doctor_model, "with_best", waiting(started))
    desk = Desk(build(), qtbot)
    desk.paste(f"{SCRAMBLE}\n{SOLUTION}")
    qtbot.waitUntil(lambda: bool(started), timeout=WAIT_MS)
    desk.program.window.close()
    assert desk.program.is_stopped
