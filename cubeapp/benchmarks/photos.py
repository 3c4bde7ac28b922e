"""How well cubes are read from photos that the program stages itself, in any light."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import partial
from itertools import product
from statistics import median
from typing import TypeVar

import numpy as np
from PySide6.QtGui import QGuiApplication

from cubeapp.benchmarks import Figure, Report
from cubeapp.benchmarks.staged_photos import Photo, Scene, photo_of, photos_of
from cubeapp.engine.model.cube import Cube
from cubeapp.engine.model.cubies import turns_home
from cubeapp.engine.model.geometry import Face, cube_name
from cubeapp.engine.model.moves import layer_turns
from cubeapp.engine.photos.corners import guess_corners
from cubeapp.engine.photos.pixels import Floats
from cubeapp.engine.photos.reading import Fit, PhotoReading, palette_light, read_photos
from cubeapp.engine.photos.sampling import sample
from cubeapp.engine.scrambles.random_state import random_state

SEED = 2026
CUBES = {2: 20, 3: 200, 4: 20, 5: 20, 7: 10}
USUALLY = 50
"""No more of one size unless what takes long is asked for."""
GUESSED = 40
"""Number of 3×3×3 cubes whose corners are also left as guessed."""
NEAR = 0.05
"""A guess is near if no corner is farther away than this share of the face's side."""
RIGHT = 0.4
"""A guess is right if no corner is farther away than this share of a sticker's side."""
DARK_SIZES, DARK = (3, 4, 5, 6, 7), 20
"""Number of photos of each size in the dark."""
TURNED = 60

Result = TypeVar("Result")


@dataclass(slots=True)
class Tally:
    """What was counted."""

    stickers: int = 0
    wrong: int = 0
    unmarked: int = 0
    """Of the wrong ones, those that are not marked as doubtful."""
    illegal: int = 0
    """Illegal cubes that were not said to be such."""
    times: dict[str, list[float]] = field(default_factory=dict)
    """CPU milliseconds of each step."""

    def add(self, reading: PhotoReading, cube: Cube) -> None:
        """Count the stickers of ``reading`` that differ from ``cube``."""
        different = reading.cube.facelets != cube.facelets
        self.stickers += len(different)
        self.wrong += int(different.sum())
        unmarked = set(np.flatnonzero(different).tolist()) - reading.doubtful
        self.unmarked += len(unmarked)
        is_said = reading.fit is Fit.NONE
        self.illegal += not is_said and not reading.cube.is_legal

    def timed(self, step: str, work: Callable[[], Result]) -> Result:
        """Return what ``work`` returns, and note how long it took."""
        start = time.process_time()
        result = work()
        self.times.setdefault(step, []).append(1000 * (time.process_time() - start))
        return result

    @property
    def percent(self) -> float:
        """The share of stickers that are right."""
        return 100 * (1 - self.wrong / max(self.stickers, 1))


