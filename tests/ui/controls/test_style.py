"""Controls are drawn with the tokens of the theme that is on, and fit their letters."""

import numpy as np
import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtGui import QColor, QIcon, QPalette
from PySide6.QtWidgets import (
    QApplication,
    QCheckBox,
    QComboBox,
    QFrame,
    QLineEdit,
    QListWidget,
    QMenu,
    QProgressBar,
    QPushButton,
    QRadioButton,
    QScrollBar,
    QSlider,
    QSpinBox,
    QStyle,
    QStyleOptionSlider,
    QTabBar,
    QToolButton,
    QWidget,
)

from cubeapp.drawing.tokens import DARK_TOKENS, LIGHT_CONTRAST_TOKENS, LIGHT_TOKENS, TOKEN_SETS
from cubeapp.ui.controls import style
from cubeapp.ui.controls.font_sizes import scaled
from cubeapp.ui.controls.note import NoteKind, note_colour
from cubeapp.ui.controls.style import WorkbenchStyle, use_style
from cubeapp.ui.drawing import palette as palettes
from cubeapp.ui.drawing.icons import text_icon
from cubeapp.ui.drawing.palette import tokens_of, window_palette, window_tokens
from tests.ui.pixels import pixels_of_image

themes = pytest.mark.parametrize("tokens", TOKEN_SETS, ids=lambda t: f"{t.is_dark}-{t.is_contrast}")
FIELDS = (QLineEdit, QComboBox, QSpinBox)


def use_tokens(tokens):
    """Change the theme; Qt tells the widgets of it a moment later."""
    style.use_tokens(tokens)
    QApplication.processEvents()


@pytest.fixture(autouse=True)
def _usual_theme(qapp):
    before = QApplication.palette()
    use_tokens(LIGHT_TOKENS)
    yield
    use_tokens(LIGHT_TOKENS)
    QApplication.setPalette(before)


@pytest.fixture
def page(qtbot):
    """A window on screen that something else than the controls has the focus of."""
    made = QWidget()
    made.resize(400, 300)
    made.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
    qtbot.addWidget(made)
    made.show()
    made.activateWindow()
    made.setFocus()
    qtbot.waitUntil(made.hasFocus)
    return made


@pytest.fixture
def put(page):
    """Puts a control into the window."""

    def add(control):
        control.setParent(page)
        control.resize(control.sizeHint())
        control.move(10, 10)
        control.show()
        return control

    return add


def colours(control):
    """The colours of the pixels of ``control`` and how many have each."""
    image = control.window().grab(QRect(control.pos(), control.size())).toImage()
    pixels = pixels_of_image(image).reshape(-1, 3)
    found, counts = np.unique(pixels, axis=0, return_counts=True)
    names = [QColor(*colour).name() for colour in found.tolist()]
    return dict(zip(names, counts.tolist(), strict=True))


def most(control):
    """The colour that most of ``control`` has."""
    found = colours(control)
    return max(found, key=found.get)


def is_near(colour, other):
    """Whether two colours differ by no more than smoothed edges do."""
    pairs = zip(QColor(colour).getRgb(), QColor(other).getRgb(), strict=True)
    return all(abs(a - b) < 30 for a, b in pairs)


