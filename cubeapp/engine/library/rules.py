"""Patterns that a rule gives for every size: as turns of layers, or as cubies turned together."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from cubeapp.engine.library.data import alg_of
from cubeapp.engine.library.turned import (
    Coordinates,
    Mask,
    Region,
    half,
    third,
    turned,
)
from cubeapp.engine.model.cube import Cube
from cubeapp.engine.model.geometry import MAX_SIZE, Axis
from cubeapp.engine.model.moves import Move, blocks, inverse
from cubeapp.engine.notation.alg import Alg
from cubeapp.engine.text import Text

Moves = tuple[Move, ...]


@dataclass(frozen=True, slots=True)
class Rule:
    """A pattern of many sizes; either its moves or its cube are given."""

    name: Text
    about: Text
    """What is seen, for people."""
    least: int
    """The smallest size that it is for."""
    moves: Callable[[int], Moves] | None = None
    """From a size to what leads to it from the solved cube."""
    cube: Callable[[int], Cube] | None = None
    """From a size to the pattern."""
    step: int = 1
    """It is for every so many sizes from the smallest on."""

    @property
    def key(self) -> str:
        """What the files know it by."""
        return self.name.template

    def fits(self, size: int) -> bool:
        """Tell whether it is for cubes of ``size``."""
        return self.least <= size <= MAX_SIZE and (size - self.least) % self.step == 0


# Turns of layers. Layers are counted from 0.


def _layers(axis: Axis, which: Iterable[int], quarters: int) -> Moves:
    """Return turns of the layers ``which``, those that lie side by side in one move."""
    return tuple(Move(axis, first, last, quarters) for first, last in blocks(which))


def _spots(which: list[int]) -> Moves:
    """Return turns that carry the cells in rows and columns of ``which`` as `third` does.

    Turning the layers about two axes there and back leaves only cells that both have moved.
    """
    if not which:
        return ()
    first, second = _layers(Axis.X, which, -1), _layers(Axis.Y, which, 1)
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


# Algs of small cubes with blocks of layers in the place of faces.


def _lifted(alg: str, size: int, depth: int, base: int = 3) -> Moves:
    """Return an alg of face turns with the ``depth`` outermost layers turned instead.

    Blocks then do what corners and edges do on a 3×3×3, or on a 2×2×2 where nothing is between
    them; what is inside a block goes with it.

    Args:
        alg: of a cube of size ``base``.
        size: N.
        depth: not more than half of it, and less if there is to be a middle.
        base: 2 or 3.
    """
    return tuple(
        Move(move.axis, 0, depth - 1, move.quarters)
        if move.first == 0
        else Move(move.axis, size - depth, size - 1, move.quarters)
        for move in Alg(alg).moves(base)
    )


def _middle(size: int) -> int:
    """Return how many layers lie outside a middle one or two."""
    return (size - 1) // 2


def _crosses(size: int) -> Moves:
    # That turns the corners, and so back what is between them.
    return inverse(_lifted(alg_of("Plummer's Cross"), size, _middle(size)))


def _crosses_opposite(size: int) -> Moves:
    return _lifted(alg_of("Four crosses opposite"), size, _middle(size))


def _superflip(size: int) -> Moves:
    return _lifted(alg_of("Superflip"), size, 1)


def _diagonals(size: int) -> Moves:
    corners = _lifted(alg_of("Plummer's Cross"), size, 1)
    squares = (_spots(sorted({i, size - 1 - i})) for i in range(1, (size + 1) // 2))
    return (*corners, *(move for square in squares for move in square))


def _shells_turned(size: int, depth: int) -> Moves:
    """Return turns that carry what is at least ``depth`` from UFR and DBL as `third` does.

    How far something is counts in layers from UFR on the three faces there, and from DBL on
    the others. A thing nearer than half of the cube is in a corner block, which is twisted
    back in the place of turning all the rest.
    """
    if 2 * depth == size:
        return _lifted(alg_of("Cube in a cube", 2), size, depth, 2)
    if depth < size - depth:
        return inverse(_lifted(alg_of("Twisted poles"), size, depth))
    return inverse(_lifted(alg_of("Cube in the Cube"), size, size - depth))


def _cube_in_cube(size: int) -> Moves:
    return _shells_turned(size, (size + 1) // 2)


def _nested(size: int) -> Moves:
    """Return turns after which every second shell is turned, from the outermost one on."""
    return _all_shells(size, lambda depth: (size - depth) % 2 == 1)


def _nested_in_three(size: int) -> Moves:
    """Return turns after which each shell is turned a third more than the one around it."""
    return _all_shells(size, lambda _depth: False)


def _all_shells(size: int, is_forward: Callable[[int], bool]) -> Moves:
    # The middles of the faces turn with the blocks, which is not seen while they have one
    # colour: so the outermost bounds come first.
    moves: Moves = ()
    for depth in sorted(range(1, size), key=lambda depth: min(depth, size - depth)):
        turns = _shells_turned(size, depth)
        moves += turns if is_forward(depth) else inverse(turns)
    return moves


# Cubies turned together.


def _reach(cubies: Coordinates) -> int:
    """Return N-1, the farthest coordinate."""
    return int(cubies.max())


def _sorted(cubies: Coordinates) -> NDArray[np.int64]:
    """Return how far from the middle each cubie is along the three axes, the nearest first."""
    return np.sort(np.abs(cubies), axis=1)


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
        Text("Spots"),
        Text("A square in another colour on every face, with a rim one sticker wide."),
        4,
        lambda size: _spots(_inner(size)),
    ),
    Rule(
        Text("Four corners of a square"),
        Text("Four single stickers of another colour near the corners of every face."),
        5,
        lambda size: _spots([1, size - 2]),
    ),
    Rule(
        Text("Targets"),
        Text("Squares inside each other, in two colours by turns."),
        5,
        _targets,
    ),
    Rule(
        Text("Pegboard"),
        Text("Single stickers of another colour in every second row and column."),
        7,
        lambda size: _spots(_every_second(size)),
        step=2,
    ),
    Rule(
        Text("Checkerboard"),
        Text("Every face a checkerboard with the colour of the face opposite."),
        5,
        lambda size: _plaid(_every_second(size)),
        step=2,
    ),
    Rule(
        Text("Checkerboard in three colours"),
        Text("Every face a checkerboard with the colour of a neighbour."),
        5,
        cube=_of(_odd_cubie),
        step=2,
    ),
    Rule(
        Text("Four checkerboards"),
        Text(
            "Four faces are checkerboards with the colour opposite; top and bottom are solved. On "
            "all six there is none for even sizes: their corners cannot be one."
        ),
        4,
        cube=_of(_odd_cubie, half),
    ),
    Rule(
        Text("Plaid"),
        Text("Bands of the colour opposite cross each other, and where they do it is home again."),
        6,
        _pairs_plaid,
        step=2,
    ),
    Rule(
        Text("Windows"),
        Text(
            "A square at home in each middle and at the corners, between bars of the colour "
            "opposite."
        ),
        4,
        lambda size: _plaid(_inner(size)),
    ),
    Rule(
        Text("Stripes"),
        Text("Upright stripes of the colour opposite on four faces."),
        4,
        lambda size: _layers(Axis.X, _every_second(size), 2),
    ),
    Rule(
        Text("Bands"),
        Text("Every second layer around the cube shows the next side's colour."),
        4,
        lambda size: _layers(Axis.Y, _every_second(size), 1),
    ),
    Rule(
        Text("Twisted tower"),
        Text("Each layer is turned a quarter more than the one above it."),
        4,
        _tower,
    ),
    Rule(
        Text("Cube in a cube"),
        Text("A block at each of two opposite corners stands in a turned cube."),
        4,
        _cube_in_cube,
    ),
    Rule(
        Text("Nested cubes"),
        Text("Blocks at two opposite corners, each inside the next one, in two colours by turns."),
        4,
        _nested,
    ),
    Rule(
        Text("Nested cubes in three colours"),
        Text("Blocks at two opposite corners, each inside the next one, in three colours."),
        4,
        _nested_in_three,
    ),
    Rule(
        Text("Crosses"),
        Text("The middle row and column of every face make a cross in a neighbour's colour."),
        4,
        _crosses,
    ),
    Rule(
        Text("Crosses, opposite colours"),
        Text("A cross on four faces in the colour of the face opposite."),
        4,
        _crosses_opposite,
    ),
    Rule(
        Text("Diagonals"),
        Text("Both diagonals of every face in a neighbour's colour."),
        4,
        _diagonals,
    ),
    Rule(
        Text("Diamonds"),
        Text("A diamond in a neighbour's colour on every face."),
        5,
        cube=_of(_in_diamond),
    ),
    Rule(
        Text("Diamonds in each other"),
        Text("Diamonds inside each other, in two colours by turns."),
        5,
        cube=_of(_diamonds_in_each_other),
    ),
    Rule(
        Text("Superflip"),
        Text("Every edge is flipped in its place; all else is at home."),
        4,
        _superflip,
    ),
)
