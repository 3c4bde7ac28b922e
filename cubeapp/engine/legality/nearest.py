"""The legal cubes nearest to a painted one: those that change the fewest stickers."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from cubeapp.engine.legality.labels import change_label
from cubeapp.engine.legality.mending import Pause, mendings
from cubeapp.engine.legality.origins import NOTHING_KNOWN, Doubts, Origins
from cubeapp.engine.legality.reading import Reading, mirror_image
from cubeapp.engine.model.cube import Cube
from cubeapp.engine.text import Text, joined

SPARE = 4
"""Factor of the ways tried to those wanted: some change more than they need to."""


@dataclass(frozen=True, slots=True)
class Nearest:
    """A cube near to a painted one that is legal, or that can be painted on to a legal one."""

    cube: Cube
    """Bare stickers are left bare."""
    changed: tuple[int, ...]
    """The flat indices of the stickers that have another colour."""
    label: Text
    """For a button: "Paint green: front, top middle"."""


def _nothing() -> None:
    """Go on."""


def nearest_legal(
    cube: Cube, most: int = 5, pause: Pause = _nothing, origins: Origins = NOTHING_KNOWN
) -> tuple[Nearest, ...]:
    """Return the cubes nearest to ``cube`` that are legal as far as they are painted.

    Args:
        cube: painted in part or wholly, with faults.
        most: how many are wanted.
        pause: is called now and then; what it raises ends the search.
        origins: who painted the stickers, and when.

    Returns:
        The nearest ones: the first changes as few stickers as can be, those left out that only
        followed, and of such cubes the one that blames what was painted last; none changes all
        that another one does and more. Nothing where ``cube`` has no fault. Of a cube painted
        left for right those near to its mirror image, which ``changed`` counts from ``cube``.
    """
    reading = Reading.of(cube)
    if not reading.mirrored:
        doubts = Doubts.of(reading, origins)
        return tuple(_nearest(cube, after) for after in _nearby(reading, doubts, most, pause))
    image = mirror_image(cube)
    reading = Reading.of(image)
    # The image need not have a fault of its own.
    afters = list(_nearby(reading, Doubts.of(reading), most, pause)) or [image]
    return tuple(_nearest_mirrored(cube, image, after) for after in afters)


def _nearby(reading: Reading, doubts: Doubts, most: int, pause: Pause) -> Iterator[Cube]:
    """Yield the cubes without a fault, the nearest first, each with a reason of its own."""
    cube = reading.cube
    found: list[set[int]] = []
    for mending in mendings(reading, doubts, SPARE * most, pause):
        changes = set(mending.indices.tolist())
        if len(found) < most and changes and not any(changes > other for other in found):
            found.append(changes)
            yield cube.painted(mending.indices, mending.colours)


def _nearest(cube: Cube, after: Cube) -> Nearest:
    return Nearest(after, _changed(cube, after), change_label(cube, after))


def _nearest_mirrored(cube: Cube, image: Cube, after: Cube) -> Nearest:
    label = Text("Mirror the cube left to right")
    if after != image:
        label = joined(" · ", (label, change_label(image, after)))
    return Nearest(after, _changed(cube, after), label)


def _changed(cube: Cube, after: Cube) -> tuple[int, ...]:
    return tuple((cube.facelets != after.facelets).nonzero()[0].tolist())
