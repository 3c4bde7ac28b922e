"""Fills the cache that the tests use: ``python -m tests.warming``.

Where several workers start with an empty cache, each compiles and builds the same. So what
takes long is made before they start, every step by a process of its own.
"""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor

from tests import own_folders

own_folders.use()

from cubeapp.engine import warm_up  # noqa: E402
from cubeapp.engine.kernels.folders import tables_folder  # noqa: E402
from cubeapp.engine.kernels.tables import TableState, TableStore  # noqa: E402
from cubeapp.engine.model.moves import Metric  # noqa: E402
from cubeapp.engine.solvers.big import kits  # noqa: E402
from cubeapp.engine.solvers.control import SearchControl  # noqa: E402
from cubeapp.engine.solvers.optimal.layout import SMALL  # noqa: E402

FIRST = "all sizes"
"""What the other steps use as well."""

SIZES = (4, 50, 5, 8, 7)
"""Cubes for which everything is there once these can be solved; the dearest first."""


def prepare_quarter_turns(control: SearchControl) -> None:
    from cubeapp.engine.solvers.two_phase.solver import TwoPhaseSolver

    TwoPhaseSolver().prepare(control, Metric.QTM)


def has_quarter_turns() -> bool:
    from cubeapp.engine.solvers.two_phase.tables import SPECS

    states = TableStore(tables_folder()).status([SPECS[Metric.QTM]])
    return all(table.state is TableState.READY for table in states)


def steps() -> Iterator[tuple[str, Callable[[], bool], Callable[[SearchControl], None]]]:
    """Yield name, "is it there?" and what makes it."""
    yield FIRST, warm_up.is_ready, warm_up.warm_up
    for size in SIZES:
        yield (
            f"{size}×{size}×{size}",
            lambda size=size: kits.is_kit_ready(size),
            lambda control, size=size: kits.build_kit(size, control),
        )
    for metric in (Metric.HTM, Metric.QTM):
        yield (
            f"optimal, {metric.value}",
            lambda metric=metric: warm_up.is_optimal_ready(SMALL.name, metric),
            lambda control, metric=metric: warm_up.build_optimal(SMALL.name, control, metric),
        )
    yield "perfect", warm_up.is_perfect_ready, warm_up.build_perfect
    yield "quarter turns", has_quarter_turns, prepare_quarter_turns


def missing() -> list[str]:
    """Return the names of the steps whose results are not there."""
    return [name for name, is_there, _make in steps() if not is_there()]


def warm(processes: int) -> None:
    """Make what is missing, with some processes at a time.

    Raises:
        subprocess.CalledProcessError: a step failed.
    """
    names = missing()
    if FIRST in names:
        _make(FIRST)
    with ThreadPoolExecutor(processes) as pool:
        list(pool.map(_make, [name for name in names if name != FIRST]))


def _make(name: str) -> None:
    subprocess.run([sys.executable, "-m", "tests.warming", name], check=True, cwd=own_folders.ROOT)


if __name__ == "__main__":
    for wanted in sys.argv[1:]:
        next(make for name, _is_there, make in steps() if name == wanted)(SearchControl())
    if len(sys.argv) == 1:
        warm(os.cpu_count() or 1)
