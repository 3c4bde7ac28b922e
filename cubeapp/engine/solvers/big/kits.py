"""What each size of big cube needs before it can be solved: built and compiled once, then kept."""

from __future__ import annotations

from cubeapp.engine.kernels import marks
from cubeapp.engine.kernels.tables import TableSpec
from cubeapp.engine.model.moves import Metric
from cubeapp.engine.solvers.big.solver import BigCubeSolver
from cubeapp.engine.solvers.control import Progress, SearchControl
from cubeapp.engine.solvers.registry import big_cube_solver
from cubeapp.engine.solvers.thick.solver import LARGEST, SMALLEST
from cubeapp.engine.text import Text

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
    return marks.is_ready(parts(size))


def kit_specs(size: int, metric: Metric = Metric.OBTM) -> tuple[TableSpec, ...]:
    """Return the tables that cubes of ``size`` are solved with, as far as they need any."""
    return tuple(spec for part in parts(size) for spec in _specs(part, metric))


def _specs(part: str, metric: Metric) -> tuple[TableSpec, ...]:
    """Return the tables that belong to a part; to most of them none."""
    if part == FOUR:
        from cubeapp.engine.solvers.four.tables import BLOCK_SPECS, SPECS

        return SPECS if metric is Metric.STM else BLOCK_SPECS
    if part == FIVE:
        from cubeapp.engine.solvers.five.layout import BLOCKS_SPEC, SPEC

        return (SPEC if metric is Metric.STM else BLOCKS_SPEC,)
    return ()


def build_kit(size: int, control: SearchControl, metric: Metric = Metric.OBTM) -> None:
    """Compile and build what cubes of ``size`` need to be solved in a metric, with progress.

    Raises:
        SearchCancelled: ``control`` was cancelled.
    """
    big_cube_solver().prepare_size(size, control, metric)
    if metric is Metric.OBTM:
        # What asks for marks is about the default metric alone.
        for part in parts(size):
            marks.mark(part, _specs(part, metric))
    control.checkpoint(Progress(Text("ready"), 1.0))


def parts(size: int) -> tuple[str, ...]:
    """Return the kernels with their tables that cubes of ``size`` need, by the marks they leave."""
    if size in WITH_TABLES:
        return (FOUR,) if size == 4 else (FIVE,)
    if not SMALLEST <= size <= LARGEST:
        return (EVERY_SIZE,)
    # Inside a cube of even size there is a 4×4×4.
    return (EVERY_SIZE, FIVE, AROUND) if size % 2 else (EVERY_SIZE, FOUR, FIVE, AROUND)
