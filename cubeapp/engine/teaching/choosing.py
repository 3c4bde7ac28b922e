"""Which card comes next: every one that fits, by stage, with what it takes to set it up.

Each function looks at the cube in one hold and yields what a card could do there. Lower ranks come
first, then what needs the fewest turns before the card's own ones.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache

from cubeapp.engine.model.moves import Move
from cubeapp.engine.solvers.by_hand.places import HOME, moves_of, table_of
from cubeapp.engine.teaching.stages import (
    FIRST_UNIT,
    LAST_UNIT,
    ROUND,
    is_daisy_done,
    is_petal,
    is_placed,
    is_up,
    round_table,
    rounds_left,
    top_shift,
    unit_of,
)
from cubeapp.engine.teaching.state import (
    LOW_EDGES,
    TOP_CORNERS,
    TOP_EDGES,
    Held,
    State,
    position_of,
    quarters_of,
    slot_of,
)

Moves = tuple[Move, ...]
RIGHT, LEFT = "right", "left"
URF, UFL, DFR, DLF = 0, 1, 4, 5
UR, UF, UL, UB, DF, FR, FL = 8, 9, 10, 11, 13, 16, 17
"""Cubies, by where the hand has their homes."""
_AT_FRONT_OF_RIGHT, _AT_FRONT_OF_LEFT = 40, 42
_DOWN_AT_RIGHT, _DOWN_AT_LEFT = 32, 36
_IN_FRONT_ON_TOP, _IN_FRONT_BELOW = 27, 35
"""Places of an edge's first sticker."""
_TURNS_BY_COST = (0, 1, 3, 2)


@dataclass(frozen=True, slots=True)
class Option:
    """A card in one of its variants, for one piece in one hold."""

    variant: str
    cubies: tuple[int, ...]
    """What it is about, and what is lit; as the hold of the card names them."""
    first: Moves
    chunks: tuple[Moves, ...]
    rank: int = 0
    way: str = ""
    """The side that it goes by, where the two are each other's mirror."""

    @property
    def turns(self) -> Moves:
        """The card's own turns in a row."""
        return tuple(move for chunk in self.chunks for move in chunk)


@dataclass(frozen=True, slots=True)
class Choice:
    """The option that was taken, and the hold that it is for."""

    held: Held
    option: Option


def choose(held: Sequence[Held]) -> Choice | None:
    """Return the card that comes next on a cube in its four holds; ``None`` if it is solved."""
    return next(iter(choices(held)), None)


def choices(held: Sequence[Held]) -> list[Choice]:
    """Return all that could be done next on a cube in its four holds, the best first."""
    unit = unit_of(held)
    if unit > LAST_UNIT:
        return []
    if unit == LAST_UNIT:
        return [_twist(held)]
    found = [Choice(one, option) for one in held for option in options(one.state, unit)]
    return sorted(found, key=_cost)


def options(state: State, unit: int) -> Iterator[Option]:
    """Return all that the cards of a unit, 2…7, could do in one hold."""
    if unit == FIRST_UNIT:
        return _halves(state) if is_daisy_done(state) else _petals(state)
    return _OPTIONS[unit - FIRST_UNIT - 1](state)


def _cost(choice: Choice) -> tuple[int, int, bool]:
    option = choice.option
    set_up = quarters_of(choice.held.spin) + quarters_of(option.first)
    return option.rank, set_up, option.way == LEFT


# Daisy and cross


def _petals(state: State) -> Iterator[Option]:
    for edge in LOW_EDGES:
        place = state.places[edge]
        if place == _AT_FRONT_OF_RIGHT:
            yield Option("petal.middle", (edge,), room(state, UR), chunks("R"), 0, RIGHT)
        elif place == _AT_FRONT_OF_LEFT:
            yield Option("petal.middle", (edge,), room(state, UL), chunks("L'"), 0, LEFT)
        elif place == _DOWN_AT_RIGHT and not state.is_home(edge):
            yield Option("petal.bottom", (edge,), room(state, UR), chunks("R2"), 1, RIGHT)
        elif place == _DOWN_AT_LEFT and not state.is_home(edge):
            # Written so that its words say up.
            yield Option("petal.bottom", (edge,), room(state, UL), chunks("L2'"), 1, LEFT)
        elif place == _IN_FRONT_BELOW:
            yield _front(state, edge, room(state, UF), 2)
        elif place == _IN_FRONT_ON_TOP:
            yield _front(state, edge, (), 3)


def _front(state: State, edge: int, first: Moves, rank: int) -> Option:
    """Return the turn of the front after which ``edge`` needs less room, on the right rather."""
    after = state.after(first)
    ways = [(RIGHT, "F"), (LEFT, "F'")]
    if state.places[edge] == _IN_FRONT_BELOW:
        # From the bottom it goes to the other side.
        ways.reverse()
    needs = [
        quarters_of(room(after.after(moves_of(turn)), side))
        for (_, turn), side in zip(ways, (UR, UL), strict=True)
    ]
    way, turn = ways[needs.index(min(needs))]
    return Option("petal.front", (edge,), first, chunks(turn), rank, way)


def room(state: State, top: int) -> Moves:
    """Return the turn of the top after which no petal is in the place of the edge ``top``."""
    places = state.places[LOW_EDGES.start : LOW_EDGES.stop]
    for quarters in _TURNS_BY_COST:
        if _top_table(quarters).index(HOME[top]) not in places:
            return top_turn(quarters)
    raise AssertionError("of four petals one is missing")


def _halves(state: State) -> Iterator[Option]:
    if is_petal(state, DF):
        above = top_turn(UF - position_of(state.places[DF]))
        yield Option("cross.down", (DF,), above, chunks("F2"))


# Corners of the base, edges of the middle layer


