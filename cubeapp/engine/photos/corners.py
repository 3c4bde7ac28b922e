"""A first guess of where the face of a cube lies in a photo, and how much it is in doubt.

A face is a grid: lines where colours change or seams run, and even cells between them. Many
quads are laid on the picture's edges at once; the one whose lines lie on edges and whose cells
do not is moved about, in smaller and smaller steps, while that makes it fit better. At last it
is compared with the grids beside it, one row or column off: where one of its outer rows is the
body's black, background or a neighbouring side seen at an angle, another grid fits better.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import product

import numpy as np
from numpy.typing import NDArray

from cubeapp.engine.photos.pixels import UNIT_SQUARE, Floats, Pixels, homography, mapped, reduced
from cubeapp.engine.solvers.control import Progress, SearchControl
from cubeapp.engine.text import Text

SIDE = 150
"""Pixels of the longer side that are looked at, or up to twice as many."""
SIDES = (0.3, 0.37, 0.45, 0.54, 0.64, 0.75, 0.87, 0.97)
"""Sides of the squares that are tried first, as shares of the picture's shorter side."""
PLACES = (-0.24, -0.16, -0.08, 0.0, 0.08, 0.16, 0.24)
"""Their middles, as shares of the picture's sides from its own."""
ANGLES = (-24.0, -16.0, -8.0, 0.0, 8.0, 16.0, 24.0)
KEPT = 16
"""Number of them that are varied."""
TRIES, ROUNDS, LAST_ROUNDS = 16, 24, 12
"""Number of variations of each in each round; rounds at first, and among the last few."""
FINALISTS = 6
"""Number that are varied to the end."""
FIRST_STEP, LAST_STEP = 0.07, 0.006
"""How far corners are moved at first and at last, as shares of the side."""
LINE_POINTS = 12
"""Points along each line of the grid."""
STRIP_POINTS = 4
"""Points along each side of an outer sticker."""
NEXT = ((0, 0), (-1, 0), (1, 0), (0, -1), (0, 1))
"""A grid itself and those that it is compared with at last: columns and rows that each is off."""
CLEAR_EDGE = 0.10
"""A change by so much, of values 0…1 over two pixels, is an edge as clear as any."""
EVEN_LEVEL, LEAST_LEVEL = 0.4, 0.08
"""Changes in dark parts of a picture count as if those were so bright; parts that are darker than
the second level count no more than those."""
EVEN_REACH = 12
"""What is a part of a picture: so much of its longer side to each side of a pixel, as 1/n."""
FLAT_SHARE = 0.3
"""At least so much of a picture shows nothing but plain colours: what changes there is noise."""
LEAST_FIT = 0.35
"""With a worse fit the guess is the middle of the picture."""
CLEAR_MARGIN, CLEAR_SCORE = 0.28, 1.6
"""A grid is in no doubt that fits so much better than those beside it, and so well, its worst outer
row counted as much as all of it."""
DOUBTFUL = 0.5
"""A guess in more doubt than this is to be looked at."""
FALLBACK = 0.7
"""The share of the shorter side that such a guess takes."""
SEED = 20
OUTSIDE = -1.0
"""What stands for an edge where there is no picture."""


@dataclass(frozen=True, slots=True, eq=False)
class CornersGuess:
    """Where the face of a cube seems to be in a photo."""

    corners: Floats
    """float64, shape (4, 2): (x, y) in pixels; upper left, upper right, lower right, lower left."""
    doubt: float
    """From 0, a grid that fits well and much better than those beside it, to 1: hardly any fits."""

    @property
    def is_doubtful(self) -> bool:
        """Whether somebody should look at the corners."""
        return self.doubt > DOUBTFUL


