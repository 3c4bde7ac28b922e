"""Neighbouring moves about one axis, which commute, as what they do to each layer."""

from __future__ import annotations

from dataclasses import dataclass

from cubeapp.engine.model.geometry import Axis
from cubeapp.engine.model.moves import Move


@dataclass(slots=True)
class Batch:
    """Moves about one axis, one after the other."""

    axis: Axis
    powers: list[int]
    """The quarter turns of each layer, 0…3."""
    part: int = 0
    """Of moves in several parts, the one that the batch begins in."""


def add_move(batches: list[Batch], move: Move, size: int, part: int = 0) -> Batch:
    """Add the next move to the last batch, or to a new one, and return that batch.

    Whether a batch that comes to nothing stays is up to the caller.
    """
    if not batches or batches[-1].axis is not move.axis:
        batches.append(Batch(move.axis, [0] * size, part))
    powers = batches[-1].powers
    for layer in range(move.first, move.last + 1):
        powers[layer] = (powers[layer] + move.quarters) % 4
    return batches[-1]
