"""The search of fewest moves, compiled.

It goes through every way to EO, and from each of those to DR, of a given number of turns in all;
then through the ways to HTR that leave room for a finish of usual length, whose turns a table
knows, and the ways to HTR but for three corners that leave room for an insertion. At each stage
the turns are made on the cube or on its inverse: what a stage looks at is another coordinate there,
so there are up to eight ways to go on where there was one. A stage may also begin with a turn or
two on one side and go on on the other. A solution ``N · I⁻¹`` of turns on the cube, N, and on its
inverse, I, is found as ``I⁻¹ · cube · N``.

A part of a stage that ends in R could as well end in R', and both are tried. So a half turn of the
next stage that joins it has been counted already, as what is left of both.

Memory is reached by address (see `memory`): ``block`` holds the tables of `layout`, ``work`` the
state of this one search.

Sources: the human method is that of fewest-moves competitions, "domino reduction" with NISS
(S. Alexandersson and others, "DR tutorial"); the subgroups are M. Thistlethwaite's.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from cubeapp.engine.coordinates.ranks import rank_4, rank_8
from cubeapp.engine.kernels.compiled import kernel, plain
from cubeapp.engine.kernels.head import SIGNALS
from cubeapp.engine.kernels.memory import (
    LOW_32,
    SPREAD,
    load8,
    load16,
    load64,
    publish64,
    store8,
    store64,
)
from cubeapp.engine.kernels.polling import is_over, is_stopped
from cubeapp.engine.kernels.shuffles import gather_bits, lowest_bit, shuffle_pair, shuffle_word
from cubeapp.engine.kernels.tables import TableStore
from cubeapp.engine.solvers.fewest_moves.layout import (
    ANSWER_BYTES,
    ANSWERS,
    BEST,
    CLASS_AFTER,
    CLASS_OF,
    CORNER_CYCLE,
    CORNER_CYCLES,
    CORNERS,
    CORNERS_FAR,
    CUBE_BYTES,
    CUBES,
    CYCLE_FAR,
    DOMINO,
    DR,
    DR_FAR,
    DR_FIRST,
    DR_TURNS,
    DR_WORD,
    DR_WORDS,
    EDGE_SETS,
    EDGES,
    EO,
    EO_FAR,
    EO_FIRST,
    EO_WORD,
    EO_WORDS,
    FINISH,
    FIRST_FOUR,
    FLIP_AFTER,
    FOLLOWING,
    FOUND,
    FRAME,
    FROM_RINGS,
    HTR,
    HTR_FAR,
    HTR_FIRST,
    HTR_TURNS,
    HTR_WORD,
    HTR_WORDS,
    KINDS,
    LAST,
    LAST_FOUR,
    LEAST_DR_REST,
    LEAST_INSERTION,
    LENGTHS,
    LONGEST,
    LONGEST_CORNERS,
    LONGEST_EO,
    LONGEST_HTR,
    MOST_ANSWERS,
    MOST_SKELETONS,
    ORDER_OF,
    ORDERS,
    PATHS,
    RING_TURN,
    RINGS,
    SEEN,
    SEEN_BITS,
    SET_AFTER,
    SET_OF,
    SIDES,
    SKELETON,
    SKELETONS,
    SLICE_AFTER,
    SLICE_OF,
    SLICES,
    SOLVED_FAR,
    TARGET,
    TURN,
    TWIST_AFTER,
    USUAL_EO,
    WORD_BYTES,
    WORK_BYTES,
)
from cubeapp.engine.solvers.fewest_moves.tables import SPEC, build_block
from cubeapp.engine.solvers.optimal.cubes import (
    edge_bits,
    twist_of,
    write_inverse,
    write_product,
)

ON_CUBE, ON_INVERSE = 0, 1
POLL_MASK = 1023
"""The stop flag is read every 1024 nodes: some tenths of a millisecond."""


def load(store: TableStore) -> NDArray[np.uint8]:
    """Return the block of tables, built if need be, with the compiled search ready to run."""
    block = store.get(SPEC, build_block)
    work = np.zeros(WORK_BYTES, dtype=np.uint8)
    signals = np.zeros(8, dtype=np.int64)
    work[: 8 * (SIGNALS + 1)].view(np.int64)[SIGNALS] = signals.ctypes.data
    # Where nothing shorter than no turns is wanted the search ends at once, but is compiled.
    search(block.ctypes.data, work.ctypes.data)
    return block


@kernel
def search(block: int, work: int) -> int:
    """Go through all there is with `DOMINO` turns up to DR, in one frame; 1 if it is over."""
    store64(work + LAST, ON_CUBE, plain(0))
    store64(work + LAST, ON_INVERSE, plain(0))
    for side in range(2):
        for index in range(EO_WORDS):
            if _begin_eo(block, work, side, block + EO_WORD + index * WORD_BYTES):
                return 1
    return is_stopped(work)


@kernel
def _begin_eo(block: int, work: int, side: int, word: int) -> int:
    """Go through the ways to EO that begin with a word, on the other side than they end on."""
    first = _set_up(block, work, plain(EO_FIRST), 1 - side, word)
    flips = _flips(work + CUBES + (2 * EO + side) * CUBE_BYTES)
    far, domino = load8(block + EO_FAR, flips), load64(work, DOMINO)
    if far == 0 and first > 0:
        return 0
    store8(work + SIDES, EO, side)
    # A long way to EO is worth its time only where there are long ways to DR.
    most = min(max(domino // 2, USUAL_EO), LONGEST_EO, domino) - first
    for length in range(max(far, first + side), most + 1):
        store8(work + LENGTHS, EO, length)
        if _orient(block, work, flips, length, plain(0), plain(0)):
            return 1
    return 0


@kernel
def _set_up(block: int, work: int, part: int, side: int, word: int) -> int:
    """Begin a stage with a word on one side, and write the cube of the other side behind it.

    What is begun is always the shorter part of a stage; of two as long ones, and of two without
    turns, it is that on the inverse.

    Args:
        block: the tables.
        work: the state of the search.
        part: what the stage begins with.
        side: where it is.
        word: its record.

    Returns:
        how many turns there are, or -1 if they may not follow those before them.
    """
    length, turns = load8(word, CUBE_BYTES), word + CUBE_BYTES + 1
    faces, path = work + LAST + 16 * part, work + PATHS + part * LONGEST
    last = load64(faces, side)
    if length > 0:
        if load64(block + FOLLOWING, last) >> load8(turns, 0) & 1 == 0:
            return -1
        last = _turned_last(turns, length)
    store64(faces + 16, side, last)
    store64(faces + 16, 1 - side, load64(faces, 1 - side))
    store8(work + SIDES, part, side)
    store8(work + LENGTHS, part, length)
    for i in range(length):
        store8(path, i, load8(turns, i))
    cube = work + CUBES + (2 * part + 1 - side) * CUBE_BYTES
    write_product(cube + 2 * CUBE_BYTES, word, cube)
    return length


@kernel
def _orient(block: int, work: int, flips: int, left: int, made: int, last: int) -> int:
    """Go through the ways to EO with ``left`` more turns; return 1 if the search is over."""
    if left == 0:
        return _after_eo(block, work) if flips == 0 else 0
    turns = load64(block + FOLLOWING, last)
    path = work + PATHS + EO * LONGEST
    while turns != 0:
        turn = lowest_bit(turns)
        turns &= turns - 1
        flips_2 = load16(block + FLIP_AFTER, 18 * flips + turn)
        far = load8(block + EO_FAR, flips_2)
        if far >= left or (far == 0 and left > 1):
            continue
        if left == 1 and _is_loose(path, made, turn):
            continue
        if is_over(work, plain(POLL_MASK)):
            return 1
        store8(path, made, turn)
        if _orient(block, work, flips_2, left - 1, made + 1, _faces(turn, last)):
            return 1
    return 0


@kernel
def _after_eo(block: int, work: int) -> int:
    """Go on to DR, on either side or both."""
    _make_turns(block, work, plain(EO))
    left = load64(work, DOMINO) - load8(work + LENGTHS, EO_FIRST) - load8(work + LENGTHS, EO)
    for side in range(2):
        for index in range(DR_WORDS):
            if _begin_dr(block, work, side, block + DR_WORD + index * WORD_BYTES, left):
                return 1
    return 0


@kernel
def _begin_dr(block: int, work: int, side: int, word: int, left: int) -> int:
    """Go through the ways to DR that begin with a word, on the other side than they end on."""
    first = load8(word, CUBE_BYTES)
    left -= first
    # With nothing to turn, both sides are the same.
    if left < (LEAST_DR_REST if first > 0 else side):
        return 0
    if is_over(work, plain(POLL_MASK)):
        return 1
    if _set_up(block, work, plain(DR_FIRST), 1 - side, word) < 0:
        return 0
    cube = work + CUBES + (2 * DR + side) * CUBE_BYTES
    twist, places = twist_of(load64(cube, 0)), _slice(block, cube)
    far = load8(block + DR_FAR, SLICES * twist + places)
    if far > left or (far == 0 and first > 0):
        return 0
    store8(work + SIDES, DR, side)
    store8(work + LENGTHS, DR, left)
    before = load64(work + LAST + 16 * DR, side)
    return _reduce(block, work, twist, places, left, plain(0), before)


@kernel
def _reduce(block: int, work: int, twist: int, places: int, left: int, made: int, last: int) -> int:
    """Go through the ways to DR with ``left`` more turns; return 1 if the search is over."""
    if left == 0:
        return _after_dr(block, work)
    turns = load64(block + FOLLOWING, last) & DR_TURNS
    path = work + PATHS + DR * LONGEST
    while turns != 0:
        turn = lowest_bit(turns)
        turns &= turns - 1
        twist_2 = load16(block + TWIST_AFTER, 18 * twist + turn)
        places_2 = load16(block + SLICE_AFTER, 18 * places + turn)
        far = load8(block + DR_FAR, SLICES * twist_2 + places_2)
        if far >= left or (far == 0 and left > 1):
            continue
        if left == 1 and _is_loose(path, made, turn):
            continue
        if is_over(work, plain(POLL_MASK)):
            return 1
        store8(path, made, turn)
        if _reduce(block, work, twist_2, places_2, left - 1, made + 1, _faces(turn, last)):
            return 1
    return 0


@kernel
def _after_dr(block: int, work: int) -> int:
    """Go on to HTR, on either side or both."""
    _make_turns(block, work, plain(DR))
    cubes = work + CUBES + 2 * HTR_FIRST * CUBE_BYTES
    if _is_known(work, cubes):
        return 0
    for side in range(2):
        cube = cubes + side * CUBE_BYTES
        # The order of rings: what this brings back is brought there first.
        write_product(cube, block + FROM_RINGS, cube)
        write_product(cube, cube, block + RINGS)
    for side in range(2):
        for index in range(HTR_WORDS):
            if _begin_halves(block, work, side, block + HTR_WORD + index * WORD_BYTES):
                return 1
    return 0


@kernel
def _begin_halves(block: int, work: int, side: int, word: int) -> int:
    """Go through the ways to HTR, and to that but for three corners, that begin with a word."""
    first = _set_up(block, work, plain(HTR_FIRST), 1 - side, word)
    if first < 0:
        return 0
    cube = work + CUBES + (2 * HTR + side) * CUBE_BYTES
    corners, low, high = load64(cube, 0), load64(cube, 1), load64(cube, 2)
    classes = load16(block + CLASS_OF, rank_8(block + FIRST_FOUR, block + LAST_FOUR, corners))
    sets = load8(block + SET_OF, gather_bits(low >> 2))
    store8(work + SIDES, HTR, side)
    last, before = load64(work + LAST + 16 * HTR, side), load64(work, DOMINO) + first
    for kind in range(KINDS):
        # Whether three edges are left is seen behind HTR.
        table, longest = block + HTR_FAR, load64(work, BEST) - 1 - before
        left = min(longest, LONGEST_HTR - first)
        if kind == CORNERS:
            table = block + CORNERS_FAR
            left = min(longest - LEAST_INSERTION, LONGEST_CORNERS - first)
        far = load8(table, EDGE_SETS * classes + sets)
        if far > left:
            continue
        if kind == CORNERS and not _is_wanted(work, plain(CORNERS), before + far):
            continue
        if _halve(block, work, table, classes, sets, left, plain(0), last, corners, low, high):
            return 1
    return 0


@kernel
def _halve(
    block: int,
    work: int,
    table: int,
    classes: int,
    sets: int,
    left: int,
    made: int,
    last: int,
    corners: int,
    low: int,
    high: int,
) -> int:
    """Go through the ways with up to ``left`` more turns to what a table is about.

    Returns:
        1 if the search is over.
    """
    if load8(table, EDGE_SETS * classes + sets) == 0:
        # See `_set_up` for which part is the shorter one.
        if made < load8(work + LENGTHS, HTR_FIRST) + load8(work + SIDES, HTR):
            return 0
        if table == block + CORNERS_FAR:
            return _after_corners(block, work, made, corners, low, high)
        return _after_htr(block, work, made, corners, low, high)
    turns = load64(block + FOLLOWING, last) & HTR_TURNS
    path = work + PATHS + HTR * LONGEST
    while turns != 0:
        turn = lowest_bit(turns)
        turns &= turns - 1
        classes_2 = load16(block + CLASS_AFTER, 18 * classes + turn)
        sets_2 = load16(block + SET_AFTER, 18 * sets + turn)
        far = load8(table, EDGE_SETS * classes_2 + sets_2)
        if far >= left or (far == 0 and _is_loose(path, made, turn)):
            continue
        if is_over(work, plain(POLL_MASK)):
            return 1
        store8(path, made, turn)
        turned = block + RING_TURN + CUBE_BYTES * turn
        corners_2 = shuffle_word(corners, load64(turned, 0))
        low_2, high_2 = shuffle_pair(low, high, load64(turned, 1), load64(turned, 2))
        if _halve(
            block,
            work,
            table,
            classes_2,
            sets_2,
            left - 1,
            made + 1,
            _faces(turn, last),
            corners_2,
            low_2,
            high_2,
        ):
            return 1
    return 0


@kernel
def _after_htr(block: int, work: int, made: int, corners: int, low: int, high: int) -> int:
    """Keep the answer if it is the shortest so far; return 1 if that ends the search."""
    place, before = finish_place(block, corners, low, high), _turns_before(work, made)
    best, found = load64(work, BEST), load64(work, FOUND)
    far = load8(block + CYCLE_FAR, place)
    if _is_wanted(work, plain(EDGES), before + far):
        _finish(block, work, block + CYCLE_FAR, made, far, corners, low, high)
        _keep_skeleton(work, plain(EDGES))
    far = load8(block + SOLVED_FAR, place)
    if before + far >= best:
        return 0
    _finish(block, work, block + SOLVED_FAR, made, far, corners, low, high)
    _keep(work, work + ANSWERS + found * ANSWER_BYTES)
    store64(work, BEST, before + far)
    publish64(work, FOUND, found + 1)
    return 1 if before + far <= load64(work, TARGET) or found + 1 == MOST_ANSWERS else 0


@kernel
def _after_corners(block: int, work: int, made: int, corners: int, low: int, high: int) -> int:
    """Keep the skeleton that leaves three corners if it is short enough; return 0."""
    before = _turns_before(work, made)
    if not _is_wanted(work, plain(CORNERS), before):
        return 0
    least, nearest = plain(LONGEST), corners
    for i in range(CORNER_CYCLES):
        # As if these three were home already.
        other = shuffle_word(load64(block + CORNER_CYCLE, i), corners)
        rank = rank_8(block + FIRST_FOUR, block + LAST_FOUR, other)
        if load16(block + CLASS_OF, rank) == 0:
            far = load8(block + SOLVED_FAR, finish_place(block, other, low, high))
            if far < least:
                least, nearest = far, other
    if _is_wanted(work, plain(CORNERS), before + least):
        _finish(block, work, block + SOLVED_FAR, made, least, nearest, low, high)
        _keep_skeleton(work, plain(CORNERS))
    return 0


@kernel
def _turns_before(work: int, made: int) -> int:
    """Return how many turns there are behind the rest of HTR, which has ``made`` ones."""
    return load64(work, DOMINO) + load8(work + LENGTHS, HTR_FIRST) + made


@kernel
def _is_wanted(work: int, kind: int, length: int) -> bool:
    """Tell whether a skeleton of so many turns may lead to an answer, and has room."""
    is_short = length + LEAST_INSERTION < load64(work, BEST)
    return load64(work, FOUND) > 0 and is_short and load64(work, SKELETONS + kind) < MOST_SKELETONS


@kernel
def _keep_skeleton(work: int, kind: int) -> None:
    """Keep the stages as they are now as another skeleton of a kind."""
    count = load64(work, SKELETONS + kind)
    _keep(work, work + SKELETON + (kind * MOST_SKELETONS + count) * ANSWER_BYTES)
    store64(work, SKELETONS + kind, count + 1)


@kernel
def _keep(work: int, answer: int) -> None:
    """Write the stages as they are now to ``answer``."""
    store8(work + SIDES, FINISH, load64(work, FRAME))
    for i in range(ANSWER_BYTES):
        store8(answer, i, load8(work + SIDES, i))


@kernel
def _finish(
    block: int, work: int, table: int, made: int, far: int, corners: int, low: int, high: int
) -> None:
    """Write the turns to what a table is about, each of which comes nearer, and the lengths.

    Args:
        block: the tables.
        work: the state of the search.
        table: distances of cubes of half turns.
        made: how many turns the rest of HTR has.
        far: the distance of the cube.
        corners: its corners, in the order of rings.
        low: its first eight edges.
        high: the others.
    """
    store8(work + LENGTHS, HTR, made)
    store8(work + LENGTHS, FINISH, far)
    path = work + PATHS + FINISH * LONGEST
    for i in range(far):
        for face in range(6):
            turned = block + RING_TURN + CUBE_BYTES * (3 * face + 1)
            corners_2 = shuffle_word(corners, load64(turned, 0))
            low_2, high_2 = shuffle_pair(low, high, load64(turned, 1), load64(turned, 2))
            if load8(table, finish_place(block, corners_2, low_2, high_2)) == far - 1 - i:
                store8(path, i, 3 * face + 1)
                corners, low, high = corners_2, low_2, high_2
                break


@kernel
def finish_place(block: int, corners: int, low: int, high: int) -> int:
    """Return the entry of a cube of half turns, in the order of rings."""
    orders = block + ORDER_OF
    number = 4 * rank_4(orders, corners) + (corners >> 32 & 3)
    number = ORDERS * number + rank_4(orders, high)
    number = ORDERS * number + rank_4(orders, low)
    return ORDERS * number + rank_4(orders, low >> 32)


@kernel
def _flips(cube: int) -> int:
    """Return the value of `coordinates.flip`."""
    return edge_bits(load64(cube, 1) >> 4, load64(cube, 2) >> 4) & 0x7FF


@kernel
def _slice(block: int, cube: int) -> int:
    """Return the value of `coordinates.slice_places`."""
    return load16(block + SLICE_OF, edge_bits(load64(cube, 1) >> 3, load64(cube, 2) >> 3))


@kernel
def _faces(turn: int, last: int) -> int:
    """Return the faces that must not be turned after a turn, as bits.

    Of two opposite faces that follow each other the one with the lower number comes first.
    """
    face = turn // 3
    return 1 << face | (1 << face) >> 3 | (last & (1 << face) << 3)


@kernel
def _is_loose(path: int, made: int, turn: int) -> int:
    """Tell whether a stage's last turn follows a half turn of the opposite face.

    That one belongs to the next stage, which may begin with it.
    """
    if made == 0:
        return 0
    before = load8(path, made - 1)
    return before // 3 + 3 == turn // 3 and before % 3 == 1


@kernel
def _make_turns(block: int, work: int, stage: int) -> None:
    """Make the turns of a stage's rest, and write the cube and its inverse behind them."""
    side = load8(work + SIDES, stage)
    cube = work + CUBES + (2 * stage + side) * CUBE_BYTES
    behind = cube + 2 * CUBE_BYTES
    for i in range(3):
        store64(behind, i, load64(cube, i))
    length = load8(work + LENGTHS, stage)
    for i in range(length):
        turn = load8(work + PATHS + stage * LONGEST, i)
        write_product(behind, behind, block + TURN + CUBE_BYTES * turn)
    pair = work + CUBES + (2 * stage + 2) * CUBE_BYTES
    write_inverse(behind, pair + (1 - side) * CUBE_BYTES)
    # What was turned last on each side; a stage without turns changes nothing.
    faces = work + LAST + 16 * stage
    for each in range(2):
        store64(faces + 16, each, load64(faces, each))
    if length > 0:
        store64(faces + 16, side, _turned_last(work + PATHS + stage * LONGEST, length))


@kernel
def _turned_last(path: int, length: int) -> int:
    """Return the faces of one axis that were turned last, as bits."""
    face = load8(path, length - 1) // 3
    faces = 1 << face
    if length > 1 and load8(path, length - 2) // 3 + 3 == face:
        faces |= faces >> 3
    return faces


@kernel
def _is_known(work: int, cube: int) -> int:
    """Tell whether a domino has been looked at, and note it if not."""
    word = load64(cube, 0) * SPREAD
    word = (word ^ word >> 29 ^ load64(cube, 1)) * SPREAD
    word = (word ^ word >> 31 ^ (load64(cube, 2) & LOW_32)) * SPREAD
    # No word of a cube is 0 by chance alone.
    word = (word ^ word >> 29) | 1
    place = word >> 20 & ((1 << SEEN_BITS) - 1)
    if load64(work + SEEN, place) == word:
        return 1
    store64(work + SEEN, place, word)
    return 0
