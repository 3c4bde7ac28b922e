"""The lines of fewest moves, with sentences: what each stage is for, and what there was to do."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from cubeapp.engine.model.geometry import Face
from cubeapp.engine.model.moves import Move, face_turns
from cubeapp.engine.notation.parsing import format_moves
from cubeapp.engine.solvers.fewest_moves.insertions import Insertion
from cubeapp.engine.solvers.fewest_moves.layout import (
    DR,
    DR_FIRST,
    EO,
    EO_FIRST,
    FINISH,
    HTR,
    HTR_FIRST,
)
from cubeapp.engine.solvers.fewest_moves.written import (
    MARK,
    Line,
    Part,
    Row,
    moves_of,
    totals,
)
from cubeapp.engine.solvers.goals.space import Arrangement, after_moves
from cubeapp.engine.solvers.solution import Stage
from cubeapp.engine.solvers.steps import Step
from cubeapp.engine.text import NO_TEXT, Text, Turns, counted, paragraph, plural

SIZE = 3
CORNER_ORBIT = frozenset((0, 2, 5, 7))
"""The corner places that half turns take to URF; the others are one orbit, too."""
EDGE_RING = frozenset((1, 3, 5, 7))
"""The edge places between R and L; of those of U and D the others are one ring, too."""

BAD_EDGES = Text(
    "{n} edges are bad: without quarter turns of {front} and {back} they do not come home the "
    "right way round. Now all are good, and {front} and {back} need half turns only."
)
DOMINO = Text(
    "{corners} and {edges} are to be put right: corners so that no {top} or {bottom} colour is on "
    "the other sides, edges of the layer between {top} and {bottom} into it. This is a domino, and "
    "now only {top} and {bottom} need quarter turns."
)
FIRST = Text(
    "Turns on one side change what is left to do on both. So {stage} is begun on this one and done "
    "on the other."
)
AGAIN = Text(
    "There is nothing to do here. These turns leave what is done and come back to it, to go on "
    "from elsewhere."
)
HALF_TURNS = Text(
    "Half turns keep every corner in its half of the corners and every edge in its ring: {corners} "
    "and {edges} are in the other one. Now half turns are enough."
)
ORDER = Text(
    "Every corner and edge is where half turns can bring it home from, but the corners are in an "
    "order that half turns do not make. Now half turns are enough."
)
ALL_HOME = Text("Half turns bring everything home.")
IN_A_ROW = Text(
    "All of it so far in one row, the brackets undone at its end. At {mark} turns are inserted."
)
CORNERS = Text("{n} corner"), Text("{n} corners")
EDGES = Text("{n} edge"), Text("{n} edges")
ON_INVERSE = Text(
    "The brackets say that this is done on the inverse scramble: undone, from the last turn to the "
    "first, it comes at the end of the solution."
)
SAVED = (
    Text("{n} turn is saved where turns of one face meet."),
    Text("{n} turns are saved where turns of one face meet."),
)


@dataclass(frozen=True, slots=True)
class Left:
    """How a skeleton is told that leaves three cubies."""

    names: Mapping[int, Text]
    """What its stages are called where they leave these."""
    sentences: Mapping[int, Text]
    insertion: Text
    """What turns do at a mark."""


EDGES_LEFT = Left(
    {FINISH: Text("all but three edges")},
    {FINISH: Text("Half turns bring everything home but three edges of a ring.")},
    Text(
        "At {mark} these turns let three edges change places and leave the rest as it is. Behind "
        "the skeleton that is what is missing. At some places it takes fewer turns than at others."
    ),
)
CORNERS_LEFT = Left(
    {HTR: Text("HTR but three corners"), FINISH: Text("all but three corners")},
    {
        HTR: Text("Now half turns are enough for everything but three corners."),
        FINISH: Text("Half turns bring everything home but three corners."),
    },
    Text(
        "At {mark} these turns let three corners change places and leave the rest as it is. Behind "
        "the skeleton that is what is missing. At some places it takes fewer turns than at others."
    ),
)
NOTHING_LEFT = Left({}, {}, NO_TEXT)


def left_by(insertion: Insertion | None) -> Left:
    """Return how it is told what stages leave for an insertion, if there is one."""
    if insertion is None:
        return NOTHING_LEFT
    return CORNERS_LEFT if insertion.is_of_corners else EDGES_LEFT


@dataclass(frozen=True, slots=True)
class View:
    """A frame of the search, seen from how the cube is held."""

    faces: tuple[Face, ...]
    """Which face of the cube each of the frame's six is."""

    def turns(self, turns: Sequence[int]) -> tuple[int, ...]:
        """Return turns of the frame as turns of the cube as it is held."""
        return tuple(3 * self.faces[turn // 3] + turn % 3 for turn in turns)

    def axis(self, face: Face) -> str:
        """Return an axis by the letters of its faces: "F/B"."""
        return "/".join(sorted((self._letter(face), self._letter(face.opposite)), key=_order))

    @property
    def words(self) -> dict[str, Turns]:
        """The letters of the faces that sentences name."""
        named = {"top": Face.U, "bottom": Face.D, "front": Face.F, "back": Face.B}
        return {name: Turns(self._letter(face)) for name, face in named.items()}

    def _letter(self, face: Face) -> str:
        return format_moves([face_turns(SIZE)[3 * self.faces[face]]], SIZE)


def _order(letter: str) -> int:
    return "URFDLB".index(letter)


WHOLE = {EO_FIRST: EO, DR_FIRST: DR, HTR_FIRST: HTR}
"""What is begun by the parts of an answer that begin a stage."""


def name_of(part: int, view: View, left: Left) -> Text:
    """Return what a part of an answer is called: "EO F/B", "DR U/D begun"."""
    if part in WHOLE:
        return Text("{stage} begun", stage=name_of(WHOLE[part], view, left))
    if part == EO:
        return Text("EO {axis}", axis=view.axis(Face.F))
    if part == DR:
        return Text("DR {axis}", axis=view.axis(Face.U))
    return left.names.get(part) or (Text("HTR") if part == HTR else Text("finish"))


def stage_lines(
    cube: Arrangement, view: View, found: Sequence[tuple[int, Part]], left: Left
) -> tuple[Line, ...]:
    """Return the parts of an answer as they are written down.

    Args:
        cube: as it is held in the frame.
        view: the frame.
        found: the parts by their numbers in `layout`, with their turns in the frame.
        left: what they leave.
    """
    lines, before, both = [], 0, [cube, cube.inverse()]
    for (number, part), total in zip(found, totals([part for _, part in found]), strict=True):
        side = int(part.on_inverse)
        saved = before + len(part.turns) - total
        sentences = [_told(number, view, both[side], left)]
        if part.on_inverse:
            sentences.append(ON_INVERSE)
        if saved:
            sentences.append(plural(saved, *SAVED))
        name, moves = name_of(number, view, left), moves_of(view.turns(part.turns))
        lines.append(Line(name, moves, part.on_inverse, saved, total, paragraph(sentences)))
        both[side] = after_moves(both[side], moves_of(part.turns))
        both[1 - side], before = both[side].inverse(), total
    return tuple(lines)


def _told(part: int, view: View, before: Arrangement, left: Left) -> Text:
    """Return what a part does, on a side that was so before it."""
    if part in WHOLE:
        return FIRST.format(stage=name_of(WHOLE[part], view, left))
    return left.sentences.get(part) or _TOLD[part](view, before)


def insertion_lines(skeleton: Row, insertion: Insertion) -> tuple[Line, Line]:
    """Return the skeleton in one row, and the line of what is inserted."""
    length, turns = len(skeleton), insertion.turns
    saved = length + len(turns) - insertion.length
    sentences = [left_by(insertion).insertion.format(mark=MARK)]
    if saved:
        sentences.append(plural(saved, *SAVED))
    row = moves_of(turn for turn, _ in skeleton)
    return (
        Line(Text("skeleton"), row, False, 0, length, IN_A_ROW.format(mark=MARK), insertion.place),
        Line(
            Text("insertion at {mark}", mark=MARK),
            moves_of(turns),
            False,
            saved,
            insertion.length,
            paragraph(sentences),
        ),
    )


def stage_of(line: Line, moves: tuple[Move, ...]) -> Stage:
    """Return a line as a stage of the solution, with those of its moves that are left there."""
    name = Text("{stage}, inverse", stage=line.name) if line.on_inverse else line.name
    return Stage.of_steps(name, line.sentence, (Step(name, moves, line.sentence),))


def _eo(view: View, before: Arrangement) -> Text:
    bad = int(before.eo.sum())
    return BAD_EDGES.format(n=counted(bad), **view.words) if bad else AGAIN


def _dr(view: View, before: Arrangement) -> Text:
    corners, edges = int((before.co > 0).sum()), int((before.ep[8:] < 8).sum())
    if corners == edges == 0:
        return AGAIN
    told = {"corners": plural(corners, *CORNERS), "edges": plural(edges, *EDGES)}
    return DOMINO.format(**told, **view.words)


def _htr(view: View, before: Arrangement) -> Text:
    del view
    corners = _strangers(before.cp, CORNER_ORBIT)
    edges = _strangers(before.ep, EDGE_RING)
    if corners == edges == 0:
        return ORDER
    return HALF_TURNS.format(corners=plural(corners, *CORNERS), edges=plural(edges, *EDGES))


def _strangers(cubies: NDArray[np.uint8], places: frozenset[int]) -> int:
    """Return how many cubies of ``places`` are elsewhere, and others in their places."""
    return sum(
        (cubie in places) != (place in places) for place, cubie in enumerate(cubies.tolist())
    )


def _finish(view: View, before: Arrangement) -> Text:
    del view, before
    return ALL_HOME


_TOLD = {EO: _eo, DR: _dr, HTR: _htr, FINISH: _finish}
