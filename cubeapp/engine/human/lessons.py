"""From a cube to a told solution: how to hold it, the search, and the stages with their steps."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache
from itertools import pairwise

import numpy as np

from cubeapp.engine.cube import Cube
from cubeapp.engine.geometry import Axis, Face
from cubeapp.engine.human.beam import no_pause
from cubeapp.engine.human.methods import HandMethod, Solve, Style, solve
from cubeapp.engine.human.places import HOME, state_of
from cubeapp.engine.human.scene import Scene
from cubeapp.engine.human.sentences import say
from cubeapp.engine.human.tell_slots import (
    tell_corner,
    tell_cross,
    tell_cross_edge,
    tell_edge,
    tell_pair,
)
from cubeapp.engine.human.telling import StageText, Teller, done, tell_start, tell_turns, tell_use
from cubeapp.engine.moves import Move, rotation
from cubeapp.engine.orbits import fixed_centres
from cubeapp.engine.steps import Step

CROSS = "cross"
TELLERS: dict[str, Teller] = {
    CROSS: tell_cross,
    "F2L": tell_pair,
    "corners": tell_corner,
    "middle edges": tell_edge,
}
GOALS = {
    "cross": "cross.goal",
    "F2L": "pair.goal",
    "corners": "corner.goal",
    "middle edges": "edge.goal",
    "OLL": "oll.goal",
    "PLL": "pll.goal",
    "top cross": "cross2.goal",
    "top face": "face.goal",
    "top corners": "corners.goal",
    "top edges": "edges.goal",
}
"""By the name of the stage; which sentence opens it."""


def lesson(
    method: HandMethod,
    cube: Cube,
    crosses: Sequence[int],
    style: Style,
    pause: Callable[[], None] = no_pause,
) -> tuple[tuple[StageText, ...], int]:
    """Return how ``cube`` is solved, and how many positions were compared for it.

    Args:
        method: how to solve.
        cube: a 3×3×3 that turns can solve, held in any way.
        crosses: the colours that may be at the bottom, as numbers of faces.
        style: how far to look ahead.
        pause: called every few hundredths of a second.
    """
    if cube.is_solved:
        names = (CROSS, *(stage.name for stage in method.slot_stages))
        looks = tuple(look.name for look in method.last_layer.looks)
        return tuple(done(name, "", ()) for name in (*names, *looks)), 0
    frames = {colour: _frame(cube, colour) for colour in crosses}
    found = solve(method, [(colour, state) for colour, (_, state) in frames.items()], style, pause)
    root = found.end.path()[0]
    colours = frames[root.frame][0]
    scene = Scene(colours, root.state, root.hold)
    stages = _tell_all(method, found, scene)
    bare = all(not step.moves for stage in stages for step in stage.steps)
    turns = () if bare else _turns_to(cube, scene)
    return (tell_start(scene, turns), *stages), found.nodes


def _tell_all(method: HandMethod, found: Solve, scene: Scene) -> list[StageText]:
    names = [CROSS, *(stage.name for stage in method.slot_stages)]
    steps: dict[str, list[Step]] = {name: [] for name in names}
    for before, node in pairwise(found.end.path()):
        if node.word is None:
            raise AssertionError("a node without a word is no step")
        name = _stage_of(method, before.state)
        tell = TELLERS[name]
        if name == CROSS and not method.whole_cross:
            tell = tell_cross_edge
        turns = node.word.turns
        step, scene = tell_turns(scene, node.hold, turns, node.target, tell)
        steps[name].append(step)
    for look in method.last_layer.looks:
        steps[look.name] = []
    last = names[-1] if not method.last_layer.looks else method.last_layer.looks[-1].name
    for use in found.plan:
        step, scene = tell_use(scene, method.last_layer, use)
        steps[last if use.case is None else method.last_layer.looks[use.look].name].append(step)
    return [done(name, _goal(name, scene), told) for name, told in steps.items()]


def _goal(name: str, scene: Scene) -> str:
    words = {"cross": scene.colour_of(Face.D), "top": scene.colour_of(Face.U)}
    return say(GOALS[name], **words)


def _stage_of(method: HandMethod, state: bytes) -> str:
    """Return the first stage that is not done in ``state``."""
    if any(state[edge] != HOME[edge] for edge in range(12, 16)):
        return CROSS
    return next(stage.name for stage in method.slot_stages if stage.slots.free(state))


def _frame(cube: Cube, colour: int) -> tuple[tuple[int, ...], bytes]:
    """Return the centres and the state of ``cube`` when ``colour`` is at the bottom."""
    before = cube.facelets[fixed_centres(3)]
    faces = next(faces for faces in _holds() if before[faces[Face.D]] == colour)
    held = cube.apply_all(_holds()[faces])
    centres = held.facelets[fixed_centres(3)]
    face_of = np.argsort(centres).astype(np.uint8)
    state = state_of(Cube(face_of[held.faces]))
    return tuple(centres.tolist()), state


def _turns_to(cube: Cube, scene: Scene) -> tuple[Move, ...]:
    """Return the turns of the whole cube that bring it to the hold of ``scene``."""
    before = cube.facelets[fixed_centres(3)].tolist()
    return _holds()[tuple(before.index(scene.centre(face)) for face in Face)]


@lru_cache(maxsize=1)
def _holds() -> dict[tuple[int, ...], tuple[Move, ...]]:
    """Return the shortest turns of the whole cube by the face that each face comes from."""
    single = [rotation(axis, quarters, 3) for axis in Axis for quarters in (1, 2, -1)]
    words: list[tuple[Move, ...]] = [(), *((turn,) for turn in single)]
    words += [(one, other) for one in single for other in single]
    holds: dict[tuple[int, ...], tuple[Move, ...]] = {}
    for turns in words:
        centres = Cube.solved(3).apply_all(turns).facelets[fixed_centres(3)]
        holds.setdefault(tuple(centres.tolist()), turns)
    return holds
