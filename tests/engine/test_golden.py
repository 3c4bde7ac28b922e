"""The same cubes have the same answers, and tables built anew the same entries."""

import pytest

from tests.engine import golden
from tests.strategies import slow


@pytest.mark.parametrize("name", [*golden.QUICK, *slow(*golden.SLOW)])
def test_what_is_found_is_what_was_found_before(name):
    assert golden.found(name) == golden.kept()[name]
