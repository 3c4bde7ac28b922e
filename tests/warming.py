"""Fills the cache that the tests use: ``python -m tests.warming``.

Where several workers start with an empty cache, each compiles and builds the same. So what
takes long is made before they start, by processes that share the parts among them.
"""

from __future__ import annotations

import multiprocessing
import os
from concurrent.futures import ProcessPoolExecutor

from tests import own_folders

own_folders.use()

from cubeapp.engine import ahead, warm_up  # noqa: E402
from cubeapp.engine.solvers.control import SearchControl  # noqa: E402


def missing() -> list[str]:
    """Return the names of the parts that are not there."""
    return [part.name for part in ahead.parts() if not part.is_ready]


def warm(processes: int) -> None:
    """Make what is missing, with some processes at a time.

    After a change of the source most parts are only looked at. To start a process and to load the
    compiler takes longer than that, so each makes one part after the other.
    """
    names = missing()
    spawning = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(processes, spawning) as pool:
        # The others use what that compiles.
        if warm_up.THREE in names:
            names.remove(warm_up.THREE)
            pool.submit(_make, warm_up.THREE).result()
        list(pool.map(_make, names))


def _make(name: str) -> None:
    next(part for part in ahead.parts() if part.name == name).build(SearchControl())


if __name__ == "__main__":
    warm(os.cpu_count() or 1)
