"""PySide6 6.12.0 on Python before 3.12 aborts after some thousands of calls: it is kept out."""

from __future__ import annotations

import os
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest
from packaging.requirements import Requirement

ROOT = Path(__file__).resolve().parents[3]
MANY_UPDATES = """
from PySide6.QtWidgets import QApplication, QWidget
application = QApplication([])
widget = QWidget()
widget.show()
for index in range(20_000):
    widget.update()
    if index % 1_000 == 0:
        application.processEvents()
print("still here")
"""


def allowed(version, python):
    """Tell whether the project may be installed with that PySide6 on that Python."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    requirements = [Requirement(line) for line in project["dependencies"]]
    matching = [
        requirement
        for requirement in requirements
        if requirement.name == "PySide6-Essentials"
        and requirement.marker.evaluate({"python_version": python})
    ]
    assert len(matching) == 1
    return matching[0].specifier.contains(version)


@pytest.mark.parametrize("version", ["6.12.0", "6.12.1", "6.13.0"])
def test_python_3_11_does_not_get_qt_for_python_6_12(version):
    assert not allowed(version, "3.11")


@pytest.mark.parametrize("version", ["6.8.0", "6.10.2", "6.11.3"])
def test_python_3_11_gets_the_releases_before(version):
    assert allowed(version, "3.11")


@pytest.mark.parametrize("python", ["3.12", "3.13", "3.14"])
def test_later_pythons_get_6_12(python):
    assert allowed("6.12.0", python)


def test_twenty_thousand_updates_do_not_abort():
    done = subprocess.run(
        [sys.executable, "-c", MANY_UPDATES],
        env={**os.environ, "QT_QPA_PLATFORM": "offscreen"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert (done.returncode, done.stdout.strip()) == (0, "still here"), done.stderr
