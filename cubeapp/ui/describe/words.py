"""A cube as text: to be read or heard instead of looking at the picture."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from cubeapp.drawing.described import faces
from cubeapp.engine.model.cube import Cube
from cubeapp.engine.model.geometry import cube_name
from cubeapp.engine.model.moves import Move
from cubeapp.engine.notation.turn_names import format_move
from cubeapp.engine.notation.turn_words import in_words
from cubeapp.engine.timeline.timeline import Timeline
from cubeapp.words import counted, tr

LARGEST_READ = 20
"""Above this size only the first words are given unless all stickers were asked for."""


def summary(cube: Cube, facts: Iterable[str]) -> str:
    """Return one sentence: the size, and what the caption of the stage says."""
    return tr("{cube}: {facts}.").format(cube=cube_name(cube.size), facts=", ".join(facts))


def progress(timeline: Timeline, cursor: int) -> list[str]:
    """Return how far the moves are done, the last one and the next one, a sentence each."""
    count, size = len(timeline), timeline.start.size
    if not count:
        return []
    left = count - cursor
    sentences = [tr("All moves are done.")]
    if left:
        text = tr("{done} of {count} moves are done.")
        sentences = [text.format(done=counted(cursor), count=counted(count))]
    if cursor:
        sentences.append(
            tr("Done last: {move}.").format(move=move_words(timeline.moves[cursor - 1], size))
        )
    if left:
        following = move_words(timeline.moves[cursor], size)
        sentences.append(tr("Next: {move}.").format(move=following))
    return sentences


def move_words(move: Move, size: int) -> str:
    """Return a move by its name and in words: "R, right side up"."""
    return f"{format_move(move, size)}, {tr(in_words(move, size))}"


def description(
    cube: Cube, names: Sequence[str], facts: Iterable[str], timeline: Timeline, cursor: int
) -> str:
    """Return a full description of the cube: in short, then face by face."""
    return "\n".join([summary(cube, facts), *progress(timeline, cursor), "", *faces(cube, names)])
