"""The card that somebody is inside, and the rest of it as the first step of a lesson."""

from __future__ import annotations

from collections.abc import Iterator

from cubeapp.engine.model.cube import Cube
from cubeapp.engine.model.moves import inverse
from cubeapp.engine.solvers.by_hand.places import moves_of
from cubeapp.engine.solvers.steps import Step
from cubeapp.engine.teaching.choosing import TURNS_BY_UNIT
from cubeapp.engine.teaching.course import unit
from cubeapp.engine.teaching.policy import Situation, as_good, situation
from cubeapp.engine.teaching.resume import Resume, resume
from cubeapp.engine.text import NO_TEXT, Text, paragraph
from cubeapp.engine.timeline.timeline import Purpose, Section, Timeline

AT_ITS_START = Text("At its start: {look}")


def rest_of_card(cube: Cube, base: int = 0) -> Timeline | None:
    """Return the lesson of what is left of a card; ``None`` if ``cube`` is inside none.

    It has one section, of the card's unit, and in that one part that tells of the card.

    Args:
        cube: a 3×3×3 that turns can solve, held in any way.
        base: the colour of the first layer.

    Raises:
        UnsupportedCubeError: it has another size.
        InvalidCubeError: some of its pieces are on no cube.
    """
    inside = resume(cube, base)
    if inside is None:
        return None
    rest, about = (*inside.spin, *inside.left), unit(str(inside.card.unit))
    step = _step(inside, card_inside(cube, base))
    told = Section(inside.text, 0, len(rest), step.sentence, step=step)
    whole = Section(about.title_for(base), 0, len(rest), about.opening_for(base), (told,))
    return Timeline(cube, rest, Purpose.LESSON, (whole,))


def card_inside(cube: Cube, base: int = 0) -> Situation | None:
    """Return the card that ``cube`` is inside, as it was before the first of its turns.

    Raises:
        UnsupportedCubeError: it is no 3×3×3.
        InvalidCubeError: some of its pieces are on no cube.
    """
    inside = resume(cube, base)
    if inside is None:
        return None
    held = cube.apply_all(inside.spin)
    for word in TURNS_BY_UNIT[inside.card.unit]:
        turns = moves_of(word)
        made = turns[: -len(inside.left)]
        if turns[len(made) :] != inside.left:
            continue
        for card in _cards_at(held.apply_all(inverse(made)), base):
            is_held_so = not (card.spin or card.first)
            if card.variant == inside.variant and is_held_so and card.moves[: len(made)] == made:
                return card
    return None


def _cards_at(cube: Cube, base: int) -> Iterator[Situation]:
    """Yield the card that comes next, and the same about other pieces."""
    first = situation(cube, base)
    if first is not None:
        yield first
        others = (as_good(first, facelet) for facelet in range(cube.facelets.size))
        yield from (other for other in others if other is not None)


def _step(inside: Resume, card: Situation | None) -> Step:
    """Return what is told of the rest: what the card says, and where its piece was."""
    if card is None:
        return Step(inside.text, inside.left, NO_TEXT)
    return Step(
        name=inside.text,
        moves=(*inside.spin, *inside.left),
        sentence=paragraph([card.goal, card.do]),
        goal=card.goal,
        look=AT_ITS_START.format(look=card.look),
        why=card.why,
    )
