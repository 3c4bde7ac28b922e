"""Whatever is turned at a card, it is told what came of it; and nothing right is called wrong."""

import numpy as np
import pytest

from cubeapp.engine.model.cube import Cube
from cubeapp.engine.model.geometry import Axis, Face
from cubeapp.engine.model.moves import face_turn, layer_turns, rotation
from cubeapp.engine.notation.alg import Alg
from cubeapp.engine.scrambles.random_state import random_state
from cubeapp.engine.teaching.judge import GRACE, LONGEST, Kind, judge
from cubeapp.engine.teaching.policy import situation
from cubeapp.engine.teaching.slips import impossible, slips
from cubeapp.engine.teaching.stages import unit_of_cube
from tests.engine.teaching.plainness import grade_of, words_of
from tests.engine.teaching.right_ways import right_ways
from tests.every import every

MOST_WORDS, MOST_GRADE, GRADED_WORDS = 20, 5, 8
MOST_CARDS, MOST_WAYS = 40, 300
# A solved cube, the cap on top, and then what leaves just this to do.
SET_UPS = {
    "middle petal": "F2 R2 B2 L2 R'",
    "bottom petal": "F2 R2 B2 L2 U R2",
    "low front": "F2 R2 B2 L2 R' U F",
    "top front": "F2 R2 B2 L2 R' U F'",
    "half": "F2",
    "corner right": "R U' R'",
    "corner left": "L' U L",
    "corner up": "R U' R' U R U2 R'",
    "corner out": "R U R' U' R U R' U'",
    "two corners": "L' U' L U L' U' L U R U' R'",
    "two ready": "R U' R' U' L' U L",
    "edge right": "F' U' F U R U R' U'",
    "edge left": "F U F' U' L' U' L U",
    "edge out": "U R U' R' U' F' U F U2 U R U' R' U' F' U F",
    "line": "F U R U' R' F'",
    "hook": "F U R U' R' F' F U R U' R' F'",
    "dot": "F U R U' R' F' U F R U R' U' F'",
    "two meet": "U' R U2 R' U' R U' R'",
    "opposite": "U' R U2 R' U' R U' R' y2 U' R U2 R' U' R U' R' y2",
    "one placed": "L' U R U' L U R' U'",
    "twisted the other way": "R' D' R D R' D' R D U' R' D' R D R' D' R D R' D' R D R' D' R D U",
    "two twisted": "D' R' D R D' R' D R U' D' R' D R D' R' D R D' R' D R D' R' D R U",
}


def set_up(name):
    return Cube(3).apply("z2").apply(SET_UPS[name])


def judged(name, turns, paused_s=0.0, **options):
    cube = set_up(name)
    return judge(situation(cube), cube, Alg(turns).moves(3), paused_s, **options)


# Every slip

