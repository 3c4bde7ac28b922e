"""Big cubes of every size and kind, solved from random states and replayed."""

import threading
import time
from dataclasses import replace
from itertools import product
from types import SimpleNamespace

import numpy as np
import pytest

from cubeapp.engine.kernels.machine import cores
from cubeapp.engine.model.cube import Cube
from cubeapp.engine.model.cubies import is_odd, read_corners
from cubeapp.engine.model.errors import SearchCancelled
from cubeapp.engine.model.geometry import Axis
from cubeapp.engine.model.moves import Metric, rotation
from cubeapp.engine.model.orbits import WINGS, corner_facelets, faces_of, wing_facelets
from cubeapp.engine.notation.rewriting import rewritten
from cubeapp.engine.scrambles.random_state import random_state
from cubeapp.engine.solvers.control import Limits, SearchControl
from cubeapp.engine.solvers.registry import big_cube_solver
from cubeapp.engine.solvers.solution import LimitReached
from tests.block_turns import block_turns

AT_ONCE = Limits(time_s=0.001)
"""Only the first answer, which may come late."""
WING_NUMBERS = {tuple(faces_of(name)): number for number, name in enumerate(WINGS)}


def solve(cube, limits=AT_ONCE, control=None):
    answer = big_cube_solver().solve(cube, limits, control or SearchControl())
    assert answer.solves(cube)
    assert not any(move.is_rotation(cube.size) for move in answer.moves)
    assert answer.length(answer.metric) == len(answer.moves)
    if answer.metric is Metric.OBTM and cube.size > 3:
        assert block_turns(answer.moves, cube.size) == len(answer.moves)
    if answer.metric is Metric.STM:
        assert len(rewritten(answer.moves, cube.size, any_blocks=True)) == len(answer.moves)
    return answer


def holds(size):
    """The 24 ways to hold a cube, as rotations."""
    tops = [(Axis.X, 0), (Axis.X, 1), (Axis.X, 2), (Axis.X, 3), (Axis.Z, 1), (Axis.Z, 3)]
    for (axis, times), spins in product(tops, range(4)):
        yield [rotation(axis, 1, size)] * times + [rotation(Axis.Y, 1, size)] * spins


def parities(cube):
    """Whether the corners, and the wings of each orbit, are swapped an odd number of times."""
    corners = read_corners(cube.facelets[corner_facelets(cube.size)]) // 3
    wings = [
        [WING_NUMBERS[tuple(pair)] for pair in cube.facelets[places].tolist()]
        for places in wing_facelets(cube.size)
    ]
    return is_odd(corners.tolist()), *map(is_odd, wings)


METRICS = {"obtm": Metric.OBTM, "stm": Metric.STM}
QUICK = {(4, "obtm"), (4, "stm"), (5, "obtm"), (6, "stm"), (9, "obtm")}
"""Each way to solve, and both metrics where they differ most."""


@pytest.mark.parametrize(
    ("size", "metric"),
    [
        pytest.param(*case, marks=[pytest.mark.slow] * (case not in QUICK))
        for case in product((*range(4, 13), 16, 20), METRICS)
    ],
)
def test_random_states_are_solved_at_once(size, metric, rng):
    answer = solve(random_state(size, rng), replace(AT_ONCE, metric=METRICS[metric]))
    assert answer.metric is METRICS[metric]
    assert answer.stages[-1].name == "3×3×3"
    assert len(answer.stages) >= 3


@pytest.mark.slow
@pytest.mark.timeout(3600)
@pytest.mark.parametrize("size", [*range(2, 21), 25, 33, 50, 64, 99, 100])
def test_random_states_of_every_size_are_solved(size, rng):
    solve(random_state(size, rng), Limits(time_s=5.0 if size <= 20 else 0.001))


def test_a_cube_is_solved_with_each_face_on_top(rng):
    cube = random_state(4, rng)
    for turns in list(holds(4))[::4]:
        solve(cube.apply_all(turns), replace(AT_ONCE, metric=Metric.STM))


