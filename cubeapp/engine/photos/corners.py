"""A first guess of where the face of a cube lies in a photo.

A face is a grid: lines where colours change or seams run, and even cells between them. Many
quads are laid on the picture's edges at once; the one whose lines lie on edges and whose cells
do not is moved about, in smaller and smaller steps, while that makes it fit better.
"""

from __future__ import annotations

from functools import lru_cache
from itertools import product

import numpy as np
from numpy.typing import NDArray

from cubeapp.engine.photos.pixels import UNIT_SQUARE, Floats, Pixels, homography, mapped, reduced

SIDE = 150
"""Pixels of the longer side that are looked at, or up to twice as many."""
SIDES = (0.3, 0.37, 0.45, 0.54, 0.64, 0.75, 0.87, 0.97)
"""Sides of the squares that are tried first, as shares of the picture's shorter side."""
PLACES = (-0.24, -0.16, -0.08, 0.0, 0.08, 0.16, 0.24)
"""Their middles, as shares of the picture's sides from its own."""
ANGLES = (-24.0, -16.0, -8.0, 0.0, 8.0, 16.0, 24.0)
KEPT = 16
"""Number of them that are varied."""
TRIES, ROUNDS = 16, 24
"""Number of variations of each in each round."""
FINALISTS = 6
"""Number that are varied to the end."""
FIRST_STEP, LAST_STEP = 0.07, 0.006
"""How far corners are moved at first and at last, as shares of the side."""
LINE_POINTS = 12
"""Points along each line of the grid."""
CLEAR_EDGE = 0.10
"""A change by so much, of values 0…1 over two pixels, is an edge as clear as any."""
FLAT_SHARE = 0.3
"""At least so much of a picture shows nothing but plain colours: what changes there is noise."""
LEAST_FIT = 0.35
"""With a worse fit the guess is the middle of the picture."""
FALLBACK = 0.7
"""The share of the shorter side that such a guess takes."""
SEED = 20


