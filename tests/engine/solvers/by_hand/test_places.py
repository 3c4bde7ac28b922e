import numpy as np

from cubeapp.engine.model.cube import Cube
from cubeapp.engine.model.geometry import Axis
from cubeapp.engine.model.moves import face_turns, rotation
from cubeapp.engine.solvers.by_hand.places import (
    HOLDS,
    HOME,
    all_hold_tables,
    hand_turns,
    state_of,
    table_of,
    turn_tables,
    without,
)

TURNS = face_turns(3)


def random_turns(rng, count=30):
    return [int(turn) for turn in rng.integers(0, 18, count)]


def test_turning_a_state_is_turning_the_cube(rng):
    assert state_of(Cube.solved(3)) == HOME
    cube, state = Cube.solved(3), HOME
    for turn in random_turns(rng):
        cube, state = cube.apply(TURNS[turn]), state.translate(turn_tables()[turn])
        assert state_of(cube) == state


def test_an_alg_is_one_table(rng):
    turns = random_turns(rng)
    table = table_of([TURNS[turn] for turn in turns])
    one_by_one = HOME
    for turn in turns:
        one_by_one = one_by_one.translate(turn_tables()[turn])
    assert HOME.translate(table) == one_by_one
    assert without(one_by_one, table) == HOME


def test_the_hand_makes_the_same_turns_in_every_hold(rng):
    turns = random_turns(rng)
    expected = HOME.translate(table_of([TURNS[turn] for turn in turns]))
    spin = rotation(Axis.Y, 1, 3)
    for hold in range(HOLDS):
        shown = [TURNS[hand_turns()[hold][turn]] for turn in turns]
        moves = [*[spin] * hold, *shown, *[spin.inverse()] * hold]
        assert HOME.translate(table_of(moves)) == expected


def test_there_are_24_ways_to_hold_a_cube():
    assert len({HOME.translate(table) for table in all_hold_tables()}) == 24
    assert len(np.unique(list(HOME))) == 20
