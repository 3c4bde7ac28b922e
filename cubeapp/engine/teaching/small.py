"""The 2×2×2 by the corner cards of the course: without centres the first corner says where to go.

It is taken for the corners of a 3×3×3 whose centres are those beside the first corner and whose
edges are home, so the cards themselves choose the turns.
"""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np

from cubeapp.engine.model.cube import Cube
from cubeapp.engine.model.cubies import is_odd
from cubeapp.engine.model.geometry import Face
from cubeapp.engine.model.moves import Move
from cubeapp.engine.model.orbits import CORNERS, corner_facelets, faces_of
from cubeapp.engine.model.orientation import rotations
from cubeapp.engine.solvers.by_hand.places import moves_of, resized
from cubeapp.engine.teaching.aims import AIMS, TOP_TURNS, are_placed, has_layer, placed_count
from cubeapp.engine.teaching.policy import situation
from cubeapp.engine.teaching.state import LOW_CORNERS, TOP_CORNERS, State, position_of

Moves = tuple[Move, ...]
_FIRST = CORNERS.index("DBL")


def small_way(cube: Cube, aim: str, base: int) -> Moves:
    """Return turns of a 2×2×2, as the cards have them, that lead to an aim.

    Args:
        cube: a legal 2×2×2.
        aim: "layer", "places" or "small.solved".
        base: the colour of the first layer.
    """
    is_reached, now = AIMS[aim].is_reached, cube
    made: list[Move] = []
    while not is_reached(cube, now, base):
        moves = _next(now, base)
        made += moves
        now = now.apply_all(moves)
    return tuple(made)


def _next(cube: Cube, base: int) -> Moves:
    """Return the turns of the next card; of the last one those to the solved cube."""
    spin, held = min(_with_first_down(cube, base), key=lambda one: _missing(one[1]))
    if not has_layer(held, base):
        return (*spin, *_turns_of_card(_as_three(held)))
    for turns in TOP_TURNS:
        turned = held.apply(turns)
        if are_placed(turned):
            return (*spin, *moves_of(turns, 2), *_turns_to_solved(_as_three(turned)))
    first = _top_turn_for_places(held)
    return (*spin, *moves_of(first, 2), *_turns_of_card(_as_three(held.apply(first))))


def _with_first_down(cube: Cube, base: int) -> Iterator[tuple[Moves, Cube]]:
    """Yield the holds in which a corner of the first layer is at the bottom back left, home."""
    for spin in rotations(2):
        held = cube.apply_all(spin)
        if held.face(Face.D)[1, 0] == base:
            yield spin, held


def _missing(held: Cube) -> int:
    state = State.of(_as_three(held))
    return sum(not state.is_home(corner) for corner in LOW_CORNERS)


def _as_three(held: Cube) -> Cube:
    """Return a 3×3×3 with these corners, the one at the bottom back left at home."""
    centres = np.zeros(6, dtype=np.uint8)
    for facelet, face in zip(corner_facelets(2)[_FIRST], faces_of("DBL"), strict=True):
        colour = held.facelets[facelet]
        centres[face], centres[face.opposite] = colour, (colour + 3) % 6
    facelets = np.repeat(centres, 9)
    facelets[corner_facelets(3)] = held.facelets[corner_facelets(2)]
    return Cube.from_faces(facelets.reshape(6, 3, 3))


def _turns_of_card(cube: Cube) -> Moves:
    card = situation(cube, int(cube.face(Face.D)[1, 1]))
    assert card is not None, "something is left to do"
    return tuple(resized(move, 2) for move in card.moves)


def _turns_to_solved(cube: Cube) -> Moves:
    """Return the twists of all corners: between them more than the corners is moved."""
    base = int(cube.face(Face.D)[1, 1])
    made: list[Move] = []
    while (card := situation(cube, base)) is not None:
        made += card.moves
        cube = cube.apply_all(card.moves)
    return tuple(resized(move, 2) for move in made)


def _top_turn_for_places(held: Cube) -> str:
    """Return the turn of the top after which one corner is right, if there is such a turn."""
    even = []
    for turns in TOP_TURNS:
        turned = held.apply(turns)
        state = State.of(_as_three(turned))
        if not is_odd([position_of(state.places[corner]) for corner in TOP_CORNERS]):
            even.append((placed_count(turned) != 1, turns))
    return min(even)[1]
