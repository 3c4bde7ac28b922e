"""The turns of a lesson that are made together, and what slips in them lead to."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from itertools import accumulate, pairwise

from cubeapp.engine.model.cube import Cube
from cubeapp.engine.model.geometry import Face
from cubeapp.engine.teaching.attempt import Moves, situation_at, undone
from cubeapp.engine.teaching.policy import Situation
from cubeapp.engine.teaching.wrong_ways import wrong_turns
from cubeapp.engine.text import NO_TEXT, Text, paragraph
from cubeapp.engine.timeline.timeline import Section, Timeline

LENGTH = 4
"""Turns that are made together where no card tells which belong so."""
MOST_SLIPS = 3
_SEEN = (Face.U, Face.F, Face.R)
"""The sides that somebody sees who holds the cube."""


@dataclass(frozen=True, slots=True)
class Chunk:
    """Turns of a step that are made together."""

    start: int
    """How many moves of the timeline come before them."""
    moves: Moves
    title: Text
    """What the step is called."""
    number: int
    """Which chunk of its step it is, from 1."""
    count: int
    """How many chunks the step has."""
    made: int = 0
    """How many moves of the step come before them."""
    card: Situation | None = None
    """What the step is in the course; ``None`` where no card tells these turns."""
    goal: Text = NO_TEXT
    """Of turns that are made by heart: what is so after them. Empty where the turns are told."""
    look: Text = NO_TEXT
    """Of turns that are made by heart: what to look for; empty for whoever knows that, too."""

    @property
    def is_by_heart(self) -> bool:
        """Whether the turns are not told."""
        return bool(self.goal)

    @property
    def end(self) -> int:
        """How many moves are made after them."""
        return self.start + len(self.moves)


@dataclass(frozen=True, slots=True)
class LikelySlip:
    """What a slip in the turns of a chunk leads to."""

    cube: Cube
    back: Moves
    """The turns that lead back to the cube before the chunk."""
    is_mirrored: bool
    """Whether left and right were exchanged, which is wrong about every turn."""


def chunk_at(timeline: Timeline, index: int, base: int = 0) -> Chunk | None:
    """Return the turns that the move at ``index`` belongs to; ``None`` if it is in no step.

    Args:
        timeline: a lesson of the course.
        index: of one of its moves.
        base: the colour of the first layer.
    """
    step = _step_of(timeline, index)
    if step is None:
        return None
    card = _card_of(timeline, step, base)
    groups = _groups(timeline.moves[step.start : step.end], card)
    spans = zip(groups, pairwise(accumulate(map(len, groups), initial=0)), strict=True)
    return next(
        Chunk(step.start + start, group, step.name, number, len(groups), start, card)
        for number, (group, (start, end)) in enumerate(spans, 1)
        if start <= index - step.start < end
    )


def by_heart(timeline: Timeline, index: int, base: int = 0, *, looks: bool = True) -> Chunk | None:
    """Return the whole step at a move as turns that are made together, and not told.

    Args:
        timeline: a lesson of the course.
        index: of one of its moves.
        base: the colour of the first layer.
        looks: whether it is said what to look for.

    Returns:
        ``None`` where there is no step, or none of a card, such as turns of the whole cube.
    """
    step = _step_of(timeline, index)
    card = None if step is None else _card_of(timeline, step, base)
    if step is None or card is None:
        return None
    look = paragraph([card.look, card.setup]) if looks else NO_TEXT
    return Chunk(step.start, card.moves, step.name, 1, 1, 0, card, card.goal, look)


def likely_slips(before: Cube, chunk: Chunk) -> tuple[LikelySlip, ...]:
    """Return what slips in some turns lead to, the likeliest first, each seen at once.

    They are those by which the card of the turns is judged, of each kind one rather than several
    of a kind. Where it has none the last turn may be left out, the first or the last one go the
    other way, the first one be left out: what learners do most. Cubes that look like the right
    one from above, the front and the right are none.

    Args:
        before: the cube before the turns.
        chunk: what was to be turned.
    """
    seen, found = {_look(before.apply_all(chunk.moves))}, []
    judged = tuple(_judged(chunk))
    for made, is_mirrored in judged or ((made, False) for made in _slipped(chunk.moves)):
        cube = before.apply_all(made)
        if _look(cube) not in seen:
            seen.add(_look(cube))
            found.append(LikelySlip(cube, undone(made), is_mirrored))
    return tuple(found[:MOST_SLIPS])


def _step_of(timeline: Timeline, index: int) -> Section | None:
    """Return the step that the move at ``index`` belongs to."""
    # Turns of one's own, behind the last step or where a way was left, belong to none.
    step = timeline.step_at(index)
    return step if step is not None and step.start <= index < step.end else None


def _card_of(timeline: Timeline, step: Section, base: int) -> Situation | None:
    """Return the card that a step is."""
    card = situation_at(timeline.cube_at(step.start), base)
    is_told = card is not None and card.moves == timeline.moves[step.start : step.end]
    return card if is_told else None


def _groups(moves: Moves, card: Situation | None) -> list[Moves]:
    """Return the turns of a step in their chunks."""
    if card is not None:
        return [group for group in ((*card.spin, *card.first), *card.chunks) if group]
    return [moves[at : at + LENGTH] for at in range(0, len(moves), LENGTH)]


def _judged(chunk: Chunk) -> Iterator[tuple[Moves, bool]]:
    """Yield what may be turned by the wrong ways of the card, and whether that is mirrored."""
    card, start = chunk.card, chunk.made
    if card is not None:
        for before, wrong, sign in wrong_turns(card, start, start + len(chunk.moves)):
            yield (*before[start:], *wrong), sign.code == "side"


def _slipped(moves: Moves) -> Iterator[Moves]:
    """Yield what may be turned in the place of ``moves``."""
    first, last = moves[0], moves[-1]
    yield moves[:-1]
    yield (replace(first, quarters=-first.quarters), *moves[1:])
    yield (*moves[:-1], replace(last, quarters=-last.quarters))
    yield moves[1:]


def _look(cube: Cube) -> bytes:
    return b"".join(cube.face(side).tobytes() for side in _SEEN)
