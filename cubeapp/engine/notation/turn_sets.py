"""Some of the turns of a cube: as text, and which cubes they can solve."""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Iterable, Iterator
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
from cubeapp.engine.model.geometry import cube_name
from cubeapp.engine.model.groups import PermutationGroup
from cubeapp.engine.model.moves import Move, face_turns
from cubeapp.engine.model.orbits import corner_facelets, fixed_centres, midge_facelets
from cubeapp.engine.model.permutations import among, permutation
from cubeapp.engine.notation.turn_names import format_move, read_turn
from cubeapp.engine.text import Text, shortened

ALLOWED = Text("a face letter U R F D L B allows all its turns, R2 its half turn alone")
LARGEST_SIZE = 3
_FACE_NAMES = re.compile(r"[URFDLB]2?")
_TURN_NAMES = re.compile(r"(?:[URFDLB]w|[URFDLBurfdlbMESxyz])2?")


class TurnSetError(InvalidMoveError):
    """Text that names no set of turns; ``span`` is the half-open range at fault."""

    def __init__(self, message: Text, span: tuple[int, int]) -> None:
        super().__init__(message)
        self.span = span


def parse_turns(text: str, size: int = LARGEST_SIZE) -> frozenset[Move]:
    """Read a set of face turns such as ``U,R`` or ``U R2 F``.

    A face letter stands for all three turns of that face, ``R2`` for the half turn alone, so
    that a set always holds the inverses of its turns. Commas and spaces may be left out.

    Returns:
        some of `face_turns`.

    Raises:
        TurnSetError: a word is something else, or there is none.
    """

    def unknown(word: str) -> Text:
        message = Text("{text} is no set of face turns: {allowed}")
        return message.format(text=quoted(word), allowed=ALLOWED)

    none = Text("no turns are named: {allowed}", allowed=ALLOWED)
    return frozenset(_read(text, size, _FACE_NAMES, unknown, none))


def parse_turn_set(text: str) -> tuple[Move, ...]:
    """Read any turns of the 3×3×3 in their order, such as ``R,U2,r,M,x``; see `parse_turns`.

    Raises:
        TurnSetError: a word is something else, or there is none.
    """

    def unknown(word: str) -> Text:
        message = Text(
            "'{text}' is no set of turns: R stands for all turns of R, R2 for the half turn "
            "alone, beside U R F D L B also Rw or r, M E S, x y z"
        )
        return message.format(text=shortened(word, 32))

    none = Text("no turns are named, such as R,U,F")
    return _read(text, LARGEST_SIZE, _TURN_NAMES, unknown, none)


def format_turns(turns: Collection[Move], size: int = LARGEST_SIZE) -> str:
    """Return a set of face turns as `parse_turns` reads it: ``U, R2, F``.

    Raises:
        InvalidMoveError: the set holds other turns, or one quarter turn of a face alone.
    """
    order = {move: number for number, move in enumerate(face_turns(size))}
    others = [move for move in turns if move not in order]
    if others:
        raise InvalidMoveError(f"{sorted(map(repr, others))[0]} cannot be named in a set of turns")
    return ", ".join(_names(sorted(turns, key=order.__getitem__), size))


def format_turn_set(turns: Collection[Move]) -> str:
    """Return turns of the 3×3×3 as `parse_turn_set` reads them: ``R,U2,Rw,M,x``.

    Raises:
        InvalidMoveError: there is a quarter turn without the other amounts.
    """
    return ",".join(_names(turns, LARGEST_SIZE))


def _read(
    text: str,
    size: int,
    known: re.Pattern[str],
    unknown: Callable[[str], Text],
    none: Text,
) -> tuple[Move, ...]:
    """Return the turns of all names in a text, each once; the texts say what is wrong."""
    turns: dict[Move, None] = {}
    for match in re.finditer(r"[^\s,]+", text):
        names = known.findall(match.group())
        if "".join(names) != match.group():
            raise TurnSetError(unknown(match.group()), match.span())
        for name in names:
            turns.update(dict.fromkeys(_turns_of(name, size)))
    if not turns:
        raise TurnSetError(none, (0, len(text)))
    return tuple(turns)


def _names(turns: Iterable[Move], size: int) -> Iterator[str]:
    """Yield names that stand for all of ``turns``, in their order."""
    rest = list(dict.fromkeys(turns))
    while rest:
        once = Move(rest[0].axis, rest[0].first, rest[0].last, 1)
        name = format_move(once, size).rstrip("'")
        own = [turn for turn in rest if turn.turns_the_layers_of(once)]
        name += "2" if all(abs(turn.quarters) == 2 for turn in own) else ""
        every = {turn.quarters % 4 for turn in _turns_of(name, size)}
        if {turn.quarters % 4 for turn in own} != every:
            message = Text("{turn} without the other turns of its layer cannot be named")
            raise InvalidMoveError(message.format(turn=format_move(own[0], size)))
        yield name
        rest = [turn for turn in rest if turn not in own]


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


@lru_cache(maxsize=128)
def _turns_of(name: str, size: int) -> tuple[Move, ...]:
    """Return the turns that a name, or one with a 2, stands for."""
    amounts = (2,) if name.endswith("2") else (1, 2, -1)
    return tuple(read_turn(name.rstrip("2"), amount, size, False) for amount in amounts)


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
    return PermutationGroup(
        among(facelets, permutation(size, move)).tolist() for move in generators
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
