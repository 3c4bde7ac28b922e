"""Tables on disk: found whole or not at all, never trusted unread.

A file is one line of JSON (`_header`) and the bytes of the array. It is written under a
temporary name and renamed, so two processes may build at once and a killed one leaves
nothing half done. Whatever is wrong with a file, the table is built again.
"""

from __future__ import annotations

import contextlib
import json
import os
import tempfile
import zlib
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from enum import Enum
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

MAGIC = "cubeapp table"
SUFFIX = ".table"
LONGEST_HEADER = 1024

Table = NDArray[Any]


@dataclass(frozen=True, slots=True)
class TableSpec:
    """What a table is called and how it must look."""

    name: str
    version: int
    """Raised whenever the meaning of the entries changes."""
    dtype: str
    """With its byte order, as numpy writes it: ``|u1``, ``<u2``."""
    shape: tuple[int, ...]

    @property
    def nbytes(self) -> int:
        """The size of the entries."""
        return int(np.prod(self.shape)) * np.dtype(self.dtype).itemsize


class TableState(Enum):
    """What is on disk for a table."""

    READY = "ready"
    MISSING = "missing"
    DAMAGED = "damaged"
    """Cut short, changed, or of another program or version; it will be built again."""


@dataclass(frozen=True, slots=True)
class TableStatus:
    """A table as `cubeapp tables status` shows it."""

    spec: TableSpec
    state: TableState
    path: Path
    nbytes: int
    """Bytes on disk."""


class TableStore:
    """The tables in one folder."""

    def __init__(self, folder: Path) -> None:
        """Use ``folder``, which is made when the first table is saved."""
        self.folder = folder

    def get(self, spec: TableSpec, build: Callable[[], Table]) -> Table:
        """Return the table from disk, or build and keep it.

        Where the disk refuses, the table serves from memory this time.
        """
        table = self.load(spec)
        if table is None:
            table = np.ascontiguousarray(build(), dtype=spec.dtype).reshape(spec.shape)
            self.save(spec, table)
        table.flags.writeable = False
        return table

    def load(self, spec: TableSpec) -> Table | None:
        """Return the table if its file is there, whole and of this very version."""
        try:
            with self._path(spec).open("rb") as file:
                header = file.readline(LONGEST_HEADER)
                entries = np.fromfile(file, dtype=np.uint8)
        except OSError:
            return None
        if entries.nbytes != spec.nbytes or header != _header(spec, entries):
            return None
        return entries.view(spec.dtype).reshape(spec.shape)

    def save(self, spec: TableSpec, table: Table) -> bool:
        """Write the table and tell whether the disk took it."""
        try:
            self.folder.mkdir(parents=True, exist_ok=True)
            handle, name = tempfile.mkstemp(dir=self.folder, prefix=spec.name, suffix=".part")
        except OSError:
            return False
        temporary = Path(name)
        try:
            with os.fdopen(handle, "wb") as file:
                file.write(_header(spec, table))
                file.write(np.ascontiguousarray(table).data)
            temporary.replace(self._path(spec))
        except OSError:
            with contextlib.suppress(OSError):
                temporary.unlink()
            return False
        return True

    def status(self, specs: Iterable[TableSpec]) -> tuple[TableStatus, ...]:
        """Return what is on disk for each of ``specs``; reads every table whole."""
        return tuple(self._status(spec) for spec in specs)

    def clear(self) -> int:
        """Delete every table, left-over parts too, and return how many files went."""
        count = 0
        for pattern in ("*" + SUFFIX, "*.part"):
            for path in self.folder.glob(pattern):
                with contextlib.suppress(OSError):
                    path.unlink()
                    count += 1
        return count

    def _status(self, spec: TableSpec) -> TableStatus:
        path = self._path(spec)
        if not path.is_file():
            return TableStatus(spec, TableState.MISSING, path, 0)
        state = TableState.DAMAGED if self.load(spec) is None else TableState.READY
        return TableStatus(spec, state, path, path.stat().st_size)

    def _path(self, spec: TableSpec) -> Path:
        return self.folder / f"{spec.name}-{spec.version}{SUFFIX}"


def _header(spec: TableSpec, table: Table) -> bytes:
    """Return the first line of the file: what the table is, and its checksum."""
    record = {
        "format": MAGIC,
        "name": spec.name,
        "version": spec.version,
        "dtype": spec.dtype,
        "shape": spec.shape,
        "crc32": zlib.crc32(np.ascontiguousarray(table).data),
    }
    return json.dumps(record).encode() + b"\n"
