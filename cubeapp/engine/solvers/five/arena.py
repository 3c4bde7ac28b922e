"""The tables of the 5×5×5 search where its kernels find them."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from cubeapp.engine.solvers.five import layout
from cubeapp.engine.solvers.five.layout import OFFSETS, PLANS, Plan, check_part
from cubeapp.engine.solvers.five.phases import followers

NO_PARTNER = -1
RANKS = {8: OFFSETS["RANK-8"], 12: OFFSETS["RANK-12"]}


class Arena:
    """All tables in one block, and a map of it for each phase."""

    def __init__(self, block: NDArray[np.uint8]) -> None:
        """Draw the maps of ``block``, which is kept."""
        self._block = block
        self._maps = np.zeros((2, len(PLANS), layout.MAP_WORDS), dtype=np.int64)
        self._thick_followers = [followers(phase, thick=True)[0] for phase in range(len(PLANS))]
        for phase, plan in enumerate(PLANS):
            self._draw(self._maps[0, phase], phase, plan)
            self._maps[1, phase] = self._maps[0, phase]
            self._maps[1, phase, layout.FOLLOW] = self._thick_followers[phase].ctypes.data

    @property
    def address(self) -> int:
        """Where the block is."""
        return int(self._block.ctypes.data)

    def map_of(self, phase: int, thick: bool = False) -> int:
        """Return the address of a phase's map; for ``thick`` see `phases.followers`."""
        return int(self._maps[int(thick), phase].ctypes.data)

    def _draw(self, words: NDArray[np.int64], phase: int, plan: Plan) -> None:
        words[layout.COORDINATES] = len(plan.coordinates)
        words[layout.TURNS_HERE] = plan.turns
        words[layout.FOLLOW] = self._at(f"FOLLOW-{phase}")
        words[layout.FOLLOW_WIDTH] = plan.turns + 1
        words[layout.STATES] = self._at(f"STATE-{phase}")
        drawn = 0
        for number, coordinate in enumerate(plan.coordinates):
            row = words[layout.FIRST_COORDINATE + layout.COORDINATE_WORDS * number :]
            row[layout.AFTER] = self._at(coordinate.name)
            row[layout.FIRST_CHECK] = drawn
            if coordinate.chosen:
                row[layout.IS_MASK] = 1
                row[layout.UPPER] = self.address + RANKS[coordinate.chosen]
                row[layout.LOWER] = self._at("RANK-LOWER")
            for index, check in enumerate(plan.checks):
                if check.last != number:
                    continue
                entry = words[layout.CHECKS + layout.CHECK_WORDS * drawn :]
                entry[layout.PARTNER] = NO_PARTNER if check.first is None else check.first
                entry[layout.WIDTH] = coordinate.size
                entry[layout.TABLE] = self._at(check_part(phase, index))
                drawn += 1
            row[layout.CHECK_COUNT] = drawn - row[layout.FIRST_CHECK]

    def _at(self, part: str) -> int:
        return self.address + OFFSETS[part]