SLIPS = [
    ("direction", "corner right", "R'", 3, "That went down. Take it back: right side up."),
    ("direction", "corner right", "R U' R'", 3, "One turn went the wrong way. It is top to the"),
    ("direction", "edge left", "U' L' L' U L y' U R U' R'", 3, "Left side up: that was once too"),
    ("side", "corner right", "F", 3, "That was the front side. It is the turn of the right side."),
    ("side", "corner left", "R U R'", 0, "That was the right side. It is the turn of the left"),
    ("whole", "corner right", "R y", 0, "You turned the whole cube. Turn only the top side."),
    ("hold", "corner right", "y R U R'", 0, "Check how you hold it: yellow on top, green in fron"),
    ("open", "corner right", "R U", 6, "Not finished yet. 1 more turn."),
    ("broken", "edge right", "R F D B L U R F D B L U R", 0, "The bottom layer came apart. Take"),
    ("undone", "corner right", "L' U2 L", 0, "The white-red-green corner was home. Now it is out"),
    ("round", "corner right", "R R R R", 0, "You are back where you started."),
    ("lost", "corner right", "U " * 21, 0, "No step forward yet. A hint shows where to look."),
    ("pushed", "middle petal", "L", 0, "You pushed a petal down. Make room first: turn the top."),
    ("ownside", "middle petal", "U F", 0, "White turned round with its own side. Turn the other"),
    ("sideways", "middle petal", "U F'", 0, "It is on top, but white looks at you. Turn the fron"),
    ("twice", "low front", "F2", 0, "It looks at you again, from the other end. One turn is"),
    ("nomatch", "half", "U L2", 0, "White is down, but green is under red. Bring it up and mat"),
    ("half", "half", "F", 3, "One more: the front goes twice."),
    ("half", "half", "F R", 0, "One more: the front goes twice."),
    ("wrongplace", "corner right", "L' U L", 0, "It went between red and green. Its home is betwe"),
    (
        "twisted",
        "corner right",
        "U2 R U2 R'",
        0,
        "It is home, but twisted. White looked left, so th",
    ),
    ("front", "corner right", "U R U' R'", 0, "It is home, but twisted. White looked at you. Firs"),
    ("nottipped", "corner up", "R U R'", 0, "White looked up. Tip it first, then bring it in."),
    ("outhome", "corner out", "L' U L", 0, "That corner was home. Take back 3 turns."),
    ("early", "two corners", "L' U2 L", 0, "A white corner is on top. Take that one first."),
    ("cap", "edge right", "L' U L y' U R U' R'", 0, "This edge has yellow. It stays on top."),
    ("toward", "edge right", "U'", 3, "Its place is on the right. So first the top goes to the le"),
    ("toward", "edge right", "U' R U'", 0, "Its place is on the right. So first the top goes to"),
    ("flipped", "edge right", "y U2 L' U L y' U R U' R'", 0, "It is in its place, but flipped. It"),
    ("otherside", "edge right", "U' L' U L y' U R U' R'", 0, "It went to the left. Its top was"),
    ("halfway", "edge right", "U R U' R'", 6, "Half done. Turn the cube: orange in front. Away"),
    ("nocube", "edge right", "U R U' R' U' L' U L", 0, "The cube was not turned between the two"),
    ("nocube", "edge left", "U' L' U L U R", 3, "The cube was not turned between the two"),
    ("edgehome", "edge out", "L' U L y' U R U' R'", 0, "That edge was home. Push out one that is"),
    (
        "upright",
        "line",
        "y F R U R' U' F'",
        0,
        "The line stood upright. Hold it flat, left to right.",
    ),
    ("hookwrong", "hook", "y F R U R' U' F'", 0, "The hook was not at the back left. Turn the cub"),
    ("noback", "line", "F R U R' U'", 3, "The front is still turned. Front to the left."),
    ("noback", "line", "F R U R' U' U", 0, "The front is still turned. Front to the left."),
    ("sidecolours", "dot", "U U", 0, "Side colours do not matter yet."),
    ("one", "two meet", "U R", 3, "Only "),
    ("backright", "two meet", "y R U R' U R U2 R' U", 0, "The two were not at the back and right."),
    ("last", "two meet", "R U R' U R U2 R'", 3, "All four are in order. Turn the top until they"),
    ("frontright", "one placed", "y U R U' L' U R' U' L", 0, "The right corner was not at the f"),
    ("toptwist", "one placed", "y U", 3, "The edges no longer meet. Turn the top back."),
    ("alright", "two twisted", "U R U' L' U R' U' L", 0, "All four were in their places. Twist"),
    (
        "spun",
        "two twisted",
        "R' D' R D y",
        0,
        "The whole cube turned. Green must be in front again.",
    ),
    ("mid", "two twisted", "R' D'", 6, "Finish the round: right side up, bottom to the right."),
    ("mid", "two twisted", "R' D' U", 0, "Turn the top back. Then finish the round: right side u"),
    ("tooearly", "two twisted", "R' D' R D U", 0, "Yellow is not up yet. Turn the top back and go"),
    ("upfirst", "two twisted", "R", 3, "Start with the right side down."),
    ("upfirst", "two twisted", "R D R' D'", 0, "Start with the right side down."),
]


