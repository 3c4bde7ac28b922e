"""Cubes and turns in space."""

import numpy as np

from cubeapp.engine.model.cube import Cube
from cubeapp.engine.model.orientation import rotations
from cubeapp.engine.notation.alg import Alg
from cubeapp.engine.solvers.goals.space import (
    Arrangement,
    after_moves,
    arrangement_of,
    hold_of,
)

ALG = "R U2 F' r2 D M' E b S2 L' Uw"


def same(one, other):
    return all(
        np.array_equal(getattr(one, part), getattr(other, part))
        for part in ("cp", "co", "ep", "eo", "frame")
    )


def test_turns_of_every_kind_move_the_cubies_as_they_move_the_stickers():
    moves = Alg(ALG).moves(3)
    made = after_moves(Arrangement.home(), moves)
    seen = Cube.from_alg(ALG)
    home = next(turns for turns in rotations(3) if hold_of(turns) == made.frame)
    undone = after_moves(made, [move.inverse() for move in reversed(moves)])
    assert same(undone, Arrangement.home())
    # Colours are called by where their centres are, so the hold is taken out of them.
    recoloured = made.then(Arrangement.home())
    back = after_moves(Arrangement.home(), home).inverse()
    assert same(back.then(recoloured), arrangement_of(seen))


def test_a_cube_held_in_another_way_is_the_cube_after_rotations():
    cube = Cube.from_alg("R U2 F' D L2 B R' D2")
    for hold, turns in enumerate(rotations(3)):
        assert same(arrangement_of(cube).held(hold), arrangement_of(cube.apply_all(turns)))


def test_the_corner_at_dbl_says_how_a_2x2x2_is_held():
    cube = Cube.from_alg("R U2 F' R U F2", 2)
    for turns in rotations(2):
        held = arrangement_of(cube.apply_all(turns))
        assert (held.cp[6], held.co[6]) == (6, 0)
        assert same(after_moves(held, ()), held)


def test_an_arrangement_and_its_inverse_cancel():
    made = after_moves(Arrangement.home(), Alg(ALG).moves(3))
    assert same(made.then(made.inverse()), Arrangement.home())
    assert same(made.inverse().then(made), Arrangement.home())
