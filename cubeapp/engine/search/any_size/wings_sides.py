"""What words for wings do to the centres of F, B, R and L by the way.

While these faces are still to be split, slices may half turn and stay so. That trades a line
of F for one of B, or of R for one of L, and puts centres right or wrong. Which ones depends on
how far the faces have turned by then, and on nothing else that a word does, but for the few
centres where two such lines cross.
"""

from __future__ import annotations

from functools import cache, lru_cache
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from cubeapp.engine.geometry import Axis, Face
from cubeapp.engine.permutations import layer_turn_arrays
from cubeapp.engine.search.any_size.families import turned_faces
from cubeapp.engine.search.any_size.geometry import geometry_of
from cubeapp.engine.search.any_size.state import make_turns
from cubeapp.engine.search.any_size.wings_words import OPTIONS, WingWords, wing_words
from cubeapp.engine.search.compiled import kernel

FACES = (Face.F, Face.B, Face.R, Face.L)
"""Those with centres to split, opposite ones side by side."""
CODES = tuple(2 * face.axis + (face >= Face.D) for face in FACES)
"""What turns of words call them."""
LEFT_OUT = 4
"""Stands for the quarters of a face whose line does not count."""
STATES = LEFT_OUT + 1
NO_LINES = STATES * STATES - 1
"""The entry of a table for two faces that are both left out."""
TABLES = ((0, 0), (2, 0), (0, 1), (2, 1))
"""For each table its first face, and whether the lines lie in layers about the Y axis, 0, or
about the third axis of the pair, 1."""
KINDS = 3
"""Half turns before a word's face turns, after them, and both."""
KIND_OF = np.array([-1, -1, 2, -1, 0, 0, 0, 1])
"""The kind of each of `wings_words.OPTIONS`, -1 where the slices come back as they went."""


class Sides(NamedTuple):
    """What kernels need to know of the four faces of one size."""

    size: int
    value: float
    """How many turns a right centre is worth; 0 leaves the centres out."""
    cells: NDArray[np.uint16]
    """Shape (cells,): the centres of the four faces."""
    face: NDArray[np.uint8]
    """Shape (cells,): which of `FACES`."""
    colour: NDArray[np.uint8]
    """Shape (cells,): their right colour."""
    lines: NDArray[np.uint8]
    """Shape (cells, 4, 2): the layer of each about the Y axis and about the third axis when its
    face has turned by 0…3 quarters."""
    swaps: NDArray[np.int16]
    """Shape (words, `KINDS`, 4): the rows of the table of `measure_sides` that add up to what a
    slice of a word does."""
    starts: NDArray[np.int32]
    """The turns, as in `state.TurnArrays`."""
    to: NDArray[np.uint16]
    source: NDArray[np.uint16]


@lru_cache(maxsize=8)
def sides_of(size: int, effort: int, settled: bool, value: float) -> Sides:
    """Return the four faces of one size; the words are those of `wing_words`."""
    shape = geometry_of(size)
    cells = np.flatnonzero(shape.is_centre & np.isin(shape.face, FACES))
    colour = shape.face[cells]
    face = np.array([FACES.index(Face(one)) for one in colour], dtype=np.uint8)
    lines = np.empty((len(cells), 4, 2), dtype=np.uint8)
    third = np.where(face < 2, Axis.X, Axis.Z)
    for quarters in range(4):
        there = np.argsort(turned_faces(size)[quarters])[cells]
        lines[:, quarters, 0] = shape.layer[Axis.Y, there]
        lines[:, quarters, 1] = shape.layer[third, there]
    swaps = swaps_of(effort, settled)
    turns = layer_turn_arrays(size)
    return Sides(size, value, cells.astype(np.uint16), face, colour, lines, swaps, *turns)


