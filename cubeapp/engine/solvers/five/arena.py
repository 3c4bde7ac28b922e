"""The tables of the 5×5×5 search where its kernels find them."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from cubeapp.engine.coordinates.successors import Followers
from cubeapp.engine.solvers.five import layout
from cubeapp.engine.solvers.five.layout import OFFSETS, PARTS, PLANS, Plan, check_part
from cubeapp.engine.solvers.five.phases import followers

NO_PARTNER = -1
RANKS = {8: OFFSETS["RANK-8"], 12: OFFSETS["RANK-12"]}


class Arena:
    """All tables in one block, and a map of it for each phase."""

    def __init__(self, block: NDArray[np.uint8], single: bool = True) -> None:
        """Draw the maps of ``block``, which is kept; for ``single`` see `phases.left_out`."""
        self._block, self.single = block, single
        self._maps = np.zeros((len(PLANS), layout.MAP_WORDS), dtype=np.int64)
        for phase, plan in enumerate(PLANS):
            self._draw(self._maps[phase], phase, plan)

    @property
    def address(self) -> int:
        """Where the block is."""
        return int(self._block.ctypes.data)

    def map_of(self, phase: int) -> int:
        """Return the address of a phase's map."""
        return int(self._maps[phase].ctypes.data)

    def followers_of(self, phase: int, thick: bool = False) -> Followers:
        """Return which turns may follow in a phase; for ``thick`` see `phases.left_out`."""
        if thick and self.single:
            return followers(phase, thick)
        turns = PLANS[phase].turns
        lists, after = self._part(f"FOLLOW-{phase}"), self._part(f"STATE-{phase}")
        return Followers(lists.reshape(-1, 1 + turns), after.reshape(-1, turns))

    def _part(self, name: str) -> NDArray[np.uint8]:
        return self._block[OFFSETS[name] :][: PARTS[name]]

    def _draw(self, words: NDArray[np.int64], phase: int, plan: Plan) -> None:
        words[layout.COORDINATES] = len(plan.coordinates)
        words[layout.TURNS_HERE] = plan.turns
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
