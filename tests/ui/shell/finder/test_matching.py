"""The laws of how a typed text is compared with names."""

from difflib import get_close_matches

from hypothesis import given
from hypothesis import strategies as st

from cubeapp.ui.shell.finder.matching import (
    LIKENESS,
    Match,
    Searchable,
    folded,
    match,
    nearest,
    words_of,
)
from tests.every import every

TEXTS = st.text(st.characters(categories=("L", "N", "P", "Zs")), max_size=20)


def rank(text, *names, about=()):
    return match(text, Searchable.of(names, about))


@every("text", ["T perm", "t-perm", "Tperm", "T  PERM", "t_perm", "(t) perm…"])
def test_writings_of_a_name_are_one(text):
    assert folded(text) == "tperm"
    assert rank(text, "PLL T", "T perm") is Match.NAME


@every(
    "text, name",
    [
        ("uber", "Über"),
        ("ÜBER", "über"),
        ("strasse", "Straße"),
        ("cafe", "Café"),
        ("4x4x4", "4×4×4"),
        ("公式", "公式"),
    ],
)
def test_accents_and_signs_make_no_difference(text, name):
    assert rank(text, name) is Match.NAME


def test_the_better_a_name_fits_the_smaller_is_its_rank():
    ranks = [
        rank("cross", "Cross"),
        rank("cross", "Cross of stripes"),
        rank("cross", "Last cross"),
        rank("cross", "Crisscrossing"),
        rank("cross", "Stripes", about=("It has a cross.",)),
        rank("cross", "Chequerboard of stripes, small"),
    ]
    assert ranks == list(Match)
    assert rank("cross", "Stripes") is None


def test_words_may_be_shortened_and_come_in_any_order():
    assert rank("cub six", "Six little cubes") is Match.WORDS
    assert rank("oll27", "OLL 27 · Sune") is Match.BEGINNING
    assert rank("27 su", "OLL 27 · Sune") is Match.WORDS
    assert rank("s s", "Six little cubes") is None
    assert rank("cub c", "Small cube in a cube") is Match.WORDS
    assert rank("dark theme", "Dark", about=("Theme",)) is Match.ABOUT


def test_a_single_letter_is_the_beginning_of_a_word():
    assert rank("p", "Solve up") is None
    assert rank("u", "Solve up") is Match.WORDS
    assert rank("格", "棋盘格") is Match.INSIDE


def test_the_best_of_several_names_counts():
    assert rank("sune", "OLL 27", "27 Sune", "Sune") is Match.NAME


@given(name=TEXTS.filter(folded))
def test_everything_is_found_by_its_name(name):
    assert rank(name, name) is Match.NAME
    assert rank(folded(name), name) is Match.NAME


@given(text=TEXTS.filter(folded), name=TEXTS)
def test_comparing_never_fails_and_looks_only_at_letters(text, name):
    assert rank(text, name) == rank(f" {text}! ", f"({name})")
    assert nearest(text, [Searchable.of([name])], 3) in ([], [0])


def test_the_nearest_names_come_first():
    names = [Searchable.of([name]) for name in ("Solve", "Scramble", "Perfect scramble", "Save")]
    assert nearest("scrmable", names, 2) == [1, 2]
    assert nearest("", names, 2) == []
    assert nearest("qqq", names, 2) == []


@given(text=TEXTS.filter(folded), names=st.lists(TEXTS.filter(folded), max_size=12))
def test_the_nearest_names_are_those_that_measuring_all_of_them_finds(text, names):
    parts = dict.fromkeys(part for name in names for part in (folded(name), *words_of(name)))
    measured = (get_close_matches(folded(text), parts, 3, least) for least in LIKENESS)
    found = nearest(text, [Searchable.of([part]) for part in parts], 3)
    assert [list(parts)[index] for index in found] == next(filter(None, measured), [])
