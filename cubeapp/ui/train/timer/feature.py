"""The timer: a page over the stage, and the sessions beside it."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication

from cubeapp.drawing.theme import Theme
from cubeapp.ui.play.scramble.model import Scrambler
from cubeapp.ui.services.voice import Voice
from cubeapp.ui.shell.commands import Command
from cubeapp.ui.shell.feature import Shell
from cubeapp.ui.train.page_feature import PageFeature
from cubeapp.ui.train.timer.chosen_time import ChosenTime
from cubeapp.ui.train.timer.model import TimerModels, Timing
from cubeapp.ui.train.timer.replay import Replaying
from cubeapp.ui.train.timer.scramble_supply import ScrambleSupply
from cubeapp.ui.train.timer.session_events import SessionEvents
from cubeapp.ui.train.timer.time_book import TimeBook
from cubeapp.ui.train.timer.time_files import BRING_TIP, CSTIMER_TIP, TABLE_TIP, TimeFiles
from cubeapp.words import mark, tr

if TYPE_CHECKING:
    from cubeapp.ui.train.timer.page import TimerPage
    from cubeapp.ui.train.timer.panel import TimerPanel


class TimerFeature(PageFeature["TimerPanel", "TimerPage"]):
    """Times solves; its page makes way for the cube while that is solved on screen."""

    id = "practice"
    place = "train"
    title = mark("Timer")

    def __init__(self, shell: Shell, book: TimeBook, scrambler: Scrambler) -> None:
        """Read and make nothing yet.

        Args:
            shell: what it may use.
            book: gets the times.
            scrambler: has the recipe of the scrambles.
        """
        super().__init__(shell)
        document, tasks = shell.document, shell.tasks
        supply = ScrambleSupply(tasks, scrambler)
        timing = Timing(document, supply, book, tasks)
        timing.set_inspects(shell.settings.inspects)
        timing.set_on_screen(shell.settings.solves_on_screen)
        timing.set_hold_s(shell.settings.hold_s)
        replay = Replaying(document, tasks)
        events = SessionEvents(document, book)
        chosen = ChosenTime(book)
        self.timer = TimerModels(timing, replay, book, supply, chosen, events)
        self._files = TimeFiles(book, chosen, tasks, shell.status, shell.stage.frame.window)
        self._is_chosen = False
        self._showed_cube = False
        for part in (supply, timing, replay):
            part.message.connect(shell.status.show)
        self._voice = Voice(self)
        timing.called.connect(self._call_out)
        timing.phase_changed.connect(self._show_cube)
        replay.begun.connect(self._show_cube)
        replay.ticked.connect(self._show_cube)

    @property
    def is_covering(self) -> bool:
        """The page makes way for the cube that is solved on screen."""
        return not self.timer.shows_cube

    def commands(self) -> Iterable[Command]:
        """Return the commands that show the timer, and that bring times in and out."""
        yield Command(
            "practice",
            mark("&Timer"),
            mark("Time your solves, of a cube in the hand or on screen"),
            self._open,
            keys=("Ctrl+Shift+T",),
        )
        files = self._files
        for id, text, tip, run in (
            ("bring_times", mark("Bring my times…"), BRING_TIP, files.bring),
            ("cstimer_times", mark("Times for csTimer…"), CSTIMER_TIP, files.export_for_cstimer),
            ("times_table", mark("Times as a table…"), TABLE_TIP, files.export_table),
        ):
            yield Command(id, text, tip, run, menu="&File")

    def make_panel(self) -> TimerPanel:
        """Return the panel."""
        from cubeapp.ui.train.timer.panel import TimerPanel

        panel = TimerPanel(self.timer, self._files)
        # Its button is gone by then; the next key is meant for the timer.
        panel.push_button.clicked.connect(lambda: self.page.face.setFocus())
        return panel

    def make_cover(self) -> TimerPage:
        """Return the page."""
        from cubeapp.ui.train.timer.page import TimerPage

        return TimerPage(self.timer, self.shell)

    def set_theme(self, theme: Theme) -> None:
        """Draw in the colours of ``theme`` and name them."""
        super().set_theme(theme)
        if self._made_cover is not None:
            self.page.set_theme(theme)

    def set_chosen(self, chosen: bool) -> None:
        """Let a clock that runs go on when the user goes elsewhere; nothing else does."""
        if self._is_chosen and not chosen:
            self.timer.leave()
        self._is_chosen = chosen

    def stop(self) -> None:
        """Save a solve that still runs, and times that are being brought in."""
        self._files.finish()
        self.timer.timing.close()

    def _call_out(self, words: str) -> None:
        """Say aloud what a judge would, or give a sign where there is no voice."""
        if not self.shell.settings.calls_seconds:
            return
        if Voice.is_there():
            self._voice.say(tr(words))
        else:
            QApplication.beep()

    def _open(self) -> None:
        self.reveal(lambda: self.page.face)

    def _show_cube(self) -> None:
        """Take the page away while the cube is to be seen, and lay it back afterwards."""
        shows_cube = self.timer.shows_cube
        if shows_cube == self._showed_cube:
            return
        self._showed_cube = shows_cube
        if self._panel is not None:
            self._panel.show_clock(shows_cube)
        if shows_cube:
            self.cover_changed.emit()
        else:
            # Those who are told of the last turn after this still find the cube in sight.
            QTimer.singleShot(0, self, self.cover_changed.emit)
