"""What the stages of a computer's answers say is true, and what they light is what they mean."""

import pytest

from cubeapp.engine.model.cube import Cube
from cubeapp.engine.model.geometry import Face, layers
from cubeapp.engine.model.masks import PARTS
from cubeapp.engine.model.moves import layer_turns
from cubeapp.engine.solvers.control import Limits, SearchControl
from cubeapp.engine.solvers.registry import solver
from cubeapp.engine.text import COLOUR_NAMES
from cubeapp.engine.timeline.timeline import Timeline


def scrambled(size, rng):
    turns = layer_turns(size)
    return Cube.solved(size).apply_all(turns[i] for i in rng.integers(len(turns), size=60))


def answered(size, name, rng):
    cube = scrambled(size, rng)
    limits = Limits(time_s=0.1) if size > 3 else Limits()
    return Timeline.of_solution(cube, solver(name).solve(cube, limits, SearchControl()))


def test_phase_1_ends_as_its_sentence_says_and_lights_those_stickers(rng):
    told = 0
    for _ in range(8):
        timeline = answered(3, "two-phase", rng)
        first = timeline.sections[0]
        if first.mask is None:
            assert len(timeline.sections) == 1
            continue
        told += 1
        colours = first.mask.colours
        assert all(COLOUR_NAMES[colour] in first.note for colour in colours)
        cube = timeline.cube_at(first.end)
        axis = next(face.axis for face in Face if cube.face(face)[1, 1] in colours)
        between = (layers(3, axis) == 1).reshape(6, 3, 3)
        for face in Face:
            shown = cube.face(face)
            if face.axis is axis:
                assert set(shown.ravel().tolist()) == colours
            else:
                own = {int(shown[1, 1]), int(Face(int(shown[1, 1])).opposite)}
                assert not colours & set(shown.ravel().tolist())
                assert set(shown[between[face]].tolist()) <= own
    assert told


@pytest.mark.parametrize(("size", "name"), [(2, "two-by-two"), (3, "two-phase"), (4, "big-cube")])
def test_every_stage_has_a_sentence_and_lights_a_part_that_there_is(size, name, rng):
    timeline = answered(size, name, rng)
    for section in timeline.sections:
        assert section.note.endswith(".")
        lit = timeline.mask_at(section, section.start, timeline.cube_at(section.start))
        if section.mask is not None:
            assert section.mask.part in PARTS
            assert 0 < lit.sum() < 6 * size * size
        else:
            assert lit is None


def test_the_first_centres_of_a_4x4x4_are_lit_and_come_to_two_faces(rng):
    timeline = answered(4, "big-cube", rng)
    first = timeline.sections[0]
    assert first.name.startswith("centres")
    assert len(first.mask.colours) == 2
    cube = timeline.cube_at(first.end)
    lit = first.mask.facelets(cube).reshape(6, 16)
    assert sorted(lit.sum(axis=1).tolist()) == [0, 0, 0, 0, 4, 4]
