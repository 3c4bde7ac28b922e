"""Trails that tests follow, and slips made move by move, apart from the program's own way."""

from __future__ import annotations

from cubeapp.engine.model.cube import Cube
from cubeapp.engine.model.geometry import Axis
from cubeapp.engine.model.moves import Move, inverse, rotation
from cubeapp.engine.notation.alg import Alg
from cubeapp.engine.slips.inquiry import Inquiry
from cubeapp.engine.slips.trail import Kind, Trail

ALGS = {
    2: "R U' F R' U F' R U2 F'",
    3: "R' B2 L' F2 R' U2 F' U2 R' D R' D' B R2 U2 F U L",
    4: "R Uw2 F' 2L D' B2 Rw' U Fw2 L' D 2U R'",
    5: "R 2-3Uw2 F' 2L D' B2 3Rw' U Fw2 M' D 2U R'",
}
"""By size; the first, a middle and the last move are quarter turns."""


def trail_of(alg: str, size: int = 3) -> Trail:
    """The cube that ``alg`` solves, with it."""
    moves = Alg(alg).moves(size)
    return Trail(Cube.solved(size).apply_all(inverse(moves)), moves)


def slipped(trail: Trail, kind: Kind, number: int, after: int) -> Cube:
    """The cube after ``after`` moves with one slip at the move of that number."""
    moves, move = trail.moves, trail.moves[number - 1]
    before, rest, back = moves[: number - 1], moves[number:after], ()
    match kind:
        case Kind.DIRECTION:
            did = (move.inverse(),)
        case Kind.AMOUNT:
            did = (Move(move.axis, move.first, move.last, 2 if abs(move.quarters) == 1 else 1),)
        case Kind.SIDE:
            other = Axis((move.axis + 1) % 3)
            did = (Move(other, move.first, move.last, move.quarters),)
        case Kind.SKIPPED:
            did = ()
        case Kind.TWICE:
            did = (move, move)
        case Kind.SWAPPED:
            did, rest = (moves[number], move), moves[number + 1 : after]
        case Kind.ORIENTATION:
            turn = rotation(Axis.Y, 1, trail.size)
            did, back = (turn, move), (turn.inverse(),)
    return trail.start.apply_all((*before, *did, *rest, *back))


def answered(inquiry: Inquiry, cube: Cube, most: int = 60) -> Inquiry:
    """The inquiry when all its questions have been answered as ``cube`` has it."""
    for _ in range(most):
        if inquiry.ask is None:
            return inquiry
        inquiry = inquiry.answer(inquiry.ask, int(cube.facelets[inquiry.ask]))
    raise AssertionError("it never ends")
