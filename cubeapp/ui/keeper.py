"""Keeps the document for the next start, and brings it back then."""

from __future__ import annotations

import gc
import threading
from dataclasses import replace

from PySide6.QtCore import QObject, QTimer, Signal

from cubeapp.engine.english import sentence
from cubeapp.engine.errors import CubeError
from cubeapp.ui.document import CubeDocument
from cubeapp.ui.edits import Memory
from cubeapp.ui.records import Packer, unpack_memory
from cubeapp.ui.shelf import Shelf

NAME = "session"
"""Of the file on the shelf."""
KEPT_EDITS = 300
"""So many edits are kept that can be undone, and that can be done again."""
EDIT_MS = 3_000
"""After an edit, the time until it is written at the latest."""
WALK_MS = 30_000
"""The same after a step along the timeline, of which less would be lost."""


class Keeper(QObject):
    """Writes the document some seconds after it changed, beside the window, and in the end.

    Of two windows at once the one that wrote last is found again.
    """

    said = Signal(str)
    """A sentence for the status line."""
    _ended = Signal(str)
    """Writing is over; why it failed, if it did. Emitted by its thread."""

    def __init__(self, document: CubeDocument, shelf: Shelf, parent: QObject) -> None:
        super().__init__(parent)
        self._document = document
        self._shelf = shelf
        self._packer = Packer()
        self._thread: threading.Thread | None = None
        self._is_changed = False
        self._fault = ""
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self.save)
        self._ended.connect(self._on_ended)
        document.undo_stack.changed.connect(self._on_edited)
        document.draft_changed.connect(self._on_edited)
        document.cursor_changed.connect(self._on_walked)

    def restore(self) -> bool:
        """Bring back what was kept, and tell whether there was anything."""
        try:
            record = self._shelf.read(NAME)
            memory = None if record is None else unpack_memory(record)
        except CubeError as error:
            self._say(str(error))
            return False
        except ValueError:
            self._say(self._shelf.set_aside(NAME))
            return False
        if memory is None:
            return False
        self._document.restore(memory)
        self._timer.stop()
        self._is_changed = False
        return True

    def save(self) -> None:
        """Write what is to be kept, beside the window."""
        if self._thread is not None:
            # The disk is slow: try again a little later.
            self._timer.start(EDIT_MS)
            return
        memory = self._begin()
        if memory is not None:
            # A collection in the thread would take widgets and timers apart there, which Qt
            # does not survive. So the collector rests until the thread is over.
            gc.disable()
            self._thread = threading.Thread(target=self._write_beside, args=(memory,))
            self._thread.start()

    def stop(self) -> None:
        """Write what has not been written; nothing is written later."""
        self._document.finish_stroke()
        self._timer.stop()
        self._end_thread()
        memory = self._begin()
        if memory is not None:
            self._say(self._write(memory))

    def _begin(self) -> Memory | None:
        """Return what is to be written now, if anything."""
        memory = self._document.memory()
        is_wanted = self._is_changed and bool(memory.edits)
        self._is_changed = False
        if not is_wanted:
            return None
        forgotten = max(memory.done - KEPT_EDITS, 0)
        edits = memory.edits[forgotten : memory.done + KEPT_EDITS]
        return replace(memory, edits=edits, done=memory.done - forgotten)

    def _write_beside(self, memory: Memory) -> None:
        self._ended.emit(self._write(memory))

    def _write(self, memory: Memory) -> str:
        """Write ``memory`` and return why that failed, if it did."""
        try:
            self._shelf.write(NAME, self._packer.pack([memory], Memory))
        except CubeError as error:
            return str(error)
        return ""

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
            gc.enable()

    def _say(self, fault: str) -> None:
        """Say what is wrong, once."""
        if fault and fault != self._fault:
            self.said.emit(sentence(fault))
        self._fault = fault
