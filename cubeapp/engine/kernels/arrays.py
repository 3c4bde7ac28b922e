"""Small arrays inside kernels: on the stack, and copied.

A kernel does without reference counting if it allocates nothing, and one array assigned to
another, ``x[:] = y``, compiles for more than a second, for it may have to raise an error. These
need neither.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Any, cast

import numpy as np
from llvmlite import ir
from numba import types
from numba.core import cgutils
from numba.core.errors import TypingError
from numba.np import arrayobj, numpy_support
from numpy.typing import DTypeLike, NDArray

from cubeapp.engine.kernels.compiled import instruction


def stack_array(dtype: DTypeLike, *shape: int) -> Callable[[], NDArray[Any]]:
    """Return what gives a kernel an array of zeros that is gone when the kernel returns.

    Each call in the text of a kernel has memory of its own; one in a loop clears it again. A
    thread has half a megabyte for all of its kernels.
    """
    numpy_dtype = np.dtype(dtype)
    element = cast("Any", numpy_support).from_dtype(numpy_dtype)
    kind = types.Array(element, len(shape), "C")
    nbytes = math.prod(shape) * numpy_dtype.itemsize
    strides = np.empty(shape, numpy_dtype).strides

    def allocate(typing_context: Any) -> Any:
        def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
            code = cast("Any", cgutils)
            item = context.get_data_type(element)
            memory = code.alloca_once(builder, item, size=math.prod(shape))
            code.memset(builder, memory, ir.Constant(ir.IntType(64), nbytes), 0)
            array = context.make_array(kind)(context, builder)
            lengths, steps = (
                [context.get_constant(types.intp, value) for value in values]
                for values in (shape, strides)
            )
            size = context.get_constant(types.intp, numpy_dtype.itemsize)
            cast("Any", arrayobj).populate_array(array, memory, lengths, steps, size, None)
            return array._getvalue()

        return kind(), generate

    return cast("Callable[[], NDArray[Any]]", instruction(allocate))


def _copy(typing_context: Any, source: Any, target: Any) -> Any:
    if source.dtype != target.dtype or source.layout != "C" or target.layout != "C":
        raise TypingError(f"{source} and {target} do not lie in memory in the same way")

    def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        from_, to = (
            context.make_array(kind)(context, builder, value=value)
            for kind, value in zip(signature.args, arguments, strict=True)
        )
        cast("Any", cgutils).raw_memcpy(builder, to.data, from_.data, from_.nitems, from_.itemsize)
        return context.get_dummy_value()

    return types.void(source, target), generate


copy = cast("Callable[[NDArray[Any], NDArray[Any]], None]", instruction(_copy))
"""Writes all of an array to the beginning of another one, which has room for it."""
