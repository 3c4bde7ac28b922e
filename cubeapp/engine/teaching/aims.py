"""When the goal of a lesson without a card is reached, by whatever moves, however it is held."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cache
from itertools import pairwise

import numpy as np
import numpy.typing as npt

from cubeapp.engine.model.cube import Cube
from cubeapp.engine.model.cubies import face_colours_by_hold, is_odd
from cubeapp.engine.model.geometry import MAX_SIZE, Face
from cubeapp.engine.model.orbits import midge_facelets, wing_facelets
from cubeapp.engine.model.orientation import in_every_orientation
from cubeapp.engine.solvers.by_hand.places import CORNER_COUNT, EDGE_COUNT, moves_of
from cubeapp.engine.teaching.stages import is_up
from cubeapp.engine.teaching.state import (
    LOW_CORNERS,
    LOW_EDGES,
    MIDDLE_EDGES,
    TOP_CORNERS,
    TOP_EDGES,
    State,
    position_of,
    slot_of,
)

Reached = Callable[[Cube, Cube, int], bool]
"""Tells of the cube before, the cube after, and the colour of the first layer."""


@dataclass(frozen=True, slots=True)
class LessonAim:
    """What an exercise of a lesson without a card leads to."""

    exercise: str
    """The name of the exercises that lead to it."""
    sizes: range
    """Of the cubes that have it."""
    is_reached: Reached


TOP_TURNS = ("", "U", "U2", "U'")
"""All turns of the top, none among them."""
_BELOW = (*LOW_EDGES, *LOW_CORNERS, *MIDDLE_EDGES)
PAIRS = tuple(zip(LOW_CORNERS, MIDDLE_EDGES, strict=True))
"""Each corner of the first layer and the edge above it."""
_TOP_CORNERS = ((Face.F, (1, 1)), (Face.R, (0, 1)), (Face.B, (0, 0)), (Face.L, (1, 0)))
"""The sides of a 2×2×2 in order, and the row and column on top of the corner right of each."""
_SIDES = tuple(side for side, _ in _TOP_CORNERS)


def held_like(before: Cube, after: Cube) -> State:
    """Return a 3×3×3 ``after`` some moves in the hold of ``before``."""
    centres = State.of(before).centres
    held = (State.of(cube) for cube in in_every_orientation(after))
    return next(state for state in held if state.centres == centres)


# The 3×3×3


def _cross(before: Cube, after: Cube, base: int) -> bool:
    return held_like(before, after).are_home(LOW_EDGES)


def _pair(before: Cube, after: Cube, base: int) -> bool:
    """Tell whether one pair more is home, with the cross and the pairs that were."""
    now = held_like(before, after)
    return now.are_home(LOW_EDGES) and home_pairs(State.of(before)) < home_pairs(now)


def home_pairs(state: State) -> set[tuple[int, int]]:
    """Return the corners of the first layer that are home with the edge above them."""
    return {pair for pair in PAIRS if state.are_home(pair)}


def _cap_cross(before: Cube, after: Cube, base: int) -> bool:
    return _is_cap_cross(held_like(before, after))


def _is_cap_cross(state: State) -> bool:
    return is_below(state) and all(is_up(state, edge) for edge in TOP_EDGES)


def is_below(state: State) -> bool:
    """Tell whether the two lower layers are whole."""
    return state.are_home(_BELOW)


def _cap(before: Cube, after: Cube, base: int) -> bool:
    return _is_cap(held_like(before, after))


def _is_cap(state: State) -> bool:
    return _is_cap_cross(state) and all(is_up(state, corner) for corner in TOP_CORNERS)


def _corners(before: Cube, after: Cube, base: int) -> bool:
    """Tell whether the corners of a whole cap follow each other as they should."""
    state = held_like(before, after)
    shifts = {(position_of(state.places[corner]) - corner) % 4 for corner in TOP_CORNERS}
    return _is_cap(state) and len(shifts) == 1


def _solved(before: Cube, after: Cube, base: int) -> bool:
    return after.is_solved


# The 2×2×2


def has_layer(cube: Cube, base: int) -> bool:
    """Tell whether the bottom of a 2×2×2 is whole: ``base`` below, one colour at each side."""
    faces = cube.faces.tolist()
    is_below = all(colour == base for row in faces[Face.D] for colour in row)
    return is_below and all(faces[side][1][0] == faces[side][1][1] for side in _SIDES)


def _with_layer(cube: Cube, base: int) -> Iterator[Cube]:
    """Yield a cube in the holds in which its bottom is whole."""
    return (held for held in in_every_orientation(cube) if has_layer(held, base))


def _layer(before: Cube, after: Cube, base: int) -> bool:
    return any(has_layer(held, base) for held in in_every_orientation(after))


def _places(before: Cube, after: Cube, base: int) -> bool:
    """Tell whether the corners above a whole layer are in order, but for a turn of the top."""
    tops = [moves_of(turns, 2) for turns in TOP_TURNS]
    return any(are_placed(cube.apply_all(top)) for cube in _with_layer(after, base) for top in tops)


def are_placed(cube: Cube) -> bool:
    """Tell whether each top corner of a 2×2×2 belongs above the layer where it is."""
    return placed_count(cube) == 4


def placed_count(cube: Cube) -> int:
    """Return how many top corners of a 2×2×2 belong above the layer where they are."""
    faces = cube.faces.tolist()
    cap, count = (faces[Face.D][0][0] + 3) % 6, 0
    for (one, (row, column)), (other, _) in pairwise((*_TOP_CORNERS, _TOP_CORNERS[0])):
        # Seen from outside, the right end of one side meets the left end of the next.
        shown = {faces[one][0][1], faces[other][0][0], faces[Face.U][row][column]}
        count += shown == {faces[one][1][0], faces[other][1][0], cap}
    return count


# Bigger ones


def whole_centres(cube: Cube) -> dict[Face, int]:
    """Return the faces whose centre is whole, and its colour."""
    inner = cube.faces[:, 1:-1, 1:-1].reshape(6, -1)
    return {face: int(inner[face, 0]) for face in Face if (inner[face] == inner[face, 0]).all()}


def paired(cube: Cube) -> int:
    """Return how many edges of a big cube are whole: all their cubies alike."""
    return EDGE_COUNT - len(split_edges(cube)[0])


def split_edges(cube: Cube) -> npt.NDArray[np.int64]:
    """Return the edges of a big cube that are not whole.

    As flat indices of facelets, shape (cubies of an edge, edges, 2).
    """
    wings, midges = wing_facelets(cube.size), midge_facelets(cube.size)
    # A wing on the other half of an edge shows its two colours the other way round.
    cubies = [*wings[:, :EDGE_COUNT], *wings[:, EDGE_COUNT:, ::-1]]
    if len(midges):
        cubies.append(midges)
    edges = np.array(cubies)
    shown = cube.facelets[edges]
    is_whole = np.all(shown == shown[0], axis=(0, 2))
    return edges[:, ~is_whole]


def _two_centres(before: Cube, after: Cube, base: int) -> bool:
    """Tell whether the centres of the cap and of the base are whole, across from each other."""
    faces = {colour: face for face, colour in whole_centres(after).items()}
    cap = (base + 3) % 6
    return base in faces and cap in faces and (faces[base] - faces[cap]) % 3 == 0


def _centres(before: Cube, after: Cube, base: int) -> bool:
    """Tell whether all centres are whole, and follow each other as the corners want it."""
    centres = whole_centres(after)
    return len(centres) == len(Face) and tuple(centres.values()) in _schemes()


@cache
def _schemes() -> frozenset[tuple[int, ...]]:
    """Return the colours of the six faces in every hold."""
    return frozenset(map(tuple, face_colours_by_hold().tolist()))


def _edge(before: Cube, after: Cube, base: int) -> bool:
    return _centres(before, after, base) and paired(after) > paired(before)


def _edges(before: Cube, after: Cube, base: int) -> bool:
    return _centres(before, after, base) and paired(after) == EDGE_COUNT


def reduced(cube: Cube) -> Cube:
    """Return a 4×4×4 whose centres and edges are made as a 3×3×3."""
    kept = [0, 1, cube.size - 1]
    return Cube.from_faces(cube.faces[:, kept][:, :, kept])


def _flip(before: Cube, after: Cube, base: int) -> bool:
    """Tell whether an even number of edges is flipped above two whole layers."""
    if not _edges(before, after, base):
        return False
    state = held_like(reduced(before), reduced(after))
    flips = sum(slot_of(place) for place in state.places[CORNER_COUNT:])
    return is_below(state) and flips % 2 == 0


def _swap(before: Cube, after: Cube, base: int) -> bool:
    """Tell whether a 3×3×3 could be like this, the cap being whole."""
    if not _flip(before, after, base):
        return False
    state = held_like(reduced(before), reduced(after))
    positions = [position_of(place) for place in state.places]
    corners, edges = positions[:CORNER_COUNT], positions[CORNER_COUNT:]
    is_possible = is_odd(corners) == is_odd([position - CORNER_COUNT for position in edges])
    return _is_cap(state) and is_possible


_SMALL, _USUAL, _FOUR, _BIG = range(2, 3), range(3, 4), range(4, 5), range(4, MAX_SIZE + 1)
AIMS: dict[str, LessonAim] = {
    "cross": LessonAim("cross.turns", _USUAL, _cross),
    "pair": LessonAim("cases", _USUAL, _pair),
    "cap.cross": LessonAim("cases", _USUAL, _cap_cross),
    "cap": LessonAim("cases", _USUAL, _cap),
    "corners": LessonAim("cases", _USUAL, _corners),
    "solved": LessonAim("cases", _USUAL, _solved),
    "layer": LessonAim("small", _SMALL, _layer),
    "places": LessonAim("small", _SMALL, _places),
    "small.solved": LessonAim("small", _SMALL, _solved),
    "two.centres": LessonAim("cases", _BIG, _two_centres),
    "centres": LessonAim("cases", _BIG, _centres),
    "edge": LessonAim("cases", _BIG, _edge),
    "edges": LessonAim("cases", _BIG, _edges),
    "flip": LessonAim("cases", _FOUR, _flip),
    "swap": LessonAim("cases", _FOUR, _swap),
}
"""By their names in lesson files."""
