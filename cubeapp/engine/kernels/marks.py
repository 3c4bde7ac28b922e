"""Marks in the cache: what has been compiled and built, told cheaply and without the compiler.

A mark belongs to a version and to a state of what kernels and tables are made from: after a change
of either the work is done once more, which is quick where they are there already.
"""

from __future__ import annotations

import contextlib
import os
from collections.abc import Iterable
from pathlib import Path

from cubeapp.engine.kernels import sources
from cubeapp.engine.kernels.folders import cache_folder, kernels_folder, tables_folder
from cubeapp.engine.kernels.machine import nearest_existing
from cubeapp.engine.kernels.tables import TableSpec, TableState, TableStore

SUFFIX = ".complete"


def is_ready(names: Iterable[str]) -> bool:
    """Tell whether nothing is left to do: all is marked, or nothing can be kept."""
    return are_there(names) or not can_keep()


def are_there(names: Iterable[str]) -> bool:
    """Tell whether all is marked."""
    return all(os.path.isfile(_path(name)) for name in names)


def mark(name: str, specs: Iterable[TableSpec] = ()) -> None:
    """Note that the work called ``name``, with the tables ``specs``, is done.

    Only if the disk took all of it, what was compiled as well.
    """
    from cubeapp.engine.kernels.cache import KernelCache

    tables = TableStore(tables_folder()).status(specs)
    if not KernelCache.all_kept or any(table.state is not TableState.READY for table in tables):
        return
    with contextlib.suppress(OSError):
        path = _path(name)
        path.parent.mkdir(parents=True, exist_ok=True)
        path.touch()


def can_keep() -> bool:
    """Tell whether the cache folder exists or can be made, and takes files."""
    folder = nearest_existing(cache_folder())
    return folder.is_dir() and os.access(folder, os.W_OK | os.X_OK)


def _path(name: str) -> Path:
    return kernels_folder() / f"{name}-{sources.digest()}{SUFFIX}"
