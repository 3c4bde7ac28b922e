"""The search for all edges that fit given corners, compiled.

The twelve slots are filled in the order of `SLOTS`. At each the colours that can still
complete its two faces, the edges left, and what the corners beside it allow make one set of
oriented edges: three look-ups and no test for each candidate. ``table`` is the address of
`FaceTable.nodes`, ``work`` that of a `perfect_block`.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from cubeapp.engine.search.compiled import kernel, plain
from cubeapp.engine.search.memory import load8, load16, load64, store8, store64
from cubeapp.engine.search.perfect_block import (
    ALIKE,
    ALLOWED,
    BECOMES,
    CODES,
    CORNER_COLOURS,
    CORNER_FACES,
    CORNER_STEPS,
    CORNERS,
    EDGE_COLOURS,
    FACE_SETS,
    FACES,
    FINISHED,
    FLAGS,
    FLIPS,
    HOLDING_OF,
    KEYS,
    LEFT,
    NODES,
    ODD,
    OPTIONS,
    OTHER,
    PARITY,
    PATTERNS,
    PLACES,
    POINTS,
    POSITIONS,
    PREVIOUS,
    ROWS,
    SETS,
    SHOWN_OF,
    SOURCE,
    TRUE_SETS,
    new_block,
)
from cubeapp.engine.search.perfect_corners import corners_from, starts
from cubeapp.engine.search.perfect_faces import FaceTable, face_sets, face_table
from cubeapp.engine.search.perfect_layout import (
    COLOUR_SETS,
    EDGE_CODES,
    ENTRIES,
    FULL,
    SYMMETRIES,
    Ints,
)
from cubeapp.engine.search.perfect_layout import KEYS as ALL_KEYS
from cubeapp.engine.search.shuffles import count_bits, lowest_bit

ALL_EDGES = (1 << EDGE_CODES) - 1
UNFLIPPED = 0x555555
"""The codes of edges that are not flipped."""
ALL_SETS = (1 << COLOUR_SETS) - 1
SIGNAL_STOP = 0
"""`SearchControl.STOP`."""
POLL_MASK = 0xFFFF
FINISHING = 1 << 3 | 1 << 6 | 1 << 8 | 1 << 10 | 1 << 11
"""The slots that complete a face, as bits."""

# The words at `FLAGS`.
ACROSS_FOLDS, SIX_PATTERNS, NO_HOME, SETS_ON_FACES, SETS_EVERYWHERE = range(5)

# What a search counts: cubes with 1…6 patterns, then the same times the number of
# symmetries that leave the cube as it is, then the edges that were put down.
BY_PATTERNS, BY_ALIKE, TRIED, TALLIES = 0, 6, 12, 13


def new_work(flags: list[bool]) -> Ints:
    """Return memory for one search at a time, with the rules of `ACROSS_FOLDS` and so on."""
    work = new_block()
    work[FLAGS : FLAGS + len(flags)] = flags
    if flags[SETS_ON_FACES] or flags[SETS_EVERYWHERE]:
        on_faces, true = face_sets()
        work[FACE_SETS], work[TRUE_SETS] = address(on_faces), address(true)
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
    _search_many(
        address(table.nodes),
        address(table.positions),
        address(work),
        address(corners),
        address(alike),
        address(tallies),
        address(signals),
        len(corners),
    )


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
    nodes, positions = address(table.nodes), address(table.positions)
    work[ALIKE] = alike
    if len(kept) == 0 or not prepare(positions, address(work), address(corners)):
        return 0
    met = _search(
        nodes,
        address(work),
        address(tally),
        address(signals),
        wanted,
        first,
        len(kept),
        address(kept),
    )
    return max(met - first, 0)


def address(array: NDArray[np.generic]) -> int:
    """Return where an array lies; whoever calls keeps it alive."""
    if not array.flags.c_contiguous:
        raise ValueError("kernels read whole arrays")
    return array.ctypes.data


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
def put(work: int, slot: int, code: int) -> None:
    """Put an edge into a slot, all slots before it being filled."""
    for letter in range(2):
        place = 2 * slot + letter
        node = load64(work, NODES + load64(work, PREVIOUS + place))
        colour = load64(work, load64(work, SHOWN_OF + place) + code)
        store64(work, NODES + place, 6 * node + 1 + colour)
    store64(work, CODES + slot, code)


@kernel
def finish(table: int, work: int, slot: int) -> bool:
    """Note the patterns of the faces that a slot completes; tell whether the rules allow them."""
    for letter in range(2):
        finished = load64(work, FINISHED + 2 * slot + letter)
        if finished < 0:
            continue
        place = load64(work, ROWS + 2 * slot + letter) + load64(work, NODES + 2 * slot + letter)
        store64(work, PATTERNS + finished, load16(table, place))
        if load64(work, FLAGS + SIX_PATTERNS) and not _is_new(work, finished):
            return False
    if slot < 11:
        return True
    wants_sets = load64(work, FLAGS + SETS_ON_FACES) | load64(work, FLAGS + SETS_EVERYWHERE)
    return wants_sets == 0 or _has_all_sets(work)


@kernel
def left_for(work: int, slot: int) -> int:
    """Return the codes left for ``slot`` (1…11), those alone that the parities allow."""
    code, left = load64(work, CODES + slot - 1), load64(work, LEFT + slot - 1)
    pair = 3 << (code & ~1)
    digit = count_bits(left & ((pair & -pair) - 1)) >> 1
    left &= ~pair
    parity = load64(work, PARITY + slot - 1) ^ (digit & 1)
    flips = load64(work, FLIPS + slot - 1) ^ (code & 1)
    store64(work, LEFT + slot, left)
    store64(work, PARITY + slot, parity)
    store64(work, FLIPS + slot, flips)
    if slot == 10:
        # Of the last two edges one order has the corners' parity.
        lower = 3 * (left & -left)
        return lower if parity == 0 else left & ~lower
    if slot == 11:
        return left & UNFLIPPED << flips
    return left


@kernel
def options_in(table: int, work: int, slot: int, left: int) -> int:
    """Return which of the codes ``left`` can go into ``slot``."""
    codes = left & load64(work, ALLOWED + slot)
    for letter in range(2):
        place = 2 * slot + letter
        node = load64(work, NODES + load64(work, PREVIOUS + place))
        colours = load16(table, load64(work, ROWS + place) + node)
        codes &= load64(work, load64(work, HOLDING_OF + place) + colours)
    return codes


@kernel
def prepare(positions: int, work: int, corners: int) -> bool:
    """Make ready for the edges; tell whether each slot and each edge has a chance.

    Args:
        positions: the address of `FaceTable.positions`.
        work: memory.
        corners: the address of eight codes, a byte each.
    """
    store64(work, PARITY, _read_corners(work, corners) ^ load64(work, ODD))
    store64(work, NODES + 24, 0)
    store64(work, LEFT, ALL_EDGES)
    store64(work, FLIPS, 0)
    somewhere = plain(0)
    for slot in range(12):
        allowed = _allowed(positions, work, corners, slot)
        if allowed == 0:
            return False
        store64(work, ALLOWED + slot, allowed)
        somewhere |= allowed
    return (somewhere | somewhere >> 1) & UNFLIPPED == UNFLIPPED


@kernel
def _read_corners(work: int, corners: int) -> int:
    """Write the keys of the six faces and return the parity of the corners' permutation."""
    for face in range(6):
        store64(work, KEYS + face, ALL_KEYS - 1)
    used, parity = plain(0), plain(0)
    for place in range(8):
        code = load8(corners, place)
        for sticker in range(3 * place, 3 * place + 3):
            colour = load64(work, CORNER_COLOURS + 3 * code + sticker - 3 * place)
            face = load64(work, CORNER_FACES + sticker)
            key = load64(work, KEYS + face) + load64(work, CORNER_STEPS + 6 * sticker + colour)
            store64(work, KEYS + face, key)
        parity ^= count_bits(used >> code // 3)
        used |= 1 << code // 3
    return parity & 1


@kernel
def _allowed(positions: int, work: int, corners: int, slot: int) -> int:
    """Return the codes that the corners allow in ``slot``; note its tables and colour sets."""
    codes = plain(ALL_EDGES)
    for letter in range(2):
        face = load64(work, FACES + 2 * slot + letter)
        position = load64(work, POSITIONS + 2 * slot + letter)
        key = load64(work, KEYS + face)
        store64(work, ROWS + 2 * slot + letter, ENTRIES * key)
        colours = load8(positions, 4 * key + position)
        codes &= load64(work, load64(work, HOLDING_OF + 2 * slot + letter) + colours)
    if load64(work, FLAGS + NO_HOME):
        codes &= ~(3 << 2 * load64(work, PLACES + slot))
    for end in range(2):
        one = _corner_colour(work, corners, load64(work, CORNERS + 4 * slot + 2 * end))
        two = _corner_colour(work, corners, load64(work, CORNERS + 4 * slot + 2 * end + 1))
        if load64(work, FLAGS + ACROSS_FOLDS):
            codes &= load64(work, OTHER + two) & load64(work, OTHER + 6 + one)
        if load64(work, FLAGS + SETS_EVERYWHERE):
            _note_points(work, slot, end, one, two)
    return codes


@kernel
def _corner_colour(work: int, corners: int, sticker: int) -> int:
    code = load8(corners, sticker // 3)
    return load64(work, CORNER_COLOURS + 3 * code + sticker % 3)


@kernel
def _note_points(work: int, slot: int, end: int, one: int, two: int) -> None:
    """Note which colour set each edge would make at one end of a slot with the corner there."""
    for code in range(EDGE_CODES):
        first = load64(work, EDGE_COLOURS + 2 * code)
        second = load64(work, EDGE_COLOURS + 2 * code + 1)
        bit = load64(work, SETS + 6 * (6 * (6 * one + two) + first) + second)
        place = POINTS + EDGE_CODES * slot + code
        store64(work, place, bit if end == 0 else bit | load64(work, place))


@kernel
def _is_new(work: int, finished: int) -> bool:
    """Tell whether the pattern of the face finished last is none of those before."""
    pattern = load64(work, PATTERNS + finished)
    same = plain(0)
    for i in range(finished):
        same += load64(work, PATTERNS + i) == pattern
    return same == 0


@kernel
def count_patterns(work: int) -> int:
    """Return how many different patterns the six faces have."""
    count = plain(0)
    for finished in range(6):
        count += _is_new(work, finished)
    return count


@kernel
def _has_all_sets(work: int) -> bool:
    """Tell whether each set of four colours occurs where four stickers meet."""
    sets = plain(0)
    for place in range(24):
        node = load64(work, NODES + place)
        if node >= FULL:
            face = load64(work, FACES + place)
            key = load64(work, KEYS + face)
            seen = load16(load64(work, FACE_SETS), 1296 * key + node - FULL)
            sets |= load16(load64(work, TRUE_SETS), (face << COLOUR_SETS) + seen)
    if load64(work, FLAGS + SETS_ON_FACES) and sets != ALL_SETS:
        return False
    if load64(work, FLAGS + SETS_EVERYWHERE):
        for slot in range(12):
            code = load64(work, CODES + slot)
            sets |= load64(work, POINTS + EDGE_CODES * slot + code)
    return sets == ALL_SETS


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
            source = load64(work, SOURCE + 12 * symmetry + slot)
            code = load64(work, CODES + source)
            image = load64(work, BECOMES + EDGE_CODES * (12 * symmetry + source) + code)
            same &= image == load64(work, CODES + slot)
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
                source = load64(work, SOURCE + 12 * symmetry + slot)
                code = load64(work, CODES + source)
                image = load64(work, BECOMES + EDGE_CODES * (12 * symmetry + source) + code)
                difference = image - load64(work, CODES + slot)
                if difference != 0:
                    break
            if difference < 0:
                return False
    return True
