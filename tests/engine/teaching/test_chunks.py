"""A lesson in the turns that are made together, and what slips in them lead to."""

from itertools import pairwise

import numpy as np

from cubeapp.engine.model.cube import Cube
from cubeapp.engine.model.geometry import Face
from cubeapp.engine.notation.alg import Alg
from cubeapp.engine.teaching.chunks import chunk_at, likely_slips
from cubeapp.engine.teaching.way import way


def test_the_chunks_of_a_lesson_are_its_cards_and_leave_nothing_out():
    lesson, index, seen = way(Cube.random(3, seed=4)), 0, []
    while index < len(lesson):
        chunk = chunk_at(lesson, index)
        assert chunk.start == index
        assert chunk.moves == lesson.moves[chunk.start : chunk.end]
        assert len(chunk.moves) <= 4
        assert chunk == chunk_at(lesson, chunk.end - 1)
        assert len({move.is_rotation(3) for move in chunk.moves}) == 1
        seen.append((chunk.number, chunk.count))
        index = chunk.end
    assert chunk_at(lesson, len(lesson)) is None
    # An edge takes a turn of the top, four turns, one of the whole cube, and four turns.
    assert (4, 4) in seen
    assert all(following[0] in (1, number + 1) for (number, _), following in pairwise(seen))


def test_slips_are_seen_at_once_and_differ_from_each_other():
    before = Cube.random(3, seed=2)
    for text in ("R U R' U'", "F2", "y", "U R U' R'"):
        moves = tuple(Alg(text).moves(3))
        cubes = [before.apply_all(moves), *likely_slips(before, moves)]
        assert 2 <= len(cubes) <= 4
        looks = {
            np.array([cube.face(side) for side in (Face.U, Face.F, Face.R)]).tobytes()
            for cube in cubes
        }
        assert len(looks) == len(cubes)
