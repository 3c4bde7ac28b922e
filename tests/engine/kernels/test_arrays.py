"""Kernels count references only if they allocate; small arrays need no allocation."""

import numpy as np
import pytest
from numba.core.errors import TypingError

from cubeapp.engine.kernels import compiled
from cubeapp.engine.kernels.arrays import copy, stack_array
from cubeapp.engine.kernels.compiled import kernel

three, table = stack_array(np.int64, 3), stack_array(np.uint8, 2, 4)


def ones(count):
    return np.ones(count).sum()


def test_a_kernel_that_allocates_has_to_say_so():
    with pytest.raises(TypingError, match="ones"):
        kernel(ones)(3)
    assert kernel(allocates=True)(ones)(3) == 3


def test_a_compiler_that_always_counts_references_serves_too(monkeypatch):
    monkeypatch.setattr(compiled, "UNCOUNTED", {})
    assert kernel(ones)(3) == 3


@kernel
def filled(number: int) -> int:
    """Return what is in some small arrays, as the digits of a number."""
    total = number
    for turn in range(2):
        own, other, marks = three(), three(), table()
        for i in range(3):
            own[i] += i + 1 + turn
        copy(own, other)
        own[0] = 9
        marks[1, 3] += 7
        total = 10 * total + other[0]
        total = 10 * total + own[0]
        total = 10 * total + marks[1, 3]
        total = 10 * total + marks.shape[0] * marks.shape[1]
    return total


def test_small_arrays_are_zeros_each_time_and_do_not_share_memory():
    assert filled(5) == 5_1978_2978
