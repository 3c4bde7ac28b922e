"""Turns of layers, and how they are counted."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from enum import Enum
from functools import lru_cache

from cubeapp.engine.model.errors import InvalidMoveError, UnsupportedCubeError
from cubeapp.engine.model.geometry import Axis, Face, cube_name
from cubeapp.engine.text import Text, plural

QUARTERS = (-2, -1, 1, 2)
LARGEST_HTM_SIZE = 3
"""Above this size a turn of the face is one of several outer blocks, and HTM is called OBTM."""


@dataclass(frozen=True, slots=True)
class Move:
    """A turn of adjacent layers about one axis.

    Raises:
        InvalidMoveError: there are no such layers, or it is another number of quarter turns.
    """

    axis: Axis
    first: int
    """First turned layer, counted from 0 on the R, U or F side."""
    last: int
    """Last turned layer from the same side, included; ``first <= last``."""
    quarters: int
    """Clockwise quarter turns seen from that side, reduced to -2, -1, 1 or 2; ``R2'`` stays -2."""

    def __post_init__(self) -> None:
        if self.quarters not in QUARTERS:
            message = Text(
                "no such turn: layers turn by 1, 2, -1 or -2 quarters, not by {quarters}"
            )
            raise InvalidMoveError(message.format(quarters=self.quarters))
        if not 0 <= self.first <= self.last:
            message = Text("no such turn: layers count up from 0, not from {first} to {last}")
            raise InvalidMoveError(message.format(first=self.first, last=self.last))

    def inverse(self) -> Move:
        """Return the turn that undoes this one."""
        return Move(self.axis, self.first, self.last, -self.quarters)

    def turns_the_layers_of(self, other: Move) -> bool:
        """Tell whether this turns the same layers as ``other``, so that both could be one."""
        return (self.axis, self.first, self.last) == (other.axis, other.first, other.last)

    def check_fits(self, size: int) -> None:
        """Make sure that a cube of ``size`` has every turned layer.

        Raises:
            InvalidMoveError: it does not.
        """
        if self.last >= size:
            raise InvalidMoveError(
                Text("a {cube} has no layer {layer}", cube=cube_name(size), layer=self.last + 1)
            )

    def is_rotation(self, size: int) -> bool:
        """Tell whether every layer turns, so that only the hold of the cube changes."""
        return self.first == 0 and self.last == size - 1

    def is_outer(self, size: int) -> bool:
        """Tell whether an outer layer turns, alone or with those below it."""
        return self.first == 0 or self.last == size - 1


class Metric(Enum):
    """Ways to count moves."""

    HTM = "htm"
    """An outer block turn counts 1, an inner one 2, a rotation 0; OBTM above 3×3×3."""
    OBTM = HTM
    """The same count by the name that it has above 3×3×3."""
    QTM = "qtm"
    """As HTM, a half turn twice."""
    STM = "stm"
    """A turn of adjacent layers counts 1, a rotation 0."""
    ETM = "etm"
    """Everything that is done counts 1."""

    def called(self, size: int) -> str:
        """Return its name for cubes of ``size``: "HTM", or "OBTM" for the same on a 4×4×4."""
        return "OBTM" if self is Metric.HTM and size > LARGEST_HTM_SIZE else self.name

    def unit(self, size: int = 3) -> Text:
        """Return what it counts on cubes of ``size``, for people: "face turns"."""
        return _UNITS[self.called(size)]

    def in_words(self, length: int, size: int = 3) -> Text:
        """Return a length for people: "1 face turn", "14 quarter turns"."""
        one, many = _LENGTHS[self.called(size)]
        return plural(length, one, many)

    def check_fits(self, size: int) -> None:
        """Make sure that answers for cubes of ``size`` can be short in this.

        Raises:
            UnsupportedCubeError: they are counted in something else.
        """
        if self not in metrics_for(size):
            raise UnsupportedCubeError(wrong_metric(self.name, size))

    def count(self, moves: Iterable[Move], size: int) -> int:
        """Return the length of ``moves`` on a cube of ``size`` in this metric."""
        return lengths(moves, size)[self]


