"""The stickers of a half-painted cube that follow from those already there."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

import numpy as np
from numpy.typing import NDArray

from cubeapp.engine.checks.findings import is_sound
from cubeapp.engine.checks.reading import MIRROR, Reading, holds_with
from cubeapp.engine.cube import Cube
from cubeapp.engine.cubies import Colours
from cubeapp.engine.geometry import UNPAINTED
from cubeapp.engine.orbits import (
    CORNERS,
    EDGES,
    WINGS,
    centre_facelets,
    corner_facelets,
    faces_of,
    fixed_centres,
    midge_facelets,
    wing_facelets,
)

MAX_STICKERS = 3
"""No cubie has more."""


def filled(cube: Cube) -> Cube:
    """Return ``cube`` with every sticker painted that can have one colour only.

    A sticker follows where all cubies that are still free and fit the place's painted
    stickers agree on it. The last place is also settled by the laws of twist, flip and parity.

    Args:
        cube: a cube that `is_sound`; of others some stickers are left as they are.
    """
    mirrored = Reading.of(cube).mirrored
    facelets = cube.facelets.copy()
    _fill_fixed_centres(facelets, cube.size)
    _fill_centres(facelets, cube.size)
    orbits = list(_orbits(cube.size, mirrored))
    for table, cubies in orbits:
        _fill_orbit(facelets, table, cubies)
    _fill_last_place(facelets, cube.size, orbits)
    return Cube(facelets.reshape(cube.faces.shape))


def _orbits(size: int, mirrored: bool) -> Iterator[tuple[NDArray[np.intp], Colours]]:
    """Yield the facelets of each orbit's places, and what its cubies can show there.

    The second has the shape (cubies, orientations, stickers).
    """
    yield corner_facelets(size), _shown(CORNERS, mirrored)
    if size % 2:
        yield midge_facelets(size), _shown(EDGES, False)
    for table in wing_facelets(size):
        # A wing has one orientation in each place.
        yield table, _shown(WINGS, False)[:, :1]


@lru_cache(maxsize=8)
def _shown(names: tuple[str, ...], mirrored: bool) -> Colours:
    colours = np.array([faces_of(name) for name in names], dtype=np.uint8)
    if mirrored:
        colours = MIRROR[colours]
    turns = range(colours.shape[1])
    return np.stack([np.roll(colours, turn, axis=1) for turn in turns], axis=1)


def _fill_fixed_centres(facelets: Colours, size: int) -> None:
    indices = fixed_centres(size)
    holds = holds_with(facelets[indices])
    if len(indices) and len(holds) == 1:
        facelets[indices] = holds[0]


def _fill_centres(facelets: Colours, size: int) -> None:
    for orbit in centre_facelets(size):
        counts = np.bincount(np.minimum(facelets[orbit], 6), minlength=7)
        (lacking,) = np.nonzero(counts[:6] < 4)
        if counts[6] and len(lacking) == 1:
            facelets[orbit[facelets[orbit] == UNPAINTED]] = lacking[0]


def _fill_orbit(facelets: Colours, table: NDArray[np.intp], cubies: Colours) -> None:
    """Paint what follows in one orbit, until nothing more does."""
    free = [row for row in range(len(cubies)) if not _is_placed(facelets, table, cubies[row])]
    places = [place for place in table if UNPAINTED in facelets[place]]
    changed = True
    while changed and len(places) < len(table):
        changed = False
        for place in places:
            fitting = _fitting(facelets[place], cubies[free])
            if len(fitting) == 0 or UNPAINTED not in facelets[place]:
                continue
            agreed = np.all(fitting == fitting[0], axis=0) & (facelets[place] == UNPAINTED)
            if agreed.any():
                facelets[place[agreed]] = fitting[0][agreed]
                free = [row for row in free if not _is_placed(facelets, table, cubies[row])]
                changed = True


def _is_placed(facelets: Colours, table: NDArray[np.intp], shown: Colours) -> bool:
    return bool(np.any(np.all(facelets[table][:, None] == shown, axis=2)))


def _fitting(colours: Colours, cubies: Colours) -> Colours:
    """Return what the ``cubies`` can show in a place with these ``colours``, shape (n, k)."""
    rows = cubies.reshape(-1, cubies.shape[-1])
    return np.asarray(rows[np.all((rows == colours) | (colours == UNPAINTED), axis=1)])


def _fill_last_place(
    facelets: Colours, size: int, orbits: list[tuple[NDArray[np.intp], Colours]]
) -> None:
    """Paint the only cubie that is left in the only way that makes the cube legal."""
    bare = np.nonzero(facelets == UNPAINTED)[0].tolist()
    if not 0 < len(bare) <= MAX_STICKERS:
        return
    for table, cubies in orbits:
        for place in table:
            if not set(bare) <= set(place.tolist()):
                continue
            free = [row for row in cubies if not _is_placed(facelets, table, row)]
            legal = []
            for colours in _fitting(facelets[place], np.array(free)):
                candidate = facelets.copy()
                candidate[place] = colours
                if is_sound(Cube(candidate.reshape(6, size, size))):
                    legal.append(colours)
            if len(legal) == 1:
                facelets[place] = legal[0]
