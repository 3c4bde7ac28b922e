"""What can be wrong with a painted cube, as values."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum

from cubeapp.engine.model.cube import Cube
from cubeapp.engine.model.errors import CubeError
from cubeapp.engine.text import Text, paragraph, plural

MOST_TOLD = 3
"""Maximum number of faults that an error names."""


class FaultCode(Enum):
    """The kinds of faults, as the command line names them."""

    UNPAINTED = "unpainted"
    MISPLACED_FACE = "misplaced-face"
    COLOUR_COUNT = "colour-count"
    CENTRES = "centres"
    MIRRORED_SCHEME = "mirrored-scheme"
    IMPOSSIBLE_CUBIE = "impossible-cubie"
    MIRRORED_CORNER = "mirrored-corner"
    DUPLICATE_CUBIE = "duplicate-cubie"
    FLIPPED_EDGE = "flipped-edge"
    TWISTED_CORNER = "twisted-corner"
    SWAPPED_CUBIES = "swapped-cubies"
    ORBIT_COUNT = "orbit-count"
    UNFIT = "unfit"


@dataclass(frozen=True, slots=True)
class Repair:
    """One way to mend a fault."""

    label: Text
    """For a button: "Flip the top front edge"."""
    cube: Cube
    """The cube after the repair."""


@dataclass(frozen=True, slots=True)
class Fault:
    """One thing that is wrong with a painted cube."""

    code: FaultCode
    message: Text
    """A sentence for people that names the cubies by their places in words."""
    facelets: tuple[int, ...] = ()
    """Flat indices of the stickers concerned."""
    repairs: tuple[Repair, ...] = ()


@dataclass(frozen=True, slots=True)
class Diagnosis:
    """Every fault of a painted cube; none means that turns can solve it."""

    faults: tuple[Fault, ...]

    @property
    def is_legal(self) -> bool:
        """Whether the cube is fully painted and can be solved by turns."""
        return not self.faults

    @property
    def mistakes(self) -> tuple[Fault, ...]:
        """The faults that are more than bare stickers."""
        return tuple(fault for fault in self.faults if fault.code is not FaultCode.UNPAINTED)


class InvalidCubeError(CubeError, ValueError):
    """A painted cube that no turns can reach; ``diagnosis`` names every fault."""

    def __init__(self, diagnosis: Diagnosis) -> None:
        super().__init__(_summary(diagnosis.faults))
        self.diagnosis = diagnosis


def _summary(faults: Sequence[Fault]) -> Text:
    """Return the first of the faults, and how many more there are."""
    told = [fault.message for fault in faults[:MOST_TOLD]]
    more = len(faults) - len(told)
    if more:
        told.append(
            plural(more, Text("There is {n} more fault."), Text("There are {n} more faults."))
        )
    return paragraph(told)
