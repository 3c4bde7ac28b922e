"""What the README tells people to type works as it stands there."""

from __future__ import annotations

import re
import shlex
import subprocess
import sys
from pathlib import Path

import pytest

from cubeapp.engine.cube import Cube
from cubeapp.engine.facelets import format_facelets
from cubeapp.engine.notation import parse

ROOT = Path(__file__).resolve().parent.parent
README = (ROOT / "README.md").read_text("utf-8")
BLOCKS = re.findall(r"^```sh\n(.*?)^```", README, re.MULTILINE | re.DOTALL)
COMMANDS = [line for block in BLOCKS for line in block.splitlines()]
OURS = [line for line in COMMANDS if line.startswith("cubeapp ")]
PICTURES = re.findall(r"!\[[^\]]*\]\(([^)]+)\)", README)


@pytest.mark.parametrize("command", OURS)
def test_each_command_succeeds(command, tmp_path, monkeypatch):
    cubes = [Cube.solved(3).apply_all(parse(alg, 3).moves) for alg in ("R U", "F2 D' L")]
    text = "\n".join(format_facelets(cube) for cube in cubes)
    (tmp_path / "cubes.txt").write_text(text, "utf-8")
    monkeypatch.setenv("PYTHONPATH", str(ROOT))
    name, *arguments = shlex.split(command)
    done = subprocess.run(
        [sys.executable, "-m", name, *arguments],
        cwd=tmp_path,
        capture_output=True,
        text=True,
        check=False,
    )
    assert (done.returncode, done.stdout != "") == (0, True), done.stderr


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
