"""The book of timed solves: every change is written at once and can be undone."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from functools import partial
from typing import cast

from PySide6.QtCore import QObject, Signal

from cubeapp.engine.model.errors import CubeError
from cubeapp.engine.practice.solves import Book, PracticeError, Session, Solve, Tally, session_name
from cubeapp.ui.services.storage import Json, Storage
from cubeapp.ui.services.undo_list import UndoList
from cubeapp.words import reason, sentence, tr

NAME = "practice"
"""Of the stored file."""


def new_book() -> Book:
    """Return a book with one session, which has a name in the language that is spoken."""
    return Book((Session(tr(session_name())),))


class TimeBook(QObject):
    """Owns the user's `Book`; it is read when it is first asked for.

    What another window of the program has written meanwhile is read before anything is added.
    """

    changed = Signal(object)
    """The `Book` as it is now."""
    message = Signal(str)
    """A message for the user, one sentence."""

    def __init__(self, storage: Storage) -> None:
        super().__init__()
        self._storage = storage
        self._book: Book | None = None
        self._stamp: tuple[int, int] | None = None
        """When the file was last written as far as this window knows, and how long it was."""
        self.changes = UndoList(self)
        """Undoes and redoes all changes but those of `count_case`."""

    @property
    def book(self) -> Book:
        """The book as it is now."""
        if self._book is None:
            self._book = self._read() or new_book()
        return self._book

    def add(self, solve: Solve) -> None:
        """Add a solve to the open session."""
        self._catch_up()
        session = self.book.session
        changed = replace(session, solves=(*session.solves, solve))
        self._change(
            tr("the time {time}").format(time=tr(solve.described())),
            self.book.with_session(changed),
        )

    def add_all(self, solves: Iterable[Solve], name: str) -> int:
        """Add those of ``solves`` that the open session does not have, and return how many."""
        self._catch_up()
        session = self.book.session
        known = {(solve.date, solve.time_ms, solve.scramble) for solve in session.solves}
        new = [each for each in solves if (each.date, each.time_ms, each.scramble) not in known]
        if new:
            changed = replace(session, solves=(*session.solves, *new))
            self._change(name, self.book.with_session(changed))
        return len(new)

    def change(self, index: int, solve: Solve, name: str) -> None:
        """Replace number ``index`` of the open session by ``solve``."""
        if solve != self.book.session.solves[index]:
            changed = self.book.session.with_solve(index, solve)
            self._change(name, self.book.with_session(changed))

    def delete(self, index: int) -> None:
        """Delete solve number ``index`` of the open session."""
        name = tr("delete {time}").format(time=tr(self.book.session.solves[index].described()))
        self._change(name, self.book.with_session(self.book.session.without(index)))

    def open_session(self, index: int) -> None:
        """Open session number ``index``; there is nothing to undo about it."""
        if index != self.book.current:
            self._set(replace(self.book, current=index))

    def new_session(self, name: str) -> None:
        """Begin a session and open it."""
        self._catch_up()
        self._change(tr("new session {name}").format(name=name), self.book.with_new_session(name))

    def rename_session(self, name: str) -> None:
        """Give the open session another name."""
        renamed = replace(self.book.session, name=name)
        if renamed != self.book.session:
            self._change(tr("rename to {name}").format(name=name), self.book.with_session(renamed))

    def delete_session(self) -> None:
        """Delete the open session with all its solves."""
        name = tr("delete session {name}").format(name=self.book.session.name)
        self._change(name, self.book.without_session(tr(session_name())))

    def count_case(self, key: str, tally: Tally) -> None:
        """Save the results of a case so far."""
        self._catch_up()
        self._set(self.book.with_tally(key, tally))

    def refresh(self) -> None:
        """Emit everything again, with what other windows have written."""
        self._catch_up()
        self.changed.emit(self.book)
        self.changes.refresh()

    def _change(self, name: str, book: Book) -> None:
        before = self.book
        self._set(book)
        self.changes.add(name, partial(self._restore, before), partial(self._restore, book))

    def _restore(self, book: Book) -> None:
        # How cases went is no part of what is undone.
        self._set(replace(book, tallies=self.book.tallies))

    def _set(self, book: Book) -> None:
        self._book = book
        try:
            self._storage.write(NAME, cast("Json", book.to_json()), compact=True)
        except CubeError as error:
            text = tr("The times last only until the window is closed: {reason}")
            self.message.emit(sentence(text.format(reason=error)))
        self._stamp = self._storage.stamp(NAME)
        self.changed.emit(book)

    def _catch_up(self) -> None:
        """Take what another window has written since this one last looked."""
        stamp = self._storage.stamp(NAME)
        if self._book is None or stamp is None or stamp == self._stamp:
            return
        found = self._read()
        if found is not None:
            names = [session.name for session in found.sessions]
            own = self._book.session.name
            current = names.index(own) if own in names else found.current
            self._book = replace(found, current=current)
            self.changes.clear()

    def _read(self) -> Book | None:
        """Return the book in the file; ``None`` if there is none that makes sense."""
        self._stamp = self._storage.stamp(NAME)
        try:
            value = self._storage.read(NAME)
            return None if value is None else Book.from_json(value)
        except PracticeError:
            self.message.emit(sentence(self._storage.set_aside(NAME)))
        except CubeError as error:
            self.message.emit(sentence(reason(error)))
        return None
