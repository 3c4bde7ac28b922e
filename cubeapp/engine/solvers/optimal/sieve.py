"""Which children of nodes may be solved in the moves that are left: what the tables say.

The children of many nodes are looked up together, in rounds: all ask for an entry, then all
look at theirs. A table is far away for the processor, which fetches dozens of entries in the time
of one.
"""

from __future__ import annotations

from cubeapp.engine.coordinates.successors import NEXT_STRIDE
from cubeapp.engine.kernels.compiled import kernel, plain
from cubeapp.engine.kernels.memory import load8, load64, store64
from cubeapp.engine.kernels.shuffles import gather_bits, lowest_bit, prefetch
from cubeapp.engine.solvers.optimal.cubes import (
    corner_entry,
    fetch_places,
    main_entry,
    main_place,
    write_product,
)
from cubeapp.engine.solvers.optimal.layout import (
    AFTER,
    ASKED,
    BASE,
    CORNERS_FIRST,
    FETCHED,
    GOOD,
    INVERSE_SIDE,
    MAIN,
    MOVE,
    NODE_BYTES,
    PARENT,
    STATES_OF_BOTH,
    STEP,
    TIGHT,
    TURN,
    UNTURN,
    UPPER,
    WANTED,
)

EACH_BYTE = 0x010101010101
"""One in each of the six bytes of upper bounds."""
FAR = 3
"""The entry of all that is at least ``base + 3`` moves away."""
NO_BOUND = 64


@kernel
def sift(arena: int, work: int, level: int, count: int, left: int) -> int:
    """List the children that may be solved in ``left`` moves, and return how many there are.

    Args:
        arena: the address of the tables.
        work: the address of the search's memory.
        level: that of the children, which know their parents and moves; `GOOD` becomes the list.
        count: how many children there are.
        left: at least 1.
    """
    count = _make_all(arena, work, level, count, left)
    base = load64(arena, BASE)
    if left > base + FAR:
        return count
    if left == base + FAR:
        return _measure(arena, level, count, base)
    return _look_up(arena, level, count, left, base)


@kernel
def _make_all(arena: int, work: int, level: int, count: int, left: int) -> int:
    """Make and list the children whose corners are not too far, if these are asked first."""
    is_first = left <= load64(arena, CORNERS_FIRST)
    good = plain(0)
    for i in range(count):
        child = level + i * NODE_BYTES
        if is_first and corner_entry(arena, load64(child, FETCHED)) > left:
            continue
        make_node(arena, work, child)
        store64(level + GOOD, good, child)
        good += 1
    return good


@kernel
def make_node(arena: int, work: int, node: int) -> None:
    """Write all of a node that its parent and its move tell."""
    parent, marked = load64(node, PARENT), load64(node, MOVE)
    move, side = marked & (INVERSE_SIDE - 1), marked >> 7
    turn_both(arena, parent, node, marked)
    store64(node, UPPER, load64(parent, UPPER) + load64(arena + STEP + 144 * side, move))
    store64(node, TIGHT, plain(0))
    store64(node, STATES_OF_BOTH, states_after(work, load64(parent, STATES_OF_BOTH), marked))


@kernel
def turn_both(arena: int, node: int, child: int, marked: int) -> None:
    """Write both cubes of a child, from its move as in `PATH`."""
    move, side = marked & (INVERSE_SIDE - 1), marked >> 7
    front, back = 24 * side, 24 - 24 * side
    turn, undo = arena + TURN + 24 * move, arena + UNTURN + 24 * move
    write_product(child + front, node + front, turn)
    write_product(child + back, undo, node + back)


@kernel
def states_after(work: int, states: int, marked: int) -> int:
    """Return the states of both sides after a move as in `PATH`."""
    shift = marked >> 7 << 3
    state = states >> shift & 0xFF
    after = load8(work + AFTER, state * NEXT_STRIDE + (marked & (INVERSE_SIDE - 1)))
    return states ^ (state ^ after) << shift


