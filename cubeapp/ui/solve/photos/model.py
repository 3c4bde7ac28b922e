"""Six photos on their way to a painted cube: loaded, looked at and read in the background."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any

import numpy as np
from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QColor, QImage

from cubeapp.engine.model.geometry import Face
from cubeapp.engine.photos.corners import CornersGuess, guess_corners
from cubeapp.engine.photos.pixels import Floats, screen
from cubeapp.engine.photos.reading import PhotoReading, palette_light, read_photos
from cubeapp.engine.photos.sampling import sample
from cubeapp.engine.solvers.control import SearchControl
from cubeapp.ui.services.tasks import Failure, Task, Tasks
from cubeapp.ui.solve.photos.photo_files import Photo, PhotoError, faces_named, load_pixels
from cubeapp.words import counted, tr

LARGEST = 7
"""Larger cubes have more stickers than a photo shows well."""


def colours_of(photo: Photo, size: int) -> list[QColor]:
    """Return what each sticker of a photo shows, row by row."""
    light = sample(photo.pixels, photo.corners, size)[..., :3].reshape(-1, 3)
    return [QColor.fromRgbF(*colour) for colour in np.clip(screen(light), 0, 1).tolist()]


@dataclass(frozen=True, slots=True, eq=False)
class _Job:
    """Something to do in the background."""

    face: Face | None
    """Whose photo it is about, if it is not about all."""
    work: Callable[[SearchControl], Any]
    done: Callable[[Any], object]
    """Called with what ``work`` returned."""
    guessed: Photo | None = None
    """The photo whose corners are looked for, where it is there already."""


class PhotosModel(QObject):
    """The photos of the six faces, kept as long as the window is open, and no longer."""

    photo_changed = Signal(int)
    """The photo of this face is another one, or there is none any more."""
    read = Signal(object)
    """`PhotoReading`: what the photos show."""
    failed = Signal(str)
    """A sentence on what went wrong."""
    busy_changed = Signal(int)
    """How many photos or readings are being worked on."""

    def __init__(self, tasks: Tasks) -> None:
        """Have no photos yet; ``tasks`` load and read them."""
        super().__init__()
        self._tasks = tasks
        self.size = 3
        """N of the cube in the photos."""
        self._photos: list[Photo | None] = [None] * 6
        self._outdated: set[Face] = set()
        """The faces whose photos still have the corners of a cube of another size."""
        self._queue: list[_Job] = []
        """What is to be done after the current job; one photo at a time needs little memory."""
        self._job: _Job | None = None
        self._task: Task[Any] | None = None
        self.colours: Sequence[str] = ()
        """Those of the six faces in the scheme, ``#rrggbb``."""

    @property
    def photos(self) -> tuple[Photo | None, ...]:
        """The photo of each face, as far as there are any."""
        return tuple(self._photos)

    @property
    def is_whole(self) -> bool:
        """Whether all six are there and none is still on its way."""
        return self.work_count == 0 and None not in self._photos

    @property
    def doubtful_faces(self) -> list[Face]:
        """The faces whose corners were guessed, and may not be there."""
        return [
            f for f, photo in zip(Face, self._photos, strict=True) if photo and photo.is_doubtful
        ]

    @property
    def work_count(self) -> int:
        """How many photos or readings are being worked on."""
        return len(self._jobs)

    def free_faces(self, first: Face) -> list[Face]:
        """Return the faces without a photo, ``first`` and those behind it first."""
        faces = [Face((first + i) % 6) for i in range(6)]
        return [f for f in faces if self._photos[f] is None and not self._is_loading(f)]

    def set_size(self, size: int) -> None:
        """Set the size of the cube in the photos; the corners are guessed anew."""
        if size == self.size:
            return
        self.size = size
        self._outdated = {face for face in Face if self._photos[face] is not None}
        for face in Face:
            self.guess(face)

    def add(self, sources: Sequence[Path | QImage], first: Face) -> None:
        """Load pictures for ``first`` and then for the faces that have none."""
        faces = [first, *(face for face in self.free_faces(first) if face != first)]
        for face, source in zip(faces, sources, strict=False):
            self._load(face, source)
        if len(sources) > len(faces):
            left = len(sources) - len(faces)
            text = tr("There is no face left for {count} of the pictures.")
            self.failed.emit(text.format(count=counted(left)))

    def remove(self, face: Face) -> None:
        """Remove the photo of ``face``."""
        self._drop(face)
        self._set(face, None)

    def turn(self, face: Face) -> None:
        """Turn the photo of ``face`` a quarter clockwise."""
        photo = self._photos[face]
        if photo is not None:
            turned = photo.turned()
            self._set(face, turned)
            if any(job.guessed is photo for job in self._jobs):
                self._guess(face, turned)

    def place(self, face: Face, corners: Floats) -> None:
        """Set where the face lies in its photo."""
        photo = self._photos[face]
        if photo is not None:
            if not self._is_loading(face):
                self._drop(face)
            self._outdated.discard(face)
            self._set(face, photo.with_corners(corners))

    def guess(self, face: Face) -> None:
        """Look anew for where the face lies in its photo, unless another one is on its way."""
        photo = self._photos[face]
        if photo is not None and not self._is_loading(face):
            self._guess(face, photo)

    def clear(self) -> None:
        """Remove all photos."""
        for face in Face:
            self.remove(face)

    def add_from(self, sources: Sequence[Path | QImage], face: Face) -> Face:
        """Add pictures that the user chose, and return the face to show.

        Files named after faces go there. Others go to ``face`` and the free ones after it; more
        than fit there replace all photos.
        """
        named = faces_named([source for source in sources if isinstance(source, Path)])
        if named and len(named) == len(sources):
            for source, own in zip(sources, named, strict=True):
                self.add([source], own)
            return named[0]
        if len(sources) > len({face, *self.free_faces(face)}):
            self.clear()
        self.add(sources, face)
        return face

    def read_all(self) -> None:
        """Read the cube in the photos, if all six are there."""
        photos = [photo for photo in self._photos if photo is not None]
        size, palette = self.size, palette_light(self.colours)

        def work(_control: SearchControl) -> PhotoReading:
            stickers = [sample(photo.pixels, photo.corners, size) for photo in photos]
            return read_photos(np.stack(stickers), palette)

        if len(photos) == 6:
            self._add_job(_Job(None, work, self.read.emit))

    # Background work

    @property
    def _jobs(self) -> list[_Job]:
        """What is done now, and what comes after it."""
        return [*([] if self._job is None else [self._job]), *self._queue]

    def _is_loading(self, face: Face) -> bool:
        """Tell whether another photo of ``face`` is on its way."""
        return any(job.face is face and job.guessed is None for job in self._jobs)

    def _load(self, face: Face, source: Path | QImage) -> None:
        size = self.size
        name = source.name if isinstance(source, Path) else tr("The pasted picture")

        def work(control: SearchControl) -> Photo:
            pixels = load_pixels(source, name)
            guess = guess_corners(pixels, size, control)
            return Photo.of(name, pixels, guess.corners, guess.is_doubtful)

        def done(photo: Photo) -> None:
            self._outdated.discard(face)
            self._set(face, photo)
            if size != self.size:
                # Another cube has been chosen while the picture was on its way.
                self._outdated.add(face)
                self._guess(face, photo)

        self._add_job(_Job(face, work, done))

    def _guess(self, face: Face, photo: Photo) -> None:
        size = self.size

        def done(guess: CornersGuess) -> None:
            if self._photos[face] is photo:
                self._outdated.discard(face)
                self._set(face, photo.with_corners(guess.corners, guess.is_doubtful))

        def work(control: SearchControl) -> CornersGuess:
            return guess_corners(photo.pixels, size, control)

        self._add_job(_Job(face, work, done, photo))

    def _add_job(self, job: _Job) -> None:
        """Do ``job`` after the others, in the place of any for the same face."""
        self._drop(job.face)
        self._queue.append(job)
        self._begin_next()

    def _drop(self, face: Face | None) -> None:
        """Do nothing any more for ``face``."""
        self._queue = [job for job in self._queue if job.face is not face]
        if self._job is not None and self._job.face is face and self._task is not None:
            self._task.cancel()
            self._job = None
        self._begin_next()

    def _begin_next(self) -> None:
        if self._job is None and self._queue:
            self._job = job = self._queue.pop(0)
            self._task = self._tasks.start(
                job.work, partial(self._on_done, job), self._on_failed, quiet=True
            )
        self.busy_changed.emit(self.work_count)

    def _on_done(self, job: _Job, result: Any) -> None:
        self._job = None
        job.done(result)
        self._begin_next()

    def _on_failed(self, failure: Failure) -> None:
        job, self._job = self._job, None
        # Its sentence may begin with the name of a file, which stays as it is.
        is_own = isinstance(failure.error, PhotoError)
        self.failed.emit(str(failure.error) if is_own else failure.message)
        if job is not None and job.guessed is None and job.face in self._outdated:
            # The photo that it was to replace stays.
            self.guess(job.face)
        self._begin_next()

    def _set(self, face: Face, photo: Photo | None) -> None:
        self._photos[face] = photo
        self.photo_changed.emit(int(face))
