"""Scrambles whose every move is chosen by how well mixed the cube looks after it."""

from __future__ import annotations

from functools import lru_cache

import numpy as np

from cubeapp.engine.kernels.batch import turn_table
from cubeapp.engine.model.cube import Cube, check_size
from cubeapp.engine.model.errors import ScrambleError
from cubeapp.engine.model.geometry import Face, cube_name
from cubeapp.engine.model.moves import Move, face_turn
from cubeapp.engine.scrambles.scores import EDGE_WEIGHT, rings
from cubeapp.engine.solvers.control import Progress, SearchControl
from cubeapp.engine.text import Text, counted

CANDIDATES = 9
"""How many moves are weighed up at each step by default."""
KEPT = 4
"""The move made is no worse than the best but this many of them."""
MAX_SCORED_LENGTH = 10_000
"""Longer scored scrambles are taken for slips of the keyboard."""

_LENGTHS = {2: 11, 3: 20, 4: 40, 5: 60, 6: 80, 7: 100, 8: 130, 9: 160}
_STEPS_AT_ONCE = 500


def default_scored_length(size: int) -> int:
    """Return the usual number of moves; from 10×10×10 on 30 more for each layer."""
    return _LENGTHS.get(check_size(size), 160 + 30 * (size - 9))


def most_candidates(size: int) -> int:
    """Return how many moves are allowed at each step, whatever the moves before it."""
    return 12 * (check_size(size) // 2)


@lru_cache(maxsize=8)
def block_moves(size: int) -> tuple[Move, ...]:
    """Return the moves that are drawn from: all faces, to all depths up to half the cube.

    The order is that of the draws: faces U R F D L B, depths from 1, turns ``1``, ``2``, ``-1``.
    """
    return tuple(
        face_turn(face, quarters, size, depth)
        for face in Face
        for depth in range(1, size // 2 + 1)
        for quarters in (1, 2, -1)
    )


def scored_moves(
    size: int,
    rng: np.random.Generator,
    length: int | None = None,
    candidates: int = CANDIDATES,
    kept: int = KEPT,
    control: SearchControl | None = None,
) -> tuple[Move, ...]:
    """Return moves that leave the solved cube with a low score; see `scores`.

    At each step so many different allowed moves are drawn, and one is made that is among the
    best of them. Not allowed are the face and depth just turned, and a third move in a row
    about one axis. The result looks better mixed than chance has it, and so is less random.

    Draws are indices into `block_moves`, taken one after another from ``rng.integers``. Each
    step takes them until it has ``candidates`` different allowed moves; the one made is the
    first of those, as drawn, to which fewer than ``kept`` of the others are preferable.

    Args:
        size: N.
        rng: the source of chance.
        length: the number of moves, by default `default_scored_length`.
        candidates: how many moves are weighed up at each step, at most `most_candidates`.
        kept: how many of them, at least, may be made: 1 always makes the best move.
        control: to stop it.

    Raises:
        ScrambleError: there is no such length, or no such choice.
        SearchCancelled: ``control`` was cancelled.
    """
    from cubeapp.engine.scrambles.scored_kernel import choose_moves

    wanted = default_scored_length(size) if length is None else length
    if not 0 <= wanted <= MAX_SCORED_LENGTH:
        message = Text("a scored scramble has 0 to {most} moves, not {wanted}")
        words = {"most": counted(MAX_SCORED_LENGTH), "wanted": counted(wanted)}
        raise ScrambleError(message.format(**words))
    check_choice(size, candidates, kept)
    choices, table, control = block_moves(size), turn_table(size), control or SearchControl()
    facelets = Cube.solved(size).facelets.copy()
    moves, done = np.empty(wanted, dtype=np.int64), 0
    draws = np.empty(0, dtype=np.int64)
    while done < wanted:
        # How many are drawn at once decides nothing but the time.
        control.checkpoint(Progress(Text("weighing up moves"), done / wanted))
        more = rng.integers(len(choices), size=4 * candidates * min(wanted - done, _STEPS_AT_ONCE))
        draws = np.concatenate([draws, more])
        done, used = choose_moves(
            facelets, rings(size), EDGE_WEIGHT, table.arrays, draws, candidates, kept, moves, done
        )
        draws = draws[used:]
    return tuple(choices[move] for move in moves.tolist())


def check_choice(size: int, candidates: int, kept: int) -> None:
    """Make sure that a move can be chosen so; see `scored_moves`.

    Raises:
        ScrambleError: it cannot.
    """
    most = most_candidates(size)
    if not 1 <= candidates <= most:
        message = Text(
            "a scored scramble of a {cube} weighs up 1 to {most} moves at each step, not {wanted}",
            cube=cube_name(size),
            most=most,
            wanted=candidates,
        )
        raise ScrambleError(message)
    if not 1 <= kept <= candidates:
        message = Text("of {candidates} candidates 1 to {candidates} are kept, not {wanted}")
        if candidates == 1:
            message = Text("of a single candidate 1 is kept, not {wanted}")
        raise ScrambleError(message.format(candidates=candidates, wanted=kept))
