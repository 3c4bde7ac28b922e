"""The timer's page: scramble, time, averages, and the session's times."""

from __future__ import annotations

import math
from collections.abc import Callable

from PySide6.QtCore import QEvent, QObject, QSignalBlocker, Qt
from PySide6.QtGui import QHideEvent, QKeyEvent, QShowEvent
from PySide6.QtWidgets import QApplication, QCheckBox, QMessageBox, QWidget

from cubeapp.engine.english import sentence
from cubeapp.engine.errors import CubeError
from cubeapp.engine.geometry import cube_name
from cubeapp.engine.practice.solves import Book, Session, Solve
from cubeapp.engine.practice.statistics import Statistics
from cubeapp.engine.practice.stopwatch import Phase
from cubeapp.engine.practice.times import INSPECTION_S, TOO_LATE_S, format_result
from cubeapp.engine.scramblers.base import Scramble
from cubeapp.language import counted, mark, tr
from cubeapp.ui.controls.file_dialogs import ask_for_place, file_name
from cubeapp.ui.controls.marked_edit import MarkedEdit
from cubeapp.ui.controls.note import Note
from cubeapp.ui.controls.panel import button, heading, row, stack
from cubeapp.ui.scene.theme import WCA
from cubeapp.ui.services.files import write_file
from cubeapp.ui.shell.feature import Shell
from cubeapp.ui.train.statistics.average_table import AverageTable
from cubeapp.ui.train.statistics.time_chart import TimeChart
from cubeapp.ui.train.timer.model import TimerModels
from cubeapp.ui.train.timer.session_box import SessionBox
from cubeapp.ui.train.timer.solve_box import SolveBox
from cubeapp.ui.train.timer.time_book import is_name_free
from cubeapp.ui.train.timer.time_face import TimeFace
from cubeapp.ui.train.timer.time_list import TimeList

