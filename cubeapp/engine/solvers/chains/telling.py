"""A solution by a chain of goals in plain words: a stage with one step for each of its steps."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from cubeapp.engine.data_files import filled
from cubeapp.engine.model.cube import Cube
from cubeapp.engine.model.geometry import Face
from cubeapp.engine.model.moves import face_turn
from cubeapp.engine.model.orbits import fixed_centres
from cubeapp.engine.model.orientation import rotations
from cubeapp.engine.notation.parsing import format_moves
from cubeapp.engine.solvers.by_hand.sentences import say, turn_top
from cubeapp.engine.solvers.by_hand.stages import HandStage
from cubeapp.engine.solvers.chains.beam import Node
from cubeapp.engine.solvers.chains.method_files import COLOURS, ChainStep
from cubeapp.engine.solvers.chains.ways import Way
from cubeapp.engine.solvers.goals.goal import place_facelets
from cubeapp.engine.solvers.goals.space import SIZE
from cubeapp.engine.solvers.goals.states import CUBIES, FIRST_FRAME, FRAME, HOME, position_of
from cubeapp.engine.solvers.solution import Stage
from cubeapp.engine.solvers.steps import Hold, Step
from cubeapp.engine.text import NO_TEXT, Text, Turns, colour_name

TOP = face_turn(Face.U, 1, SIZE)


def tell(cube: Cube, steps: Sequence[ChainStep], end: Node) -> tuple[Stage, ...]:
    """Return the stages of a solution.

    Args:
        cube: as it is held before.
        steps: all steps of the chain.
        end: where it leads.
    """
    if cube.is_solved:
        return tuple(_done(step) for step in steps)
    first, *nodes = end.path()
    turns = rotations(SIZE)[first.hold]
    scene = _Scene.of(cube.apply_all(turns))
    stages = []
    state = first.state
    for step, node in zip(steps, nodes, strict=True):
        assert node.way is not None
        stages.append(scene.stage(step, node.way, state, node.state))
        state = node.state
    words = {"cross": colour_name(scene.colours[Face.D]), "front": colour_name(scene.hold.front)}
    sentence = say("hold.start", **words)
    is_bare = not any(stage.moves for stage in stages)
    start = Step(HandStage.HOLD.value, () if is_bare else turns, sentence, scene.hold)
    return (Stage.of_steps(HandStage.HOLD.value, sentence, (start,)), *stages)


def _done(step: ChainStep) -> Stage:
    return Stage.of_steps(step.name, say("stage.done", stage=step.name), ())


@dataclass(frozen=True, slots=True)
class _Scene:
    """The cube as it is held."""

    colours: tuple[int, ...]
    """Of the centres, in the order of `Face`."""

    @classmethod
    def of(cls, cube: Cube) -> _Scene:
        return cls(tuple(cube.facelets[fixed_centres(SIZE)].tolist()))

    @property
    def hold(self) -> Hold:
        return Hold(self.colours[Face.U], self.colours[Face.F])

    def stage(self, step: ChainStep, way: Way, before: bytes, after: bytes) -> Stage:
        """Return the stage that leads from one state to another."""
        fields: dict[str, object] = {
            name: colour_name(self.colours[face]) for name, face in zip(COLOURS, Face, strict=True)
        }
        fields |= {"moves": Turns(format_moves(way.moves, SIZE)), "case": way.case or step.name}
        if not way.moves:
            return _done(step)
        kept = [cubie for cubie in _home(before) if after[cubie] == HOME[cubie]]
        told = Step(
            name=way.case or step.name,
            moves=way.moves,
            sentence=filled(step.do, fields),
            # A slice or a wide turn leaves no centre in place by which a hold could be told.
            hold=self.hold if before[FRAME] == FIRST_FRAME else None,
            facelets=_facelets(before, step.cubies),
            case=way.case,
            solved=_facelets(before, kept),
            goal=filled(step.goal, fields),
            look=filled(step.look, fields),
            why=filled(step.why, fields),
        )
        if step.uses_algs and not way.case and all(map(TOP.turns_the_layers_of, way.moves)):
            told = _last_turn(told)
        return Stage.of_steps(step.name, filled(step.goal, fields), (told,))


def _last_turn(step: Step) -> Step:
    """Return a step of algs that needs none, only the turn of the top that would follow one."""
    turn = turn_top(sum(move.quarters for move in step.moves) % 4)
    sentence = say("turn.after", turn=turn)
    return replace(
        step,
        name=Text("last turn"),
        sentence=sentence,
        goal=say("last.aim"),
        look=NO_TEXT,
        why=NO_TEXT,
    )


def _home(state: bytes) -> list[int]:
    return [cubie for cubie in range(CUBIES) if state[cubie] == HOME[cubie]]


def _facelets(state: bytes, cubies: Sequence[int]) -> tuple[int, ...]:
    """Return where the stickers of cubies are."""
    positions = [position_of(state[cubie]) for cubie in cubies]
    return tuple(sorted(facelet for place in positions for facelet in place_facelets(place)))
