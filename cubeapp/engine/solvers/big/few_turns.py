"""Cubes of any size that a few turns solve, and those turns.

Three turns of blocks cut a cube in six places at most. So its layers can be joined to 13 thick
ones or fewer, and all turns of those be tried: a 100×100×100 is no harder than a 13×13×13.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

import numpy as np
from numpy.typing import NDArray

from cubeapp.engine.model.cube import Cube
from cubeapp.engine.model.geometry import Axis
from cubeapp.engine.model.moves import Metric, Move, rotation, span_turns
from cubeapp.engine.model.permutations import permutation
from cubeapp.engine.notation.rewriting import rewritten
from cubeapp.engine.solvers.big.coarse import coarse

MOST = 3
"""Turns that are looked for."""
CUTS_OF_A_TURN = 2
CHANGES_OF_A_TURN = 8
"""The most that one turn leaves on a solved cube between neighbours along a row and a column of
each face: a block's two edges on the four faces around its axis."""


@dataclass(frozen=True, slots=True)
class FewTurns:
    """A few turns that solve a cube."""

    moves: tuple[Move, ...]
    is_shortest: bool = True
    """Whether no fewer do."""


def few_turns(cube: Cube, metric: Metric) -> FewTurns | None:
    """Return the fewest turns that solve ``cube``, if `MOST` are enough.

    In STM they are turns of blocks or layers. In OBTM they are those of outer blocks; if more
    than `MOST` of them are needed, those that make `MOST` turns of inner ones or fewer.

    Args:
        cube: held in any way, and in another one in the end. All of its stickers are painted.
        metric: OBTM or STM.
    """
    if metric is Metric.STM:
        moves = _fewest(cube, blocks_only=False)
        return None if moves is None else FewTurns(moves)
    moves = _fewest(cube, blocks_only=True)
    if moves is not None:
        return FewTurns(moves)
    moves = _fewest(cube, blocks_only=False)
    if moves is None:
        return None
    moves = rewritten(moves, cube.size, blocks_only=True)
    return FewTurns(moves, is_shortest=len(moves) == MOST + 1)


def _fewest(cube: Cube, blocks_only: bool) -> tuple[Move, ...] | None:
    """Return the fewest turns, of outer blocks or of any, if `MOST` are enough."""
    if cube.is_solved:
        return ()
    distance = _corner_distances().get(_corners(cube))
    if distance is None:
        return None
    for count in range(max(distance, 1), MOST + 1):
        turns = _turns_solving(cube, count, blocks_only)
        if turns is not None:
            return turns
    return None


def _turns_solving(cube: Cube, count: int, blocks_only: bool) -> tuple[Move, ...] | None:
    """Return ``count`` turns or fewer that solve ``cube``, if there are any."""
    thick = coarse(cube)
    if thick is None:
        return ()
    if not _may_be_solved(thick.cube, len(thick.bounds) - 2, count):
        return None
    turns = _turns(thick.cube.size, blocks_only)
    rest = _last_turn(thick.cube, turns) if count == 1 else _first_turns(thick.cube, count, turns)
    return None if rest is None else thick.fine(rest)


def _may_be_solved(cube: Cube, cuts: int, count: int) -> bool:
    """Tell cheaply whether ``count`` turns may solve ``cube``; no is certain.

    Cuts that lie opposite each other count once; no turn makes new ones of those that remain
    unless it lies there.
    """
    places = (cuts + 1) // 2
    distance = _corner_distances().get(_corners(cube), MOST + 1)
    return places <= CUTS_OF_A_TURN * count and distance <= count


def _last_turn(cube: Cube, turns: _Turns) -> tuple[Move, ...] | None:
    faces = cube.facelets[turns.sources].reshape(len(turns.moves), 6, -1)
    (solving,) = np.nonzero((faces == faces[:, :, :1]).all(axis=(1, 2)))
    return (turns.moves[solving[0]],) if len(solving) else None


def _first_turns(cube: Cube, count: int, turns: _Turns) -> tuple[Move, ...] | None:
    tried = range(len(turns.moves)) if count > 2 else _near_solved(cube, turns)
    for index in tried:
        facelets = cube.facelets[turns.sources[index]]
        after = Cube.from_faces(facelets.reshape(6, cube.size, cube.size))
        rest = _turns_solving(after, count - 1, turns.blocks_only)
        if rest is not None:
            return turns.moves[index], *rest
    return None


def _near_solved(cube: Cube, turns: _Turns) -> list[int]:
    """Return the turns after which one more may solve ``cube``."""
    lines = cube.facelets[turns.lines]
    changes = np.count_nonzero(lines[:, :, 1:] != lines[:, :, :-1], axis=(1, 2))
    near: list[int] = np.flatnonzero(changes <= CHANGES_OF_A_TURN).tolist()
    return near


@dataclass(frozen=True, slots=True)
class _Turns:
    """The turns of adjacent layers of one size, but for those that differ in the hold only."""

    blocks_only: bool
    """Whether they are those of outer blocks alone, not of all."""
    moves: tuple[Move, ...]
    sources: NDArray[np.int16]
    """``after = before[sources]``: shape (turns, 6·N²)."""
    lines: NDArray[np.int16]
    """The sources of each face's first row and first column: shape (turns, 12, N)."""


@lru_cache(maxsize=32)
def _turns(size: int, blocks_only: bool) -> _Turns:
    moves = span_turns(
        (first, last)
        for first in range(size)
        for last in range(first, size)
        if _is_shorter_side(first, last, size)
        and (not blocks_only or first == 0 or last == size - 1)
    )
    sources = np.array([permutation(size, move) for move in moves], dtype=np.int16)
    faces = sources.reshape(-1, 6, size, size)
    lines = np.concatenate([faces[:, :, 0, :], faces[:, :, :, 0]], axis=1)
    return _Turns(blocks_only, moves, sources, lines)


def _is_shorter_side(first: int, last: int, size: int) -> bool:
    """Tell whether this block is the one to turn, and not all the other layers instead."""
    if first == 0:
        return 2 * (last + 1) <= size
    return last < size - 1 or 2 * first > size


def _corners(cube: Cube) -> bytes:
    """Return the colours of the corners alone: a 2×2×2, which turns of inner layers leave."""
    last = cube.size - 1
    return cube.faces[:, ::last, ::last].tobytes()


@lru_cache(maxsize=1)
def _corner_distances() -> dict[bytes, int]:
    """Return how many turns away each 2×2×2 is that `MOST` or fewer solve, held in any way."""
    turned = [rotation(axis, quarters, 2) for axis in Axis for quarters in (1, 2, -1)]
    sources = np.array([permutation(2, move) for move in turned])
    level = np.unique(_after(_after(Cube.solved(2).facelets[None, :], sources), sources), axis=0)
    distances: dict[bytes, int] = {}
    for distance in range(MOST + 1):
        rows = {row.tobytes() for row in level} - set(distances)
        distances |= dict.fromkeys(rows, distance)
        level = np.array([list(row) for row in rows], dtype=np.uint8)
        level = _after(level, _turns(2, blocks_only=True).sources)
    return distances


def _after(rows: NDArray[np.uint8], sources: NDArray[np.integer]) -> NDArray[np.uint8]:
    return np.asarray(rows[:, sources].reshape(-1, rows.shape[1]))
