"""Solving to a cube other than the solved one."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np
from numpy.typing import NDArray

from cubeapp.engine.legality.diagnosis import InvalidCubeError
from cubeapp.engine.legality.validity import diagnose
from cubeapp.engine.model.cube import Cube
from cubeapp.engine.model.cubies import (
    Colours,
    corner_colours,
    edge_colours,
    read_corners,
    read_edges,
)
from cubeapp.engine.model.errors import UnsupportedCubeError
from cubeapp.engine.model.geometry import cube_name
from cubeapp.engine.model.orbits import corner_facelets, fixed_centres, midge_facelets
from cubeapp.engine.text import Text

LARGEST_SIZE = 3


def difference(cube: Cube, target: Cube) -> Cube:
    """Return the cube whose answers lead from ``cube`` to ``target``.

    Each sticker of ``cube`` gets the colour of the face on which ``target`` has that sticker.
    Face turns that solve the difference so make exactly ``target`` of a 3×3×3 whose centres
    are where the target has them; of another one, and of a 2×2×2, they make the target up to
    how it is held.

    Raises:
        InvalidCubeError: turns can solve one of the two in no way.
        UnsupportedCubeError: the sizes differ, or are above 3.
    """
    size = cube.size
    if target.size != size:
        message = Text(
            "no turns make a {target} of a {cube}",
            target=cube_name(target.size),
            cube=cube_name(size),
        )
        raise UnsupportedCubeError(message)
    if size > LARGEST_SIZE:
        raise UnsupportedCubeError(
            Text("a {cube} can be solved to one colour a face only", cube=cube_name(size))
        )
    for one in (target, cube):
        diagnosis = diagnose(one)
        if not diagnosis.is_legal:
            raise InvalidCubeError(diagnosis)
    result = np.empty(6 * size * size, dtype=np.uint8)
    for facelets, colours in _parts(cube, target):
        result[facelets] = colours
    return Cube.from_faces(result.reshape(6, size, size))


def _parts(cube: Cube, target: Cube) -> Iterator[tuple[NDArray[np.intp], Colours]]:
    """Yield the facelets of the corners, edges and centres with their new colours."""
    size = cube.size
    places = corner_facelets(size)
    now, then = (read_corners(one.facelets[places]) for one in (cube, target))
    place = np.argsort(then // 3)[now // 3]
    yield places, corner_colours(place.tolist(), ((now - then[place]) % 3).tolist())
    if size % 2 == 1:
        places = midge_facelets(size)
        now, then = (read_edges(one.facelets[places]) for one in (cube, target))
        place = np.argsort(then // 2)[now // 2]
        yield places, edge_colours(place.tolist(), ((now - then[place]) % 2).tolist())
        centres = fixed_centres(size)
        yield centres, np.argsort(target.facelets[centres])[cube.facelets[centres]].astype(np.uint8)
