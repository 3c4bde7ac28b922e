from __future__ import annotations

import numpy as np
import pytest

from cubeapp.engine.legality.filling import filled
from cubeapp.engine.legality.findings import is_sound
from cubeapp.engine.legality.validity import FaultCode, diagnose
from cubeapp.engine.model.cube import Cube
from cubeapp.engine.model.geometry import UNPAINTED
from cubeapp.engine.model.orbits import corner_facelets, midge_facelets, wing_facelets
from cubeapp.engine.notation.alg import Alg
from cubeapp.engine.scrambles.random_state import random_state
from cubeapp.ui.document.autofill import Autofill
from cubeapp.ui.document.drafts import empty_draft


def scrambled(size, rng):
    names = rng.choice(["R", "U'", "F2", "L", "D", "B'"], 20)
    return Cube.solved(size).apply_all(Alg(" ".join(names)).moves(size))


class Hand:
    """Paints sticker by sticker, as a user does."""

    def __init__(self, size):
        self.autofill = Autofill()
        self.draft = empty_draft(size)

    def paint(self, colour, *indices):
        painted = self.draft.painted(indices, colour)
        self.draft = self.autofill.completed(self.draft, painted, indices)

    def paint_all(self, cube, order):
        """Paint what is not as on ``cube``, until all is."""
        while self.draft != cube:
            for index in order:
                if self.draft.facelets[index] != cube.facelets[index]:
                    self.paint(int(cube.facelets[index]), index)

    @property
    def followed(self):
        return self.autofill.implied(self.draft)

    @property
    def repairs(self):
        """What is offered, as the panel shows it: each repair once, wrong counts last."""
        mistakes = diagnose(self.draft, self.autofill.origins(self.draft)).mistakes
        found = {}
        for fault in sorted(mistakes, key=lambda fault: fault.code is FaultCode.COLOUR_COUNT):
            for repair in fault.repairs:
                found.setdefault(repair.cube, repair)
        return list(found.values())


@pytest.mark.parametrize(
    "size", [2, 4, *(pytest.param(size, marks=pytest.mark.slow) for size in (3, 5))]
)
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
    hand.autofill.is_on = False
    hand.paint(0, 8)
    hand.paint(1, 9)
    assert hand.draft.facelets[20] == UNPAINTED
    hand.autofill.is_on = True
    hand.paint(3, 53)
    assert hand.draft.facelets[20] == 2
    hand.autofill.is_on = False
    hand.paint(UNPAINTED, 8)
    assert hand.draft.facelets[20] == 2


def test_what_followed_in_a_draft_is_known_when_undo_brings_it_back():
    hand = Hand(3)
    hand.paint(0, 8)
    hand.paint(1, 9)
    earlier = hand.draft
    hand.paint(3, 53)
    assert hand.autofill.implied(earlier) == {20}


def test_a_repair_keeps_the_dots_of_what_it_does_not_change():
    hand = Hand(3)
    hand.paint(0, 8)
    hand.paint(1, 9)
    after = hand.draft.painted([53], 3)
    hand.autofill.carry(hand.draft, after)
    assert hand.autofill.implied(after) == {20}
    changed = hand.draft.painted([20], 5)
    hand.autofill.carry(hand.draft, changed)
    assert hand.autofill.implied(changed) == frozenset()


# A cube with a fault


def exchanged(cube, one, other):
    facelets = cube.facelets.copy()
    facelets[[*one, *other]] = facelets[[*other, *one]]
    return Cube.from_faces(facelets.reshape(cube.faces.shape))


def twisted(cube, rng):
    place = corner_facelets(cube.size)[rng.integers(8)]
    return exchanged(exchanged(cube, place[:1], place[1:2]), place[1:2], place[2:])


def flipped(cube, rng):
    place = midge_facelets(cube.size)[rng.integers(12)]
    return exchanged(cube, place[:1], place[1:])


def with_two_edges_swapped(cube, rng):
    return exchanged(cube, *midge_facelets(cube.size)[rng.choice(12, 2, replace=False)])


def with_two_corners_swapped(cube, rng):
    return exchanged(cube, *corner_facelets(cube.size)[rng.choice(8, 2, replace=False)])


def mistyped(cube, rng):
    # Which of five equal centres of a big cube is wrong, nothing tells.
    size = cube.size
    tables = corner_facelets(size), midge_facelets(size), wing_facelets(size)
    index = rng.choice(np.concatenate([table.ravel() for table in tables]))
    return cube.painted([index], (int(cube.facelets[index]) + int(rng.integers(1, 6))) % 6)


WRONG = {
    "Twist": twisted,
    "Flip": flipped,
    "Swap edge": with_two_edges_swapped,
    "Swap corner": with_two_corners_swapped,
    "Paint": mistyped,
}
"""What is wrong with a cube, by words of its repair."""


def offers_to_mend(repair, wrong, true_cube):
    if wrong == "Paint":
        return repair.cube == true_cube
    return all(word in repair.label for word in wrong.split())


def paint_wrong(wrong, size, rng, order, follows):
    """Paint a cube that has a fault, and return the hand and the cube as it should be."""
    cube, hand = random_state(size, rng), Hand(size)
    hand.autofill.is_on = follows
    hand.paint_all(WRONG[wrong](cube, rng), order)
    return hand, cube


def in_order(size, rng, order):
    places = range(6 * size**2)
    return list(places) if order == "by faces" else rng.permutation(places).tolist()


