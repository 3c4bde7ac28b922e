"""Insertions: a skeleton that leaves a 3-cycle is finished by turns somewhere inside it.

At each place of the skeleton another 3-cycle is needed, the one that the rest of it makes of what
is left, and some of those take few turns, or turns that meet those around them.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache, reduce

import numpy as np
from numpy.typing import NDArray

from cubeapp.engine.coordinates.successors import next_turns
from cubeapp.engine.model.moves import face_turns, merged_turns, undone
from cubeapp.engine.solvers.goals.space import Arrangement, Bytes, arrangement_of_move

SIZE = 3
HALF_WORD = 4
"""Words of 3-cycles are made of two of at most so many turns."""
CYCLE = 3
CORNERS, EDGES = np.arange(8), np.arange(12)
ITEM_BITS = 5
"""Enough for a cubie and how it is turned."""
Word = tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Insertion:
    """Turns inside a skeleton."""

    place: int
    """How many turns of the skeleton come before it."""
    turns: Word
    length: int
    """Of all of it, with what becomes one where turns of one face meet."""
    is_of_corners: bool
    """Whether three corners change places, and not three edges."""


def best_insertion(start: Arrangement, skeleton: Word, below: int) -> Insertion | None:
    """Return the insertion that makes the shortest solution; the first of several.

    Args:
        start: the cube.
        skeleton: turns behind which a 3-cycle is left, of edges or of corners.
        below: only a shorter solution is wanted.

    Returns:
        ``None`` if no words known here make it.
    """
    best = None
    for place, left in enumerate(_left(start, skeleton)):
        before, behind = skeleton[:place], skeleton[place:]
        for word in cycle_words().get(_row(left).tobytes(), ()):
            if len(skeleton) + len(word) >= below and not _may_meet(before, word, behind):
                continue
            length = len(merged_turns((*before, *word, *behind)))
            if length < below:
                below = length
                best = Insertion(place, word, length, bool((left.cp != CORNERS).any()))
    return best


def _may_meet(before: Word, word: Word, behind: Word) -> bool:
    """Tell whether turns of one face may meet at an end of a word: no run of an axis has three."""
    first, last = ({turn // 3 for turn in turns} for turns in (before[-2:], behind[:2]))
    return any(turn // 3 in first for turn in word[:2]) or any(
        turn // 3 in last for turn in word[-2:]
    )


def _left(start: Arrangement, skeleton: Word) -> Iterator[Arrangement]:
    """Yield the cube to be solved at each place of a skeleton, the first one before it."""
    turns = [arrangement_of_move(face_turns(SIZE)[turn]) for turn in skeleton]
    left = reduce(Arrangement.then, (*turns, start), Arrangement.home())
    yield left
    for turn in turns:
        left = turn.inverse().then(left).then(turn)
        yield left


@cache
def cycle_words() -> dict[bytes, tuple[Word, ...]]:
    """Return short words for 3-cycles of edges and of corners, by the cubes that they solve.

    Two words that do the same to the corners, one of them undone, leave these alone; so it is
    with edges.
    """
    words, cubes = _short_words()
    found: dict[bytes, set[Word]] = {}
    for seen in (_packed(cubes.cp, cubes.co, 3), _packed(cubes.ep, cubes.eo, 4)):
        for first, second in _alike(seen):
            rows = _solved(cubes[first], cubes[second])
            for index in np.flatnonzero(_are_cycles(rows)).tolist():
                word = (*words[first[index]], *undone(words[second[index]]))
                found.setdefault(rows[index].tobytes(), set()).add(merged_turns(word))
    return {
        key: tuple(sorted(some, key=lambda word: (len(word), word))) for key, some in found.items()
    }


def _alike(seen: NDArray[np.int64]) -> Iterator[tuple[NDArray[np.intp], NDArray[np.intp]]]:
    """Yield the places of equal values, two and two, in both orders."""
    order = np.argsort(seen, kind="stable")
    for apart in range(1, len(order)):
        one, other = order[:-apart], order[apart:]
        is_same = seen[one] == seen[other]
        if not is_same.any():
            return
        yield one[is_same], other[is_same]
        yield other[is_same], one[is_same]


def _solved(there: Arrangement, back: Arrangement) -> Bytes:
    """Return the cubes that are solved by the turns to one and then those back from another.

    Returns:
        rows as of `_row`: uint8, shape (n, 40).
    """
    corners, edges = np.argsort(there.cp, axis=1), np.argsort(there.ep, axis=1)
    twists, flips = (back.co + 3 - there.co) % 3, back.eo ^ there.eo
    parts = ((back.cp, corners), (twists, corners), (back.ep, edges), (flips, edges))
    rows = [np.take_along_axis(values, order, axis=1) for values, order in parts]
    return np.concatenate(rows, axis=1)


def _are_cycles(rows: Bytes) -> NDArray[np.bool_]:
    """Tell which cubes have three cubies in each other's places and all others home."""
    cp, co, ep, eo = np.split(rows, [8, 16, 28], axis=1)
    is_moved = np.concatenate([cp != CORNERS, ep != EDGES], axis=1)
    is_turned = np.concatenate([co, eo], axis=1) > 0
    return np.asarray((is_moved.sum(axis=1) == CYCLE) & ~(is_turned & ~is_moved).any(axis=1))


def _short_words() -> tuple[list[Word], Arrangement]:
    """Return all words of up to `HALF_WORD` turns, and what they make of a solved cube."""
    singles = list(map(arrangement_of_move, face_turns(SIZE)))
    may_follow = np.array([[turn in row for turn in range(len(singles))] for row in next_turns()])
    level: list[Word] = [()]
    cubes = Arrangement.stacked([Arrangement.home()])
    words, every = list(level), [cubes]
    for _ in range(HALF_WORD):
        longer, reached = list[Word](), []
        ends = np.array([word[-1] // 3 if word else -1 for word in level])
        for turn, single in enumerate(singles):
            ready = np.flatnonzero(may_follow[ends, turn])
            longer += [(*level[index], turn) for index in ready.tolist()]
            reached.append(cubes[ready].then(single))
        level, cubes = longer, Arrangement.joined(reached)
        words += level
        every.append(cubes)
    return words, Arrangement.joined(every)


def _packed(cubies: Bytes, turned: Bytes, bits: int) -> NDArray[np.int64]:
    """Return a number for how the corners, or the edges, of each cube lie: int64, shape (n,)."""
    items = (cubies | turned << bits).astype(np.int64)
    return np.asarray(items @ (1 << ITEM_BITS * np.arange(items.shape[1])))


def _row(cube: Arrangement) -> Bytes:
    """Return a single cube as a row: uint8, shape (40,)."""
    return np.concatenate([cube.cp, cube.co, cube.ep, cube.eo])
