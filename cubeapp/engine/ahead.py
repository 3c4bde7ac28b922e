"""Everything that solvers need, part by part, so that it can be made before it is missed."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import partial

from cubeapp.engine import warm_up
from cubeapp.engine.kernels import marks
from cubeapp.engine.kernels.tables import TableSpec
from cubeapp.engine.model.moves import Metric
from cubeapp.engine.solvers.big import kits
from cubeapp.engine.solvers.control import SearchControl
from cubeapp.engine.solvers.optimal.layout import METRICS, SMALL

SIZES = {4: "4x4x4", 5: "5x5x5", 6: "larger-cubes"}
"""Big cubes for which everything is there once these can be solved, and what that is called."""


@dataclass(frozen=True, slots=True)
class Part:
    """Some kernels with their tables, which are compiled and built together."""

    name: str
    """For people and programs: "4x4x4"."""
    marks: tuple[str, ...]
    """What `kernels.marks` has once it is done."""
    build: Callable[[SearchControl], None]
    specs: Callable[[], tuple[TableSpec, ...]] = tuple
    """Returns its tables; some modules that know them load the compiler."""

    @property
    def is_marked(self) -> bool:
        """Whether it is there, told cheaply."""
        return marks.are_there(self.marks)

    @property
    def is_ready(self) -> bool:
        """Whether it is there, or nothing can be kept; its tables are only believed to be."""
        return marks.is_ready(self.marks)


def parts() -> Iterator[Part]:
    """Yield every part, what most users need first; larger tables are built on request alone."""
    yield _part(warm_up.THREE, warm_up.build_two_phase, warm_up.two_phase_specs)
    yield _part(warm_up.TWO, warm_up.build_two_by_two, warm_up.two_by_two_specs)
    yield _part(warm_up.SCRAMBLES, warm_up.build_scrambles)
    for size, name in SIZES.items():
        build, specs = partial(kits.build_kit, size), partial(kits.kit_specs, size)
        yield Part(name, kits.parts(size), build, specs)
    for metric in METRICS:
        mark = warm_up.optimal_mark(SMALL.name, metric)
        specs = partial(warm_up.optimal_specs, SMALL.name, metric)
        yield _part(mark, partial(_build_optimal, metric), specs)
    specs = partial(warm_up.two_phase_specs, Metric.QTM)
    yield _part(warm_up.QUARTER_TURNS, warm_up.build_quarter_turns, specs)
    yield _part(warm_up.FEWEST_MOVES, warm_up.build_fewest_moves, warm_up.fewest_moves_specs)
    yield _part(warm_up.GOALS, warm_up.build_goals)
    yield _part(warm_up.PERFECT, warm_up.build_perfect)


def _part(
    name: str,
    build: Callable[[SearchControl], None],
    specs: Callable[[], tuple[TableSpec, ...]] = tuple,
) -> Part:
    """Return a part whose mark is its name."""
    return Part(name, (name,), build, specs)


def _build_optimal(metric: Metric, control: SearchControl) -> None:
    warm_up.build_optimal(SMALL.name, control, metric)
