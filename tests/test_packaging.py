"""The wheel is complete, and the resources are found in a checkout and installed."""

from __future__ import annotations

import configparser
import json
import os
import re
import subprocess
import sys
import tarfile
import zipfile
from pathlib import Path

import pytest

import cubeapp
from cubeapp.commands.display import X_LIBRARIES
from cubeapp.resources import resource
from tests.test_library import TWELVE_LINES

ROOT = Path(__file__).resolve().parent.parent

pytestmark = pytest.mark.packaging


def build(kind, source, folder):
    """Build the "wheel" or the "sdist" of a source tree and return its file."""
    subprocess.run(
        [sys.executable, "-m", "hatchling", "build", "--target", kind, "--directory", folder],
        check=True,
        cwd=source,
        capture_output=True,
    )
    (made,) = folder.glob("cubeapp-*.whl" if kind == "wheel" else "cubeapp-*.tar.gz")
    return made


@pytest.fixture(scope="module")
def wheel(tmp_path_factory):
    return build("wheel", ROOT, tmp_path_factory.mktemp("wheel"))


@pytest.fixture(scope="module")
def sdist(tmp_path_factory):
    return build("sdist", ROOT, tmp_path_factory.mktemp("sdist"))


@pytest.fixture(scope="module")
def unpacked(wheel):
    """Return the folder that the wheel is unpacked into."""
    site = wheel.parent / "site"
    with zipfile.ZipFile(wheel) as archive:
        archive.extractall(site)
    return site


def run_installed(site, code, folder):
    environment = {**os.environ, "PYTHONPATH": str(site), "PYTHONDONTWRITEBYTECODE": "1"}
    return subprocess.run(
        [sys.executable, "-c", code],
        cwd=folder,
        env=environment,
        capture_output=True,
        text=True,
        check=True,
    ).stdout.strip()


def test_a_checkout_finds_its_own_resources():
    assert resource("icons/cubeapp.svg") == ROOT / "resources" / "icons" / "cubeapp.svg"


def test_a_missing_resource_is_named():
    with pytest.raises(FileNotFoundError, match=r"icons/nothing\.svg"):
        resource("icons/nothing.svg")


def test_the_wheel_holds_every_resource(unpacked):
    ours = {path.relative_to(ROOT / "resources") for path in (ROOT / "resources").rglob("*.*")}
    folder = unpacked / "cubeapp" / "resources"
    assert {path.relative_to(folder) for path in folder.rglob("*.*")} == ours


def test_the_wheel_holds_every_module_and_nothing_else(unpacked):
    modules = {path.relative_to(ROOT) for path in (ROOT / "cubeapp").rglob("*.py")}
    assert {path.relative_to(unpacked) for path in unpacked.rglob("*.py")} == modules
    assert (unpacked / "cubeapp" / "py.typed").is_file()


def test_an_installed_package_finds_its_resources_from_any_folder(unpacked, tmp_path):
    code = "from cubeapp.resources import resource; print(resource('icons/cubeapp.svg'))"
    found = Path(run_installed(unpacked, code, tmp_path))
    assert found == unpacked / "cubeapp" / "resources" / "icons" / "cubeapp.svg"
    assert found.read_bytes() == resource("icons/cubeapp.svg").read_bytes()


def test_an_installed_package_runs_from_any_folder(unpacked, tmp_path):
    code = "from cubeapp.cli import main; main(['apply', 'R'])"
    assert run_installed(unpacked, code, tmp_path).startswith("UUFUUFUUF")


def test_the_command_is_called_cubeapp(unpacked):
    (metadata,) = unpacked.glob("cubeapp-*.dist-info")
    assert "cubeapp = cubeapp.__main__:main" in (metadata / "entry_points.txt").read_text()


def test_the_desktop_finds_an_entry_and_its_icon(unpacked):
    (share,) = unpacked.glob("cubeapp-*.data/data/share")
    entry = configparser.ConfigParser(interpolation=None)
    entry.optionxform = str
    entry.read(share / "applications" / "cubeapp.desktop", "utf-8")
    main = dict(entry["Desktop Entry"])
    assert (main["Type"], main["Exec"], main["Icon"]) == ("Application", "cubeapp", "cubeapp")
    assert all(main[f"Comment[{language}]"] for language in ("de", "zh_CN"))
    assert main["Categories"].endswith(";")
    (icon,) = share.glob("icons/hicolor/scalable/apps/cubeapp.svg")
    assert icon.read_bytes() == resource("icons/cubeapp.svg").read_bytes()


def test_a_wheel_made_of_the_sdist_is_the_same(sdist, wheel, tmp_path):
    with tarfile.open(sdist) as archive:
        archive.extractall(tmp_path, filter="data")
    (source,) = tmp_path.iterdir()
    again = build("wheel", source, tmp_path / "again")
    with zipfile.ZipFile(wheel) as first, zipfile.ZipFile(again) as second:
        contents = [
            {item.filename: item.CRC for item in made.infolist()} for made in (first, second)
        ]
    assert contents[0] == contents[1]


