"""Algs by meeting in the middle, compiled: cubes as vectors of bytes, and filters of bits.

A byte a place: the class of the cubie there, whether its orientation matters, and if so how it
sits. A turn is one byte shuffle for the corners and one for the edges, and what it twists and
flips under the mask of those bits. From the goals backwards every word of turns of each cost is
made, and two bits of a filter are set for where it leads from; searching forwards, a cube is gone
on with only if the filter of what it may still cost has both its bits. What it has wrongly comes
to no goal in the end, and there all bytes are compared.

All children of a node are made and what they ask for is fetched ahead, before the first one is
looked at, for a filter is far away for the processor.
"""

from __future__ import annotations

from cubeapp.engine.kernels.compiled import kernel, plain
from cubeapp.engine.kernels.head import SIGNAL_STOP
from cubeapp.engine.kernels.memory import LOW_32, load8, load64, store8, store64
from cubeapp.engine.kernels.shuffles import prefetch, shuffle_pair, shuffle_word

DONE, STOPPED, FULL = 0, 1, 2
"""What a kernel returns: it came to its end, was stopped, or has no room for what it finds."""
POLL_MASK = 4095

# The words of a search's memory. Addresses, unless something else is said.
SIGNALS, NODES, COSTS, SEEDS, SEED_COUNT, LISTS, AFTER = range(7)
FRAMES = 7
"""The centres after a turn, a byte each; 0 if they do not matter."""
TURNED, UNTURNED = 8, 9
"""Four words for each turn, and for what undoes it: corners, edges twice, centres."""
PRECEDING = 10
"""By the turn that follows, what may come before it: like a row of `LISTS`."""
WIDTH = 11
"""Number of turns."""
HAS_FREE = 12
"""1 if there are turns that cost nothing."""
FILTERS = 13
"""Two words for each cost: the address of its filter, and how many words that has, less 1."""
DEPTH = 14
"""The highest cost with a filter; the first one is for 1."""
FOUND, SKIPPED, ROOM, PATHS = 15, 16, 17, 18
"""Solutions found, how many first ones are not to be kept, room for others, and where."""
PATH = 19
"""The turns made: room for `LONGEST` bytes, and their number as the last one of `PATH_BYTES`."""
PATH_BYTES = 64
LONGEST = PATH_BYTES - 1
NODE = PATH + PATH_BYTES // 8
"""The node that a search begins with, and behind it its children, and theirs."""
NODE_WORDS = 8
NODE_BYTES = 8 * NODE_WORDS

# A node: three words of its cube, and
MOVE, REST, PLACE, BITS = range(3, 7)
"""the turn that led to it, what may still be spent, and which bits of which word are asked for."""

ONES = 0x0101010101010101
TWIST = 0x30
FLIPS = 0x1010101010101010
HOLDS = 24
FACTOR_0, FACTOR_1 = 0x1E3779B97F4A7C15, 0x3F58476D1CE4E5B9
FACTOR_2, FACTOR_3 = 0x14D049BB133111EB, 0x2545F4914F6CDD1D
"""Odd numbers that mix bits well."""


@kernel
def search(work: int, cost: int) -> int:
    """Note every word of turns that costs so much and leads from the first node to a goal.

    None goes on behind a goal.

    Returns:
        `DONE`, `STOPPED` or `FULL`.
    """
    return _search(work, work + 8 * NODE, cost, plain(0), plain(0))


@kernel
def fill(work: int, cost: int, row: int) -> int:
    """Mark every cube from which turns that cost so much lead to the first node.

    Args:
        work: the address of the memory.
        cost: at least 1.
        row: the address of the filter's two words.

    Returns:
        `DONE` or `STOPPED`.
    """
    return _fill(work, work + 8 * NODE, cost, plain(0), load64(work, WIDTH), row)


@kernel
def _search(work: int, node: int, left: int, made: int, state: int) -> int:
    """Search on from a node after ``made`` turns; ``state`` tells which may follow."""
    if _is_stopped(work):
        return STOPPED
    if _is_goal(work, node):
        return _note(work, made) if left == 0 else DONE
    width = load64(work, WIDTH)
    following, states = load64(work, LISTS), load64(work, AFTER) + state * width
    following += state * (width + 1)
    filters, depth = load64(work, FILTERS), load64(work, DEPTH)
    turned, children = load64(work, TURNED), _children(work, made)
    count = _make_children(work, node, children, following, left, turned, filters, plain(1), depth)
    for i in range(count):
        child = children + i * NODE_BYTES
        if not _is_marked(child):
            continue
        move = load64(child, MOVE)
        store8(work + 8 * PATH, made, move)
        status = _search(work, child, load64(child, REST), made + 1, load8(states, move))
        if status != DONE:
            return status
    return DONE


