"""The slips that may happen at one move, each with its likelihood.

The likelihoods are relative to each other and rest on what people say they do, not on counts:
most often a side is turned the other way or by the wrong amount, then a neighbour of it, then a
move is lost. They decide which question comes first and which of several stories is told, never
whether a cube is found.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass

from cubeapp.engine.model.geometry import Axis, Face
from cubeapp.engine.model.moves import Move, face_turn
from cubeapp.engine.model.orientation import rotations
from cubeapp.engine.slips.trail import Kind, Slip

DIRECTION = 6.0
AMOUNT = 4.0
SIDE, SIDE_THE_OTHER_WAY = 0.6, 0.15
LAYERS = 0.6
SKIPPED = 2.5
TWICE = 1.0
SWAPPED = 1.5
TURNED_UPRIGHT, TURNED_OVER, TURNED_ASKEW = 0.4, 0.1, 0.03
"""The cube held wrongly: another side in front, once about another axis, or any other way."""


@dataclass(frozen=True, slots=True)
class Variant:
    """What may be made of a move, or of a move and the next one."""

    slip: Slip
    made: tuple[Move, ...]
    replaced: int
    """Number of moves that ``made`` stands for, 1 or 2."""
    likelihood: float
    """Relative to the other variants of the same move."""


def variants(moves: Sequence[Move], size: int, indices: Iterable[int]) -> list[tuple[Variant, ...]]:
    """Return every slip that may happen at some moves on a cube of ``size``.

    Other layers are turned by mistake only where some of the moves turn inner layers.

    Args:
        moves: all that were followed.
        size: N.
        indices: of those at which a slip may happen.
    """
    is_inner = any(turns_inside(move, size) for move in moves)
    return [tuple(_variants(moves, index, size, is_inner)) for index in indices]


def _variants(moves: Sequence[Move], index: int, size: int, is_inner: bool) -> Iterator[Variant]:
    number, move = index + 1, moves[index]

    def variant(kind: Kind, did: Iterable[Move], likelihood: float) -> Variant:
        made = tuple(did)
        return Variant(Slip(kind, number, made), made, 1, likelihood)

    if abs(move.quarters) == 1:
        yield variant(Kind.DIRECTION, [move.inverse()], DIRECTION)
        yield variant(Kind.AMOUNT, [_by(move, 2)], AMOUNT)
    else:
        yield variant(Kind.AMOUNT, [_by(move, 1)], AMOUNT / 2)
        yield variant(Kind.AMOUNT, [_by(move, -1)], AMOUNT / 2)
    for turn, weight in _sides(move, size):
        yield variant(Kind.SIDE, [turn], weight)
    for turn in _depths(move, size) if is_inner else ():
        yield variant(Kind.SIDE, [turn], LAYERS)
    yield variant(Kind.SKIPPED, [], SKIPPED)
    yield variant(Kind.TWICE, [move, move], TWICE)
    if index + 1 < len(moves) and moves[index + 1].axis is not move.axis:
        swapped = (moves[index + 1], move)
        yield Variant(Slip(Kind.SWAPPED, number, swapped), swapped, 2, SWAPPED)
    yield from _held_wrongly(number, move, size)


def turns_inside(move: Move, size: int) -> bool:
    """Tell whether ``move`` turns inner layers, alone or with outer ones."""
    return not move.is_rotation(size) and not (move.first == move.last and move.is_outer(size))


def _by(move: Move, quarters: int) -> Move:
    return Move(move.axis, move.first, move.last, quarters)


def _sides(move: Move, size: int) -> Iterator[tuple[Move, float]]:
    """Yield the same layers of other sides, turned alike or the other way."""
    face, near, far, quarters = _as_seen(move, size)
    is_half = abs(quarters) == 2
    for other in Face:
        is_same = other is face or (other is face.opposite and near == size - 1 - far)
        if is_same or (near == size - 1 - far and other not in (Face.U, Face.R, Face.F)):
            continue  # a middle layer goes by one side alone
        yield _turn(other, near, far, quarters, size), SIDE
        if not is_half:
            weight = SIDE if other is face.opposite else SIDE_THE_OTHER_WAY
            yield _turn(other, near, far, -quarters, size), weight


def _depths(move: Move, size: int) -> Iterator[Move]:
    """Yield turns of other layers on the same side: wide for narrow, a slice for a block."""
    if move.is_rotation(size):
        return
    face, near, far, quarters = _as_seen(move, size)
    blocks = {(0, far), (far, far), (0, 0), (near, far + 1), (near, far - 1)}
    if near == far:
        blocks |= {(near + 1, far + 1), (near - 1, far - 1), (0, far + 1)}
    for first, last in sorted(blocks - {(near, far), (0, size - 1)}):
        if 0 <= first <= last < size:
            yield _turn(face, first, last, quarters, size)


def _as_seen(move: Move, size: int) -> tuple[Face, int, int, int]:
    """Return ``move`` from the nearer side: that, the layers from it, the quarters clockwise."""
    face, last = move.axis.face, size - 1
    if move.first <= last - move.last:
        return face, move.first, move.last, move.quarters
    return face.opposite, last - move.last, last - move.first, -move.quarters


def _turn(face: Face, near: int, far: int, quarters: int, size: int) -> Move:
    """Return the turn of the layers ``near`` to ``far`` counted from ``face``."""
    outer = face_turn(face, quarters, size)
    if face in (Face.U, Face.R, Face.F):
        return Move(outer.axis, near, far, outer.quarters)
    return Move(outer.axis, size - 1 - far, size - 1 - near, outer.quarters)


def _held_wrongly(number: int, move: Move, size: int) -> Iterator[Variant]:
    """Yield the 23 other ways to hold the cube, each told by the turns from the right one."""
    for turns in rotations(size)[1:]:
        weight = TURNED_ASKEW
        if len(turns) == 1:
            weight = TURNED_UPRIGHT if turns[0].axis is Axis.Y else TURNED_OVER
        yield Variant(Slip(Kind.ORIENTATION, number, turns), (*turns, move), 1, weight)
