"""The colours of the stickers of one face in a photo."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from cubeapp.engine.photos.pixels import (
    Floats,
    Pixels,
    at_points,
    homography,
    light,
    mapped,
    reduced,
)

POINTS = 9
"""Number of sample points along a side of each sticker."""
INSIDE = 0.15
"""The share of a sticker at each edge that is left out: seams, rims and a grid a little off."""
CELL_PIXELS = 18
"""Pixels of a sticker that are enough; larger pictures are made smaller, which takes noise out."""
ALIKE = 0.13
"""Colours no further apart than this, of sides 0…1 in sRGB, are one colour."""


def sample(image: Pixels, corners: Floats, size: int) -> Floats:
    """Return the colour of each sticker of a face: the one that most of it shows.

    A patch of glare, a logo or a finger at the edge changes nothing as long as a larger part
    of the sticker is of another colour.

    Args:
        image: uint8, shape (h, w, 3), sRGB.
        corners: float64, shape (4, 2): the face's corners as (x, y) in pixels, upper left,
            upper right, lower right, lower left.
        size: N.

    Returns:
        float64, shape (N, N, 4): light of red, green and blue, 0…1, and the share of the
        sticker that is of that colour, 0…1.
    """
    quad = np.asarray(corners, dtype=np.float64)
    sides = np.linalg.norm(np.roll(quad, -1, axis=0) - quad, axis=1)
    factor = max(min(int(sides.min() / (size * CELL_PIXELS)), *image.shape[:2]), 1)
    picture = reduced(image, factor) / 255
    points = mapped(homography(quad / factor), _grid(size))
    values = at_points(picture, points).reshape(size * size, POINTS * POINTS, 3)
    return np.concatenate(_commonest(values), axis=1).reshape(size, size, 4)


def _grid(size: int) -> Floats:
    """Return the points on all stickers of a unit square: sticker after sticker, shape (n, 2)."""
    inside = INSIDE + (1 - 2 * INSIDE) * (np.arange(POINTS) + 0.5) / POINTS
    cells = np.arange(size)
    shape = (size, size, POINTS, POINTS)
    x = np.broadcast_to(cells[None, :, None, None] + inside[None, None, None, :], shape)
    y = np.broadcast_to(cells[:, None, None, None] + inside[None, None, :, None], shape)
    return np.stack([x.ravel(), y.ravel()], axis=1) / size


def _commonest(values: Floats) -> tuple[Floats, NDArray[np.float64]]:
    """Return the light of the commonest colour of each sticker, (n, 3), and its share, (n, 1).

    Args:
        values: float64, shape (n, points, 3), sRGB 0…1.
    """
    squares = np.einsum("npk,npk->np", values, values)
    apart = squares[:, :, None] + squares[:, None, :] - 2 * values @ values.transpose(0, 2, 1)
    alike = apart < ALIKE**2
    chosen = alike[np.arange(len(values)), alike.sum(axis=2).argmax(axis=1)].astype(np.float64)
    share = chosen.mean(axis=1, keepdims=True)
    mean = np.einsum("np,npk->nk", chosen, light(values)) / chosen.sum(axis=1, keepdims=True)
    return mean, share
