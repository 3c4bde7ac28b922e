"""The card that asks for a case and lists algs for it."""

from unittest.mock import Mock

import pytest
from PySide6.QtCore import Qt

from cubeapp.engine.model.moves import Metric
from cubeapp.engine.notation.alg import Alg
from cubeapp.engine.practice.alg_cases import LAST, PARTS, TOP, case_of_alg, finder_sets
from cubeapp.engine.solvers.goals.grouping import RatedAlg
from cubeapp.engine.solvers.goals.search import Found
from cubeapp.ui.controls.note import NoteKind
from cubeapp.ui.lab.algs.finder import AlgFinder, AlgRequest
from cubeapp.ui.lab.algs.finder_card import PART_TITLES, FinderCard
from tests.every import every
from tests.ui.fonts import WIDE_FIRST

SUNE = "R U R' U R U2 R'"


def moves(text):
    return Alg(text).moves(3)


def rated(text, before=""):
    found = moves(text)
    return RatedAlg.of(Found(found, Metric.STM.count(found, 3), Metric.STM, before=moves(before)))


FOUND = (rated(SUNE), rated("F U F' U F U2 F'", "U"), rated("B2 D B2"))
CASE = case_of_alg(moves(SUNE))


@pytest.fixture
def model():
    model = Mock(spec=AlgFinder)
    model.case, model.stored, model.own = None, None, ()
    model.is_working = model.is_painting = False
    return model


@pytest.fixture
def typed():
    return []


@pytest.fixture
def copied():
    return []


@pytest.fixture
def card(qtbot, model, typed, copied):
    card = FinderCard(model, lambda: tuple(typed), copied.append)
    qtbot.addWidget(card)
    card.resize(300, 900)
    card.show()
    return card


def rows(card):
    items = [card.list.topLevelItem(row) for row in range(card.list.topLevelItemCount())]
    return [(item.text(0), item.text(2)) for item in items]


def choose(box, key):
    box.setCurrentIndex(box.findData(key))
    box.activated.emit(box.currentIndex())


def test_nothing_is_looked_for_without_a_case(card, model):
    assert not card.find_button.isEnabled()
    assert "Choose a case first" in card.find_button.toolTip()
    card.set_case(CASE)
    card.find_button.click()
    model.find.assert_called_once_with(AlgRequest(("R", "U", "F"), 12))


def test_what_is_asked_for_is_what_was_chosen(card, model):
    card.set_case(CASE)
    for turn in ("F", "r", "M"):
        card.turns.buttons[turn].click()
    choose(card.most_box, 9)
    card.find_button.click()
    model.find.assert_called_once_with(AlgRequest(("R", "U", "r", "M"), 9))


def test_a_case_is_chosen_from_the_library(card, model):
    choose(card.set_box, "PLL")
    choose(card.case_box, "T")
    pll = finder_sets()[1]
    model.choose.assert_called_once_with(pll, next(c for c in pll.cases if c.key == "T"))


def test_a_case_is_taken_from_the_alg_or_the_cube_or_typed(card, model, typed, qtbot):
    card.alg_link.click()
    assert card.note.kind is NoteKind.PROBLEM
    typed += moves(SUNE)
    card.alg_link.click()
    model.take_alg.assert_called_once_with(moves(SUNE))
    card.cube_link.click()
    model.take_cube.assert_called_once_with()
    card.type_link.click()
    qtbot.keyClicks(card.facelets_field, "UU..")
    qtbot.keyClick(card.facelets_field, Qt.Key.Key_Return)
    model.take_facelets.assert_called_once_with("UU..")


def test_the_case_is_named_and_what_matters_of_it(card, model):
    assert not card.picture.isVisible()
    card.set_case(CASE)
    assert card.title.text() == "OLL 27, Sune"
    assert card.about.text() == "12 grey stickers may be anything."
    assert card.case_box.currentData() == "27"
    assert card.part_box.currentData() == TOP
    assert card.picture.isVisible()
    choose(card.part_box, LAST)
    model.set_part.assert_called_once_with(LAST)
    card.set_case(CASE.toggled(0, CASE.cube))
    assert card.title.text() == "A case of your own"
    assert card.part_box.currentIndex() == card.case_box.currentIndex() == -1
    assert {part for part, _title in PART_TITLES} == PARTS.keys()


