"""The lab's panel: what it says of a cube, what it asks for, and what it shows of a search."""

from dataclasses import replace
from unittest.mock import Mock, call

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import QApplication, QTableWidgetItem, QWidget

from cubeapp.drawing.theme import DARK, LIGHT
from cubeapp.engine.model.cube import Cube
from cubeapp.engine.notation.alg import Alg
from cubeapp.engine.perfect.check import check_perfect
from cubeapp.engine.perfect.estimate import PerfectEstimate
from cubeapp.engine.perfect.known import perfect_cubes
from cubeapp.engine.perfect.rules import SIX_RULES, Rule, parse_rules
from cubeapp.engine.perfect.search import PerfectProgress
from cubeapp.ui.drawing.rule_pictures import EXAMPLES, draw_rule
from cubeapp.ui.lab.perfect.model import Page, PerfectLab
from cubeapp.ui.lab.perfect.panel import LabPanel
from cubeapp.ui.lab.perfect.search_box import rounded
from cubeapp.words import counted, speak
from tests.ui.fonts import WIDE_FIRST
from tests.ui.pixels import pixels_of_image
from tests.ui.signals import emitted
from tests.ui.windows import paints_all

PERFECT = perfect_cubes()[0].cube
NEARLY = PERFECT.apply_all(Alg("U").moves(3))


@pytest.fixture
def model():
    model = Mock(spec=PerfectLab)
    model.page.return_value = Page((), 0, 0)
    return model


@pytest.fixture
def panel(qtbot, pytestconfig, model):
    panel = LabPanel(model)
    qtbot.addWidget(panel)
    panel.setUpdatesEnabled(paints_all(pytestconfig))
    panel.resize(340, 900)
    panel.show()
    qtbot.waitExposed(panel)
    return panel


def choose(panel, text):
    rules = parse_rules(text)
    for rule, row in panel.rows.items():
        row.box.setChecked(rule in rules)


def show_page(panel, model, count, first, total):
    model.page.return_value = Page((PERFECT,) * count, first, total)
    panel.search_box.show_page(first)


def stickers(cube, *rules):
    """The stickers of ``cube`` that break any of ``rules``."""
    results = check_perfect(cube).rules
    return {sticker for r in results if r.rule.value in rules for sticker in r.facelets}


def test_the_six_rules_are_chosen_at_first_and_the_wishes_are_not(panel):
    assert panel.rules == SIX_RULES


def test_each_rule_says_whether_it_is_held(panel):
    panel.set_check(check_perfect(NEARLY), 3)
    held = {result.rule: result.held for result in check_perfect(NEARLY).rules}
    for rule, row in panel.rows.items():
        assert row.note.text().lstrip("✓⚠ ").startswith("Held" if held[rule] else "Broken")
        assert rule.summary in row.note.text()


def test_only_a_chosen_rule_that_is_broken_is_a_problem(panel):
    panel.set_check(check_perfect(Cube.solved(3)), 3)
    for rule, row in panel.rows.items():
        assert row.note.text().startswith("⚠ ") == (rule in SIX_RULES and rule.value != "5")
    choose(panel, "no-home")
    assert panel.rows[Rule.NO_HOME].note.text().startswith("⚠ ")
    assert panel.rows[Rule.DIAGONAL].note.text().startswith("Broken")


def test_a_perfect_cube_is_told_as_such(panel):
    panel.set_check(check_perfect(PERFECT), 3)
    assert panel.verdict.text().startswith("✓ A perfect scramble")
    assert "14 of 15" in panel.facts.text()
    assert panel.outlined == frozenset()


def test_the_verdict_counts_the_chosen_rules_only(panel):
    panel.set_check(check_perfect(Cube.solved(3)), 3)
    assert "obeys 1 of the 6" in panel.verdict.text()
    choose(panel, "5")
    assert panel.verdict.text().startswith("✓")
    choose(panel, "")
    assert "No rule is chosen" in panel.verdict.text()


