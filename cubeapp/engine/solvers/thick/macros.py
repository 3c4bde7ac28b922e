"""Words that mend bars and leave the inner cube as it is.

A word turns slices of the inner cube, then layers next to the outer ones, which hold nothing
of the inner cube, and turns the slices back. Around the second part a face may turn to and
fro. Whole bars stay whole wherever they go, so nothing but the slices is ever put back. One
turn of outer layers may come before the word.

A word is a *plan*, which is all of it but the slices, and a power for each slice. What a slice
does to the bars does not depend on the other slices, nor on the size of the cube.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache, lru_cache, partial
from itertools import product

import numpy as np
from numpy.typing import NDArray

from cubeapp.engine.model.geometry import Axis
from cubeapp.engine.model.moves import Metric, Move, span_turns
from cubeapp.engine.solvers.any_size.choice import SLICE_COSTS
from cubeapp.engine.solvers.thick.bars import (
    BARS,
    MARGIN,
    QUARTERS,
    SMALLEST,
    Cells,
    harmless_turns,
    outer_spans,
    source_of,
    turns_about,
)
from cubeapp.engine.solvers.thick.weighing import (
    PAIRS,
    PLAN,
    POWERS,
    Plans,
    make_word,
    run_turns,
)

SIDES = 2
"""A slice meets some bars as far from their left ends as it is from its first layer, others as
far from their right ends."""


@dataclass(frozen=True, slots=True)
class Form:
    """A plan without the turn before it."""

    axis: Axis
    """The axis of the slices."""
    middle: tuple[Move, ...]
    """What is done while the slices are turned."""


@lru_cache(maxsize=100)
def forms(size: int) -> tuple[Form, ...]:
    """Return all forms of words for one size, in the same order for every size."""
    return tuple(
        Form(axis, middle)
        for axis in Axis
        for rows in Axis
        if rows is not axis
        for middle in _middles(rows, Axis(sum(Axis) - axis - rows), size)
    )


def _middles(rows: Axis, other: Axis, size: int) -> list[tuple[Move, ...]]:
    """Return what is done while slices are turned."""
    middles = []
    for first, second in product(QUARTERS, repeat=2):
        layers = ((1, first), (size - 2, second))
        turned = tuple(Move(rows, layer, layer, by) for layer, by in layers if by)
        if not turned:
            continue
        middles.append(turned)
        for face in span_turns(outer_spans(size), [other]):
            middles.append((face, *turned, face.inverse()))
    return middles


@cache
def outer_sources() -> NDArray[np.uint8]:
    """Return which bar is where after the two outer layers of a side turned.

    Returns:
        uint8, shape (3, 2, 4, 24): by axis, side (the first layers or the last) and power.
    """
    sources = np.empty((3, 2, 4, BARS), dtype=np.uint8)
    for axis, side, power in product(Axis, range(2), range(4)):
        first, last = outer_spans(SMALLEST)[1 + 2 * side]
        moves = [Move(axis, first, last, QUARTERS[power])] if power else []
        sources[axis, side, power] = source_of(moves, SMALLEST)[:BARS]
    return sources


@cache
def plans(metric: Metric = Metric.STM) -> Plans:
    """Return the plans: of those that do the same only the cheapest in ``metric``."""
    before = [(), *((turn,) for turn in harmless_turns(SMALLEST))]
    first = np.array([source_of(moves, SMALLEST)[:BARS] for moves in before]).astype(np.uint8)
    shapes = forms(SMALLEST)
    middles = np.array([source_of(form.middle, SMALLEST) for form in shapes])
    partners = _partners(shapes, middles)
    partner = partners[1:, 0].swapaxes(0, 1)
    joins = np.array([[bool(t) and t[0].axis is form.axis for form in shapes] for t in before])
    count = partial(metric.count, size=SMALLEST)
    first_cost = np.array([count(moves) for moves in before])[:, None]
    cost = first_cost + np.array([count(form.middle) for form in shapes])
    # Behind a turn of outer layers the bars have other places, and the same happens to them.
    places = np.argsort(first, axis=1)
    moved = np.stack([bars[partner[..., place]] for bars, place in zip(first, places, strict=True)])
    flat = moved.reshape(-1, 3 * SIDES * BARS)
    order = np.lexsort((~joins.ravel(), cost.ravel()))
    _, chosen = np.unique(_keys(flat[order]), return_index=True)
    chosen = order[np.sort(chosen)]
    codes, starts = _codes(flat[chosen].reshape(-1, 3, SIDES, BARS))
    turns, form = np.divmod(chosen, len(shapes))
    joined = joins.ravel()[chosen]
    return Plans(
        cost.ravel()[chosen],
        starts,
        codes,
        np.ascontiguousarray(first[turns[:, None], middles[form, :BARS]]),
        chosen.astype(np.int32),
        np.array([shape.axis for shape in shapes], dtype=np.int64)[form],
        joined[:, None] * np.array([_outer_powers(moves) for moves in before])[turns],
        joined * first_cost[turns, 0],
        _clashes(partners)[form],
        SLICE_COSTS[metric],
    )


def after_word(state: Cells, word: NDArray[np.int16], metric: Metric = Metric.STM) -> Cells:
    """Return the cells after a word of the plans for ``metric``, see `weighing.PLAN`."""
    after, made = np.empty(state.shape, dtype=np.uint8), plans(metric)
    outer = outer_sources()[int(made.axis[word[PLAN]])]
    make_word(state, word, made, outer, after)
    return after


def word_moves(word: NDArray[np.int16], size: int, metric: Metric = Metric.STM) -> tuple[Move, ...]:
    """Return the moves of a word of the plans for ``metric``, of single layers and blocks."""
    before, index = divmod(int(plans(metric).numbers[word[PLAN]]), len(forms(size)))
    form = forms(size)[index]
    powers = word[POWERS:].astype(np.int64)
    back = -powers & 3
    runs = np.empty_like(powers)
    run_turns(back, runs, SLICE_COSTS[metric])
    # The outer layers turn along where that saves turns.
    first, last = [int(runs[0])] * MARGIN, [int(runs[-1])] * MARGIN
    still = [0] * MARGIN
    return (
        *harmless_turns(size)[max(before - 1, 0) : before],
        *turns_about(form.axis, [*still, *powers.tolist(), *still]),
        *form.middle,
        *turns_about(form.axis, [*first, *back.tolist(), *last]),
    )


def _partners(shapes: tuple[Form, ...], middles: NDArray[np.uint16]) -> NDArray[np.uint8]:
    """Return whose cell each bar gets when the slices of the smallest cube turn.

    Args:
        shapes: f forms.
        middles: `source_of` what is done while slices are turned: shape (f, 48).

    Returns:
        uint8, shape (4, 4, f, 2, 24): by powers of the slices, form, side and bar.
    """
    axes = np.array([form.axis for form in shapes])
    partners = np.empty((4, 4, len(shapes), SIDES, BARS), dtype=np.uint8)
    for axis, first, second in product(Axis, range(4), range(4)):
        turns = turns_about(axis, [*[0] * MARGIN, first, second])
        back = source_of([turn.inverse() for turn in turns], SMALLEST)
        own = middles[axes == axis]
        sources = source_of(turns, SMALLEST)[own[:, back]].reshape(-1, SIDES, BARS)
        whose = np.empty_like(sources)
        np.put_along_axis(whose, own[:, None, :BARS], sources % BARS, axis=2)
        partners[first, second, axes == axis] = whose
    return partners


def _clashes(partners: NDArray[np.uint8]) -> NDArray[np.int16]:
    """Return the bits of `Plans.clashes` for each form, of what `_partners` returns."""
    bits = np.zeros(partners.shape[2], dtype=np.int16)
    for first, second in product(range(1, 4), repeat=2):
        mine, its = partners[first, 0], partners[0, second]
        expected = np.where(mine != np.arange(BARS), mine, its)
        differs = np.any(partners[first, second] != expected, axis=(1, 2))
        bits |= differs.astype(np.int16) << (3 * first + second - 4)
    return bits


def _outer_powers(turns: tuple[Move, ...]) -> list[int]:
    layers = (0, 1, SMALLEST - 2, SMALLEST - 1)
    return [sum(t.quarters % 4 for t in turns if t.first <= i <= t.last) for i in layers]


def _keys(rows: NDArray[np.uint8]) -> NDArray[np.uint64]:
    """Return a number for each row that hardly any other row has."""
    factors = np.random.default_rng(0).integers(1 << 63, size=rows.shape[1], dtype=np.uint64)
    return np.asarray(rows.astype(np.uint64) @ factors)


def _codes(partners: NDArray[np.uint8]) -> tuple[NDArray[np.uint16], NDArray[np.int32]]:
    """Return `Plans.codes` and `Plans.starts`."""
    plan, power, side, bar = np.nonzero(partners != np.arange(BARS))
    codes = PAIRS * side + BARS * bar + partners[plan, power, side, bar]
    counts = np.bincount(3 * plan + power, minlength=3 * len(partners))
    starts = np.concatenate([[0], np.cumsum(counts)])
    return codes.astype(np.uint16), starts.astype(np.int32)
