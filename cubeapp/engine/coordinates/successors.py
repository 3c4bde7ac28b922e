"""Which moves of the optimal search may follow which, so that it makes no sequence twice.

Turns of the two faces of one axis commute: what they do together is one of 16 changes, and of
the sequences that do it one is normal: the shortest, and of those the first by the numbers of
the moves. A solution whose turns of each axis are normal stands for all that differ from it
only in the order of such turns. What may follow depends on what is still open of such a
sequence, the state.

In quarter turns a half turn is two moves. Where a face may make half turns alone, the second
must follow the first: such a state is halfway.
"""

from __future__ import annotations

import heapq
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache, cached_property
from itertools import groupby, product
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from cubeapp.engine.model.moves import Metric, undone

MOVES = 18
STATES = 128
"""More than there ever are, those of both sides together."""
NEXT_STRIDE = 32

Word = tuple[int, ...]
"""Moves, as indices of `face_turns`."""
State = tuple[int, frozenset[Word]]
"""An axis and the sequences of its turns that may follow."""
START: State = (-1, frozenset({()}))


class Followers(NamedTuple):
    """Which turns of a phase may follow in each state, which tells what was turned before."""

    lists: NDArray[np.uint8]
    """Shape (states, 1 + turns): how many turns may follow, and which."""
    after: NDArray[np.uint8]
    """Shape (states, turns): the state after each."""


def listed(following: Sequence[Sequence[int] | NDArray[np.intp]], turns: int) -> NDArray[np.uint8]:
    """Return `Followers.lists` for the turns that may follow in each state, of so many."""
    lists = np.zeros((len(following), 1 + turns), dtype=np.uint8)
    for row, some in zip(lists, following, strict=True):
        row[0], row[1 : 1 + len(some)] = len(some), some
    return lists