@pytest.mark.slow
@pytest.mark.parametrize("size", [4, 5, 6, 7])
def test_each_hold_of_a_cube_is_solved(size, rng):
    cube = random_state(size, rng)
    for turns in holds(size):
        solve(cube.apply_all(turns))


@pytest.mark.parametrize(
    "size", [7, *(pytest.param(size, marks=pytest.mark.slow) for size in (4, 5, 6))]
)
def test_each_class_of_parity_is_solved(size, rng):
    wanted = set(product([False, True], repeat=1 + len(wing_facelets(size))))
    while wanted:
        cube = random_state(size, rng)
        if parities(cube) in wanted:
            wanted.remove(parities(cube))
            solve(cube)


@pytest.mark.parametrize(
    "size", [4, 5, *(pytest.param(size, marks=pytest.mark.slow) for size in (6, 7))]
)
def test_two_swapped_edges_alone_are_solved(size):
    """What people call parity: on even sizes whole edges, on all sizes two wings."""
    facelets = Cube.solved(size).facelets.copy()
    for orbit in wing_facelets(size):
        facelets[orbit[[0, 12]]] = facelets[orbit[[12, 0]]]
        solve(Cube.from_faces(facelets.reshape(6, size, size)))
    if size % 2 == 0:
        edges = Cube.solved(size).facelets.copy()
        for orbit in wing_facelets(size):
            edges[orbit[[0, 2, 12, 14]]] = edges[orbit[[2, 0, 14, 12]]]
        solve(Cube.from_faces(edges.reshape(6, size, size)))


@pytest.mark.parametrize(
    "size", [4, *(pytest.param(size, marks=pytest.mark.slow) for size in (5, 6, 9))]
)
def test_a_search_is_stopped_at_every_report(size, rng):
    cube = random_state(size, rng)
    count, is_over = 1, False
    while not is_over:
        is_over = stops_at(cube, count)
        count += max(1, count // 2)


def stops_at(cube, count):
    """Stop a search at its report of that number; tell whether it was over before."""
    reports = []

    def report(progress):
        reports.append(progress)
        if len(reports) == count:
            control.cancel()

    control = SearchControl(report)
    try:
        solve(cube, Limits(time_s=0.3), control)
    except SearchCancelled:
        assert len(reports) == count
    assert "worker" not in {thread.name for thread in threading.enumerate()}
    return len(reports) < count


@pytest.mark.parametrize(
    "size", [4, *(pytest.param(size, marks=pytest.mark.slow) for size in (5, 6, 10))]
)
def test_a_length_that_no_answer_has_ends_with_the_best(size, rng):
    cube = random_state(size, rng)
    with pytest.raises(
        LimitReached, match="no answer of 10 turns of outer blocks or fewer"
    ) as caught:
        big_cube_solver().solve(cube, Limits(0.1, max_length=10), SearchControl())
    assert caught.value.best.solves(cube)


@pytest.mark.slow
@pytest.mark.timeout(3600)
@pytest.mark.parametrize(
    ("size", "longest"), [(4, 60), (5, 140), (6, 230), (7, 320), (8, 420), (10, 600)]
)
def test_answers_become_as_short_as_is_asked(size, longest, monkeypatch):
    """The clock tells the time that the processor works, whatever else it has to do.

    With ever more time wider searches are begun with, and the first good answer comes later.
    """
    # How wide a search begins is planned for pairs of cores that all work at once.
    pairs = max(1, cores() // 2)
    clock = SimpleNamespace(monotonic=lambda: time.process_time() / pairs)
    monkeypatch.setattr("cubeapp.engine.solvers.control.time", clock)
    for index in range(3):
        cube = random_state(size, np.random.default_rng([7, size, index]))
        answer = solve(cube, Limits(time_s=2.0 * size, target_length=longest))
        assert len(answer.moves) <= longest
