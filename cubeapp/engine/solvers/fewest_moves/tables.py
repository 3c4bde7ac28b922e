"""The tables of fewest moves, worked out from the geometry of the cube.

A way from one stage to the next is shortest where a table of exact distances says so: of the
edges' orientation (2,048 positions), of the domino from there (1,082,565), of half turns alone
from the domino (29,400), and of solved by half turns (663,552); for insertions also of what is
solved but for three edges of a ring, and of what half turns solve but for three corners. What a
stage may begin with on the other side of the cube is few turns, and listed.
"""

from __future__ import annotations

from functools import cache, reduce
from typing import Any

import numpy as np
from numpy.typing import NDArray

from cubeapp.engine.coordinates import coordinates as c
from cubeapp.engine.coordinates.pruning import pair_distances
from cubeapp.engine.coordinates.ranks import ranks_of_4, ranks_of_8
from cubeapp.engine.coordinates.subsets import masks, numbered, paired, subset_after
from cubeapp.engine.coordinates.successors import Word, next_turns
from cubeapp.engine.kernels.tables import TableSpec
from cubeapp.engine.model.moves import undone
from cubeapp.engine.solvers.control import SearchControl
from cubeapp.engine.solvers.fewest_moves import layout

SPEC = TableSpec("fewest-moves", 4, "|u1", (layout.BLOCK_BYTES,))

CORNER_ORDER = (0, 2, 5, 7, 1, 3, 4, 6)
"""The corner places by orbits of half turns: URF ULB DLF DRB, then UFL UBR DFR DBL."""
EDGE_ORDER = (1, 3, 5, 7, 0, 2, 4, 6, 8, 9, 10, 11)
"""The edge places by rings: UF UB DF DB, UR UL DR DL, FR FL BL BR."""
Ints = NDArray[np.int64]


def build_block() -> NDArray[np.uint8]:
    """Return every table in one block: uint8, shape (`BLOCK_BYTES`,)."""
    return layout.PARTS.block({**_eo_and_dr(), **_htr(), **_finish(), **_turns(), **_words()})


def _eo_and_dr() -> dict[str, NDArray[Any]]:
    flip, twist, slices = c.flip(), c.twist(), c.slice_places()
    turns = _numbers(layout.DR_TURNS)
    none = np.zeros((1, 18), dtype=np.int64)
    return {
        "EO_FAR": _distances(flip.after, none, [0]),
        "DR_FAR": _distances(twist.after[:, turns], slices.after[:, turns], [0]),
        "FLIP_AFTER": flip.after.astype(np.uint16),
        "TWIST_AFTER": twist.after.astype(np.uint16),
        "SLICE_AFTER": slices.after.astype(np.uint16),
        "SLICE_OF": c.slice_rank().astype(np.uint16),
    }


def _htr() -> dict[str, NDArray[Any]]:
    """Return what tells how far a domino is from half turns alone."""
    turns, states, classes = _numbers(layout.HTR_TURNS), c.all_permutations(8), corner_classes()
    corners, edges = ring_corners(), ring_edges()
    _, representatives = np.unique(classes, return_index=True)
    class_after = np.zeros((layout.CORNER_CLASSES, 18), dtype=np.int64)
    set_after = np.zeros((layout.EDGE_SETS, 18), dtype=np.int64)
    for turn in turns:
        after = c.permutation_rank(states[representatives][:, corners[turn]])
        class_after[:, turn] = classes[after]
    set_after[:, turns] = subset_after(edges[turns, :8], 4)
    set_of = numbered(masks(8, 4), 1 << 8)
    both = class_after[:, turns], set_after[:, turns]
    cycled = np.unique(classes[c.permutation_rank(corner_cycles())])
    goal, *goals = (
        int(number) * layout.EDGE_SETS + int(set_of[0xF0]) for number in (classes[0], *cycled)
    )
    return {
        "CLASS_OF": classes.astype(np.uint16),
        "SET_OF": set_of.astype(np.uint8),
        "CLASS_AFTER": class_after.astype(np.uint16),
        "SET_AFTER": set_after.astype(np.uint16),
        "HTR_FAR": _distances(*both, [goal]),
        "CORNERS_FAR": _distances(*both, goals),
        "CORNER_CYCLE": corner_cycles().astype(np.uint8),
    }


