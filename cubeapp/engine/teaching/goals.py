"""When the goal of a card is reached, and that of its lesson, by whatever moves."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from cubeapp.engine.model.cube import Cube
from cubeapp.engine.teaching.attempt import look_at
from cubeapp.engine.teaching.cards import Card
from cubeapp.engine.teaching.policy import Situation
from cubeapp.engine.teaching.stages import (
    CAP_SHAPES,
    SOLVED,
    cap_shape,
    is_petal,
    is_petal_or_home,
    is_placed,
    is_up,
)
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

Reached = Callable[[State, State, int], bool]
"""Tells by the states before and after, of which the latter is in the same hold, and the cubie."""


def goal_reached(situation: Situation, cube: Cube) -> bool:
    """Tell whether ``cube`` is as the card wants it, all earlier units being done.

    Args:
        situation: before the turns.
        cube: after them, held in any way.
    """
    return _is_reached(situation, cube, _GOALS[situation.variant])


def lesson_reached(situation: Situation, cube: Cube) -> bool:
    """Tell whether ``cube`` is as an exercise of the card's lesson wants it.

    Some lessons end later than their card: an edge that has come to the middle layer is then to
    become a petal, a corner that was tipped is to go home, after a piece was pushed out one more is
    to be home, and of the units 5…8 all is to be done.
    """
    return _is_reached(situation, cube, _LESSON_GOALS[situation.card])


def _is_reached(situation: Situation, cube: Cube, reached: Reached) -> bool:
    look = look_at(cube, situation.base)
    if look.unit == SOLVED:
        return True
    before = State.of(situation.cube).after(situation.spin)
    cubie = before.cubie_with(situation.piece) if situation.piece else -1
    is_kept = look.unit >= situation.card.unit
    return is_kept and reached(before, look.held_as(before.centres), cubie)


# The goals


def _more_done(before: State, after: State, cubies: Iterable[int]) -> bool:
    """Tell whether more of ``cubies`` are home and none has left it."""
    home = {cubie for cubie in cubies if before.is_home(cubie)}
    now = {cubie for cubie in cubies if after.is_home(cubie)}
    return home < now


def _petals_kept(before: State, after: State) -> bool:
    return all(is_petal_or_home(after, edge) for edge in LOW_EDGES if is_petal(before, edge))


def _another_petal(before: State, after: State, cubie: int) -> bool:
    more = any(is_petal_or_home(after, e) and not is_petal_or_home(before, e) for e in LOW_EDGES)
    return more and _petals_kept(before, after)


def _in_the_middle(before: State, after: State, cubie: int) -> bool:
    is_there = position_of(after.places[cubie]) in MIDDLE_EDGES or is_petal_or_home(after, cubie)
    return is_there and _petals_kept(before, after)


def _that_petal(before: State, after: State, cubie: int) -> bool:
    return is_petal_or_home(after, cubie) and _petals_kept(before, after)


def _another_edge_down(before: State, after: State, cubie: int) -> bool:
    return _more_done(before, after, LOW_EDGES) and _petals_kept(before, after)


def _another_corner(before: State, after: State, cubie: int) -> bool:
    return _more_done(before, after, LOW_CORNERS)


def _tipped(before: State, after: State, cubie: int) -> bool:
    looks_aside = after.is_on_top(cubie) and slot_of(after.places[cubie]) > 0
    return _is_home_or(looks_aside, before, after, cubie)


def _on_top(before: State, after: State, cubie: int) -> bool:
    return _is_home_or(after.is_on_top(cubie), before, after, cubie)


def _another_edge(before: State, after: State, cubie: int) -> bool:
    return _more_done(before, after, MIDDLE_EDGES)


def _that_home(before: State, after: State, cubie: int) -> bool:
    return _is_home_or(False, before, after, cubie)


def _is_home_or(is_enough: bool, before: State, after: State, cubie: int) -> bool:
    cubies = LOW_CORNERS if cubie in LOW_CORNERS else MIDDLE_EDGES
    is_kept = all(after.is_home(one) for one in cubies if before.is_home(one))
    return is_kept and (is_enough or after.is_home(cubie))


def _better_shape(before: State, after: State, cubie: int) -> bool:
    return CAP_SHAPES.index(cap_shape(after)) > CAP_SHAPES.index(cap_shape(before))


def _cap_cross(before: State, after: State, cubie: int) -> bool:
    return all(is_up(after, edge) for edge in TOP_EDGES)


def _neighbours_meet(before: State, after: State, cubie: int) -> bool:
    """Tell whether two neighbours can meet: two that lie in the order of their centres."""
    positions = [position_of(after.places[edge]) for edge in TOP_EDGES]
    return any((positions[edge] - positions[edge - 1]) % 4 == 1 for edge in range(4))


def _edges_meet(before: State, after: State, cubie: int) -> bool:
    return after.are_home(TOP_EDGES)


def _nearer_placed(before: State, after: State, cubie: int) -> bool:
    return after.are_home(TOP_EDGES) and _cycles_left(after) < _cycles_left(before)


def _cycles_left(state: State) -> int:
    """Return how many more rounds of the corners' card put them into their places; 3 for many."""
    right = [corner for corner in TOP_CORNERS if is_placed(state, corner)]
    if len(right) != 1:
        return 0 if right else 3
    [corner] = right
    # They go round one way only, so half of the times it takes two rounds.
    after = (corner + 1) % 4
    return 2 if position_of(state.places[after]) == (corner + 3) % 4 else 1


def _all_placed(before: State, after: State, cubie: int) -> bool:
    return after.are_home(TOP_EDGES) and all(is_placed(after, one) for one in TOP_CORNERS)


def _twisted(before: State, after: State, cubie: int) -> bool:
    up = [corner for corner in TOP_CORNERS if is_up(before, corner)]
    return all(is_up(after, corner) for corner in (*up, cubie))


def _never(before: State, after: State, cubie: int) -> bool:
    """Nothing less than the solved cube will do."""
    return False


_GOALS: dict[str, Reached] = {
    "petal.middle": _another_petal,
    "petal.bottom": _another_petal,
    "petal.front": _in_the_middle,
    "cross.down": _another_edge_down,
    "corner.side": _another_corner,
    "corner.up": _tipped,
    "corner.out": _on_top,
    "edge.in": _another_edge,
    "edge.out": _on_top,
    "cap.cross.dot": _better_shape,
    "cap.cross.hook": _better_shape,
    "cap.cross.line": _better_shape,
    "edge.order.two": _edges_meet,
    "edge.order.opposite": _neighbours_meet,
    "edge.order.turn": _edges_meet,
    "corner.place.one": _nearer_placed,
    "corner.place.none": _nearer_placed,
    "corner.twist": _twisted,
    "corner.twist.back": _twisted,
    "last.turn": _never,
}
_LESSON_GOALS: dict[Card, Reached] = {
    Card.PETAL: _another_petal,
    Card.PETAL_FRONT: _that_petal,
    Card.CROSS_DOWN: _another_edge_down,
    Card.CORNER: _another_corner,
    Card.CORNER_TIP: _that_home,
    Card.CORNER_OUT: _another_corner,
    Card.EDGE: _another_edge,
    Card.EDGE_OUT: _another_edge,
    Card.CAP_CROSS: _cap_cross,
    Card.EDGE_ORDER: _edges_meet,
    Card.CORNER_PLACE: _all_placed,
    Card.CORNER_TWIST: _never,
}
