"""Compiled kernels: numba's compiler with types kept, and a cache of our own.

Only modules of kernels import this one, for importing numba takes most of a second.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar, cast, overload

import numpy as np
from numba.core.options import DefaultOptions
from numba.extending import intrinsic

from cubeapp.engine.kernels.cache import KernelCache
from cubeapp.engine.kernels.linking import Kernel

F = TypeVar("F", bound=Callable[..., Any])

plain = cast("Callable[[int], int]", np.int64)
"""Makes an integer of 64 bits in a kernel, one that is no literal to the compiler.

A literal handed to a recursive kernel makes a second kernel of the same name for that value,
and two such clash when they are loaded from the cache: the process dies. So no kernel is
handed a literal; a test looks for seconds.
"""


UNCOUNTED = {"_nrt": False} if hasattr(DefaultOptions, "_nrt") else {}
"""Leaves reference counting out: a private option of numba's, and without it all is only slower."""
COMMON = {"nopython": True, "nogil": True, "error_model": "numpy"}


@overload
def kernel(function: F) -> F: ...
@overload
def kernel(*, allocates: bool) -> Callable[[F], F]: ...


def kernel(function: F | None = None, *, allocates: bool = False) -> F | Callable[[F], F]:
    """Compile a function when it is first called; it runs without the interpreter lock.

    Integers are 64 bits and wrap, nothing checks indices: kernels look after both. References
    to arrays are not counted, which would take most of the time where arrays come in tuples,
    unless the kernel ``allocates``; one that allocates all the same does not compile. See
    `arrays` for small arrays that need no allocation, and `linking` for kernels that call others.
    """
    options = {} if allocates else UNCOUNTED
    if function is None:
        return lambda function: _compiled(function, options)
    return _compiled(function, options)


def _compiled(function: F, options: dict[str, bool]) -> F:
    # Numba has no public way to keep compiled code by what it was made from, nor in one place
    # for every copy of the program.
    return cast(F, Kernel(function, {**COMMON, **options}, KernelCache(function, options)))


def called(name: str) -> Callable[[F], F]:
    """Return what gives a function another name, for the kernels that a factory makes.

    Two kernels of one name, compiled by different processes, clash when they are loaded from
    the cache.
    """

    def rename(function: F) -> F:
        function.__name__ = function.__qualname__ = name
        return function

    return rename


def instruction(function: Callable[..., Any]) -> Callable[..., int]:
    """Return a function of kernels that writes its own machine code; see `memory`."""
    return cast("Callable[..., int]", intrinsic(function))