@kernel
def _measure(arena: int, level: int, count: int, base: int) -> int:
    """Look all of each child up where ``base + 3`` moves are left, and nothing is known yet.

    No entry rules a child out here, but one of which a side is tight along all axes has no
    move to go on with: its other side is not looked at.
    """
    for side in range(2):
        for i in range(count):
            child = load64(level + GOOD, i)
            fetch_places(arena, child + 24 * side, child + 8 * FETCHED)
        good = plain(0)
        for i in range(count):
            child = load64(level + GOOD, i)
            tight = _read_side(arena, child, side, base)
            store64(level + GOOD, good, child)
            good += tight != 7
        count = good
    return count


@kernel
def _read_side(arena: int, child: int, side: int, base: int) -> int:
    """Write the bounds of one side, and return along which axes it is tight."""
    upper, tight = plain(0), plain(0)
    for axis in range(3):
        entry = main_entry(arena, load64(child, FETCHED + axis))
        upper |= (NO_BOUND if entry == FAR else base + entry) << 8 * axis
        tight |= (entry == FAR) << axis
    shift = 24 * side
    store64(child, UPPER, load64(child, UPPER) & ~(0xFFFFFF << shift) | upper << shift)
    store64(child, TIGHT, load64(child, TIGHT) | tight << 3 * side)
    return tight


@kernel
def _look_up(arena: int, level: int, count: int, left: int, base: int) -> int:
    """Look up whatever of the children may be as far as the moves left, in rounds."""
    good, asked = plain(0), plain(0)
    for i in range(count):
        child = load64(level + GOOD, i)
        # Only coordinates that may be so far tell anything.
        wanted = gather_bits((load64(child, UPPER) + (128 - left) * EACH_BYTE) >> 7)
        if wanted != 0:
            _ask(arena, child, wanted)
            store64(level + ASKED, asked, child)
            asked += 1
        else:
            store64(level + GOOD, good, child)
            good += 1
    while asked > 0:
        waiting, asked = asked, plain(0)
        for i in range(waiting):
            child = load64(level + ASKED, i)
            if _is_too_far(arena, child, left, base):
                continue
            wanted = load64(child, WANTED)
            if wanted != 0:
                _ask(arena, child, wanted)
                store64(level + ASKED, asked, child)
                asked += 1
            else:
                store64(level + GOOD, good, child)
                good += 1
    return good


@kernel
def _ask(arena: int, child: int, wanted: int) -> None:
    """Ask for the likeliest entry to rule a child out."""
    # What was tight before the move mostly is too far after it, on the side of the move above all.
    likely = wanted & load64(load64(child, PARENT), TIGHT)
    likeliest = likely & 7 << 3 * (load64(child, MOVE) >> 7)
    if likeliest != 0:
        likely = likeliest
    coordinate = lowest_bit(likely if likely != 0 else wanted)
    store64(child, WANTED, wanted ^ 1 << coordinate)
    side = coordinate + 1 >> 2
    cube = child + 24 * side
    place = main_place(
        arena, coordinate - 3 * side, load64(cube, 0), load64(cube, 1), load64(cube, 2)
    )
    prefetch(load64(arena, MAIN) + (place >> 2))
    store64(child, FETCHED, place << 3 | coordinate)


@kernel
def _is_too_far(arena: int, child: int, left: int, base: int) -> bool:
    """Look at the entry asked for; tell whether the child is ruled out."""
    known = load64(child, FETCHED)
    coordinate = known & 7
    entry = main_entry(arena, known >> 3)
    bound = base + entry
    if (entry > 0) & (bound > left):
        return True
    tight = load64(child, TIGHT) | ((entry > 0) & (bound == left)) << coordinate
    if tight & 7 == 7 or tight >> 3 == 7:
        return True
    store64(child, TIGHT, tight)
    shift, upper = coordinate << 3, load64(child, UPPER)
    bound = min(upper >> shift & 0xFF, NO_BOUND if entry == FAR else bound)
    store64(child, UPPER, upper & ~(0xFF << shift) | bound << shift)
    return False
