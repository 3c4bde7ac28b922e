"""The records of cases and the user's decks: every change is written at once."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping

from PySide6.QtCore import QObject, Signal

from cubeapp.engine.model.errors import CubeError
from cubeapp.engine.practice.case_book import CaseBook
from cubeapp.engine.practice.solves import PracticeError, Tally
from cubeapp.ui.services.storage import Stamp, Storage
from cubeapp.words import reason, sentence, tr

NAME = "cases"
"""Of the stored file."""


class CaseStore(QObject):
    """Owns the user's `CaseBook`; it is read when it is first asked for.

    What another window of the program has written meanwhile is read before anything is changed.
    """

    changed = Signal(object)
    """The `CaseBook` as it is now."""
    message = Signal(str)
    """A message for the user, one sentence."""

    def __init__(self, storage: Storage) -> None:
        super().__init__()
        self._storage = storage
        self._book: CaseBook | None = None
        self._remembers = False
        self._stamp: Stamp | None = None
        """Of the file as far as this window knows it."""

    @property
    def book(self) -> CaseBook:
        """The book as it is now."""
        if self._book is None:
            self._book = self._read() or CaseBook()
        return self._book

    def change(self, change: Callable[[CaseBook], CaseBook]) -> None:
        """Change the book by ``change``, and save it."""
        with self._storage.lock(NAME):
            self._catch_up()
            before = self.book
            book = self._book = change(before)
            if book is not before:
                self._write(book)
        self.changed.emit(book)

    def remember(self, tallies: Mapping[str, Tally], today: int) -> None:
        """Give a memory to cases that were only counted, once; see `CaseBook.with_tallies`."""
        if not self._remembers:
            self._remembers = True
            if self.book.with_tallies(tallies, today) is not self.book:
                self.change(lambda book: book.with_tallies(tallies, today))

    def _write(self, book: CaseBook) -> None:
        try:
            self._storage.write_text(NAME, json.dumps(book.to_json()))
        except CubeError as error:
            text = tr("What was practised lasts only until the window is closed: {reason}")
            self.message.emit(sentence(text.format(reason=error)))
        self._stamp = self._storage.stamp(NAME)

    def _catch_up(self) -> None:
        """Take what another window has written since this one last looked."""
        stamp = self._storage.stamp(NAME)
        if self._book is not None and stamp is not None and stamp != self._stamp:
            self._book = self._read() or self._book

    def _read(self) -> CaseBook | None:
        """Return the book in the file; ``None`` if there is none that makes sense."""
        self._stamp = self._storage.stamp(NAME)
        try:
            value = self._storage.read(NAME)
            return None if value is None else CaseBook.from_json(value)
        except PracticeError:
            self.message.emit(sentence(self._storage.set_aside(NAME)))
        except CubeError as error:
            self.message.emit(sentence(reason(error)))
        return None
