import os
import subprocess
import sys
from functools import cache

import numpy as np
import pytest

from cubeapp.engine.coordinates.coordinates import cube_bytes
from cubeapp.engine.coordinates.successors import MoveRules
from cubeapp.engine.kernels.compiled import kernel, plain
from cubeapp.engine.kernels.folders import tables_folder
from cubeapp.engine.kernels.memory import load8, store64
from cubeapp.engine.kernels.tables import TableStore
from cubeapp.engine.model.cube import Cube
from cubeapp.engine.model.cubies import Cubies
from cubeapp.engine.model.moves import Metric, face_turns
from cubeapp.engine.solvers.control import SearchControl
from cubeapp.engine.solvers.goals.space import Arrangement
from cubeapp.engine.solvers.optimal import cubes as optimal_cubes
from cubeapp.engine.solvers.optimal import kernel as optimal_kernel
from cubeapp.engine.solvers.optimal import layout
from cubeapp.engine.solvers.optimal.prefixes import Prefixes
from cubeapp.engine.solvers.optimal.tables import Arena, inverse_of, load_arena, words_of
from cubeapp.engine.solvers.optimal.workers import WorkerPool

ALL = MoveRules()
TURNS = [Cubies.of(Cube.solved(3).apply(move)) for move in face_turns(3)]


HALF_TURNS = frozenset(range(1, 18, 3))
U_AND_R = frozenset(range(6))
NO_B = frozenset(range(15))


def load(metric):
    shape = layout.shape_of("small", metric)
    return load_arena(shape, TableStore(tables_folder()), SearchControl())


@pytest.fixture(scope="module")
def arena():
    return load(Metric.HTM)


@pytest.fixture(scope="module")
def arenas(arena):
    return {Metric.HTM: arena, Metric.QTM: load(Metric.QTM)}


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


def replayed(cubies, moves):
    for move in moves:
        cubies = after(cubies, TURNS[move])
    return cubies


def distance(arena, cubies, most, rules=ALL):
    """How many moves a cube is from solved, the moves replayed; most + 1 if more than most."""
    if cubies == Cubies.solved():
        return 0
    flags = np.zeros(1, dtype=np.int64)
    work = optimal_kernel.Work(cubies, rules, flags, flags)
    for length in range(1, most + 1):
        if work.search(arena, (), length) == optimal_kernel.FOUND:
            assert replayed(cubies, work.found(length)) == Cubies.solved()
            return length
    return most + 1


def as_bytes(cubes):
    """Cubes as kernels have them, each an item of 24 bytes."""
    found = cube_bytes(cubes.cp | cubes.co << 4, cubes.ep | cubes.eo << 4)
    return found.view("V24").ravel()


def distances_of(arena, cubes, most):
    """The distance of each of the cubes of `as_bytes`, and the path that the search found.

    It is most + 1 if there is none within so many.
    """
    distances = np.zeros(len(cubes), dtype=np.int64)
    paths = np.zeros((len(cubes), most), dtype=np.uint8)
    flags = np.zeros(1, dtype=np.int64)
    work = optimal_kernel.Work(Cubies.solved(), ALL, flags, flags)
    words = cubes.view(np.int64).reshape(-1, 3)
    search_each(arena.address, work.address, words, most, distances, paths)
    return distances, paths


@kernel
def search_each(arena, work, cubes, most, distances, paths):
    """Fill in what `distances_of` returns."""
    root = work + layout.ROOT
    for i in range(len(cubes)):
        for word in range(3):
            store64(root, word, cubes[i, word])
        optimal_cubes.write_inverse(root, root + 24)
        length = plain(1)
        while length <= most and optimal_kernel.search(arena, work, length) != optimal_kernel.FOUND:
            length += 1
        distances[i] = length
        for made in range(min(length, most)):
            paths[i, made] = load8(work + layout.PATH, made)


