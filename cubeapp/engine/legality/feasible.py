"""Which ways to put cubies into places there are at all.

As in `arrangements`, but only yes or no: what the turns may add up to and which parities the
order may have is a few bits, so that a byte tells all about a set of cubies.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from itertools import product

import numpy as np
from numpy.typing import NDArray

from cubeapp.engine.legality.arrangements import Step, steps

Flags = NDArray[np.bool_]
Bits = NDArray[np.uint8]
"""Bit ``2·turns + parity`` for each sum of turns and each parity that there is a way for."""


@dataclass(frozen=True, slots=True)
class Feasible:
    """Whether there are ways to fill all places, and all but one."""

    turns: int
    """How many a cubie has."""
    whole: int
    """What all places can have, as bits; 0 if there is no way at all."""
    around: Bits
    """What the other places can have, with each cubie in each place: shape (places, cubies).

    The turns are those of the other places, the parity is that of the whole order.
    """

    @classmethod
    def of(cls, fits: Flags) -> Feasible:
        """Return what there is where each cubie fits: shape (places, cubies, turns)."""
        return _feasible(fits.tobytes(), fits.shape)

    @property
    def parities(self) -> tuple[bool, bool]:
        """Whether the turns can add up to nothing in an even order, and in an odd one."""
        return bool(self.whole & 1), bool(self.whole & 2)

    @property
    def sums(self) -> tuple[int, ...]:
        """What the turns can add up to, in any order."""
        return tuple(turn for turn in range(self.turns) if self.whole >> 2 * turn & 3)

    def relaxed(self) -> Feasible:
        """Return the same; where the turns cannot add up to nothing, as if they need not."""
        if any(self.parities) or not self.whole:
            return self
        turned = _Tables.of(self.turns).turned
        anyhow = np.bitwise_or.reduce(turned, axis=0)
        return Feasible(self.turns, int(anyhow[self.whole]), anyhow[self.around])

    def leaving_a_way(self, parities: tuple[bool, bool]) -> Flags:
        """Tell which cubie with which turn leaves the other places a way.

        Args:
            parities: whether the whole order may be even, and whether it may be odd.

        Returns:
            bool, shape (places, cubies, turns).
        """
        turns = self.turns
        wanted = parities[0] + 2 * parities[1]
        # Together with the cubie's own turn, those of the others add up to nothing.
        masks = np.array([wanted << 2 * (-turn % turns) for turn in range(turns)], dtype=np.uint8)
        return np.asarray(self.around[:, :, None] & masks != 0)


@lru_cache(maxsize=8)
def _feasible(flags: bytes, shape: tuple[int, ...]) -> Feasible:
    """Return `Feasible.of` flags of this shape.

    It is asked for again and again while a cube is painted: one sticker changes what fits only of
    the corners or only of the midges, and faults, repairs and what follows all ask for the same.
    """
    fits: Flags = np.frombuffer(flags, np.bool_).reshape(shape)
    tables = _Tables.of(fits.shape[2])
    before, after = [np.ones(1, dtype=np.uint8)], [np.ones(1, dtype=np.uint8)]
    both_ways = steps(len(fits))
    for place, (with_one, _) in enumerate(both_ways):
        before.append(_joined(before[-1], with_one, fits[place], tables))
    for place, (_, with_one) in reversed(list(enumerate(both_ways))):
        after.append(_joined(after[-1], with_one, fits[place], tables))
    around = np.zeros(fits.shape[:2], dtype=np.uint8)
    for place, (_, with_one) in enumerate(both_ways):
        rest = _swapped(after[-place - 2][with_one.other], with_one, tables)
        ways = tables.both[before[place][:, None], rest]
        np.bitwise_or.at(around[place], with_one.cubie.ravel(), ways.ravel())
    around.flags.writeable = False
    return Feasible(fits.shape[2], int(before[-1][0]), around)


def _joined(known: Bits, step: Step, fits: Flags, tables: _Tables) -> Bits:
    ways = _swapped(known[step.other], step, tables)
    joined = np.zeros(len(ways), dtype=np.uint8)
    for turn in range(fits.shape[1]):
        used = np.where(fits[step.cubie, turn], ways, 0)
        joined |= tables.turned[turn][np.bitwise_or.reduce(used, axis=1)]
    return joined


def _swapped(ways: Bits, step: Step, tables: _Tables) -> Bits:
    return np.where(step.odd, tables.swapped[ways], ways)


@dataclass(frozen=True, slots=True)
class _Tables:
    """What becomes of bits."""

    swapped: Bits
    """With even and odd in each other's place."""
    turned: Bits
    """With one more turn: shape (turns, bits)."""
    both: Bits
    """What two parts have together: shape (bits, bits)."""

    @classmethod
    @lru_cache(maxsize=2)
    def of(cls, turns: int) -> _Tables:
        """Return the tables for cubies with so many turns."""
        states = list(product(range(turns), range(2)))
        size = 1 << len(states)
        every = np.arange(size)

        def moved(turn: int, parity: int) -> Bits:
            """Return all bits with each state moved on."""
            result = np.zeros(size, dtype=np.uint8)
            for bit, (own, even) in enumerate(states):
                to = 2 * ((own + turn) % turns) + (even ^ parity)
                result |= ((every >> bit & 1) << to).astype(np.uint8)
            return result

        both = np.zeros((size, size), dtype=np.uint8)
        for bit, (turn, parity) in enumerate(states):
            both |= np.where((every >> bit & 1)[:, None] == 1, moved(turn, parity), 0).astype(
                np.uint8
            )
        return cls(moved(0, 1), np.stack([moved(turn, 0) for turn in range(turns)]), both)
