"""Saves the session for the next start, and restores it then."""

from __future__ import annotations

import json
import threading
from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace

from PySide6.QtCore import QObject, QTimer, Signal

from cubeapp.engine.model.cube import Cube
from cubeapp.engine.model.errors import CubeError
from cubeapp.engine.timeline.timeline import Timeline
from cubeapp.ui.document.codec import Packer
from cubeapp.ui.document.document import Change, CubeDocument
from cubeapp.ui.document.edits import Memory, State
from cubeapp.ui.files.sessions.session_files import memory_of
from cubeapp.ui.services.storage import Json, Storage
from cubeapp.ui.services.tasks import Failure, Tasks
from cubeapp.words import reason, sentence

NAME = "session"
"""Of the stored file of a session without a name."""
SAVED_EDITS = 300
"""Maximum number of edits that are saved to be undone, and of those to be redone."""
EDIT_MS = 3_000
"""Maximum delay between an edit and its being saved."""
STEP_MS = 30_000
"""The same for a step along the timeline, where less would be lost."""


@dataclass(frozen=True, slots=True)
class _Snapshot:
    """What is to be written, and where; a worker may read it."""

    number: int
    storage: Storage
    name: str
    memory: Memory
    more: dict[str, Json]


class Autosave(QObject):
    """Writes the document some seconds after it changed, in the background, and at the end."""

    contested = Signal()
    """Another window has written to the same file. Unless a slot moves this session elsewhere,
    that will be overwritten."""
    message = Signal(str)
    """A message for the user, one sentence."""

    def __init__(
        self, document: CubeDocument, storage: Storage, tasks: Tasks, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._document = document
        self._tasks = tasks
        self._storage, self._name = storage, NAME
        self._stamp = storage.stamp(NAME)
        """Of the file, when it was last read or written here."""
        self.more: Callable[[], dict[str, Json]] = dict
        """Returns what else belongs in the file."""
        self.rest: Mapping[str, Json] = {}
        """What else was in the file that was restored."""
        self._packer = Packer()
        self._lock = threading.Lock()
        """Held while a snapshot is packed and written; it guards what follows."""
        self._taken = self._written = 0
        """The numbers of the latest snapshot, and of the latest one that was written."""
        self._is_changed = self._is_requested = False
        self._fault = ""
        self._timer = QTimer(self, singleShot=True)
        self._timer.timeout.connect(self.save)
        document.undo_stack.changed.connect(self._on_edited)
        document.changed.connect(self._on_changed)

    def restore(self) -> bool:
        """Restore the session without a name, and tell whether there was one."""
        try:
            content = self._storage.read(NAME)
            if content is None:
                return False
            memory = memory_of(content)
        except CubeError as error:
            # A file that cannot be read today may hold a session all the same: it is taken for
            # another window's, and not overwritten.
            self._stamp = None
            self._report(reason(error))
            return False
        except ValueError:
            self._report(self._storage.set_aside(NAME))
            return False
        self.rest = content if isinstance(content, dict) else {}
        self._document.restore(memory)
        self.move(self._storage, NAME)
        return True

    @property
    def fault(self) -> str:
        """Why the last writing, or the reading at the start, failed; "" if it did not."""
        return self._fault

    @property
    def is_unsaved(self) -> bool:
        """Whether what was done is in no file, for it could not be written."""
        return bool(self._fault) and self._is_requested

    @property
    def has_edits(self) -> bool:
        """Whether the document has an undo history."""
        return self._document.undo_stack.count() > 0

    def show(self, memory: Memory) -> None:
        """Show another document in place of this one, which is written first."""
        self.stop()
        self._document.restore(memory)

    def begin_anew(self) -> None:
        """Show a solved cube without a history."""
        solved = Cube.solved(self._document.cube.size)
        self.show(Memory(State(Timeline(solved), 0)))

    def move(self, storage: Storage, name: str) -> None:
        """Write to the file ``name`` from now on, which holds the document as it is."""
        self._storage, self._name = storage, name
        self._stamp = storage.stamp(name)
        self._timer.stop()
        self._is_changed = self._is_requested = False

    def go_on_from(self, before: Autosave) -> None:
        """Show the document of a window that this one takes the place of; write to its file."""
        self._document.restore(before._document.memory())
        self.move(before._storage, before._name)
        # Another window may have written there since, and what was done here may be in no file.
        self._stamp = before._stamp
        if before.is_unsaved:
            self.request()
            self._save_within(EDIT_MS)

    def content(self) -> Json:
        """Return all that belongs in the file now."""
        with self._lock:
            return self._packed(_shortened(self._document.memory()), self.more())

    def request(self) -> None:
        """Write the next time even if nothing has changed."""
        self._is_requested = True

    def save(self) -> None:
        """Write what has changed, in the background."""
        if self._written < self._taken:
            # The disk is slow: try again a little later.
            self._timer.start(EDIT_MS)
            return
        snapshot = self._snapshot()
        if snapshot is not None:
            self._tasks.start(
                lambda _control: self._write(snapshot), self._report, self._on_failed, quiet=True
            )

    def stop(self) -> None:
        """Write what has not been written, and wait for it; later changes are written later."""
        self._document.finish_stroke()
        self._timer.stop()
        with self._lock:
            # What a worker has begun to write is written now; what it has not, it never will.
            is_lost = self._written < self._taken
            self._written = self._taken
        self._is_requested = self._is_requested or is_lost
        snapshot = self._snapshot()
        if snapshot is not None:
            self._report(self._write(snapshot))

    def _snapshot(self) -> _Snapshot | None:
        """Return what is to be written now, if anything."""
        memory = self._document.memory()
        is_requested = self._is_requested or (self._is_changed and bool(memory.edits))
        self._is_changed = self._is_requested = False
        if not is_requested:
            return None
        if self._storage.stamp(self._name) not in (None, self._stamp):
            self.contested.emit()
        self._taken += 1
        return _Snapshot(self._taken, self._storage, self._name, _shortened(memory), self.more())

    def _write(self, snapshot: _Snapshot) -> str:
        """Write a session and return why that failed, if it did; on any thread."""
        storage, name = snapshot.storage, snapshot.name
        with self._lock:
            if snapshot.number <= self._written:
                return self._fault
            self._written = snapshot.number
            try:
                # In one line, which takes a tenth of the time that the window would wait for.
                packed = self._packed(snapshot.memory, snapshot.more)
                storage.write_text(name, json.dumps(packed, ensure_ascii=False))
            except CubeError as error:
                # There may be room the next time, at the latest in the end.
                self._is_requested = True
                return reason(error)
            self._stamp = storage.stamp(name)
            return ""

    def _packed(self, memory: Memory, more: dict[str, Json]) -> Json:
        return {**more, "document": self._packer.pack([memory], Memory)}

    def _on_edited(self) -> None:
        self._save_within(EDIT_MS)

    def _on_changed(self, change: Change) -> None:
        if change.new_draft:
            self._save_within(EDIT_MS)
        elif change.new_cursor:
            self._save_within(STEP_MS)

    def _save_within(self, time_ms: int) -> None:
        self._is_changed = True
        if not self._timer.isActive() or self._timer.remainingTime() > time_ms:
            self._timer.start(time_ms)

    def _on_failed(self, failure: Failure) -> None:
        self._is_requested = True
        self._report(failure.message)

    def _report(self, fault: str) -> None:
        """Emit a message about what is wrong, once."""
        if fault and fault != self._fault:
            self.message.emit(sentence(fault))
        self._fault = fault


def _shortened(memory: Memory) -> Memory:
    """Return ``memory`` without edits that are too far back to be of use."""
    dropped = max(memory.done - SAVED_EDITS, 0)
    edits = memory.edits[dropped : memory.done + SAVED_EDITS]
    return replace(memory, edits=edits, done=memory.done - dropped)
