"""The course as its files describe it, and what goes wrong in a file is told with its line."""

import pytest

from cubeapp.engine.data_files import DataFileError, read_table
from cubeapp.engine.teaching import course
from cubeapp.engine.teaching.cards import Card
from cubeapp.engine.teaching.case_pictures import cases
from cubeapp.engine.teaching.course import UnknownLessonError
from cubeapp.engine.teaching.exercises import exercise
from cubeapp.engine.teaching.files import lesson_texts
from cubeapp.engine.teaching.lessons import Level, TaskKind
from cubeapp.engine.teaching.pictures import picture, question
from cubeapp.engine.teaching.policy import situation
from cubeapp.engine.teaching.sets import exercise_sets
from cubeapp.engine.teaching.unit_files import read_unit
from tests.engine.teaching.plainness import LONG, grade_of, sentences_of, words_of
from tests.every import every

CARDS = [card.lesson for card in Card]
UNIT = """
[unit]
id = "3"
title = "{Base} corners"

[[lesson]]
id = "3.1"
title = "In"
exercise = "corner"

[lesson.question]
text = "Which side goes up?"

[[lesson.question.answer]]
turn = "R"

[[lesson.picture]]
variant = "corner.side"
setup = "R U' R'"
lit = ["UFR"]
"""


def read(**changes):
    """The unit above, with each text of ``changes`` in the place of what it names."""
    text = UNIT
    for old, new in changes.items():
        assert old in text
        text = text.replace(old, new)
    return read_unit(read_table("unit3.toml", text))


def test_units_and_lessons_in_order():
    names = [unit.id for unit in course.units()]
    assert names == ["0", "1", "2", "3", "4", "5", "6", "7", "8", "solo"]
    first = [each.id for each in course.lessons() if each.id[0] < "2"]
    assert first == ["0.1", "0.2", "0.3", "1.1", "1.2", "1.3", "1.4", "1.5"]
    assert [each.id for each in course.lessons() if each.id in CARDS] == CARDS
    every = (*course.units(), *course.later_units())
    assert [unit.id for unit in every if unit.has_gate] == list("2345678")
    assert [each.id for each in course.all_lessons() if each.is_optional] == ["1.5"]


def test_every_lesson_has_tasks_or_exercises():
    for each in course.lessons():
        assert (each.task_kind is None) == bool(each.exercise), each.id
        assert each.passes > 0 if each.task_kind is not None else each.title, each.id
    kinds = {each.task_kind for each in course.lessons()} - {None}
    assert kinds == set(TaskKind)


def test_every_card_has_a_lesson_with_a_rule_pictures_and_a_question():
    for name in CARDS:
        about = course.lesson(name)
        assert about.exercise in exercise_sets()
        assert about.rule
        assert about.question is not None
        assert 2 <= len(about.question.answers) <= 4
        assert about.pictures


def test_a_lesson_that_there_is_not():
    with pytest.raises(UnknownLessonError, match=r"^there is no lesson '9\.9'; there are 0\.1"):
        course.lesson("9.9")
    with pytest.raises(UnknownLessonError, match=f"no lesson '{'9' * 31}…'; there are"):
        course.lesson("9" * 99)
    with pytest.raises(UnknownLessonError, match=r"^there is no unit '13'"):
        course.unit("13")


def test_colours_are_filled_in():
    assert course.unit("3").title_for() == "White corners"
    assert course.unit("3").title_for(3) == "Yellow corners"
    assert course.unit("2").opening_for(1).startswith("Four red edges round the orange centre")
    assert course.lesson("0.1").card_for().count("white always faces yellow") == 1


def texts_of(unit):
    """All that a unit says, without what its tasks fill in."""
    yield from (unit.title_for(), unit.opening_for())
    for about in unit.lessons:
        yield from (about.title_for(), about.card_for(), about.rule_for(), about.task, about.slip)
        yield from (about.look, *(case.title for case in about.cases))
        if about.question is not None:
            yield from (about.question.text, *(each.about for each in about.question.answers))


@pytest.mark.parametrize("unit", [*course.units(), *course.later_units()], ids=lambda u: u.id)
def test_the_texts_of_a_unit_are_easy_to_read(unit):
    for text in filter(None, texts_of(unit)):
        assert all(len(words_of(part)) <= 14 for part in sentences_of(text)), text
        assert len(words_of(text)) < LONG or grade_of(text) <= 5, text


def test_what_a_level_needs():
    assert [level.needed for level in Level] == [1, 2, 2, 3]


