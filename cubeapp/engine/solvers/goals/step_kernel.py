"""Coordinates, tables of distances and depth-first search for steps, compiled.

A coordinate is all that a goal can see of one orbit, numbered as turns reach it from the goal. A
table has the exact distance of every combination of up to three coordinates. The search goes
through the turns with a stack of its own, so it can rest and go on; of a position it works out
only the coordinates that the next table wants.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from cubeapp.engine.coordinates.pruning import UNSEEN
from cubeapp.engine.kernels.compiled import kernel, plain
from cubeapp.engine.kernels.head import SIGNAL_STOP
from cubeapp.engine.kernels.memory import SPREAD, load8, load32, load64, store64

Ints = NDArray[np.int64]

NONE = -1

# A row of the search's stack: the coordinates, and these words behind them.
COORDINATES = 20
STATE, NEXT, LEFT, ZERO = range(COORDINATES, COORDINATES + 4)
ROW_WORDS = COORDINATES + 4
LONGEST = 96
"""More turns than any search makes, those that count nothing among them."""

# The words of the plan of a search: of how many tables, turns and goals it knows, the address of
# each coordinate's turns, and a row for each table.
TABLES, TURNS, GOALS = range(3)
AT_COORDINATES = 3
AT_TABLES = AT_COORDINATES + COORDINATES
# A row of it: the table's address, its coordinates, the sizes of the last two, and up to which
# coordinate all have to be known then.
TABLE_WORDS = 7
ADDRESS, FIRST, SECOND, THIRD, SIZE_2, SIZE_3, KNOWN = range(TABLE_WORDS)

# The words of a search's progress.
DEPTH, NODES, FOUND = range(3)
PROGRESS_WORDS = 3
DONE, RESTING = range(2)
"""What `walk` comes back with."""


@kernel
def _slot(word: int, slots: NDArray[np.int32], states: Ints) -> int:
    """Return the slot of a state, or the empty one where it belongs."""
    mask = len(slots) - 1
    spread = (word ^ (word >> 31)) * SPREAD
    place = (spread ^ (spread >> 29)) & mask
    while slots[place] >= 0 and states[slots[place]] != word:
        place = (place + 1) & mask
    return plain(place)


@kernel
def number_of(word: int, slots: NDArray[np.int32], states: Ints) -> int:
    """Return the number of a state, or `NONE`."""
    return plain(slots[_slot(word, slots, states)])


@kernel
def _turned(
    word: int, turn: int, bits: int, turns: int, flags: int, kept: Ints, moved: NDArray[np.int64]
) -> int:
    """Return a state after a turn; see `explore`."""
    result: int = word & kept[turn]
    for i in range(moved[turn, 0, 0]):
        item = (word >> moved[turn, 1 + i, 0]) & ((1 << bits) - 1)
        if (flags >> (item & 15)) & 1:
            turned = (item >> 4) + moved[turn, 1 + i, 2]
            item = (item & 15) | (turned - turns * (turned >= turns)) << 4
        result |= item << moved[turn, 1 + i, 1]
    return result


@kernel
def explore(
    bits: int,
    turns: int,
    flags: int,
    kept: Ints,
    moved: NDArray[np.int64],
    seeds: Ints,
    states: Ints,
    slots: NDArray[np.int32],
    after: NDArray[np.int32],
    signals: Ints,
) -> int:
    """Number all states that turns reach, breadth first, and return how many there are.

    A state is a word with ``bits`` for each place: the class of its cubie, below 16, and above it
    how that is turned.

    Args:
        bits: see above.
        turns: 3 for corners, 2 for edges.
        flags: a bit for each class whose orientation matters.
        kept: a mask of the places that each turn leaves alone.
        moved: shape (turns, 1 + places, 3). How many places each turn moves; then from where, as
            a shift, to where, and how the cubie is turned.
        seeds: where to begin.
        states: room for the states.
        slots: more of them than there are states, a power of two, all -1.
        after: shape (states, turns). The number after each turn.
        signals: of a `SearchControl`.

    Returns:
        `NONE` if there is too little room or the search was stopped.
    """
    count = plain(0)
    for i in range(len(seeds)):
        place = _slot(seeds[i], slots, states)
        if slots[place] < 0:
            slots[place], states[count] = count, seeds[i]
            count += 1
    number = plain(0)
    while number < count:
        if number & 1023 == 0 and signals[SIGNAL_STOP] != 0:
            return NONE
        for turn in range(after.shape[1]):
            word = _turned(states[number], turn, bits, turns, flags, kept, moved)
            place = _slot(word, slots, states)
            if slots[place] < 0:
                if count == len(states):
                    return NONE
                slots[place], states[count] = count, word
                count += 1
            after[number, turn] = slots[place]
        number += 1
    return count


@kernel
def spread(
    first: NDArray[np.int32],
    second: NDArray[np.int32],
    third: NDArray[np.int32],
    costs: Ints,
    depth: int,
    table: NDArray[np.uint8],
    signals: Ints,
) -> int:
    """Turn what is ``depth`` away on, and return how many entries have come nearer.

    Args:
        first: the first coordinate after each turn: shape (values, turns).
        second: the second one.
        third: the third one.
        costs: of each turn; of what counts more than once all is left out that others reach.
        depth: all entries up to it are right.
        table: the distances, in the order of the coordinates.
        signals: of a `SearchControl`.
    """
    found, place = plain(0), plain(0)
    for one in range(len(first)):
        for two in range(len(second)):
            if signals[SIGNAL_STOP] != 0:
                return 0
            for three in range(len(third)):
                if table[place] == depth:
                    for turn in range(len(costs)):
                        row = plain(first[one, turn]) * len(second) + second[two, turn]
                        reached = row * len(third) + third[three, turn]
                        if table[reached] > depth + costs[turn]:
                            table[reached] = depth + costs[turn]
                            found += 1
                place += 1
    return found


@kernel
def gather(
    first: NDArray[np.int32],
    second: NDArray[np.int32],
    third: NDArray[np.int32],
    cost: int,
    depth: int,
    table: NDArray[np.uint8],
    signals: Ints,
) -> int:
    """Do what `spread` does where all turns count the same, from what is not reached yet."""
    found, place = plain(0), plain(0)
    for one in range(len(first)):
        for two in range(len(second)):
            if signals[SIGNAL_STOP] != 0:
                return 0
            for three in range(len(third)):
                if table[place] == UNSEEN:
                    for turn in range(first.shape[1]):
                        row = plain(first[one, turn]) * len(second) + second[two, turn]
                        if table[row * len(third) + third[three, turn]] == depth:
                            table[place] = depth + cost
                            found += 1
                            break
                place += 1
    return found


@kernel
def distance(table: int, row: int) -> int:
    """Return what a table says about a position, both by the addresses of their words."""
    index = load64(row, load64(table, FIRST)) * load64(table, SIZE_2)
    index = (index + load64(row, load64(table, SECOND))) * load64(table, SIZE_3)
    return load8(load64(table, ADDRESS), index + load64(row, load64(table, THIRD)))


@kernel
def _is_goal(plan: Ints, goals: NDArray[np.int64], rows: NDArray[np.int64], depth: int) -> bool:
    """Tell whether a position, of which every table says 0, is one of the goals."""
    for goal in range(plan[GOALS]):
        same = True
        for coordinate in range(goals.shape[1]):
            same = same and goals[goal, coordinate] == rows[depth, coordinate]
        if same:
            return True
    return False


@kernel
def _rest_of(plan: int, row: int, turn: int, left: int) -> int:
    """Work out the position after a turn, and return the farthest distance, or one too far.

    It goes only as far as a table says that ``left`` is too little.

    Args:
        plan: the address of the plan.
        row: that of the position's row; the next one is written.
        turn: the turn.
        left: how much is left after it.
    """
    known, farthest, following = plain(0), plain(0), row + 8 * ROW_WORDS
    turns, after = load64(plan, TURNS), plan + 8 * AT_COORDINATES
    table = plan + 8 * AT_TABLES
    for _ in range(load64(plan, TABLES)):
        wanted = load64(table, KNOWN)
        while known < wanted:
            number = load32(load64(after, known), load64(row, known) * turns + turn)
            store64(following, known, number)
            known += 1
        farthest = max(farthest, distance(table, following))
        if farthest > left:
            break
        table += 8 * TABLE_WORDS
    return farthest


@kernel
def walk(
    plan: Ints,
    costs: Ints,
    lists: NDArray[np.uint8],
    after: NDArray[np.uint8],
    goals: NDArray[np.int64],
    rows: NDArray[np.int64],
    progress: Ints,
    path: NDArray[np.uint8],
    found: NDArray[np.uint8],
    nodes: int,
) -> int:
    """Go on with a search for all solutions that count just what is left in the first row.

    Args:
        plan: see above.
        costs: of each turn.
        lists: see `TurnRules`.
        after: see `TurnRules`.
        goals: shape (goals, coordinates).
        rows: the stack, shape (`LONGEST`, `ROW_WORDS`).
        progress: see above.
        path: the turns made, shape (`LONGEST`,).
        found: shape (room, 1 + `LONGEST`); the length of each solution and its turns.
        nodes: how many to look at before a rest.

    Returns:
        `DONE`, or `RESTING` if there is more to do: enough was looked at, or the room is full.
    """
    words, stack, turns = plan.ctypes.data, rows.ctypes.data, plain(len(costs))
    counts, following, states = costs.ctypes.data, lists.ctypes.data, after.ctypes.data
    depth, seen, room = progress[DEPTH], plain(0), plain(len(found))
    while depth >= 0 and seen < nodes and progress[FOUND] < room:
        row = stack + 8 * ROW_WORDS * depth
        turn = _next_turn(row, following, turns)
        if turn == NONE:
            depth -= 1
            continue
        left = load64(row, LEFT) - load64(counts, turn)
        if left < 0:
            continue
        seen += 1
        farthest = _rest_of(words, row, turn, left)
        if farthest > left:
            continue
        path[depth] = turn
        if farthest == 0 and _is_goal(plan, goals, rows, depth + 1):
            # What goes on behind a goal is no solution, nor what stops there too early.
            if left == 0:
                _note(path, depth + 1, found, progress)
        elif depth + 2 < LONGEST:
            depth += 1
            _begin(row + 8 * ROW_WORDS, load8(states, load64(row, STATE) * turns + turn), left)
    progress[DEPTH] = depth
    progress[NODES] += seen
    return DONE if depth < 0 else RESTING


@kernel
def _next_turn(row: int, following: int, turns: int) -> int:
    """Return the next turn to be made from a position, or `NONE`; both by their addresses."""
    listed, next_ = following + load64(row, STATE) * (turns + 1), load64(row, NEXT)
    if next_ == load8(listed, 0):
        return NONE
    store64(row, NEXT, next_ + 1)
    return load8(listed, 1 + next_)


@kernel
def _begin(row: int, state: int, left: int) -> None:
    """Begin with the turns from a position whose coordinates are there already."""
    store64(row, STATE, state)
    store64(row, NEXT, 0)
    store64(row, LEFT, left)


@kernel
def _note(path: NDArray[np.uint8], length: int, found: NDArray[np.uint8], progress: Ints) -> None:
    number = progress[FOUND]
    found[number, 0] = length
    for i in range(length):
        found[number, 1 + i] = path[i]
    progress[FOUND] = number + 1
