"""What each size of big cube needs before it can be solved: built and compiled once, then kept."""

from __future__ import annotations

import contextlib
from pathlib import Path

from cubeapp.engine.search.control import Progress, SearchControl
from cubeapp.engine.search.folders import kernels_folder
from cubeapp.engine.search.tables import TableSpec
from cubeapp.engine.search.warm_up import COMPLETE, is_ready
from cubeapp.engine.solvers.big_cube import BigCubeSolver
from cubeapp.engine.solvers.inside_out import LARGEST, SMALLEST
from cubeapp.engine.solvers.registry import big_cube_solver
from cubeapp.language import tr

EVERY_SIZE = "any_size"
"""The kernels of the quick answers for all larger sizes."""
FOUR, FIVE, AROUND = "four_by_four", "five_by_five", "fake_five"
WITH_TABLES = (4, 5)
"""The sizes whose tables others use as well."""


def needs_kit(size: int) -> bool:
    """Tell whether cubes of ``size`` need more than is built for all sizes."""
    return size not in BigCubeSolver.SMALL_SIZES


def is_kit_ready(size: int) -> bool:
    """Tell cheaply whether cubes of ``size`` are solved without compiling or building first.

    Also true where nothing can be kept, and a helper would work in vain.
    """
    keeps_nothing = is_ready() and not (kernels_folder() / COMPLETE).is_file()
    return keeps_nothing or all(mark.is_file() for mark in marks(size))


def kit_specs(size: int) -> tuple[TableSpec, ...]:
    """Return the tables that cubes of ``size`` are solved with, as far as they need any."""
    specs: tuple[TableSpec, ...] = ()
    if FOUR in packages(size):
        from cubeapp.engine.search.four_by_four.tables import SPECS

        specs += SPECS
    if FIVE in packages(size):
        from cubeapp.engine.search.five_by_five.layout import SPEC

        specs += (SPEC,)
    return specs


def build_kit(size: int, control: SearchControl) -> None:
    """Compile and build what cubes of ``size`` need, with progress.

    Raises:
        SearchCancelled: ``control`` was cancelled.
    """
    big_cube_solver().prepare_size(size, control)
    with contextlib.suppress(OSError):
        for mark in marks(size):
            mark.touch()
    control.checkpoint(Progress(tr("ready"), 1.0))


def marks(size: int) -> list[Path]:
    """Return the files that say that everything is there."""
    return [kernels_folder(package) / COMPLETE for package in packages(size)]


def packages(size: int) -> tuple[str, ...]:
    """Return the packages of kernels and tables that cubes of ``size`` need."""
    if size in WITH_TABLES:
        return (FOUR,) if size == 4 else (FIVE,)
    if not SMALLEST <= size <= LARGEST:
        return (EVERY_SIZE,)
    # Inside a cube of even size there is a 4×4×4.
    return (EVERY_SIZE, FIVE, AROUND) if size % 2 else (EVERY_SIZE, FOUR, FIVE, AROUND)
