"""Decks: how likely their cases are, algs of one's own, and decks made of algs."""

import re
from collections import Counter
from fractions import Fraction

import numpy as np
import pytest

from cubeapp.engine.library.case_sets import case_cube, case_start, two_look_sets
from cubeapp.engine.model.errors import NotationError
from cubeapp.engine.model.geometry import Face
from cubeapp.engine.model.orbits import corner_facelets, midge_facelets
from cubeapp.engine.notation.alg import Alg
from cubeapp.engine.practice.case_book import OwnAlgs, OwnDeck
from cubeapp.engine.practice.case_goals import (
    STATES,
    angles,
    last_turns,
    probability,
    top_turns,
)
from cubeapp.engine.practice.decks import OWN, decks, own_deck, read_deck
from cubeapp.engine.practice.drills import make_drill
from cubeapp.engine.practice.own_algs import (
    OwnAlgError,
    case_of,
    checked_alg,
    done_instead,
    left_handed,
    mirrored,
)
from cubeapp.engine.solvers.control import SearchControl
from tests.every import every
from tests.strategies import slow

DECKS = {deck.key: deck for deck in decks()}
QUICK = [key for key in STATES if key != "ZBLL"]
SIDES = (Face.F, Face.R, Face.B, Face.L)
T_PERM = "R U R' U' R' F R2 U' R' U' R U R' F'"
MINE = """R U R' U R U2 R' // Sune
U R U R' U R U2 R'
R2 D R' U2 R D' R' U2 R'
foo
R R'
"""


def nothing_to_do(deck):
    """How likely a deck is skipped: in one state, but for a ZBLL in all those of PLL."""
    return Fraction({"ZBLL": 72, "WV": 0}.get(deck.key, 1), STATES[deck.key])


def case(deck, key):
    return next(each for each in DECKS[deck].cases if each.key == key)


@pytest.mark.parametrize("key", [*QUICK, *slow("ZBLL")])
def test_a_whole_deck_and_nothing_to_do_make_one(key):
    deck = DECKS[key]
    assert sum(probability(deck, each) for each in deck.cases) + nothing_to_do(deck) == 1


def test_published_probabilities():
    chances = {
        ("PLL", "H"): (1, 72),
        ("PLL", "E"): (1, 36),
        ("PLL", "T"): (1, 18),
        ("OLL", "20"): (1, 216),
        ("OLL", "21"): (1, 108),
        ("OLL", "27"): (1, 54),
        ("OLL edges", "L"): (1, 2),
        ("PLL corners", "Diagonal"): (1, 6),
    }
    for (deck, key), (part, whole) in chances.items():
        assert probability(DECKS[deck], case(deck, key)) * whole == part
    assert probability(DECKS["Parity 4×4×4"], DECKS["Parity 4×4×4"].cases[0]) is None


@pytest.mark.parametrize("key", [*QUICK, *slow("ZBLL")])
def test_every_alg_solves_its_case_from_all_angles_and_no_other_does(key):
    for each in DECKS[key].cases:
        for quarters in range(4):
            turned = case_cube(each).apply_all(top_turns(each.size, -quarters))
            moves = (*top_turns(each.size, quarters), *each.moves)
            assert last_turns(each, moves, turned) is not None
            is_alike = last_turns(each, each.moves, turned) is not None
            assert is_alike == (quarters % angles(each) == 0)


@pytest.mark.parametrize("deck", two_look_sets(), ids=lambda each: each.key)
def test_the_looks_are_set_up_and_solved(deck):
    rng = np.random.default_rng(4)
    for each in deck.cases:
        drill = make_drill(each, "key", None, rng, SearchControl())
        assert not drill.is_reached(drill.cube)
        assert drill.is_reached(drill.cube.apply_all((*drill.answer, *Alg("U x").moves(3)))) == (
            deck.key != "PLL edges"
        )
        assert drill.is_reached(drill.cube.apply_all(drill.answer))
        assert 0 <= drill.angle < angles(each)


@pytest.mark.parametrize("key", ["CLL 2×2×2", "EG-1 2×2×2", "EG-2 2×2×2", "COLL", "CMLL"])
def test_the_corners_of_the_top_are_set_up_and_solved_by_an_alg_of_their_own(key):
    deck, rng = DECKS[key], np.random.default_rng(4)
    assert len(deck.cases) == 42
    for each in deck.cases[::6]:
        drill = make_drill(each, "key", None, rng, SearchControl())
        assert drill.begin.is_solved
        assert drill.begin.apply_all(drill.setup) == drill.cube
        assert not drill.is_reached(drill.cube)
        assert drill.is_reached(drill.cube.apply_all(drill.answer))
        assert drill.is_disguised
    for each in deck.cases[::5]:
        assert case_of(deck, each.alg) == each


