"""Words that bring centre cubies up: the column word and the block word, in all their forms.

A *column word* lifts inner columns of a source face to the top, turns the top and brings the
columns back: three turns. A *block word* is the usual commutator, in seven: it puts a block of
the source into a gap of the top and leaves everything else of the top as it is. Both change no
centres but those of the top and the source, so a finished centre is never in the way.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
from itertools import product

import numpy as np
from numpy.typing import NDArray

from cubeapp.engine.model.geometry import Axis, Face
from cubeapp.engine.model.moves import Move, rotation
from cubeapp.engine.model.permutations import source_of

Facelets = NDArray[np.uint8]
"""Those of a cube in a flat array, shape (6·N²,)."""
SOURCES = (Face.F, Face.D)
"""Where cubies are brought up from: the cube is held so that they are in front, or below."""


@dataclass(frozen=True, slots=True)
class CentreWord:
    """Turns that bring centre cubies of one face up to the top."""

    moves: tuple[Move, ...]
    lifts: tuple[int, int]
    """The layers that carry cubies up, first and last, counted from 0 on the right."""
    is_block: bool
    """Whether only one block of the top is changed."""


@dataclass(frozen=True)
class WordTable:
    """All words of one size from one source."""

    words: tuple[CentreWord, ...]
    sources: NDArray[np.intp]
    """intp, shape (words, 2·cells): which of the cells each cell has its cubie from, those of
    the top first and then those of the source."""
    rises: NDArray[np.float32]
    """float32, shape (words, 2·cells): 1 where a cell's cubie ends on the top."""
    lengths: NDArray[np.float64]
    """float64, shape (words,), in turns."""
    comes: NDArray[np.uint16]
    """uint16, shape (words, 6·N²): what each makes of all facelets, ``after = before[comes]``."""


@lru_cache(maxsize=64)
def inner_cells(size: int, face: Face) -> NDArray[np.intp]:
    """Return the facelets of a face's centre cubies, row by row.

    Returns:
        intp, shape ((N-2)²,), read-only.
    """
    grid = np.arange(6 * size * size).reshape(6, size, size)
    cells = grid[face, 1:-1, 1:-1].ravel()
    cells.flags.writeable = False
    return cells


@lru_cache(maxsize=16)
def word_table(size: int, source: Face) -> WordTable:
    """Return the words that bring cubies of ``source`` up, made when first asked for."""
    words, rows, all_comes = [], [], []
    seen = np.concatenate([inner_cells(size, Face.U), inner_cells(size, source)])
    index = np.full(6 * size * size, -1)
    index[seen] = np.arange(seen.size)
    others = [inner_cells(size, face) for face in Face if face not in (Face.U, source)]
    rest = np.concatenate(others)
    for word in _all_words(size, source):
        comes = source_of(word.moves, size)
        row = index[comes[seen]]
        if np.array_equal(comes[rest], rest) and row.min() >= 0 and _is_what_it_says(word, row):
            words.append(word)
            rows.append(row)
            all_comes.append(comes.astype(np.uint16))
    sources = np.array(rows)
    rises = np.zeros(sources.shape, dtype=np.float32)
    np.put_along_axis(rises, sources[:, : seen.size // 2], 1, axis=1)
    lengths = np.array([float(len(word.moves)) for word in words])
    return WordTable(tuple(words), sources, rises, lengths, np.array(all_comes))


@lru_cache(maxsize=64)
def turned_cells(size: int, top: int, front: int) -> NDArray[np.intp]:
    """Return where cells come from when the top and the source are turned before a word."""
    cells = (size - 2) ** 2
    grid = np.arange(cells).reshape(size - 2, size - 2)
    # A clockwise turn of a face turns what is drawn of it clockwise.
    return np.concatenate([np.rot90(grid, -top).ravel(), np.rot90(grid, -front).ravel() + cells])


def _all_words(size: int, source: Face) -> Iterator[CentreWord]:
    up = 1 if source is Face.F else 2
    ranges = [(a, b) for a in range(1, size - 1) for b in range(a, size - 1)]
    for layers in ranges:
        lift = Move(Axis.X, *layers, up)
        if layers[1] - layers[0] < size - 3:
            for quarters in (1, 2, -1):
                turn = Move(Axis.Y, 0, 0, quarters)
                yield CentreWord((lift, turn, _back(lift)), layers, False)
    for layers, others in product(ranges, ranges):
        if layers[1] >= others[0] and others[1] >= layers[0]:
            continue
        lift = Move(Axis.X, *layers, up)
        for turning, quarters in product((1, -1), (up, -up) if up == 1 else (2,)):
            top = Move(Axis.Y, 0, 0, turning)
            other = (top, Move(Axis.X, *others, quarters), _back(top))
            # The last turn of the top would only turn a centre of one colour.
            moves = (lift, *other, _back(lift), *map(_back, other[::-1][:-1]))
            yield CentreWord(moves, layers, True)


def _back(move: Move) -> Move:
    """Return the turn that undoes ``move``; a half turn is its own."""
    return move if move.quarters == 2 else move.inverse()


def _is_what_it_says(word: CentreWord, row: NDArray[np.intp]) -> bool:
    """Tell whether a block word changes just one block of the top, turned as it may be."""
    if not word.is_block:
        return True
    cells = row.size // 2
    foreign = int((row[:cells] >= cells).sum())
    width = word.lifts[1] - word.lifts[0] + 1
    other = next(move for move in word.moves[2:] if move.axis is Axis.X)
    return foreign == width * (other.last - other.first + 1)


@lru_cache(maxsize=64)
def spin_source(size: int, quarters: int) -> NDArray[np.intp]:
    """Return what turning the whole cube by so many quarters ``y``, 0…3, makes of it."""
    return source_of([rotation(Axis.Y, 1, size)] * quarters, size)
