"""The folder that `make bundle` makes runs where there is no Python."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
import time
from pathlib import Path

import pytest

from cubeapp import __version__
from cubeapp.engine.model.cube import Cube
from cubeapp.engine.notation.alg import Alg

ROOT = Path(__file__).resolve().parent.parent
SCRAMBLE = "R U2 F' L D B2"

pytestmark = [pytest.mark.packaging, pytest.mark.slow, pytest.mark.timeout(900)]


@pytest.fixture(scope="module")
def run(tmp_path_factory):
    """Return a function that runs the bundle, moved away from where it was made."""
    folder = tmp_path_factory.mktemp("bundle")
    places = ["--distpath", folder / "made", "--workpath", folder / "work"]
    command = [sys.executable, "-m", "PyInstaller", "--noconfirm", *places]
    subprocess.run([*command, ROOT / "packaging" / "cubeapp.spec"], check=True, capture_output=True)
    program = shutil.move(folder / "made" / "cubeapp", folder / "moved") / "cubeapp"
    environment = {
        "PATH": os.defpath,
        "HOME": str(folder / "home"),
        "CUBEAPP_CACHE": str(folder / "cache"),
        "CUBEAPP_CONFIG": str(folder / "config"),
        "QT_QPA_PLATFORM": "offscreen",
        "LANG": "C.UTF-8",
    }

    def start(*arguments, seconds=None):
        """Run it, or let it run for some seconds; return what ended and what it wrote."""
        process = subprocess.Popen(
            [program, *arguments],
            cwd=folder,
            env=environment,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
        )
        if seconds is not None:
            time.sleep(seconds)
            assert process.poll() is None
            process.terminate()
        output, errors = process.communicate(timeout=300)
        return process.returncode, output, errors

    start.folder = folder
    return start


def test_it_tells_its_version(run):
    assert run("--version") == (0, f"cubeapp {__version__}\n", "")


def test_it_solves_and_compiles_only_once(run):
    cube = Cube.solved(3).apply_all(Alg(SCRAMBLE).moves(3))
    for _ in range(2):
        status, output, _errors = run("solve", "--alg", SCRAMBLE, "--json")
        assert status == 0
        assert cube.apply_all(Alg(json.loads(output)["alg"]).moves(3)).is_solved
        kernels = {path: path.stat().st_mtime for path in run.folder.rglob("*.kernel")}
        assert kernels
    assert kernels == {path: path.stat().st_mtime for path in run.folder.rglob("*.kernel")}


def test_its_worker_processes_answer(run):
    cubes = run.folder / "cubes.txt"
    _status, text, _errors = run("apply", SCRAMBLE)
    cubes.write_text(text * 3)
    status, output, errors = run("solve", "--file", str(cubes), "--jobs", "2")
    assert (status, len(output.splitlines()), errors) == (0, 3, "")


def test_it_explains_draws_and_finds_its_resources(run):
    picture = run.folder / "step.png"
    assert run("shot", str(picture), "--alg", SCRAMBLE, "--solve", "cfop", "--at", "4.5")[0] == 0
    assert picture.read_bytes().startswith(b"\x89PNG")


def test_its_window_stays_open_and_its_helper_prepares_the_solvers(run):
    status, _output, errors = run(seconds=40)
    assert status != 1
    assert "Traceback" not in errors
    log = run.folder / "cache" / "cubeapp.log"
    assert "WARNING" not in (log.read_text("utf-8") if log.exists() else "")
