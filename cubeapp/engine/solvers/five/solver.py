"""Reducing the 5×5×5: six phases, each inside the subgroup of turns that the next one needs.

Where every turn of one block or slice counts as one, slices are used freely; where turns of
outer blocks count, only those are made, by tables of their own distances. The idea of joining
centres and edges in phases is that of S. Chen's cube555; the phases here are other ones:

1. The centres of one axis on the two faces of that axis.
2. All centres on the faces of their axis, and the wings' permutation even. From here on inner
   layers make half turns only.
3. Of the two wings of each edge one among the twelve low places (see `orbits.WINGS`) and one
   among the high ones, as the midge is flipped; F and B need half turns only from here on.
4. The cubies of any four edges in the slice between U and D; now R and L need half turns only.
5. Those four edges paired, and the centres of the side faces in upright bars.
6. The other edges and all centres.

Phases 1 to 5 keep some hundreds to thousands of positions, and of many ways to hold the cube
and to choose the edges each begins with the most promising. Phase 6 is a beam.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING

import numpy as np
from numpy.typing import NDArray

from cubeapp.engine.kernels.tables import TableStore
from cubeapp.engine.model.cube import Cube
from cubeapp.engine.model.masks import BOTH, CENTRES, EDGES
from cubeapp.engine.model.moves import Metric
from cubeapp.engine.model.orientation import Hold
from cubeapp.engine.solvers.big.reduction import Reduction, TableReducer
from cubeapp.engine.solvers.control import Deadline, SearchControl
from cubeapp.engine.solvers.solution import Stage
from cubeapp.engine.text import Text

if TYPE_CHECKING:
    from cubeapp.engine.solvers.five.arena import Arena
    from cubeapp.engine.solvers.five.pool import Pool, Searcher

SIZE = 5
MIDDLE = 2
STAGES = (
    (
        Text("first centres"),
        CENTRES,
        Text(
            "The movable centres of two opposite colours come to the two faces of these colours, "
            "either to the one or to the other."
        ),
    ),
    (
        Text("other centres"),
        CENTRES,
        Text("So do the other centres: each face shows only its own colour and the opposite one."),
    ),
    (
        Text("wings"),
        EDGES,
        Text(
            "Of the two wings of each edge one comes to each of two halves of the places, which "
            "half turns never mix."
        ),
    ),
    (
        Text("slice edges"),
        EDGES,
        Text("All pieces of four edges come into the ring between two faces."),
    ),
    (
        Text("four edges"),
        BOTH,
        Text("These four edges are joined, and the centres beside them become bars of one colour."),
    ),
    (
        Text("edges and centres"),
        BOTH,
        Text("The other eight edges are joined, and every face gets its own centre."),
    ),
)
"""Names of the phases, what of the cube they are about, and what they do."""


@dataclass(frozen=True, slots=True)
class Round:
    """How wide one search through all phases is."""

    scored: tuple[int, ...]
    """Positions that phases 1 to 5 choose from; see `pool.Effort` for this and what follows."""
    begun: tuple[int, ...]
    wanted: tuple[int, ...]
    nodes: tuple[int, ...]
    width: int
    """Positions of each length in the beam."""
    further: int
    """How much longer than the first solution of the beam others may be."""


ROUNDS = (
    Round(
        (1, 100, 50, 300, 2000),
        (3, 20, 60, 200, 1000),
        (20, 100, 100, 1500, 8000),
        (20_000, 30_000, 60_000, 60_000, 60_000),
        1000,
        0,
    ),
    Round(
        (1, 100, 200, 1000, 5000),
        (3, 50, 200, 1000, 3000),
        (50, 300, 300, 3000, 49_000),
        (50_000, 100_000, 200_000, 200_000, 300_000),
        10_000,
        0,
    ),
    Round(
        (1, 2000, 1000, 1000, 5000),
        (3, 500, 500, 1000, 3000),
        (1000, 2000, 300, 3000, 49_000),
        (500_000, 1_000_000, 200_000, 200_000, 300_000),
        10_000,
        0,
    ),
    Round(
        (1, 2000, 1000, 5000, 20_000),
        (3, 500, 1000, 5000, 20_000),
        (1000, 2000, 2000, 20_000, 49_000),
        (1_000_000, 1_000_000, 1_500_000, 1_500_000, 1_500_000),
        30_000,
        1,
    ),
    Round(
        (1, 5000, 3000, 10_000, 40_000),
        (3, 1500, 3000, 10_000, 40_000),
        (3000, 5000, 5000, 40_000, 49_000),
        (3_000_000, 4_000_000, 5_000_000, 5_000_000, 4_000_000),
        40_000,
        1,
    ),
)
"""The first is for an answer at once, the last for whoever has ten seconds and two cores."""
WIDENED = 4
"""Factor of the width with which a beam without a solution begins again."""


class FiveByFiveReducer(TableReducer["Arena"]):
    """Makes a 5×5×5 like a 3×3×3 in about 46 turns of any layers, or 52 of outer blocks."""

    def __init__(self, store: TableStore | None = None) -> None:
        """Keep tables in ``store``; without one, in the user's cache folder."""
        super().__init__(SIZE, Text("5×5×5 tables"), _load, store)

    def reductions(
        self,
        cube: Cube,
        deadline: Deadline,
        control: SearchControl,
        metric: Metric = Metric.STM,
    ) -> Iterator[Reduction]:
        """Yield reductions of ``cube``, see `Reducer`; those of one round the shortest first."""
        for number, plan in enumerate(ROUNDS):
            last = deadline if number > 0 else Deadline(None)
            if last.passed:
                return
            yield from self.searched(cube, plan, deadline, last, control, metric=metric)

    def searched(
        self,
        cube: Cube,
        plan: Round,
        deadline: Deadline,
        last: Deadline,
        control: SearchControl,
        thick: bool = False,
        metric: Metric = Metric.STM,
    ) -> Iterator[Reduction]:
        """Yield the reductions that one round finds, the shortest first.

        Args:
            cube: held in any way.
            plan: the round.
            deadline: ends each phase as soon as it has found something.
            last: by then it ends even if there is none.
            control: can stop the search.
            thick: whether the middle layer stands for several and does not turn alone.
            metric: OBTM, and only outer blocks turn, or STM.

        Raises:
            SearchCancelled: ``control`` was cancelled.
        """
        from cubeapp.engine.solvers.five.pool import Pool, Searcher

        tables = self.tables(metric is Metric.STM, control)
        searcher = Searcher(tables, control, thick=thick, last=last)
        pool = _run(searcher, Pool.of(cube), plan, deadline, last)
        for index in np.argsort(pool.ends[:, -1], kind="stable"):
            yield _reduction(pool.paths[index], pool.ends[index].tolist())


