"""Compiled kernels on disk: found whole, or compiled again.

Numba trusts whatever its cache holds. A file that a power failure left empty ends the program,
one with a changed byte runs whatever machine code it is; so these files have a checksum. One
that another user wrote runs whatever they like; so the owner and the mode are looked at too.
"""

from __future__ import annotations

import hashlib
import os
import pickle
import tempfile
from pathlib import Path
from typing import Any, ClassVar, cast

from numba.core.serialize import dumps

from cubeapp.engine.search.folders import open_trusted

SUFFIX = ".kernel"
CHECKSUM_BYTES = 16


class KernelFiles:
    """The compiled forms of one kernel, a file for each: what numba calls a cache file."""

    all_kept: ClassVar[bool] = True
    """Whether the disk took everything that this process compiled."""

    def __init__(self, folder: Path, kernel: str) -> None:
        """Keep files in ``folder``, which must be there, under names that begin with ``kernel``."""
        self._folder = folder
        self._kernel = kernel

    def load(self, key: object) -> object | None:
        """Return what was saved for ``key``; ``None`` if it is not there, or not to be trusted.

        It is when it is whole and no other user can have written it: a pickle runs as code.
        """
        try:
            with open_trusted(self._path(key)) as file:
                content = file.read()
        except OSError:
            return None
        checksum, data = content[:CHECKSUM_BYTES], content[CHECKSUM_BYTES:]
        if checksum != _checksum(data):
            return None
        stored: object = pickle.loads(data)
        return stored

    def save(self, key: object, compiled: object) -> None:
        """Keep ``compiled`` for ``key``, if the disk takes it."""
        data: bytes = cast("Any", dumps)(compiled)
        try:
            self._write(self._path(key), _checksum(data) + data)
        except OSError:
            KernelFiles.all_kept = False

    def _write(self, path: Path, content: bytes) -> None:
        handle, name = tempfile.mkstemp(dir=self._folder, prefix=self._kernel, suffix=".part")
        try:
            with os.fdopen(handle, "wb") as file:
                file.write(content)
            os.replace(name, path)
        except OSError:
            os.unlink(name)
            raise

    def _path(self, key: object) -> Path:
        # The key names the types and the processor; the folder, the source.
        return self._folder / f"{self._kernel}.{_checksum(repr(key).encode()).hex()}{SUFFIX}"


def _checksum(data: bytes) -> bytes:
    return hashlib.blake2b(data, digest_size=CHECKSUM_BYTES).digest()
