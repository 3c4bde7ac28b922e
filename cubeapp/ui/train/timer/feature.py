"""The timer, in the window: joins its page to the clock, the scrambles and the book of times."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication, QMessageBox, QWidget

from cubeapp.engine.english import sentence
from cubeapp.engine.errors import CubeError
from cubeapp.engine.practice.solves import Solve
from cubeapp.engine.practice.stopwatch import Phase
from cubeapp.engine.practice.times import INSPECTION_S, TOO_LATE_S, format_result
from cubeapp.engine.scramblers.base import Scramble
from cubeapp.language import counted, mark, tr
from cubeapp.ui.controls.file_dialogs import ask_for_place, file_name
from cubeapp.ui.services.files import write_file
from cubeapp.ui.train.timer.time_book import is_name_free

if TYPE_CHECKING:
    from cubeapp.ui.shell.main_window import MainWindow

CSV_FILTER = mark("Table (*.csv);;All files (*)")
_CALLS = ((12.0, mark("12 seconds")), (8.0, mark("8 seconds")))
"""What judges call out during the inspection, the later first."""


class TimerTab(QObject):
    """Everything that happens on the timer's page."""

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self._window = window
        self._page = window.practice_panel.timer
        practice = window.practice
        self._timing, self._replay = practice.timing, practice.replay
        self._book, self._supply = practice.book, practice.supply
        self._replayed_ms: int | None = None
        self._is_open = False
        self._takes_every_key = False
        settings = window.settings
        self._timing.set_inspects(settings.inspects)
        self._timing.set_on_screen(settings.solves_on_screen)
        self._page.set_choices(inspects=settings.inspects, on_screen=settings.solves_on_screen)
        self._connect_page()
        self._connect_practice()
        window.practice_panel.page_changed.connect(self._on_page_changed)
        window.scrambler.choice.changed.connect(self._follow_recipe)
        window.document.replaced.connect(self._follow_recipe)
        window.closing.connect(self._timing.close)

    def _connect_page(self) -> None:
        page, book, face = self._page, self._book, self._page.face
        face.pressed.connect(self._press)
        face.released.connect(self._timing.release)
        face.let_go.connect(self._timing.let_go)
        face.focus_changed.connect(self._show_time)
        face.cancelled.connect(self.cancel)
        page.push_requested.connect(self._push)
        page.inspects_changed.connect(self._set_inspects)
        page.on_screen_changed.connect(self._set_on_screen)
        page.next_requested.connect(self._supply.take)
        page.next_requested.connect(self._take_keys)
        page.show_requested.connect(self._show)
        page.copy_requested.connect(self._window.shell.status.copy)
        page.solve_changed.connect(book.change)
        page.delete_requested.connect(book.delete)
        page.replay_requested.connect(self._start_replay)
        page.undo_requested.connect(book.changes.undo)
        page.redo_requested.connect(book.changes.redo)
        page.sessions.opened.connect(book.open_session)
        page.sessions.rename_requested.connect(self._rename)
        page.sessions.new_requested.connect(self._begin_session)
        page.sessions.delete_requested.connect(self._delete_session)
        page.sessions.export_requested.connect(self._export)

    def _connect_practice(self) -> None:
        page, say = self._page, self._window.say
        self._book.changed.connect(page.set_book)
        self._book.changes.changed.connect(page.set_undoable)
        self._book.changed.connect(self._show_time)
        self._supply.changed.connect(page.set_scramble)
        self._supply.progressed.connect(page.set_making)
        self._timing.ticked.connect(self._show_time)
        self._timing.phase_changed.connect(self._on_phase_changed)
        self._timing.solved.connect(self._on_solved)
        self._replay.ticked.connect(self._on_replay_ticked)
        for part in (self._book, self._supply, self._timing, self._replay):
            part.said.connect(say)

    def cancel(self) -> None:
        """Give up the solve or the replay that is on."""
        self._replay.stop()
        if self._timing.is_on:
            self._timing.cancel()
            self._window.say(tr("Given up: no time was kept."))

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Stop the clock at any key, whatever has the focus, before it means anything else."""
        if not isinstance(event, QKeyEvent) or not isinstance(watched, QWidget):
            return super().eventFilter(watched, event)
        if watched.window() is not self._window:
            return super().eventFilter(watched, event)
        if event.type() == QEvent.Type.ShortcutOverride:
            event.accept()
            return True
        if event.type() == QEvent.Type.KeyPress:
            if event.key() == Qt.Key.Key_Escape:
                self.cancel()
            elif not event.isAutoRepeat():
                self._timing.press()
            return True
        return super().eventFilter(watched, event)

    # Gestures

    def _press(self) -> None:
        self._replay.stop()
        self._window.practice_panel.reveal(self._page.face)
        self._timing.press()
        self._look_at_cube()

    def _push(self) -> None:
        if self._replay.is_on:
            self._replay.stop()
        elif self._timing.on_screen and self._timing.is_on:
            self.cancel()
        else:
            self._timing.push()
            self._look_at_cube()

    def _look_at_cube(self) -> None:
        """Give the cube the keys while it is to be solved on screen."""
        if self._timing.on_screen and self._timing.is_on:
            self._window.cube_view.setFocus()

    def _set_inspects(self, inspects: bool) -> None:
        self._window.settings.inspects = inspects
        self._timing.set_inspects(inspects)
        self._show_time()
        self._take_keys()

    def _set_on_screen(self, on_screen: bool) -> None:
        self._window.settings.solves_on_screen = on_screen
        self._timing.set_on_screen(on_screen)
        self._show_time()
        self._take_keys()

    def _show(self, scramble: Scramble) -> None:
        self._window.scrambler.show(scramble, play=False)

    def _start_replay(self, solve: Solve) -> None:
        self._timing.cancel()
        self._replay.start(solve)

    def _rename(self, name: str) -> None:
        if is_name_free(self._book.book, name):
            self._book.rename_session(name)

    def _begin_session(self) -> None:
        self._book.new_session(self._book.book.free_name())
        self._page.sessions.begin_naming()

    def _delete_session(self) -> None:
        session = self._book.book.session
        count = len(session.solves)
        question = tr("Delete the session “{name}” with its {count} times?").format(
            name=session.name, count=counted(count)
        )
        if not count or self._is_sure(question):
            self._book.delete_session()

    def _is_sure(self, question: str) -> bool:
        answer = QMessageBox.question(self._window, tr("Delete a session"), question)
        return answer == QMessageBox.StandardButton.Yes

    def _export(self) -> None:
        session = self._book.book.session
        name = f"{file_name(session.name)}.csv"
        path = ask_for_place(
            self._window, tr("Export the times"), name, tr(CSV_FILTER), (".csv", ".txt")
        )
        if path is None:
            return
        try:
            write_file(path, session.as_csv().encode())
        except CubeError as error:
            self._window.say(sentence(str(error)))
        else:
            self._window.say(tr("Saved as {name}.").format(name=path.name))

    # What happened

    def _on_page_changed(self, page: object) -> None:
        self._is_open = page is self._page
        if self._is_open:
            self._book.tell()
            self._follow_recipe()
            self._show_time()
            self._take_keys()
            self._window.practice_panel.reveal(self._page.face)
        else:
            self.cancel()

    def _take_keys(self) -> None:
        """Give the timer the keys, unless somebody walks through the panels by keyboard."""
        focus = QApplication.focusWidget()
        views = (self._window.cube_view, self._window.net_view)
        if focus is None or focus in views or focus.underMouse():
            self._page.face.setFocus()

    def _follow_recipe(self, _change: object = None) -> None:
        """Make scrambles as the Scramble panel says, for as long as somebody sees them."""
        recipe = self._window.scrambler.choice.recipe
        if self._is_open and recipe is not None and not self._timing.is_on:
            self._supply.set_recipe(recipe)

    def _on_solved(self, solve: Solve) -> None:
        self._page.list.choose(len(self._book.book.session.solves) - 1)
        if solve.is_recorded:
            self._page.face.setFocus()
        self._follow_recipe()

    def _on_replay_ticked(self, elapsed_ms: int | None) -> None:
        self._replayed_ms = elapsed_ms
        self._show_time()

    def _show_time(self, _change: object = None) -> None:
        timing, page = self._timing, self._page
        phase = timing.phase
        page.face.show_time(self._time_text(phase), self._hint(phase), phase)
        page.set_push(*self._push_words(phase))

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
        if not self._page.face.hasFocus():
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
            return tr("Give up"), tr("No time is kept (Esc)")
        if phase is Phase.READY and self._timing.inspects:
            return tr("Inspect"), tr("Begin the 15 seconds of inspection")
        if phase is Phase.RUNNING:
            return tr("Stop"), tr("Stop the clock (any key)")
        return tr("Start"), tr("Start the clock at once")
