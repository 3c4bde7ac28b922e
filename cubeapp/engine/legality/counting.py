"""How many legal cubes have the painted stickers, and which."""

from __future__ import annotations

import math
from collections.abc import Iterator

import numpy as np

from cubeapp.engine.legality.arrangements import CHEAPEST, Numbers, cheapest_way, ways_after
from cubeapp.engine.legality.bound import Bound, together
from cubeapp.engine.legality.families import Family, wing_family, wing_orbits
from cubeapp.engine.legality.filling import filled
from cubeapp.engine.legality.matching import as_bits, matched
from cubeapp.engine.legality.possible import possible
from cubeapp.engine.model.cube import Cube
from cubeapp.engine.model.cubies import Colours
from cubeapp.engine.model.geometry import UNPAINTED
from cubeapp.engine.model.orbits import centre_facelets
from cubeapp.engine.text import Text, as_number, counted, decimal, power_of_ten

OF_EACH_CENTRE = 4
"""Number of movable centres of each colour in an orbit."""
EXACTLY_SAID = 1_000_000_000
"""Smaller numbers are written out."""


def count_completions(cube: Cube) -> int:
    """Return how many legal cubes have the painted stickers of ``cube``.

    Exact at every size: 1 for a legal cube, 0 where something is wrong. What looks different
    counts as different, so does a cube that is held in other ways where that is still open.
    """
    facelets = cube.facelets
    bound = Bound.of(cube.size)
    others = together(bound.midge_ways(facelets), bound.hold_ways(facelets))
    count = together(bound.corner_ways(facelets), others)[0]
    # The orbits are free of each other, so their numbers multiply.
    for orbit in facelets[wing_family(cube.size).table].reshape(-1, 24, 2):
        if count:
            count *= _wing_ways(orbit)
    return count * _centre_ways(facelets[centre_facelets(cube.size)])


def completions(cube: Cube, most: int) -> list[Cube]:
    """Return the legal cubes that have the painted stickers of ``cube``, at most so many.

    Meant for few: each takes as long as `possible` does, once or twice.
    """
    found: list[Cube] = []
    open_ends = [filled(cube)] if count_completions(cube) else []
    while open_ends and len(found) < most:
        end = open_ends.pop()
        if end.is_painted:
            found.append(end)
        else:
            open_ends += _next_choices(end)
    return found


def completion(cube: Cube) -> Cube | None:
    """Return a legal cube that has the painted stickers of ``cube``, None if there is none."""
    if count_completions(cube) == 0:
        return None
    facelets = cube.facelets.copy()
    _complete_bound(facelets, Bound.of(cube.size))
    for wings in wing_orbits(cube.size):
        chosen = matched(as_bits(wings.fits(facelets)[:, :, 0]))
        if chosen is not None:
            facelets[wings.table] = wings.shown[chosen, 0]
    for centres in centre_facelets(cube.size):
        counts = np.bincount(np.minimum(facelets[centres], 6), minlength=7)[:6]
        lacking = np.repeat(np.arange(6), OF_EACH_CENTRE - counts)
        facelets[centres[facelets[centres] == UNPAINTED]] = lacking
    return Cube.from_faces(facelets.reshape(cube.faces.shape))


def how_many(count: int) -> Text:
    """Return a number as people read it: "43,252" or "about 4.3 × 10¹⁹"."""
    if count < EXACTLY_SAID:
        return counted(count)
    power = math.floor(math.log10(count))
    # Rounded with whole numbers only: it may have thousands of digits.
    tenths = (count + 5 * 10 ** (power - 2)) // 10 ** (power - 1)
    if tenths == 100:
        tenths, power = 10, power + 1
    shown = as_number(f"{decimal(tenths / 10, 1)} × {power_of_ten(power)}")
    return Text("about {number}", number=shown)


def _next_choices(cube: Cube) -> Iterator[Cube]:
    """Yield the cubes with one more sticker painted, and all that follows from it."""
    colours = possible(cube).colours
    choices = np.where(cube.facelets == UNPAINTED, colours.sum(axis=1), 7)
    index = int(choices.argmin())
    # The last one is looked at first, so they come out in the order of the colours.
    for colour in reversed(np.flatnonzero(colours[index]).tolist()):
        yield filled(cube.painted([index], colour))


