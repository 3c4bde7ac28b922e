"""The cube: six N×N arrays laid flat as a net, as an immutable value."""

from __future__ import annotations

import operator
from collections.abc import Iterable
from itertools import chain
from typing import TYPE_CHECKING, Self

import numpy as np
from numpy.typing import ArrayLike, NDArray

from cubeapp.engine.model.errors import (
    FaceletsError,
    InvalidMoveError,
    ScrambleError,
    UnsupportedCubeError,
    pointed_out,
)
from cubeapp.engine.model.geometry import MAX_SIZE, MIN_SIZE, UNPAINTED, Axis, Face
from cubeapp.engine.model.moves import Move
from cubeapp.engine.model.permutations import turn_indices
from cubeapp.engine.text import Text

if TYPE_CHECKING:
    from cubeapp.drawing.theme import Looks
    from cubeapp.engine.legality.diagnosis import Diagnosis
    from cubeapp.engine.notation.alg import Alg


class Cube:
    """A cube of any size, painted or not, legal or not.

    The faces lie in the order U R F D L B, each row by row as drawn on the net; a value is
    the index of the face whose colour the facelet has, or `UNPAINTED`. A cube never changes:
    turning it gives a new one, so threads and timelines share cubes freely.
    """

    __slots__ = ("_facelets", "_size")

    def __init__(self, size: int = 3) -> None:
        """Make the solved cube of ``size``, white on top and green in front.

        Raises:
            UnsupportedCubeError: there is no cube of that size.
            TypeError: ``size`` is no whole number.
        """
        self._size = check_size(size)
        self._facelets = np.repeat(np.arange(6, dtype=np.uint8), self._size**2)
        self._facelets.flags.writeable = False

    @classmethod
    def from_faces(cls, faces: ArrayLike) -> Self:
        """Return the cube of ``faces``, shape (6, N, N), values 0…5 or 255.

        Raises:
            UnsupportedCubeError: the shape or a value is another one.
        """
        try:
            array = np.asarray(faces)
        except ValueError:
            raise UnsupportedCubeError("a cube is six square faces, not uneven rows") from None
        if array.ndim != 3 or array.shape[0] != 6 or array.shape[1] != array.shape[2]:
            raise UnsupportedCubeError(f"a cube is six square faces, not {array.shape}")
        size = check_size(array.shape[1])
        is_whole = array.dtype.kind in "iu"
        if not is_whole or not np.all((array == UNPAINTED) | ((array >= 0) & (array < 6))):
            raise UnsupportedCubeError("a facelet's value is 0…5, or 255 when it is unpainted")
        return cls._of(array.astype(np.uint8).ravel(), size)

    @classmethod
    def from_facelets(cls, text: str, size: int | None = None) -> Self:
        """Return the cube that ``text`` shows, legal or not.

        Args:
            text: 6·N² face letters in the order U R F D L B, or whatever else `parse_facelets`
                of `cubeapp.engine.facelets.text` reads: colours, nets, other orders.
            size: N, if only a cube of that size will do.

        Raises:
            FaceletsError: it shows none; ``span`` is what is wrong.
        """
        from cubeapp.engine.facelets.text import parse_facelets

        try:
            cube = parse_facelets(text, size).cube
        except FaceletsError as error:
            error.add_note(pointed_out(text, error.span))
            raise
        return cls.from_faces(cube.faces)

    @classmethod
    def from_alg(cls, alg: str | Alg, size: int = 3) -> Self:
        """Return the solved cube of ``size`` after ``alg``.

        Raises:
            NotationError: it is no alg of such a cube; ``span`` is what is wrong.
        """
        return cls(size).apply(alg)

    @classmethod
    def random(cls, size: int = 3, seed: int | None = None) -> Self:
        """Return a legal cube, each equally likely; the same one for the same ``seed``.

        Raises:
            UnsupportedCubeError: there is no such size.
            ScrambleError: ``seed`` is negative.
        """
        from cubeapp.engine.scrambles.random_state import random_state

        if seed is not None and seed < 0:
            raise ScrambleError("a seed is 0 or greater")
        return cls.from_faces(random_state(size, np.random.default_rng(seed)).faces)

    @classmethod
    def _of(cls, facelets: NDArray[np.uint8], size: int) -> Self:
        """Wrap facelets that are known to be good and not shared."""
        cube = cls.__new__(cls)
        facelets.flags.writeable = False
        cube._facelets = facelets
        cube._size = size
        return cube

    @classmethod
    def solved(cls, size: int) -> Self:
        """Return the solved cube, white on top and green in front."""
        return cls(size)

    @classmethod
    def unpainted(cls, size: int) -> Self:
        """Return a cube without any colour."""
        size = check_size(size)
        return cls._of(np.full(6 * size * size, UNPAINTED, dtype=np.uint8), size)

    @classmethod
    def of_rows(cls, rows: NDArray[np.uint8], size: int) -> list[Self]:
        """Return many cubes at once.

        Args:
            rows: uint8, shape (n, 6·N²), each row a cube's facelets.
            size: N.

        Raises:
            UnsupportedCubeError: the shape or a value is another one.
        """
        size = check_size(size)
        if rows.ndim != 2 or rows.shape[1] != 6 * size * size:
            raise UnsupportedCubeError(f"facelets of shape {rows.shape} are no cubes of {size}")
        if not np.all((rows == UNPAINTED) | (rows < 6)):
            raise UnsupportedCubeError("a facelet's value is 0…5, or 255 when it is unpainted")
        return [cls._of(row.copy(), size) for row in rows]

    @property
    def size(self) -> int:
        """The number N of layers along an edge."""
        return self._size

    @property
    def facelets(self) -> NDArray[np.uint8]:
        """The facelets in one row: uint8, shape (6·N²,), read-only."""
        return self._facelets

    @property
    def faces(self) -> NDArray[np.uint8]:
        """The six faces: uint8, shape (6, N, N), read-only."""
        return np.reshape(self._facelets, (6, self._size, self._size))

    def face(self, face: Face) -> NDArray[np.uint8]:
        """Return one face: uint8, shape (N, N), read-only."""
        return np.asarray(self.faces[face])

    def apply(self, moves: Move | str | Alg | Iterable[Move | str]) -> Self:
        """Return the cube after a move, an alg, its text, or any moves and texts in order.

        Raises:
            NotationError: the text is no alg of this cube; ``span`` is what is wrong.
            InvalidMoveError: this cube has no such layer.
        """
        if not isinstance(moves, Move):
            return self.apply_all(self._moves_of(moves))
        to, source = turn_indices(self._size, moves)
        facelets = self._facelets.copy()
        facelets[to] = self._facelets[source]
        return self._of(facelets, self._size)

    def _moves_of(self, moves: str | Alg | Iterable[Move | str]) -> Iterable[Move]:
        from cubeapp.engine.notation.alg import Alg

        alg = Alg(moves) if isinstance(moves, str) else moves
        if isinstance(alg, Alg):
            return alg.moves(self._size)
        parts = ((each,) if isinstance(each, Move) else self._moves_of(each) for each in alg)
        return chain.from_iterable(parts)

    def apply_all(self, moves: Iterable[Move]) -> Self:
        """Return the cube after all ``moves`` in order."""
        facelets = self._facelets.copy()
        for move in moves:
            to, source = turn_indices(self._size, move)
            facelets[to] = facelets[source]
        return self._of(facelets, self._size)

    def turn_row(self, row: int, quarters: int = 1) -> Self:
        """Return the cube after ``row`` of the main face went left ``quarters`` times.

        Raises:
            InvalidMoveError: there is no such row, or ``quarters`` is not 1, 2, -1 or -2.
        """
        return self.apply(Move(Axis.Y, *self._layer("row", row), quarters))

    def turn_column(self, column: int, quarters: int = 1) -> Self:
        """Return the cube after ``column`` of the main face went up ``quarters`` times.

        Raises:
            InvalidMoveError: there is no such column, or ``quarters`` is not 1, 2, -1 or -2.
        """
        first, last = self._layer("column", column)
        return self.apply(Move(Axis.X, self._size - 1 - first, self._size - 1 - last, quarters))

    def _layer(self, what: str, index: int) -> tuple[int, int]:
        if not 0 <= index < self._size:
            raise InvalidMoveError(f"there is no {what} {index}: they run to {self._size - 1}")
        return index, index

    def painted(self, indices: ArrayLike, colour: ArrayLike) -> Self:
        """Return the cube with the facelets at the flat ``indices`` in another colour.

        Args:
            indices: of the facelets, 0…6·N²-1.
            colour: 0…5, or 255 for none: one for all of them, or one for each.

        Raises:
            UnsupportedCubeError: there is no such colour, or this cube has no such facelet.
        """
        colours = np.asarray(colour)
        unknown = colours[((colours < 0) | (colours > 5)) & (colours != UNPAINTED)]
        if unknown.size:
            message = Text("a sticker's colour is 0…5, or 255 for none, not {colour}")
            raise UnsupportedCubeError(message.format(colour=unknown.flat[0]))
        places = np.asarray(indices, dtype=np.intp)
        beyond = places[(places < 0) | (places >= len(self._facelets))]
        if beyond.size:
            message = Text("there is no sticker {index}: they run from 0 to {last}")
            last = len(self._facelets) - 1
            raise UnsupportedCubeError(message.format(index=beyond.flat[0], last=last))
        facelets = self._facelets.copy()
        facelets[places] = colours
        return self._of(facelets, self._size)

    @property
    def is_painted(self) -> bool:
        """Whether every facelet has a colour."""
        return bool(np.all(self._facelets != UNPAINTED))

    @property
    def is_solved(self) -> bool:
        """Whether each face shows one colour, however the cube is held."""
        rows = self._facelets.reshape(6, -1)
        return self.is_painted and bool(np.all(rows == rows[:, :1]))

    @property
    def is_legal(self) -> bool:
        """Whether the cube is fully painted and can be solved by turns."""
        from cubeapp.engine.legality.findings import is_legal

        return is_legal(self)

    def check(self) -> Diagnosis:
        """Return every fault of the cube, with its facelets and what would mend it."""
        from cubeapp.engine.legality.validity import diagnose

        return diagnose(self)

    def net(self) -> str:
        """Return the net of the face-array model, the colours numbered 1 to 6, 0 for none."""
        from cubeapp.engine.facelets.text import format_net

        return format_net(self)

    def svg(
        self,
        view: str = "3d",
        *,
        width: int = 320,
        looks: Looks | None = None,
        mask: ArrayLike | str | None = None,
        next_move: Move | None = None,
    ) -> str:
        """Return a picture of the cube as an SVG document, on a transparent ground.

        Args:
            view: "3d", "net", "both", or "top" for the last layer from above.
            width: pixels; the picture can be shown in any size.
            looks: the colours, the stickers and what stands on them; those of a new window if
                left out.
            mask: which facelets stand out while the others are dimmed: a bool for each, or the
                name of a part of the cube, such as "F2L" or "OLL" (`masks.choices_for`).
            next_move: drawn as an arrow.

        Raises:
            PictureError: there is no such view or width, or no such mask of this cube.
        """
        from cubeapp.drawing.svg import svg_of

        return svg_of(self, view, width, looks, mask, next_move)

    def _repr_svg_(self) -> str:
        """Return the picture that notebooks show."""
        return self.svg()

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Cube):
            return NotImplemented
        return self._facelets.tobytes() == other._facelets.tobytes()

    def __hash__(self) -> int:
        return hash(self._facelets.tobytes())

    def __str__(self) -> str:
        """Return the 6·N² face letters in the order U R F D L B, ``.`` where there is none."""
        from cubeapp.engine.facelets.text import format_facelets

        return format_facelets(self)

    def __repr__(self) -> str:
        if self == Cube(self._size):
            return f"Cube({self._size})"
        # Of a cube that is not legal another reading of its letters may be.
        if Cube.from_facelets(str(self)) == self:
            return f"Cube.from_facelets({str(self)!r})"
        return f"Cube.from_faces({self.faces.tolist()})"

    def __reduce__(self) -> tuple[object, ...]:
        return type(self).from_faces, (self.faces,)


def check_size(size: int) -> int:
    """Return ``size``, as an `int`, if there is a cube of that size.

    Raises:
        UnsupportedCubeError: it is not 2…100.
        TypeError: it is no whole number.
    """
    try:
        # A small number of numpy would overflow when it is squared.
        size = operator.index(size)
    except TypeError:
        message = f"a cube's size is a whole number, not of type {type(size).__name__}"
        hint = "; Cube.from_facelets and Cube.from_alg read text" if isinstance(size, str) else ""
        raise TypeError(f"{message}{hint}") from None
    if not MIN_SIZE <= size <= MAX_SIZE:
        raise UnsupportedCubeError(
            Text(
                "cubes go from size {least} to {most}, not {size}",
                least=MIN_SIZE,
                most=MAX_SIZE,
                size=size,
            )
        )
    return size
