"""Reducing cubes from 6×6×6 up from the inside out, by way of the smaller cubes in them.

First the *inner cube*, which is all but the layers next to the outer ones, is reduced: a 4×4×4
or 5×5×5 by the reducers of those, a larger one in the same way as the whole. What the layers
left out do meanwhile is chosen so that many oblique centres meet their like. Then words make
all *bars* of obliques whole without touching the inner cube. What is left is a 5×5×5 with a
thick middle layer.
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

SMALLEST, LARGEST = 6, 24
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
    Effort(4, 100, 1, 1, 1, ROUNDS[:1]),
    Effort(12, 1000, 8, 20, 3, ROUNDS[1:2]),
)
"""First for an answer within about a second, then a good one."""
LOG = []


@dataclass(frozen=True, slots=True)
class _Thick:
    """A cube with whole bars, and how it came about."""

    stages: tuple[Stage, ...]
    rest: Coarse
    """The cube as a 5×5×5."""

    @classmethod
    def of(cls, cube: Cube, inner: tuple[Stage, ...], bars: tuple[Move, ...]) -> _Thick:
        """Return what a cube comes to after its inner cube's reduction and words for bars."""
        moves = [move for stage in inner for move in stage.moves] + [*bars]
        after = Replay(cube, moves).cube_at(len(moves))
        size = cube.size
        stages = (*inner, Stage("obliques", bars, BARS_NOTE))
        return cls(stages, joined(after, (1, 2, size - 2, size - 1)))

    def reduction(self, end: Reduction) -> Reduction:
        """Return the reduction with what reduces the 5×5×5, in the fewest turns."""
        ends = (replace(stage, moves=self.rest.fine(stage.moves)) for stage in end.stages)
        return Reduction(in_fewest_turns((*self.stages, *ends), self.rest.bounds[-1]))


class InsideOutReducer:
    """Reduces the 6×6×6 in some 85 turns and the 7×7×7 in some 125."""

    def __init__(
        self, four: FourByFourReducer, five: FiveByFiveReducer, any_size: AnySizeReducer
    ) -> None:
        """Make a reducer.

        Args:
            four: reduces the innermost cube of even sizes.
            five: reduces that of odd sizes, and what every cube comes to.
            any_size: gives the quick answer.
        """
        self._innermost: tuple[Reducer, Reducer] = (four, five)
        self._five = five
        self._any_size = any_size

    def accepts(self, size: int) -> bool:
        """Tell whether cubes of ``size`` have an inner cube that is worth it."""
        return SMALLEST <= size <= LARGEST

    def prepare(self, size: int, control: SearchControl) -> None:
        """Load or build the tables, and load or compile the kernels.

        Raises:
            SearchCancelled: ``control`` was cancelled.
        """
        self._any_size.prepare(size, control)
        self._innermost[size % 2].prepare(4 + size % 2, control)
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
                yield from self._reduced(cube, effort, deadline, control)

    def _reduced(
        self, cube: Cube, effort: Effort, deadline: Deadline, control: SearchControl
    ) -> list[Reduction]:
        if cube.size < SMALLEST:
            share = Deadline(0.0)
            ways = self._innermost[cube.size % 2].reductions(cube, share, control)
            ways = list(islice(ways, effort.inner))
            LOG.append((cube.size, [len(w.moves) for w in ways][:3]))
            return ways
        from cubeapp.engine.search.fake_five.beam import Beam, Start
        from cubeapp.engine.search.fake_five.inner import inner_cube, settled

        size = cube.size
        inner = self._reduced(inner_cube(cube), effort, deadline, control)
        t = time.perf_counter()
        rng = np.random.default_rng(SEED)
        begun = []
        for way in inner[: effort.inner]:
            control.checkpoint(Progress("choosing how free layers turn"))
            parts = [stage.moves for stage in way.stages]
            one = settled(cube, parts, effort.tries, rng, control)
            begun.append((one, _inner_stages(size, way, one.parts)))
        begun = sorted(begun, key=lambda one: one[0].value)[: effort.begun]
        t1 = time.perf_counter()
        starts = [Start(one.state, one.cost) for one, _ in begun]
        ways = Beam(size, effort.width, control).run(starts, effort.followed, deadline)
        t2 = time.perf_counter()
        thick = [_Thick.of(cube, begun[way.start][1], way.moves) for way in ways]
        found = []
        for plan in effort.rounds:
            for one in thick:
                ends = self._five.searched(one.rest.cube, plan, deadline, control, thick=True)
                found += [one.reduction(end) for end in islice(ends, MOST_ENDS)]
        found.sort(key=_length)
        from cubeapp.engine.search.fake_five.bars import broken
        if ways:
            LOG.append((size, "settled", begun[0][0].cost, broken(begun[0][0].state), round(t1 - t, 1), "bars", ways[0].cost, len(in_fewest_turns(thick[0].stages,size)) and sum(len(s.moves) for s in in_fewest_turns(thick[0].stages,size)), round(t2 - t1, 1), "five", _length(found[0]), round(time.perf_counter() - t2, 1)))
        return found[:GIVEN]


def _inner_stages(
    size: int, way: Reduction, parts: tuple[tuple[Move, ...], ...]
) -> tuple[Stage, ...]:
    """Return the stages of a reduced inner cube, one for each cube inside it."""
    moves: dict[str, tuple[Move, ...]] = {}
    own = f"inner {cube_name(size - 2)}"
    for stage, part in zip(way.stages, parts, strict=True):
        name = stage.name if stage.name.startswith("inner ") else own
        moves[name] = moves.get(name, ()) + part
    return tuple(Stage(name, part, INNER_NOTE) for name, part in moves.items())


def _length(reduction: Reduction) -> int:
    return len(reduction.moves)
