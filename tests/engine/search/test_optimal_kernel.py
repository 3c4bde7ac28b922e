import os
import subprocess
import sys
from itertools import product

import numpy as np
import pytest

from cubeapp.engine.cube import Cube
from cubeapp.engine.cubies import Cubies
from cubeapp.engine.moves import face_turns
from cubeapp.engine.search import optimal_cubes, optimal_kernel
from cubeapp.engine.search import optimal_layout as layout
from cubeapp.engine.search.control import SearchControl
from cubeapp.engine.search.folders import tables_folder
from cubeapp.engine.search.optimal_rules import MoveRules
from cubeapp.engine.search.optimal_tables import inverse_of, load_arena, words_of
from cubeapp.engine.search.tables import TableStore

ALL = MoveRules()
TURNS = [Cubies.of(Cube.solved(3).apply(move)) for move in face_turns(3)]


@pytest.fixture(scope="module")
def arena():
    return load_arena(layout.SMALL, TableStore(tables_folder()), SearchControl())


def after(first, second):
    """The cubies of one sequence followed by another."""
    return Cubies(
        tuple(first.cp[i] for i in second.cp),
        tuple((first.co[i] + t) % 3 for i, t in zip(second.cp, second.co, strict=True)),
        tuple(first.ep[i] for i in second.ep),
        tuple(first.eo[i] ^ f for i, f in zip(second.ep, second.eo, strict=True)),
    )


def scrambled(rng, length):
    cubies = Cubies.solved()
    for move in rng.integers(0, 18, length):
        cubies = after(cubies, TURNS[move])
    return cubies


def search(arena, cubies, length, flag=0, rules=ALL):
    """What the search returns, its moves, and how many nodes it had."""
    flags = np.array([flag])
    work = optimal_kernel.Work(cubies, rules, flags, flags)
    status = work.search(arena, (), length)
    return status, work.found(length), work.nodes


def distance(arena, cubies, most):
    """How many moves a cube is from solved, the moves replayed; most + 1 if more than most."""
    if cubies == Cubies.solved():
        return 0
    for length in range(1, most + 1):
        status, moves, _ = search(arena, cubies, length)
        if status == optimal_kernel.FOUND:
            for move in moves:
                cubies = after(cubies, TURNS[move])
            assert cubies == Cubies.solved()
            return length
        assert status == optimal_kernel.NOTHING
    return most + 1


def test_words_multiply_like_cubies(rng):
    for _ in range(200):
        one, two = scrambled(rng, 20), scrambled(rng, 20)
        a, b, both = words_of(one), words_of(two), words_of(after(one, two))
        assert optimal_cubes.multiply_corners(a[0], b[0]) == both[0]
        low, high = optimal_cubes.multiply_edges(a[1], a[2], b[1], b[2])
        assert (low, high & 0xFFFFFFFF) == both[1:]
        back = words_of(after(one, inverse_of(one)))
        assert optimal_cubes.is_solved(*back)


def test_a_cube_turned_about_urf_exchanges_its_axes(arena, rng):
    from cubeapp.engine.search.optimal_tables import _product, _thirds

    _, third, two_thirds = _thirds()
    for _ in range(100):
        cubies = scrambled(rng, 20)
        seen = _product(_product(two_thirds, cubies), third)
        places = [optimal_cubes.main_place(arena.address, a, *words_of(cubies)) for a in range(3)]
        turned = [optimal_cubes.main_place(arena.address, a, *words_of(seen)) for a in range(3)]
        assert turned == [places[1], places[2], places[0]]


def test_bounds_change_by_one_move_at_most_and_never_exceed_the_moves_made(arena, rng):
    for _ in range(50):
        cubies, base = Cubies.solved(), arena.shape.base
        for made, move in enumerate(rng.integers(0, 18, 16)):
            before, cubies = cubies, after(cubies, TURNS[move])
            corners = [
                optimal_cubes.corner_distance(arena.address, words_of(c)[0])
                for c in (before, cubies, inverse_of(cubies))
            ]
            assert abs(corners[0] - corners[1]) <= 1
            assert corners[1] == corners[2] <= made + 1
            for axis in range(3):
                entries = []
                for cube in (before, cubies):
                    place = optimal_cubes.main_place(arena.address, axis, *words_of(cube))
                    entries.append(optimal_cubes.main_entry(arena.address, place))
                assert abs(entries[0] - entries[1]) <= 1
                assert entries[1] == 0 or base + entries[1] <= made + 1


@pytest.fixture(scope="module")
def near():
    """The distance of every position within five moves of solved, by plain search."""
    solved = Cubies.solved()
    distances, shell = {solved: 0}, [solved]
    for depth in range(1, 5):
        beyond = []
        for cubies, turn in product(shell, TURNS):
            reached = after(cubies, turn)
            if reached not in distances:
                distances[reached] = depth
                beyond.append(reached)
        shell = beyond
    return distances


def test_every_position_within_four_moves_has_its_distance(arena, near):
    assert np.bincount(list(near.values())).tolist() == [1, 18, 243, 3240, 43239]
    wrong = [c for c, depth in near.items() if distance(arena, c, 4) != depth]
    assert not wrong


def test_positions_five_and_six_moves_away_have_their_distance(arena, near, rng):
    shell = [cubies for cubies, depth in near.items() if depth == 4]
    for _ in range(300):
        start = shell[rng.integers(len(shell))]
        cubies = after(start, TURNS[rng.integers(18)])
        expected = near.get(cubies, 5)
        assert distance(arena, cubies, 5) == expected
        further = after(cubies, TURNS[rng.integers(18)])
        # Six moves away: no single turn brings it within four.
        within = min(near.get(after(further, turn), 6) for turn in TURNS) + 1
        assert distance(arena, further, 6) == near.get(further, min(within, 6))


def test_a_scramble_is_solved_in_no_more_moves(arena, rng):
    for length in (7, 8, 9, 10, 11, 12):
        for _ in range(30):
            assert distance(arena, scrambled(rng, length), length) <= length


def test_a_cube_and_its_inverse_are_equally_far(arena, rng):
    for _ in range(30):
        cubies = scrambled(rng, 11)
        assert distance(arena, cubies, 11) == distance(arena, inverse_of(cubies), 11)


def test_a_stop_flag_ends_the_search(arena, rng):
    status, _, nodes = search(arena, scrambled(rng, 100), 17, flag=1)
    assert status == optimal_kernel.STOPPED
    assert nodes <= optimal_kernel.POLL_MASK + 1


NODES = """
import numpy as np
from tests.engine.search.test_optimal_kernel import *
from cubeapp.engine.search.shuffles import has_byte_shuffle
arena = load_arena(layout.SMALL, TableStore(tables_folder()), SearchControl())
rng = np.random.default_rng(7)
print([search(arena, scrambled(rng, 100), 13)[::2] for _ in range(5)], has_byte_shuffle())
"""


def test_processors_without_the_byte_shuffle_search_the_same_nodes(arena, rng):
    rng = np.random.default_rng(7)
    expected = [search(arena, scrambled(rng, 100), 13)[::2] for _ in range(5)]
    done = subprocess.run(
        [sys.executable, "-c", NODES],
        env={**os.environ, "CUBEAPP_PORTABLE": "1", "PYTHONPATH": os.getcwd()},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.stdout == f"{expected} False\n", done.stderr
