"""The book of timed solves: every change is written at once and can be undone."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import replace
from functools import partial

from PySide6.QtCore import QObject, Signal

from cubeapp.engine.model.errors import CubeError
from cubeapp.engine.practice.book_change import BookChange
from cubeapp.engine.practice.book_text import BookText
from cubeapp.engine.practice.events import with_solve
from cubeapp.engine.practice.merging import merged
from cubeapp.engine.practice.phases import with_phases
from cubeapp.engine.practice.solves import (
    Book,
    PracticeError,
    Session,
    Solve,
    Tally,
    session_name,
    solve_in_json,
)
from cubeapp.ui.services.storage import Stamp, Storage
from cubeapp.ui.services.undo_list import UndoList
from cubeapp.words import reason, sentence, tr

NAME = "practice"
"""Of the stored file."""


def new_book() -> Book:
    """Return a book with one session, which has a name in the language that is spoken."""
    return Book((Session(tr(session_name())),))


def read_book(storage: Storage, tell: Callable[[str], object]) -> Book | None:
    """Return the book that is kept; ``None`` if there is none that makes sense.

    Args:
        storage: where it is; a file that is no book is renamed there.
        tell: hears in one sentence what is wrong.
    """
    try:
        value = storage.read(NAME, solve_in_json)
        return None if value is None else Book.from_json(value)
    except PracticeError:
        tell(sentence(storage.set_aside(NAME)))
    except CubeError as error:
        tell(sentence(reason(error)))
    return None


def write_book(storage: Storage, book: Book, texts: BookText) -> None:
    """Keep ``book``.

    Args:
        storage: where.
        book: any.
        texts: what was written before is faster with the same ones.

    Raises:
        CubeError: it cannot be written; what was there before is still there.
    """
    storage.write_parts(NAME, texts.parts(book))


class TimeBook(QObject):
    """Owns the user's `Book`; it is read when it is first asked for.

    What another window of the program, or a command, has written meanwhile is read before anything
    is changed.
    """

    changed = Signal(object)
    """The `Book` as it is now."""
    message = Signal(str)
    """A message for the user, one sentence."""

    def __init__(self, storage: Storage) -> None:
        super().__init__()
        self._storage = storage
        self._book: Book | None = None
        self._texts = BookText()
        self._stamp: Stamp | None = None
        """Of the file as far as this window knows it."""
        self.changes = UndoList(self)
        """Undoes and redoes all changes but those of `count_case`."""

    @property
    def book(self) -> Book:
        """The book as it is now."""
        if self._book is None:
            self._book = self._read() or new_book()
        return self._book

    def add(self, solve: Solve) -> None:
        """Add a solve to the open session, or to one of its event, which is open then."""
        name = tr("the time {time}").format(time=tr(solve.described()))
        self._edit(lambda book: with_solve(book, solve), name)

    def add_sessions(self, sessions: Iterable[Session], name: str) -> int:
        """Add what the book does not have yet, and return how many solves those are."""
        count = 0

        def add(book: Book) -> Book:
            nonlocal count
            together, count = merged(book, sessions)
            return together

        self._edit(add, name)
        return count

    def change(self, index: int, solve: Solve, name: str) -> None:
        """Replace number ``index`` of the open session by ``solve``."""
        before = self.book.session.solves[index]
        if solve != before:
            self._edit(partial(_changed, index, before, solve), name)

    def delete(self, index: int) -> None:
        """Delete solve number ``index`` of the open session."""
        before = self.book.session.solves[index]
        name = tr("delete {time}").format(time=tr(before.described()))
        self._edit(partial(_changed, index, before, None), name)

    def open_session(self, index: int) -> None:
        """Open session number ``index``; there is nothing to undo about it."""
        if index != self.book.current:
            self._edit(partial(_opened, self.book.sessions[index].name))

    def new_session(self, name: str) -> None:
        """Begin a session and open it."""
        text = tr("new session {name}").format(name=name)
        self._edit(lambda book: book.with_new_session(name), text)

    def rename_session(self, name: str) -> None:
        """Give the open session another name."""
        if name != self.book.session.name:
            text = tr("rename to {name}").format(name=name)
            self._edit(lambda book: book.with_session(replace(book.session, name=name)), text)

    def set_phases(self, count: int) -> None:
        """Time the next solves of the open session in ``count`` phases."""
        name = tr("the number of phases")
        self._edit(lambda book: book.with_session(with_phases(book.session, count)), name)

    def delete_session(self) -> None:
        """Delete the open session with all its solves."""
        name = tr("delete session {name}").format(name=self.book.session.name)
        self._edit(lambda book: book.without_session(tr(session_name())), name)

    def count_case(self, key: str, tally: Tally) -> None:
        """Save the results of a case so far."""
        self._edit(lambda book: book.with_tally(key, tally))

    def refresh(self) -> None:
        """Emit everything again, with what other windows have written."""
        self._catch_up()
        self.changed.emit(self.book)
        self.changes.refresh()

    def _edit(self, edit: Callable[[Book], Book], name: str = "") -> None:
        """Save what ``edit`` makes of the book as all windows have left it.

        Args:
            edit: returns the same book if there is nothing to be done.
            name: of the change; one without a name is not undone.
        """
        with self._storage.lock(NAME):
            self._catch_up()
            before = self.book
            self._book = book = edit(before)
            if book is not before:
                self._write()
        self.changed.emit(book)
        if name and book is not before:
            back, again = BookChange.between(book, before), BookChange.between(before, book)
            self.changes.add(name, partial(self._make, back), partial(self._make, again))

    def _make(self, change: BookChange) -> None:
        with self._storage.lock(NAME):
            if not self._catch_up():
                self._book = change.of(self.book)
                self._write()
        self.changed.emit(self.book)

    def _write(self) -> None:
        try:
            write_book(self._storage, self.book, self._texts)
        except CubeError as error:
            text = tr("The times last only until the window is closed: {reason}")
            self.message.emit(sentence(text.format(reason=error)))
        self._stamp = self._storage.stamp(NAME)

    def _catch_up(self) -> bool:
        """Take what another window has written since this one last looked, if anything."""
        stamp = self._storage.stamp(NAME)
        if self._book is None or stamp is None or stamp == self._stamp:
            return False
        found = self._read()
        if found is None:
            return False
        self._book = _opened(self._book.session.name, found)
        self.changes.clear()
        return True

    def _read(self) -> Book | None:
        self._stamp = self._storage.stamp(NAME)
        return read_book(self._storage, self.message.emit)


def _opened(name: str, book: Book) -> Book:
    """Return ``book`` with the session of that name open, if there is one."""
    names = [session.name for session in book.sessions]
    return replace(book, current=names.index(name)) if name in names else book


def _changed(index: int, before: Solve, solve: Solve | None, book: Book) -> Book:
    """Return ``book`` with ``solve``, or nothing, in the place of ``before``.

    That is number ``index`` of the open session, unless another window has changed it.
    """
    session = book.session
    if index >= len(session.solves) or session.solves[index] != before:
        if before not in session.solves:
            return book
        index = session.solves.index(before)
    other = session.without(index) if solve is None else session.with_solve(index, solve)
    return book.with_session(other)
