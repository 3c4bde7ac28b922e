"""Scrambles of every kind, as values that a seed gives again."""

from __future__ import annotations

import secrets
from dataclasses import dataclass, replace

import numpy as np

from cubeapp.engine.cube import Cube, check_size
from cubeapp.engine.errors import ScrambleError, quoted
from cubeapp.engine.moves import Move, inverse
from cubeapp.engine.scramblers.random_moves import default_length, random_moves
from cubeapp.engine.scramblers.random_state import random_state
from cubeapp.engine.search.control import Limits, SearchControl
from cubeapp.engine.solvers.registry import default_solver

__all__ = [
    "KINDS",
    "RANDOM_MOVES",
    "RANDOM_STATE",
    "Scramble",
    "default_length",
    "fresh_seed",
    "random_moves",
    "random_state",
    "scramble",
]

RANDOM_MOVES = "random-moves"
RANDOM_STATE = "random-state"
KINDS = (RANDOM_MOVES, RANDOM_STATE)
"""The kinds of scrambles, as the command line names them."""

MAX_SOLVED_SIZE = 3
"""Up to this size a random state comes with moves."""


@dataclass(frozen=True, slots=True)
class Scramble:
    """A scrambled cube and, where they are known, the moves that make it."""

    kind: str
    """As on the command line: "random-moves"."""
    cube: Cube
    """The solved cube, white on top and green in front, after ``moves``."""
    moves: tuple[Move, ...] | None
    """None where only the state was made."""
    seed: int
    """The seed that gives the same scramble again."""
    index: int = 0
    """Its number in the batch of that seed, from 0."""


def scramble(
    kind: str,
    size: int,
    seed: int | None = None,
    length: int | None = None,
    index: int = 0,
    control: SearchControl | None = None,
) -> Scramble:
    """Make one scramble.

    The same arguments give the same scramble. Each has a stream of chance of its own,
    ``default_rng([seed, index])``, so it does not depend on how many were asked for.

    Args:
        kind: one of `KINDS`.
        size: N.
        seed: 0 or greater; without it one is drawn.
        length: the number of random moves; a random state has no length.
        index: the number of this scramble in a batch of that seed, from 0.
        control: for the solver behind a random state.

    Raises:
        ScrambleError: there is no such kind, length, seed or index.
        UnsupportedCubeError: there is no such size.
        SearchCancelled: ``control`` was cancelled.
    """
    check_size(size)
    if kind not in KINDS:
        raise ScrambleError(f"there is no scramble {quoted(kind)}: choose {' or '.join(KINDS)}")
    if index < 0 or (seed is not None and seed < 0):
        raise ScrambleError("a scramble's seed and index are 0 or greater")
    if kind == RANDOM_STATE and length is not None:
        raise ScrambleError("a random state has no length: leave the length out")
    chosen = fresh_seed() if seed is None else seed
    rng = np.random.default_rng([chosen, index])
    moves: tuple[Move, ...] | None
    if kind == RANDOM_MOVES:
        moves = random_moves(size, rng, length)
    else:
        state = random_state(size, rng)
        if size > MAX_SOLVED_SIZE:
            return Scramble(kind, state, None, chosen, index)
        moves = _moves_to(state, control or SearchControl())
    return Scramble(kind, Cube.solved(size).apply_all(moves), moves, chosen, index)


def fresh_seed() -> int:
    """Return a seed that nobody can foresee, of 32 bits."""
    return secrets.randbits(32)


def _moves_to(cube: Cube, control: SearchControl) -> tuple[Move, ...]:
    """Return moves from the solved cube to ``cube``, or to it held in another way.

    The search ends with its first answer and never by the clock, so that a seed gives the
    same moves on every machine.
    """
    solution = default_solver(cube).solve(cube, Limits(), control)
    return tuple(_without_prime(move) for move in inverse(solution.moves))


def _without_prime(move: Move) -> Move:
    """Return a half turn clockwise as seen from its own face: R2 for R2', D2 for D2'."""
    if abs(move.quarters) != 2:
        return move
    return replace(move, quarters=2 if move.first == 0 else -2)
