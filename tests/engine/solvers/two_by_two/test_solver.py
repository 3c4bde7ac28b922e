from functools import cache

import numpy as np
import pytest

from cubeapp.engine.legality.diagnosis import InvalidCubeError
from cubeapp.engine.model.cube import Cube
from cubeapp.engine.model.errors import (
    InvalidMoveError,
    SearchCancelled,
    UnreachableError,
    UnsupportedCubeError,
)
from cubeapp.engine.model.geometry import UNPAINTED, Axis
from cubeapp.engine.model.moves import Metric, Move, face_turns, rotation
from cubeapp.engine.notation.turn_sets import parse_turns, reachable
from cubeapp.engine.solvers.control import Limits, SearchControl
from cubeapp.engine.solvers.hold import held_home
from cubeapp.engine.solvers.registry import solver
from cubeapp.engine.solvers.solution import LimitReached
from cubeapp.engine.solvers.two_by_two.kernel import (
    INVALID,
    POSITIONS,
    QTM_MOVES,
    SPEC,
    Steps,
    build_table,
    cube_at,
    distances,
    position_of,
)
from cubeapp.engine.solvers.two_by_two.walks import walks

HTM = [1, 9, 54, 321, 1847, 9992, 50136, 227536, 870072, 1887748, 623800, 2644]
QTM = [
    *(1, 6, 27, 120, 534, 2256, 8969, 33058, 114149),
    *(360508, 930588, 1350852, 782536, 90280, 276),
]
TURNS = face_turns(2)
URF = TURNS[:9]
NO_LIMITS = Limits()


def solve(cube, limits=NO_LIMITS):
    return solver("two-by-two").solve(cube, limits, SearchControl())


def solve_all(cube, limits=NO_LIMITS):
    return solver("two-by-two").solve_all(cube, limits, SearchControl())


def random_cube(rng, turns=40):
    return Cube.solved(2).apply_all(TURNS[i] for i in rng.integers(0, 18, turns))


def cost(move, metric):
    return metric.count((move,), 2)


def brute_force(metric, depth):
    """All positions within ``depth`` of solved by plain turning, with every shortest way there.

    Turns of U, R and F only, no face twice in a row; ways are lists of turns from solved.
    """
    ways = {Cube.solved(2): (0, [()])}
    level = [(Cube.solved(2), ())]
    for length in range(1, depth + 1):
        found = []
        for cube, way in level:
            for move in URF:
                if way and move.axis is way[-1].axis:
                    continue
                longer = (*way, move)
                if metric.count(longer, 2) != length:
                    continue
                after = cube.apply(move)
                known, same = ways.setdefault(after, (length, []))
                if known == length:
                    same.append(longer)
                    found.append((after, longer))
        # A half turn of two quarters reaches from the level before the last as well.
        level = found if metric is Metric.HTM else level + found
    return ways


# The table


@cache
def every_distance(metric):
    """How far each position is, for the tests that compare with it."""
    return distances(Steps.of(metric))


@pytest.mark.parametrize(("metric", "counts"), [(Metric.HTM, HTM), (Metric.QTM, QTM)])
def test_number_of_positions_at_each_distance(metric, counts):
    assert np.bincount(every_distance(metric).ravel()).tolist() == counts


@pytest.mark.parametrize("metric", [Metric.HTM, pytest.param(Metric.QTM, marks=pytest.mark.slow)])
def test_counting_half_turns_as_two_quarters_gives_the_same_as_turning_twice(metric):
    every = walks(metric, None, SearchControl())
    assert every.distance.shape[0] == 1
    assert np.array_equal(every.distance, every_distance(metric))


