"""What the person made and wants to find again: files of JSON beside the settings."""

from __future__ import annotations

import json
from pathlib import Path

from cubeapp.engine.errors import CubeError
from cubeapp.language import tr
from cubeapp.ui.sheet_files import write_file

Json = dict[str, "Json"] | list["Json"] | str | int | float | bool | None


class Shelf:
    """Keeps values by name, each in a file of its own that is written wholly or not at all."""

    def __init__(self, folder: Path | None) -> None:
        """Make a shelf.

        Args:
            folder: where the files are, made with the first of them; ``None`` to keep the
                values only as long as this object.
        """
        self._folder = folder
        self._values: dict[str, Json] = {}

    def path(self, name: str) -> Path | None:
        """Return the file of ``name``, which may not be there; ``None`` without a folder."""
        return None if self._folder is None else self._folder / f"{name}.json"

    def read(self, name: str) -> Json:
        """Return what was kept as ``name``, ``None`` if there is nothing.

        Raises:
            CubeError: the file is no JSON or cannot be read. One that is no JSON is renamed, so
                that the next `write` loses nothing of it.
        """
        path = self.path(name)
        if path is None:
            return self._values.get(name)
        try:
            data = path.read_bytes()
        except FileNotFoundError:
            return None
        except OSError as error:
            text = tr("{path} cannot be read: {reason}")
            raise CubeError(text.format(path=path, reason=error.strerror)) from None
        try:
            value: Json = json.loads(data)
        except (ValueError, RecursionError):
            # Lists in lists in lists are JSON, too, but nothing that was written here.
            raise CubeError(self.set_aside(name)) from None
        return value

    def set_aside(self, name: str) -> str:
        """Rename the file of ``name``, which makes no sense, and say so."""
        path = self.path(name)
        if path is None:
            return tr("what was kept as {name} makes no sense").format(name=name)
        aside = path.with_suffix(".damaged.json")
        try:
            path.replace(aside)
        except OSError as error:
            text = tr("{path} is damaged and cannot be renamed: {reason}")
            return text.format(path=path, reason=error.strerror)
        text = tr("the file {name} was damaged; it is kept as {other}, and a new one is begun")
        return text.format(name=path.name, other=aside.name)

    def write(self, name: str, value: Json, *, compact: bool = False) -> None:
        """Keep ``value`` as ``name``.

        Args:
            name: which file.
            value: what goes into it.
            compact: in one line, which takes a third of the time where there is much of it.

        Raises:
            CubeError: the file cannot be written; what was there before is still there.
        """
        path = self.path(name)
        if path is None:
            self._values[name] = value
            return
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            text = tr("{path} cannot be made: {reason}")
            raise CubeError(text.format(path=path.parent, reason=error.strerror)) from None
        text = json.dumps(value, ensure_ascii=False, indent=None if compact else 1)
        # Half a character, which a clipboard may bring, is written as its escape.
        write_file(path, text.encode(errors="backslashreplace") + b"\n")
