"""The timer's half of the practice panel: scramble, time, averages, and the session's times."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QCheckBox, QWidget

from cubeapp.engine.geometry import cube_name
from cubeapp.engine.practice.solves import Book, Session, Solve
from cubeapp.engine.practice.statistics import Statistics
from cubeapp.engine.scramblers.base import Scramble
from cubeapp.language import tr
from cubeapp.ui.controls.marked_edit import MarkedEdit
from cubeapp.ui.controls.note import Note
from cubeapp.ui.controls.panel import button, heading, row, stack
from cubeapp.ui.scene.theme import WCA
from cubeapp.ui.train.statistics.average_table import AverageTable
from cubeapp.ui.train.statistics.time_chart import TimeChart
from cubeapp.ui.train.timer.session_box import SessionBox
from cubeapp.ui.train.timer.solve_box import SolveBox
from cubeapp.ui.train.timer.time_face import TimeFace
from cubeapp.ui.train.timer.time_list import TimeList

MOST_MOVES_SHOWN = 150
"""A longer scramble would push everything else out of sight; it can be copied."""


class TimerPage(QWidget):
    """Shows the timer and a session, and tells what the person wants of them."""

    push_requested = Signal()
    """The next step of a solve: inspect, start, stop."""
    inspects_changed = Signal(bool)
    on_screen_changed = Signal(bool)
    next_requested = Signal()
    """Another scramble is wanted."""
    show_requested = Signal(object)
    """This `Scramble` is to be shown on screen."""
    copy_requested = Signal(str)
    solve_changed = Signal(int, object, str)
    """(number, `Solve`, name): the solve of this number, from 0, is to be this one."""
    delete_requested = Signal(int)
    """The solve of this number is to be deleted."""
    replay_requested = Signal(object)
    """This `Solve` is to be seen again."""
    undo_requested = Signal()
    redo_requested = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._session = Session("")
        self._scramble: Scramble | None = None
        self._hold = WCA.usual_hold
        self.scramble_edit = MarkedEdit(most_lines=6)
        self.scramble_edit.setReadOnly(True)
        self.scramble_edit.setAccessibleName(tr("Scramble to be solved"))
        self.hold_note = Note()
        self.next_button = button(tr("&Next"), tr("Take another scramble"))
        self.show_button = button(
            tr("Sh&ow"), tr("Show the scrambled cube on screen, to compare yours")
        )
        self.copy_button = button(tr("Cop&y"), tr("Put the scramble on the clipboard"))
        self.face = TimeFace()
        self.push_button = button(tr("Start"), "")
        self.inspects_box = QCheckBox(tr("&Inspection"))
        self.on_screen_box = QCheckBox(tr("On sc&reen"))
        self.solve_box = SolveBox()
        self.undo_button = button(tr("Undo"), "")
        self.redo_button = button(tr("Redo"), "")
        self.averages = AverageTable()
        self.chart = TimeChart()
        self.sessions = SessionBox()
        self.list = TimeList()
        self.empty_note = Note(tr("No times yet: they will stand here, and are kept in a file."))
        self._explain()
        self._lay_out()
        self._connect()
        self.set_scramble(None)
        self.set_undoable("", "")
        self.set_book(Book())

    # What is shown

    def set_scramble(self, scramble: Scramble | None) -> None:
        """Show what is to be solved now; ``None`` while it is being made."""
        self._scramble = scramble
        if scramble is None or scramble.alg is None:
            self.set_making(tr("The scramble is being made …"))
        else:
            words = scramble.alg.split(" ", MOST_MOVES_SHOWN)
            is_long = len(words) > MOST_MOVES_SHOWN
            shown = " ".join(words[:MOST_MOVES_SHOWN]) + (" …" if is_long else "")
            self.scramble_edit.setPlainText(shown)
        for part in (self.show_button, self.copy_button, self.next_button):
            part.setEnabled(scramble is not None)
        self._show_hold()

    def set_making(self, text: str) -> None:
        """Say in the scramble's place what is done for it."""
        self.scramble_edit.setPlainText(text)

    def set_hold(self, hold: str) -> None:
        """Say in these words how the solved cube is held."""
        self._hold = hold
        self._show_hold()

    def set_push(self, text: str, tip: str) -> None:
        """Let the large button say what it does now."""
        self.push_button.setText(text)
        self.push_button.setToolTip(tip)
        self.push_button.setAccessibleName(text)

    def set_choices(self, *, inspects: bool, on_screen: bool) -> None:
        """Show how solves are timed."""
        for box, on in ((self.inspects_box, inspects), (self.on_screen_box, on_screen)):
            box.blockSignals(True)
            box.setChecked(on)
            box.blockSignals(False)

    def set_book(self, book: Book) -> None:
        """Show the sessions and the times of the open one."""
        self._session = session = book.session
        statistics = Statistics(session.results)
        self.sessions.set_book(book)
        self.averages.set_statistics(statistics)
        self.chart.set_statistics(statistics)
        self.list.set_session(session, statistics)
        self.empty_note.setVisible(not session.solves)
        self.averages.setVisible(bool(session.solves))
        self._averages_heading.setVisible(bool(session.solves))

    def set_undoable(self, done: str, undone: str) -> None:
        """Tell what can be undone and what can be done again; empty where nothing can."""
        self.undo_button.setEnabled(bool(done))
        self.redo_button.setEnabled(bool(undone))
        for part in (self.undo_button, self.redo_button):
            part.setVisible(bool(done or undone))
        self.undo_button.setToolTip(
            tr("Undo: {what}").format(what=done) if done else tr("Undo the last change of times")
        )
        self.redo_button.setToolTip(
            tr("Redo: {what}").format(what=undone) if undone else tr("Do it again")
        )

    # Construction

    def _explain(self) -> None:
        self.inspects_box.setToolTip(
            tr(
                "15 seconds to look at the cube first: a start after that costs 2 seconds, after\n"
                "17 the solve"
            )
        )
        self.on_screen_box.setToolTip(
            tr(
                "Solve the cube on screen: the first turn starts the clock, the last one stops "
                "it,\n"
                "and the moves are recorded"
            )
        )

    def _lay_out(self) -> None:
        self._averages_heading = heading(tr("This session"), self.list)
        stack(
            self,
            self.scramble_edit,
            self.hold_note,
            row(self.next_button, self.show_button, self.copy_button),
            self.face,
            self.push_button,
            row(self.inspects_box, self.on_screen_box),
            self.solve_box,
            row(self.undo_button, self.redo_button),
            self._averages_heading,
            self.averages,
            self.chart,
            self.sessions,
            self.list,
            self.empty_note,
        )

    def _connect(self) -> None:
        self.push_button.clicked.connect(self._push)
        self.inspects_box.toggled.connect(self.inspects_changed)
        self.on_screen_box.toggled.connect(self.on_screen_changed)
        self.next_button.clicked.connect(lambda: self.next_requested.emit())
        self.show_button.clicked.connect(lambda: self.show_requested.emit(self._scramble))
        self.copy_button.clicked.connect(self._copy)
        self.undo_button.clicked.connect(lambda: self.undo_requested.emit())
        self.redo_button.clicked.connect(lambda: self.redo_requested.emit())
        self.list.looked_at.connect(self._on_looked_at)
        self.list.replay_requested.connect(self._replay)
        self.list.delete_requested.connect(self._delete)
        self.solve_box.changed.connect(self._on_solve_changed)
        self.solve_box.replay_requested.connect(self._replay)
        self.solve_box.delete_requested.connect(self._delete)
        for each in (*self.solve_box.change_buttons, self.undo_button, self.redo_button):
            # The next Space means the timer again.
            each.clicked.connect(lambda: self.face.setFocus())

    # Gestures

    def _push(self) -> None:
        # The next key is meant for the timer.
        self.face.setFocus()
        self.push_requested.emit()

    def _copy(self) -> None:
        if self._scramble is not None:
            self.copy_requested.emit(self._scramble.alg or "")

    @property
    def _chosen(self) -> Solve | None:
        number = self.list.number
        return None if number is None else self._session.solves[number]

    def _on_looked_at(self, number: int | None) -> None:
        self.solve_box.set_solve(self._chosen, 0 if number is None else number + 1)

    def _on_solve_changed(self, solve: Solve, name: str) -> None:
        if self.list.number is not None:
            self.solve_changed.emit(self.list.number, solve, name)

    def _replay(self) -> None:
        chosen = self._chosen
        if chosen is not None and chosen.is_recorded:
            self.replay_requested.emit(chosen)

    def _delete(self) -> None:
        if self.list.number is not None:
            self.delete_requested.emit(self.list.number)

    def _show_hold(self) -> None:
        made = self._scramble
        size = "" if made is None else f"{cube_name(made.cube.size)} · "
        self.hold_note.say(f"{size}{self._hold}")
