"""Stickers without Qt: their outlines, how much of them is drawn, and their colours.

Outlines lie in the cell at the origin, which spans one unit; a face's transform takes them to
pixels.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from enum import Enum, auto
from functools import lru_cache

import numpy as np

from cubeapp.drawing.camera import Matrix
from cubeapp.drawing.colours import Rgb, mixed
from cubeapp.drawing.theme import FULL, ROUND, ROUNDED, SQUARE, USUAL_GAP, Looks, Theme

RIM = 0.72
"""A rim's lightness beside its sticker's."""
FADED = 0.6
"""How far dimmed stickers fade to the theme's `dimmed`."""
DIMMED = 7
"""The number of the first dimmed sticker's ink, behind those of the colours and of none."""


@dataclass(frozen=True, slots=True)
class Shape:
    """A rounded square inside a cell of side 1."""

    margin: float = USUAL_GAP
    radius: float = 0.17
    corner_points: int = 4
    hole: float = 0.0
    """The margin of a hole that leaves a ring; 0 for none."""

    def outline(self) -> Matrix:
        """Return the closed outline: float64, shape (n, 2), its first point again at its end."""
        points = _rounded(self.margin, self.radius, self.corner_points)
        if self.hole:
            inner = max(self.radius - (self.hole - self.margin), 0.02)
            # One line around both edges, the inner one backwards: a hole by any fill rule.
            points += reversed(_rounded(self.hole, inner, self.corner_points))
            points.append(points[0])
        return np.array(points)


def _rounded(margin: float, radius: float, corner_points: int) -> list[tuple[float, float]]:
    near, far = margin + radius, 1 - margin - radius
    corners = ((far, near, -90), (far, far, 0), (near, far, 90), (near, near, 180))
    points = []
    for x, y, start in corners:
        for i in range(corner_points):
            angle = math.radians(start + 90 * i / max(corner_points - 1, 1))
            points.append((x + radius * math.cos(angle), y + radius * math.sin(angle)))
    return [*points, points[0]]


@dataclass(frozen=True, slots=True)
class Cut:
    """The shapes of a cube's stickers, from the coarsest to the finest."""

    square: Shape
    octagon: Shape
    plain: Shape
    rimmed: Shape
    inset: Shape
    """Inside `rimmed`, and a little smaller."""


TILE = Shape(margin=0.008, radius=0.12, corner_points=6)
CORNERS = {ROUNDED: 0.17, SQUARE: 0.04, FULL: 0.02}
"""The radius of the corners of stickers, by their shape."""
FULL_GAP, STICKERLESS_GAP, STICKERLESS_RADIUS = 0.014, 0.016, 0.09


@lru_cache(maxsize=16)
def cut_of(looks: Looks) -> Cut:
    """Return the shapes of the stickers that ``looks`` asks for."""
    gap, rim = looks.gap, 0.03
    if looks.is_stickerless:
        gap, radius, rim = STICKERLESS_GAP, STICKERLESS_RADIUS, 0.045
    elif looks.shape == ROUND:
        radius = 0.5 - gap
    else:
        gap = FULL_GAP if looks.shape == FULL else gap
        radius = CORNERS[looks.shape]
    # A circle takes more points to look round.
    finer = 2 if radius > 0.3 else 1
    inner = max(radius - 0.85 * rim, 0.012)
    return Cut(
        square=Shape(gap + 0.01, 0.0, 1),
        octagon=Shape(gap, radius, 2 * finer),
        plain=Shape(gap, radius, 4 * finer),
        rimmed=Shape(gap, radius, 8 * finer),
        inset=Shape(gap + rim, inner, 8 * finer),
    )


HURRIED_BELOW = 9
"""Pixels of a sticker; larger ones are drawn fast enough as they are."""


class Detail(Enum):
    """How much of a sticker is drawn."""

    TEXTURE = auto()
    """A picture a face, for frames in haste."""
    SQUARE = auto()
    OCTAGON = auto()
    PLAIN = auto()
    """A rounded square."""
    TILE = auto()
    """A cubie's own edge, the sticker's rim, and a sheen over all of them."""

    @classmethod
    def of(cls, pixels: float, is_hurried: bool = False) -> Detail:
        """Return the detail for stickers of ``pixels``, less of it for one fleeting frame."""
        if is_hurried and pixels < HURRIED_BELOW:
            return cls.TEXTURE
        if pixels < 12:
            return cls.SQUARE if pixels < 5 else cls.OCTAGON
        return cls.PLAIN if pixels < 25 else cls.TILE


@dataclass(frozen=True, slots=True)
class Coat:
    """One of the shapes that a sticker is drawn with, one over the other."""

    shape: Shape
    lightness: float = 1.0
    """Beside the sticker's colour."""
    is_tile: bool = False
    """Whether it has the colour of the cubie's edge instead."""


def coats(looks: Looks, detail: Detail, is_floating: bool) -> list[Coat]:
    """Return what is drawn of each sticker of a cube in space, the lowest first.

    Args:
        looks: how the cube looks.
        detail: how much is drawn.
        is_floating: whether these are hint stickers, which have no cubies around them.
    """
    cut = cut_of(looks)
    # What floats has no plastic around it, and needs an edge as soon as there is room for one.
    if detail is Detail.TILE or (is_floating and detail is Detail.PLAIN):
        edged = [Coat(cut.rimmed, RIM), Coat(cut.inset)]
        has_tile = not is_floating and not looks.is_stickerless
        return [Coat(TILE, is_tile=True), *edged] if has_tile else edged
    if detail is Detail.PLAIN:
        return [Coat(cut.plain)]
    # A face without a texture, as a painter of vectors needs it, gets the simplest shapes.
    return [Coat(cut.octagon if detail is Detail.OCTAGON else cut.square)]


def inks(theme: Theme) -> tuple[Rgb, ...]:
    """Return the colours of the values 0…5 and of unpainted facelets, then the same dimmed."""
    return (*theme.stickers, *(dimmed(colour, theme) for colour in theme.stickers))


def dimmed(colour: Rgb, theme: Theme) -> Rgb:
    """Return a sticker's colour when it is not to be looked at; it can still be told."""
    return mixed(colour, theme.dimmed, FADED)
