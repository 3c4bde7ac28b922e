"""The book of timed solves: every change is written at once and can be undone."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from functools import partial

from PySide6.QtCore import QObject, Signal

from cubeapp.engine.practice.book_change import BookChange
from cubeapp.engine.practice.book_text import BookText
from cubeapp.engine.practice.events import with_solve
from cubeapp.engine.practice.merging import merged
from cubeapp.engine.practice.phases import with_phases
from cubeapp.engine.practice.solves import (
    Book,
    Session,
    Solve,
    Tally,
    session_name,
    solve_in_json,
)
from cubeapp.ui.services.storage import Storage
from cubeapp.ui.services.stored_value import Form, StoredValue
from cubeapp.ui.services.undo_list import UndoList
from cubeapp.words import mark, tr

NAME = "practice"
"""Of the stored file."""
UNSAVED = mark("The times last only until the window is closed: {reason}")


def new_book() -> Book:
    """Return a book with one session, which has a name in the language that is spoken."""
    return Book((Session(tr(session_name())),))


def form_of(texts: BookText) -> Form[Book]:
    """Return how a book is stored, which is faster again with the same ``texts``."""

    def write(storage: Storage, book: Book) -> None:
        storage.write_parts(NAME, texts.parts(book))

    return Form(NAME, new_book, Book.from_json, write, UNSAVED, solve_in_json)


@dataclass(frozen=True, slots=True)
class Added:
    """Solves that came into a book from elsewhere."""

    count: int = 0
    sessions: tuple[str, ...] = ()
    """The names of the sessions that have more of them now."""
    problem: str = ""
    """What is wrong, a sentence; mostly that they could not be saved."""


@dataclass(frozen=True, slots=True)
class Merged:
    """What a book becomes with solves from elsewhere."""

    sessions: Sequence[Session]
    """These."""
    before: Book
    after: Book
    """The same book if it has them all."""
    count: int
    """How many are new."""
    texts: BookText
    """Has written all of it."""


@dataclass(slots=True, eq=False)
class _Name:
    """The name of a session, which is another one after changes that had to be made again."""

    now: str


class TimeBook(QObject):
    """Owns the user's `Book`; it is read when it is first asked for."""

    changed = Signal(object)
    """The `Book` as it is now."""
    message = Signal(str)
    """A message for the user, one sentence."""

    def __init__(self, storage: Storage) -> None:
        super().__init__()
        self._texts = BookText()
        self._stored = StoredValue(storage, form_of(self._texts), self._tell, self._adopt)
        self._given: list[_Name] = []
        """The names that were given here, the latest last."""
        self._open = _Name("")
        """Of the session that is open here; what another window wrote is adopted with it open."""
        self._problem = ""
        """What was told last."""
        self.changes = UndoList(self)
        """Undoes and redoes all changes but those of `count_case`."""

    @property
    def book(self) -> Book:
        """The book as it is now."""
        return self._stored.value

    def add(self, solve: Solve) -> None:
        """Add a solve to the open session, or to one of its event, which is open then."""
        name = tr("the time {time}").format(time=tr(solve.described()))
        self._edit(lambda book: with_solve(book, solve), name)

    def add_sessions(self, sessions: Sequence[Session], name: str) -> Added:
        """Add at once what the book does not have yet, and return how much that is."""
        added = None
        while added is None:
            added = self.add_merged(self.merging(sessions)(), name)
        return added

    def merging(self, sessions: Sequence[Session]) -> Callable[[], Merged]:
        """Return what works out, on any thread, the book with what it does not have yet.

        Of 100,000 solves that takes a second or two.
        """
        before, texts = self.book, BookText()
        texts.learn(self._texts)

        def work() -> Merged:
            after, count = merged(before, sessions)
            texts.prepare(after)
            return Merged(sessions, before, after, count, texts)

        return work

    def add_merged(self, made: Merged, name: str) -> Added | None:
        """Add what `merging` has worked out, and return how much that is.

        There is nothing to add, and ``None`` to return, if the book has become another meanwhile,
        here or in another window.
        """
        self._problem = ""
        is_made = False

        def add(book: Book) -> Book:
            nonlocal is_made
            if book is not made.before:
                return merged(book, made.sessions)[0] if is_made else book
            is_made = True
            self._texts.learn(made.texts)
            return made.after

        self._edit(add, name)
        if self.book is not made.after:
            return None
        return Added(made.count, _grown(made.before, made.after), self._problem)

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
            name = self._named(self.book.sessions[index].name)
            self._edit(lambda book: _opened(name.now, book))

    def new_session(self, name: str) -> None:
        """Begin a session and open it; its name is numbered if another window has taken it."""
        text = tr("new session {name}").format(name=name)
        self._edit(self._naming(lambda book: book.with_new_session(name)), text)

    def rename_session(self, name: str) -> None:
        """Give the open session another name, numbered if another one has it."""
        if name != self.book.session.name:
            text = tr("rename to {name}").format(name=name)
            self._edit_session(self._naming(lambda book: book.with_session_name(name)), text)

    def set_note(self, note: str) -> None:
        """Write about the open session."""
        if note != self.book.session.note:
            name = tr("the note on the session")
            self._edit_session(
                lambda book: book.with_session(replace(book.session, note=note)), name
            )

    def set_phases(self, count: int, size: int) -> None:
        """Time the next solves of the open session in ``count`` phases.

        Args:
            count: of the phases.
            size: N of the cubes that are solved, for a session without a solve.
        """
        name = tr("the number of phases")
        self._edit_session(
            lambda book: book.with_session(with_phases(book.session, count, size)), name
        )

    def delete_session(self) -> None:
        """Delete the open session with all its solves."""
        name = tr("delete session {name}").format(name=self.book.session.name)
        self._edit_session(lambda book: book.without_session(tr(session_name())), name)

    def count_case(self, key: str, count: Callable[[Tally], Tally]) -> None:
        """Save what ``count`` makes of the results of a case so far."""
        self._edit(lambda book: book.with_tally(key, count(book.tallies.get(key, Tally()))))

    def refresh(self) -> None:
        """Emit everything again, with what other windows have written."""
        self._mine()
        self._stored.catch_up()
        self.changed.emit(self.book)
        self.changes.refresh()

    def _edit_session(self, edit: Callable[[Book], Book], name: str) -> None:
        """Change the open session, unless another window has renamed or deleted it."""
        mine = self._mine()
        self._edit(lambda book: edit(book) if book.session.name == mine.now else book, name)

    def _naming(self, edit: Callable[[Book], Book]) -> Callable[[Book], Book]:
        """Return ``edit``, which names the open session; what is done there later goes with it."""
        given = _Name("")

        def name(book: Book) -> Book:
            made = edit(book)
            given.now = made.session.name
            if given not in self._given:
                self._given.append(given)
            return made

        return name

    def _named(self, name: str) -> _Name:
        """Return ``name``, to be followed where it was given here and has to be given again."""
        return next((given for given in reversed(self._given) if given.now == name), _Name(name))

    def _mine(self) -> _Name:
        """Return the name of the session that is open here, as `_adopt` will need it, too."""
        self._open = self._named(self.book.session.name)
        return self._open

    def _edit(self, edit: Callable[[Book], Book], name: str = "") -> None:
        """Save what ``edit`` makes of the book as all windows have left it.

        Args:
            edit: is given it with the session open that is open here, and returns the same book if
                there is nothing to be done.
            name: of the change; one without a name is not undone.
        """
        mine = self._mine()

        def make(book: Book) -> Book:
            return edit(_opened(mine.now, book))

        def leave(book: Book) -> Book:
            return book

        before, book = self._stored.change(make)
        self.changed.emit(book)
        if name and book is not before:
            back, again = BookChange.between(book, before), BookChange.between(before, book)
            undo = partial(self._make, back, leave, make)
            self.changes.add(name, undo, partial(self._make, again, make, leave))

    def _make(
        self, change: BookChange, again: Callable[[Book], Book], reverts: Callable[[Book], Book]
    ) -> None:
        """Make a change of the book as it is here, if no other window has written another.

        What was written before it was undone returns if another window writes before the undo can
        be written: how to undo it there is not known.

        Args:
            change: what is undone or made again.
            again: see `StoredValue.change`.
            reverts: see there.
        """
        mine = self.book
        self._mine()
        self._stored.change(lambda book: change.of(book) if book is mine else book, again, reverts)
        self.changed.emit(self.book)

    def _tell(self, message: str) -> None:
        self._problem = message
        self.message.emit(message)

    def _adopt(self, _mine: Book, found: Book) -> Book:
        """Return the book of another window with the session open that is open here."""
        self.changes.clear()
        return _opened(self._open.now, found)


def _grown(before: Book, after: Book) -> tuple[str, ...]:
    """Return the names of the sessions that have more solves than ``before``."""
    counts = {session.name: len(session.solves) for session in before.sessions}
    return tuple(
        session.name
        for session in after.sessions
        if len(session.solves) > counts.get(session.name, 0)
    )


def _opened(name: str, book: Book) -> Book:
    """Return ``book`` with the session of that name open, if there is one; maybe the same book."""
    if book.session.name == name:
        return book
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
