import numpy as np
import pytest

from cubeapp.engine.model.cube import Cube
from cubeapp.engine.model.geometry import Axis
from cubeapp.engine.model.moves import Move
from cubeapp.engine.solvers.replay import BIG_SPACING, COMPILED_FROM, Replay

JUMPS = (0, 1, 63, 64, 300, 7, COMPILED_FROM + 700, 900, COMPILED_FROM + 999, COMPILED_FROM)


def random_blocks(size, count, seed):
    rng = np.random.default_rng(seed)
    layers = np.sort(rng.integers(0, size, (count, 2)), axis=1).tolist()
    axes, quarters = rng.integers(0, 3, count), rng.choice([-2, -1, 1, 2], count)
    return tuple(
        Move(Axis(int(axis)), first, last, int(turns))
        for axis, (first, last), turns in zip(axes, layers, quarters, strict=True)
    )


@pytest.mark.parametrize("size", [2, 3, 7, 41])
def test_any_jump_shows_the_cube_after_so_many_moves(size):
    moves = random_blocks(size, COMPILED_FROM + 1000, size)
    replay = Replay(Cube.solved(size), moves)
    for index in JUMPS:
        assert replay.cube_at(index) == Cube.solved(size).apply_all(moves[:index])


@pytest.mark.parametrize("size", [3, 41])
def test_what_is_spliced_goes_on_from_there(size):
    moves, others = random_blocks(size, 3000, 1), random_blocks(size, 300, 2)
    replay = Replay(Cube.solved(size), moves)
    replay.cube_at(len(moves))
    for index in (0, 64, BIG_SPACING, 1000):
        spliced = replay.spliced(index, others)
        assert spliced.moves == moves[:index] + others
        assert spliced.cube_at(index + 300) == Cube.solved(size).apply_all(spliced.moves)


def test_there_is_no_cube_before_the_first_move_or_after_the_last():
    replay = Replay(Cube.solved(3), random_blocks(3, 5, 1))
    for index in (-1, 6):
        with pytest.raises(IndexError, match="5 moves"):
            replay.cube_at(index)


@pytest.mark.parametrize("size", [3, 40])
def test_landmarks_lead_to_the_same_cubes_without_the_way_there(size):
    moves = random_blocks(size, 3_000, 2)
    replay = Replay(Cube.solved(size), moves)
    assert not list(replay.landmarks())
    replay.cube_at(2_100)
    landmarks = list(replay.landmarks())
    assert [index for index, _cube in landmarks] == [1_024, 2_048]
    again = Replay(Cube.solved(size), moves, landmarks)
    for index in (2_999, 2_047, 2_048, 1_500, 3, 0, 3_000):
        assert again.cube_at(index) == replay.cube_at(index)
    spliced = again.spliced(1_500, moves[:3])
    assert [index for index, _cube in spliced.landmarks()] == [1_024]
    assert spliced.cube_at(1_503) == replay.cube_at(1_500).apply_all(moves[:3])


@pytest.mark.parametrize("size", [3, 41])
def test_working_out_a_cube_far_behind_can_be_stopped_and_gone_on_with(size):
    moves = random_blocks(size, 10_000, 3)
    replay = Replay(Cube.solved(size), moves)
    paused = []

    def stop():
        paused.append(replay.nbytes)
        if len(paused) == 20:
            raise InterruptedError

    with pytest.raises(InterruptedError):
        replay.cube_at(len(moves), stop)
    # Each time there is one cube more, and those worked out before are not worked out again.
    del paused[-1]
    end = replay.cube_at(len(moves), lambda: paused.append(replay.nbytes))
    assert end == Cube.solved(size).apply_all(moves)
    assert paused == sorted(set(paused))
    assert len(paused) >= len(moves) // BIG_SPACING - 2
