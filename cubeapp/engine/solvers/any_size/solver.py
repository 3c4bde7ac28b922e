"""Reducing cubes of any size: centres by words, the edges between the splits of the centres."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import groupby
from operator import attrgetter
from typing import TYPE_CHECKING

from cubeapp.engine.model.cube import Cube
from cubeapp.engine.model.geometry import Axis, Face
from cubeapp.engine.model.masks import CENTRES, EDGES
from cubeapp.engine.model.moves import Metric, layer_turns
from cubeapp.engine.solvers.big.reduction import Reducer, Reduction
from cubeapp.engine.solvers.control import Deadline, Progress, SearchControl
from cubeapp.engine.solvers.inside import Inside
from cubeapp.engine.solvers.solution import Stage
from cubeapp.engine.text import Text

if TYPE_CHECKING:
    from cubeapp.engine.solvers.any_size.state import Plan

SMALLEST = 4
SHARES = {"U/D": 0.32, "F/B": 0.24, "split": 0.04, "wings": 0.14, "ring": 0.26}
"""The parts of a search's time that its stages take."""
LOOKS = (0.1, 0.95)
"""The parts of the time left that the searches after the first one take."""
USUAL_S = 10.0
"""The time taken without a limit."""
ALL_STARTS = 10
"""On larger cubes the quick answer begins in the best of the ways to hold them only."""
NARROW, NARROWER = 0.6, 0.8
"""Which families of words the quick answer leaves out, see `Breadth.narrow`."""
SOON = range(20, 51)
"""Sizes whose quick answer takes a while and is soon followed by far better ones. In turns of
outer blocks more families are left out: a quarter less time for a hundredth more turns."""
MOST_CUBES = 400
MOST_WINGS = 100
WIDER = 6
"""What one more position costs beside the quick search for wings, which tries less on each."""
KEPT = 6
"""Reductions given from one search."""
NOTES = {
    "U/D": Text("Every centre of two opposite faces is brought to one of the two."),
    "F/B": Text("So is every centre of two others, and with it of the last two."),
    "split": Text("The first two faces are told apart."),
    "wings": Text("The wings of each edge are joined; the faces still to split leave them room."),
    "ring": Text("The other four faces get their own centres; all else stays."),
}


class AnySizeReducer(Reducer):
    """Reduces cubes from 4×4×4 up: a quick answer at once, better ones with time."""

    def accepts(self, size: int) -> bool:
        """Tell whether cubes of ``size`` have centres or wings to bring together."""
        return size >= SMALLEST

    def prepare(self, size: int, control: SearchControl, metric: Metric = Metric.STM) -> None:
        """Load or compile the kernels, and work out the words for cubes of ``size``.

        Raises:
            SearchCancelled: ``control`` was cancelled.
        """
        control.checkpoint(Progress(Text("preparing the centres"), 0.0))
        from cubeapp.engine.solvers.any_size.families import GOALS, words_of

        for number, stage in enumerate(GOALS):
            control.checkpoint(Progress(Text("preparing the centres"), number / len(GOALS)))
            words_of(stage, size)
        control.checkpoint(Progress(Text("compiling the search for centres and edges")))
        # Solving a small cube compiles everything.
        small = Cube.solved(SMALLEST).apply_all(layer_turns(SMALLEST)[::5])
        for _ in self.reductions(small, Deadline(0), Inside(control)):
            pass

    def reductions(
        self,
        cube: Cube,
        deadline: Deadline,
        control: SearchControl,
        metric: Metric = Metric.STM,
    ) -> Iterator[Reduction]:
        """Yield reductions: first a quick one, then better ones as far as the time allows.

        Raises:
            SearchCancelled: ``control`` was cancelled.
        """
        search = _Search(cube, control, metric)
        yield from search.run(None)
        left = deadline.remaining_s
        for share in LOOKS:
            seconds = share * (USUAL_S if left is None else deadline.remaining_s or 0.0)
            if seconds > search.shortest_s:
                yield from search.run(seconds)


