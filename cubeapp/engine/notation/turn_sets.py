"""Some of the turns of a cube: as text, and which cubes they can solve."""

from __future__ import annotations

import re
from collections.abc import Collection
from functools import lru_cache

import numpy as np
from numpy.typing import NDArray

from cubeapp.engine.model.cube import Cube
from cubeapp.engine.model.cubies import Colours, face_colours_by_hold, read_corners, read_edges
from cubeapp.engine.model.errors import (
    InvalidMoveError,
    UnreachableError,
    UnsupportedCubeError,
    quoted,
)
from cubeapp.engine.model.geometry import Face, cube_name
from cubeapp.engine.model.groups import PermutationGroup
from cubeapp.engine.model.moves import Move, face_turn, face_turns
from cubeapp.engine.model.orbits import corner_facelets, fixed_centres, midge_facelets
from cubeapp.engine.model.permutations import permutation
from cubeapp.engine.text import Text

ALLOWED = Text("a face letter U R F D L B allows all its turns, R2 its half turn alone")
LARGEST_SIZE = 3


def parse_turns(text: str, size: int = LARGEST_SIZE) -> frozenset[Move]:
    """Read a set of face turns such as ``U,R`` or ``U R2 F``.

    A face letter stands for all three turns of that face, ``R2`` for the half turn alone, so
    that a set always holds the inverses of its turns. Commas and spaces may be left out.

    Returns:
        some of `face_turns`.

    Raises:
        InvalidMoveError: a word is something else, or there is none.
    """
    turns: set[Move] = set()
    for word in re.findall(r"[^\s,]+", text):
        names = re.findall(r"[URFDLB]2?", word)
        if "".join(names) != word:
            message = Text("{text} is no set of face turns: {allowed}")
            raise InvalidMoveError(message.format(text=quoted(word), allowed=ALLOWED))
        for name in names:
            turns.update(_turns_of(name, size))
    if not turns:
        message = Text("no turns are named: {allowed}")
        raise InvalidMoveError(message.format(allowed=ALLOWED))
    return frozenset(turns)


def format_turns(turns: Collection[Move], size: int = LARGEST_SIZE) -> str:
    """Return a set of face turns as `parse_turns` reads it: ``U, R2, F``.

    Raises:
        InvalidMoveError: the set holds other turns, or one quarter turn of a face alone.
    """
    words, rest = [], set(turns)
    for face in Face:
        for name in (face.name, f"{face.name}2"):
            if _turns_of(name, size) <= rest:
                rest -= _turns_of(name, size)
                words.append(name)
    if rest:
        raise InvalidMoveError(f"{sorted(map(repr, rest))[0]} cannot be named in a set of turns")
    return ", ".join(words)


def reachable(cube: Cube, turns: Collection[Move]) -> bool:
    """Tell whether ``turns``, of the cube as it is held, can make each face one colour.

    Args:
        cube: a 2×2×2 or 3×3×3, held in any way.
        turns: some of `face_turns` of its size.

    Raises:
        UnsupportedCubeError: the cube is larger.
    """
    if cube.size > LARGEST_SIZE:
        message = Text("which turns can solve a {cube} alone is not known here")
        raise UnsupportedCubeError(message.format(cube=cube_name(cube.size)))
    group = _group(cube.size, _generators(cube.size, frozenset(turns)))
    return any(places in group for places in _sticker_places(cube))


def require_reachable(cube: Cube, turns: Collection[Move] | None) -> None:
    """Make sure that ``turns``, or all if ``None``, can solve ``cube``; see `reachable`.

    Raises:
        UnreachableError: they cannot.
        UnsupportedCubeError: the cube is larger than 3×3×3.
    """
    if turns is not None and not reachable(cube, turns):
        names = format_turns(turns, cube.size) or Text("none")
        message = Text("the turns allowed ({turns}) are not enough for this cube, however many")
        raise UnreachableError(message.format(turns=names))


def group_order(size: int, turns: Collection[Move]) -> int:
    """Return how many positions ``turns`` make of a solved 2×2×2 or 3×3×3."""
    return _group(size, _generators(size, frozenset(turns))).order


@lru_cache(maxsize=64)
def _turns_of(name: str, size: int) -> frozenset[Move]:
    """Return the turns that a face letter, or one with a 2, stands for."""
    amounts = (2,) if name.endswith("2") else (1, 2, -1)
    return frozenset(face_turn(Face[name[0]], amount, size) for amount in amounts)


def _generators(size: int, turns: frozenset[Move]) -> tuple[Move, ...]:
    """Return the fewest of ``turns`` that make the others."""
    order = [move for move in face_turns(size) if move in turns]
    quarters = {(move.axis, move.first) for move in order if abs(move.quarters) == 1}
    return tuple(
        move for move in order if abs(move.quarters) == 1 or (move.axis, move.first) not in quarters
    )


@lru_cache(maxsize=64)
def _group(size: int, generators: tuple[Move, ...]) -> PermutationGroup:
    """Return the group of the places of `_sticker_places`."""
    facelets = _cubies_facelets(size)
    place_of = np.empty(6 * size * size, dtype=np.intp)
    place_of[facelets] = np.arange(len(facelets))
    return PermutationGroup(
        place_of[permutation(size, move)[facelets]].tolist() for move in generators
    )


@lru_cache(maxsize=2)
def _cubies_facelets(size: int) -> NDArray[np.intp]:
    """Return the facelets of the corners and edges: intp, shape (24,) or (48,)."""
    return np.concatenate([corner_facelets(size).ravel(), midge_facelets(size).ravel()])


def _sticker_places(cube: Cube) -> list[list[int]]:
    """Return where the stickers of ``cube`` come from, for each cube it may be solved to.

    The fixed centres of a 3×3×3 leave one such cube, those of a 2×2×2 all 24 there are. A
    place is an index of `_cubies_facelets`. Cubes whose cubies are on none have no places.
    """
    centres = cube.facelets[fixed_centres(cube.size)]
    results = []
    for colours in face_colours_by_hold():
        if len(centres) and not np.array_equal(centres, colours):
            continue
        home = np.full(256, 6, dtype=np.uint8)
        home[colours] = np.arange(6)
        places = _places(home[cube.facelets], cube.size)
        if len(set(places)) == len(places) and min(places) >= 0:
            results.append(places)
    return results


def _places(facelets: Colours, size: int) -> list[int]:
    """Return the solved place of each sticker of the cubies; negative where there is none."""
    corners = read_corners(facelets[corner_facelets(size)])[:, None]
    edges = read_edges(facelets[midge_facelets(size)])[:, None]
    thirds = np.where(corners < 0, -1, 3 * (corners // 3) + (np.arange(3) - corners % 3) % 3)
    halves = np.where(edges < 0, -1, 24 + 2 * (edges // 2) + (np.arange(2) + edges) % 2)
    return [*thirds.ravel().tolist(), *halves.ravel().tolist()]
