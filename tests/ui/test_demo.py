"""``make run`` on a machine without a display tells the main job in pictures."""

from __future__ import annotations

import os
import shlex
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtGui import QImage

from cubeapp.cli import main

ROOT = Path(__file__).resolve().parents[2]
PROGRAM = ".venv/bin/cubeapp "
NO_DISPLAY = {"DISPLAY": "", "WAYLAND_DISPLAY": "", "QT_QPA_PLATFORM": "offscreen"}

pytestmark = [
    pytest.mark.usefixtures("qapp"),
    pytest.mark.skipif(shutil.which("make") is None, reason="make is not installed here"),
    pytest.mark.skipif(sys.platform != "linux", reason="there is always a display elsewhere"),
]


def commands():
    """Return the program's command lines that ``make run`` would run."""
    done = subprocess.run(
        ["make", "--dry-run", "run"],
        cwd=ROOT,
        env=os.environ | NO_DISPLAY,
        capture_output=True,
        text=True,
        check=True,
    )
    lines = done.stdout.splitlines()
    return [shlex.split(line)[1:] for line in lines if line.startswith(PROGRAM)]


def colours(path):
    image = QImage(str(path))
    return {
        image.pixelColor(x, y).name()
        for x in range(0, image.width(), 7)
        for y in range(0, image.height(), 7)
    }


def test_the_demo_paints_a_cube_in_and_solves_it_step_by_step(tmp_path, monkeypatch, capsys):
    monkeypatch.setenv("QT_QPA_PLATFORM", "offscreen")
    monkeypatch.chdir(tmp_path)
    (tmp_path / "demo").mkdir()
    assert [main(argv) for argv in commands()] == [0, 0, 0, 0]
    names = [path.name for path in sorted((tmp_path / "demo").iterdir())]
    assert names == ["1-half-painted.png", "2-painted.png", "3-solution.png", "4-solved.png"]
    assert capsys.readouterr().out.split() == [f"demo/{name}" for name in names]
    assert all(len(colours(tmp_path / "demo" / name)) > 6 for name in names)