def test_an_eg_has_a_whole_bottom_whose_corners_are_swapped_and_the_top_of_a_cll():
    home = case_start(2)
    for key, fewest in (("EG-1 2×2×2", 4), ("EG-2 2×2×2", 4)):
        for each, top in zip(DECKS[key].cases, DECKS["CLL 2×2×2"].cases, strict=True):
            cube = case_cube(each)
            assert (cube.face(Face.D) == home.face(Face.D)).all()
            low = [cube.face(face)[1] == home.face(face)[1] for face in SIDES]
            assert low[2].all() == (key == "EG-1 2×2×2")
            assert sum(each.sum() for each in low) == fewest
            assert (each.key, each.about) == (top.key, top.about)
            assert alike(cube, case_cube(top))


def alike(cube, other):
    """Tell whether the tops of two cubes are turned up alike from some side."""
    ups = [cube.facelets[corner_facelets(2)[:4]] == Face.D for cube in (cube, other)]
    return any(np.array_equal(np.roll(ups[0], turns, axis=0), ups[1]) for turns in range(4))


def test_a_cmll_leaves_open_what_is_between_two_blocks():
    deck, rng = DECKS["CMLL"], np.random.default_rng(5)
    each = case("CMLL", "Sune 1")
    drills = [make_drill(each, "key", None, rng, SearchControl()) for _ in range(8)]
    for drill in drills:
        done = drill.cube.apply_all(drill.answer)
        assert drill.is_reached(done.apply_all(Alg("M2 U M' x y").moves(3)))
        for more in ("R", "S", "E2", "Rw"):
            assert not drill.is_reached(done.apply_all(Alg(more).moves(3)))
    assert len({int(drill.cube.face(Face.U)[1, 1] == Face.D) for drill in drills}) == 2
    assert len({drill.cube for drill in drills}) == 8
    # It is held by its blocks, whatever centre is between them in the end.
    held = [make_drill(each, "key", Face.D, rng, SearchControl()) for _ in range(4)]
    assert {int(drill.begin.face(Face.U)[1, 1]) for drill in held} == {Face.D}
    assert len({int(drill.cube.face(Face.U)[1, 1]) for drill in held}) > 1
    for drill in held:
        for face in (Face.L, Face.R):
            assert (drill.begin.face(face)[1:] == drill.cube.face(face)[1:]).all()
    for text in ("Rw U R' U R U2 Rw'", f"{each.alg} M", f"{each.alg} M' U x2 y"):
        kept = checked_alg(deck, each, text)
        done = case_cube(each).apply_all(Alg(kept).moves(3))
        assert done.face(Face.D)[0, 0] == Face.U
        assert last_turns(each, Alg(kept).moves(3), case_cube(each)) is not None
    with pytest.raises(OwnAlgError, match="both blocks"):
        checked_alg(deck, each, f"{each.alg} S")


def test_a_wv_puts_a_joined_pair_in_and_turns_all_up():
    deck, rng = DECKS["WV"], np.random.default_rng(5)
    assert Counter(str(each.about) for each in deck.cases) == {
        "three corners up": 1,
        "two corners up": 6,
        "one corner up": 12,
        "no corner up": 8,
    }
    plain = next(each for each in deck.cases if each.alg == "R U' R'")
    seen = [case_cube(each).facelets[joined_pair()].tolist() for each in deck.cases]
    assert seen == [case_cube(plain).facelets[joined_pair()].tolist()] * 27
    assert {probability(deck, each) for each in deck.cases} == {Fraction(1, 27)}
    assert nothing_to_do(deck) == 0
    drills = [make_drill(plain, "key", None, rng, SearchControl()) for _ in range(6)]
    assert all(drill.is_reached(drill.cube.apply_all(drill.answer)) for drill in drills)
    assert not all(drill.cube.apply_all(drill.answer).is_solved for drill in drills)
    assert case_of(deck, "y F U' F' x") == plain


def joined_pair():
    places = (*corner_facelets(3)[1], *midge_facelets(3)[1])
    return [int(place) for place in places]


def test_an_own_alg_for_a_2x2x2_is_held_as_before_in_the_end():
    deck, each = DECKS["EG-1 2×2×2"], case("EG-1 2×2×2", "H 1")
    turned = f"y {Alg(each.alg).rotate('y').text}"
    kept = checked_alg(deck, each, turned)
    assert kept == f"{turned} y'"
    done = case_cube(each).apply_all(Alg(kept).moves(2))
    assert (done.face(Face.D) == Face.U).all()
    assert done.face(Face.B)[-1, -1] == case_start(2).face(Face.B)[-1, -1]


def test_cases_of_a_whole_last_layer_are_set_up_and_solved():
    deck, rng = DECKS["ZBLL"], np.random.default_rng(4)
    assert len(deck.cases) == 472
    counts = Counter(str(each.about) for each in deck.cases)
    assert (counts["H"], counts["Sune"], len(counts)) == (40, 72, 7)
    for each in deck.cases[::60]:
        drill = make_drill(each, "key", None, rng, SearchControl())
        assert drill.is_reached(drill.cube.apply_all(drill.answer))


