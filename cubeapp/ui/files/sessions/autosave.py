"""Keeps the session for the next start, and brings it back then."""

from __future__ import annotations

import threading
from collections.abc import Callable
from dataclasses import replace

from PySide6.QtCore import QObject, QTimer, Signal

from cubeapp.engine.cube import Cube
from cubeapp.engine.english import sentence
from cubeapp.engine.errors import CubeError
from cubeapp.engine.timeline import Timeline
from cubeapp.ui.document.codec import Packer
from cubeapp.ui.document.document import CubeDocument
from cubeapp.ui.document.edits import Memory, State
from cubeapp.ui.files.sessions.session_files import memory_of
from cubeapp.ui.services import garbage as collector
from cubeapp.ui.services.storage import Json, Storage

NAME = "session"
"""Of the stored file that keeps a session without a name."""
KEPT_EDITS = 300
"""So many edits are kept that can be undone, and that can be done again."""
EDIT_MS = 3_000
"""After an edit, the time until it is written at the latest."""
WALK_MS = 30_000
"""The same after a step along the timeline, of which less would be lost."""


class Keeper(QObject):
    """Writes the document some seconds after it changed, beside the window, and in the end."""

    contested = Signal()
    """Another window has written to the same file. Unless the place is changed at once, what it
    wrote is written over."""
    said = Signal(str)
    """A sentence for the status line."""
    _ended = Signal(str)
    """Writing is over; why it failed, if it did. Emitted by its thread."""

    def __init__(self, document: CubeDocument, storage: Storage, parent: QObject) -> None:
        super().__init__(parent)
        self._document = document
        self._storage, self._name = storage, NAME
        self._stamp = storage.stamp(NAME)
        """Of the file, when it was read or written last."""
        self.more: Callable[[], dict[str, Json]] = dict
        """Returns what else belongs into the file."""
        self._packer = Packer()
        self._thread: threading.Thread | None = None
        self._is_changed = self._is_wanted = False
        self._fault = ""
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self.save)
        self._ended.connect(self._on_ended)
        document.undo_stack.changed.connect(self._on_edited)
        document.draft_changed.connect(self._on_edited)
        document.cursor_changed.connect(self._on_walked)

    def restore(self) -> bool:
        """Bring the document back that was kept without a name, and tell whether there was one."""
        try:
            content = self._storage.read(NAME)
            memory = None if content is None else memory_of(content)
        except CubeError as error:
            # A file that cannot be read today may hold a session all the same: it is taken for
            # another window's, and not written over.
            self._stamp = None
            self._say(str(error))
            return False
        except ValueError:
            self._say(self._storage.set_aside(NAME))
            return False
        if memory is None:
            return False
        self._document.restore(memory)
        self.move(self._storage, NAME)
        return True

    @property
    def fault(self) -> str:
        """Why the last writing failed; "" if it did not."""
        return self._fault

    @property
    def has_edits(self) -> bool:
        """Whether anything was done."""
        return self._document.undo_stack.count() > 0

    def show(self, memory: Memory) -> None:
        """Put another document in the place of this one, which is written before."""
        self.stop()
        self._document.restore(memory)

    def begin_anew(self) -> None:
        """Show a solved cube that nothing was done to."""
        solved = Cube.solved(self._document.cube.size)
        self.show(Memory(State(Timeline(solved), 0)))

    def move(self, storage: Storage, name: str) -> None:
        """Take the document as it is for what is kept as ``name``, and write there from now on."""
        self._storage, self._name = storage, name
        self._stamp = storage.stamp(name)
        self._timer.stop()
        self._is_changed = self._is_wanted = False

    def content(self) -> Json:
        """Return all that belongs into the file now, on the window's thread."""
        return self._packed(_shortened(self._document.memory()), self.more())

    def want(self) -> None:
        """Write the next time even if nothing was done."""
        self._is_wanted = True

    def save(self) -> None:
        """Write what is to be kept, beside the window."""
        if self._thread is not None:
            # The disk is slow: try again a little later.
            self._timer.start(EDIT_MS)
            return
        wanted = self._begin()
        if wanted is not None:
            # A collection in the thread would take widgets and timers apart there, which Qt
            # does not survive. So the collector rests until the thread is over.
            collector.rest()
            self._thread = threading.Thread(target=self._write_beside, args=wanted)
            self._thread.start()

    def stop(self) -> None:
        """Write what has not been written, and wait for that; later changes are written later."""
        self._document.finish_stroke()
        self._timer.stop()
        self._end_thread()
        wanted = self._begin()
        if wanted is not None:
            self._say(self._write(*wanted))

    def _begin(self) -> tuple[Memory, dict[str, Json]] | None:
        """Return what is to be written now, if anything."""
        memory = self._document.memory()
        is_wanted = self._is_wanted or (self._is_changed and bool(memory.edits))
        self._is_changed = self._is_wanted = False
        if not is_wanted:
            return None
        if self._storage.stamp(self._name) not in (None, self._stamp):
            self.contested.emit()
        return _shortened(memory), self.more()

    def _write_beside(self, memory: Memory, more: dict[str, Json]) -> None:
        self._ended.emit(self._write(memory, more))

    def _write(self, memory: Memory, more: dict[str, Json]) -> str:
        """Write a session and return why that failed, if it did."""
        storage, name = self._storage, self._name
        try:
            storage.write(name, self._packed(memory, more))
        except CubeError as error:
            # There may be room the next time, at the latest in the end.
            self._is_wanted = True
            return str(error)
        self._stamp = storage.stamp(name)
        return ""

    def _packed(self, memory: Memory, more: dict[str, Json]) -> Json:
        return {**more, "document": self._packer.pack([memory], Memory)}

    def _on_edited(self, _change: object = None) -> None:
        self._write_within(EDIT_MS)

    def _on_walked(self, _cursor: int) -> None:
        self._write_within(WALK_MS)

    def _write_within(self, time_ms: int) -> None:
        self._is_changed = True
        if not self._timer.isActive() or self._timer.remainingTime() > time_ms:
            self._timer.start(time_ms)

    def _on_ended(self, fault: str) -> None:
        self._end_thread()
        self._say(fault)

    def _end_thread(self) -> None:
        if self._thread is not None:
            self._thread.join()
            self._thread = None
            collector.resume()

    def _say(self, fault: str) -> None:
        """Say what is wrong, once."""
        if fault and fault != self._fault:
            self.said.emit(sentence(fault))
        self._fault = fault


def _shortened(memory: Memory) -> Memory:
    """Return ``memory`` without the edits that nobody will go back to."""
    forgotten = max(memory.done - KEPT_EDITS, 0)
    edits = memory.edits[forgotten : memory.done + KEPT_EDITS]
    return replace(memory, edits=edits, done=memory.done - forgotten)
