"""The same moves in the fewest turns: of outer blocks and single layers, or as a metric counts.

Neighbouring moves about one axis commute, so they are a *batch*: a number of quarter turns for
each layer. A batch is made again by blocks that reach in from the outside and by single layers,
and a turn of all its layers is left out: the cube is held another way from there on, which only
gives later moves other names. Where outer blocks alone may turn there is one for each place at
which the quarter turns of neighbouring layers differ, which is the fewest there can be: a turn
of an outer block changes the difference in one place. Where STM counts, blocks of inner layers turn
as well wherever that takes fewer turns; see `any_blocks`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence

import numpy as np
from numpy.typing import NDArray

from cubeapp.engine.model.geometry import Axis
from cubeapp.engine.model.moves import Move, reduced
from cubeapp.engine.model.orientation import Hold
from cubeapp.engine.notation.any_blocks import fewest_turns, turns_of
from cubeapp.engine.notation.batches import Batch, add_move

Parts = tuple[tuple[Move, ...], ...]
Pause = Callable[[], None]
"""Called now and then in long work; what it raises ends that."""

_DTYPE = np.int8
_BLOCK, _LAYER = 128, 129
"""What a turn costs: of two shortest ways the one with more outer blocks is better, for hands."""
_MOST_AT_ONCE = 200_000
"""Layers of batches whose blocks are chosen together; bounds the memory and the time that takes."""
_MOVES_A_PAUSE = 1000


def no_pause() -> None:
    """Go on."""


def rewritten(
    moves: Iterable[Move],
    size: int,
    keeps_hold: bool = False,
    blocks_only: bool = False,
    any_blocks: bool = False,
) -> tuple[Move, ...]:
    """Return ``moves`` in the fewest turns that do the same, batch by batch.

    Args:
        moves: for a cube of ``size``, in any number.
        size: N.
        keeps_hold: whether the cube must end held as ``moves`` leave it, for which up to two
            turns of the whole cube, which no metric of turns counts, may come last. Without
            it the cube is the same but may be held in another way.
        blocks_only: whether no inner layer may turn but with all those beside it on one side,
            as competitions write moves: the fewest turns in OBTM. Where both halves of the
            cube may be turned it is that of R, U or F.
        any_blocks: whether neighbouring inner layers may turn as one block: the fewest turns in
            STM.
    """
    (result,) = rewritten_parts([tuple(moves)], size, keeps_hold, blocks_only, any_blocks)
    return result


def rewritten_parts(
    parts: Sequence[Sequence[Move]],
    size: int,
    keeps_hold: bool = False,
    blocks_only: bool = False,
    any_blocks: bool = False,
    pause: Pause = no_pause,
) -> Parts:
    """Return the moves of all ``parts`` in the fewest turns, each in the part it belongs to.

    What is joined across two parts belongs to the first of them. See `rewritten`; ``pause`` is
    called many times a second where there are thousands of moves.
    """
    batches = _Batches(size)
    for part, moves in enumerate(parts):
        for number, move in enumerate(moves, start=1):
            batches.add(move, part)
            if number % _MOVES_A_PAUSE == 0:
                pause()
    hold = Hold()
    result: list[list[Move]] = [[] for _ in parts]
    for part, axis, turns, left_over in batches.blocks(blocks_only, any_blocks, pause):
        renamed = [hold.renamed(Move(axis, *turn), size) for turn in turns]
        hold.leave_out(*hold.renamed_axis(axis, left_over))
        result[part] += _by_width(renamed, hold, size) if blocks_only else renamed
    if keeps_hold and parts:
        result[-1] += [*hold.rotations(size), *batches.hold.rotations(size)]
    return tuple(map(tuple, result))


def _by_width(turns: Sequence[Move], hold: Hold, size: int) -> list[Move]:
    """Return the turns of a batch, narrow blocks first, no half of the cube but the first one."""
    result = []
    for turn in turns:
        if 2 * turn.first == size:
            result.append(Move(turn.axis, 0, turn.first - 1, reduced(-turn.quarters)))
            hold.leave_out(turn.axis, turn.quarters)
        else:
            result.append(turn)
    return sorted(result, key=lambda turn: (turn.last - turn.first, turn.first))


class _Batches:
    """Moves gathered into batches, no two neighbours about one axis."""

    def __init__(self, size: int) -> None:
        self._size = size
        self.hold = Hold()
        """What the turns of the whole cube that were among the moves come to."""
        self._batches: list[Batch] = []

    def add(self, move: Move, part: int) -> None:
        """Add the next move; a batch that comes to nothing is gone at once."""
        move.check_fits(self._size)
        renamed = self.hold.renamed(move, self._size)
        batch = add_move(self._batches, renamed, self._size, part)
        if batch.powers.count(batch.powers[0]) == self._size:
            self.hold.leave_out(batch.axis, batch.powers[0])
            self._batches.pop()

    def blocks(
        self, blocks_only: bool, any_blocks: bool, pause: Pause
    ) -> Iterator[tuple[int, Axis, list[tuple[int, int, int]], int]]:
        """Yield each batch: its part and axis, its turns, and the whole cube's turn left out.

        A turn is its first layer, its last layer and its quarter turns.
        """
        step = max(1, _MOST_AT_ONCE // self._size)
        for start in range(0, len(self._batches), step):
            if start > 0:
                pause()
            some = self._batches[start : start + step]
            powers = np.array([batch.powers for batch in some], dtype=_DTYPE)
            turns, left_over = _turns_of(powers, powers if blocks_only else _runs(powers))
            if any_blocks:
                _shorten(turns, left_over, powers)
            for batch, done, left in zip(some, turns, left_over.tolist(), strict=True):
                yield batch.part, batch.axis, done, left


def _runs(powers: NDArray[np.int8]) -> NDArray[np.int8]:
    """Return what outer blocks alone do to each layer, so that the turns are the fewest.

    Where it changes from one layer to the next an outer block ends there: one turn. Where it
    differs from what is wanted the layer is turned on its own: one turn. A shortest path
    through the layers, with the four amounts as states, finds the best for every batch.

    Args:
        powers: the quarter turns wanted, int8, shape (batches, N), values 0…3.

    Returns:
        int8, the same shape.
    """
    count, size = powers.shape
    amounts = np.arange(4, dtype=_DTYPE)
    cost = _LAYER * (powers[:, :1] != amounts).astype(np.int16)
    stays = np.empty((size, count, 4), dtype=bool)
    best = np.empty((size, count), dtype=_DTYPE)
    for layer in range(1, size):
        best[layer] = np.argmin(cost, axis=1)
        changed = np.take_along_axis(cost, best[layer][:, None], axis=1) + _BLOCK
        stays[layer] = cost <= changed
        alone = _LAYER * (powers[:, layer, None] != amounts).astype(np.int16)
        cost = np.where(stays[layer], cost, changed) + alone
    runs = np.empty((count, size), dtype=_DTYPE)
    rows = np.arange(count)
    state = np.argmin(cost, axis=1).astype(_DTYPE)
    for layer in range(size - 1, 0, -1):
        runs[:, layer] = state
        state = np.where(stays[layer, rows, state], state, best[layer])
    runs[:, 0] = state
    return runs


def _turns_of(
    powers: NDArray[np.int8], runs: NDArray[np.int8]
) -> tuple[list[list[tuple[int, int, int]]], NDArray[np.int8]]:
    """Return each batch's turns, and the turn of the whole cube that they leave out.

    Of the two blocks that end at a place, which differ by a turn of the whole cube, the one
    with fewer layers is turned.
    """
    count, size = powers.shape
    turns: list[list[tuple[int, int, int]]] = [[] for _ in range(count)]
    rows, cuts = np.nonzero(np.diff(runs, axis=1))
    changes = (runs[rows, cuts + 1] - runs[rows, cuts]) & 3
    for row, cut, change in zip(rows.tolist(), cuts.tolist(), changes.tolist(), strict=True):
        if 2 * (cut + 1) <= size:
            turns[row].append((0, cut, reduced(-change)))
        else:
            turns[row].append((cut + 1, size - 1, reduced(change)))
    rows, layers = np.nonzero(powers != runs)
    amounts = (powers[rows, layers] - runs[rows, layers]) & 3
    for row, layer, amount in zip(rows.tolist(), layers.tolist(), amounts.tolist(), strict=True):
        turns[row].append((layer, layer, reduced(amount)))
    # None of the blocks that are turned reaches the middle layer.
    return turns, runs[:, size // 2]


def _shorten(
    turns: list[list[tuple[int, int, int]]], left_over: NDArray[np.int8], powers: NDArray[np.int8]
) -> None:
    """Put turns of inner blocks in place of a batch's turns wherever that makes them fewer.

    The arguments are what `_turns_of` returns, which is changed, and takes.
    """
    middle = powers.shape[1] // 2
    lengths = np.array([len(done) for done in turns])
    for row in np.flatnonzero(fewest_turns(powers) < lengths).tolist():
        turns[row] = turns_of(powers[row].tolist())
        made = sum(turn[2] for turn in turns[row] if turn[0] <= middle <= turn[1])
        left_over[row] = (powers[row, middle] - made) % 4
