"""The search of one stage of the centres: many cubes side by side, by how wrong they are."""

from __future__ import annotations

import heapq
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from functools import partial
from itertools import count
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from cubeapp.engine.kernels.batch import turn_table
from cubeapp.engine.model.moves import Metric
from cubeapp.engine.solvers.any_size.families import (
    Words,
    good_colours,
    rescue_words_of,
    words_of,
)
from cubeapp.engine.solvers.any_size.geometry import geometry_of
from cubeapp.engine.solvers.any_size.macros import find_words
from cubeapp.engine.solvers.any_size.spelling import COST, GAIN, LAYERS, NO_AXIS, make_word, spell
from cubeapp.engine.solvers.any_size.state import Plan
from cubeapp.engine.solvers.control import Progress, SearchControl
from cubeapp.engine.text import Text


@dataclass(frozen=True, slots=True)
class Breadth:
    """How much a search looks at."""

    cubes: int
    """Maximum number of the cheapest that are followed among those equally wrong."""
    words: int
    """Number of words tried on each."""
    narrow: float
    """As `macros.find_words` takes it."""
    seconds: float | None = None
    """About how long the search takes: as many cubes are followed as fit, but at least one."""


LATE = 0.3
"""Steps are fewer than wrong centres, but hardly by more."""
GAPS = 12
"""Number of buckets that tell how many are still to come, and how long each cube takes."""
EAGER = 0.5
"""The part of the time left that the steps left would take: most of it is best kept for the last,
where centres are put right one by one."""
FIRST_CUBES = 9
"""Followed before anything is known of how long that takes."""

_Word = tuple[Words, NDArray[np.int16]]


@dataclass(frozen=True, slots=True, eq=False)
class _Path:
    """The last word that led to a cube, and what was before."""

    before: _Path | Plan
    word: _Word | None


class _Child(NamedTuple):
    """A cube to lead on, or one with a word that is still to be made on it."""

    cost: int
    number: int
    """Another one for each, so that no two are equal."""
    cube: NDArray[np.uint8]
    trail: NDArray[np.int8]
    """The last turns that led to the cube, see `spelling.join`."""
    path: _Path
    word: _Word | None


class _Pace:
    """How many cubes there is time for."""

    def __init__(self, breadth: Breadth, clock: Callable[[], float]) -> None:
        self._breadth, self._clock = breadth, clock
        self._begun = clock()
        self._marks: list[tuple[float, int, int]] = []
        """For the last buckets when each was opened, how many cubes had been followed, and how
        many of their centres were wrong."""
        self._followed = 0
        self.late = False
        """Whether there is not even the time to lead on one cube at every step."""

    def done(self, cubes: int) -> None:
        """Note that so many more were followed."""
        self._followed += cubes

    def cubes(self, wrong: int) -> int:
        """Return how many of those with ``wrong`` wrong centres to follow."""
        most, seconds = self._breadth.cubes, self._breadth.seconds
        if wrong == 0 or seconds is None:
            return most
        now = self._clock()
        self._marks = [*self._marks[-GAPS:], (now, self._followed, wrong)]
        if self._followed == 0:
            return min(most, FIRST_CUBES)
        since, before, more = self._marks[0]
        a_second = (self._followed - before) / max(now - since, 1e-6)
        # Each step puts some centre right, and many steps put two right.
        steps = wrong
        if len(self._marks) > GAPS:
            steps = max(1, round(wrong * GAPS / (more - wrong)))
        fits = EAGER * (seconds - (now - self._begun)) * a_second / steps
        self.late = fits < LATE
        return max(1, min(most, int(fits)))