class _Search:
    """The searches for one cube."""

    def __init__(self, cube: Cube, control: SearchControl, metric: Metric) -> None:
        self._cube, self._control, self._metric = cube, control, metric
        self._taken = dict.fromkeys(SHARES, 0.0)
        """The seconds that each stage took in the quick search."""

    @property
    def shortest_s(self) -> float:
        """The seconds below which another search is not worth it."""
        return 2 * sum(self._taken.values())

    def run(self, seconds: float | None) -> list[Reduction]:
        """Return the best reductions of one search; the quick one without ``seconds``."""
        from cubeapp.engine.solvers.any_size.between import made_even, named_anew, starts_of

        size = self._cube.size
        plans = starts_of(self._cube.facelets, size)
        ends = None if seconds is None else self._control.now() + seconds
        shares = 1.0
        for stage, share in SHARES.items():
            begun = self._control.now()
            budget = None
            if seconds is not None and ends is not None:
                # A stage that took too long must not leave the others nothing.
                budget = max((ends - begun) * share / shares, 0.5 * share * seconds)
            shares -= share
            if stage == "wings":
                plans = self._pair_wings(plans, budget)
            else:
                plans = self._put_right(stage, named_anew(plans, stage, size), budget)
            if stage == "U/D":
                plans = [made_even(plan, size) for plan in plans]
            if seconds is None:
                self._taken[stage] = self._control.now() - begun
        reductions, control = [], self._inside(stage)
        for plan in plans[:KEPT]:
            control.checkpoint(Progress(Text("writing down what was found"), 1.0))
            reductions.append(_reduction(plan, size))
        return reductions

    def _inside(self, stage: str) -> SearchControl:
        """Return a control that tells the progress of ``stage`` as a part of the whole."""
        number = tuple(SHARES).index(stage)
        before, part = sum(tuple(SHARES.values())[:number]), SHARES[stage]

        def tell(progress: Progress) -> None:
            activity = Text(
                "stage {n} of {all}: {activity}",
                n=number + 1,
                all=len(SHARES),
                activity=progress.activity,
            )
            self._control.checkpoint(Progress(activity, before + part * (progress.share or 0.0)))

        return Inside(self._control, tell)

    def _put_right(self, stage: str, plans: list[Plan], budget: float | None) -> list[Plan]:
        from cubeapp.engine.solvers.any_size.beam import Beam, Breadth

        size, control = self._cube.size, self._inside(stage)
        if budget is not None:
            breadth = Breadth(MOST_CUBES, 6, 0.75, budget)
            return Beam(stage, size, breadth, control, self._metric).run(plans)
        is_soon = size in SOON and self._metric is Metric.OBTM
        narrow = NARROWER if is_soon else NARROW
        beam = Beam(stage, size, Breadth(1, 1, narrow), control, self._metric)
        if size > ALL_STARTS:
            plans = [min(plans, key=lambda plan: beam.wrong(plan.facelets))]
        return beam.run(plans)

    def _pair_wings(self, plans: list[Plan], budget: float | None) -> list[Plan]:
        from cubeapp.engine.solvers.any_size.wings import pair_wings

        width = 1
        if budget is not None:
            width = max(1, min(MOST_WINGS, int(budget / (WIDER * self._taken["wings"] + 0.001))))
        starts, control = plans[: max(1, width // 4)], self._inside("wings")
        return pair_wings(starts, width, control, metric=self._metric)


def _reduction(plan: Plan, size: int) -> Reduction:
    """Return the moves of a finished plan as the cube that it began with takes them."""
    from cubeapp.engine.solvers.any_size.between import axes_of, own_turns

    moves = layer_turns(size)
    axes = axes_of(plan)
    stages: list[Stage] = []
    steps = (step for step in plan.steps() if step.stage in SHARES)
    for stage, parts in groupby(steps, attrgetter("stage")):
        turns = (turn for part in parts for turn in own_turns(part, size).tolist())
        part = EDGES if stage == "wings" else CENTRES
        name, faces = _name(stage, axes), _faces(stage, axes)
        stages.append(
            Stage(name, tuple(moves[turn] for turn in turns), NOTES[stage], (), part, faces)
        )
    return Reduction(tuple(stages))


def _faces(stage: str, axes: tuple[Axis, Axis, Axis]) -> tuple[Face, ...]:
    """Return the faces to which a stage brings centres."""
    x, y, z = ((axis.face, axis.face.opposite) for axis in axes)
    return {"U/D": y, "F/B": (*z, *x), "split": y, "wings": (), "ring": (*z, *x)}[stage]


def _name(stage: str, axes: tuple[Axis, Axis, Axis]) -> Text:
    """Return what people call a stage that was done in a hold with these axes."""
    x, y, z = (f"{axis.face.name}/{axis.face.opposite.name}" for axis in axes)
    text = {
        "U/D": Text("centres {y}"),
        "F/B": Text("centres {z}, {x}"),
        "split": Text("centres {y} apart"),
        "wings": Text("edges"),
        "ring": Text("centres {z}, {x} apart"),
    }[stage]
    return text.format(x=x, y=y, z=z)
