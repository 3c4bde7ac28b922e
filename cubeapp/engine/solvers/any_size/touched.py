"""Which cells a word carries to another kind of face."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from cubeapp.engine.kernels.arrays import stack_array
from cubeapp.engine.kernels.compiled import kernel, plain
from cubeapp.engine.solvers.any_size.geometry import Geometry

DISPLACED = -1
"""A step's layer: that of the displacement."""
ROWS = -2
"""A step's layer: that of the row; -3 for rows of the second group."""
ROOM = 4
"""Maximum number of cells that one displaced layer and one row carry to another kind of face."""
NONE = 36
FORBIDDEN = 37

_two = stack_array(np.int64, 2)


class Carrier(NamedTuple):
    """Words of one form, and which cells they are to carry somewhere else."""

    steps: NDArray[np.int16]
    """As for `follow`; the first displacement tells the displaced axis."""
    groups: int
    """How many groups of rows there are."""
    pairs: int
    """1 where a layer and its mirror image are displaced together."""
    along_rows: int
    """1 where cells that lie only in the row may also get to another face."""
    bent: int
    """1 where rows are turned between two turns of a face, about the displaced axis."""
    powers: NDArray[np.int64]
    """The quarters a row may turn by."""
    kind: NDArray[np.uint8]
    """A number for each face; cells may trade places inside one kind."""
    counted: NDArray[np.uint8]
    """For each face whether its cells are counted."""
    shape: Geometry


@kernel
def follow(
    cell: int,
    backwards: int,
    steps: NDArray[np.int16],
    unit: NDArray[np.int64],
    group: int,
    row: int,
    power: int,
    shape: Geometry,
) -> int:
    """Return where the word carries ``cell``, or for ``backwards`` where it carries it from.

    Args:
        cell: a facelet.
        backwards: 0 or 1.
        steps: shape (n, 3): axis, layer, quarters; unused ones have 0 quarters.
        unit: the displaced layers, shape (2,), the same one twice or two.
        group: the row's group.
        row: the row's layer.
        power: the row's quarters.
        shape: the facelets.
    """
    count = len(steps)
    for index in range(count):
        step = steps[count - 1 - index] if backwards else steps[index]
        axis, which, quarters = step[0], step[1], step[2]
        here = shape.layer[axis, cell]
        if which == DISPLACED:
            turns = here == unit[0] or here == unit[1]
        elif which <= ROWS:
            turns = here == row and ROWS - which == group
            quarters *= power
        else:
            turns = here == which
        if turns:
            cell = shape.carried[axis, (-quarters if backwards else quarters) & 3, cell]
    return cell


@kernel
def forbid_rows(
    words: Carrier,
    axes: NDArray[np.int64],
    x: int,
    displaced: NDArray[np.uint16],
    counts: NDArray[np.int64],
    faces: NDArray[np.uint8],
) -> None:
    """Mark the rows that must not turn while layer ``x`` is displaced.

    They would carry off what the displacement puts aside, more than one cell of a face:
    ``counts`` is room for how many, shape (6, N).
    """
    size, unit, steps, shape = counts.shape[1], _two(), words.steps, words.shape
    unit[0] = unit[1] = x
    nowhere, forwards, power, row = plain(-1), plain(0), plain(1), plain(0)
    for group in range(words.groups):
        before = len(steps)
        for index in range(len(steps) - 1, -1, -1):
            if ROWS - steps[index, 1] == group:
                before = index
        for kind in range(6):
            for row in range(size):
                counts[kind, row] = 0
        for cell in displaced:
            if shape.is_centre[cell]:
                part = steps[:before]
                place = follow(cell, forwards, part, unit, group, nowhere, power, shape)
                row = shape.layer[axes[group], place]
                counts[shape.face[place], row] += 1
        for row in range(1, size - 1):
            forbidden = words.bent and row == x
            for kind in range(6):
                forbidden = forbidden or (not words.bent and counts[kind, row] > 1)
            if forbidden:
                for p in range(faces.shape[1]):
                    faces[group * size + row, p, 0] = FORBIDDEN


