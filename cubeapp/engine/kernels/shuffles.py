"""Words as vectors of bytes, and other machine code that the optimal solver's kernels use.

A permutation of up to 16 cubies is one vector of bytes, and putting two together is one
instruction of the processor, the byte shuffle. Where it is missing, or ``CUBEAPP_PORTABLE`` is
set, the same function moves the bytes one by one. Numba keeps what it compiles for different
processors apart.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, cast

from llvmlite import binding, ir
from numba import types
from numba.core import cgutils, config

from cubeapp.engine.kernels.cache import COMMON_PROCESSOR
from cubeapp.engine.kernels.compiled import instruction
from cubeapp.engine.kernels.folders import wants_portable

BYTE, WORD = ir.IntType(8), ir.IntType(64)
BYTES, WORDS = ir.VectorType(BYTE, 16), ir.VectorType(WORD, 2)
NEEDED_FEATURE = "ssse3"


def has_byte_shuffle() -> bool:
    """Tell whether kernels may use the processor's own byte shuffle."""
    target = cast("Any", config).CPU_NAME  # the processor to compile for, if not this one
    if wants_portable() or target not in (None, COMMON_PROCESSOR):
        return False
    return target is not None or bool(binding.get_host_cpu_features().get(NEEDED_FEATURE, False))


def _foreign(builder: Any, kind: Any, name: str) -> Any:
    """Return an instruction of LLVM as a function."""
    return cast("Any", cgutils).get_or_insert_function(builder.module, kind, name)


def _native(builder: Any, table: Any, index: Any) -> Any:
    kind = ir.FunctionType(BYTES, [BYTES, BYTES])
    function = _foreign(builder, kind, "llvm.x86.ssse3.pshuf.b.128")
    return builder.call(function, [table, index])


def _portable(builder: Any, table: Any, index: Any) -> Any:
    result = table
    places = builder.and_(index, ir.Constant(BYTES, [15] * 16))
    for i in range(16):
        place = ir.Constant(ir.IntType(32), i)
        source = builder.zext(builder.extract_element(places, place), ir.IntType(32))
        result = builder.insert_element(result, builder.extract_element(table, source), place)
    return result


def _vector(builder: Any, low: Any, high: Any) -> Any:
    words = ir.Constant(WORDS, ir.Undefined)
    for place, word in enumerate((low, high)):
        words = builder.insert_element(words, word, ir.Constant(ir.IntType(32), place))
    return builder.bitcast(words, BYTES)


def _words(builder: Any, vector: Any) -> list[Any]:
    words = builder.bitcast(vector, WORDS)
    return [builder.extract_element(words, ir.Constant(ir.IntType(32), i)) for i in range(2)]


def _pair_shuffle(code: Callable[[Any, Any, Any], Any]) -> Callable[..., tuple[int, int]]:
    """Return ``shuffle(table_low, table_high, index_low, index_high) -> (low, high)``."""

    def shuffle(typing_context: Any, a: Any, b: Any, c: Any, d: Any) -> Any:
        def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
            table = _vector(builder, arguments[0], arguments[1])
            index = _vector(builder, arguments[2], arguments[3])
            words = _words(builder, code(builder, table, index))
            return context.make_tuple(builder, signature.return_type, words)

        word = types.int64
        return cast("Any", types).UniTuple(word, 2)(word, word, word, word), generate

    return cast("Callable[..., tuple[int, int]]", instruction(shuffle))


def _word_shuffle(code: Callable[[Any, Any, Any], Any]) -> Callable[[int, int], int]:
    """Return ``shuffle(table, index)`` for vectors of 8 bytes."""

    def shuffle(typing_context: Any, table: Any, index: Any) -> Any:
        def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
            none = ir.Constant(WORD, 0)
            vectors = [_vector(builder, argument, none) for argument in arguments]
            return _words(builder, code(builder, *vectors))[0]

        return types.int64(types.int64, types.int64), generate

    return instruction(shuffle)


portable_shuffle_pair = _pair_shuffle(_portable)
portable_shuffle_word = _word_shuffle(_portable)
shuffle_pair = _pair_shuffle(_native if has_byte_shuffle() else _portable)
"""Byte ``i`` of the result is the byte of the table that the low four bits of index ``i`` name."""
shuffle_word = _word_shuffle(_native if has_byte_shuffle() else _portable)


def _unary(code: Callable[[Any, Any], Any]) -> Callable[[int], int]:
    def compute(typing_context: Any, word: Any) -> Any:
        def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
            return code(builder, arguments[0])

        return types.int64(types.int64), generate

    return instruction(compute)


def _gathered(builder: Any, word: Any) -> Any:
    # The product wraps, which the compiler must not be told it cannot.
    bits = builder.and_(word, ir.Constant(WORD, 0x0101010101010101))
    product = builder.mul(bits, ir.Constant(WORD, 0x0102040810204080))
    return builder.lshr(product, ir.Constant(WORD, 56))


def _fetched(builder: Any, address: Any) -> Any:
    pointer = builder.inttoptr(address, BYTE.as_pointer())
    number = ir.IntType(32)
    kind = ir.FunctionType(ir.VoidType(), [BYTE.as_pointer(), number, number, number])
    function = _foreign(builder, kind, "llvm.prefetch.p0")
    builder.call(function, [pointer, *(ir.Constant(number, value) for value in (0, 3, 1))])
    return address


gather_bits = _unary(_gathered)
"""The lowest bits of the eight bytes of a word, as the eight bits of a number."""
count_bits = _unary(lambda builder, word: builder.ctpop(word))
lowest_bit = _unary(lambda builder, word: builder.cttz(word, ir.Constant(ir.IntType(1), 0)))
"""The place of the lowest bit that is set."""
prefetch = _unary(_fetched)
"""Has the processor read the memory at an address ahead of its use."""


def _atomic_and(typing_context: Any, address: Any, mask: Any) -> Any:
    def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        pointer = builder.inttoptr(arguments[0], BYTE.as_pointer())
        mask = builder.trunc(arguments[1], BYTE)
        builder.atomic_rmw("and", pointer, mask, "monotonic")
        return arguments[1]

    return types.int64(types.int64, types.int64), generate


clear_bits = instruction(_atomic_and)
"""Clears the bits of the byte at an address that ``mask`` lacks, with other threads at work."""