def _corners(state: State) -> Iterator[Option]:
    right, left = state.places[DFR], state.places[DLF]
    above_right = top_turn(URF - position_of(right))
    above_left = top_turn(UFL - position_of(left))
    if state.is_on_top(DFR) and slot_of(right) == 1:
        yield Option("corner.side", (DFR,), above_right, chunks(_CORNER_RIGHT), 0, RIGHT)
    if state.is_on_top(DLF) and slot_of(left) == 2:
        yield Option("corner.side", (DLF,), above_left, chunks(_CORNER_LEFT), 0, LEFT)
    if state.is_on_top(DFR) and slot_of(right) == 0:
        yield Option("corner.up", (DFR,), above_right, chunks(_CORNER_UP), 1)
    if not state.is_home(DFR):
        yield Option("corner.out", (state.cubie_at(DFR),), (), chunks(_CORNER_RIGHT), 2)


def _edges(state: State) -> Iterator[Option]:
    for edge, way in ((FR, RIGHT), (FL, LEFT)):
        place = state.places[edge]
        if state.is_on_top(edge) and slot_of(place) == 1:
            turns = chunks(*_EDGE_WORDS[way])
            yield Option("edge.in", (edge,), top_turn(UF - position_of(place)), turns, 0, way)
    if not state.is_home(FR):
        yield Option("edge.out", (state.cubie_at(FR),), (), chunks(*_EDGE_WORDS[RIGHT]), 1)


# The last layer


def _cap_cross(state: State) -> Iterator[Option]:
    up = {state.places[edge] for edge in TOP_EDGES if is_up(state, edge)}
    shape = _SHAPES.get(frozenset(up))
    if shape:
        cubies = tuple(edge for edge in TOP_EDGES if is_up(state, edge))
        yield Option(f"cap.cross.{shape}", cubies, (), chunks(*_CROSS))


def _edge_order(state: State) -> Iterator[Option]:
    for quarters in _TURNS_BY_COST:
        places = state.places.translate(_top_table(quarters))
        meet = tuple(edge for edge in TOP_EDGES if places[edge] == HOME[edge])
        first = top_turn(quarters)
        if len(meet) == 4:
            yield Option("edge.order.turn", meet, (), (first,))
        elif meet == (UR, UB):
            yield Option("edge.order.two", (UB, UR), first, chunks(*_ORDER))
        elif meet == (UF, UB):
            yield Option("edge.order.opposite", (UF, UB), first, chunks(*_ORDER))


def _corner_places(state: State) -> Iterator[Option]:
    right = [corner for corner in TOP_CORNERS if is_placed(state, corner)]
    if right in ([], [URF]):
        variant = "corner.place.one" if right else "corner.place.none"
        yield Option(variant, tuple(right), (), chunks(*_PLACES))


def _twist(held: Sequence[Held]) -> Choice:
    """Return the corner that is twisted next, in the hold in which the twists began."""
    begun = [one for one in held if rounds_left(one.state)]
    one = begun[0] if begun else held[0]
    state = one.state
    if rounds_left(state) % 2:
        # The corner is at the bottom just now, and comes back with an odd number of rounds.
        return Choice(one, _rounds("corner.twist.back", state, (), (1, 3, 5)))
    for quarters in _TURNS_BY_COST:
        first = top_turn(quarters)
        after = state.after(first)
        if not is_up(after, after.cubie_at(URF)):
            return Choice(one, _rounds("corner.twist", after, first, (2, 4)))
    shift = top_shift(state.places) or 0
    return Choice(one, Option("last.turn", (*TOP_CORNERS, *TOP_EDGES), (), (top_turn(-shift),)))


def _rounds(variant: str, state: State, first: Moves, counts: Sequence[int]) -> Option:
    for count in counts:
        places = state.places.translate(round_table(count))
        for corner in TOP_CORNERS:
            if places[corner] == HOME[URF]:
                return Option(variant, (corner,), first, chunks(ROUND) * count)
    raise AssertionError("one of three numbers of rounds turns the cap up")


# Turns


def chunks(*words: str) -> tuple[Moves, ...]:
    """Return turns in groups."""
    return tuple(map(moves_of, words))


def top_turn(quarters: int) -> Moves:
    """Return a turn of the top, by quarters to the left; none for none."""
    return moves_of(("", "U", "U2", "U'")[quarters % 4])


@lru_cache(maxsize=4)
def _top_table(quarters: int) -> bytes:
    return table_of(top_turn(quarters))


_CORNER_RIGHT, _CORNER_LEFT, _CORNER_UP = "R U R'", "L' U' L", "R U2 R' U'"
_EDGE_WORDS = {
    RIGHT: ("U R U' R'", "y", "U' L' U L"),
    LEFT: ("U' L' U L", "y'", "U R U' R'"),
}
_CROSS = ("F", "R U R' U'", "F'")
_ORDER = ("R U R' U", "R U2 R'", "U")
_PLACES = ("U R", "U' L'", "U R'", "U' L")
TURNS_BY_UNIT = {
    3: (_CORNER_RIGHT, _CORNER_LEFT, _CORNER_UP),
    4: tuple(map(" ".join, _EDGE_WORDS.values())),
    5: (" ".join(_CROSS),),
    6: (" ".join(_ORDER),),
    7: (" ".join(_PLACES),),
    8: (ROUND,),
}
"""The turns of the cards that have more than two of them."""
_SHAPES = {
    frozenset(): "dot",
    frozenset((HOME[UL], HOME[UB])): "hook",
    frozenset((HOME[UR], HOME[UL])): "line",
}
_OPTIONS: tuple[Callable[[State], Iterator[Option]], ...] = (
    _corners,
    _edges,
    _cap_cross,
    _edge_order,
    _corner_places,
)
"""Of the units 3…7."""
