"""One slot after another of the search for all edges that fit given corners, compiled.

The twelve slots are filled in the order of `SLOTS`. At each the colours that can still
complete its two faces, the edges left, and what the corners beside it allow make one set of
oriented edges: three look-ups and no test for each candidate. ``table`` is the address of
`FaceTable.nodes`, ``work`` that of a `block`.
"""

from __future__ import annotations

from cubeapp.engine.kernels.compiled import kernel, plain
from cubeapp.engine.kernels.memory import load8, load16, load64, store64
from cubeapp.engine.kernels.shuffles import count_bits
from cubeapp.engine.perfect.block import (
    ALLOWED,
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
    TRUE_SETS,
)
from cubeapp.engine.perfect.layout import COLOUR_SETS, EDGE_CODES, ENTRIES, FULL
from cubeapp.engine.perfect.layout import KEYS as ALL_KEYS

ALL_EDGES = (1 << EDGE_CODES) - 1
ALL_SETS = (1 << COLOUR_SETS) - 1
UNFLIPPED = 0x555555
"""The codes of edges that are not flipped."""

# The words at `FLAGS`.
ACROSS_FOLDS, SIX_PATTERNS, NO_HOME, SETS_ON_FACES, SETS_EVERYWHERE = range(5)


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
