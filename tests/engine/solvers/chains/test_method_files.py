import os
from pathlib import Path

import pytest

from cubeapp.engine.data_files import DataFileError, own_files, read_table
from cubeapp.engine.facelets.text import format_facelets
from cubeapp.engine.model.cube import Cube
from cubeapp.engine.model.moves import Metric
from cubeapp.engine.solvers.by_hand.choices import Style
from cubeapp.engine.solvers.chains.method_files import (
    FIELDS,
    chain_methods,
    method_texts,
    own_methods_folder,
    read_method,
    read_methods,
)
from cubeapp.engine.solvers.chains.sides import mirrored_text
from cubeapp.engine.text import Text
from cubeapp.own_folders import CONFIG_VARIABLE
from tests.every import every

ROOT = Path(__file__).resolve().parents[4]
CHECKERS = format_facelets(Cube.from_alg("M2 E2 S2"))
FILE = """\
[method]
id = "club"
title = "Club"
about = "Everything but the top, then the top."
metric = "stm"
bottoms = ["red"]

[[step]]
name = "layers"
reach = "f2l extra=1"
goal = "Make two layers, {bottom} below."
do = "Both at once: {moves}."

[[step]]
name = "top"
reach = "pll"
cases = ["PLL"]
goal = "Finish the top."
look = "Look for {case}."
do = "{moves}."

[step.algs]
"my own" = "R U R' U R U2 R'"
"""


def read(text):
    return read_method(read_table("club.toml", text))


def test_a_method_is_read():
    method = read(FILE)
    assert (method.id, method.title, method.metric) == ("club", "Club", Metric.STM)
    assert method.bottoms == ("red",)
    layers, top = method.steps_of(Style.PLAIN)
    assert layers.task.metric is Metric.STM
    assert layers.task.extra == 1
    assert not layers.uses_algs
    assert sorted(layers.cubies) == [4, 5, 6, 7, *range(12, 20)]
    assert sorted(top.cubies) == [0, 1, 2, 3, 8, 9, 10, 11]
    cases = [str(alg.case) for alg in top.algs()]
    assert cases[0] == "top my own"
    assert len(cases) == 22


@every(
    "old, new, line, fault",
    [
        ('id = "club"', 'id = "Club 1"', 2, "small letters"),
        ('title = "Club"', "", 1, "'title' is missing"),
        ('title = "Club"', 'tilte = "Club"', 1, "'title' is missing"),
        ('metric = "stm"', 'metric = "moves"', 5, "'moves'"),
        ('bottoms = ["red"]', 'bottoms = ["pink"]', 6, "'pink'"),
        ('bottoms = ["red"]', 'botoms = ["red"]', 6, "'botoms' means nothing here; did you mean"),
        ('"f2l extra=1"', '"f3l extra=1"', 10, "f3l"),
        ('"f2l extra=1"', '"home=DFX"', 10, "DFX"),
        ('"f2l extra=1"', '"f2l turns=Q"', 10, "Q"),
        ('"f2l extra=1"', '"cross:white"', 10, "neither a colour nor hold="),
        ('"f2l extra=1"', '"f2l after=R,U"', 10, "can do too much"),
        ('"f2l extra=1"', f'"home=DF target={CHECKERS}"', 10, "not to a pattern"),
        ("{bottom} below", "{botom} below", 11, "botom"),
        ("{bottom} below", "{bottom below", 11, "brace"),
        ('cases = ["PLL"]', 'cases = ["LLL"]', 17, "LLL"),
        ('cases = ["PLL"]', "ways = 0", 17, "'ways' has to be from 1"),
        ('cases = ["PLL"]', 'styles = ["short"]', 1, "the last step of the style middle"),
        ("R U R' U R U2 R'", "R U R' U'", 23, "undo what the step before"),
        ("R U R' U R U2 R'", "R U Q", 23, "'Q'"),
        ('reach = "pll"', 'reach = "oll"', 1, "has to solve the cube"),
        ('name = "top"', 'name = "top" "', 15, ""),
    ],
)
def test_a_fault_is_told_with_its_file_and_line(old, new, line, fault):
    assert old in FILE
    with pytest.raises(DataFileError) as caught:
        read(FILE.replace(old, new))
    assert (caught.value.file, caught.value.line) == ("club.toml", line)
    assert fault in str(caught.value)


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="no such pipes here")
def test_a_faulty_file_is_named_and_left_out(tmp_path):
    for name, text in (
        ("bad.toml", FILE.replace("f2l", "f3l")),
        ("club.toml", FILE),
        ("deep.toml", "a = " + "[" * 100_000),
        ("digits.toml", "a = " + "9" * 6_000),
        ("huge.toml", "#" * 1_000_001),
        ("solver.toml", FILE.replace('"club"', '"fmc"')),
        ("twice.toml", FILE),
    ):
        (tmp_path / name).write_text(text, "utf-8")
    (tmp_path / "letters.toml").write_bytes(b"# first\n\xff")
    (tmp_path / "loop.toml").symlink_to("loop.toml")
    os.mkfifo(tmp_path / "pipe.toml")
    found = read_methods(own_files(tmp_path))
    assert list(found.by_id) == ["club"]
    assert [fault.partition(": ")[0] for fault in found.faults] == [
        "bad.toml, line 10",
        "deep.toml",
        "digits.toml",
        "huge.toml",
        "letters.toml, line 2",
        "loop.toml",
        "pipe.toml",
        "solver.toml, line 2",
        "twice.toml, line 2",
    ]


