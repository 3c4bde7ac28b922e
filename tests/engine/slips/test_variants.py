import pytest

from cubeapp.engine.notation.alg import Alg
from cubeapp.engine.notation.parsing import format_moves
from cubeapp.engine.slips.trail import Kind
from cubeapp.engine.slips.variants import variants
from tests.every import every


def did(alg, size=3, index=0, kind=None):
    """What may be made of a move, by kind."""
    (found,) = variants(Alg(alg).moves(size), size, [index])
    return {
        format_moves(one.slip.did, size) for one in found if kind is None or one.slip.kind is kind
    }


def test_a_quarter_turn_goes_wrong_in_every_way():
    assert did("R' U", kind=Kind.DIRECTION) == {"R"}
    assert did("R' U", kind=Kind.AMOUNT) == {"R2"}
    assert did("R' U", kind=Kind.SKIPPED) == {""}
    assert did("R' U", kind=Kind.TWICE) == {"R' R'"}
    assert did("R' U", kind=Kind.SWAPPED) == {"U R'"}
    assert did("R' U", kind=Kind.SIDE) == {*"UFDLB", *(f"{face}'" for face in "UFDLB")}


def test_a_half_turn_has_no_other_direction():
    assert did("R2 U", kind=Kind.DIRECTION) == set()
    assert did("R2 U", kind=Kind.AMOUNT) == {"R", "R'"}
    assert did("R2 U", kind=Kind.SIDE) == {f"{face}2" for face in "UFDLB"}


def test_moves_are_swapped_only_where_that_matters():
    assert did("R L", kind=Kind.SWAPPED) == set()
    assert did("U R", index=1, kind=Kind.SWAPPED) == set()


def test_the_cube_may_be_held_in_23_wrong_ways():
    held = did("R U", kind=Kind.ORIENTATION)
    assert len(held) == 23
    assert {"x", "y'", "z2"} < held


@every(
    "alg, size, wrong",
    [
        ("Rw U", 4, {"R", "2R", "3Rw"}),
        ("2R U", 4, {"R", "Rw"}),
        ("R 2U", 4, {"2R", "Rw"}),
        ("M' U", 3, {"L", "L'", "R", "R'"}),
        ("3Rw U", 7, {"R", "3R", "Rw", "4Rw"}),
    ],
)
def test_other_layers_are_turned_where_the_answer_turns_inner_ones(alg, size, wrong):
    sides = did(alg, size, kind=Kind.SIDE)
    assert wrong & sides
    assert (wrong <= sides) or size == 3


@pytest.mark.parametrize("size", [2, 3, 4, 5])
def test_outer_turns_alone_are_never_made_wide(size):
    (turned,) = variants(Alg("R U F").moves(size), size, [0])
    assert all(
        move.first == move.last
        for one in turned
        for move in one.slip.did[-1:]
        if one.slip.kind is Kind.SIDE
    )


@every("size", [2, 3, 4, 5, 7])
def test_a_slip_is_never_the_move_itself(size):
    moves = Alg("R U' F2 y D").moves(size)
    for move, found in zip(moves, variants(moves, size, range(5)), strict=True):
        assert all(one.made != (move,) for one in found)


def test_what_people_do_most_is_likeliest():
    (found,) = variants(Alg("R U").moves(3), 3, [0])
    ordered = [one.slip.kind for one in sorted(found, key=lambda one: -one.likelihood)]
    assert ordered[:3] == [Kind.DIRECTION, Kind.AMOUNT, Kind.SKIPPED]
    assert ordered[-1] is Kind.ORIENTATION
