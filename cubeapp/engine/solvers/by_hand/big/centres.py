"""Finding the words that make the centres, one colour after the other."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from heapq import nsmallest
from operator import attrgetter
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from cubeapp.engine.model.geometry import Face
from cubeapp.engine.model.moves import Move, face_turn, reduced
from cubeapp.engine.model.orientation import rotations
from cubeapp.engine.model.permutations import source_of
from cubeapp.engine.solvers.by_hand.beam import no_pause
from cubeapp.engine.solvers.by_hand.big.centre_words import (
    SOURCES,
    CentreWord,
    Facelets,
    inner_cells,
    spin_source,
    turned_cells,
    word_table,
)
from cubeapp.engine.solvers.by_hand.places import y_turn

MOST_WORDS = 12
"""Maximum number of words from one source."""
EXPECTED = 2.0
"""Turns that a missing cubie costs on average; unfinished ways are compared by it."""
SPIN_COST, BELOW_COST = 0.6, 0.5
"""What turning the whole cube costs, and bringing cubies up from where they are not seen."""


@dataclass(frozen=True, slots=True)
class Search:
    """How far to look for a short way."""

    width: int
    """How many ways are followed at a time."""
    branches: int
    """How many ways on are looked at from each."""


@dataclass(frozen=True, slots=True)
class CentreStep:
    """A word with the turns before it that bring it to its place."""

    spin: tuple[Move, ...]
    """Turns of the whole cube that come first."""
    setup: tuple[Move, ...]
    """A turn of the top, of the source, or both."""
    word: CentreWord
    source: Face
    colour: int
    has: int
    """How many cubies of the colour the top has after it."""

    @property
    def moves(self) -> tuple[Move, ...]:
        """All its moves."""
        return (*self.spin, *self.setup, *self.word.moves)


class _Choice(NamedTuple):
    """What may be done next."""

    quarters: int
    """Those by which the whole cube is turned first."""
    source: Face
    word: int
    """Its number in the table of ``source``."""
    turns: int
    """How the top and the source are turned before it, in one number; see `_setup`."""


@dataclass(slots=True)
class _Way:
    """Some steps towards one centre, and the cube after them, as it is held."""

    cost: float
    facelets: Facelets
    has: int
    spin: tuple[Move, ...]
    """Turns of the whole cube before the next step."""
    parent: _Way | None = None
    choice: _Choice | None = None
    """What was done last; it becomes a step when it is asked for, as few ever are."""

    def steps(self, size: int, colour: int) -> list[CentreStep]:
        """Return the steps from the first to the last."""
        found, way = [], self
        while way.parent is not None and way.choice is not None:
            found.append(_step(way.parent, way.choice, size, colour, way.has))
            way = way.parent
        return found[::-1]


_cost = attrgetter("cost")


def _expected(way: _Way) -> float:
    """Return what a way costs, less what it has saved."""
    return way.cost - EXPECTED * way.has


def centre_steps(
    facelets: Facelets,
    size: int,
    colour: int,
    holds: Sequence[tuple[Move, ...]],
    search: Search,
    pause: Callable[[], None] = no_pause,
) -> list[CentreStep]:
    """Return steps that make the centre of ``colour``; none if it is made.

    Centres that are made already stay so, for no word changes others than the top and one that
    has cubies of the colour.

    Args:
        facelets: the cube as it is held: uint8, shape (6·N²,).
        size: N.
        colour: a face's number.
        holds: turns of the whole cube that bring the centre to the top, in all useful ways.
        search: how far to look.
        pause: called every few hundredths of a second.
    """
    level = [_start(facelets, size, colour, spin) for spin in holds]
    cells = (size - 2) ** 2
    if level[0].has == cells:
        return []
    best: _Way | None = None
    while level:
        pause()
        found: dict[bytes, _Way] = {}
        for way in level:
            for after in _next_ways(way, size, colour, search.branches):
                key = after.facelets.tobytes()
                if key not in found or after.cost < found[key].cost:
                    found[key] = after
        whole = [way for way in found.values() if way.has == cells]
        best = min([*whole, best] if best else whole, key=_cost, default=None)
        open_ways = [
            way
            for way in found.values()
            if way.has < cells and (best is None or way.cost + EXPECTED < best.cost)
        ]
        level = nsmallest(search.width, open_ways, key=_expected)
    if best is None:
        raise AssertionError("no way to a centre")
    return best.steps(size, colour)


@lru_cache(maxsize=64)
def top_holds(size: int, face: Face) -> tuple[tuple[Move, ...], ...]:
    """Return the turns of the whole cube that bring ``face`` to the top, one for each front."""
    return tuple(
        turns for turns in rotations(size) if source_of(turns, size)[0] // (size * size) == face
    )


def _start(facelets: Facelets, size: int, colour: int, spin: tuple[Move, ...]) -> _Way:
    held = facelets[source_of(spin, size)]
    has = _count_on_top(held, size, colour)
    return _Way(SPIN_COST * len(spin), held, has, spin)


def _next_ways(way: _Way, size: int, colour: int, branches: int) -> Iterator[_Way]:
    """Yield the best ways to go on; a first step is made in the hold that it begins with."""
    is_first = way.choice is None
    last = None if way.choice is None else _word(way.choice, size).moves[-1]
    found = []
    for quarters in range(1 if is_first else 4):
        held = way.facelets[spin_source(size, quarters)] if quarters else way.facelets
        for source in SOURCES[:1] if quarters else SOURCES:
            kept = last if quarters == 0 else None
            for ratio, turns, word in _best_words(held, size, colour, source, way.has, kept):
                cost = SPIN_COST * (quarters > 0) + BELOW_COST * (source is Face.D)
                found.append((ratio, cost, _Choice(quarters, source, word, turns)))
    for _, cost, choice in nsmallest(
        branches, found, key=lambda entry: (-entry[0], entry[2].quarters)
    ):
        yield _after(way, size, colour, choice, cost)


def _best_words(
    held: Facelets, size: int, colour: int, source: Face, has: int, last: Move | None
) -> Iterator[tuple[float, int, int]]:
    """Yield the words that gain most by the turn.

    Returns:
        The gain by the turn, how the top and the source are turned before it (in one number,
        see `_setup`), and the word.
    """
    table = word_table(size, source)
    cells = has_colour(held, size, source, colour)
    if not np.count_nonzero(cells[cells.size // 2 :]):
        return
    gains = table.rises @ cells[_all_turned(size)].T.astype(np.float32) - has
    costs = table.lengths[:, None] + _setup_lengths()[None, :]
    ratios = gains / costs
    if last is not None:
        ratios[_meeting(size, source, last), 0] = 0
    flat = ratios.ravel()
    for index in np.argpartition(-flat, min(MOST_WORDS, flat.size - 1))[:MOST_WORDS].tolist():
        if flat[index] > 0:
            word, turns = divmod(index, 16)
            yield float(flat[index]), turns, word


def has_colour(held: Facelets, size: int, source: Face, colour: int) -> NDArray[np.bool_]:
    """Return which cells of the top and then of the source are of ``colour``."""
    is_own: NDArray[np.bool_] = held[_cells(size, source)] == colour
    return is_own


@lru_cache(maxsize=16)
def _cells(size: int, source: Face) -> NDArray[np.intp]:
    return np.concatenate([inner_cells(size, Face.U), inner_cells(size, source)])


@lru_cache(maxsize=256)
def _meeting(size: int, source: Face, last: Move) -> NDArray[np.bool_]:
    """Tell which words begin with a turn of the layers of ``last``: bool, shape (words,)."""
    words = word_table(size, source).words
    return np.array([word.moves[0].turns_the_layers_of(last) for word in words])


def _after(way: _Way, size: int, colour: int, choice: _Choice, cost: float) -> _Way:
    quarters, source, number, turns = choice
    held = way.facelets[spin_source(size, quarters)] if quarters else way.facelets
    comes = word_table(size, source).comes[number]
    facelets = held[_setup_source(size, source, turns)][comes]
    has = _count_on_top(facelets, size, colour)
    turned = way.cost + cost + len(_setup(size, source, turns)) + len(_word(choice, size).moves)
    return _Way(turned, facelets, has, (), way, choice)


def _step(way: _Way, choice: _Choice, size: int, colour: int, has: int) -> CentreStep:
    spin = y_turn(choice.quarters, size) or way.spin
    setup = _setup(size, choice.source, choice.turns)
    return CentreStep(spin, setup, _word(choice, size), choice.source, colour, has)


def _word(choice: _Choice, size: int) -> CentreWord:
    return word_table(size, choice.source).words[choice.word]


def _count_on_top(facelets: Facelets, size: int, colour: int) -> int:
    return int(np.count_nonzero(facelets[inner_cells(size, Face.U)] == colour))


@lru_cache(maxsize=256)
def _setup(size: int, source: Face, turns: int) -> tuple[Move, ...]:
    """Return the turns of the top and of the source that one number 0…15 stands for."""
    return tuple(
        face_turn(face, reduced(quarters), size)
        for face, quarters in zip((Face.U, source), divmod(turns, 4), strict=True)
        if quarters
    )


@lru_cache(maxsize=256)
def _setup_source(size: int, source: Face, turns: int) -> NDArray[np.intp]:
    """Return what those turns make of the facelets."""
    return source_of(_setup(size, source, turns), size)


@lru_cache(maxsize=1)
def _setup_lengths() -> NDArray[np.float64]:
    return np.array([(turns // 4 > 0) + (turns % 4 > 0) for turns in range(16)], dtype=np.float64)


@lru_cache(maxsize=16)
def _all_turned(size: int) -> NDArray[np.intp]:
    return np.stack([turned_cells(size, *divmod(turns, 4)) for turns in range(16)])