_UNITS = {
    "HTM": Text("face turns"),
    "OBTM": Text("turns of outer blocks"),
    "QTM": Text("quarter turns"),
    "STM": Text("layer turns"),
    "ETM": Text("moves, turns of the whole cube among them"),
}
_LENGTHS = {
    "HTM": (Text("{n} face turn"), Text("{n} face turns")),
    "OBTM": (Text("{n} turn of outer blocks"), Text("{n} turns of outer blocks")),
    "QTM": (Text("{n} quarter turn"), Text("{n} quarter turns")),
    "STM": (Text("{n} layer turn"), Text("{n} layer turns")),
    "ETM": (Text("{n} moves, turns of the whole cube among them"),) * 2,
}


def metrics_for(size: int) -> tuple[Metric, ...]:
    """Return what answers for cubes of ``size`` may be short in, the usual one first."""
    return (Metric.HTM, Metric.QTM) if size <= LARGEST_HTM_SIZE else (Metric.OBTM, Metric.STM)


def wrong_metric(name: str, size: int) -> Text:
    """Return why answers for cubes of ``size`` are not counted in the metric of that name."""
    first, second = (metric.called(size) for metric in metrics_for(size))
    text = Text("turns of a {cube} are counted in {first} or {second}, not in {metric}")
    return text.format(cube=cube_name(size), first=first, second=second, metric=name)


def lengths(moves: Iterable[Move], size: int) -> dict[Metric, int]:
    """Return the length of ``moves`` on a cube of ``size`` in every metric.

    An answer for a big cube has a hundred thousand moves, so they are gone through once.
    """
    everything = rotations = turns = quarters = 0
    for move in moves:
        everything += 1
        is_at_first, is_at_last = move.first == 0, move.last == size - 1
        if is_at_first and is_at_last:
            rotations += 1
            continue
        cost = 1 if is_at_first or is_at_last else 2
        turns += cost
        quarters += cost * abs(move.quarters)
    return {
        Metric.HTM: turns,
        Metric.QTM: quarters,
        Metric.STM: everything - rotations,
        Metric.ETM: everything,
    }


def face_turn(face: Face, quarters: int, size: int, depth: int = 1) -> Move:
    """Return the turn of the ``depth`` outermost layers of ``face``.

    ``quarters`` counts clockwise looking at that face, as in ``R`` and ``L``.
    """
    if face in (Face.U, Face.R, Face.F):
        return Move(face.axis, 0, depth - 1, quarters)
    return Move(face.axis, size - depth, size - 1, -quarters)


def rotation(axis: Axis, quarters: int, size: int) -> Move:
    """Return the turn of the whole cube: ``x``, ``y`` or ``z``."""
    return Move(axis, 0, size - 1, quarters)


def blocks(layers: Iterable[int]) -> list[tuple[int, int]]:
    """Return layers as blocks of neighbours, each by its first and last, in order."""
    found: list[tuple[int, int]] = []
    for layer in sorted(layers):
        if found and found[-1][1] + 1 == layer:
            found[-1] = found[-1][0], layer
        else:
            found.append((layer, layer))
    return found


def reduced(quarters: int) -> int:
    """Return any number of quarter turns as the 0, 1, 2 or -1 that comes to the same."""
    return (0, 1, 2, -1)[quarters % 4]


def inverse(moves: Sequence[Move]) -> tuple[Move, ...]:
    """Return the moves that undo ``moves``."""
    return tuple(move.inverse() for move in reversed(moves))


