"""A lesson in the turns that are made together, and what slips in them lead to."""

from itertools import pairwise

from cubeapp.engine.model.cube import Cube
from cubeapp.engine.model.geometry import Face
from cubeapp.engine.model.moves import inverse
from cubeapp.engine.notation.alg import Alg
from cubeapp.engine.notation.parsing import format_moves
from cubeapp.engine.teaching.chunks import Chunk, by_heart, chunk_at, likely_slips
from cubeapp.engine.teaching.judge import judge
from cubeapp.engine.teaching.way import way
from cubeapp.engine.text import NO_TEXT
from cubeapp.engine.timeline.timeline import Timeline


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


def test_moves_behind_the_last_step_belong_to_no_chunk():
    lesson = way(Cube.random(3, seed=4))
    moves = (*lesson.moves, *Alg("R U").moves(3))
    longer = Timeline(lesson.start, moves, lesson.purpose, lesson.sections, method=lesson.method)
    for index in range(len(lesson), len(longer)):
        assert chunk_at(longer, index) is None
        assert by_heart(longer, index) is None
    last = len(lesson) - 1
    assert chunk_at(longer, last) == chunk_at(lesson, last) is not None


def test_turns_of_ones_own_between_two_ways_belong_to_no_chunk():
    """Who turns something else and is then shown the way from there may step back to that turn."""
    lesson = way(Cube.random(3, seed=4))
    for left in (1, lesson.sections[0].parts[-1].end, len(lesson) // 2):
        own = lesson.spliced(left, Alg("R U").moves(3))
        again = own.joined(left + 2, way(own.cube_at(left + 2)))
        for index in (left, left + 1):
            assert chunk_at(again, index) is None
            assert by_heart(again, index) is None
        before, after = chunk_at(again, left - 1), chunk_at(again, left + 2)
        assert before is not None
        assert after is not None
        assert before.end <= left
        assert after.start == left + 2


def look(cube):
    """What somebody sees of a cube in the hands."""
    return b"".join(cube.face(side).tobytes() for side in (Face.U, Face.F, Face.R))


def chunks_of(lesson):
    index = 0
    while index < len(lesson):
        yield (chunk := chunk_at(lesson, index))
        index = chunk.end


def test_slips_are_seen_at_once_and_differ_from_each_other():
    before = Cube.random(3, seed=2)
    for text in ("R U R' U'", "F2", "y", "U R U' R'"):
        moves = tuple(Alg(text).moves(3))
        slips = likely_slips(before, Chunk(0, moves, NO_TEXT, 1, 1))
        cubes = [before.apply_all(moves), *(slip.cube for slip in slips)]
        assert 2 <= len(cubes) <= 4
        assert len(set(map(look, cubes))) == len(cubes)


def test_the_slips_of_a_card_are_those_that_its_judge_knows():
    codes = []
    for seed in (4, 5):
        lesson = way(Cube.random(3, seed=seed))
        for chunk in chunks_of(lesson):
            before, card = lesson.cube_at(chunk.start), chunk.card
            slips = likely_slips(before, chunk)
            assert 1 <= len(slips) <= 3
            for slip in slips:
                assert look(slip.cube) != look(lesson.cube_at(chunk.end))
                assert slip.cube.apply_all(slip.back) == before
                # Its judge knows no wrong ways of a single turn, nor of a set-up.
                is_known = card is not None and len(card.moves) - len(card.first) > 1
                if not is_known or chunk.made < len(card.first):
                    continue
                trail = (*card.moves[: chunk.made], *inverse(slip.back))
                made = (*trail, *card.moves[chunk.made + len(chunk.moves) :])
                codes.append(judge(card, card.cube, made, 3.0).code)
    assert {"direction", "hold", "side", "nocube"} <= set(codes)
    # One in ten, made to the end of the card, does by chance what it is for, or no harm.
    assert codes.count("") < len(codes) / 5


def test_who_turned_left_and_right_exchanged_sees_that_among_the_slips():
    lesson = way(Cube.random(3, seed=4))
    found = (one for one in chunks_of(lesson) if one.card and one.card.variant == "corner.side")
    chunk = next(one for one in found if one.number == one.count)
    before = lesson.cube_at(chunk.start)
    mirrored = [slip for slip in likely_slips(before, chunk) if slip.is_mirrored]
    turns = {"R U R'": "L' U' L", "L' U' L": "R U R'"}[format_moves(chunk.moves, 3)]
    assert [slip.cube for slip in mirrored] == [before.apply(turns)]
