"""Files of lessons are read by name and kind, and every fault is told with its line."""

import pytest

from cubeapp.engine.data_files import DataFileError, filled, read_table
from cubeapp.engine.notation.parsing import format_moves
from cubeapp.engine.text import Text
from tests.every import every

FILE = """
[unit]
title = "{Base} corners"
size = 3
setup = "R U R'"

[[lesson]]
id = "3.1"
words = ["one", "two"]

[[lesson]]
id = "3.2"

[[lesson.answer]]
text = "Yes."

[[lesson.answer]]
text = "No."

["petal.middle"]
goal = "Up."
"""


def read(text=FILE):
    return read_table("unit.toml", text)


def fault_of(ask, text=FILE):
    with pytest.raises(DataFileError) as caught:
        ask(read(text))
    return caught.value.line, str(caught.value)


def test_values_are_read_by_name_and_kind():
    unit = read().table("unit")
    assert unit.text("title", ("Base",)) == "{Base} corners"
    assert unit.text_or_none("opening") == ""
    assert unit.number("size", range(2, 5)) == 3
    assert unit.number("count", range(9), default=7) == 7
    assert unit.word("colour", default="") == ""
    assert not unit.flag("optional")
    assert format_moves(unit.moves("setup"), 3) == "R U R'"
    assert read().tables("lesson")[0].words("words") == ("one", "two")
    assert [name for name, _ in read().items()] == ["unit", "petal.middle"]


def test_lists_of_tables_lie_in_tables_of_lists():
    _, second = read().tables("lesson")
    assert [each.text("text") for each in second.tables("answer")] == ["Yes.", "No."]


@every(
    "ask, line, says",
    [
        (lambda file: file.table("unit").text("goal"), 2, "'goal' is missing"),
        (lambda file: file.table("unit").text("title"), 3, "no 'Base' here"),
        (lambda file: file.table("unit").number("title", range(9)), 3, "has to be a whole number"),
        (lambda file: file.table("unit").number("size", range(5, 8)), 4, "be from 5 to 7"),
        (lambda file: file.table("unit").text("size"), 4, "'size' has to be a text"),
        (lambda file: file.table("unit").flag("size"), 4, "has to be true or false"),
        (lambda file: file.table("unit").moves("title"), 3, "unit.toml, line 3: "),
        (lambda file: file.tables("lesson")[1].word("id", ["3.1"]), 12, "did you mean 3.1?"),
        (lambda file: file.tables("lesson")[0].words("words", ["one"]), 9, "no 'two' here"),
        (lambda file: file.tables("lesson")[0].tables("words"), 9, "everything in 'words' has to"),
        (
            lambda file: file.tables("lesson")[1].tables("answer")[1].number("text", range(9)),
            18,
            "'text'",
        ),
        (lambda file: file.table("petal.middle").number("goal", range(9)), 21, "'goal'"),
    ],
)
def test_a_fault_is_told_with_its_line(ask, line, says):
    told, message = fault_of(ask)
    assert told == line
    assert message.startswith(f"unit.toml, line {line}: ")
    assert says in message


def test_what_nobody_asked_for_is_a_fault():
    def ask(file):
        lesson = file.tables("lesson")[0]
        lesson.word("id")
        lesson.words("word")
        lesson.close()

    assert fault_of(ask) == (
        9,
        "unit.toml, line 9: 'words' means nothing here; did you mean 'word'?",
    )


def test_of_several_faults_the_first_is_told_and_what_may_be_left_out_is_known():
    def ask(file):
        file.flag("optional")
        file.text_or_none("opening")
        file.close()

    said = fault_of(ask, "optionel = true\nopenning = 'x'\nother = 1\n")
    assert said == (1, "unit.toml, line 1: 'optionel' means nothing here; did you mean 'optional'?")


@pytest.mark.parametrize(
    ("text", "line"), [("a = 1\nb = \n", 2), ("a = 'x\n", 1), ("[t]\na = [1,\n", 2)]
)
def test_what_is_no_toml_is_told_with_its_line(text, line):
    with pytest.raises(DataFileError, match=f"unit.toml, line {line}: "):
        read(text)


def test_lines_of_lists_and_of_long_texts_are_no_headers_of_tables():
    text = 'rows = [\n  ["a"],\n  []\n]\nnote = """\n[…]\n[note]\n"""\nlast = 1\n'
    assert fault_of(lambda file: file.text("last"), text)[0] == 9
    assert read(text).text("note") == "[…]\n[note]\n"


def test_a_brace_alone_is_a_fault():
    assert "a brace is alone" in fault_of(lambda file: file.text("a", ("b",)), 'a = "{b"')[1]


def test_only_the_fields_of_a_template_are_filled_in():
    text = filled(Text("{one} and {two}"), {"one": "1", "two": "2", "three": "3"})
    assert text == "1 and 2"
    assert text.fields.keys() == {"one", "two"}
