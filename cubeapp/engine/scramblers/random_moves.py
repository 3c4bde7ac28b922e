"""Scrambles of moves drawn at random."""

from __future__ import annotations

from functools import lru_cache

import numpy as np

from cubeapp.engine.cube import check_size
from cubeapp.engine.errors import ScrambleError
from cubeapp.engine.geometry import Face
from cubeapp.engine.moves import Move, face_turn

MAX_LENGTH = 1_000_000
"""Longer scrambles are taken for slips of the keyboard."""

# The World Cube Association's lengths; from 8×8×8 on 20 more for each layer.
_LENGTHS = {2: 11, 3: 20, 4: 40, 5: 60, 6: 80, 7: 100}

_POSITIVE_FACES = (Face.U, Face.R, Face.F)


def default_length(size: int) -> int:
    """Return the usual number of moves for a cube of ``size``."""
    return _LENGTHS.get(check_size(size), 20 * (size - 2))


@lru_cache(maxsize=8)
def scramble_moves(size: int) -> tuple[Move, ...]:
    """Return the moves that are drawn from, as the World Cube Association uses them.

    Of two blocks that together make the whole cube one is enough, as they differ by a
    rotation only: so 2×2×2 has U R F alone and 4×4×4 the blocks Uw Rw Fw.
    """
    moves = []
    for depth in range(1, size // 2 + 1):
        faces = _POSITIVE_FACES if 2 * depth == size else tuple(Face)
        moves += [face_turn(face, q, size, depth) for face in faces for q in (1, 2, -1)]
    return tuple(moves)


def random_moves(
    size: int, rng: np.random.Generator, length: int | None = None
) -> tuple[Move, ...]:
    """Return moves of which none cancels or merges with an earlier one.

    Each move is uniform over those allowed after the ones before it: a draw that turns the
    same layers as an earlier move, with only moves about the same axis in between, is drawn
    again. Draws are indices into `scramble_moves`, taken from ``rng.integers`` in blocks as
    long as the scramble.

    Args:
        size: N.
        rng: the source of chance.
        length: the number of moves, by default `default_length`.

    Raises:
        ScrambleError: the length is negative or beyond `MAX_LENGTH`.
    """
    wanted = default_length(size) if length is None else length
    if not 0 <= wanted <= MAX_LENGTH:
        raise ScrambleError(f"a scramble has 0 to {MAX_LENGTH:,} moves, not {wanted:,}")
    choices = scramble_moves(size)
    moves: list[Move] = []
    turned: set[tuple[int, int]] = set()
    while len(moves) < wanted:
        for draw in rng.integers(len(choices), size=wanted).tolist():
            move = choices[draw]
            if not moves or move.axis is not moves[-1].axis:
                turned.clear()
            elif (move.first, move.last) in turned:
                continue
            turned.add((move.first, move.last))
            moves.append(move)
    # The last block may have given more than were wanted.
    return tuple(moves[:wanted])
