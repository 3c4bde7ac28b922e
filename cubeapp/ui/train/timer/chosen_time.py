"""Which time is looked at, and what the times around it come to."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, Signal

from cubeapp.engine.practice.solves import Book, Session, Solve
from cubeapp.engine.practice.statistics import Statistics, following
from cubeapp.engine.practice.times import AVERAGES
from cubeapp.ui.train.timer.time_book import TimeBook


class ChosenTime(QObject):
    """One time of the open session: the last one, until the user chooses another.

    A new time, and another session, have the last one chosen again.
    """

    session_changed = Signal()
    """`session` and `statistics` are others."""
    changed = Signal()
    """Another time is chosen, or it is another one now; after `session_changed`."""
    look_wanted = Signal(object)
    """The steps of this `Solve`, whose moves are known, are to be shown."""

    def __init__(self, book: TimeBook) -> None:
        """Choose nothing until ``book`` has been read."""
        super().__init__()
        self.session = Session("")
        """The open session."""
        self.statistics = Statistics()
        """Of its results."""
        self.number: int | None = None
        """Which solve of the session is chosen, counted from 0; ``None`` if there is none."""
        self._ahead: tuple[tuple[Solve, ...], Statistics] = (), Statistics()
        """Solves and their statistics, worked out before the session has them."""
        book.changed.connect(self._on_book)

    @property
    def solve(self) -> Solve | None:
        """The chosen solve."""
        return None if self.number is None else self.session.solves[self.number]

    def choose(self, number: int) -> None:
        """Choose solve ``number`` of the session, if there is one."""
        if number != self.number and 0 <= number < len(self.session.solves):
            self.number = number
            self.changed.emit()

    def looking_ahead(self) -> Callable[[Session], None]:
        """Return what works out on any thread how a session stands that is open soon."""
        before, statistics = self.session, self.statistics

        def work(now: Session) -> None:
            made = following(statistics, before, now)
            for average in AVERAGES:
                made.best_average(average.name)
            self._ahead = now.solves, made

        return work

    def choose_last(self) -> None:
        """Choose the last solve."""
        self.choose(len(self.session.solves) - 1)

    def _number_in(self, now: Session) -> int | None:
        """Return what is chosen once `session` is ``now``: after a delete the place stays."""
        if not now.solves:
            return None
        before, last = self.session, len(now.solves) - 1
        is_same = now.name == before.name or now.solves is before.solves
        has_more = last >= len(before.solves)
        return last if self.number is None or not is_same or has_more else min(self.number, last)

    def _on_book(self, book: Book) -> None:
        before, now = self.session, book.session
        if now is before:
            return
        self.number = self._number_in(now)
        solves, statistics = self._ahead
        if solves and solves is now.solves:
            self._ahead = (), Statistics()
        else:
            statistics = following(self.statistics, before, now)
        self.statistics = statistics
        self.session = now
        self.session_changed.emit()
        self.changed.emit()