def guess_corners(image: Pixels, size: int, control: SearchControl | None = None) -> CornersGuess:
    """Return where the corners of the face of a cube seem to be, or a square in the middle.

    Args:
        image: uint8, shape (h, w, 3).
        size: N.
        control: ends it when it is cancelled.

    Raises:
        SearchCancelled: it was cancelled.
    """
    height, width = image.shape[:2]
    # Of a picture that is hardly more than a line a pixel across has to be left.
    factor = max(min(max(height, width) // SIDE, height, width), 1)
    edges = _edges(reduced(image, factor) / 255)
    if not edges.any():
        return CornersGuess(_middle_square(width, height), 1.0)
    blunt, sharp = _framed(_spread(edges, 2)), _framed(_spread(edges, 1))
    quads = _first_quads(edges.shape[1], edges.shape[0])
    best = np.argsort(-_fits(blunt, quads, size))[:KEPT]
    rng = np.random.default_rng(SEED)
    control = control or SearchControl()
    quads = _moved(blunt, quads[best], size, rng, (FIRST_STEP, LAST_STEP * 2), control)
    quads = _shifted(blunt, quads[:FINALISTS], size)
    last = (LAST_STEP * 4, LAST_STEP)
    quads = _moved(sharp, quads, size, rng, last, control, LAST_ROUNDS)
    quads = _moved(sharp, _beside(quads[0], size), size, rng, last, control, LAST_ROUNDS)
    quad, doubt = _clearest(sharp, quads, size)
    if float(_fits(sharp, quad[None], size)[0]) < LEAST_FIT:
        return CornersGuess(_middle_square(width, height), 1.0)
    corners = np.clip(quad * factor, 0, [width, height]).astype(np.float64)
    return CornersGuess(corners, doubt)


def _shifted(edges: Floats, quads: Floats, size: int) -> Floats:
    """Return each quad, or the one beside it by whole stickers that fits better.

    A grid that lies one row off fits nearly as well, and small moves do not lead away from it.
    """
    beside = _beside(quads, size, [(x, y) for x in (-1, 0, 1) for y in (-1, 0, 1)])
    fits = _fits(edges, beside.reshape(-1, 4, 2), size).reshape(beside.shape[:2])
    return np.asarray(beside[np.arange(len(quads)), fits.argmax(axis=1)])


def _beside(quads: Floats, size: int, shifts: Sequence[tuple[int, int]] = NEXT) -> Floats:
    """Return the grids that lie off by whole stickers: from shape (…, 4, 2) to (…, n, 4, 2)."""
    corners = (UNIT_SQUARE + np.array(shifts)[:, None] / size).reshape(-1, 2)
    beside = mapped(homography(quads), corners)
    return beside.reshape(*quads.shape[:-2], len(shifts), 4, 2)


def _clearest(edges: Floats, quads: Floats, size: int) -> tuple[Floats, float]:
    """Return the quad that fits best, outer rows and all, and how much it is in doubt, 0…1.

    Args:
        edges: within its frame.
        quads: float64, shape (n, 4, 2); others are those half a sticker away or more.
        size: N.
    """
    scores = _fits(edges, quads, size) + _outer_fits(edges, quads, size)
    best = int(scores.argmax())
    apart = np.linalg.norm(quads - quads[best], axis=2).max(axis=1)
    side = np.linalg.norm(quads[best, 1] - quads[best, 0])
    others = scores[apart > side / size / 2]
    margin = scores[best] - others.max(initial=-np.inf)
    clear = min(scores[best] / CLEAR_SCORE, margin / CLEAR_MARGIN)
    return quads[best], float(np.clip(1 - clear, 0, 1))


def _outer_fits(edges: Floats, quads: Floats, size: int) -> Floats:
    """Return how well the outer row or column that fits worst lies on the edges: shape (n,).

    Args:
        edges: within its frame.
        quads: float64, shape (n, 4, 2).
        size: N.
    """
    points, parts = _strip_points(size)
    fits = []
    for _ in range(4):
        found = edges.take(_indices(edges.shape, homography(quads), points))
        kinds = np.split(np.maximum(found, 0), parts, axis=1)
        down, across, cells = (kind.mean(axis=1) for kind in kinds)
        fits.append((down + across) / 2 - cells)
        # The same row after a quarter turn of the square.
        points = np.stack([1 - points[:, 1], points[:, 0]], axis=1)
    return np.asarray(np.min(fits, axis=0))


def _middle_square(width: int, height: int) -> Floats:
    side = FALLBACK * min(width, height)
    return np.array([width, height]) / 2 + (UNIT_SQUARE - 0.5) * side


def _gain(picture: Floats) -> Floats:
    """Return what changes in dark parts are multiplied by to count like others: shape (h, w)."""
    reach = max(picture.shape[:2]) // EVEN_REACH
    level = np.sqrt(_box_mean(_box_mean((picture**2).mean(axis=2), reach).T, reach).T)
    return np.asarray(EVEN_LEVEL / np.clip(level, LEAST_LEVEL, EVEN_LEVEL))


def _box_mean(values: Floats, reach: int) -> Floats:
    """Return the means of ``values``, shape (h, w), ``reach`` rows up and down."""
    padded = np.pad(values, ((reach + 1, reach), (0, 0)), mode="edge")
    sums = padded.cumsum(axis=0)
    return np.asarray((sums[2 * reach + 1 :] - sums[: -2 * reach - 1]) / (2 * reach + 1))


def _edges(picture: Floats) -> Floats:
    """Return how much the picture changes at each pixel, 0…1: shape (h, w)."""
    padded = np.pad(picture, ((1, 1), (1, 1), (0, 0)), mode="edge")
    across = padded[1:-1, 2:] - padded[1:-1, :-2]
    down = padded[2:, 1:-1] - padded[:-2, 1:-1]
    change = np.sqrt((across**2 + down**2).sum(axis=2)) * _gain(picture)
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


@lru_cache(maxsize=8)
def _strip_points(size: int) -> tuple[Floats, list[int]]:
    """Return points of a unit square's upper row: on lines down it, on its upper line, in cells.

    Returns:
        float64, shape (n, 2), and where the second and the third kind begin.
    """
    lines, cells = np.arange(size + 1), np.arange(size)[:, None]
    along = (np.arange(STRIP_POINTS) + 0.5) / STRIP_POINTS
    inside = np.array([0.25, 0.5, 0.75])
    down = np.array(list(product(lines, along)))
    across = np.array(list(product((cells + along).ravel(), (0.0,))))
    middle = np.array(list(product((cells + inside).ravel(), inside)))
    points = np.concatenate([down, across, middle]) / size
    return points, [len(down), len(down) + len(across)]


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
    rounds: int = ROUNDS,
) -> Floats:
    """Return ``quads`` moved to where they fit better, the best first.

    Args:
        edges: within its frame.
        quads: float64, shape (n, 4, 2).
        size: N.
        rng: draws how they are moved.
        steps: how far at first and at last, as shares of the side.
        control: ends it when it is cancelled.
        rounds: how often.
    """
    fits = _fits(edges, quads, size)
    for step in np.geomspace(*steps, rounds):
        control.checkpoint(Progress(Text("looking for the corners")))
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
