import pytest

from cubeapp.engine.model.cube import Cube
from cubeapp.engine.model.errors import UnsupportedCubeError
from cubeapp.engine.model.geometry import Axis, Face
from cubeapp.engine.model.moves import (
    Metric,
    Move,
    blocks,
    face_turn,
    face_turns,
    inverse,
    layer_turns,
    lengths,
    metrics_for,
    reduced,
    rest_of,
    rotation,
)
from cubeapp.engine.notation.alg import Alg
from tests.every import every

R = Move(Axis.X, 0, 0, 1)


def test_a_half_turn_backwards_stays_one():
    assert Move(Axis.X, 0, 0, 2).inverse() == Move(Axis.X, 0, 0, -2)
    assert Move(Axis.X, 0, 0, -2).inverse() == Move(Axis.X, 0, 0, 2)


def test_moves_are_undone_in_reverse_order():
    u = Move(Axis.Y, 0, 0, 1)
    assert inverse([R, u]) == (u.inverse(), R.inverse())


@every(
    "first, last, quarters",
    [(1, 0, 1), (-1, 0, 1), (0, 0, 0), (0, 0, 3), (0, 0, -3)],
)
def test_a_turn_that_makes_no_sense_is_refused(first, last, quarters):
    with pytest.raises(ValueError, match="no such turn"):
        Move(Axis.X, first, last, quarters)


def test_faces_turn_clockwise_as_seen_from_themselves():
    assert face_turn(Face.R, 1, 5) == R
    assert face_turn(Face.L, 1, 5) == Move(Axis.X, 4, 4, -1)
    assert face_turn(Face.D, -1, 5, depth=2) == Move(Axis.Y, 3, 4, 1)
    assert face_turn(Face.F, 2, 5, depth=3) == Move(Axis.Z, 0, 2, 2)


def test_outer_and_whole_turns_are_told_apart():
    assert rotation(Axis.Y, 1, 4).is_rotation(4)
    assert not rotation(Axis.Y, 1, 3).is_rotation(4)
    assert R.is_outer(3)
    assert Move(Axis.X, 1, 2, 1).is_outer(3)
    assert not Move(Axis.X, 1, 1, 1).is_outer(3)


@every(
    "move, htm, qtm, stm, etm",
    [
        (R, 1, 1, 1, 1),
        (Move(Axis.X, 0, 0, 2), 1, 2, 1, 1),
        (Move(Axis.X, 0, 0, -2), 1, 2, 1, 1),
        (Move(Axis.X, 0, 2, -1), 1, 1, 1, 1),
        (Move(Axis.X, 1, 1, 1), 2, 2, 1, 1),
        (Move(Axis.X, 1, 2, 2), 2, 4, 1, 1),
        (rotation(Axis.Z, 2, 5), 0, 0, 0, 1),
    ],
)
def test_metrics_count_outer_turns_slices_and_rotations(move, htm, qtm, stm, etm):
    counts = [metric.count([move], 5) for metric in Metric]
    assert counts == [htm, qtm, stm, etm]


def test_turns_of_the_same_layers_are_known_whichever_way_they_go():
    assert R.turns_the_layers_of(Move(Axis.X, 0, 0, 2))
    assert not R.turns_the_layers_of(Move(Axis.X, 0, 1, 1))
    assert not R.turns_the_layers_of(Move(Axis.Y, 0, 0, 1))


def test_neighbouring_layers_make_blocks():
    assert blocks([4, 1, 2]) == [(1, 2), (4, 4)]
    assert blocks([]) == []


def test_quarter_turns_are_reduced_to_as_few_as_come_to_the_same():
    assert [reduced(quarters) for quarters in range(-3, 6)] == [1, 2, -1, 0, 1, 2, -1, 0, 1]


def test_lengths_are_told_in_words():
    assert Metric.QTM.in_words(14) == "14 quarter turns"
    assert Metric.HTM.in_words(1) == "1 face turn"
    assert Metric.OBTM.in_words(44, 4) == "44 turns of outer blocks"


def test_above_3x3x3_htm_is_called_obtm():
    assert Metric.OBTM is Metric.HTM
    assert [Metric.HTM.called(size) for size in (2, 3, 4, 100)] == ["HTM", "HTM", "OBTM", "OBTM"]
    assert Metric.STM.called(4) == "STM"


@pytest.mark.parametrize(
    ("size", "fitting"), [(3, (Metric.HTM, Metric.QTM)), (4, (Metric.OBTM, Metric.STM))]
)
def test_each_size_has_two_metrics_for_answers(size, fitting):
    assert metrics_for(size) == fitting
    for metric in fitting:
        metric.check_fits(size)
    for metric in set(Metric) - set(fitting):
        with pytest.raises(UnsupportedCubeError, match=f"not in {metric.name}"):
            metric.check_fits(size)


@pytest.mark.parametrize("size", [2, 3, 7])
def test_there_are_nine_turns_of_each_layer_and_18_of_the_faces(size):
    assert len(set(layer_turns(size))) == 9 * size
    assert len(set(face_turns(size))) == 18


@pytest.mark.parametrize("size", [2, 3, 4, 7])
def test_all_lengths_of_many_moves_are_the_sums_of_each_move_alone(size, rng):
    turns = [
        Move(axis, first, last, quarters)
        for axis in Axis
        for first in range(size)
        for last in range(first, size)
        for quarters in (-2, -1, 1, 2)
    ]
    moves = [turns[i] for i in rng.integers(0, len(turns), 300)]
    assert lengths(moves, size) == {
        metric: sum(metric.count([move], size) for move in moves) for metric in Metric
    }
    assert lengths([], size) == dict.fromkeys(Metric, 0)


@every(
    "size, move, made, rest",
    [
        (3, "R", "R", ""),
        (3, "R2", "R2'", ""),
        (3, "R2", "R", "R"),
        (3, "R2'", "R'", "R'"),
        (3, "y2", "y", "y"),
        (3, "r", "R", "M'"),
        (3, "r", "L", "x"),
        (3, "L'", "r'", "x"),
        (3, "M", "r'", "R"),
        (4, "2R", "Rw", "R'"),
        (4, "2R'", "Rw'", "R"),
        (4, "Rw2", "R", "R 2R2"),
        (5, "3Rw", "2R", "R 3R"),
    ],
)
def test_a_part_of_a_turn_leaves_its_rest(size, move, made, rest):
    (move,), (made,) = Alg(move).moves(size), Alg(made).moves(size)
    left = rest_of(move, made, size)
    assert left == Alg(rest).moves(size)
    assert Cube.solved(size).apply_all((made, *left)) == Cube.solved(size).apply(move)


@every(
    "move, made",
    [("R", "U"), ("R", "R'"), ("R", "R2"), ("R", "M'"), ("R", "x"), ("x", "R"), ("R", "r")],
)
def test_a_turn_that_is_no_part_of_another_leaves_no_rest(move, made):
    (move,), (made,) = Alg(move).moves(3), Alg(made).moves(3)
    assert rest_of(move, made, 3) is None