def test_stickers_are_outlined_for_the_chosen_rules_or_the_one_pointed_at(panel, qtbot):
    changes = emitted(panel.outlined_changed)
    choose(panel, "3,4")
    panel.set_check(check_perfect(NEARLY), 3)
    assert changes
    assert panel.outlined == stickers(NEARLY, "3", "4")
    row = panel.rows[Rule.NO_HOME]
    row.pointed_at.emit(Rule.NO_HOME)
    assert panel.outlined == stickers(NEARLY, "no-home")
    row.pointed_at.emit(None)
    assert panel.outlined == stickers(NEARLY, "3", "4")
    panel.outline_box.setChecked(False)
    assert panel.outlined == frozenset()


def test_the_keys_focus_points_a_rule_out_as_well(panel, qtbot):
    panel.set_check(check_perfect(NEARLY), 3)
    with qtbot.waitActive(panel):
        panel.activateWindow()
    panel.rows[Rule.DIAGONAL].box.setFocus(Qt.FocusReason.TabFocusReason)
    qtbot.waitUntil(lambda: panel.outlined == stickers(NEARLY, "4"))


def test_another_size_is_told_what_to_do(panel):
    panel.set_check(None, 5)
    assert "5×5×5" in panel.verdict.text()
    assert "size 3" in panel.verdict.text()
    assert not panel.outline_box.isEnabled()
    for rule, row in panel.rows.items():
        assert row.note.text().lower().startswith(rule.summary)


def test_missing_colour_sets_are_named_by_the_schemes_colours(panel):
    panel.set_theme(LIGHT)
    panel.set_check(check_perfect(PERFECT), 3)
    (missing,) = check_perfect(PERFECT).missing_on_faces
    names = dict(zip("URFDLB", LIGHT.scheme.names, strict=True))
    assert "-".join(names[letter] for letter in missing) in panel.facts.text()


def test_the_48_are_a_gallery_and_any_of_them_is_asked_for(panel, model, qtbot):
    gallery = panel.gallery
    assert gallery.cubes == tuple(perfect.cube for perfect in perfect_cubes())
    place = gallery.visualItemRect(gallery.item(1)).center()
    qtbot.mouseClick(gallery.viewport(), Qt.MouseButton.LeftButton, pos=place)
    gallery.setCurrentRow(30)
    qtbot.keyClick(gallery, Qt.Key.Key_Return)
    panel.play_button.click()
    assert model.show_perfect.mock_calls == [call(1), call(30)]
    model.play_perfect.assert_called_once_with(30)


def test_pictures_of_the_48_differ(panel):
    gallery = panel.gallery
    shots = {
        pixels_of_image(gallery.item(i).icon().pixmap(gallery.iconSize()).toImage()).tobytes()
        for i in range(48)
    }
    assert len(shots) == 48


def test_a_search_or_an_estimate_is_offered_as_the_rules_allow(panel, model):
    box = panel.search_box
    box.search_button.click()
    assert box.search_button.accessibleName() == "Search"
    choose(panel, "1,3")
    assert box.search_button.accessibleName() == "Estimate"
    assert "estimated" in box.kind_note.text()
    box.search_button.click()
    assert model.search.mock_calls == [call(SIX_RULES), call(parse_rules("1,3"))]


def test_a_random_cube_of_the_chosen_rules_is_asked_for(panel, model):
    choose(panel, "2,no-home")
    panel.search_box.random_button.click()
    model.scramble.assert_called_once_with(parse_rules("2,no-home"))


def test_what_a_search_has_found_so_far_is_seen(panel):
    box = panel.search_box
    box.search_button.click()
    panel.search_box.set_busy("Searching …")
    assert box.busy.bar.maximum() == 0
    found = PerfectProgress("searching", 0.25, 12345, count=96, classes=2,
                            by_patterns=(0, 0, 0, 0, 48, 48))  # fmt: skip
    box.set_progress(found)
    assert box.busy.bar.value() / box.busy.bar.maximum() == pytest.approx(0.25)
    assert box.busy.note.text() == f"25 % done · {counted(12345)} nodes · 2 classes found"
    assert box.table.text(0) == ("96", "2")
    assert box.table.text(6) == ("48", "")
    assert not box.search_button.isEnabled()
    choose(panel, "1,3")
    box.set_progress(replace(found, classes=3))
    assert box.table.text(0) == ("96", "3"), "other rules for the next search change nothing of it"
    panel.search_box.set_busy(None)
    assert box.search_button.isEnabled()
    assert not box.is_busy


