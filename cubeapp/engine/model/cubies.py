"""The 3×3×3 as twenty moving cubies, and how a cube is held.

Source: H. Kociemba, "The Facelet Level" and "The Cubie Level": place ``i`` holds cubie
``cp[i]`` ("is replaced by"), twisted clockwise by ``co[i]`` thirds of a turn.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Self

import numpy as np
from numpy.typing import ArrayLike, NDArray

from cubeapp.engine.model.cube import Cube
from cubeapp.engine.model.errors import UnsupportedCubeError
from cubeapp.engine.model.moves import Move, inverse
from cubeapp.engine.model.orbits import (
    CORNERS,
    EDGES,
    corner_facelets,
    faces_of,
    fixed_centres,
    midge_facelets,
)
from cubeapp.engine.model.orientation import rotations

Colours = NDArray[np.uint8]

UNKNOWN = -1
"""The code of colours that are on no cubie."""
_HOME_CENTRES = bytes(range(6))


@dataclass(frozen=True, slots=True)
class Cubies:
    """Where the cubies of a 3×3×3 are and how they sit, the centres being at home.

    Corner places run URF UFL ULB UBR DFR DLF DBL DRB, edge places
    UR UF UL UB DR DF DL DB FR FL BL BR.
    """

    cp: tuple[int, ...]
    """The corner cubie in each of the 8 places."""
    co: tuple[int, ...]
    """Its clockwise twist, 0…2, seen from outside."""
    ep: tuple[int, ...]
    """The edge cubie in each of the 12 places."""
    eo: tuple[int, ...]
    """1 where the edge is flipped."""

    @classmethod
    def solved(cls) -> Self:
        """Return the cubies of the solved cube."""
        return cls(tuple(range(8)), (0,) * 8, tuple(range(12)), (0,) * 12)

    @classmethod
    def of(cls, cube: Cube) -> Self:
        """Return the cubies of a 3×3×3 whose centres are at home (see `turns_home`).

        The cubies are only read: a duplicate or a twist that no turns make stays as it is,
        and `is_solvable` tells.

        Raises:
            UnsupportedCubeError: another size, the centres are elsewhere, or there are
                colours that no cubie has.
        """
        if cube.size != 3:
            raise UnsupportedCubeError(f"cubies are for the 3×3×3, not for size {cube.size}")
        if cube.facelets[fixed_centres(3)].tobytes() != _HOME_CENTRES:
            raise UnsupportedCubeError("turn the cube first so that its centres are at home")
        # Plain numbers: so few of them take longer in arrays.
        corners = read_corners(cube.facelets[corner_facelets(3)]).tolist()
        edges = read_edges(cube.facelets[midge_facelets(3)]).tolist()
        if UNKNOWN in corners or UNKNOWN in edges:
            raise UnsupportedCubeError("some cubie's colours are on no cube")
        return cls(
            tuple([code // 3 for code in corners]),
            tuple([code % 3 for code in corners]),
            tuple([code // 2 for code in edges]),
            tuple([code % 2 for code in edges]),
        )

    def cube(self) -> Cube:
        """Return the cube with these cubies, centres at home."""
        facelets = Cube.solved(3).facelets.copy()
        facelets[corner_facelets(3)] = corner_colours(self.cp, self.co)
        facelets[midge_facelets(3)] = edge_colours(self.ep, self.eo)
        return Cube.from_faces(facelets.reshape(6, 3, 3))

    @property
    def is_solvable(self) -> bool:
        """Whether turns lead from here to solved."""
        return (
            sorted(self.cp) == list(range(8))
            and sorted(self.ep) == list(range(12))
            and sum(self.co) % 3 == 0
            and sum(self.eo) % 2 == 0
            and is_odd(self.cp) == is_odd(self.ep)
        )


def is_odd(permutation: Sequence[int]) -> bool:
    """Tell whether an odd number of swaps sorts ``permutation``."""
    seen = [False] * len(permutation)
    odd = False
    for start in range(len(permutation)):
        place, length = start, 0
        while not seen[place]:
            seen[place] = True
            place = permutation[place]
            length += 1
        # A cycle of n takes n - 1 swaps.
        odd ^= length > 0 and length % 2 == 0
    return odd


def read_corners(colours: Colours) -> NDArray[np.int64]:
    """Return which cubie shows these colours: ``3·cubie + twist``, or `UNKNOWN`.

    Args:
        colours: uint8, shape (…, 3), clockwise as the letters of the place run.
    """
    # Unpainted stickers count as a seventh colour, which no cubie has.
    known = np.minimum(colours, 6)
    return np.asarray(_corner_codes()[known[..., 0], known[..., 1], known[..., 2]])


def read_edges(colours: Colours) -> NDArray[np.int64]:
    """Return which edge shows these colours: ``2·cubie + flip``, or `UNKNOWN`.

    Args:
        colours: uint8, shape (…, 2), as the letters of the place run.
    """
    known = np.minimum(colours, 6)
    return np.asarray(_edge_codes()[known[..., 0], known[..., 1]])


def read_wings(colours: Colours) -> NDArray[np.uint8]:
    """Return which wings of a legal cube show these colours, as their indices in `WINGS`.

    Args:
        colours: uint8, shape (…, 2), as the letters of the place run.
    """
    cubies, flips = np.divmod(read_edges(colours), 2)
    return np.asarray(cubies + len(EDGES) * flips, dtype=np.uint8)


def corner_colours(cp: ArrayLike, co: ArrayLike) -> Colours:
    """Return the stickers of corners, clockwise as the letters of their places run.

    Args:
        cp: the cubie in each place, of any number of places.
        co: its clockwise twist.

    Returns:
        uint8, shape (len(cp), 3).
    """
    thirds = (np.arange(3) - np.asarray(co, dtype=np.intp)[:, None]) % 3
    return np.asarray(_colours_of(CORNERS)[np.asarray(cp, dtype=np.intp)[:, None], thirds])


def edge_colours(ep: ArrayLike, eo: ArrayLike) -> Colours:
    """Return the stickers of edges as the letters of their places run.

    Returns:
        uint8, shape (len(ep), 2).
    """
    halves = (np.arange(2) + np.asarray(eo, dtype=np.intp)[:, None]) % 2
    return np.asarray(_colours_of(EDGES)[np.asarray(ep, dtype=np.intp)[:, None], halves])


def turns_home(cube: Cube) -> tuple[Move, ...]:
    """Return the rotations, at most two, after which ``cube`` is in the standard orientation.

    On odd sizes every fixed centre is then on its own face; on even ones the corner with
    the colours of D, B and L is at DBL with each of them on its own face.

    Raises:
        UnsupportedCubeError: no rotation does that, as the centres or that corner are not
            those of a legal cube.
    """
    index = _holds(cube.size % 2 == 1).get(_hold(cube))
    if index is None:
        raise UnsupportedCubeError("no way to hold this cube brings its faces home")
    return rotations(cube.size)[index]


@lru_cache(maxsize=1)
def face_colours_by_hold() -> Colours:
    """Return the colours of the six faces in the 24 ways to hold a cube: uint8, shape (24, 6)."""
    return np.array([list(hold) for hold in _holds(True)], dtype=np.uint8)


def _hold(cube: Cube) -> bytes:
    """Return what tells the 24 ways to hold a cube apart."""
    if cube.size % 2 == 1:
        return cube.facelets[fixed_centres(cube.size)].tobytes()
    codes = read_corners(cube.facelets[corner_facelets(cube.size)])
    dbl = 3 * CORNERS.index("DBL")
    return np.where((codes >= dbl) & (codes < dbl + 3), codes, UNKNOWN).tobytes()


@lru_cache(maxsize=2)
def _holds(odd: bool) -> dict[bytes, int]:
    """Return which of the `rotations` bring a cube home from each way to hold it."""
    solved = Cube.solved(3 if odd else 2)
    every = rotations(solved.size)
    return {_hold(solved.apply_all(inverse(turns))): index for index, turns in enumerate(every)}


@lru_cache(maxsize=2)
def _colours_of(names: tuple[str, ...]) -> Colours:
    return np.array([faces_of(name) for name in names], dtype=np.uint8)


@lru_cache(maxsize=1)
def _corner_codes() -> NDArray[np.int64]:
    codes = np.full((7, 7, 7), UNKNOWN)
    for cubie in range(8):
        for twist in range(3):
            codes[tuple(corner_colours([cubie], [twist])[0])] = 3 * cubie + twist
    return codes


@lru_cache(maxsize=1)
def _edge_codes() -> NDArray[np.int64]:
    codes = np.full((7, 7), UNKNOWN)
    for cubie in range(12):
        for flip in range(2):
            codes[tuple(edge_colours([cubie], [flip])[0])] = 2 * cubie + flip
    return codes