def edge(control):
    """The colour amid the upper edge of ``control``."""
    image = control.window().grab(QRect(control.pos(), control.size())).toImage()
    return image.pixelColor(control.width() // 2, 0).name()


def primary(text="Solve"):
    made = QPushButton(text)
    made.setAutoDefault(False)
    made.setDefault(True)
    return made


# Buttons


@themes
def test_the_default_button_is_the_primary_one(put, tokens):
    use_tokens(tokens)
    button = put(primary())
    assert most(button) == tokens.accent
    assert tokens.on_accent in colours(button)
    other = put(QPushButton("Other"))
    assert most(other) == tokens.surface
    assert edge(other) == tokens.control


def test_a_button_shows_the_pointer_the_press_the_choice_and_that_it_is_off(put):
    tokens = LIGHT_TOKENS
    button = put(QPushButton("Turn"))
    button.setDown(True)
    assert most(button) == tokens.tint
    button.setDown(False)
    button.setCheckable(True)
    button.setChecked(True)
    assert most(button) == tokens.tint
    assert edge(button) == tokens.accent
    button.setEnabled(False)
    assert most(button) == tokens.sunk
    assert tokens.muted in colours(button)
    main = put(primary())
    main.setDown(True)
    assert most(main) == tokens.accent_pressed
    main.setEnabled(False)
    assert most(main) == tokens.sunk


def test_the_icon_of_a_primary_or_checked_button_has_the_colour_of_its_text(put):
    button = put(primary(""))
    button.setIcon(text_icon("play", window_palette(LIGHT_TOKENS)))
    assert LIGHT_TOKENS.on_accent in colours(button)
    assert LIGHT_TOKENS.text not in colours(button)
    tool = put(QToolButton())
    tool.setAutoRaise(True)
    tool.setIcon(text_icon("play", window_palette(LIGHT_TOKENS)))
    assert LIGHT_TOKENS.text in colours(tool)
    tool.setCheckable(True)
    tool.setChecked(True)
    assert most(tool) == LIGHT_TOKENS.tint
    assert LIGHT_TOKENS.on_tint in colours(tool)


def test_the_bold_text_of_the_primary_button_fits(put):
    words = "Solve my cube to this very long pattern"
    assert put(primary(words)).sizeHint().width() > put(QPushButton(words)).sizeHint().width()


def test_a_tool_button_at_rest_has_no_ground_and_one_with_a_menu_has_room_for_its_sign(put):
    tool = put(QToolButton())
    tool.setAutoRaise(True)
    tool.setText("Copy")
    assert most(tool) == LIGHT_TOKENS.ground
    plain = tool.sizeHint()
    menu = QMenu(tool)
    tool.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
    tool.setMenu(menu)
    assert tool.sizeHint().width() > plain.width()
    tool.setIcon(QIcon(text_icon("more", window_palette(LIGHT_TOKENS))))
    tool.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonIconOnly)
    without = QToolButton()
    without.setIcon(tool.icon())
    assert tool.sizeHint() == put(without).sizeHint()


# Focus


@pytest.mark.parametrize(
    "kind", [QPushButton, QToolButton, QLineEdit, QComboBox, QSpinBox, QListWidget]
)
@themes
def test_the_focus_is_a_ring_of_the_accent(put, kind, tokens):
    use_tokens(tokens)
    control = put(kind())
    control.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
    assert edge(control) != tokens.accent
    control.setFocus()
    assert edge(control) == tokens.accent
    control.clearFocus()
    assert edge(control) != tokens.accent


@pytest.mark.parametrize("kind", [QCheckBox, QRadioButton, QSlider])
def test_the_focus_of_what_has_no_edge_is_a_ring_as_well(put, kind):
    control = put(kind())
    before = colours(control).get(LIGHT_TOKENS.accent, 0)
    control.setFocus()
    assert colours(control).get(LIGHT_TOKENS.accent, 0) > before


