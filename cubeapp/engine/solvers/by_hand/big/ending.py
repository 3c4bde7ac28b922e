"""The end of a big cube: as a 3×3×3, with what only big cubes have where it is seen."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from itertools import product

import numpy as np

from cubeapp.engine.model.cube import Cube
from cubeapp.engine.model.geometry import Face
from cubeapp.engine.model.orbits import midge_facelets
from cubeapp.engine.model.orientation import rotations
from cubeapp.engine.notation.parsing import format_moves
from cubeapp.engine.solvers.by_hand.big.last_two import parity_moves
from cubeapp.engine.solvers.by_hand.big.tell_edges import hold_of
from cubeapp.engine.solvers.by_hand.choices import Style
from cubeapp.engine.solvers.by_hand.lessons import lesson
from cubeapp.engine.solvers.by_hand.methods import HandMethod
from cubeapp.engine.solvers.by_hand.places import edge_facelets
from cubeapp.engine.solvers.by_hand.sentences import NUMBER_WORDS, say, shown
from cubeapp.engine.solvers.by_hand.stages import HandStage
from cubeapp.engine.solvers.by_hand.telling import StageText
from cubeapp.engine.solvers.steps import Step
from cubeapp.engine.text import Turns, colour_name

ALGS = {HandStage.OLL_PARITY: "OLL parity (pure)", HandStage.PLL_PARITY: "PLL parity (wide)"}
"""What the case data call the algs."""
PLACES_LOOKS = (HandStage.PLL, HandStage.TOP_CORNERS)
"""The looks in which pieces of the top change places."""
TOP_EDGES = 4


@dataclass(frozen=True, slots=True)
class _Seen:
    """A big cube as a 3×3×3 that turns can solve, and what is different on it."""

    cube: Cube
    is_flipped: bool
    is_swapped: bool


def reduced(cube: Cube) -> Cube:
    """Return a big cube whose centres and edges are made as a 3×3×3."""
    kept = [0, 1, cube.size - 1]
    return Cube.from_faces(cube.faces[:, kept][:, :, kept])


def ending(
    method: HandMethod,
    cube: Cube,
    cross: int,
    style: Style,
    pause: Callable[[], None],
) -> tuple[tuple[StageText, ...], int]:
    """Return how a cube is solved whose centres and edges are made; see `lessons.lesson`.

    A parity is mended when it is seen: a flipped edge when the top is to be turned up, exchanged
    edges when its pieces are to change places. Until then it makes no difference.
    """
    seen = _seen(reduced(cube), cross)
    told, nodes = lesson(method, seen.cube, (cross,), style, pause, cube.size)
    for kind, is_there in zip(ALGS, (seen.is_flipped, seen.is_swapped), strict=True):
        if is_there:
            before = list(told[: _index(told, method, kind)])
            now = cube.apply_all(move for stage in before for move in stage.moves)
            parity = _tell_parity(kind, now, cross)
            now = now.apply_all(parity.moves)
            rest, more = lesson(
                method, _seen(reduced(now), cross).cube, (cross,), style, pause, cube.size
            )
            told = (*before, parity, *_without_hold(rest, _index(rest, method, kind)))
            nodes += more
    return tuple(told), nodes


def _index(told: Sequence[StageText], method: HandMethod, parity: HandStage) -> int:
    """Return the index of the stage before which a parity is mended."""
    looks = [look.stage for look in method.last_layer.looks]
    wanted = looks[0]
    if parity is HandStage.PLL_PARITY:
        wanted = next(look for look in looks if look in PLACES_LOOKS)
    return next(index for index, stage in enumerate(told) if stage.stage is wanted)


def _without_hold(told: Sequence[StageText], first: int) -> tuple[StageText, ...]:
    """Return the stages from ``first``, the cube being held as they want it before the first."""
    turned = [step for stage in told[:first] for step in stage.steps if step.moves]
    stages = list(told[first:])
    at = next((index for index, stage in enumerate(stages) if stage.steps), None)
    if turned and at is not None:
        stages[at] = replace(stages[at], steps=(*turned, *stages[at].steps))
    return tuple(stages)


def _seen(cube: Cube, cross: int) -> _Seen:
    """Return the first cube without parity that ``cube`` may be taken for."""
    for is_flipped, is_swapped in product((False, True), repeat=2):
        seen = _changed(cube, Face(cross).opposite, is_flipped, is_swapped)
        if seen.is_legal:
            return _Seen(seen, is_flipped, is_swapped)
    raise AssertionError("the edges are not made")


def _changed(cube: Cube, top: Face, is_flipped: bool, is_swapped: bool) -> Cube:
    """Return a 3×3×3 with an edge of the colour ``top`` flipped, or two exchanged, or both."""
    facelets = cube.facelets.copy()
    edges = [
        pair if facelets[pair[0]] == top else pair[::-1]
        for pair in midge_facelets(3)
        if top in facelets[pair]
    ]
    if is_swapped:
        one, other = edges[0][1], edges[1][1]
        facelets[[one, other]] = facelets[[other, one]]
    if is_flipped:
        facelets[edges[0]] = facelets[edges[0][::-1]]
    return Cube.from_faces(facelets.reshape(6, 3, 3))


def _tell_parity(parity: HandStage, cube: Cube, cross: int) -> StageText:
    """Return the stage that mends a parity of a cube whose layers below the top are done."""
    size = cube.size
    steps = _hold_over(cube, cross)
    held = cube.apply_all(move for step in steps for move in step.moves)
    moves = parity_moves(ALGS[parity], range(1, size // 2), size)
    top = held.facelets[np.array([edge_facelets(size, edge)[0] for edge in range(TOP_EDGES)])]
    up = int((top == Face(cross).opposite).sum())
    is_flip = parity is HandStage.OLL_PARITY
    key = "parity.oll" if is_flip else "parity.pll"
    words = {
        "name": parity.value,
        "alg": Turns(format_moves(moves, size)),
        "edges": NUMBER_WORDS[up],
        "show": shown(up),
        "top": colour_name(Face(cross).opposite),
    }
    sentence = say(key, **words)
    changed = (1,) if is_flip else (1, 3)
    seen = [facelet for edge in changed for facelet in edge_facelets(size, edge)]
    hold = hold_of(held.facelets, size)
    step = Step(parity.value, moves, sentence, hold, tuple(sorted(seen)), parity.value)
    return StageText(parity, say(f"{key}.goal"), (*steps, step))


def _hold_over(cube: Cube, cross: int) -> list[Step]:
    """Return the step that turns the cube to have the cross at the bottom; none if it has."""
    size = cube.size
    turns = next(
        turns for turns in rotations(size) if cube.apply_all(turns).face(Face.D)[1, 1] == cross
    )
    if not turns:
        return []
    hold = hold_of(cube.apply_all(turns).facelets, size)
    words = {"cross": colour_name(cross), "front": colour_name(hold.front)}
    sentence = say("hold.over", moves=Turns(format_moves(turns, size)), **words)
    return [Step(HandStage.HOLD.value, turns, sentence, hold)]
