"""Scrambles of every kind, as values that a seed gives again."""

from __future__ import annotations

import secrets
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache

import numpy as np
from numpy.typing import NDArray

from cubeapp.engine.model.cube import Cube, check_size
from cubeapp.engine.model.errors import ScrambleError, UnsupportedCubeError, quoted
from cubeapp.engine.model.geometry import cube_name
from cubeapp.engine.model.moves import Move, inverse
from cubeapp.engine.model.permutations import permutation
from cubeapp.engine.notation.parsing import format_moves
from cubeapp.engine.notation.turn_names import format_move, without_prime
from cubeapp.engine.perfect.rules import SIX_RULES, Rules
from cubeapp.engine.scrambles import four_by_four
from cubeapp.engine.scrambles.perfect import perfect_moves, perfect_state
from cubeapp.engine.scrambles.random_moves import (
    default_length,
    draw_moves,
    scramble_moves,
)
from cubeapp.engine.scrambles.random_state import random_state
from cubeapp.engine.scrambles.scored import (
    CANDIDATES,
    KEPT,
    check_choice,
    default_scored_length,
    scored_moves,
)
from cubeapp.engine.scrambles.scores import score, scores
from cubeapp.engine.solvers.control import Limits, Progress, SearchControl
from cubeapp.engine.solvers.registry import default_solver
from cubeapp.engine.text import Text

RANDOM_MOVES = "random-moves"
RANDOM_STATE = "random-state"
SCORED = "scored"
PERFECT = "perfect"
KINDS = (RANDOM_MOVES, RANDOM_STATE, SCORED, PERFECT)
"""The kinds of scrambles, as the command line names them."""

MAX_SOLVED_SIZE = 4
"""Up to this size a random state comes with moves."""

_MAX_TABLE_SIZE = 10
"""Up to this size many cubes are turned side by side; the tables of larger ones are too big."""
_AT_ONCE = 50_000
"""Approximate number of facelets, and of moves, made at once."""
_MOVES_AT_ONCE = 500
"""Moves of one scramble between two looks for a request to stop."""
_FEW = 4
"""As many cubes are turned one by one."""


@dataclass(frozen=True, slots=True)
class Recipe:
    """What scrambles are made by, but for the seed."""

    kind: str = RANDOM_MOVES
    """One of `KINDS`."""
    size: int = 3
    """N."""
    length: int | None = None
    """The number of moves drawn, where the kind has one; by default `usual_length`."""
    candidates: int | None = None
    """For scored ones: how many moves are weighed up at each step; `CANDIDATES` unless said."""
    kept: int | None = None
    """For scored ones: from the best how many of them the move is taken; `KEPT` unless said."""
    rules: Rules | None = None
    """For perfect ones: the rules that the cube obeys; all six, as 48 cubes do, unless said."""

    def check(self) -> None:
        """Make sure that there are such scrambles; a length is checked when it is used.

        Raises:
            ScrambleError: there is no such kind, or it has no such parameter.
            UnsupportedCubeError: there is no such size.
        """
        check_size(self.size)
        if self.kind not in KINDS:
            message = Text("there is no scramble {kind}: choose {kinds}")
            kinds = " or ".join(KINDS)
            raise ScrambleError(message.format(kind=quoted(self.kind), kinds=kinds))
        if self.length is not None and self.kind not in (RANDOM_MOVES, SCORED):
            message = Text("a {kind} scramble has no length: leave the length out")
            raise ScrambleError(message.format(kind=self.kind))
        if self.kind == SCORED:
            check_choice(self.size, *self.choice)
        elif self.candidates is not None or self.kept is not None:
            raise ScrambleError(Text("only a scored scramble chooses its moves among candidates"))
        if self.rules is not None and self.kind != PERFECT:
            raise ScrambleError(Text("only a perfect scramble has rules that it obeys"))
        if self.kind == PERFECT and self.size != 3:
            message = Text("perfect scrambles are for the 3×3×3, not for {cube}")
            raise UnsupportedCubeError(message.format(cube=cube_name(self.size)))

    @property
    def choice(self) -> tuple[int, int]:
        """How many candidates there are at each step, and how many of them are kept."""
        candidates = CANDIDATES if self.candidates is None else self.candidates
        return candidates, min(KEPT, candidates) if self.kept is None else self.kept


