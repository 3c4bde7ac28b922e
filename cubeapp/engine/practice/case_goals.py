"""What each kind of case is to become, and how often it comes up in solves."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from fractions import Fraction
from functools import cache, lru_cache
from itertools import product

import numpy as np
from numpy.typing import NDArray

from cubeapp.engine.library.case_sets import (
    CLL,
    CMLL,
    COLL,
    EG_1,
    EG_2,
    F2L,
    OF_CORNERS,
    OLL,
    OLL_EDGES,
    PBL,
    PLL,
    PLL_CORNERS,
    WV,
    ZBLL,
    CaseSet,
    case_cube,
    case_start,
)
from cubeapp.engine.model.cube import Cube
from cubeapp.engine.model.geometry import Axis, Face
from cubeapp.engine.model.moves import Move, face_turn, reduced, rotation
from cubeapp.engine.model.orbits import corner_facelets
from cubeapp.engine.model.orientation import rotated
from cubeapp.engine.model.permutations import permutation
from cubeapp.engine.notation.alg import Alg
from cubeapp.engine.solvers.by_hand.cases import Case
from cubeapp.engine.solvers.hold import held_home

STATES = {
    "OLL": 216,
    "PLL": 72,
    "F2L": 150,
    OLL_EDGES: 8,
    "OLL corners": 27,
    PLL_CORNERS: 6,
    "PLL edges": 12,
    "OLL 2×2×2": 27,
    "PBL 2×2×2": 36,
    "CLL 2×2×2": 162,
    "EG-1 2×2×2": 162,
    "EG-2 2×2×2": 162,
    COLL: 162,
    CMLL: 162,
    WV: 108,
    ZBLL: 1944,
}
"""How many states there are of what a set solves, by its key.

