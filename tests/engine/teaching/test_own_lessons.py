"""Lessons of the user's own stand after the others, and a faulty file stops nothing."""

import pytest

from cubeapp.engine.teaching import course
from cubeapp.engine.teaching.exercises import exercise
from cubeapp.engine.teaching.lessons import Level
from cubeapp.engine.teaching.own_lessons import own_lessons_folder, read_own_units
from cubeapp.own_folders import CONFIG_VARIABLE
from tests.pages import ROOT, blocks

[(_, _, CLUB, _)] = blocks(ROOT / "docs" / "writing-a-lesson.md", "toml")

EXERCISE = 'exercise = "cases"\naim = "cap"\nvariants = ["sune", "antisune"]\n'
TASK = 'kind = "rounds"\ntask = "Again."\ncount = 1\npasses = 1\n'


@pytest.fixture
def folder(tmp_path, monkeypatch):
    """The folder of the user's own lessons, empty."""
    monkeypatch.setenv(CONFIG_VARIABLE, str(tmp_path))
    own_lessons_folder().mkdir()
    return own_lessons_folder()


def test_the_lesson_in_the_documentation_is_one_of_the_users_own(folder, rng):
    (folder / "club.toml").write_text(CLUB, "utf-8")
    assert course.own_units().faults == ()
    assert [unit.id for unit in course.later_units()] == ["9", "10", "11", "12", "club"]
    assert course.unit("club").title_for() == "Two corners"
    about = course.lesson("club.1")
    assert {case.variant for case in about.cases} == set(about.variants)
    assert course.all_lessons()[-1] is about
    for level in Level:
        made = exercise("club.1", level, rng)
        assert made.is_reached(made.cube.apply_all(made.solution))


def test_several_files_are_units_by_their_names(folder):
    for name in ("b-2", "a", "Ünit"):
        (folder / f"{name}.toml").write_text(CLUB.replace("club", name), "utf-8")
    (folder / "notes.txt").write_text("no lesson", "utf-8")
    assert [unit.id for unit in course.own_units().units] == ["a", "b-2", "Ünit"]


def test_who_has_no_lessons_of_their_own_has_the_course(tmp_path):
    assert read_own_units(tmp_path / "nowhere", ()).units == ()
    assert read_own_units(tmp_path / ("x" * 9_000), ()).units == ()


@pytest.mark.parametrize(
    ("name", "old", "new", "says"),
    [
        ("club", '"cap"', '"cup"', "club.toml, line 11: there is no 'cup' here; did you mean cap?"),
        ("club", "rule = ", "rull = ", "club.toml, line 9: 'rull' means nothing here"),
        ("club", "[[lesson]]", "[[lesson]", "club.toml, line 6: "),
        ("club", "R U R' U R U2 R'", "U2", "club.toml, line 17: for the aim cap there is nothing"),
        ("club", "R U R' U R U2 R'", "Q", "club.toml, line 17: "),
        ("club", 'id = "club"', 'id = "c.b"', "club.toml, line 2: the name of a unit has letters"),
        ("9", "club", "9", "9.toml, line 2: there is a unit 9 already"),
        ("solo", "club", "solo", "solo.toml, line 2: there is a unit solo already"),
        ("club", 'id = "club"', 'id = "clubs"', "club.toml, line 2: there is no 'clubs' here"),
        ("club", CLUB[CLUB.index("[[lesson]]") :], "", "club.toml, line 1: a unit needs a lesson"),
        ("club", EXERCISE, TASK, "club.toml, line 6: a lesson of tasks has no cases"),
    ],
)
def test_a_faulty_file_is_left_out_and_named_with_its_line(folder, name, old, new, says):
    (folder / f"{name}.toml").write_text(CLUB.replace(old, new), "utf-8")
    (folder / "good.toml").write_text(CLUB.replace("club", "good"), "utf-8")
    found = course.own_units()
    assert [unit.id for unit in found.units] == ["good"]
    (fault,) = found.faults
    assert str(fault).startswith(says)


@pytest.mark.parametrize("contents", [b"\xff\xfe", b"a = " + b"[" * 20_000, None])
def test_a_file_that_nobody_can_read_is_named(folder, contents):
    path = folder / "club.toml"
    path.mkdir() if contents is None else path.write_bytes(contents)
    (fault,) = course.own_units().faults
    assert str(fault).startswith("club.toml")


def test_a_lesson_is_found_without_all_others_being_listed_again(folder, monkeypatch):
    found = course.lesson("3.1")
    monkeypatch.setattr(course, "all_lessons", None)
    assert course.lesson("3.1") is found
