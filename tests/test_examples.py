"""The programs in `examples`: each is run, and does what it says."""

import json
import runpy
import sys
import tomllib
from pathlib import Path
from xml.etree import ElementTree

import pytest

from cubeapp import Alg, Cube, LimitReached, solve
from cubeapp.engine.solvers.registry import plugins
from tests.fake_packages import ENTRY_POINTS, install

EXAMPLES = Path(__file__).parent.parent / "examples"


def run(monkeypatch, name, *arguments):
    monkeypatch.setattr(sys, "argv", [name, *map(str, arguments)])
    return runpy.run_path(str(EXAMPLES / name), run_name="__main__")


def test_a_file_of_cubes_is_solved(monkeypatch, capsys, tmp_path):
    cubes = [Cube.from_alg("R U R' U'"), Cube.from_alg("F2 D L"), Cube.from_alg("R'")]
    lines = ["R U R' U'", str(cubes[1]), "R'", "R Q"]
    (tmp_path / "cubes.txt").write_text("\n".join(lines))
    run(monkeypatch, "solve_file.py", tmp_path / "cubes.txt")
    *answers, refusal = capsys.readouterr().out.splitlines()
    for cube, answer in zip(cubes, answers, strict=True):
        assert cube.apply(answer).is_solved
    assert refusal.startswith("line 4: 'Q' is not a move")


def test_a_sheet_of_oll_cases_has_a_picture_and_an_alg_of_each(monkeypatch, tmp_path):
    run(monkeypatch, "oll_sheet.py", tmp_path / "oll.html")
    page = (tmp_path / "oll.html").read_text(encoding="utf-8")
    figures = [part.split("</figure>")[0] for part in page.split("<figure>")[1:]]
    assert len(figures) == 57
    for figure in figures:
        picture = figure[figure.index("<svg") : figure.index("</svg>") + 6]
        assert ElementTree.fromstring(picture).tag.endswith("svg")


def test_a_notebook_counts_the_positions_of_a_2x2x2():
    notebook = json.loads((EXAMPLES / "two_by_two_depth.ipynb").read_text(encoding="utf-8"))
    names = {}
    for cell in notebook["cells"]:
        if cell["cell_type"] == "code":
            exec("".join(cell["source"]), names)
    assert names["counts"] == [1, 9, 54, 321, 1847]
    assert names["answer"].length() == 4


def test_a_club_night_has_scrambles_that_are_the_same_again(monkeypatch, capsys):
    run(monkeypatch, "club_night.py", "2026-11-27")
    sheet = capsys.readouterr().out
    numbered = [line for line in sheet.splitlines() if line[:1].isdigit() and ". " in line]
    assert len(numbered) == 16
    for line in numbered:
        alg, _, top = line.partition(". ")[2].partition("   (top: ")
        size = {9: 3, 4: 2, 16: 4, 25: 5}[len(top.rstrip(")"))]
        assert str(Cube.from_alg(Alg(alg), size)).startswith(top.rstrip(")"))
    run(monkeypatch, "club_night.py", "2026-11-27")
    assert capsys.readouterr().out == sheet


@pytest.fixture
def own_solver(monkeypatch, tmp_path):
    """The package of the example, as if it were installed."""
    project = tomllib.loads((EXAMPLES / "own_solver" / "pyproject.toml").read_text())["project"]
    install(tmp_path, project["name"], **project["entry-points"][ENTRY_POINTS])
    for folder in (tmp_path, EXAMPLES / "own_solver"):
        monkeypatch.syspath_prepend(str(folder))
    plugins.cache_clear()
    yield
    plugins.cache_clear()


@pytest.mark.usefixtures("own_solver")
def test_a_solver_of_ones_own_is_asked_by_its_name(monkeypatch):
    cube = Cube.from_alg("R U2")
    answer = solve(cube, "few-moves")
    assert (str(answer), answer.method) == ("U2 R'", "few-moves")
    assert plugins().faults == ()
    monkeypatch.setattr("few_moves.MOST_MOVES", 1)
    with pytest.raises(LimitReached, match="more than 1 moves"):
        solve(cube, "few-moves")
