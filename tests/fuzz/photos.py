"""Photos to be fed: files that are damaged, and stickers that no cube shows."""

from __future__ import annotations

from random import Random

import numpy as np
from PySide6.QtCore import QBuffer, QByteArray, QIODevice
from PySide6.QtGui import QImage

from cubeapp.drawing.theme import WCA
from cubeapp.engine.legality.validity import diagnose
from cubeapp.engine.photos.pixels import UNIT_SQUARE
from cubeapp.engine.photos.reading import Fit, palette_light, read_photos
from cubeapp.engine.photos.sampling import sample
from cubeapp.engine.scrambles.random_state import random_state
from cubeapp.ui.solve.photos.photo_files import LONGEST_SIDE, PhotoError, load_pixels
from tests.fuzz.mutating import damaged_bytes

FORMATS = ("PNG", "JPG", "BMP", "WEBP", "PPM", "XPM", "ICO")
PALETTE = palette_light(WCA.colours)


def files() -> list[bytes]:
    """Return small pictures of every kind that can be written."""
    pixels = np.random.default_rng(6).integers(0, 255, (24, 30, 4), dtype=np.uint8)
    image = QImage(pixels.data, 30, 24, 120, QImage.Format.Format_RGBA8888)
    made = []
    for name in FORMATS:
        data = QByteArray()
        buffer = QBuffer(data)
        buffer.open(QIODevice.OpenModeFlag.WriteOnly)
        if image.save(buffer, name):
            made.append(bytes(data.data()))
    return made


def damaged_file(rng: Random, whole: list[bytes]) -> bytes:
    """Return one of the pictures, more or less damaged."""
    return damaged_bytes(rng, rng.choice(whole))


def read_file(data: object) -> bool:
    """Read a picture, and sample it as if it showed a face."""
    try:
        pixels = load_pixels(data, "it")
    except PhotoError:
        return False
    assert pixels.dtype == np.uint8
    assert pixels.ndim == 3
    assert 1 <= max(pixels.shape[:2]) <= LONGEST_SIDE
    corners = UNIT_SQUARE * [pixels.shape[1], pixels.shape[0]]
    assert np.isfinite(sample(pixels, corners, 3)).all()
    return True


def stickers(rng: Random) -> np.ndarray:
    """Return samples of a cube's stickers, most of them of no cube at all."""
    size = rng.choice((2, 3, 3, 4))
    chance = np.random.default_rng(rng.randrange(2**32))
    light = PALETTE[random_state(size, chance).faces]
    kind = rng.randrange(5)
    if kind == 0:
        light = chance.random(light.shape)
    elif kind == 1:
        light = np.full(light.shape, rng.choice((0.0, 0.5, 1.0)))
    elif kind == 2:
        light = light[chance.integers(0, 6, 6)]
    elif kind == 3:
        light = np.clip(light + chance.normal(0, rng.random() / 2, light.shape), 0, 1)
    shares = chance.random((*light.shape[:3], 1))
    return np.concatenate([light, shares], axis=3)


def read_stickers(samples: object) -> bool:
    """Read stickers; a cube that turns cannot solve is said to be none."""
    reading = read_photos(samples, PALETTE)
    is_legal = diagnose(reading.cube).is_legal
    assert is_legal == (reading.fit not in (Fit.NONE, Fit.OTHER_SCHEME))
    assert np.isfinite(reading.doubts).all()
    assert all(diagnose(other.cube).is_legal for other in reading.others)
    return reading.fit is not Fit.NONE
