"""Compiled kernels: numba's compiler with types kept, and a cache of our own.

Only modules of kernels import this one, for importing numba takes most of a second.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar, cast

import numba
import numpy as np
from numba.extending import intrinsic

from cubeapp.engine.kernels.cache import KernelCache

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
    compiled: Any = numba.njit(nogil=True, error_model="numpy")(function)
    # Numba has no public way to keep compiled code by what it was made from, nor in one place
    # for every copy of the program.
    compiled._cache = KernelCache(function)
    return cast(F, compiled)


def instruction(function: Callable[..., Any]) -> Callable[..., int]:
    """Return a function of kernels that writes its own machine code; see `memory`."""
    return cast("Callable[..., int]", intrinsic(function))
