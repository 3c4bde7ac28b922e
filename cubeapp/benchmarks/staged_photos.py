"""Photos of cubes that are drawn by the program itself, under light and lenses as people have."""

from __future__ import annotations

from dataclasses import dataclass, replace

import numpy as np
from numpy.typing import NDArray
from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QPointF, QRectF
from PySide6.QtGui import QColor, QImage, QPainter, QPen, QPolygonF

from cubeapp.drawing.camera import Camera, Projection
from cubeapp.drawing.colours import channels
from cubeapp.drawing.position import Position
from cubeapp.drawing.theme import DARK, LARGEST_GAP, USUAL_GAP, Theme, colour_scheme
from cubeapp.engine.model.cube import Cube
from cubeapp.engine.model.geometry import FACE_FRAMES, Face, facelet_points
from cubeapp.engine.photos.holding import shown_in_front
from cubeapp.engine.photos.pixels import Floats, Pixels, homography, light, mapped
from cubeapp.ui.drawing.cube import draw_cube

SIDE = 420
"""Pixels of a photo; people's are scaled down to more than that."""
SCHEMES = ("wca", "colour-blind", "yellow-top", "japanese", "face-array")
LAMPS = ((1.0, 1.0, 1.0), (1.3, 1.0, 0.55), (1.15, 1.0, 0.75), (0.75, 0.95, 1.25))
"""Daylight, a bulb, a warm lamp, the shade."""


@dataclass(frozen=True, slots=True)
class Scene:
    """How a set of six photos is taken."""

    scheme: str = "wca"
    is_stickerless: bool = False
    lamp: tuple[float, float, float] = LAMPS[0]
    hue: float = 0.0
    """Degrees that all hues are turned by."""
    exposure: float = 1.0
    wander: float = 0.0
    """How much a camera that chooses exposure and white by itself differs from photo to photo."""
    shadow: float = 1.0
    """How bright the darker side is beside the other."""
    blur: int = 0
    """Pixels to each side that run together."""
    noise: float = 0.0
    """The standard deviation, of values 0…1."""
    glare: float = 0.0
    """How bright a spot of glare is on some photos."""
    quality: int = 92
    """Of JPEG."""
    tilt: float = 8.0
    """Degrees that the camera is off at most, up, sideways and rolled."""
    glance: float = 0.0
    """Degrees that the camera is off sideways besides, so that a neighbouring side is seen."""
    around: float = 1.0
    """How bright what is beside the face is lit, neighbouring sides too, beside the face."""
    zoom: tuple[float, float] = (0.9, 1.35)
    """How large the cube is at least and at most."""
    gap: float = USUAL_GAP
    """Of the body, between a sticker and the edge of its cell, in cells."""
    table: tuple[float, float, float] | None = None
    """What the cube lies on, values 0…255; any colour by chance if left out."""

    @classmethod
    def drawn(cls, rng: np.random.Generator) -> Scene:
        """Return a scene by chance: some of everything."""
        return cls(
            scheme=str(rng.choice(SCHEMES)),
            is_stickerless=bool(rng.random() < 0.5),
            lamp=LAMPS[int(rng.integers(len(LAMPS)))],
            hue=float(rng.uniform(-15, 15)),
            exposure=float(rng.uniform(0.45, 1.25)),
            wander=float(rng.uniform(0, 0.2)),
            shadow=float(rng.uniform(0.4, 1)),
            blur=int(rng.integers(0, 4)),
            noise=float(rng.uniform(0, 0.05)),
            glare=float(rng.choice([0.0, 0.7])),
            quality=int(rng.integers(40, 95)),
            tilt=float(rng.uniform(0, 14)),
        )

    @classmethod
    def dark(cls, rng: np.random.Generator) -> Scene:
        """Return a scene in the dark: a black body, a side that is seen too, hardly any light."""
        colours = colour_scheme("wca").colours
        grounds = [channels(colour) for colour in ("#0e0e11", *colours)]
        return replace(
            cls.drawn(rng),
            scheme="wca",
            is_stickerless=False,
            exposure=float(rng.uniform(0.03, 0.2)),
            shadow=float(rng.uniform(0.1, 0.6)),
            noise=float(rng.uniform(0, 0.012)),
            tilt=6.0,
            glance=float(rng.uniform(14, 34) * rng.choice((-1, 1))),
            around=float(rng.uniform(1, 3)),
            zoom=(0.85, 1.05),
            gap=float(rng.uniform(0.05, LARGEST_GAP)),
            table=grounds[int(rng.integers(len(grounds)))],
        )

    @property
    def theme(self) -> Theme:
        """The colours that the cube is drawn in."""
        return DARK.with_looks(replace(DARK.looks, scheme=colour_scheme(self.scheme), gap=self.gap))