@pytest.mark.slow
@pytest.mark.parametrize("follows", [True, False])
@pytest.mark.parametrize("order", ["by faces", "anyhow"])
@pytest.mark.parametrize(
    ("size", "wrong"),
    [*((3, wrong) for wrong in WRONG), (2, "Twist"), (2, "Paint"), (4, "Twist"), (4, "Paint")],
)
def test_what_is_wrong_is_among_the_first_three_repairs(size, wrong, order, follows, rng):
    for _ in range(5):
        hand, cube = paint_wrong(wrong, size, rng, in_order(size, rng, order), follows)
        assert any(offers_to_mend(repair, wrong, cube) for repair in hand.repairs[:3])


@pytest.mark.slow
@pytest.mark.parametrize("follows", [True, False])
@pytest.mark.parametrize("wrong", ["Twist", "Flip", "Swap edge", "Swap corner"])
def test_as_soon_as_a_law_is_broken_the_first_repair_restores_it(wrong, follows, rng):
    for order in ("by faces", "anyhow"):
        cube, hand = WRONG[wrong](random_state(3, rng), rng), Hand(3)
        hand.autofill.is_on = follows
        for index in in_order(3, rng, order):
            hand.paint(int(cube.facelets[index]), index)
            if not is_sound(hand.draft):
                break
        verb = wrong.split()[0]
        assert hand.repairs[0].label.startswith(verb)
        assert is_sound(hand.repairs[0].cube)


LATE = corner_facelets(3)[6].tolist()
"""The corner DBL."""
FIRST, SECOND, THIRD = LATE
TWISTED = exchanged(exchanged(Cube.solved(3), [FIRST], [SECOND]), [SECOND], [THIRD])
"""That corner is twisted."""


def last_twisted(follows=True):
    """A scrambled cube but for its last corner, which is twisted."""
    cube = TWISTED.apply_all(Alg("R U F2 R' U2 F R2 U' F' R U2 F").moves(3))
    hand = Hand(3)
    hand.autofill.is_on = follows
    early = [index for index in range(54) if index not in LATE]
    draft = hand.draft
    for index in early:
        draft = draft.painted([index], int(cube.facelets[index]))
    hand.draft = hand.autofill.completed(hand.draft, draft, early)
    return hand, cube


def test_a_twisted_corner_is_found_where_it_differs_from_what_followed():
    hand, cube = last_twisted()
    assert hand.draft.is_painted
    assert is_sound(hand.draft)
    assert hand.followed == set(LATE)
    legal = hand.draft
    hand.paint(int(cube.facelets[FIRST]), FIRST)
    # The rest of the corner follows from that sticker, not from the law that it breaks.
    assert hand.draft == cube
    assert hand.followed == {SECOND, THIRD}
    assert hand.repairs[0].label.startswith("Twist the bottom back left corner")
    assert hand.repairs[0].cube == legal


def test_a_corner_that_is_painted_again_as_twisted_is_the_first_suspect():
    hand, cube = last_twisted(follows=False)
    for index in LATE:
        hand.paint(int(cube.facelets[index]), index)
    hand.draft = hand.repairs[0].cube
    place = corner_facelets(3)[2]
    colours = np.roll(hand.draft.facelets[place], 1).tolist()
    for index, colour in zip(place.tolist(), colours, strict=True):
        hand.paint(colour, index)
    assert hand.repairs[0].label.startswith("Twist the top back left corner")


def test_what_followed_from_a_broken_law_gives_way_and_the_rest_stays():
    hand, cube = last_twisted()
    edge = [14, 48]
    hand.draft = hand.autofill.completed(hand.draft, hand.draft.painted(edge, UNPAINTED), edge)
    hand.paint(int(cube.facelets[14]), 14)
    assert 48 in hand.followed
    hand.paint(int(cube.facelets[FIRST]), FIRST)
    assert hand.draft.facelets[48] == cube.facelets[48]
    assert 48 in hand.followed


def test_a_slip_on_what_followed_leaves_the_other_stickers_of_its_cubie():
    hand, _ = last_twisted()
    before = hand.draft
    wrong = (int(before.facelets[FIRST]) + 3) % 6
    hand.paint(wrong, FIRST)
    assert hand.draft == before.painted([FIRST], wrong)
    assert hand.repairs[0].cube == before


def test_on_a_cube_that_is_nearly_solved_the_twisted_corner_shows():
    hand = Hand(3)
    hand.autofill.is_on = False
    hand.paint_all(TWISTED, [*LATE, *range(54)])
    assert hand.repairs[0].cube == Cube.solved(3)


@pytest.mark.parametrize("wrong", list(WRONG))
def test_a_fault_that_shows_late_has_its_repair_among_the_first(wrong, rng):
    cube = random_state(3, rng)
    goal, hand = WRONG[wrong](cube, rng), Hand(3)
    early = list(range(40))
    draft = hand.draft
    for index in early:
        draft = draft.painted([index], int(goal.facelets[index]))
    hand.draft = hand.autofill.completed(hand.draft, draft, early)
    hand.paint_all(goal, range(54))
    assert any(offers_to_mend(repair, wrong, cube) for repair in hand.repairs[:3])
    hand.draft = hand.autofill.repaired(hand.draft, hand.repairs[0].cube)
    assert is_sound(hand.draft)


def test_what_followed_is_remembered_of_the_drafts_that_are_asked_for():
    hand = Hand(3)
    hand.paint(0, 8)
    hand.paint(1, 9)
    one = hand.draft
    hand.paint(3, 53)
    remembered = hand.autofill.saved({one, Cube.solved(3)})
    assert [(kept.draft, kept.facelets) for kept in remembered] == [(one, (20,))]
    later = Autofill()
    later.restore(remembered)
    assert later.implied(one) == {20}
    assert later.implied(hand.draft) == frozenset()
