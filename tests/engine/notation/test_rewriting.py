import numpy as np
import pytest
from hypothesis import given

from cubeapp.engine.kernels.batch import turn_table
from cubeapp.engine.model.cube import Cube
from cubeapp.engine.model.geometry import Axis
from cubeapp.engine.model.moves import Metric, Move, layer_turns, rotation
from cubeapp.engine.notation.alg import Alg
from cubeapp.engine.notation.parsing import format_moves
from cubeapp.engine.notation.rewriting import rewritten, rewritten_parts
from tests.block_turns import block_turns
from tests.every import every
from tests.strategies import sizes_and_moves, slow


def numbered(size):
    """A cube whose colours tell more than those of a solved one: a pattern of all six."""
    return Cube.from_faces((np.arange(6 * size * size) * 7 // 5 % 6).reshape(6, size, size))


def again(text, size, keeps_hold=False):
    return format_moves(rewritten(Alg(text).moves(size), size, keeps_hold), size)


def in_blocks_and_layers(moves, size):
    """The length where a block that lies inside counts as the two outer ones that make it."""
    turns = [move for move in moves if not move.is_rotation(size)]
    inner = [turn for turn in turns if not turn.is_outer(size) and turn.first < turn.last]
    return len(turns) + len(inner)


@given(sizes_and_moves)
def test_the_same_is_done_to_the_cube_in_no_more_turns(size_and_moves):
    size, moves = size_and_moves
    result = rewritten(moves, size, keeps_hold=True)
    assert numbered(size).apply_all(result) == numbered(size).apply_all(moves)
    assert in_blocks_and_layers(result, size) <= in_blocks_and_layers(moves, size)
    assert in_blocks_and_layers(result, size) == Metric.STM.count(result, size)


@given(sizes_and_moves)
def test_without_keeping_the_hold_only_the_last_rotations_are_gone(size_and_moves):
    size, moves = size_and_moves
    kept = rewritten(moves, size, keeps_hold=True)
    result = rewritten(moves, size)
    assert kept[: len(result)] == result
    assert all(move.is_rotation(size) for move in kept[len(result) :])
    assert not any(move.is_rotation(size) for move in result)


@given(sizes_and_moves)
def test_what_is_written_again_stays_as_it_is(size_and_moves):
    size, moves = size_and_moves
    once = rewritten(moves, size)
    assert len(rewritten(once, size)) == len(once)


@every(
    "text, size, expected",
    [
        ("R R", 3, "R2"),
        ("R L R'", 3, "L"),
        ("R L R' L'", 3, ""),
        ("U R R' U'", 3, ""),
        ("Rw R'", 4, "2R"),
        ("R 2R", 5, "Rw"),
        ("R 2R 3R", 7, "3Rw"),
        ("R 2R2 3R", 7, "2R 3Rw"),
        ("2R 3R", 4, "R' L"),
        ("x U x'", 3, "F"),
        ("x y z", 3, ""),
        ("R M' L' U", 3, "F"),
        ("Rw Lw U", 4, "Rw2 B"),
    ],
)
def test_turns_about_one_axis_become_the_fewest(text, size, expected):
    assert sorted(again(text, size).split()) == sorted(expected.split())


@given(sizes_and_moves)
def test_outer_blocks_alone_do_the_same_in_the_fewest_turns(size_and_moves):
    size, moves = size_and_moves
    result = rewritten(moves, size, keeps_hold=True, blocks_only=True)
    assert numbered(size).apply_all(result) == numbered(size).apply_all(moves)
    turns = rewritten(moves, size, blocks_only=True)
    assert result[: len(turns)] == turns
    assert all(move.is_outer(size) and not move.is_rotation(size) for move in turns)
    assert len(turns) == block_turns(turns, size) <= Metric.OBTM.count(moves, size)
    assert len(rewritten(turns, size, blocks_only=True)) == len(turns)


@pytest.mark.parametrize("size", [2, 3, 4, 5])
def test_no_batch_can_be_done_in_fewer_turns_of_outer_blocks(size):
    blocks = [range(last + 1) for last in range(size - 1)]
    blocks += [range(first, size) for first in range(1, size)]
    for powers, length in distances(size, blocks).items():
        turns = [(layer, (0, 1, 2, -1)[power]) for layer, power in enumerate(powers) if power]
        moves = [Move(Axis.Z, layer, layer, quarters) for layer, quarters in turns]
        assert len(rewritten(moves, size, blocks_only=True)) == length == block_turns(moves, size)


@given(sizes_and_moves)
def test_blocks_of_any_layers_do_the_same_in_no_more_turns(size_and_moves):
    size, moves = size_and_moves
    result = rewritten(moves, size, keeps_hold=True, any_blocks=True)
    assert numbered(size).apply_all(result) == numbered(size).apply_all(moves)
    turns = rewritten(moves, size, any_blocks=True)
    assert result[: len(turns)] == turns
    assert len(turns) == Metric.STM.count(turns, size) <= Metric.STM.count(moves, size)
    assert len(rewritten(turns, size, any_blocks=True)) == len(turns)
    assert len(turns) <= len(rewritten(moves, size))


@pytest.mark.parametrize("size", [2, 3, 4, 5, *slow(6, 7)])
def test_no_batch_can_be_done_in_fewer_turns_of_any_blocks(size):
    blocks = [range(first, last) for first in range(size) for last in range(first + 1, size + 1)]
    for powers, length in distances(size, blocks).items():
        turns = [(layer, (0, 1, 2, -1)[power]) for layer, power in enumerate(powers) if power]
        moves = [Move(Axis.Z, layer, layer, quarters) for layer, quarters in turns]
        assert len(rewritten(moves, size, any_blocks=True)) == length


@every(
    "text, size, expected",
    [
        ("2R 3R", 4, "2-3Rw"),
        ("R L' U", 5, "2-4Rw' F"),
        ("Rw L' U", 6, "2-4Lw F"),
        ("2R 3R 2L2", 6, "2-3Rw 2L2'"),
        ("R 2R2 3R", 7, "2R 3Rw"),
    ],
)
def test_inner_layers_turn_as_a_block_where_that_saves_turns(text, size, expected):
    moves = rewritten(Alg(text).moves(size), size, any_blocks=True)
    assert sorted(format_moves(moves, size).split()) == sorted(expected.split())


def test_of_the_two_halves_the_first_is_turned_and_narrow_blocks_come_first():
    moves = Alg("Rw2 L' 2R U Dw Lw'").moves(4)
    assert format_moves(rewritten(moves, 4, blocks_only=True), 4) == "R' L' Rw' U Uw Fw'"


def test_layers_turned_one_by_one_become_one_turn_of_the_rest():
    size = 100
    slices = [Move(Axis.X, layer, layer, 1) for layer in range(1, size)]
    assert rewritten(slices, size) == (Move(Axis.X, 0, 0, -1),)


def test_every_layer_turned_on_its_own_is_a_turn_of_the_whole_cube():
    size = 9
    slices = [Move(Axis.Y, layer, layer, 2) for layer in range(size)]
    assert rewritten(slices, size) == ()
    assert rewritten(slices, size, keeps_hold=True) == (rotation(Axis.Y, 2, size),)


def test_each_part_keeps_what_begins_in_it():
    parts = [Alg(text).moves(3) for text in ("R U", "U' F", "D L", "")]
    texts = [format_moves(moves, 3) for moves in rewritten_parts(parts, 3)]
    assert texts == ["R", "F", "D L", ""]


def distances(size, parts):
    """How many turns of ``parts`` each batch takes, without counting those of all layers."""
    lengths, level = {}, {(0,) * size}
    while level:
        lengths |= dict.fromkeys(level, max(lengths.values(), default=-1) + 1)
        turned = {
            tuple(power + quarters * (layer in part) for layer, power in enumerate(powers))
            for powers in level
            for part in parts
            for quarters in (1, 2, 3)
        }
        # A turn of all layers does not count.
        level = {tuple((power - powers[0]) % 4 for power in powers) for powers in turned}
        level -= set(lengths)
    assert len(lengths) == 4 ** (size - 1)
    return lengths


def test_no_batch_can_be_done_in_fewer_turns_of_blocks_and_layers():
    size = 4
    parts = [range(layer, layer + 1) for layer in range(size)]
    parts += [range(last + 1) for last in range(1, size - 1)]
    for powers, length in distances(size, parts).items():
        turns = [(layer, (0, 1, 2, -1)[power]) for layer, power in enumerate(powers) if power]
        moves = [Move(Axis.Z, layer, layer, quarters) for layer, quarters in turns]
        assert len(rewritten(moves, size)) == length


def test_many_moves_of_a_big_cube_are_written_again(rng):
    size = 100
    turns = layer_turns(size)
    moves = [turns[index] for index in rng.integers(len(turns), size=20_000)]
    result = rewritten(moves, size, keeps_hold=True)
    table = turn_table(size)
    start = numbered(size)
    assert table.turn(start, table.numbers(result)) == table.turn(start, table.numbers(moves))
    assert len(result) < len(moves)


def test_who_waits_for_many_moves_is_asked_again_and_again(rng):
    size = 100
    turns, asked = layer_turns(size), []
    moves = [turns[index] for index in rng.integers(len(turns), size=20_000)]
    for blocks_only in (True, False):
        asked.clear()
        parts = rewritten_parts(
            [moves],
            size,
            blocks_only=blocks_only,
            any_blocks=not blocks_only,
            pause=lambda: asked.append(True),
        )
        # While moves are gathered, and while blocks are chosen.
        assert len(asked) >= len(moves) // 1000 + 5
        assert parts == rewritten_parts(
            [moves], size, blocks_only=blocks_only, any_blocks=not blocks_only
        )
