"""The one card that comes next on a cube, with its texts filled in."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from cubeapp.engine.model.cube import Cube
from cubeapp.engine.model.geometry import Face
from cubeapp.engine.model.moves import Move
from cubeapp.engine.teaching.cards import Card, CardText, card_texts, hold_text
from cubeapp.engine.teaching.choosing import Choice, choices, choose
from cubeapp.engine.teaching.filling import card_fields
from cubeapp.engine.teaching.stages import LAST_UNIT
from cubeapp.engine.teaching.state import State, holds
from cubeapp.engine.text import NO_TEXT, Text


@dataclass(frozen=True, slots=True)
class Situation:
    """A card and what it is about, on a cube as it is held."""

    card: Card
    variant: str
    """The key of its texts: "petal.middle", "cap.cross.hook"."""
    cube: Cube
    base: int
    """The colour of the first layer."""
    piece: tuple[int, ...]
    """The colours of the one cubie it is about; empty where it is about several."""
    spin: tuple[Move, ...]
    """Turns of the whole cube to the hold that the card wants."""
    first: tuple[Move, ...]
    """The turn of the top that sets up, after ``spin``."""
    chunks: tuple[tuple[Move, ...], ...]
    """The card's own turns, at most four in a group; of the edges' cards the middle group turns
    the whole cube."""
    fields: Mapping[str, Text]
    """What is filled into the texts."""
    lit: frozenset[int]
    """The flat indices of the facelets of ``cube`` that stand out: those of its cubies."""

    @property
    def moves(self) -> tuple[Move, ...]:
        """All turns in order."""
        return (*self.spin, *self.first, *(move for chunk in self.chunks for move in chunk))

    @property
    def lesson(self) -> str:
        """The lesson that teaches the card: "2.1"."""
        return self.card.lesson

    @property
    def text(self) -> CardText:
        """The card's texts, their fields still empty."""
        return card_texts()[self.variant]

    @property
    def title(self) -> Text:
        """What it is about: "White-red edge"."""
        return self.said(self.text.title)

    @property
    def goal(self) -> Text:
        """What is so afterwards."""
        return self.said(self.text.goal)

    @property
    def look(self) -> Text:
        """What to look for."""
        return self.said(self.text.look)

    @property
    def setup(self) -> Text:
        """What the first turn is for; empty where there is none."""
        return self.said(self.text.setup) if self.first else NO_TEXT

    @property
    def do(self) -> Text:
        """The turns in words or in their rhythm."""
        return self.said(self.text.do)

    @property
    def why(self) -> Text:
        """Why the turns do it."""
        return self.said(self.text.why)

    @property
    def rule(self) -> Text:
        """The one rule of the lesson."""
        return self.said(self.text.rule)

    @property
    def hold(self) -> Text:
        """How the cube is to be held."""
        cap_is_on_top = State.of(self.cube).centres[Face.D] == self.base
        if self.spin:
            key = "turn" if cap_is_on_top else "over"
        else:
            key = "lock" if self.card.unit == LAST_UNIT else "keep"
        return self.said(hold_text(key))

    def said(self, template: Text) -> Text:
        """Return a text of the course with the fields of this situation in it."""
        return template.format(**self.fields) if template else template


def situation(cube: Cube, base: int = 0) -> Situation | None:
    """Return which card comes next; ``None`` if the cube is solved, however it is held.

    Args:
        cube: a 3×3×3 that turns can solve, its centres wherever they are.
        base: the colour of the first layer.

    Raises:
        UnsupportedCubeError: it has another size.
        InvalidCubeError: some of its pieces are on no cube, or are there twice.
    """
    choice = choose(holds(cube, base))
    return None if choice is None else _situation(cube, base, choice)


def as_good(situation: Situation, facelet: int) -> Situation | None:
    """Return the same variant of the card about another piece, ``None`` if it is not for that.

    Of several pieces the one that takes the fewest turns to set up comes next, but a learner may
    as well take another.

    Args:
        situation: the card that comes next.
        facelet: one of the piece's, a flat index.
    """
    for choice in choices(holds(situation.cube, situation.base)):
        if choice.option.variant == situation.variant:
            other = _situation(situation.cube, situation.base, choice)
            if facelet in other.lit:
                return other
    return None


def _situation(cube: Cube, base: int, choice: Choice) -> Situation:
    state, option = choice.held.state, choice.option
    card = card_texts()[option.variant].card
    return Situation(
        card=card,
        variant=option.variant,
        cube=cube,
        base=base,
        piece=state.colours(option.cubies[0]) if len(option.cubies) == 1 else (),
        spin=choice.held.spin,
        first=option.first,
        chunks=option.chunks,
        fields=card_fields(state, option),
        lit=_lit(State.of(cube), choice, card),
    )


def _lit(given: State, choice: Choice, card: Card) -> frozenset[int]:
    """Return the facelets of the choice's cubies on the cube as it was given."""
    state = choice.held.state
    cubies = [given.cubie_with(state.colours(cubie)) for cubie in choice.option.cubies]
    facelets = given.facelets_of(cubies)
    if card is not Card.CAP_CROSS:
        return facelets
    # Their other colours do not matter yet.
    cap = state.centres[Face.U]
    centre = 9 * given.centres.index(cap) + 4
    return frozenset(f for f in facelets if given.facelets[f] == cap) | {centre}
