"""Reducing cubes from 6×6×6 up from the inside out, by way of the smaller cubes in them.

First the *inner cube*, which is all but the layers next to the outer ones, is reduced: a 4×4×4
or 5×5×5 by the reducers of those, a larger one in the same way as the whole. What the layers
left out do meanwhile is chosen so that many oblique centres meet their like. Then words make
all *bars* of obliques whole without touching the inner cube. What is left is a 5×5×5 with a
thick middle layer.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from functools import partial
from itertools import islice
from typing import TYPE_CHECKING, TypeVar

import numpy as np

from cubeapp.engine.kernels.machine import cores
from cubeapp.engine.model.cube import Cube
from cubeapp.engine.model.geometry import cube_name
from cubeapp.engine.model.masks import INNER, RING
from cubeapp.engine.model.moves import Metric, Move
from cubeapp.engine.solvers.any_size.solver import AnySizeReducer
from cubeapp.engine.solvers.big.coarse import Coarse, joined
from cubeapp.engine.solvers.big.last_cube import in_fewest_turns
from cubeapp.engine.solvers.big.reduction import Reducer, Reduction
from cubeapp.engine.solvers.control import Deadline, Progress, SearchControl
from cubeapp.engine.solvers.five.solver import ROUNDS, FiveByFiveReducer, Round
from cubeapp.engine.solvers.four.solver import FourByFourReducer
from cubeapp.engine.solvers.inside import Inside
from cubeapp.engine.solvers.replay import Replay
from cubeapp.engine.solvers.solution import Stage
from cubeapp.engine.text import Text

if TYPE_CHECKING:
    from cubeapp.engine.solvers.thick.beam import Start, Whole
    from cubeapp.engine.solvers.thick.inner import Settled

T = TypeVar("T")

FOUR, FIVE = 4, 5
SMALLEST, LARGEST = 6, 50
SEED = 6
USUAL_S = 20.0
"""The time taken without a limit."""
LEAST_S, LEAST_PER_PLACE_S = 1.0, 1 / 800
"""The time in which there is an answer, the second for each place of N³; with less to spend, or
with more layers, the quick answers for any size are better."""
LEAST_PER_CELL_S = 1 / 30
"""For turns of outer blocks the time for each place of N² is enough."""
MOST_INNER = 300
"""Number of reductions of a 4×4×4 to choose the best from."""
KEPT = 16
"""Reductions of an inner cube that are looked at."""
FIRST_SWEEPS, SWEEPS = 50, 500
"""How often the turns of free layers are gone through, at once and where there is time."""
BEGUN = 8
"""The best of those choices, from which bars are made whole."""
MOST_CUBES = 120
"""The most cubes of each length that are led on meanwhile."""
WAYS, FOLLOWED = 400, 4
"""Number of layers in the search for whole bars; the best cubes go on."""
LARGE = 14
"""From this size on words for turns of outer blocks are chosen for all slices together."""
AGAIN = 1.5
"""Least factor of time between the least search of a large cube and another one."""
SETTLING, JOINING = 0.15, 0.35
"""The parts of a level's time in which free layers are chosen and bars made whole."""
LITTLE_S = 4.0
"""With less time the cubes with whole bars are searched in the quickest way first."""
PLANS = ROUNDS[:-1]
"""How 5×5×5s are searched: the widest search is better spent on several of them."""
LATE_S = 1.0
"""The first search of a 5×5×5 may end so much later: without it all would have been in vain."""
LONGER = 2.0
"""Least factor of time between one search of a 5×5×5 and the next."""
MOST_ENDS, GIVEN = 50, 12
"""Number of reductions of a 5×5×5 to find, and of the shortest to return."""
INNER_NOTE = Text("The layers next to the outer ones left out, it is reduced like a smaller cube.")
BARS_NOTE = Text("The centres between two corner centres of a face get one colour.")


