"""What the README and the other pages tell people to type works as it stands there."""

from __future__ import annotations

import os
import re
import shlex
import subprocess
import sys

import pytest
from PySide6.QtCore import QCoreApplication

from cubeapp.cli import main
from cubeapp.engine.facelets.text import format_facelets
from cubeapp.engine.model.cube import Cube
from cubeapp.engine.notation.alg import Alg
from cubeapp.ui.services.language import speak_as
from tests.every import every
from tests.pages import PAGES, ROOT, commands
from tests.strategies import slow

README = ROOT / "README.md"
COMMANDS = list(dict.fromkeys(line for page in PAGES for line in commands(page)))
OURS = [line for line in COMMANDS if line.startswith("cubeapp ")]


QUICK = next(line for line in OURS if line.startswith("cubeapp apply "))
LONG = [
    line
    for line in OURS
    if line.startswith(
        (
            "cubeapp solve --size 7",
            'cubeapp solve --size 4 --alg "Rw U2 2F',
            "cubeapp solve --file cubes.txt --jobs",
            "cubeapp solve --alg \"R' U' F D2",
            "cubeapp scramble --kind perfect",
            "cubeapp find xcross",
            'cubeapp find "home=',
            'cubeapp cases make "home=',
            "cubeapp methods try",
            'cubeapp solve --alg "R U2 F\' L D B2" --method keyhole',
            "cubeapp export solution.gif",
        )
    )
]
"""What takes half a second however little time it gets, and runs as a process in the slow tests
alone; none stands in the README."""
LONGEST_S = 0.1
"""What a command that is tried here gets of the time it asks for."""


@pytest.fixture
def folder(tmp_path, monkeypatch):
    """A working folder with a file of cubes."""
    cubes = [Cube.solved(3).apply_all(Alg(alg).moves(3)) for alg in ("R U", "F2 D' L")]
    text = "\n".join(format_facelets(cube) for cube in cubes)
    (tmp_path / "cubes.txt").write_text(text, "utf-8")
    (tmp_path / "times.txt").write_text("12.34\n1:02.345\n14.34+\nDNF(9.80)\n", "utf-8")
    monkeypatch.chdir(tmp_path)
    yield tmp_path
    # Some commands leave no application here, nor a language.
    if QCoreApplication.instance() is not None:
        speak_as("en")


def run_as_a_process(command, folder):
    name, *arguments = shlex.split(command)
    done = subprocess.run(
        [sys.executable, "-m", name, *arguments],
        cwd=folder,
        env={**os.environ, "PYTHONPATH": str(ROOT)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert (done.returncode, done.stdout != "") == (0, True), done.stderr


def in_a_hurry(arguments):
    """The same arguments with a shorter time limit."""
    before = [None, *arguments]
    return [
        str(min(float(argument), LONGEST_S)) if option == "--time-limit" else argument
        for option, argument in zip(before, arguments, strict=False)
    ]


@pytest.mark.parametrize("command", [line for line in OURS if line not in LONG])
def test_each_command_succeeds(command, folder, capsys):
    assert main(in_a_hurry(shlex.split(command)[1:])) == 0
    assert capsys.readouterr().out


@pytest.mark.parametrize("command", [QUICK, *slow(*(line for line in OURS if line != QUICK))])
def test_each_command_succeeds_as_a_process(command, folder):
    run_as_a_process(command, folder)


def make_targets():
    makefile = (ROOT / "Makefile").read_text("utf-8")
    return set(re.findall(r"^([a-z-]+):", makefile, re.MULTILINE))


def test_the_other_commands_are_those_of_make_and_pip():
    others = [line for line in COMMANDS if line not in OURS]
    assert others
    assert set(others) <= {f"make {name}" for name in make_targets()} | {"pip install ."}


@every("page", PAGES)
def test_every_make_target_in_the_text_exists(page):
    named = re.findall(r"`make ([a-z-]+)`", page.read_text("utf-8"))
    assert set(named) <= make_targets()


def test_the_readme_shows_the_window():
    pictures = re.findall(r"!\[[^\]]*\]\(([^)]+)\)", README.read_text("utf-8"))
    assert pictures
    assert all((ROOT / picture).read_bytes().startswith(b"\x89PNG") for picture in pictures)


def test_there_are_commands_at_all():
    assert len([line for line in commands(README) if line in OURS]) >= 3
    assert not set(commands(README)) & set(LONG)
    assert len(OURS) >= 30
