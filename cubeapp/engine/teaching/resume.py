"""Where somebody is who stopped inside a card's turns.

Without the turns that led there, the cube alone cannot always tell. Let S be any cube with a line
on top. Who begins the card of the line on S turns F; who does that of the hook on the cube which
its turns lead from to S, and has only its last turn F' left, holds the same cube S·F. The course
tells both of them just these turns, so no rule that looks at the cube alone is right for both;
likewise for the last turn of the corners' places and the first of a round of their twist. So of
several cards the likeliest is named: the latest one, since a cube on which more was done before
hardly comes about by chance, and of these the one least far from its start. On the cubes inside
the cards of units 3 to 8 on the way from random cubes to the solved one, a third are inside more
than one card, and for two in a hundred it is not the one that was begun. What is left always
leads to a cube on which the card's earlier units are done.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from cubeapp.engine.model.cube import Cube
from cubeapp.engine.model.moves import Move, inverse
from cubeapp.engine.solvers.by_hand.places import moves_of
from cubeapp.engine.teaching.cards import Card, card_texts
from cubeapp.engine.teaching.choosing import TURNS_BY_UNIT, choose, options
from cubeapp.engine.teaching.stages import LAST_UNIT, is_up, rounds_left, unit_of
from cubeapp.engine.teaching.state import LOW_EDGES, State, four_holds, holds
from cubeapp.engine.text import Text, plural

_FRONT_RIGHT = 0
"""The position of the corner that a round twists, at the top."""
ONE_LEFT = Text("You are inside a card: {n} turn is left.")
MORE_LEFT = Text("You are inside a card: {n} turns are left.")


@dataclass(frozen=True, slots=True)
class Resume:
    """A place inside a card's turns."""

    card: Card
    variant: str
    spin: tuple[Move, ...]
    """Turns of the whole cube to the hold in which the rest is made."""
    left: tuple[Move, ...]
    """The rest of the card's turns; of the last card, of its round."""

    @property
    def text(self) -> Text:
        """What is said of it."""
        turns = sum(not move.is_rotation(3) for move in self.left)
        return plural(turns, ONE_LEFT, MORE_LEFT)


@dataclass(frozen=True, slots=True)
class _Cut:
    """A card's turns, cut in two."""

    unit: int
    made: tuple[Move, ...]
    left: tuple[Move, ...]


def resume(cube: Cube, base: int = 0) -> Resume | None:
    """Return inside which card a cube is that is not calm; ``None`` if inside none.

    It is inside a card if taking back the first of the card's turns leads to where it begins: to
    all earlier units done, and the card's piece where the card wants it.

    Raises:
        UnsupportedCubeError: it is no 3×3×3.
        InvalidCubeError: some of its pieces are on no cube, or are there twice.
    """
    held = holds(cube, base)
    unit = unit_of(held)
    for cut in _cuts():
        if cut.unit <= unit:
            continue
        for one in held:
            variant = _variant_at(one.state.after(inverse(cut.made)), cut)
            if variant:
                return Resume(card_texts()[variant].card, variant, one.spin, cut.left)
    return None


def _variant_at(start: State, cut: _Cut) -> str:
    """Return the variant of the card that is so begun; empty if none can be."""
    if not start.are_home(LOW_EDGES) and cut.unit < LAST_UNIT:
        return ""
    held = four_holds(start)
    if unit_of(held) != cut.unit:
        return ""
    if cut.unit == LAST_UNIT:
        begins = start.are_home(LOW_EDGES) and not is_up(start, start.cubie_at(_FRONT_RIGHT))
        return "corner.twist" if rounds_left(start) or begins else ""
    turns, best = (*cut.made, *cut.left), choose(held)
    for option in options(start, cut.unit):
        # A piece is pushed out only where none waits on top.
        if not option.first and option.turns == turns and best and option.rank == best.option.rank:
            return option.variant
    return ""


@lru_cache(maxsize=1)
def _cuts() -> tuple[_Cut, ...]:
    """Return every way to stop inside the turns of a card, the latest units first.

    Of these come first those with the fewest turns made, and then those with the most left.
    """
    found = []
    for unit, words in TURNS_BY_UNIT.items():
        for word in words:
            moves = moves_of(word)
            found += [_Cut(unit, moves[:at], moves[at:]) for at in range(1, len(moves))]
    return tuple(sorted(found, key=lambda cut: (-cut.unit, len(cut.made), -len(cut.left))))
