"""Midges for even sizes, which have none: an arrangement that fits most wings already.

An edge of an even size is whatever its wings agree on. Choosing what each edge is to become
as if there were midges leaves fewer wings wrong, and settles both parities that a 3×3×3 made
of the cube must have: as many swaps of edges as of corners, and an even number of flips.
An arrangement is a code for each of the 12 edge places: the edge there, plus 12 if flipped.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from cubeapp.engine.kernels.arrays import stack_array
from cubeapp.engine.kernels.compiled import kernel, plain

EDGE_COUNT = 12
CODES = 24

_matches = stack_array(np.int64, EDGE_COUNT, CODES)
_steps, _counts = stack_array(np.int64, 3, 78, 3), stack_array(np.int64, 3)


@kernel
def count_matches(wings: NDArray[np.uint8], matches: NDArray[np.int64]) -> None:
    """Write how many wings fit each code at each place.

    Args:
        wings: shape (orbits, 24).
        matches: shape (12, 24).
    """
    matches[:] = 0
    for orbit in range(len(wings)):
        for place in range(EDGE_COUNT):
            matches[place, wings[orbit, place]] += 1
            matches[place, (wings[orbit, place + EDGE_COUNT] + EDGE_COUNT) % CODES] += 1


@kernel
def value_of(matches: NDArray[np.int64], codes: NDArray[np.uint8]) -> int:
    """Return how many wings fit an arrangement."""
    value = 0
    for place in range(EDGE_COUNT):
        value += matches[place, codes[place]]
    return value


@kernel
def improve_by_cycle(matches: NDArray[np.int64], codes: NDArray[np.uint8]) -> bool:
    """Make the best cycle of three edges, two perhaps flipped; tell whether one was better."""
    best, a_best, b_best, c_best, flips = 0, 0, 0, 0, 0
    for a in range(EDGE_COUNT):
        for b in range(a + 1, EDGE_COUNT):
            for c in range(a + 1, EDGE_COUNT):
                if b == c:
                    continue
                now = matches[a, codes[a]] + matches[b, codes[b]] + matches[c, codes[c]]
                for flip in range(4):
                    value = (
                        matches[a, flipped(codes[b], flip & 1)]
                        + matches[b, flipped(codes[c], flip >> 1)]
                        + matches[c, flipped(codes[a], (flip & 1) ^ (flip >> 1))]
                    )
                    if value - now > best:
                        best, a_best, b_best, c_best, flips = value - now, a, b, c, flip
    if best > 0:
        first = codes[a_best]
        codes[a_best] = flipped(codes[b_best], flips & 1)
        codes[b_best] = flipped(codes[c_best], flips >> 1)
        codes[c_best] = flipped(first, (flips & 1) ^ (flips >> 1))
    return best > 0


@kernel
def flipped(code: int, flip: int) -> int:
    """Return the code of an edge after one flip or none."""
    return (code + EDGE_COUNT * flip) % CODES


@kernel
def improve_by_pairs(matches: NDArray[np.int64], codes: NDArray[np.uint8]) -> bool:
    """Make the two best swaps or flips of edges apart; tell whether they were better.

    Two swaps keep the parity of swaps, and two flips that of flips; a swap may flip one of its
    edges too. Steps are of three kinds, of which two alike may be made.
    """
    steps, counts = _steps(), _counts()
    for a in range(EDGE_COUNT):
        for b in range(a, EDGE_COUNT):
            now = matches[a, codes[a]] + matches[b, codes[b]]
            for flip in range(2):
                if a == b:
                    if flip == 0:
                        continue
                    kind, gain = 2, matches[a, flipped(codes[a], flip)] - matches[a, codes[a]]
                else:
                    kind = flip
                    gain = swap_value(matches, codes, a, b, flip) - now
                at = counts[kind]
                steps[kind, at, 0], steps[kind, at, 1], steps[kind, at, 2] = gain, a, b
                counts[kind] += 1
    best, kind_best, one_best, two_best = 0, plain(0), 0, 0
    for kind in range(3):
        for one in range(counts[kind]):
            for two in range(one):
                gain = steps[kind, one, 0] + steps[kind, two, 0]
                if gain > best and apart(steps[kind, one], steps[kind, two]):
                    best, kind_best, one_best, two_best = gain, kind, one, two
    if best > 0:
        for index in (one_best, two_best):
            make_step(matches, codes, kind_best, steps[kind_best, index])
    return best > 0


@kernel
def apart(one: NDArray[np.int64], two: NDArray[np.int64]) -> bool:
    """Tell whether two steps touch different places."""
    return bool(one[1] != two[1] and one[1] != two[2] and one[2] != two[1] and one[2] != two[2])


@kernel
def swap_value(
    matches: NDArray[np.int64], codes: NDArray[np.uint8], a: int, b: int, flip: int
) -> int:
    """Return how many wings fit at two places after a swap, with ``flip`` flips or two more."""
    same = matches[a, codes[b]] + matches[b, flipped(codes[a], flip)]
    both = matches[a, (codes[b] + EDGE_COUNT) % CODES] + matches[b, flipped(codes[a], 1 - flip)]
    return int(max(same, both))


@kernel
def make_step(
    matches: NDArray[np.int64], codes: NDArray[np.uint8], kind: int, step: NDArray[np.int64]
) -> None:
    """Make a step of `improve_by_pairs`."""
    a, b = step[1], step[2]
    if a == b:
        codes[a] = (codes[a] + EDGE_COUNT) % CODES
        return
    first, second = codes[b], flipped(codes[a], kind)
    if matches[a, first] + matches[b, second] < swap_value(matches, codes, a, b, kind):
        first, second = (first + EDGE_COUNT) % CODES, (second + EDGE_COUNT) % CODES
    codes[a], codes[b] = first, second


@kernel
def improve(matches: NDArray[np.int64], codes: NDArray[np.uint8]) -> None:
    """Improve an arrangement until no cycle and no two swaps or flips make it better."""
    better = True
    while better:
        better = improve_by_cycle(matches, codes) or improve_by_pairs(matches, codes)


@kernel
def improve_all(
    wings: NDArray[np.uint8], codes: NDArray[np.uint8], values: NDArray[np.int64]
) -> None:
    """Improve many arrangements: shape (n, 12); write how many wings fit each: shape (n,)."""
    matches = _matches()
    count_matches(wings, matches)
    for index in range(len(codes)):
        improve(matches, codes[index])
        values[index] = value_of(matches, codes[index])


@kernel
def refit(rows: NDArray[np.uint8]) -> None:
    """Choose the midges in the last row anew if others fit the wings in the rows before better."""
    last = len(rows) - 1
    matches = _matches()
    count_matches(rows[:last], matches)
    codes = rows[last, :EDGE_COUNT]
    improve(matches, codes)
    for place in range(EDGE_COUNT):
        rows[last, place + EDGE_COUNT] = (codes[place] + EDGE_COUNT) % CODES
