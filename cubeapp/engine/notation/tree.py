"""An alg as it was written: a tree of nodes, each with its place in the text.

`cubeapp.engine.notation.parsing` reads text into this tree. The tree keeps what was typed; the
flat list of steps is what is done, and each step knows the turn it comes from. Nothing here
depends on the size of a cube: ``2R`` is the second layer from R on any that has one.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace

Span = tuple[int, int]
"""A half-open range of the text."""


@dataclass(frozen=True, slots=True)
class Turn:
    """One turn with its amount: ``R2'``, ``2-3Rw``, ``x`` or ``TURN_ROW_0_LEFT``."""

    span: Span
    name: str
    """As typed, without the amount: ``R``, ``2-3Rw``, ``TURN_ROW_0_LEFT``."""
    quarters: int
    """Clockwise as the name says, reduced to -2…2: -1 for ``R3``, 2 for ``FACE_BACK``.

    It is 0 if the amount is a multiple of four, as in ``R4`` or ``R0``.
    """
    written: int
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

    turn: Turn
    """The turn in the text that makes it."""
    is_inverted: bool = False
    """Whether it is made the other way round."""

    @property
    def span(self) -> Span:
        """Where it stands in the text."""
        return self.turn.span

    @property
    def quarters(self) -> int:
        """Quarter turns, -2 to 2 but not 0, clockwise as the turn's name says."""
        return -self.turn.quarters if self.is_inverted else self.turn.quarters


def all_steps(nodes: Sequence[Node]) -> tuple[list[Step], list[Step]]:
    """Return the moves that a whole alg stands for, those of `Niss` apart: they come last."""
    forward = [step for node in nodes for step in steps_of(node)]
    last_first = (node for node in reversed(nodes) if isinstance(node, Niss))
    return forward, [step for node in last_first for step in _sequence(node.body)[1]]


def turns_in(nodes: Iterable[Node]) -> Iterator[Turn]:
    """Yield the turns that are written in ``nodes``, those inside brackets among them."""
    for node in nodes:
        if isinstance(node, Turn):
            yield node
        for part in parts_of(node):
            yield from turns_in(part)


def parts_of(node: Node) -> tuple[tuple[Node, ...], ...]:
    """Return what stands inside a bracket; nothing for what is none."""
    match node:
        case Group() | Niss():
            return (node.body,)
        case Commutator():
            return node.first, node.second
        case Conjugate():
            return node.setup, node.body
        case _:
            return ()


def steps_of(node: Node) -> list[Step]:
    """Return the moves that a part of an alg stands for where it is written."""
    return _both_ways(node)[0]


_BothWays = tuple[list[Step], list[Step]]
"""The steps of a part of an alg, and those of its inverse.

Making both at once looks at each node once, however deep the commutators are nested.
"""


def _both_ways(node: Node) -> _BothWays:
    match node:
        case Turn():
            steps = [Step(node)] if node.quarters else []
            return steps, [replace(step, is_inverted=True) for step in steps]
        # What is inside counts nothing towards the longest alg, however much it is.
        case Group(amount=0) | Commutator(amount=0) | Conjugate(amount=0):
            return [], []
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
