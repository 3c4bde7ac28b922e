"""What is done on a cube with the cap on top, and what a card may count on."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from cubeapp.engine.model.cube import Cube
from cubeapp.engine.solvers.by_hand.places import HOME, moves_of, table_of
from cubeapp.engine.teaching.state import (
    LOW_CORNERS,
    LOW_EDGES,
    MIDDLE_EDGES,
    TOP_CORNERS,
    TOP_EDGES,
    Held,
    State,
    holds,
    position_of,
    slot_of,
)

ROUND = "R' D' R D"
"""What is repeated until the corner at the top front right shows the cap on top."""
ROUNDS = 6
"""After so many nothing has changed."""
FIRST_UNIT, LAST_UNIT = 2, 8
SOLVED = LAST_UNIT + 1
"""In the place of a unit, of a cube on which nothing is left to do."""
CAP_SHAPES = ("dot", "hook", "line", "cross")
"""What the top edges that are up can make, each one round after the one before."""


def is_petal(state: State, edge: int) -> bool:
    """Tell whether an edge of the first layer is on top with its own colour up."""
    return state.places[edge] in _PETALS


def is_petal_or_home(state: State, edge: int) -> bool:
    """Tell whether nothing is left to do for the daisy with an edge of the first layer."""
    return is_petal(state, edge) or state.is_home(edge)


def is_up(state: State, cubie: int) -> bool:
    """Tell whether a cubie of the top layer is there with the cap's colour up."""
    return state.is_on_top(cubie) and slot_of(state.places[cubie]) == 0


def is_placed(state: State, cubie: int) -> bool:
    """Tell whether a cubie is between the centres of its colours, twisted and flipped or not."""
    return position_of(state.places[cubie]) == cubie


def cap_shape(state: State) -> str:
    """Return which of `CAP_SHAPES` the top edges make that are up, above two whole layers."""
    up = [position_of(state.places[edge]) for edge in TOP_EDGES if is_up(state, edge)]
    if len(up) != 2:
        return "cross" if up else "dot"
    return "hook" if (up[0] - up[1]) % 2 else "line"


def is_daisy_done(state: State) -> bool:
    """Tell whether every edge of the first layer is a petal or home."""
    return all(is_petal_or_home(state, edge) for edge in LOW_EDGES)


def top_shift(places: bytes) -> int | None:
    """Return by how many quarter turns the top layer is off, its corners twisted or not.

    Returns:
        ``None`` if its cubies are in another order, or an edge is flipped.
    """
    shift = (position_of(places[TOP_EDGES[0]]) - TOP_EDGES[0]) % 4
    for index, (edge, corner) in enumerate(zip(TOP_EDGES, TOP_CORNERS, strict=True)):
        at = (index + shift) % 4
        is_right = places[edge] == HOME[TOP_EDGES[at]] and position_of(places[corner]) == at
        if not is_right:
            return None
    return shift


def rounds_left(state: State) -> int:
    """Return how many more rounds in this hold make the lower layers whole, 1…5.

    They count only if the top is then right but for a turn; 0 if they never make it so.
    """
    rounds = _rounds_by_lower_layers().get(_lower_layers(state.places), 0)
    is_right = rounds and top_shift(state.places.translate(round_table(rounds))) is not None
    return rounds if is_right else 0


@lru_cache(maxsize=1)
def _rounds_by_lower_layers() -> dict[bytes, int]:
    """Return how many rounds make the lower layers whole, by how these are."""
    return {_WHOLE.translate(round_table(ROUNDS - rounds)): rounds for rounds in range(1, ROUNDS)}


@lru_cache(maxsize=ROUNDS)
def round_table(rounds: int) -> bytes:
    """Return what so many rounds do to places."""
    return table_of(moves_of(ROUND) * rounds)


def unit_of(held: Sequence[Held]) -> int:
    """Return the first unit, 2…8, that is not done; `SOLVED` if all are.

    Args:
        held: the cube in its four holds.
    """
    state = held[0].state
    whole = _lower_layers(state.places) == _WHOLE
    if whole and (shift := top_shift(state.places)) is not None:
        is_done = shift == 0 and all(is_up(state, corner) for corner in TOP_CORNERS)
        return SOLVED if is_done else LAST_UNIT
    if not whole and any(rounds_left(one.state) for one in held):
        return LAST_UNIT
    for unit, cubies in enumerate((LOW_EDGES, LOW_CORNERS, MIDDLE_EDGES), FIRST_UNIT):
        if not state.are_home(cubies):
            return unit
    if not all(is_up(state, edge) for edge in TOP_EDGES):
        return 5
    return 7 if state.are_home(TOP_EDGES) else 6


def unit_of_cube(cube: Cube, base: int = 0) -> int:
    """Return the first unit, 2…8, that is not done; `SOLVED` if all are, however it is held."""
    return unit_of(holds(cube, base))


def is_calm(cube: Cube, base: int = 0, unit: int = FIRST_UNIT) -> bool:
    """Tell whether all that comes before ``unit`` is done, or the cube is between two rounds."""
    return unit_of_cube(cube, base) >= unit


def _lower_layers(places: bytes) -> bytes:
    return places[LOW_CORNERS[0] : LOW_CORNERS[-1] + 1] + places[LOW_EDGES[0] :]


_WHOLE = _lower_layers(HOME)
_PETALS = frozenset(HOME[edge] for edge in TOP_EDGES)
