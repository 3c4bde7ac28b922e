"""What is wrong with a text that is meant as facelets."""

from __future__ import annotations

import math
from collections import Counter

import numpy as np

from cubeapp.engine.facelets.alphabets import DIGITS, FOREIGN
from cubeapp.engine.facelets.cells import Cells
from cubeapp.engine.model.errors import FaceletsError, quoted_character
from cubeapp.engine.model.geometry import MAX_SIZE, MIN_SIZE, cube_name
from cubeapp.engine.text import Text, enumerated


def side_of(count: int, size: int | None, text: str, cells: Cells | None = None) -> int:
    """Return N for ``count`` facelets.

    Args:
        count: how many a text has.
        size: N, if only a cube of that size will do.
        text: that text.
        cells: its facelets, if it has several lines.

    Raises:
        FaceletsError: no such cube has so many.
    """
    side = math.isqrt(count // 6)
    if size is not None and count != 6 * size * size:
        words = Text("a {cube} has {expected} facelets; this text has {count}")
        message = words.format(cube=cube_name(size), expected=6 * size * size, count=count)
    elif 6 * side * side == count and MIN_SIZE <= side <= MAX_SIZE:
        return side
    else:
        nearest = sorted({min(max(n, MIN_SIZE), MAX_SIZE) for n in (side, side + 1)})
        one = Text("{count} for a {cube}")
        wanted = [one.format(count=6 * n * n, cube=cube_name(n)) for n in nearest]
        words = Text("{count} facelets make no cube; the nearest are {wanted}")
        message = words.format(count=count, wanted=enumerated(wanted))
    odd = _odd_line(cells) if cells is not None else None
    if odd is None:
        raise FaceletsError(message, (0, len(text)))
    words = Text("{problem}; look at the line with {count}")
    raise FaceletsError(words.format(problem=message, count=odd[1]), odd[0])


def foreign_character(text: str, cells: Cells, start: int = 0) -> FaceletsError:
    """Return the error for the first character that the most likely alphabet does not have.

    Args:
        text: what was pasted.
        cells: its facelets, or those of a part of it.
        start: where that part begins.
    """
    readings = [(alphabet, alphabet.values(cells.characters)) for alphabet in cells.alphabets]
    alphabet, row = max(readings, key=lambda reading: np.count_nonzero(reading[1] < 6))
    first, last = cells.spans[int(np.argmax(row == FOREIGN))]
    letters = sorted(alphabet.letters) if alphabet is DIGITS else alphabet.letters
    words = Text(
        "{character} at character {position} is none of the {alphabet} {letters}, nor a mark for "
        "an unknown facelet (. ? - x)"
    )
    message = words.format(
        character=quoted_character(text[start + first : start + last]),
        position=start + first + 1,
        alphabet=alphabet.name,
        letters=" ".join(letters),
    )
    return FaceletsError(message, (start + first, start + last))


def _odd_line(cells: Cells) -> tuple[tuple[int, int], int] | None:
    """Return the only line of its length, if all others have company, and that length."""
    lengths = [len(line) for line in cells.lines]
    alone = [length for length, times in Counter(lengths).items() if times == 1]
    if len(alone) != 1 or len(lengths) < 3:
        return None
    line = lengths.index(alone[0])
    first = sum(lengths[:line])
    return (cells.spans[first][0], cells.spans[first + alone[0] - 1][1]), alone[0]
