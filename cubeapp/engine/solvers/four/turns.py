"""The turns of the 4×4×4 that the three phases use, and which may follow which.

A cube without fixed centres is the same cube when it is turned as a whole. So of an outer
block of two layers and the one that faces it only the first is used: 15 turns about each
axis, of the layers 1, 4, 1-2, 2 and 3. Turns about one axis commute, and each combination of
them is made in one way only, and in the fewest turns.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

import numpy as np
from numpy.typing import NDArray

from cubeapp.engine.coordinates.successors import Followers, first_words, listed
from cubeapp.engine.model.geometry import Axis
from cubeapp.engine.model.moves import Move, span_turns
from cubeapp.engine.model.orbits import centre_facelets, wing_facelets
from cubeapp.engine.model.permutations import among, permutation

SIZE = 4
BLOCKS = ((0, 0), (3, 3), (0, 1), (1, 1), (2, 2))
"""The first and last layers of the blocks that turn, counted from the R, U or F side."""
PER_AXIS = 3 * len(BLOCKS)

TURNS = span_turns(BLOCKS)
"""The 45 turns."""

COMBINATIONS = 64
"""What turns about one axis come to: quarters of three layers beside the fourth."""
STATES = 3 * COMBINATIONS + 1
"""What may have been made just before: a combination about one of the axes, or nothing."""
NOTHING = STATES - 1


def _keeps_the_sides(turn: Move) -> bool:
    """Tell whether the centres of R and L stay on R and L."""
    return turn.axis is Axis.X or abs(turn.quarters) == 2 or _is_of_a_face(turn)


def _keeps_the_axes(turn: Move) -> bool:
    """Tell whether all centres stay on their axes, and no wing leaves its half of the wings."""
    return abs(turn.quarters) == 2 or (turn.axis is not Axis.X and _is_of_a_face(turn))


def _is_of_a_face(turn: Move) -> bool:
    return turn.first == turn.last and turn.is_outer(SIZE)


PHASES: tuple[tuple[int, ...], ...] = (
    tuple(range(len(TURNS))),
    tuple(i for i, turn in enumerate(TURNS) if _keeps_the_sides(turn)),
    tuple(i for i, turn in enumerate(TURNS) if _keeps_the_axes(turn)),
)
"""The numbers of the turns of each phase: 45, 33 and 23."""
BLOCK_TURNS = frozenset(i for i, turn in enumerate(TURNS) if turn.is_outer(SIZE))
"""Those of outer blocks: 27, 21 and 17 in the phases."""


@cache
def followers(phase: int, single: bool = True) -> Followers:
    """Return which turns of phase 0, 1 or 2 may follow.

    What follows in a phase is list ``state``; what comes first, list ``STATES + state`` with
    the state that the phase before ended in.

    Args:
        phase: whose turns.
        single: whether inner layers may turn alone.
    """
    turns = [i for i in PHASES[phase] if single or i in BLOCK_TURNS]
    costs, _ = _tree(list(PHASES[0]))
    _, children = _tree(turns)
    following = [
        [turn for turn in turns if _axis(turn) != state // COMBINATIONS] + children.get(state, [])
        for state in range(STATES)
    ]
    # Whatever makes a combination longer is welcome where a phase begins.
    following += [
        [
            turn
            for turn in turns
            if _axis(turn) != state // COMBINATIONS or costs[after(state, turn)] > costs[state]
        ]
        for state in range(STATES)
    ]
    numbers = [np.searchsorted(PHASES[phase], some) for some in following]
    states = np.zeros((2 * STATES, len(PHASES[phase])), dtype=np.uint8)
    for index, some in enumerate(following):
        state = index if index < STATES else NOTHING
        states[index, numbers[index]] = [after(state, turn) for turn in some]
    return Followers(listed(numbers, len(PHASES[phase])), states)


@cache
def after(state: int, turn: int) -> int:
    """Return the state after ``turn``."""
    axis, before = divmod(state, COMBINATIONS)
    made = (before // 16, before // 4 % 4, before % 4) if axis == _axis(turn) else (0, 0, 0)
    pairs = zip(made, _quarters()[turn], strict=True)
    return _state(_axis(turn), [(quarters + more) % 4 for quarters, more in pairs])


def _state(axis: int, quarters: Sequence[int]) -> int:
    """Return the state after layers 1 to 3 have turned so far against layer 4, 0…3 each."""
    first, second, third = quarters
    return axis * COMBINATIONS + 16 * first + 4 * second + third


def _axis(turn: int) -> int:
    return turn // PER_AXIS


def _tree(turns: list[int]) -> tuple[dict[int, int], dict[int, list[int]]]:
    """Return how many of ``turns`` each combination takes, and which may follow each.

    A combination follows only one other, so that it comes up once.
    """
    costs = {NOTHING: 0}
    children: dict[int, list[int]] = {}
    for axis in Axis:
        own = [turn for turn in turns if _axis(turn) == axis]
        words = first_words(own, _quarters())
        states = {word: _state(axis, quarters) for quarters, word in words.items()}
        for word, state in states.items():
            costs[state] = len(word)
            if word:
                children.setdefault(states[word[:-1]], []).append(word[-1])
    return costs, children


@cache
def _quarters() -> list[tuple[int, ...]]:
    """Return by how many quarters each turn turns layers 1 to 3 against layer 4."""
    layers = range(SIZE)
    rows = [[t.quarters * (t.first <= layer <= t.last) for layer in layers] for t in TURNS]
    return [tuple(quarters - row[-1] for quarters in row[:-1]) for row in rows]


@cache
def centre_sources() -> NDArray[np.uint8]:
    """Return where what is in each centre place after a turn comes from: uint8, shape (45, 24).

    Places are numbered as in `centre_facelets`, four for each face.
    """
    return _sources(centre_facelets(SIZE)[0])


@cache
def wing_sources() -> NDArray[np.uint8]:
    """Return the same for the wings: uint8, shape (45, 24), places as in `WINGS`."""
    return _sources(wing_facelets(SIZE)[0, :, 0])


def _sources(places: NDArray[np.intp]) -> NDArray[np.uint8]:
    return np.array([among(places, permutation(SIZE, turn)) for turn in TURNS], dtype=np.uint8)


@cache
def odd_corners() -> NDArray[np.uint8]:
    """Return 1 for each turn that swaps the corners an odd number of times: uint8, shape (45,)."""
    odd = [turn.is_outer(SIZE) and abs(turn.quarters) == 1 for turn in TURNS]
    return np.array(odd, dtype=np.uint8)
