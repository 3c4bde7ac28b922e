"""Insertions: a skeleton that leaves a 3-cycle of edges is finished by turns somewhere inside it.

At each place of the skeleton another 3-cycle is needed, the one that the rest of it makes of what
is left, and some of those take few turns, or turns that meet those around them.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any

import numpy as np
from numpy.typing import NDArray

from cubeapp.engine.coordinates.successors import next_turns
from cubeapp.engine.model.moves import face_turns, merged_turns, undone
from cubeapp.engine.solvers.goals.space import Arrangement, arrangement_of_move

SIZE = 3
HALF_WORD = 3
"""Words of 3-cycles are made of two of at most so many turns."""
CYCLE = 3
Word = tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Insertion:
    """Turns inside a skeleton."""

    place: int
    """How many turns of the skeleton come before it."""
    turns: Word
    length: int
    """Of all of it, with what becomes one where turns of one face meet."""


def best_insertion(start: Arrangement, skeleton: Word) -> Insertion | None:
    """Return the insertion that makes the shortest solution; the first of several.

    Args:
        start: the cube.
        skeleton: turns behind which a 3-cycle of edges is left.

    Returns:
        ``None`` if no words known here make the 3-cycles that are needed.
    """
    best = None
    for place, needed in enumerate(_needed(start, skeleton)):
        for word in cycle_words().get(_key(needed.ep, needed.eo), ()):
            length = len(merged_turns((*skeleton[:place], *word, *skeleton[place:])))
            if best is None or length < best.length:
                best = Insertion(place, word, length)
    return best


def _needed(start: Arrangement, skeleton: Word) -> Iterator[Arrangement]:
    """Yield what has to be done at each place of a skeleton, the first one before it."""
    singles = [arrangement_of_move(face_turns(SIZE)[turn]) for turn in skeleton]
    behind = [Arrangement.home()]
    for turn in reversed(singles):
        behind.append(turn.then(behind[-1]))
    before = start
    for index in range(len(skeleton) + 1):
        yield before.inverse().then(behind[len(skeleton) - index].inverse())
        if index < len(skeleton):
            before = before.then(singles[index])


@cache
def cycle_words() -> dict[bytes, tuple[Word, ...]]:
    """Return short words for 3-cycles of edges, by the edges that they make of solved ones.

    Two words that do the same to the corners, one of them undone, leave these alone.
    """
    turns, cubes = _short_words()
    corners = np.concatenate([cubes.cp, cubes.co], axis=1)
    _, group = np.unique(corners, axis=0, return_inverse=True)
    order = np.argsort(group, kind="stable")
    found: dict[bytes, set[Word]] = {}
    for same in np.split(order, np.flatnonzero(np.diff(group[order])) + 1):
        if len(same) > 1:
            _note_cycles(turns, cubes, same, found)
    return {
        key: tuple(sorted(some, key=lambda word: (len(word), word))) for key, some in found.items()
    }


def _note_cycles(
    turns: Sequence[Word], cubes: Arrangement, same: NDArray[np.intp], found: dict[bytes, set[Word]]
) -> None:
    """Add the 3-cycles that two of some words make, the second of them undone."""
    ep, eo = cubes.ep[same], cubes.eo[same]
    back = np.argsort(ep, axis=1)
    for row, first in enumerate(same.tolist()):
        moved = ep[row][back]
        flipped = eo[row][back] ^ np.take_along_axis(eo, back, axis=1)
        changed = (moved != np.arange(12)) | (flipped > 0)
        cycles = (changed.sum(axis=1) == CYCLE) & ((moved != np.arange(12)).sum(axis=1) == CYCLE)
        for other in np.flatnonzero(cycles).tolist():
            word = merged_turns((*turns[first], *undone(turns[int(same[other])])))
            found.setdefault(_key(moved[other], flipped[other]), set()).add(word)


def _short_words() -> tuple[list[Word], Arrangement]:
    """Return all words of up to `HALF_WORD` turns, and what they make of a solved cube."""
    singles = list(map(arrangement_of_move, face_turns(SIZE)))
    level: list[Word] = [()]
    cubes = Arrangement.stacked([Arrangement.home()])
    turns, every = list(level), [cubes]
    for _ in range(HALF_WORD):
        longer, reached = list[Word](), []
        for turn, single in enumerate(singles):
            ready = [i for i, word in enumerate(level) if turn in _following(word)]
            longer += [(*level[i], turn) for i in ready]
            reached.append(cubes[np.array(ready)].then(single))
        level, cubes = longer, _together(reached)
        turns += level
        every.append(cubes)
    return turns, _together(every)


def _following(word: Word) -> Word:
    """Return the turns that may follow a word."""
    return next_turns()[word[-1] // 3 if word else -1]


def _together(many: Sequence[Arrangement]) -> Arrangement:
    return Arrangement(*(np.concatenate(part) for part in zip(*map(_parts, many), strict=True)))


def _parts(cubes: Arrangement) -> tuple[NDArray[Any], ...]:
    return cubes.cp, cubes.co, cubes.ep, cubes.eo, cubes.frame


def _key(ep: NDArray[np.uint8], eo: NDArray[np.uint8]) -> bytes:
    return (ep | eo << 4).astype(np.uint8).tobytes()
