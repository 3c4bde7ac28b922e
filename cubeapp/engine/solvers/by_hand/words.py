"""Words: a few turns that do one thing, with what they cost in each hold of the cube."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import chain
from math import inf
from struct import Struct

import numpy as np

from cubeapp.engine.model.geometry import Face
from cubeapp.engine.solvers.by_hand.places import BITS, HOLDS, PLACES, hand_turns, turn_tables

NOTHING = bytes(range(256))
"""The table of no turns."""
TURNING_COSTS = (0.0, 1.0, 1.3, 1.0)
"""What turning the whole cube by so many quarters about the vertical costs, in turns."""
FAR_HOLD = 1.0
"""A hold that costs so much more than the best one is not looked at."""
LEADS = (3 * Face.R, 3 * Face.L + 2)
MAX_CHUNKS = 2
"""A word of more pieces than these is harder to see."""
RECORD = np.dtype(
    [
        ("table", np.uint8, PLACES),
        ("costs", np.float64, (HOLDS, HOLDS)),
        ("first", np.uint8),
        ("last", np.uint8),
    ],
    align=True,
)
"""What many words are reckoned with at once; see `Word`.

A cost is float64, by the hold before a word and the hold it is done in.
"""
# Filled up at its end as `RECORD` is.
_RECORD = Struct(f"{PLACES}s{HOLDS * HOLDS}dBB0d")


@dataclass(frozen=True, slots=True)
class Ease:
    """What makes turns awkward for people: costs beside the 1 for each turn."""

    back: float = 1.5
    """A turn of B."""
    low: float = 0.15
    """A turn of F or D."""
    wrong_lead: float = 0.0
    """A first turn of a side that is not R or L', as people hold a slot that they fill."""


@dataclass(frozen=True, slots=True)
class Word:
    """Turns of the fixed frame that do one thing."""

    turns: tuple[int, ...]
    table: bytes
    """What they do to places."""
    first: int
    """The faces that may come first, turns of opposite faces being free to change, as bits."""
    last: int
    """The same for the end."""
    record: bytes
    """A `RECORD`: the three fields above, and what it costs in all, by the hold before it and the
    hold it is done in; infinitely much in holds that are not worth it."""
    least: float
    """What it costs in its best hold."""

    def cost(self, before: int, hold: int) -> float:
        """Return what it costs to do it in ``hold`` after the hold ``before``."""
        cost: float = _RECORD.unpack(self.record)[1 + HOLDS * before + hold]
        return cost


@dataclass(frozen=True, slots=True)
class Options:
    """What may be done next."""

    steps: tuple[tuple[int, Word], ...]
    """Words, each with what it is for."""
    records: bytes
    """Those of the words, one after the other."""

    @classmethod
    def of(cls, steps: Iterable[tuple[int, Word]]) -> Options:
        """Return ``steps`` in their order."""
        known = tuple(steps)
        return cls(known, b"".join([each.record for _, each in known]))


def word(turns: Sequence[int], chunks: int, ease: Ease) -> Word:
    """Return ``turns``, already merged, as a word of ``chunks`` pieces."""
    tables = turn_tables()
    table = NOTHING
    for turn in turns:
        table = table.translate(tables[turn])
    first, last = _loose_faces(turns), _loose_faces(turns[::-1])
    efforts = _efforts(turns, chunks, ease)
    costs = chain.from_iterable(_costs(hold, efforts) for hold in range(HOLDS))
    record = _RECORD.pack(table[:PLACES], *costs, first, last)
    return Word(tuple(turns), table, first, last, record, min(efforts))


def in_hand(turns: Sequence[int], hold: int) -> tuple[int, ...]:
    """Return turns of the fixed frame as the hand makes them in ``hold``."""
    of_hand = hand_turns()[hold]
    return tuple(of_hand[turn] for turn in turns)


def from_hand(turns: Sequence[int], hold: int) -> tuple[int, ...]:
    """Return turns of the hand in ``hold`` as those of the fixed frame."""
    return in_hand(turns, -hold % HOLDS)


def _loose_faces(turns: Sequence[int]) -> int:
    faces = 0
    for turn in turns[:2]:
        face = Face(turn // 3)
        if faces and not faces & BITS[face.opposite]:
            break
        faces |= BITS[face]
    return faces


def _efforts(turns: Sequence[int], chunks: int, ease: Ease) -> list[float]:
    """Return what a word costs in each hold."""
    whole = len(turns) + max(0.0, chunks - MAX_CHUNKS)
    side = next((turn for turn in turns if turn // 3 not in (Face.U, Face.D)), None)
    efforts = []
    for awkward, shown in zip(_awkwardness(ease), hand_turns(), strict=True):
        effort = whole
        for turn in turns:
            effort += awkward[turn]
        if side is not None and shown[side] not in LEADS:
            effort += ease.wrong_lead
        efforts.append(effort)
    return efforts


@lru_cache(maxsize=16)
def _awkwardness(ease: Ease) -> tuple[tuple[float, ...], ...]:
    """Return, for each hold, what each turn of the fixed frame costs beside the 1."""
    of_face = [
        ease.back * (face is Face.B) + ease.low * (face in (Face.F, Face.D)) for face in Face
    ]
    return tuple(tuple(of_face[turn // 3] for turn in shown) for shown in hand_turns())


def _costs(hold: int, efforts: Sequence[float]) -> list[float]:
    """Return what a word costs in each hold after ``hold``."""
    costs = [effort + TURNING_COSTS[(other - hold) % HOLDS] for other, effort in enumerate(efforts)]
    most = min(costs) + FAR_HOLD
    return [cost if cost < most else inf for cost in costs]
