"""Pictures from files, the clipboard and other programs, as photos to be read."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass, replace
from pathlib import Path

import numpy as np
from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QMimeData, QSize, Qt
from PySide6.QtGui import QColor, QImage, QImageIOHandler, QImageReader, QPainter
from PySide6.QtWidgets import QFileDialog, QWidget

from cubeapp.engine.model.errors import CubeError
from cubeapp.engine.model.geometry import Face
from cubeapp.engine.photos.pixels import Floats, Pixels
from cubeapp.words import counted, tr

LONGEST_SIDE = 1024
"""Pixels; larger pictures are made smaller, which shows no sticker worse."""
MOST_PIXELS = 400_000_000
"""Of a picture that is made smaller while it is read; of others, an eighth."""
MOST_BYTES = 250_000_000
FACE_WORDS = ("u up top", "r right", "f front", "d down bottom", "l left", "b back")
"""How people name the files of the faces U R F D L B."""
GROUND = QColor(128, 128, 128)
"""What shows through where a picture is transparent."""
SUFFIXES = (".png", ".jpg", ".jpeg", ".jpe", ".jfif", ".webp", ".bmp", ".gif", ".heic", ".heif")
"""Endings of files that hold pictures, whether they can be read or not."""


class PhotoError(CubeError, ValueError):
    """A file or data that is no picture that can be read; its text is a sentence."""


@dataclass(frozen=True, slots=True, eq=False)
class Photo:
    """A picture of a face, and where the face lies in it."""

    name: str
    """Of the file, for people; empty where there is none."""
    pixels: Pixels
    """uint8, shape (h, w, 3)."""
    corners: Floats
    """float64, shape (4, 2): as (x, y) in pixels, clockwise from the face's upper left one."""
    image: QImage
    """The picture as Qt draws it."""
    is_doubtful: bool
    """Whether the corners are guessed, and somebody should look at them."""

    @classmethod
    def of(cls, name: str, pixels: Pixels, corners: Floats, is_doubtful: bool = False) -> Photo:
        """Return a photo with these pixels."""
        height, width = pixels.shape[:2]
        image = QImage(pixels.data, width, height, 3 * width, QImage.Format.Format_RGB888)
        shown = image.convertToFormat(QImage.Format.Format_RGB32)
        return cls(name, pixels, corners, shown, is_doubtful)

    def turned(self) -> Photo:
        """Return the photo a quarter turn clockwise."""
        corners = np.stack([len(self.pixels) - self.corners[:, 1], self.corners[:, 0]], axis=1)
        pixels = np.ascontiguousarray(np.rot90(self.pixels, -1))
        # The corner that was lower left is upper left now.
        return Photo.of(self.name, pixels, np.roll(corners, 1, axis=0), self.is_doubtful)

    def with_corners(self, corners: Floats, is_doubtful: bool = False) -> Photo:
        """Return the photo with the face elsewhere."""
        return replace(self, corners=corners, is_doubtful=is_doubtful)


def load_pixels(source: Path | bytes | QImage, name: str = "") -> Pixels:
    """Return the pixels of a picture, upright and no larger than need be.

    It may be called from any thread.

    Args:
        source: a file, its bytes, or a picture that is there already.
        name: what the picture is called in the error.

    Raises:
        PhotoError: it cannot be read.
    """
    if isinstance(source, QImage):
        return _pixels(source)
    if isinstance(source, bytes):
        return _pixels(_read(source, name))
    try:
        if source.stat().st_size > MOST_BYTES:
            text = tr("{name} is too large a file for a photo; save a smaller copy.")
            raise PhotoError(text.format(name=name))
        data = source.read_bytes()
    except OSError as error:
        text = tr("{name} cannot be read: {reason}.")
        raise PhotoError(text.format(name=name, reason=error.strerror or error)) from error
    return _pixels(_read(data, name))