def test_a_search_that_begins_to_find_widens_nothing(panel):
    before = panel.minimumSizeHint().width()
    panel.search_box.search_button.click()
    panel.search_box.set_busy("Searching …")
    panel.search_box.set_progress(PerfectProgress("searching", 0.25, 12345, count=96, classes=2))
    QApplication.processEvents()
    assert panel.minimumSizeHint().width() <= max(before, 320)


def test_a_search_begun_at_the_edge_of_a_low_panel_is_scrolled_into_view(panel, qtbot):
    def is_in_view(part):
        QApplication.processEvents()
        return part.visibleRegion().boundingRect() == part.rect()

    panel.resize(340, 420)
    box = panel.search_box
    panel.ensureWidgetVisible(box.search_button, 0, 0)
    box.search_button.click()
    panel.search_box.set_busy("Searching …")
    box.set_progress(PerfectProgress("searching", 0.25, 12345, count=96, classes=2))
    qtbot.waitUntil(lambda: is_in_view(box.busy.cancel_button) and is_in_view(box.table))
    panel.verticalScrollBar().setValue(0)
    box.set_found(PerfectEstimate(SIX_RULES, 48.0, 1.0, (0.0,) * 5 + (48.0,), 1000))
    QApplication.processEvents()
    assert panel.verticalScrollBar().value() == 0


def test_numbers_of_a_stopped_search_are_not_taken_for_all(panel):
    box = panel.search_box
    box.search_button.click()
    box.set_found(None)
    box.set_stopped()
    assert "before anything" in box.result_note.text()
    box.set_progress(PerfectProgress("searching", 0.25, 12345, count=96, classes=2))
    box.set_stopped()
    assert "only what was found until then" in box.result_note.text()


def test_esc_and_the_button_stop_what_works(panel, model, qtbot):
    qtbot.keyClick(panel, Qt.Key.Key_Escape)
    model.cancel.assert_not_called()
    panel.search_box.set_busy("Searching …")
    qtbot.keyClick(panel, Qt.Key.Key_Escape)
    panel.search_box.busy.cancel_button.click()
    assert model.cancel.call_count == 2


def test_an_estimate_states_its_error(panel):
    rules = parse_rules("1,3")
    about = PerfectEstimate(rules, 1.5e12, 3e9, (0.0, 1e9, 0, 0, 0, 1.499e12), 8_000_000)
    panel.search_box.set_found(about)
    words = panel.search_box.result_note.text()
    assert "1.50·10¹²" in words
    assert "3.00·10⁹ (0.2 %)" in words
    assert "19 times of 20" in words
    assert panel.search_box.table.text(1)[0] == "0"
    assert panel.search_box.table.text(2)[0] == "≈ 1.00·10⁹"


def test_pages_are_asked_for_by_button_number_and_row(panel, model):
    box = panel.search_box
    show_page(panel, model, 12, 12, 1000)
    assert "13" in box.page_note.text()
    assert box.gallery.item(0).text() == "13"
    model.page.reset_mock()
    box.forward_button.click()
    box.back_button.click()
    box.number_box.setValue(500)
    box.table.selectRow(4)
    assert model.page.mock_calls == [
        call(24, 12, 0),
        call(0, 12, 0),
        call(499, 12, 0),
        call(0, 12, 4),
    ]


def test_the_last_page_goes_back_by_a_whole_one(panel, model):
    box = panel.search_box
    show_page(panel, model, 12, 12, 26)
    show_page(panel, model, 2, 24, 26)
    assert not box.forward_button.isEnabled()
    box.back_button.click()
    assert model.page.mock_calls[-1] == call(12, 12, 0)


def test_one_page_needs_no_buttons(panel, model):
    box = panel.search_box
    show_page(panel, model, 1, 0, 1)
    assert not box.forward_button.isVisible()
    assert "only class" in box.page_note.text()