@dataclass(frozen=True, slots=True)
class _Thick:
    """A cube with whole bars, and how it came about."""

    stages: tuple[Stage, ...]
    rest: Coarse
    """The cube as a 5×5×5."""

    @classmethod
    def without_bars(cls, cube: Cube) -> _Thick:
        """Return a 5×5×5 as it is."""
        return cls((), joined(cube, range(1, cube.size)))

    @classmethod
    def of(cls, cube: Cube, inner: tuple[Stage, ...], bars: tuple[Move, ...]) -> _Thick:
        """Return what a cube comes to after its inner cube's reduction and words for bars."""
        moves = [move for stage in inner for move in stage.moves] + [*bars]
        after = Replay(cube, moves).cube_at(len(moves))
        size = cube.size
        stages = (*inner, Stage(Text("obliques"), bars, BARS_NOTE, part=RING))
        return cls(stages, joined(after, (1, 2, size - 2, size - 1)))

    def length(self, metric: Metric) -> int:
        """Return how many turns there are so far."""
        written = in_fewest_turns(self.stages, self.rest.bounds[-1], metric)
        return sum(len(stage.moves) for stage in written)

    def reduction(self, end: Reduction, metric: Metric) -> Reduction:
        """Return the reduction with what reduces the 5×5×5, in the fewest turns."""
        ends = (replace(stage, moves=self.rest.fine(stage.moves)) for stage in end.stages)
        return Reduction(in_fewest_turns((*self.stages, *ends), self.rest.bounds[-1], metric))


@dataclass(frozen=True, slots=True)
class _Begun:
    """A cube whose inner cube is reduced."""

    settled: Settled
    stages: tuple[Stage, ...]
    """How, a stage for each cube in it."""

    @classmethod
    def of(cls, size: int, way: Reduction, settled: Settled) -> _Begun:
        """Return a cube of ``size`` whose inner one was reduced in a way."""
        parts = list(zip(way.stages, settled.parts, strict=True))
        stages = [replace(stage, moves=part) for stage, part in parts if stage.part == INNER]
        own = [move for stage, part in parts if stage.part != INNER for move in part]
        name = Text("inner {cube}", cube=cube_name(size - 2))
        stages.append(Stage(name, tuple(own), INNER_NOTE, part=INNER))
        return cls(settled, tuple(stages))


class InsideOutReducer(Reducer):
    """Reduces cubes in far fewer turns than the same time brings with words for all layers.

    That is some 85 for the 6×6×6, 125 for the 7×7×7, 170 for the 8×8×8 and 300 for the 10×10×10.
    """

    def __init__(
        self, four: FourByFourReducer, five: FiveByFiveReducer, any_size: AnySizeReducer
    ) -> None:
        """Make a reducer.

        Args:
            four: reduces the innermost cube of even sizes.
            five: reduces that of odd sizes, and what every cube comes to.
            any_size: gives the quick answer.
        """
        self._four, self._five = four, five
        self._any_size = any_size
        self._ready: set[tuple[int, Metric]] = set()

    def accepts(self, size: int) -> bool:
        """Tell whether cubes of ``size`` have an inner cube that is worth it."""
        return SMALLEST <= size <= LARGEST

    def prepare(self, size: int, control: SearchControl, metric: Metric = Metric.STM) -> None:
        """Load or build the tables, and load or compile the kernels.

        Raises:
            SearchCancelled: ``control`` was cancelled.
        """
        if (size, metric) in self._ready:
            return
        self._any_size.prepare(size, control, metric)
        if size % 2 == 0:
            self._four.prepare(FOUR, control, metric)
        self._five.prepare(FIVE, control, metric)
        control.checkpoint(Progress(Text("preparing the search for bars")))
        from cubeapp.engine.solvers.thick.beam import prepare

        prepare(size, control, metric)
        if metric is Metric.OBTM:
            # Also for smaller sizes, so that what one needs serves all.
            from cubeapp.engine.solvers.thick.descent import prepare as prepare_large

            prepare_large(control)
        self._ready.add((size, metric))

    def prepare_first(self, size: int, control: SearchControl, metric: Metric = Metric.STM) -> None:
        """Load or compile what the quick answers need; see `Reducer`.

        Raises:
            SearchCancelled: ``control`` was cancelled.
        """
        self._any_size.prepare(size, control, metric)

    def reductions(
        self,
        cube: Cube,
        deadline: Deadline,
        control: SearchControl,
        metric: Metric = Metric.STM,
    ) -> Iterator[Reduction]:
        """Yield reductions of ``cube``: a quick one, then much shorter ones; see `Reducer`.

        Raises:
            SearchCancelled: ``control`` was cancelled.
        """
        if deadline.remaining_s is None:
            deadline = Deadline(USUAL_S, control.now)
        if (deadline.remaining_s or 0.0) < _least_seconds(cube.size, metric):
            yield from self._any_size.reductions(cube, deadline, control, metric)
            return
        yield from self._any_size.reductions(cube, Deadline(0), control, metric)
        # On the first day compiling takes longer than all the rest.
        begun = control.now()
        self.prepare(cube.size, control, metric)
        deadline.put_off(control.now() - begun)
        if metric is Metric.OBTM and cube.size >= LARGE:
            # Of large cubes a long search has no answer before its very end.
            begun = control.now()
            for found in self.levels(cube, 0.0, deadline, control, metric):
                yield from found[:GIVEN]
            if (deadline.remaining_s or 0.0) < AGAIN * (control.now() - begun):
                return
        seconds = deadline.remaining_s or 0.0
        for found in self.levels(cube, seconds, deadline, control, metric):
            yield from found[:GIVEN]

    def levels(
        self,
        cube: Cube,
        seconds: float,
        last: Deadline,
        control: SearchControl,
        metric: Metric = Metric.STM,
    ) -> Iterator[list[Reduction]]:
        """Yield reductions of ``cube``, the best of each search on what it comes to.

        Args:
            cube: of 5×5×5 or more.
            seconds: the time for it, which may take longer where that is too short.
            last: by then there is nothing more.
            control: of the search.
            metric: what turns are counted in, OBTM or STM.
        """
        return _Levels(self._four, self._five, last, control, metric).of(cube, seconds)


