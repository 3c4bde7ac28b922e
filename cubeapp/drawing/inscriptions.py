"""What stands on stickers beside their colours: letters or shapes, in strokes of our own.

They look alike on every machine, whatever fonts it has. Everything lies around the middle of a
sticker's cell, which spans from -0.5 to 0.5.
"""

from __future__ import annotations

import math
from functools import lru_cache

import numpy as np

from cubeapp.drawing.camera import Matrix
from cubeapp.drawing.colours import Rgb, clearest, mixed
from cubeapp.drawing.stickers import dimmed
from cubeapp.drawing.theme import FACE_LETTERS, NO_MARKS, Looks, Theme

LEGIBLE = 9.0
"""Pixels of the smallest sticker that has anything on it."""
FACES = "URFDLB"
HEIGHT = 0.46
"""Of a letter, from the middle of its lowest stroke to that of its highest, in cells."""
WEIGHT = 0.095
"""Of a stroke, in cells."""
DARK_INK, LIGHT_INK = "#0c0e12", "#ffffff"
STRONG = 0.88
"""How much ink there is on a sticker; its colour shows through the rest."""
FAINT = 0.5
"""How much ink there is on a dimmed one."""
# Strokes from point to point, x right and y down from 0 to 6; "~" bends the line towards a point.
GLYPHS = {
    "A": ("0,6 2.1,0 4.2,6", "0.8,4 3.4,4"),
    "B": (
        "2.2,2.9 0,2.9 0,0 2.1,0 ~3.7,0 3.7,1.45 ~3.7,2.9 2.2,2.9",
        "0,2.9 0,6 2.4,6 ~4,6 4,4.45 ~4,2.9 2.2,2.9",
    ),
    "C": ("4.1,1.3 ~3.5,0 2.2,0 ~0,0 0,3 ~0,6 2.2,6 ~3.5,6 4.1,4.7",),
    "D": ("0,0 0,6 1.7,6 ~4.1,6 4.1,3 ~4.1,0 1.7,0 0,0",),
    "E": ("3.6,0 0,0 0,6 3.6,6", "0,2.9 3.1,2.9"),
    "F": ("0,6 0,0 3.6,0", "0,2.9 3.1,2.9"),
    "G": ("4.1,1.3 ~3.5,0 2.2,0 ~0,0 0,3 ~0,6 2.2,6 ~4.2,6 4.2,3.9 4.2,3.2 2.5,3.2",),
    "H": ("0,0 0,6", "4,0 4,6", "0,2.9 4,2.9"),
    "I": ("0,0 0,6",),
    "J": ("3.2,0 3.2,4.3 ~3.2,6 1.6,6 ~0,6 0,4.5",),
    "K": ("0,0 0,6", "3.8,0 0,3.7", "1.5,2.5 4,6"),
    "L": ("0,0 0,6 3.5,6",),
    "M": ("0,6 0,0 2.4,3.6 4.8,0 4.8,6",),
    "N": ("0,6 0,0 4,6 4,0",),
    "O": ("2.2,0 ~0,0 0,3 ~0,6 2.2,6 ~4.4,6 4.4,3 ~4.4,0 2.2,0",),
    "P": ("0,6 0,0 2.2,0 ~4,0 4,1.8 ~4,3.6 2.2,3.6 0,3.6",),
    "R": ("0,6 0,0 2.2,0 ~3.9,0 3.9,1.7 ~3.9,3.4 2.2,3.4 0,3.4", "2,3.4 4,6"),
    "S": ("3.8,1.2 ~3.4,0 2,0 ~0.2,0 0.2,1.5 ~0.2,2.7 2,3 ~4,3.3 4,4.5 ~4,6 2,6 ~0.4,6 0,4.7",),
    "T": ("0,0 4,0", "2,0 2,6"),
    "U": ("0,0 0,3.8 ~0,6 2,6 ~4,6 4,3.8 4,0",),
    "V": ("0,0 2.1,6 4.2,0",),
    "W": ("0,0 1.4,6 2.8,1 4.2,6 5.6,0",),
    "Y": ("0,0 2.1,3.1 4.2,0", "2.1,3.1 2.1,6"),
}  # fmt: skip


Stroke = tuple[Matrix, ...]
"""Where a line begins, then its pieces: the end of a straight one, shape (1, 2), or the two
control points and the end of a curve, shape (3, 2)."""


