"""Tables on disk: found whole or not at all, never trusted unread.

A file is one line of JSON (`_header`) and the bytes of the array. It is written under a
temporary name and renamed, so two processes may build at once and a killed one leaves
nothing half done. Whatever is wrong with a file, the table is built again.

What takes minutes to build is kept step by step: the array as it is after a step is a file
like any other, and the next process goes on from there.
"""

from __future__ import annotations

import contextlib
import json
import os
import re
import tempfile
import time
import zlib
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, replace
from enum import Enum
from pathlib import Path
from typing import Any, BinaryIO

import numpy as np
from numpy.typing import NDArray

from cubeapp.engine.search.machine import free_disk

MAGIC = "cubeapp table"
SUFFIX = ".table"
PART_SUFFIX = ".part"
LONGEST_HEADER = 1024
CHUNK = 1 << 24
"""Bytes that are read or written between two looks at who may want to stop it."""
LEFT_OVER_S = 3600
"""A part that nobody has written to for so long belongs to a process that is gone."""

Table = NDArray[Any]
Watch = Callable[[float], object]
"""Told the share done, 0…1, now and then; what it raises ends the work."""


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

    def after(self, step: int) -> TableSpec:
        """Return the same table as it is after a step of building it."""
        return replace(self, name=f"{self.name}-step-{step}")


class TableState(Enum):
    """What is on disk for a table."""

    READY = "ready"
    MISSING = "missing"
    PARTLY = "partly built"
    """Building it was stopped, and goes on from its last step."""
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


