"""Every cube that slips lead to, each once, with its likelihood.

All cubes of one kind are turned at once: they stand side by side in one array, a row for each
facelet, so that a move only puts rows elsewhere. Stories that lead to the same cube are found by
64 bits made of its stickers and counted together; the likeliest of them is told.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from functools import cached_property, lru_cache
from itertools import count
from typing import TypeVar

import numpy as np
from numpy.typing import NDArray

from cubeapp.engine.model.cube import Cube
from cubeapp.engine.model.errors import UnsupportedCubeError
from cubeapp.engine.model.moves import Move
from cubeapp.engine.model.orientation import rotations
from cubeapp.engine.slips.frames import (
    START,
    Indices,
    between,
    change_by,
    composed,
    source_of,
    turned_by,
)
from cubeapp.engine.slips.trail import Position, Trail
from cubeapp.engine.slips.variants import Variant, variants
from cubeapp.engine.solvers.control import Progress, SearchControl
from cubeapp.engine.text import Text, counted

Floats = NDArray[np.float64]
Scalar = TypeVar("Scalar", bound=np.generic)
LOOKING = Progress(Text("Looking where a slip can have led…"))
SHARES = {1: (0.05, 0.95), 2: (0.02, 0.33, 0.65)}
"""How likely none, one or two slips are, for whom as many may have happened."""
AHEAD = 1
"""How many moves more than were told the user may have made."""
NEAR, ANYWHERE = 0.6, 0.02
"""How much less likely it is to have stopped one move farther from the one told, and the least."""
NOT_BY_MIDDLES = (0.7, 0.3)
"""How likely a cube is not looked at by its middles, which a slip has carried elsewhere: one of an
even size, which has none, is seen as it is held, even if that is wrong; on one of an odd size the
user has undone the turns of the whole cube alone, and not what a middle layer did."""
MOST_BYTES = 150_000_000
"""What the stickers may take; beyond it the least likely slips are left out."""
NO_SLIP = -1
_CHUNK = 1 << 15
_FIRST_KEY = np.uint64(0x9E3779B97F4A7C15)


@dataclass(frozen=True, eq=False)
class Hypotheses:
    """The distinct cubes that the user may have; see `hypotheses`."""

    trail: Trail
    most_slips: int
    cubes: NDArray[np.uint8]
    """The stickers: shape (6·N², cubes), read-only."""
    likelihoods: Floats
    """Of each cube, shape (cubes,); they add up to 1."""
    slip_counts: NDArray[np.int8]
    """Number of slips that lead to each in its likeliest story, shape (cubes,)."""
    _after: NDArray[np.int32] = field(repr=False)
    _view: NDArray[np.int8] = field(repr=False)
    _slips: NDArray[np.int32] = field(repr=False)
    _variants: tuple[Variant, ...] = field(repr=False)

    def __len__(self) -> int:
        return len(self.likelihoods)

    @cached_property
    def is_well(self) -> NDArray[np.bool_]:
        """Whether each is right: shape (cubes,)."""
        return np.asarray(self.slip_counts == 0)

    def position(self, index: int) -> Position:
        """Return the cube of that index with the likeliest way to it."""
        numbers = self._slips[:, index].tolist()
        slipped = [self._variants[number] for number in numbers if number != NO_SLIP]
        after = int(self._after[index])
        view = rotations(self.trail.size)[self._view[index]]
        made = (*moves_made(self.trail, slipped, after), *view)
        cube = Cube.from_faces(self.cubes[:, index].reshape(6, self.trail.size, self.trail.size))
        return Position(cube, tuple(variant.slip for variant in slipped), after, made)

    def find(self, cube: Cube) -> int | None:
        """Return the index of ``cube``, if it is one of these."""
        if cube.size != self.trail.size:
            return None
        alike = self._keys == keys(cube.facelets[:, None])[0]
        for index in np.flatnonzero(alike).tolist():
            if np.array_equal(self.cubes[:, index], cube.facelets):
                return int(index)
        return None

    @cached_property
    def _keys(self) -> NDArray[np.uint64]:
        return keys(self.cubes)


def moves_made(trail: Trail, slipped: Sequence[Variant], after: int) -> tuple[Move, ...]:
    """Return the first ``after`` moves of ``trail`` with some slips among them."""
    made: list[Move] = []
    index = 0
    for variant in slipped:
        made += [*trail.moves[index : variant.slip.move - 1], *variant.made]
        index = variant.slip.move - 1 + variant.replaced
    return *made, *trail.moves[index:after]


def hypotheses(
    trail: Trail,
    most_slips: int = 1,
    stops: Iterable[int] | None = None,
    control: SearchControl | None = None,
) -> Hypotheses:
    """Return every cube that the user may have who followed ``trail``.

    Args:
        trail: what was followed.
        most_slips: 1, or 2 for those with two slips as well.
        stops: numbers of moves after which the user may have stopped; wherever the trail says
            so if ``None``.
        control: can stop the work.

    Raises:
        UnsupportedCubeError: there are too many moves to look at, or too many slips.
        SearchCancelled: ``control`` was cancelled.
    """
    if most_slips not in SHARES:
        raise UnsupportedCubeError(f"one slip can be found, or two, not {most_slips}")
    return _Walk(trail, most_slips, stops).walk(control or SearchControl())


@dataclass(slots=True)
class _Block:
    """Cubes that are held alike, side by side."""

    cubes: NDArray[np.uint8]
    mass: Floats
    """The likelihood of all stories of each."""
    best: Floats
    """That of the likeliest."""
    slips: NDArray[np.int32]
    """The numbers of its slips, shape (most slips, cubes)."""

    def turned(self, source: Indices) -> _Block:
        """Return them after a turn."""
        return _Block(self.cubes[source], self.mass, self.best, self.slips)

    def slipped(self, step: _Step, count: int) -> _Block:
        """Return them after a slip, of which each has had ``count`` before."""
        slips = self.slips.copy()
        slips[count] = step.number
        mass, best = self.mass * step.likelihood, self.best * step.likelihood
        return _Block(self.cubes[step.source], mass, best, slips)


@dataclass(frozen=True, slots=True)
class _Step:
    """What a variant does to cubes."""

    number: int
    source: Indices
    change: _Frame
    """What it does to how the cube is held."""
    is_late: bool
    """Whether it stands for two moves."""
    likelihood: float

    @classmethod
    def of(cls, number: int, variant: Variant, size: int) -> _Step:
        """Return the step that makes ``variant``."""
        made, likelihood = variant.made, variant.likelihood
        change = _change(made, size)
        return cls(number, source_of(made, size), change, variant.replaced > 1, likelihood)


_Frame = tuple[int, int]
"""How a cube is held, by its middles and by the turns of the whole cube alone."""
_Gathering = list[tuple[_Frame, _Block]]
"""Frames and the cubes in them, not joined yet."""
_Seen = tuple[_Block, int, int, float]
"""Cubes as they are seen after so many moves, turned by so many of `rotations`, and how likely."""


class _Walk:
    """One walk along a trail, with all the slips on the way."""

    def __init__(self, trail: Trail, most_slips: int, stops: Iterable[int] | None) -> None:
        self._trail, self._size, self._most = trail, trail.size, most_slips
        self._stops = _stops(trail) if stops is None else dict.fromkeys(stops, 1.0)
        self._last = max(self._stops)
        self._frames: list[_Frame] = [(START, START)]
        for move in trail.moves:
            self._frames.append(_after(self._frames[-1], _change((move,), self._size)))
        fitting = self._fitting()
        self._variants = tuple(variant for many in fitting for variant in many)
        numbers = count()
        self._steps = [
            [_Step.of(next(numbers), variant, self._size) for variant in many] for many in fitting
        ]
        self._seen: list[list[_Seen]] = [[] for _ in SHARES[most_slips]]
        """By number of slips."""

    def walk(self, control: SearchControl) -> Hypotheses:
        """Return all cubes at all stops."""
        trail = self._trail
        start = trail.cube_at(trail.right).facelets[:, None]
        slips = np.full((self._most, 1), NO_SLIP, dtype=np.int32)
        first = _Block(start, np.ones(1), np.ones(1), slips)
        levels = [{self._frames[trail.right]: first}, *({} for _ in range(self._most))]
        late: list[_Gathering] = [[] for _ in levels]
        for index in range(trail.right, self._last):
            control.checkpoint(LOOKING)
            self._stop(index, levels)
            levels, late = self._step(index, levels, late)
        self._stop(self._last, levels)
        return self._result()

    def _step(
        self, index: int, levels: list[_Level], late: list[_Gathering]
    ) -> tuple[list[_Level], list[_Gathering]]:
        """Return the cubes after the move of that index, rightly made or not.

        Two moves that were swapped are through one step later: those cubes are ``late``.
        """
        move, following = (self._trail.moves[index],), late
        late = [[] for _ in levels]
        source, change = source_of(move, self._size), _change(move, self._size)
        for number, level in enumerate(levels):
            for frame, block in level.items():
                following[number].append((_after(frame, change), block.turned(source)))
                if number == self._most:
                    continue
                for step in self._steps[index - self._trail.right]:
                    coming = late if step.is_late else following
                    slipped = block.slipped(step, number)
                    coming[number + 1].append((_after(frame, step.change), slipped))
        levels = [_gathered(blocks) for blocks in following]
        if self._most > 1:
            # The same cube held in the same way has the same future: once is enough.
            levels[1] = {frame: _merged(block)[0] for frame, block in levels[1].items()}
        return levels, late

    def _fitting(self) -> list[tuple[Variant, ...]]:
        """Return the likeliest of the slips at each move, as many as there is room for.

        Raises:
            UnsupportedCubeError: there is none even for one at each.
        """
        trail, room = self._trail, MOST_BYTES // (6 * self._size**2)
        indices = range(trail.right, self._last)
        if self._stories([1] * len(indices)) <= room:
            listed = variants(trail.moves, self._size, indices)
            for least in sorted({one.likelihood for many in listed for one in many}):
                kept = [tuple(one for one in many if one.likelihood >= least) for many in listed]
                if self._stories([len(many) for many in kept]) <= room:
                    return kept
            if not listed:
                return []
        message = Text(
            "a slip cannot be looked for among {n} moves; say after how many all was still well"
        )
        raise UnsupportedCubeError(message.format(n=counted(len(indices))))

    def _stories(self, slips: list[int]) -> int:
        """Return about how many stories there are with so many slips at each move."""
        total, level = 0, [1, *(0 for _ in range(self._most))]
        for index in range(len(slips) + 1):
            if index + self._trail.right in self._stops:
                total += sum(level)
            if index < len(slips):
                new = [0, *(slips[index] * number for number in level[:-1])]
                level = [one + other for one, other in zip(level, new, strict=True)]
        return total

    def _stop(self, index: int, levels: list[_Level]) -> None:
        """Note what the user sees who stops after ``index`` moves."""
        likelihood = self._stops.get(index)
        if likelihood is None:
            return
        for seen, level in zip(self._seen, levels, strict=True):
            for frame, block in level.items():
                for view, share in self._views(frame, index).items():
                    turns = rotations(self._size)[view]
                    turned = block.turned(source_of(turns, self._size)) if turns else block
                    seen.append((turned, index, view, likelihood * share))

    def _views(self, frame: _Frame, index: int) -> dict[int, float]:
        """Return how a cube may be turned before it is looked at, with the likelihoods.

        That is given as the number of the turns in `rotations`, of which 0 is none.
        """
        at, (middles, hands) = self._trail.at, frame
        told = {START, self._frames[index][0]} if at is None else {self._frames[at][0]}
        views = {between(middles, wanted): 1 / len(told) for wanted in sorted(told)}
        is_odd = self._size % 2
        other = between(hands, self._frames[index][1]) if is_odd else 0
        if other in views:
            return views
        share = NOT_BY_MIDDLES[is_odd]
        return {other: share, **{view: (1 - share) * part for view, part in views.items()}}

    def _result(self) -> Hypotheses:
        """Return each cube that is seen, once."""
        blocks, after, view = [], [], []
        for seen, share in zip(self._seen, SHARES[self._most], strict=True):
            total = sum(float(block.mass.sum()) * weight for block, _, _, weight in seen)
            for block, index, turns, weight in seen:
                scale = share * weight / total
                mass, best = block.mass * scale, block.best * scale
                blocks.append(_Block(block.cubes, mass, best, block.slips))
                after.append(np.full(len(mass), index, dtype=np.int32))
                view.append(np.full(len(mass), turns, dtype=np.int8))
        merged, chosen = _merged(_joined(blocks))
        return Hypotheses(
            self._trail,
            self._most,
            _frozen(merged.cubes),
            _frozen(merged.mass / merged.mass.sum()),
            _frozen(np.count_nonzero(merged.slips != NO_SLIP, axis=0).astype(np.int8)),
            np.concatenate(after)[chosen],
            np.concatenate(view)[chosen],
            merged.slips,
            self._variants,
        )


def _stops(trail: Trail) -> dict[int, float]:
    """Return after how many moves the user may have stopped, with the likelihoods."""
    last = len(trail.moves)
    if trail.at is None:
        return dict.fromkeys(range(trail.right, last + 1), 1.0)
    stops = range(trail.right, min(last, trail.at + AHEAD) + 1)
    return {index: NEAR ** abs(index - trail.at) + ANYWHERE for index in stops}


_Level = dict[_Frame, _Block]
"""The cubes with the same number of slips, by frame."""


@lru_cache(maxsize=1024)
def _change(moves: tuple[Move, ...], size: int) -> _Frame:
    return change_by(moves, size), turned_by(moves, size)


def _after(frame: _Frame, change: _Frame) -> _Frame:
    table = composed()
    return table[frame[0]][change[0]], table[frame[1]][change[1]]


def _gathered(blocks: _Gathering) -> _Level:
    """Return blocks with those of each frame joined."""
    by_frame: dict[_Frame, list[_Block]] = {}
    for frame, block in blocks:
        by_frame.setdefault(frame, []).append(block)
    return {frame: _joined(many) for frame, many in by_frame.items()}


def _joined(blocks: Sequence[_Block]) -> _Block:
    if len(blocks) == 1:
        return blocks[0]
    return _Block(
        np.concatenate([block.cubes for block in blocks], axis=1),
        np.concatenate([block.mass for block in blocks]),
        np.concatenate([block.best for block in blocks]),
        np.concatenate([block.slips for block in blocks], axis=1),
    )


def _merged(block: _Block) -> tuple[_Block, Indices]:
    """Return each cube once, and the indices of their likeliest stories, which ascend.

    A story without a slip is told before all others of the same cube.
    """
    found = keys(block.cubes)
    order = np.argsort(found)
    found = found[order]
    is_first = np.concatenate([[True], found[1:] != found[:-1]])
    starts = np.flatnonzero(is_first)
    group = np.cumsum(is_first) - 1
    best = np.where(block.slips[0] == NO_SLIP, np.inf, block.best)[order]
    likeliest = np.flatnonzero(best == np.maximum.reduceat(best, starts)[group])
    # Several may be as likely as each other: the first of each group is told.
    first = likeliest[np.concatenate([[True], np.diff(group[likeliest]) > 0])]
    mass = np.empty(len(group))
    mass[order[first]] = np.add.reduceat(block.mass[order], starts)
    # What lies in order is copied much faster.
    chosen = np.sort(order[first])
    kept = _Block(
        np.take(block.cubes, chosen, axis=1),
        mass[chosen],
        block.best[chosen],
        block.slips[:, chosen],
    )
    return kept, chosen


def keys(cubes: NDArray[np.uint8]) -> NDArray[np.uint64]:
    """Return 64 bits for each cube that differ where the cubes do.

    Two of a million cubes agree by chance once in 36 million times. The mixing is the end of
    SplitMix64 (G. L. Steele, D. Lea, C. H. Flood, "Fast Splittable Pseudorandom Number
    Generators", 2014).

    Args:
        cubes: uint8, shape (6·N², cubes), values 0…5.
    """
    result = np.empty(cubes.shape[1], dtype=np.uint64)
    for start in range(0, len(result), _CHUNK):
        part = cubes[:, start : start + _CHUNK]
        triples = part[0::3] + 6 * part[1::3] + 36 * part[2::3]
        key = np.full(part.shape[1], _FIRST_KEY)
        for first in range(0, len(triples), 8):
            word = np.zeros(part.shape[1], dtype=np.uint64)
            for row in triples[first : first + 8]:
                word <<= np.uint64(8)
                word |= row
            key ^= word
            _mix(key)
        result[start : start + _CHUNK] = key
    return result


def _mix(key: NDArray[np.uint64]) -> None:
    for shift, factor in ((30, 0xBF58476D1CE4E5B9), (27, 0x94D049BB133111EB)):
        key ^= key >> np.uint64(shift)
        key *= np.uint64(factor)
    key ^= key >> np.uint64(31)


def _frozen(array: NDArray[Scalar]) -> NDArray[Scalar]:
    array.flags.writeable = False
    return array