def has_inscriptions(looks: Looks, pixels: float) -> bool:
    """Tell whether anything is legible on stickers of ``pixels``."""
    return looks.marks != NO_MARKS and pixels >= LEGIBLE


def letters_of(looks: Looks) -> str:
    """Return the letters of the colours 0…5."""
    return FACES if looks.marks == FACE_LETTERS else looks.scheme.letters


@lru_cache(maxsize=8)
def inscription_inks(theme: Theme) -> tuple[Rgb, ...]:
    """Return the inks for the numbers of `stickers.inks`."""
    bright = [_ink(colour, STRONG) for colour in theme.stickers]
    return tuple(bright + [_ink(dimmed(colour, theme), FAINT) for colour in theme.stickers])


def _ink(ground: Rgb, strength: float) -> Rgb:
    return clearest((mixed(ground, ink, strength) for ink in (DARK_INK, LIGHT_INK)), ground)


@lru_cache(maxsize=64)
def strokes(letter: str) -> tuple[Stroke, ...]:
    """Return the lines of a letter, none if it is not known."""
    lines = [_stroke(text) for text in GLYPHS.get(letter, ())]
    if not lines:
        return ()
    drawn = np.concatenate([_sampled(line) for line in lines])
    middle = (drawn.min(axis=0) + drawn.max(axis=0)) / 2
    return tuple(tuple(piece - middle for piece in line) for line in lines)


def _stroke(text: str) -> Stroke:
    pieces: list[Matrix] = []
    bend: Matrix | None = None
    for place in text.split():
        point = np.array([float(part) for part in place.lstrip("~").split(",")]) * HEIGHT / 6
        if place.startswith("~"):
            bend = point
        elif bend is not None:
            # Two thirds of the way to the corner: rounder than a parabola.
            start = pieces[-1][-1]
            controls = [start + (bend - start) * 0.6, point + (bend - point) * 0.6]
            pieces.append(np.array([*controls, point]))
            bend = None
        else:
            pieces.append(point[None])
    return tuple(pieces)


def _sampled(stroke: Stroke) -> Matrix:
    """Return points of a line, close enough to know how far it reaches: shape (n, 2)."""
    share = np.linspace(0, 1, 65)[:, None]
    points, here = [stroke[0]], stroke[0]
    for piece in stroke[1:]:
        if len(piece) == 3:
            a, b, c, d = here, *(control[None] for control in piece)
            rest = 1 - share
            piece = rest**3 * a + 3 * rest**2 * share * b + 3 * rest * share**2 * c + share**3 * d
        points.append(piece)
        here = piece[-1:]
    return np.concatenate(points)


@lru_cache(maxsize=4)
def patterns(corners: int) -> tuple[tuple[Matrix, ...], ...]:
    """Return six shapes that are told apart without colours: one of them for each colour.

    They look the same after a quarter turn. Each is made of closed outlines, shape (n, 2); one
    inside another goes the other way round: a hole by any fill rule.

    Args:
        corners: of what is round; 8 are enough for small stickers.
    """
    ring = _polygon(0.29, corners), _polygon(0.19, -corners)
    dots = tuple(_polygon(0.09, corners // 2) + middle for middle in _points(0.26, 4, 45))
    long, thin = 0.27, 0.065
    arm = [(-thin, -thin), (-thin, -long), (thin, -long)]
    plus = np.array([_turned(point, quarter) for quarter in range(4) for point in arm])
    plus = np.concatenate([plus, plus[:1]])
    slanted = plus @ (np.array([[1, 1], [-1, 1]]) / math.sqrt(2))
    return (_polygon(0.13, corners),), (plus,), ring, dots, (_polygon(0.3, 4),), (slanted,)


def _turned(point: tuple[float, float], quarters: int) -> tuple[float, float]:
    x, y = point
    return ((x, y), (-y, x), (-x, -y), (y, -x))[quarters]


def _polygon(radius: float, corners: int) -> Matrix:
    """Return a regular polygon; with a negative number of corners it goes the other way round."""
    points = _points(radius, corners)
    return np.concatenate([points, points[:1]])


def _points(radius: float, count: int, first: float = 0.0) -> Matrix:
    """Return points around the middle of a cell, the first at an angle in degrees."""
    angles = math.radians(first) + math.tau * np.arange(abs(count)) / count
    return radius * np.column_stack([np.cos(angles), np.sin(angles)])
