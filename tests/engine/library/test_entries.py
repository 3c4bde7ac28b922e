"""What a library shows of patterns and cases: words, search, and how each comes about."""

import json

import pytest

from cubeapp.engine.facelets.text import format_facelets
from cubeapp.engine.library.case_sets import case_start
from cubeapp.engine.library.entries import PATTERNS, collections, found
from cubeapp.engine.library.own import of_json, to_json
from cubeapp.engine.library.patterns import Pattern, pattern_of_alg
from cubeapp.engine.model.cube import Cube
from cubeapp.engine.model.errors import CubeError
from cubeapp.engine.notation.alg import Alg
from tests.every import every

MINE = pattern_of_alg("Mine", "R U R' U'", 3, "four moves")


def collection(key, size=3, own=()):
    return next(each for each in collections(size, own) if each.key == key)


def entries(key, size=3, own=()):
    return collection(key, size, own).entries


def search(key, text):
    return [hit.entry for hit in found([collection(key)], text)]


def entry(key, label, size=3):
    return next(each for each in entries(key, size) if each.label == label)


def test_patterns_of_the_size_come_first_and_every_set_of_cases_follows():
    keys = [each.key for each in collections(4)]
    assert keys[:3] == [PATTERNS, "OLL", "PLL"]
    assert collections(4)[0].title == "Patterns 4×4×4"
    assert all(each.size == 4 for each in entries(PATTERNS, 4))
    assert {"WV", "COLL", "CMLL", "ZBLL", "CLL 2×2×2", "EG-1 2×2×2", "EG-2 2×2×2"} < {*keys}
    assert len(keys) == len({*keys})


def test_ones_own_patterns_stand_before_the_others_of_their_size():
    own = (Pattern("Mine", 3, MINE.moves, is_own=True),)
    assert entries(PATTERNS, 3, own)[0].is_own
    assert not any(each.is_own for each in entries(PATTERNS, 4, own))


def test_a_case_is_named_in_full_and_in_short():
    sune = entry("OLL", "27 Sune")
    assert sune.title == "OLL 27 · Sune"
    assert sune.alg == "R U R' U R U2 R'"
    assert sune.facts == "7 face turns · order 6"


def test_a_case_with_slices_is_also_counted_in_layer_turns():
    assert entry("PLL", "Ua").facts == "11 face turns · 7 layer turns · order 3"


def test_what_a_case_does_is_told_in_cycles():
    assert entry("PLL", "Ua").effects == ("3-cycle of edges UR UL UF",)


def test_what_a_case_does_is_told_with_the_turn_that_ends_it():
    assert entry("PLL", "Gb").effects == (
        "3-cycle of corners UFL UBL UBR",
        "3-cycle of edges UR UL UF, with U at the end",
    )
    corners, edges = entry("PLL", "Jb").effects
    assert corners == "swap of corners UFR UBR"
    assert edges.startswith("swap of edges UR UF")


def test_what_would_take_long_to_tell_is_left_out():
    assert entry(PATTERNS, "Superflip").effects[0].startswith("flip of edges")
    assert all(len("; ".join(each.effects)) <= 220 for each in entries(PATTERNS))


def test_a_pattern_without_moves_has_no_facts_of_them():
    diamonds = entry(PATTERNS, "Diamonds", 20)
    assert not diamonds.moves
    assert diamonds.facts == diamonds.alg == ""
    assert diamonds.effects == ()
    assert diamonds.timeline().start == diamonds.cube


@every(
    "key, text, labels",
    [
        ("OLL", "antisune", ["26 Antisune"]),
        ("OLL", "27", ["27 Sune"]),
        ("OLL", "cross 9", ["22 Pi (Bruno)", "23 U (Headlights)"]),
        ("PLL", "ga", ["Ga"]),
        ("PLL", "edges only", ["H", "Ua", "Ub", "Z"]),
        (PATTERNS, "superflip twist", ["Superfliptwist"]),
        (PATTERNS, "no such thing", []),
    ],
)
def test_words_find_names_groups_numbers_and_lengths(key, text, labels):
    said = [each.label for each in search(key, text)]
    assert said == labels


