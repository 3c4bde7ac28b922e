"""What no turns change: the corners' twist, the edges' flip, and the parity of both."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import numpy as np
from numpy.typing import NDArray

from cubeapp.engine.legality.diagnosis import Fault, FaultCode
from cubeapp.engine.legality.reading import Reading
from cubeapp.engine.legality.words import put_together_wrong
from cubeapp.engine.model.cubies import UNKNOWN, is_odd
from cubeapp.engine.model.orbits import CORNERS, EDGES, corner_facelets, faces_of, midge_facelets
from cubeapp.engine.text import Text


def law_faults(reading: Reading) -> Iterator[Fault]:
    """Yield the laws that the cubies break together, where every one of them is known."""
    corners_known = _all_there(reading.corners, 3)
    midges_known = len(reading.midges) > 0 and _all_there(reading.midges, 2)
    if corners_known:
        yield from _twist(reading)
    if midges_known:
        yield from _flip(reading)
    if corners_known and midges_known:
        yield from _parity(reading)


def _twist(reading: Reading) -> Iterator[Fault]:
    # In thirds of a turn, clockwise.
    twist = (reading.corners % 3).sum() % 3
    if twist:
        message = Text(
            "A corner is twisted anticlockwise, or more of them are in other ways: the twists "
            "of all corners must add up to whole turns."
        )
        if twist == 1:
            message = Text(
                "A corner is twisted clockwise, or more of them are in other ways: the twists of "
                "all corners must add up to whole turns."
            )
        yield Fault(
            FaultCode.TWISTED_CORNER,
            put_together_wrong(message),
            _suspects(_places(reading, corner_facelets(reading.cube.size), CORNERS), at_most=1),
        )


def _flip(reading: Reading) -> Iterator[Fault]:
    if (reading.midges % 2).sum() % 2:
        yield Fault(
            FaultCode.FLIPPED_EDGE,
            put_together_wrong(
                Text("An odd number of edges is flipped; turns flip them two at a time.")
            ),
            _suspects(_places(reading, midge_facelets(reading.cube.size), EDGES), at_most=1),
        )


def _parity(reading: Reading) -> Iterator[Fault]:
    permutations = reading.permutations()
    if permutations is None or is_odd(permutations[0]) == is_odd(permutations[1]):
        return
    size = reading.cube.size
    places = [
        *_places(reading, corner_facelets(size), CORNERS),
        *_places(reading, midge_facelets(size), EDGES),
    ]
    yield Fault(
        FaultCode.SWAPPED_CUBIES,
        put_together_wrong(
            Text("Two corners or two edges have changed places; turns never swap just one pair.")
        ),
        _suspects(places, at_most=2),
    )


def _all_there(codes: NDArray[np.int64], orientations: int) -> bool:
    cubies = codes[codes != UNKNOWN] // orientations
    return len(set(cubies.tolist())) == len(codes)


def _places(
    reading: Reading, table: NDArray[np.intp], names: Sequence[str]
) -> list[tuple[bool, list[int]]]:
    """Return for each place whether its cubie is home, and its facelets."""
    home = reading.likely_hold[np.array([faces_of(name) for name in names])]
    right = np.all(reading.cube.facelets[table] == home, axis=1)
    return list(zip(right.tolist(), table.tolist(), strict=True))


def _suspects(places: list[tuple[bool, list[int]]], at_most: int) -> tuple[int, ...]:
    """Return the facelets of the few places that are not home, or of all places."""
    wrong = [facelets for right, facelets in places if not right]
    if not 0 < len(wrong) <= at_most:
        wrong = [facelets for _, facelets in places]
    return tuple(index for facelets in wrong for index in facelets)
