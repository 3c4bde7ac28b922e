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
from cubeapp.engine.solvers.control import Progress, SearchControl

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
OUTSIDE = -1.0
"""What stands for an edge where there is no picture."""


def corners_guess(image: Pixels, size: int, control: SearchControl | None = None) -> Floats:
    """Return where the corners of the face of a cube seem to be, or a square in the middle.

    Args:
        image: uint8, shape (h, w, 3).
        size: N.
        control: ends it when it is cancelled.

    Returns:
        float64, shape (4, 2): (x, y) in pixels; upper left, upper right, lower right, lower left.

    Raises:
        SearchCancelled: it was cancelled.
    """
    height, width = image.shape[:2]
    # Of a picture that is hardly more than a line a pixel across has to be left.
    factor = max(min(max(height, width) // SIDE, height, width), 1)
    edges = _edges(reduced(image, factor) / 255)
    blunt, sharp = _framed(_spread(edges, 2)), _framed(_spread(edges, 1))
    quads = _first_quads(edges.shape[1], edges.shape[0])
    fits = _fits(blunt, quads, size)
    best = np.argsort(-fits)[:KEPT]
    rng = np.random.default_rng(SEED)
    control = control or SearchControl()
    quads = _moved(blunt, quads[best], size, rng, (FIRST_STEP, LAST_STEP * 2), control)
    quads = _shifted(blunt, quads[:FINALISTS], size)
    quads = _moved(sharp, quads, size, rng, (LAST_STEP * 4, LAST_STEP), control)
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


def _framed(edges: Floats) -> Floats:
    """Return ``edges`` in a frame of `OUTSIDE`, one pixel wide."""
    return np.pad(edges, 1, constant_values=OUTSIDE)


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
    """Return how well quads lie on the edges as grids: shape (n,), at most 1.

    Args:
        edges: within its frame.
        quads: float64, shape (n, 4, 2).
        size: N.
    """
    points, on_lines = _points(size)
    found = edges.take(_indices(edges.shape, homography(quads), points))
    outside = np.count_nonzero(found == OUTSIDE, axis=1) / len(points)
    np.maximum(found, 0, out=found)
    lines = found[:, :on_lines].reshape(len(quads), 2 * (size + 1), LINE_POINTS).mean(axis=2)
    # A grid that fits has an edge along each line: the faintest lines count as much as the mean.
    faintest = np.sort(lines, axis=1)[:, :2].mean(axis=1)
    cells = found[:, on_lines:].mean(axis=1)
    return np.asarray((lines.mean(axis=1) + faintest) / 2 - cells - outside)


def _indices(shape: tuple[int, ...], matrices: Floats, points: Floats) -> NDArray[np.intp]:
    """Return where in a framed picture the points lie that perspectives carry there.

    Args:
        shape: that of the picture with its frame, in which whatever lies outside falls.
        matrices: float64, shape (n, 3, 3).
        points: float64, shape (m, 2).

    Returns:
        shape (n, m): places in the flat picture.
    """
    height, width = shape
    spread = np.column_stack([points, np.ones(len(points))]).T
    x, y, depth = (matrices[:, row] @ spread for row in range(3))
    with np.errstate(divide="ignore", invalid="ignore"):
        x /= depth
        y /= depth
    for place, last in ((x, width - 1), (y, height - 1)):
        place += 1
        # Unlike `clip`, these take a place that is no number into the frame.
        np.fmin(np.fmax(place, 0, out=place), last, out=place)
    return y.astype(np.intp) * width + x.astype(np.intp)


def _moved(
    edges: Floats,
    quads: Floats,
    size: int,
    rng: np.random.Generator,
    steps: tuple[float, float],
    control: SearchControl,
) -> Floats:
    """Return ``quads`` moved to where they fit better, the best first.

    Args:
        edges: within its frame.
        quads: float64, shape (n, 4, 2).
        size: N.
        rng: draws how they are moved.
        steps: how far at first and at last, as shares of the side.
        control: ends it when it is cancelled.
    """
    fits = _fits(edges, quads, size)
    for step in np.geomspace(*steps, ROUNDS):
        control.checkpoint(Progress("looking for the corners"))
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
