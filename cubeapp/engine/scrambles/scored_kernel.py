"""Choosing each move of a scramble by the scores of the cubes that it may lead to."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from cubeapp.engine.kernels.compiled import kernel, plain
from cubeapp.engine.kernels.turns import make_turn
from cubeapp.engine.model.permutations import LayerTurns, layer_turn_arrays


@kernel
def ring_score(
    cube: NDArray[np.uint8],
    inner: NDArray[np.int64],
    outer: NDArray[np.int64],
    shift: int,
    weight: int,
) -> int:
    """Return the score of two neighbouring rings once the inner one has gone ``shift`` places on.

    Rings are as in `cubeapp.engine.scrambles.scores.rings`; ``weight`` is what a cubie counts that
    agrees with its neighbour on two faces.
    """
    places = len(inner)
    size = places // 4
    # The last facelet of the last side lies on one cubie with the first of all.
    before = cube[inner[(places - 1 - shift) % places]] == cube[outer[places - 1]]
    total, source = 0, (places - shift) % places
    for place in range(places):
        same = cube[inner[source]] == cube[outer[place]]
        column = place % size
        if column == 0:
            total += weight * (same and before)
        elif column < size - 1:
            total += same
        before = same
        source += 1
        if source == places:
            source = 0
    return total


@kernel
def block_of(move: int, size: int) -> tuple[int, int, int, int, int]:
    """Return the block that turns in ``move``: axis, first layer, inner rim, beyond it, quarters.

    Moves are numbered as in `choose_moves`; quarters are 1 to 3, seen from R, U or F.
    """
    depths = size // 2
    face, depth, quarters = move // (3 * depths), move // 3 % depths + 1, move % 3 + 1
    axis = (1, 0, 2)[face % 3]
    if face < 3:
        return axis, 0, depth - 1, depth, quarters
    return axis, size - depth, size - depth, size - depth - 1, 4 - quarters


@kernel
def turn_block(
    cube: NDArray[np.uint8], move: int, turns: LayerTurns, moved: NDArray[np.uint8]
) -> None:
    """Make ``move``, with room for a layer's facelets in ``moved``."""
    size = (len(turns.starts) - 1) // 9
    axis, first, rim, _, quarters = block_of(move, size)
    depth = rim + 1 if first == 0 else size - first
    for layer in range(first, first + depth):
        make_turn(cube, 3 * (axis * size + layer) + quarters - 1, turns, moved)


@kernel
def change_of(cube: NDArray[np.uint8], move: int, rings: NDArray[np.int64], weight: int) -> int:
    """Return by how much ``move`` changes the score.

    The block turns as one, so only neighbours on both sides of its inner rim change.
    """
    size = rings.shape[1]
    axis, _, rim, beyond, quarters = block_of(move, size)
    near, far = rings[axis, rim], rings[axis, beyond]
    after = ring_score(cube, near, far, quarters * size, weight)
    return after - ring_score(cube, near, far, plain(0), weight)


@kernel
def better_than(changes: NDArray[np.int64], limit: int) -> int:
    """Return how many ``changes`` are below ``limit``."""
    count = 0
    for change in changes:
        count += change < limit
    return count


@kernel(allocates=True)
def choose_moves(
    cube: NDArray[np.uint8],
    rings: NDArray[np.int64],
    weight: int,
    turns: LayerTurns,
    draws: NDArray[np.int64],
    candidates: int,
    kept: int,
    moves: NDArray[np.int64],
    done: int,
) -> tuple[int, int]:
    """Go on with a scramble as far as ``draws`` last; return the moves made and draws used up.

    Each step takes draws until it has ``candidates`` different moves that are allowed. The
    move made is the first of them that fewer than ``kept`` others beat. As they come in an
    order of chance, it is uniform among all such.

    Args:
        cube: shape (6·N²,), turned in place.
        rings: as `cubeapp.engine.scrambles.scores.rings` returns them.
        weight: as `ring_score` takes it.
        turns: those of layers.
        draws: numbers of moves: ``3·(⌊N/2⌋·face + depth - 1) + clockwise quarters - 1``.
        candidates: at least 1, and no more than always are allowed.
        kept: at least 1.
        moves: room for all moves of the scramble; those made so far are there.
        done: how many those are.
    """
    size = rings.shape[1]
    on_axis = 3 * (size // 2)
    moved = np.empty(6 * size * size, dtype=np.uint8)
    seen_at = np.full(6 * on_axis, -1, dtype=np.int64)
    weighed = np.empty(candidates, dtype=np.int64)
    changes = np.empty(candidates, dtype=np.int64)
    used = 0
    while done < len(moves):
        next_draw, count = used, 0
        last = moves[done - 1] if done > 0 else -1
        # Opposite faces are three apart.
        axis = last // on_axis % 3 if done > 0 else -1
        is_second = done > 1 and moves[done - 2] // on_axis % 3 == axis
        while count < candidates and next_draw < len(draws):
            move = draws[next_draw]
            next_draw += 1
            is_stopped = move // on_axis % 3 == axis and (is_second or move // 3 == last // 3)
            if not is_stopped and seen_at[move] != done:
                seen_at[move] = done
                weighed[count], changes[count] = move, change_of(cube, move, rings, weight)
                count += 1
        if count < candidates:
            break
        used = next_draw
        chosen = 0
        while better_than(changes, changes[chosen]) >= kept:
            chosen += 1
        moves[done] = weighed[chosen]
        turn_block(cube, moves[done], turns, moved)
        done += 1
    return done, used


def prepare() -> None:
    """Load or compile the kernels."""
    cube, rings = np.zeros(24, dtype=np.uint8), np.zeros((3, 2, 8), dtype=np.int64)
    # Compiled code is made for one kind of arguments; the real rings are read-only.
    rings.flags.writeable = False
    nothing = np.zeros(0, dtype=np.int64)
    choose_moves(cube, rings, 1, layer_turn_arrays(2), nothing, 1, 1, nothing, 0)
