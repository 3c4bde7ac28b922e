"""Where the steps of a method end in a solve, and in which method that tells most of it.

A step ends where its goal first holds and goes on holding at every later step's end. As the goals
of a method are nested, that is the first time that it holds after the step before.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise, permutations

import numpy as np

from cubeapp.engine.practice.doctor.goals import Parts
from cubeapp.engine.practice.doctor.methods import Method, Stage, methods
from cubeapp.engine.practice.doctor.views import ORIENTATIONS, Rows, View

NEVER = 1 << 30
"""In the place of an end that does not come."""
MARGIN = 1.015
"""By which factor a method has to tell more than a likelier one. Corners that come home before
their edges, or edges that all happen to be good, make others tell as much as that."""
KEPT = 0.8
"""In which share of the cubes during a step that must be so which its method keeps."""


@dataclass(frozen=True, slots=True)
class End:
    """Where a step ends."""

    stage: Stage
    number: int
    """Which step of its stage it is, from 0 in the order in which they were done."""
    part: int
    """Which part of its stage is done by it."""
    at: int
    """After how many moves; `NEVER` if its goal was not reached."""


@dataclass(frozen=True, slots=True)
class Fit:
    """A solve as one of a method."""

    method: Method
    orientation: int
    """In which it was done."""
    ends: tuple[End, ...]
    """Of its steps, up to the first one that is not reached, if there is one."""
    told: float
    """How much its steps tell of the solve, in bits times turns.

    The earlier goals are reached, and the more cubes they rule out, the better a method fits: the
    goals of the others are reached late, and many at once.
    """

    told_before: float
    """How much of that was so before the first turn. It tells how the cube was held, and nothing
    of the method."""


def best_fit(home: Rows, turns: Sequence[int]) -> Fit:
    """Return the method and the orientation that tell most of a solve.

    Args:
        home: the cubes along it, their centres at home.
        turns: how many turns of layers were made up to each of them.
    """
    views = [View(home, orientation) for orientation in range(ORIENTATIONS)]
    best: Fit | None = None
    for method in methods():
        for orientation in method.orientations:
            fit = _fit(method, orientation, views[orientation], turns, _worth(best, method))
            if fit is not None and (best is None or _is_believed(fit, best)):
                best = fit
    assert best is not None, "whatever is told is more than nothing"
    return best


def _worth(best: Fit | None, method: Method) -> float:
    """Return what a method has to tell more than to be looked at."""
    if best is None:
        return -1.0
    return best.told if best.method.key == method.key else MARGIN * best.told


def _is_believed(fit: Fit, likelier: Fit) -> bool:
    """Tell whether the turns themselves are rather those of another method than a likelier one."""
    told, enough = fit.told - fit.told_before, likelier.told - likelier.told_before
    return fit.method.key == likelier.method.key or told > MARGIN * enough


def _fit(
    method: Method, orientation: int, view: View, turns: Sequence[int], worth: float
) -> Fit | None:
    """Return how a solve fits, or ``None`` as soon as it tells no more than ``worth``."""
    ends: list[End] = []
    told, before, left = 0.0, 0.0, method.bits
    for end in ends_of(method, view):
        ends.append(end)
        if end.at == NEVER:
            break
        told += end.stage.bits * (turns[-1] - turns[end.at])
        before = told if turns[end.at] == 0 else before
        left -= end.stage.bits
        if told + left * (turns[-1] - turns[end.at]) <= worth:
            return None
    fits = told > worth and _has_own_steps(method, ends) and _is_kept(ends, view)
    return Fit(method, orientation, tuple(ends), told, before) if fits else None


def _has_own_steps(method: Method, ends: Sequence[End]) -> bool:
    """Tell whether as many steps of a finished solve have turns of their own as must have."""
    since, least = method.own
    keys = [end.stage.key for end in ends]
    if least == 0 or ends[-1].at == NEVER:
        return True
    later = ends[keys.index(since) - 1 : -1]
    return sum(before.at < end.at for before, end in pairwise(later)) >= least


def _is_kept(ends: Sequence[End], view: View) -> bool:
    """Tell whether all the time was kept what a stage keeps, but for a few cubes."""
    for index, end in enumerate(ends):
        if end.stage.kept is not None and end.at != NEVER:
            during = end.stage.kept(view)[ends[index - 1].at : end.at + 1]
            if during.mean() < KEPT:
                return False
    return True


def ends_of(method: Method, view: View) -> Iterator[End]:
    """Yield the ends of the steps up to the first one that is not reached, if there is one."""
    since = 0
    for stage in method.stages:
        for number, (part, at) in enumerate(in_order(stage.reached(view), since)):
            yield End(stage, number, part, at)
            if at == NEVER:
                return
            since = at


def in_order(reached: Parts, since: int) -> Sequence[tuple[int, int]]:
    """Return the parts of a goal in the order in which they are done, with their ends.

    Args:
        reached: for each cube along the solve.
        since: from which cube on.
    """
    count = reached.shape[1]
    if count == 1:
        return [(0, _first(np.flatnonzero(reached[:, 0]).tolist(), since))]
    sets = reached @ (1 << np.arange(count))
    holding = [np.flatnonzero((sets & some) == some).tolist() for some in range(1 << count)]

    def ends(order: tuple[int, ...]) -> list[int]:
        found, done, at = [], 0, since
        for part in order:
            done |= 1 << part
            at = _first(holding[done], at)
            found.append(at)
        return found

    best = min(permutations(range(count)), key=ends)
    return list(zip(best, ends(best), strict=True))


def _first(indices: Sequence[int], since: int) -> int:
    place = bisect_left(indices, since)
    return indices[place] if place < len(indices) else NEVER
