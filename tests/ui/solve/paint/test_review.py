"""What photos were read as, compared with the cube in hand."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt

from cubeapp.engine.model.cube import Cube
from cubeapp.engine.notation.alg import Alg
from cubeapp.ui.solve.paint.review import Reading, Review

ONE = Cube.solved(3).apply_all(Alg("R U F2").moves(3))
OTHER = ONE.apply_all(Alg("M").moves(3))
REVIEW = Review("Two cubes.", (Reading(ONE, frozenset({0, 7, 20})), Reading(OTHER, frozenset())))


def test_a_sticker_that_was_painted_since_is_in_doubt_no_more():
    wrong = (int(ONE.facelets[7]) + 1) % 6
    assert REVIEW.doubtful_in(ONE) == {0, 7, 20}
    assert REVIEW.doubtful_in(ONE.painted([7], wrong)) == {0, 20}


@pytest.mark.parametrize("draft", [None, Cube.unpainted(3), Cube.solved(2)])
def test_of_another_cube_nothing_is_in_doubt(draft):
    assert REVIEW.doubtful_in(draft) is None


def test_after_the_last_reading_comes_the_first():
    assert REVIEW.next().reading.cube == OTHER
    assert REVIEW.next().next() == REVIEW


def test_each_cube_that_the_photos_may_show_is_painted_in_turn(build, qtbot):
    program = build()
    feature = program.feature("paint")
    feature.model.set_review(REVIEW)
    box = feature.panel.doubts
    assert program.document.draft == ONE
    assert box.isVisible()
    assert program.window.net_view.marks.ringed == {0, 7, 20}
    box.other_button.click()
    assert program.document.draft == OTHER
    assert not program.window.net_view.marks.ringed
    box.other_button.click()
    assert program.document.draft == ONE


def test_the_keyboard_goes_back_to_the_choice_that_opened_the_photos(build, qtbot):
    program = build()
    program.shell.commands.run("paint")
    ways = program.feature("paint").panel.ways.tabs
    with qtbot.waitActive(program.window):
        program.window.activateWindow()
    ways.setFocus()
    qtbot.keyClick(ways, Qt.Key.Key_Right)
    photos = program.feature("photos")
    assert photos.is_open
    photos.page.leave_button.click()
    qtbot.waitUntil(ways.hasFocus)
    assert ways.tabData(ways.currentIndex()) == "paint"
