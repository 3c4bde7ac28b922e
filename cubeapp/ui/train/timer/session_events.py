"""Keeps the open session and the size of the cube together, as sessions are of one event."""

from __future__ import annotations

from cubeapp.engine.practice.events import event_size, place_of_event
from cubeapp.ui.document.document import CubeDocument
from cubeapp.ui.train.timer.time_book import TimeBook


class SessionEvents:
    """Lets whichever of the two the user has changed lead the other."""

    def __init__(self, document: CubeDocument, book: TimeBook) -> None:
        """Change nothing yet.

        Args:
            document: has the cube.
            book: has the sessions.
        """
        self._document = document
        self._book = book
        self._names: dict[int, str] = {}
        """By a size, the session for it that was open last."""

    def follow_cube(self) -> None:
        """Open the session for cubes of this size, if there is one and the open one is not."""
        book, size = self._book.book, self._document.cube.size
        event = event_size(book.session)
        if event is not None:
            self._names[event] = book.session.name
        if event in (None, size):
            return
        names = [session.name for session in book.sessions]
        last = self._names.get(size)
        place = names.index(last) if last in names else place_of_event(book, size)
        if place is not None:
            self._book.open_session(place)

    def set_phases(self, count: int) -> None:
        """Time the next solves of the open session, of cubes like this one, in so many phases."""
        self._book.set_phases(count, self._document.cube.size)

    def follow_session(self) -> None:
        """Take a cube of the open session's size."""
        event = event_size(self._book.book.session)
        if event is not None:
            self._document.change_size(event)
