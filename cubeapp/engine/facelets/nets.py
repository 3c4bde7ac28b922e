"""Nets drawn as text, in whatever of the eleven shapes: folded to the cube that they are.

One geometric rule folds them all: a face's neighbour on the net lies a quarter turn about
their common edge further on the cube.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from cubeapp.engine.model.geometry import FACE_FRAMES, Face, facelet_indices

Indices = NDArray[np.intp]
Frame = tuple[NDArray[np.int64], NDArray[np.int64], NDArray[np.int64]]
"""The outward normal of a face, the direction of its columns and that of its rows."""
Blocks = dict[tuple[int, int], Indices]
"""The facelets of each face, shape (N, N), by its row and column on the net."""

CROSS = ((0, 1), (1, 0), (1, 1), (1, 2), (1, 3), (2, 1))
"""The usual net: U above F, D below it, L F R B between them."""


@dataclass(frozen=True, slots=True)
class _Band:
    """Faces side by side."""

    faces: list[Indices]
    columns: list[int]
    """Where each of them begins on the first line."""


def drawn_nets(lines: Sequence[Sequence[int]], side: int) -> Iterator[Indices]:
    """Yield the ways to fold what is drawn.

    Args:
        lines: the columns of the facelets of each line.
        side: N.

    Yields:
        intp, shape (6·N²,): the facelets' numbers as drawn, in the order of the face array.
    """
    bands = _bands(lines, side)
    widths = {len(band.faces) for band in bands}
    starts = {band.columns[0] for band in bands}
    if widths <= {1} or (len(widths) == 1 and len(starts) == 1):
        return
    for offsets in _offsets(bands):
        blocks = {
            (row, offset + column): face
            for row, (band, offset) in enumerate(zip(bands, offsets, strict=True))
            for column, face in enumerate(band.faces)
        }
        folded = _folded(blocks, side)
        if folded is not None:
            yield folded


def padded_net(
    lines: Sequence[Sequence[int]], side: int, bare: NDArray[np.bool_]
) -> Indices | None:
    """Return how to fold a net that is drawn on a full rectangle of 3·N by 4·N facelets.

    Args:
        lines: the columns of the facelets of each line.
        side: N.
        bare: which facelets have a mark that stands for none.

    Returns:
        As `drawn_nets`; None if there is no net.
    """
    rows, width = len(lines), len(lines[0])
    if {len(line) for line in lines} != {width} or {rows, width} != {3 * side, 4 * side}:
        return None
    cells = np.arange(12 * side * side).reshape(rows // side, side, width // side, side)
    every = {
        (row, column): cells[row, :, column]
        for row in range(rows // side)
        for column in range(width // side)
    }
    filled = {place: face for place, face in every.items() if not bare[face].all()}
    if len(filled) < 6 and width > rows and set(filled) <= set(CROSS):
        # Faces of which nothing is known leave the usual net.
        filled = {place: every[place] for place in CROSS}
    return _folded(filled, side)


def side_by_side(lines: Sequence[Sequence[int]], side: int) -> Iterator[Indices]:
    """Yield the faces of rows of faces, two, three or six in each, if they are drawn so."""
    for across in (6, 3, 2):
        if len(lines) == 6 // across * side and {len(line) for line in lines} == {across * side}:
            cells = np.arange(6 * side * side).reshape(6 // across, side, across, side)
            yield cells.transpose(0, 2, 1, 3).ravel()


def _bands(lines: Sequence[Sequence[int]], side: int) -> list[_Band]:
    """Return the rows of faces; none if the lines do not make any."""
    bands, first = [], 0
    for row in range(0, len(lines), side):
        band = lines[row : row + side]
        width = len(band[0])
        if len(band) != side or width % side or {len(line) for line in band} != {width}:
            return []
        cells = np.arange(first, first + side * width).reshape(side, width // side, side)
        bands.append(_Band(list(cells.transpose(1, 0, 2)), list(band[0][::side])))
        first += side * width
    return bands


def _offsets(bands: Sequence[_Band]) -> Iterator[list[int]]:
    """Yield how many faces each band is moved to the right."""
    widest = max(bands, key=lambda band: len(band.faces))
    left = min(band.columns[0] for band in bands)
    unit = (widest.columns[-1] - widest.columns[0]) / (len(widest.faces) - 1)
    drawn = [round((band.columns[0] - left) / unit) for band in bands]
    if any(drawn):
        yield drawn
    # Where the spaces at the line's beginnings were lost, the usual net is likeliest.
    narrow = [len(band.faces) == 1 for band in bands]
    for offset in (1, 0, 2, 3):
        moved = [offset if is_narrow else 0 for is_narrow in narrow]
        if moved != drawn or not any(drawn):
            yield moved


def _folded(blocks: Blocks, side: int) -> Indices | None:
    """Return the facelets in the order of the face array, or None if this is no net.

    F is the face with the most neighbours on the net; it stands upright.
    """
    if len(blocks) != 6:
        return None
    front = max(blocks, key=lambda place: sum(beside in blocks for beside in _beside(place)))
    normal, across, down = FACE_FRAMES[Face.F]
    frames: dict[tuple[int, int], Frame] = {front: (normal, across, down)}
    reached = [front]
    while reached:
        place = reached.pop()
        normal, across, down = frames[place]
        around = (
            (across, -normal, down),
            (-across, normal, down),
            (down, across, -normal),
            (-down, across, normal),
        )
        for beside, frame in zip(_beside(place), around, strict=True):
            if beside in blocks and beside not in frames:
                frames[beside] = frame
                reached.append(beside)
    if len({frame[0].tobytes() for frame in frames.values()}) != 6:
        return None
    folded = np.empty(6 * side * side, dtype=np.intp)
    for place, frame in frames.items():
        folded[_facelets(frame, side)] = blocks[place].ravel()
    return folded


def _beside(place: tuple[int, int]) -> tuple[tuple[int, int], ...]:
    """Return the places to the right, to the left, below and above."""
    row, column = place
    return (row, column + 1), (row, column - 1), (row + 1, column), (row - 1, column)


def _facelets(frame: Frame, side: int) -> NDArray[np.int64]:
    """Return the flat indices of a face's facelets, row by row as drawn in ``frame``."""
    normal, across, down = frame
    steps = 2 * np.arange(side) - (side - 1)
    points = side * normal + steps[None, :, None] * across + steps[:, None, None] * down
    return facelet_indices(points.reshape(-1, 3), side)
