"""Cubes and turns in space: which cubie is in which place, the centres among them.

A wide turn, a slice and a rotation move corners, edges and centres as a face turn does, so each
is one arrangement, and so is a cube. What follows another is their product.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache, lru_cache
from typing import Self

import numpy as np
from numpy.typing import NDArray

from cubeapp.engine.legality.diagnosis import InvalidCubeError
from cubeapp.engine.legality.validity import diagnose
from cubeapp.engine.model.cube import Cube
from cubeapp.engine.model.cubies import Cubies, face_colours_by_hold
from cubeapp.engine.model.errors import UnsupportedCubeError
from cubeapp.engine.model.geometry import UNPAINTED, Face, cube_name
from cubeapp.engine.model.moves import Move
from cubeapp.engine.model.orbits import (
    CORNERS,
    corner_facelets,
    faces_of,
    fixed_centres,
    midge_facelets,
)
from cubeapp.engine.model.orientation import rotated, rotations
from cubeapp.engine.model.permutations import permutation
from cubeapp.engine.text import Text

SIZE = 3
HOLDS = 24
DBL = CORNERS.index("DBL")
Bytes = NDArray[np.uint8]
_HOME_CENTRES = bytes(Face)


@dataclass(frozen=True, slots=True, eq=False)
class Arrangement:
    """Where corners, edges and centres are, or what a turn does to them; one or many.

    Arrays may have a first dimension for many arrangements, ``...`` below. Places are those of
    `CORNERS`, `EDGES` and `Face`: place ``i`` gets what was at ``cp[i]``.
    """

    cp: Bytes
    """Shape (..., 8): the corner in each place."""
    co: Bytes
    """Shape (..., 8): its clockwise twist, 0…2, seen from outside and told by the place."""
    ep: Bytes
    """Shape (..., 12): the edge in each place."""
    eo: Bytes
    """Shape (..., 12): 1 where it is flipped."""
    frame: NDArray[np.int64]
    """Shape (...): how the centres lie, as an index of `rotations`; 0 is home."""

    @classmethod
    def of_cubies(cls, cubies: Cubies) -> Self:
        """Return the arrangement of cubies whose centres are at home."""
        cp, co, ep, eo = (
            np.array(part, dtype=np.uint8) for part in (cubies.cp, cubies.co, cubies.ep, cubies.eo)
        )
        return cls(cp, co, ep, eo, np.array(0))

    @classmethod
    def home(cls) -> Self:
        """Return the solved cube."""
        return cls.of_cubies(Cubies.solved())

    @classmethod
    def stacked(cls, many: Iterable[Arrangement]) -> Self:
        """Return many arrangements as one."""
        parts = zip(*((a.cp, a.co, a.ep, a.eo, a.frame) for a in many), strict=True)
        return cls(*(np.stack(part) for part in parts))

    @classmethod
    def joined(cls, many: Iterable[Arrangement]) -> Self:
        """Return several arrangements of many as one."""
        parts = zip(*((a.cp, a.co, a.ep, a.eo, a.frame) for a in many), strict=True)
        return cls(*(np.concatenate(part) for part in parts))

    def __getitem__(self, index: int | NDArray[np.intp]) -> Arrangement:
        """Return one of many, or some of them."""
        frame = np.asarray(self.frame[index])
        return Arrangement(self.cp[index], self.co[index], self.ep[index], self.eo[index], frame)

    def __len__(self) -> int:
        return len(self.cp)

    def then(self, turn: Arrangement) -> Arrangement:
        """Return what is there after ``turn``; either of the two may be many."""
        return Arrangement(
            self.cp[..., turn.cp],
            (self.co[..., turn.cp] + turn.co) % 3,
            self.ep[..., turn.ep],
            self.eo[..., turn.ep] ^ turn.eo,
            np.asarray(frames_after()[self.frame, turn.frame]),
        )

    def inverse(self) -> Arrangement:
        """Return what undoes this one, of a single arrangement."""
        cp, ep = np.argsort(self.cp).astype(np.uint8), np.argsort(self.ep).astype(np.uint8)
        frame = np.flatnonzero(frames_after()[self.frame] == 0)[0]
        return Arrangement(cp, (3 - self.co[cp]) % 3, ep, self.eo[ep], frame)

    @property
    def key(self) -> bytes:
        """What tells a single arrangement from all others."""
        parts = (self.cp, self.co, self.ep, self.eo, np.uint8(self.frame))
        return b"".join(part.tobytes() for part in parts)

    def cubies(self) -> Cubies:
        """Return a single arrangement without its centres."""
        parts = (self.cp, self.co, self.ep, self.eo)
        return Cubies(*(tuple(part.tolist()) for part in parts))

    def held(self, hold: int) -> Arrangement:
        """Return a single arrangement as it looks when the cube is held in another way.

        What was called by its old place is called by the new one: the cube turned as
        ``rotations(3)[hold]`` says, and recoloured so that centres at home are there again.
        """
        back, turn = _held_by(hold)
        return back.then(self).then(turn)


def arrangement_of(cube: Cube) -> Arrangement:
    """Return a 3×3×3, or the corners of a 2×2×2, as it is held.

    Colours are called by where their centres are now. On a 2×2×2 the corner at DBL stands for
    them; its edges count as being home.

    Raises:
        InvalidCubeError: no turns can make this cube.
        UnsupportedCubeError: it is larger.
    """
    if cube.size > SIZE:
        message = Text("goals are for the 2×2×2 and the 3×3×3, not for a {cube}")
        raise UnsupportedCubeError(message.format(cube=cube_name(cube.size)))
    try:
        cubies = Cubies.of(_with_edges(recoloured(cube, cube)))
    except UnsupportedCubeError:
        raise InvalidCubeError(diagnose(cube)) from None
    if not (cubies.is_solvable if cube.size == SIZE else cube.is_legal):
        raise InvalidCubeError(diagnose(cube))
    return Arrangement.of_cubies(cubies)


def recoloured(cube: Cube, whole: Cube) -> Cube:
    """Return ``cube`` with colours called by where ``whole``, held likewise, has their centres.

    Raises:
        InvalidCubeError: ``whole`` has no such centres.
    """
    centres = centre_colours(whole)
    if centres.tobytes() == _HOME_CENTRES:
        return cube
    called = np.full(256, UNPAINTED, dtype=np.uint8)
    called[centres] = np.arange(6)
    return Cube.from_faces(called[cube.faces])


def _with_edges(cube: Cube) -> Cube:
    """Return a 3×3×3 as it is, or a 2×2×2 as the corners of one whose edges are home."""
    if cube.size == SIZE:
        return cube
    large = Cube.solved(SIZE).facelets.copy()
    large[corner_facelets(SIZE)] = cube.facelets[corner_facelets(2)]
    return Cube.from_faces(large.reshape(6, SIZE, SIZE))


def centre_colours(cube: Cube) -> Bytes:
    """Return the colour of each face's centre: uint8, shape (6,), in the order of `Face`.

    Of a larger cube the centres are made. On a 2×2×2 the corner at DBL tells what they would be.

    Raises:
        InvalidCubeError: no cube is held so.
    """
    faces = faces_of("DBL") if cube.size == 2 else tuple(Face)
    shown = cube.facelets[corner_facelets(2)[DBL]] if cube.size == 2 else cube.faces[:, 1, 1]
    colours = _colours_by(faces).get(shown.tobytes())
    if colours is None:
        raise InvalidCubeError(diagnose(cube))
    return colours


@cache
def _colours_by(faces: tuple[Face, ...]) -> dict[bytes, Bytes]:
    """Return the colours of all centres in each way to hold a cube, by those of some faces."""
    holds = face_colours_by_hold()
    return {hold[list(faces)].tobytes(): hold for hold in holds}


@lru_cache(maxsize=256)
def arrangement_of_move(move: Move) -> Arrangement:
    """Return what a move does to the 3×3×3: a face, wide or slice turn, or a rotation."""
    return _arrangement(permutation(SIZE, move))


def after_moves(start: Arrangement, moves: Iterable[Move]) -> Arrangement:
    """Return what is there after ``moves``."""
    for move in moves:
        start = start.then(arrangement_of_move(move))
    return start


@cache
def held_turns() -> Arrangement:
    """Return what the turns of the whole cube do to each of the 24 ways to hold it."""
    return Arrangement.stacked(_arrangement(row) for row in rotated(SIZE))


@cache
def _held_by(hold: int) -> tuple[Arrangement, Arrangement]:
    """Return the turns of the whole cube back from a way to hold it, and there."""
    turn = held_turns()[hold]
    return turn.inverse(), turn


@cache
def frames_after() -> NDArray[np.int64]:
    """Return the centres' frame after a rotation: int64, shape (24, 24)."""
    centres = _centres(rotated(SIZE))
    index = {row.tobytes(): number for number, row in enumerate(centres)}
    return np.array([[index[one[two].tobytes()] for two in centres] for one in centres])


