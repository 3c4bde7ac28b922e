"""Answers as the kernel writes them: in turns of one of its frames, stage by stage."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import groupby
from operator import itemgetter

from cubeapp.engine.model.cube import Cube
from cubeapp.engine.model.geometry import Face
from cubeapp.engine.solvers.fewest_moves import layout
from cubeapp.engine.solvers.fewest_moves.insertions import Insertion
from cubeapp.engine.solvers.fewest_moves.telling import (
    View,
    insertion_lines,
    left_by,
    stage_lines,
    stage_of,
)
from cubeapp.engine.solvers.fewest_moves.written import (
    SIZE,
    Line,
    Part,
    Row,
    inserted,
    joined,
    moves_of,
)
from cubeapp.engine.solvers.goals.space import HOLDS, Arrangement, rotation_moves
from cubeapp.engine.solvers.solution import Stage

Answer = list[int]
"""The bytes of `layout.ANSWERS`, or of a skeleton."""


@cache
def frames() -> tuple[tuple[int, View], ...]:
    """Return a way to hold the cube for each frame, with its view of the faces."""
    found: dict[tuple[int, int], tuple[int, View]] = {}
    for hold in range(HOLDS):
        held = Cube.solved(SIZE).apply_all(rotation_moves(hold))
        faces = tuple(Face(int(held.faces[face, 1, 1])) for face in Face)
        axes = faces[Face.U] % 3, faces[Face.F] % 3
        found.setdefault(axes, (hold, View(faces)))
    return tuple(found.values())


def length_of(answer: Answer) -> int:
    """Return how many turns an answer has."""
    first = layout.LENGTHS - layout.SIDES
    return sum(answer[first : first + layout.ANSWER_PARTS])


def row_of(answer: Answer) -> Row:
    """Return the turns of an answer, of the cube as it is held, in one row."""
    return joined([_seen(part, answer) for part in _parts(answer)])


def written(
    answer: Answer, insertion: Insertion | None, start: Arrangement
) -> tuple[tuple[Line, ...], tuple[Stage, ...]]:
    """Return an answer as its lines, and as stages in the order of turns.

    Args:
        answer: a whole one, or a skeleton.
        insertion: what finishes the skeleton.
        start: the cube.
    """
    hold, view = frames()[answer[layout.FINISH]]
    found = [(number, part) for number, part in enumerate(_parts(answer)) if part.turns]
    lines = stage_lines(start.held(hold), view, found, left_by(insertion))
    row = joined([_seen(part, answer) for _, part in found])
    told = lines
    if insertion is not None:
        skeleton, row = row, inserted(row, insertion.place, insertion.turns, len(lines))
        whole, last = insertion_lines(skeleton, insertion)
        told, lines = (*lines, last), (*lines, whole, last)
    stages = tuple(
        stage_of(told[index], moves_of(turn for turn, _ in some))
        for index, some in groupby(row, itemgetter(1))
    )
    return lines, stages


def _parts(answer: Answer) -> Iterator[Part]:
    """Yield the parts of an answer, in turns of its frame."""
    # The finish goes on where the stage before it has ended.
    sides = [*answer[: layout.FINISH], answer[layout.HTR]]
    lengths = answer[layout.LENGTHS - layout.SIDES :]
    paths = answer[layout.PATHS - layout.SIDES :]
    for number, side in enumerate(sides):
        first = number * layout.LONGEST
        yield Part(tuple(paths[first : first + lengths[number]]), side == 1)


def _seen(part: Part, answer: Answer) -> Part:
    """Return a part of an answer in turns of the cube as it is held."""
    _, view = frames()[answer[layout.FINISH]]
    return Part(view.turns(part.turns), part.on_inverse)
