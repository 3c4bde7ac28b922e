import re
from dataclasses import replace
from itertools import pairwise

import numpy as np
import pytest

from cubeapp.engine.model.geometry import Face
from cubeapp.engine.solvers.by_hand.choices import Style
from cubeapp.engine.solvers.control import SearchControl
from cubeapp.engine.timeline.timeline import Purpose
from cubeapp.ui.learn.lessons.lesson import LessonChoice, lesson_for
from cubeapp.ui.stage.demo import demo
from cubeapp.words import speak, tr
from tests.engine.test_language import dotted

WHITE, YELLOW = Face.U, Face.D
SIDES = (Face.R, Face.F, Face.L, Face.B)


@pytest.fixture
def stages():
    """The cube at the end of each section, by the section's name."""
    shown = demo()
    return {section.name: shown.cube_at(section.end) for section in shown.sections}


def beginners_lesson():
    """The simplest method on the cube of the quick lesson."""
    return lesson_for(demo().start, LessonChoice(), SearchControl())


def lower_rows(cube, rows):
    return [cube.face(side)[3 - rows :] for side in SIDES]


def test_the_lesson_begins_scrambled_and_ends_solved():
    shown = demo()
    assert not shown.start.is_solved
    assert shown.cube_at(len(shown)).is_solved
    assert all(section.note for section in shown.sections)


def test_its_sections_follow_one_another_without_a_gap():
    sections = demo().sections
    assert sections[0].start == 0
    for before, after in pairwise(sections):
        assert before.end == after.start
    assert sections[-1].end == len(demo())


def test_the_white_cross_lies_below_the_centres_of_its_colours(stages):
    cube = stages["white cross"]
    bottom = cube.face(Face.D)
    assert {int(bottom[at]) for at in ((0, 1), (1, 0), (1, 2), (2, 1), (1, 1))} == {WHITE}
    for side in SIDES:
        assert cube.face(side)[2, 1] == cube.face(side)[1, 1]


def test_after_the_pairs_the_two_lower_layers_are_finished(stages):
    cube = stages["pair 4"]
    assert np.all(cube.face(Face.D) == WHITE)
    assert all(len(np.unique(rows)) == 1 for rows in lower_rows(cube, 2))


def test_each_pair_fills_one_slot_more(stages):
    def filled(cube):
        faces = {side: cube.face(side) for side in SIDES}
        count = 0
        for left, right in ((Face.F, Face.R), (Face.R, Face.B), (Face.B, Face.L), (Face.L, Face.F)):
            one, other = faces[left], faces[right]
            count += bool(np.all(one[1:, 2] == one[1, 1]) and np.all(other[1:, 0] == other[1, 1]))
        return count

    assert [filled(stages[f"pair {k}"]) for k in (1, 2, 3, 4)] == [1, 2, 3, 4]


def test_then_the_top_turns_yellow_and_the_rest_follows(stages):
    assert np.all(stages["yellow top"].face(Face.U) == YELLOW)
    assert not stages["yellow top"].is_solved
    assert stages["last layer"].is_solved


def test_the_lesson_to_learn_from_explains_each_step_of_the_same_cube():
    shown = lesson_for(demo().start, LessonChoice(), SearchControl())
    assert shown.purpose is Purpose.LESSON
    assert shown.start == demo().start
    assert shown.cube_at(len(shown)).is_solved
    steps = [part for section in shown.sections for part in section.parts]
    assert len(steps) >= 10
    assert all(step.note and step.step is not None for step in steps)


def followed_in_quarters(timeline):
    """The timeline after the first quarter of its first half turn was made by hand."""
    index, half = next(each for each in enumerate(timeline.moves) if abs(each[1].quarters) == 2)
    return timeline.followed(index, replace(half, quarters=1))


@pytest.mark.parametrize("lesson", [demo, beginners_lesson])
def test_a_lesson_of_which_a_turn_was_made_in_parts_is_told_in_any_language(lesson):
    parted = followed_in_quarters(lesson())
    speak(dotted)
    try:
        told = [tr(section.note) for section in parted.sections if section.note]
    finally:
        speak()
    assert told
    assert not any(re.search(r"[a-z]{2}", text) for text in told)


@pytest.mark.parametrize("text", ["", "nonsense", "cfop/fast"])
def test_damaged_text_is_the_usual_choice(text):
    assert LessonChoice.of_text(text) == LessonChoice()


def test_a_choice_is_kept_as_text():
    choice = LessonChoice("cfop", Style.SHORT, "yellow")
    assert LessonChoice.of_text(choice.text) == choice


@pytest.mark.parametrize(
    ("size", "method"), [(2, "layers"), (3, "cfop"), (5, "reduction"), (12, None)]
)
def test_a_method_that_is_not_for_a_cube_gives_way_to_the_simplest(size, method):
    assert LessonChoice("cfop").method_for(size) == method


def test_the_quick_lesson_calls_colours_as_the_scheme():
    yellow_for_white = ("yellow", "orange", "green", "white", "red", "blue")
    names = [tr(section.name, yellow_for_white) for section in demo().sections]
    assert (names[0], names[5]) == ("yellow cross", "white top")
    assert "Four yellow edges" in tr(demo().sections[0].note, yellow_for_white)
