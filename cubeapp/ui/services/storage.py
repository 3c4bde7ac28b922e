"""What the user made, kept between starts: files of JSON beside the settings.

Each file names its format and the version of that; ``resources/formats.md`` describes them.
"""

from __future__ import annotations

import json
import os
import re
from collections.abc import Callable, Collection, Iterable, Iterator
from contextlib import contextmanager, suppress
from itertools import chain, count
from pathlib import Path
from typing import Any

from PySide6.QtCore import QLockFile

from cubeapp.engine.model.errors import CubeError
from cubeapp.ui.services.files import write_parts
from cubeapp.words import reason, tr

Json = dict[str, "Json"] | list["Json"] | str | int | float | bool | None
Hook = Callable[[dict[str, Any]], object]

Stamp = tuple[int, int, int]
"""When a file was written in nanoseconds, its length, and which file of the disk it is: clocks of
files are coarse, and each time a new one takes the place of the old."""

VERSION = 1
"""Of every format: a file with a higher number comes from a program that knows more."""
LARGEST_BYTES = 100_000_000
"""Nothing that is kept comes near it, and a wrong file is refused before it fills memory."""
SUFFIX = ".json"
LOCK_MS = 5_000
"""How long one process waits for another; the longest change takes about a second."""
_DAMAGED, _NEWER, _UNREAD = ".damaged", ".newer", ".unread"
_ASIDE = re.compile(r"\.(damaged|newer|unread)(-\d+)?\.json\Z")
"""What the names of files that were set aside end in."""


class FormatError(CubeError, ValueError):
    """A file that is not what it should be; its text goes on from "the file …"."""


class NewerFormatError(FormatError):
    """A file that a newer program wrote."""


class Storage:
    """Keeps values by name, each in a file of its own that is written wholly or not at all."""

    def __init__(self, folder: Path | None, kind: str = "") -> None:
        """Make a storage.

        Args:
            folder: where the files are, made with the first of them; ``None`` to keep the
                values only as long as this object.
            kind: what all of them are; each is what its name says if empty.
        """
        self._folder = folder
        self._kind = kind
        self._values: dict[str, Json] = {}
        self._unread: set[str] = set()
        """The names of files that could not be read the last time."""
        self._boards: dict[str, Storage] = {}

    def board(self, folder: str, kind: str) -> Storage:
        """Return the storage in a folder of this one, for files that are all of one kind."""
        if folder not in self._boards:
            inside = None if self._folder is None else self._folder / folder
            self._boards[folder] = Storage(inside, kind)
        return self._boards[folder]

    def path(self, name: str) -> Path | None:
        """Return the file of ``name``, which may not be there; ``None`` without a folder."""
        return None if self._folder is None else self._folder / f"{name}{SUFFIX}"

    def names(self) -> tuple[str, ...]:
        """Return the names of all values, but not of those that were set aside."""
        if self._folder is None:
            return tuple(sorted(self._values))
        try:
            files = os.listdir(self._folder)
        except OSError:
            return ()
        kept = (file for file in files if not _ASIDE.search(file))
        return tuple(sorted(file.removesuffix(SUFFIX) for file in kept if file.endswith(SUFFIX)))

    def stamp(self, name: str) -> Stamp | None:
        """Return what tells whether a file was written since; ``None`` if there is none."""
        path = self.path(name)
        try:
            facts = None if path is None else path.stat()
        except OSError:
            return None
        return None if facts is None else (facts.st_mtime_ns, facts.st_size, facts.st_ino)

    @contextmanager
    def lock(self, name: str) -> Iterator[None]:
        """Keep other processes away from ``name`` while it is read, changed and written again.

        One that takes longer than `LOCK_MS`, or a folder that takes no lock, stops nobody.
        """
        path = self.path(name)
        if path is None:
            yield
            return
        with suppress(OSError):
            path.parent.mkdir(parents=True, exist_ok=True)
        lock = QLockFile(str(path.with_name(f"{path.name}.lock")))
        lock.tryLock(LOCK_MS)
        try:
            yield
        finally:
            lock.unlock()

    def read(self, name: str, hook: Hook | None = None) -> Json:
        """Return what was kept as ``name``, ``None`` if there is nothing.

        Args:
            name: of the value.
            hook: returns what stands for each object of a file, the inner ones first.

        Raises:
            CubeError: the file cannot be read, or is something else. One that is something else
                is renamed, and one that cannot be read is by the next `write` or `remove`, so
                that nothing is lost of either.
        """
        path = self.path(name)
        if path is None:
            return self._values.get(name)
        self._unread.discard(name)
        try:
            return read_file(path, self._kind or name, hook)
        except FileNotFoundError:
            return None
        except OSError as error:
            self._unread.add(name)
            text = tr("{path} cannot be read: {reason}")
            raise CubeError(text.format(path=path, reason=error.strerror)) from None
        except NewerFormatError as error:
            raise CubeError(_set_aside(path, _NEWER, reason(error))) from None
        except FormatError as error:
            raise CubeError(_set_aside(path, _DAMAGED, reason(error))) from None

    def set_aside(self, name: str) -> str:
        """Rename the file of ``name``, which makes no sense, and log that."""
        path = self.path(name)
        if path is None:
            return tr("the data saved in {name} cannot be read").format(name=name)
        return _set_aside(path, _DAMAGED, tr("was damaged"))

    def write(self, name: str, value: Json) -> None:
        """Keep ``value`` as ``name``.

        Raises:
            CubeError: the file cannot be written; what was there before is still there.
        """
        path = self._to_write(name)
        if path is None:
            self._values[name] = value
        else:
            save_file(path, self._kind or name, value)

    def write_text(self, name: str, text: str) -> None:
        """Keep the value that ``text`` is in JSON as ``name``, in one line.

        Raises:
            CubeError: as `write` does.
        """
        path = self._to_write(name)
        if path is None:
            self._values[name] = json.loads(text)
        else:
            save_parts(path, self._kind or name, (text.encode(errors="backslashreplace"),))

    def write_parts(self, name: str, parts: Iterable[bytes]) -> None:
        """Keep the value that ``parts``, joined, are in JSON and UTF-8 as ``name``, in one line.

        Raises:
            CubeError: as `write` does.
        """
        path = self._to_write(name)
        if path is None:
            self._values[name] = json.loads(b"".join(parts))
        else:
            save_parts(path, self._kind or name, parts)

    def _to_write(self, name: str) -> Path | None:
        """Return where ``name`` may be changed, after a file that could not be read is renamed."""
        path = self.path(name)
        if path is not None and name in self._unread and path.exists():
            try:
                _rename(path, _UNREAD)
            except OSError as error:
                text = tr("{path} cannot be written: {reason}")
                raise CubeError(text.format(path=path, reason=error.strerror)) from None
        self._unread.discard(name)
        return path

    def remove(self, name: str) -> None:
        """Forget what was kept as ``name``; a file that could not be read is renamed.

        Raises:
            CubeError: the file cannot be removed, or renamed.
        """
        path = self._to_write(name)
        if path is None:
            self._values.pop(name, None)
            return
        try:
            path.unlink(missing_ok=True)
        except OSError as error:
            text = tr("{path} cannot be removed: {reason}")
            raise CubeError(text.format(path=path, reason=error.strerror)) from None


