"""What the README tells people to type works as it stands there."""

from __future__ import annotations

import os
import re
import shlex
import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication

from cubeapp.cli import main
from cubeapp.engine.facelets.text import format_facelets
from cubeapp.engine.model.cube import Cube
from cubeapp.engine.notation.parsing import parse
from cubeapp.ui.services.language import speak_as
from tests.strategies import slow

ROOT = Path(__file__).resolve().parent.parent
README = (ROOT / "README.md").read_text("utf-8")
BLOCKS = re.findall(r"^```sh\n(.*?)^```", README, re.MULTILINE | re.DOTALL)
COMMANDS = [line for block in BLOCKS for line in block.splitlines()]
OURS = [line for line in COMMANDS if line.startswith("cubeapp ")]
PICTURES = re.findall(r"!\[[^\]]*\]\(([^)]+)\)", README)


FIRST = OURS[0]
LONGEST_S = 0.1
"""What a command that is tried here gets of the time it asks for."""


@pytest.fixture
def folder(tmp_path, monkeypatch):
    """A working folder with a file of cubes."""
    cubes = [Cube.solved(3).apply_all(parse(alg, 3).moves) for alg in ("R U", "F2 D' L")]
    text = "\n".join(format_facelets(cube) for cube in cubes)
    (tmp_path / "cubes.txt").write_text(text, "utf-8")
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


@pytest.mark.parametrize("command", OURS)
def test_each_command_succeeds(command, folder, capsys):
    assert main(in_a_hurry(shlex.split(command)[1:])) == 0
    assert capsys.readouterr().out


@pytest.mark.parametrize("command", [FIRST, *slow(*OURS[1:])])
def test_each_command_succeeds_as_a_process(command, folder):
    run_as_a_process(command, folder)


def test_the_other_commands_are_those_of_make_and_pip():
    others = [line for line in COMMANDS if line not in OURS]
    makefile = (ROOT / "Makefile").read_text("utf-8")
    targets = {f"make {name}" for name in re.findall(r"^([a-z-]+):", makefile, re.MULTILINE)}
    assert others
    assert set(others) <= targets | {"pip install ."}


def test_every_make_target_in_the_text_exists():
    makefile = (ROOT / "Makefile").read_text("utf-8")
    targets = set(re.findall(r"^([a-z-]+):", makefile, re.MULTILINE))
    assert set(re.findall(r"`make ([a-z-]+)`", README)) <= targets


@pytest.mark.parametrize("picture", PICTURES)
def test_each_picture_is_there(picture):
    assert (ROOT / picture).read_bytes().startswith(b"\x89PNG")


def test_there_are_pictures_and_commands_at_all():
    assert len(PICTURES) >= 2
    assert len(OURS) >= 8
