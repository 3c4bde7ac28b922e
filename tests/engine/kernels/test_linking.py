import pytest

from cubeapp.engine.kernels.compiled import kernel
from cubeapp.engine.kernels.folders import CACHE_VARIABLE


@kernel
def square(x):
    return x * x


@kernel
def factorial(x):
    return 1 if x < 2 else x * factorial(x - 1)


@kernel
def sum_of_squares(count):
    total = 0
    for x in range(count):
        total += square(x)
    return total


@kernel
def of_all(count):
    return sum_of_squares(count) + square(count) + factorial(count)


@pytest.fixture
def kept(monkeypatch, tmp_path):
    """Tell which kernels the cache holds now."""
    monkeypatch.setenv(CACHE_VARIABLE, str(tmp_path))
    return lambda: sorted(path.name.split(".")[1] for path in tmp_path.rglob("*.kernel"))


def test_only_what_python_calls_is_made_into_machine_code_and_kept(kept):
    assert of_all(5) == 30 + 25 + 120
    assert kept() == ["of_all"]
    # A part is as good as any other kernel where Python does call it.
    assert sum_of_squares(4) == 14
    assert square(12) == 144
    assert factorial(10) == 3_628_800
    assert kept() == ["factorial", "of_all", "square", "sum_of_squares"]
