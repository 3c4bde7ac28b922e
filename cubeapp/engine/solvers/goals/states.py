"""The cube as 21 bytes: the places of its cubies as in `by_hand.places`, and how its centres lie.

The centres are a place of their own beyond the 48 of the cubies, so slices and wide turns are one
table, too, and so is a whole alg: ``state.translate(table)``.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import lru_cache, reduce

import numpy as np

from cubeapp.engine.model.moves import Move
from cubeapp.engine.solvers.by_hand import places
from cubeapp.engine.solvers.by_hand.places import CORNER_COUNT, EDGE_COUNT
from cubeapp.engine.solvers.goals.goal import ALL_FRAMES, Goal, Pair, free_cubies
from cubeapp.engine.solvers.goals.space import (
    HOLDS,
    Arrangement,
    arrangement_of_move,
    frames_after,
)

CUBIES = CORNER_COUNT + EDGE_COUNT
FRAME = CUBIES
"""The byte of a state that tells how the centres lie."""
FIRST_EDGE, FIRST_FRAME = 3 * CORNER_COUNT, 3 * CORNER_COUNT + 2 * EDGE_COUNT
HOME = places.HOME + bytes([FIRST_FRAME])
"""The solved state."""
NOTHING = bytes(range(256))
"""The table of no moves."""
_WITHOUT_TWIST = bytes(
    [
        *(place // 3 * 3 for place in range(FIRST_EDGE)),
        *(place // 2 * 2 for place in range(FIRST_EDGE, FIRST_FRAME)),
        *range(FIRST_FRAME, 256),
    ]
)


def state_of(cube: Arrangement) -> bytes:
    """Return the state of a single arrangement."""
    state = bytearray(CUBIES + 1)
    corners = zip(cube.cp.tolist(), cube.co.tolist(), strict=True)
    for position, (cubie, twist) in enumerate(corners):
        state[cubie] = 3 * position + twist
    edges = zip(cube.ep.tolist(), cube.eo.tolist(), strict=True)
    for position, (cubie, flip) in enumerate(edges):
        state[CORNER_COUNT + cubie] = FIRST_EDGE + 2 * position + flip
    state[FRAME] = FIRST_FRAME + int(cube.frame)
    return bytes(state)


def arrangement_of(state: bytes) -> Arrangement:
    """Return the arrangement whose state this is."""
    corners, twists = bytearray(CORNER_COUNT), bytearray(CORNER_COUNT)
    for cubie, place in enumerate(state[:CORNER_COUNT]):
        position, twist = divmod(place, 3)
        corners[position], twists[position] = cubie, twist
    edges, flips = bytearray(EDGE_COUNT), bytearray(EDGE_COUNT)
    for cubie, place in enumerate(state[CORNER_COUNT:FRAME]):
        position, flip = divmod(place - FIRST_EDGE, 2)
        edges[position], flips[position] = cubie, flip
    cp, co, ep, eo = (np.frombuffer(part, np.uint8) for part in (corners, twists, edges, flips))
    return Arrangement(cp, co, ep, eo, np.array(state[FRAME] - FIRST_FRAME))


def held_state(state: bytes, hold: int) -> bytes:
    """Return the state of the cube held in another way; see `Arrangement.held`."""
    return state_of(arrangement_of(state).held(hold)) if hold else state


def table_of(moves: Iterable[Move]) -> bytes:
    """Return what moves do to states, one after the other."""
    return reduce(bytes.translate, map(_table_of_move, moves), NOTHING)


def position_of(place: int) -> int:
    """Return where a place of a cubie is, as an index of `CORNERS` and then `EDGES`."""
    return place // 3 if place < FIRST_EDGE else CORNER_COUNT + (place - FIRST_EDGE) // 2


@lru_cache(maxsize=256)
def _table_of_move(move: Move) -> bytes:
    table = bytearray(places.table_of((move,)))
    frames = frames_after()[:, int(arrangement_of_move(move).frame)]
    table[FIRST_FRAME : FIRST_FRAME + HOLDS] = (FIRST_FRAME + frames).tolist()
    return bytes(table)


Seen = Callable[[bytes], bytes]
"""What something looks at of a state: states that it cannot tell apart are alike."""


@lru_cache(maxsize=256)
def seen_by(goals: tuple[Goal, ...]) -> Seen:
    """Return what goals look at of a state, all of them together."""
    parts = dict.fromkeys(part for goal in goals for part in _parts(goal))
    # Most cubies trade places with no other: those are taken all at once.
    alone = bytes(cubies[0] for cubies, is_twisted in parts if is_twisted and len(cubies) == 1)
    others = [part for part in parts if not part[1] or len(part[0]) > 1]

    def seen(state: bytes) -> bytes:
        found = alone.translate(state.ljust(256))
        if others:
            plain = state.translate(_WITHOUT_TWIST)
            for cubies, is_twisted in others:
                source = state if is_twisted else plain
                found += bytes(sorted([source[cubie] for cubie in cubies]))
        return found

    return seen


def _parts(goal: Goal) -> list[tuple[tuple[int, ...], bool]]:
    """Return the cubies that may trade places, and whether their orientation matters."""
    found = _classes(goal.corners, 0) + _classes(goal.edges, CORNER_COUNT)
    # The centres are looked at like a cubie that has one way to sit in each place.
    return found if goal.frames == ALL_FRAMES else [*found, ((FRAME,), True)]


def _classes(pairs: tuple[Pair, ...], first: int) -> list[tuple[tuple[int, ...], bool]]:
    members: dict[Pair, list[int]] = {}
    for cubie, (pair, is_free) in enumerate(zip(pairs, free_cubies(pairs), strict=True)):
        # Where those are that do not matter follows from all others.
        if not is_free:
            members.setdefault(pair, []).append(first + cubie)
    return [(tuple(cubies), pair[1]) for pair, cubies in members.items()]
