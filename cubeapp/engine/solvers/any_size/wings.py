"""The wings of cubes of every size: made into whole edges, all orbits at once."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import numpy as np
from numpy.typing import NDArray

from cubeapp.engine.kernels.batch import turn_table
from cubeapp.engine.model.cubies import is_odd, read_corners, read_wings
from cubeapp.engine.model.moves import Metric
from cubeapp.engine.model.orbits import corner_facelets, midge_facelets, wing_facelets
from cubeapp.engine.solvers.any_size.choice import SLICE_COSTS, batch_cost
from cubeapp.engine.solvers.any_size.state import Plan
from cubeapp.engine.solvers.any_size.wings_beam import Reach, WingBeam, WingPath
from cubeapp.engine.solvers.any_size.wings_fit import EDGE_COUNT, improve_all
from cubeapp.engine.solvers.any_size.wings_macros import OPTIONS, WingWords, wing_words
from cubeapp.engine.solvers.control import Progress, SearchControl
from cubeapp.engine.text import Text

Rows = NDArray[np.uint8]
"""The wings of a cube: uint8, shape (orbits + 1, 24), a row for each orbit, outermost first, and
one for what the midges ask for. Wings are numbered as `orbits.WINGS`."""

STAGE = "wings"
SEED = 5
ARRANGEMENTS_TRIED = 40
"""Number of random arrangements of midges of even sizes to improve on."""


def pair_wings(
    starts: Sequence[Plan],
    width: int,
    control: SearchControl,
    metric: Metric = Metric.STM,
) -> list[Plan]:
    """Return plans in which all edges are whole, the cheapest first.

    Centres stay where they are, but F may trade with B, and L with R.

    Args:
        starts: plans of one size whose wing orbits are even, with U on the U face, D on the D
            face, F and B colours on the F and B faces.
        width: how many positions that are equally wrong are led on: 1 is quick, 100 thorough.
        control: for progress.
        metric: what plans are cheap in, OBTM or STM.

    Raises:
        SearchCancelled: ``control`` was cancelled.
        ValueError: a wing orbit is odd, which words do not change.
    """
    size = round((len(starts[0].facelets) / 6) ** 0.5)
    reach = _reach(width)
    positions = [
        (index, rows)
        for index, plan in enumerate(starts)
        for rows in positions_of(plan.facelets, size, width)
    ]
    beam = WingBeam(len(positions[0][1]) - 1, reach, size % 2 == 0)
    costs = [starts[index].cost for index, _ in positions]
    found = beam.paths([rows for _, rows in positions], costs, control)
    writer = _Writer(size, wing_words(reach.effort), SLICE_COSTS[metric])
    plans = []
    for path in found:
        control.checkpoint(Progress(Text("wings"), 1.0))
        plans.append(writer.plan(starts[positions[path.start][0]], path))
    return sorted(plans, key=lambda plan: plan.cost)


def _reach(width: int) -> Reach:
    if width == 1:
        return Reach(1, 4, 0)
    return Reach(width, 16 if width < 50 else 24, 1)


def positions_of(facelets: NDArray[np.uint8], size: int, count: int) -> list[Rows]:
    """Return the wings and midges of a cube; on even sizes with up to ``count`` ways to fit midges.

    Raises:
        ValueError: a wing orbit is odd.
    """
    places = wing_facelets(size)
    wings = read_wings(facelets[places])
    if any(is_odd(orbit) for orbit in wings.tolist()):
        raise ValueError("the wings of some orbit cannot be put right by an even permutation")
    if size % 2:
        midges = [read_wings(facelets[midge_facelets(size)])]
    else:
        odd = is_odd((read_corners(facelets[corner_facelets(size)]) // 3).tolist())
        midges = fitting_midges(wings, odd, count)
    return [np.vstack([wings, _asked(codes)]) for codes in midges]


def fitting_midges(wings: Rows, odd: bool, count: int) -> list[NDArray[np.uint8]]:
    """Return up to ``count`` arrangements of midges that fit most wings: codes, shape (12,).

    Args:
        wings: shape (orbits, 24).
        odd: whether the corners are an odd permutation, and so the midges are to be.
        count: how many at most; there may be fewer good ones.
    """
    rng = np.random.default_rng(SEED)
    codes = np.empty((ARRANGEMENTS_TRIED, EDGE_COUNT), dtype=np.uint8)
    for row in codes:
        edges = rng.permutation(EDGE_COUNT)
        if is_odd(edges.tolist()) != odd:
            edges[:2] = edges[1::-1]
        flips = rng.integers(2, size=EDGE_COUNT)
        flips[-1] = flips[:-1].sum() % 2
        row[:] = edges + EDGE_COUNT * flips
    values = np.empty(len(codes), dtype=np.int64)
    improve_all(wings, codes, values)
    best = np.lexsort((*codes.T, -values))
    distinct = {codes[index].tobytes(): codes[index] for index in best.tolist()}
    return list(distinct.values())[:count]


def _asked(codes: NDArray[np.uint8]) -> NDArray[np.uint8]:
    """Return the wings that belong beside midges with these codes: shape (24,)."""
    return np.concatenate([codes, (codes + EDGE_COUNT) % (2 * EDGE_COUNT)])


class _Writer:
    """Writes down paths as turns."""

    def __init__(self, size: int, words: WingWords, slice_cost: int) -> None:
        self._size, self._slice_cost = size, slice_cost
        self._words = words
        self._table = turn_table(size)

    def plan(self, start: Plan, path: WingPath) -> Plan:
        """Return what a path makes of the plan that it begins with."""
        batches: list[tuple[int, NDArray[np.int8]]] = []
        for axis, layers, quarters in self._turns(path):
            if not batches or batches[-1][0] != axis:
                batches.append((axis, np.zeros(self._size, dtype=np.int8)))
            powers = batches[-1][1]
            powers[layers] = (powers[layers] + quarters) % 4
            if not powers.any():
                batches.pop()
        turns = np.array(
            [
                3 * (self._size * axis + layer) + int(powers[layer]) - 1
                for axis, powers in batches
                for layer in np.flatnonzero(powers).tolist()
            ],
            dtype=np.int32,
        )
        costs = (batch_cost(powers, 0, self._size, self._slice_cost) for _, powers in batches)
        cost = start.cost + sum(costs)
        return Plan(self._table.turned(start.facelets, turns), turns, cost, start, STAGE)

    def _turns(self, path: WingPath) -> Iterator[tuple[int, NDArray[np.intp], NDArray[np.int8]]]:
        """Yield the axis, the layers and the quarters of turns that can be made together."""
        words, last = self._words, self._size - 1
        slots = np.arange(2 * (self._size // 2 - 1))
        layers = np.where(slots % 2 == 0, slots // 2 + 1, last - 1 - slots // 2)
        for step in path.steps:
            axis = int(words.axis[step.word])
            faces = words.turns[step.word, : words.length[step.word]]
            setup = int(words.setup[step.word])
            options = OPTIONS[step.options].astype(np.int8)
            yield from self._face_turns(faces[:setup])
            yield axis, layers, options[:, 0]
            yield from self._face_turns(faces[setup:])
            yield axis, layers, options[:, 1]

    def _face_turns(
        self, turns: NDArray[np.uint8]
    ) -> Iterator[tuple[int, NDArray[np.intp], NDArray[np.int8]]]:
        for turn in turns.tolist():
            layer = (self._size - 1) * (turn // 3 % 2)
            yield turn // 6, np.array([layer]), np.array([turn % 3 + 1], dtype=np.int8)