def test_no_cubes_are_no_page(panel, model):
    show_page(panel, model, 1, 0, 1)
    show_page(panel, model, 0, 0, 0)
    assert not panel.search_box.gallery.isVisible()


@pytest.mark.parametrize(
    ("count", "words"),
    [(0.0, "0"), (1234.4, f"≈ {counted(1234)}"), (4.3252e19, "≈ 4.33·10¹⁹")],
)
def test_numbers_that_are_not_exact_have_three_digits(count, words):
    assert rounded(count) == words


def test_numbers_that_are_not_exact_are_written_as_the_language_has_them():
    speak(lambda text: {".": ","}.get(text, text))
    try:
        assert rounded(4.3252e19) == "≈ 4,33·10¹⁹"
    finally:
        speak()


def test_every_rule_has_a_picture_of_its_own():
    assert set(EXAMPLES) == set(Rule)
    for theme in (LIGHT, DARK):
        shots = set()
        for rule in Rule:
            image = QImage(60, 60, QImage.Format.Format_RGB32)
            image.fill(0)
            with QPainter(image) as painter:
                draw_rule(painter, image.rect().toRectF(), rule, theme)
            shots.add(pixels_of_image(image).tobytes())
        assert len(shots) == len(Rule)


@pytest.mark.parametrize("any_font", WIDE_FIRST, indirect=True)
@pytest.mark.parametrize("scale", [pytest.param(1.0, marks=pytest.mark.slow), 1.75])
def test_nothing_is_cut_off_at_the_side_at_the_least_width(any_font, panel, model, scale):
    font = panel.font()
    font.setPointSizeF(font.pointSizeF() * scale)
    panel.setFont(font)
    panel.set_check(check_perfect(NEARLY), 3)
    panel.search_box.table.show()
    show_page(panel, model, 12, 12, 2_000_000)
    box = panel.search_box
    parts = {
        *(row.box for row in panel.rows.values()),
        *(box.search_button, box.random_button, box.busy.cancel_button, box.table, box.gallery),
        *(box.back_button, box.number_box, box.forward_button, panel.gallery, panel.play_button),
    }
    seen = set()
    for message in ("Searching …", None):
        box.set_busy(message)
        panel.resize(panel.minimumSizeHint().width(), 500)
        QApplication.processEvents()
        for part in filter(QWidget.isVisible, parts):
            seen.add(part)
            right = part.mapTo(panel, part.rect().topRight()).x()
            assert right <= panel.viewport().width()
    assert seen == parts


def test_numbers_fit_into_their_columns_at_the_least_width(panel):
    table = panel.search_box.table
    table.show()
    panel.resize(panel.minimumSizeHint().width(), 900)
    wide = table.fontMetrics().horizontalAdvance(counted(112_835_412))
    assert isinstance(table.item(0, 1), QTableWidgetItem)
    assert table.columnWidth(1) > wide


def test_every_control_has_a_tooltip_and_a_name(panel):
    box = panel.search_box
    for part in (
        *(row.box for row in panel.rows.values()),
        *(panel.outline_box, panel.play_button, box.search_button, box.random_button),
        *(box.busy.cancel_button, box.table, box.number_box, box.back_button, box.forward_button),
    ):
        assert part.toolTip()
        assert part.accessibleName() or part.text()
    for gallery in (panel.gallery, box.gallery):
        assert gallery.accessibleName()


def test_every_letter_of_the_panel_means_one_thing_and_none_is_a_menus(panel):
    box = panel.search_box
    parts = [row.box for row in panel.rows.values()]
    parts += [panel.outline_box, panel.play_button, box.search_button, box.random_button]
    for text in ("3,4", "1"):
        choose(panel, text)
        keys = [part.text().split("&")[1][0].upper() for part in parts]
        assert len(set(keys)) == len(keys)
        assert not set(keys) & set("FECVSH")


def test_a_gallery_is_as_high_however_wide_it_is(panel):
    # Else the panel's bar, which takes some width, could come and go for ever.
    heights = set()
    for width in (180, 240, 300, 500):
        panel.gallery.resize(width, panel.gallery.height())
        heights.add(panel.gallery.height())
    assert len(heights) == 1
