"""The way of a cube: the cards one after the other, as a lesson that every part can follow."""

from itertools import islice

from cubeapp.engine.model.cube import Cube
from cubeapp.engine.model.orientation import in_every_orientation
from cubeapp.engine.solvers.aims import is_reached
from cubeapp.engine.solvers.steps import ROTATION
from cubeapp.engine.teaching.policy import situation
from cubeapp.engine.teaching.way import way
from cubeapp.engine.timeline.timeline import Purpose
from tests.every import every


def parts_of(lesson):
    return [part for section in lesson.sections for part in section.parts]


def steps_of(lesson):
    """The parts that are no turns of the whole cube."""
    return [part for part in parts_of(lesson) if part.name != ROTATION]


@every("base", range(6))
def test_it_solves_the_cube_by_the_cards(base):
    cube = Cube.random(3, seed=base)
    lesson = way(cube, base)
    assert lesson.purpose is Purpose.LESSON
    assert lesson.start == cube
    assert lesson.cube_at(len(lesson)).is_solved
    for part in steps_of(lesson):
        card = situation(lesson.cube_at(part.start), base)
        assert not card.spin
        assert part.step.moves == card.moves == lesson.moves[part.start : part.end]
        assert (part.step.goal, part.name) == (card.goal, card.title)
        assert part.step.facelets == tuple(sorted(card.lit))


def test_its_sections_are_the_units_without_a_gap():
    lesson = way(Cube.random(3, seed=3))
    assert [section.name for section in lesson.sections] == [
        "Daisy and cross", "White corners", "Middle edges", "Yellow cross", "Yellow edges",
        "Yellow corners: places", "Yellow corners: twist",
    ]  # fmt: skip
    end = 0
    for section in lesson.sections:
        assert section.start == end
        for part in section.parts:
            assert part.start == end
            end = part.end
        assert section.end == end
    assert end == len(lesson)


def test_a_unit_with_nothing_to_do_says_so():
    lesson = way(Cube(3).apply("z2").apply("L' U R U' L U R' U'"))
    notes = [section.note for section in lesson.sections if not section.parts]
    assert "Nothing to do here: two layers are done already." in notes
    assert "Nothing to do here: the white cross is done already." in notes


def test_a_step_says_how_the_cube_is_held_while_it_is_turned():
    # Some of the holds: after the first turn all are alike.
    for cube in islice(in_every_orientation(Cube.random(3, seed=5)), 0, None, 5):
        lesson = way(cube)
        for part in parts_of(lesson):
            is_spin = part.name == ROTATION
            at = part.end if is_spin else part.start
            assert part.step.hold.is_of(lesson.cube_at(at))
            assert part.note.startswith("Turn the ") or not is_spin
        [first, *_] = parts_of(lesson)
        assert first.step.moves == situation(cube).spin or first.name != ROTATION


def test_the_last_unit_says_that_the_cube_is_turned_no_more():
    lesson = way(Cube.random(3, seed=3))
    first, *others = lesson.sections[-1].parts
    assert first.step.look.startswith("From now on, do not turn the whole cube.")
    assert not any(part.name == ROTATION for part in (first, *others))
    assert not any("whole cube" in part.step.look for part in others)


def test_what_is_solved_and_what_is_lit_is_told_however_the_cube_is_held():
    for cube in in_every_orientation(Cube(3).apply("z2").apply("R U' R'")):
        for part in parts_of(way(cube)):
            colours = way(cube).cube_at(part.start).facelets
            done = colours[list(part.step.solved)].tolist()
            assert len(done) == 4 * 2 + 3 * 3
            assert 3 not in done
            lit = colours[list(part.step.facelets)].tolist()
            assert sorted(lit) == sorted(situation(cube).piece)


def test_each_step_is_reached_by_its_own_moves():
    lesson = way(Cube.random(3, seed=8))
    for part in steps_of(lesson):
        after = lesson.cube_at(part.end)
        assert is_reached(part.step.aim, after, after)


def test_a_solved_cube_has_no_way():
    lesson = way(Cube(3))
    assert len(lesson) == 0
    assert not steps_of(lesson)