def test_a_folder_of_methods_that_cannot_be_listed_is_named(monkeypatch, tmp_path):
    (tmp_path / "methods").write_text("no folder", "utf-8")
    monkeypatch.setenv(CONFIG_VARIABLE, str(tmp_path))
    chain_methods.cache_clear()
    try:
        found = chain_methods()
        assert list(found.by_id) == ["keyhole", "petrus", "roux", "xcross", "zz", "zz-eoline"]
        assert [fault.partition(": ")[0] for fault in found.faults] == ["methods"]
    finally:
        chain_methods.cache_clear()


def test_a_file_may_come_from_any_editor(tmp_path):
    path = tmp_path / "club.toml"
    text = FILE.replace('title = "Club"', 'title = "Club" # \u2028 \x85').replace("f2l", "f3l")
    path.write_bytes("\ufeff".encode() + text.replace("\n", "\r\n").encode())
    assert read_methods([path]).faults[0].startswith("club.toml, line 10: ")


def test_the_example_of_the_pages_is_a_method():
    found = read_methods([ROOT / "examples" / "own_method" / "two-by-two-slots.toml"])
    assert (list(found.by_id), found.faults) == (["two-by-two-slots"], ())


def test_methods_of_the_user_stand_beside_those_of_the_program():
    own_methods_folder().mkdir(parents=True)
    path = own_methods_folder() / "club.toml"
    path.write_text(FILE, "utf-8")
    chain_methods.cache_clear()
    try:
        shipped = ["keyhole", "petrus", "roux", "xcross", "zz", "zz-eoline"]
        assert list(chain_methods().by_id) == [*shipped, "club"]
        assert chain_methods().faults == ()
    finally:
        path.unlink()
        own_methods_folder().rmdir()
        chain_methods.cache_clear()


def test_every_text_of_the_methods_is_shown_to_translators():
    texts = set(method_texts())
    for method in chain_methods().by_id.values():
        assert method.about in texts
        for step in method.steps:
            for text in (step.name, step.goal, step.look, step.why, step.do):
                assert isinstance(text, Text)
                assert text.template in texts
                text.format(**dict.fromkeys(FIELDS, "x"))


@every(
    "text, shown",
    [
        ("U, R, r and M leave the {left} side", "U, L, l and M leave the {right} side"),
        ("Turn them the right way round on the left", "Turn them the right way round on the right"),
        ("what is left at the right", "what is left at the left"),
        (
            "links und rechts, die linke Seite, das Link",
            "rechts und links, die rechte Seite, das Link",
        ),
        ("左边和右边", "右边和左边"),
        ("Look at DFR and Rw: is it bright?", "Look at DFR and Lw: is it bright?"),
    ],
)
def test_sides_in_texts_are_exchanged_for_the_left_hand(text, shown):
    assert mirrored_text(text) == shown