def _wing_ways(colours: Colours) -> int:
    """Return in how many ways the wings of an orbit can be placed.

    Places that show both colours take their wing away. Of the wings left, as a table of first
    and second colours, each row gives some to places that show this first colour, and each
    column some to places that show this second one; these choices are counted by a product of
    ``1 + (row's mark) + (column's mark)`` over all wings left. The rest goes anywhere.

    Args:
        colours: the orbit's places, shape (24, 2).
    """
    left = np.array([[second % 3 != first % 3 for second in range(6)] for first in range(6)])
    rows, columns, free = [0] * 6, [0] * 6, 0
    for first, second in np.minimum(colours, 6).tolist():
        if first < 6 and second < 6:
            if not left[first, second]:
                return 0
            left[first, second] = False
        elif first < 6:
            rows[first] += 1
        elif second < 6:
            columns[second] += 1
        else:
            free += 1
    orders = math.prod(math.factorial(count) for count in (*rows, *columns, free))
    return _choices(left.tolist(), rows, columns) * orders


def _choices(left: list[list[bool]], rows: list[int], columns: list[int]) -> int:
    """Return in how many ways rows and columns can choose that many wings, none of them twice."""
    # Never above 3²⁴, so int64 holds it.
    ways = np.zeros([count + 1 for count in columns], dtype=np.int64)
    ways[(0,) * 6] = 1
    for row, wanted in enumerate(rows):
        by_chosen = np.zeros((wanted + 1, *ways.shape), dtype=np.int64)
        by_chosen[0] = ways
        for column in range(6):
            if left[row][column]:
                by_chosen = by_chosen + _shifted(by_chosen, 0) + _shifted(by_chosen, column + 1)
        ways = by_chosen[wanted]
    return int(ways[tuple(columns)])


def _shifted(ways: Numbers, axis: int) -> Numbers:
    """Return ``ways`` with one more chosen along ``axis``."""
    shifted = np.zeros_like(ways)
    ahead: list[slice] = [slice(None)] * ways.ndim
    behind = ahead.copy()
    ahead[axis], behind[axis] = slice(1, None), slice(None, -1)
    shifted[tuple(ahead)] = ways[tuple(behind)]
    return shifted


def _centre_ways(colours: Colours) -> int:
    """Return in how many ways the bare centres can be painted.

    Args:
        colours: the movable centres, shape (orbits, 24).
    """
    lacking = OF_EACH_CENTRE - np.stack([(colours == c).sum(axis=1) for c in range(6)], axis=1)
    if np.any(lacking < 0):
        return 0
    count = 1
    for row, times in zip(*np.unique(lacking, axis=0, return_counts=True), strict=True):
        orders = math.prod(math.factorial(number) for number in row.tolist())
        count *= (math.factorial(int(row.sum())) // orders) ** int(times)
    return count


def _complete_bound(facelets: Colours, bound: Bound) -> None:
    """Paint the corners, the midges and the fixed centres, which have a way."""
    corners, midges = bound.corner_ways(facelets), bound.midge_ways(facelets)
    holds = bound.hold_ways(facelets)
    for odd_corners in (0, 1):
        for odd_midges in (0, 1):
            odd_hold = odd_corners ^ odd_midges
            if corners[odd_corners] and midges[odd_midges] and holds[odd_hold]:
                _complete(facelets, bound.corners, odd_corners)
                _complete(facelets, bound.midges, odd_midges)
                if len(bound.centres):
                    fits = bound.fitting_holds(facelets) & (bound.odd == odd_hold)
                    facelets[bound.centres] = bound.holds[fits.argmax()]
                return


def _complete(facelets: Colours, family: Family, odd: int) -> None:
    """Paint the places of a family in a way whose order is as ``odd`` as wanted."""
    # Any cubie that fits is as good as another.
    costs = np.where(family.fits(facelets), CHEAPEST.one, CHEAPEST.zero)
    cubies, turns = cheapest_way(costs, ways_after(costs, CHEAPEST), odd)
    facelets[family.table] = family.shown[cubies, turns]
