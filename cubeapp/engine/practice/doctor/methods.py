"""The methods that a solve may be of, as data: their steps in order, and what each tells.

The goal of a step leaves one of so many ways in which the cubies can be that the goals before it
have left. With the cross four edges are in one of 12·11·10·9·2⁴ ways: that is 17.5 bits, and all
the steps of a method come to the 65.2 bits of all cubes.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import cache
from math import log2, perm

from cubeapp.engine.practice.doctor import goals
from cubeapp.engine.practice.doctor.goals import SLOTS, Parts
from cubeapp.engine.practice.doctor.views import ORIENTATIONS, Reached, View, orientations_by_bottom
from cubeapp.engine.solvers.by_hand.stages import HandStage
from cubeapp.engine.text import Text

CFOP, ROUX, ZZ, BEGINNER = "cfop", "roux", "zz", "beginner"
BLOCKS = (Text("left block"), Text("right block"))
_LOW_CORNERS = perm(8, 4) * 3**4
_MIDDLE_EDGES = perm(8, 4) * 2**4
_TURNS = 4
"""Of a layer, or of the slice between the blocks of Roux."""


@dataclass(frozen=True, slots=True)
class Stage:
    """One step, or several that are done in any order."""

    key: str
    names: tuple[Text, ...]
    """Of its steps in the order in which they are done; of its parts if `is_named_by_part`."""
    reached: Callable[[View], Parts]
    bits: float
    """How much each of its steps tells of the cube, on average."""
    parts: tuple[str, ...] = ()
    """The edge by which each of several parts is known, as a place."""
    is_named_by_part: bool = False
    kept: Callable[[View], Reached] | None = None
    """What is so all the time while its steps are done, but for a few cubes."""


@dataclass(frozen=True, slots=True)
class Method:
    """A method in which a solve can be read."""

    key: str
    name: Text
    stages: tuple[Stage, ...]
    is_round: bool
    """Whether only the colour at the bottom matters of the orientation."""
    own: tuple[str, int] = ("", 0)
    """From which stage on, and how many of the steps, have turns of their own in a solve of the
    method: cubies come home by chance, but seldom most of them."""

    @property
    def bits(self) -> float:
        """How much all its steps tell of the cube."""
        return sum(stage.bits * len(stage.names) for stage in self.stages)

    @property
    def orientations(self) -> tuple[int, ...]:
        """The orientations that differ for it."""
        return orientations_by_bottom() if self.is_round else tuple(range(ORIENTATIONS))


@cache
def methods() -> tuple[Method, ...]:
    """Return all methods, the likeliest first."""
    auf = _step("auf", Text("AUF"), goals.solved, _TURNS)
    pll = _step("pll", HandStage.PLL.value, goals.permuted, 288 / _TURNS)
    oll = _step("oll", HandStage.OLL.value, goals.oriented, 2**3 * 3**3)
    cross = _step("cross", HandStage.CROSS.value, goals.cross, perm(12, 4) * 2**4)
    pairs = _slots("f2l", HandStage.PAIRS.value, goals.pairs, _LOW_CORNERS * _MIDDLE_EDGES)
    return (
        Method(CFOP, Text("CFOP"), (cross, pairs, oll, pll, auf), True),
        Method(ROUX, Text("Roux"), _roux(), False),
        *(Method(ZZ, Text("ZZ"), (*start, pll, auf), False) for start in _zz()),
        *(
            Method(BEGINNER, Text("beginner"), (cross, *rest, auf), True, ("edge", 4))
            for rest in _beginner()
        ),
    )


def _step(key: str, name: Text, reached: Callable[[View], Parts], ways: float) -> Stage:
    """Return a stage of one step, whose goal leaves one of so many ``ways``."""
    return Stage(key, (name,), reached, log2(ways))


def _slots(key: str, name: Text, reached: Callable[[View], Parts], ways: float) -> Stage:
    """Return a stage that fills four slots."""
    names = tuple(Text("{stage} {n}", stage=name, n=n) for n in range(1, len(SLOTS) + 1))
    return Stage(key, names, reached, log2(ways) / len(SLOTS), SLOTS)


def _roux() -> tuple[Stage, ...]:
    block = perm(12, 3) * 2**3 * perm(8, 2) * 3**2
    second = perm(9, 3) * 2**3 * perm(6, 2) * 3**2
    return (
        _step("first block", Text("first block"), goals.first_block, block / _TURNS),
        _step("second block", Text("second block"), goals.both_blocks, second),
        _step("cmll", Text("CMLL"), goals.all_corners, perm(4) * 3**3 / _TURNS),
        _step("lse", Text("LSE"), goals.solved, perm(6) * 2**5 * _TURNS * _TURNS / 2),
    )


def _zz() -> tuple[tuple[Stage, ...], ...]:
    """Return the steps up to the last layer turned up: blocks on a line, or pairs on a cross."""
    line = _step("eoline", Text("EOLine"), goals.edges_with_line, 2**11 * perm(12, 2))
    cross = _step("eocross", Text("EOCross"), goals.edges_with_cross, 2**11 * perm(12, 4))
    bits = log2(_LOW_CORNERS * perm(10, 6)) / len(BLOCKS)
    sides = Stage("block", BLOCKS, goals.blocks_on_line, bits, ("DL", "DR"), True)
    blocks = replace(sides, kept=goals.good_edges)
    ways = _LOW_CORNERS * perm(8, 4)
    pairs = _slots("f2l", HandStage.PAIRS.value, goals.pairs_of_good_edges, ways)
    pairs = replace(pairs, kept=goals.good_edges)
    corners_up = _step("oll", HandStage.OLL.value, goals.oriented, 3**3)
    return (line, blocks, corners_up), (cross, pairs, corners_up)


def _beginner() -> tuple[tuple[Stage, ...], ...]:
    """Return the steps after the cross, with the last layer in one order or in the other."""
    layers = (
        _slots("corner", Text("corner"), goals.low_corners, _LOW_CORNERS),
        _slots("edge", Text("edge"), goals.middle_edges, _MIDDLE_EDGES),
        _step("top cross", HandStage.TOP_CROSS.value, goals.top_cross, 2**3),
    )
    up_first = (
        _step("top face", HandStage.TOP_FACE.value, goals.oriented, 3**3),
        _step("top corners", HandStage.TOP_CORNERS.value, goals.top_corners, perm(4) / _TURNS),
        _step("top edges", HandStage.TOP_EDGES.value, goals.permuted, perm(4) / 2),
    )
    places_first = (
        _step("edge order", HandStage.EDGE_ORDER.value, goals.edge_order, perm(4) / _TURNS),
        _step("corner order", HandStage.CORNER_ORDER.value, goals.corner_order, perm(4) / 2),
        _step("corner twist", HandStage.CORNER_TWIST.value, goals.permuted, 3**3),
    )
    return (*layers, *up_first), (*layers, *places_first)