@cache
def swaps_of(effort: int, settled: bool) -> NDArray[np.int16]:
    """Return `Sides.swaps` for the words of `wing_words`."""
    words = wing_words(effort, settled)
    swaps = np.full((len(words.axis), KINDS, 4), NO_LINES, dtype=np.int16)
    for word, axis in enumerate(words.axis.tolist()):
        setup = int(words.setup[word])
        turns = words.turns[word, : words.length[word]].tolist()
        before, after = (_quarters(part) for part in (turns[:setup], turns))
        for table, (first, about) in enumerate(TABLES):
            if axis != (Axis.Y if about == 0 else (Axis.X, Axis.Z)[first // 2]):
                continue
            for kind, (early, late) in enumerate(_lines(before, after, first)):
                place = first if about == 0 else 0
                for offset, (one, other) in enumerate((early, late)):
                    row = STATES * STATES * table + STATES * one + other
                    swaps[word, kind, place + offset] = row
    return swaps


def _quarters(turns: list[int]) -> list[int]:
    """Return by how many quarters turns in a row turn each of the four faces."""
    return [sum(turn % 3 + 1 for turn in turns if turn // 3 == code) % 4 for code in CODES]


def _lines(
    before: list[int], after: list[int], first: int
) -> list[tuple[tuple[int, int], tuple[int, int]]]:
    """Return for each kind which lines of two opposite faces change for good.

    That is, with how many quarters each face has turned when its line is taken, before the face
    turns of a word and after them.
    """
    early, late = (before[first], before[first + 1]), (after[first], after[first + 1])
    none = (LEFT_OUT, LEFT_OUT)
    turned = [one != other for one, other in zip(early, late, strict=True)]
    # A line that lands on a face that does not turn is fetched back; so is what it came from.
    kept = tuple(early[i] if turned[1 - i] else LEFT_OUT for i in range(2))
    taken = tuple(late[i] if turned[i] else LEFT_OUT for i in range(2))
    return [(early, none), (none, late), ((kept[0], kept[1]), (taken[0], taken[1]))]


@kernel
def count_wrong_sides(cube: NDArray[np.uint8], sides: Sides) -> int:
    """Return how many centres of the four faces are on the opposite one."""
    wrong = 0
    for index in range(len(sides.cells)):
        wrong += cube[sides.cells[index]] != sides.colour[index]
    return wrong


@kernel
def measure_sides(cube: NDArray[np.uint8], sides: Sides, table: NDArray[np.int16]) -> None:
    """Write how many centres a line of two opposite faces puts right when they trade it.

    Args:
        cube: the facelets.
        sides: those of the size.
        table: the answer: shape (len(`TABLES`)·`STATES`², slots); a row for each way in which
            the two faces have turned, ``STATES·first + second``.
    """
    single = np.zeros((4, STATES, 2, sides.size), dtype=np.int16)
    for index in range(len(sides.cells)):
        gain = 1 if cube[sides.cells[index]] != sides.colour[index] else -1
        for quarters in range(4):
            for about in range(2):
                line = sides.lines[index, quarters, about]
                single[sides.face[index], quarters, about, line] += gain
    for slot in range(table.shape[1]):
        layer = layer_of(slot, sides.size)
        for number in range(4):
            first, about = TABLES[number]
            for one in range(STATES):
                for other in range(STATES):
                    row = (number * STATES + one) * STATES + other
                    gains = single[first, one, about, layer]
                    table[row, slot] = gains + single[first + 1, other, about, layer]


@kernel
def layer_of(slot: int, size: int) -> int:
    """Return the layer of a slot."""
    return slot // 2 + 1 if slot % 2 == 0 else size - 2 - slot // 2


@kernel
def make_turns_of(
    words: WingWords,
    word: int,
    options: NDArray[np.uint8],
    sides: Sides,
    cube: NDArray[np.uint8],
) -> None:
    """Make the turns of a word on a cube."""
    size, count = sides.size, 0
    turns = np.empty(len(words.turns[word]) + 2 * len(options), dtype=np.int32)
    for phase in range(2):
        first = 0 if phase == 0 else words.setup[word]
        end = words.setup[word] if phase == 0 else words.length[word]
        for index in range(first, end):
            turn = words.turns[word, index]
            layer = (size - 1) * (turn // 3 % 2)
            turns[count] = 3 * (size * (turn // 6) + layer) + turn % 3
            count += 1
        for slot in range(len(options)):
            quarters = OPTIONS[options[slot], phase]
            if quarters:
                layer = size * words.axis[word] + layer_of(slot, size)
                turns[count] = 3 * layer + quarters - 1
                count += 1
    make_turns(cube, turns, count, sides.starts, sides.to, sides.source)
