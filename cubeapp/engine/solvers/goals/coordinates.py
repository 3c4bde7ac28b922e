"""What a goal sees of the corners, the edges or the centres, as a number.

The numbers are those of all states that the turns allowed reach from the goal, so few turns make
few numbers. Merging classes of a goal, or looking at fewer orientations, makes a smaller
coordinate of it, which is as exact about what it still sees.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import comb

import numpy as np
from numpy.typing import NDArray

from cubeapp.engine.solvers.by_hand.places import CORNER_COUNT
from cubeapp.engine.solvers.control import Progress, SearchControl
from cubeapp.engine.solvers.goals.goal import Pair, columns
from cubeapp.engine.solvers.goals.space import HOLDS, Arrangement, frames_after
from cubeapp.engine.solvers.goals.states import FIRST_EDGE, FIRST_FRAME, FRAME
from cubeapp.engine.solvers.goals.step_kernel import NONE, explore, number_of
from cubeapp.engine.solvers.goals.turning import TurnRules
from cubeapp.engine.text import Text

Ints = NDArray[np.int64]

CORNERS, EDGES, CENTRES = range(3)
"""The orbits."""
PLACES = (8, 12)
TURNS = (3, 2)
BITS = (6, 5)
"""Of a place in the word that is a state."""
WEIGHTS = tuple(1 << bits * np.arange(places) for bits, places in zip(BITS, PLACES, strict=True))
MOST = 1 << 20
BUILDING = Text("building tables for this goal")
UNREACHABLE = NONE
"""The number of what no turns bring to the goal."""


@dataclass(frozen=True, slots=True)
class View:
    """What is seen of an orbit; nothing but frames are seen of the centres."""

    orbit: int
    pairs: tuple[Pair, ...] = ()
    """The class of each cubie and whether its orientation matters."""

    @property
    def most(self) -> int:
        """How many states there are at the most."""
        if self.orbit == CENTRES:
            return HOLDS
        ways, left = 1, PLACES[self.orbit]
        for pair in set(self.pairs):
            ways *= comb(left, self.pairs.count(pair))
            left -= self.pairs.count(pair)
        flags = sum(flag for _, flag in self.pairs)
        # The last one's orientation follows from the others'.
        return int(ways * TURNS[self.orbit] ** (flags - (flags == PLACES[self.orbit])))

    def words(self, cubes: Arrangement) -> Ints:
        """Return the states of many arrangements, or of one: int64, shape (...)."""
        if self.orbit == CENTRES:
            return np.asarray(cubes.frame)
        cubies, turned = (cubes.cp, cubes.co) if self.orbit == CORNERS else (cubes.ep, cubes.eo)
        classes, flags = columns(self.pairs)
        items = classes[cubies] | flags[cubies] * turned << 4
        return np.asarray(items @ WEIGHTS[self.orbit])


@dataclass(frozen=True, slots=True, eq=False)
class Coordinate:
    """The states of a view that turns reach."""

    view: View
    after: NDArray[np.int32]
    """The number after each turn: shape (states, turns)."""
    _states: Ints
    _slots: NDArray[np.int32]
    _parts: list[tuple[int, list[int]]]
    """The cubies that matter, and what each of them adds to a word by its place in a state."""

    @property
    def size(self) -> int:
        """How many states there are."""
        return len(self.after)

    @property
    def nbytes(self) -> int:
        """What it takes in memory."""
        return self.after.nbytes + self._states.nbytes + self._slots.nbytes

    @property
    def places(self) -> dict[int, int]:
        """In which places the cubie gets that alone is told from the others; none if it is not.

        With each, in how many ways it sits there.
        """
        orbit, numbers = self.view.orbit, [number for number, _ in self.view.pairs]
        alone = [number for number in set(numbers) if numbers.count(number) == 1]
        if len(alone) != 1:
            return {}
        classes = (self._states[:, None] >> BITS[orbit] * np.arange(PLACES[orbit])) & 15
        places, ways = np.unique(np.nonzero(classes == alone[0])[1], return_counts=True)
        return dict(zip(places.tolist(), ways.tolist(), strict=True))

    def number(self, state: bytes) -> int:
        """Return the number of a cube, or `UNREACHABLE`; for its state see `states`."""
        if self.view.orbit == CENTRES:
            return state[FRAME] - FIRST_FRAME
        # Numpy takes longer for so few.
        word = sum([added[state[cubie]] for cubie, added in self._parts])
        return int(number_of(word, self._slots, self._states))


def coordinate(
    view: View, seeds: Arrangement, rules: TurnRules, control: SearchControl, most: int = MOST
) -> Coordinate:
    """Return the coordinate of a view.

    Args:
        view: what is seen.
        seeds: the cubes that have reached the goal, many in one.
        rules: the turns.
        control: stops it.
        most: there are no more states than so many.

    Raises:
        SearchCancelled: it was cancelled.
    """
    if view.orbit == CENTRES:
        after = frames_after()[:, rules.effects.frame].astype(np.int32)
        nothing = np.zeros(0, dtype=np.int64)
        return Coordinate(view, np.ascontiguousarray(after), nothing, nothing.astype(np.int32), [])
    room = min(view.most, most)
    states = np.empty(room, dtype=np.int64)
    slots = np.full(_slots_for(room), NONE, dtype=np.int32)
    after = np.empty((room, len(rules.turns)), dtype=np.int32)
    flags = sum({1 << number for number, flag in view.pairs if flag})
    kept, moved = _words_of_turns(view.orbit, rules.effects)
    words = np.unique(view.words(seeds))
    arguments = (BITS[view.orbit], TURNS[view.orbit], flags, kept, moved, words)
    count = explore(*arguments, states, slots, after, control.signals)
    control.checkpoint(Progress(BUILDING))
    assert count != NONE, "there are more states than thought"
    parts = _parts_of(view)
    return Coordinate(view, after[:count].copy(), states[:count].copy(), slots, parts)


def _parts_of(view: View) -> list[tuple[int, list[int]]]:
    first_cubie, first_place = (0, 0) if view.orbit == CORNERS else (CORNER_COUNT, FIRST_EDGE)
    turns, found = range(TURNS[view.orbit]), []
    for cubie, (number, flag) in enumerate(view.pairs, first_cubie):
        weights = map(int, WEIGHTS[view.orbit])
        added = [(number | (flag * turned) << 4) * weight for weight in weights for turned in turns]
        if any(added):
            found.append((cubie, [0] * first_place + added))
    return found


def most_bytes(states: int, turns: int) -> int:
    """Return what a coordinate of so many states takes in memory at the most."""
    return states * (4 * turns + 8) + 4 * _slots_for(states)


def _slots_for(states: int) -> int:
    """Return how many slots there are for so many states, with room to find them quickly."""
    return 1 << (2 * states).bit_length()


def _words_of_turns(orbit: int, effects: Arrangement) -> tuple[Ints, Ints]:
    """Return what turns do to the words of states; see `step_kernel.explore`."""
    sources, turned = (effects.cp, effects.co) if orbit == CORNERS else (effects.ep, effects.eo)
    places, bits = PLACES[orbit], BITS[orbit]
    kept = np.zeros(len(sources), dtype=np.int64)
    moved = np.zeros((len(sources), 1 + places, 3), dtype=np.int64)
    for turn, (source, turns) in enumerate(zip(sources.tolist(), turned.tolist(), strict=True)):
        for place in range(places):
            if source[place] == place and turns[place] == 0:
                kept[turn] |= ((1 << bits) - 1) << bits * place
            else:
                moved[turn, 0, 0] += 1
                row = (bits * source[place], bits * place, turns[place])
                moved[turn, moved[turn, 0, 0]] = row
    return kept, moved


def merged(pairs: Sequence[Pair], keep: Sequence[Pair], flags: bool = True) -> tuple[Pair, ...]:
    """Return pairs in which only some classes are told from the others, which do not matter.

    Args:
        pairs: of each cubie.
        keep: the pairs that are told apart.
        flags: whether their orientation matters still.
    """
    keys = [pair if pair in keep else None for pair in pairs]
    order = list(dict.fromkeys(keys))
    return tuple((order.index(key), flags and key is not None and key[1]) for key in keys)


def orientations(pairs: Sequence[Pair]) -> tuple[Pair, ...]:
    """Return pairs in which only orientations are left."""
    return merged([(int(flag), flag) for _, flag in pairs], [(1, True)])