def run(report: Report, is_long: bool = False) -> list[Figure]:
    """Read staged cubes, with the corners where they are and where they were guessed."""
    application = QGuiApplication.instance() or QGuiApplication(["", "-platform", "offscreen"])
    figures = []
    for size, most in CUBES.items():
        count = most if is_long else min(most, USUALLY)
        report(f"reading {count} cubes of {cube_name(size)}")
        figures += _read(size, count)
    report("guessing corners")
    figures += _guessed(GUESSED if is_long else GUESSED // 4)
    report("guessing corners in the dark")
    figures += _dark(DARK if is_long else DARK // 5)
    report("turned and shuffled photos")
    figures.append(_turned(TURNED if is_long else TURNED // 4))
    del application
    return figures


def _staged(size: int, number: int) -> tuple[Cube, Scene, list[Photo]]:
    rng = np.random.default_rng([SEED, size, number])
    turns = layer_turns(size)
    cube = Cube.solved(size).apply_all(turns[i] for i in rng.integers(0, len(turns), 30 * size))
    if size % 2:
        cube = cube.apply_all(turns_home(cube))
    scene = Scene.drawn(rng)
    return cube, scene, photos_of(cube, scene, rng)


def _palette(scene: Scene) -> Floats:
    return palette_light(scene.theme.scheme.colours)


def _read(size: int, count: int) -> list[Figure]:
    tally = Tally()
    for number in range(count):
        cube, scene, photos = _staged(size, number)
        samples = np.stack([sample(photo.pixels, photo.corners, size) for photo in photos])
        palette = _palette(scene)
        tally.add(tally.timed("reading", partial(read_photos, samples, palette)), cube)
    name = f"{count} cubes of {cube_name(size)} from photos"
    share = Figure(f"{name}: stickers right", tally.percent, "%", 99, more_is_better=True)
    return [
        share,
        Figure(f"{name}: wrong and not marked as doubtful", tally.unmarked, "stickers"),
        Figure(f"{name}: illegal, and not said to be", tally.illegal, "cubes", 0),
        Figure(f"{name}: time of a reading", median(tally.times["reading"]), "ms CPU"),
    ]


def _guessed(count: int) -> list[Figure]:
    tally, apart = Tally(), []
    for number in range(count):
        cube, scene, photos = _staged(3, 1000 + number)
        found = [tally.timed("guess", partial(guess_corners, p.pixels, 3)) for p in photos]
        guesses = [guess.corners for guess in found]
        for photo, guess in zip(photos, guesses, strict=True):
            side = np.linalg.norm(photo.corners[1] - photo.corners[0])
            apart.append(float(np.linalg.norm(guess - photo.corners, axis=1).max() / side))
        samples = [sample(p.pixels, guess, 3) for p, guess in zip(photos, guesses, strict=True)]
        tally.add(read_photos(np.stack(samples), _palette(scene)), cube)
    near = 100 * float(np.mean(np.array(apart) <= NEAR))
    name = f"{6 * count} photos, corners as guessed"
    return [
        Figure(f"{name}: within {NEAR:.0%} of the side", near, "%", 90, more_is_better=True),
        Figure(f"{name}: farthest corner, median", 100 * median(apart), "% of the side"),
        Figure(f"{name}: stickers right", tally.percent, "%", 99, more_is_better=True),
        Figure(f"{name}: time of a guess", median(tally.times["guess"]), "ms CPU"),
    ]


def _dark(count: int) -> list[Figure]:
    """Return how often corners are guessed right in dark photos, and how often asked for."""
    right = asked = silent = 0
    for size, number in product(DARK_SIZES, range(count)):
        rng = np.random.default_rng([SEED, size, 3000 + number])
        cube = random_state(size, rng)
        photo = photo_of(cube, Face(number % 6), Scene.dark(rng), rng)
        guess = guess_corners(photo.pixels, size)
        side = np.linalg.norm(photo.corners[1] - photo.corners[0])
        apart = np.linalg.norm(guess.corners - photo.corners, axis=1).max()
        is_right = bool(apart <= RIGHT * side / size)
        right += is_right
        asked += guess.is_doubtful
        silent += not is_right and not guess.is_doubtful
    photos = len(DARK_SIZES) * count
    name = f"{photos} dark photos, 3×3×3 to 7×7×7, corners"
    return [
        Figure(f"{name}: right", 100 * right / photos, "%", more_is_better=True),
        Figure(f"{name}: asked for", 100 * asked / photos, "%"),
        Figure(f"{name}: wrong and not asked for", silent, "photos", 0),
    ]


def _turned(count: int) -> Figure:
    """Return how many cubes are found from photos on their sides and in wrong places."""
    found = 0
    for number in range(count):
        cube, scene, photos = _staged(3, 2000 + number)
        rng = np.random.default_rng([SEED, number])
        samples = [
            np.rot90(sample(photo.pixels, photo.corners, 3), int(rng.integers(4)))
            for photo in photos
        ]
        reading = read_photos(np.stack(samples)[rng.permutation(6)], _palette(scene))
        is_legal = reading.cube.is_legal
        found += is_legal and reading.cube.apply_all(turns_home(reading.cube)) == cube
    name = f"{count} cubes from photos turned and shuffled: found"
    return Figure(name, 100 * found / count, "%")
