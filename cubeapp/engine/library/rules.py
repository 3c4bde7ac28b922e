"""Patterns that a rule gives for every size: as turns of layers, or as cubies turned together."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from cubeapp.engine.cube import Cube
from cubeapp.engine.geometry import MAX_SIZE, Axis
from cubeapp.engine.library.turned import (
    Coordinates,
    Mask,
    Region,
    Steps,
    flipped_edges,
    half,
    third,
    turned,
)
from cubeapp.engine.moves import Move, inverse

Moves = tuple[Move, ...]


@dataclass(frozen=True, slots=True)
class Rule:
    """A pattern of many sizes; either its moves or its cube are given."""

    name: str
    about: str
    """What is seen, for people."""
    least: int
    """The smallest size that it is for."""
    moves: Callable[[int], Moves] | None = None
    """From a size to what leads to it from the solved cube."""
    cube: Callable[[int], Cube] | None = None
    """From a size to the pattern."""
    step: int = 1
    """It is for every so many sizes from the smallest on."""

    def fits(self, size: int) -> bool:
        """Tell whether it is for cubes of ``size``."""
        return self.least <= size <= MAX_SIZE and (size - self.least) % self.step == 0


# Turns of layers. Layers are counted from 0.


def _layers(axis: Axis, which: Iterable[int], quarters: int) -> Moves:
    """Return turns of the layers ``which``, those that lie side by side in one move."""
    found: list[Move] = []
    for layer in sorted(which):
        if found and found[-1].last == layer - 1:
            found[-1] = Move(axis, found[-1].first, layer, quarters)
        else:
            found.append(Move(axis, layer, layer, quarters))
    return tuple(found)


def _spots(which: list[int]) -> Moves:
    """Return turns that rotate a face's cells in rows and columns of ``which`` among three faces.

    Turning the layers about two axes there and back leaves only cells that both have moved.
    """
    if not which:
        return ()
    first, second = _layers(Axis.X, which, 1), _layers(Axis.Y, which, -1)
    return (*first, *second, *inverse(first), *inverse(second))


def _inner(size: int, depth: int = 1) -> list[int]:
    return [*range(depth, size - depth)]


def _every_second(size: int) -> list[int]:
    return [*range(1, size - 1, 2)]


def _targets(size: int) -> Moves:
    """Return the turns of spots inside each other, every one turning back the last one."""
    moves: Moves = ()
    for depth in range(1, (size + 1) // 2):
        spot = _spots(_inner(size, depth))
        moves += spot if depth % 2 else _spots_back(_inner(size, depth))
    return moves


def _spots_back(which: list[int]) -> Moves:
    return inverse(_spots(which))


def _plaid(which: list[int]) -> Moves:
    """Return half turns of layers about all axes: cells change where one of two layers turned."""
    return tuple(move for axis in Axis for move in _layers(axis, which, 2))


def _pairs_plaid(size: int) -> Moves:
    # Symmetric layers, every second one from the outside to the middle.
    return _plaid([i for i in range(size) if min(i, size - 1 - i) % 2])


def _tower(size: int) -> Moves:
    turns = {1: 1, 2: 2, 3: -1}
    return tuple(Move(Axis.Y, i, i, turns[i % 4]) for i in range(size) if i % 4)


# Cubies turned together.


def _reach(cubies: Coordinates) -> int:
    """Return N-1, the farthest coordinate."""
    return int(cubies.max())


def _in_block(cubies: Coordinates) -> Steps:
    """Return how far from UFR a cubie is there, and from DBL on the other three faces."""
    reach = _reach(cubies)
    steps = (reach - cubies) // 2
    shells = np.where(steps.min(axis=1) == 0, steps.max(axis=1), reach - steps.min(axis=1))
    return np.asarray(shells, dtype=np.intp)


def _outside_half(cubies: Coordinates) -> Mask:
    return np.asarray(_in_block(cubies) > _reach(cubies) // 2)


def _every_second_shell(cubies: Coordinates) -> Mask:
    return np.asarray((_reach(cubies) - _in_block(cubies)) % 2 == 0)


def _shells_in_three(cubies: Coordinates) -> Steps:
    return np.asarray((_reach(cubies) - _in_block(cubies)) % 3, dtype=np.intp)


def _sorted(cubies: Coordinates) -> NDArray[np.int64]:
    """Return how far from the middle each cubie is along the three axes, the nearest first."""
    return np.sort(np.abs(cubies), axis=1)


def _in_cross(cubies: Coordinates) -> Mask:
    return np.asarray(_sorted(cubies)[:, 0] <= 1)


def _on_diagonal(cubies: Coordinates) -> Mask:
    near = _sorted(cubies)
    return np.asarray(near[:, 0] == near[:, 1])


def _in_diamond(cubies: Coordinates) -> Mask:
    near = _sorted(cubies)
    return np.asarray(near[:, 0] + near[:, 1] <= _reach(cubies))


def _diamonds_in_each_other(cubies: Coordinates) -> Mask:
    near = _sorted(cubies)
    # Two stickers thick: thinner ones would be a checkerboard.
    return np.asarray((near[:, 0] + near[:, 1]) // 4 % 2 == 0)


def _odd_cubie(cubies: Coordinates) -> Mask:
    return np.asarray((cubies + _reach(cubies)).sum(axis=1) // 2 % 2 == 1)


def _of(region: Region, turn: Callable[[int], Moves] = third) -> Callable[[int], Cube]:
    return lambda size: turned(size, region, turn)


RULES = (
    Rule(
        "Spots",
        "A square in another colour on every face, with a rim one sticker wide.",
        4,
        lambda size: _spots(_inner(size)),
    ),
    Rule(
        "Four corners of a square",
        "Four single stickers of another colour near the corners of every face.",
        5,
        lambda size: _spots([1, size - 2]),
    ),
    Rule(
        "Targets",
        "Squares inside each other, in two colours by turns.",
        5,
        _targets,
    ),
    Rule(
        "Pegboard",
        "Single stickers of another colour in every second row and column.",
        7,
        lambda size: _spots(_every_second(size)),
        step=2,
    ),
    Rule(
        "Checkerboard",
        "Every face a checkerboard with the colour of the face opposite.",
        5,
        lambda size: _plaid(_every_second(size)),
        step=2,
    ),
    Rule(
        "Checkerboard in three colours",
        "Every face a checkerboard with the colour of a neighbour.",
        5,
        cube=_of(_odd_cubie),
        step=2,
    ),
    Rule(
        "Plaid",
        "Bands of the colour opposite cross each other, and where they do it is home again.",
        6,
        _pairs_plaid,
        step=2,
    ),
    Rule(
        "Windows",
        "A square at home in each middle and at the corners, between bars of the colour opposite.",
        4,
        lambda size: _plaid(_inner(size)),
    ),
    Rule(
        "Stripes",
        "Upright stripes of the colour opposite on four faces.",
        4,
        lambda size: _layers(Axis.X, _every_second(size), 2),
    ),
    Rule(
        "Bands",
        "Every second layer around the cube shows the next side's colour.",
        4,
        lambda size: _layers(Axis.Y, _every_second(size), 1),
    ),
    Rule(
        "Twisted tower",
        "Each layer is turned a quarter more than the one above it.",
        4,
        _tower,
    ),
    Rule(
        "Cube in a cube",
        "A block at each of two opposite corners stands in a turned cube.",
        2,
        cube=_of(_outside_half),
    ),
    Rule(
        "Nested cubes",
        "Blocks at two opposite corners, each inside the next one, in two colours by turns.",
        4,
        cube=_of(_every_second_shell),
    ),
    Rule(
        "Nested cubes in three colours",
        "Blocks at two opposite corners, each inside the next one, in three colours.",
        4,
        cube=_of(_shells_in_three),
    ),
    Rule(
        "Crosses",
        "The middle row and column of every face make a cross in a neighbour's colour.",
        4,
        cube=_of(_in_cross),
    ),
    Rule(
        "Crosses, opposite colours",
        "A cross on four faces in the colour of the face opposite.",
        4,
        cube=_of(_in_cross, half),
    ),
    Rule(
        "Diagonals",
        "Both diagonals of every face in a neighbour's colour.",
        4,
        cube=_of(_on_diagonal),
    ),
    Rule(
        "Diamonds",
        "A diamond in a neighbour's colour on every face.",
        4,
        cube=_of(_in_diamond),
    ),
    Rule(
        "Diamonds in each other",
        "Diamonds inside each other, in two colours by turns.",
        5,
        cube=_of(_diamonds_in_each_other),
    ),
    Rule(
        "Superflip",
        "Every edge is flipped in its place; all else is at home.",
        4,
        cube=flipped_edges,
    ),
)
