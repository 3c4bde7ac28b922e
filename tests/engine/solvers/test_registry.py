import subprocess
import sys

import pytest

from cubeapp.engine.cube import Cube
from cubeapp.engine.errors import UnsupportedCubeError
from cubeapp.engine.solvers.registry import default_solver, solver, solvers, solvers_for


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


def test_choosing_a_solver_does_not_wait_for_the_compiler():
    code = (
        "import sys; from cubeapp.engine.solvers.registry import default_solver\n"
        "from cubeapp.engine.cube import Cube; default_solver(Cube.solved(3))\n"
        "sys.exit('numba' in sys.modules)"
    )
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0
