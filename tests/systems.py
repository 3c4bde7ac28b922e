"""What some systems do not have: tests of it are left out there."""

import sys

import pytest

needs_signals = pytest.mark.skipif(
    sys.platform == "win32", reason="processes send each other no signals here"
)
