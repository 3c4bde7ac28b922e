"""Bookmarks: cubes to find again, with the moves that led to them."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import partial
from typing import Any

from PySide6.QtCore import QObject, Signal

from cubeapp.engine.model.geometry import cube_name
from cubeapp.engine.timeline.timeline import Timeline
from cubeapp.ui.document.codec import Packer, unpack
from cubeapp.ui.document.edits import Memory, State
from cubeapp.ui.services.storage import FormatError, Storage, free_name
from cubeapp.ui.services.stored_value import Form, StoredValue
from cubeapp.ui.services.undo_list import UndoList
from cubeapp.words import mark, tr

NAME = "bookmarks"
"""Of the stored file."""
MOST_MOVES = 10_000
"""Of a cube with more moves before and after it the cube alone is saved."""
UNSAVED = mark("The bookmarks are not saved: {reason}")


@dataclass(frozen=True, slots=True)
class Bookmark:
    """A cube to go back to."""

    key: int
    """Tells it from all others, also from those with the same name."""
    name: str
    state: State


def _form_of(packer: Packer) -> Form[tuple[Bookmark, ...]]:
    """Return how bookmarks are stored, which is faster again with the same ``packer``."""

    def write(storage: Storage, bookmarks: tuple[Bookmark, ...]) -> None:
        storage.write(NAME, packer.pack(bookmarks, Bookmark))

    return Form(NAME, tuple, _unpacked, write, UNSAVED)


class Bookmarks(QObject):
    """The user's bookmarks, the newest first; they are read when they are first asked for."""

    changed = Signal()
    message = Signal(str)
    """A message for the user, one sentence."""

    def __init__(self, storage: Storage, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._stored = StoredValue(storage, _form_of(Packer()), self.message.emit)
        self.removed = UndoList(self)
        """Brings removed bookmarks back where they stood."""

    @property
    def bookmarks(self) -> tuple[Bookmark, ...]:
        """All bookmarks."""
        return self._stored.value

    def add(self, state: State) -> Bookmark:
        """Save ``state`` under a name that describes it, and return the bookmark."""
        if len(state.timeline) > MOST_MOVES:
            state = State(Timeline(state.timeline.cube_at(state.cursor)), 0, state.draft)
        key = time.time_ns()

        def with_it(bookmarks: tuple[Bookmark, ...]) -> tuple[Bookmark, ...]:
            # Another window may have taken the name meanwhile.
            taken = {bookmark.name for bookmark in bookmarks}
            return (Bookmark(key, free_name(_name_of(state), taken), state), *bookmarks)

        self._change(with_it)
        return self.bookmarks[0]

    def rename(self, key: int, name: str) -> None:
        """Give a bookmark another name; a blank one changes nothing."""
        shown = " ".join(name.split())
        if not shown:
            # Whoever shows the blank name is to show the old one.
            self.changed.emit()
            return
        self._change(
            lambda bookmarks: tuple(
                replace(bookmark, name=shown) if bookmark.key == key else bookmark
                for bookmark in bookmarks
            )
        )

    def remove(self, key: int) -> None:
        """Remove a bookmark; `removed` can undo that."""
        for place, bookmark in enumerate(self.bookmarks):
            if bookmark.key == key:
                self._change(
                    lambda bookmarks: tuple(other for other in bookmarks if other.key != key)
                )
                self.removed.add(bookmark.name, partial(self._insert, place, bookmark))
                return

    def _insert(self, place: int, bookmark: Bookmark) -> None:
        self._change(lambda bookmarks: (*bookmarks[:place], bookmark, *bookmarks[place:]))

    def _change(self, change: Callable[[tuple[Bookmark, ...]], tuple[Bookmark, ...]]) -> None:
        self._stored.change(change)
        self.changed.emit()


def _unpacked(record: Any) -> tuple[Bookmark, ...]:
    """Read what a file holds.

    Raises:
        FormatError: it is something else, or a state in it makes no sense.
    """
    try:
        bookmarks: list[Bookmark] = unpack(record, Bookmark)
        for bookmark in bookmarks:
            Memory(bookmark.state).check()
    except ValueError:
        raise FormatError(tr("was damaged")) from None
    return tuple(bookmarks)


def _name_of(state: State) -> str:
    size = cube_name(state.timeline.start.size)
    if state.draft is not None:
        return tr("{size}, being painted").format(size=size)
    if state.timeline.cube_at(state.cursor).is_solved:
        return tr("{size}, solved").format(size=size)
    return size
