"""The methods as data: their stages in order, and how far each style looks ahead."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from enum import Enum
from functools import cache
from operator import attrgetter

import numpy as np
from numpy.typing import NDArray

from cubeapp.engine.solvers.by_hand import cases
from cubeapp.engine.solvers.by_hand.beam import (
    Level,
    Missing,
    Node,
    fill,
    follow,
    no_pause,
    one_by_one,
)
from cubeapp.engine.solvers.by_hand.choices import Style
from cubeapp.engine.solvers.by_hand.cross import CROSS_EDGES, cross_table, next_edges
from cubeapp.engine.solvers.by_hand.daisy import next_halves, next_petals, petals_missing
from cubeapp.engine.solvers.by_hand.last_layer import (
    LastLayer,
    Look,
    Plan,
    seen_all,
    seen_corner_order,
    seen_corners,
    seen_corners_up,
    seen_edge_order,
    seen_edges_up,
    seen_turned_up,
    tops_of,
)
from cubeapp.engine.solvers.by_hand.places import HOLDS, HOME, hand_faces
from cubeapp.engine.solvers.by_hand.slots import SLOTS, Slots, slot_homes
from cubeapp.engine.solvers.by_hand.stages import HandStage
from cubeapp.engine.solvers.by_hand.words import Ease, Word


class CrossWay(Enum):
    """How the cross is made."""

    AT_ONCE = "at once"
    """Planned as one."""
    BY_EDGES = "by edges"
    """One edge after the other."""
    DAISY = "daisy"
    """All its edges around the opposite centre first, then down by half turns."""


@dataclass(frozen=True, slots=True)
class SlotStage:
    """A stage that fills four slots."""

    stage: HandStage
    slots: Slots
    width: int
    """How many positions are followed."""


@dataclass(frozen=True, slots=True)
class HandMethod:
    """A way to solve the 3×3×3 that people learn."""

    name: str
    size: int
    """N of the cubes it is for."""
    cross: CrossWay
    slot_stages: tuple[SlotStage, ...]
    last_layer: LastLayer
    long: int
    """A short solution of more turns than these is looked for again, with longer words."""

    @property
    def has_cross(self) -> bool:
        """Whether it begins with a cross: a 2×2×2 has none."""
        return self.size == 3

    @property
    def stages(self) -> tuple[HandStage, ...]:
        """All its stages in order."""
        stages = [HandStage.DAISY] * (self.cross is CrossWay.DAISY)
        stages += [HandStage.CROSS] * self.has_cross
        stages += [each.stage for each in self.slot_stages]
        return (*stages, *(look.stage for look in self.last_layer.looks))


@dataclass(frozen=True, slots=True)
class Solve:
    """A whole solution: the nodes to the last layer, and the plan for that."""

    end: Node
    plan: Plan
    nodes: int
    """How many positions were compared at the end."""

    @property
    def length(self) -> int:
        """The turns of faces, a slice counting two."""
        words = (node.word for node in self.end.path())
        top = sum(min(use.turn, 1) + (use.case.length if use.case else 0) for use in self.plan)
        return top + sum(len(word.turns) for word in words if word is not None)


CROSS_WIDTH = 40
WHOLE = -1
"""The target of a word that is for all edges of the cross."""
WIDER = 3
"""In a second look this many times as many positions are followed."""
LONGER = 1
"""In a second look words may be longer by this many turns. Without them the beam of a hard cube is
seldom full, so that following more positions alone would find nothing new."""
EQUAL = 1e-6
MIDDLE_POSITIONS = 5
CFOP_WIDTH, BEGINNER_WIDTH = 300, 60


@cache
def cfop() -> HandMethod:
    """Return CFOP: cross, four pairs, OLL, PLL."""
    pairs = Slots(slot_homes(True, True), cases.pair_words(), Ease(), 0)
    looks = (
        Look(HandStage.OLL, cases.oll_cases(), seen_turned_up),
        Look(HandStage.PLL, cases.pll_cases(), seen_all),
    )
    stages = (SlotStage(HandStage.PAIRS, pairs, CFOP_WIDTH),)
    return HandMethod("cfop", 3, CrossWay.AT_ONCE, stages, LastLayer(looks), 47)


@cache
def beginner() -> HandMethod:
    """Return the beginner's way: layer by layer, two algs for each part of the last one."""
    looks = (
        Look(HandStage.TOP_CROSS, cases.beginner_cases("yellow_cross"), seen_edges_up, 2),
        Look(HandStage.TOP_FACE, cases.beginner_cases("yellow_face"), seen_corners_up, 2),
        Look(HandStage.TOP_CORNERS, cases.beginner_cases("corners"), seen_corners, 2),
        Look(HandStage.TOP_EDGES, cases.beginner_cases("edges"), seen_all, 2),
    )
    return HandMethod("beginner", 3, CrossWay.BY_EDGES, _two_layers(), LastLayer(looks), 72)


