"""A solution as a competitor writes it down: a line for each stage, then all of it in one row.

Turns on the inverse stand in brackets. What is in brackets, undone from the last turn to the
first, comes behind all other turns.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from cubeapp.engine.model.moves import Move, face_turns, merged_turns, undone
from cubeapp.engine.notation.parsing import format_moves
from cubeapp.engine.solvers.solution import Solution
from cubeapp.engine.text import Text

SIZE = 3


@dataclass(frozen=True, slots=True)
class Line:
    """A stage as it is written down."""

    name: Text
    """For people: "EO F/B", "DR U/D", "HTR", "finish"."""
    moves: tuple[Move, ...]
    on_inverse: bool
    """Whether they are made on the inverse scramble."""
    saved: int
    """How many turns go where it joins another line."""
    total: int
    """The turns so far, with those of this line."""
    sentence: Text
    """What it does and why."""

    @property
    def alg(self) -> str:
        """The moves, in brackets if they are made on the inverse: "(R' U F2)"."""
        text = format_moves(self.moves, SIZE)
        return f"({text})" if self.on_inverse else text

    @property
    def comment(self) -> Text:
        """What stands behind the moves: "DR U/D (4/9)", "finish (6-1/19)".

        That is its turns, those that go, and the total.
        """
        less = f"-{self.saved}" if self.saved else ""
        count = f"{len(self.moves)}{less}/{self.total}"
        return Text("{name} ({count})", name=self.name, count=count)


@dataclass(frozen=True, slots=True)
class WrittenSolution(Solution):
    """A solution with the lines that it was found by."""

    lines: tuple[Line, ...] = field(default=())


@dataclass(frozen=True, slots=True)
class Part:
    """A stage of an answer."""

    turns: tuple[int, ...]
    """Indices of `face_turns`."""
    on_inverse: bool


def joined(parts: Sequence[Part]) -> tuple[tuple[Move, ...], ...]:
    """Return what of each part is left in the solution.

    Turns of one face that meet become one, which stands where the first of them was, or none.

    Args:
        parts: in the order in which they were found.
    """
    row: list[tuple[int, int]] = []
    for index in written_order(parts):
        part = parts[index]
        for turn in undone(part.turns) if part.on_inverse else part.turns:
            _add(row, turn, index)
    moves = face_turns(SIZE)
    return tuple(
        tuple(moves[turn] for turn, own in row if own == index) for index in range(len(parts))
    )


def written_order(parts: Sequence[Part]) -> list[int]:
    """Return the indices of ``parts`` in the order in which their turns solve the cube."""
    on_cube = [index for index, part in enumerate(parts) if not part.on_inverse]
    on_inverse = [index for index, part in enumerate(parts) if part.on_inverse]
    return on_cube + on_inverse[::-1]


def totals(parts: Sequence[Part]) -> list[int]:
    """Return how many turns there are after each part; both sides meet after the last one."""
    result = []
    for count in range(1, len(parts) + 1):
        sides = [
            [turn for part in parts[:count] if part.on_inverse == side for turn in part.turns]
            for side in (False, True)
        ]
        if count == len(parts):
            sides = [[*sides[0], *undone(sides[1])]]
        result.append(sum(len(merged_turns(turns)) for turns in sides))
    return result


def _add(row: list[tuple[int, int]], turn: int, index: int) -> None:
    """Add a turn of a part to ``row``, or let it become one with a turn of the same face."""
    face, place = turn // 3, len(row) - 1
    while place >= 0 and row[place][0] // 3 == (face + 3) % 6:
        place -= 1
    if place < 0 or row[place][0] // 3 != face:
        row.append((turn, index))
        return
    before, own = row.pop(place)
    quarters = (before % 3 + turn % 3 + 2) % 4
    if quarters:
        row.insert(place, (3 * face + quarters - 1, own))
