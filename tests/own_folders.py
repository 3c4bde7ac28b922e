"""The folders that tests use in place of the person's own.

Compiled kernels and tables are kept between runs, in ``.cache/tests`` of the checkout or where
CUBEAPP_CACHE says. Every process has settings of its own, which go when it ends.
"""

from __future__ import annotations

import atexit
import os
import shutil
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
CACHE = ROOT / ".cache" / "tests"


def use() -> None:
    """Turn this process, and those it starts, away from what the person has.

    Has to come before anything of the program is imported.
    """
    os.environ.setdefault("CUBEAPP_CACHE", str(CACHE))
    settings = tempfile.mkdtemp(prefix="cubeapp-tests-")
    atexit.register(shutil.rmtree, settings, ignore_errors=True)
    os.environ["CUBEAPP_CONFIG"] = settings
    # Where Python may not keep bytecode, every worker spends 20 s on the asserts of the tests.
    sys.dont_write_bytecode = False
    os.environ.pop("PYTHONDONTWRITEBYTECODE", None)
