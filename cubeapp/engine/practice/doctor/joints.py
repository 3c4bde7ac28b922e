"""Steps that are joined by a turn which is not there as it would be alone.

Where a pair would end with R' and the next one begin with R', people turn R2; where it would begin
with R, they turn neither. The cube between the steps never was, so both seem to end at once. It is
looked for along the moves: with a turn divided, and with one put in that is undone at once.

Of two pairs the first one often is seen before the second, though late: where R' and R were left
out between them, its slot is whole again with the R' that the second one turns later on.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache

import numpy as np

from cubeapp.engine.model.moves import Move, face_turns
from cubeapp.engine.practice.doctor.boundaries import NEVER, End, Fit
from cubeapp.engine.practice.doctor.views import SIZE, Places, Rows, View, brought_home, turns_of

_Way = tuple[int, int, tuple[Move, ...]]
"""To a cube that never was: after how many moves its step would end; how many moves lead to it, and
what is turned then instead of what was."""
_Kind = Callable[[Sequence[Move], int, int], Iterator[_Way]]


@dataclass(frozen=True, slots=True)
class Joint:
    """Two steps of which the first one was not finished alone."""

    part: int
    """What part of its stage is done by the first one."""
    at: int
    """After how many moves it ends; a turn that belongs to both steps is its last one."""
    cube: Rows
    """The cube between the steps as it would be held: uint8, shape (1, 54)."""


def with_joints(
    fit: Fit, rows: Rows, moves: Sequence[Move]
) -> tuple[tuple[End, ...], dict[int, Rows]]:
    """Return the ends of a solve's steps, those that seem to end at once told apart if they can be.

    Args:
        fit: how the solve was read.
        rows: the cubes along it, as they were held.
        moves: its moves.

    Returns:
        the ends, and the cubes after those steps that were not finished alone: uint8, (1, 54).
    """
    ends = list(fit.ends)
    cubes = {}
    for index in range(1, len(ends) - 1):
        joint = _joint(ends, index, fit.orientation, rows, moves)
        if joint is not None:
            _set_end(ends, index, joint)
            cubes[index] = joint.cube
    return tuple(ends), cubes


def _joint(
    ends: Sequence[End], index: int, orientation: int, rows: Rows, moves: Sequence[Move]
) -> Joint | None:
    for kind in _kinds(*ends[index - 1 : index + 2]):
        ways = list(kind(moves, ends[index - 1].at, ends[index].at))
        if not ways:
            continue
        cubes = _cubes(rows, ways)
        view = View(brought_home(cubes), orientation)
        for row, part in _reached(ends, index, view):
            return Joint(part, ways[row][0], cubes[row : row + 1])
    return None


def _kinds(before: End, end: End, following: End) -> tuple[_Kind, ...]:
    """Return how a joint of a step and the next one may be found; nothing if there is none."""
    if before.at == end.at or following.at == NEVER:
        return ()
    if end.stage is not following.stage:
        is_joined = end.at == following.at
        return (_divided, _put_in, _divided_and_put_in) if is_joined else ()
    # Pairs that are done at once are left so: it may well be what was meant.
    is_pair = end.stage.key == "f2l" and end.at < following.at
    return (_closed_early, _closed_by_half) if is_pair else ()


def _reached(ends: Sequence[End], index: int, view: View) -> Iterator[tuple[int, int]]:
    """Yield the cubes that reach one step but not the next, with the part that is done."""
    end, following = ends[index], ends[index + 1]
    same = [other for other in ends if other.stage is end.stage]
    at_once = [other.part for other in same if other.at == end.at]
    reached = end.stage.reached(view)
    ready = reached[:, [other.part for other in same if other.at < end.at]].all(axis=1)
    if following.stage is end.stage:
        ready &= reached[:, end.part] & ~reached[:, following.part]
    else:
        ready &= reached[:, at_once].all(axis=1) & ~following.stage.reached(view).all(axis=1)
    for row in np.flatnonzero(ready).tolist():
        yield row, next(part for part in at_once if reached[row, part])


def _set_end(ends: list[End], index: int, joint: Joint) -> None:
    """Let a step end at a joint; whichever was to do its part does another one."""
    stage, part = ends[index].stage, ends[index].part
    for other in range(index, len(ends)):
        if ends[other].stage is stage and ends[other].part == joint.part:
            ends[other] = replace(ends[other], part=part)
    ends[index] = replace(ends[index], part=joint.part, at=joint.at)


def _divided(moves: Sequence[Move], since: int, until: int) -> Iterator[_Way]:
    """Yield the ways into turns, the last one left out: nothing would come after it."""
    for index in range(since, until - 1):
        move = moves[index]
        if not move.is_rotation(SIZE):
            for quarters in (1, 2, -1):
                if (quarters - move.quarters) % 4:
                    yield index + 1, index, (replace(move, quarters=quarters),)


def _put_in(moves: Sequence[Move], since: int, until: int) -> Iterator[_Way]:
    """Yield the ways by a turn between two moves that both turn something else."""
    for index in range(since + 1, until):
        for turn in face_turns(SIZE):
            if not any(turn.turns_the_layers_of(other) for other in moves[index - 1 : index + 1]):
                yield index, index, (turn,)


def _divided_and_put_in(moves: Sequence[Move], since: int, until: int) -> Iterator[_Way]:
    """Yield the ways into turns, and then by one more turn."""
    for at, made, instead in _divided(moves, since, until):
        for turn in face_turns(SIZE):
            if not turn.turns_the_layers_of(moves[made]):
                yield at, made, (*instead, turn)


def _closed_early(moves: Sequence[Move], since: int, until: int) -> Iterator[_Way]:
    """Yield the ways by the turn that closes the slot in the end, put in where it stands alone."""
    closing = moves[until - 1]
    if not closing.is_rotation(SIZE):
        for index in range(since + 1, until - 1):
            if all(move.axis is not closing.axis for move in moves[index - 1 : index + 1]):
                yield index, index, (closing,)


def _closed_by_half(moves: Sequence[Move], since: int, until: int) -> Iterator[_Way]:
    """Yield the ways into half turns of the layer that is turned back in the end."""
    closing = moves[until - 1]
    if abs(closing.quarters) == 1:
        for index in range(since, until - 1):
            move = moves[index]
            if move.turns_the_layers_of(closing) and abs(move.quarters) == 2:
                yield index + 1, index, (replace(move, quarters=-closing.quarters),)


def _cubes(rows: Rows, ways: Sequence[_Way]) -> Rows:
    """Return where the ways lead, as it would be held: uint8, shape (n, 54)."""
    made = [made for _, made, _ in ways]
    return np.take_along_axis(rows[made], np.stack([_turned(way[2]) for way in ways]), axis=1)


@lru_cache(maxsize=2048)
def _turned(moves: tuple[Move, ...]) -> Places:
    return turns_of([moves])[0]
