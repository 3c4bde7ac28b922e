"""The cheapest ways to put cubies into places, one after the other."""

from __future__ import annotations

import heapq
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from itertools import count

import numpy as np
from numpy.typing import NDArray

from cubeapp.engine.legality.arrangements import CHEAPEST, Numbers, steps, ways_after

WIDEST = 400
"""Maximum number of sets of cubies that look the same; the cheapest are kept."""
NO_WAY = CHEAPEST.zero // 2
"""No way costs as much."""


@dataclass(frozen=True, slots=True, order=True)
class _Beginning:
    """The first places filled; sorted by what the whole costs at least, then the longest."""

    least: int
    to_fill: int
    number: int
    spent: int = field(compare=False)
    states: Numbers = field(compare=False)
    """What may be in these places: set, turns and parity that are still wanted, as one number."""
    chosen: tuple[int, ...] = field(compare=False)
    """``turns·cubie + turn`` of one cubie for each place that looks as wanted."""


def cheapest_ways(
    costs: Numbers, looks: Numbers, odd: int, pause: Callable[[], None]
) -> Iterator[tuple[int, list[int]]]:
    """Yield ways to fill the places whose turns add up to nothing, no two of them alike.

    Args:
        costs: what each cubie with each turn costs in each place, shape (places, cubies, turns).
        looks: what it then looks like there: the same numbers for the same look.
        odd: 1 for ways in an odd order, 0 for even ones.
        pause: called now and then; what it raises ends the search.

    Yields:
        The cost, and for each place ``turns·cubie + turn``. The first is the cheapest of all.
    """
    after = [ways.ravel() for ways in ways_after(costs, CHEAPEST)]
    # Places that look the same whatever is there need no choice, if they come last.
    places = len(costs)
    while places and np.all(looks[places - 1] == looks[places - 1, 0, 0]):
        places -= 1
    numbers = count()
    start = np.array([odd])
    queue = [_Beginning(int(after[0][odd]), places, next(numbers), 0, start, ())]
    while queue and queue[0].least < NO_WAY:
        pause()
        best = heapq.heappop(queue)
        if best.to_fill == 0:
            yield best.spent, list(best.chosen)
            continue
        place = places - best.to_fill
        for states, rest, option in _longer(best.states, looks[place], after, place):
            spent = best.spent + int(costs[place].ravel()[option])
            least = spent + rest
            chosen = (*best.chosen, option)
            beginning = _Beginning(least, best.to_fill - 1, next(numbers), spent, states, chosen)
            heapq.heappush(queue, beginning)


def _longer(
    states: Numbers, looks: Numbers, after: list[Numbers], place: int
) -> Iterator[tuple[Numbers, int, int]]:
    """Yield what may follow when ``place`` is filled too, for each look that it can have.

    Yields:
        The states, what the places after it cost, and one ``turns·cubie + turn`` that looks so.
    """
    turns = looks.shape[1]
    step = steps(len(after) - 1)[place][1]
    at, wanted, odd = states // (2 * turns), states // 2 % turns, states % 2
    targets, cubies = step.other[at], step.cubie[at]
    parities = odd[:, None] ^ step.odd[at]
    all_states, all_options = [], []
    for turn in range(turns):
        remaining = (wanted[:, None] - turn) % turns
        all_states.append(((targets * turns + remaining) * 2 + parities).ravel())
        all_options.append((cubies * turns + turn).ravel())
    found, options = np.concatenate(all_states), np.concatenate(all_options)
    look = looks.ravel()[options]
    ends = after[place + 1][found]
    order = np.lexsort((ends, look))
    order = order[ends[order] < NO_WAY]
    starts = np.flatnonzero(np.diff(look[order], prepend=-1)).tolist()
    for start, end in zip(starts, [*starts[1:], len(order)], strict=True):
        first = order[start]
        yield _distinct(found[order[start:end]]), int(ends[first]), int(options[first])


def _distinct(states: Numbers) -> NDArray[np.int64]:
    """Return each of ``states`` once, in their order, at most `WIDEST` of them."""
    if len(states) == 1:
        return states
    _, first = np.unique(states, return_index=True)
    return np.asarray(states[np.sort(first)[:WIDEST]])


def cheapest_matching(costs: Numbers | NDArray[np.float64]) -> list[int]:
    """Return the column for each row that together cost the least (the Hungarian method).

    Source: H. W. Kuhn, 1955, in the form with shortest augmenting paths.

    Args:
        costs: square, of whole numbers or others.
    """
    size = len(costs)
    of_rows, of_columns = np.zeros(size, costs.dtype), np.zeros(size, costs.dtype)
    row_of = np.full(size, -1)
    for row in range(size):
        lengths = costs[row] - of_rows[row] - of_columns
        before = np.full(size, -1)
        done = np.zeros(size, dtype=bool)
        while True:
            column = int(np.where(done, CHEAPEST.zero, lengths).argmin())
            length = lengths[column]
            if row_of[column] < 0:
                break
            done[column] = True
            other = row_of[column]
            through = length + costs[other] - of_rows[other] - of_columns
            shorter = ~done & (through < lengths)
            lengths[shorter], before[shorter] = through[shorter], column
        gained = length - lengths[done]
        of_rows[row_of[done]] += gained
        of_columns[done] -= gained
        of_rows[row] += length
        while column >= 0:
            previous = int(before[column])
            row_of[column] = row_of[previous] if previous >= 0 else row
            column = previous
    return [int(column) for column in np.argsort(row_of)]
