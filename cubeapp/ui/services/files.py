"""Files that are written wholly or not at all."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

from PySide6.QtCore import QIODevice, QSaveFile

from cubeapp.engine.model.errors import CubeError
from cubeapp.words import tr


def write_file(path: Path, data: bytes) -> None:
    """Write a file wholly or not at all; see `write_parts`."""
    write_parts(path, (data,))


def write_parts(path: Path, parts: Iterable[bytes]) -> None:
    """Write a file of ``parts``, one after the other, wholly or not at all.

    Raises:
        CubeError: it cannot be written; what was there before is still there.
    """
    file = QSaveFile(str(path))
    # A disk that gets full takes a part first; only the next attempt raises what is wrong, and
    # only if it is made at once.
    mode = QIODevice.OpenModeFlag.WriteOnly | QIODevice.OpenModeFlag.Unbuffered
    is_whole = file.open(mode) and all(_is_written(file, part) for part in parts)
    if not (is_whole and file.commit()):
        text = tr("{path} cannot be written: {reason}")
        raise CubeError(text.format(path=path, reason=file.errorString()))


def _is_written(file: QSaveFile, data: bytes) -> bool:
    """Write all of ``data``, and return whether there was room for it."""
    while data:
        taken = file.write(data)
        if taken <= 0:
            return False
        data = data[taken:]
    return True
