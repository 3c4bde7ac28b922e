"""The window without a mouse and without eyes: reached, seen and heard."""

import numpy as np
import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtGui import QColor, QGuiApplication, QKeySequence
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QAbstractScrollArea,
    QAbstractSlider,
    QAbstractSpinBox,
    QApplication,
    QComboBox,
    QLabel,
    QLineEdit,
    QScrollBar,
    QWidget,
)

from cubeapp.drawing.described import faces
from cubeapp.drawing.theme import WCA
from cubeapp.engine.model.cube import Cube
from cubeapp.engine.notation.alg import Alg
from cubeapp.engine.timeline.timeline import Timeline
from cubeapp.ui.controls.panel import Panel
from cubeapp.ui.describe.feature import PAUSE_MS
from cubeapp.ui.describe.panel import DescriptionWindow
from cubeapp.ui.describe.words import description, progress
from cubeapp.ui.document.edits import Memory, State
from cubeapp.ui.drawing.palette import tokens_of
from cubeapp.ui.preferences.keys.panel import KeysWindow
from cubeapp.ui.services.language import speak_as
from tests.ui.pixels import pixels_of, pixels_of_image

CONTROLS = (
    QAbstractButton,
    QAbstractItemView,
    QAbstractSlider,
    QAbstractSpinBox,
    QComboBox,
    QLineEdit,
)
pytestmark = pytest.mark.usefixtures("unpainted")

MOVES = Alg("R U R' U'").moves(3)
SHIFT = Qt.KeyboardModifier.ShiftModifier
FACES = 6
"""Presses of Tab that a view takes for itself while it is painted on."""


def stops_of(window):
    """Return the controls in sight that Tab is to come to."""
    return {
        part
        for part in window.findChildren(QWidget)
        if part.isVisible()
        and part.isEnabled()
        and part.focusPolicy() & Qt.FocusPolicy.TabFocus
        and part.focusProxy() is None
        # Lists and text fields are what they are; their empty grounds are no stops.
        and not (isinstance(part.parentWidget(), QAbstractScrollArea) and part.objectName())
    }


def walk(qtbot, window):
    """Yield each control that Tab comes to, until one comes again."""
    with qtbot.waitActive(window):
        window.activateWindow()
    window.cube_view.setFocus()
    seen = set()
    part = QApplication.focusWidget()
    # It may have been there already, and not by the keyboard.
    part.clearFocus()
    part.setFocus(Qt.FocusReason.TabFocusReason)
    while part not in seen:
        seen.add(part)
        yield part
        for _ in range(FACES):
            qtbot.keyClick(part, Qt.Key.Key_Tab)
            if QApplication.focusWidget() is not part:
                break
        part = QApplication.focusWidget()


def panels_of(window):
    return window.inspector.pages


def around(window, part):
    """Return the picture of a control with a little of what is around it."""
    box = part.parentWidget()
    if not isinstance(box, QAbstractSpinBox | QComboBox):
        box = part
    place = QRect(box.mapTo(window, QPoint(0, 0)), box.size()).adjusted(-4, -4, 4, 4)
    return pixels_of_image(window.grab(place & window.rect()).toImage())


@pytest.fixture
def window(one_window):
    """A window in which some moves were made; its panels are built once."""
    one_window.document.restore(Memory(State(Timeline(Cube.solved(3), MOVES), len(MOVES))))
    return one_window.window


def test_tab_comes_to_every_control_of_every_panel(window, qtbot):
    for id in panels_of(window):
        window.show_page(id)
        QGuiApplication.processEvents()
        reached = set(walk(qtbot, window))
        missed = [(type(part), part.accessibleName()) for part in stops_of(window) - reached]
        assert not missed, window.inspector.room(id)


def test_the_keys_begin_at_the_cube_and_go_on_from_a_panels_button_into_the_panel(build, qtbot):
    window = build(moves=MOVES).window
    window.activateWindow()
    qtbot.waitUntil(lambda: QApplication.focusWidget() is window.cube_view)
    for name in ("export", "history"):
        window.show_page(name)
        QGuiApplication.processEvents()
        page = window.inspector.room(window.shown_page)
        if name == "history":
            # Its card is one of several on a page.
            page = page.parentWidget().parentWidget().parentWidget()
        parts = list(walk(qtbot, window))
        named = [part for part in parts if part.accessibleName() == page.accessibleName()]
        after = parts[parts.index(named[0]) + 1 :]
        inside = [page.isAncestorOf(part) for part in after]
        assert inside == sorted(inside, reverse=True)
        assert 1 < sum(inside) < after.index(window.timeline.bar)