@every("code, name, turns, paused_s, text", SLIPS)
def test_every_slip_is_seen_and_told(code, name, turns, paused_s, text):
    verdict = judged(name, turns, paused_s)
    assert verdict.code == code
    assert verdict.text.startswith(text)


def test_a_cube_that_was_put_together_wrongly_is_told():
    twisted = set_up("half").painted(
        [8, 9, 20], [int(set_up("half").facelets[i]) for i in (20, 8, 9)]
    )
    assert impossible(twisted).startswith("No turns can solve this cube: a corner is twisted.")
    assert (
        impossible(twisted.painted([0], 4))
        == "There is no such cube. Look at its stickers once more."
    )
    assert impossible(set_up("half")) is None


def test_no_slip_is_left_out():
    codes = {code.partition(".")[0] for code in slips()}
    without_card = {"topfirst", "othercase", "pairplace", "toolong"}
    assert codes == {code for code, *_ in SLIPS} | {"impossible"} | without_card


def test_slips_are_short_and_easy_to_read():
    for _, name, turns, paused_s, _ in SLIPS:
        text = judged(name, turns, paused_s).text
        assert 0 < len(words_of(text)) <= MOST_WORDS, text
        if len(words_of(text)) >= GRADED_WORDS:
            assert grade_of(text) <= MOST_GRADE, text


def test_a_slip_is_taken_back_to_where_a_card_can_begin():
    for _, name, turns, paused_s, _ in SLIPS:
        cube = set_up(name)
        unit = situation(cube).card.unit
        verdict = judge(situation(cube), cube, Alg(turns).moves(3), paused_s)
        if verdict.kind in (Kind.SLIP, Kind.BROKEN) and verdict.back:
            back = cube.apply(turns).apply_all(verdict.back)
            is_on_the_way = judge(situation(cube), cube, Alg(turns).moves(3) + verdict.back).left
            assert unit_of_cube(back) >= unit or is_on_the_way, turns


def test_as_many_turns_are_taken_back_as_were_made_after_the_cube_was_not_turned():
    verdict = judged("edge right", "U R U' R' U' L'", 3)
    assert verdict.text.endswith("the two halves. Take back 2 turns.")
    assert len(verdict.back) == 2


# What is told otherwise


def test_the_goal_may_be_reached_in_ones_own_way():
    verdict = judged("corner right", "F R' F' R")
    assert (verdict.kind, verdict.own_way) == (Kind.REACHED, True)
    assert verdict.text.startswith("Done, your own way. ")
    assert not judged("corner right", "R U R'").own_way


def test_where_the_turns_are_on_show_another_one_is_told_at_once():
    assert judged("corner right", "R'").kind is Kind.OPEN
    assert judged("corner right", "R'", is_shown=True).code == "direction"
    assert judged("corner right", "R U R'", is_shown=True).kind is Kind.REACHED


def test_what_was_wrong_where_turns_are_on_show_stays_said_until_it_is_mended():
    verdict = judged("corner right", "R F D", is_shown=True)
    assert (verdict.kind, verdict.back) == (Kind.BROKEN, Alg("D' F'").moves(3))
    assert judged("corner right", "R F D D' F'", is_shown=True).kind is Kind.PART


def test_the_rest_of_the_cards_turns_is_known():
    verdict = judged("edge right", "U R")
    assert verdict.kind is Kind.PART
    assert verdict.left == Alg("U' R' y U' L' U L").moves(3)


def test_half_a_half_turn_is_a_part_of_it_either_way():
    for turns in ("F", "F'"):
        verdict = judged("half", turns)
        assert (verdict.kind, verdict.left) == (Kind.PART, Alg(turns).moves(3))


