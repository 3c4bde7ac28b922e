"""What the tests of the engine share."""

import gc

import pytest

SELDOM = 20_000


@pytest.fixture(autouse=True, scope="module")
def seldom_collected():
    """Searches in Python make much that is kept and hardly any garbage: a tenth of their time."""
    usual = gc.get_threshold()
    gc.set_threshold(SELDOM, *usual[1:])
    yield
    gc.set_threshold(*usual)