@cache
def classic() -> HandMethod:
    """Return the way of most booklets: by a daisy, and few algs, each for one thing."""
    looks = (
        Look(HandStage.TOP_CROSS, cases.beginner_cases("yellow_cross"), seen_edges_up, 2),
        Look(HandStage.EDGE_ORDER, cases.beginner_cases("edge_order"), seen_edge_order, 2),
        Look(HandStage.CORNER_ORDER, cases.beginner_cases("corner_order"), seen_corner_order, 2),
        Look(HandStage.CORNER_TWIST, cases.beginner_cases("corner_twist"), seen_all, 4),
    )
    return HandMethod("classic", 3, CrossWay.DAISY, _two_layers(), LastLayer(looks), 85)


@cache
def _two_layers() -> tuple[SlotStage, ...]:
    """Return the stages from the cross to the last layer, for learners."""
    corners = Slots(slot_homes(True, False), cases.corner_words(), Ease(), 2)
    right, left = cases.edge_words()
    edges = Slots(slot_homes(False, True), (right, _seen_from_right(left)), Ease(wrong_lead=1.5), 2)
    return (
        SlotStage(HandStage.CORNERS, corners, BEGINNER_WIDTH),
        SlotStage(HandStage.MIDDLE_EDGES, edges, BEGINNER_WIDTH),
    )


@cache
def small_layers() -> HandMethod:
    """Return the beginner's way for the 2×2×2: one layer, then the other in two looks."""
    corners = Slots(slot_homes(True, False), cases.corner_words(), Ease(), 2)
    swaps = tuple(case for case in cases.small_pbl_cases() if case.keeps_bottom)
    looks = (
        Look(HandStage.CORNERS_UP, cases.small_oll_cases(), seen_corners_up),
        Look(HandStage.CORNER_PLACES, swaps, seen_corners),
    )
    stages = (SlotStage(HandStage.FIRST_LAYER, corners, BEGINNER_WIDTH),)
    return HandMethod("layers", 2, CrossWay.AT_ONCE, stages, LastLayer(looks, seen_corners), 40)


def _seen_from_right(alg: str) -> str:
    """Return an alg for the slot at the front left as it is when that is at the front right."""
    return alg.translate(str.maketrans("FRBL", "RBLF"))


def solve(
    method: HandMethod,
    starts: Sequence[tuple[int, bytes]],
    style: Style,
    pause: Callable[[], None] = no_pause,
) -> Solve:
    """Return the easiest solution.

    Args:
        method: how to solve.
        starts: the state in each frame that may be used, with the colour at the bottom.
        style: how far to look ahead.
        pause: called every few hundredths of a second.
    """
    roots = Level.of(
        [Node(0.0, state, hold, 0, frame=frame) for frame, state in starts for hold in range(HOLDS)]
    )
    found = _solve(method, roots, style, 1, 0, pause)
    if style is Style.SHORT and found.length > method.long:
        # Rare, and worth a second look.
        found = min(
            found, _solve(method, roots, style, WIDER, LONGER, pause), key=attrgetter("length")
        )
    return found


