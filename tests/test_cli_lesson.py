import json

import pytest

from cubeapp.cli import main
from cubeapp.engine.facelets.text import parse_facelets
from cubeapp.engine.model.cube import Cube
from cubeapp.engine.notation.alg import Alg
from cubeapp.engine.teaching.cards import Card
from cubeapp.engine.teaching.course import all_lessons, lesson
from cubeapp.engine.teaching.policy import situation
from cubeapp.engine.teaching.stages import unit_of_cube
from tests.every import every
from tests.pages import ROOT, blocks

ALG = "R U2 F' L D B2"


@pytest.fixture
def run(capsys):
    """Return a function that runs `cubeapp lesson`: exit status, standard output, error."""

    def run_it(*argv):
        status = main(["lesson", *argv])
        out, err = capsys.readouterr()
        return status, out, err

    return run_it


@pytest.fixture
def records(run):
    """Return a function that runs it with ``--json``: the records."""

    def run_it(*argv):
        status, out, err = run(*argv, "--json")
        assert (status, err) == (0, "")
        return [json.loads(line) for line in out.splitlines()]

    return run_it


def cube_of(record):
    return parse_facelets(record["facelets"]).cube


def test_all_lessons_are_listed(run, records):
    status, out, _ = run("list")
    assert status == 0
    lines = out.splitlines()
    assert [line.split()[0] for line in lines] == [each.id for each in all_lessons()]
    assert "3.1   White corners · In" in lines
    found = {record["lesson"]: record for record in records("list")}
    assert found["3.1"] == {
        "lesson": "3.1",
        "title": "In",
        "unit": "3",
        "unit_title": "White corners",
        "size": 3,
        "rule": "Hold it so that white looks to a side. That side goes up, the top slides the "
        "corner in, the side goes down.",
        "card": "",
        "exercise": "corner",
        "task": None,
        "variants": ["left", "right"],
        "optional": False,
    }
    assert found["1.5"]["optional"]
    assert found["0.1"]["task"] == "piece"


def test_lessons_of_the_users_own_are_listed_and_faults_are_named(run, tmp_path, monkeypatch):
    monkeypatch.setenv("CUBEAPP_CONFIG", str(tmp_path))
    folder = tmp_path / "lessons"
    folder.mkdir()
    [(_, _, club, _)] = blocks(ROOT / "docs" / "writing-a-lesson.md", "toml")
    (folder / "club.toml").write_text(club, "utf-8")
    (folder / "bad.toml").write_text("[unit]\nid = 3\n", "utf-8")
    left_out = "left out: bad.toml, line 2: 'id' has to be a text\n"
    status, out, err = run("list")
    assert (status, err) == (0, left_out)
    assert out.splitlines()[-1] == "club.1 Two corners · Sune and its mirror"
    status, out, err = run("exercise", "club.1", "--seed", "1")
    assert (status, err) == (0, left_out)
    assert len(out.strip()) == 54
    status, _, err = run("exercise", "bad.1")
    assert status == 2
    assert err.startswith(left_out)


def test_lessons_are_told_in_the_colours_of_the_base(run):
    _, out, _ = run("list", "--base", "red")
    assert "3.1   Red corners · In" in out.splitlines()


@pytest.mark.parametrize("level", ["watch", "finish", "choose", "alone"])
def test_an_exercise_is_a_cube_whose_next_card_is_the_lessons(run, records, level):
    (record,) = records("exercise", "3.1", "--level", level, "--seed", "7")
    assert record["lesson"] == "3.1"
    assert record["level"] == level
    assert situation(cube_of(record)).lesson == "3.1"
    status, out, _ = run("exercise", "3.1", "--level", level, "--seed", "7")
    assert (status, out.strip()) == (0, record["facelets"])


def test_a_seed_that_was_drawn_makes_the_same_exercise(records):
    (record,) = records("exercise", "2.1", "--base", "green")
    (again,) = records("exercise", "2.1", "--base", "green", "--seed", str(record["seed"]))
    assert record == again
    assert record["base"] == "green"
    assert situation(cube_of(record), 2).lesson == "2.1"


def test_a_unit_and_the_whole_cube(records):
    (record,) = records("exercise", "5")
    assert record["lesson"] is None
    assert unit_of_cube(cube_of(record)) == 5
    (record,) = records("exercise", "solo")
    assert record["unit"] == "solo"


def test_an_exercise_without_a_card_comes_with_its_solution(records):
    for name in ("9.3", "10.1", "11.5"):
        (record,) = records("exercise", name, "--level", "finish", "--seed", "2")
        assert record["solution"]
    assert cube_of(record).apply(record["solution"]).is_solved


def test_the_first_lessons_print_all_their_tasks(run, records):
    status, out, _ = run("exercise", "1.1", "--seed", "1")
    assert status == 0
    assert len(out.splitlines()) == 12
    assert any(line.endswith(" Right side up.") for line in out.splitlines())
    turns = {record["text"]: record["wanted"] for record in records("exercise", "1.1")}
    assert turns["Right side up."] == "R"
    assert turns["Bottom to the right."] == "D"
    for record in records("exercise", "0.2"):
        assert len(record["lit"]) == len(record["wanted"])
    (record,) = records("exercise", "0.3")
    ordered = [record["goals"][place] for place in record["wanted"]]
    assert ordered[:2] == ["Daisy", "White cross"]
    kinds = [(record["kind"], record["wanted"]) for record in records("exercise", "1.2")]
    assert all(wanted in ("red", "green", "orange", "blue") for k, wanted in kinds if k == "whole")


