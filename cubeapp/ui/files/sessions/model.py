"""Sessions by name: the cube, its history, its drafts and the alg, in a file each.

Everything is saved by itself: into the file of the session that is open, or into one without a
name. So nothing has to be saved before another session is opened.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from datetime import datetime
from functools import partial
from pathlib import Path

from PySide6.QtCore import QObject, Signal

from cubeapp.engine.model.errors import CubeError
from cubeapp.ui.files.sessions.autosave import NAME, Autosave
from cubeapp.ui.files.sessions.session_files import (
    KIND,
    name_in,
    read_contents,
    read_session,
    renamed,
    tidy_name,
)
from cubeapp.ui.services.storage import Json, Stamp, Storage, free_name, save_file
from cubeapp.ui.services.undo_list import UndoList
from cubeapp.ui.shell.feature import SessionPart
from cubeapp.words import reason, sentence, tr

FOLDER = "sessions"
OPEN = "open-session"
"""The stored file that names the session that was open last."""
SUFFIX = ".cubeapp.json"
"""Of the names that are suggested for files elsewhere."""
_LONGEST_KEY = 40


@dataclass(frozen=True, slots=True)
class SavedSession:
    """A session that can be opened."""

    key: str
    """The name of its file, which stays when the session gets another name."""
    name: str
    changed_s: float
    """When it was last written, in seconds since 1970; 0 if that is not known."""


class SavedSessions(QObject):
    """Opens, names and removes sessions; the open one is written by `Autosave`."""

    changed = Signal()
    """There are other sessions, or another one is open."""
    named = Signal(str)
    """The name of the open session, "" if it has none."""
    message = Signal(str)
    """A message for the user, one sentence."""

    def __init__(self, autosave: Autosave, storage: Storage, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._autosave = autosave
        self._storage = storage
        self._board = storage.board(FOLDER, KIND)
        self._parts: tuple[SessionPart, ...] = ()
        self._key = self._name = ""
        self.removed = UndoList(self)
        """Saves removed sessions again."""
        self._names: dict[str, tuple[Stamp, str]] = {}
        """The names that files had at some time, and the stamps of the files then."""
        autosave.more = self._more
        autosave.contested.connect(self._on_contested)
        autosave.message.connect(self.message)

    @property
    def name(self) -> str:
        """The name of the open session, "" if it has none."""
        return self._name

    @property
    def key(self) -> str:
        """The key of the open session, "" if it has no name."""
        return self._key

    def all(self) -> tuple[SavedSession, ...]:
        """Return all sessions with names, in the order of these."""
        found = []
        for key in self._board.names():
            stamp = self._board.stamp(key)
            name = self._name if key == self._key else self._name_of(key)
            if name:
                changed_s = 0.0 if stamp is None else stamp[0] / 1e9
                found.append(SavedSession(key, name, changed_s))
        return tuple(sorted(found, key=lambda session: (session.name.casefold(), session.key)))

    def set_parts(self, parts: Iterable[SessionPart]) -> None:
        """Save ``parts`` with every session, beside the cube and its history."""
        self._parts = tuple(parts)

    def restore(self) -> bool:
        """Open the session that was open last, and tell whether there was one."""
        key, keys = self._last_key(), self._board.names()
        if key and key not in keys and keys:
            # The program was ended in the middle of a change.
            key = max(keys, key=lambda each: self._board.stamp(each) or (0, 0))
        if key in keys and self._show(key):
            return True
        if not self._autosave.restore():
            return False
        for part in self._parts:
            if part.is_of_all:
                part.restore(self._autosave.rest.get(part.id))
        return True

    def go_on_from(self, before: SavedSessions) -> None:
        """Go on with the session of a window that this one takes the place of.

        No file is read: unpacking takes long, and what could not be written is in none.
        """
        self._autosave.go_on_from(before._autosave)
        saved = before._more()
        for part in self._parts:
            part.restore(saved.get(part.id))
        self._key, self._name = before._key, before._name
        self.named.emit(self._name)
        # Another window may have opened another one since.
        self._remember()

    # What the user asks for

    def begin(self) -> None:
        """Begin a session without a name; the open one is named after the hour if it has none."""
        if not self._is_safe():
            return
        self._leave()
        self._autosave.begin_anew()
        for part in self._parts:
            part.restore(None)
        self.changed.emit()

    def open(self, key: str) -> None:
        """Open another session."""
        if key == self._key or not self._is_safe():
            return
        if self._show(key):
            self.message.emit(tr("Opened the session “{name}”.").format(name=self._name))
        self.changed.emit()

    def save_as(self, name: str) -> str:
        """Give the open cube and its history a name from now on; return the key.

        A session that has a name already stays as it is, and this one goes on from it.
        """
        self._autosave.stop()
        was_unnamed = not self._key
        self._take_place(self._new_key(name), self._free_name(name))
        self._write()
        self._remember()
        # Where it could not be written, the one without a name is all that there is.
        if was_unnamed and self._key in self._board.names():
            self._try(lambda: self._storage.remove(NAME))
        self.changed.emit()
        return self._key

    def rename(self, key: str, name: str) -> None:
        """Give a session another name, numbered if it is taken; a blank one changes nothing."""
        if not tidy_name(name):
            self.changed.emit()
            return
        shown = self._free_name(name, key)
        if key == self._key:
            self._name = shown
            self.named.emit(shown)
            self._write()
        else:
            self._try(lambda: self._rewrite(key, key, shown))
        self.changed.emit()

    def duplicate(self, key: str) -> None:
        """Save a copy of a session."""
        self._autosave.stop()
        name = self._free_name(self._name_of(key))
        self._try(lambda: self._rewrite(key, self._new_key(name), name))
        self.changed.emit()

    def remove(self, key: str) -> None:
        """Remove a session; `bring_back` undoes that. The open cube stays on screen."""
        self._autosave.stop()
        content = self._read(key)
        if content is not None and self._try(lambda: self._board.remove(key)):
            self.removed.add(name_in(content) or key, partial(self._save_again, key, content))
            if key == self._key:
                self._leave()
                self._autosave.request()
        # Another window may have removed it before.
        self.changed.emit()

    def bring_back(self) -> None:
        """Save the session again that was removed last."""
        self._try(self.removed.undo)
        self.changed.emit()

    def open_file(self, path: Path) -> None:
        """Save the session in a file as one more, and open it."""
        try:
            content, contents = read_session(path)
        except CubeError as error:
            self.message.emit(reason(error))
            return
        name = self._free_name(contents.name or path.name.removesuffix(SUFFIX))
        key = self._new_key(name)
        if self._try(lambda: self._board.write(key, renamed(content, name))):
            self.open(key)

    def save_file(self, path: Path) -> bool:
        """Write the open session to a file elsewhere, and tell whether that could be done."""
        # Only one thread packs at a time.
        self._autosave.stop()
        content = self._autosave.content()
        is_saved = self._try(lambda: save_file(path, KIND, content))
        if is_saved:
            self.message.emit(tr("Saved as {name}.").format(name=path.name))
        return is_saved

    # The files

    def _show(self, key: str) -> bool:
        """Open a session and tell whether it could be read."""
        content = self._read(key)
        if content is None:
            return False
        try:
            contents = read_contents(content)
        except ValueError:
            self.message.emit(sentence(self._board.set_aside(key)))
            return False
        self._autosave.show(contents.memory)
        for part in self._parts:
            part.restore(contents.parts.get(part.id))
        self._take_place(key, contents.name or key)
        self._remember()
        return True

    def _is_safe(self) -> bool:
        """Write what is open, with a name, and tell whether another may take its place."""
        if not self._key and self._autosave.has_edits:
            self.save_as(self._hour())
        self._autosave.stop()
        is_unsaved = self._autosave.is_unsaved
        if is_unsaved:
            text = tr("This session stays open, for it cannot be saved: {reason}")
            self.message.emit(sentence(text.format(reason=self._autosave.fault)))
        return not is_unsaved

    def _take_place(self, key: str, name: str) -> None:
        self._key, self._name = key, tidy_name(name)
        self._autosave.move(self._board if key else self._storage, key or NAME)
        self.named.emit(self._name)

    def _leave(self) -> None:
        """Go on without a name."""
        self._autosave.stop()
        self._take_place("", "")
        self._remember()

    def _write(self) -> None:
        """Write the open session now."""
        self._autosave.request()
        self._autosave.stop()

    def _on_contested(self) -> None:
        """Leave the file to the other window, and go on in one of its own."""
        name = self._free_name(self._name or self._hour())
        self._take_place(self._new_key(name), name)
        self._remember()
        text = tr(
            "Another window goes on with this session; what you do here is saved as “{name}”."
        )
        self.message.emit(text.format(name=name))
        self.changed.emit()

    def _more(self) -> dict[str, Json]:
        """Return what belongs in a session's file beside the document."""
        saved: dict[str, Json] = {part.id: part.save() for part in self._parts}
        return {"name": self._name, **{id: one for id, one in saved.items() if one is not None}}

    def _name_of(self, key: str) -> str:
        """Return the name of a session; its key if it has no name, nothing if it is no session."""
        stamp = self._board.stamp(key)
        if stamp is not None and key in self._names and self._names[key][0] == stamp:
            # Reading all of a long history takes a while.
            return self._names[key][1]
        content = self._read(key)
        if content is None:
            return ""
        name = name_in(content) or key
        if stamp is not None:
            self._names[key] = stamp, name
        return name

    def _read(self, key: str) -> Json:
        try:
            return self._board.read(key)
        except CubeError as error:
            self.message.emit(sentence(reason(error)))
            return None

    def _rewrite(self, key: str, other: str, name: str) -> None:
        """Write the session of one key under another key, with another name."""
        content = self._board.read(key)
        if content is not None:
            self._board.write(other, renamed(content, name))
            # Its stamp may be the same, if the clock is coarse.
            self._names.pop(other, None)

    def _last_key(self) -> str:
        try:
            key = self._storage.read(OPEN)
        except CubeError as error:
            self.message.emit(sentence(reason(error)))
            return ""
        return key if isinstance(key, str) else ""

    def _remember(self) -> None:
        """Let `restore` open the session that is open here."""
        self._try(lambda: self._storage.write(OPEN, self._key))

    def _save_again(self, removed: str, content: Json) -> None:
        # Another session may have taken its place, or its name, meanwhile.
        key = free_name(removed, set(self._board.names()), "{}-{}")
        self._board.write(key, renamed(content, self._free_name(name_in(content) or removed)))

    def _try(self, act: Callable[[], object]) -> bool:
        """Do something with files, or emit a message why it cannot be done."""
        try:
            act()
        except CubeError as error:
            self.message.emit(sentence(reason(error)))
            return False
        return True

    def _hour(self) -> str:
        return tr("Session of {date}").format(date=f"{datetime.now():%Y-%m-%d %H:%M}")

    def _free_name(self, name: str, key: str = "") -> str:
        """Return ``name``, numbered if another session than that with ``key`` has it."""
        taken = {session.name for session in self.all() if session.key != key}
        return free_name(tidy_name(name) or self._hour(), taken)

    def _new_key(self, name: str) -> str:
        """Return the name of a file that there is not yet, fit for every file system."""
        plain = "".join(c if c.isascii() and c.isalnum() else "-" for c in name.casefold())
        # Some systems have devices of three letters, or three and a number, in every folder.
        short = "s-" + "-".join(part for part in plain.split("-") if part)[:_LONGEST_KEY]
        return free_name(short.rstrip("-"), set(self._board.names()), "{}-{}")