def corner_classes() -> Ints:
    """Return the class of each permutation of the corners, by its rank: int64, shape (40320,).

    They are of one class if half turns before them make the one of the other. That of those
    which half turns make is 0.
    """
    states, corners = c.all_permutations(8), ring_corners()
    first = np.arange(len(states))
    halves = [c.permutation_rank(corners[turn][states]) for turn in _numbers(layout.HALF_TURNS)]
    while True:
        before = first
        for half in halves:
            first = np.minimum(first, first[half])
        if np.array_equal(before, first):
            return np.asarray(np.unique(first, return_inverse=True)[1])


def corner_cycles() -> Ints:
    """Return every 3-cycle of the corners: int64, shape (112, 8)."""
    states = c.all_permutations(8)
    return np.asarray(states[(states != np.arange(8)).sum(axis=1) == 3])


def _finish() -> dict[str, NDArray[Any]]:
    """Return how far each cube of half turns is from solved, as `kernel.finish_place` has it."""
    turns, orders = _numbers(layout.HALF_TURNS), c.all_permutations(4)
    corners, edges = ring_corners()[turns], ring_edges()[turns]
    reached = _corners_reached(corners)
    corner_after = np.zeros((layout.HALF_TURN_CORNERS, len(turns)), dtype=np.int64)
    corner_after[_corner_number(reached)] = np.stack(
        [_corner_number(reached[:, turn]) for turn in corners], axis=1
    )
    first, second, third = (
        np.stack([c.permutation_rank(orders[:, edge[part] - part.start]) for edge in edges], axis=1)
        for part in (slice(0, 4), slice(4, 8), slice(8, 12))
    )
    both = paired(corner_after, third), paired(first, second)
    cycles = np.flatnonzero((orders != np.arange(4)).sum(axis=1) == 3)
    goals = [int(cycle) * weight for weight in (1, 24, 24**2) for cycle in cycles]
    return {
        "SOLVED_FAR": _distances(*both, [0]),
        "CYCLE_FAR": _distances(*both, goals),
        "ORDER_OF": ranks_of_4(),
    }


def _corners_reached(turns: Ints) -> Ints:
    """Return every permutation of the corners that half turns make: int64, shape (96, 8)."""
    found = [tuple(range(8))]
    for one in found:
        for turn in turns:
            after = tuple(one[place] for place in turn)
            if after not in found:
                found.append(after)
    return np.array(found)


def _corner_number(permutations: Ints) -> Ints:
    """Return the number of each permutation that half turns make of the corners.

    The first orbit may be in any order, and then the first place of the second tells the rest.
    """
    return 4 * c.permutation_rank(permutations[:, :4]) + permutations[:, 4] - 4


def _turns() -> dict[str, NDArray[Any]]:
    order = np.array(CORNER_ORDER), np.array(EDGE_ORDER)
    back = [np.argsort(part) for part in order]
    first, last = ranks_of_8()
    return {
        "TURN": c.turn_cubes(),
        "RING_TURN": _ring_cubes(),
        "RINGS": c.cube_bytes(*order),
        "FROM_RINGS": c.cube_bytes(*back),
        "FOLLOWING": np.array([_following(faces) for faces in range(64)], dtype=np.int64),
        "FIRST_FOUR": first,
        "LAST_FOUR": last,
    }


def _words() -> dict[str, NDArray[Any]]:
    eo = first_words(layout.ALL_TURNS, layout.EO_QUARTERS, layout.LONGEST_EO_WORD)
    dr = first_words(layout.DR_TURNS, layout.DR_QUARTERS, layout.LONGEST_DR_WORD)
    htr = first_words(layout.HTR_TURNS, layout.HTR_QUARTERS, layout.LONGEST_HTR_WORD)
    return {
        "EO_WORD": _records(eo, c.turn_cubes()),
        "DR_WORD": _records(dr, c.turn_cubes()),
        "HTR_WORD": _records(htr, _ring_cubes()),
    }


