"""Reading and writing memory by address, for recursive kernels.

A recursion that hands a dozen arrays down pays for it at every node; one that hands down
two addresses does not. Nothing is checked, and whoever calls keeps the arrays alive.
Every value is a 64-bit integer to the kernels.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from llvmlite import ir
from numba import types

from cubeapp.engine.kernels.compiled import instruction

LOW_32 = 0xFFFFFFFF
"""The lower half of a word."""
SPREAD = 0x9E3779B97F4A7C15 - (1 << 64)
"""An odd number without a pattern in its bits: words are mixed by their product with it."""


def _loader(bits: int) -> Callable[[int, int], int]:
    """Return ``load(address, index)`` for unsigned items of ``bits``."""

    def load(typing_context: Any, address: Any, index: Any) -> Any:
        def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
            value = builder.load(_item(builder, arguments, bits))
            return value if bits == 64 else builder.zext(value, ir.IntType(64))

        return types.int64(types.int64, types.int64), generate

    return instruction(load)


def _storer(bits: int, last: bool = False) -> Callable[[int, int, int], int]:
    """Return ``store(address, index, value)`` for items of ``bits``.

    With ``last`` whoever sees this value also sees everything stored before it.
    """

    def store(typing_context: Any, address: Any, index: Any, value: Any) -> Any:
        def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
            value = arguments[2]
            item = value if bits == 64 else builder.trunc(value, ir.IntType(bits))
            if last:
                builder.fence("release")
            builder.store(item, _item(builder, arguments, bits))
            return value

        return types.int64(types.int64, types.int64, types.int64), generate

    return instruction(store)


def _item(builder: Any, arguments: Any, bits: int) -> Any:
    pointer = builder.inttoptr(arguments[0], ir.IntType(bits).as_pointer())
    return builder.gep(pointer, [arguments[1]], source_etype=ir.IntType(bits))


load8 = _loader(8)
load16 = _loader(16)
load32 = _loader(32)
load64 = _loader(64)
store8 = _storer(8)
store64 = _storer(64)
publish64 = _storer(64, last=True)
"""Stores a word that tells another thread that what came before is ready."""
