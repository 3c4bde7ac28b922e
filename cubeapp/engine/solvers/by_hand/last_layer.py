"""The last layer in looks: each recognises a case by what it cares for, and solves it.

The *top* is what matters of a state then: where the four corners and the four edges of the U
layer are, eight places as the hand holds them.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property, lru_cache
from operator import itemgetter

import numpy as np
from numpy.typing import NDArray

from cubeapp.engine.model.geometry import Face
from cubeapp.engine.model.moves import Move, face_turns
from cubeapp.engine.solvers.by_hand.cases import Case
from cubeapp.engine.solvers.by_hand.places import (
    BITS,
    HOLDS,
    HOME,
    bytes_of,
    hold_tables,
    turn_tables,
    without,
)
from cubeapp.engine.solvers.by_hand.stages import HandStage
from cubeapp.engine.solvers.by_hand.words import NOTHING

TURN_AGAIN = 1.5
"""What turning the whole cube costs here, which is done only if turns would cancel."""


@dataclass(frozen=True, slots=True)
class Use:
    """One alg of the last layer, with the turn of the top before it."""

    look: int
    """Which look it is for; after the last one comes the last turn of the top."""
    turn: int
    """Quarter turns of the top before it, clockwise, 0…3."""
    case: Case | None
    """``None`` for the last turn of the top."""
    spin: int = 0
    """Quarter turns of the whole cube before all that."""


Plan = tuple[Use, ...]


def top_of(state: bytes, hold: int) -> bytes:
    """Return the top of ``state`` as the hand has it in ``hold``."""
    held = state.translate(hold_tables()[hold])
    # Turned with the cube, each piece has the part of that whose place it comes to.
    return held[4 - hold : 4] + held[: 4 - hold] + held[12 - hold : 12] + held[8 : 12 - hold]


def tops_of(states: NDArray[np.uint8], holds: NDArray[np.intp]) -> list[bytes]:
    """Return what `top_of` returns, for each row of ``states`` with its hold."""
    cubies, tables = _tops_in_hand()
    return bytes_of(tables[holds[:, np.newaxis], np.take_along_axis(states, cubies[holds], axis=1)])


@lru_cache(maxsize=1)
def _tops_in_hand() -> tuple[NDArray[np.intp], NDArray[np.uint8]]:
    """Return, for each hold, the cubies of the top in their order, and where each place is.

    The shapes are (4, 8) and (4, 256).
    """
    around = [np.roll(np.arange(4), hold) for hold in range(HOLDS)]
    tables = np.frombuffer(b"".join(hold_tables()), dtype=np.uint8)
    return np.array([[*one, *(8 + one)] for one in around]), tables.reshape(HOLDS, -1)


def spun(top: bytes) -> bytes:
    """Return ``top`` as the hand has it after a quarter turn ``y`` of the whole cube."""
    return top_of(top[:4] + HOME[4:8] + top[4:], 1)


HOME_TOP = HOME[:4] + HOME[8:12]


@lru_cache(maxsize=1)
def top_turns() -> tuple[bytes, ...]:
    """Return the tables of no turn of the top, and of one, two and three quarters."""
    tables = turn_tables()
    return NOTHING, tables[0], tables[1], tables[2]


def top_turn(quarters: int) -> tuple[Move, ...]:
    """Return the turn of the top by so many quarters, 0…3."""
    return (face_turns(3)[quarters - 1],) if quarters else ()


def seen_turned_up(top: bytes) -> bytes:
    """Return what OLL looks at: how all pieces sit, no matter which they are."""
    return bytes(sorted(top))


def seen_edges_up(top: bytes) -> bytes:
    """Return how the edges sit, no matter which they are."""
    return bytes(sorted(top[4:]))


def seen_corners_up(top: bytes) -> bytes:
    """Return how the corners sit, no matter which they are."""
    return bytes(sorted(top[:4]))


def seen_corners(top: bytes) -> bytes:
    """Return where the corners are."""
    return top[:4]


def seen_edge_order(top: bytes) -> bytes:
    """Return where the edges are, all of them being turned up."""
    return top[4:]


def seen_corner_order(top: bytes) -> bytes:
    """Return where the corners are, no matter how they are twisted, and the edges."""
    return bytes(place // 3 for place in top[:4]) + top[4:]


def seen_all(top: bytes) -> bytes:
    """Return where everything is."""
    return top


@dataclass(frozen=True)
class Look:
    """A part of the last layer: what is seen, and the algs for it."""

    stage: HandStage
    cases: Sequence[Case]
    see: Callable[[bytes], bytes]
    most: int = 1
    """How many algs in a row may be needed."""

    @cached_property
    def ways(self) -> dict[bytes, tuple[tuple[tuple[int, Case], ...], ...]]:
        """The algs for everything that can be seen: all ways of the fewest algs.

        Each is one or more algs with the quarter turns of the top before them.
        """
        goals = [HOME_TOP.translate(turn) for turn in top_turns()]
        tops = {self.see(top): top for top in goals}
        ways: dict[bytes, list[tuple[tuple[int, Case], ...]]] = {seen: [()] for seen in tops}
        level = tops
        tables = [(case, case.table) for case in self.cases]
        for _ in range(self.most):
            found: dict[bytes, list[tuple[tuple[int, Case], ...]]] = {}
            before: dict[bytes, bytes] = {}
            for seen, top in level.items():
                for case, table in tables:
                    unsolved = without(top, table)
                    for quarters, turn in enumerate(top_turns()):
                        start = without(unsolved, turn)
                        key = self.see(start)
                        if key not in ways:
                            before[key] = start
                            first = quarters, case
                            found.setdefault(key, []).extend((first, *way) for way in ways[seen])
            ways |= found
            level = before
        return {seen: tuple(dict.fromkeys(known)) for seen, known in ways.items()}


_Turned = tuple[Use, bytes, float]
"""An alg as it is used, what the turn before it and the alg do to places, and what both cost."""


@dataclass(frozen=True, slots=True)
class _Part:
    """One alg of a way through a look, ready to be used."""

    plain: _Turned
    again: _Turned | None
    """Where nothing is turned before it: the same alg from the next side."""
    first: int
    """The faces that it begins with, and those that it ends with, as of `alg_ends`."""
    last: int


class LastLayer:
    """Looks in their order, and the shortest plan through all of them."""

    def __init__(self, looks: Sequence[Look], see: Callable[[bytes], bytes] = seen_all) -> None:
        """Make a plan of ``looks``, in the end of which what ``see`` returns is as it should be."""
        self.looks = tuple(looks)
        self._see = see
        self._plans: dict[tuple[int, bytes, int], tuple[float, Plan]] = {}
        self._ways: dict[tuple[int, bytes], list[list[_Part]]] = {}
        self._parts: dict[tuple[int, int, int], _Part] = {}

    def plan(self, top: bytes, last: int) -> tuple[float, Plan]:
        """Return the cheapest plan and what it costs, in face turns.

        Args:
            top: where the pieces of the top are, those below being home.
            last: the faces that were turned last, as the hand holds them, in bits. No alg
                begins with one of them: people would not undo a turn they have just made.
        """
        return self._best(0, top, last)

    def _best(self, index: int, top: bytes, last: int) -> tuple[float, Plan]:
        key = index, top, last
        known = self._plans.get(key)
        if known is None:
            known = min(self._all(index, top, last), key=itemgetter(0))
            self._plans[key] = known
        return known

    def _all(self, index: int, top: bytes, last: int) -> Iterator[tuple[float, Plan]]:
        """Yield a plan for each way through the look ``index``."""
        if index == len(self.looks):
            quarters = next(
                quarters
                for quarters, turn in enumerate(top_turns())
                if self._see(top.translate(turn)) == self._see(HOME_TOP)
            )
            yield min(quarters, 1), (Use(index, quarters, None),) if quarters else ()
            return
        for way in self._ways_through(index, top):
            after, faces, cost, uses = top, last, 0.0, []
            for part in way:
                use, table, more = part.plain
                if part.again is not None and faces & part.first:
                    after = spun(after)
                    use, table, more = part.again
                after, faces, cost = after.translate(table), part.last, cost + more
                uses.append(use)
            rest, plan = self._best(index + 1, after, faces)
            yield cost + rest, (*uses, *plan)

    def _ways_through(self, index: int, top: bytes) -> list[list[_Part]]:
        look = self.looks[index]
        key = index, look.see(top)
        known = self._ways.get(key)
        if known is None:
            known = [[self._part(index, *use) for use in way] for way in look.ways[key[1]]]
            self._ways[key] = known
        return known

    def _part(self, index: int, quarters: int, case: Case) -> _Part:
        """Return a part that many ways share."""
        key = index, quarters, id(case)
        known = self._parts.get(key)
        if known is None:
            # From the next side, with the top turned back, it is the same alg.
            again = None if quarters else _turned(index, HOLDS - 1, case, 1)
            plain = _turned(index, quarters, case, 0)
            known = self._parts[key] = _Part(plain, again, *alg_ends(case))
        return known


def _turned(index: int, turn: int, case: Case, spin: int) -> _Turned:
    cost = case.length + min(turn, 1) + spin * TURN_AGAIN
    return Use(index, turn, case, spin), top_turns()[turn].translate(case.table), cost


def alg_ends(case: Case) -> tuple[int, int]:
    """Return the faces that a turn before an alg, and one after it, could be one with."""
    return _outer_faces(case.moves), _outer_faces(case.moves[::-1])


def _outer_faces(moves: Sequence[Move]) -> int:
    """Return the faces that the first turn of ``moves`` could be one with, as bits.

    Other layers that turn first have bits of their own.
    """
    faces = 0
    axis = None
    for move in moves:
        if axis is not None and move.axis is not axis:
            break
        axis = move.axis
        # Turning the cube about the axis of a face leaves that face where it is.
        if not move.is_rotation(3):
            sides = [face for face in Face if face.axis is axis and _turns(move, face)]
            faces |= sum(BITS[face] for face in sides)
            if not sides:
                return faces | _block_bit(move)
    return faces


def _block_bit(move: Move) -> int:
    """Return a bit beyond those of faces for a turn of other layers, such as M or Rw."""
    return 1 << (len(Face) + 9 * move.axis + 3 * move.first + move.last)


def _turns(move: Move, face: Face) -> bool:
    """Tell whether ``move`` is a turn of ``face`` alone."""
    layer = 0 if face is face.axis.face else 2
    return (move.first, move.last) == (layer, layer)