def test_those_that_are_named_so_come_first():
    said = search(PATTERNS, "checkerboard")
    named = ["checkerboard" in each.title.casefold() for each in said]
    assert any(named)
    assert not all(named)
    assert named == sorted(named, reverse=True)


def test_an_empty_search_finds_everything():
    assert search("OLL", "  ") == list(entries("OLL"))


@every(
    "text, title",
    [
        ("T perm", "PLL T"),
        ("T-perm", "PLL T"),
        ("Tperm", "PLL T"),
        ("pll t", "PLL T"),
        ("ja perm", "PLL Ja"),
        ("oll27", "OLL 27 · Sune"),
        ("anti-sune", "OLL 26 · Antisune"),
        ("superflip", "Superflip"),
        ("eg-2", "EG-2 Sune 1"),
        ("wing swap layer 3", "Wing swap UF, layer 3 (pure)"),
    ],
)
def test_the_very_name_is_found_first_of_all_collections(text, title):
    assert found(collections(3), text)[0].entry.title == title


def test_own_patterns_are_found_by_the_numbers_in_their_names():
    own = Pattern("Gift 2", 3, Alg("R U F").moves(3), is_own=True)
    assert [hit.entry.title for hit in found(collections(3, (own,)), "gift 2")] == ["Gift 2"]


def test_one_letter_finds_both_perms_that_are_named_by_it():
    titles = [hit.entry.title for hit in found(collections(3), "u perm")]
    assert titles == ["PLL Ua", "PLL Ub"]


def test_a_search_says_which_collection_each_hit_is_of():
    hits = found(collections(3), "27")
    assert {hit.collection.name for hit in hits} >= {"OLL", "F2L"}
    assert all(hit.entry in hit.collection.entries for hit in hits)


@every("key", [each.key for each in collections(4)])
def test_the_timeline_of_an_entry_leads_to_its_cube_and_a_case_ends_solved(key):
    for each in entries(key, 4):
        timeline = each.timeline()
        assert timeline.cube_at(each.set_up_length) == each.cube
        if key != PATTERNS:
            assert timeline.cube_at(len(timeline)) == case_start(each.size)
            assert [section.end for section in timeline.sections] == [
                each.set_up_length,
                len(timeline),
            ]


def test_own_patterns_are_kept_as_json():
    cube = Cube.solved(2).apply_all(Alg("R U").moves(2))
    own = (
        Pattern("Mine", 3, MINE.moves, "four moves", is_own=True),
        Pattern("Found ½", 2, is_own=True, given=cube),
    )
    assert of_json(json.loads(json.dumps(to_json(own)))) == own


@every(
    "value",
    [
        {"name": "x"},
        [3],
        [{"name": "x", "size": 3}],
        [{"name": "", "size": 3, "facelets": format_facelets(MINE.cube)}],
        [{"name": "x", "size": "3", "facelets": format_facelets(MINE.cube)}],
        [{"name": "x", "size": 3, "facelets": format_facelets(MINE.cube), "alg": "R"}],
        [{"name": "x", "size": 3, "facelets": format_facelets(MINE.cube), "alg": "what"}],
        [{"name": "x", "size": 3, "facelets": "R" + format_facelets(Cube.solved(3))[1:]}],
    ],
)
def test_what_is_no_list_of_patterns_is_refused(value):
    with pytest.raises(CubeError):
        of_json(value)


def test_a_large_cube_has_parity_algs_of_its_own():
    assert [each.key for each in collections(9)][-1] == "Parity 9×9×9"
    assert [each.key for each in collections(5)].count("Parity 5×5×5") == 1


def test_a_parity_is_called_by_its_own_name():
    parity = entry("Parity 4×4×4", "OLL parity (pure)", 4)
    assert parity.title == "OLL parity (pure)"
    assert parity.timeline().sections[1].name == "OLL parity (pure)"


def test_both_layers_of_a_small_cube_are_named_shortly():
    assert entry("PBL 2×2×2", "adj / diag").title == "PBL adjacent top, diagonal bottom"
