import numpy as np
import pytest

from cubeapp.engine.kernels.batch import turn_table
from cubeapp.engine.model.cube import Cube
from cubeapp.engine.model.cubies import Cubies, is_odd
from cubeapp.engine.model.errors import SearchCancelled
from cubeapp.engine.model.geometry import Face
from cubeapp.engine.model.orbits import (
    centre_facelets,
    corner_facelets,
    fixed_centres,
    midge_facelets,
    wing_facelets,
)
from cubeapp.engine.scrambles.random_state import random_state
from cubeapp.engine.solvers.any_size.between import odd_orbits
from cubeapp.engine.solvers.any_size.state import Plan
from cubeapp.engine.solvers.any_size.wings import pair_wings, positions_of
from cubeapp.engine.solvers.control import SearchControl

UNSPLIT = [Face.F, Face.B], [Face.R, Face.L]


def stage_start(size, rng):
    """A random state as the stage of the wings begins with."""
    facelets = random_state(size, rng).facelets.copy()
    for orbit in odd_orbits(facelets, size):
        places = wing_facelets(size)[orbit, :2]
        facelets[places] = facelets[places[::-1]]
    for orbit in centre_facelets(size):
        facelets[orbit] = Cube.solved(size).facelets[orbit]
        for faces in UNSPLIT:
            mixed = orbit[np.isin(facelets[orbit], faces)]
            facelets[mixed] = rng.permutation(facelets[mixed])
    return Plan(facelets, np.empty(0, dtype=np.int32), 10)


def edges_are_whole(facelets, size):
    colours = facelets[wing_facelets(size)]
    edges = facelets[midge_facelets(size)] if size % 2 else colours[0, :12]
    return np.all(colours == np.concatenate([edges, edges[:, ::-1]]))


def as_three(facelets, size):
    """What the corners and edges are on a 3×3×3."""
    three = Cube.solved(3).facelets.copy()
    three[corner_facelets(3)] = facelets[corner_facelets(size)]
    three[midge_facelets(3)] = facelets[wing_facelets(size)[0, :12]]
    return Cubies.of(Cube.from_faces(three.reshape(6, 3, 3)))


def kept(facelets, size):
    """Whether centres are what the stage promises."""
    home = Cube.solved(size).facelets[centre_facelets(size)]
    now = facelets[centre_facelets(size)]
    exact = (home == Face.U) | (home == Face.D)
    return np.all(np.where(exact, now == home, now % 3 == home % 3))


@pytest.mark.parametrize("size", [*range(4, 13), 20])
def test_all_edges_are_whole_and_a_3x3x3_remains(size, rng):
    start = stage_start(size, rng)
    plans = pair_wings([start], 1, SearchControl())
    for plan in plans:
        table = turn_table(size)
        assert np.array_equal(table.turned(start.facelets, plan.turns), plan.facelets)
        assert plan.before is start
        assert start.cost < plan.cost <= start.cost + len(plan.turns)
        assert edges_are_whole(plan.facelets, size)
        assert kept(plan.facelets, size)
        assert as_three(plan.facelets, size).is_solvable


@pytest.mark.slow
@pytest.mark.parametrize("size", [33, 64, 99, 100])
def test_edges_of_large_cubes_are_whole_too(size, rng):
    (plan,) = pair_wings([stage_start(size, rng)], 1, SearchControl())
    assert edges_are_whole(plan.facelets, size)
    assert kept(plan.facelets, size)


@pytest.mark.parametrize("odd", [False, True])
@pytest.mark.parametrize("size", [4, 6])
def test_even_sizes_end_with_the_sign_of_their_corners(size, odd, rng):
    start = stage_start(size, rng)
    facelets = start.facelets.copy()
    corners = corner_facelets(size)
    if is_odd(as_three(facelets, size).cp) != odd:
        facelets[corners[[0, 1]]] = facelets[corners[[1, 0]]]
    plans = pair_wings([Plan(facelets, start.turns, 0)], 4, SearchControl())
    assert plans
    for plan in plans:
        assert as_three(plan.facelets, size).is_solvable


def test_more_width_gives_several_answers_the_cheapest_first(rng):
    start = stage_start(8, rng)
    quick = pair_wings([start], 1, SearchControl())
    thorough = pair_wings([start, stage_start(8, rng)], 10, SearchControl())
    assert len(thorough) > 1
    assert thorough[0].cost < quick[0].cost
    assert [plan.cost for plan in thorough] == sorted(plan.cost for plan in thorough)
    assert len({plan.facelets.tobytes() for plan in thorough}) == len(thorough)


def test_whole_edges_take_no_turns():
    for size in (4, 7):
        start = Plan(Cube.solved(size).facelets, np.empty(0, dtype=np.int32), 3)
        (plan,) = pair_wings([start], 1, SearchControl())
        assert len(plan.turns) == 0
        assert plan.cost == 3


def test_an_odd_orbit_is_refused(rng):
    facelets = stage_start(6, rng).facelets.copy()
    places = wing_facelets(6)[1, :2]
    facelets[places] = facelets[places[::-1]]
    assert odd_orbits(facelets, 6) == [1]
    with pytest.raises(ValueError, match="even"):
        positions_of(facelets, 6, 1)


def test_the_search_stops_when_asked(rng):
    control = SearchControl()
    control.cancel()
    with pytest.raises(SearchCancelled):
        pair_wings([stage_start(6, rng)], 1, control)


def test_fixed_centres_stay(rng):
    start = stage_start(7, rng)
    (plan,) = pair_wings([start], 1, SearchControl())
    assert np.array_equal(plan.facelets[fixed_centres(7)], range(6))
