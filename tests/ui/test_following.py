from __future__ import annotations

import pytest

from cubeapp.engine.checks.filling import filled
from cubeapp.engine.checks.findings import is_sound
from cubeapp.engine.cube import Cube
from cubeapp.engine.geometry import UNPAINTED
from cubeapp.engine.notation import parse
from cubeapp.ui.drafts import empty_draft
from cubeapp.ui.following import Following


def scrambled(size, rng):
    names = rng.choice(["R", "U'", "F2", "L", "D", "B'"], 20)
    return Cube.solved(size).apply_all(parse(" ".join(names), size).moves)


class Hand:
    """Paints sticker by sticker, as a person does."""

    def __init__(self, size):
        self.following = Following()
        self.draft = empty_draft(size)

    def paint(self, colour, *indices):
        painted = self.draft.painted(indices, colour)
        self.draft = self.following.after(self.draft, painted, indices)

    @property
    def followed(self):
        return self.following.of(self.draft)


@pytest.mark.parametrize("size", [2, 3, 4, 5])
def test_what_follows_is_never_wrong(size, rng):
    cube, hand = scrambled(size, rng), Hand(size)
    order = rng.permutation(6 * size**2).tolist()
    by_hand = {index for index in range(6 * size**2) if hand.draft.facelets[index] != UNPAINTED}
    # The first sticker of a big cube to follow comes late, so much is painted before.
    for index in order[: size**2 * (size - 2)]:
        hand.draft = hand.draft.painted([index], int(cube.facelets[index]))
        by_hand.add(index)
    for index in order:
        if hand.draft.facelets[index] != UNPAINTED:
            continue
        hand.paint(int(cube.facelets[index]), index)
        by_hand.add(index)
        bare = hand.draft.facelets == UNPAINTED
        assert (bare | (hand.draft.facelets == cube.facelets)).all()
        assert filled(hand.draft) == hand.draft
    assert hand.draft == cube
    assert hand.followed
    assert hand.followed == set(range(6 * size**2)) - by_hand


def test_the_third_sticker_of_a_corner_follows():
    hand = Hand(3)
    hand.paint(0, 8)
    hand.paint(1, 9)
    assert hand.draft.facelets[20] == 2
    assert hand.followed == {20}


def test_what_followed_follows_the_other_colour_when_a_sticker_is_painted_again():
    hand = Hand(3)
    hand.paint(0, 8)
    hand.paint(1, 9)
    hand.paint(4, 9)
    assert hand.draft.facelets[20] == 5
    assert hand.followed == {20}


def test_nothing_comes_back_that_was_erased():
    hand = Hand(3)
    hand.paint(0, 8)
    hand.paint(1, 9)
    hand.paint(UNPAINTED, 20)
    assert hand.draft.facelets[20] == UNPAINTED
    assert hand.followed == frozenset()


def test_what_followed_goes_with_what_it_followed_from():
    hand = Hand(3)
    hand.paint(0, 8)
    hand.paint(1, 9)
    hand.paint(UNPAINTED, 8)
    assert (hand.draft.facelets[[8, 20]] == UNPAINTED).all()
    assert hand.draft.facelets[9] == 1


def test_what_is_painted_by_hand_is_never_changed_even_where_something_else_followed():
    hand = Hand(3)
    hand.paint(0, 8)
    hand.paint(1, 9)
    hand.paint(5, 20)
    assert hand.draft.facelets[[8, 9, 20]].tolist() == [0, 1, 5]
    assert hand.followed == frozenset()
    hand.paint(2, 20)
    assert is_sound(hand.draft)


def test_painting_what_followed_by_hand_makes_it_ones_own():
    hand = Hand(3)
    hand.paint(0, 8)
    hand.paint(1, 9)
    hand.paint(2, 20)
    assert hand.followed == frozenset()
    hand.paint(UNPAINTED, 8)
    assert hand.draft.facelets[20] == 2


def test_a_slip_leaves_the_rest_that_followed():
    hand = Hand(3)
    # Two corners by two of their stickers; then the third of one of them, wrong and right.
    for colour, index in ((0, 8), (1, 9), (3, 29), (2, 26)):
        hand.paint(colour, index)
    assert hand.followed == {20, 15}
    hand.paint(5, 20)
    assert not is_sound(hand.draft)
    assert hand.followed == {15}
    hand.paint(2, 20)
    assert is_sound(hand.draft)
    assert hand.draft.facelets[15] == 1


def test_without_the_switch_nothing_follows_and_nothing_is_taken_off():
    hand = Hand(3)
    hand.following.is_wanted = False
    hand.paint(0, 8)
    hand.paint(1, 9)
    assert hand.draft.facelets[20] == UNPAINTED
    hand.following.is_wanted = True
    hand.paint(3, 53)
    assert hand.draft.facelets[20] == 2
    hand.following.is_wanted = False
    hand.paint(UNPAINTED, 8)
    assert hand.draft.facelets[20] == 2


def test_what_followed_in_a_draft_is_known_when_undo_brings_it_back():
    hand = Hand(3)
    hand.paint(0, 8)
    hand.paint(1, 9)
    earlier = hand.draft
    hand.paint(3, 53)
    assert hand.following.of(earlier) == {20}


def test_a_repair_keeps_the_dots_of_what_it_does_not_change():
    hand = Hand(3)
    hand.paint(0, 8)
    hand.paint(1, 9)
    after = hand.draft.painted([53], 3)
    hand.following.carry(hand.draft, after)
    assert hand.following.of(after) == {20}
    changed = hand.draft.painted([20], 5)
    hand.following.carry(hand.draft, changed)
    assert hand.following.of(changed) == frozenset()
