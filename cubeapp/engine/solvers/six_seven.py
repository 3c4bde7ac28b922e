"""Reducing the 6×6×6 and the 7×7×7 by way of the smaller cubes inside and around them.

First the *inner cube*, which is all but the layers next to the outer ones, is reduced as a
4×4×4 or 5×5×5; what the layers left out do meanwhile is chosen so that many oblique centres
meet their like. Then words make all *bars* of obliques whole without touching the inner cube.
What is left is a 5×5×5 with a thick middle layer.
"""

from __future__ import annotations

import time
from collections.abc import Iterator
from dataclasses import dataclass, replace
from itertools import islice
from typing import TYPE_CHECKING

import numpy as np

from cubeapp.engine.cube import Cube
from cubeapp.engine.geometry import cube_name
from cubeapp.engine.masks import INNER, RING
from cubeapp.engine.moves import Move
from cubeapp.engine.replay import Replay
from cubeapp.engine.search.control import Deadline, Progress, SearchControl
from cubeapp.engine.solvers.any_size import AnySizeReducer
from cubeapp.engine.solvers.base import Stage
from cubeapp.engine.solvers.coarse import Coarse, joined
from cubeapp.engine.solvers.five_by_five import ROUNDS, FiveByFiveReducer, Round
from cubeapp.engine.solvers.four_by_four import FourByFourReducer
from cubeapp.engine.solvers.last_cube import in_fewest_turns
from cubeapp.engine.solvers.reduction import Reducer, Reduction

if TYPE_CHECKING:
    from cubeapp.engine.search.fake_five.inner import Settled

SIZES = (6, 7)
SEED = 6
MOST_ENDS, GIVEN = 50, 12
"""Of so many reductions of a 5×5×5 so many are given that take the fewest turns."""
USUAL_S = 20.0
"""The time taken without a limit."""
SHORTEST_S = 1.0
"""The time below which another search is not worth it."""
INNER_NOTE = "The layers next to the outer ones left out, it is reduced like a smaller cube."
BARS_NOTE = "The centres between two corner centres of a face get one colour."


@dataclass(frozen=True, slots=True)
class Effort:
    """How much one search looks at."""

    inner: int
    """Reductions of the inner cube."""
    share: float
    """The part of the time left in which they are looked for."""
    tries: int
    """Choices of how the free layers turn in each of them."""
    begun: int
    """The best of them, from which bars are made whole."""
    width: int
    """Cubes of each length that are led on meanwhile."""
    followed: int
    """Cubes with whole bars that are reduced as a 5×5×5."""
    rounds: tuple[Round, ...]
    """How those are, the last ones only the best of them."""


EFFORTS = (
    Effort(2, 0.0, 5_000, 2, 5, 1, ROUNDS[:1]),
    Effort(16, 0.2, 100_000, 8, 30, 4, ROUNDS[1:]),
)
"""First for an answer within about a second, then a good one."""


@dataclass(frozen=True, slots=True)
class _Thick:
    """A cube with whole bars, and how it came about."""

    stages: tuple[Stage, ...]
    rest: Coarse
    """The cube as a 5×5×5."""

    @classmethod
    def of(cls, cube: Cube, inner: tuple[Move, ...], bars: tuple[Move, ...]) -> _Thick:
        """Return what a cube comes to after its inner cube's reduction and words for bars."""
        size, moves = cube.size, [*inner, *bars]
        after = Replay(cube, moves).cube_at(len(moves))
        stages = (
            Stage(f"inner {cube_name(size - 2)}", inner, INNER_NOTE, part=INNER),
            Stage("obliques", bars, BARS_NOTE, part=RING),
        )
        return cls(stages, joined(after, (1, 2, size - 2, size - 1)))

    def reduction(self, end: Reduction) -> Reduction:
        """Return the reduction with what reduces the 5×5×5, in the fewest turns."""
        ends = (replace(stage, moves=self.rest.fine(stage.moves)) for stage in end.stages)
        return Reduction(in_fewest_turns((*self.stages, *ends), self.rest.bounds[-1]))