@kernel
def note_cell(
    cell: int,
    words: Carrier,
    unit: NDArray[np.int64],
    group: int,
    row: int,
    source: NDArray[np.uint16],
    faces: NDArray[np.uint8],
) -> None:
    """Note where a row carries ``cell``, and what it carries there, if faces' kinds differ."""
    shape, kind, counted = words.shape, words.kind, words.counted
    if row == 0 or row == len(source) - 1 or not shape.is_centre[cell]:
        return
    for p in range(len(words.powers)):
        for backwards in range(2):
            if faces[row, p, 0] == FORBIDDEN:
                continue
            power = words.powers[p]
            other = follow(cell, backwards, words.steps, unit, group, row, power, shape)
            end, begin = (cell, other) if backwards else (other, cell)
            a, b = shape.face[begin], shape.face[end]
            if kind[a] == kind[b] or not (counted[a] or counted[b]):
                continue
            place = 0
            while faces[row, p, place] != NONE and source[row, p, place] != begin:
                place += 1
            source[row, p, place] = begin
            faces[row, p, place] = 6 * a + b


@kernel
def note_meetings(
    cell: int,
    words: Carrier,
    axis: int,
    unit: NDArray[np.int64],
    group: int,
    source: NDArray[np.uint16],
    faces: NDArray[np.uint8],
) -> None:
    """Do what `note_cell` does for the rows about ``axis`` that ``cell`` lies in when they turn.

    The cell is one in a displaced layer where the word begins or ends.
    """
    steps, shape = words.steps, words.shape
    if not shape.is_centre[cell]:
        return
    nowhere, power = plain(-1), plain(1)
    for backwards in range(2):
        for index in range(len(steps)):
            done = len(steps) - 1 - index if backwards else index
            if ROWS - steps[done, 1] != group or steps[done, 2] == 0:
                continue
            part = steps[done + 1 :] if backwards else steps[:done]
            place = follow(cell, backwards, part, unit, group, nowhere, power, shape)
            row = plain(shape.layer[axis, place])
            note_cell(cell, words, unit, group, row, source, faces)


@kernel
def find_touched(
    words: Carrier,
    counts: NDArray[np.int64],
    source: NDArray[np.uint16],
    faces: NDArray[np.uint8],
) -> None:
    """Note for each displaced layer, row and power which cells get to another kind of face.

    Args:
        words: those of one form.
        counts: room, shape (6, N).
        source: shape (N, groups·N, powers, `ROOM`): where such cells come from.
        faces: of the same shape, filled with `NONE`: the faces they come from and get to,
            6·from + to; a row that must not turn has `FORBIDDEN` first.
    """
    steps, pairs = words.steps, words.pairs
    size, cells = words.shape.size, words.shape.cells
    unit, axes = _two(), _two()
    axis = 0
    for index in range(len(steps) - 1, -1, -1):
        step = steps[index]
        if step[1] == DISPLACED:
            axis = step[0]
        elif step[1] <= ROWS:
            axes[ROWS - step[1]] = step[0]
    for x in range(1, size - 1):
        unit[0], unit[1] = x, size - 1 - x if pairs else x
        if unit[0] > unit[1]:
            continue
        if not pairs:
            forbid_rows(words, axes, x, cells[axis, x], counts, faces[x])
        for group in range(words.groups):
            across = axes[group]
            into = source[x, group * size : (group + 1) * size]
            marks = faces[x, group * size : (group + 1) * size]
            # Cells that go from face to face begin or end in the displaced layers.
            for side in range(1 if unit[0] == unit[1] else 2):
                for cell in cells[axis, unit[side]]:
                    note_meetings(cell, words, across, unit, group, into, marks)
            # In commutators a row that is its own mirror image also carries cells of its own.
            if words.along_rows and size % 2:
                middle = size // 2
                for cell in cells[across, middle]:
                    note_cell(cell, words, unit, group, middle, into, marks)
