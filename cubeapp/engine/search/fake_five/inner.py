"""Reductions of the inner cube as turns of the whole one, which leave some layers free.

The layers next to the outer ones hold nothing of the inner cube. So where its outer layers
turn, those may turn as well or not, mostly at no cost, and what they do to the bars is chosen.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from itertools import product

import numpy as np

from cubeapp.engine.cube import Cube
from cubeapp.engine.geometry import Axis
from cubeapp.engine.moves import Move
from cubeapp.engine.search.control import SearchControl
from cubeapp.engine.search.fake_five.bars import Cells, cells, source_of
from cubeapp.engine.search.fake_five.weighing import settle

QUARTERS = (0, 1, 2, -1)
PRICES = np.array([5, 2], dtype=np.int64)
"""Of a turn, and of a cell that differs: words that mend many cost less than a turn for each."""
HEAT = 12.0
"""In the same unit."""

Layers = tuple[int, ...]
"""The quarters, 0…3, that each layer turns by."""


@dataclass(frozen=True, slots=True)
class Settled:
    """A reduction of the inner cube, written for the whole one."""

    moves: tuple[Move, ...]
    """Turns of single layers; `rewriting` makes blocks of them."""
    cost: int
    """About how many turns of blocks and layers that are."""
    state: Cells
    """The colours of the cells of bars behind it."""
    value: int
    """What it costs with what it leaves to do, in the unit of `PRICES`."""


def inner_cube(cube: Cube) -> Cube:
    """Return a cube without the layers next to the outer ones."""
    layers = np.delete(np.arange(cube.size), [1, cube.size - 2])
    return Cube(cube.faces[:, layers[:, None], layers])


def settled(
    cube: Cube,
    moves: Iterable[Move],
    tries: int,
    rng: np.random.Generator,
    control: SearchControl,
) -> Settled:
    """Return a reduction of the inner cube with the free layers turned as well as was found.

    Args:
        cube: the whole one.
        moves: the reduction, as the inner cube takes it.
        tries: how many choices are looked at.
        rng: draws them.
        control: a search that was stopped tries no more.
    """
    size = cube.size
    options = [_options(axis, layers, size) for axis, layers in _batches(moves, size - 2)]
    state = cube.facelets[cells(size).ravel()]
    if not options:
        return Settled((), 0, state, 0)
    costs = np.array([[turns_of(layers) for _, layers in batch] for batch in options])
    sources = np.array(
        [[source_of(_turns(axis, layers), size) for axis, layers in batch] for batch in options]
    )
    chosen = np.argmin(costs, axis=1)
    draws = rng.integers(1 << 30, size=(tries, 3))
    value = int(settle(state, sources, costs, PRICES, draws, HEAT, control.signals, chosen))
    made: list[Move] = []
    for batch, source, choice in zip(options, sources, chosen.tolist(), strict=True):
        made += _turns(*batch[choice])
        state = state[source[choice]]
    cost = int(costs[np.arange(len(chosen)), chosen].sum())
    return Settled(tuple(made), cost, state, value)


def turns_of(layers: Layers) -> int:
    """Return how many turns of outer blocks and single layers turn layers so.

    Layers between two cuts turn as the blocks outside them do, those that do not cost a turn
    of their own; turns of the whole cube are free.
    """
    costs = [0, 0, 0, 0]
    for quarters in layers:
        cut = min(costs) + 1
        costs = [min(cost, cut) + (by != quarters) for by, cost in enumerate(costs)]
    return min(costs)


def _batches(moves: Iterable[Move], size: int) -> list[tuple[Axis, Layers]]:
    """Return moves about one axis after the other as what they do to each layer."""
    batches: list[tuple[Axis, Layers]] = []
    for move in moves:
        turned = [0] * size
        if batches and batches[-1][0] is move.axis:
            turned = list(batches.pop()[1])
        for layer in range(move.first, move.last + 1):
            turned[layer] = (turned[layer] + move.quarters) % 4
        if any(turned):
            batches.append((move.axis, tuple(turned)))
    return batches


def _options(axis: Axis, inner: Layers, size: int) -> list[tuple[Axis, Layers]]:
    """Return the ways in which the two free layers may turn with those of the inner cube."""
    return [
        (axis, (inner[0], first, *inner[1:-1], second, inner[-1]))
        for first, second in product(range(4), repeat=2)
    ]


def _turns(axis: Axis, layers: Layers) -> list[Move]:
    return [
        Move(axis, layer, layer, QUARTERS[quarters])
        for layer, quarters in enumerate(layers)
        if quarters
    ]