def in_order(paths):
    """The moves of each path, those made on the inverse undone at the end, the first one last."""
    steps, is_back = np.arange(paths.shape[1]), paths >= layout.INVERSE_SIDE
    order = np.argsort(np.where(is_back, 2 * len(steps) - steps, steps), axis=1)
    moves = np.take_along_axis(paths, order, axis=1).astype(np.int64)
    backward = moves - layout.INVERSE_SIDE
    return np.where(backward < 0, moves, backward // 3 * 3 + 2 - backward % 3)


def replayed_each(cubes, moves):
    """Each of the cubes of `as_bytes` after its own moves."""
    cubies = cubes.view(np.uint8).reshape(-1, 24)
    (cp, co), (ep, eo) = ((part & 15, part >> 4) for part in (cubies[:, :8], cubies[:, 8:20]))
    turns = Arrangement.stacked(map(Arrangement.of_cubies, TURNS))
    for column in moves.T:
        turn = turns[column]
        corners, edges = turn.cp.astype(np.intp), turn.ep.astype(np.intp)
        cp, ep = np.take_along_axis(cp, corners, 1), np.take_along_axis(ep, edges, 1)
        co = (np.take_along_axis(co, corners, 1) + turn.co) % 3
        eo = np.take_along_axis(eo, edges, 1) ^ turn.eo
    return as_bytes(Arrangement(cp, co, ep, eo, np.zeros(len(cubes), dtype=np.int64)))


def all_solutions(arena, cubies, length, rules):
    """The solutions of a length, which differ in more than the order of turns that commute."""
    flags = np.zeros(1, dtype=np.int64)
    work = optimal_kernel.Work(cubies, rules, flags, flags)
    work.make_room(1000)
    assert work.search(arena, (), length) == optimal_kernel.NOTHING
    found = [rules.normalised(word) for word in work.all_found(length)]
    for word in found:
        assert replayed(cubies, word) == Cubies.solved()
    return set(found)


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
    # So U goes to R, R to F, F to U, and the opposite faces likewise.
    faces = np.array([1, 2, 0, 4, 5, 3])
    for _ in range(100):
        moves = rng.integers(0, 18, 20)
        cubies = replayed(Cubies.solved(), moves)
        seen = replayed(Cubies.solved(), 3 * faces[moves // 3] + moves % 3)
        places = [optimal_cubes.main_place(arena.address, a, *words_of(cubies)) for a in range(3)]
        turned = [optimal_cubes.main_place(arena.address, a, *words_of(seen)) for a in range(3)]
        assert turned == [places[1], places[2], places[0]]


def test_bounds_change_by_one_move_at_most_and_never_exceed_the_moves_made(arena, rng):
    for _ in range(50):
        cubies, base = Cubies.solved(), arena.shape.base
        for made, move in enumerate(rng.integers(0, 18, 16)):
            before, cubies = cubies, after(cubies, TURNS[move])
            places = [
                optimal_cubes.corner_place(arena.address, words_of(c)[0])
                for c in (before, cubies, inverse_of(cubies))
            ]
            corners = [optimal_cubes.corner_entry(arena.address, place) for place in places]
            assert abs(corners[0] - corners[1]) <= 1
            assert corners[1] == corners[2] <= made + 1
            for axis in range(3):
                entries = []
                for cube in (before, cubies):
                    place = optimal_cubes.main_place(arena.address, axis, *words_of(cube))
                    entries.append(optimal_cubes.main_entry(arena.address, place))
                assert abs(entries[0] - entries[1]) <= 1
                assert entries[1] == 0 or base + entries[1] <= made + 1


@pytest.fixture(scope="module", autouse=True)
def _forgetting():
    """Keep many positions only as long as these tests need them."""
    yield
    positions_near_solved.cache_clear()


@cache
def positions_near_solved(rules, most):
    """The distance of every position within so many moves of solved, by plain search.

    Turns come with their inverses, so that what is near solved is as near from there.
    """
    quarters = rules.metric is Metric.QTM
    distances, shells = {Cubies.solved(): 0}, [[Cubies.solved()]]
    for depth in range(1, most + 1):
        shells.append([])
        for move in sorted(rules.turns):
            cost = 2 if quarters and move % 3 == 1 else 1
            for cubies in shells[depth - cost] if depth >= cost else []:
                reached = after(cubies, TURNS[move])
                if reached not in distances:
                    distances[reached] = depth
                    shells[depth].append(reached)
    return distances


@pytest.fixture(scope="module")
def near():
    return positions_near_solved(ALL, 4)


FEW_TURNS = frozenset({0, 1, 2, 4})
QUICK_SUBSETS = [
    ALL,
    MoveRules(HALF_TURNS, Metric.HTM),
    MoveRules(U_AND_R, Metric.QTM),
    MoveRules(FEW_TURNS, Metric.QTM),
]
SUBSETS = [
    *QUICK_SUBSETS,
    *(
        pytest.param(rules, marks=pytest.mark.slow)
        for turns in (ALL.turns, HALF_TURNS, U_AND_R, NO_B, FEW_TURNS)
        for rules in (MoveRules(turns, Metric.HTM), MoveRules(turns, Metric.QTM))
        if rules not in QUICK_SUBSETS
    ),
]


@pytest.mark.parametrize("rules", SUBSETS, ids=str)
@pytest.mark.parametrize("count", [400, pytest.param(1500, marks=pytest.mark.slow)])
def test_in_both_metrics_and_with_some_turns_positions_have_their_distance(
    arenas, rules, count, rng
):
    most = {18: 4, 15: 4, 6: 8, 4: 12}[len(rules.turns)]
    if rules.turns == HALF_TURNS:
        most = 8 if rules.metric is Metric.QTM else 5
    distances = positions_near_solved(rules, most)
    chosen = list(distances)
    if len(chosen) > count:
        chosen = [chosen[i] for i in rng.choice(len(chosen), count, replace=False)]
    arena = arenas[rules.metric]
    wrong = [c for c in chosen if distance(arena, c, most, rules) != distances[c]]
    assert not wrong


def shortest_ways(cubies, distances, rules):
    """Every shortest solution, by going down plain distances."""
    if distances[cubies] == 0:
        return {()}
    ways = set()
    for move in rules.turns:
        cost = 2 if rules.metric is Metric.QTM and move % 3 == 1 else 1
        reached = after(cubies, TURNS[move])
        if distances.get(reached, 99) == distances[cubies] - cost:
            ways |= {(move, *way) for way in shortest_ways(reached, distances, rules)}
    return ways


@pytest.mark.parametrize("rules", SUBSETS, ids=str)
def test_all_shortest_solutions_are_found(arenas, rules, rng):
    most = {18: 4, 15: 4, 6: 8, 4: 12}[len(rules.turns)]
    if rules.turns == HALF_TURNS:
        most = 8 if rules.metric is Metric.QTM else 5
    distances = positions_near_solved(rules, most)
    far = [cubies for cubies, depth in distances.items() if depth >= most - 1]
    # Those with many solutions are the ones that could lack some.
    solved = Cubies.solved()
    words = ([(1, 10) * 2, (4, 13, 1, 10), (1, 4, 1, 4)], [(0, 9, 0, 9), (4, 1)])
    special = [replayed(solved, word) for word in words[rules.metric is Metric.QTM]]
    chosen = [far[i] for i in rng.choice(len(far), min(150, len(far)), replace=False)]
    for cubies in [*chosen, *(c for c in special if distances.get(c, 0) > 0)]:
        expected = {rules.normalised(way) for way in shortest_ways(cubies, distances, rules)}
        arena = arenas[rules.metric]
        assert all_solutions(arena, cubies, distances[cubies], rules) == expected


def test_more_solutions_than_there_is_room_for_are_told(arena):
    flags = np.zeros(1, dtype=np.int64)
    cubies = replayed(Cubies.solved(), (1, 10, 4, 13, 7, 16))
    work = optimal_kernel.Work(cubies, ALL, flags, flags)
    work.make_room(2)
    assert work.search(arena, (), 6) == optimal_kernel.FULL
    assert len(work.all_found(6)) == 2


def test_prefixes_share_the_search_among_them(arena, rng):
    cubies = scrambled(rng, 9)
    length = distance(arena, cubies, 9)
    whole = all_solutions(arena, cubies, length, ALL)
    flags = np.zeros(1, dtype=np.int64)
    work = optimal_kernel.Work(cubies, ALL, flags, flags)
    found = []
    for prefix in Prefixes(ALL).of_length(2):
        work.make_room(1000)
        work.search(arena, prefix, length)
        found += [ALL.normalised(word) for word in work.all_found(length)]
    assert set(found) == whole


@pytest.mark.parametrize("share", [0.01, pytest.param(0.1, marks=pytest.mark.slow)])
def test_every_position_within_three_moves_has_its_distance_and_many_of_four(
    arena, near, share, rng
):
    assert np.bincount(list(near.values())).tolist() == [1, 18, 243, 3240, 43239]
    chosen = {c: depth for c, depth in near.items() if depth < 4 or rng.random() < share}
    wrong = [c for c, depth in chosen.items() if distance(arena, c, 4) != depth]
    assert not wrong


@pytest.mark.slow
@pytest.mark.timeout(1800)
def test_every_position_five_moves_away_has_its_distance(arena, near):
    known = Arrangement.stacked(map(Arrangement.of_cubies, near))
    border = known[np.array(list(near.values())) == 4]
    reached = Arrangement.joined(border.then(Arrangement.of_cubies(turn)) for turn in TURNS)
    shell = np.setdiff1d(as_bytes(reached), as_bytes(known))
    assert len(shell) == 574_908
    distances, paths = distances_of(arena, shell, 5)
    assert (distances == 5).all()
    assert (replayed_each(shell, in_order(paths)) == as_bytes(Arrangement.home())).all()


@pytest.mark.parametrize("count", [2, pytest.param(6, marks=pytest.mark.slow)])
def test_a_position_eight_moves_away_has_its_distance(arena, near, count, rng):
    for _ in range(count):
        cubies = scrambled(rng, 8)
        # By plain search from both ends: no fewer moves lead to where four more are enough.
        ends, beyond = {cubies}, 0
        while not (ends & near.keys()):
            ends = {after(c, turn) for c in ends for turn in TURNS}
            beyond += 1
        expected = beyond + min(near[c] for c in ends & near.keys())
        assert distance(arena, cubies, 8) == expected


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


def test_a_worker_pool_keeps_the_table_that_rules_out_most(arena, rng):
    shape = layout.SMALL
    corners = TableStore(tables_folder()).load(shape.corner_spec)
    blind = Arena(shape, np.zeros(shape.spec.nbytes, dtype=np.uint8), corners)
    cubies, nodes = scrambled(rng, 100), []
    for arenas in ((arena,), (arena, blind), (blind, arena)):
        pool = WorkerPool(arenas, cubies, ALL, Prefixes(ALL), SearchControl())
        for length in range(1, 12):
            assert pool.search(length, 0, lambda: 0.05)
        before = pool.nodes
        assert pool.search(12, 0, lambda: 0.05)
        assert not pool.found
        nodes.append(pool.nodes - before)
    alone, *beside = nodes
    assert beside == [alone, alone]


def test_a_worker_pool_finds_all_with_whatever_it_splits_the_search_into(arena, rng):
    cubies = replayed(Cubies.solved(), (1, 10, 4, 13, 7, 16))
    for expected in (0, 1e7, 1e9):
        pool = WorkerPool([arena], cubies, ALL, Prefixes(ALL), SearchControl())
        assert pool.search(8, expected, lambda: 0.05, most=100_000)
        found = {ALL.normalised(word) for word in pool.found}
        assert found == all_solutions(arena, cubies, 8, ALL)
        assert pool.share == pytest.approx(1)


def test_a_stop_flag_ends_the_search(arena, rng):
    status, _, nodes = search(arena, scrambled(rng, 100), 17, flag=1)
    assert status == optimal_kernel.STOPPED
    assert nodes <= optimal_kernel.POLL_MASK + 1


NODES = """
import numpy as np
from tests.engine.solvers.optimal.test_kernel import *
from cubeapp.engine.kernels.shuffles import has_byte_shuffle
arena = load_arena(layout.SMALL, TableStore(tables_folder()), SearchControl())
rng = np.random.default_rng(7)
print([search(arena, scrambled(rng, 100), 13)[::2] for _ in range(5)], has_byte_shuffle())
"""


@pytest.mark.slow
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