def test_another_piece_that_would_do_as_well_is_taken():
    assert judged("two ready", "R U").kind is Kind.PART
    verdict = judged("two ready", "L' U'")
    assert (verdict.kind, verdict.left) == (Kind.OPEN, Alg("L").moves(3))
    verdict = judged("two ready", "L' U' L")
    assert (verdict.kind, verdict.own_way) == (Kind.REACHED, True)


def test_after_more_turns_than_any_card_has_taking_back_is_offered():
    turns = Alg("R F " * (LONGEST[3] + GRACE)).moves(3)
    cube = set_up("corner right")
    kinds = [judge(situation(cube), cube, turns[:made]).kind for made in range(1, 11)]
    longest = LONGEST[3] + GRACE
    assert Kind.BROKEN not in kinds[:longest]
    assert set(kinds[longest:]) == {Kind.BROKEN}


def test_the_way_back_leaves_out_what_was_taken_back_already():
    verdict = judged("corner right", "R F D D' F' F2 F2 F")
    assert verdict.back == Alg("F' R'").moves(3)


def test_a_cube_other_than_the_cards_begins_with_its_own_card():
    card = situation(set_up("half"))
    assert judge(card, set_up("corner right"), Alg("R U").moves(3)).kind is Kind.PART
    assert judge(card, Cube(3), Alg("R U").moves(3)).kind is not Kind.REACHED


SUCCESSES = [
    ("F2 R2 B2 L2 R'", "R", "The daisy is done."),
    ("F2 R2 B2 L2 R' U F'", "F", "One step further: the white-orange edge is in the middle."),
    ("F2 R2", "F2", "Three of four home."),
    ("R U R' F2", "F2", "The white cross is done. Every side matches."),
    (SET_UPS["two ready"], "R U R'", "Three of four corners home."),
    (SET_UPS["two ready"], "L' U' L", "Done, your own way. Three of four corners home."),
    (SET_UPS["corner up"], "R U2 R' U'", "One step further: white looks to a side."),
    (SET_UPS["corner out"], "R U R'", "One step further: the white-"),
    (SET_UPS["edge out"], "U R U' R' y U' L' U L", "One step further: the "),
    ("F R U R' U' F' U " + SET_UPS["edge right"], "U R U' R' y U' L' U L", "Two layers are done."),
    (SET_UPS["dot"], "F R U R' U' F'", "One step further: a hook."),
    (SET_UPS["hook"], "F R U R' U' F'", "One step further: a line."),
    (SET_UPS["opposite"], "U' R U R' U R U2 R' U", "One step further: two neighbours can meet."),
    ("U", "U'", "Solved."),
    # An own way may do more than the card.
    ("F2 R2 L2 R' U F'", "F U' R", "Done, your own way. The daisy is done."),
    ("R F'", "F", "Done, your own way. Three of four home."),
    (
        f"L' U L U' {SET_UPS['corner up']}",
        "R U2 R' U' R U R'",
        "Done, your own way. Three of four corners home.",
    ),
]


@every("set_up, turns, text", SUCCESSES)
def test_a_goal_is_told_by_what_is_done(set_up, turns, text):
    cube = Cube(3).apply("z2").apply(set_up)
    verdict = judge(situation(cube), cube, Alg(turns).moves(3))
    assert verdict.kind is Kind.REACHED
    assert verdict.text.startswith(text)


# Any turns


TURNS = (
    *layer_turns(3),
    *(rotation(axis, quarters, 3) for axis in Axis for quarters in (1, 2, -1)),
)
WIDE = tuple(face_turn(face, quarters, 3, 2) for face in Face for quarters in (1, 2, -1))


def cards_on(rng):
    """Each card on the way from a random cube."""
    cube = random_state(3, rng)
    while (card := situation(cube)) is not None:
        yield card
        cube = cube.apply_all(card.moves)


def any_turns(card, rng):
    """Turns of which the first are mostly those of the card, and the last are any."""
    made = card.moves[: rng.integers(len(card.moves) + 1)] if rng.random() < 0.7 else ()
    turns = (*TURNS, *WIDE)
    longest = 31 if rng.random() < 0.3 else 4
    return (
        *made,
        *(turns[index] for index in rng.integers(len(turns), size=rng.integers(1, longest))),
    )


