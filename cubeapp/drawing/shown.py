"""What the stickers show: the colours of a cube, and which of them are dimmed."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from cubeapp.drawing.position import Position
from cubeapp.drawing.scene import LayerTurn, Span, after_quarters, settled, short_way
from cubeapp.drawing.stickers import DIMMED
from cubeapp.engine.model.cube import Cube
from cubeapp.engine.model.geometry import UNPAINTED, Face
from cubeapp.engine.model.masks import carried
from cubeapp.engine.model.moves import Move


@dataclass(frozen=True, slots=True)
class Shown:
    """A cube as it is to be drawn."""

    cube: Cube
    mask: bytes = b""
    """One byte a facelet, 0 where it is dimmed; empty where nothing is."""

    def numbers(self, face: Face, rows: Span, columns: Span) -> NDArray[np.uint8]:
        """Return the places of a range of facelets in `stickers.sticker_brushes`: uint8."""
        values = self.cube.face(face)[slice(*rows), slice(*columns)]
        numbers = np.where(values == UNPAINTED, np.uint8(DIMMED - 1), values)
        if self.mask:
            size = self.cube.size
            mask = np.frombuffer(self.mask, np.bool_).reshape(6, size, size)
            numbers = numbers + DIMMED * ~mask[face, slice(*rows), slice(*columns)]
        return numbers.astype(np.uint8)

    def after_quarters(self, move: Move, quarters: int) -> Shown:
        """Return this after the layers of ``move`` turned by any number of ``quarters``."""
        cube = after_quarters(self.cube, move, quarters)
        if not self.mask or cube is self.cube:
            return Shown(cube, self.mask)
        turn = Move(move.axis, move.first, move.last, short_way(quarters))
        mask = np.frombuffer(self.mask, np.bool_)
        return Shown(cube, carried(mask, cube.size, (turn,)).tobytes())


def shown_of(position: Position) -> tuple[Shown, LayerTurn | None]:
    """Return what to draw of ``position`` and the turn it stands in; see `scene.settled`."""
    cube, turn = settled(position)
    if turn is not None or position.move is None or not position.mask:
        return Shown(cube, position.mask), turn
    quarters = round(position.move.quarters * position.fraction)
    return Shown(position.cube, position.mask).after_quarters(position.move, quarters), None