@dataclass(frozen=True, slots=True)
class Photo:
    """A staged photo and where its face really is."""

    pixels: Pixels
    corners: Floats
    """Shape (4, 2)."""


def photos_of(cube: Cube, scene: Scene, rng: np.random.Generator) -> list[Photo]:
    """Return photos of the six faces, each upright as on the net."""
    return [photo_of(cube, face, scene, rng) for face in Face]


def photo_of(cube: Cube, face: Face, scene: Scene, rng: np.random.Generator) -> Photo:
    """Return a photo of one face."""
    turned = shown_in_front(cube, face)
    off = np.radians(rng.uniform(-scene.tilt, scene.tilt, 3))
    aside = np.radians(scene.glance) + off[1]
    camera = Camera(off[0], aside, off[2], zoom=float(rng.uniform(*scene.zoom)))
    away = rng.uniform(-0.07, 0.07, 2) * SIDE
    image, corners = _drawn(turned, scene, camera, away, rng)
    return Photo(_taken(image, scene, corners, rng), corners)


def _drawn(
    cube: Cube, scene: Scene, camera: Camera, away: Floats, rng: np.random.Generator
) -> tuple[Pixels, Floats]:
    """Return the cube in clean light and the corners of its front face."""
    image = array_image(_table(scene, rng))
    position, theme = Position(cube), scene.theme
    place = QRectF(away[0], away[1], SIDE, SIDE)
    projection = Projection(camera, SIDE, SIDE)
    with QPainter(image) as painter:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        _scatter(painter, rng)
        draw_cube(painter, place, position, theme, camera, background=False)
        if scene.is_stickerless:
            painter.translate(place.topLeft())
            _cover(painter, cube, theme, projection)
    front = np.array([[-1.0, 1, 1], [1, 1, 1], [1, -1, 1], [-1, -1, 1]])
    return image_array(image), projection.project(front) + away


