import subprocess
import sys

import pytest

from cubeapp.engine.cube import Cube
from cubeapp.engine.errors import UnsupportedCubeError
from cubeapp.engine.moves import Metric
from cubeapp.engine.search.tables import TableStore
from cubeapp.engine.solvers.registry import (
    default_solver,
    optimal_solver,
    solver,
    solvers,
    solvers_for,
)


def test_solvers_are_found_by_name():
    for candidate in solvers():
        assert solver(candidate.name) is candidate


def test_an_unknown_name_is_answered_with_the_known_ones():
    with pytest.raises(UnsupportedCubeError, match=r"no solver 'magic'.*two-phase"):
        solver("magic")


@pytest.mark.parametrize(("size", "name"), [(2, "two-by-two"), (3, "two-phase")])
def test_each_size_has_its_default(size, name):
    cube = Cube.solved(size)
    assert default_solver(cube).name == name
    assert default_solver(cube) in solvers_for(cube)


def test_sizes_without_a_solver_are_refused_in_a_sentence():
    assert solvers_for(Cube.solved(4)) == ()
    with pytest.raises(UnsupportedCubeError, match="solver for a 4×4×4 is not there yet"):
        default_solver(Cube.solved(4))


@pytest.mark.parametrize("metric", [Metric.HTM, Metric.QTM])
def test_the_optimal_solver_takes_the_best_table_that_has_been_built(metric, monkeypatch, tmp_path):
    monkeypatch.setenv("CUBEAPP_CACHE", str(tmp_path))
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


def test_choosing_a_solver_does_not_wait_for_the_compiler():
    code = (
        "import sys; from cubeapp.engine.solvers.registry import default_solver\n"
        "from cubeapp.engine.cube import Cube; default_solver(Cube.solved(3))\n"
        "sys.exit('numba' in sys.modules)"
    )
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0
