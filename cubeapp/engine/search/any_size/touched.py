"""Which cells a word carries to another kind of face."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from cubeapp.engine.search.compiled import kernel

DISPLACED = -1
"""A step's layer: that of the displacement."""
ROWS = -2
"""A step's layer: that of the row; -3 for rows of the second group."""
ROOM = 4
"""One displaced layer and one row carry at most so many cells to another kind of face."""
NONE = 36
FORBIDDEN = 37


@kernel
def follow(
    cell: int,
    backwards: int,
    steps: NDArray[np.int16],
    unit: NDArray[np.int64],
    group: int,
    row: int,
    power: int,
    carried: NDArray[np.uint16],
    layer: NDArray[np.uint8],
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
        carried: as in `Geometry`.
        layer: likewise.
    """
    count = len(steps)
    for index in range(count):
        step = steps[count - 1 - index] if backwards else steps[index]
        axis, which, quarters = step[0], step[1], step[2]
        here = layer[axis, cell]
        if which == DISPLACED:
            turns = here == unit[0] or here == unit[1]
        elif which <= ROWS:
            turns = here == row and ROWS - which == group
            quarters *= power
        else:
            turns = here == which
        if turns:
            cell = carried[axis, (-quarters if backwards else quarters) & 3, cell]
    return cell


@kernel
def blocks_row(
    steps: NDArray[np.int16],
    displaced: NDArray[np.uint16],
    unit: NDArray[np.int64],
    group: int,
    row: int,
    carried: NDArray[np.uint16],
    layer: NDArray[np.uint8],
    face: NDArray[np.uint8],
    is_centre: NDArray[np.bool_],
) -> bool:
    """Tell whether a displacement lays more than one cell of a face into a row.

    Such a row would carry off what the displacement put aside.
    """
    axis = 0
    before = len(steps)
    for index in range(len(steps) - 1, -1, -1):
        if ROWS - steps[index, 1] == group:
            axis, before = steps[index, 0], index
    counts = np.zeros(6, dtype=np.int64)
    forwards, power, most = 0, 1, 0
    for cell in displaced:
        if is_centre[cell]:
            place = follow(cell, forwards, steps[:before], unit, group, row, power, carried, layer)
            counts[face[place]] += layer[axis, place] == row
            most = max(most, counts[face[place]])
    return most > 1


@kernel
def find_touched(
    steps: NDArray[np.int16],
    pairs: int,
    bent: int,
    groups: int,
    powers: NDArray[np.int64],
    kind: NDArray[np.uint8],
    counted: NDArray[np.uint8],
    carried: NDArray[np.uint16],
    layer: NDArray[np.uint8],
    face: NDArray[np.uint8],
    is_centre: NDArray[np.bool_],
    cells: NDArray[np.uint16],
    source: NDArray[np.uint16],
    faces: NDArray[np.uint8],
) -> None:
    """Note for each displaced layer, row and power which cells get to another kind of face.

    Args:
        steps: as for `follow`; the first displacement tells the displaced axis.
        pairs: 1 where a layer and its mirror image are displaced together.
        bent: 1 where rows are turned between two turns of a face, about the displaced axis.
        groups: how many groups of rows there are.
        powers: the quarters a row may turn by.
        kind: a number for each face; cells may trade places inside one kind.
        counted: for each face whether its cells are counted.
        carried: as in `Geometry`.
        layer: likewise.
        face: likewise.
        is_centre: likewise.
        cells: likewise.
        source: shape (N, groups·N, powers, `ROOM`): where such cells come from.
        faces: of the same shape, filled with `NONE`: the faces they come from and get to,
            6·from + to; a row that must not turn has `FORBIDDEN` first.
    """
    size = cells.shape[1]
    unit = np.zeros(2, dtype=np.int64)
    found = np.zeros(ROOM, dtype=np.int64)
    axis = 0
    axes = np.zeros(2, dtype=np.int64)
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
        for r in range(groups * size):
            group, row = r // size, r % size
            if row == 0 or row == size - 1:
                continue
            if bent:
                forbidden = row == x
            else:
                forbidden = not pairs and blocks_row(
                    steps, cells[axis, x], unit, group, row, carried, layer, face, is_centre
                )
            for p in range(len(powers)):
                if forbidden:
                    faces[x, r, p, 0] = FORBIDDEN
                    continue
                count = 0
                for which in range(6):
                    backwards = which & 1
                    # Cells that go from face to face begin or end in the displaced layers,
                    # or in the row, where the row is its own mirror image.
                    along, at = axis, unit[which >> 2]
                    if which & 2:
                        along, at = axes[group], row
                    for cell in cells[along, at]:
                        if not is_centre[cell]:
                            continue
                        other = follow(
                            cell, backwards, steps, unit, group, row, powers[p], carried, layer
                        )
                        end, begin = (cell, other) if backwards else (other, cell)
                        a, b = face[begin], face[end]
                        if kind[a] == kind[b] or not (counted[a] or counted[b]):
                            continue
                        known = False
                        for i in range(count):
                            known = known or found[i] == begin
                        if known:
                            continue
                        found[count] = begin
                        source[x, r, p, count] = begin
                        faces[x, r, p, count] = 6 * a + b
                        count += 1
