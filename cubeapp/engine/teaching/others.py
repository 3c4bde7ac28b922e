"""The whole cube around what an exercise is about: its other cubies, and how it is held."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from cubeapp.engine.model.cube import Cube
from cubeapp.engine.model.cubies import Cubies, face_colours_by_hold, is_odd
from cubeapp.engine.model.geometry import Face
from cubeapp.engine.solvers.by_hand.places import CORNER_COUNT, EDGE_COUNT, HOME
from cubeapp.engine.teaching.sets import ExerciseSet
from cubeapp.engine.teaching.state import place_at, position_of, slot_of

ALL = range(CORNER_COUNT + EDGE_COUNT)
_CORNERS, _EDGES = ALL[:CORNER_COUNT], ALL[CORNER_COUNT:]


def held(cube: Cube, base: int, rng: np.random.Generator) -> Cube:
    """Return a cube whose centres are at home with other colours on them, as it is held then.

    Args:
        cube: colours are those of the faces.
        base: the colour that is then at the bottom.
        rng: draws which one is in front.
    """
    colours = face_colours_by_hold()
    ways = colours[colours[:, Face.D] == base]
    facelets = ways[rng.integers(len(ways))][cube.facelets]
    return Cube.from_faces(facelets.reshape(cube.faces.shape))


def with_others(
    about: ExerciseSet, member: bytes, is_early: bool, rng: np.random.Generator
) -> Cube:
    """Return a cube that turns can solve, on which the cubies of an exercise are as in ``member``.

    The others are as near to home as the laws allow if it is early, otherwise each way that they
    can be is equally likely.
    """
    placed = dict(zip(about.cubies, member, strict=True))
    if not is_early:
        placed = _shuffled(placed, about.loose, rng)
    placed |= {cubie: HOME[cubie] for cubie in about.home}
    free = [cubie for cubie in ALL if cubie not in placed]
    for kind in (_CORNERS, _EDGES):
        of_kind = [cubie for cubie in free if cubie in kind]
        placed |= _filled_in(placed, of_kind, kind, None if is_early else rng)
    # Those that are away already are mended with first, so that few more go.
    free.sort(key=lambda cubie: (placed[cubie] == HOME[cubie], cubie % CORNER_COUNT >= 4))
    return _cube(_mended(placed, free))


def _shuffled(placed: dict[int, int], loose: str, rng: np.random.Generator) -> dict[int, int]:
    """Return places with what is left to chance about them drawn."""
    if loose == "order":
        return dict(zip(placed, rng.permutation([*placed.values()]).tolist(), strict=True))
    if loose == "twist":
        twists = rng.integers(3, size=len(placed) - 1).tolist()
        twists.append(-sum(twists) % 3)
        return {
            cubie: place + twist
            for (cubie, place), twist in zip(placed.items(), twists, strict=True)
        }
    return placed


def _filled_in(
    placed: dict[int, int], free: list[int], positions: range, rng: np.random.Generator | None
) -> dict[int, int]:
    """Return places for ``free`` cubies: home where that is not taken, or drawn by ``rng``."""
    taken = {position_of(place) for place in placed.values()}
    left = [position for position in positions if position not in taken]
    if rng is not None:
        slots = rng.integers(3 if positions == _CORNERS else 2, size=len(free)).tolist()
        order = rng.permutation(left).tolist()
        return {c: place_at(p, s) for c, p, s in zip(free, order, slots, strict=True)}
    home = [cubie for cubie in free if cubie in left]
    away = [cubie for cubie in free if cubie not in left]
    rest = [position for position in left if position not in home]
    found = dict(zip((*home, *away), (*home, *rest), strict=True))
    return {cubie: place_at(position, 0) for cubie, position in found.items()}


def _mended(placed: dict[int, int], free: Sequence[int]) -> dict[int, int]:
    """Return places with ``free`` cubies turned or exchanged if no turns lead to ``placed``."""
    mended = dict(placed)
    for kind, slots in ((_CORNERS, 3), (_EDGES, 2)):
        excess = sum(slot_of(placed[cubie]) for cubie in kind) % slots
        if excess:
            cubie = next(cubie for cubie in free if cubie in kind)
            position, slot = position_of(placed[cubie]), slot_of(placed[cubie])
            mended[cubie] = place_at(position, (slot - excess) % slots)
    corners, edges = ([position_of(placed[cubie]) for cubie in kind] for kind in (_CORNERS, _EDGES))
    if is_odd(corners) != is_odd([position - CORNER_COUNT for position in edges]):
        one, other = _exchanged(mended, free)
        mended[one], mended[other] = mended[other], mended[one]
    return mended


def _exchanged(placed: dict[int, int], free: Sequence[int]) -> tuple[int, int]:
    """Return two free cubies that can be exchanged, of the kind of which one is away, if any."""
    kinds = [[cubie for cubie in free if cubie in kind] for kind in (_EDGES, _CORNERS)]
    kinds = [kind for kind in kinds if len(kind) > 1]
    one, other, *_ = min(kinds, key=lambda kind: placed[kind[0]] == HOME[kind[0]])
    return one, other


def _cube(placed: dict[int, int]) -> Cube:
    order, slots = [0] * len(ALL), [0] * len(ALL)
    for cubie, place in placed.items():
        order[position_of(place)], slots[position_of(place)] = cubie, slot_of(place)
    edges = tuple(cubie - CORNER_COUNT for cubie in order[CORNER_COUNT:])
    corner_slots, edge_slots = tuple(slots[:CORNER_COUNT]), tuple(slots[CORNER_COUNT:])
    return Cubies(tuple(order[:CORNER_COUNT]), corner_slots, edges, edge_slots).cube()
