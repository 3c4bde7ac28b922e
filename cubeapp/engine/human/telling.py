"""A solution in a person's words: stages with their goals, steps with their sentences."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from cubeapp.engine.geometry import Axis, Face
from cubeapp.engine.human.last_layer import LastLayer, Use, top_turn, top_turns
from cubeapp.engine.human.places import HOLDS, hold_tables
from cubeapp.engine.human.scene import Scene
from cubeapp.engine.human.sentences import TURN_WORDS, say, turn_top
from cubeapp.engine.human.tell_slots import Told
from cubeapp.engine.human.tell_top import TELLERS
from cubeapp.engine.moves import Move, rotation
from cubeapp.engine.steps import Step

Teller = Callable[[Scene, Sequence[int], int], Told]
"""Says what turns do for a target."""


@dataclass(frozen=True, slots=True)
class StageText:
    """A stage as it is told."""

    name: str
    goal: str
    """What it is for, or that it is done already."""
    steps: tuple[Step, ...]


def tell_start(scene: Scene, turns: tuple[Move, ...]) -> StageText:
    """Tell how to hold the cube; ``turns`` bring it there."""
    sentence = say("hold.start", cross=scene.centre_name(Face.D), front=scene.centre_name(Face.F))
    step = Step("hold", turns, sentence, scene.held_as)
    return StageText("hold", sentence, (step,))


def tell_turns(
    before: Scene, hold: int, turns: Sequence[int], target: int, tell: Teller
) -> tuple[Step, Scene]:
    """Return the step that turns the cube to ``hold`` and makes ``turns``, and what follows.

    Args:
        before: the cube before it.
        hold: how it is held for the turns.
        turns: as turns of the fixed frame.
        target: the slot, or the edge, that they are for.
        tell: says what they do.
    """
    held = before.held(hold)
    told = tell(held, turns, target)
    spin, turned = _spin(before, held)
    step = Step(
        name=told.name,
        moves=(*spin, *held.moves(turns)),
        sentence=" ".join([*turned, told.sentence]),
        hold=held.held_as,
        facelets=before.facelets(told.cubies),
        case=told.case,
        hint=told.hint,
    )
    return step, held.after(turns)


def tell_use(before: Scene, layer: LastLayer, use: Use) -> tuple[Step, Scene]:
    """Return the step of one alg of the last layer, and what follows."""
    held = before.held((before.hold + use.spin) % HOLDS)
    spin, turned = _spin(before, held)
    angle = _changed(held, top_turns()[use.turn])
    if use.case is None:
        sentence = say("turn.after", turn=turn_top(use.turn).lower())
        told = Told("last turn", sentence, tuple(cubie for cubie in range(4)))
        rest: tuple[Move, ...] = ()
        after = angle
    else:
        told = TELLERS[layer.looks[use.look].name](angle, use.case)
        if use.turn:
            turned.append(say("turn.before", turn=turn_top(use.turn)))
        rest, after = use.case.moves, _changed(angle, use.case.table)
    step = Step(
        name=told.name,
        moves=(*spin, *top_turn(use.turn), *rest),
        sentence=" ".join([*turned, told.sentence]),
        hold=held.held_as,
        facelets=before.facelets(told.cubies),
        case=told.case,
        hint=told.hint,
    )
    return step, after


def done(name: str, goal: str, steps: Sequence[Step]) -> StageText:
    """Return a stage, which says so if there is nothing to do."""
    return StageText(name, goal if steps else say("stage.done", stage=name), tuple(steps))


def _spin(before: Scene, held: Scene) -> tuple[tuple[Move, ...], list[str]]:
    """Return the turn of the whole cube between two holds, and the sentence for it."""
    quarters = (held.hold - before.hold) % HOLDS
    if not quarters:
        return (), []
    sentence = say("hold.turn", way=TURN_WORDS[quarters], front=held.centre_name(Face.F))
    return (rotation(Axis.Y, (1, 2, -1)[quarters - 1], 3),), [sentence]


def _changed(scene: Scene, table: bytes) -> Scene:
    """Return ``scene`` after what ``table`` does, the hand making its moves."""
    there, back = hold_tables()[scene.hold], hold_tables()[-scene.hold % HOLDS]
    state = scene.state.translate(there).translate(table).translate(back)
    return Scene(scene.colours, state, scene.hold)
