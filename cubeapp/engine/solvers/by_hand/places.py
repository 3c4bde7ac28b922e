"""The 3×3×3 as twenty places, and turns as tables that move them.

A place is where a cubie's first sticker is (the U or D one, or else F or B): ``3·position +
slot`` for corners and ``24 + 2·position + slot`` for edges, positions and slots as in `orbits`.
A state is twenty such bytes, corners first, so a turn, and a whole alg as well, is one table:
``state.translate(table)``. Tables come from the cube's own facelet permutations.

Stages are solved in one fixed frame, the cross at the bottom. A *hold* 0…3 tells how many
quarter turns ``y`` the cube was turned in the hand since.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import lru_cache

import numpy as np
from numpy.typing import NDArray

from cubeapp.engine.model.cube import Cube
from cubeapp.engine.model.cubies import Cubies
from cubeapp.engine.model.geometry import Axis, Face
from cubeapp.engine.model.moves import Move, face_turns, reduced, rotation
from cubeapp.engine.model.orbits import corner_facelets, midge_facelets, wing_facelets
from cubeapp.engine.model.orientation import rotations
from cubeapp.engine.model.permutations import among, source_of
from cubeapp.engine.notation.alg import Alg
from cubeapp.engine.notation.turn_names import without_prime

CORNER_COUNT, EDGE_COUNT = 8, 12
HOME = bytes([*range(0, 24, 3), *range(24, 48, 2)])
"""The solved state."""
PLACES = 48
"""Number of the places that the states of this room tell apart; every entry is below."""
HOLDS = 4
HALF = 1
"""Which turn of a face a half turn is, ``turn % 3``."""
BITS = tuple(1 << face for face in Face)


def state_of(cube: Cube) -> bytes:
    """Return the state of a 3×3×3 whose centres are at home.

    Raises:
        UnsupportedCubeError: it is no such cube.
    """
    cubies = Cubies.of(cube)
    state = bytearray(CORNER_COUNT + EDGE_COUNT)
    for position, (cubie, twist) in enumerate(zip(cubies.cp, cubies.co, strict=True)):
        state[cubie] = 3 * position + twist
    for position, (cubie, flip) in enumerate(zip(cubies.ep, cubies.eo, strict=True)):
        state[CORNER_COUNT + cubie] = 24 + 2 * position + flip
    return bytes(state)


def rows_of(states: Sequence[bytes]) -> NDArray[np.uint8]:
    """Return states, one in each row: shape (n, 20)."""
    return np.frombuffer(b"".join(states), dtype=np.uint8).reshape(-1, len(HOME))


def bytes_of(rows: NDArray[np.uint8]) -> list[bytes]:
    """Return rows of places, the last one that of an edge, as bytes."""
    # As numpy's strings they become bytes at once; the last place, an edge's, is never 0.
    found: list[bytes] = rows.view(f"S{rows.shape[1]}").ravel().tolist()
    return found


@lru_cache(maxsize=1)
def place_facelets() -> NDArray[np.intp]:
    """Return the facelet of each of the 48 places: intp, shape (48,)."""
    return np.concatenate([corner_facelets(3).ravel(), midge_facelets(3).ravel()])


def table_of(moves: Sequence[Move]) -> bytes:
    """Return what ``moves`` do to places, rotations taken as they are: 256 bytes."""
    table = np.arange(256)
    table[among(place_facelets(), source_of(moves, 3))] = np.arange(PLACES)
    return bytes(table.tolist())


@lru_cache(maxsize=1)
def turn_tables() -> tuple[bytes, ...]:
    """Return the tables of the 18 face turns, numbered as in `face_turns`."""
    return tuple(table_of((move,)) for move in face_turns(3))


@lru_cache(maxsize=1)
def hold_tables() -> tuple[bytes, ...]:
    """Return where each place is in the hand, in each of the four holds."""
    turn = rotation(Axis.Y, 1, 3)
    return tuple(table_of((turn,) * hold) for hold in range(HOLDS))


@lru_cache(maxsize=1)
def all_hold_tables() -> tuple[bytes, ...]:
    """Return where each place goes in each of the 24 ways to turn the whole cube."""
    return tuple(table_of(turns) for turns in rotations(3))


@lru_cache(maxsize=1)
def hand_turns() -> tuple[tuple[int, ...], ...]:
    """Return, for each hold, which turn of the hand each turn of the fixed frame is."""
    once = dict(zip(Face, (Face.U, Face.F, Face.L, Face.D, Face.B, Face.R), strict=True))
    holds = [tuple(range(18))]
    for _ in range(1, HOLDS):
        holds.append(tuple(3 * once[Face(turn // 3)] + turn % 3 for turn in holds[-1]))
    return tuple(holds)


@lru_cache(maxsize=1)
def hand_faces() -> tuple[tuple[int, ...], ...]:
    """Return, for each hold and each set of faces as `BITS`, the set in the hand."""
    return tuple(
        tuple(
            sum(BITS[turns[3 * face] // 3] for face in Face if faces & BITS[face])
            for faces in range(64)
        )
        for turns in hand_turns()
    )


def y_turn(quarters: int, size: int) -> tuple[Move, ...]:
    """Return the turn ``y`` of the whole cube by so many quarters; nothing for none."""
    return (rotation(Axis.Y, reduced(quarters), size),) if quarters else ()


@lru_cache(maxsize=512)
def moves_of(text: str, size: int = 3) -> tuple[Move, ...]:
    """Return the moves of an alg of the case data, on a cube of ``size``."""
    return Alg(text).moves(size)


@lru_cache(maxsize=512)
def numbers_of(text: str) -> tuple[int, ...]:
    """Return an alg of face turns as the turns' numbers."""
    turns = face_turns(3)
    return tuple(turns.index(without_prime(move, 3)) for move in moves_of(text))


def resized(move: Move, size: int) -> Move:
    """Return a turn of the 3×3×3 as that of a cube of ``size`` that is made like one.

    The middle layer stands for all inner ones, of which a 2×2×2 has none.
    """
    if size == 3:
        return move
    first = (0, 1, size - 1)[move.first]
    last = (0, size - 2, size - 1)[move.last]
    # The middle layer of a 3×3×3 may be named from the other side than the inner ones.
    return without_prime(replace(move, first=first, last=last), size)


@lru_cache(maxsize=1024)
def edge_facelets(size: int, edge: int) -> tuple[int, ...]:
    """Return the facelets of the cubies on an edge, 0…11: its wings and its midge."""
    wings = wing_facelets(size)[:, [edge, edge + EDGE_COUNT]].ravel().tolist()
    return (*wings, *midge_facelets(size)[edge : edge + 1].ravel().tolist())


def without(state: bytes, table: bytes) -> bytes:
    """Return the state that ``table`` turns into ``state``."""
    back = bytearray(256)
    for place, moved in enumerate(table):
        back[moved] = place
    return state.translate(bytes(back))