def _solve(
    method: HandMethod,
    roots: Level,
    style: Style,
    wider: int,
    extra: int,
    pause: Callable[[], None],
) -> Solve:
    level = _crosses(roots, method.cross, pause)
    *before, last = method.slot_stages
    for stage in before:
        level = _filled(level, stage.slots, wider * stage.width, extra, pause)
    found = None
    if style is Style.MIDDLE:
        few = _one_left(level, last, pause).first(MIDDLE_POSITIONS)
        found = fill(few, last.slots, last.width, 1, pause)
    ahead = found or _filled(level, last.slots, wider * last.width, extra, pause)
    if style is Style.PLAIN:
        # Only of ways that are equally good so far may one be taken for what follows.
        ahead = ahead.first(int((ahead.efforts <= ahead.efforts[0] + EQUAL).sum()))
    index, plan = _with_last_layer(ahead, method.last_layer)
    return Solve(ahead.node(index), plan, len(ahead))


def _with_last_layer(level: Level, layer: LastLayer) -> tuple[int, Plan]:
    """Return the position from which all is easiest to the end, and the plan from there."""
    tops = tops_of(level.states, level.holds)
    lasts = np.array(hand_faces())[level.holds, level.lasts]
    best: tuple[float, int, Plan] | None = None
    places = zip(level.efforts.tolist(), tops, lasts.tolist(), strict=True)
    for index, (effort, top, last) in enumerate(places):
        if best is not None and effort >= best[0]:
            break
        cost, plan = layer.plan(top, last)
        if best is None or effort + cost < best[0]:
            best = effort + cost, index, plan
    if best is None:
        raise AssertionError("no way to the last layer")
    return best[1:]


def _filled(level: Level, slots: Slots, width: int, extra: int, pause: Callable[[], None]) -> Level:
    """Return the positions with ``slots`` filled; there always are some."""
    found = fill(level, slots, width, extra, pause)
    if not found:
        # Seldom, and only from few positions: rather turns that meet than no solution.
        found = fill(level.loose(), slots, width, extra, pause)
    return found


def _one_left(level: Level, stage: SlotStage, pause: Callable[[], None]) -> Level:
    """Return the positions at which one slot is left to fill, the easiest first, or none."""
    slots = stage.slots

    def left(states: NDArray[np.uint8]) -> NDArray[np.intp]:
        return np.maximum(slots.missing(states) - 1, 0)

    return follow(level, slots.ways, left, SLOTS - 1, stage.width, 0, pause)


def _crosses(roots: Level, way: CrossWay, pause: Callable[[], None]) -> Level:
    found = None
    if way is CrossWay.BY_EDGES:
        found = _by_edges(roots, next_edges, _edges_missing, pause)
    elif way is CrossWay.DAISY:
        petals = _by_edges(roots, next_petals, _petals_missing, pause)
        found = _by_edges(petals, next_halves, _edges_missing, pause)
    # Once in some thousands of cubes every way to an edge ends with the face that the next one
    # begins with. Then the whole cross is made at once.
    return found or follow(roots, one_by_one(_whole_cross), _cross_missing, 1, len(roots), 0, pause)


def _by_edges(
    starts: Level,
    next_ways: Callable[[bytes], Iterator[tuple[int, Word]]],
    missing: Missing,
    pause: Callable[[], None],
) -> Level:
    return follow(starts, one_by_one(next_ways), missing, len(CROSS_EDGES), CROSS_WIDTH, 0, pause)


def _whole_cross(state: bytes) -> Iterator[tuple[int, Word]]:
    return ((WHOLE, way) for way in cross_table().ways(state))


def _edges_missing(states: NDArray[np.uint8]) -> NDArray[np.intp]:
    home = [HOME[edge] for edge in CROSS_EDGES]
    missing: NDArray[np.intp] = (states[:, CROSS_EDGES] != home).sum(axis=1)
    return missing


def _petals_missing(states: NDArray[np.uint8]) -> NDArray[np.intp]:
    return np.array([petals_missing(state) for state in states.tolist()])


def _cross_missing(states: NDArray[np.uint8]) -> NDArray[np.intp]:
    return np.minimum(_edges_missing(states), 1)