class Beam:
    """One stage of the centres for cubes of one size.

    Cubes are compared only with those that have equally many wrong centres: the cheapest of
    them go on, the most wrong ones first. So no guess is needed of how far a cube has to go.
    """

    def __init__(
        self,
        stage: str,
        size: int,
        breadth: Breadth,
        control: SearchControl,
        metric: Metric = Metric.STM,
    ) -> None:
        self._stage, self._size, self._breadth, self._control = stage, size, breadth, control
        self._metric = metric
        self._turns = turn_table(size).arrays
        self._words = words_of(stage, size, metric)
        shape = geometry_of(size)
        self._cells = np.flatnonzero(shape.is_centre)
        self._faces = shape.face[self._cells]
        self._good = good_colours(stage)
        self._buckets: dict[int, list[_Child]] = {}
        self._numbers = count()

    def wrong(self, facelets: NDArray[np.uint8]) -> int:
        """Return how many centres that count at this stage are wrong."""
        return int(np.count_nonzero(self._good[self._faces, facelets[self._cells]] == 0))

    def run(self, starts: Iterable[Plan]) -> list[Plan]:
        """Return the cheapest ways to finish the stage, best first, at least one.

        Raises:
            SearchCancelled: the control was cancelled.
        """
        still = np.zeros(self._size + 1, dtype=np.int8)
        still[-1] = NO_AXIS
        for plan in starts:
            path = _Path(plan, None)
            child = _Child(plan.cost, next(self._numbers), plan.facelets, still, path, None)
            self._file(self.wrong(plan.facelets), child)
        most = max(self._buckets)
        pace = _Pace(self._breadth, self._control.now)
        while True:
            if not self._buckets:
                # Only a kernel that was told to stop finds no word at all.
                self._control.checkpoint(Progress(Text("centres")))
            wrong = max(self._buckets)
            opened = self._open(self._buckets.pop(wrong), pace.cubes(wrong))
            if wrong == 0:
                return [self._plan(one) for one in opened]
            share = 1 - wrong / most
            most_words = self._breadth.words
            if pace.late:
                # What waits in other buckets would be led on as well, step by step.
                self._buckets.clear()
                most_words = 1
            progress = Progress(Text("centres, {n} to go", n=int(wrong)), share)
            self._lead_on(wrong, opened, self._words, most_words, progress)
            pace.done(len(opened))
            if not self._buckets:
                # A kernel that was told to stop finds no word either, and these take long.
                self._control.checkpoint(progress)
                rescue = rescue_words_of(self._stage, self._size, self._metric)
                self._lead_on(wrong, opened[:1], rescue, 1, progress)

    def _lead_on(
        self, wrong: int, opened: list[_Child], words: Words, most: int, progress: Progress
    ) -> None:
        """File what the best words make of cubes."""

        def best_words(one: _Child) -> NDArray[np.int16]:
            entries = LAYERS + (1 + words.groups) * self._size
            best = np.empty((most, entries), dtype=np.int16)
            narrow, signals = self._breadth.narrow, self._control.signals
            return best[: find_words(one.cube, one.trail, words, narrow, best, signals)]

        if len(opened) == 1:
            # The quick search has hundreds of steps, and a thread for each takes long to begin.
            self._control.wait_while_paused()
            self._control.checkpoint(progress)
            found = [best_words(opened[0])]
        else:
            jobs = [partial(best_words, one) for one in opened]
            found = self._control.do_all(jobs, progress)
        for one, best in zip(opened, found, strict=True):
            for word in best:
                cost, number = one.cost + int(word[COST]), next(self._numbers)
                child = _Child(cost, number, one.cube, one.trail, one.path, (words, word))
                self._file(wrong - int(word[GAIN]), child)

    def _file(self, wrong: int, child: _Child) -> None:
        bucket = self._buckets.setdefault(wrong, [])
        bucket.append(child)
        most = 2 * self._breadth.cubes + 32
        if len(bucket) > 2 * most:
            self._buckets[wrong] = heapq.nsmallest(most, bucket)

    def _open(self, bucket: list[_Child], most: int) -> list[_Child]:
        """Return the cheapest cubes of a bucket, all different, their words made."""
        opened: list[_Child] = []
        seen: set[bytes] = set()
        bucket.sort()
        for child in bucket:
            if child.word is not None:
                words, word = child.word
                cube, trail = make_word(child.cube, child.trail, word, words, self._turns)
                path = _Path(child.path, child.word)
                child = _Child(child.cost, child.number, cube, trail, path, None)
            key = child.cube[self._cells].tobytes()
            if key not in seen:
                seen.add(key)
                opened.append(child)
                if len(opened) == most:
                    break
        return opened

    def _plan(self, end: _Child) -> Plan:
        """Return what led to a finished cube."""
        parts: list[NDArray[np.int32]] = []
        path, before = end.path, end.path.before
        while isinstance(before, _Path):
            parts.append(self._spelt(path))
            path, before = before, before.before
        turns = np.concatenate([np.empty(0, dtype=np.int32), *reversed(parts)])
        return Plan(end.cube, turns.astype(np.int32), end.cost, before, self._stage)

    def _spelt(self, path: _Path) -> NDArray[np.int32]:
        """Return the turns of a path's last word."""
        turns = np.empty(8 * self._size + 8, dtype=np.int32)
        if path.word is None:
            return turns[:0]
        words, word = path.word
        return turns[: spell(word, words, turns, self._size)]