@pytest.mark.slow
def test_cases_of_a_whole_last_layer_are_known_by_their_algs():
    deck = DECKS["ZBLL"]
    for each in deck.cases:
        assert case_of(deck, each.alg) == each
    each = deck.cases[7]
    assert case_of(deck, f"y {each.alg} U x") == each
    assert case_of(deck, T_PERM) is None
    with pytest.raises(OwnAlgError, match="This alg solves ZBLL"):
        checked_alg(deck, each, deck.cases[8].alg)


def test_the_corners_of_the_second_look_have_their_edges_up():
    for each in two_look_sets()[1].cases:
        face = case_cube(each).face(Face.U)
        assert len({face[0, 1], face[1, 0], face[1, 2], face[2, 1], face[1, 1]}) == 1


def test_an_own_alg_is_taken_from_any_angle_and_any_hold():
    deck, t = DECKS["PLL"], case("PLL", "T")
    assert checked_alg(deck, t, T_PERM) == T_PERM
    typed = (f"y {T_PERM}", f"U2 {T_PERM} U", f"{T_PERM} x // my own")
    backwards = "R U R' U' R' F R2 U' R' U' ^(x' F R U' R')"
    for text in (left_handed(T_PERM), *typed, backwards):
        kept = checked_alg(deck, t, text)
        moves = Alg(kept).moves(3)
        assert last_turns(t, moves, case_cube(t)) is not None
        assert checked_alg(deck, t, kept) == kept
        done = case_cube(t).apply_all(moves)
        assert (done.face(Face.D)[1, 1], done.face(Face.F)[1, 1]) == (Face.U, Face.F)


@every(
    "key, text, message",
    [
        ("PLL: T", "R U R' U'", "first two layers"),
        ("PLL: T", "R U R' F' R U R' U' R' F R2 U' R'", "This alg solves PLL Jb, not PLL T."),
        ("PLL: T", "R U R' U R U2 R'", "wrong places"),
        ("PLL: T", " ", "no moves"),
        ("PLL: T", "(R U R' U')16", "at most 60"),
        ("OLL: 27", T_PERM, "whole top"),
        ("F2L: 1", "R U R' D", "pair"),
        ("OLL edges: Line", T_PERM, "all edges"),
    ],
)
def test_one_sentence_says_why_an_alg_is_none_for_the_case(key, text, message):
    deck, name = key.split(": ")
    with pytest.raises(OwnAlgError, match=re.escape(message)):
        checked_alg(DECKS[deck], case(deck, name), text)


def test_what_is_no_alg_is_pointed_at():
    with pytest.raises(NotationError):
        checked_alg(DECKS["PLL"], case("PLL", "T"), "R Q")


def test_the_mirror_image_solves_the_mirrored_case_and_the_left_hand_the_same():
    assert case_of(DECKS["PLL"], mirrored(case("PLL", "Ra").alg)).key == "Rb"
    assert case_of(DECKS["OLL"], mirrored(case("OLL", "27").alg)).key == "26"
    assert case_of(DECKS["PLL"], mirrored(T_PERM)).key == "T"
    assert case_of(DECKS["OLL"], left_handed(case("OLL", "27").alg)).key == "27"
    assert case_of(DECKS["OLL"], "R U R' U'") is None


def test_an_own_alg_is_the_answer_from_the_angle_it_is_chosen_for():
    t, rng = case("PLL", "T"), np.random.default_rng(1)
    kept = checked_alg(DECKS["PLL"], t, left_handed(T_PERM))
    own = OwnAlgs().with_alg(kept).using("").using(kept, 1)
    (left,) = Alg("L").moves(3)
    for _ in range(8):
        drill = make_drill(t, "key", None, rng, SearchControl(), own)
        assert drill.is_reached(drill.cube.apply_all(drill.answer))
        turned = {(move.axis, move.first) for move in drill.answer}
        assert ((left.axis, left.first) in turned) == (drill.angle == 1)


def test_the_alg_of_another_case_tells_what_a_case_was_taken_for():
    deck, t, rng = DECKS["PLL"], case("PLL", "T"), np.random.default_rng(3)
    drill = make_drill(t, "key", None, rng, SearchControl())
    jb = case("PLL", "Jb").moves
    assert done_instead(deck, t, (*Alg("y U").moves(3), *jb), drill.cube).key == "Jb"
    assert done_instead(deck, t, drill.answer, drill.cube) is None
    assert done_instead(deck, t, Alg("R U R' U'").moves(3), drill.cube) is None
    assert done_instead(deck, t, (), drill.cube) is None


def test_a_deck_is_made_of_algs_and_its_bad_lines_are_named():
    reading = read_deck(MINE)
    assert [each.key for each in reading.cases] == ["Sune", "2"]
    assert [remark.line for remark in reading.remarks] == [2, 4, 5]
    assert "line 1" in reading.remarks[0].text
    deck = own_deck(OwnDeck("mine", MINE))
    assert deck.key == f"{OWN}mine"
    assert decks([OwnDeck("mine", MINE)])[-1] == deck
    rng = np.random.default_rng(4)
    for each in deck.cases:
        drill = make_drill(each, "key", None, rng, SearchControl())
        assert drill.is_reached(drill.cube.apply_all(drill.answer))
