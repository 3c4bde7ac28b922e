"""Sessions by name: the cube, its history, its drafts and the alg, kept in a file each.

What is done is always written: into the file of the session that is open, or into one without a
name. So nothing has to be saved before another session is opened.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from datetime import datetime
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from cubeapp.engine.algs.study import Script
from cubeapp.engine.english import sentence
from cubeapp.engine.errors import CubeError
from cubeapp.language import tr
from cubeapp.ui.files.sessions.autosave import NAME, Keeper
from cubeapp.ui.files.sessions.session_files import (
    KIND,
    beside_document,
    name_in,
    read_contents,
    read_session,
    renamed,
    tidy_name,
)
from cubeapp.ui.services.storage import Json, Storage, free_name, save_file
from cubeapp.ui.services.undo_list import UndoList

if TYPE_CHECKING:
    from cubeapp.ui.lab.algs.model import AlgModel

FOLDER = "sessions"
OPEN = "open-session"
"""The stored file that tells which session was open last."""
SUFFIX = ".cubeapp.json"
"""Of the names that are offered for files elsewhere."""
_LONGEST_KEY = 40


@dataclass(frozen=True, slots=True)
class Kept:
    """A session that can be opened."""

    key: str
    """The name of its file, which stays when the session gets another name."""
    name: str
    changed_s: float
    """When it was written last, in seconds since 1970; 0 if nobody knows."""


class KeptSessions(QObject):
    """Opens, names and removes sessions; the open one is written by the keeper."""

    changed = Signal(object, str)
    """All of them, a tuple of `Kept` by name, and the key of the open one, "" if it has none."""
    named = Signal(str)
    """The name of the open one, "" if it has none."""
    said = Signal(str)
    """A sentence for the status line."""

    def __init__(self, keeper: Keeper, storage: Storage, parent: QObject) -> None:
        super().__init__(parent)
        self._keeper = keeper
        self._storage = storage
        self._board = storage.board(FOLDER, KIND)
        self._algs: AlgModel | None = None
        self._key = self._name = ""
        self.removed = UndoList(self)
        """Saves removed sessions again."""
        self._names: dict[str, tuple[tuple[int, int], str]] = {}
        """What files say they are called, and the stamps that they had then."""
        keeper.more = self._more
        keeper.contested.connect(self._on_contested)

    @property
    def name(self) -> str:
        """The name of the open session, "" if it has none."""
        return self._name

    def join(self, algs: AlgModel) -> None:
        """Keep the alg editor's text with the sessions."""
        self._algs = algs

    def restore(self) -> bool:
        """Open the session that was open last, and tell whether there was one."""
        key, keys = self._last_key(), self._board.names()
        if key and key not in keys and keys:
            # The program was ended in the middle of a change.
            key = max(keys, key=lambda each: self._board.stamp(each) or (0, 0))
        if key in keys and self._show(key):
            return True
        return self._keeper.restore()

    def refresh(self) -> None:
        """Tell what there is."""
        self.changed.emit(self._all(), self._key)
        self.removed.refresh()

    # What the person asks for

    def begin(self) -> None:
        """Begin a session without a name; one that has none yet gets the hour as its name."""
        if not self._is_safe():
            return
        self._leave()
        self._keeper.begin_anew()
        if self._algs is not None:
            self._algs.replace(Script())
        self.refresh()

    def open(self, key: str) -> None:
        """Open another session."""
        if key == self._key or not self._is_safe():
            return
        if self._show(key):
            self.said.emit(tr("Opened the session “{name}”.").format(name=self._name))
        self.refresh()

    def save_as(self, name: str) -> str:
        """Give the open cube and all that was done a name from now on; return the key.

        A session that has a name already stays as it is, and this one goes on from it.
        """
        self._keeper.stop()
        was_unnamed = not self._key
        self._take_place(self._new_key(name), self._free_name(name))
        self._write()
        self._remember()
        # Where it could not be written, the one without a name is all that there is.
        if was_unnamed and self._key in self._board.names():
            self._try(lambda: self._storage.remove(NAME))
        self.refresh()
        return self._key

    def rename(self, key: str, name: str) -> None:
        """Give a session another name, numbered if it is taken; a blank one changes nothing."""
        if not tidy_name(name):
            self.refresh()
            return
        shown = self._free_name(name, key)
        if key == self._key:
            self._name = shown
            self.named.emit(shown)
            self._write()
        else:
            self._try(lambda: self._rewrite(key, key, shown))
        self.refresh()

    def duplicate(self, key: str) -> None:
        """Keep a second one of a session."""
        self._keeper.stop()
        name = self._free_name(self._name_of(key))
        self._try(lambda: self._rewrite(key, self._new_key(name), name))
        self.refresh()

    def remove(self, key: str) -> None:
        """Remove a session; `bring_back` undoes that. The open cube stays on screen."""
        self._keeper.stop()
        content = self._read(key)
        if content is None or not self._try(lambda: self._board.remove(key)):
            return
        self.removed.add(name_in(content) or key, partial(self._save_again, key, content))
        if key == self._key:
            self._leave()
            self._keeper.want()
        self.refresh()

    def bring_back(self) -> None:
        """Save the session again that was removed last."""
        self._try(self.removed.undo)
        self.refresh()

    def open_file(self, path: Path) -> None:
        """Keep the session of a file as one more, and open it."""
        try:
            content, contents = read_session(path)
        except CubeError as error:
            self.said.emit(str(error))
            return
        name = self._free_name(contents.name or path.name.removesuffix(SUFFIX))
        key = self._new_key(name)
        if self._try(lambda: self._board.write(key, renamed(content, name))):
            self.open(key)

    def save_file(self, path: Path) -> None:
        """Write the open session to a file elsewhere."""
        # Only one thread packs at a time.
        self._keeper.stop()
        content = self._keeper.content()
        if self._try(lambda: save_file(path, KIND, content)):
            self.said.emit(tr("Saved as {name}.").format(name=path.name))

    # The files

    def _show(self, key: str) -> bool:
        """Open a session and tell whether it could be read."""
        content = self._read(key)
        if content is None:
            return False
        try:
            contents = read_contents(content)
        except ValueError:
            self.said.emit(sentence(self._board.set_aside(key)))
            return False
        self._keeper.show(contents.memory)
        if self._algs is not None:
            self._algs.replace(contents.script)
        self._take_place(key, contents.name or key)
        self._remember()
        return True

    def _is_safe(self) -> bool:
        """Write what is open, with a name, and tell whether another may take its place."""
        if not self._key and self._keeper.has_edits:
            self.save_as(self._hour())
        self._keeper.stop()
        fault = self._keeper.fault
        if fault:
            text = tr("This session stays open, for it cannot be kept: {reason}")
            self.said.emit(sentence(text.format(reason=fault)))
        return not fault

    def _take_place(self, key: str, name: str) -> None:
        self._key, self._name = key, tidy_name(name)
        self._keeper.move(self._board if key else self._storage, key or NAME)
        self.named.emit(self._name)

    def _leave(self) -> None:
        """Go on without a name."""
        self._keeper.stop()
        self._take_place("", "")
        self._remember()

    def _write(self) -> None:
        """Write the open session now."""
        self._keeper.want()
        self._keeper.stop()

    def _on_contested(self) -> None:
        """Leave the file to the other window, and go on in one of its own."""
        name = self._free_name(self._name or self._hour())
        self._take_place(self._new_key(name), name)
        self._remember()
        text = tr("Another window goes on with this session; what you do here is kept as “{name}”.")
        self.said.emit(text.format(name=name))
        self.refresh()

    def _more(self) -> dict[str, Json]:
        """Return what belongs into a session's file beside the document."""
        script = Script() if self._algs is None else self._algs.script
        return beside_document(self._name, script)

    def _all(self) -> tuple[Kept, ...]:
        found = []
        for key in self._board.names():
            stamp = self._board.stamp(key)
            name = self._name if key == self._key else self._name_of(key)
            if name:
                found.append(Kept(key, name, 0.0 if stamp is None else stamp[0] / 1e9))
        return tuple(sorted(found, key=lambda kept: (kept.name.casefold(), kept.key)))

    def _name_of(self, key: str) -> str:
        """Return the name of a session; its key if it does not say, nothing if it is none."""
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
            self.said.emit(sentence(str(error)))
            return None

    def _rewrite(self, key: str, other: str, name: str) -> None:
        """Write what is kept under one key under another, with another name."""
        content = self._board.read(key)
        if content is not None:
            self._board.write(other, renamed(content, name))
            # Its stamp may be the same, if the clock is coarse.
            self._names.pop(other, None)

    def _last_key(self) -> str:
        try:
            key = self._storage.read(OPEN)
        except CubeError as error:
            self.said.emit(sentence(str(error)))
            return ""
        return key if isinstance(key, str) else ""

    def _remember(self) -> None:
        self._try(lambda: self._storage.write(OPEN, self._key))

    def _save_again(self, removed: str, content: Json) -> None:
        # Another session may have taken its place, or its name, meanwhile.
        key = free_name(removed, set(self._board.names()), "{}-{}")
        self._board.write(key, renamed(content, self._free_name(name_in(content) or removed)))

    def _try(self, act: Callable[[], object]) -> bool:
        """Do something with files, or say why it cannot be done."""
        try:
            act()
        except CubeError as error:
            self.said.emit(sentence(str(error)))
            return False
        return True

    def _hour(self) -> str:
        return tr("Session of {date}").format(date=f"{datetime.now():%Y-%m-%d %H:%M}")

    def _free_name(self, name: str, key: str = "") -> str:
        """Return ``name``, numbered if another session than that with ``key`` has it."""
        taken = {kept.name for kept in self._all() if kept.key != key}
        return free_name(tidy_name(name) or self._hour(), taken)

    def _new_key(self, name: str) -> str:
        """Return the name of a file that there is not yet, fit for every file system."""
        plain = "".join(c if c.isascii() and c.isalnum() else "-" for c in name.casefold())
        # Some systems have devices of three letters, or three and a number, in every folder.
        short = "s-" + "-".join(part for part in plain.split("-") if part)[:_LONGEST_KEY]
        return free_name(short.rstrip("-"), set(self._board.names()), "{}-{}")