Of what is permuted, states that differ by a last turn of the top are one. An F2L pair has four
corners on top and one in the slot, each turned three ways, and edges likewise; its other slots
are taken to be solved. The joined pair of a WV may be at any side of the top.
"""
OPEN = (OLL, OLL_EDGES, F2L, WV)
"""After these the top may be turned anyhow."""
PERMUTED = (PLL, PBL, CLL, EG_1, EG_2, ZBLL, CMLL, *OF_CORNERS)
"""These may need a last turn of the top."""


def is_reached(case: Case, cube: Cube, begin: Cube) -> bool:
    """Tell whether ``cube`` is what ``case`` is to be, however it is held.

    Args:
        case: what was set up.
        cube: of its size.
        begin: what it was set up as, which says what is on top and at the sides.
    """
    if case.set not in (*OPEN, *OF_CORNERS, CMLL):
        return cube.is_solved
    if cube.size == 2:
        return _has_two_whole_faces(cube)
    if case.set == CMLL:
        return any(map(_has_whole_corners, _with_blocks(cube, begin)))
    top = _top(begin)
    if not lower_layers_are_solved(cube, top):
        return False
    if case.set == F2L:
        return True
    home, _ = held_home(cube)
    face = home.face(top) == top
    if case.set == OLL_EDGES:
        return bool(face[1].all() and face[:, 1].all())
    return bool(face.all()) and (case.set in (OLL, WV) or _has_all_headlights(home, top))


def blocks_are_solved(cube: Cube, begin: Cube) -> bool:
    """Tell whether both blocks of Roux are in a 3×3×3 as in ``begin``, however it is held."""
    return len(_with_blocks(cube, begin)) > 0


def lower_layers_are_solved(cube: Cube, top: Face) -> bool:
    """Tell whether on a 3×3×3 all is solved but for the layer of the colour of ``top``."""
    home, _ = held_home(cube)
    kept = _below(top)
    return np.array_equal(home.facelets[kept], Cube.solved(3).facelets[kept])


def top_turns(size: int, quarters: int) -> tuple[Move, ...]:
    """Return a clockwise turn of the top by so many quarters; nothing for none."""
    quarters = reduced(quarters)
    return (face_turn(Face.U, quarters, size),) if quarters else ()


def last_turns(case: Case, moves: Sequence[Move], cube: Cube) -> tuple[Move, ...] | None:
    """Return the turn of the top after which ``moves`` have solved ``cube``.

    Args:
        case: what ``cube`` is.
        moves: an alg for it.
        cube: the case, however it is held.

    Returns:
        No moves where none is needed, ``None`` where the alg does not solve it.
    """
    done = cube.apply_all(moves)
    endings = _endings(case.size, both=case.set == PBL)
    return next((each for each in endings if is_reached(case, done.apply_all(each), cube)), None)


@cache
def angles(case: Case) -> int:
    """Return from how many sides a case looks different when the top is turned: 1, 2 or 4."""
    cube = case_cube(case)
    for quarters in (1, 2):
        turned = cube.apply_all(top_turns(case.size, quarters))
        if last_turns(case, case.moves, turned) is not None:
            return quarters
    return 4


@cache
def probability(case_set: CaseSet, case: Case) -> Fraction | None:
    """Return how likely a case of the set comes up: the size of its orbit over all states.

    ``None`` for a set that does not solve one thing.
    """
    states = STATES.get(case_set.key)
    if states is None:
        return None
    if case.set != PBL:
        return Fraction(angles(case), states)
    holds: list[tuple[Move, ...]] = [(), (rotation(Axis.X, 2, case.size),)]
    others = [other for other in case_set.cases if other != case]
    if any(_is_solved_by(other, case, holds[1]) for other in others):
        holds.pop()
    views = [(*view, *hold) for hold in holds for view in _endings(case.size, both=True)]
    cubes = (case_cube(case).apply_all(view) for view in views)
    alike = sum(last_turns(case, case.moves, cube) is not None for cube in cubes)
    return Fraction(len(views) // alike, states)


def state_after(setup: Sequence[Move]) -> bytes:
    """Return what is the same for states of a 3×3×3 that differ by turns of the top alone.

    Args:
        setup: leads from the solved cube to the state; turns of the top may come before and after.
    """
    turns = [top_turns(3, quarters) for quarters in range(4)]
    started = [case_start(3).apply_all((*before, *setup)) for before in turns]
    cubes = [cube.apply_all(after) for cube in started for after in turns]
    return min(held_home(cube)[0].facelets.tobytes() for cube in cubes)


def _top(cube: Cube) -> Face:
    return Face(int(cube.face(Face.U)[1, 1]))


def _endings(size: int, *, both: bool) -> Iterator[tuple[Move, ...]]:
    """Yield the turns of the top, or of both layers, that may be missing in the end."""
    for quarters, below in product(range(4), range(4 if both else 1)):
        down = (face_turn(Face.D, reduced(below), size),) if reduced(below) else ()
        yield (*top_turns(size, quarters), *down)


def _is_solved_by(other: Case, case: Case, hold: Sequence[Move]) -> bool:
    """Tell whether ``other`` is what ``case`` is when the cube is held another way."""
    held = case_cube(case).apply_all(hold)
    views = (held.apply_all(view) for view in _endings(case.size, both=True))
    return any(last_turns(other, other.moves, view) is not None for view in views)


def _with_blocks(cube: Cube, begin: Cube) -> NDArray[np.uint8]:
    """Return ``cube`` held so that both blocks of Roux are as in ``begin``: uint8, shape (n, 54).

    That is in one way, or in none.
    """
    held: NDArray[np.uint8] = cube.facelets[rotated(3)]
    found: NDArray[np.uint8] = held[(held[:, _blocks()] == begin.facelets[_blocks()]).all(axis=1)]
    return found


def _has_whole_corners(facelets: NDArray[np.uint8]) -> bool:
    """Tell whether the corners of the top are solved but for its turn."""
    faces = facelets.reshape(6, 3, 3)
    top, sides = faces[Face.U][::2, ::2], faces[[Face.F, Face.R, Face.B, Face.L], 0]
    return bool((top == top[0, 0]).all() and (sides[:, 0] == sides[:, 2]).all())


@cache
def _blocks() -> NDArray[np.intp]:
    """Return the facelets of the two blocks of Roux, at the left and at the right."""
    home = np.arange(54)
    tables = (permutation(3, move) for move in Alg("M U").moves(3))
    return np.flatnonzero(np.logical_and.reduce([table == home for table in tables]))


def _has_two_whole_faces(cube: Cube) -> bool:
    """Tell whether two opposite faces show one colour each."""
    whole = (cube.facelets.reshape(6, -1) == cube.facelets.reshape(6, -1)[:, :1]).all(axis=1)
    return any(whole[face] and whole[face.opposite] for face in (Face.U, Face.R, Face.F))


def _has_all_headlights(home: Cube, top: Face) -> bool:
    """Tell whether the corners around ``top`` show one colour on each side."""
    return all(len(set(home.facelets[list(pair)].tolist())) == 1 for pair in _headlights(top))


@lru_cache(maxsize=6)
def _headlights(top: Face) -> tuple[tuple[int, ...], ...]:
    """Return the two facelets of corners beside ``top`` on each side of a 3×3×3."""
    moved = set(range(54)) - set(_below(top).tolist())
    corners = moved & set(corner_facelets(3).ravel().tolist())
    sides = {facelet // 9 for facelet in corners} - {int(top)}
    return tuple(tuple(sorted(each for each in corners if each // 9 == side)) for side in sides)


@lru_cache(maxsize=6)
def _below(top: Face) -> NDArray[np.intp]:
    """Return the facelets of a 3×3×3 that no turn of ``top`` moves."""
    turned = permutation(3, face_turn(top, 1, 3))
    return np.flatnonzero(turned == np.arange(54))
