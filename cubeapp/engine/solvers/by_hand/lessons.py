"""From a cube to a told solution: how to hold it, the search, and the stages with their steps."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import pairwise

from cubeapp.engine.model.cube import Cube
from cubeapp.engine.model.geometry import Face
from cubeapp.engine.solvers.by_hand.beam import no_pause
from cubeapp.engine.solvers.by_hand.choices import Style
from cubeapp.engine.solvers.by_hand.cross import CROSS_EDGES
from cubeapp.engine.solvers.by_hand.daisy import petals_missing
from cubeapp.engine.solvers.by_hand.frames import frames, start_turns
from cubeapp.engine.solvers.by_hand.methods import WHOLE, CrossWay, HandMethod, Solve, solve
from cubeapp.engine.solvers.by_hand.places import HOME, resized
from cubeapp.engine.solvers.by_hand.scene import Scene
from cubeapp.engine.solvers.by_hand.sentences import say
from cubeapp.engine.solvers.by_hand.stages import HandStage
from cubeapp.engine.solvers.by_hand.tell_classic import tell_half, tell_petal
from cubeapp.engine.solvers.by_hand.tell_slots import (
    tell_corner,
    tell_cross,
    tell_cross_edge,
    tell_edge,
    tell_pair,
    tell_small_corner,
)
from cubeapp.engine.solvers.by_hand.telling import (
    StageText,
    Teller,
    done,
    tell_start,
    tell_turns,
    tell_use,
)
from cubeapp.engine.solvers.steps import Step
from cubeapp.engine.text import NO_TEXT, Text

TELLERS: dict[HandStage, Teller] = {
    HandStage.CROSS: tell_cross,
    HandStage.DAISY: tell_petal,
    HandStage.PAIRS: tell_pair,
    HandStage.CORNERS: tell_corner,
    HandStage.FIRST_LAYER: tell_small_corner,
    HandStage.MIDDLE_EDGES: tell_edge,
}
GOALS = {
    HandStage.CROSS: "cross.goal",
    HandStage.DAISY: "daisy.goal",
    HandStage.PAIRS: "pair.goal",
    HandStage.CORNERS: "corner.goal",
    HandStage.MIDDLE_EDGES: "edge.goal",
    HandStage.OLL: "oll.goal",
    HandStage.PLL: "pll.goal",
    HandStage.TOP_CROSS: "cross2.goal",
    HandStage.TOP_FACE: "face.goal",
    HandStage.TOP_CORNERS: "corners.goal",
    HandStage.TOP_EDGES: "edges.goal",
    HandStage.EDGE_ORDER: "order.goal",
    HandStage.CORNER_ORDER: "seats.goal",
    HandStage.CORNER_TWIST: "twist.goal",
    HandStage.FIRST_LAYER: "layer.goal",
    HandStage.CORNERS_UP: "oll2.goal",
    HandStage.CORNER_PLACES: "pll2.goal",
}
"""Which sentence opens a stage."""


def lesson(
    method: HandMethod,
    cube: Cube,
    crosses: Sequence[int],
    style: Style,
    pause: Callable[[], None] = no_pause,
    size: int | None = None,
) -> tuple[tuple[StageText, ...], int]:
    """Return how ``cube`` is solved, and how many positions were compared for it.

    Args:
        method: how to solve.
        cube: of the size of the method, such that turns can solve it, held in any way.
        crosses: the colours that the first layer may have, as numbers of faces.
        style: how far to look ahead.
        pause: called every few hundredths of a second.
        size: N of the cube in hand, where ``cube`` is a big one taken for a 3×3×3.
    """
    if cube.is_solved:
        return tuple(done(stage, NO_TEXT, ()) for stage in method.stages), 0
    known = [frame for colour in crosses for frame in frames(cube, colour)]
    starts = [(index, frame.state) for index, frame in enumerate(known)]
    found = solve(method, starts, style, pause)
    root = found.end.path()[0]
    frame = known[root.frame]
    scene = Scene(frame.colours, root.state, root.hold, size or cube.size)
    stages = _tell_all(method, found, scene)
    bare = all(not step.moves for stage in stages for step in stage.steps)
    turns = () if bare else start_turns(cube, frame, root.hold)
    if size is not None:
        turns = tuple(resized(turn, size) for turn in turns)
    return (tell_start(scene, turns), *stages), found.nodes


def _tell_all(method: HandMethod, found: Solve, scene: Scene) -> list[StageText]:
    steps: dict[HandStage, list[Step]] = {stage: [] for stage in method.stages}
    looks = method.last_layer.looks
    for before, node in pairwise(found.end.path()):
        if node.word is None:
            raise AssertionError("a node without a word is no step")
        stage = _stage_of(method, before.state)
        tell = TELLERS[stage]
        if stage is HandStage.CROSS and node.target != WHOLE:
            tell = tell_half if method.cross is CrossWay.DAISY else tell_cross_edge
        told, scene = tell_turns(scene, node.hold, node.word.turns, node.target, tell)
        steps[stage] += told
    for use in found.plan:
        told, scene = tell_use(scene, method.last_layer, use)
        # The last turn of the top belongs to the last look.
        steps[looks[min(use.look, len(looks) - 1)].stage] += told
    return [done(stage, _goal(stage, scene), each) for stage, each in steps.items()]


def _goal(stage: HandStage, scene: Scene) -> Text:
    words = {"cross": scene.colour_of(Face.D), "top": scene.colour_of(Face.U)}
    return say(GOALS[stage], **words)


def _stage_of(method: HandMethod, state: bytes) -> HandStage:
    """Return the first stage that is not done in ``state``."""
    if method.cross is CrossWay.DAISY and petals_missing(state):
        return HandStage.DAISY
    if any(state[edge] != HOME[edge] for edge in CROSS_EDGES):
        return HandStage.CROSS
    return next(each.stage for each in method.slot_stages if each.slots.free(state))
