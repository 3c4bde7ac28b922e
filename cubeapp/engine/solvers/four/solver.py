"""The 4×4×4 made like a 3×3×3 in about 22 turns of any layers, or 25 of outer blocks.

Source: S. Chen's threephase. First the centres of one axis; then the other centres to their
axes while the wings are parted into halves and their permutation made even; then centres and
wings by turns that keep all that. Single inner layers turn as well as blocks, or blocks alone,
by tables of their own distances. The parity that a 3×3×3 cannot have is a part of the last
search, so it never takes moves of its own.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import TYPE_CHECKING

from cubeapp.engine.kernels.tables import TableStore
from cubeapp.engine.model.cube import Cube
from cubeapp.engine.model.geometry import Axis
from cubeapp.engine.model.masks import BOTH, CENTRES
from cubeapp.engine.model.moves import Metric, Move
from cubeapp.engine.solvers.big.reduction import Reduction, TableReducer
from cubeapp.engine.solvers.control import Deadline, SearchControl
from cubeapp.engine.solvers.solution import Stage
from cubeapp.engine.text import Text, listed

if TYPE_CHECKING:
    from cubeapp.engine.solvers.four.tables import Distances

SIZE = 4
EFFORTS = {
    Metric.STM: (
        (3_000, 300, 50, 1),
        (10_000, 1_000, 300, 12),
        (30_000, 3_000, 1_000, 24),
        (100_000, 10_000, 4_000, 24, 1),
        (300_000, 30_000, 15_000, 48, 1),
        (300_000, 60_000, 50_000, 96, 1),
    ),
    Metric.OBTM: (
        (3_000, 300, 50, 4),
        (10_000, 1_000, 300, 24),
        (30_000, 3_000, 1_000, 48),
        (100_000, 10_000, 4_000, 96, 1),
        (300_000, 30_000, 15_000, 192, 1),
        (300_000, 60_000, 50_000, 384, 1),
    ),
}
"""The parameters of `hunt.Effort`, one after the other: tenths of a second to some seconds."""
PATIENCE = 4_000_000
"""Nodes of a phase, about a second. Cubes take a tenth of them and less, but for a few that are
nearly solved in another way.

It is no time, for the first reduction is to be the same on any machine, however busy.
"""
DETOUR = (
    Move(Axis.X, 0, 1, 1),
    Move(Axis.Y, 3, 3, 1),
    Move(Axis.Z, 0, 1, 1),
    Move(Axis.X, 3, 3, 1),
    Move(Axis.Y, 0, 1, -1),
)
"""Turns that mix such a cube, after which it is like any other."""
FIRST = (10_000, 1_000, 300, 1, 0)
"""Those of `first_reduction`."""

AXIS_NAMES = {Axis.X: "R/L", Axis.Y: "U/D", Axis.Z: "F/B"}


class FourByFourReducer(TableReducer["Distances"]):
    """Reduces the 4×4×4 in three phases, first well and then better."""

    def __init__(self, store: TableStore | None = None) -> None:
        """Keep tables in ``store``; without one, in the user's cache folder."""
        super().__init__(SIZE, Text("4×4×4 tables"), _load, store)

    def reductions(
        self,
        cube: Cube,
        deadline: Deadline,
        control: SearchControl,
        metric: Metric = Metric.STM,
    ) -> Iterator[Reduction]:
        """Yield reductions of ``cube``: the first soon, later ones no longer or not much.

        They end some seconds later, or after ``deadline``, though not before the first.

        Raises:
            SearchCancelled: ``control`` was cancelled; what was yielded stays good.
        """
        single = metric is Metric.STM
        distances = self.tables(single, control)
        from cubeapp.engine.coordinates.depth_first import UNLIMITED
        from cubeapp.engine.solvers.four.hunt import Effort, GivenUpError, Hunt

        hunt = Hunt(cube, distances, control)
        hunt.patience = PATIENCE
        given: set[Reduction] = set()
        shortest = None
        for effort in (replace(Effort(*numbers), single=single) for numbers in EFFORTS[metric]):
            try:
                for way in hunt.ways(effort):
                    reduction = _reduction(way)
                    length = len(reduction.moves)
                    shortest = length if shortest is None else min(shortest, length)
                    if reduction not in given and length <= shortest + 1:
                        given.add(reduction)
                        yield reduction
                    hunt.deadline, hunt.patience = deadline, UNLIMITED
            except GivenUpError:
                if given:
                    return
                mixed = Hunt(cube.apply_all(DETOUR), distances, control)
                reduction = _after_detour(_reduction(next(mixed.ways(effort))))
                given.add(reduction)
                shortest = len(reduction.moves)
                yield reduction
                hunt.deadline, hunt.patience = deadline, UNLIMITED

    def first_reduction(self, cube: Cube, control: SearchControl, single: bool = True) -> Reduction:
        """Return one reduction of ``cube``, the same every time and on every machine.

        Args:
            cube: a legal 4×4×4, held in any way.
            control: can stop the search.
            single: whether inner layers may turn alone, or only faces and the blocks Uw Rw Fw.

        Raises:
            SearchCancelled: ``control`` was cancelled.
        """
        # A 4×4×4 has had the same scrambles since before there were tables for blocks alone.
        distances = self.tables(True, control)
        from cubeapp.engine.solvers.four.hunt import Effort, Hunt

        return _reduction(next(Hunt(cube, distances, control).ways(Effort(*FIRST, single))))


def _load(single: bool, store: TableStore, control: SearchControl) -> Distances:
    from cubeapp.engine.solvers.four.hunt import prepare

    return prepare(store, control, single)


def _after_detour(reduction: Reduction) -> Reduction:
    """Return a reduction of a mixed cube as one of the cube before."""
    first, *others = reduction.stages
    return Reduction((replace(first, moves=DETOUR + first.moves), *others))


def _reduction(way: tuple[Axis, tuple[tuple[Move, ...], ...]]) -> Reduction:
    axis, (staging, arranging, finishing) = way
    others = [name for other, name in AXIS_NAMES.items() if other is not axis]
    return Reduction(
        (
            Stage(
                Text("centres {sides}", sides=AXIS_NAMES[axis]),
                staging,
                Text(
                    "The centres of one pair of opposite colours come to one pair of opposite "
                    "faces."
                ),
                part=CENTRES,
                faces=(axis.face, axis.face.opposite),
            ),
            Stage(
                Text("centres {sides}", sides=listed(others)),
                arranging,
                Text(
                    "The other centres come to faces of their own colour or the opposite one, and "
                    "of each edge's two wings one comes to either half of the places."
                ),
                part=BOTH,
            ),
            Stage(
                Text("edges"),
                finishing,
                Text(
                    "Each wing meets the one that belongs to it, and the centres come to their "
                    "faces."
                ),
                part=BOTH,
            ),
        )
    )
