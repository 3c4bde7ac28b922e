"""How the solutions of a cube can begin and end, those that its symmetry makes equal only once.

A prefix is the first moves of a solution. If a symmetry of space leaves the cube as it is,
it takes solutions to solutions, and of all such images one prefix is enough. If a symmetry
makes the inverse of the cube, it takes solutions to solutions read backwards. So prefixes of
such a cube tell of both ends: the first move, then the last, then the second, and so on in
turn; what is made on the inverse, and undoes an end, is marked by `INVERSE_SIDE`.

Why the first in order will do: let W be the normal solution whose prefix is the first among
all images of a solution. If an image of that prefix came earlier, making the moves of each
axis normal could only bring it further forward, and so the image of W would begin before W.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from itertools import compress, product

import numpy as np
from numpy.typing import NDArray

from cubeapp.engine.coordinates.successors import MOVES, START, MoveRules, State, Word
from cubeapp.engine.model.moves import face_turns, undone
from cubeapp.engine.model.permutations import permutation
from cubeapp.engine.model.symmetries import turns_seen
from cubeapp.engine.solvers.optimal.layout import INVERSE_SIDE

DEEPEST = 4
"""No prefix is longer; there are 43,254 of so many face turns, or 59,049 at both ends."""
ONLY_ALL: Word = tuple(range(MOVES))
"""The symmetry that changes nothing."""


@dataclass(frozen=True, slots=True)
class Image:
    """A way to make solutions of a cube out of others."""

    moves: Word
    """What becomes of each move."""
    backwards: bool
    """Whether the solution is read backwards, each move undone."""

    def of(self, word: Word) -> Word:
        """Return the image of a solution."""
        image = tuple(self.moves[move] for move in word)
        return undone(image) if self.backwards else image


def images(solution: Word, rules: MoveRules) -> tuple[Image, ...]:
    """Return every way to make solutions of the cube that ``solution`` solves out of others.

    Only ways that keep to the allowed turns count, and none if these lack the inverse of one.
    """
    if frozenset(undone(rules.turns)) != rules.turns:
        return (Image(ONLY_ALL, False),)
    seen = map(tuple, turns_seen().tolist())
    every = (Image(moves, back) for moves, back in product(seen, (False, True)))
    turns = tuple(rules.turns)
    kept = [image for image in every if frozenset(image.of(turns)) == rules.turns]
    # What solves the same cube makes the same change.
    own, *changes = _changes([solution, *(image.of(solution) for image in kept)])
    same = [np.array_equal(change, own) for change in changes]
    return tuple(compress(kept, same))


def _changes(words: list[Word]) -> NDArray[np.intp]:
    """Return where sequences of one length take the facelets from: intp, shape (words, 54)."""
    turns = np.array([permutation(3, move) for move in face_turns(3)])
    result = np.tile(np.arange(turns.shape[1]), (len(words), 1))
    for moves in np.array(words, dtype=np.intp).T:
        result = np.take_along_axis(result, turns[moves], axis=1)
    return result


class Prefixes:
    """All prefixes up to symmetry, made when they are first asked for."""

    def __init__(self, rules: MoveRules, ways: Iterable[Image] = ()) -> None:
        """Leave out what ``ways`` make equal."""
        self._rules = rules
        self._ways = [way for way in ways if way.moves != ONLY_ALL or way.backwards]
        self._has_ends = any(way.backwards for way in self._ways)
        self._states: dict[Word, tuple[State, State]] = {(): (START, START)}
        self._levels: list[list[Word]] = [[()]]

    def of_length(self, length: int) -> list[Word]:
        """Return the prefixes of ``length`` moves."""
        while len(self._levels) <= length:
            self._levels.append(self._longer(self._levels[-1]))
        return self._levels[length]

    def _longer(self, prefixes: list[Word]) -> list[Word]:
        side = (len(self._levels) - 1) % 2 if self._has_ends else 0
        rules = (self._rules.front, self._rules.back)[side]
        states: dict[Word, tuple[State, State]] = {}
        for prefix in prefixes:
            front, back = self._states[prefix]
            for move, state in rules.after[back if side else front].items():
                longer = (*prefix, move + INVERSE_SIDE * side)
                if self._is_first(longer):
                    states[longer] = (front, state) if side else (state, back)
        self._states = states
        return list(states)

    def _is_first(self, prefix: Word) -> bool:
        front = tuple(move for move in prefix if move < INVERSE_SIDE)
        back = tuple(move - INVERSE_SIDE for move in prefix if move >= INVERSE_SIDE)
        own = self._order(front, back)
        return all(self._order(*image) >= own for image in self._images(front, back))

    def _images(self, *ends: Word) -> Iterator[tuple[Word, Word]]:
        """Yield the images of both ends, of the back what is made on the inverse."""
        for way in self._ways:
            front, back = (tuple(way.moves[move] for move in end) for end in ends)
            if way.backwards and len(front) != len(back):
                continue
            if way.backwards:
                front, back = back, front
            yield self._rules.normalised(front), undone(self._rules.normalised(undone(back)))

    def _order(self, front: Word, back: Word) -> list[tuple[int, int]]:
        """Return what prefixes are ordered by: at both ends normal turns come first."""
        keys = [(0, move) for move in front]
        if not self._has_ends:
            return keys
        both = [(0, 0)] * (len(front) + len(back))
        both[::2], both[1::2] = keys, [(-(move // 3), -move) for move in back]
        return both
