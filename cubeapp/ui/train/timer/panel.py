"""The timer's panel: sessions, averages and times."""

from __future__ import annotations

from PySide6.QtCore import Qt

from cubeapp.engine.model.errors import CubeError
from cubeapp.engine.practice.phases import durations
from cubeapp.engine.practice.solves import Book, Solve
from cubeapp.engine.practice.times import format_result
from cubeapp.engine.text import shortened
from cubeapp.ui.controls.card import Card
from cubeapp.ui.controls.flow import flow
from cubeapp.ui.controls.font_sizes import follow_font
from cubeapp.ui.controls.note import Caption
from cubeapp.ui.controls.panel import Panel
from cubeapp.ui.train.statistics.average_table import AverageTable
from cubeapp.ui.train.timer.model import TimerModels
from cubeapp.ui.train.timer.push_button import PushButton
from cubeapp.ui.train.timer.session_box import SessionBox
from cubeapp.ui.train.timer.time_book import new_book
from cubeapp.ui.train.timer.time_face import TimeFace
from cubeapp.ui.train.timer.time_files import TimeFiles
from cubeapp.ui.train.timer.time_list import TimeList
from cubeapp.words import counted, decimal, tr

CLOCK_LINES = 8
"""The height of the time in lines of text."""
MOST_LETTERS = 160
"""Of a scramble beside its time; a longer one would push the list out of sight."""


class TimerPanel(Panel):
    """Shows the times of a session, and the time itself while the cube is seen instead of it."""

    def __init__(self, models: TimerModels, files: TimeFiles) -> None:
        """Show the times of the open session.

        Args:
            models: the clock, the replays, the scrambles and the times.
            files: bring times in and out.
        """
        super().__init__()
        self._models = models
        self.clock = Card()
        """The time, for as long as the page with the large one makes way for the cube."""
        self.push_button = PushButton(models)
        face = TimeFace(models)
        follow_font(face, lambda: face.setMinimumHeight(CLOCK_LINES * face.fontMetrics().height()))
        self.clock.add(face, self.push_button)
        self.sessions = SessionBox(models, files)
        self.averages = AverageTable()
        self.solve_note = Caption()
        self.solve_note.setTextFormat(Qt.TextFormat.PlainText)
        self.solve_note.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self.list = TimeList(models)
        self._lay_out()
        models.book.changed.connect(self._show_book)
        models.chosen.session_changed.connect(self._show_session)
        models.chosen.changed.connect(self._show_chosen)
        self._show_book(new_book())
        self._show_session()
        self._show_chosen()
        self.show_clock(False)

    def show_clock(self, shown: bool) -> None:
        """Show the time here, or leave it to the page."""
        self.clock.setVisible(shown)

    def _lay_out(self) -> None:
        times = Card()
        times.column.addWidget(self.list, 1)
        times.add(self.solve_note)
        times.column.addStretch(0)
        for part in (self.clock, self.sessions, Card("", self.averages)):
            self.body.addWidget(part)
        self.body.addWidget(times, 1)
        self.body.addWidget(flow(self.sessions.import_button, self.sessions.export_button))

    def _show_book(self, book: Book) -> None:
        self.sessions.set_book(book)

    def _show_session(self) -> None:
        chosen = self._models.chosen
        self.averages.set_statistics(chosen.statistics)
        self.list.setVisible(bool(chosen.session.solves))

    def _show_chosen(self) -> None:
        """Tell what the list has no column for."""
        chosen = self._models.chosen
        solve, number = chosen.solve, chosen.number
        if solve is None or number is None:
            self.solve_note.set_text(tr("Times appear here. They are saved in a file."))
        else:
            self.solve_note.set_text(_words(solve, number))


def _words(solve: Solve, number: int) -> str:
    """Return what is known of a time: its number, its penalties, when it was, its turns.

    What it was scrambled by, and its comment, have lines of their own.
    """
    text = tr("No. {number}: {time}")
    facts = [text.format(number=counted(number + 1), time=tr(solve.described()))]
    if solve.date:
        facts.append(solve.date.replace("T", " ")[:16])
    facts.append(_pace(solve))
    if solve.splits_ms:
        facts.append(" + ".join(tr(format_result(each)) for each in durations(solve)))
    scramble = shortened(solve.scramble, MOST_LETTERS)
    return "\n".join(filter(None, (" · ".join(filter(None, facts)), scramble, solve.comment)))


def _pace(solve: Solve) -> str:
    """Return the turns and the speed of a recorded solve; nothing where they cannot be read."""
    if not solve.is_recorded:
        return ""
    try:
        turns, speed = solve.turn_count, decimal(solve.turns_per_second, 1)
    except CubeError:
        # Of a file that was written elsewhere; who watches it again is told so.
        return ""
    return tr("{turns} turns, {speed} a second").format(turns=turns, speed=speed)