def first_words(turns: int, quarters: int, longest: int) -> list[Word]:
    """Return what a stage may begin with on the other side, the shortest first, no turns included.

    Args:
        turns: those that the stage may use, as bits.
        quarters: those that it is there to make needless: it begins with nothing that ends in
            others, which could as well belong to the next stage.
        longest: the most turns.
    """
    level: list[Word] = [()]
    words = list(level)
    for _ in range(longest):
        level = [
            (*word, turn)
            for word in level
            for turn in next_turns()[word[-1] // 3 if word else -1]
            if turns >> turn & 1
        ]
        words += [word for word in level if quarters >> word[-1] & 1 and not _is_loose(word)]
    return words


def _is_loose(word: Word) -> bool:
    """Tell whether the last turn follows a half turn of the opposite face, as in the kernel."""
    return len(word) > 1 and word[-2] % 3 == 1 and word[-2] // 3 + 3 == word[-1] // 3


def _records(words: list[Word], turns: NDArray[np.uint8]) -> NDArray[np.uint8]:
    """Return words as the kernel has them: uint8, shape (n, `WORD_BYTES`).

    Args:
        words: indices of turns.
        turns: as cubes, in the order that the kernel has those in.
    """
    records = np.zeros((len(words), layout.WORD_BYTES), dtype=np.uint8)
    for record, word in zip(records, words, strict=True):
        solved = c.cube_bytes(np.arange(8), np.arange(12))
        record[: layout.CUBE_BYTES] = reduce(_turned, turns[list(undone(word))], solved)
        record[layout.CUBE_BYTES] = len(word)
        record[layout.CUBE_BYTES + 1 :][: len(word)] = word
    return records


def _turned(cube: NDArray[np.uint8], turn: NDArray[np.uint8]) -> NDArray[np.uint8]:
    """Return a cube after a turn: uint8, shape (`CUBE_BYTES`,)."""
    (corners, edges), (corner, edge) = ((one[:8], one[8:20]) for one in (cube, turn))
    before = corners[corner & 15]
    twists = ((before >> 4) + (corner >> 4)) % 3
    after = before & 15 | twists << 4, edges[edge & 15] ^ edge & 16
    return c.cube_bytes(*after)


def _ring_cubes() -> NDArray[np.uint8]:
    """Return what turns of the domino do in the order of rings, as cubes."""
    return c.cube_bytes(ring_corners(), ring_edges())


def _following(faces: int) -> int:
    """Return the turns that may follow turns of ``faces``, as bits: none of those again."""
    return sum(1 << turn for turn in range(18) if not faces >> turn // 3 & 1)


@cache
def ring_corners() -> Ints:
    """Return each turn's permutation of the corners, by orbits: int64, shape (18, 8)."""
    return _reordered(c.turns().cp, CORNER_ORDER)


@cache
def ring_edges() -> Ints:
    """Return each turn's permutation of the edges, by rings: int64, shape (18, 12)."""
    return _reordered(c.turns().ep, EDGE_ORDER)


def _reordered(sources: Ints, order: tuple[int, ...]) -> Ints:
    number = np.argsort(order)
    return np.asarray(number[sources[:, order]])


def _numbers(turns: int) -> list[int]:
    """Return the turns whose bits are set."""
    return [turn for turn in range(18) if turns >> turn & 1]


def _distances(rows: Ints, columns: Ints, goals: list[int]) -> NDArray[np.uint8]:
    """Return how far each pair of values is from the nearest of ``goals``.

    Args:
        rows: the first value after each turn, shape (values, turns).
        columns: the second one, with the same turns.
        goals: the numbers of pairs, ``first * len(columns) + second``.

    Returns:
        uint8, shape (pairs,); `pruning.UNSEEN` where no turns lead.
    """
    first, last = (np.ascontiguousarray(part, dtype=np.uint16) for part in (rows, columns))
    near = np.divmod(np.array(goals), len(columns))
    return pair_distances(first, last, near, SearchControl().signals).ravel()
