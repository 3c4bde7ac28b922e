"""Fills the cache that the tests use: ``python -m tests.warming``.

Where several workers start with an empty cache, each compiles and builds the same. So what
takes long is made before they start, every part by a process of its own: kernels, tables, and
the bytecode of the tests.
"""

from __future__ import annotations

import os
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor

from tests import own_folders

own_folders.use()

from cubeapp.engine import ahead, warm_up  # noqa: E402
from cubeapp.engine.solvers.control import SearchControl  # noqa: E402


def missing() -> list[str]:
    """Return the names of the parts that are not there."""
    return [part.name for part in ahead.parts() if not part.is_ready]


def warm(processes: int) -> None:
    """Make what is missing, with some processes at a time.

    Raises:
        subprocess.CalledProcessError: a part was not made.
    """
    names = missing()
    with ThreadPoolExecutor(processes) as pool:
        pool.submit(_collect)
        # The others use what that compiles.
        if warm_up.THREE in names:
            names.remove(warm_up.THREE)
            _make(warm_up.THREE)
        list(pool.map(_make, names))


def _make(name: str) -> None:
    subprocess.run([sys.executable, "-m", "tests.warming", name], check=True, cwd=own_folders.ROOT)


def _collect() -> None:
    """Let pytest keep the bytecode of every test file; what is wrong with one, the workers tell."""
    # No workers, whatever else is asked for: they would begin with warming up.
    collect = [sys.executable, "-m", "pytest", "-n", "0", "--quiet", "--collect-only"]
    subprocess.run(collect, check=False, cwd=own_folders.ROOT, stdout=subprocess.DEVNULL)


if __name__ == "__main__":
    for wanted in sys.argv[1:]:
        next(part for part in ahead.parts() if part.name == wanted).build(SearchControl())
    if len(sys.argv) == 1:
        warm(os.cpu_count() or 1)
