"""The search for all edges that fit given corners, compiled; see `slots` for one step of it."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from cubeapp.engine.kernels.compiled import kernel, plain
from cubeapp.engine.kernels.head import SIGNAL_STOP
from cubeapp.engine.kernels.memory import load64, store8, store64
from cubeapp.engine.kernels.parts import addresses
from cubeapp.engine.kernels.shuffles import lowest_bit
from cubeapp.engine.model.symmetries import SYMMETRIES
from cubeapp.engine.perfect.block import (
    ALIKE,
    BECOMES,
    CODES,
    FACE_SETS,
    FLAGS,
    LEFT,
    OPTIONS,
    SOURCE,
    TRUE_SETS,
    new_block,
)
from cubeapp.engine.perfect.corners import corners_from, starts
from cubeapp.engine.perfect.faces import FaceTable, face_sets, face_table
from cubeapp.engine.perfect.layout import EDGE_CODES, Ints
from cubeapp.engine.perfect.slots import (
    SETS_EVERYWHERE,
    SETS_ON_FACES,
    count_patterns,
    finish,
    left_for,
    options_in,
    prepare,
    put,
)

POLL_MASK = 0xFFFF
FINISHING = 1 << 3 | 1 << 6 | 1 << 8 | 1 << 10 | 1 << 11
"""The slots that complete a face, as bits."""

# What a search counts: cubes with 1…6 patterns, then the same times the number of
# symmetries that leave the cube as it is, then the edges that were put down.
BY_PATTERNS, BY_ALIKE, TRIED, TALLIES = 0, 6, 12, 13


def new_work(flags: list[bool]) -> Ints:
    """Return memory for one search at a time, with the rules of `ACROSS_FOLDS` and so on."""
    work = new_block()
    work[FLAGS : FLAGS + len(flags)] = flags
    if flags[SETS_ON_FACES] or flags[SETS_EVERYWHERE]:
        on_faces, true = face_sets()
        work[FACE_SETS], work[TRUE_SETS] = addresses(on_faces, true)
    return work


def search_many(
    table: FaceTable,
    work: Ints,
    corners: NDArray[np.uint8],
    alike: Ints,
    tallies: Ints,
    signals: Ints,
) -> None:
    """Count the cubes with each of some corners.

    Args:
        table: what rules 1 to 4 allow on a face.
        work: memory; see `new_work`.
        corners: uint8, shape (n, 8), codes.
        alike: int64, shape (n,): the symmetries that leave them as they are, as bits.
        tallies: for what is counted, shape (n, `TALLIES`), zeros.
        signals: of the search's control; once it is told to stop, nothing counts.
    """
    images, counts, stop = addresses(alike, tallies, signals)
    _search_many(*addresses_of(table, work, corners), images, counts, stop, len(corners))


def search_one(
    table: FaceTable,
    work: Ints,
    corners: NDArray[np.uint8],
    alike: int,
    wanted: int,
    first: int,
    kept: NDArray[np.uint8],
) -> int:
    """Keep some of the edges that go with given corners, in the order of the search.

    Of edges that symmetries of the corners make equal the least alone count.

    Args:
        table: what rules 1 to 4 allow on a face.
        work: memory; see `new_work`.
        corners: uint8, shape (8,), codes.
        alike: the symmetries in question, as bits; 1, the identity alone, for all edges.
        wanted: the number of patterns of the cubes to keep, 0 for any.
        first: how many of those are passed over.
        kept: for the codes of those after them, by slots: shape (room, 12).

    Returns:
        How many were kept.
    """
    tally, signals = np.zeros(TALLIES, dtype=np.int64), np.zeros(1, dtype=np.int64)
    nodes, positions, memory, places = addresses_of(table, work, corners)
    work[ALIKE] = alike
    if len(kept) == 0 or not prepare(positions, memory, places):
        return 0
    counted, stop, found = addresses(tally, signals, kept)
    met = _search(nodes, memory, counted, stop, wanted, first, len(kept), found)
    return max(met - first, 0)


def addresses_of(
    table: FaceTable, work: Ints, corners: NDArray[np.uint8]
) -> tuple[int, int, int, int]:
    """Return where a table's nodes and positions, the memory and the corners lie."""
    nodes, positions, memory, places = addresses(table.nodes, table.positions, work, corners)
    return nodes, positions, memory, places


