import numpy as np
import pytest

from cubeapp.engine.cube import Cube
from cubeapp.engine.errors import InvalidCubeError, LimitReached, UnsupportedCubeError
from cubeapp.engine.geometry import UNPAINTED, Axis
from cubeapp.engine.moves import Metric, face_turns, rotation
from cubeapp.engine.search.control import Limits, SearchControl
from cubeapp.engine.search.two_by_two_kernel import HTM_MOVES, QTM_MOVES, distances
from cubeapp.engine.solvers.registry import solver

HTM = [1, 9, 54, 321, 1847, 9992, 50136, 227536, 870072, 1887748, 623800, 2644]
QTM = [
    *(1, 6, 27, 120, 534, 2256, 8969, 33058, 114149),
    *(360508, 930588, 1350852, 782536, 90280, 276),
]


NO_LIMITS = Limits()


def solve(cube, limits=NO_LIMITS):
    return solver("two-by-two").solve(cube, limits, SearchControl())


def random_cube(rng, turns=40):
    return Cube.solved(2).apply_all(face_turns(2)[i] for i in rng.integers(0, 18, turns))


@pytest.mark.parametrize(("moves", "counts"), [(HTM_MOVES, HTM), (QTM_MOVES, QTM)])
def test_number_of_positions_at_each_distance(moves, counts):
    assert np.bincount(distances(moves)).tolist() == counts


def test_every_answer_solves_its_cube_however_it_is_held(rng):
    lengths = []
    for _ in range(300):
        cube = random_cube(rng)
        answer = solve(cube)
        assert answer.solves(cube)
        assert answer.proven_optimal
        lengths.append(answer.length(Metric.HTM))
    assert max(lengths) <= 11
    assert 8.5 < np.mean(lengths) < 9.1


def test_holding_the_cube_in_another_way_changes_no_length(rng):
    cube = random_cube(rng)
    for x in range(4):
        for y in range(4):
            turned = cube.apply_all([rotation(Axis.X, 1, 2)] * x + [rotation(Axis.Y, 1, 2)] * y)
            assert len(solve(turned).moves) == len(solve(cube).moves)


def test_a_solved_cube_takes_no_moves_in_any_hold():
    cube = Cube.solved(2)
    for axis in (Axis.X, Axis.Y, Axis.Z) * 4:
        cube = cube.apply(rotation(axis, 1, 2))
        assert solve(cube).moves == ()


def test_one_turn_takes_one_turn():
    for move in face_turns(2):
        assert len(solve(Cube.solved(2).apply(move)).moves) == 1


def test_a_longest_length_below_the_shortest_answer_is_refused_with_that_answer():
    cube = Cube.solved(2).apply_all(face_turns(2)[i] for i in (0, 3, 6))
    assert len(solve(cube, Limits(max_length=3)).moves) == 3
    with pytest.raises(LimitReached, match="3 are needed") as caught:
        solve(cube, Limits(max_length=2))
    assert caught.value.best.solves(cube)


def test_what_is_no_legal_2x2x2_never_reaches_the_table():
    solved = Cube.solved(2)
    with pytest.raises(UnsupportedCubeError):
        solve(Cube.solved(3))
    for bad in (
        solved.painted([0], UNPAINTED),
        Cube.unpainted(2),
        solved.painted([0], 1),
        twisted_corner(),
    ):
        with pytest.raises(InvalidCubeError):
            solve(bad)


def twisted_corner():
    from cubeapp.engine.orbits import corner_facelets

    facelets = Cube.solved(2).facelets.copy()
    place = corner_facelets(2)[0]
    facelets[place] = np.roll(facelets[place], 1)
    return Cube(facelets.reshape(6, 2, 2))
