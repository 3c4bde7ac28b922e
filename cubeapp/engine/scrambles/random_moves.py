"""Scrambles of moves drawn at random."""

from __future__ import annotations

from functools import lru_cache

import numpy as np

from cubeapp.engine.model.cube import check_size
from cubeapp.engine.model.errors import ScrambleError
from cubeapp.engine.model.geometry import Face
from cubeapp.engine.model.moves import Move, face_turn
from cubeapp.engine.text import Text, counted

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


@lru_cache(maxsize=8)
def _turned_layers(size: int) -> tuple[tuple[int, int], ...]:
    """Return the axis of each of `scramble_moves` and a bit that stands for its layers."""
    moves = scramble_moves(size)
    blocks = {block: 1 << i for i, block in enumerate({(m.first, m.last): 0 for m in moves})}
    return tuple((int(move.axis), blocks[move.first, move.last]) for move in moves)


def draw_moves(size: int, rng: np.random.Generator, length: int | None = None) -> list[int]:
    """Return the moves of `random_moves` as indices into `scramble_moves`."""
    wanted = default_length(size) if length is None else length
    if not 0 <= wanted <= MAX_LENGTH:
        message = Text("a scramble has 0 to {most} moves, not {wanted}")
        raise ScrambleError(message.format(most=counted(MAX_LENGTH), wanted=counted(wanted)))
    layers = _turned_layers(size)
    drawn: list[int] = []
    axis, turned = -1, 0
    # How many are drawn at once decides nothing but the time; so many are nearly always enough.
    at_once = wanted + wanted // 2 + 8
    while len(drawn) < wanted:
        for draw in rng.integers(len(layers), size=at_once).tolist():
            new_axis, block = layers[draw]
            if new_axis != axis:
                axis, turned = new_axis, block
            elif turned & block:
                continue
            else:
                turned |= block
            drawn.append(draw)
    # The last block may have given more than were wanted.
    return drawn[:wanted]


def random_moves(
    size: int, rng: np.random.Generator, length: int | None = None
) -> tuple[Move, ...]:
    """Return moves of which none cancels or merges with an earlier one.

    Each move is uniform over those allowed after the ones before it: a draw that turns the
    same layers as an earlier move, with only moves about the same axis in between, is drawn
    again. Draws are indices into `scramble_moves`, taken one after another from
    ``rng.integers``.

    Args:
        size: N.
        rng: the source of chance.
        length: the number of moves, by default `default_length`.

    Raises:
        ScrambleError: the length is negative or beyond `MAX_LENGTH`.
    """
    choices = scramble_moves(size)
    return tuple(choices[draw] for draw in draw_moves(size, rng, length))