def test_the_primary_button_keeps_a_gap_within_its_ring(put):
    button = put(primary())
    button.setFocus()
    image = button.window().grab(QRect(button.pos(), button.size())).toImage()
    down = [image.pixelColor(button.width() // 2, y).name() for y in range(6)]
    assert down == [LIGHT_TOKENS.accent] * 2 + [LIGHT_TOKENS.ground] * 2 + [LIGHT_TOKENS.accent] * 2


# Fields and boxes


@pytest.mark.parametrize("kind", FIELDS)
@themes
def test_a_field_has_an_edge_that_is_seen_and_sinks_when_it_is_off(put, kind, tokens):
    use_tokens(tokens)
    field = put(kind())
    assert most(field) == tokens.surface
    assert edge(field) == tokens.control
    field.setEnabled(False)
    assert most(field) == tokens.sunk
    assert edge(field) == tokens.line


def test_fields_and_buttons_of_a_row_are_equally_high(put):
    heights = {put(kind()).sizeHint().height() for kind in (*FIELDS, QPushButton)}
    assert max(heights) - min(heights) <= 1
    assert min(heights) >= 24


@pytest.mark.parametrize("kind", [QCheckBox, QRadioButton])
@themes
def test_a_box_to_tick_is_filled_with_the_accent_and_bears_a_sign(put, kind, tokens):
    use_tokens(tokens)
    box = put(kind())
    assert any(is_near(colour, tokens.control) for colour in colours(box))
    assert tokens.accent not in colours(box)
    box.setChecked(True)
    assert tokens.accent in colours(box)
    assert tokens.on_accent in colours(box)
    box.setEnabled(False)
    assert tokens.accent not in colours(box)


# Lists, bars, cards


@themes
def test_the_chosen_row_has_a_tint_and_a_bar(put, tokens):
    use_tokens(tokens)
    rows = QListWidget()
    rows.addItems(["one", "two", "three"])
    put(rows)
    assert tokens.tint not in colours(rows)
    rows.setCurrentRow(1)
    place = rows.visualItemRect(rows.item(1))
    image = rows.viewport().grab(place).toImage()
    assert image.pixelColor(1, place.height() // 2).name() == tokens.accent
    assert image.pixelColor(place.width() - 20, place.height() // 2).name() == tokens.tint
    assert place.height() >= 24


def test_a_styled_frame_is_a_card_and_a_line_is_one_pixel(put):
    card = QFrame()
    card.setFrameShape(QFrame.Shape.StyledPanel)
    put(card).resize(100, 60)
    assert most(card) == LIGHT_TOKENS.surface
    assert edge(card) == LIGHT_TOKENS.line
    card.hide()
    line = QFrame()
    line.setFrameShape(QFrame.Shape.HLine)
    put(line).resize(100, 9)
    image = line.window().grab(QRect(line.pos(), line.size())).toImage()
    column = [image.pixelColor(50, y).name() for y in range(9)]
    assert column.count(LIGHT_TOKENS.line) == 1


def test_progress_is_a_slim_line_as_long_as_what_is_done(put):
    bar = QProgressBar()
    bar.setTextVisible(False)
    bar.setValue(50)
    put(bar).resize(200, 24)
    found = colours(bar)
    assert found[LIGHT_TOKENS.accent] == pytest.approx(100 * 4, rel=0.05)
    bar.setTextVisible(True)
    assert LIGHT_TOKENS.tint in colours(bar)
    assert LIGHT_TOKENS.text in colours(bar)


def test_a_slider_is_filled_up_to_its_knob(put):
    slider = QSlider(Qt.Orientation.Horizontal)
    slider.setValue(50)
    put(slider).resize(200, 24)
    half = colours(slider)[LIGHT_TOKENS.accent]
    slider.setValue(99)
    assert colours(slider)[LIGHT_TOKENS.accent] == pytest.approx(2 * half, rel=0.25)


@pytest.fixture
def bar(put):
    made = QScrollBar(Qt.Orientation.Vertical)
    made.setRange(0, 300)
    made.setPageStep(100)
    put(made).resize(made.sizeHint().width(), 200)
    return made


def part(bar, which):
    option = QStyleOptionSlider()
    bar.initStyleOption(option)
    control = QStyle.ComplexControl.CC_ScrollBar
    return bar.style().subControlRect(control, option, which, bar)


def test_a_scroll_bar_has_no_arrows_and_its_handle_is_the_share_that_is_seen(bar):
    parts = QStyle.SubControl
    assert part(bar, parts.SC_ScrollBarAddLine).isEmpty()
    assert part(bar, parts.SC_ScrollBarSubLine).isEmpty()
    assert part(bar, parts.SC_ScrollBarGroove) == bar.rect()
    assert part(bar, parts.SC_ScrollBarSlider) == QRect(0, 0, bar.width(), 50)
    bar.setValue(300)
    assert part(bar, parts.SC_ScrollBarSlider) == QRect(0, 150, bar.width(), 50)
    assert part(bar, parts.SC_ScrollBarSubPage) == QRect(0, 0, bar.width(), 150)
    bar.setRange(0, 100_000)
    bar.setValue(0)
    assert part(bar, parts.SC_ScrollBarSlider).height() == 24


def test_a_scroll_bar_is_dragged_and_paged(bar, qtbot):
    qtbot.mouseClick(bar, Qt.MouseButton.LeftButton, pos=QPoint(5, 180))
    assert bar.value() == 100
    qtbot.mousePress(bar, Qt.MouseButton.LeftButton, pos=QPoint(5, 75))
    qtbot.mouseMove(bar, QPoint(5, 175))
    assert bar.value() == 300
    qtbot.mouseRelease(bar, Qt.MouseButton.LeftButton, pos=QPoint(5, 175))


def test_a_scroll_bar_with_nothing_to_scroll_is_not_seen(bar):
    assert LIGHT_TOKENS.control in colours(bar)
    bar.setRange(0, 0)
    assert set(colours(bar)) == {LIGHT_TOKENS.ground}


# Themes and letters


def test_a_change_of_the_theme_restyles_what_is_there(put):
    use_tokens(LIGHT_TOKENS)
    controls = [put(kind()) for kind in FIELDS]
    for row, control in enumerate(controls):
        control.move(10, 50 * row)
    assert {most(control) for control in controls} == {LIGHT_TOKENS.surface}
    use_tokens(DARK_TOKENS)
    assert {most(control) for control in controls} == {DARK_TOKENS.surface}
    assert {edge(control) for control in controls} == {DARK_TOKENS.control}


@themes
def test_a_palette_tells_the_tokens_it_was_made_of(qapp, tokens):
    palette = window_palette(tokens)
    assert tokens_of(palette) is tokens
    assert note_colour(NoteKind.GOOD, palette).name() == tokens.good
    assert note_colour(NoteKind.PROBLEM, palette).name() == tokens.fault
    assert palette.color(QPalette.ColorRole.Highlight).name() == tokens.accent
    other = QPalette(palette)
    other.setColor(QPalette.ColorRole.Window, Qt.GlobalColor.black)
    assert tokens_of(other).is_dark


def test_boxes_to_tick_grow_with_large_letters_and_shrink_again(qapp):
    usual = QApplication.font()
    metric = QStyle.PixelMetric.PM_IndicatorWidth
    use_style(usual)
    before, first = QApplication.style().pixelMetric(metric), QApplication.style()
    use_style(scaled(usual, 1.05))
    assert QApplication.style() is first
    use_tokens(DARK_TOKENS)
    use_style(scaled(usual, 2.0))
    assert QApplication.style().pixelMetric(metric) > 1.6 * before
    assert QApplication.style().tokens is DARK_TOKENS
    use_style(usual)
    assert isinstance(QApplication.style(), WorkbenchStyle)
    assert QApplication.style().pixelMetric(metric) == before


class _Hints:
    """A system that asks for more contrast."""

    def contrastPreference(self):  # noqa: N802
        return Qt.ContrastPreference.HighContrast


@pytest.mark.skipif(not hasattr(Qt, "ContrastPreference"), reason="Qt tells from 6.10 on")
def test_more_contrast_is_used_where_the_system_asks_for_it(qapp, monkeypatch):
    assert window_tokens("light") is LIGHT_TOKENS
    monkeypatch.setattr(palettes, "contrast_hints", _Hints)
    assert window_tokens("light") is LIGHT_CONTRAST_TOKENS


def test_the_track_of_tabs_is_closed_at_both_ends_whichever_of_them_are_hidden(put):
    tabs = QTabBar()
    tabs.setDrawBase(False)
    for words in ("Hidden", "One", "Two", "Hidden too"):
        tabs.addTab(words)
    tabs.setCurrentIndex(1)
    for hidden in (0, 3):
        tabs.setTabVisible(hidden, False)
    put(tabs)
    image = tabs.window().grab(QRect(tabs.pos(), tabs.size())).toImage()
    ends = [image.pixelColor(x, tabs.height() // 2).name() for x in (0, tabs.width() - 1)]
    assert all(is_near(end, LIGHT_TOKENS.line) for end in ends)
