"""The timer's page: scramble, time, averages, and the session's times."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEvent, QObject, QSignalBlocker, Qt
from PySide6.QtGui import QHideEvent, QKeyEvent, QShowEvent
from PySide6.QtWidgets import QApplication, QCheckBox, QWidget

from cubeapp.engine.geometry import cube_name
from cubeapp.engine.practice.solves import Book, Solve
from cubeapp.engine.practice.statistics import Statistics
from cubeapp.engine.practice.stopwatch import Phase
from cubeapp.engine.scramblers.base import Scramble
from cubeapp.language import tr
from cubeapp.ui.controls.marked_edit import MarkedEdit
from cubeapp.ui.controls.note import Note
from cubeapp.ui.controls.panel import button, heading, row, stack
from cubeapp.ui.document.document import Change
from cubeapp.ui.scene.theme import WCA
from cubeapp.ui.shell.feature import Shell
from cubeapp.ui.train.statistics.average_table import AverageTable
from cubeapp.ui.train.statistics.time_chart import TimeChart
from cubeapp.ui.train.timer.model import TimerModels
from cubeapp.ui.train.timer.session_box import SessionBox
from cubeapp.ui.train.timer.solve_box import SolveBox
from cubeapp.ui.train.timer.time_face import TimeFace
from cubeapp.ui.train.timer.time_list import TimeList

MAX_MOVES_SHOWN = 150
"""A longer scramble would push everything else out of sight; it can be copied."""


class TimerPage(QWidget):
    """Shows the timer and a session of times."""

    def __init__(
        self, models: TimerModels, shell: Shell, reveal: Callable[[QWidget], None]
    ) -> None:
        """Show the times of the open session.

        Args:
            models: the clock, the replays, the scrambles and the times.
            shell: has the views, the settings and the place for messages.
            reveal: scrolls a part of the page into sight.
        """
        super().__init__()
        self._models = models
        self._timing, self._replay = models.timing, models.replay
        self._book, self._supply = models.book, models.supply
        self._shell = shell
        self._reveal = reveal
        self._takes_every_key = False
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
        self.face = TimeFace(models)
        self.push_button = button(tr("Start"), "")
        self.inspects_box = QCheckBox(tr("&Inspection"))
        self.on_screen_box = QCheckBox(tr("On sc&reen"))
        self.solve_box = SolveBox(models)
        self.undo_button = button(tr("Undo"), "")
        self.redo_button = button(tr("Redo"), "")
        self.averages = AverageTable()
        self.chart = TimeChart()
        self.sessions = SessionBox(models.book, shell.status)
        self.list = TimeList(models)
        self.empty_note = Note(tr("No times yet: they will stand here, and are saved in a file."))
        self._explain()
        self._lay_out()
        self._connect()
        self._connect_models()
        settings = shell.settings
        self.set_choices(inspects=settings.inspects, on_screen=settings.solves_on_screen)
        self.set_scramble(self._supply.current)
        self.set_undoable("", "")
        self.set_book(Book())

    # What is shown

    def set_scramble(self, scramble: Scramble | None) -> None:
        """Show what is to be solved now; ``None`` while it is being made."""
        self._scramble = scramble
        if scramble is None or scramble.alg is None:
            self.set_making(tr("The scramble is being made …"))
        else:
            words = scramble.alg.split(" ", MAX_MOVES_SHOWN)
            is_long = len(words) > MAX_MOVES_SHOWN
            shown = " ".join(words[:MAX_MOVES_SHOWN]) + (" …" if is_long else "")
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
            with QSignalBlocker(box):
                box.setChecked(on)

    def set_book(self, book: Book) -> None:
        """Show the sessions and the times of the open one."""
        session = book.session
        statistics = Statistics(session.results)
        self.sessions.set_book(book)
        self.averages.set_statistics(statistics)
        self.chart.set_statistics(statistics)
        self.list.set_session(session, statistics)
        self.empty_note.setVisible(not session.solves)
        self.averages.setVisible(bool(session.solves))
        self._averages_heading.setVisible(bool(session.solves))

    def set_undoable(self, done: str, undone: str) -> None:
        """Show what can be undone and redone; empty where nothing can."""
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
        changes = self._book.changes
        self.face.pressed.connect(self._on_pressed)
        self.push_button.clicked.connect(self._push)
        self.inspects_box.toggled.connect(self._set_inspects)
        self.on_screen_box.toggled.connect(self._set_on_screen)
        self.next_button.clicked.connect(self._next)
        self.show_button.clicked.connect(self._show_scramble)
        self.copy_button.clicked.connect(self._copy)
        self.undo_button.clicked.connect(lambda: changes.undo())
        self.redo_button.clicked.connect(lambda: changes.redo())
        self.list.looked_at.connect(self._on_looked_at)
        for each in (*self.solve_box.change_buttons, self.undo_button, self.redo_button):
            # The next Space means the timer again.
            each.clicked.connect(lambda: self.face.setFocus())

    def _connect_models(self) -> None:
        self._book.changed.connect(self.set_book)
        self._book.changes.changed.connect(self.set_undoable)
        self._supply.changed.connect(self.set_scramble)
        self._supply.progressed.connect(self.set_making)
        self._supply.scrambler.choice.changed.connect(self._follow_choice)
        self._shell.document.changed.connect(self._on_document_changed)
        self._timing.ticked.connect(self._show_push)
        self._timing.phase_changed.connect(self._on_phase_changed)
        self._timing.solved.connect(self._on_solved)
        self._replay.ticked.connect(self._show_push)

    # Events

    def showEvent(self, event: QShowEvent) -> None:
        """Show what is there by now, and take the keys."""
        super().showEvent(event)
        self._book.refresh()
        self._follow_choice()
        self._show_time()
        self._take_keys()
        self._reveal(self.face)

    def hideEvent(self, event: QHideEvent) -> None:
        """Give up what was begun."""
        super().hideEvent(event)
        self._models.give_up()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Stop the clock at any key, whatever has the focus, before it means anything else."""
        if not isinstance(event, QKeyEvent) or not isinstance(watched, QWidget):
            return super().eventFilter(watched, event)
        if watched.window() is not self.window():
            return super().eventFilter(watched, event)
        if event.type() == QEvent.Type.ShortcutOverride:
            event.accept()
            return True
        if event.type() == QEvent.Type.KeyPress:
            if event.key() == Qt.Key.Key_Escape:
                self._models.give_up()
            elif not event.isAutoRepeat():
                self._timing.press()
            return True
        return super().eventFilter(watched, event)

    # Gestures

    def _on_pressed(self) -> None:
        self._reveal(self.face)
        self._look_at_cube()

    def _push(self) -> None:
        # The next key is meant for the timer.
        self.face.setFocus()
        if self._replay.is_on:
            self._replay.stop()
        elif self._timing.on_screen and self._timing.is_on:
            self._timing.give_up()
        else:
            self._timing.push()
            self._look_at_cube()

    def _look_at_cube(self) -> None:
        """Give the cube the keys while it is to be solved on screen."""
        if self._timing.on_screen and self._timing.is_on:
            self._shell.stage.cube_view.setFocus()

    def _set_inspects(self, inspects: bool) -> None:
        self._shell.settings.inspects = inspects
        self._timing.set_inspects(inspects)
        self._show_time()
        self._take_keys()

    def _set_on_screen(self, on_screen: bool) -> None:
        self._shell.settings.solves_on_screen = on_screen
        self._timing.set_on_screen(on_screen)
        self._show_time()
        self._take_keys()

    def _next(self) -> None:
        self._supply.advance()
        self._take_keys()

    def _show_scramble(self) -> None:
        if self._scramble is not None:
            self._supply.scrambler.show(self._scramble, play=False)

    def _copy(self) -> None:
        if self._scramble is not None:
            self._shell.status.copy(self._scramble.alg or "")

    def _on_looked_at(self, number: int | None) -> None:
        self.solve_box.set_solve(self.list.chosen, number or 0)

    def _show_hold(self) -> None:
        made = self._scramble
        size = "" if made is None else f"{cube_name(made.cube.size)} · "
        self.hold_note.say(f"{size}{self._hold}")

    # What happened

    def _take_keys(self) -> None:
        """Give the timer the keys, unless the user goes through the panels by keyboard."""
        focus = QApplication.focusWidget()
        if focus is None or focus in self._shell.stage.views or focus.underMouse():
            self.face.setFocus()

    def _follow_choice(self) -> None:
        """Make scrambles of the chosen recipe while the page is seen and no solve is under way."""
        if self.isVisible() and not self._timing.is_on:
            self._supply.follow_choice()

    def _on_solved(self, solve: Solve) -> None:
        self.list.choose(len(self._book.book.session.solves) - 1)
        if solve.is_recorded:
            self.face.setFocus()
        self._follow_choice()

    def _show_time(self) -> None:
        self.face.refresh()
        self._show_push()

    def _show_push(self) -> None:
        self.set_push(*self._push_words(self._timing.phase))

    def _on_document_changed(self, change: Change) -> None:
        if change.is_jump:
            self._follow_choice()

    def _on_phase_changed(self, phase: Phase) -> None:
        """Watch every key while the clock runs for a cube in the hand, and only then."""
        takes = phase is Phase.RUNNING and not self._timing.on_screen
        if takes != self._takes_every_key:
            self._takes_every_key = takes
            application = QApplication.instance()
            if application is not None and takes:
                application.installEventFilter(self)
            elif application is not None:
                application.removeEventFilter(self)

    def _push_words(self, phase: Phase) -> tuple[str, str]:
        if self._replay.is_on:
            return tr("Stop watching"), tr("Stay where the replay is")
        if self._timing.on_screen:
            if phase is Phase.READY:
                return tr("Scramble and start"), tr(
                    "Show the scrambled cube; its first turn starts"
                )
            return tr("Give up"), tr("No time is saved (Esc)")
        if phase is Phase.READY and self._timing.inspects:
            return tr("Inspect"), tr("Begin the 15 seconds of inspection")
        if phase is Phase.RUNNING:
            return tr("Stop"), tr("Stop the clock (any key)")
        return tr("Start"), tr("Start the clock at once")
