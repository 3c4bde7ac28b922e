"""A 3×3×3 as it lies in the hand, read anew after every turn of the whole cube.

Everything is named by the hand: the cubie ``DFR`` is the one whose colours are those of the
centres at the bottom, in front and on the right just now. So a card is written once, for the one
hold that it wants, and the four holds with the cap on top are four states to look at.

Places are those of `by_hand.places`: ``3·position + slot`` of a corner's first sticker and
``24 + 2·position + slot`` of an edge's.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from functools import lru_cache
from struct import Struct

from cubeapp.engine.legality.diagnosis import InvalidCubeError
from cubeapp.engine.legality.validity import diagnose
from cubeapp.engine.model.cube import Cube
from cubeapp.engine.model.errors import UnsupportedCubeError
from cubeapp.engine.model.geometry import Face
from cubeapp.engine.model.moves import Move, reduced
from cubeapp.engine.model.orbits import (
    CORNERS,
    EDGES,
    corner_facelets,
    faces_of,
    midge_facelets,
)
from cubeapp.engine.model.orientation import rotations
from cubeapp.engine.model.permutations import permutation
from cubeapp.engine.solvers.by_hand.places import CORNER_COUNT, HOME

TOP_CORNERS, LOW_CORNERS = range(4), range(4, 8)
TOP_EDGES, LOW_EDGES, MIDDLE_EDGES = range(8, 12), range(12, 16), range(16, 20)
"""Cubies by the layer that they belong to, as indices of a state's places."""
_PADDING = bytes(256 - 54)
_PLACES = bytes(range(48))
_CENTRES = bytes(range(4, 54, 9))
_CUBIES = Struct("3s" * len(CORNERS) + "2s" * len(EDGES))
"""The stickers of all places, cubie by cubie."""


@dataclass(frozen=True, slots=True)
class State:
    """A cube as it is held."""

    facelets: bytes
    """The colours of its 54 facelets."""
    centres: bytes
    """The colours of the six centres, in the order of `Face`."""
    places: bytes
    """Where each of the twenty cubies is; see above."""

    @classmethod
    def of(cls, cube: Cube) -> State:
        """Return the state of a cube.

        Raises:
            UnsupportedCubeError: it is no 3×3×3.
            InvalidCubeError: some of its pieces are on no cube, or are there twice.
        """
        if cube.size != 3:
            raise UnsupportedCubeError(f"the course is for the 3×3×3, not for size {cube.size}")
        try:
            state = _read(cube.facelets.tobytes())
        except KeyError:
            raise InvalidCubeError(diagnose(cube)) from None
        if len(set(state.centres)) < len(Face):
            raise InvalidCubeError(diagnose(cube))
        return state

    def after(self, moves: Iterable[Move]) -> State:
        """Return the state after any moves, those of the whole cube and of slices, too."""
        return _read(turned(self.facelets, moves))

    def is_home(self, cubie: int) -> bool:
        """Tell whether a cubie is in its place, the right way round."""
        return self.places[cubie] == HOME[cubie]

    def are_home(self, cubies: Iterable[int]) -> bool:
        """Tell whether all of ``cubies`` are home."""
        return all(self.places[cubie] == HOME[cubie] for cubie in cubies)

    def colours(self, cubie: int) -> tuple[int, ...]:
        """Return a cubie's colours, that of the first layer or the cap first."""
        return tuple(self.centres[face] for face in _HOME_FACES[cubie])

    def cubie_with(self, colours: Iterable[int]) -> int:
        """Return the cubie that has just these colours.

        Raises:
            ValueError: there is none.
        """
        return _SETS_OF_FACES.index({self.centres.index(colour) for colour in colours})

    def cubie_at(self, position: int) -> int:
        """Return the cubie that is where ``position``, a cubie too, is at home."""
        return next(c for c, place in enumerate(self.places) if position_of(place) == position)

    def is_on_top(self, cubie: int) -> bool:
        """Tell whether a cubie is in the top layer."""
        return self.places[cubie] in _ON_TOP

    def facelets_of(self, cubies: Iterable[int]) -> frozenset[int]:
        """Return the flat indices of the facelets of cubies, where they are now."""
        return frozenset(facelet for cubie in cubies for facelet in facelets_at(self.places[cubie]))


def turned(facelets: bytes, moves: Iterable[Move]) -> bytes:
    """Return 54 facelets after ``moves``."""
    for move in moves:
        # Every facelet's number, put in its new place, is replaced by that facelet's colour.
        facelets = _source(move).translate(facelets + _PADDING)
    return facelets


@dataclass(frozen=True, slots=True)
class Held:
    """A way to hold a cube with the cap on top."""

    spin: tuple[Move, ...]
    """The turns of the whole cube that lead there."""
    state: State