def _set_aside(path: Path, mark: str, fault: str) -> str:
    """Rename a file, and return a sentence on what is wrong with it and what became of it."""
    try:
        aside = _rename(path, mark)
    except OSError as error:
        text = tr("the file {path} {fault} and cannot be renamed: {reason}")
        return text.format(path=path, fault=fault, reason=error.strerror)
    text = tr("the file {name} {fault}; it is kept as {other}, and a new one is begun")
    return text.format(name=path.name, fault=fault, other=aside.name)


def _rename(path: Path, mark: str) -> Path:
    """Give a file a name with ``mark`` in it that no other file has, and return that.

    Raises:
        OSError: it keeps its name.
    """
    stem = path.name.removesuffix(SUFFIX) + mark
    numbers = chain(("",), (f"-{number}" for number in count(2)))
    names = (path.with_name(f"{stem}{number}{SUFFIX}") for number in numbers)
    return path.rename(next(aside for aside in names if not aside.exists()))


def read_file(path: Path, kind: str, hook: Hook | None = None) -> Json:
    """Return what a file of one kind holds.

    Args:
        path: of the file, wherever it is.
        kind: what it has to be, such as "session". A file from before there were formats does
            not say what it is, and is taken as it is.
        hook: see `Storage.read`.

    Raises:
        FormatError: it is something else.
        OSError: it cannot be read.
    """
    with path.open("rb") as file:
        data = file.read(LARGEST_BYTES + 1)
    if len(data) > LARGEST_BYTES:
        raise FormatError(tr("is too large"))
    try:
        value: Json = json.loads(data, parse_constant=_refuse, object_hook=hook)
    except (ValueError, RecursionError):
        # Lists in lists in lists are JSON, too, but nothing that was written here.
        raise FormatError(tr("was damaged")) from None
    if not isinstance(value, dict) or "format" not in value:
        return value
    name, version = value["format"], value.get("version")
    if name != _format(kind):
        raise FormatError(tr("is of another kind: “{format}”").format(format=str(name)[:40]))
    if type(version) is not int or version < 1 or "content" not in value:
        raise FormatError(tr("was damaged"))
    if version > VERSION:
        raise NewerFormatError(
            tr("was written by a newer cubeapp (version {number} of its format)").format(
                number=version
            )
        )
    return value["content"]


def save_file(path: Path, kind: str, value: Json) -> None:
    """Write what `read_file` reads, wholly or not at all.

    Raises:
        CubeError: the file cannot be written; what was there before is still there.
    """
    whole = {"format": _format(kind), "version": VERSION, "content": value}
    text = json.dumps(whole, ensure_ascii=False, indent=1)
    # Half a character, which a clipboard may bring, is written as its escape.
    _write(path, (text.encode(errors="backslashreplace"), b"\n"))


def save_parts(path: Path, kind: str, parts: Iterable[bytes]) -> None:
    """Write what `read_file` reads, of the value that ``parts``, joined, are in JSON.

    Raises:
        CubeError: as `save_file` does.
    """
    about = f'{{"format": {json.dumps(_format(kind))}, "version": {VERSION}, "content": '
    _write(path, chain((about.encode(),), parts, (b"}\n",)))


def _write(path: Path, parts: Iterable[bytes]) -> None:
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        text = tr("{path} cannot be made: {reason}")
        raise CubeError(text.format(path=path.parent, reason=error.strerror)) from None
    write_parts(path, parts)


def free_name(name: str, taken: Collection[str], pattern: str = "{} ({})") -> str:
    """Return ``name``, with a number where it is taken.

    Args:
        name: the wanted one.
        taken: those that others have.
        pattern: puts a name and a number together.
    """
    number, free = 1, name
    while free in taken:
        number += 1
        free = pattern.format(name, number)
    return free


def _refuse(constant: str) -> None:
    """Refuse what Python would read as JSON: NaN and the infinities."""
    raise ValueError(f"{constant} is no number")


def _format(kind: str) -> str:
    return f"cubeapp {kind}"
