"""How the memory of the 5×5×5 search is laid out, for the kernels and for those who fill it.

Every phase looks at a few coordinates. Most are numbers that a table turns; three are masks of
24 places, too many for a table, which are turned byte by byte and numbered afterwards. A check
is a table of exact distances, in turns of the phase, over one coordinate or two.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

from cubeapp.engine.kernels.parts import Parts
from cubeapp.engine.kernels.tables import TableSpec

CHOICES_8_OF_24 = 735_471
CHOICES_12_OF_24 = 2_704_156
CHOICES_8_OF_16 = 12_870
CHOICES_4_OF_12 = 495
SETS_AND_PAIRINGS = 6 * CHOICES_4_OF_12
"""Where four cubies are, and how they are arranged up to swaps of two pairs of them."""
CHOICES_4_OF_8 = 70
FLIPS = 4096
AXIS_CENTRES = CHOICES_4_OF_8**2
HALF_TURNED = 432
"""Centres of two opposite faces that turns by half, of faces and slices, can reach."""
AXIS_BARS = 6
"""Those that half turns of faces and of the slices beside two of them can reach."""
BARS = AXIS_BARS**2
ORDERS_4 = 24
ORDERS_8 = 40_320


@dataclass(frozen=True, slots=True)
class Coordinate:
    """A projection of the cube that a phase looks at."""

    name: str
    size: int
    chosen: int = 0
    """For a mask of 24 places, how many are in it."""
    is_paired: bool = False
    """Whether its goals go with those of the coordinate before it in a check, one with one."""


@dataclass(frozen=True, slots=True)
class Check:
    """A table of distances: over coordinate ``last``, or over ``first`` and ``last``."""

    last: int
    first: int | None = None


@dataclass(frozen=True, slots=True)
class Plan:
    """What a phase looks at, in the order in which it does."""

    turns: int
    coordinates: tuple[Coordinate, ...]
    checks: tuple[Check, ...]

    def table_size(self, check: Check) -> int:
        """Return how many entries the table of ``check`` has."""
        rows = 1 if check.first is None else self.coordinates[check.first].size
        return rows * self.coordinates[check.last].size


PLANS = (
    Plan(
        63,
        (Coordinate("T", CHOICES_8_OF_24, 8), Coordinate("X", CHOICES_8_OF_24, 8)),
        (Check(0), Check(1)),
    ),
    Plan(
        43,
        (Coordinate("T-PARITY", 2 * CHOICES_8_OF_16), Coordinate("X-16", CHOICES_8_OF_16)),
        (Check(0), Check(1)),
    ),
    Plan(
        33,
        (
            Coordinate("CENTRES-Z", AXIS_CENTRES),
            Coordinate("FLIPS", FLIPS),
            Coordinate("WINGS", CHOICES_12_OF_24, 12),
        ),
        (Check(0), Check(1), Check(2)),
    ),
    Plan(
        29,
        (
            Coordinate("CENTRES-X", AXIS_CENTRES),
            Coordinate("LOW-SET", CHOICES_4_OF_12),
            Coordinate("HIGH-SET", CHOICES_4_OF_12),
            Coordinate("MIDGE-SET", CHOICES_4_OF_12),
            Coordinate("LOW-PAIRING", SETS_AND_PAIRINGS, is_paired=True),
            Coordinate("HIGH-PAIRING", SETS_AND_PAIRINGS, is_paired=True),
        ),
        (Check(0), Check(3, 1), Check(3, 2), Check(5, 4)),
    ),
    Plan(
        25,
        (
            Coordinate("FOUR", ORDERS_4**2),
            Coordinate("HALF-X", HALF_TURNED),
            Coordinate("HALF-Z", HALF_TURNED),
        ),
        (Check(0), Check(1, 0), Check(2, 0), Check(2, 1)),
    ),
    Plan(
        20,
        (
            Coordinate("CENTRES-Y", AXIS_CENTRES),
            Coordinate("BARS", BARS),
            Coordinate("T-Y", CHOICES_4_OF_8),
            Coordinate("X-Y", CHOICES_4_OF_8),
            Coordinate("LOW", ORDERS_8),
            Coordinate("HIGH", ORDERS_8),
            Coordinate("LOW-HIGH", ORDERS_8),
        ),
        (Check(1, 0), *(Check(edges, centres) for edges in (4, 5, 6) for centres in (1, 2, 3))),
    ),
)


def _parts() -> Parts:
    sizes = {
        "RANK-8": 4 * 4096,
        "RANK-12": 4 * 4096,
        "RANK-LOWER": 2 * 4096,
        "NUMBER-16": 2 << 16,
        "NUMBER-12": 2 << 12,
        "NUMBER-8": 1 << 8,
        "PAIRING": ORDERS_4,
        "NUMBER-HALF-X": 2 * AXIS_CENTRES,
        "NUMBER-HALF-Z": 2 * AXIS_CENTRES,
        "NUMBER-BARS-X": AXIS_CENTRES,
        "NUMBER-BARS-Z": AXIS_CENTRES,
    }
    for phase, plan in enumerate(PLANS):
        sizes[f"FOLLOW-{phase}"] = (plan.turns + 4) * (plan.turns + 1)
        sizes[f"STATE-{phase}"] = (plan.turns + 4) * plan.turns
        for coordinate in plan.coordinates:
            entry = 4 * 3 * 256 if coordinate.chosen else 2 * coordinate.size
            sizes[coordinate.name] = plan.turns * entry
        for index, check in enumerate(plan.checks):
            sizes[check_part(phase, index)] = plan.table_size(check)
    parts = Parts()
    for name, size in sizes.items():
        parts.add(name, size)
    return parts


def check_part(phase: int, index: int) -> str:
    """Return the name of the part that holds a check's distances."""
    return f"CHECK-{phase}-{index}"


PARTS = _parts()
OFFSETS = PARTS.offsets
SPEC = TableSpec("five-by-five", 2, "|u1", (PARTS.end,))
"""Everything in one block."""
BLOCKS_SPEC = replace(SPEC, name="five-by-five-blocks")
"""The same where only outer blocks turn."""

# The words of a phase's map, which holds addresses. First the whole:
COORDINATES, TURNS_HERE = range(2)
# then eight words a coordinate;
COORDINATE_WORDS = 8
FIRST_COORDINATE = 8
IS_MASK, AFTER, UPPER, LOWER, CHECK_COUNT, FIRST_CHECK = range(6)
# then four a check.
MOST_COORDINATES = 7
CHECK_WORDS = 4
CHECKS = FIRST_COORDINATE + COORDINATE_WORDS * MOST_COORDINATES
PARTNER, WIDTH, TABLE = range(3)
MOST_CHECKS = 10
MAP_WORDS = CHECKS + CHECK_WORDS * MOST_CHECKS

LONGEST = 32
"""More turns than any phase needs."""
MASKS = 8
"""Where in a position's row the masks of its coordinates are, behind their numbers."""
