"""Tables on disk: found whole or not at all, never trusted unread.

A file is one line of JSON (`_header`) and the bytes of the array. It is written under a
temporary name and renamed, so two processes may build at once and a killed one leaves
nothing half done. Whatever is wrong with a file, the table is built again; so is one that
other users can have written, for kernels check no index that they find in a table.

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
from collections.abc import Callable, Iterable
from dataclasses import dataclass, replace
from enum import Enum
from functools import partial
from itertools import pairwise
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from cubeapp.engine.kernels.folders import open_trusted
from cubeapp.engine.kernels.machine import free_disk
from cubeapp.engine.kernels.workers import Watch, run_jobs

MAGIC = "cubeapp table"
SUFFIX = ".table"
PART_SUFFIX = ".part"
LONGEST_HEADER = 1024
CHECKSUM = re.compile(rb'"checksum": (\d{1,10})}\n\Z')
"""The end of the header."""
CHUNK = 1 << 24
"""Bytes that are read, written or added up at a time; the checksum is that of theirs."""
LEFT_OVER_S = 60.0
"""A part not written to for this many seconds belongs to a process that is gone."""

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
    """Cut short, changed, open to other users, or of another program or version; it will be built
    again."""


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
        path = self._path(spec)
        header = _read_header(path, spec)
        if header is None:
            return None
        entries = np.empty(spec.nbytes, dtype=np.uint8)

        def read(first: int, last: int) -> int:
            return _read(path, header.nbytes + first, entries[first:last].data)

        if _checksum(spec.nbytes, read, watch) != header.checksum:
            return None
        return entries.view(spec.dtype).reshape(spec.shape)

    def has(self, spec: TableSpec) -> bool:
        """Tell cheaply whether the table's file is there; only `load` knows if it is whole."""
        return _read_header(self._path(spec), spec) is not None

    def save(self, spec: TableSpec, table: Table, watch: Watch = _unwatched) -> bool:
        """Write the table and tell whether the disk took it."""
        entries = np.ascontiguousarray(table).reshape(-1).view(np.uint8)

        def add_up(first: int, last: int) -> int:
            return zlib.crc32(entries[first:last].data)

        checksum = _checksum(len(entries), add_up, lambda share: watch(share / 2))
        with contextlib.suppress(OSError):
            self.folder.mkdir(parents=True, exist_ok=True)
            self._forget_left_over_parts()
            handle, name = tempfile.mkstemp(dir=self.folder, prefix=spec.name, suffix=PART_SUFFIX)
            try:
                with os.fdopen(handle, "wb") as file:
                    file.write(_header(spec, checksum))
                    for first in range(0, len(entries), CHUNK):
                        watch((1 + first / len(entries)) / 2)
                        file.write(entries[first : first + CHUNK].data)
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
        self._forget_left_over_parts()
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
            for path in self._files(pattern)
        )

    def _status(self, spec: TableSpec) -> TableStatus:
        path = self._path(spec)
        if os.path.isfile(path):
            state = TableState.READY if self._is_whole(spec) else TableState.DAMAGED
            return TableStatus(spec, state, path, _size(path))
        kept = self.step_bytes(spec)
        return TableStatus(spec, TableState.PARTLY if kept else TableState.MISSING, path, kept)

    def _is_whole(self, spec: TableSpec) -> bool:
        """Tell what `load` would find, without the memory for it."""
        path = self._path(spec)
        header = _read_header(path, spec)
        if header is None:
            return False

        def read(first: int, last: int) -> int:
            return _read(path, header.nbytes + first, memoryview(bytearray(last - first)))

        return _checksum(spec.nbytes, read, _unwatched) == header.checksum

    def _path(self, spec: TableSpec) -> Path:
        return self.folder / f"{spec.name}-{spec.version}{SUFFIX}"

    def _forget_left_over_parts(self) -> None:
        """Delete what killed processes were writing."""
        for path in self._files("*" + PART_SUFFIX):
            with contextlib.suppress(OSError):
                if time.time() - path.stat().st_mtime > LEFT_OVER_S:
                    path.unlink()

    def _steps(self, spec: TableSpec) -> list[int]:
        """Return which steps of an unfinished table there are."""
        name = re.compile(rf"{re.escape(spec.name)}-step-(\d+)-{spec.version}{re.escape(SUFFIX)}")
        found = (name.fullmatch(path.name) for path in self._files(f"{spec.name}-step-*"))
        return [int(match[1]) for match in found if match]

    def _files(self, pattern: str) -> list[Path]:
        """Return the files in the folder whose names fit; none if it may not be looked into."""
        try:
            return list(self.folder.glob(pattern))
        except OSError:
            return []


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


def _checksum(nbytes: int, part: Callable[[int, int], int], watch: Watch) -> int | None:
    """Return the checksum of a table, worked out on all cores; ``None`` if it cannot be read.

    Args:
        nbytes: the size of the entries.
        part: returns the checksum of those from the first up to the last of its arguments.
        watch: told how far this is.
    """
    edges = [*range(0, nbytes, CHUNK), nbytes]
    try:
        sums = run_jobs([partial(part, first, last) for first, last in pairwise(edges)], watch)
    except OSError:
        return None
    return zlib.crc32(b"".join(one.to_bytes(4, "little") for one in sums))


def _read(path: Path, start: int, entries: memoryview) -> int:
    """Read some entries and return their checksum.

    Raises:
        OSError: they are not to be had.
    """
    with open_trusted(path) as file:
        file.seek(start)
        if file.readinto(entries) != len(entries):
            raise OSError(f"{path} is cut short")
    return zlib.crc32(entries)


@dataclass(frozen=True, slots=True)
class _Header:
    """The first line of a file."""

    nbytes: int
    checksum: int


def _read_header(path: Path, spec: TableSpec) -> _Header | None:
    """Return the header if this is a file of ``spec`` and as long as it must be."""
    try:
        with open_trusted(path) as file:
            line = file.readline(LONGEST_HEADER)
            size = os.fstat(file.fileno()).st_size
    except OSError:
        return None
    written = CHECKSUM.search(line)
    if written is None:
        return None
    checksum = int(written[1])
    is_right = line == _header(spec, checksum) and size == len(line) + spec.nbytes
    return _Header(len(line), checksum) if is_right else None


def _header(spec: TableSpec, checksum: int | None) -> bytes:
    """Return the first line of the file: what the table is, and its checksum."""
    record = {
        "format": MAGIC,
        "name": spec.name,
        "version": spec.version,
        "dtype": spec.dtype,
        "shape": spec.shape,
        "checksum": checksum,
    }
    return json.dumps(record).encode() + b"\n"