def test_the_table_on_disk_takes_less_than_a_megabyte():
    assert SPEC.nbytes < 1_000_000
    packed = build_table()
    assert packed.nbytes == SPEC.nbytes
    table = every_distance(Metric.HTM).ravel()
    assert np.array_equal(
        packed[np.arange(POSITIONS) // 4] >> np.arange(POSITIONS) % 4 * 2 & 3, table % 3
    )


def test_a_position_and_its_number_lead_to_each_other(rng):
    assert position_of(Cube.solved(2)) == 0
    for position in rng.integers(0, POSITIONS, 300).tolist():
        assert position_of(cube_at(position)) == position
    for _ in range(100):
        cube = random_cube(rng)
        assert held_home(cube_at(position_of(cube)))[0] == cube_at(position_of(cube))


def test_how_a_cube_is_held_changes_nothing_but_the_colours_names(rng):
    for _ in range(30):
        cube = random_cube(rng)
        for axis in Axis:
            turned = Cube.solved(2).apply(rotation(axis, 1, 2))
            colours = turned.faces[:, 0, 0]
            assert position_of(Cube.from_faces(colours[cube.faces])) == position_of(cube)


# One answer


@pytest.mark.parametrize("metric", [Metric.HTM, Metric.QTM])
def test_every_answer_solves_its_cube_however_it_is_held(metric, rng):
    lengths = []
    for _ in range(300):
        cube = random_cube(rng)
        answer = solve(cube, Limits(metric=metric))
        assert answer.solves(cube)
        assert answer.proven_optimal
        assert answer.metric is metric
        lengths.append(answer.length(metric))
    most, mean = (11, 8.76) if metric is Metric.HTM else (14, 10.67)
    assert max(lengths) <= most
    assert abs(np.mean(lengths) - mean) < 0.3


@pytest.mark.parametrize(
    ("metric", "depth"),
    [
        (Metric.HTM, 4),
        (Metric.QTM, 5),
        pytest.param(Metric.HTM, 5, marks=pytest.mark.slow),
    ],
)
def test_near_positions_have_exactly_their_brute_force_distance(metric, depth):
    near = brute_force(metric, depth)
    assert len(near) == sum((HTM if metric is Metric.HTM else QTM)[: depth + 1])
    limits = Limits(metric=metric)
    for cube, (length, _ways) in near.items():
        answer = solve(cube, limits)
        assert answer.length(metric) == length
        assert answer.solves(cube)


def test_holding_the_cube_in_another_way_changes_no_length(rng):
    cube = random_cube(rng)
    for x in range(4):
        for y in range(4):
            turned = cube.apply_all([rotation(Axis.X, 1, 2)] * x + [rotation(Axis.Y, 1, 2)] * y)
            assert len(solve(turned).moves) == len(solve(cube).moves)


def test_answers_turn_u_r_and_f_only_as_the_person_holds_the_cube(rng):
    for _ in range(50):
        cube = random_cube(rng).apply(rotation(Axis.Y, 1, 2)).apply(rotation(Axis.X, -1, 2))
        for metric in (Metric.HTM, Metric.QTM):
            assert set(solve(cube, Limits(metric=metric)).moves) <= set(URF)


def test_a_solved_cube_takes_no_moves_in_any_hold():
    cube = Cube.solved(2)
    for axis in (Axis.X, Axis.Y, Axis.Z) * 4:
        cube = cube.apply(rotation(axis, 1, 2))
        assert solve(cube).moves == ()
        assert [answer.moves for answer in solve_all(cube)] == [()]


def test_one_turn_takes_one_turn():
    for move in TURNS:
        cube = Cube.solved(2).apply(move)
        assert len(solve(cube).moves) == 1
        assert len(solve(cube, Limits(metric=Metric.QTM)).moves) == 1


def test_a_longest_length_below_the_shortest_answer_is_refused_with_that_answer():
    cube = Cube.solved(2).apply_all(TURNS[i] for i in (1, 3, 6))
    quarters = Limits(max_length=3, metric=Metric.QTM)
    for answer in (solve, solve_all):
        assert answer(cube, Limits(max_length=3))
        with pytest.raises(LimitReached, match="3 are needed") as caught:
            answer(cube, Limits(max_length=2))
        with pytest.raises(LimitReached, match="no answer of 1 face turn or fewer"):
            answer(cube, Limits(max_length=1))
        assert caught.value.best.solves(cube)
        with pytest.raises(LimitReached, match="4 are needed"):
            answer(cube, quarters)


def test_what_is_no_legal_2x2x2_never_reaches_the_table():
    solved = Cube.solved(2)
    only = parse_turns("U,R", 2)
    for answer in (solve, solve_all):
        for limits in (NO_LIMITS, Limits(metric=Metric.QTM), Limits(turns=only)):
            with pytest.raises(UnsupportedCubeError):
                answer(Cube.solved(3), limits)
            for bad in (
                solved.painted([0], UNPAINTED),
                Cube.unpainted(2),
                solved.painted([0], 1),
                twisted_corner(),
            ):
                assert position_of(bad) == INVALID
                with pytest.raises(InvalidCubeError):
                    answer(bad, limits)


def twisted_corner():
    from cubeapp.engine.model.orbits import corner_facelets

    facelets = Cube.solved(2).facelets.copy()
    place = corner_facelets(2)[0]
    facelets[place] = np.roll(facelets[place], 1)
    return Cube.from_faces(facelets.reshape(6, 2, 2))


# Every answer


@pytest.mark.parametrize("metric", [Metric.HTM, Metric.QTM])
def test_every_shortest_answer_is_listed_once(metric, rng):
    depth = 4 if metric is Metric.HTM else 6
    near = list(brute_force(metric, depth).items())
    for index in rng.integers(0, len(near), 300).tolist():
        cube, (length, ways) = near[index]
        answers = solve_all(cube, Limits(metric=metric))
        backwards = {tuple(move.inverse() for move in reversed(way)) for way in ways}
        listed = [answer.moves for answer in answers]
        assert {tuple(map(plainly, moves)) for moves in listed} == {
            tuple(map(plainly, moves)) for moves in backwards
        }
        assert len(listed) == len(backwards)
        assert all(answer.length(metric) == length for answer in answers)


def plainly(move):
    """The turn with half turns of one name: ``R2'`` is ``R2``."""
    return move.axis, move.first, move.quarters % 4


def test_the_list_begins_with_the_answer_and_is_in_the_order_of_the_turns(rng):
    for _ in range(50):
        cube = random_cube(rng)
        answers = [tuple(map(TURNS.index, answer.moves)) for answer in solve_all(cube)]
        assert answers == sorted(set(answers))
        assert answers[0] == tuple(map(TURNS.index, solve(cube).moves))


# Some turns only

SETS = [
    *("U,R", "U2,R2,F2,D2,L2,B2", "U,D,R2"),
    # Holds of many kinds, each with a table of its own.
    *(pytest.param(text, marks=pytest.mark.slow) for text in ("U,R2,F2", "L,B", "U,R,L", "U2,D,F")),
]


def shortest_by_plain_turning(cube, turns, metric):
    """Every shortest way to solve ``cube`` with ``turns``, by trying all sequences."""
    level, length = {0: [(cube, ())]}, 0
    while True:
        solved = [way for one, way in level.get(length, ()) if one.is_solved]
        if solved:
            return length, solved
        for one, way in level.pop(length, ()):
            for move in turns:
                if not (way and is_one_turn(way[-1], move, turns)):
                    reached = level.setdefault(length + cost(move, metric), [])
                    reached.append((one.apply(move), (*way, move)))
        length += 1


def is_one_turn(first, second, turns):
    if (first.axis, first.first) != (second.axis, second.first):
        return False
    quarters = (first.quarters + second.quarters) % 4
    return quarters == 0 or any(
        (move.axis, move.first, move.quarters % 4) == (first.axis, first.first, quarters)
        for move in turns
    )


def states(cube, way):
    """What ``way`` makes of the cube, however held, after each run of turns about one axis."""
    seen = []
    for move, following in zip(way, (*way[1:], None), strict=True):
        cube = cube.apply(move)
        if following is None or following.axis is not move.axis:
            seen.append(held_home(cube)[0])
    return tuple(seen)


@pytest.mark.parametrize("metric", [Metric.HTM, Metric.QTM])
@pytest.mark.parametrize("text", SETS)
def test_with_some_turns_only_answers_are_the_shortest_there_are(text, metric, rng):
    turns = [move for move in TURNS if move in parse_turns(text, 2)]
    limits = Limits(turns=frozenset(turns), metric=metric)
    for count in (1, 2, 3, 3):
        start = Cube.solved(2).apply(rotation(Axis.Z, 1, 2))
        cube = start.apply_all(turns[i] for i in rng.integers(0, len(turns), count))
        length, ways = shortest_by_plain_turning(cube, turns, metric)
        answer, answers = solve(cube, limits), solve_all(cube, limits)
        assert answer.length(metric) == length
        assert set(answer.moves) <= set(turns)
        listed = [one.moves for one in answers]
        assert set(listed) <= set(ways)
        assert len(set(listed)) == len(listed)
        assert {states(cube, way) for way in listed} == {states(cube, way) for way in ways}
        assert answers[0].moves == answer.moves


@pytest.mark.parametrize("text", SETS)
def test_a_cube_that_the_turns_allowed_cannot_solve_is_refused(text, rng):
    turns = parse_turns(text, 2)
    limits = Limits(turns=turns)
    for _ in range(3):
        cube = random_cube(rng)
        if reachable(cube, turns):
            assert solve(cube, limits).solves(cube)
        else:
            for answer in (solve, solve_all):
                with pytest.raises(UnreachableError, match="turns allowed"):
                    answer(cube, limits)


@pytest.mark.parametrize("text", ["U,R", "U,R2,F2", "L,B", "U2,R2,F2,D2,L2,B2"])
def test_the_table_of_some_turns_reaches_just_what_they_can_solve(text, rng):
    turns = parse_turns(text, 2)
    table = walks(Metric.HTM, turns, SearchControl())
    for _ in range(30):
        cube = random_cube(rng)
        assert (table.length(table.position(cube)) is not None) == reachable(cube, turns)


def test_two_faces_alone_make_29160_positions_at_most_14_turns_from_solved():
    table = walks(Metric.HTM, parse_turns("U,R", 2), SearchControl())
    counts = np.bincount(table.distance[table.distance < 255].ravel()).tolist()
    assert sum(counts) == 29160
    assert len(counts) == 15


@pytest.mark.parametrize("count", [2, pytest.param(20, marks=pytest.mark.slow)])
def test_one_face_of_each_axis_is_enough_for_the_shortest_answers(count, rng):
    for _ in range(count):
        cube = random_cube(rng)
        for text in ("D,L,B", "U,R,F,D,L"):
            answer = solve(cube, Limits(turns=parse_turns(text, 2)))
            assert len(answer.moves) == len(solve(cube).moves)


def test_quarter_turns_of_two_may_be_all_there_is():
    turns = frozenset(TURNS[i] for i in QTM_MOVES)
    cube = Cube.solved(2).apply(TURNS[1])
    assert len(solve(cube, Limits(turns=turns)).moves) == 2
    assert len(solve_all(cube, Limits(turns=turns))) == 2


def test_without_any_turn_only_a_solved_cube_is_solved():
    none = Limits(turns=frozenset())
    assert solve(Cube.solved(2).apply(rotation(Axis.X, 1, 2)), none).moves == ()
    with pytest.raises(UnreachableError):
        solve(Cube.solved(2).apply(TURNS[0]), none)


def test_turns_that_a_2x2x2_does_not_have_are_refused():
    for turn in (Move(Axis.X, 2, 2, 1), Move(Axis.X, 0, 1, 1)):
        with pytest.raises(InvalidMoveError):
            walks(Metric.HTM, {turn}, SearchControl())


def test_looking_at_every_hold_can_be_cancelled():
    control = SearchControl(lambda _progress: control.cancel())
    with pytest.raises(SearchCancelled):
        walks(Metric.HTM, parse_turns("U,D,R", 2), control)
