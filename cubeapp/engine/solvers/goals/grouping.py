"""Algs for one case, the best first, and which of them are one alg seen in another way.

An alg that is done from another side of the top, or as a mirror shows it, or backwards may solve
the same case, when it is begun or ended by another turn of the top. Such algs are a *family*.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from enum import Enum
from functools import cache
from itertools import groupby, product

from cubeapp.engine.model.geometry import Axis
from cubeapp.engine.model.moves import Move, span_turns
from cubeapp.engine.model.orientation import Hold
from cubeapp.engine.notation.parsing import format_moves
from cubeapp.engine.solvers.goals.comfort import Comfort, comfort
from cubeapp.engine.solvers.goals.search import Found
from cubeapp.engine.solvers.goals.space import SIZE

Word = bytes
"""The turns of an alg, a byte each; see `_code`."""
SIDES = 4
"""From which an alg for the top can be done."""
_AMOUNTS = 4
_PER_AXIS = SIZE * SIZE * _AMOUNTS


class Order(Enum):
    """What makes one alg better than another."""

    COMFORT = "comfort"
    LENGTH = "length"


class Kinship(Enum):
    """How an alg comes from another one of its family."""

    SAME = "same"
    TURNED = "turned"
    """From another side of the top."""
    MIRRORED = "mirrored"
    INVERSE = "inverse"
    MIRRORED_INVERSE = "mirrored inverse"


@dataclass(frozen=True, slots=True)
class RatedAlg:
    """An alg with what it costs hands."""

    found: Found
    comfort: Comfort
    family: Word
    """The same for all algs of a family, and for no others."""

    @classmethod
    def of(cls, found: Found) -> RatedAlg:
        """Rate what was found; turns that do not count are left out of it."""
        return cls(found, comfort(found.moves, found.size), family(found.moves))

    @property
    def alg(self) -> str:
        """What leads to the goal, turns at the beginning that do not count with it."""
        found = self.found
        return format_moves(found.all_moves[: len(found.all_moves) - len(found.after)], found.size)


@dataclass(frozen=True, slots=True)
class AlgGroup:
    """Algs of one family."""

    algs: tuple[RatedAlg, ...]
    """The best first."""

    @property
    def best(self) -> RatedAlg:
        """The one that stands for all."""
        return self.algs[0]


def grouped(algs: Iterable[RatedAlg], order: Order) -> tuple[AlgGroup, ...]:
    """Return algs in groups, each with its best alg first, the best group first."""
    families: dict[Word, list[RatedAlg]] = {}
    for alg in sorted(algs, key=lambda alg: _rank(alg, order)):
        families.setdefault(alg.family, []).append(alg)
    return tuple(AlgGroup(tuple(members)) for members in families.values())


def family(moves: Sequence[Move]) -> Word:
    """Return what all algs of the family of ``moves``, turns of a 3×3×3, have in common."""
    word = _word(moves)
    return min(_normal(image.translate(table)) for image, table in product(_both(word), _tables()))


def kinship(moves: Sequence[Move], other: Sequence[Move]) -> Kinship | None:
    """Return how ``other`` comes from ``moves``; ``None`` if they are of two families."""
    word, wanted = _word(moves), _normal(_word(other))
    if _normal(word) == wanted:
        return Kinship.SAME
    for kinds, image in zip(_KINDS, _both(word), strict=True):
        for number, table in enumerate(_tables()):
            if _normal(image.translate(table)) == wanted:
                return kinds[number // SIDES]
    return None


def is_same_alg(moves: Sequence[Move], other: Sequence[Move]) -> bool:
    """Tell whether two algs are one but for the order of turns that commute."""
    return _normal(_word(moves)) == _normal(_word(other))


_KINDS = (
    (Kinship.TURNED, Kinship.MIRRORED),
    (Kinship.INVERSE, Kinship.MIRRORED_INVERSE),
)
"""By whether it is read backwards, and whether in a mirror."""


def _rank(alg: RatedAlg, order: Order) -> tuple[float, float, str]:
    by_cost = alg.comfort.cost, float(alg.found.length)
    return (*(by_cost if order is Order.COMFORT else by_cost[::-1]), alg.alg)


def _word(moves: Iterable[Move]) -> Word:
    return bytes(map(_code, moves))


def _code(move: Move) -> int:
    layers = (move.axis * SIZE + move.first) * SIZE + move.last
    return layers * _AMOUNTS + move.quarters % _AMOUNTS


def _both(word: Word) -> tuple[Word, Word]:
    """Return an alg, and the one that undoes it."""
    undone = (code - code % _AMOUNTS + -code % _AMOUNTS for code in reversed(word))
    return word, bytes(undone)


def _normal(word: Word) -> Word:
    """Return an alg with turns about one axis that follow each other in one order."""
    runs = groupby(word, lambda code: code // _PER_AXIS)
    return b"".join(bytes(sorted(run)) for _, run in runs)


@cache
def _tables() -> tuple[bytes, ...]:
    """Return what becomes of each turn from the four sides, and from them in a mirror."""
    moves = span_turns((first, last) for first in range(SIZE) for last in range(first, SIZE))
    tables = []
    for is_mirrored, quarters in product((False, True), range(SIDES)):
        hold = Hold()
        hold.leave_out(Axis.Y, quarters)
        table = bytearray(range(256))
        for move in moves:
            seen = _mirrored(move) if is_mirrored else move
            table[_code(move)] = _code(hold.renamed(seen, SIZE))
        tables.append(bytes(table))
    return tuple(tables)


def _mirrored(move: Move) -> Move:
    """Return a turn as a mirror beside the cube shows it: R becomes L', U becomes U'."""
    if move.axis is Axis.X:
        return Move(move.axis, SIZE - 1 - move.last, SIZE - 1 - move.first, move.quarters)
    return move.inverse()
