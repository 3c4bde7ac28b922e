"""Pictures as arrays: smaller ones, places in them, and light instead of screen values."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

Pixels = NDArray[np.uint8]
"""A picture: uint8, shape (h, w, 3), sRGB."""
Floats = NDArray[np.float64]

UNIT_SQUARE: Floats = np.array([[0.0, 0.0], [1.0, 0.0], [1.0, 1.0], [0.0, 1.0]])
"""Corners in the order of all quads here: upper left, upper right, lower right, lower left."""
UNIT_SQUARE.flags.writeable = False


def homography(corners: Floats) -> Floats:
    """Return the perspective that carries the unit square's corners to those of quads.

    Source: P. Heckbert, "Fundamentals of Texture Mapping and Image Warping", 2.2.3.

    Args:
        corners: float64, shape (…, 4, 2), as (x, y) in the order of `UNIT_SQUARE`.

    Returns:
        float64, shape (…, 3, 3). Of quads with three corners in a line it is not finite.
    """
    p0, p1, p2, p3 = np.moveaxis(np.asarray(corners, dtype=np.float64), -2, 0)
    one, other, rest = p1 - p2, p3 - p2, p0 - p1 + p2 - p3
    with np.errstate(divide="ignore", invalid="ignore"):
        area = _cross(one, other)
        g, h = _cross(rest, other) / area, _cross(one, rest) / area
    matrix = np.empty((*p0.shape[:-1], 3, 3))
    matrix[..., :2, 0] = p1 - p0 + g[..., None] * p1
    matrix[..., :2, 1] = p3 - p0 + h[..., None] * p3
    matrix[..., :2, 2] = p0
    matrix[..., 2, 0], matrix[..., 2, 1], matrix[..., 2, 2] = g, h, 1.0
    return matrix


def _cross(a: Floats, b: Floats) -> Floats:
    return np.asarray(a[..., 0] * b[..., 1] - a[..., 1] * b[..., 0])


def mapped(matrix: Floats, points: Floats) -> Floats:
    """Return ``points``, shape (n, 2), carried by perspectives of shape (…, 3, 3): (…, n, 2)."""
    found = points @ np.swapaxes(matrix[..., :2], -1, -2) + matrix[..., None, :, 2]
    with np.errstate(divide="ignore", invalid="ignore"):
        return np.asarray(found[..., :2] / found[..., 2:])


def is_convex(corners: Floats) -> bool:
    """Tell whether a quad turns clockwise on screen at each corner: neither flat nor crossed."""
    sides = np.roll(corners, -1, axis=0) - corners
    turns = _cross(sides, np.roll(sides, -1, axis=0))
    lengths = np.linalg.norm(sides, axis=1)
    return bool(np.all(turns > 1e-3 * lengths * np.roll(lengths, -1)) and np.all(lengths > 1))


def reduced(image: Pixels, factor: int) -> Floats:
    """Return a picture with each square of ``factor`` pixels made one: their mean."""
    height, width = (side - side % factor for side in image.shape[:2])
    # Adding whole rows and columns up is many times faster than the mean of blocks.
    rows = np.zeros((height // factor, width, 3), dtype=np.uint32)
    for offset in range(factor):
        rows += image[offset:height:factor, :width]
    blocks = np.zeros((height // factor, width // factor, 3), dtype=np.uint32)
    for offset in range(factor):
        blocks += rows[:, offset::factor]
    return np.asarray(blocks / factor**2)


def at_points(image: Floats, points: Floats) -> Floats:
    """Return the values of ``image`` at ``points`` between its pixels' middles.

    Args:
        image: float64, shape (h, w, k).
        points: float64, shape (n, 2), as (x, y); the first pixel spans 0…1. Points outside
            count as the nearest inside.
    """
    height, width = image.shape[:2]
    x = np.clip(points[:, 0] - 0.5, 0, width - 1)
    y = np.clip(points[:, 1] - 0.5, 0, height - 1)
    left, top = x.astype(np.intp), y.astype(np.intp)
    right, bottom = np.minimum(left + 1, width - 1), np.minimum(top + 1, height - 1)
    across, down = (x - left)[:, None], (y - top)[:, None]
    upper = image[top, left] * (1 - across) + image[top, right] * across
    lower = image[bottom, left] * (1 - across) + image[bottom, right] * across
    return np.asarray(upper * (1 - down) + lower * down)


def light(values: Floats) -> Floats:
    """Return how much light sRGB values 0…1 stand for, 0…1."""
    return np.asarray(
        np.where(
            values <= 0.04045, values / 12.92, ((np.maximum(values, 0) + 0.055) / 1.055) ** 2.4
        )
    )


def screen(values: Floats) -> Floats:
    """Return the sRGB values, 0…1, that stand for so much light; undoes `light`."""
    bright = 1.055 * np.maximum(values, 0) ** (1 / 2.4) - 0.055
    return np.asarray(np.where(values <= 0.0031308, 12.92 * values, bright))
