"""The slips are read from their file, and what is wrong in it is told with its line."""

import pytest

from cubeapp.engine.data_files import DataFileError, read_table
from cubeapp.engine.teaching.slips import read_slips
from cubeapp.resources import resource
from tests.every import every

FILE = """
[slips.direction]
text = "That went {wrong}."

[slips."direction.later"]
lessons = ["3.1"]
text = "One turn went the wrong way."
tip = true
"""
OTHERS = resource("lessons/slips.toml").read_text("utf-8").partition("[faults]")
"""What the real file has beside the slips."""


def read(text=FILE):
    return read_slips(read_table("slips.toml", f"{text}{OTHERS[1]}{OTHERS[2]}"))


def test_a_slip_says_when_it_can_be_and_whether_it_is_only_a_tip():
    found = read().slips
    assert found["direction"].text == "That went {wrong}."
    assert (found["direction"].lessons, found["direction"].is_tip) == ((), False)
    later = found["direction.later"]
    assert (later.lessons, later.is_tip) == (("3.1",), True)


@every(
    "old, new, line, says",
    [
        ("{wrong}", "{wrng}", 3, "there is no 'wrng' here; did you mean wrong?"),
        ("text = ", "txt = ", 2, "'text' is missing"),
        ('["3.1"]', '["3.9"]', 6, "there is no '3.9' here"),
        ("tip = true", "tips = true", 8, "'tips' means nothing here; did you mean 'tip'?"),
        ('"direction.later"', '"drection.later"', 5, "there is no drection to say in another way"),
    ],
)
def test_what_is_wrong_in_the_file_is_told_with_its_line(old, new, line, says):
    with pytest.raises(DataFileError) as caught:
        read(FILE.replace(old, new, 1))
    assert str(caught.value).startswith(f"slips.toml, line {line}: ")
    assert says in str(caught.value)


@every(
    "old, new, says",
    [
        ("flipped-edge", "flipped-egde", "'flipped-egde' means nothing here; did you mean"),
        ('"hook" = ', '"hok" = ', "'hok' means nothing here; did you mean 'hook'?"),
        ('4 = "the bottom', '6 = "the bottom', "'6' means nothing here"),
        ("[steps]", "[step]", "'steps' is missing"),
        (
            "[slips.direction]",
            "[slips]\nholds = 1\n[slips.direction]",
            "'holds' means nothing here",
        ),
    ],
)
def test_a_mistyped_key_beside_the_slips_is_told_when_the_file_is_read(old, new, says):
    text = resource("lessons/slips.toml").read_text("utf-8").replace(old, new, 1)
    with pytest.raises(DataFileError) as caught:
        read_slips(read_table("slips.toml", text))
    line = text[: text.index(new)].count("\n") + 1
    line = {"[steps]": 1, "[slips.direction]": line + 1}.get(old, line)
    assert str(caught.value).startswith(f"slips.toml, line {line}: {says}")
