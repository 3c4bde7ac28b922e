"""Where the stickers lie when the last layer is drawn from above: a face, and what is beside it."""

from __future__ import annotations

from cubeapp.drawing.frames import Rectangle

SIDE = 0.42
"""How thick the stickers beside the face are drawn, in cells."""
FOLD = 0.12
"""Between the face and the stickers beside it, in cells."""
MARGIN, RADIUS = 0.05, 0.13
"""Of a sticker, in cells."""
PLATE, PLATE_RADIUS = 0.06, 0.18
"""How far the plastic reaches beyond the face, and its round corners, in cells."""
EDGE = 0.05
"""Width of the edge of stickers beside the face: there is no plastic around them."""


def cell_side(size: int, width: float, height: float) -> float:
    """Return the pixels of a cell where the layer of a cube of ``size`` fills a rectangle."""
    return min(width, height) / (size + 2 * (FOLD + SIDE + MARGIN))


def is_beside(row: int, column: int, size: int) -> bool:
    """Tell whether a place of `from_above.seen_from_above` lies beside the face."""
    return not (1 <= row <= size and 1 <= column <= size)


def sticker_place(row: int, column: int, size: int) -> Rectangle:
    """Return the sticker of a place of `from_above.seen_from_above`.

    Returns:
        In cells, from the top left corner of the face.
    """
    x, width = _extent(column, size)
    y, height = _extent(row, size)
    return x + MARGIN, y + MARGIN, width - 2 * MARGIN, height - 2 * MARGIN


def _extent(index: int, size: int) -> tuple[float, float]:
    """Return where a row or column of the frame begins, and how thick it is."""
    if index == 0:
        return -FOLD - SIDE, SIDE
    return (size + FOLD, SIDE) if index > size else (index - 1.0, 1.0)