def test_algs_are_listed_by_comfort_or_by_turns_those_of_a_family_folded(card):
    card.set_found(FOUND)
    assert rows(card) == [(SUNE, "7"), ("B2 D B2", "3")]
    choose(card.order_box, "length")
    assert rows(card) == [("B2 D B2", "3"), (SUNE, "7")]
    family = card.list.topLevelItem(1)
    family.setExpanded(True)
    assert family.childCount() == 1
    assert family.child(0).text(0) == "U F U F' U F U2 F'"
    assert "From another side" in family.child(0).toolTip(0)
    card.set_found((*FOUND, rated("L U L'")))
    assert card.list.topLevelItem(2).isExpanded()


def test_each_alg_says_why_it_costs_hands_what_it_does(card, model):
    model.stored = FOUND[0]
    card.set_case(CASE)
    card.set_found(FOUND)
    assert card.why.text().startswith("7 turns, comfort ")
    card.list.setCurrentItem(card.list.topLevelItem(1))
    assert "regrip" in card.why.text() or "turn of the" in card.why.text()
    assert card.why.text() in card.list.topLevelItem(1).toolTip(1)


def test_the_alg_of_the_library_stands_out(card, model):
    model.stored, model.own = FOUND[0], ("U R U R'",)
    card.set_case(CASE)
    card.set_found(FOUND)
    first, second = (card.list.topLevelItem(row) for row in range(2))
    assert first.font(0).bold()
    assert not second.font(0).bold()
    assert "library" in first.toolTip(0)
    assert SUNE in card.stored.text()
    assert "U R U R'" in card.stored.text()


def test_a_click_or_enter_plays_an_alg(card, model, qtbot):
    card.set_found(FOUND)
    item = card.list.topLevelItem(1)
    place = card.list.visualItemRect(item).center()
    qtbot.mouseClick(card.list.viewport(), Qt.MouseButton.LeftButton, pos=place)
    model.play.assert_called_once_with(FOUND[2])
    card.list.setCurrentItem(card.list.topLevelItem(0))
    card.play_button.click()
    model.play.assert_called_with(FOUND[0])


def test_the_chosen_alg_is_kept_and_all_are_copied(card, model, copied):
    card.set_case(CASE)
    card.set_found(FOUND)
    assert not card.keep_button.isEnabled()
    model.stored = FOUND[0]
    card.set_case(CASE)
    card.keep_button.click()
    model.keep.assert_called_once_with(FOUND[0])
    card.copy_button.click()
    assert copied == [f"{SUNE}\nU F U F' U F U2 F'\nB2 D B2"]


@every(
    "found, is_all, said",
    [
        ((), True, "No alg of at most 12 turns. There may be longer ones."),
        ((), False, "Nothing has been found so far."),
        ((rated(""),), True, "This is done already: there is nothing to turn."),
        (FOUND[:1], True, "One alg"),
        (FOUND, True, "3 algs"),
        (FOUND, False, "The first 3 algs"),
    ],
)
def test_it_says_how_much_was_found(card, found, is_all, said):
    card.set_found(found)
    card.set_ended(is_all)
    assert card.note.text() == said


def test_a_search_is_stopped_at_esc_and_so_is_painting(card, model, qtbot):
    model.is_working = True
    card.set_busy("Looking …")
    assert card.busy.isVisible()
    qtbot.keyClick(card, Qt.Key.Key_Escape)
    model.cancel.assert_called_once_with()
    card.set_busy(None)
    model.is_working, model.is_painting = False, True
    qtbot.keyClick(card, Qt.Key.Key_Escape)
    model.paint.assert_called_once_with(False)


@pytest.mark.parametrize("any_font", WIDE_FIRST, indirect=True)
@pytest.mark.usefixtures("any_font")
def test_long_algs_take_several_lines(card):
    long = rated("R U R' U' R' F R2 U' R' U' R U R' F' R U R' U' F2 D2")
    card.set_found((long,))
    alone = card.list.height()
    card.set_found((rated("R U"),))
    assert card.list.height() < alone
