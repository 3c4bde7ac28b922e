"""An alg of any size: what can be asked of it, and what can be made of it."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field, replace
from functools import cached_property
from typing import TYPE_CHECKING, Literal

from cubeapp.engine.model.cube import check_size
from cubeapp.engine.model.errors import InvalidMoveError, NotationError, pointed_out, quoted
from cubeapp.engine.model.geometry import Axis
from cubeapp.engine.model.moves import Metric, Move, lengths
from cubeapp.engine.notation.parsing import read_nodes
from cubeapp.engine.notation.tree import Node, Step, Turn, all_steps, turns_in
from cubeapp.engine.notation.turn_names import read_turn
from cubeapp.engine.text import Text, reason

if TYPE_CHECKING:
    from cubeapp.engine.notation.effect import Effect

Mirror = Literal["M", "E", "S"]
"""The slices in which a mirror can lie."""
MIRRORS: tuple[Mirror, ...] = ("M", "E", "S")
"""The same, square to the axes x, y and z."""


@dataclass(frozen=True, repr=False)
class Alg:
    """An algorithm for cubes of any size that has its layers; `moves` says what it does on one.

    WCA and SiGN moves, whole-cube turns, face-array actions, groups, commutators, conjugates,
    pauses, comments and line breaks are understood, with or without spaces, and NISS as
    ``R ^(U)``, which is R U'. Two algs are equal if they are written in the same way.

    Raises:
        NotationError: the text is no alg of any cube; ``span`` is what is wrong.
    """

    text: str
    """As it was typed; every span counts its characters."""
    inner_slices: bool = field(default=False, kw_only=True)
    """Whether ``r`` on 4×4×4 is read as ``2R``, the inner slice, instead of ``Rw``."""

    def __post_init__(self) -> None:
        self.nodes  # noqa: B018 - whatever is wrong is said now

    @cached_property
    def nodes(self) -> tuple[Node, ...]:
        """The tree."""
        try:
            return read_nodes(self.text)
        except NotationError as error:
            error.add_note(pointed_out(self.text, error.span))
            raise

    @cached_property
    def steps(self) -> tuple[Step, ...]:
        """Every move in order, brackets expanded; pauses and comments are left out."""
        return *self._expanded[0], *self._expanded[1]

    @property
    def forward(self) -> int:
        """How many of the `steps` come in the order of the text; those of `Niss` follow them."""
        return len(self._expanded[0])

    @cached_property
    def _expanded(self) -> tuple[list[Step], list[Step]]:
        return all_steps(self.nodes)

    @cached_property
    def _moves(self) -> dict[int, tuple[Move, ...]]:
        """What `moves` has returned, by size."""
        return {}

    def moves(self, size: int) -> tuple[Move, ...]:
        """Return what is done to a cube of ``size``, brackets expanded.

        Raises:
            NotationError: such a cube lacks a turn; ``span`` is its place in the text.
            UnsupportedCubeError: there is no cube of that size.
        """
        if size not in self._moves:
            self.check_fits(size)
            self._moves[size] = self.moves_of(self.steps, size)
        return self._moves[size]

    def moves_of(self, steps: Iterable[Step], size: int) -> tuple[Move, ...]:
        """Return what some of the alg's steps do to a cube of ``size``; see `moves`."""
        listed = list(steps)
        # Brackets repeat the same few steps up to a million times.
        made = {
            key: self._move(step.turn, step.quarters, size)
            for key, step in {id(step): step for step in listed}.items()
        }
        return tuple([made[id(step)] for step in listed])

    def move(self, turn: Turn, size: int) -> Move | None:
        """Return what one turn of the text does to a cube of ``size``, ``None`` if nothing.

        Raises:
            NotationError: such a cube lacks it.
        """
        return self._move(turn, turn.quarters, size) if turn.quarters else None

    def _move(self, turn: Turn, quarters: int, size: int) -> Move:
        try:
            return read_turn(turn.name, quarters, size, self.inner_slices)
        except InvalidMoveError as error:
            refusal = NotationError(reason(error), turn.span)
            refusal.add_note(pointed_out(self.text, turn.span))
            raise refusal from None

    def check_fits(self, size: int) -> None:
        """Make sure that a cube of ``size`` has every turn, those that are not made included.

        Raises:
            NotationError: it lacks one; ``span`` is its place in the text.
            UnsupportedCubeError: there is no cube of that size.
        """
        check_size(size)
        for turn in turns_in(self.nodes):
            self._move(turn, turn.quarters or 1, size)

    def lengths(self, size: int) -> dict[Metric, int]:
        """Return the length on a cube of ``size`` in every metric.

        ``R3`` counts the three quarters that are written.
        """
        moves = self.moves(size)
        counts = lengths(moves, size)
        for step, move in zip(self.steps, moves, strict=True):
            if step.turn.written != abs(move.quarters):
                cost = Metric.HTM.count((move,), size)
                counts[Metric.QTM] += cost * (step.turn.written - abs(move.quarters))
        return counts

    def length(self, metric: Metric = Metric.HTM, size: int = 3) -> int:
        """Return the length on a cube of ``size`` in one metric; see `lengths`."""
        return self.lengths(size)[metric]

    def effect(self, size: int = 3) -> Effect | None:
        """Return what it does to the cubies of a cube; ``None`` if it is too long to tell.

        Raises:
            NotationError: such a cube lacks a turn.
        """
        from cubeapp.engine.notation.effect import effect_of

        return effect_of(self.moves(size), size)

    def __invert__(self) -> Alg:
        """Return the alg that undoes this one; brackets stay, ``[A, B]`` as ``[B, A]``."""
        from cubeapp.engine.notation.changes import inverted

        return replace(self, text=inverted(self))

    def __add__(self, other: Alg) -> Alg:
        """Return this alg and ``other`` after it.

        Raises:
            NotationError: they read ``r`` on 4×4×4 in different ways.
        """
        if not isinstance(other, Alg):
            return NotImplemented
        if self.inner_slices != other.inner_slices:
            message = Text("one of these algs has inner_slices, the other one has not")
            raise NotationError(message, (0, len(other.text)))
        from cubeapp.engine.notation.changes import joined

        return replace(self, text=joined(self, other))

    def __mul__(self, times: int) -> Alg:
        """Return this alg done so many times; the inverse if negative."""
        if not isinstance(times, int):
            return NotImplemented
        from cubeapp.engine.notation.changes import repeated

        return replace(self, text=repeated(self, times))

    __rmul__ = __mul__

    def mirror(self, plane: Mirror) -> Alg:
        """Return what a mirror shows that lies in the slice ``plane``.

        ``"M"`` exchanges left and right: R becomes L' and U becomes U'. ``"E"`` exchanges top
        and bottom, ``"S"`` front and back.

        Raises:
            NotationError: ``plane`` is none of these.
        """
        from cubeapp.engine.notation.changes import mirrored

        if plane not in MIRRORS:
            message = Text("a mirror lies in the slice M, E or S, not in {plane}")
            raise NotationError(message.format(plane=quoted(plane)), (0, len(plane)))
        return replace(self, text=mirrored(self, Axis(MIRRORS.index(plane))))

    def rotate(self, turns: str) -> Alg:
        """Return the same as done after the whole cube was turned, and the hands with it.

        Args:
            turns: of the whole cube: ``"x"``, ``"y2"``, ``"x y'"``. After x the front face is
                on top: F becomes U, and U becomes B.

        Raises:
            NotationError: ``turns`` are others.
        """
        from cubeapp.engine.notation.changes import rotated
        from cubeapp.engine.notation.merging import merged

        alg, rotations = self, Alg(turns)
        for turn in turns_in(rotations.nodes):
            if turn.name not in ("x", "y", "z"):
                raise NotationError(Text("only x, y and z turn the whole cube"), turn.span)
        # The text is rewritten once for each, so brackets done many times are merged first.
        for move in merged(rotations.moves(3), 3):
            alg = replace(alg, text=rotated(alg, move.axis, move.quarters))
        return alg

    def expand(self) -> Alg:
        """Return the same without brackets; comments and lines stay."""
        from cubeapp.engine.notation.changes import expanded

        return replace(self, text=expanded(self))

    def cancel(self, size: int = 3) -> Alg:
        """Return the same with neighbouring turns joined where that is shorter; brackets stay.

        Raises:
            NotationError: a cube of ``size`` lacks a turn.
        """
        from cubeapp.engine.notation.changes import cancelled

        return replace(self, text=cancelled(self, size))

    def simplify(self, size: int = 3) -> Alg:
        """Return the same for cubes of ``size`` on one line, in fewer turns if it can be.

        Brackets are written out, neighbours about one axis joined, and turns of the whole cube
        put last.

        Raises:
            NotationError: a cube of ``size`` lacks a turn.
        """
        from cubeapp.engine.notation.changes import simplified

        return Alg(simplified(self, size))

    def __str__(self) -> str:
        return self.text

    def __repr__(self) -> str:
        inner_slices = ", inner_slices=True" if self.inner_slices else ""
        return f"Alg({self.text!r}{inner_slices})"

    def __getstate__(self) -> dict[str, object]:
        return {"text": self.text, "inner_slices": self.inner_slices}
