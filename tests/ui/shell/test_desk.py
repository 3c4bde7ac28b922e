"""The inspector beside the stage and over it: how it comes, goes, and is made wider."""

import pytest
from PySide6.QtCore import QPoint, Qt, QVariantAnimation
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QSplitter

from cubeapp.ui.controls.focus import has_focus_inside
from cubeapp.ui.shell.desk import SLIDE_MS
from cubeapp.ui.shell.frame_sizes import INSPECTOR_LEAST, INSPECTOR_MOST

pytestmark = pytest.mark.usefixtures("unpainted")


def narrowed(window, qtbot):
    """The window so narrow that the inspector lies over the stage, and the cube's the keys."""
    with qtbot.waitActive(window):
        window.activateWindow()
    window.resize(600, 600)
    QApplication.processEvents()
    assert window.desk.is_over
    assert not window.inspector.isVisible()
    window.cube_view.setFocus()
    return window


@pytest.fixture
def narrow(one_window, qtbot):
    window = narrowed(one_window.window, qtbot)
    yield window
    window.shell.commands["show_panel"].setChecked(False)
    window.resize(1280, 800)
    QApplication.processEvents()


def press_stage(window):
    """Press the mouse beside the inspector, through the screen."""
    place = window.stage.frame.mapTo(window, QPoint(4, window.stage.frame.height() // 2))
    button, none = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
    QTest.mouseClick(window.windowHandle(), button, none, place)


def press_escape(window):
    QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_Escape)


def press_fold(window):
    window.inspector.fold_button.click()


@pytest.mark.parametrize("close", [press_escape, press_stage, press_fold])
def test_over_the_stage_the_inspector_comes_with_the_keyboard_and_gives_it_back(narrow, close):
    stage, panel = narrow.stage.frame, narrow.shell.commands["show_panel"]
    place = stage.geometry()
    panel.trigger()
    assert narrow.inspector.isVisible()
    assert has_focus_inside(narrow.inspector)
    assert stage.geometry() == place
    close(narrow)
    assert not narrow.inspector.isVisible()
    assert not panel.isChecked()
    assert narrow.cube_view.hasFocus()
    assert stage.geometry() == place


@pytest.mark.parametrize("command", ["place-lab", "place-files", "sessions", "history"])
def test_a_command_that_brings_a_page_over_the_stage_leads_the_keyboard_there(narrow, command):
    narrow.shell.commands.run(command)
    parts = [narrow.inspector.room(narrow.shown_page), narrow.inspector]
    cover = narrow.stage_room.cover
    assert any(map(has_focus_inside, [*parts, *([cover] if cover else [])]))
    narrow.shell.commands.run("place-play")


def test_a_press_on_the_dock_leaves_the_inspector_over_the_stage(narrow):
    narrow.shell.commands["show_panel"].trigger()
    dock = narrow.timeline
    button, none = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
    QTest.mouseClick(narrow.windowHandle(), button, none, dock.mapTo(narrow, QPoint(4, 2)))
    assert narrow.inspector.isVisible()


def test_the_colours_stay_while_the_stage_is_painted_on(build, qtbot):
    window = narrowed(build().window, qtbot)
    window.shell.commands.run("paint")
    QApplication.processEvents()
    window.shell.commands["show_panel"].setChecked(True)
    press_stage(window)
    assert window.inspector.isVisible()


def test_the_inspector_slides_over_the_stage_unless_less_motion_is_wanted(build, qtbot):
    window = narrowed(build().window, qtbot)
    desk, panel = window.desk, window.shell.commands["show_panel"]
    window.player.instant = False
    stage = window.stage.frame.geometry()
    for wanted, ends in ((True, (0, 1)), (False, (1, 0))):
        panel.trigger()
        shares = []
        for part in (0, 0.5, 1):
            desk.findChild(QVariantAnimation).setCurrentTime(round(part * SLIDE_MS))
            seen = desk.rect() & window.inspector.geometry()
            is_seen = window.inspector.isVisible()
            shares.append(seen.width() / window.inspector.width() if is_seen else 0)
        assert (shares[0], shares[-1]) == ends
        assert 0 < shares[1] < 1
        assert window.inspector.isVisible() is wanted
        assert window.stage.frame.geometry() == stage
    window.player.instant = True
    panel.trigger()
    assert desk.rect().contains(window.inspector.geometry())


def test_the_edge_is_dragged_between_its_bounds_and_kept_for_the_next_start(build):
    program = build()
    window = program.window
    handle = window.desk.findChild(QSplitter).handle(1)
    least = max(INSPECTOR_LEAST, window.inspector.minimumSizeHint().width())
    for by, width in ((-60, None), (-900, INSPECTOR_MOST), (900, least), (-30, None)):
        before = window.inspector.width()
        QTest.mousePress(handle, Qt.MouseButton.LeftButton, pos=QPoint(0, 100))
        QTest.mouseMove(handle, QPoint(by, 100))
        QTest.mouseRelease(handle, Qt.MouseButton.LeftButton, pos=QPoint(by, 100))
        QApplication.processEvents()
        assert abs(window.inspector.width() - (width or before - by)) <= 1
    again = build(chosen=program.shell.settings).window
    assert again.inspector.width() == window.inspector.width()
