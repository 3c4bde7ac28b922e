"""Solves in phases: how many of them a session has, and how long each takes.

A session says so where csTimer's sessions do, in its options, and a solve has when each phase but
the last ended; so both go to csTimer and back as they are.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from itertools import pairwise

import numpy as np

from cubeapp.engine.practice.files.scramble_types import (
    OPTIONS,
    SCRAMBLES,
    about_session,
    from_extra,
    is_of_other_cubes,
    options_of,
    session_extra,
    type_of,
)
from cubeapp.engine.practice.solves import Session, Solve
from cubeapp.engine.practice.times import rounded

MOST_PHASES = 10
"""As many as csTimer has."""
_PHASES = "phases"


@dataclass(frozen=True, slots=True)
class PhaseTimes:
    """What one phase took in some solves, in milliseconds."""

    best: int
    mean: int
    share: float
    """Of the whole solves, 0…1."""


def phase_count(session: Session) -> int:
    """Return in how many phases the solves of ``session`` are timed, 1 unless it says more."""
    count = options_of(from_extra(session.extra, dict)).get(_PHASES)
    return count if type(count) is int and 1 <= count <= MOST_PHASES else 1


def with_phases(session: Session, count: int, size: int) -> Session:
    """Return ``session`` with its next solves in ``count`` phases.

    Args:
        session: which says for what cubes it is from now on, as in csTimer.
        count: of the phases.
        size: N of those cubes, where no solve tells.

    Raises:
        ValueError: nothing has so many phases.
    """
    if not 1 <= count <= MOST_PHASES:
        raise ValueError(f"a solve has 1 to {MOST_PHASES} phases, not {count}")
    size = session.solves[-1].size if session.solves else size
    facts = from_extra(session.extra, dict) or about_session(type_of(size))
    options = {**options_of(facts), _PHASES: count}
    if not session.solves and is_of_other_cubes(options.get(SCRAMBLES), size):
        options[SCRAMBLES] = type_of(size)
    if count == 1:
        del options[_PHASES]
    return replace(session, extra=session_extra({**facts, OPTIONS: options}))


def durations(solve: Solve) -> tuple[int, ...]:
    """Return how long each phase took in milliseconds, without penalties."""
    return lengths((*solve.splits_ms, solve.time_ms))


def lengths(ends_ms: Iterable[int]) -> tuple[int, ...]:
    """Return how long each phase took that ended at ``ends_ms``, from the start of the clock."""
    return tuple(end - begin for begin, end in pairwise((0, *ends_ms)))


def phase_times(solves: Iterable[Solve], count: int) -> tuple[PhaseTimes, ...]:
    """Return what each phase took in the finished ones of ``solves`` that have ``count`` phases.

    There is nothing to return if none has.
    """
    taken = [
        durations(solve)
        for solve in solves
        if len(solve.splits_ms) == count - 1 and not solve.is_dnf
    ]
    if not taken:
        return ()
    table = np.array(taken, np.int64)
    totals = table.sum(axis=0)
    whole = max(int(totals.sum()), 1)
    return tuple(
        PhaseTimes(best, rounded(total, len(taken)), total / whole)
        for best, total in zip(table.min(axis=0).tolist(), totals.tolist(), strict=True)
    )
