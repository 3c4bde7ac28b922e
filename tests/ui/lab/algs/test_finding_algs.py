"""Finding algs for a case through the window."""

import pytest
from PySide6.QtCore import Qt

from cubeapp.engine.library.case_sets import case_sets
from cubeapp.engine.model.cube import Cube
from cubeapp.engine.notation.alg import Alg
from cubeapp.engine.practice.alg_cases import LAST
from cubeapp.engine.timeline.timeline import Timeline
from cubeapp.ui.controls.note import NoteKind
from cubeapp.ui.document.document import CubeDocument
from cubeapp.ui.document.edits import Memory, State
from cubeapp.ui.lab.algs.finder import AlgFinder, AlgRequest
from cubeapp.ui.services.tasks import Tasks
from cubeapp.ui.stage.player import Player

pytestmark = pytest.mark.usefixtures("unpainted")

COMPILED_MS = 120_000
"""The first search on a machine compiles it."""
SUNE = "R U R' U R U2 R'"
OLL, PLL = case_sets()[:2]


def moves(text):
    return Alg(text).moves(3)


def case(case_set, key):
    return next(each for each in case_set.cases if each.key == key)


@pytest.fixture
def feature(one_window):
    one_window.player.instant, one_window.player.tempo = True, 1000.0
    one_window.document.restore(Memory(State(Timeline(Cube.solved(3)), 0)))
    one_window.window.shell.commands["find_algs"].trigger()
    yield one_window.feature("algs")
    one_window.feature("algs").finder.cancel()


@pytest.fixture
def finder(feature):
    return feature.finder


@pytest.fixture
def card(feature):
    return feature.panel.finder


def find(finder, qtbot, *turns, most):
    with qtbot.waitSignal(finder.ended, timeout=COMPILED_MS) as ended:
        finder.find(AlgRequest(turns, most))
    return ended.args[0]


def test_a_case_is_shown_and_what_does_not_matter_is_dimmed(finder, feature, one_window, qtbot):
    finder.choose(OLL, case(OLL, "27"))
    document, view = one_window.document, one_window.shell.stage.cube_view
    assert document.cube == finder.case.cube
    assert document.timeline.moves == case(OLL, "27").moves
    qtbot.waitUntil(lambda: sum(view.position.mask) == 54 - 12)
    assert not feature.panel.elsewhere_note.isVisible()
    document.load(Cube.solved(3), "reset")
    assert not view.position.mask
    finder.choose(OLL, case(OLL, "27"))
    one_window.window.show_page("course")
    assert not view.position.mask
    assert document.cube == finder.case.cube
    one_window.window.show_page("algs")
    qtbot.waitUntil(lambda: sum(view.position.mask) == 54 - 12)


def test_every_alg_is_found_and_one_is_played_from_the_case(finder, card, one_window, qtbot):
    finder.take_alg(moves(SUNE))
    assert find(finder, qtbot, "R", "U", "L", most=7)
    assert card.list.topLevelItemCount() >= 1
    assert card.note.text().endswith("algs")
    alg = card.list.current
    assert alg.found.length == 7
    card.play_button.click()
    document = one_window.document
    qtbot.waitUntil(lambda: document.cursor == len(document.timeline))
    assert document.timeline.start == finder.case.cube
    assert document.timeline.moves == alg.found.all_moves
    assert len(set(document.cube.face(0).ravel().tolist())) == 1
    assert card.list.current == alg


def test_turns_of_the_top_at_the_ends_of_the_librarys_alg_do_not_count(finder):
    f2l = case_sets()[2]
    finder.choose(f2l, case(f2l, "21"))
    assert finder.case.case.alg.startswith("U2 ")
    assert finder.stored.alg == " ".join(finder.case.case.alg.split())
    assert finder.stored.found.length == len(finder.case.case.moves) - 1


