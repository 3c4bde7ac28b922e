"""What each size of big cube needs before it can be solved: built and compiled once, then kept."""

from __future__ import annotations

import contextlib
from pathlib import Path

from cubeapp.engine.search.control import Progress, SearchControl
from cubeapp.engine.search.folders import kernels_folder
from cubeapp.engine.search.tables import TableSpec
from cubeapp.engine.search.warm_up import COMPLETE, is_ready
from cubeapp.engine.solvers.big_cube import BigCubeSolver
from cubeapp.engine.solvers.registry import big_cube_solver

FOUR, FIVE = 4, 5
PACKAGES = {FOUR: "four_by_four", FIVE: "five_by_five"}
"""The kernels and tables that some sizes have for themselves."""
EVERY_SIZE = "any_size"
"""Those of all others."""


def needs_kit(size: int) -> bool:
    """Tell whether cubes of ``size`` need more than is built for all sizes."""
    return size not in BigCubeSolver.SMALL_SIZES


def is_kit_ready(size: int) -> bool:
    """Tell cheaply whether cubes of ``size`` are solved without compiling or building first.

    Also true where nothing can be kept, and a helper would work in vain.
    """
    keeps_nothing = is_ready() and not (kernels_folder() / COMPLETE).is_file()
    return _mark(size).is_file() or keeps_nothing


def kit_specs(size: int) -> tuple[TableSpec, ...]:
    """Return the tables that cubes of ``size`` are solved with, as far as they have their own."""
    if size == FOUR:
        from cubeapp.engine.search.four_by_four.tables import SPECS

        return SPECS
    if size == FIVE:
        from cubeapp.engine.search.five_by_five.layout import SPEC

        return (SPEC,)
    return ()


def build_kit(size: int, control: SearchControl) -> None:
    """Compile and build what cubes of ``size`` need, with progress.

    Raises:
        SearchCancelled: ``control`` was cancelled.
    """
    big_cube_solver().prepare_size(size, control)
    with contextlib.suppress(OSError):
        _mark(size).touch()
    control.checkpoint(Progress("ready", 1.0))


def _mark(size: int) -> Path:
    """Return the file that says that everything is there."""
    return kernels_folder(PACKAGES.get(size, EVERY_SIZE)) / COMPLETE