def _load(single: bool, store: TableStore, control: SearchControl) -> Arena:
    from cubeapp.engine.solvers.five.prepare import load

    return load(store, control, single)


def _run(searcher: Searcher, pool: Pool, plan: Round, deadline: Deadline, last: Deadline) -> Pool:
    """Take a pool through all phases; ``last`` is when the searcher ends at the latest."""
    from cubeapp.engine.solvers.five.pool import Effort, spread

    efforts = zip(plan.scored, plan.begun, plan.wanted, plan.nodes, strict=True)
    for phase, effort in enumerate(Effort(*numbers) for numbers in efforts):
        begun = searcher.begin(spread(pool, phase, effort.scored), phase, effort)
        pool = searcher.through(begun, phase, effort, deadline)
    width, solved = plan.width, searcher.finish(pool, plan.width, plan.further, deadline)
    while not (len(solved) or last.passed):
        width *= WIDENED
        solved = searcher.finish(pool, width, plan.further, deadline)
    return solved


def _reduction(path: NDArray[np.uint8], ends: list[int]) -> Reduction:
    """Return the turns of a path as moves of a cube that may end held in another way."""
    from cubeapp.engine.solvers.five.turns import turns

    hold = Hold()
    moves = []
    for number in path[: ends[-1]].tolist():
        turn = turns()[number]
        moves.append(hold.renamed(turn, SIZE))
        if turn.first <= MIDDLE <= turn.last:
            # The search turns the cube so that its fixed centres are back in their places.
            hold.leave_out(*hold.renamed_axis(turn.axis, -turn.quarters))
    bounds = zip([0, *ends[:-1]], ends, strict=True)
    return Reduction(
        tuple(
            Stage(name, tuple(moves[first:last]), note, part=part)
            for (name, part, note), (first, last) in zip(STAGES, bounds, strict=True)
            if last > first
        )
    )
