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

from collections.abc import Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

from cubeapp.engine.coordinates.successors import NEXT_STRIDE, MoveRules, Word
from cubeapp.engine.kernels.compiled import kernel, plain
from cubeapp.engine.kernels.memory import load8, load64, store8, store64
from cubeapp.engine.kernels.shuffles import count_bits, gather_bits, lowest_bit, prefetch
from cubeapp.engine.model.cubies import Cubies
from cubeapp.engine.model.moves import undone
from cubeapp.engine.solvers.optimal.cubes import (
    corner_entry,
    corner_place,
    is_solved,
    main_entry,
    main_place,
    multiply_corners,
    write_product,
)
from cubeapp.engine.solvers.optimal.layout import (
    AFTER,
    ALLOWED,
    ANSWER_BYTES,
    ANSWERS,
    ANSWERS_COUNT,
    ANSWERS_ROOM,
    BASE,
    BEGUN,
    CALLED_OFF,
    CHILDREN,
    CORNERS,
    CORNERS_FIRST,
    FREE,
    HALFWAY,
    INVERSE_SIDE,
    MAIN,
    NODE_BYTES,
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
from cubeapp.engine.solvers.optimal.tables import Arena, inverse_of, words_of

# What a search returns.
NOTHING = 0
"""There is no solution of that length, or all there are have been noted."""
FOUND = 1
STOPPED = 2
FULL = 3
"""There are more solutions than there is room for."""

SIGNAL_STOP = 0
POLL_MASK = 4095
EACH_BYTE = 0x010101010101
"""One in each of the six bytes of upper bounds."""

# A node: words of its memory.
CUBE = 0
"""Three words of the cube and three of its inverse, the two sides."""
UPPER = 6
"""Upper bounds of the six coordinates' distances, a byte each."""
MOVE = 7
"""The move that led here."""
WANTED = 8
"""At first: which coordinates are still to be looked up, as bits."""
TIGHT = 8
"""Then: which are known to be as far away as there are moves left, or further, as bits."""
COUNT = 9
"""At first: how many entries have been asked for."""
STATES = 9
"""Then: the states of both sides by the rules of `optimal_rules`, a byte each."""
FETCHED = 10
"""The entries asked for, each ``8·place + coordinate``."""


def compile_search(arena: Arena) -> None:
    """Have the search compiled, or loaded from the cache."""
    flag = np.zeros(1, dtype=np.int64)
    work = Work(Cubies.solved(), MoveRules(), flag, flag)
    work.search(arena, (), 0)


class Work:
    """The memory of one search for one cube; threads each need their own."""

    def __init__(
        self,
        cubies: Cubies,
        rules: MoveRules,
        signals: NDArray[np.int64],
        called_off: NDArray[np.int64],
    ) -> None:
        """Set the memory up.

        Args:
            cubies: the cube, centres at home.
            rules: which moves are made.
            signals: those of the `SearchControl`.
            called_off: int64, shape (1,); not 0 stops this search.
        """
        self._work = np.zeros(WORK_BYTES, dtype=np.uint8)
        self._words = self._work[:PATH].view(np.int64)
        self._kept = (signals, called_off)
        self._answers = np.zeros((0, ANSWER_BYTES), dtype=np.uint8)
        self._words[SIGNALS], self._words[CALLED_OFF] = signals.ctypes.data, called_off.ctypes.data
        self._write(ALLOWED, *rules.tables)
        root = [*words_of(cubies), *words_of(inverse_of(cubies)), UNKNOWN_UPPER, 0, 0]
        self._write(ROOT, np.array([*root, rules.back_start << 8], dtype=np.int64))

    def _write(self, start: int, *parts: NDArray[Any]) -> None:
        for part in parts:
            self._work[start : start + part.nbytes] = part.view(np.uint8).ravel()
            start += part.nbytes

    def make_room(self, count: int) -> None:
        """Note up to ``count`` solutions of a search to come, or stop at the first if 0."""
        self._answers = np.zeros((count, ANSWER_BYTES), dtype=np.uint8)
        self._words[ANSWERS] = self._answers.ctypes.data if count else 0
        self._words[ANSWERS_ROOM], self._words[ANSWERS_COUNT] = count, 0

    @property
    def room(self) -> int:
        """For how many solutions there is room."""
        return len(self._answers)

    @property
    def nodes(self) -> int:
        """How many nodes this has looked at so far."""
        return int(self._words[NODES])

    def search(self, arena: Arena, beginning: Sequence[int], length: int) -> int:
        """Look for solutions of ``length`` that begin as said.

        Args:
            arena: the tables.
            beginning: see `optimal_beginnings`.
            length: more moves than that and at most `MOST_MOVES`, or 0, which finds nothing.

        Returns:
            `NOTHING`, `FOUND`, `STOPPED` or `FULL`.
        """
        self._work[PATH : PATH + len(beginning)] = beginning
        self._words[BEGUN], self._words[ANSWERS_COUNT] = len(beginning), 0
        return search(arena.address, self._work.ctypes.data, length)

    def found(self, length: int) -> Word:
        """Return the solution that a search of ``length`` has ended with."""
        return _moves(self._work[PATH : PATH + length].tolist())

    def all_found(self, length: int) -> list[Word]:
        """Return the solutions that a search of ``length`` has noted, for which there was room."""
        count = int(self._words[ANSWERS_COUNT])
        return [_moves(path) for path in self._answers[:count, :length].tolist()]


def _moves(path: list[int]) -> Word:
    front = [move for move in path if move < INVERSE_SIDE]
    back = [move - INVERSE_SIDE for move in path if move >= INVERSE_SIDE]
    # A move of the inverse is undone at the end, the first one last of all.
    return (*front, *undone(back))


@kernel
def search(arena: int, work: int, length: int) -> int:
    """Look for solutions of the cube at `ROOT` that begin as `PATH` does.

    Args:
        arena: the address of the tables.
        work: the address of this search's memory.
        length: more moves than `PATH` begins with, or 0, which finds nothing.

    Returns:
        `NOTHING`, `FOUND` with the moves in `PATH`, `STOPPED` or `FULL`.
    """
    if length == 0:
        return NOTHING
    node, begun = work + ROOT, load64(work, BEGUN)
    for made in range(begun):
        child = work + CHILDREN + made * (18 * NODE_BYTES)
        marked = load8(work + PATH, made)
        move, side = marked & (INVERSE_SIDE - 1), marked >> 7
        _turn(arena, node, child, move, side)
        store64(child, UPPER, load64(node, UPPER))
        store64(child, TIGHT, plain(0))
        store64(child, STATES, _states_after(work, load64(node, STATES), move, side))
        node = child
    return _search(arena, work, node, length - begun, begun)


@kernel
def _search(arena: int, work: int, node: int, left: int, made: int) -> int:
    """Solve a node in ``left`` more moves, at least one, after ``made``."""
    nodes = load64(work, NODES) + 1
    store64(work, NODES, nodes)
    if nodes & POLL_MASK == 0 and _is_stopped(work):
        return STOPPED
    tight, states = load64(node, TIGHT), load64(node, STATES)
    moves = load64(work + ALLOWED, states & 0xFF) & load64(arena + FREE, tight >> 3)
    moves_2 = load64(work + ALLOWED, states >> 8) & load64(arena + FREE, tight & 7)
    side = plain(0)
    if count_bits(moves_2) < count_bits(moves):
        moves, side = moves_2, plain(1)
    left -= 1
    children = work + CHILDREN + made * (18 * NODE_BYTES)
    count = _turn_corners(arena, node, children, moves, side, left)
    if left == 0:
        return _end(arena, work, node, children, count, side, made)
    count = _make_children(arena, node, children, count, side, left)
    base = load64(arena, BASE)
    for i in range(count):
        child = children + i * NODE_BYTES
        tight = _look(arena, child, left, base)
        if tight < 0:
            continue
        move = load64(child, MOVE)
        store8(work + PATH, made, move | side << 7)
        store64(child, TIGHT, tight)
        store64(child, STATES, _states_after(work, states, move, side))
        status = _search(arena, work, child, left, made + 1)
        if status != NOTHING:
            return status
    return NOTHING


@kernel
def _states_after(work: int, states: int, move: int, side: int) -> int:
    """Return a node's states after a move on one side."""
    shift = side << 3
    state = states >> shift & 0xFF
    return states ^ (state ^ load8(work + AFTER, state * NEXT_STRIDE + move)) << shift


@kernel
def _turn(arena: int, node: int, child: int, move: int, side: int) -> None:
    """Write both cubes of a child."""
    front, back = 24 * side, 24 - 24 * side
    turn, undo = arena + TURN + 24 * move, arena + UNTURN + 24 * move
    write_product(child + front, node + front, turn)
    write_product(child + back, undo, node + back)


@kernel
def _turn_corners(arena: int, node: int, children: int, moves: int, side: int, left: int) -> int:
    """Write each child's move, and its corners' entry if that is asked first."""
    corners, first = load64(node + 24 * side, 0), load64(arena, CORNERS_FIRST)
    count = plain(0)
    while moves != 0:
        move = lowest_bit(moves)
        moves &= moves - 1
        child = children + count * NODE_BYTES
        store64(child, MOVE, move)
        if left <= first:
            turned = multiply_corners(corners, load64(arena + TURN + 24 * move, 0))
            place = corner_place(arena, turned)
            prefetch(load64(arena, CORNERS) + (place >> 1))
            store64(child, FETCHED, place)
        count += 1
    return count


@kernel
def _make_children(arena: int, node: int, children: int, count: int, side: int, left: int) -> int:
    """Make the children whose corners are not too far, and return how many there are."""
    base, upper, tight = load64(arena, BASE), load64(node, UPPER), load64(node, TIGHT)
    first = load64(arena, CORNERS_FIRST)
    steps = arena + STEP + 144 * side
    made = plain(0)
    for i in range(count):
        source = children + i * NODE_BYTES
        if left <= first and corner_entry(arena, load64(source, FETCHED)) > left:
            continue
        move = load64(source, MOVE)
        child = children + made * NODE_BYTES
        _turn(arena, node, child, move, side)
        bounds = upper + load64(steps, move)
        store64(child, UPPER, bounds)
        store64(child, MOVE, move)
        wanted = plain(0)
        if left <= base + 3:
            # Only coordinates that may be as far as the moves left tell anything.
            wanted = gather_bits((bounds + (128 - left) * EACH_BYTE) >> 7)
        _fetch(arena, child, wanted, tight, left >= base + 2)
        made += 1
    return made


@kernel
def _end(arena: int, work: int, node: int, children: int, count: int, side: int, made: int) -> int:
    """Look for solved cubes among the last children."""
    for i in range(count):
        child = children + i * NODE_BYTES
        if corner_entry(arena, load64(child, FETCHED)) > 0:
            continue
        move = load64(child, MOVE)
        _turn(arena, node, child, move, side)
        cube = child + 24 * side
        if is_solved(load64(cube, 0), load64(cube, 1), load64(cube, 2)):
            states = _states_after(work, load64(node, STATES), move, side)
            store8(work + PATH, made, move | side << 7)
            # Half turns that both sides are halfway with are whole.
            if load8(work + HALFWAY, states & 0xFF) == load8(work + HALFWAY, states >> 8):
                status = _note(work, made + 1)
                if status != NOTHING:
                    return status
    return NOTHING


@kernel
def _note(work: int, length: int) -> int:
    """Keep the solution in `PATH` if more are wanted."""
    answers, count = load64(work, ANSWERS), load64(work, ANSWERS_COUNT)
    if answers == 0:
        return FOUND
    if count == load64(work, ANSWERS_ROOM):
        return FULL
    for i in range(length):
        store8(answers + count * ANSWER_BYTES, i, load8(work + PATH, i))
    store64(work, ANSWERS_COUNT, count + 1)
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
        store64(child, FETCHED - 1 + count, place << 3 | coordinate)
        if not all_now:
            break
    store64(child, WANTED, wanted)
    store64(child, COUNT, count)


@kernel
def _place(arena: int, child: int, coordinate: int) -> int:
    """Return the entry of one of a child's six coordinates."""
    axis, cube = coordinate, child + 8 * CUBE
    if coordinate >= 3:
        axis, cube = coordinate - 3, child + 24
    return main_place(arena, axis, load64(cube, 0), load64(cube, 1), load64(cube, 2))


@kernel
def _look(arena: int, child: int, left: int, base: int) -> int:
    """Look a child's entries up; return its tight coordinates, or -1 if it is too far."""
    upper, tight = load64(child, UPPER), plain(0)
    count, wanted = load64(child, COUNT), load64(child, WANTED)
    done = plain(0)
    while done < count or wanted != 0:
        if done < count:
            done += 1
            known = load64(child, FETCHED - 1 + done)
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
    store64(child, UPPER, upper)
    return tight


@kernel
def _is_stopped(work: int) -> bool:
    stopped = load64(load64(work, SIGNALS), SIGNAL_STOP) | load64(load64(work, CALLED_OFF), 0)
    return stopped != 0
