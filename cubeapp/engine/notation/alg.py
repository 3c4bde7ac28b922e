"""An alg as it was written: a tree of nodes, each with its place in the text.

`cubeapp.engine.notation.parsing` reads text into this tree. The tree keeps what was typed; the
flat list of steps is what is done to the cube, and each step knows the turn it comes from.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import cached_property

from cubeapp.engine.model.moves import Metric, Move, lengths

Span = tuple[int, int]
"""A half-open range of the text."""


@dataclass(frozen=True, slots=True)
class Turn:
    """One turn with its amount: ``R2'``, ``2-3Rw``, ``x`` or ``TURN_ROW_0_LEFT``."""

    span: Span
    move: Move | None
    """``None`` if the amount is a multiple of four, as in ``R4`` or ``R0``."""
    quarters: int
    """Quarter turns as written, whichever way round: 3 for ``R3``."""


@dataclass(frozen=True, slots=True)
class Group:
    """A repeated part, ``(R U)3``."""

    span: Span
    body: tuple[Node, ...]
    amount: int
    """Times to do it; negative for the inverse, 0 for not at all."""


@dataclass(frozen=True, slots=True)
class Commutator:
    """``[A, B]`` = A B A' B'."""

    span: Span
    first: tuple[Node, ...]
    second: tuple[Node, ...]
    amount: int


@dataclass(frozen=True, slots=True)
class Conjugate:
    """``[A: B]`` = A B A'."""

    span: Span
    setup: tuple[Node, ...]
    body: tuple[Node, ...]
    amount: int


@dataclass(frozen=True, slots=True)
class Niss:
    """``^(A)``: found on the inverse scramble, so A' is done after everything else.

    Of several the last one is done first. It stands outside all brackets.
    """

    span: Span
    body: tuple[Node, ...]


@dataclass(frozen=True, slots=True)
class Pause:
    """A ``.``: nothing turns for a moment."""

    span: Span


@dataclass(frozen=True, slots=True)
class Comment:
    """From ``//`` to the end of the line, which is not included."""

    span: Span


@dataclass(frozen=True, slots=True)
class LineBreak:
    """The end of a line."""

    span: Span


Bracket = Group | Commutator | Conjugate
Node = Turn | Bracket | Niss | Pause | Comment | LineBreak


@dataclass(frozen=True, slots=True)
class Step:
    """One move of the expanded alg."""

    move: Move
    span: Span
    """Where the turn that makes this move stands in the text."""
    quarters: int
    """Quarter turns as written; see `Turn`."""


@dataclass(frozen=True)
class Alg:
    """An algorithm for cubes of one size."""

    text: str
    """As it was typed; every span counts its characters."""
    size: int
    nodes: tuple[Node, ...]
    inner_slices: bool = False
    """Whether ``r`` on 4×4×4 was read as ``2R``, the inner slice, instead of ``Rw``."""

    @cached_property
    def steps(self) -> tuple[Step, ...]:
        """Every move in order, brackets expanded; pauses and comments are left out."""
        return self._steps[0] + self._steps[1]

    @property
    def forward(self) -> int:
        """How many of the `steps` come in the order of the text; those of `Niss` follow them."""
        return len(self._steps[0])

    @cached_property
    def _steps(self) -> tuple[tuple[Step, ...], tuple[Step, ...]]:
        forward: list[Step] = []
        for node in self.nodes:
            if isinstance(node, Turn):
                forward += _turn_steps(node)
            else:
                forward += steps_of(node)
        last_first = (node for node in reversed(self.nodes) if isinstance(node, Niss))
        after = [step for node in last_first for step in _sequence(node.body)[1]]
        return tuple(forward), tuple(after)

    @cached_property
    def moves(self) -> tuple[Move, ...]:
        """The moves of `steps`."""
        return tuple(step.move for step in self.steps)

    def lengths(self) -> dict[Metric, int]:
        """Return the length in every metric; ``R3`` counts the three quarters that are written."""
        counts = lengths(self.moves, self.size)
        rare = (step for step in self.steps if step.quarters != abs(step.move.quarters))
        for step in rare:
            cost = Metric.HTM.count((step.move,), self.size)
            counts[Metric.QTM] += cost * (step.quarters - abs(step.move.quarters))
        return counts


def steps_of(node: Node) -> list[Step]:
    """Return the moves that a part of an alg stands for where it is written."""
    return _both_ways(node)[0]


_BothWays = tuple[list[Step], list[Step]]
"""The steps of a part of an alg, and those of its inverse.

Making both at once looks at each node once, however deep the commutators are nested.
"""


def _turn_steps(turn: Turn) -> list[Step]:
    return [] if turn.move is None else [Step(turn.move, turn.span, turn.quarters)]


def _both_ways(node: Node) -> _BothWays:
    match node:
        case Turn():
            steps = _turn_steps(node)
            return steps, [replace(step, move=step.move.inverse()) for step in steps]
        case Group():
            return _repeated(_sequence(node.body), node.amount)
        case Commutator():
            first, undo_first = _sequence(node.first)
            second, undo_second = _sequence(node.second)
            there = first + second + undo_first + undo_second
            back = second + first + undo_second + undo_first
            return _repeated((there, back), node.amount)
        case Conjugate():
            setup, undo_setup = _sequence(node.setup)
            body, undo_body = _sequence(node.body)
            there = setup + body + undo_setup
            back = setup + undo_body + undo_setup
            return _repeated((there, back), node.amount)
        case _:
            return [], []


def _sequence(nodes: Sequence[Node]) -> _BothWays:
    parts = [_both_ways(node) for node in nodes]
    there = [step for forward, _ in parts for step in forward]
    back = [step for _, backward in reversed(parts) for step in backward]
    return there, back


def _repeated(both: _BothWays, amount: int) -> _BothWays:
    there, back = both if amount >= 0 else both[::-1]
    return there * abs(amount), back * abs(amount)
