"""`make test-quick` runs the tests of the rooms that were changed."""

from __future__ import annotations

import pytest

from tests.quick import ALWAYS, chosen_for

FILES = {
    "tests/ui/solve/paint/test_painting.py": "",
    "tests/ui/solve/test_solving.py": "",
    "tests/ui/train/test_practice.py": "",
    "tests/engine/test_cube.py": "",
    "tests/engine/test_architecture.py": "",
    "tests/test_cli.py": "from cubeapp.engine.kernels.batch import jobs\nfrom cubeapp import cli\n",
}


@pytest.fixture
def checkout(tmp_path):
    for name, text in FILES.items():
        path = tmp_path / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, "utf-8")
    return tmp_path


@pytest.mark.parametrize(
    ("changed", "chosen"),
    [
        ("cubeapp/ui/solve/paint/panel.py", "tests/ui/solve/paint"),
        ("cubeapp/ui/train/timer/panel.py", "tests/ui/train"),
        ("cubeapp/engine/cube.py", "tests/engine/test_cube.py"),
        ("cubeapp/engine/kernels/batch.py", "tests/test_cli.py"),
        ("cubeapp/cli.py", "tests/test_cli.py"),
        ("tests/ui/solve/paint/test_painting.py", "tests/ui/solve/paint/test_painting.py"),
        ("tests/ui/solve/paint/brushes.py", "tests/ui/solve/paint"),
    ],
)
def test_a_change_brings_the_tests_that_belong_to_it(checkout, changed, chosen):
    assert chosen_for([changed], checkout) == sorted([ALWAYS, chosen])


def test_a_folder_brings_its_files_only_once(checkout):
    changed = ["cubeapp/ui/solve/feature.py", *FILES, "README.md"]
    assert chosen_for(changed, checkout) == sorted(
        [
            *("tests/ui/solve", "tests/ui/train/test_practice.py", "tests/engine/test_cube.py"),
            *(ALWAYS, "tests/test_cli.py"),
        ]
    )


def test_without_a_change_the_plan_of_imports_is_checked(checkout):
    assert chosen_for([], checkout) == [ALWAYS]