class SixSevenReducer:
    """Reduces the 6×6×6 in some 85 turns and the 7×7×7 in some 125."""

    def __init__(
        self, four: FourByFourReducer, five: FiveByFiveReducer, any_size: AnySizeReducer
    ) -> None:
        """Make a reducer.

        Args:
            four: reduces the inner cube of a 6×6×6.
            five: reduces that of a 7×7×7, and what either comes to.
            any_size: gives the quick answer.
        """
        self._inner: dict[int, Reducer] = dict(zip(SIZES, (four, five), strict=True))
        self._five = five
        self._any_size = any_size

    def accepts(self, size: int) -> bool:
        """Tell whether ``size`` is 6 or 7."""
        return size in SIZES

    def prepare(self, size: int, control: SearchControl) -> None:
        """Load or build the tables, and load or compile the kernels.

        Raises:
            SearchCancelled: ``control`` was cancelled.
        """
        self._any_size.prepare(size, control)
        self._inner[size].prepare(size - 2, control)
        self._five.prepare(5, control)
        control.checkpoint(Progress("preparing the search for bars"))
        from cubeapp.engine.search.fake_five.beam import prepare

        prepare(size, control)

    def reductions(
        self, cube: Cube, deadline: Deadline, control: SearchControl
    ) -> Iterator[Reduction]:
        """Yield reductions of ``cube``: a quick one, then much shorter ones; see `Reducer`.

        Raises:
            SearchCancelled: ``control`` was cancelled.
        """
        yield from self._any_size.reductions(cube, Deadline(0), control)
        if deadline.remaining_s is None:
            deadline = Deadline(USUAL_S)
        for effort in EFFORTS:
            if (deadline.remaining_s or 0.0) > SHORTEST_S:
                yield from self._search(cube, effort, deadline, control)

    def _search(
        self, cube: Cube, effort: Effort, deadline: Deadline, control: SearchControl
    ) -> Iterator[Reduction]:
        """Yield the best reductions of one search, in the end of its best cube only."""
        thick = self._with_whole_bars(cube, effort, deadline, control)
        took = 0.0
        for plan in effort.rounds:
            lengths = []
            for one in thick:
                # The next one takes as long as the last one at least.
                if (deadline.remaining_s or 0.0) <= took:
                    return
                begun = time.perf_counter()
                ends = self._five.searched(one.rest.cube, plan, deadline, control, thick=True)
                found = [one.reduction(end) for end in islice(ends, MOST_ENDS)]
                found.sort(key=_length)
                took = time.perf_counter() - begun
                yield from found[:GIVEN]
                lengths.append(_length(found[0]))
            thick = [thick[lengths.index(min(lengths))]] if thick else []

    def _with_whole_bars(
        self, cube: Cube, effort: Effort, deadline: Deadline, control: SearchControl
    ) -> list[_Thick]:
        from cubeapp.engine.search.fake_five.beam import Beam, Start
        from cubeapp.engine.search.fake_five.words import words_of

        begun = self._with_reduced_inner_cube(cube, effort, deadline, control)
        words = words_of(cube.size)
        starts = [Start(one.state, one.cost) for one in begun]
        ways = Beam(words, effort.width, control).run(starts, effort.followed, deadline)
        return [
            _Thick.of(
                cube,
                begun[way.start].moves,
                tuple(move for word in way.words for move in words.moves(word)),
            )
            for way in ways
        ]

    def _with_reduced_inner_cube(
        self, cube: Cube, effort: Effort, deadline: Deadline, control: SearchControl
    ) -> list[Settled]:
        from cubeapp.engine.search.fake_five.inner import inner_cube, settled

        share = Deadline(effort.share * (deadline.remaining_s or 0.0))
        ways = self._inner[cube.size].reductions(inner_cube(cube), share, control)
        rng = np.random.default_rng(SEED)
        found = []
        for way in islice(ways, effort.inner):
            control.checkpoint(Progress("choosing how free layers turn"))
            found.append(settled(cube, way.moves, effort.tries, rng, control))
        return sorted(found, key=lambda one: one.value)[: effort.begun]


def _length(reduction: Reduction) -> int:
    return len(reduction.moves)
