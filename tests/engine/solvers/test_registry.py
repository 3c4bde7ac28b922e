import subprocess
import sys
from pathlib import Path

import pytest

from cubeapp.engine.kernels.tables import TableStore
from cubeapp.engine.model.cube import Cube
from cubeapp.engine.model.errors import UnsupportedCubeError
from cubeapp.engine.model.moves import Metric
from cubeapp.engine.solvers.by_hand.solver import HumanSolver
from cubeapp.engine.solvers.chains.method_files import read_methods
from cubeapp.engine.solvers.optimal.layout import SHAPES
from cubeapp.engine.solvers.registry import (
    OPTIMAL,
    built_in_solvers,
    chosen_solver,
    default_solver,
    optimal_solver,
    plugins,
    solver,
    solvers,
    solvers_for,
)
from tests.every import every

ROOT = Path(__file__).resolve().parents[3]
CHAINS = ("keyhole", "petrus", "roux", "xcross", "zz", "zz-eoline")


def test_solvers_are_found_by_name():
    for candidate in solvers():
        assert solver(candidate.name) is candidate


def test_shortest_answers_come_from_the_best_tables_of_the_size(monkeypatch):
    monkeypatch.setattr(
        "cubeapp.engine.solvers.registry.best_present", lambda *_: SHAPES["default"]
    )
    assert chosen_solver(OPTIMAL, 2) is default_solver(Cube.solved(2))
    assert chosen_solver(OPTIMAL, 3) is optimal_solver("default")
    assert chosen_solver(OPTIMAL, 3, table="small") is optimal_solver("small")
    assert chosen_solver("cfop", 3) is solver("cfop")


def test_an_unknown_name_is_answered_with_the_known_ones():
    with pytest.raises(UnsupportedCubeError, match=r"no solver 'magic'.*two-phase"):
        solver("magic")
    with pytest.raises(UnsupportedCubeError, match=f"no solver '{'c' * 31}…'; there are"):
        solver("c" * 99)


@every(
    "size, names",
    [
        (2, ["two-by-two", "ortega", "layers"]),
        (3, ["two-phase", "optimal", "fmc", "beginner", "classic", "cfop", *CHAINS]),
        (4, ["big-cube", "reduction"]),
        (5, ["big-cube", "reduction"]),
        (100, ["big-cube"]),
    ],
)
def test_each_size_has_its_solvers_the_default_one_first(size, names):
    cube = Cube.solved(size)
    assert [candidate.name for candidate in solvers_for(cube)] == names
    assert default_solver(cube).name == names[0]


def test_no_file_of_a_method_takes_the_name_of_another_solver(tmp_path):
    text = (ROOT / "examples" / "own_method" / "two-by-two-slots.toml").read_text("utf-8")
    names = {"auto", *(each.name for each in built_in_solvers())} - {*CHAINS}
    paths = [tmp_path / f"{name}.toml" for name in sorted(names)]
    for path in paths:
        path.write_text(text.replace('"two-by-two-slots"', f'"{path.stem}"'), "utf-8")
    found = read_methods(paths)
    assert not found.by_id
    assert all("already" in fault for fault in found.faults)


@pytest.mark.parametrize("metric", [Metric.HTM, Metric.QTM])
def test_the_optimal_solver_takes_the_best_table_that_has_been_built(metric, monkeypatch, tmp_path):
    monkeypatch.setenv("CUBEAPP_CACHE", str(tmp_path))
    monkeypatch.setattr("cubeapp.engine.solvers.optimal.choice.free_memory", lambda: None)
    small = optimal_solver("small", metric)
    assert optimal_solver(None, metric) is small
    monkeypatch.setattr(TableStore, "has", lambda store, spec: "default" in spec.name)
    assert optimal_solver(None, metric) is optimal_solver("default", metric)
    assert optimal_solver("small", metric) is small


def test_the_optimal_solver_that_is_found_by_name_has_the_small_table():
    assert solver("optimal") is optimal_solver("small")


def test_an_unknown_table_is_answered_with_the_known_ones():
    with pytest.raises(UnsupportedCubeError, match=r"no table 'huge'.*small, default, large"):
        optimal_solver("huge")
    with pytest.raises(UnsupportedCubeError, match=f"no table '{'c' * 31}…'; there are"):
        optimal_solver("c" * 99)


def test_choosing_a_solver_does_not_wait_for_the_compiler():
    code = (
        "import sys; from cubeapp.engine.solvers.registry import default_solver\n"
        "from cubeapp.engine.model.cube import Cube; default_solver(Cube.solved(3))\n"
        "sys.exit('numba' in sys.modules)"
    )
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0


@pytest.mark.usefixtures("packages")
def test_a_solver_of_another_package_is_offered_after_our_own():
    names = [candidate.name for candidate in solvers_for(Cube(3))]
    by_hand = ["beginner", "classic", "cfop", *CHAINS]
    assert names == ["two-phase", "optimal", "fmc", *by_hand, "handy"]
    assert "handy" not in [candidate.name for candidate in solvers_for(Cube(4))]
    assert solver("handy").name == "handy"
    assert default_solver(Cube(3)).name == "two-phase"
    assert isinstance(solver("cfop"), HumanSolver)


@pytest.mark.usefixtures("packages")
def test_a_solver_that_cannot_be_loaded_is_left_out_and_named():
    faults = plugins().faults
    assert len(faults) == 3
    assert "'missing' of the package handy-solvers" in faults[0]
    assert "no_such_module" in faults[0]
    assert "'nameless'" in faults[1]
    assert "'cfop'" in faults[2]
    assert "another solver has this name" in faults[2]