CSV_FILTER = mark("Table (*.csv);;All files (*)")
_CALLS = ((12.0, mark("12 seconds")), (8.0, mark("8 seconds")))
"""What judges call out during the inspection, the later first."""
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
            shell: has the views, the settings and the status line.
            reveal: scrolls a part of the page into sight.
        """
        super().__init__()
        self._timing, self._replay = models.timing, models.replay
        self._book, self._supply = models.book, models.supply
        self._shell = shell
        self._reveal = reveal
        self._replayed_ms: int | None = None
        self._takes_every_key = False
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
        face, book = self.face, self._book
        face.pressed.connect(self._press)
        face.released.connect(self._timing.release)
        face.let_go.connect(self._timing.let_go)
        face.focus_changed.connect(self._show_time)
        face.cancelled.connect(self._give_up)
        self.push_button.clicked.connect(self._push)
        self.inspects_box.toggled.connect(self._set_inspects)
        self.on_screen_box.toggled.connect(self._set_on_screen)
        self.next_button.clicked.connect(self._next)
        self.show_button.clicked.connect(self._show_scramble)
        self.copy_button.clicked.connect(self._copy)
        self.undo_button.clicked.connect(lambda: book.changes.undo())
        self.redo_button.clicked.connect(lambda: book.changes.redo())
        self.list.looked_at.connect(self._on_looked_at)
        self.list.replay_requested.connect(self._start_replay)
        self.list.delete_requested.connect(self._delete)
        self.solve_box.changed.connect(self._on_solve_changed)
        self.solve_box.replay_requested.connect(self._start_replay)
        self.solve_box.delete_requested.connect(self._delete)
        for each in (*self.solve_box.change_buttons, self.undo_button, self.redo_button):
            # The next Space means the timer again.
            each.clicked.connect(lambda: self.face.setFocus())
        self.sessions.opened.connect(book.open_session)
        self.sessions.rename_requested.connect(self._rename)
        self.sessions.new_requested.connect(self._begin_session)
        self.sessions.delete_requested.connect(self._delete_session)
        self.sessions.export_requested.connect(self._export)

    def _connect_models(self) -> None:
        self._book.changed.connect(self.set_book)
        self._book.changed.connect(self._show_time)
        self._book.changes.changed.connect(self.set_undoable)
        self._supply.changed.connect(self.set_scramble)
        self._supply.progressed.connect(self.set_making)
        self._supply.scrambler.choice.changed.connect(self._follow_choice)
        self._shell.document.replaced.connect(self._follow_choice)
        self._timing.ticked.connect(self._show_time)
        self._timing.phase_changed.connect(self._on_phase_changed)
        self._timing.solved.connect(self._on_solved)
        self._replay.ticked.connect(self._on_replay_ticked)

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
        self._give_up()

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
                self._give_up()
            elif not event.isAutoRepeat():
                self._timing.press()
            return True
        return super().eventFilter(watched, event)

    # Gestures

    def _press(self) -> None:
        self._replay.stop()
        self._reveal(self.face)
        self._timing.press()
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

    def _give_up(self) -> None:
        self._replay.stop()
        self._timing.give_up()

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

    @property
    def _chosen(self) -> Solve | None:
        number = self.list.number
        return None if number is None else self._session.solves[number]

    def _on_looked_at(self, number: int | None) -> None:
        self.solve_box.set_solve(self._chosen, 0 if number is None else number + 1)

    def _on_solve_changed(self, solve: Solve, name: str) -> None:
        if self.list.number is not None:
            self._book.change(self.list.number, solve, name)

    def _start_replay(self) -> None:
        chosen = self._chosen
        if chosen is not None and chosen.is_recorded:
            self._timing.cancel()
            self._replay.start(chosen)

    def _delete(self) -> None:
        if self.list.number is not None:
            self._book.delete(self.list.number)

    def _show_hold(self) -> None:
        made = self._scramble
        size = "" if made is None else f"{cube_name(made.cube.size)} · "
        self.hold_note.say(f"{size}{self._hold}")

    def _rename(self, name: str) -> None:
        if is_name_free(self._book.book, name):
            self._book.rename_session(name)

    def _begin_session(self) -> None:
        self._book.new_session(self._book.book.free_name())
        self.sessions.begin_naming()

    def _delete_session(self) -> None:
        session = self._book.book.session
        count = len(session.solves)
        question = tr("Delete the session “{name}” with its {count} times?").format(
            name=session.name, count=counted(count)
        )
        if not count or self._is_sure(question):
            self._book.delete_session()

    def _is_sure(self, question: str) -> bool:
        answer = QMessageBox.question(self.window(), tr("Delete a session"), question)
        return answer == QMessageBox.StandardButton.Yes

    def _export(self) -> None:
        session = self._book.book.session
        name = f"{file_name(session.name)}.csv"
        path = ask_for_place(
            self.window(), tr("Export the times"), name, tr(CSV_FILTER), (".csv", ".txt")
        )
        if path is None:
            return
        try:
            write_file(path, session.as_csv().encode())
        except CubeError as error:
            self._shell.status.show(sentence(str(error)))
        else:
            self._shell.status.show(tr("Saved as {name}.").format(name=path.name))

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

    def _on_replay_ticked(self, elapsed_ms: int | None) -> None:
        self._replayed_ms = elapsed_ms
        self._show_time()

    def _show_time(self, _change: object = None) -> None:
        timing = self._timing
        phase = timing.phase
        self.face.show_time(self._time_text(phase), self._hint(phase), phase)
        self.set_push(*self._push_words(phase))

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

    def _time_text(self, phase: Phase) -> str:
        if self._replayed_ms is not None:
            return format_result(self._replayed_ms // 10)
        if phase is Phase.RUNNING:
            return format_result(self._timing.elapsed_ms // 10)
        inspected_s = self._timing.inspected_s
        if inspected_s is not None:
            if inspected_s < INSPECTION_S:
                return str(math.ceil(INSPECTION_S - inspected_s))
            return "+2" if inspected_s < TOO_LATE_S else "DNF"
        solves = self._book.book.session.solves
        return solves[-1].described() if solves and phase is Phase.READY else format_result(0)

    def _hint(self, phase: Phase) -> str:
        if self._replayed_ms is not None:
            return tr("Watching the solve again")
        if phase is Phase.INSPECTING:
            return self._inspection_words()
        on_screen, inspects = self._timing.on_screen, self._timing.inspects
        ready = tr("Hold Space, let go to start")
        if not self.face.hasFocus():
            ready = tr("Click here, then use Space")
        elif on_screen:
            ready = tr("Space scrambles the cube on screen")
        elif inspects:
            ready = tr("Space begins the inspection")
        return {
            Phase.READY: ready,
            Phase.TOUCHED: tr("Hold on …"),
            Phase.ARMED: tr("Let go to start"),
            Phase.WAITING: tr("The first turn starts the clock"),
            Phase.RUNNING: tr("Solve the cube; Esc gives up") if on_screen else tr("Any key stops"),
        }[phase]

    def _inspection_words(self) -> str:
        inspected_s = self._timing.inspected_s or 0.0
        called = next(
            (tr(words) for from_s, words in _CALLS if inspected_s >= from_s), tr("Inspection")
        )
        what = tr("turn to start") if self._timing.on_screen else tr("hold Space, let go to start")
        return f"{called} · {what}"

    def _push_words(self, phase: Phase) -> tuple[str, str]:
        if self._replayed_ms is not None:
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
