"""A solution in plain words: stages with their goals, steps with their sentences."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace

from cubeapp.engine.model.geometry import Face
from cubeapp.engine.model.moves import Move, face_turns
from cubeapp.engine.solvers.by_hand.last_layer import LastLayer, Use, top_turn, top_turns
from cubeapp.engine.solvers.by_hand.places import HOLDS, hold_tables, resized, y_turn
from cubeapp.engine.solvers.by_hand.scene import Scene
from cubeapp.engine.solvers.by_hand.sentences import TURN_WORDS, say, turn_plainly, turn_top
from cubeapp.engine.solvers.by_hand.stages import HandStage
from cubeapp.engine.solvers.by_hand.step_aims import layer_aim, solved_facelets, top_aim
from cubeapp.engine.solvers.by_hand.tell_classic import CLASSIC_TELLERS
from cubeapp.engine.solvers.by_hand.tell_slots import BOTTOM_CORNERS, LOWER_CUBIES, Told
from cubeapp.engine.solvers.by_hand.tell_top import TELLERS, TOP_CUBIES
from cubeapp.engine.solvers.by_hand.words import in_hand
from cubeapp.engine.solvers.steps import Step
from cubeapp.engine.text import Text, paragraph

Teller = Callable[[Scene, Sequence[int], int], Told]
"""Says what turns do for a target."""


@dataclass(frozen=True, slots=True)
class StageText:
    """A stage as it is told."""

    stage: HandStage
    goal: Text
    """What it is for, or that it is done already."""
    steps: tuple[Step, ...]

    @property
    def moves(self) -> tuple[Move, ...]:
        """Those of all its steps."""
        return tuple(move for step in self.steps for move in step.moves)


def tell_start(scene: Scene, turns: tuple[Move, ...], key: str = "layer.first") -> StageText:
    """Tell how to hold the cube; ``turns`` bring it there.

    Args:
        scene: the cube as it is to be held.
        turns: of the whole cube.
        key: the sentence for a 2×2×2, which names one corner.
    """
    cross = scene.centre_name(Face.D)
    if scene.size == 2:
        anchor = BOTTOM_CORNERS[0]
        words = {"piece": scene.piece(anchor), "place": scene.place(anchor)}
        sentence = say(key, cross=cross, **words)
    else:
        sentence = say("hold.start", cross=cross, front=scene.centre_name(Face.F))
    step = Step(HandStage.HOLD.value, turns, sentence, scene.held_as)
    return StageText(HandStage.HOLD, sentence, (step,))


def tell_turns(
    before: Scene, hold: int, turns: Sequence[int], target: int, tell: Teller
) -> tuple[tuple[Step, ...], Scene]:
    """Return the step that makes ``turns``, and what follows.

    Where the cube is not in ``hold`` yet, a step that turns it there comes first.

    Args:
        before: the cube before it.
        hold: how it is held for the turns.
        turns: as turns of the fixed frame.
        target: the slot, or the edge, that they are for.
        tell: says what they do.
    """
    held = before.held(hold)
    told = tell(held, turns, target)
    shown = tuple(face_turns(3)[turn] for turn in in_hand(turns, hold))
    after = held.after(turns)
    # What comes home by the way only is no part of the step.
    done = [cubie for cubie in told.kept if held.is_home(cubie)]
    aim = layer_aim(after, (*done, *told.cubies), told.petals)
    step = replace(step_of(held, told, shown), aim=aim, solved=solved_facelets(held, done))
    return (*_spin(before, held, told, done), step), after


def tell_use(before: Scene, layer: LastLayer, use: Use) -> tuple[tuple[Step, ...], Scene]:
    """Return the step of one alg of the last layer, and what follows.

    Where the cube is to be held in another way, a step that turns it comes first.
    """
    held = before.held((before.hold + use.spin) % HOLDS)
    angle = changed(held, top_turns()[use.turn])
    if use.case is None:
        sentence = say("turn.after", turn=turn_top(use.turn))
        cubies = TOP_CUBIES[:4] if before.size == 2 else TOP_CUBIES
        told = Told(Text("last turn"), sentence, cubies, goal=say("last.aim"))
        rest: tuple[Move, ...] = ()
        after = angle
    else:
        look = layer.looks[use.look].stage
        told = (TELLERS | CLASSIC_TELLERS)[look](angle, use.case)
        if use.turn:
            turn = say(told.turn, turn=turn_top(use.turn))
            plainly = say(told.turn, turn=turn_plainly(use.turn))
            told = replace(
                told,
                sentence=paragraph([turn, told.sentence]),
                look=paragraph([plainly, told.look]),
            )
        rest, after = use.case.moves, changed(angle, use.case.table)
    step = step_of(held, told, (*top_turn(use.turn), *rest))
    if use.case is not None:
        step = replace(step, aim=top_aim(after, layer.looks[use.look].stage))
    done = [cubie for cubie in LOWER_CUBIES if held.is_home(cubie)]
    step = replace(step, solved=solved_facelets(held, done))
    return (*_spin(before, held, told, done), step), after


def step_of(before: Scene, told: Told, moves: Sequence[Move]) -> Step:
    """Return a step.

    Args:
        before: the cube before it, held as it is while the moves are made.
        told: what is said.
        moves: those of a 3×3×3, whatever size is in hand.
    """
    return Step(
        name=told.name,
        moves=tuple(resized(move, before.size) for move in moves),
        sentence=told.sentence,
        hold=before.held_as,
        facelets=before.facelets(told.cubies),
        case=told.case,
        hint=told.hint,
        goal=told.goal,
        look=told.look,
        why=told.why,
    )


def done(stage: HandStage, goal: Text, steps: Sequence[Step]) -> StageText:
    """Return a stage, which says so if there is nothing to do."""
    return StageText(stage, goal if steps else say("stage.done", stage=stage.value), tuple(steps))


def _spin(before: Scene, held: Scene, told: Told, done: Sequence[int]) -> tuple[Step, ...]:
    """Return the step that turns the whole cube for what is told next; none if it needs none.

    Args:
        before: the cube before it.
        held: the cube as it is to be held.
        told: what is told next.
        done: the cubies that are solved already.
    """
    quarters = (held.hold - before.hold) % HOLDS
    if not quarters:
        return ()
    key = "hold.spin" if held.size == 2 else "hold.turn"
    sentence = say(key, way=TURN_WORDS[quarters], front=held.centre_name(Face.F))
    moves = tuple(resized(move, before.size) for move in y_turn(quarters, 3))
    about, solved = before.facelets(told.cubies), solved_facelets(before, done)
    return (Step.of_rotation(moves, sentence, held.held_as, about, solved),)


def changed(scene: Scene, table: bytes) -> Scene:
    """Return ``scene`` after what ``table`` does, the hand making its moves."""
    there, back = hold_tables()[scene.hold], hold_tables()[-scene.hold % HOLDS]
    state = scene.state.translate(there).translate(table).translate(back)
    return scene.changed(state)