def prepare_all() -> None:
    """Have everything compiled that the search for perfect scrambles needs."""
    table = face_table(True, True, True, True)
    codes, alike = corners_from(table.fits, False, True, *starts(True)[0])
    tallies, signals = np.zeros((1, TALLIES), dtype=np.int64), np.zeros(1, dtype=np.int64)
    search_many(table, new_work([False] * 5), codes[:0], alike[:0], tallies, signals)
    search_one(table, new_work([False] * 5), np.arange(8, dtype=np.uint8), 1, 0, 0, codes[:0])


@kernel
def _search_many(
    table: int,
    positions: int,
    work: int,
    corners: int,
    alike: int,
    tallies: int,
    signals: int,
    count: int,
) -> None:
    for i in range(count):
        if load64(signals, SIGNAL_STOP) != 0:
            break
        store64(work, ALIKE, load64(alike, i))
        if prepare(positions, work, corners + 8 * i):
            tally = tallies + 8 * TALLIES * i
            _search(table, work, tally, signals, plain(0), plain(0), plain(0), plain(0))


@kernel
def _search(
    table: int,
    work: int,
    tally: int,
    signals: int,
    wanted: int,
    first: int,
    room: int,
    kept: int,
) -> int:
    """Find all edges that go with the corners of `prepare`.

    Returns:
        How many of those wanted there are, or were before ``kept`` was full.
    """
    met, tried, slot = plain(0), plain(0), plain(0)
    store64(work, OPTIONS, options_in(table, work, slot, load64(work, LEFT)))
    while slot >= 0:
        options = load64(work, OPTIONS + slot)
        if options == 0:
            slot -= 1
            continue
        store64(work, OPTIONS + slot, options & (options - 1))
        tried += 1
        if tried & POLL_MASK == 0 and load64(signals, SIGNAL_STOP) != 0:
            break
        put(work, slot, lowest_bit(options))
        if FINISHING >> slot & 1 and not finish(table, work, slot):
            continue
        if slot < 11:
            slot += 1
            left = left_for(work, slot)
            store64(work, OPTIONS + slot, options_in(table, work, slot, left))
            continue
        patterns = count_patterns(work)
        place = BY_PATTERNS + patterns - 1
        store64(tally, place, load64(tally, place) + 1)
        place = BY_ALIKE + patterns - 1
        store64(tally, place, load64(tally, place) + _count_alike(work))
        if room > 0 and (wanted == 0 or wanted == patterns) and _is_least(work):
            if met >= first:
                for i in range(12):
                    store8(kept, 12 * (met - first) + i, load64(work, CODES + i))
            met += 1
            if met == first + room:
                break
    store64(tally, TRIED, load64(tally, TRIED) + tried)
    return met


@kernel
def _image(work: int, symmetry: int, slot: int) -> int:
    """Return the edge that a symmetry brings to a slot."""
    source = load64(work, SOURCE + 12 * symmetry + slot)
    code = load64(work, CODES + source)
    return load64(work, BECOMES + EDGE_CODES * (12 * symmetry + source) + code)


@kernel
def _count_alike(work: int) -> int:
    """Return how many of the corners' symmetries leave the edges as they are too."""
    alike = load64(work, ALIKE)
    if alike == 1:
        return 1
    count = plain(0)
    for symmetry in range(SYMMETRIES):
        same = alike >> symmetry & 1
        for slot in range(12):
            same &= _image(work, symmetry, slot) == load64(work, CODES + slot)
        count += same
    return count


@kernel
def _is_least(work: int) -> bool:
    """Tell whether none of the corners' symmetries makes lesser edges of these."""
    alike = load64(work, ALIKE)
    if alike == 1:
        return True
    for symmetry in range(SYMMETRIES):
        if alike >> symmetry & 1:
            difference = plain(0)
            for slot in range(12):
                difference = _image(work, symmetry, slot) - load64(work, CODES + slot)
                if difference != 0:
                    break
            if difference < 0:
                return False
    return True