def _arrangement(source: NDArray[np.intp]) -> Arrangement:
    """Return what a permutation of facelets does, ``after = before[source]``."""
    corners, edges = corner_facelets(SIZE), midge_facelets(SIZE)
    cp, thirds = _found(source[corners[:, 0]], corners)
    ep, halves = _found(source[edges[:, 0]], edges)
    centre = _centres(source)
    frame = np.flatnonzero((_centres(rotated(SIZE)) == centre).all(axis=1))[0]
    return Arrangement(cp, (3 - thirds) % 3, ep, halves, frame)


def _found(facelets: NDArray[np.intp], places: NDArray[np.intp]) -> tuple[Bytes, Bytes]:
    """Return the place of each facelet, and which of its facelets it is."""
    at, which = np.nonzero(facelets[:, None, None] == places)[1:]
    return at.astype(np.uint8), which.astype(np.uint8)


def _centres(source: NDArray[np.intp]) -> NDArray[np.intp]:
    """Return which face's centre each face gets."""
    return np.asarray(source[..., fixed_centres(SIZE)] // SIZE**2)


def hold_of(moves: tuple[Move, ...]) -> int:
    """Return the index in `rotations` of how a cube is held after some rotations."""
    return int(after_moves(Arrangement.home(), moves).frame)


def rotation_moves(hold: int) -> tuple[Move, ...]:
    """Return the fewest rotations to one of the 24 ways to hold the cube."""
    return rotations(SIZE)[hold]