def rest_of(move: Move, made: Move, size: int) -> tuple[Move, ...] | None:
    """Return what is left to turn of ``move`` once ``made`` has been turned.

    ``made`` may be the same turn, one quarter of a half turn, some layers of a wide turn, an
    outer block that takes the slice ``move`` with it, or all other layers the other way round,
    which leaves a turn of the whole cube.

    Returns:
        turns in the order of their layers, none if ``made`` is all of ``move``; ``None`` if it
        is no part of it.
    """
    if made.axis is not move.axis:
        return None
    layers = range(size)
    wanted = [move.quarters % 4 * (move.first <= layer <= move.last) for layer in layers]
    turned = [made.quarters % 4 * (made.first <= layer <= made.last) for layer in layers]
    left = [(want - turn) % 4 for want, turn in zip(wanted, turned, strict=True)]
    rest = tuple(
        Move(move.axis, first, last, reduced(quarters))
        for quarters in (1, 2, 3)
        for first, last in blocks(layer for layer in layers if left[layer] == quarters)
    )
    rest = tuple(sorted(rest, key=lambda turn: turn.first))
    is_whole_turn = len(rest) == 1 and rest[0].is_rotation(size)
    return rest if is_whole_turn or _is_part(move, made, size, wanted, turned) else None


def _is_part(
    move: Move, made: Move, size: int, wanted: Sequence[int], turned: Sequence[int]
) -> bool:
    """Tell whether quarter turns of each layer, ``turned``, belong to those ``wanted``."""
    if made.turns_the_layers_of(move):
        return wanted == turned or wanted[move.first] == 2
    if move.is_rotation(size) or made.is_rotation(size):
        return False
    pairs = list(zip(wanted, turned, strict=True))
    if not move.is_outer(size) and made.is_outer(size):
        return all(want in (0, turn) for want, turn in pairs)
    return all(turn in (0, want) or (turn and want == 2) for want, turn in pairs)


def span_turns(spans: Iterable[tuple[int, int]], axes: Iterable[Axis] = Axis) -> tuple[Move, ...]:
    """Return the turns of some layers about each axis, each by ``1``, ``2``, ``-1``.

    Args:
        spans: the first and the last layer of each block.
        axes: about which they turn.
    """
    spans = tuple(spans)
    return tuple(
        Move(axis, first, last, quarters)
        for axis in axes
        for first, last in spans
        for quarters in (1, 2, -1)
    )


@lru_cache(maxsize=8)
def layer_turns(size: int) -> tuple[Move, ...]:
    """Return every turn of a single layer: three axes × N layers × ``1``, ``2``, ``-1``."""
    return span_turns((layer, layer) for layer in range(size))


@lru_cache(maxsize=8)
def face_turns(size: int) -> tuple[Move, ...]:
    """Return the 18 turns of single faces: U, U2, U', R, R2, … B'."""
    return tuple(face_turn(face, quarters, size) for face in Face for quarters in (1, 2, -1))


def undone(turns: Iterable[int]) -> tuple[int, ...]:
    """Return the turns that undo ``turns``, both as indices of `face_turns`."""
    return tuple(3 * (turn // 3) + 2 - turn % 3 for turn in reversed(tuple(turns)))


def merged_turns(turns: Iterable[int]) -> tuple[int, ...]:
    """Return ``turns`` with those of one face made one, or none, wherever they meet.

    They meet where only turns of the opposite face are between them. Turns are indices of
    `face_turns`, and keep their order.
    """
    return tuple(turn for turn, _ in merged_row((turn, 0) for turn in turns))


def merged_row(row: Iterable[tuple[int, int]]) -> tuple[tuple[int, int], ...]:
    """Do what `merged_turns` does, to turns with a mark each; where two meet the first's stays."""
    result: list[tuple[int, int]] = []
    for turn, mark in row:
        face, place = turn // 3, len(result) - 1
        while place >= 0 and result[place][0] // 3 == (face + 3) % 6:
            place -= 1
        if place < 0 or result[place][0] // 3 != face:
            result.append((turn, mark))
            continue
        before, own = result.pop(place)
        quarters = (before % 3 + turn % 3 + 2) % 4
        if quarters:
            result.insert(place, (3 * face + quarters - 1, own))
    return tuple(result)
