"""The records of cases and the user's decks: every change is written at once."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping

from PySide6.QtCore import QObject, Signal

from cubeapp.engine.practice.case_book import CaseBook
from cubeapp.engine.practice.solves import Tally
from cubeapp.ui.services.storage import Storage
from cubeapp.ui.services.stored_value import Form, StoredValue
from cubeapp.words import mark

NAME = "cases"
"""Of the stored file."""
UNSAVED = mark("What was practised lasts only until the window is closed: {reason}")


def _write(storage: Storage, book: CaseBook) -> None:
    storage.write_text(NAME, json.dumps(book.to_json()))


_FORM = Form(NAME, CaseBook, CaseBook.from_json, _write, UNSAVED)


class CaseStore(QObject):
    """Owns the user's `CaseBook`; it is read when it is first asked for."""

    changed = Signal(object)
    """The `CaseBook` as it is now."""
    message = Signal(str)
    """A message for the user, one sentence."""

    def __init__(self, storage: Storage) -> None:
        super().__init__()
        self._stored = StoredValue(storage, _FORM, self.message.emit)
        self._remembers = False

    @property
    def book(self) -> CaseBook:
        """The book as it is now."""
        return self._stored.value

    def change(self, change: Callable[[CaseBook], CaseBook]) -> None:
        """Change the book by ``change``, and save it."""
        _before, book = self._stored.change(change)
        self.changed.emit(book)

    def remember(self, tallies: Mapping[str, Tally], today: int) -> None:
        """Give a memory to cases that were only counted, once; see `CaseBook.with_tallies`."""
        if not self._remembers:
            self._remembers = True
            if self.book.with_tallies(tallies, today) is not self.book:
                self.change(lambda book: book.with_tallies(tallies, today))
