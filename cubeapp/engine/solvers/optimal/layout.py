"""The shapes of the optimal solver's tables and the memory of its search.

A main table holds lower bounds for a projection of the cube: a class of corners up to the 16
symmetries that keep the axis of U and D, the places of the middle layer's edges (495), and some
of the edges' flips. An entry has two bits: 0 for a distance of at most `Shape.base`, 3 for one
of at least ``base + 3``, and what lies between exactly.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

from cubeapp.engine.coordinates.successors import NEXT_STRIDE, STATES
from cubeapp.engine.kernels.machine import cores
from cubeapp.engine.kernels.parts import Parts
from cubeapp.engine.kernels.tables import TableSpec
from cubeapp.engine.model.moves import Metric
from cubeapp.engine.text import Text, as_number, decimal, verbatim

SLICES = 495
MIDDLE_PLACES = 0xF00
"""The middle layer's own places as a mask."""
ODD_PLACES = 0x0AA
"""The places of the layer between R and L, whose edges have the odd numbers below 8."""
SYMMETRIES = 16


@dataclass(frozen=True, slots=True)
class Shape:
    """What a main table tells apart."""

    name: str
    """As on the command line."""
    metric: Metric
    """What its distances count: face turns (HTM) or quarter turns (QTM)."""
    corner_sets: int
    """70 if the places of the four corners of U count, 1 if not."""
    flip_bits: int
    """11 for the flips of all edges, 8 for those outside the middle layer's places."""
    classes: int
    """Classes of twists and corner sets."""
    base: int
    levels: tuple[int, ...]
    """How many entries have each distance, up to ``base + 2``."""
    free_half_turns: bool
    """Whether half turns of R, F, L and B keep to the subgroup the table measures to."""
    build_s: int
    """About how many seconds of processor time building takes."""

    @property
    def corners_first(self) -> int:
        """With at most this many moves left the search asks the corners first."""
        return 10 if self.metric is Metric.QTM else 8

    @property
    def row_bytes(self) -> int:
        """The size of a class."""
        return (SLICES << self.flip_bits) // 4

    @property
    def title(self) -> Text:
        """What people call the table."""
        return _TITLES.get((self.name, self.metric)) or verbatim(self.name)

    @property
    def cost(self) -> Text:
        """What the table costs on this machine, for people."""
        text = Text("{size} of disk and memory, {time} to build once")
        return text.format(size=amount(self.nbytes), time=self._time)

    @property
    def nbytes(self) -> int:
        """How much of the disk and of the memory it takes, with the corner table."""
        return self.spec.nbytes + self.corner_spec.nbytes

    @property
    def _time(self) -> Text:
        seconds = self.build_s / cores()
        if seconds < 100:
            return Text("about {n} s", n=decimal(seconds, 0))
        return Text("about {n} min", n=decimal(seconds / 60, 0))

    @property
    def spec(self) -> TableSpec:
        """The table on disk."""
        name = f"optimal-{self.name}{_SUFFIX[self.metric]}"
        return TableSpec(name, 1, "|u1", (self.classes * self.row_bytes,))

    @property
    def corner_spec(self) -> TableSpec:
        """The corner table that goes with it: exact distances up to symmetry, four bits each."""
        name = f"optimal-corners{_SUFFIX[self.metric]}"
        return TableSpec(name, 1, "|u1", (CORNER_CLASSES * TWISTS // 2,))


_TITLES = {
    ("small", Metric.HTM): Text("small optimal table"),
    ("default", Metric.HTM): Text("default optimal table"),
    ("large", Metric.HTM): Text("large optimal table"),
    ("small", Metric.QTM): Text("small optimal table for quarter turns"),
    ("default", Metric.QTM): Text("default optimal table for quarter turns"),
    ("large", Metric.QTM): Text("large optimal table for quarter turns"),
}
METRICS = (Metric.HTM, Metric.QTM)
"""What there are tables for."""
_SUFFIX = {Metric.HTM: "", Metric.QTM: "-qtm"}
CORNER_CLASSES, TWISTS = 2768, 2187


def amount(nbytes: int) -> Text:
    """Return a number of bytes for people: ``46 MB``, ``2.5 GB``."""
    if nbytes >= 1e9:
        return as_number(f"{nbytes / 1e9:.1f} GB")
    return as_number(f"{nbytes / 1e6:.1f} MB" if nbytes < 1e7 else f"{nbytes / 1e6:.0f} MB")


CORNER_LEVELS = {
    Metric.HTM: (1, 4, 23, 213, 1974, 13968, 79267, 370042, 1422664, 3106728, 1052624, 6108),
    Metric.QTM: (
        *(1, 2, 12, 69, 459, 2734, 14141, 55008, 192411, 594373),
        *(1531450, 2222468, 1287674, 152154, 660),
    ),
}
"""How many entries of the corner table have each distance."""

SMALL = Shape(
    name="small",
    metric=Metric.HTM,
    corner_sets=1,
    flip_bits=11,
    classes=168,
    base=7,
    levels=(1, 1, 8, 65, 587, 6984, 80397, 917722, 9507369, 62763602),
    free_half_turns=True,
    build_s=10,
)
DEFAULT = Shape(
    name="default",
    metric=Metric.HTM,
    corner_sets=70,
    flip_bits=8,
    classes=9930,
    base=8,
    levels=(1, 2, 16, 132, 1465, 16918, 202563, 2434377, 27823247, 248775102, 800387573),
    free_half_turns=False,
    build_s=60,
)
LARGE = replace(
    DEFAULT,
    name="large",
    flip_bits=11,
    levels=(1, 2, 16, 132, 1471, 17126, 207125, 2538885, 30763005, 349466252, 2878994435),
    build_s=240,
)
SHAPES = {shape.name: shape for shape in (SMALL, DEFAULT, LARGE)}
"""The tables for face turns by name, the smallest first."""
QTM_SHAPES = {
    "small": replace(
        SMALL,
        metric=Metric.QTM,
        base=8,
        levels=(1, 1, 4, 34, 236, 2143, 18890, 165287, 1402329, 10909711, 58139033),
        free_half_turns=False,
    ),
    "default": replace(
        DEFAULT,
        metric=Metric.QTM,
        base=9,
        build_s=45,
        levels=(
            *(1, 1, 9, 54, 462, 3984, 35990, 320030, 2843061, 24224045),
            *(174739930, 653393398),
        ),
    ),
    "large": replace(
        LARGE,
        metric=Metric.QTM,
        base=10,
        build_s=300,
        levels=(
            *(1, 1, 9, 54, 465, 4031, 36680, 328953, 2983247, 26789075),
            *(232424735, 1691922386, 5793130198),
        ),
    ),
}
"""Those for quarter turns, which are as large."""


def shapes_for(metric: Metric) -> tuple[Shape, ...]:
    """Return the main tables for ``metric``, the smallest first."""
    return tuple((QTM_SHAPES if metric is Metric.QTM else SHAPES).values())


def shape_of(name: str, metric: Metric) -> Shape:
    """Return the main table called ``name`` for ``metric``, HTM or QTM.

    Raises:
        KeyError: there is none.
    """
    return (QTM_SHAPES if metric is Metric.QTM else SHAPES)[name]


SCALARS, MOST_CORNER_SETS = 8, 70
"""Room for so many words, and for the classes of a table that counts all `Shape.corner_sets`."""

# The small tables, which all kernels get as one block, an "arena": bytes of each part.
PARTS = Parts()
PARTS.add("SCALARS", SCALARS * 8)
# The face turns, what undoes them, and no to three thirds of a turn about URF, as words.
TURN = PARTS.add("TURN", 18 * 3 * 8)
UNTURN = PARTS.add("UNTURN", 18 * 3 * 8)
THIRD = PARTS.add("THIRD", 4 * 3 * 8)
# Which turns may be made under tight bounds, and how far they may lead away.
FREE = PARTS.add("FREE", 8 * 8)
STEP = PARTS.add("STEP", 2 * 18 * 8)
# Corners: places of D's corners to `corner_sets`, twists (and sets) to classes.
SET_RANK = PARTS.add("SET_RANK", 256)
TWIST_SEEN = PARTS.add("TWIST_SEEN", SYMMETRIES * TWISTS * 2)
FIRST_FOUR = PARTS.add("FIRST_FOUR", 4096 * 2)
LAST_FOUR = PARTS.add("LAST_FOUR", 4096)
PERMUTATION_CLASS = PARTS.add("PERMUTATION_CLASS", 40320 * 2)
# Edges: masks of places along the axes and through the symmetries, ranks of the middle layer's.
SEEN_ALONG = PARTS.add("SEEN_ALONG", 3 * 4096 * 2)
MASK_SEEN = PARTS.add("MASK_SEEN", SYMMETRIES * 4096 * 2)
SLICE_RANK = PARTS.add("SLICE_RANK", 4096 * 2)
PICKED = PARTS.add("PICKED", 64 * 64)
CLASS = PARTS.add("CLASS", TWISTS * MOST_CORNER_SETS * 4)

# The scalars of the arena, 64-bit words.
MAIN = 0
"""The address of the main table."""
CORNERS = 1
"""The address of the corner table."""
BASE = 2
CORNER_SETS = 3
FLIP_BITS = 4
CORNERS_FIRST = 5
"""`Shape.corners_first`."""

# The memory of a search: 64-bit words from the start of ``work``.
NODES = 0
SIGNALS = 1
"""The address of `SearchControl.signals`."""
CALLED_OFF = 2
"""The address of a word that stops this search when it is not 0."""
BEGUN = 3
"""How many moves at the start of `PATH` a search begins with."""
ANSWERS = 4
"""The address of room for all solutions, `ANSWER_BYTES` each, or 0 to stop at the first."""
ANSWERS_ROOM = 5
"""For how many solutions there is room."""
ANSWERS_COUNT = 6
LENGTH = 7
"""How many moves the solutions have that are looked for."""
PATH = 16 * 8
"""A byte for each move: its number, and `INVERSE_SIDE` if it was made on the inverse."""
INVERSE_SIDE = 128
MOST_MOVES = 64
"""No search goes further."""
ANSWER_BYTES = MOST_MOVES
ALLOWED = PATH + MOST_MOVES
"""`successors.MoveRules.tables`: a word for each state."""
AFTER = ALLOWED + 8 * STATES
HALFWAY = AFTER + STATES * NEXT_STRIDE
ROOT = HALFWAY + STATES
"""The node of the cube itself."""
NODE_BYTES = 128
LEVELS = ROOT + NODE_BYTES
"""`LEVEL_BYTES` for the nodes after so many moves: themselves, then two lists of addresses."""
AT_ONCE = 64
"""Nodes are expanded until they have so many children, which are then looked up together."""
LEVEL_NODES = AT_ONCE + 17
"""The last of the nodes expanded may have 18."""
GOOD = LEVEL_NODES * NODE_BYTES
"""The nodes that may be solved in the moves that are left."""
ASKED = GOOD + 8 * LEVEL_NODES
"""Those of which entries have been asked for."""
LEVEL_BYTES = ASKED + 8 * LEVEL_NODES
WORK_BYTES = LEVELS + (1 + MOST_MOVES) * LEVEL_BYTES

UNKNOWN_UPPER = 0x404040404040
"""64 for each of six coordinates: no upper bound of their distance is known."""

# A node: words of its memory.
CUBE = 0
"""Three words of the cube and three of its inverse, the two sides."""
UPPER = 6
"""Upper bounds of the six coordinates' distances, a byte each."""
MOVE = 7
"""The move that led here, as in `PATH`."""
TIGHT = 8
"""Which coordinates are as far away as there are moves left, or further, as bits."""
STATES_OF_BOTH = 9
"""The states of both sides by the rules of `successors`, a byte each."""
PARENT = 10
"""The address of the node that this one was made of."""
WANTED = 11
"""Which coordinates are still to be looked up, as bits."""
FETCHED = 12
"""The entries asked for: three places, or one as ``8·place + coordinate``."""