def test_the_sdist_holds_what_checks_it(sdist):
    with tarfile.open(sdist) as archive:
        names = {Path(*Path(name).parts[1:]).as_posix() for name in archive.getnames()}
    assert {"Makefile", "README.md", "LICENSE", ".ci/run", "tests/test_packaging.py"} <= names
    assert {"CONTRIBUTING.md", "docs/index.md", "docs/conf.py", "docs/pictures/play.png"} <= names
    assert not [name for name in names if "__pycache__" in name or name.startswith(".venv")]
    assert not [name for name in names if name.startswith("docs/build")]


def test_the_version_is_in_one_place(unpacked):
    (metadata,) = unpacked.glob("cubeapp-*.dist-info")
    assert f"\nVersion: {cubeapp.__version__}\n" in (metadata / "METADATA").read_text("utf-8")
    changes = (ROOT / "CHANGELOG.md").read_text("utf-8")
    assert re.search(rf"^## {re.escape(cubeapp.__version__)}\b", changes, re.MULTILINE)


def installed(package, folder):
    """Return a new environment that holds ``package``, what it needs, and nothing else."""
    venv = folder / "venv"
    subprocess.run([sys.executable, "-m", "venv", "--without-pip", venv], check=True)
    # Most of the modules of Qt and numba are never imported, and need not be compiled.
    install = [sys.executable, "-m", "pip", "--python", venv, "install", "--no-compile", "--quiet"]
    subprocess.run([*install, package], check=True)
    return venv


@pytest.mark.slow
@pytest.mark.timeout(900)
@pytest.mark.parametrize("made", ["wheel", "sdist"])
def test_it_runs_in_an_environment_that_holds_nothing_else(made, request, tmp_path):
    venv = installed(request.getfixturevalue(made), tmp_path)
    environment = {
        "PATH": os.defpath,
        "HOME": str(tmp_path),
        "CUBEAPP_CACHE": str(tmp_path / "cache"),
        "LANG": "C.UTF-8",
    }

    def run(*arguments):
        return subprocess.run(
            [venv / "bin" / "cubeapp", *arguments],
            cwd=tmp_path,
            env=environment,
            capture_output=True,
            text=True,
            check=True,
        ).stdout

    assert run("--version") == f"cubeapp {cubeapp.__version__}\n"
    assert run("solve", "--alg", "R U") == "U' R'\n"
    assert run("shot", "step.png", "--alg", "R U F", "--solve", "cfop") == "step.png\n"
    assert (tmp_path / "step.png").read_bytes().startswith(b"\x89PNG")


# What a notebook of somebody who has installed the wheel shows.
IN_A_NOTEBOOK = """
import sys
import nbformat
from nbclient import NotebookClient

notebook = nbformat.read(sys.argv[1], as_version=4)
NotebookClient(notebook, timeout=600, kernel_name="python3").execute()
for cell in notebook.cells:
    for output in cell.get("outputs", ()):
        print(output.get("text", ""), *output.get("data", ()))
"""


@pytest.mark.slow
@pytest.mark.timeout(900)
def test_the_library_works_in_a_notebook_and_in_a_script(wheel, tmp_path):
    python = installed(f"{wheel}[notebook]", tmp_path) / "bin" / "python"
    environment = {"PATH": os.defpath, "HOME": str(tmp_path), "LANG": "C.UTF-8"}

    def run(*arguments):
        return subprocess.run(
            [python, *arguments],
            cwd=tmp_path,
            env=environment,
            capture_output=True,
            text=True,
            check=True,
        ).stdout

    assert run("-c", TWELVE_LINES) == "U R U' R'\n"
    twelve = {
        "cells": [code_cell(TWELVE_LINES)],
        "metadata": {},
        "nbformat": 4,
        "nbformat_minor": 5,
    }
    (tmp_path / "twelve.ipynb").write_text(json.dumps(twelve))
    shown = run("-c", IN_A_NOTEBOOK, tmp_path / "twelve.ipynb")
    assert "U R U' R'" in shown
    assert "image/svg+xml" in shown
    assert "True" in run("-c", IN_A_NOTEBOOK, ROOT / "examples" / "two_by_two_depth.ipynb")


def code_cell(source):
    cell = {"cell_type": "code", "id": "cell", "metadata": {}, "outputs": []}
    return {**cell, "execution_count": None, "source": source}


# A machine without any library or package manager, seen by a Python without packages.
BARE_MACHINE = """
import ctypes, runpy, shutil

def refuse(name):
    raise OSError(name)

ctypes.CDLL = refuse
shutil.which = lambda name: None
runpy.run_path(".ci/check_machine.py", run_name="__main__")
"""


@pytest.mark.skipif(sys.platform != "linux", reason="only Linux has libraries to look for")
@pytest.mark.parametrize(("arguments", "named"), [([], False), (["--window"], True)])
def test_the_machine_is_checked_for_what_the_window_needs_before_anything_is_installed(
    arguments, named
):
    command = [sys.executable, "-I", "-S", "-c", BARE_MACHINE, *arguments]
    run = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert run.returncode == 1
    assert len(run.stderr.splitlines()) == 1
    assert all((package in run.stderr) == named for package in X_LIBRARIES.values())
