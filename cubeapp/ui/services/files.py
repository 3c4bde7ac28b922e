"""Files that are written wholly or not at all."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QIODevice, QSaveFile

from cubeapp.engine.model.errors import CubeError
from cubeapp.words import tr


def write_file(path: Path, data: bytes) -> None:
    """Write a file wholly or not at all.

    Raises:
        CubeError: it cannot be written; what was there before is still there.
    """
    file = QSaveFile(str(path))
    # A disk that gets full takes a part first; only the next attempt raises what is wrong, and
    # only if it is made at once.
    mode = QIODevice.OpenModeFlag.WriteOnly | QIODevice.OpenModeFlag.Unbuffered
    is_whole, rest = file.open(mode), data
    while is_whole and rest:
        taken = file.write(rest)
        is_whole, rest = taken > 0, rest[max(taken, 0) :]
    if not (is_whole and file.commit()):
        text = tr("{path} cannot be written: {reason}")
        raise CubeError(text.format(path=path, reason=file.errorString()))