def test_what_comes_next_on_a_cube(run, records):
    cube = Cube.solved(3).apply(ALG)
    card = situation(cube)
    (record,) = records("hint", "--alg", ALG)
    assert record["facelets"] == str(cube)
    assert record["lesson"] == card.lesson
    assert record["variant"] == card.variant
    assert Alg(record["moves"]).moves(3) == card.moves
    assert record["goal"] == card.goal
    assert record["lit"] == sorted(card.lit)
    assert len(record["hints"]) == 5
    parts = [record["spin"], record["first"], *record["chunks"]]
    assert " ".join(filter(None, parts)) == record["moves"]
    assert "inside" not in record
    status, out, _ = run("hint", "--facelets", str(cube))
    assert status == 0
    assert out.splitlines()[0] == f"{card.lesson} {card.title}: {card.goal}"
    assert out.splitlines()[-1] == record["moves"]
    for rung in (1, 5):
        _, out, _ = run("hint", "--alg", ALG, "--rung", str(rung))
        assert out.strip() == record["hints"][rung - 1]


def test_whether_a_lessons_card_is_next(run):
    name = situation(Cube.solved(3).apply(ALG)).lesson
    assert run("hint", name, "--alg", ALG)[0] == 0
    status, _, err = run("hint", "8.1", "--alg", ALG)
    assert (status, err) == (1, f"the next card is not that of lesson 8.1, but of {name}\n")
    assert run("hint", "8.1", "--alg", "")[0] == 1


def test_a_solved_cube_has_nothing_next(run, records):
    assert run("hint", "--alg", "x y2")[:2] == (0, "solved\n")
    (record,) = records("hint", "--alg", "")
    assert record["lesson"] is None


def test_inside_a_card_its_rest_is_told(run, records):
    solved_but_for_a_corner = "z2 R U' R'"
    (record,) = records("hint", "--alg", f"{solved_but_for_a_corner} R U")
    assert cube_of(record).apply(record["inside"]["rest"]).is_solved
    _, _, err = run("hint", "--alg", f"{solved_but_for_a_corner} R U")
    assert err == f"{record['inside']['text']} {record['inside']['rest']}\n"


@every(
    "argv, says",
    [
        ([], "say what to do, list, exercise, hint or sheet; none given"),
        (["train"], "say what to do, list, exercise, hint or sheet; 'train' is none of them"),
        (["list", "3.1"], "there is no argument '3.1' here"),
        (["list", "--seed", "3"], "--seed goes with exercise"),
        (["exercise"], "no lesson given; cubeapp lesson list prints their names"),
        (["exercise", "1"], "unit 1 has no cubes of its own"),
        (["exercise", "9"], "unit 9 has no cubes of its own"),
        (["exercise", "9.9.9"], "there is no lesson '9.9.9'; there are 0.1,"),
        (["exercise", "3.1", "3.2"], "there is no argument '3.2' here"),
        (["exercise", "3.1", "--level", "hard"], "--level: invalid choice: 'hard'"),
        (["exercise", "3.1", "--base", "pink"], "--base: invalid choice: 'pink'"),
        (["exercise", "3.1", "--rung", "2"], "--rung goes with hint"),
        (["exercise", "1.1", "--level", "alone"], "lesson 1.1 is of tasks"),
        (["exercise", "5", "--level", "watch"], "--level is for lessons; unit 5 is done alone"),
        (["hint"], "no cube given: --alg for moves, or --facelets"),
        (["hint", "--alg", "Q"], "'Q' is not a move"),
        (["hint", "--alg", "R", "--rung", "6"], "'6' is not a whole number from 1 to 5"),
        (["hint", "nine", "--alg", "R"], "there is no lesson 'nine'"),
        (["hint", "--facelets", "U" * 54], "too many"),
        (["hint", "--facelets", "U" * 24], "54"),
    ],
)
def test_bad_input_is_one_clear_line(run, argv, says):
    status, out, err = run(*argv)
    assert (status, out) == (2, "")
    assert err.startswith("cubeapp lesson: ")
    assert says in err
    assert err.count("\n") == 1


@pytest.mark.parametrize(
    ("name", "options", "begins"),
    [
        ("rules.pdf", ("--paper", "letter"), b"%PDF-"),
        ("rules.png", (), b"\x89PNG"),
        ("rules.HTML", ("--language", "de", "--base", "red"), b"<!DOCTYPE html>"),
    ],
)
def test_the_sheet_has_all_rules_on_one_page(run, tmp_path, qapp, name, options, begins):
    path = tmp_path / name
    status, out, err = run("sheet", str(path), *options)
    assert (status, out.strip(), err) == (0, str(path), "")
    data = path.read_bytes()
    assert data.startswith(begins)
    if name.endswith(".pdf"):
        assert data.count(b"/Type /Page\n") == 1
    if name.endswith(".HTML"):
        text = data.decode()
        assert 'lang="de"' in text
        assert text.count("<article>") == 12
        assert text.count("<svg") == sum(len(lesson(card.lesson).pictures) for card in Card)
        assert "Oben keine Ecke mit Rot? Schieb eine heraus." in text


@every(
    "words, says",
    [
        (["sheet"], "name one file; for example: cubeapp lesson sheet rules.pdf"),
        (["sheet", "rules.svg"], "rules.svg: a sheet ends in .html, .pdf or .png"),
        (["sheet", "a.pdf", "b.pdf"], "there is no argument 'b.pdf' here"),
        (["list", "--paper", "a4"], "--paper goes with sheet"),
        (["list", "--language", "de"], "--language goes with sheet"),
        (["sheet", "a.pdf", "--level", "alone"], "--level goes with exercise"),
    ],
)
def test_what_makes_no_sheet_is_told_in_one_line(run, words, says):
    status, out, err = run(*words)
    assert (status, out) == (2, "")
    assert err.startswith(f"cubeapp lesson: {says}")
    assert err.count("\n") == 1