class _Levels:
    """The search for one cube; see `InsideOutReducer.levels`."""

    def __init__(
        self,
        four: FourByFourReducer,
        five: FiveByFiveReducer,
        last: Deadline,
        control: SearchControl,
        metric: Metric,
    ) -> None:
        self._four, self._five = four, five
        self._last, self._control, self._metric = last, control, metric
        self._now = control.now

    def of(self, cube: Cube, seconds: float) -> Iterator[list[Reduction]]:
        """Yield reductions of the cube, or of one inside it, in about so much time."""
        from cubeapp.engine.solvers.thick.inner import inner_cube

        deadline = Deadline(seconds, self._now)
        if cube.size == FIVE:
            yield from self._as_fives([_Thick.without_bars(cube)], deadline)
            return
        share = _weight(cube.size) / sum(map(_weight, range(cube.size, 3, -2)))
        inner = self._inner(inner_cube(cube), (1 - share) * seconds)
        if self._last.passed or not inner:
            return
        left = deadline.remaining_s or 0.0
        begun = self._settled(cube, inner, Deadline(SETTLING * left, self._now))
        thick = self._joined(cube, begun, JOINING * left)
        if thick and not self._last.passed:
            yield from self._as_fives(thick, deadline)

    def _inner(self, cube: Cube, seconds: float) -> list[Reduction]:
        """Return the best reductions of an inner cube."""
        found: list[Reduction] = []
        if cube.size == FOUR:
            ways = self._four.reductions(
                cube, Deadline(seconds, self._now), self._control, self._metric
            )
            found += islice(ways, MOST_INNER)
        else:
            for reductions in self.of(cube, seconds):
                found += reductions
        return sorted(found, key=_length)[:KEPT]

    def _settled(self, cube: Cube, ways: list[Reduction], deadline: Deadline) -> list[_Begun]:
        """Return reductions of the inner cube whose free layers turn well, the best first."""
        from cubeapp.engine.solvers.thick.inner import Settling

        control = self._control

        def begin(way: Reduction, rng: np.random.Generator) -> tuple[Settling, Settled]:
            parts = [stage.moves for stage in way.stages]
            settling = Settling(cube, parts, Inside(control), self._metric)
            return settling, settling.run(FIRST_SWEEPS, rng, self._last)

        def run(jobs: Sequence[Callable[[], T]]) -> list[T]:
            told = Progress(Text("choosing how free layers turn"))
            return control.do_all(jobs, told, is_enough=lambda _: deadline.passed)

        rng = np.random.default_rng(SEED)
        begun = run([partial(begin, *one) for one in zip(ways, rng.spawn(len(ways)), strict=True)])
        found = [(way, settled) for way, (_, settled) in zip(ways, begun, strict=False)]
        while not deadline.passed:
            own = zip((settling for settling, _ in begun), rng.spawn(len(begun)), strict=True)
            jobs = [partial(settling.run, SWEEPS, one, deadline) for settling, one in own]
            found += zip(ways, run(jobs), strict=False)
        found.sort(key=lambda one: one[1].value)
        return [_Begun.of(cube.size, way, settled) for way, settled in found[:BEGUN]]

    def _joined(self, cube: Cube, begun: list[_Begun], seconds: float) -> list[_Thick]:
        """Return the cubes with whole bars that took the fewest turns."""
        from cubeapp.engine.solvers.thick.beam import Start

        last = self._last
        starts = [Start(one.settled.state, one.settled.cost) for one in begun]
        at = self._now()
        # One cube of each cost is work for two cores.
        ways = self._whole(cube.size, starts, 1, last)
        took = self._now() - at
        whole_s = max(1, cores() // 2) * (seconds - took)
        breadth = min(MOST_CUBES, int(whole_s / (took + 0.001)))
        if breadth > 1:
            # Wider searches are a little slower for each cube, and one that ends early is in vain.
            left = 2 * seconds
            if last.remaining_s is not None:
                left = min(left, last.remaining_s)
            ways += self._whole(cube.size, starts, breadth, Deadline(left, self._now))
        thick = [_Thick.of(cube, begun[way.start].stages, way.moves) for way in ways]
        return sorted(thick, key=lambda one: one.length(self._metric))[:FOLLOWED]

    def _whole(self, size: int, starts: list[Start], breadth: int, last: Deadline) -> list[Whole]:
        """Return ways to make all bars whole, from a search of ``breadth`` times the least."""
        from cubeapp.engine.solvers.thick.beam import Beam
        from cubeapp.engine.solvers.thick.descent import Descent

        wanted = max(FOLLOWED, WAYS // size)
        if self._metric is Metric.OBTM and size >= LARGE:
            return Descent(size, breadth, self._control).run(starts, wanted, last)
        return Beam(size, breadth, self._control, self._metric).run(starts, wanted, last)

    def _as_fives(self, thick: list[_Thick], deadline: Deadline) -> Iterator[list[Reduction]]:
        """Yield the best reductions of each search, first on each cube, then on the best ones.

        None is empty; after the last moment only the first search goes on, for `LATE_S` at most.
        """
        last = self._last
        first = int((deadline.remaining_s or 0.0) > LITTLE_S)
        lengths: list[int] = []
        took = 0.0
        for one in thick:
            if took and (deadline.remaining_s or 0.0) <= took:
                return
            begun = self._now()
            end = last if lengths else Deadline((last.remaining_s or 0.0) + LATE_S, self._now)
            found = self._ends(one, PLANS[first], deadline, end)
            if not found:
                return
            took = self._now() - begun
            yield found
            lengths.append(_length(found[0]))
        best, *others = (thick[i] for i in np.argsort(lengths, kind="stable").tolist())
        steps = [(best, plan) for plan in PLANS[first + 1 :]]
        for one, plan in [*steps, *((one, PLANS[-1]) for one in others)]:
            longer = took * (LONGER if one is best else 1.0)
            if (deadline.remaining_s or 0.0) <= longer:
                return
            begun = self._now()
            found = self._ends(one, plan, deadline, last)
            if not found:
                return
            took = self._now() - begun
            yield found

    def _ends(
        self, one: _Thick, plan: Round, deadline: Deadline, last: Deadline
    ) -> list[Reduction]:
        """Return the best reductions that one search of a 5×5×5 finds, none if time is over."""
        control, metric = self._control, self._metric
        is_thick = one.rest.bounds[-1] > FIVE
        found = []
        ends = self._five.searched(
            one.rest.cube, plan, deadline, last, control, thick=is_thick, metric=metric
        )
        for end in islice(ends, MOST_ENDS):
            control.checkpoint(Progress(Text("writing down what was found")))
            found.append(one.reduction(end, metric))
        return sorted(found, key=_length)[:KEPT]


def _least_seconds(size: int, metric: Metric) -> float:
    """Return the time in which there is an answer from the inside out."""
    seconds = LEAST_PER_PLACE_S * size**3
    if metric is Metric.OBTM:
        seconds = min(seconds, LEAST_PER_CELL_S * size**2)
    return LEAST_S + seconds


def _length(reduction: Reduction) -> int:
    return len(reduction.moves)


def _weight(size: int) -> int:
    """Return which part of the time the level of one size takes."""
    if size == FOUR:
        return 2
    return 20 + (size - 4) ** 2