@kernel
def _fill(work: int, node: int, left: int, made: int, last: int, row: int) -> int:
    """Fill on from a node after ``made`` turns were undone, the turn ``last`` the last of them."""
    if _is_stopped(work):
        return STOPPED
    preceding = load64(work, PRECEDING) + last * (load64(work, WIDTH) + 1)
    turned, children = load64(work, UNTURNED), _children(work, made)
    count = _make_children(work, node, children, preceding, left, turned, row, plain(0), plain(0))
    goes_on = load64(work, HAS_FREE) != 0
    for i in range(count):
        child = children + i * NODE_BYTES
        place, rest = load64(child, PLACE), load64(child, REST)
        if rest == 0:
            store64(place, 0, load64(place, 0) | load64(child, BITS))
            if not goes_on:
                continue
        if _fill(work, child, rest, made + 1, load64(child, MOVE), row) != DONE:
            return STOPPED
    return DONE


@kernel
def _is_stopped(work: int) -> bool:
    """Count a node, and tell every now and then whether the search was stopped."""
    nodes = load64(work, NODES) + 1
    store64(work, NODES, nodes)
    return nodes & POLL_MASK == 0 and load64(load64(work, SIGNALS), SIGNAL_STOP) != 0


@kernel
def _children(work: int, made: int) -> int:
    """Return the address of the children of a node after so many turns."""
    return work + 8 * NODE + (1 + made * load64(work, WIDTH)) * NODE_BYTES


@kernel
def _is_goal(work: int, node: int) -> bool:
    """Compare all bytes with those of every goal."""
    seed = load64(work, SEEDS)
    corners, low, high = load64(node, 0), load64(node, 1), load64(node, 2)
    for _ in range(load64(work, SEED_COUNT)):
        if corners == load64(seed, 0) and low == load64(seed, 1) and high == load64(seed, 2):
            return True
        seed += NODE_BYTES
    return False


@kernel
def _note(work: int, made: int) -> int:
    """Keep the word in `PATH`."""
    found = load64(work, FOUND)
    kept = found - load64(work, SKIPPED)
    if kept >= load64(work, ROOM):
        return FULL
    if kept >= 0:
        path = load64(work, PATHS) + kept * PATH_BYTES
        for i in range(PATH_BYTES // 8):
            store64(path, i, load64(work, PATH + i))
        store8(path, LONGEST, made)
    store64(work, FOUND, found + 1)
    return DONE


@kernel
def _make_children(
    work: int,
    node: int,
    children: int,
    following: int,
    left: int,
    turned: int,
    filters: int,
    least: int,
    most: int,
) -> int:
    """Make the children that cost no more than is left, and return how many there are.

    Those with a rest of ``least`` to ``most`` ask for their bits, in the filter of the rest's
    row, counted from ``least``.
    """
    costs = load64(work, COSTS)
    count = plain(0)
    for i in range(load8(following, 0)):
        move = load8(following, 1 + i)
        rest = left - load64(costs, move)
        if rest < 0:
            continue
        child = children + count * NODE_BYTES
        _turn(work, node, child, turned + 32 * move)
        store64(child, MOVE, move)
        store64(child, REST, rest)
        store64(child, PLACE, plain(0))
        if least <= rest and rest <= most:
            _ask(child, filters + 16 * (rest - least))
        count += 1
    return count


@kernel
def _turn(work: int, node: int, child: int, turn: int) -> None:
    """Write the cube of a child; the turn's words are at an address."""
    change = load64(turn, 0)
    corners = shuffle_word(load64(node, 0), change)
    corners += change & (corners >> 3 & ONES) * TWIST
    # Twists add up to 4; those of 3 and more lose 3.
    over = (corners >> 6 | corners >> 5 & corners >> 4) & ONES
    store64(child, 0, corners - (over << 4) - (over << 5))
    change_low, change_high = load64(turn, 1), load64(turn, 2)
    centres = load64(node, 2) >> 32
    low, high = shuffle_pair(load64(node, 1), load64(node, 2), change_low, change_high)
    low ^= change_low & low >> 3 & FLIPS
    high ^= change_high & high >> 3 & FLIPS
    high &= LOW_32
    frames = load64(work, FRAMES)
    if frames != 0:
        high |= load8(frames, HOLDS * centres + load64(turn, 3)) << 32
    store64(child, 1, low)
    store64(child, 2, high)


@kernel
def _ask(node: int, row: int) -> None:
    """Write which bits a node's cube has in a filter, and have them fetched."""
    mixed = load64(node, 0) * FACTOR_0 + load64(node, 1) * FACTOR_1 + load64(node, 2) * FACTOR_2
    mixed = (mixed ^ mixed >> 31) * FACTOR_3
    mixed ^= mixed >> 29
    place = load64(row, 0) + ((mixed >> 12 & load64(row, 1)) << 3)
    prefetch(place)
    store64(node, PLACE, place)
    store64(node, BITS, plain(1) << (mixed & 63) | plain(1) << (mixed >> 6 & 63))


@kernel
def _is_marked(node: int) -> bool:
    """Tell whether a node has its bits, or asks for none."""
    place = load64(node, PLACE)
    if place == 0:
        return True
    bits = load64(node, BITS)
    return load64(place, 0) & bits == bits
