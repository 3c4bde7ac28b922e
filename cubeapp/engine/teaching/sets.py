"""What exercises are about: where the cubies of a lesson may be, early and late in it.

A member of a set is the places of those cubies, as in `state`, in one hold. Early, up to the level
Finish, just one step is left to do; later any cube will do whose next card is the lesson's.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from math import prod

import numpy as np

from cubeapp.engine.model.cubies import is_odd
from cubeapp.engine.solvers.by_hand.places import CORNER_COUNT, HOME
from cubeapp.engine.teaching.state import (
    LOW_CORNERS,
    LOW_EDGES,
    MIDDLE_EDGES,
    TOP_CORNERS,
    TOP_EDGES,
    position_of,
)

Places = Sequence[int]
Fits = Callable[[Places], bool]
MOST_LISTED = 60_000
"""A set is listed if no more than so many arrangements have to be looked at for it."""

_TOP_UP, _TOP_ASIDE = range(24, 32, 2), range(25, 32, 2)
_MIDDLE, _LOW_DOWN, _LOW_ASIDE = range(40, 48), range(32, 40, 2), range(33, 40, 2)
_CORNER_UP, _CORNER_LOW = range(0, 12, 3), range(12, 24)
_CORNER_ASIDE = tuple(place for place in range(12) if place % 3)
"""Places of edges, then of corners, by where the first sticker is."""


@dataclass(frozen=True, slots=True)
class Half:
    """The members of a set early or late in a lesson."""

    allowed: tuple[tuple[int, ...], ...]
    """The places that each cubie may be in."""
    fits: Fits
    """Tells of the places of all cubies whether they are a member."""

    @property
    def is_listed(self) -> bool:
        """Whether there are few enough to list them all."""
        return prod(map(len, self.allowed)) <= MOST_LISTED

    def members(self) -> Iterator[bytes]:
        """Yield all members."""
        return (bytes(places) for places in self._arranged(()) if self.fits(places))

    def has(self, member: bytes) -> bool:
        """Tell whether these places are a member."""
        positions = {position_of(place) for place in member}
        are_allowed = all(p in each for p, each in zip(member, self.allowed, strict=True))
        return are_allowed and len(positions) == len(member) and self.fits(member)

    def draw(self, rng: np.random.Generator) -> bytes:
        """Return a member, each equally likely."""
        while True:
            places = [each[rng.integers(len(each))] for each in self.allowed]
            if len({position_of(place) for place in places}) == len(places) and self.fits(places):
                return bytes(places)

    def _arranged(self, before: tuple[int, ...]) -> Iterator[tuple[int, ...]]:
        if len(before) == len(self.allowed):
            yield before
            return
        taken = {position_of(place) for place in before}
        for place in self.allowed[len(before)]:
            if position_of(place) not in taken:
                yield from self._arranged((*before, place))


@dataclass(frozen=True, slots=True)
class ExerciseSet:
    """What the exercises of a lesson are about."""

    cubies: range
    home: tuple[int, ...]
    """Cubies that are done before, and at home."""
    early: Half
    late: Half
    loose: str = ""
    """What else of its cubies is left to chance late in it: their "order" or their "twist"."""

    def half(self, is_early: bool) -> Half:
        """Return the members early or late in the lesson."""
        return self.early if is_early else self.late


@cache
def exercise_sets() -> dict[str, ExerciseSet]:
    """Return the exercises of the twelve cards by their names in the lesson files."""
    edges, corners = LOW_EDGES, (*LOW_EDGES, *LOW_CORNERS)
    layers = (*corners, *MIDDLE_EDGES)
    return {
        "petal": ExerciseSet(LOW_EDGES, (), *_petals(_is_lifted)),
        "petal.front": ExerciseSet(LOW_EDGES, (), *_petals(_is_aside)),
        "cross": ExerciseSet(LOW_EDGES, (), *_crosses()),
        "corner": ExerciseSet(LOW_CORNERS, (*edges,), *_corners(_CORNER_ASIDE)),
        "corner.up": ExerciseSet(LOW_CORNERS, (*edges,), *_corners(_CORNER_UP)),
        "corner.out": ExerciseSet(LOW_CORNERS, (*edges,), *_out(LOW_CORNERS, _CORNER_LOW)),
        "edge": ExerciseSet(MIDDLE_EDGES, corners, *_edges()),
        "edge.out": ExerciseSet(MIDDLE_EDGES, corners, *_out(MIDDLE_EDGES, _MIDDLE)),
        "cap.cross": ExerciseSet(TOP_EDGES, layers, *_flips(), "order"),
        "edge.order": ExerciseSet(TOP_EDGES, layers, *_orders()),
        "corner.place": ExerciseSet(TOP_CORNERS, (*layers, *TOP_EDGES), *_places(), "twist"),
        "corner.twist": ExerciseSet(TOP_CORNERS, (*layers, *TOP_EDGES), *_twists()),
    }


def _home_count(cubies: range, places: Places) -> int:
    return sum(place == HOME[cubie] for cubie, place in zip(cubies, places, strict=True))


def _each(cubies: range, common: Sequence[int], own: bool = False) -> tuple[tuple[int, ...], ...]:
    """Return the places ``common`` to all cubies, for each with its home if ``own``."""
    return tuple((*common, *((HOME[cubie],) if own else ())) for cubie in cubies)


def _turned_at_home(cubies: range) -> tuple[tuple[int, ...], ...]:
    """Return for each cubie the places in its own position, turned in any way."""
    slots = range(3 if cubies[0] < CORNER_COUNT else 2)
    return tuple(tuple(HOME[cubie] + slot for slot in slots) for cubie in cubies)


# Daisy and cross


def _is_lifted(places: Places) -> bool:
    """Tell whether the next card is to bring an edge up at a side."""
    return any(
        place in _MIDDLE or (place in _LOW_DOWN and place != HOME[edge])
        for edge, place in zip(LOW_EDGES, places, strict=True)
    )


def _is_aside(places: Places) -> bool:
    """Tell whether the next card is to turn the front first."""
    is_there = any(place in _TOP_ASIDE or place in _LOW_ASIDE for place in places)
    return is_there and not _is_lifted(places)


def _petals(fits: Fits) -> tuple[Half, Half]:
    def has_three(places: Places) -> bool:
        return sum(place in _TOP_UP for place in places) == 3 and fits(places)

    aside = (*_TOP_UP, *_TOP_ASIDE, *_LOW_ASIDE)
    if fits is _is_aside:
        return Half(_each(LOW_EDGES, aside), has_three), Half(_each(LOW_EDGES, aside, True), fits)
    early = _each(LOW_EDGES, (*_TOP_UP, *_LOW_DOWN, *_MIDDLE))
    return Half(early, has_three), Half(_each(LOW_EDGES, range(24, 48)), fits)


def _crosses() -> tuple[Half, Half]:
    allowed = _each(LOW_EDGES, _TOP_UP, own=True)
    early = Half(allowed, lambda places: _home_count(LOW_EDGES, places) == 3)
    return early, Half(allowed, lambda places: _home_count(LOW_EDGES, places) < 4)


# Corners of the base, edges of the middle layer


def _corners(wanted: Sequence[int]) -> tuple[Half, Half]:
    """Return the sets in which a corner on top is next, in one of the places ``wanted``."""

    def is_next(places: Places) -> bool:
        is_there = any(place in wanted for place in places)
        is_first = wanted is _CORNER_ASIDE or not any(place in _CORNER_ASIDE for place in places)
        return is_there and is_first

    on_top = (*_CORNER_UP, *(_CORNER_ASIDE if wanted is _CORNER_ASIDE else ()))
    early = _each(LOW_CORNERS, wanted, own=True)
    late = _each(LOW_CORNERS, (*on_top, *_CORNER_LOW))
    return Half(early, lambda places: _home_count(LOW_CORNERS, places) == 3), Half(late, is_next)


def _edges() -> tuple[Half, Half]:
    top = range(24, 32)
    early = _each(MIDDLE_EDGES, top, own=True)
    late = _each(MIDDLE_EDGES, (*top, *_MIDDLE))
    return (
        Half(early, lambda places: _home_count(MIDDLE_EDGES, places) == 3),
        Half(late, lambda places: any(place in top for place in places)),
    )


def _out(cubies: range, layer: Sequence[int]) -> tuple[Half, Half]:
    """Return the sets in which none of ``cubies`` has left its ``layer``, and not all are home."""
    return (
        Half(_turned_at_home(cubies), lambda places: _home_count(cubies, places) == 3),
        Half(_each(cubies, layer), lambda places: _home_count(cubies, places) < 4),
    )


# The top layer


def _flips() -> tuple[Half, Half]:
    def is_possible(places: Places) -> bool:
        return sum(places) % 2 == 0 and _home_count(TOP_EDGES, places) < 4

    def is_shape(places: Places) -> bool:
        return is_possible(places) and _home_count(TOP_EDGES, places) == 2

    allowed = _turned_at_home(TOP_EDGES)
    return Half(allowed, is_shape), Half(allowed, is_possible)


def _orders() -> tuple[Half, Half]:
    def two_meet(places: Places) -> bool:
        """Tell whether two neighbours, and no others, can meet their centres at once."""
        off = [(place // 2 - cubie) % 4 for cubie, place in zip(TOP_EDGES, places, strict=True)]
        pairs = [off[one] == off[one - 1] for one in range(4)]
        return sum(pairs) == 1

    allowed = _each(TOP_EDGES, _TOP_UP)
    return Half(allowed, two_meet), Half(allowed, lambda p: _home_count(TOP_EDGES, p) < 4)


def _places() -> tuple[Half, Half]:
    def is_even(places: Places) -> bool:
        order = [place // 3 for place in places]
        return not is_odd(order) and _home_count(TOP_CORNERS, places) < 4

    def is_one_right(places: Places) -> bool:
        return is_even(places) and _home_count(TOP_CORNERS, places) == 1

    allowed = _each(TOP_CORNERS, _CORNER_UP)
    return Half(allowed, is_one_right), Half(allowed, is_even)


def _twists() -> tuple[Half, Half]:
    def is_possible(places: Places) -> bool:
        return sum(place % 3 for place in places) % 3 == 0 and _home_count(TOP_CORNERS, places) < 4

    def are_two(places: Places) -> bool:
        return is_possible(places) and _home_count(TOP_CORNERS, places) == 2

    allowed = _turned_at_home(TOP_CORNERS)
    return Half(allowed, are_two), Half(allowed, is_possible)
