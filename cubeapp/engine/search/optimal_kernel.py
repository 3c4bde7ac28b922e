"""The optimal search, compiled: whether a cube can be solved in just so many moves.

A node is a cube and its inverse, and a move is put behind either of them, whichever has
fewer left to try: what the last moves of a solution are can be settled from its end. Each
side has a lower bound along each of three axes. A bound that equals the moves left is
tight: then no move can be put on the other side that keeps to the subgroup the bound
measures to, for it would leave that bound where it is.

All children of a node are made and their table entries fetched ahead before the first one is
looked at, for a table is far away for the processor. Source: the two-sided search is that of
T. Rokicki's and S. Tronto's solvers (nxopt, nissy).
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from cubeapp.engine.cubies import Cubies
from cubeapp.engine.search.compiled import kernel, plain
from cubeapp.engine.search.memory import load64, store8, store64
from cubeapp.engine.search.optimal_cubes import (
    corner_entry,
    corner_place,
    is_solved,
    main_entry,
    main_place,
    multiply_corners,
    multiply_edges,
)
from cubeapp.engine.search.optimal_layout import (
    ALLOWED,
    BASE,
    CALLED_OFF,
    CHILD_BYTES,
    CHILDREN,
    CORNERS,
    FREE,
    INVERSE_SIDE,
    MAIN,
    NODES,
    PATH,
    ROOT,
    SIGNALS,
    STEP,
    TURN,
    UNKNOWN_UPPER,
    UNTURN,
    WORK_BYTES,
)
from cubeapp.engine.search.optimal_tables import Arena, inverse_of, words_of
from cubeapp.engine.search.shuffles import count_bits, gather_bits, lowest_bit, prefetch

# What a search returns.
NOTHING = 0
"""There is no solution of that length."""
FOUND = 1
STOPPED = 2

SIGNAL_STOP = 0
POLL_MASK = 4095
CORNERS_FIRST = 8
"""With at most this many moves left the corners are asked before anything else."""
EACH_BYTE = 0x010101010101
"""One in each of the six bytes of upper bounds."""

# A child on the way: words of its memory.
CHILD_CUBE = 0
CHILD_INVERSE = 3
CHILD_UPPER = 6
CHILD_MOVE = 7
CHILD_WANTED = 8
"""Coordinates still to be looked up, as bits."""
CHILD_FETCHED = 9
"""How many entries have been asked for, each ``8·place + coordinate`` in the words behind."""


def compile_search(arena: Arena) -> None:
    """Have the search compiled, or loaded from the cache."""
    work = np.zeros(WORK_BYTES, dtype=np.uint8)
    search(arena.address, work.ctypes.data, -1, -1, 0)


def new_work(
    cubies: Cubies, signals: NDArray[np.int64], called_off: NDArray[np.int64]
) -> NDArray[np.uint8]:
    """Return the memory of a search for ``cubies``.

    Args:
        cubies: the cube, centres at home.
        signals: those of the `SearchControl`, which the caller keeps alive.
        called_off: int64, shape (1,), kept alive as well; not 0 stops this search.
    """
    work = np.zeros(WORK_BYTES, dtype=np.uint8)
    words = work[:PATH].view(np.int64)
    words[SIGNALS], words[CALLED_OFF] = signals.ctypes.data, called_off.ctypes.data
    words[ROOT : ROOT + 6] = [*words_of(cubies), *words_of(inverse_of(cubies))]
    return work


def nodes_of(work: NDArray[np.uint8]) -> int:
    """Return how many nodes a search has looked at so far."""
    return int(work[:PATH].view(np.int64)[NODES])


def moves_of(work: NDArray[np.uint8], length: int) -> list[int]:
    """Return the solution that a search of ``length`` has found, as indices of `face_turns`."""
    path = work[PATH : PATH + length].tolist()
    front = [move for move in path if move < INVERSE_SIDE]
    back = [move - INVERSE_SIDE for move in path if move >= INVERSE_SIDE]
    # A move of the inverse is undone at the end, the first one last of all.
    return front + [3 * (move // 3) + 2 - move % 3 for move in reversed(back)]


@kernel
def search(arena: int, work: int, first: int, second: int, length: int) -> int:
    """Look for a solution of `ROOT` of ``length`` moves that begins as said.

    Args:
        arena: the address of the tables.
        work: the address of this search's memory.
        first: the first move, or -1 to leave it open.
        second: the second move, or -1.
        length: more moves than are said, or 0, which finds nothing.

    Returns:
        `NOTHING`, `FOUND` with the moves in `PATH`, or `STOPPED`.
    """
    if length == 0:
        return NOTHING
    root = work + 8 * ROOT
    corners, low, high = load64(root, 0), load64(root, 1), load64(root, 2)
    corners_2, low_2, high_2 = load64(root, 3), load64(root, 4), load64(root, 5)
    made, last = plain(0), plain(0)
    for move in (first, second):
        if move >= 0:
            turn, back = arena + TURN + 24 * move, arena + UNTURN + 24 * move
            corners = multiply_corners(corners, load64(turn, 0))
            low, high = multiply_edges(low, high, load64(turn, 1), load64(turn, 2))
            corners_2 = multiply_corners(load64(back, 0), corners_2)
            low_2, high_2 = multiply_edges(load64(back, 1), load64(back, 2), low_2, high_2)
            store8(work + PATH, made, move)
            made += 1
            last = move // 3 + 1
    return _search(
        arena,
        work,
        corners,
        low,
        high,
        corners_2,
        low_2,
        high_2,
        length - made,
        plain(UNKNOWN_UPPER),
        plain(0),
        last,
        plain(0),
        plain(0),
        made,
    )


@kernel
def _search(
    arena: int,
    work: int,
    corners: int,
    low: int,
    high: int,
    corners_2: int,
    low_2: int,
    high_2: int,
    left: int,
    upper: int,
    tight: int,
    last: int,
    last_2: int,
    side: int,
    made: int,
) -> int:
    """Solve in ``left`` more moves, at least one.

    Args:
        arena: the address of the tables.
        work: the address of this search's memory.
        corners: the cube, with ``low`` and ``high``; the names with 2 are its inverse.
        low: the first eight edges.
        high: the other four.
        corners_2: the inverse's corners.
        low_2: its first eight edges.
        high_2: its other four.
        left: how many moves are left.
        upper: upper bounds of the six coordinates' distances, a byte each.
        tight: which of the six are known to be ``left`` away or more, as bits.
        last: the face last turned on this side plus 1, or 0.
        last_2: the same on the other side.
        side: `INVERSE_SIDE` if the cube and its inverse have been swapped, or 0.
        made: how many moves have been made.
    """
    nodes = load64(work, NODES) + 1
    store64(work, NODES, nodes)
    if nodes & POLL_MASK == 0 and _is_stopped(work):
        return STOPPED
    moves = load64(arena + ALLOWED, last) & load64(arena + FREE, tight >> 3)
    moves_2 = load64(arena + ALLOWED, last_2) & load64(arena + FREE, tight & 7)
    if count_bits(moves_2) < count_bits(moves):
        moves, last, last_2 = moves_2, last_2, last
        corners, corners_2 = corners_2, corners
        low, low_2, high, high_2 = low_2, low, high_2, high
        upper = upper >> 24 | (upper & 0xFFFFFF) << 24
        tight = tight >> 3 | (tight & 7) << 3
        side ^= INVERSE_SIDE
    left -= 1
    base = load64(arena, BASE)
    children = work + CHILDREN + made * (18 * CHILD_BYTES)
    count = plain(0)
    while moves != 0:
        move = lowest_bit(moves)
        moves &= moves - 1
        child = children + count * CHILD_BYTES
        corners_3 = multiply_corners(corners, load64(arena + TURN + 24 * move, 0))
        store64(child, CHILD_CUBE, corners_3)
        store64(child, CHILD_MOVE, move)
        if left <= CORNERS_FIRST:
            place = corner_place(arena, corners_3)
            prefetch(load64(arena, CORNERS) + (place >> 1))
            store64(child, CHILD_FETCHED, place)
        count += 1
    made_children, count = count, plain(0)
    for i in range(made_children):
        source = children + i * CHILD_BYTES
        if left <= CORNERS_FIRST and corner_entry(arena, load64(source, CHILD_FETCHED)) > left:
            continue
        corners_3, move = load64(source, CHILD_CUBE), load64(source, CHILD_MOVE)
        turn = arena + TURN + 24 * move
        child = children + count * CHILD_BYTES
        low_3, high_3 = multiply_edges(low, high, load64(turn, 1), load64(turn, 2))
        if left == 0:
            if is_solved(corners_3, low_3, high_3):
                store8(work + PATH, made, move | side)
                return FOUND
            continue
        back = arena + UNTURN + 24 * move
        corners_4 = multiply_corners(load64(back, 0), corners_2)
        low_4, high_4 = multiply_edges(load64(back, 1), load64(back, 2), low_2, high_2)
        store64(child, CHILD_CUBE, corners_3)
        store64(child, CHILD_CUBE + 1, low_3)
        store64(child, CHILD_CUBE + 2, high_3)
        store64(child, CHILD_INVERSE, corners_4)
        store64(child, CHILD_INVERSE + 1, low_4)
        store64(child, CHILD_INVERSE + 2, high_4)
        store64(child, CHILD_MOVE, move)
        bounds = upper + load64(arena + STEP, move)
        store64(child, CHILD_UPPER, bounds)
        wanted = plain(0)
        if left <= base + 3:
            # Only coordinates that may be as far as the moves left tell anything.
            wanted = gather_bits((bounds + (128 - left) * EACH_BYTE) >> 7)
        _fetch(arena, child, wanted, tight, left >= base + 2)
        count += 1
    for i in range(count):
        child = children + i * CHILD_BYTES
        tight_2 = _look(arena, child, left, base)
        if tight_2 < 0:
            continue
        move = load64(child, CHILD_MOVE)
        store8(work + PATH, made, move | side)
        status = _search(
            arena,
            work,
            load64(child, CHILD_CUBE),
            load64(child, CHILD_CUBE + 1),
            load64(child, CHILD_CUBE + 2),
            load64(child, CHILD_INVERSE),
            load64(child, CHILD_INVERSE + 1),
            load64(child, CHILD_INVERSE + 2),
            left,
            load64(child, CHILD_UPPER),
            tight_2,
            move // 3 + 1,
            last_2,
            side,
            made + 1,
        )
        if status != NOTHING:
            return status
    return NOTHING


@kernel
def _fetch(arena: int, child: int, wanted: int, tight: int, all_now: bool) -> None:
    """Ask for the entries of a child: of the likeliest coordinate, or of ``all_now``."""
    count = plain(0)
    while wanted != 0:
        likely = wanted & tight
        coordinate = lowest_bit(likely) if likely != 0 else lowest_bit(wanted)
        wanted ^= 1 << coordinate
        place = _place(arena, child, coordinate)
        prefetch(load64(arena, MAIN) + (place >> 2))
        count += 1
        store64(child, CHILD_FETCHED + count, place << 3 | coordinate)
        if not all_now:
            break
    store64(child, CHILD_WANTED, wanted)
    store64(child, CHILD_FETCHED, count)


@kernel
def _place(arena: int, child: int, coordinate: int) -> int:
    """Return the entry of one of a child's six coordinates."""
    axis, cube = coordinate, child + 8 * CHILD_CUBE
    if coordinate >= 3:
        axis, cube = coordinate - 3, child + 8 * CHILD_INVERSE
    return main_place(arena, axis, load64(cube, 0), load64(cube, 1), load64(cube, 2))


@kernel
def _look(arena: int, child: int, left: int, base: int) -> int:
    """Look a child's entries up; return its tight coordinates, or -1 if it is too far."""
    upper, tight = load64(child, CHILD_UPPER), plain(0)
    count, wanted = load64(child, CHILD_FETCHED), load64(child, CHILD_WANTED)
    done = plain(0)
    while done < count or wanted != 0:
        if done < count:
            done += 1
            known = load64(child, CHILD_FETCHED + done)
            place, coordinate = known >> 3, known & 7
        else:
            coordinate = lowest_bit(wanted)
            wanted &= wanted - 1
            place = _place(arena, child, coordinate)
        entry = main_entry(arena, place)
        if entry > 0:
            if base + entry > left:
                return -1
            if base + entry == left:
                tight |= 1 << coordinate
        if entry < 3:
            shift = coordinate << 3
            bound = min(upper >> shift & 0xFF, base + entry)
            upper = upper & ~(0xFF << shift) | bound << shift
    store64(child, CHILD_UPPER, upper)
    return tight


@kernel
def _is_stopped(work: int) -> bool:
    stopped = load64(load64(work, SIGNALS), SIGNAL_STOP) | load64(load64(work, CALLED_OFF), 0)
    return stopped != 0
