"""A look now and then: the sticker that shows best whether all is well."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from cubeapp.engine.slips.hypotheses import hypotheses
from cubeapp.engine.slips.trail import Trail
from cubeapp.engine.solvers.control import SearchControl

SOONEST, LATEST = 3, 5
"""How many moves after the last look the next one may come."""
IN_VIEW = 0.02
"""The share of slips for which a sticker on top, in front or on the right is preferred."""


@dataclass(frozen=True, slots=True)
class Check:
    """A question whether one sticker has the colour that it should have."""

    at: int
    """Number of moves after which it is asked."""
    sticker: int
    """Its flat index, in the orientation told there."""
    colour: int
    """The colour it has if all is well."""
    share: float
    """The share of single slips since the last look that it shows, by their likelihoods."""


def check_at(trail: Trail, at: int, control: SearchControl | None = None) -> Check:
    """Return the sticker that shows most slips since ``trail.right`` after ``at`` moves.

    Slips that have come to nothing by then count neither way.

    Raises:
        SearchCancelled: ``control`` was cancelled.
    """
    cubes = hypotheses(Trail(trail.start, trail.moves, trail.right, at), 1, (at,), control)
    right = trail.cube_at(at).facelets
    differs = (cubes.cubes != right[:, None]) & ~cubes.is_well
    shown = differs @ cubes.likelihoods
    all_of_them = float(cubes.likelihoods[~cubes.is_well].sum())
    shares = shown / all_of_them if all_of_them else shown
    in_view = np.arange(len(shares)) < len(shares) // 2  # U, R and F come first
    sticker = int(np.argmax(shares + IN_VIEW * in_view))
    return Check(at, sticker, int(right[sticker]), float(shares[sticker]))


def next_check(
    trail: Trail,
    soonest: int = SOONEST,
    latest: int = LATEST,
    control: SearchControl | None = None,
) -> Check | None:
    """Return when to look next, and where: after the moves that leave the clearest sticker.

    Args:
        trail: what is followed, right up to the last look.
        soonest: the least number of moves since that.
        latest: the greatest.
        control: can stop the work.

    Returns:
        the look that shows the largest share of slips; ``None`` if fewer moves than ``soonest``
        are left.

    Raises:
        SearchCancelled: ``control`` was cancelled.
    """
    last = min(trail.right + latest, len(trail.moves))
    checks = [check_at(trail, at, control) for at in range(trail.right + soonest, last + 1)]
    return max(checks, key=lambda check: check.share, default=None)
