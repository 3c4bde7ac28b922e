"""The turns of a lesson that are made together, and what slips in them lead to."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from itertools import accumulate, pairwise

from cubeapp.engine.model.cube import Cube
from cubeapp.engine.model.geometry import Face
from cubeapp.engine.teaching.attempt import Moves, situation_at
from cubeapp.engine.text import Text
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

    @property
    def end(self) -> int:
        """How many moves are made after them."""
        return self.start + len(self.moves)


def chunk_at(timeline: Timeline, index: int, base: int = 0) -> Chunk | None:
    """Return the turns that the move at ``index`` belongs to; ``None`` behind the last one.

    Args:
        timeline: a lesson of the course.
        index: of one of its moves.
        base: the colour of the first layer.
    """
    step = timeline.step_at(index) if index < len(timeline) else None
    if step is None:
        return None
    groups = _groups(timeline, step, base)
    ends = accumulate(map(len, groups), initial=step.start)
    spans = zip(groups, pairwise(ends), strict=True)
    return next(
        Chunk(start, moves, step.name, number, len(groups))
        for number, (moves, (start, end)) in enumerate(spans, 1)
        if start <= index < end
    )


def likely_slips(before: Cube, moves: Moves) -> tuple[Cube, ...]:
    """Return cubes that slips in some turns lead to, the likeliest first, each seen at once.

    The last turn may be left out, the first or the last one go the other way, the first one be
    left out: what learners do most. Those that look like the right cube from above, the front and
    the right are none.

    Args:
        before: the cube before the turns.
        moves: what was to be turned.
    """
    seen, found = {_look(before.apply_all(moves))}, []
    for made in _slipped(moves):
        cube = before.apply_all(made)
        if _look(cube) not in seen:
            seen.add(_look(cube))
            found.append(cube)
    return tuple(found[:MOST_SLIPS])


def _groups(timeline: Timeline, step: Section, base: int) -> list[Moves]:
    """Return the turns of a step in their chunks."""
    moves = timeline.moves[step.start : step.end]
    card = situation_at(timeline.cube_at(step.start), base)
    if card is not None and card.moves == moves:
        return [group for group in ((*card.spin, *card.first), *card.chunks) if group]
    return [moves[at : at + LENGTH] for at in range(0, len(moves), LENGTH)]


def _slipped(moves: Moves) -> Iterator[Moves]:
    """Yield what may be turned in the place of ``moves``."""
    first, last = moves[0], moves[-1]
    yield moves[:-1]
    yield (replace(first, quarters=-first.quarters), *moves[1:])
    yield (*moves[:-1], replace(last, quarters=-last.quarters))
    yield moves[1:]


def _look(cube: Cube) -> bytes:
    return b"".join(cube.face(side).tobytes() for side in _SEEN)
