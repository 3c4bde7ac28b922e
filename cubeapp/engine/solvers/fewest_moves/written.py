"""A solution as a competitor writes it down: a line for each stage, then all of it in one row.

Turns on the inverse stand in brackets. What is in brackets, undone from the last turn to the
first, comes behind all other turns.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from cubeapp.engine.model.moves import Move, face_turns, merged_row, merged_turns, undone
from cubeapp.engine.notation.parsing import format_moves
from cubeapp.engine.solvers.solution import Solution
from cubeapp.engine.text import Text

SIZE = 3
MARK = "[1]"
"""Stands in a skeleton where turns are inserted."""

Row = tuple[tuple[int, int], ...]
"""Turns, as indices of `face_turns`, each with the index of the part that it is from."""


@dataclass(frozen=True, slots=True)
class Line:
    """A stage, or what it is begun with on the other side, as it is written down."""

    name: Text
    """For people: "EO F/B", "DR U/D begun", "HTR", "finish"."""
    moves: tuple[Move, ...]
    on_inverse: bool
    """Whether they are made on the inverse scramble."""
    saved: int
    """How many turns go where it joins another line."""
    total: int
    """The turns so far, with those of this line."""
    sentence: Text
    """What it does and why."""
    mark: int | None = None
    """For a skeleton, all lines so far in one row: before which of its moves turns are inserted."""

    @property
    def alg(self) -> str:
        """The moves as they are written: "(R' U F2)" on the inverse, "R U [1] F" in a skeleton."""
        if self.mark is not None:
            halves = self.moves[: self.mark], self.moves[self.mark :]
            before, behind = (format_moves(half, SIZE) for half in halves)
            return " ".join(filter(None, (before, MARK, behind)))
        text = format_moves(self.moves, SIZE)
        return f"({text})" if self.on_inverse else text

    @property
    def comment(self) -> Text:
        """What stands behind the moves: "DR U/D (4/9)", "finish (6-1/19)", "skeleton (15)".

        That is its turns, those that go, and the total.
        """
        less = f"-{self.saved}" if self.saved else ""
        own = "" if self.mark is not None else f"{len(self.moves)}{less}/"
        return Text("{name} ({count})", name=self.name, count=f"{own}{self.total}")


@dataclass(frozen=True, slots=True)
class WrittenSolution(Solution):
    """A solution with the lines that it was found by."""

    lines: tuple[Line, ...] = ()


@dataclass(frozen=True, slots=True)
class Part:
    """A stage of an answer, or what it is begun with on the other side."""

    turns: tuple[int, ...]
    """Indices of `face_turns`."""
    on_inverse: bool


def moves_of(turns: Iterable[int]) -> tuple[Move, ...]:
    """Return turns by their indices in `face_turns`."""
    return tuple(face_turns(SIZE)[turn] for turn in turns)


def joined(parts: Sequence[Part]) -> Row:
    """Return the solution that parts make.

    Turns of one face that meet become one, which stands where the first of them was, or none.

    Args:
        parts: in the order in which they were found.
    """
    on_cube = [(index, part.turns) for index, part in enumerate(parts) if not part.on_inverse]
    on_inverse = [
        (index, undone(part.turns)) for index, part in enumerate(parts) if part.on_inverse
    ]
    every = on_cube + on_inverse[::-1]
    return merged_row((turn, index) for index, turns in every for turn in turns)


def inserted(row: Row, place: int, turns: Iterable[int], index: int) -> Row:
    """Return ``row`` with ``turns`` of a part of its own before the turn at ``place``."""
    return merged_row((*row[:place], *((turn, index) for turn in turns), *row[place:]))


def totals(parts: Sequence[Part]) -> list[int]:
    """Return how many turns there are after each part; both sides meet after the last one."""
    result = []
    for count in range(1, len(parts) + 1):
        sides = [
            [turn for part in parts[:count] if part.on_inverse == side for turn in part.turns]
            for side in (False, True)
        ]
        result.append(sum(len(merged_turns(turns)) for turns in sides))
    return [*result[:-1], len(joined(parts))] if parts else []
