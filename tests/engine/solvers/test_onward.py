"""Going on from the solved cube to a pattern."""

from cubeapp.engine.model.cube import Cube
from cubeapp.engine.model.moves import inverse
from cubeapp.engine.notation.alg import Alg
from cubeapp.engine.solvers.onward import onward
from cubeapp.engine.solvers.solution import Solution, Stage, Stats
from tests.every import every


@every("size", [4, 5])
@every("held", ["", "x", "y2 z'"])
def test_an_answer_goes_on_to_the_pattern_however_it_leaves_the_cube(size, held):
    scramble = Alg("Rw U 2F' L2 D").moves(size)
    way = Alg("2R2 2U2 2F2").moves(size)
    cube = Cube.solved(size).apply_all(scramble)
    solving = (*inverse(scramble), *Alg(held).moves(size))
    answer = Solution("big-cube", size, (Stage("all", solving),), Stats(0.1, 3), True)
    assert answer.solves(cube)
    further = onward(cube, answer, way, "windows")
    assert cube.apply_all(further.moves) == Cube.solved(size).apply_all(way)
    assert [stage.name for stage in further.stages] == ["all", "windows"]
    assert "windows" in further.stages[1].note
    assert not further.proven_optimal
