"""The tables of the 5×5×5 search, worked out from the geometry of the cube."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import numpy as np
from numpy.typing import NDArray

from cubeapp.engine.coordinates.masks import mask_bytes, mask_ranks
from cubeapp.engine.coordinates.pruning import mask_distances, pair_distances
from cubeapp.engine.coordinates.subsets import (
    masks,
    numbered,
    paired,
    reached,
    restricted,
    subset_after,
)
from cubeapp.engine.model.cubies import is_odd
from cubeapp.engine.solvers.control import Progress, SearchControl
from cubeapp.engine.solvers.five import coordinates as c
from cubeapp.engine.solvers.five import layout
from cubeapp.engine.solvers.five.layout import PARTS, PLANS, check_part
from cubeapp.engine.solvers.five.phases import (
    FINISH,
    ORIENT,
    PAIR_FOUR,
    PHASES,
    SET_APART,
    STAGE_ALL,
    STAGE_X,
    followers,
    left_out,
)
from cubeapp.engine.solvers.five.turns import WING, T, X
from cubeapp.engine.text import Text

Bytes = NDArray[np.uint8]
Ints = NDArray[np.int64]
Array = NDArray[Any]

ALL_EDGES, OTHER_EDGES = slice(0, c.EDGES), slice(0, 8)


def build_block(control: SearchControl, single: bool = True) -> Bytes:
    """Return every table in one block: uint8, shape (`PARTS.end`,).

    Args:
        control: can stop it.
        single: whether inner layers may turn alone, see `phases.left_out`.

    Raises:
        SearchCancelled: ``control`` was cancelled.
    """
    parts = _numbers()
    for phase in range(PHASES):
        _tell(control, phase)
        parts.update(_parts(phase, control, single))
    _tell(control, PHASES)
    return PARTS.block(parts)


def _tell(control: SearchControl, phases: float) -> None:
    """Report how many phases are done."""
    activity = Text("building the {table}", table=Text("5×5×5 tables"))
    control.checkpoint(Progress(activity, phases / PHASES))


def _parts(phase: int, control: SearchControl, single: bool) -> Iterator[tuple[str, Array]]:
    """Yield the turns and the checks of one phase."""
    lists, states = followers(phase, single=single)
    yield f"FOLLOW-{phase}", lists[:, : PLANS[phase].turns + 1]
    yield f"STATE-{phase}", states
    after = AFTER[phase]()
    goals = _GOALS[phase]()
    plan = PLANS[phase]
    made = np.flatnonzero(~left_out(phase, single=single))
    for coordinate, table in zip(plan.coordinates, after, strict=True):
        yield coordinate.name, table
    for index, check in enumerate(plan.checks):
        _tell(control, phase + 0.5)
        last, table = plan.coordinates[check.last], after[check.last]
        near, far = np.zeros(1, np.int64), goals[check.last]
        if last.chosen:
            distances = mask_distances(table[made], last.chosen, far, control.signals)
        else:
            first = np.zeros((1, plan.turns), np.uint16)
            if check.first is not None:
                first, near = after[check.first], goals[check.first]
            # Low and high wings of the four edges must be arranged alike.
            both = (near, far) if last.is_paired else np.ix_(near, far)
            near_made, far_made = (np.ascontiguousarray(one[:, made]) for one in (first, table))
            distances = pair_distances(near_made, far_made, both, control.signals)
        yield check_part(phase, index), distances


def _numbers() -> dict[str, Array]:
    """Return the tables by which positions are read."""
    return {
        "RANK-8": mask_ranks(8).upper,
        "RANK-12": mask_ranks(12).upper,
        "RANK-LOWER": mask_ranks(8).lower,
        "NUMBER-16": _numbered(masks(16, 8), 1 << 16, np.uint16),
        "NUMBER-12": _numbered(masks(12, 4), 1 << 12, np.uint16),
        "NUMBER-8": _numbered(masks(8, 4), 1 << 8, np.uint8),
        "PAIRING": c.pairings().astype(np.uint8),
        "NUMBER-HALF-X": _numbered(_half_turned(c.ON_X), layout.AXIS_CENTRES, np.uint16),
        "NUMBER-HALF-Z": _numbered(_half_turned(c.ON_Z), layout.AXIS_CENTRES, np.uint16),
        "NUMBER-BARS-X": _numbered(_bars(c.ON_X), layout.AXIS_CENTRES, np.uint8),
        "NUMBER-BARS-Z": _numbered(_bars(c.ON_Z), layout.AXIS_CENTRES, np.uint8),
    }


def _numbered(values: Ints, size: int, dtype: type) -> Array:
    return numbered(values, size).astype(dtype)


def _half_turned(places: Ints) -> Ints:
    """Return the centres of two opposite side faces that phase `PAIR_FOUR` can solve."""
    return reached(c.axis_centres(PAIR_FOUR, places), [c.SOLVED_AXIS])


def _bars(places: Ints) -> Ints:
    """Return those that phase `FINISH` can solve."""
    return reached(c.axis_centres(FINISH, places), [c.SOLVED_AXIS])


def _after_masks(phase: int, *first: int) -> list[Array]:
    return [mask_bytes(c.within(phase, place + np.arange(24))) for place in first]


def _after_stage_all() -> list[Array]:
    t_after = subset_after(c.within(STAGE_ALL, c.OFF_X + T), 8)
    x_after = subset_after(c.within(STAGE_ALL, c.OFF_X + X), 8)
    wings = c.within(STAGE_ALL, WING + np.arange(24))
    odd = np.array([is_odd(row) for row in wings.tolist()])
    both = paired(t_after, np.arange(2)[:, None] ^ odd)
    return [both.astype(np.uint16), x_after.astype(np.uint16)]


def _after_orient() -> list[Array]:
    centres = c.axis_centres(ORIENT, c.ON_Z).astype(np.uint16)
    return [centres, c.flips_after(ORIENT).astype(np.uint16), *_after_masks(ORIENT, WING)]


def _after_set_apart() -> list[Array]:
    low, high, midges = c.orbit_sources(SET_APART, ALL_EDGES)
    tables = [
        c.axis_centres(SET_APART, c.ON_X),
        *(subset_after(source, 4) for source in (low, high, midges)),
        *(c.pairing_after(source) for source in (low, high)),
    ]
    return [table.astype(np.uint16) for table in tables]


def _after_pair_four() -> list[Array]:
    low, high, midges = c.orbit_sources(PAIR_FOUR, c.IN_SLICE)
    both = paired(c.match_after(low, midges), c.match_after(high, midges))
    centres = [
        restricted(c.axis_centres(PAIR_FOUR, places), _half_turned(places)).astype(np.uint16)
        for places in (c.ON_X, c.ON_Z)
    ]
    return [both, *centres]


def _after_finish() -> list[Array]:
    low, high, midges = c.orbit_sources(FINISH, OTHER_EDGES)
    bars = [
        restricted(c.axis_centres(FINISH, places), _bars(places)) for places in (c.ON_X, c.ON_Z)
    ]
    tables = [
        c.axis_centres(FINISH, c.ON_Y),
        paired(*bars),
        subset_after(c.within(FINISH, c.ON_Y + T), 4),
        subset_after(c.within(FINISH, c.ON_Y + X), 4),
        c.match_after(low, midges),
        c.match_after(high, midges),
        c.match_after(low, high),
    ]
    return [table.astype(np.uint16) for table in tables]


AFTER: tuple[Callable[[], list[Array]], ...] = (
    lambda: _after_masks(STAGE_X, T, X),
    _after_stage_all,
    _after_orient,
    _after_set_apart,
    _after_pair_four,
    _after_finish,
)
"""By phase, what returns the tables of its coordinates after each turn, in the block's order."""


def _mask_of(places: Ints) -> Ints:
    return np.array([np.sum(1 << places)])


def _zeros(count: int) -> list[Ints]:
    return [np.zeros(1, dtype=np.int64)] * count


def _stage_all_goals() -> list[Ints]:
    # The first eight of `OFF_X` are those of y.
    return _zeros(2)


def _set_apart_goals() -> list[Ints]:
    slice_set = np.array([layout.CHOICES_4_OF_12 - 1])
    pairings = 6 * slice_set + np.arange(6)
    return [_half_turned(c.ON_X), slice_set, slice_set, slice_set, pairings, pairings]


def _pair_four_goals() -> list[Ints]:
    goals = [np.searchsorted(_half_turned(p), _bars(p)) for p in (c.ON_X, c.ON_Z)]
    return [*_zeros(1), *goals]


_GOALS: tuple[Callable[[], list[Ints]], ...] = (
    lambda: [_mask_of(c.ON_X), _mask_of(c.ON_X)],
    _stage_all_goals,
    lambda: [_half_turned(c.ON_Z), *_zeros(1), np.array([(1 << c.EDGES) - 1])],
    _set_apart_goals,
    _pair_four_goals,
    lambda: _zeros(len(PLANS[FINISH].coordinates)),
)
