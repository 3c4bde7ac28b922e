"""What the engine tells people: English as it is, and put into another language as a whole."""

import copy
import json
import pickle

import pytest

from cubeapp.engine.model.cube import Cube
from cubeapp.engine.notation.alg import Alg
from cubeapp.engine.solvers.by_hand.choices import Style
from cubeapp.engine.solvers.by_hand.solver import HumanSolver
from cubeapp.engine.solvers.control import Limits, Progress, SearchControl
from cubeapp.engine.solvers.reports import line_of, progress_of
from cubeapp.engine.text import (
    NO_TEXT,
    Text,
    Turns,
    both,
    capitalised,
    colour_name,
    counted,
    enumerated,
    joined,
    listed,
    paragraph,
    plural,
    reason,
    record_of,
    sentence,
    text_of,
    verbatim,
)
from tests.every import every

EDGE = Text("{one}-{other} edge", one=colour_name(0), other=colour_name(1))
TOLD = paragraph(
    [
        sentence(Text("the {edge} goes up with {moves}", edge=EDGE, moves=Turns("M2"))),
        capitalised(plural(1200, Text("{n} turn"), Text("{n} turns"))),
    ]
)
GERMAN = {
    "white": "weiß",
    "red": "rot",
    "yellow": "gelb",
    "{one}-{other} edge": "Kante {other}-{one}",
    "the {edge} goes up with {moves}": "mit {moves} kommt die {edge} hoch",
    "{n} turns": "{n} Drehungen",
    ",": ".",
}


def german(text):
    return GERMAN.get(text, text)


def test_a_text_reads_in_english_and_is_said_in_another_language_as_a_whole():
    assert TOLD == "The white-red edge goes up with M2. 1,200 turns"
    assert TOLD.said(german) == "Mit M2 kommt die Kante rot-weiß hoch. 1.200 Drehungen"


def test_colours_are_called_as_in_the_scheme_and_turns_as_they_are_written():
    names = ("yellow", "orange", "green", "white", "red", "blue")
    assert EDGE.said(german, names) == "Kante orange-gelb"
    other = TOLD.with_turns(lambda alg: f"[{alg}]")
    assert str(other) == "The white-red edge goes up with [M2]. 1,200 turns"
    assert other.said(german).startswith("Mit [M2] kommt")
    assert NO_TEXT.with_turns(str.lower) == ""


@pytest.mark.parametrize("carry", [copy.deepcopy, lambda text: pickle.loads(pickle.dumps(text))])
def test_a_copy_can_be_said_as_well(carry):
    other = carry(TOLD)
    assert type(other) is type(TOLD)
    assert (other, other.said(german)) == (TOLD, TOLD.said(german))


def texts_of(solution):
    for stage in solution.stages:
        yield from (stage.name, stage.note)
        for step in stage.steps:
            told = (step.name, step.sentence, step.case, step.hint, step.goal, step.look, step.why)
            yield from told


def test_every_text_of_a_lesson_is_read_again_from_a_file():
    cube = Cube.solved(3).apply_all(Alg("R U2 F' L D2 B R' U L2 F D' R2 B2 U' F L").moves(3))
    solution = HumanSolver("beginner", Style.PLAIN).solve(cube, Limits(), SearchControl())
    for text in (*texts_of(solution), TOLD, NO_TEXT, verbatim("a{b}"), joined(" · ", ["a", EDGE])):
        other = text_of(json.loads(json.dumps(record_of(text))))
        assert (other, other.said(german)) == (text, text.said(german))
        assert other.with_turns(str.lower) == text.with_turns(str.lower)


@every(
    "record",
    [
        None,
        7,
        [],
        {},
        {"text": "x"},
        {"text": "x", "with": {}, "as": ["capital"]},
        {"text": 3, "with": {}},
        {"text": "{n}", "with": {}, "as": "shout"},
        {"text": "{n}", "with": {"m": 1}},
        {"text": "{n.real}", "with": {"n": "1"}},
        {"text": "{", "with": {"n": 1}},
        {"text": "{}", "with": {"n": 1}},
        {"text": "white", "with": {"number": 6}, "as": "colour"},
        {"text": "white", "with": {"number": 12}, "as": "colour"},
        {"text": "white", "with": {}, "as": "colour"},
        {"text": "{text}", "with": {}, "as": "capital"},
        {"text": "{n:>1000000000000}", "with": {"n": 1}},
        {"text": "{n}", "with": {"n": None}},
        {"text": "{n}" * 3_000, "with": {"n": "x" * 3_000}},
    ],
)
def test_what_is_no_text_is_refused(record):
    with pytest.raises(ValueError, match=r"text|template|fields"):
        text_of(record)


def test_texts_inside_each_other_without_end_are_refused():
    record = "x"
    for _ in range(10_000):
        record = {"text": "{a}", "with": {"a": record}}
    with pytest.raises(ValueError, match="is no text here"):
        text_of(record)


def test_a_text_that_is_filled_in_is_no_template():
    with pytest.raises(AssertionError):
        Text(EDGE, one="x")


def test_a_report_goes_from_one_process_to_another_on_a_line():
    line = line_of(Progress(Text("{n} cubes", n=counted(1200)), 0.25))
    assert "\n" not in line
    told = progress_of(line)
    assert (told.activity, told.share) == ("1,200 cubes", 0.25)
    assert told.activity.said(german) == "1.200 cubes"


@every("line", ["", "building: 25%", "{}", "[1]", '{"activity": 3, "share": 1}'])
def test_other_lines_are_no_reports(line):
    assert progress_of(line) is None


def test_the_reason_of_an_error_is_its_text():
    assert reason(ValueError(EDGE)) is EDGE
    assert reason(OSError(2, "No such file")) == "[Errno 2] No such file"
    assert reason(ValueError()) == ""


def test_a_capital_changes_the_first_letter_only():
    assert capitalised("the R face") == "The R face"
    assert capitalised("") == ""


@every(
    "text, wanted",
    [
        ("the file is damaged", "The file is damaged."),
        ("The file is damaged.", "The file is damaged."),
        ("made of 3 moves …", "Made of 3 moves …"),
        (" what now? ", "What now?"),
        ("", ""),
    ],
)
def test_a_sentence_has_one_capital_and_one_end(text, wanted):
    assert sentence(text) == wanted


def test_a_list_has_commas_and_one_and():
    assert [listed(list("abcd"[:count])) for count in range(5)] == [
        "",
        "a",
        "a and b",
        "a, b and c",
        "a, b, c and d",
    ]


def test_things_are_enumerated_and_sentences_follow_each_other():
    assert [enumerated(list("abc"[:count])) for count in range(4)] == ["", "a", "a, b", "a, b, c"]
    assert both("a", "b") == "a and b"
    assert paragraph(["One.", "", "Two."]) == "One. Two."
    assert paragraph([]) == ""
