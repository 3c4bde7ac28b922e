"""Reductions of the inner cube as turns of the whole one, which leave some layers free.

The layers next to the outer ones hold nothing of the inner cube. So where its outer layers
turn, those may turn as well or not, mostly at no cost, and what they do to the bars is chosen.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import product

import numpy as np
from numpy.typing import NDArray

from cubeapp.engine.model.cube import Cube
from cubeapp.engine.model.geometry import Axis
from cubeapp.engine.model.moves import Metric, Move
from cubeapp.engine.notation.batches import Batch, add_move
from cubeapp.engine.solvers.any_size.choice import SLICE_COSTS
from cubeapp.engine.solvers.control import Deadline, Progress, SearchControl
from cubeapp.engine.solvers.thick.bars import Cells, cells, source_of, turns_about
from cubeapp.engine.solvers.thick.settling import sweep
from cubeapp.engine.text import Text

CHOICES = tuple(product(range(4), repeat=2))
"""The quarters by which the two free layers may turn."""
PRICES = np.array([5, 2], dtype=np.int64)
"""Of a turn, and of a cell that differs: words that mend many cost less than a turn for each."""
HEAT = 1.5
"""How much worse a choice may be at first, in the same unit."""
_MOST = 1 << 40


@dataclass(frozen=True, slots=True)
class Settled:
    """A reduction of the inner cube, written for the whole one."""

    parts: tuple[tuple[Move, ...], ...]
    """Its parts, as turns of single layers; `rewriting` makes blocks of them."""
    cost: int
    """About how many turns those are."""
    state: Cells
    """The colours of the cells of bars behind it."""
    value: int
    """What it costs with what it leaves to do, in the unit of `PRICES`."""


def inner_cube(cube: Cube) -> Cube:
    """Return a cube without the layers next to the outer ones."""
    layers = np.delete(np.arange(cube.size), [1, cube.size - 2])
    return Cube.from_faces(cube.faces[:, layers[:, None], layers])


class Settling:
    """A reduction of the inner cube whose free layers are to turn as well as can be found."""

    def __init__(
        self,
        cube: Cube,
        parts: Sequence[Sequence[Move]],
        control: SearchControl,
        metric: Metric = Metric.STM,
    ) -> None:
        """Work out what the turns do to the bars.

        Args:
            cube: the whole one.
            parts: the reduction, as the inner cube takes it.
            control: of the search.
            metric: what turns are counted in, OBTM or STM.

        Raises:
            SearchCancelled: ``control`` was cancelled.
        """
        size = cube.size
        self._control = control
        self._state = cube.facelets[cells(size).ravel()]
        batches = _batches(parts, size - 2)
        self._parts, self._count = [batch.part for batch in batches], len(parts)
        self._axes = np.array([batch.axis for batch in batches], dtype=np.int64)
        inner = np.array([batch.powers for batch in batches], dtype=np.int64)
        self._layers = _with_free_layers(inner.reshape(len(batches), size - 2))
        self._costs = turns_of(self._layers, SLICE_COSTS[metric])
        self._fixed = np.empty((len(batches), len(self._state)), dtype=np.uint16)
        for index, axis in enumerate(map(Axis, self._axes.tolist())):
            control.checkpoint(Progress(Text("working out what free layers do")))
            self._fixed[index] = source_of(turns_about(axis, self._layers[index, 0].tolist()), size)
        self._free = np.array([_free_sources(axis, size) for axis in Axis])
        self._moves = (self._free != np.arange(len(self._state))).any(axis=1)
        self._behind = np.empty((len(batches) + 1, len(self._state)), dtype=np.uint16)

    def run(self, sweeps: int, rng: np.random.Generator, deadline: Deadline) -> Settled:
        """Return the reduction with the best turns of the free layers that were found.

        Args:
            sweeps: how often all choices are gone through.
            rng: draws what is tried.
            deadline: ends it sooner.

        Raises:
            SearchCancelled: the control was cancelled.
        """
        chosen = np.argmin(self._costs, axis=1)
        best, value = chosen.copy(), _MOST
        for number in range(sweeps if len(chosen) else 0):
            if number and deadline.passed:
                break
            self._control.checkpoint(Progress(Text("choosing how free layers turn")))
            value = sweep(
                self._state,
                self._axes,
                self._fixed,
                self._free,
                self._moves,
                self._costs,
                PRICES,
                HEAT * (1 - number / sweeps),
                int(rng.integers(1 << 30)),
                self._control.signals,
                self._behind,
                chosen,
                best,
                value,
            )
        return self._settled(best, value)

    def _settled(self, chosen: NDArray[np.int64], value: int) -> Settled:
        made: list[list[Move]] = [[] for _ in range(self._count)]
        state = self._state
        for index, choice in enumerate(chosen.tolist()):
            axis = Axis(int(self._axes[index]))
            made[self._parts[index]] += turns_about(axis, self._layers[index, choice].tolist())
            state = state[self._fixed[index]][self._free[axis, choice]]
        cost = int(self._costs[np.arange(len(chosen)), chosen].sum())
        return Settled(tuple(map(tuple, made)), cost, state, value)


def turns_of(layers: NDArray[np.int64], layer_cost: int = 1) -> NDArray[np.int64]:
    """Return how many turns of outer blocks and single layers turn layers so.

    Layers between two cuts turn as the blocks outside them do, those that do not cost a turn
    of their own; turns of the whole cube are free.

    Args:
        layers: the quarters, 0…3, that each layer turns by: shape (…, N).
        layer_cost: how many turns one of a single layer counts, see `SLICE_COSTS`.
    """
    costs = np.zeros((*layers.shape[:-1], 4), dtype=np.int64)
    for layer in range(layers.shape[-1]):
        cut = costs.min(axis=-1, keepdims=True) + 1
        alone = layer_cost * (layers[..., layer, None] != np.arange(4))
        costs = np.minimum(costs, cut) + alone
    return np.asarray(costs.min(axis=-1))


def _batches(parts: Sequence[Sequence[Move]], size: int) -> list[Batch]:
    """Return moves as batches, those that come to nothing left out."""
    batches: list[Batch] = []
    for part, moves in enumerate(parts):
        for move in moves:
            if not any(add_move(batches, move, size, part).powers):
                batches.pop()
    return batches


def _with_free_layers(inner: NDArray[np.int64]) -> NDArray[np.int64]:
    """Return (batches, choices, N): the layers with each of `CHOICES` for the free ones."""
    count, size = inner.shape[0], inner.shape[1] + 2
    layers = np.empty((count, len(CHOICES), size), dtype=np.int64)
    layers[:, :, np.delete(np.arange(size), [1, size - 2])] = inner[:, None]
    layers[:, :, [1, size - 2]] = np.array(CHOICES)
    return layers


@lru_cache(maxsize=300)
def _free_sources(axis: Axis, size: int) -> NDArray[np.uint16]:
    """Return what each of `CHOICES` does: shape (16, kinds · 24)."""
    return np.array(
        [source_of(turns_about(axis, [0, a, *[0] * (size - 4), b, 0]), size) for a, b in CHOICES]
    )
