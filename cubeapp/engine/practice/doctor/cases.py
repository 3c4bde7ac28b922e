"""The cases that a step began with, as the library knows them."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from cubeapp.engine.model.cube import Cube
from cubeapp.engine.model.moves import Move
from cubeapp.engine.solvers.by_hand.cases import Case, f2l_cases
from cubeapp.engine.solvers.by_hand.last_layer import Look, top_of, top_turn, top_turns
from cubeapp.engine.solvers.by_hand.methods import cfop
from cubeapp.engine.solvers.by_hand.places import HOLDS, HOME, hold_tables, state_of, table_of
from cubeapp.engine.solvers.by_hand.slots import slot_homes

_HOLDS = {"FR": 0, "BR": 1, "BL": 2, "FL": 3}
"""How many quarter turns ``y`` bring each slot to the front right."""


def case_of(stage: str, part: str, cube: Cube) -> Case | None:
    """Return the case that a step found, or ``None`` where it has no name.

    Args:
        stage: the key of the step's stage.
        part: which slot it filled, if any.
        cube: before it, centres at home and the first layer at the bottom; everything that the
            steps before it are for is done.
    """
    if stage == "f2l":
        return _pair_case(part, state_of(cube))
    return _top_case(_looks()[stage], state_of(cube)) if stage in _looks() else None


def _top_case(look: Look, state: bytes) -> Case | None:
    ways = look.ways[look.see(top_of(state, 0))]
    return next((case for way in ways for _, case in way), None)


def algs_of(stage: str, cube: Cube) -> Iterator[tuple[int, tuple[Move, ...]]]:
    """Yield the library's algs for an OLL or a PLL, with the turn of the top before them.

    Yields:
        by how many quarter turns ``y`` the cube is turned first, and the moves then.
    """
    state = state_of(cube)
    for hold in range(HOLDS) if stage in _looks() else ():
        for way in _looks()[stage].ways[_looks()[stage].see(top_of(state, hold))]:
            yield hold, tuple(m for turn, case in way for m in (*top_turn(turn), *case.moves))


@cache
def _looks() -> dict[str, Look]:
    return dict(zip(("oll", "pll"), cfop().last_layer.looks, strict=True))


def _pair_case(slot: str, state: bytes) -> Case | None:
    hold = _HOLDS[slot]
    corner, edge = state.translate(hold_tables()[hold])[_pair(hold)]
    # An upright edge is known by its sticker in front or at the back, which y puts at the side.
    return _pair_cases().get((corner, edge ^ hold % 2))


def _pair(hold: int) -> slice:
    corner, edge = slot_homes(True, True)[hold]
    return slice(corner, edge + 1, edge - corner)


@cache
def _pair_cases() -> dict[tuple[int, int], Case]:
    """Return the cases by where the corner and the edge of the front right slot are."""
    found = {}
    for case in f2l_cases():
        state = HOME.translate(table_of(case.setup))
        for turn in top_turns():
            corner, edge = state.translate(turn)[_pair(0)]
            found[corner, edge] = case
    return found
