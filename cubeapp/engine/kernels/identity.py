"""What a kernel is compiled from, as a digest: the key that its compiled form is kept under.

Numba compiles again when a kernel's own file has changed, but not when the file of a kernel it
calls has, or of a constant it uses. So the digest follows a kernel's code into every function
and every constant that it names, wherever they stand. Comments, moved lines and code that no
kernel uses change nothing.
"""

from __future__ import annotations

import hashlib
import types
from collections.abc import Iterator, Mapping
from typing import Any, cast

import numpy as np
from numba.core import extending
from numba.core.dispatcher import Dispatcher

IDENTITY_BYTES = 16
_Intrinsic: Any = cast("Any", extending)._Intrinsic


def identity_of(function: types.FunctionType) -> str:
    """Return a digest of ``function`` and of all code and constants that it reaches."""
    digest = hashlib.blake2b(digest_size=IDENTITY_BYTES)
    reached: dict[int, int] = {}
    for part in _function_parts(function, reached):
        digest.update(part)
    return digest.hexdigest()


def _function_parts(function: types.FunctionType, reached: dict[int, int]) -> Iterator[bytes]:
    """Yield what makes up a function; ``reached`` numbers those that were met before."""
    if id(function) in reached:
        yield _said("again", reached[id(function)])
        return
    reached[id(function)] = len(reached)
    yield _said(function.__module__, function.__qualname__, function.__defaults__)
    yield from _code_parts(function.__code__, function.__globals__, reached)
    for cell in function.__closure__ or ():
        yield from _value_parts(cell.cell_contents, reached)


def _code_parts(
    code: types.CodeType, names: Mapping[str, Any], reached: dict[int, int]
) -> Iterator[bytes]:
    yield _said(code.co_names, code.co_varnames, code.co_freevars)
    yield code.co_code
    for constant in code.co_consts:
        if isinstance(constant, types.CodeType):
            yield from _code_parts(constant, names, reached)
        else:
            yield from _value_parts(constant, reached)
    for name in code.co_names:
        if name in names:
            yield from _named_parts(names[name], code.co_names, reached)


def _named_parts(
    value: object, attributes: tuple[str, ...], reached: dict[int, int]
) -> Iterator[bytes]:
    """Yield the parts of a global value; of a module of ours, those of what is used of it."""
    if not isinstance(value, types.ModuleType):
        yield from _value_parts(value, reached)
        return
    yield _said(value.__name__)
    if value.__name__.startswith("cubeapp."):
        for name in attributes:
            if hasattr(value, name):
                yield from _value_parts(getattr(value, name), reached)


def _value_parts(value: object, reached: dict[int, int]) -> Iterator[bytes]:
    match value:
        case Dispatcher():
            yield _said(sorted(value.targetoptions.items()))
            yield from _function_parts(value.py_func, reached)
        case _Intrinsic():
            yield from _function_parts(value._defn, reached)
        case types.FunctionType() if value.__module__.startswith("cubeapp."):
            yield from _function_parts(value, reached)
        case np.ndarray():
            yield _said(value.dtype, value.shape)
            yield value.tobytes()
        case tuple() | list() | frozenset():
            yield _said(type(value).__name__, len(value))
            for item in sorted(value, key=repr) if isinstance(value, frozenset) else value:
                yield from _value_parts(item, reached)
        case int() | float() | complex() | str() | bytes() | None | np.generic() | np.dtype():
            yield _said(type(value).__name__, value)
        case _:
            # A class, a function of a library, or something that has the name of an attribute.
            name = getattr(value, "__qualname__", type(value).__qualname__)
            module = getattr(value, "__module__", "")
            yield _said(module, name, getattr(value, "_fields", ()))


def _said(*values: object) -> bytes:
    return repr(values).encode()
