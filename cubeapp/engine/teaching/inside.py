"""The card that somebody is inside, and the rest of it as the first step of a lesson."""

from __future__ import annotations

from collections.abc import Iterator

from cubeapp.engine.model.cube import Cube
from cubeapp.engine.model.geometry import Face
from cubeapp.engine.model.moves import inverse
from cubeapp.engine.solvers.by_hand.places import moves_of
from cubeapp.engine.solvers.steps import Hold, Step
from cubeapp.engine.teaching.cards import hold_text
from cubeapp.engine.teaching.choosing import TURNS_BY_UNIT
from cubeapp.engine.teaching.course import unit
from cubeapp.engine.teaching.filling import with_capitals
from cubeapp.engine.teaching.policy import Situation, as_good, situation
from cubeapp.engine.teaching.resume import Resume, resume
from cubeapp.engine.teaching.state import State
from cubeapp.engine.teaching.way import done_cubies, moved
from cubeapp.engine.text import NO_TEXT, Text, colour_name, paragraph
from cubeapp.engine.timeline.timeline import Purpose, Section, Timeline

Facelets = tuple[int, ...]
"""Flat indices."""
AT_ITS_START = Text("At its start: {look}")


def rest_of_card(cube: Cube, base: int = 0) -> Timeline | None:
    """Return the lesson of what is left of a card; ``None`` if ``cube`` is inside none.

    It has one section, of the card's unit, and in that one part that tells of the card, after one
    of the turns of the whole cube that the rest needs, if any.

    Args:
        cube: a 3×3×3 that turns can solve, held in any way.
        base: the colour of the first layer.

    Raises:
        UnsupportedCubeError: it has another size.
        InvalidCubeError: some of its pieces are on no cube, or are there twice.
    """
    inside = resume(cube, base)
    if inside is None:
        return None
    parts, start = [], 0
    for step in _steps(cube, inside, card_inside(cube, base), base):
        parts.append(Section(step.name, start, start + len(step.moves), step.sentence, step=step))
        start += len(step.moves)
    about = unit(str(inside.card.unit))
    whole = Section(about.title_for(base), 0, start, about.opening_for(base), tuple(parts))
    return Timeline(cube, (*inside.spin, *inside.left), Purpose.LESSON, (whole,))


def card_inside(cube: Cube, base: int = 0) -> Situation | None:
    """Return the card that ``cube`` is inside, as it was before the first of its turns.

    Raises:
        UnsupportedCubeError: it is no 3×3×3.
        InvalidCubeError: some of its pieces are on no cube, or are there twice.
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


def _steps(cube: Cube, inside: Resume, card: Situation | None, base: int) -> Iterator[Step]:
    """Yield what is told of the rest, and before it how the whole cube is turned."""
    given = State.of(cube)
    held = given.after(inside.spin)
    hold = Hold(held.centres[Face.U], held.centres[Face.F])
    facelets, solved = _shown(held, inside, card)
    if inside.spin:
        key = "turn" if given.centres[Face.D] == base else "over"
        colours = {"cap": colour_name(hold.top), "front": colour_name(hold.front)}
        words = hold_text(key).format(**with_capitals(colours))
        back = inverse(inside.spin)
        before = moved(facelets, back), moved(solved, back)
        yield Step.of_rotation(inside.spin, words, hold, *before)
    yield Step(
        name=inside.text,
        moves=inside.left,
        sentence=inside.text if card is None else paragraph([card.goal, card.do]),
        hold=hold,
        facelets=facelets,
        solved=solved,
        goal=NO_TEXT if card is None else card.goal,
        look=NO_TEXT if card is None else AT_ITS_START.format(look=card.look),
        why=NO_TEXT if card is None else card.why,
    )


def _shown(held: State, inside: Resume, card: Situation | None) -> tuple[Facelets, Facelets]:
    """Return the facelets that the rest is about, and those that were done before the card.

    Args:
        held: the cube in the hold in which the rest is made.
        inside: where it is.
        card: as it was before its turns; ``None`` where that is not known.
    """
    if card is None:
        return (), ()
    made = card.moves[: len(card.moves) - len(inside.left)]
    start = State.of(card.cube)
    solved = start.facelets_of(done_cubies(start, start, card.card.unit))
    return moved(card.lit, made), moved(solved, made)