@dataclass(frozen=True, slots=True)
class Scramble:
    """A scrambled cube and, where they are known, the moves that make it."""

    kind: str
    """As on the command line: "random-moves"."""
    cube: Cube
    """The solved cube, white on top and green in front, after ``moves``."""
    moves: tuple[Move, ...] | None
    """None where only the state was made."""
    alg: str | None
    """The moves as text; None where only the state was made."""
    score: int
    """How well mixed the cube looks; see `cubeapp.engine.scrambles.scores`."""
    seed: int
    """The seed that gives the same scramble again."""
    index: int = 0
    """Its number in the batch of that seed, from 0."""


def usual_length(kind: str, size: int) -> int | None:
    """Return how many moves scrambles of this kind usually have; None where that is chance."""
    if kind == RANDOM_MOVES:
        return default_length(size)
    return default_scored_length(size) if kind == SCORED else None


def scramble(
    kind: str,
    size: int,
    seed: int | None = None,
    length: int | None = None,
    index: int = 0,
    control: SearchControl | None = None,
) -> Scramble:
    """Make one scramble; without a seed one is drawn. `scrambles` says the rest."""
    return next(scrambles(Recipe(kind, size, length), seed, 1, index, control))


def scrambles(
    recipe: Recipe,
    seed: int | None = None,
    count: int = 1,
    first: int = 0,
    control: SearchControl | None = None,
) -> Iterator[Scramble]:
    """Return the scrambles number ``first``, ``first`` + 1, … of a seed, made as they are taken.

    The same arguments give the same scrambles. Each has a stream of chance of its own,
    ``default_rng([seed, index])``, so none depends on how many were asked for. What is drawn
    from it, and in which order, `random_moves`, `random_state`, `scored_moves`,
    `perfect_moves` and `perfect_state` say.

    Args:
        recipe: what to make.
        seed: 0 or greater; without it one is drawn.
        count: how many.
        first: the number of the first one in the batch of that seed, from 0.
        control: for long work: the solver behind a random state, the search for
            a perfect one, very many moves.

    Raises:
        ScrambleError: there are no such scrambles.
        UnsupportedCubeError: there is no such size.
        LimitReached: no cube of the rules came up; only while scrambles are taken.
        SearchCancelled: ``control`` was cancelled; likewise.
    """
    recipe.check()
    if first < 0 or (seed is not None and seed < 0):
        raise ScrambleError(Text("a scramble's seed and index are 0 or greater"))
    chosen = fresh_seed() if seed is None else seed
    indices = range(first, first + count)
    waiting = control or SearchControl()
    if recipe.kind == RANDOM_MOVES:
        return _of_random_moves(recipe, chosen, indices, waiting)
    return (_single(recipe, chosen, index, waiting) for index in indices)


def random_algs(size: int, seed: int, count: int = 1, length: int | None = None) -> Iterator[str]:
    """Return the algs of the `scrambles` of random moves, without their cubes.

    To turn a big cube takes much longer than to draw its moves.

    Raises:
        ScrambleError: there are no such scrambles.
        UnsupportedCubeError: there is no such size.
    """
    Recipe(RANDOM_MOVES, size, length).check()
    names = _names(size)
    draws = (draw_moves(size, _stream(seed, index), length) for index in range(count))
    return (_alg(names, drawn) for drawn in draws)


def fresh_seed() -> int:
    """Return an unpredictable seed, of 32 bits."""
    return secrets.randbits(32)


def _stream(seed: int, index: int) -> np.random.Generator:
    return np.random.default_rng([seed, index])


