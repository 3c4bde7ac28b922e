"""Compiled kernels on disk: found whole, or compiled again.

A file for each kernel and types is named after all that it was compiled from. Numba trusts
whatever its own cache holds: a file that a power failure left empty ends the program, one with
a changed byte runs whatever machine code it is; so these files have a checksum. One that another
user wrote runs whatever they like; so the owner and the mode are looked at too.
"""

from __future__ import annotations

import contextlib
import hashlib
import os
import pickle
import platform
import tempfile
import types
from collections.abc import Callable, Iterator, Mapping
from functools import cache, cached_property
from pathlib import Path
from typing import Any, ClassVar, cast

from llvmlite import binding
from numba.core.compiler import CompileResult
from numba.core.serialize import dumps
from numba.core.types import BaseTuple
from numba.core.typing.templates import Signature

from cubeapp.engine.kernels.folders import (
    is_private,
    kernels_folder,
    open_trusted,
    shipped_kernels_folder,
    wants_portable,
)
from cubeapp.engine.kernels.identity import identity_of

SUFFIX = ".kernel"
CHECKSUM_BYTES = 16
COMMON_PROCESSOR = "x86-64-v2"
"""What the kernels that come with the bundle are compiled for."""
COMMON_FEATURES = ("cx16", "popcnt", "sahf", "sse3", "sse4.1", "sse4.2", "ssse3")
"""What a processor has to have for them, as LLVM calls it."""
ANNOTATION = 6
"""Where numba puts what it found out about types, for people to read."""


class KernelCache:
    """The compiled forms of one kernel: what numba calls a dispatcher's cache."""

    all_kept: ClassVar[bool] = True
    """Whether the disk took everything that this process compiled."""

    def __init__(self, function: Callable[..., Any], options: Mapping[str, bool]) -> None:
        """Keep the forms of ``function`` that are compiled with some options."""
        self._function = cast("types.FunctionType", function)
        self._options = options

    @property
    def cache_path(self) -> str:
        """The folder, which numba tells beside its statistics."""
        return str(kernels_folder())

    def load_overload(self, signature: object, context: Any) -> object | None:
        """Return the form for ``signature``; ``None`` if it is not there or not to be trusted."""
        context.refresh()
        codegen = context.codegen()
        stored = load(self.path(signature, codegen))
        if stored is None and (shipped := shipped_kernels_folder()) and runs_common_code():
            processor = (codegen.magic_tuple()[0], COMMON_PROCESSOR, "")
            stored = _load_shipped(shipped / self._name(signature, processor))
        return None if stored is None else _rebuilt(context, stored)

    def save_overload(self, signature: object, compiled: Any) -> None:
        """Keep the form for ``signature``, if the disk takes it."""
        if compiled.library.has_dynamic_globals:
            return  # it holds addresses of this process
        parts = list(compiled._reduce())
        parts[ANNOTATION] = ""  # a quarter of the file, with paths of this machine
        if not save(self.path(signature, compiled.library.codegen), parts):
            KernelCache.all_kept = False

    def path(self, signature: object, codegen: Any) -> Path:
        """Return the file for the form for ``signature`` on the processor of ``codegen``."""
        return kernels_folder() / self._name(signature, codegen.magic_tuple())

    def _name(self, signature: object, processor: object) -> str:
        options, layouts = sorted(self._options.items()), tuple(_layouts(signature))
        key = (signature, layouts, processor, options, self._identity)
        name = f"{self._function.__module__.rpartition('.')[2]}.{self._function.__name__}"
        return f"{name}.{_checksum(repr(key).encode()).hex()}{SUFFIX}"

    @cached_property
    def _identity(self) -> str:
        # Not before it is asked for: a kernel may name functions that stand below it.
        return identity_of(self._function)


@cache
def runs_common_code() -> bool:
    """Tell whether this processor runs what was compiled for `COMMON_PROCESSOR`."""
    if wants_portable() or platform.machine().lower() not in ("x86_64", "amd64"):
        return False
    features = binding.get_host_cpu_features()
    return all(features.get(name, False) for name in COMMON_FEATURES)


def load(path: Path) -> Any:
    """Return what was saved in a file; ``None`` if it is not there, or not to be trusted.

    It is when it is whole and no other user can have written it: a pickle runs as code.
    """
    try:
        if not is_private(path.parent):
            return None
        with open_trusted(path) as file:
            content = file.read()
    except OSError:
        return None
    with contextlib.suppress(OSError):
        os.utime(path)  # `warm_up` deletes what was not used for long
    return _unpacked(content)


def save(path: Path, value: object) -> bool:
    """Save ``value`` in a file and tell whether the disk took it."""
    data: bytes = cast("Any", dumps)(value)
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        if is_private(path.parent):
            _write(path, _checksum(data) + data)
    except OSError:
        return False
    return True


def _load_shipped(path: Path) -> Any:
    # It came with the program, and is trusted as that is.
    try:
        return _unpacked(path.read_bytes())
    except OSError:
        return None


def _unpacked(content: bytes) -> Any:
    checksum, data = content[:CHECKSUM_BYTES], content[CHECKSUM_BYTES:]
    return pickle.loads(data) if checksum == _checksum(data) else None


def _rebuilt(context: Any, stored: Any) -> object:
    compiled: object = cast("Any", CompileResult)._rebuild(context, *stored)
    return compiled


def _layouts(types: object) -> Iterator[tuple[str, ...]]:
    """Yield the fields of each named tuple among some types.

    Numba calls such a type by its class and the types of its fields alone, but what is compiled
    goes by their places.
    """
    match types:
        case Signature():
            yield from _layouts(types.args)
        case BaseTuple():
            yield getattr(types, "fields", ())
            yield from _layouts(tuple(cast("Any", types)))
        case tuple():
            for each in types:
                yield from _layouts(each)


def _write(path: Path, content: bytes) -> None:
    handle, name = tempfile.mkstemp(dir=path.parent, suffix=".part")
    try:
        with os.fdopen(handle, "wb") as file:
            file.write(content)
        os.replace(name, path)
    except OSError:
        os.unlink(name)
        raise


def _checksum(data: bytes) -> bytes:
    return hashlib.blake2b(data, digest_size=CHECKSUM_BYTES).digest()