def holds(cube: Cube, base: int) -> tuple[Held, ...]:
    """Return the four ways to hold a cube with ``base`` at the bottom, the nearest first.

    Raises:
        UnsupportedCubeError: it is no 3×3×3.
        InvalidCubeError: some of its pieces are on no cube, or are there twice.
    """
    state = State.of(cube)
    return _held(state, state.centres.index(base))


def four_holds(state: State) -> tuple[Held, ...]:
    """Return the four ways to hold a cube that has the cap on top."""
    return _held(state, Face.D)


def _held(state: State, bottom: int) -> tuple[Held, ...]:
    facelets = state.facelets + _PADDING
    spins = _spins(bottom)
    return tuple([Held(spin, _read(source.translate(facelets))) for spin, source in spins])


def quarters_of(moves: Iterable[Move]) -> int:
    """Return how many quarter turns ``moves`` are."""
    return sum(abs(move.quarters) for move in moves)


def joined(moves: Iterable[Move]) -> tuple[Move, ...]:
    """Return ``moves`` with neighbours that turn the same layers made as one, or as none."""
    made: list[Move] = []
    for move in moves:
        if made and made[-1].turns_the_layers_of(move):
            quarters = reduced(made.pop().quarters + move.quarters)
            made += [replace(move, quarters=quarters)] if quarters else []
        else:
            made.append(move)
    return tuple(made)


def position_of(place: int) -> int:
    """Return the position of a place: 0…19, as the cubie that is at home there."""
    return place // 3 if place < 24 else CORNER_COUNT + (place - 24) // 2


def slot_of(place: int) -> int:
    """Return the sticker of its position that a place is."""
    return place % 3 if place < 24 else place % 2


def place_at(position: int, slot: int) -> int:
    """Return the place of a position's sticker."""
    return HOME[position] + slot


@lru_cache(maxsize=48)
def facelets_at(place: int) -> tuple[int, ...]:
    """Return the facelets of the cubie whose first sticker is at ``place``, that one first."""
    if place < 24:
        at, slot = corner_facelets(3)[place // 3].tolist(), place % 3
    else:
        at, slot = midge_facelets(3)[(place - 24) // 2].tolist(), place % 2
    return (*at[slot:], *at[:slot])


_HOME_FACES = tuple(faces_of(name) for name in (*CORNERS, *EDGES))
_SETS_OF_FACES = tuple(set(map(int, faces)) for faces in _HOME_FACES)
_ON_TOP = frozenset(
    place for place in range(48) if position_of(place) in (*TOP_CORNERS, *TOP_EDGES)
)


@lru_cache(maxsize=6)
def _spins(bottom: int) -> tuple[tuple[tuple[Move, ...], bytes], ...]:
    """Return the turns of the whole cube that bring the face ``bottom`` down, nearest first.

    With each of them which facelet every facelet comes from.
    """
    solved = Cube(3)
    found = [spin for spin in rotations(3) if solved.apply_all(spin).face(Face.D)[1, 1] == bottom]
    return tuple((spin, turned(bytes(range(54)), spin)) for spin in sorted(found, key=quarters_of))


@lru_cache(maxsize=256)
def _source(move: Move) -> bytes:
    return bytes(permutation(3, move).tolist())


@lru_cache(maxsize=4096)
def _read(facelets: bytes) -> State:
    """Return the state of 54 facelets.

    Raises:
        KeyError: some of the pieces are on no cube, or are there twice.
    """
    centres = _CENTRES.translate(facelets + _PADDING)
    faces = bytearray(256)
    for face, colour in enumerate(centres):
        faces[colour] = face
    shown = _stickers().translate(facelets.translate(faces) + _PADDING)
    homes = b"".join(map(_homes_by_faces().__getitem__, _CUBIES.unpack(shown)))
    if len(set(homes)) < len(homes):
        raise KeyError(homes)
    return State(facelets, centres, HOME.translate(bytes.maketrans(homes, _PLACES)))


@lru_cache(maxsize=1)
def _homes_by_faces() -> dict[bytes, bytes]:
    """Return the places where stickers are at home by the faces whose colours a cubie shows."""
    found = {}
    for first, faces in zip(HOME, _HOME_FACES, strict=True):
        names, homes = bytes(faces), bytes(range(first, first + len(faces)))
        for slot in range(len(names)):
            found[names[slot:] + names[:slot]] = homes[slot:] + homes[:slot]
    return found


@lru_cache(maxsize=1)
def _stickers() -> bytes:
    """Return the facelets of the corners' and then of the edges' places."""
    return bytes(corner_facelets(3).ravel().tolist() + midge_facelets(3).ravel().tolist())
