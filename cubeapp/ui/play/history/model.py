"""Bookmarks: cubes to find again, with the moves that led to them."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import partial

from PySide6.QtCore import QObject, Signal

from cubeapp.engine.model.errors import CubeError
from cubeapp.engine.model.geometry import cube_name
from cubeapp.engine.timeline.timeline import Timeline
from cubeapp.ui.document.codec import Packer, unpack
from cubeapp.ui.document.edits import Memory, State
from cubeapp.ui.services.storage import Storage, free_name
from cubeapp.ui.services.undo_list import UndoList
from cubeapp.words import reason, sentence, tr

NAME = "bookmarks"
"""Of the stored file."""
MOST_MOVES = 10_000
"""Of a cube with more moves before and after it the cube alone is saved."""


@dataclass(frozen=True, slots=True)
class Bookmark:
    """A cube to go back to."""

    key: int
    """Tells it from all others, also from those with the same name."""
    name: str
    state: State


class Bookmarks(QObject):
    """The user's bookmarks, the newest first.

    The file is read before each change, so that another window's bookmarks stay.
    """

    changed = Signal()
    message = Signal(str)
    """A message for the user, one sentence."""

    def __init__(self, storage: Storage, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._storage = storage
        self._packer = Packer()
        self._bookmarks: tuple[Bookmark, ...] = ()
        self._is_written = True
        """Whether the file holds `bookmarks`."""
        self.removed = UndoList(self)
        """Brings removed bookmarks back where they stood."""

    @property
    def bookmarks(self) -> tuple[Bookmark, ...]:
        """All bookmarks."""
        return self._bookmarks

    def load(self) -> None:
        """Read what is stored."""
        self._bookmarks = self._read()
        self.changed.emit()
        self.removed.clear()

    def add(self, state: State) -> Bookmark:
        """Save ``state`` under a name that describes it, and return the bookmark."""
        if len(state.timeline) > MOST_MOVES:
            state = State(Timeline(state.timeline.cube_at(state.cursor)), 0, state.draft)
        self._bookmarks = self._read()
        taken = {bookmark.name for bookmark in self._bookmarks}
        made = Bookmark(time.time_ns(), free_name(_name_of(state), taken), state)
        self._change(lambda bookmarks: (made, *bookmarks))
        return made

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
        for place, bookmark in enumerate(self._bookmarks):
            if bookmark.key == key:
                self._change(
                    lambda bookmarks: tuple(other for other in bookmarks if other.key != key)
                )
                self.removed.add(bookmark.name, partial(self._insert, place, bookmark))
                return

    def _insert(self, place: int, bookmark: Bookmark) -> None:
        self._change(lambda bookmarks: (*bookmarks[:place], bookmark, *bookmarks[place:]))

    def _change(self, change: Callable[[tuple[Bookmark, ...]], tuple[Bookmark, ...]]) -> None:
        self._bookmarks = change(self._read())
        try:
            self._storage.write(NAME, self._packer.pack(self._bookmarks, Bookmark))
            self._is_written = True
        except CubeError as error:
            self._is_written = False
            self.message.emit(
                sentence(tr("The bookmarks are not saved: {reason}").format(reason=error))
            )
        self.changed.emit()

    def _read(self) -> tuple[Bookmark, ...]:
        """Return what is stored, or what is known where that is more."""
        if not self._is_written:
            return self._bookmarks
        try:
            record = self._storage.read(NAME)
            bookmarks: list[Bookmark] = [] if record is None else unpack(record, Bookmark)
            for bookmark in bookmarks:
                Memory(bookmark.state).check()
        except CubeError as error:
            self.message.emit(sentence(reason(error)))
            return self._bookmarks
        except ValueError:
            self.message.emit(sentence(self._storage.set_aside(NAME)))
            return self._bookmarks
        return self._bookmarks if record is None else tuple(bookmarks)


def _name_of(state: State) -> str:
    size = cube_name(state.timeline.start.size)
    if state.draft is not None:
        return tr("{size}, being painted").format(size=size)
    if state.timeline.cube_at(state.cursor).is_solved:
        return tr("{size}, solved").format(size=size)
    return size