def test_there_are_eight_goals_from_the_daisy_to_the_solved_cube():
    titles = [goal.title_for() for goal in course.goals()]
    assert titles == [
        "Daisy",
        "White cross",
        "White corners",
        "Middle edges",
        "Yellow cross",
        "Yellow edges",
        "Yellow corners: places",
        "Yellow corners: twist",
    ]


def test_the_picture_of_a_goal_is_where_it_is_reached_and_what_follows_is_left():
    left = [situation(picture(goal.sketch).cube) for goal in course.goals()]
    assert left[0].lesson == "2.3"
    assert [card and card.card.unit for card in left[1:]] == [None, None, None, 6, 7, 8, None]
    assert all(picture(goal.sketch).lit for goal in course.goals())


@every("name", CARDS)
def test_the_pictures_of_a_case_show_its_card_as_the_card_holds_it(name):
    for case in cases(name):
        if case.lesson != name:
            continue
        card = situation(case.picture.cube)
        assert card.lesson == name
        assert case.fits(card)
        assert card.spin == card.first == ()
        assert case.picture.arrow == card.chunks[0][0]
        assert card.lit <= case.picture.lit


@pytest.mark.parametrize("name", CARDS)
def test_exactly_one_case_of_the_unit_fits_an_exercise(name, rng):
    for _ in range(6):
        card = situation(exercise(name, Level.ALONE, rng).cube)
        fitting = [case for case in cases(name) if case.fits(card)]
        assert [case.lesson for case in fitting] == [name]


@pytest.mark.parametrize("name", CARDS)
@pytest.mark.parametrize("base", [0, 5])
def test_the_question_has_one_right_answer(name, base, rng):
    for _ in range(6):
        made = exercise(name, Level.WATCH, rng, base=base)
        card = situation(made.cube, base)
        asked = question(name, card, rng)
        assert asked.text.endswith("?")
        assert len({answer.words for answer in asked.answers}) == len(asked.answers)
        right = asked.answers[asked.right]
        if name in ("2.1", "2.2", "3.1", "4.1"):
            assert right.arrow == card.chunks[0][0]
        if name == "7.1":
            assert right.lit == card.lit
        if name == "5.1":
            assert card.variant.endswith(right.words.lower())


def test_the_answers_of_a_question_come_in_any_order(rng):
    card = situation(exercise("4.1", Level.WATCH, rng).cube)
    assert {question("4.1", card, rng).right for _ in range(20)} == {0, 1}


@every(
    "old, new, line, says",
    [
        ('title = "In"', 'titel = "In"', 6, "'title' is missing"),
        ('id = "3"\n', 'id = "4"\n', 3, "there is no '4' here; did you mean 3?"),
        ('id = "3.1"', 'id = "4.1"', 7, "lessons of unit 3 are 3.1 and on"),
        ('[lesson.question]', '[[lesson]]\nid = "3.1"\n', 12, "there is a lesson 3.1 above"),
        ('exercise = "corner"', 'exercise = "cornr"', 9, "did you mean corner?"),
        ('exercise = "corner"', '', 6, "'exercise' is missing"),
        ('exercise = "corner"', 'exercise = "corner"\nvariants = ["lft"]', 10, "mean left?"),
        ('turn = "R"', 'turn = "R"\nwhen = ["up"]', 16, "there is no 'up' here"),
        ('"corner.side"', '"corner.sid"', 18, "did you mean corner.side?"),
        ('title = "In"', 'title = "In {colour}"', 8, "no 'colour' here"),
        ('title = "In"', 'title = "In"\ntop = true', 9, "'top' means nothing here"),
        ('turn = "R"', 'turn = "Q"', 15, "Q"),
        ('"UFR"', '"UFX"', 20, "no 'UFX' here; did you mean"),
        ('id = "3.1"', 'id = 3.1', 7, "'id' has to be a text"),
        ('id = "3.1"', 'id = "3.1"\nsize = 101', 8, "'size' has to be from 2 to 100"),
        ('id = "3.1"', 'id = "3.1"\nkind = "jump"', 8, "no 'jump' here"),
        ('[unit]', '[units]', 1, "'unit' is missing"),
    ],
)  # fmt: skip
def test_what_is_wrong_in_a_file_is_told_with_its_line(old, new, line, says):
    with pytest.raises(DataFileError) as caught:
        read(**{old: new})
    assert str(caught.value).startswith(f"unit3.toml, line {line}: ")
    assert says in str(caught.value)


def test_the_texts_of_the_files_are_there_for_translators():
    texts = set(lesson_texts())
    for each in course.lessons():
        assert {str(each.title), str(each.card), str(each.task), str(each.slip)} <= {*texts, ""}
    for unit in course.units():
        assert {str(unit.title), str(unit.opening)} <= {*texts, ""}
    assert "R U' R'" not in texts
