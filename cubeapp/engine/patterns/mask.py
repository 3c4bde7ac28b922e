"""Patterns of stickers: 54 cells, each a colour, a letter, or whatever there is.

A small letter speaks for its own face: equal letters there are equal colours, different ones are
different colours. A colour that is painted says nothing about the letters beside it. The cube is
held as usual, with its centres at home.
"""

from __future__ import annotations

import string
from collections.abc import Iterable, Iterator
from dataclasses import dataclass

import numpy as np

from cubeapp.engine.model.errors import CubeError
from cubeapp.engine.model.geometry import Face
from cubeapp.engine.model.orbits import fixed_centres
from cubeapp.engine.model.symmetries import SYMMETRIES, facelet_symmetries
from cubeapp.engine.text import Text

CELLS, ON_A_FACE = 54, 9
ANY = "."
COLOURS = "".join(face.name for face in Face)
LETTERS = string.ascii_lowercase
_UNKNOWN = "?-"
"""Other signs for `ANY`, as they stand for unknown stickers elsewhere."""


class PatternError(CubeError, ValueError):
    """A pattern that cannot be read; ``span`` is the half-open range at fault, if there is one."""

    def __init__(self, message: Text, span: tuple[int, int] | None = None) -> None:
        super().__init__(message)
        self.span = span


class NoCubeError(CubeError):
    """A pattern that no cube fits; ``facelets`` are the stickers that contradict each other."""

    def __init__(self, message: Text, facelets: tuple[int, ...] = ()) -> None:
        super().__init__(message)
        self.facelets = facelets


@dataclass(frozen=True, slots=True)
class Mask:
    """A pattern of stickers."""

    cells: str = CELLS * ANY
    """One character for each facelet in the order U R F D L B: its colour by the face that it
    belongs to, ``a`` to ``z``, or `ANY`."""

    @classmethod
    def read(cls, text: str) -> Mask:
        """Return the pattern of a text; spaces do not count, nine cells stand for every face.

        Raises:
            PatternError: it has another number of cells, or signs that mean nothing.
        """
        cells = ""
        for index, sign in enumerate(text):
            if sign.isspace():
                continue
            if sign not in COLOURS + LETTERS + ANY + _UNKNOWN:
                message = Text("'{sign}' is no cell of a pattern: there are U R F D L B, a to z, .")
                raise PatternError(message.format(sign=sign), (index, index + 1))
            cells += ANY if sign in _UNKNOWN else sign
        if len(cells) == ON_A_FACE:
            cells *= len(Face)
        if len(cells) != CELLS:
            message = Text("a pattern has {all} cells, or {few} for every face; this has {count}")
            raise PatternError(message.format(all=CELLS, few=ON_A_FACE, count=len(cells)))
        return cls(cells)

    @property
    def painted(self) -> tuple[int, ...]:
        """The facelets that are not left open."""
        return tuple(index for index, cell in enumerate(self.cells) if cell != ANY)

    def with_cells(self, facelets: Iterable[int], cell: str) -> Mask:
        """Return the pattern with some cells painted in another way."""
        cells = list(self.cells)
        for facelet in facelets:
            cells[facelet] = cell
        return Mask("".join(cells))

    def fits(self, facelets: Iterable[int]) -> bool:
        """Tell whether a cube with these 54 facelets, centres at home, has the pattern."""
        found: dict[tuple[int, str], int] = {}
        for index, (cell, colour) in enumerate(zip(self.cells, facelets, strict=True)):
            if cell in COLOURS and COLOURS[colour] != cell:
                return False
            if cell in LETTERS and found.setdefault((index // ON_A_FACE, cell), colour) != colour:
                return False
        told = {(face, colour) for (face, _), colour in found.items()}
        return len(told) == len(found)

    def images(self) -> Iterator[Mask]:
        """Yield the pattern through each of the 48 symmetries, its letters in one order."""
        places, colours = facelet_symmetries()
        cells = np.array(list(self.cells))
        for symmetry in range(SYMMETRIES):
            image = np.empty_like(cells)
            becomes = dict(zip(COLOURS, np.array(list(COLOURS))[colours[symmetry]], strict=True))
            image[places[symmetry]] = [becomes.get(cell, cell) for cell in self.cells]
            yield Mask("".join(image.tolist()))._in_order()

    def _in_order(self) -> Mask:
        """Return the same pattern with the letters of each face as they come: a, b, c."""
        faces = (self.cells[first : first + ON_A_FACE] for first in range(0, CELLS, ON_A_FACE))
        return Mask("".join(map(_ordered, faces)))

    def letters(self) -> dict[int, tuple[int, str]]:
        """Return the letters that say something, with their faces, by facelet."""
        found = {
            index: (index // ON_A_FACE, cell)
            for index, cell in enumerate(self.cells)
            if cell in LETTERS
        }
        keys = list(found.values())
        faces = [face for face, _ in set(keys)]
        return {
            index: key
            for index, key in found.items()
            # A letter by itself on its face is any colour.
            if keys.count(key) > 1 or faces.count(key[0]) > 1
        }


def _ordered(face: str) -> str:
    seen = list(dict.fromkeys(cell for cell in face if cell in LETTERS))
    return "".join(LETTERS[seen.index(cell)] if cell in seen else cell for cell in face)


def centre_colours() -> dict[int, int]:
    """Return the colours of the centres by facelet."""
    return {int(facelet): face for face, facelet in enumerate(fixed_centres(3))}