def test_one_alg_is_kept_for_the_trainer(finder, card, one_window, qtbot):
    finder.take_alg(moves(SUNE))
    find(finder, qtbot, "R", "U", "L", most=7)
    flags = Qt.MatchFlag.MatchEndsWith | Qt.MatchFlag.MatchRecursive
    for row in range(card.list.topLevelItemCount()):
        card.list.topLevelItem(row).setExpanded(True)
    card.list.setCurrentItem(card.list.findItems("L' U2 L U L' U L", flags)[0])
    card.keep_button.click()
    own = one_window.feature("cases").model.own_algs(case(OLL, "27"), OLL)
    assert own.chosen.endswith("L' U2 L U L' U L")
    assert finder.own == own.algs
    assert own.algs[0] in card.stored.text()


def test_what_cannot_be_reached_is_told_from_what_was_not_found(finder, card, qtbot):
    finder.choose(PLL, case(PLL, "T"))
    assert find(finder, qtbot, "R", "U", "F", most=5)
    assert card.note.text() == "No alg of at most 12 turns. There may be longer ones."
    with qtbot.waitSignal(finder.failed, timeout=COMPILED_MS):
        finder.find(AlgRequest(("R", "U"), 5))
    assert card.note.kind is NoteKind.PROBLEM
    assert "cannot reach" in card.note.text()
    finder.find(AlgRequest((), 5))
    assert "no turns are named" in card.note.text().lower()


def test_a_search_that_is_stopped_keeps_what_it_found(finder, card, qtbot):
    finder.choose(PLL, case(PLL, "Gb"))
    with qtbot.waitSignal(finder.ended) as ended:
        finder.find(AlgRequest(("R", "U", "F", "L", "D", "B"), 20))
        assert finder.is_working
        finder.cancel()
    assert ended.args == [False]
    assert not finder.is_working
    assert card.note.text() == "Nothing has been found so far."


def test_stickers_are_greyed_out_by_a_click(finder, card, one_window, qtbot):
    stage = one_window.shell.stage
    finder.choose(PLL, case(PLL, "T"))
    stage.facelet_clicked.emit(0)
    assert not finder.case.grey
    card.paint_button.click()
    assert not one_window.document.timeline.moves
    stage.facelet_clicked.emit(0)
    assert finder.case.grey == {0}
    assert sum(stage.cube_view.position.mask) == 53
    stage.facelet_clicked.emit(0)
    assert not finder.case.grey
    card.paint_button.click()
    stage.facelet_clicked.emit(0)
    assert not finder.case.grey


def test_stickers_that_say_too_little_or_contradict_each_other_are_outlined(finder, card, qtbot):
    outlined = [frozenset()]
    finder.outlined.connect(lambda facelets: outlined.append(facelets))
    finder.choose(PLL, case(PLL, "T"))
    finder.paint(True)
    for facelet in (37, 5, 10):
        finder.click(facelet)
    finder.find(AlgRequest(("R", "U"), 5))
    assert not finder.is_working
    assert card.note.kind is NoteKind.PROBLEM
    assert outlined[-1]
    finder.set_part(LAST)
    assert not outlined[-1]
    solved = str(Cube.solved(3))
    finder.take_facelets(f"{solved[:5]}R{solved[6:]}")
    assert outlined[-1] == {5, 10}


def test_another_window_goes_on_with_the_case(finder):
    finder.choose(OLL, case(OLL, "27"))
    document = CubeDocument(Cube.solved(3))
    other = AlgFinder(document, Player(document), Tasks())
    other.go_on_from(finder)
    assert other.case == finder.case
    assert other.stored == finder.stored
    assert document.cube == Cube.solved(3)


def test_closing_the_window_ends_a_search(own_window):
    own_window.window.shell.commands["find_algs"].trigger()
    finder = own_window.feature("algs").finder
    finder.choose(PLL, case(PLL, "Gb"))
    finder.find(AlgRequest(("R", "U", "F", "L", "D", "B"), 20))
    own_window.window.close()
    assert own_window.is_stopped
    assert not finder.is_working


def test_other_cubes_have_no_finder(feature, one_window):
    one_window.document.load(Cube.solved(4), "a 4×4×4")
    assert not feature.panel.finder.isVisible()
    one_window.document.load(Cube.solved(3), "a 3×3×3")
    assert feature.panel.finder.isVisible()
