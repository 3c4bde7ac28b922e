"""Where the program keeps what it has worked out: one folder of the user's own."""

from __future__ import annotations

import errno
import hashlib
import os
import sys
from functools import cache
from io import BufferedReader
from pathlib import Path

from cubeapp.own_folders import CACHE, own_folder
from cubeapp.resources import resources_folder

CACHE_VARIABLE = "CUBEAPP_CACHE"
"""The environment variable that names another cache folder."""

_ROOT = 0
_OTHERS_WRITE = 0o022

PORTABLE_VARIABLE = "CUBEAPP_PORTABLE"
"""Set to anything, kernels use no instruction that some processors lack; see `shuffles`."""


def wants_portable() -> bool:
    """Tell whether kernels are to be compiled for any processor."""
    return bool(os.environ.get(PORTABLE_VARIABLE))


def cache_folder() -> Path:
    """Return the folder for tables and compiled kernels, which need not exist yet."""
    return own_folder(CACHE, CACHE_VARIABLE)


def tables_folder() -> Path:
    """Return the folder for the solvers' tables."""
    return cache_folder() / "tables"


def kernels_folder() -> Path:
    """Return the folder for kernels compiled by this version of the compiler.

    What a kernel was compiled from is in the name of its file; see `cache`.
    """
    return all_kernels_folder() / f"compiled-{_toolchain()}"


@cache
def shipped_kernels_folder() -> Path | None:
    """Return the folder of kernels that came with the program; only the bundle has one."""
    folder = resources_folder() / "kernels" / kernels_folder().name
    return folder if folder.is_dir() else None


def all_kernels_folder() -> Path:
    """Return the folder for compiled kernels of all versions of the compiler."""
    return cache_folder() / "kernels"


def is_private(folder: Path) -> bool:
    """Tell whether no other user can put anything into a folder of the cache.

    Compiled code is run as it is found. The user's own folders are closed to others first;
    those of an administrator are trusted, all others are not.
    """
    if not hasattr(os, "getuid"):
        return True  # Windows keeps the folders of people apart by itself.
    top = cache_folder()
    for path in (folder, *(parent for parent in folder.parents if parent.is_relative_to(top))):
        facts = path.stat()
        if _is_trusted(facts):
            continue
        if facts.st_uid != os.getuid():
            return False
        path.chmod(facts.st_mode & ~_OTHERS_WRITE)
    return True


def open_trusted(path: Path) -> BufferedReader:
    """Open a file of the cache for reading, if no other user can have written it.

    A folder that is private now may have been open to others before, and what they put there
    stays: so the owner and the mode of each file count, those of the very file that is read.

    Raises:
        OSError: it cannot be read, or belongs to another user, or others may write to it.
    """
    if not path.is_file():  # opening a pipe would wait for its other end
        raise FileNotFoundError(errno.ENOENT, os.strerror(errno.ENOENT), str(path))
    file = path.open("rb")
    if hasattr(os, "getuid") and not _is_trusted(os.fstat(file.fileno())):
        file.close()
        raise PermissionError(errno.EPERM, "others may have written it", str(path))
    return file


def _is_trusted(facts: os.stat_result) -> bool:
    """Tell whether only the user and administrators can write what ``facts`` describe."""
    return facts.st_mode & _OTHERS_WRITE == 0 and facts.st_uid in (os.getuid(), _ROOT)


@cache
def _toolchain() -> str:
    # Slow to import, and not needed before the window is up.
    from importlib.metadata import version

    digest = hashlib.blake2b(version("numba").encode(), digest_size=8)
    digest.update(version("llvmlite").encode())
    digest.update(sys.version.encode())
    digest.update(bytes([wants_portable()]))
    return digest.hexdigest()