@dataclass(frozen=True)
class MoveRules:
    """What may be made of some turns in one metric."""

    turns: frozenset[int] = frozenset(range(MOVES))
    """The turns that a solution may use, indices of `face_turns`."""
    metric: Metric = Metric.HTM

    @property
    def step(self) -> int:
        """By how much the lengths of a cube's solutions differ at the least."""
        return 2 if self.metric is Metric.QTM else 1

    @cached_property
    def _faces(self) -> list[dict[int, Word]]:
        """The normal sequences of each face by their clockwise quarters."""
        return [_face_words(self.turns, self.metric, face) for face in range(6)]

    @cached_property
    def normal(self) -> dict[int, frozenset[Word]]:
        """The normal sequences of each axis."""
        return {
            axis: frozenset(
                one + two
                for one, two in product(self._faces[axis].values(), self._faces[axis + 3].values())
            )
            for axis in range(3)
        }

    @cached_property
    def front(self) -> Side:
        """The rules for moves made on the cube, the first of a solution."""
        return Side(self.normal)

    @cached_property
    def back(self) -> Side:
        """The rules for moves made on its inverse, which undo the last of a solution."""
        return Side({axis: frozenset(map(undone, words)) for axis, words in self.normal.items()})

    def normalised(self, word: Sequence[int]) -> Word:
        """Return ``word`` with the turns of each axis that follow each other made normal.

        It may end halfway.
        """
        result: list[int] = []
        for axis, turns in groupby(word, lambda move: move // 3 % 3):
            quarters = [0, 0]
            for move in turns:
                quarters[move // 9] += move % 3 + 1
            for face, count in zip((axis, axis + 3), quarters, strict=True):
                # A face whose half turns alone are allowed is halfway after either quarter.
                result += self._faces[face].get(count % 4, (3 * face,))
        return tuple(result)

    def merged(self, word: Sequence[int]) -> Word:
        """Return ``word`` with two equal quarter turns as the half turn they make, if allowed."""
        result: list[int] = []
        for move in word:
            half = move // 3 * 3 + 1
            if self.metric is Metric.QTM and result and result[-1] == move and half in self.turns:
                result[-1] = half
            else:
                result.append(move)
        return tuple(result)

    @cached_property
    def tables(self) -> tuple[NDArray[np.int64], NDArray[np.uint8], NDArray[np.uint8]]:
        """Return the rules of both sides for the kernels, those of the back behind the front's.

        Returns:
            the moves that may follow each state, as bits: int64, shape (`STATES`,); the state
            after each: uint8, shape (`STATES`, `NEXT_STRIDE`); and the face that each is
            halfway with, plus 1, or 0: uint8, shape (`STATES`,).
        """
        allowed = np.zeros(STATES, dtype=np.int64)
        after = np.zeros((STATES, NEXT_STRIDE), dtype=np.uint8)
        halfway = np.zeros(STATES, dtype=np.uint8)
        start = 0
        for side in (self.front, self.back):
            numbers = {state: start + i for i, state in enumerate(side.states)}
            for state, number in numbers.items():
                moves = side.after[state]
                allowed[number] = sum(1 << move for move in moves)
                for move, reached in moves.items():
                    after[number, move] = numbers[reached]
                if not side.may_end(state):
                    halfway[number] = min(moves) // 3 + 1
            start += len(numbers)
        return allowed, after, halfway

    @property
    def back_start(self) -> int:
        """The number of the back's first state; the front's is 0."""
        return len(self.front.states)


class Side:
    """The rules for one end of a solution."""

    def __init__(self, words: dict[int, frozenset[Word]]) -> None:
        """Take the sequences of each axis that may be made, parts of which may come first."""
        self._axes: list[State] = list(words.items())
        self.states: list[State] = [START]
        """Every state, the first one first."""
        self.after: dict[State, dict[int, State]] = {}
        """The state after each move that may follow a state."""
        for state in self.states:
            self.after[state] = self._moves(state)
            for reached in self.after[state].values():
                if reached not in self.states:
                    self.states.append(reached)

    @staticmethod
    def may_end(state: State) -> bool:
        """Tell whether nothing has to follow, so that another axis or the other side may."""
        return () in state[1]

    def _moves(self, state: State) -> dict[int, State]:
        others = [other for other in self._axes if other[0] != state[0] and self.may_end(state)]
        return {
            move: (axis, frozenset(word[1:] for word in words if word[:1] == (move,)))
            for axis, words in sorted([state, *others], key=lambda item: item[0])
            for move in sorted({word[0] for word in words if word})
        }


@cache
def next_turns() -> tuple[Word, ...]:
    """Return the turns that may follow a turn of each face, and at the end any turn.

    No turn follows one of its own face, and of two opposite faces only one may come first.
    """
    after = MoveRules().front.after
    states = [after[START][3 * face] for face in range(6)]
    return tuple(tuple(sorted(after[state])) for state in (*states, START))


def first_words(
    turns: Sequence[int],
    effects: Sequence[Sequence[int]],
    longest: int | None = None,
    costs: Sequence[int] | None = None,
) -> dict[tuple[int, ...], Word]:
    """Return the normal sequence of turns about one axis for each change that they make.

    It is the one that counts least, of those the shortest, and of those the first.

    Args:
        turns: those that may be made, in the order in which they are preferred.
        effects: the quarters by which every turn turns each layer, by the turn's index.
        longest: leave out what takes more turns.
        costs: what every turn counts, by its index; 1 unless given.
    """
    words: dict[tuple[int, ...], Word] = {}
    waiting: list[tuple[int, int, Word, tuple[int, ...]]] = [(0, 0, (), (0,) * len(effects[0]))]
    while waiting:
        cost, length, places, change = heapq.heappop(waiting)
        if change in words:
            continue
        words[change] = tuple(turns[place] for place in places)
        for place, turn in enumerate(turns) if length != longest else ():
            pairs = zip(change, effects[turn], strict=True)
            reached = tuple((before + more) % 4 for before, more in pairs)
            counted = cost + (1 if costs is None else costs[turn])
            heapq.heappush(waiting, (counted, length + 1, (*places, place), reached))
    return words


def _face_words(turns: frozenset[int], metric: Metric, face: int) -> dict[int, Word]:
    """Return the normal sequence of a face for each number of quarters that it can make."""
    own = sorted(turn for turn in turns if turn // 3 == face)
    if metric is Metric.QTM:
        quarters = [turn for turn in own if turn % 3 != 1]
        if own and not quarters:
            return {0: (), 2: (3 * face, 3 * face)}
        own = quarters
    quarters_of = [(move % 3 + 1,) for move in range(MOVES)]
    return {count: word for (count,), word in first_words(own, quarters_of).items()}