def check_any_turns(rng):
    for card in cards_on(rng):
        trail = any_turns(card, rng)
        verdict = judge(card, card.cube, trail, float(rng.choice([0, 3, 6])))
        assert len(words_of(verdict.text)) <= MOST_WORDS
        assert verdict.text or verdict.kind in (Kind.PART, Kind.OPEN, Kind.CALM)
        is_calm = unit_of_cube(card.cube.apply_all(trail)) >= card.card.unit
        assert verdict.is_calm == is_calm
        check_that_who_obeys_gets_there(card, trail)


def check_that_who_obeys_gets_there(card, trail):
    """Take back, go on, or follow the next card, as the answer to a pause has it."""
    for _ in range(MOST_CARDS):
        verdict = judge(card, card.cube, trail, 6.0)
        cube = card.cube.apply_all(trail)
        if verdict.kind is Kind.REACHED or unit_of_cube(cube) > card.card.unit:
            return
        next_card = situation(cube)
        assert verdict.back or verdict.left or verdict.is_calm
        trail = (*trail, *(verdict.back or verdict.left or next_card.moves))
    raise AssertionError("there is no end")


def check_own_turns(rng):
    """Nothing is wrong with a card's own turns, nor with any of their beginnings."""
    for card in cards_on(rng):
        for made in range(1, len(card.moves) + 1):
            verdict = judge(card, card.cube, card.moves[:made])
            assert verdict.kind is (Kind.REACHED if made == len(card.moves) else Kind.PART)
            assert not verdict.own_way


def check_right_ways(card, most):
    """Nothing is wrong with the turns of any other right way, of some if there are many."""
    ways = list(right_ways(card, most))
    for moves in ways[:: 1 + len(ways) // MOST_WAYS]:
        for made in range(1, len(moves) + 1):
            verdict = judge(card, card.cube, moves[:made])
            assert verdict.kind not in (Kind.SLIP, Kind.BROKEN), (moves, made, verdict.text)
        # Two cards reach their goals before their last turns.
        assert verdict.kind is Kind.REACHED or verdict.left
    return len(ways)


def most_turns(name):
    """No longer than the card in the first unit, where every turn can be a detour."""
    card = situation(set_up(name))
    return len(card.moves) if card.card.unit == 2 else 8


@pytest.mark.parametrize("seed", range(2))
def test_any_turns_have_an_answer_that_leads_to_the_goal(seed):
    check_any_turns(np.random.default_rng(seed))


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(100, 140))
def test_any_turns_have_an_answer_that_leads_to_the_goal_on_many_cubes(seed):
    rng = np.random.default_rng(seed)
    for _ in range(10):
        check_any_turns(rng)


def test_hundreds_of_turns_have_an_answer(rng):
    card = situation(random_state(3, rng))
    trail = tuple(TURNS[index] for index in rng.integers(len(TURNS), size=300))
    verdict = judge(card, card.cube, trail)
    check_that_who_obeys_gets_there(card, trail)
    assert isinstance(verdict.kind, Kind)


@pytest.mark.parametrize("seed", range(3))
def test_a_cards_own_turns_are_never_called_wrong(seed):
    check_own_turns(np.random.default_rng(seed))


@pytest.mark.slow
def test_a_cards_own_turns_are_never_called_wrong_on_many_cubes():
    for seed in range(200):
        check_own_turns(np.random.default_rng(seed))


@every("name", ["middle petal", "top front", "half", "corner right", "line"])
def test_short_ways_of_ones_own_are_never_called_wrong(name):
    assert check_right_ways(situation(set_up(name)), min(6, most_turns(name))) > 0


@pytest.mark.slow
@pytest.mark.parametrize("name", SET_UPS)
def test_ways_of_ones_own_are_never_called_wrong(name):
    assert check_right_ways(situation(set_up(name)), most_turns(name)) >= 0