def _table(scene: Scene, rng: np.random.Generator) -> Pixels:
    """Return what the cube lies on: a plain colour with large soft patches."""
    patches = rng.uniform(-25, 25, (5, 5, 3))
    colour = rng.uniform(30, 225, 3) if scene.table is None else scene.table
    # All columns of a patch are alike until their edges run together.
    columns = _soft_along(patches.repeat(SIDE // 5, 0), 30, 0)
    soft = _soft_along(columns.repeat(SIDE // 5, 1), 30, 1)
    return np.asarray(np.clip(colour + soft, 0, 255), np.uint8)


def _scatter(painter: QPainter, rng: np.random.Generator) -> None:
    """Draw what may lie or be on a table: nothing, grain, other things, tiles."""
    kind = int(rng.integers(4))
    ink = QColor(*rng.integers(0, 255, 3).tolist())
    if kind == 1:
        painter.setPen(QPen(ink, 2.0))
        for y in rng.uniform(0, SIDE, 30).tolist():
            painter.drawLine(QPointF(0, y), QPointF(SIDE, y + rng.normal(0, 6)))
    elif kind == 2:
        painter.setBrush(ink)
        for x, y, width, height in rng.uniform(0, SIDE, (6, 4)).tolist():
            painter.drawRect(QRectF(x, y, width / 3, height / 3))
    elif kind == 3:
        painter.setPen(QPen(ink, 2.0))
        for step in np.arange(0, SIDE, rng.uniform(25, 60)).tolist():
            painter.drawLine(QPointF(step, 0), QPointF(step, SIDE))
            painter.drawLine(QPointF(0, step), QPointF(SIDE, step))


def _cover(painter: QPainter, cube: Cube, theme: Theme, projection: Projection) -> None:
    """Paint the facelets that face the camera edge to edge, with a fine seam, as plastic has."""
    size = cube.size
    frames = np.repeat(FACE_FRAMES, size * size, axis=0)
    points = facelet_points(size) / size
    painter.setPen(QPen(QColor(0, 0, 0, 90), 1.2))
    for value, point, (normal, right, down) in zip(cube.facelets, points, frames, strict=True):
        if (projection.eye - point) @ normal > 0:
            half = np.array([-right - down, right - down, right + down, down - right]) / size
            corners = projection.project(point + half)
            painter.setBrush(QColor(theme.stickers[value]))
            painter.drawPolygon(QPolygonF([QPointF(*corner) for corner in corners.tolist()]))


def _taken(image: Pixels, scene: Scene, corners: Floats, rng: np.random.Generator) -> Pixels:
    """Return what a camera makes of a clean picture."""
    own = np.exp(scene.wander * (rng.normal() + rng.normal(0, 0.4, 3)))
    lamp = np.array(scene.lamp) * scene.exposure * own
    # Worked out for each value once, not for each pixel.
    shone = light(np.arange(256) / 255)[image] * lamp * _shade(scene.shadow, rng)
    if scene.around != 1.0:
        shone = np.where(_is_inside(corners), shone, scene.around * shone)
    if scene.glare and rng.random() < 0.5:
        shone = shone + scene.glare * _spot(corners, rng)
    seen = np.clip(shone, 0, 1) ** (1 / 2.2) @ _hue_turn(scene.hue).T
    seen = _soft(seen, scene.blur) + rng.normal(0, 1, seen.shape) * scene.noise
    return _compressed(np.asarray(np.clip(seen, 0, 1) * 255, np.uint8), scene.quality)


def _is_inside(corners: Floats) -> NDArray[np.bool_]:
    """Return which pixels the face covers: shape (h, w, 1)."""
    middles = np.arange(SIDE) + 0.5
    places = np.stack(np.meshgrid(middles, middles), axis=-1).reshape(-1, 2)
    to_face = np.linalg.inv(homography(corners)).astype(np.float64)
    on_face = mapped(to_face, places)
    inside = ((on_face >= 0) & (on_face <= 1)).all(axis=1)
    return np.asarray(inside.reshape(SIDE, SIDE, 1))


def _shade(darkest: float, rng: np.random.Generator) -> Floats:
    """Return a soft shadow across the picture, 1 where there is none: shape (h, w, 1)."""
    angle = rng.uniform(0, 2 * np.pi)
    y, x = np.mgrid[0:SIDE, 0:SIDE] / SIDE - 0.5
    depth = np.cos(angle) * x + np.sin(angle) * y - rng.uniform(-0.2, 0.2)
    return np.asarray(1 - (1 - darkest) / (1 + np.exp(-depth * rng.uniform(4, 30))))[..., None]


def _spot(corners: Floats, rng: np.random.Generator) -> Floats:
    """Return a round spot of white light somewhere on the face: shape (h, w, 1)."""
    weights = rng.dirichlet(np.ones(4))
    x, y = weights @ corners
    radius = 0.05 * np.linalg.norm(corners[2] - corners[0])
    rows, columns = np.mgrid[0:SIDE, 0:SIDE]
    return np.asarray(np.exp(-((columns - x) ** 2 + (rows - y) ** 2) / radius**2))[..., None]


def _hue_turn(degrees: float) -> Floats:
    """Return the turn of colours about grey, shape (3, 3)."""
    cos, sin = np.cos(np.radians(degrees)), np.sin(np.radians(degrees))
    cross = np.array([[0, -1, 1], [1, 0, -1], [-1, 1, 0]]) / np.sqrt(3)
    return np.asarray(cos * np.eye(3) + sin * cross + (1 - cos) * np.full((3, 3), 1 / 3))


def _soft(values: Floats, reach: int) -> Floats:
    """Return ``values``, shape (h, w, k), with every square of pixels made one mean."""
    return _soft_along(_soft_along(values, reach, 0), reach, 1) if reach else values


def _soft_along(values: Floats, reach: int, axis: int) -> Floats:
    """Return ``values``, shape (h, w, k), each the mean of those ``reach`` to each side of it."""
    padding = [(reach + 1, reach) if i == axis else (0, 0) for i in range(3)]
    sums = np.cumsum(np.pad(values, padding, mode="edge"), axis=axis)
    width, count, all_before = 2 * reach + 1, values.shape[axis], (slice(None),) * axis
    ends, starts = sums[(*all_before, slice(width, None))], sums[(*all_before, slice(count))]
    return np.asarray((ends - starts) / width)


def _compressed(pixels: Pixels, quality: int) -> Pixels:
    data = QByteArray()
    buffer = QBuffer(data)
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    array_image(pixels).save(buffer, "JPG", quality)  # type: ignore[call-overload]  # wants bytes
    return image_array(QImage.fromData(data))


def array_image(pixels: Pixels) -> QImage:
    """Return a picture of shape (h, w, 3) as Qt has it."""
    height, width = pixels.shape[:2]
    data = np.ascontiguousarray(pixels)
    return QImage(data.data, width, height, 3 * width, QImage.Format.Format_RGB888).convertToFormat(
        QImage.Format.Format_RGB32
    )


def image_array(image: QImage) -> NDArray[np.uint8]:
    """Return the pixels of a picture: shape (h, w, 3)."""
    plain = image.convertToFormat(QImage.Format.Format_RGB888)
    rows = np.frombuffer(plain.constBits(), np.uint8).reshape(plain.height(), plain.bytesPerLine())
    return rows[:, : 3 * plain.width()].reshape(plain.height(), plain.width(), 3).copy()