@pytest.mark.usefixtures("painted")
@pytest.mark.parametrize(
    ("theme", "step"),
    [
        ("dark", 9),
        pytest.param("light", 1, marks=pytest.mark.slow),
        pytest.param("dark", 1, marks=pytest.mark.slow),
    ],
)
def test_whatever_has_the_keyboard_looks_otherwise(build, qtbot, theme, step):
    window = build(moves=MOVES, theme=theme).window
    for id in panels_of(window)[::step]:
        window.show_page(id)
        QGuiApplication.processEvents()
        before = None
        for part in walk(qtbot, window):
            with_focus = around(window, part)
            if before is not None:
                last, focused = before
                without = around(window, last)
                if without.shape == focused.shape:
                    changed = np.abs(without.astype(int) - focused).max(axis=2) > 40
                    assert changed.sum() > 30, (id, last, last.accessibleName())
            before = part, with_focus


def has_ring(window, part):
    """Tell whether a ring of the accent's colour is seen all around a control."""
    place = QRect(part.mapTo(window, QPoint(0, 0)), part.size())
    image = pixels_of_image(window.grab(place).toImage()).astype(int)
    accent = QColor(tokens_of(window.palette()).accent).getRgb()[:3]
    is_ring = np.abs(image - accent).max(axis=2) < 16
    middle, centre = (side // 2 for side in is_ring.shape)
    edges = is_ring[:2, centre], is_ring[-2:, centre], is_ring[middle, :2], is_ring[middle, -2:]
    return all(edge.all() for edge in edges)


@pytest.mark.usefixtures("painted")
def test_the_ring_of_the_cube_goes_when_the_mouse_takes_over(build, qtbot):
    window = build().window
    view = window.cube_view
    with qtbot.waitActive(window):
        window.activateWindow()
    view.setFocus()
    assert not has_ring(window, view)
    qtbot.keyClick(view, Qt.Key.Key_Tab)
    qtbot.keyClick(QApplication.focusWidget(), Qt.Key.Key_Backtab)
    assert view.hasFocus()
    assert has_ring(window, view)
    qtbot.mouseClick(view, Qt.MouseButton.LeftButton, pos=QPoint(3, 3))
    assert not has_ring(window, view)


@pytest.mark.usefixtures("painted")
def test_the_ring_is_whole_where_the_panel_scrolls(build, qtbot):
    window = build().window
    window.resize(900, 600)
    window.show_page("history")
    window.features["scramble"].panel.folds["options"].set_open(True)
    QGuiApplication.processEvents()
    page = window.features["history"].panel
    while not isinstance(page, Panel):
        page = page.parentWidget()
    bar = page.verticalScrollBar()
    for part in walk(qtbot, window):
        if window.features["history"].panel.isAncestorOf(part) and bar.value() > 0:
            break
    else:
        pytest.fail("nothing was scrolled to")
    QGuiApplication.processEvents()
    assert has_ring(window, part)


def test_every_control_has_a_name_and_most_a_tooltip(window):
    for id in panels_of(window):
        window.show_page(id)
        QGuiApplication.processEvents()
        for part in window.findChildren(QWidget):
            if not part.isVisible() or isinstance(part, QScrollBar):
                continue
            can_focus = part.focusPolicy() & Qt.FocusPolicy.TabFocus
            if not can_focus and not isinstance(part, CONTROLS):
                continue
            text = part.text() if isinstance(part, QAbstractButton) else ""
            assert part.accessibleName() or text, (id, part, part.parentWidget())
            if isinstance(part, QAbstractButton):
                assert part.toolTip(), (id, text)


def test_the_windows_beside_it_have_names_for_everything_too(build):
    window = build(moves=MOVES).window
    for name in ("keys", "describe"):
        window.shell.commands[name].trigger()
    (keys,) = window.findChildren(KeysWindow)
    (words,) = window.findChildren(DescriptionWindow)
    for shown, page in ((keys, keys.panel), (keys, keys.commands), (words, None)):
        if page is not None:
            keys.pages.setCurrentWidget(page)
        for part in shown.findChildren(QWidget):
            can_focus = part.isVisible() and part.focusPolicy() & Qt.FocusPolicy.TabFocus
            if can_focus and not isinstance(part, QScrollBar):
                text = part.text() if isinstance(part, QAbstractButton) else ""
                assert part.accessibleName() or text, (part, part.parentWidget())


def test_a_cube_is_told_face_by_face():
    cube = Cube.solved(3).apply_all(Alg("R").moves(3))
    assert faces(cube, WCA.names)[:4] == [
        "Top:",
        "  white, white, green",
        "  white, white, green",
        "  white, white, green",
    ]
    assert "Left: all orange" in faces(cube, WCA.names)


def test_long_rows_are_counted():
    cube = Cube.solved(5).apply_all(Alg("2R").moves(5))
    assert faces(cube, WCA.names)[1] == "  3 white, green, white"


def test_stickers_without_a_colour_are_told_too():
    cube = Cube.unpainted(3).painted([4], 0)
    assert faces(cube, WCA.names)[2] == "  unpainted, white, unpainted"


def test_the_moves_done_and_to_come_are_told():
    timeline = Timeline(Cube.solved(3), MOVES)
    told = progress(timeline, 1)
    assert told[0] == "1 of 4 moves are done."
    assert told[1].startswith("Done last: R, ")
    assert told[2].startswith("Next: U, ")
    assert progress(timeline, 4)[0] == "All moves are done."


def test_the_cube_in_words_can_be_read_and_is_copied_by_its_button(build):
    program = build(moves=MOVES)
    QGuiApplication.clipboard().setText("the user's own")
    program.window.shell.commands["describe"].trigger()
    shown = program.window.findChild(DescriptionWindow)
    assert QGuiApplication.clipboard().text() == "the user's own"
    shown.copy_button.click()
    text = QGuiApplication.clipboard().text()
    assert text == shown.text_edit.toPlainText()
    assert text.startswith("3×3×3: white on top, green in front, legal")
    assert text == description(
        *(program.document.cube, WCA.names, program.shell.stage.caption.words.parts),
        *(program.document.timeline, 4),
    )
    assert program.window.features["describe"].description() == text


def test_nothing_is_described_once_the_window_has_closed(build, qtbot):
    program = build()
    views = (program.window.cube_view, program.window.net_view)
    qtbot.waitUntil(lambda: all(view.accessibleDescription() for view in views))
    described = [view.accessibleDescription() for view in views]
    program.window.close()
    program.document.turn(MOVES[0])
    program.feature("describe").set_facts(("other facts",))
    qtbot.wait(2 * PAUSE_MS)
    assert [view.accessibleDescription() for view in views] == described


def test_moves_and_messages_are_announced_when_the_cube_rests(build, qtbot):
    program = build(moves=MOVES)
    window = program.window
    qtbot.waitUntil(lambda: window.cube_view.accessibleDescription().startswith("3×3×3"))
    with qtbot.waitSignal(window.features["describe"].announced) as announced:
        program.player.step(-1)
    assert announced.args[0].startswith("Done last: R', ")
    assert "Next: U', " in announced.args[0]
    assert "3 of 4 moves are done." in window.cube_view.accessibleDescription()
    with qtbot.waitSignal(window.features["describe"].announced) as announced:
        window.say("Copied.")
    assert announced.args == ["Copied."]


def mnemonic(text):
    return QKeySequence.mnemonic(text).toString()


@pytest.fixture
def _english_again(qapp):
    yield
    speak_as("en")


@pytest.mark.usefixtures("_english_again")
@pytest.mark.parametrize(
    "language", ["en", *(pytest.param(each, marks=pytest.mark.slow) for each in ("de", "zh"))]
)
def test_no_letter_of_the_menus_means_two_things(build, language):
    speak_as(language)
    window = build(moves=MOVES).window
    menus = [action.menu() for action in window.menuBar().actions()]
    for menu in menus:
        letters = [mnemonic(action.text()) for action in menu.actions()]
        letters = [letter for letter in letters if letter]
        assert len(letters) == len(set(letters)), menu.title()
    opened = {mnemonic(menu.title()) for menu in menus}
    for id in panels_of(window):
        window.show_page(id)
        panel = window.inspector.room(id)
        if window.shown_page == "solve":
            window.features["solve"].panel.options_fold.head.setChecked(True)
        letters = []
        for part in [*panel.findChildren(QAbstractButton), *panel.findChildren(QLabel)]:
            is_label = isinstance(part, QLabel)
            if part.isVisible() and not (is_label and part.buddy() is None):
                assert mnemonic(part.text()) not in opened, (id, part.text())
                letters.append(mnemonic(part.text()))
        letters = [letter for letter in letters if letter]
        assert len(letters) == len(set(letters)), (id, letters)


def test_the_cube_is_looked_at_from_everywhere_by_keyboard(window, qtbot):
    view, held = window.cube_view, Qt.KeyboardModifier.ControlModifier | SHIFT
    with qtbot.waitActive(window):
        window.activateWindow()
    view.setFocus()
    seen = [view.camera]
    for key in ("Left", "Up", "PageUp"):
        qtbot.keyClick(view, Qt.Key[f"Key_{key}"], held)
        assert view.camera not in seen
        seen.append(view.camera)
    for key in ("PageDown", "Down", "Right"):
        qtbot.keyClick(view, Qt.Key[f"Key_{key}"], held)
    assert np.allclose(view.camera.rotation(), seen[0].rotation())
    assert view.camera.zoom == pytest.approx(seen[0].zoom)


@pytest.mark.usefixtures("painted")
def test_the_net_is_moved_by_keyboard_where_it_has_the_focus(build, qtbot):
    window = build(Cube.solved(30)).window
    with qtbot.waitActive(window):
        window.activateWindow()
    window.net_view.setFocus()
    before, camera = pixels_of(window.net_view), window.cube_view.camera
    window.shell.commands["closer"].trigger()
    window.shell.commands["look_left"].trigger()
    assert (pixels_of(window.net_view) != before).any()
    assert window.cube_view.camera == camera