def _read(data: bytes, name: str) -> QImage:
    if not data:
        raise PhotoError(tr("{name} is empty.").format(name=name))
    buffer = QBuffer()
    buffer.setData(QByteArray(data))
    buffer.open(QIODevice.OpenModeFlag.ReadOnly)
    reader = QImageReader(buffer)
    reader.setAutoTransform(True)
    if not reader.canRead():
        text = tr("{name} is no picture that can be read here; a JPEG or a PNG is.")
        raise PhotoError(text.format(name=name))
    size = reader.size()
    shrinks = reader.supportsOption(QImageIOHandler.ImageOption.ScaledSize)
    if size.width() * size.height() > (MOST_PIXELS if shrinks else MOST_PIXELS // 8):
        text = tr("{name} has {width} × {height} pixels, too many; save a smaller copy.")
        sides = {"width": counted(size.width()), "height": counted(size.height())}
        raise PhotoError(text.format(name=name, **sides))
    if size.isValid() and max(size.width(), size.height()) > LONGEST_SIDE:
        # Twice as large as wanted: the rest is taken out by means, not by leaving pixels out.
        reader.setScaledSize(_fitting(size, 2 * LONGEST_SIDE))
    image = reader.read()
    if image.isNull():
        text = tr("{name} is damaged or incomplete and cannot be shown.")
        raise PhotoError(text.format(name=name))
    return image


def _fitting(size: QSize, side: int) -> QSize:
    if max(size.width(), size.height()) <= side:
        return size
    fitting = size.scaled(side, side, Qt.AspectRatioMode.KeepAspectRatio)
    return fitting.expandedTo(QSize(1, 1))


def _pixels(image: QImage) -> Pixels:
    """Return a picture's pixels: shape (h, w, 3), neither side above `LONGEST_SIDE`."""
    small = image.scaled(
        _fitting(image.size(), LONGEST_SIDE),
        Qt.AspectRatioMode.IgnoreAspectRatio,
        Qt.TransformationMode.SmoothTransformation,
    )
    plain = QImage(small.size(), QImage.Format.Format_RGB888)
    if plain.isNull():
        raise PhotoError(tr("There is no picture in it."))
    plain.fill(GROUND)
    with QPainter(plain) as painter:
        painter.drawImage(plain.rect(), small)
    lines = np.frombuffer(plain.constBits(), np.uint8).reshape(plain.height(), -1)
    width = plain.width()
    return lines[:, : 3 * width].reshape(plain.height(), width, 3).copy()


def pictures_in(data: QMimeData | None) -> list[Path | QImage]:
    """Return the files with pictures, or the picture, in what is dropped or pasted."""
    if data is None:
        return []
    paths = [Path(url.toLocalFile()) for url in data.urls() if url.isLocalFile()]
    files: list[Path | QImage] = [path for path in paths if path.suffix.lower() in SUFFIXES]
    if files or not data.hasImage():
        return files
    image = data.imageData()
    return [image] if isinstance(image, QImage) and not image.isNull() else []


def ask_for_photos(parent: QWidget) -> list[Path]:
    """Ask for files with photos; empty if the dialog is cancelled."""
    endings = " ".join(f"*{suffix}" for suffix in SUFFIXES)
    filters = tr("Pictures ({endings})").format(endings=endings) + ";;" + tr("All files (*)")
    names, _ = QFileDialog.getOpenFileNames(parent, tr("Photos of the six faces"), "", filters)
    return [Path(name) for name in names]


def faces_named(paths: Sequence[Path]) -> list[Face] | None:
    """Return the face that each file is named after: ``U.jpg``, ``cube front.png``.

    Returns:
        ``None`` unless all are, each after another face.
    """
    found = [_face_named(path.stem.lower()) for path in paths]
    faces = [face for face in found if face is not None]
    return faces if len(set(faces)) == len(paths) else None


def _face_named(stem: str) -> Face | None:
    last = re.split(r"[^a-z]+", stem)[-1]
    for face, words in zip(Face, FACE_WORDS, strict=True):
        if last in words.split():
            return face
    return None


def in_order(paths: Sequence[Path]) -> list[Path]:
    """Return files in the order of the numbers and letters in their names, as people count."""
    return sorted(paths, key=lambda path: _counted(path.name.lower()))


def _counted(name: str) -> list[tuple[int, str]]:
    """Return a name in parts that sort ``photo 10`` behind ``photo 9``."""
    parts, digits = [], ""
    for letter in f"{name} ":
        if letter.isdecimal():
            digits += letter
            continue
        if digits:
            parts.append((int(digits), ""))
            digits = ""
        parts.append((0, letter))
    return parts
