"""The wheel is complete, and the resources are found in a checkout and installed."""

from __future__ import annotations

import os
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

from cubeapp.commands.display import X_LIBRARIES
from cubeapp.resources import resource

ROOT = Path(__file__).resolve().parent.parent


@pytest.fixture(scope="module")
def unpacked(tmp_path_factory):
    """Build the wheel and return the folder it is unpacked into."""
    folder = tmp_path_factory.mktemp("wheel")
    subprocess.run(
        [sys.executable, "-m", "hatchling", "build", "--target", "wheel", "--directory", folder],
        check=True,
        cwd=ROOT,
        capture_output=True,
    )
    (wheel,) = folder.glob("cubeapp-*.whl")
    site = folder / "site"
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
