"""A deck for paper: its cases with the algs that are done."""

from fractions import Fraction

from cubeapp.engine.practice.case_book import CaseBook, OwnAlgs, Record
from cubeapp.engine.practice.case_sheet import SheetAlg, case_sheet, used_algs
from cubeapp.engine.practice.decks import decks

PLL = next(deck for deck in decks() if deck.key == "PLL")
T = next(case for case in PLL.cases if case.key == "T")
H = next(case for case in PLL.cases if case.key == "H")
MINE = "U2 L U L' U' L' B L2 U' L' U' L U L' B'"


def test_a_sheet_has_the_algs_that_are_done():
    book = CaseBook().with_record("PLL: T", Record(own=OwnAlgs().with_alg(MINE)))
    sheet = case_sheet(PLL, [H, T], book)
    assert (sheet.title, sheet.about) == ("PLL", "Permute the last layer: 2 of 21 cases")
    assert [row.algs for row in sheet.cases] == [(SheetAlg(H.shown),), (SheetAlg(MINE),)]
    assert [row.chance for row in sheet.cases] == [Fraction(1, 72), Fraction(1, 18)]
    assert case_sheet(PLL, PLL.cases, book).about == "Permute the last layer: 21 cases"


def test_an_alg_for_one_angle_stands_beside_the_other():
    own = OwnAlgs().with_alg(MINE).using("").using(MINE, 2)
    assert used_algs(T, own) == (SheetAlg(T.shown, (0, 1, 3)), SheetAlg(MINE, (2,)))
    # From all angles an H is the same.
    assert used_algs(H, own) == (SheetAlg(H.shown),)
