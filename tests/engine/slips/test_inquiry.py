from itertools import pairwise

import numpy as np
import pytest

from cubeapp.benchmarks.lost import Tally
from cubeapp.engine.model.cube import Cube
from cubeapp.engine.model.errors import StickerError, UnsupportedCubeError
from cubeapp.engine.model.geometry import UNPAINTED
from cubeapp.engine.notation.alg import Alg
from cubeapp.engine.scrambles.random_state import random_state
from cubeapp.engine.slips.inquiry import Inquiry
from cubeapp.engine.slips.trail import Kind, Trail
from cubeapp.engine.solvers.control import Limits, SearchControl
from cubeapp.engine.solvers.registry import default_solver
from tests.engine.slips.trails import ALGS, answered, slipped, trail_of


@pytest.fixture(scope="module")
def inquiries():
    """The inquiry about each size's alg, without an answer."""
    return {size: Inquiry.about(trail_of(alg, size)) for size, alg in ALGS.items()}


def places(trail, kind):
    """The first move, a middle one and the last, and where the user stopped."""
    last = len(trail.moves)
    numbers = [1, next(n for n in range(last // 2, last) if abs(trail.moves[n - 1].quarters) == 1)]
    numbers.append(last - 1 if kind is Kind.SWAPPED else last)
    return [(number, stop) for number in numbers for stop in {last, min(number + 2, last)}]


@pytest.mark.parametrize("size", sorted(ALGS))
@pytest.mark.parametrize("kind", Kind)
def test_every_slip_is_found_wherever_it_happens(size, kind, inquiries):
    start = inquiries[size]
    trail = start.hypotheses.trail
    for number, stop in places(trail, kind):
        cube = slipped(trail, kind, number, stop)
        found = answered(start, cube).found
        assert found.cube == cube, (kind, number, stop)
        if not found.is_well:
            assert found.slips[0].kind is kind or number >= stop - 1 or kind is Kind.TWICE


@pytest.mark.parametrize("size", [6, 7])
def test_larger_cubes_too(size):
    trail = trail_of("R 3Uw2 F' 2L D' 3Rw' U", size)
    start = Inquiry.about(trail)
    for kind in Kind:
        cube = slipped(trail, kind, 3, 6)
        assert answered(start, cube).found.cube == cube


def test_the_slip_of_the_picture_is_told(inquiries):
    trail = inquiries[3].hypotheses.trail
    found = answered(inquiries[3], slipped(trail, Kind.DIRECTION, 9, 12)).found
    (slip,) = found.slips
    assert (slip.kind, slip.move, slip.did) == (Kind.DIRECTION, 9, (trail.moves[8].inverse(),))
    assert (found.after, found.right) == (12, 8)


def test_fewer_cubes_are_left_after_each_answer(inquiries):
    inquiry = inquiries[3]
    cube = slipped(inquiry.hypotheses.trail, Kind.SIDE, 5, 14)
    lefts, to_go = [inquiry.left], [inquiry.about_to_go]
    while inquiry.ask is not None:
        assert inquiry.found is None
        inquiry = inquiry.answer(inquiry.ask, int(cube.facelets[inquiry.ask]))
        lefts.append(inquiry.left)
        to_go.append(inquiry.about_to_go)
    assert all(before >= after for before, after in pairwise(lefts))
    assert (lefts[-1], to_go[-1], inquiry.doubtful) == (1, 0, ())
    assert len(lefts) <= 10
    assert 3 <= to_go[0] <= 8


def test_an_answer_leaves_the_inquiry_before_as_it_was(inquiries):
    before = inquiries[3]
    left, ask = before.left, before.ask
    wrong = before.answer(ask, 1)
    assert wrong.left < left
    assert (before.left, before.ask, before.answers) == (left, ask, ())
    again = Inquiry.of(before.hypotheses, wrong.answers)
    assert (again.left, again.ask) == (wrong.left, wrong.ask)


def test_who_is_not_sure_is_asked_something_else(inquiries):
    inquiry = inquiries[3]
    cube = slipped(inquiry.hypotheses.trail, Kind.AMOUNT, 11, 16)
    asked = set()
    for number in range(30):
        if inquiry.ask is None:
            break
        assert inquiry.ask not in asked
        asked.add(inquiry.ask)
        colour = None if number % 2 else int(cube.facelets[inquiry.ask])
        left = inquiry.left
        inquiry = inquiry.answer(inquiry.ask, colour)
        assert colour is not None or inquiry.left == left
    assert inquiry.found.cube == cube
    passed = next(one.sticker for one in inquiry.answers if one.colour is None)
    assert inquiry.answer(passed, int(cube.facelets[passed])).found.cube == cube


def test_one_wrong_answer_is_doubted_and_the_cube_still_found(inquiries):
    inquiry = inquiries[3]
    cube = slipped(inquiry.hypotheses.trail, Kind.DIRECTION, 9, 12)
    wrong = inquiry.ask
    inquiry = inquiry.answer(wrong, (int(cube.facelets[wrong]) + 1) % 6)
    inquiry = answered(inquiry, cube)
    assert inquiry.found.cube == cube
    assert wrong in [one.sticker for one in inquiry.doubtful]
    assert not inquiry.nothing_fits


def test_a_cube_that_looks_different_is_out(inquiries):
    trail = inquiries[3].hypotheses.trail
    known = answered(inquiries[3], slipped(trail, Kind.DIRECTION, 9, 12))
    other = known.without(known.found.cube)
    assert other.found is None or other.found.cube != known.found.cube
    assert other.without(known.found.cube).left == other.left


def test_answers_that_no_slip_explains_fit_nothing(inquiries):
    inquiry = inquiries[3]
    for sticker in (4, 13, 22):  # three middles
        inquiry = inquiry.answer(sticker, 5)
    assert inquiry.nothing_fits
    assert (inquiry.left, inquiry.ask, inquiry.found, inquiry.doubtful) == (0, None, None, ())


def test_what_one_slip_does_not_explain_two_may():
    trail = trail_of("R U' F2 L B")
    first = (trail.moves[0].inverse(), trail.moves[1], trail.moves[2])
    cube = trail.start.apply_all((*first, trail.moves[3].inverse(), trail.moves[4]))
    one = Inquiry.about(trail)
    for sticker in range(27):
        one = one.answer(sticker, int(cube.facelets[sticker]))
    assert one.nothing_fits
    two = answered(one.with_slips(2), cube)
    assert two.found.cube == cube
    assert [slip.move for slip in two.found.slips] == [1, 4]


@pytest.mark.parametrize("size", sorted(ALGS))
def test_all_is_well_is_told_where_nothing_went_wrong(size, inquiries):
    trail = inquiries[size].hypotheses.trail
    for index in (0, 5, len(trail.moves)):
        last = answered(inquiries[size], trail.cube_at(index))
        assert last.found.is_well
        assert last.found.cube == trail.cube_at(index)
        assert len(last.answers) >= 12


def test_a_pasted_cube_stands_for_all_answers_however_it_is_held(inquiries):
    cube = slipped(inquiries[3].hypotheses.trail, Kind.SIDE, 4, 9)
    for held in ("", "x y'"):
        assert inquiries[3].seen(cube.apply_all(Alg(held).moves(3))).found.cube == cube
    half = cube.painted(np.arange(20, 54), UNPAINTED)
    assert answered(inquiries[3].seen(half), cube).found.cube == cube
    assert inquiries[3].seen(Cube.solved(3).apply_all(Alg("R U2 B").moves(3))).nothing_fits
    with pytest.raises(UnsupportedCubeError, match="4×4×4"):
        inquiries[3].seen(Cube.solved(4))


def test_questions_end_with_the_stickers(inquiries):
    inquiry = inquiries[2]
    while inquiry.ask is not None:
        inquiry = inquiry.answer(inquiry.ask, None)
    assert inquiry.found is None
    assert len(inquiry.answers) == 24
    assert inquiry.left == len(inquiry.hypotheses)


def test_bad_answers_are_refused(inquiries):
    told = inquiries[3].answer(7, 0)
    for sticker, colour, words in (
        (54, 0, "no sticker of the number 54"),
        (-1, 0, "no sticker"),
        (3, 6, "a colour is 0…5"),
        (7, 1, "U8 has been told already"),
    ):
        with pytest.raises(StickerError, match=words):
            told.answer(sticker, colour)


@pytest.mark.slow
def test_a_thousand_slips():
    rng = np.random.default_rng(5)
    tally, wrong = Tally(), Tally()
    for index in range(50):
        cube = random_state(3, np.random.default_rng([8, index]))
        moves = default_solver(cube).solve(cube, Limits(), SearchControl()).moves
        trail = Trail(cube, moves)
        right = {trail.cube_at(done) for done in range(len(moves) + 1)}
        inquiry = Inquiry.about(trail)
        for _ in range(20):
            cube = drawn(trail, rng)
            while cube in right:
                cube = drawn(trail, rng)
            asked = tally.play(inquiry, cube.facelets)
            wrong.play(inquiry, cube.facelets, (int(rng.integers(asked)), int(rng.integers(1, 6))))
    assert tally.named == tally.count == 1000
    assert np.mean(tally.stickers) <= 6
    assert wrong.misled <= 50
    assert tally.wrongly_well == wrong.wrongly_well == 0


def drawn(trail, rng):
    """The cube after a slip of any kind, at any move before the last, and any stop after it."""
    number = int(rng.integers(1, len(trail.moves)))
    after = int(rng.integers(number + 1, len(trail.moves) + 1))
    return slipped(trail, list(Kind)[rng.integers(len(Kind))], number, after)


@pytest.mark.filterwarnings("error")
def test_of_a_very_large_cube_the_sticker_that_parts_the_most_cubes_is_asked_for(monkeypatch):
    # All cubes are looked at, not every so many.
    monkeypatch.setattr("cubeapp.engine.slips.inquiry.MOST_CELLS", 10**9)
    inquiry = Inquiry.about(trail_of("R 20Uw2 F'", 50))
    cubes, weights = inquiry.hypotheses.cubes, inquiry._likelihoods
    left = cubes[:, inquiry._rows]
    told = []
    for sticker in range(0, len(left), 97):
        shares = np.bincount(left[sticker], weights, 6)
        shares = shares[shares > 0] / shares.sum()
        told.append(-np.sum(shares * np.log2(shares)))
    assert inquiry._entropies()[::97] == pytest.approx(told)
