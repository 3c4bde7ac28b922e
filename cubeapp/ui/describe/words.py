"""A cube as text: to be read or heard instead of looking at the picture."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby

from cubeapp.engine.model.cube import Cube
from cubeapp.engine.model.geometry import UNPAINTED, Face, cube_name
from cubeapp.engine.model.moves import Move
from cubeapp.engine.notation.turn_names import format_move
from cubeapp.engine.notation.turn_words import in_words
from cubeapp.engine.timeline.timeline import Timeline
from cubeapp.language import counted, mark, tr

FACE_NAMES = {
    Face.U: mark("Top"),
    Face.F: mark("Front"),
    Face.R: mark("Right"),
    Face.B: mark("Back"),
    Face.L: mark("Left"),
    Face.D: mark("Bottom"),
}
"""The faces in the order of reading: from the top round the sides to the bottom."""
COUNTED_FROM = 4
"""Rows of this many stickers and more count neighbours that are alike."""
LARGEST_READ = 20
"""Above this size only the first words are given unless all stickers were asked for."""


def summary(cube: Cube, facts: str) -> str:
    """Return one sentence: the size, and the caption of the stage."""
    told = ", ".join(facts.split(" · "))
    return tr("{cube}: {facts}.").format(cube=cube_name(cube.size), facts=told)


def progress(timeline: Timeline, cursor: int) -> list[str]:
    """Return how far the moves are done, the last one and the next one, a sentence each."""
    count, size = len(timeline), timeline.start.size
    if not count:
        return []
    left = count - cursor
    told = [tr("All moves are done.")]
    if left:
        text = tr("{done} of {count} moves are done.")
        told = [text.format(done=counted(cursor), count=counted(count))]
    if cursor:
        told.append(
            tr("Done last: {move}.").format(move=move_words(timeline.moves[cursor - 1], size))
        )
    if left:
        told.append(tr("Next: {move}.").format(move=move_words(timeline.moves[cursor], size)))
    return told


def move_words(move: Move, size: int) -> str:
    """Return a move by its name and in words: "R, right side up"."""
    return f"{format_move(move, size)}, {in_words(move, size)}"


def faces(cube: Cube, names: Sequence[str]) -> list[str]:
    """Return the faces in lines, each with its rows as the net shows them.

    Args:
        cube: of any size, painted or not.
        names: the colours of the values 0…5.
    """
    lines = []
    for face, title in FACE_NAMES.items():
        rows = cube.faces[face].tolist()
        colours = {colour for row in rows for colour in row}
        if len(colours) == 1:
            said = tr("{face}: all {colour}").format(
                face=tr(title), colour=_colour(colours.pop(), names)
            )
            lines.append(said)
        else:
            lines.append(tr("{face}:").format(face=tr(title)))
            lines += [f"  {_row(row, names)}" for row in rows]
    return lines


def description(
    cube: Cube, names: Sequence[str], facts: str, timeline: Timeline, cursor: int
) -> str:
    """Return a full description of the cube: in short, then face by face."""
    return "\n".join([summary(cube, facts), *progress(timeline, cursor), "", *faces(cube, names)])


def _row(row: Sequence[int], names: Sequence[str]) -> str:
    if len(row) < COUNTED_FROM:
        return ", ".join(_colour(colour, names) for colour in row)
    runs = ((colour, len(list(alike))) for colour, alike in groupby(row))
    return ", ".join(
        _colour(colour, names) if count == 1 else f"{count} {_colour(colour, names)}"
        for colour, count in runs
    )


def _colour(colour: int, names: Sequence[str]) -> str:
    return tr("unpainted") if colour == UNPAINTED else names[colour]