def corners_guess(image: Pixels, size: int) -> Floats:
    """Return where the corners of the face of a cube seem to be, or a square in the middle.

    Args:
        image: uint8, shape (h, w, 3).
        size: N.

    Returns:
        float64, shape (4, 2): (x, y) in pixels; upper left, upper right, lower right, lower left.
    """
    height, width = image.shape[:2]
    # Of a picture that is hardly more than a line a pixel across has to be left.
    factor = max(min(max(height, width) // SIDE, height, width), 1)
    edges = _edges(reduced(image, factor) / 255)
    blunt, sharp = _spread(edges, 2), _spread(edges, 1)
    quads = _first_quads(edges.shape[1], edges.shape[0])
    fits = _fits(blunt, quads, size)
    best = np.argsort(-fits)[:KEPT]
    rng = np.random.default_rng(SEED)
    quads = _moved(blunt, quads[best], size, rng, FIRST_STEP, LAST_STEP * 2)
    quads = _shifted(blunt, quads[:FINALISTS], size)
    quads = _moved(sharp, quads, size, rng, LAST_STEP * 4, LAST_STEP)
    if float(_fits(sharp, quads[:1], size)[0]) < LEAST_FIT:
        return _middle_square(width, height)
    return np.asarray(np.clip(quads[0] * factor, 0, [width, height]), dtype=np.float64)


def _shifted(edges: Floats, quads: Floats, size: int) -> Floats:
    """Return each quad, or the one beside it by whole stickers that fits better.

    A grid that lies one row off fits nearly as well, and small moves do not lead away from it.
    """
    shifts = np.array(list(product((-1, 0, 1), repeat=2))) / size
    corners = (UNIT_SQUARE + shifts[:, None]).reshape(-1, 2)
    beside = mapped(homography(quads), corners).reshape(-1, 4, 2)
    fits = _fits(edges, beside, size).reshape(len(quads), len(shifts))
    best = fits.argmax(axis=1) + len(shifts) * np.arange(len(quads))
    return np.asarray(beside[best])


def _middle_square(width: int, height: int) -> Floats:
    side = FALLBACK * min(width, height)
    return np.array([width, height]) / 2 + (UNIT_SQUARE - 0.5) * side


def _edges(picture: Floats) -> Floats:
    """Return how much the picture changes at each pixel, 0…1: shape (h, w)."""
    padded = np.pad(picture, ((1, 1), (1, 1), (0, 0)), mode="edge")
    across = padded[1:-1, 2:] - padded[1:-1, :-2]
    down = padded[2:, 1:-1] - padded[:-2, 1:-1]
    change = np.sqrt((across**2 + down**2).sum(axis=2))
    noise = np.quantile(change, FLAT_SHARE)
    return np.asarray(np.clip((change - noise) / CLEAR_EDGE, 0, 1))


def _spread(edges: Floats, reach: int) -> Floats:
    """Return ``edges`` blurred, so that lines near them count too."""
    for _ in range(reach):
        padded = np.pad(edges, 1, mode="edge")
        rows = (padded[:-2] + 2 * padded[1:-1] + padded[2:]) / 4
        edges = (rows[:, :-2] + 2 * rows[:, 1:-1] + rows[:, 2:]) / 4
    return edges


def _first_quads(width: int, height: int) -> Floats:
    """Return squares of all sizes, places and angles: shape (n, 4, 2)."""
    shorter = min(width, height)
    ways = np.array(list(product(SIDES, PLACES, PLACES, ANGLES)))
    side, x, y, angle = (column[:, None] for column in ways.T)
    turn, length = np.radians(angle), side * shorter
    cos, sin = np.cos(turn) * length, np.sin(turn) * length
    across, down = (UNIT_SQUARE - 0.5).T
    return np.stack(
        [
            width * (0.5 + x) + cos * across - sin * down,
            height * (0.5 + y) + sin * across + cos * down,
        ],
        axis=2,
    )


@lru_cache(maxsize=8)
def _points(size: int) -> tuple[Floats, int]:
    """Return the points on a unit square's grid lines, then those inside its cells.

    Returns:
        float64, shape (n, 2), and how many of them lie on lines.
    """
    lines = np.arange(size + 1) / size
    along = (np.arange(LINE_POINTS) + 0.5) / LINE_POINTS
    upright = np.array(list(product(lines, along)))
    inside = (np.arange(size)[:, None] + np.array([0.3, 0.5, 0.7])).ravel() / size
    points = np.concatenate([upright, upright[:, ::-1], np.array(list(product(inside, inside)))])
    return points, 2 * len(upright)


def _fits(edges: Floats, quads: Floats, size: int) -> Floats:
    """Return how well quads lie on the edges as grids: shape (n,), at most 1."""
    points, on_lines = _points(size)
    height, width = edges.shape
    places = mapped(homography(quads), points)
    with np.errstate(invalid="ignore"):
        outside = np.any((places < 0) | (places >= [width, height]) | np.isnan(places), axis=2)
    x, y = np.where(outside[..., None], 0, places).astype(np.intp).transpose(2, 0, 1)
    found = np.where(outside, 0, edges[y, x])
    lines = found[:, :on_lines].reshape(len(quads), 2 * (size + 1), LINE_POINTS).mean(axis=2)
    # A grid that fits has an edge along each line: the faintest lines count as much as the mean.
    faintest = np.sort(lines, axis=1)[:, :2].mean(axis=1)
    cells = found[:, on_lines:].mean(axis=1)
    return np.asarray((lines.mean(axis=1) + faintest) / 2 - cells - outside.mean(axis=1))


def _moved(
    edges: Floats, quads: Floats, size: int, rng: np.random.Generator, first: float, last: float
) -> Floats:
    """Return ``quads`` moved to where they fit better, the best first."""
    fits = _fits(edges, quads, size)
    for step in np.geomspace(first, last, ROUNDS):
        tries = _tries(quads, rng, float(step))
        tried = _fits(edges, tries.reshape(-1, 4, 2), size).reshape(len(quads), TRIES)
        best = tried.argmax(axis=1)
        rows = np.arange(len(quads))
        better = tried[rows, best] > fits
        quads = np.where(better[:, None, None], tries[rows, best], quads)
        fits = np.maximum(fits, tried[rows, best])
    return np.asarray(quads[np.argsort(-fits)])


def _tries(quads: Floats, rng: np.random.Generator, step: float) -> NDArray[np.float64]:
    """Return each quad moved, grown, turned and bent a little: shape (n, `TRIES`, 4, 2)."""
    side = np.linalg.norm(quads[:, 1] - quads[:, 0], axis=1)[:, None, None, None] * step
    shape = (len(quads), TRIES)
    middle = quads.mean(axis=1, keepdims=True)
    arms = (quads - middle)[:, None]
    kinds = rng.random((*shape, 4, 1)) < 0.5
    shift = rng.normal(size=(*shape, 1, 2)) * side * kinds[:, :, :1]
    grow = 1 + rng.normal(size=(*shape, 1, 1)) * step * kinds[:, :, 1:2]
    turn = rng.normal(size=(*shape, 1, 1)) * step * kinds[:, :, 2:3]
    bend = rng.normal(size=(*shape, 4, 2)) * side * 0.6 * kinds[:, :, 3:]
    crossed = np.stack([-arms[..., 1], arms[..., 0]], axis=-1)
    return np.asarray(middle[:, None] + grow * arms + turn * crossed + shift + bend)
