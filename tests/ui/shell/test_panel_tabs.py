import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QApplication,
    QLabel,
    QPushButton,
    QScrollArea,
    QSplitter,
    QToolButton,
)

from cubeapp.ui.controls.panel import Panel
from cubeapp.ui.shell.panel_tabs import PanelTabs

NAMES = ("Solve", "Explore", "Scramble", "Paint", "Moves", "Algs", "Patterns", "Practice", "Lab")


@pytest.fixture
def tabs(qtbot):
    made = PanelTabs()
    qtbot.addWidget(made)
    for name in NAMES:
        made.addTab(QLabel(name), name)
    made.resize(300, 400)
    made.show()
    return made


def current(tabs):
    return tabs.widget(tabs.currentIndex())


def buttons(tabs):
    return tabs.findChildren(QToolButton)


def button(tabs, name):
    return buttons(tabs)[NAMES.index(name)]


def shown_buttons(tabs):
    return [one for one in buttons(tabs) if one.isVisibleTo(tabs)]


def rows_of(tabs):
    """The names of the visible buttons by their height on screen."""
    rows = {}
    for shown in shown_buttons(tabs):
        rows.setdefault(shown.y(), []).append(shown.text())
    return [rows[y] for y in sorted(rows)]


def names_of(tabs):
    return [name for row in rows_of(tabs) for name in row]


def test_a_click_shows_a_panel_and_marks_its_button(tabs, qtbot):
    changes = []
    tabs.current_changed.connect(changes.append)
    qtbot.mouseClick(button(tabs, "Algs"), Qt.MouseButton.LeftButton)
    assert current(tabs).text() == "Algs"
    assert [one.text() for one in buttons(tabs) if one.isChecked()] == ["Algs"]
    assert changes == [NAMES.index("Algs")]


def test_the_panel_that_is_set_marks_its_button(tabs):
    tabs.setCurrentIndex(3)
    assert button(tabs, "Paint").isChecked()
    assert tabs.currentIndex() == 3


@pytest.mark.parametrize("width", [250, 330, 500, 1200])
def test_rows_break_evenly_and_nothing_is_cut_off(tabs, qtbot, width):
    tabs.resize(width, 400)
    qtbot.waitUntil(lambda: tabs.width() == width)
    tabs.layout().activate()
    rows = rows_of(tabs)
    assert names_of(tabs) == list(NAMES)
    assert len({len(row) for row in rows[:-1]}) <= 1
    assert all(one.width() >= one.sizeHint().width() for one in buttons(tabs))


def test_a_hidden_panel_cannot_be_chosen_and_leaves_no_hole(tabs):
    tabs.setCurrentIndex(1)
    tabs.setTabVisible(1, False)
    assert not tabs.isTabVisible(1)
    assert tabs.currentIndex() == 2
    assert "Explore" not in names_of(tabs)
    tabs.setTabVisible(1, True)
    assert names_of(tabs) == list(NAMES)


def test_ctrl_tab_goes_round_the_panels_that_can_be_chosen(tabs, qtbot):
    tabs.setTabVisible(1, False)
    control = Qt.KeyboardModifier.ControlModifier
    seen = []
    for _ in range(8):
        qtbot.keyClick(tabs, Qt.Key.Key_Tab, control)
        seen.append(tabs.currentIndex())
    assert seen == [2, 3, 4, 5, 6, 7, 8, 0]
    qtbot.keyClick(tabs, Qt.Key.Key_Backtab, control)
    assert tabs.currentIndex() == 8


def test_alt_and_a_digit_show_a_panel(tabs, qtbot):
    with qtbot.waitActive(tabs):
        tabs.activateWindow()
    qtbot.keyClick(tabs, Qt.Key.Key_4, Qt.KeyboardModifier.AltModifier)
    qtbot.waitUntil(lambda: tabs.currentIndex() == 3)


def test_the_tenth_panel_is_behind_the_key_0(tabs, qtbot):
    tabs.addTab(QLabel("History"), "History")
    assert "Alt+0" in buttons(tabs)[-1].toolTip()
    with qtbot.waitActive(tabs):
        tabs.activateWindow()
    qtbot.keyClick(tabs, Qt.Key.Key_0, Qt.KeyboardModifier.AltModifier)
    qtbot.waitUntil(lambda: current(tabs).text() == "History")


def in_sight(tabs):
    """The names of the buttons that are not scrolled out of sight."""
    whole = tabs.findChild(QScrollArea).viewport().rect()
    top = tabs.findChild(QScrollArea).verticalScrollBar().value()
    shown = shown_buttons(tabs)
    return [one.text() for one in shown if whole.contains(one.geometry().translated(0, -top))]


def test_where_the_window_is_low_the_panel_keeps_its_room(tabs, qtbot):
    line = button(tabs, "Lab").sizeHint().height() + 2
    assert in_sight(tabs) == list(NAMES)
    current(tabs).setMinimumHeight(60)
    assert tabs.minimumSizeHint().height() <= 60 + 3 * line
    least = tabs.minimumSizeHint().height()
    for height in range(least, 60 + 6 * line):
        tabs.resize(300, height)
        QApplication.processEvents()
        assert current(tabs).height() >= 60
        # Whole rows of buttons, one at least, and as many as there is room for.
        rows = rows_of(tabs)[: 1 + (height - least) // line]
        assert in_sight(tabs) == [name for row in rows for name in row]


def test_the_button_of_the_panel_that_is_shown_is_in_sight(tabs):
    current(tabs).setMinimumHeight(60)
    tabs.resize(300, tabs.minimumSizeHint().height())
    for index, name in enumerate(NAMES):
        tabs.setCurrentIndex(index)
        assert name in in_sight(tabs)


def test_a_panel_whose_controls_need_more_room_later_gets_it(qtbot):
    splitter, panel, tabs = QSplitter(), Panel(), PanelTabs()
    qtbot.addWidget(splitter)
    tabs.addTab(panel, "Practice")
    splitter.addWidget(QLabel())
    splitter.addWidget(tabs)
    splitter.setStretchFactor(0, 1)
    splitter.resize(900, 400)
    splitter.show()
    QApplication.processEvents()
    narrow = panel.width()
    panel.body.addWidget(QPushButton(20 * "long "))
    qtbot.waitUntil(lambda: panel.width() > narrow)
    assert panel.viewport().width() >= panel.widget().minimumSizeHint().width()
