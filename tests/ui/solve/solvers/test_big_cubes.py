import sys

import pytest

from cubeapp.engine.kernels import marks
from cubeapp.engine.model.cube import Cube
from cubeapp.engine.notation.alg import Alg
from cubeapp.engine.scrambles.random_state import random_state
from cubeapp.engine.solvers.big import kits
from cubeapp.ui.solve.solvers.big_cubes import BigCubes
from cubeapp.ui.solve.solvers.runs import SolveRequest

WISH = SolveRequest("big-cube")


@pytest.fixture
def big_cubes(qtbot, tmp_path, monkeypatch):
    """What big cubes need, built by a program that does nothing."""
    monkeypatch.setenv("CUBEAPP_CACHE", str(tmp_path))
    made = BigCubes((sys.executable, "-c", "pass"))
    yield made
    made.stop()


def test_each_size_has_its_own_helper(big_cubes, rng):
    four, five = random_state(4, rng), random_state(5, rng)
    assert big_cubes.for_request(WISH, four) is big_cubes.for_request(WISH, four)
    assert big_cubes.for_request(WISH, four) is not big_cubes.for_request(WISH, five)


def test_small_cubes_and_other_solvers_wait_for_nothing(big_cubes, rng):
    assert big_cubes.for_request(WISH, random_state(3, rng)) is None
    assert big_cubes.for_request(SolveRequest("two-phase"), random_state(4, rng)) is None


def test_a_few_turns_wait_for_nothing(big_cubes):
    cube = Cube.solved(9).apply_all(Alg("2R U 4F").moves(9))
    assert big_cubes.for_request(WISH, cube) is None


def test_what_is_there_is_not_waited_for(big_cubes, qtbot, rng):
    for part in kits.parts(7):
        marks.mark(part)
    assert kits.is_kit_ready(7)
    assert not kits.is_kit_ready(4)
    preparation = big_cubes.for_request(WISH, random_state(7, rng))
    with qtbot.waitSignal(preparation.ended):
        preparation.start()
    assert preparation.is_over
