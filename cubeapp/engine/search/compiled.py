"""Compiled kernels: numba's compiler with types kept, and its cache where there is one.

Only modules of kernels import this one, for importing numba takes most of a second.
"""

from __future__ import annotations

import atexit
import os
import shutil
import tempfile
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any, TypeVar, cast

import numba
import numpy as np
from numba.core import config
from numba.extending import intrinsic

from cubeapp.engine.search.folders import is_private, kernels_folder
from cubeapp.engine.search.kernel_files import KernelFiles

F = TypeVar("F", bound=Callable[..., Any])

plain = cast("Callable[[int], int]", np.int64)
"""Makes an integer of 64 bits in a kernel, one that is no literal to the compiler.

A literal handed to a recursive kernel makes a second kernel of the same name for that value,
and two such clash when they are loaded from the cache: the process dies. So no kernel is
handed a literal; a test looks for seconds.
"""


def kernel(function: F) -> F:
    """Compile ``function`` when it is first called; it runs without the interpreter lock.

    Integers are 64 bits and wrap, nothing checks indices: kernels look after both.
    """
    folder = kernels_folder(_package_of(function))
    keeps = _keeps(folder)
    compiled: Any = numba.njit(nogil=True, cache=keeps, error_model="numpy")(function)
    if keeps:
        # Numba has no public way to keep compiled code in files of another kind, nor in one
        # place for every copy of the program.
        keeper: Any = compiled._cache
        keeper._cache_file = KernelFiles(folder, keeper._impl.filename_base)
    return cast(F, compiled)


def instruction(function: Callable[..., Any]) -> Callable[..., int]:
    """Return a function of kernels that writes its own machine code; see `memory`."""
    return cast("Callable[..., int]", intrinsic(function))


def _package_of(function: Callable[..., Any]) -> str:
    """Return what `kernels_folder` calls the package that ``function`` lives in."""
    inside = function.__module__.removeprefix(f"{__package__}.")
    return inside.rpartition(".")[0]


@cache
def _keeps(folder: Path) -> bool:
    """Direct numba's cache to the user's folder and tell whether kernels are or can be there.

    Numba takes nothing from where it cannot write. So beside a folder that can only be read,
    which an administrator may have filled, it is given one that stays empty.
    """
    try:
        folder.mkdir(parents=True, exist_ok=True)
        if not is_private(folder):
            return False
        with tempfile.TemporaryFile(dir=folder):
            pass
        os.utime(folder)  # `warm_up` deletes folders that were not used for long
        writable = str(folder)
    except OSError:
        if not os.path.isdir(folder) or not is_private(folder):
            return False
        try:
            writable = _empty_folder()
        except OSError:
            return False
    cast("Any", config).CACHE_DIR = writable
    return True


def _empty_folder() -> str:
    """Return a folder that is deleted when the program ends."""
    folder = tempfile.mkdtemp(prefix="cubeapp-")
    atexit.register(shutil.rmtree, folder, ignore_errors=True)
    return folder