def _unwatched(share: float) -> None:
    """Watch nothing."""


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

    def load(self, spec: TableSpec, watch: Watch = _unwatched) -> Table | None:
        """Return the table if its file is there, whole and of this very version."""
        try:
            with self._path(spec).open("rb") as file:
                expected = _checksum_of(file, spec)
                if expected is None:
                    return None
                entries = np.empty(spec.nbytes, dtype=np.uint8)
                found = 0
                for first, chunk in _chunks(entries):
                    if file.readinto(chunk) != len(chunk):
                        return None
                    found = zlib.crc32(chunk, found)
                    watch(first / len(entries))
        except OSError:
            return None
        return entries.view(spec.dtype).reshape(spec.shape) if found == expected else None

    def has(self, spec: TableSpec) -> bool:
        """Tell cheaply whether the table's file is there; only `load` knows if it is whole."""
        try:
            with self._path(spec).open("rb") as file:
                return _checksum_of(file, spec) is not None
        except OSError:
            return False

    def save(self, spec: TableSpec, table: Table, watch: Watch = _unwatched) -> bool:
        """Write the table and tell whether the disk took it."""
        entries = np.ascontiguousarray(table).reshape(-1).view(np.uint8)
        checksum = 0
        for first, chunk in _chunks(entries):
            checksum = zlib.crc32(chunk, checksum)
            watch(first / len(entries) / 2)
        with contextlib.suppress(OSError):
            self.folder.mkdir(parents=True, exist_ok=True)
            self._forget_left_over_parts()
            handle, name = tempfile.mkstemp(dir=self.folder, prefix=spec.name, suffix=PART_SUFFIX)
            try:
                with os.fdopen(handle, "wb") as file:
                    file.write(_header(spec, checksum))
                    for first, chunk in _chunks(entries):
                        file.write(chunk)
                        watch((1 + first / len(entries)) / 2)
                Path(name).replace(self._path(spec))
                return True
            finally:
                _forget(Path(name))
        return False

    def finish(self, spec: TableSpec, table: Table, watch: Watch = _unwatched) -> bool:
        """Save a table and forget the steps it was built in."""
        kept = self.save(spec, table, watch)
        if not kept and self._steps(spec):
            # They may be what fills the disk.
            self.forget_steps(spec)
            kept = self.save(spec, table, watch)
        self.forget_steps(spec)
        return kept

    def save_step(
        self, spec: TableSpec, step: int, table: Table, watch: Watch = _unwatched
    ) -> bool:
        """Keep an unfinished table in place of its earlier steps, if there is ample room."""
        free = free_disk(self.folder)
        if free is not None and free < 2 * spec.nbytes:
            return False
        kept = self.save(spec.after(step), table, watch)
        if kept:
            self.forget_steps(spec, but=step)
        return kept

    def load_step(self, spec: TableSpec, watch: Watch = _unwatched) -> tuple[int, Table] | None:
        """Return the last step that was kept, and the table as it was after it."""
        for step in sorted(self._steps(spec), reverse=True):
            table = self.load(spec.after(step), watch)
            if table is not None:
                return step, table
        return None

    def forget_steps(self, spec: TableSpec, but: int | None = None) -> None:
        """Delete the steps of an unfinished table, all ``but`` one."""
        for step in self._steps(spec):
            if step != but:
                _forget(self._path(spec.after(step)))

    def step_bytes(self, spec: TableSpec) -> int:
        """Return how much of the disk the steps of an unfinished table take."""
        return sum(_size(self._path(spec.after(step))) for step in self._steps(spec))

    def status(self, specs: Iterable[TableSpec]) -> tuple[TableStatus, ...]:
        """Return what is on disk for each of ``specs``; reads every table whole."""
        return tuple(self._status(spec) for spec in specs)

    def clear(self) -> int:
        """Delete every table, steps and left-over parts too, and return how many files went."""
        return sum(
            _forget(path)
            for pattern in ("*" + SUFFIX, "*" + PART_SUFFIX)
            for path in list(self.folder.glob(pattern))
        )

    def _status(self, spec: TableSpec) -> TableStatus:
        path = self._path(spec)
        if path.is_file():
            state = TableState.READY if self._is_whole(spec) else TableState.DAMAGED
            return TableStatus(spec, state, path, _size(path))
        kept = self.step_bytes(spec)
        return TableStatus(spec, TableState.PARTLY if kept else TableState.MISSING, path, kept)

    def _is_whole(self, spec: TableSpec) -> bool:
        """Tell what `load` would find, without the memory for it."""
        found = 0
        try:
            with self._path(spec).open("rb") as file:
                expected = _checksum_of(file, spec)
                if expected is None:
                    return False
                while chunk := file.read(CHUNK):
                    found = zlib.crc32(chunk, found)
        except OSError:
            return False
        return found == expected

    def _path(self, spec: TableSpec) -> Path:
        return self.folder / f"{spec.name}-{spec.version}{SUFFIX}"

    def _forget_left_over_parts(self) -> None:
        """Delete what killed processes were writing."""
        for path in list(self.folder.glob("*" + PART_SUFFIX)):
            with contextlib.suppress(OSError):
                if time.time() - path.stat().st_mtime > LEFT_OVER_S:
                    path.unlink()

    def _steps(self, spec: TableSpec) -> list[int]:
        """Return which steps of an unfinished table there are."""
        name = re.compile(rf"{re.escape(spec.name)}-step-(\d+)-{spec.version}{re.escape(SUFFIX)}")
        found = (name.fullmatch(path.name) for path in self.folder.glob(f"{spec.name}-step-*"))
        return [int(match[1]) for match in found if match]


def _forget(path: Path) -> bool:
    """Delete a file and tell whether that was done."""
    try:
        path.unlink()
    except OSError:
        return False
    return True


def _size(path: Path) -> int:
    try:
        return path.stat().st_size
    except OSError:
        return 0


def _chunks(entries: NDArray[np.uint8]) -> Iterator[tuple[int, memoryview]]:
    """Yield where each part of an array begins, and the part."""
    for first in range(0, len(entries), CHUNK):
        yield first, entries[first : first + CHUNK].data


def _checksum_of(file: BinaryIO, spec: TableSpec) -> int | None:
    """Read the header and return the checksum in it; ``None`` if this is no file of ``spec``."""
    header = file.readline(LONGEST_HEADER)
    if os.fstat(file.fileno()).st_size != len(header) + spec.nbytes:
        return None
    try:
        checksum = json.loads(header)["crc32"]
    except (ValueError, KeyError, TypeError):
        return None
    return checksum if header == _header(spec, checksum) else None


def _header(spec: TableSpec, checksum: int) -> bytes:
    """Return the first line of the file: what the table is, and its checksum."""
    record = {
        "format": MAGIC,
        "name": spec.name,
        "version": spec.version,
        "dtype": spec.dtype,
        "shape": spec.shape,
        "crc32": checksum,
    }
    return json.dumps(record).encode() + b"\n"
