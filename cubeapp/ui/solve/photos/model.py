"""Six photos on their way to a painted cube: loaded, looked at and read beside the window."""

from __future__ import annotations

import logging
from collections.abc import Callable, Sequence
from pathlib import Path

import numpy as np
from PySide6.QtCore import QObject, QThreadPool, Signal
from PySide6.QtGui import QColor, QImage

from cubeapp.engine.geometry import Face
from cubeapp.engine.photos.corners import corners_guess
from cubeapp.engine.photos.pixels import Floats, screen
from cubeapp.engine.photos.reading import PhotoReading, palette_light, read_photos
from cubeapp.engine.photos.sampling import sample
from cubeapp.language import counted, tr
from cubeapp.ui.services import garbage as collector
from cubeapp.ui.solve.photos.photo_files import Photo, PhotoError, load_pixels

LOG = logging.getLogger(__name__)
LARGEST = 7
"""Larger cubes have more stickers than a photo shows well."""


def colours_of(photo: Photo, size: int) -> list[QColor]:
    """Return what each sticker of a photo shows, row by row."""
    light = sample(photo.pixels, photo.corners, size)[..., :3].reshape(-1, 3)
    return [QColor.fromRgbF(*colour) for colour in np.clip(screen(light), 0, 1).tolist()]


class Photographing(QObject):
    """Keeps the photos of the six faces as long as the window is open, and no longer."""

    changed = Signal(int)
    """The photo of this face is another one, or there is none any more."""
    read = Signal(object)
    """`PhotoReading`: what the photos show."""
    said = Signal(str)
    """A sentence on what went wrong."""
    busy_changed = Signal(int)
    """How many photos or readings are being worked on."""
    _done = Signal(object, object)
    """(what to do with the result, the result), from the thread."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.size = 3
        """N of the cube in the photos."""
        self._photos: list[Photo | None] = [None] * 6
        self._awaited: list[object | None] = [None] * 6
        """For each face what tells the last photo that was asked for from older ones."""
        self._working = 0
        self._pool = QThreadPool(self)
        self._pool.setMaxThreadCount(1)
        self._done.connect(self._on_done)

    @property
    def photos(self) -> tuple[Photo | None, ...]:
        """The photo of each face, as far as there are any."""
        return tuple(self._photos)

    @property
    def is_whole(self) -> bool:
        """Whether all six are there and none is still on its way."""
        return self._working == 0 and None not in self._photos

    def free_faces(self, first: Face) -> list[Face]:
        """Return the faces without a photo, ``first`` and those behind it first."""
        faces = [Face((first + i) % 6) for i in range(6)]
        return [f for f in faces if self._photos[f] is None and self._awaited[f] is None]

    def set_size(self, size: int) -> None:
        """Say which cube is in the photos; the corners are guessed anew."""
        if size == self.size:
            return
        self.size = size
        for face, photo in zip(Face, self._photos, strict=True):
            if photo is not None:
                self._guess(face, photo)

    def add(self, sources: Sequence[Path | QImage], first: Face) -> None:
        """Load pictures for ``first`` and then for the faces that have none."""
        faces = [first, *(face for face in self.free_faces(first) if face != first)]
        for face, source in zip(faces, sources, strict=False):
            self._load(face, source)
        if len(sources) > len(faces):
            left = len(sources) - len(faces)
            text = tr("There is no face left for {count} of the pictures.")
            self.said.emit(text.format(count=counted(left)))

    def remove(self, face: Face) -> None:
        """Forget the photo of ``face``."""
        self._awaited[face] = None
        self._set(face, None)

    def turn(self, face: Face) -> None:
        """Turn the photo of ``face`` a quarter clockwise."""
        photo = self._photos[face]
        if photo is not None:
            self._set(face, photo.turned())

    def place(self, face: Face, corners: Floats) -> None:
        """Say where the face lies in its photo."""
        photo = self._photos[face]
        if photo is not None:
            self._awaited[face] = None
            self._set(face, photo.with_corners(corners))

    def guess(self, face: Face) -> None:
        """Look anew for where the face lies in its photo."""
        photo = self._photos[face]
        if photo is not None:
            self._guess(face, photo)

    def forget(self) -> None:
        """Forget all photos."""
        for face in Face:
            self.remove(face)

    def read_all(self, colours: Sequence[str]) -> None:
        """Read the cube; ``colours`` are those of the six faces as they are usual, ``#rrggbb``."""
        photos = [photo for photo in self._photos if photo is not None]
        size, palette = self.size, palette_light(colours)
        if len(photos) == 6:

            def work() -> object:
                stickers = [sample(photo.pixels, photo.corners, size) for photo in photos]
                return read_photos(np.stack(stickers), palette)

            self._start(work, self._on_read)

    def stop(self) -> None:
        """Work on nothing any more; what is being done takes less than a second."""
        self._pool.clear()
        self._pool.waitForDone()
        while self._working:
            self._count_down()

    # Work in the thread

    def _load(self, face: Face, source: Path | QImage) -> None:
        size = self.size
        name = source.name if isinstance(source, Path) else tr("The pasted picture")
        self._awaited[face] = ticket = object()

        def work() -> object:
            pixels = load_pixels(source, name)
            return Photo.of(name, pixels, corners_guess(pixels, size))

        def take(result: object) -> None:
            if self._awaited[face] is ticket:
                self._awaited[face] = None
                if isinstance(result, Photo):
                    self._set(face, result)
                    if size != self.size:
                        # Another cube has been chosen while the picture was on its way.
                        self._guess(face, result)

        self._start(work, take)

    def _guess(self, face: Face, photo: Photo) -> None:
        size = self.size
        self._awaited[face] = ticket = object()

        def take(result: object) -> None:
            if self._awaited[face] is ticket:
                self._awaited[face] = None
                if isinstance(result, np.ndarray) and self._photos[face] is photo:
                    self._set(face, photo.with_corners(result))

        self._start(lambda: corners_guess(photo.pixels, size), take)

    def _start(self, work: Callable[[], object], take: Callable[[object], None]) -> None:
        """Do ``work`` in the thread, and give ``take`` its result here, ``None`` if it failed."""
        collector.rest()
        self._working += 1
        self.busy_changed.emit(self._working)

        def run() -> None:
            result: object = None
            try:
                result = work()
            except PhotoError as error:
                result = error
            except Exception:  # the thread's last line: nothing may get past it
                LOG.exception("working on photos failed")
                result = PhotoError(tr("That did not work with these photos; the log says more."))
            self._done.emit(take, result)

        self._pool.start(run)

    def _on_done(self, take: Callable[[object], None], result: object) -> None:
        if not self._working:
            return
        self._count_down()
        if isinstance(result, PhotoError):
            self.said.emit(str(result))
            result = None
        take(result)
        self.busy_changed.emit(self._working)

    def _on_read(self, reading: object) -> None:
        if isinstance(reading, PhotoReading):
            self.read.emit(reading)

    def _count_down(self) -> None:
        self._working -= 1
        collector.resume()

    def _set(self, face: Face, photo: Photo | None) -> None:
        self._photos[face] = photo
        self.changed.emit(int(face))
