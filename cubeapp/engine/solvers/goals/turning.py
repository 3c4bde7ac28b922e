"""The turns of a task: what they do and count, and which may follow which.

Turns about one axis commute. What they do together is how far each of the three layers is
turned, and one of the sequences that do it is *normal*: that which counts least, of those the
shortest, and of those the first by the turns' numbers. A solution whose turns about each axis are
normal stands for all others, so a search need make no others.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import groupby

import numpy as np
from numpy.typing import NDArray

from cubeapp.engine.coordinates.successors import Word, first_words, listed
from cubeapp.engine.model.geometry import Axis
from cubeapp.engine.model.moves import Metric, Move, reduced
from cubeapp.engine.notation.turn_names import without_prime
from cubeapp.engine.solvers.goals.space import SIZE, Arrangement, after_moves, arrangement_of_move

_Layers = tuple[int, ...]
"""How many quarters each layer is turned, 0…3."""
NOT_TURNED: _Layers = (0,) * SIZE


@dataclass(frozen=True, slots=True, eq=False)
class TurnRules:
    """Some turns of the 3×3×3; what they count is at least 0, rotations being 0."""

    turns: tuple[Move, ...]
    """Each once, rotations last; the others in their order."""
    metric: Metric
    costs: NDArray[np.int64]
    """What each counts: shape (turns,)."""
    effects: Arrangement
    """What each does, all in one."""
    single: tuple[Arrangement, ...]
    """What each does, one by one."""
    lists: NDArray[np.uint8]
    """Which turns may follow: shape (states, 1 + turns), how many and then their numbers.

    What was turned before is a state; at the start it is 0.
    """
    after: NDArray[np.uint8]
    """The state after each turn that may follow: shape (states, turns)."""

    @classmethod
    def of(cls, turns: Iterable[Move], metric: Metric) -> TurnRules:
        """Return the rules for some turns, which are remembered."""
        return _rules(tuple(turns), metric)

    @property
    def needed(self) -> list[int]:
        """The turns without those that two others do, counting no more."""
        return _needed(self)

    def cost(self, word: Sequence[int]) -> int:
        """Return what turns count together."""
        return int(self.costs[list(word)].sum())

    def moves(self, word: Sequence[int]) -> tuple[Move, ...]:
        """Return turns by their numbers as moves."""
        return tuple(map(self.turns.__getitem__, word))

    def number_of(self, effect: Arrangement) -> int | None:
        """Return the turn that does the same as ``effect``; ``None`` if there is none."""
        return _numbers(self).get(effect.key)

    def held(self, hold: int) -> Word | None:
        """Return what each turn is when the cube is held in another way, an index of `rotations`.

        Returns:
            ``None`` if not all of them are allowed then.
        """
        return _held(self, hold)

    def normalised(self, word: Sequence[int]) -> Word:
        """Return turns with those about each axis that follow each other made normal."""
        result: list[int] = []
        for axis, run in groupby(word, lambda turn: self.turns[turn].axis):
            layers = NOT_TURNED
            for turn in run:
                layers = _layers_of(self.turns[turn], layers)
            result += _normal(self)[axis][layers]
        return tuple(result)

    def last_run(self, word: Sequence[int]) -> Word:
        """Return the turns about one axis at the end, of which any could be the last."""
        turns, count = self.turns, min(len(word), 1)
        while count < len(word) and turns[word[-1 - count]].axis is turns[word[-1]].axis:
            count += 1
        return tuple(word[len(word) - count :])

    def first_run(self, word: Sequence[int]) -> Word:
        """Return the turns about one axis at the beginning, of which any could be the first."""
        turns, count = self.turns, min(len(word), 1)
        while count < len(word) and turns[word[count]].axis is turns[word[0]].axis:
            count += 1
        return tuple(word[:count])


@lru_cache(maxsize=32)
def _numbers(rules: TurnRules) -> dict[bytes, int]:
    return {rules.effects[turn].key: turn for turn in range(len(rules.turns))}


@lru_cache(maxsize=256)
def _held(rules: TurnRules, hold: int) -> Word | None:
    held = [rules.number_of(turn.held(hold)) for turn in rules.single]
    known = tuple(turn for turn in held if turn is not None)
    return known if len(known) == len(held) else None


@lru_cache(maxsize=32)
def _normal(rules: TurnRules) -> dict[Axis, dict[_Layers, Word]]:
    return {axis: _normal_words(rules.turns, rules.costs.tolist(), axis) for axis in Axis}


@lru_cache(maxsize=32)
def _needed(rules: TurnRules) -> list[int]:
    every = range(len(rules.turns))
    words: list[Word] = []
    counting = [turn for turn in every if rules.costs[turn]]
    if len({int(rules.costs[turn]) for turn in counting}) > 1:
        words += [(one, two) for one in counting for two in counting]
    least: dict[bytes, int] = {}
    for word in words:
        effect = after_moves(Arrangement.home(), rules.moves(word)).key
        least[effect] = min(least.get(effect, 99), rules.cost(word))
    return [
        turn
        for turn in every
        if not rules.costs[turn] or least.get(rules.effects[turn].key, 99) > rules.costs[turn]
    ]


@lru_cache(maxsize=32)
def _rules(given: tuple[Move, ...], metric: Metric) -> TurnRules:
    turns = _each_once(given)
    costs = [metric.count([turn], SIZE) for turn in turns]
    words = [_normal_words(turns, costs, axis).values() for axis in Axis]
    states: list[tuple[int, Word]] = [(-1, ())]
    states += [(axis, word) for axis in Axis for word in sorted(words[axis]) if word]
    numbers = {state: number for number, state in enumerate(states)}
    every = range(len(turns))
    reached = [[numbers.get(_following(turns, state, turn)) for turn in every] for state in states]
    lists = listed([[t for t in every if row[t] is not None] for row in reached], len(turns))
    after = np.array([[number or 0 for number in row] for row in reached], dtype=np.uint8)
    single = tuple(map(arrangement_of_move, turns))
    effects = Arrangement.stacked(single)
    counted = np.array(costs, dtype=np.int64)
    return TurnRules(turns, metric, counted, effects, single, lists, after)


def _each_once(given: Iterable[Move]) -> tuple[Move, ...]:
    """Return turns, one of several that do the same, rotations behind the others."""
    found = {(*_layers_of(turn, NOT_TURNED), turn.axis): turn for turn in reversed(tuple(given))}
    turns = tuple(reversed(found.values()))
    return tuple(sorted(turns, key=lambda turn: turn.is_rotation(SIZE)))


def _following(turns: Sequence[Move], state: tuple[int, Word], turn: int) -> tuple[int, Word]:
    """Return the state after a turn, one that there is not if it may not follow."""
    axis, word = state
    if turns[turn].axis == axis:
        return axis, (*word, turn)
    # Rotations count nothing: one after the other could go on for ever.
    if word and turns[word[-1]].is_rotation(SIZE) and turns[turn].is_rotation(SIZE):
        return axis, (-1,)
    return turns[turn].axis, (turn,)


def _normal_words(turns: Sequence[Move], costs: Sequence[int], axis: Axis) -> dict[_Layers, Word]:
    """Return the normal sequences about an axis by how far they turn each layer.

    What one begins with is one, too.
    """
    own = [number for number, turn in enumerate(turns) if turn.axis is axis]
    return first_words(own, [_layers_of(turn, NOT_TURNED) for turn in turns], costs=costs)


def _layers_of(turn: Move, layers: _Layers) -> _Layers:
    """Return how far each layer is turned after ``turn``."""
    return tuple(
        (quarters + turn.quarters * (turn.first <= layer <= turn.last)) % 4
        for layer, quarters in enumerate(layers)
    )


def powers(moves: Iterable[Move]) -> tuple[Move, ...]:
    """Return all that can be made of each move alone: of ``U`` also ``U2`` and ``U'``."""
    return tuple(
        without_prime(Move(move.axis, move.first, move.last, quarters), SIZE)
        for move in moves
        for quarters in dict.fromkeys(reduced(move.quarters * times) for times in (1, 2, 3))
        if quarters
    )
