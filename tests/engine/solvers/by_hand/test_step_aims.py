"""What a step is for: met by its own moves and by others, however the cube is held."""

import re

import pytest

from cubeapp.engine.model.cube import Cube
from cubeapp.engine.model.geometry import Face
from cubeapp.engine.model.orientation import in_every_orientation
from cubeapp.engine.notation.alg import Alg
from cubeapp.engine.solvers.aims import is_reached
from cubeapp.engine.solvers.by_hand.choices import Style
from cubeapp.engine.solvers.by_hand.solver import HumanSolver
from cubeapp.engine.solvers.control import Limits, SearchControl
from cubeapp.engine.timeline.timeline import Timeline

SCRAMBLE = "R U2 F' L D2 B R' U L2 F D' R2 B2 U' F L"
LONGEST_SENTENCE = 200
TOP = Alg("U").moves(3)


def lesson(method, size=3):
    cube = Cube.solved(size).apply_all(Alg(SCRAMBLE).moves(size))
    solution = HumanSolver(method, Style.PLAIN).solve(cube, Limits(), SearchControl())
    return Timeline.of_solution(cube, solution)


def steps(timeline, *stages):
    """The steps that turn sides, those of some stages or of all."""
    size = timeline.start.size
    return [
        part
        for section in timeline.sections
        if not stages or section.name in stages
        for part in section.parts
        if not all(move.is_rotation(size) for move in part.step.moves)
    ]


@pytest.mark.parametrize("method", ["classic", "beginner", "cfop"])
def test_a_step_is_done_after_its_moves_in_any_hold_and_not_before(method):
    timeline = lesson(method)
    for step in steps(timeline):
        aim = step.step.aim
        before, after = timeline.cube_at(step.start), timeline.cube_at(step.end)
        assert not is_reached(aim, before, after), step.name
        assert all(is_reached(aim, held, after) for held in list(in_every_orientation(after))[::7])


@pytest.mark.parametrize("method", ["classic", "cfop"])
def test_what_else_the_top_does_is_no_part_of_a_step_of_the_lower_layers(method):
    timeline = lesson(method)
    for step in steps(timeline, "corners", "middle edges", "F2L"):
        after = timeline.cube_at(step.end)
        assert is_reached(step.step.aim, after.apply_all(TOP), after)
        assert not is_reached(step.step.aim, after.apply_all(Alg("R").moves(3)), after)


def test_a_petal_may_be_anywhere_in_the_daisy():
    timeline = lesson("classic")
    (*_, step) = steps(timeline, "daisy")
    after = timeline.cube_at(step.end)
    assert is_reached(step.step.aim, after.apply_all(TOP), after)
    assert not is_reached(step.step.aim, timeline.cube_at(step.start).apply_all(TOP), after)


def test_another_alg_makes_the_top_cross_as_well():
    line = Cube.solved(3).apply_all(Alg("z2 F U R U' R' F'").moves(3))
    solution = HumanSolver("classic", Style.PLAIN).solve(line, Limits(), SearchControl())
    timeline = Timeline.of_solution(line, solution)
    (step,) = steps(timeline, "top cross")
    before, after = timeline.cube_at(step.start), timeline.cube_at(step.end)
    others = ["f R U R' U' f'", "F U R U' R' F'", "F R U R' U' F'"]
    reached = [
        is_reached(step.step.aim, before.apply_all(Alg(f"{setup} {alg}").moves(3)), after)
        for alg in others
        for setup in ("", "U", "U2", "U'")
    ]
    assert sum(reached) >= 2


@pytest.mark.parametrize(
    ("method", "size"),
    [("classic", 3), ("beginner", 3), ("cfop", 3), pytest.param("layers", 2), ("reduction", 4)],
)
def test_a_learner_is_told_what_to_look_for_in_short_sentences(method, size):
    for step in steps(lesson(method, size)):
        said = step.step
        told = (said.goal, said.look, said.why)
        assert any(told) or method == "reduction"
        for sentence in re.split(r"(?<=[.:]) ", " ".join(told)):
            assert len(sentence) < LONGEST_SENTENCE


def test_what_is_solved_already_is_not_dimmed():
    timeline = lesson("classic")
    for step in steps(timeline, "corners"):
        cube = timeline.cube_at(step.start)
        lit = timeline.mask_at(step, step.start, cube).reshape(6, 3, 3)[Face.D]
        assert lit[[0, 1, 1, 2], [1, 0, 2, 1]].all()
        assert not lit.all()