def _single(recipe: Recipe, seed: int, index: int, control: SearchControl) -> Scramble:
    size, rng = recipe.size, _stream(seed, index)
    moves: tuple[Move, ...] | None
    if recipe.kind == SCORED:
        moves = scored_moves(size, rng, recipe.length, *recipe.choice, control)
    elif recipe.kind == PERFECT:
        rules = SIX_RULES if recipe.rules is None else recipe.rules
        if rules == SIX_RULES:
            moves = perfect_moves(rng)
        else:
            moves = moves_to(perfect_state(rules, rng, control), control)
    else:
        state = random_state(size, rng)
        if size > MAX_SOLVED_SIZE:
            return Scramble(recipe.kind, state, None, None, score(state), seed, index)
        moves = moves_to(state, control)
    cube = Cube.solved(size).apply_all(moves)
    return Scramble(recipe.kind, cube, moves, format_moves(moves, size), score(cube), seed, index)


def _of_random_moves(
    recipe: Recipe, seed: int, indices: range, control: SearchControl
) -> Iterator[Scramble]:
    """Yield scrambles of random moves, of which many are made at once."""
    size = recipe.size
    choices, names = scramble_moves(size), _names(size)
    length = default_length(size) if recipe.length is None else recipe.length
    at_once = max(1, _AT_ONCE // max(6 * size**2, length))
    while indices:
        # Not counted by len(): there may be more than it can tell.
        some, indices = indices[:at_once], indices[at_once:]
        drawn = [draw_moves(size, _stream(seed, index), recipe.length) for index in some]
        rows = _turned(size, drawn, control)
        made = zip(some, drawn, Cube.of_rows(rows, size), scores(rows, size).tolist(), strict=True)
        for index, draws, cube, value in made:
            moves = tuple([choices[draw] for draw in draws])
            yield Scramble(recipe.kind, cube, moves, _alg(names, draws), value, seed, index)


def _alg(names: Sequence[str], draws: Sequence[int]) -> str:
    return " ".join([names[draw] for draw in draws])


def _turned(size: int, drawn: Sequence[list[int]], control: SearchControl) -> NDArray[np.uint8]:
    """Return the facelets of solved cubes after moves given as indices of `scramble_moves`."""
    solved = Cube.solved(size)
    if size > _MAX_TABLE_SIZE or len(drawn) <= _FEW:
        choices = scramble_moves(size)
        cubes = [_after(solved, [choices[draw] for draw in draws], control) for draws in drawn]
        return np.array([cube.facelets for cube in cubes])
    rows = np.tile(solved.facelets, (len(drawn), 1))
    starts = np.arange(0, rows.size, rows.shape[1])[:, None]
    for step in np.array(drawn, dtype=np.intp).T:
        rows = rows.ravel()[_permutations(size)[step] + starts]
    return rows


def _after(cube: Cube, moves: Sequence[Move], control: SearchControl) -> Cube:
    """Return ``cube`` after ``moves``, of which a million may take minutes."""
    for start in range(0, len(moves), _MOVES_AT_ONCE):
        control.checkpoint(Progress(Text("turning the cube"), start / len(moves)))
        cube = cube.apply_all(moves[start : start + _MOVES_AT_ONCE])
    return cube


@lru_cache(maxsize=4)
def _permutations(size: int) -> NDArray[np.intp]:
    return np.array([permutation(size, move) for move in scramble_moves(size)])


@lru_cache(maxsize=8)
def _names(size: int) -> tuple[str, ...]:
    return tuple(format_move(move, size) for move in scramble_moves(size))


def moves_to(cube: Cube, control: SearchControl) -> tuple[Move, ...]:
    """Return moves from the solved cube to ``cube``, or to it held in another way.

    The search ends with its first answer and never by the clock, so that a seed gives the
    same moves on every machine.
    """
    if cube.size == four_by_four.SIZE:
        return four_by_four.moves_to(cube, control)
    solution = default_solver(cube).solve(cube, Limits(), control)
    return tuple(without_prime(move, cube.size) for move in inverse(solution.moves))
