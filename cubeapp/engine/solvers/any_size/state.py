"""What the stages of the solver for every size hand to each other.

A stage takes plans and returns plans: cubes on the way with the turns that led there. All
turns are of single layers and numbered as in `cubeapp.engine.kernels.batch.TurnTable`,
``3·(N·axis + layer) + quarters % 4 - 1``; layers count from 0 on the R, U or F side.

The stages and what holds after each:

1. ``U/D``: the U and D faces show only U and D colours.
2. ``F/B``: the F and B faces show only F and B colours, so L and R only theirs.
3. ``split``: the U face shows U, the D face D. F/B and L/R stay mixed in pairs.
4. ``wings``: every edge is whole; the centres keep what they had after ``split``.
5. ``ring``: F, B, L and R are right too; nothing else moves.

Between stages a plan's colours may be renamed as if the cube were held another way: all its
facelets at once, so wings and corners have the new names too. After stage 1 each wing
orbit's sign is put right by a quarter turn of one of its layers about the Y axis; the stages
after it leave it alone, for their quarter turns of inner layers come in pairs.

A plan may be held in another way than the cube that it began with: see `between.own_turns`.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray


@dataclass(frozen=True, slots=True, eq=False)
class Plan:
    """A cube on the way, after one more stage."""

    facelets: NDArray[np.uint8]
    """The cube as it is now: uint8, shape (6·N²,), the values of `Cube.facelets`. Never changed."""
    turns: NDArray[np.int32]
    """The turns of this stage: int32, shape (n,)."""
    cost: int
    """About how many block and slice turns this and all stages before take."""
    before: Plan | None = None
    """The plan that this stage began with."""
    stage: str = ""
    """What the stage is called in the list above."""

    def steps(self) -> Iterator[Plan]:
        """Yield the plans from the first to this one."""
        if self.before is not None:
            yield from self.before.steps()
        yield self
