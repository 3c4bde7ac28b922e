"""The panel of the looks: what it shows, tells and remembers."""

from enum import Enum

import numpy as np
import pytest
from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QAction, QColor

from cubeapp.drawing.theme import (
    FULL,
    NO_MARKS,
    OWN_SCHEME,
    PATTERNS,
    ROUND,
    STICKERLESS,
    WCA,
    Looks,
    colour_scheme,
    own_scheme,
)
from cubeapp.engine.model.geometry import Face
from cubeapp.ui.drawing import palette as appearance
from cubeapp.ui.preferences.looks import feature as looks_tab
from cubeapp.ui.preferences.looks.model import CubeStyle
from cubeapp.ui.preferences.looks.panel import FIRST_OWN_BODY, OWN_BODY, LooksPanel
from cubeapp.ui.services.settings import Settings
from tests.ui.pixels import pixels_of
from tests.ui.signals import emitted

pytestmark = pytest.mark.usefixtures("unpainted")


@pytest.fixture
def style(qapp):
    return CubeStyle(Settings.in_memory())


@pytest.fixture
def panel(qtbot, style):
    commands = [QAction(name, style) for name in ("trackball", "instant")]
    for command in commands:
        command.setCheckable(True)
    panel = LooksPanel(style, *commands, has_motion_hints=False)
    # As the feature does, by way of the theme.
    style.changed.connect(panel.refresh)
    qtbot.addWidget(panel)
    panel.show()
    return panel


def choose(box, key):
    box.setCurrentIndex(box.findData(key))
    box.activated.emit(box.currentIndex())


def type_digits(field, text):
    field.digits.setText(text)
    field.digits.editingFinished.emit()


def test_every_choice_is_in_force_at_once(panel, style):
    changes = emitted(style.changed)
    choose(panel.marks_choice, PATTERNS)
    choose(panel.shape_choice, ROUND)
    choose(panel.body_choice, "white")
    panel.gap_slider.setValue(90)
    panel.hints_box.click()
    panel.back_box.click()
    choose(panel.scheme.choice, "japanese")
    wanted = Looks(colour_scheme("japanese"), PATTERNS, ROUND, 0.09, "white", True, True)
    assert style.looks == wanted
    assert len(changes) == 7


def test_showing_a_style_changes_nothing(panel, style):
    changes = emitted(style.changed)
    looks = Looks(own_scheme(["#123456"] * 6), PATTERNS, FULL, 0.1, "#aabbcc", True, True)
    style.set_looks(looks)
    assert len(changes) == 1
    assert panel.marks_choice.currentData() == PATTERNS
    assert panel.body_choice.currentData() == OWN_BODY
    assert panel.body_field.colour == "#aabbcc"
    assert panel.scheme.choice.currentData() == OWN_SCHEME


def test_changing_a_colour_of_a_known_scheme_makes_it_a_scheme_of_ones_own(panel, style):
    choose(panel.scheme.choice, "japanese")
    type_digits(panel.scheme.fields[Face.R], "ff8fb8")
    scheme = style.looks.scheme
    expected = list(colour_scheme("japanese").colours)
    expected[Face.R] = "#ff8fb8"
    assert (scheme.key, scheme.colours) == (OWN_SCHEME, tuple(expected))
    assert panel.scheme.fields[Face.R].button.text() == "Pink"
    choose(panel.scheme.choice, WCA.key)
    choose(panel.scheme.choice, OWN_SCHEME)
    assert style.looks.scheme == scheme


def test_digits_that_are_no_colour_change_nothing_and_are_explained(panel, style):
    changes = emitted(style.changed)
    type_digits(panel.scheme.fields[0], "#12345")
    assert changes == []
    assert panel.scheme.fields[0].digits.text() == WCA.colours[0]
    assert "six digits" in panel.scheme.note.text()


def test_the_picker_shows_each_colour_at_once_and_a_cancel_takes_it_back(panel, style):
    field = panel.scheme.fields[Face.F]
    field.button.click()
    picker = field.picker
    assert not picker.isModal()
    assert picker.currentColor().name() == WCA.colours[Face.F]
    picker.setCurrentColor(QColor("#9ee6c0"))
    assert style.looks.scheme.colours[Face.F] == "#9ee6c0"
    picker.reject()
    assert style.looks.scheme == WCA
    assert field.picker is None


def test_a_cancelled_picker_leaves_ones_own_colours_and_the_chosen_scheme_alone(panel, style):
    own = own_scheme(["#123456"] * 6)
    style.set_looks(Looks(own))
    choose(panel.scheme.choice, WCA.key)
    first, second = panel.scheme.fields[:2]
    first.button.click()
    first.picker.reject()
    assert (style.looks.scheme, style.own_colours) == (WCA, own.colours)
    first.button.click()
    first.picker.setCurrentColor(QColor("#9ee6c0"))
    # There is one picker at a time: what the one before has chosen stays.
    second.button.click()
    assert first.picker is None
    second.picker.setCurrentColor(QColor("#101010"))
    second.picker.reject()
    kept = ("#9ee6c0", *WCA.colours[1:])
    assert style.looks.scheme.colours == style.own_colours == kept
    second.button.click()
    second.picker.setCurrentColor(QColor("#101010"))
    choose(panel.scheme.choice, "japanese")
    assert second.picker is None
    assert style.looks.scheme == colour_scheme("japanese")


def test_the_picker_goes_with_its_field_and_what_it_chose_stays(panel, style):
    choose(panel.body_choice, OWN_BODY)
    field = panel.body_field
    field.button.click()
    field.picker.setCurrentColor(QColor("#9ee6c0"))
    choose(panel.body_choice, "white")
    assert field.picker is None
    assert style.looks.body == "white"
    field = panel.scheme.fields[0]
    field.button.click()
    field.picker.setCurrentColor(QColor("#9ee6c0"))
    panel.hide()
    assert field.picker is None
    assert style.looks.scheme.colours[0] == "#9ee6c0"


def test_colours_that_are_hard_to_tell_apart_are_warned_of(panel, style):
    type_digits(panel.scheme.fields[Face.L], "#dd2a35")
    assert "hard to tell apart" in panel.scheme.note.text()
    type_digits(panel.scheme.fields[Face.L], "#9a45c0")
    assert "where there are no colours" in panel.scheme.note.text()
    choose(panel.marks_choice, PATTERNS)
    assert panel.scheme.note.text() == ""


def test_what_does_not_matter_now_cannot_be_chosen(panel, style):
    assert not panel.body_field.isVisible()
    choose(panel.body_choice, OWN_BODY)
    assert panel.body_field.isVisible()
    assert panel.body_field.colour == FIRST_OWN_BODY
    type_digits(panel.body_field, "#336699")
    assert panel.body_choice.currentData() == OWN_BODY
    choose(panel.shape_choice, FULL)
    assert not panel.gap_slider.isEnabled()
    choose(panel.body_choice, STICKERLESS)
    assert not panel.shape_choice.isEnabled()


# In the window


def test_the_window_follows_the_panel_and_remembers(build):
    program = build()
    window = program.window
    window.shell.commands["looks"].trigger()
    panel = window.features["looks"].panel
    assert window.shown_page == "looks"
    choose(panel.scheme.choice, "yellow-top")
    choose(panel.marks_choice, PATTERNS)
    panel.hints_box.click()
    looks = Looks(colour_scheme("yellow-top"), PATTERNS, has_hints=True)
    assert program.settings.looks == looks
    for view in (window.cube_view, window.net_view):
        assert view.theme.looks == looks
    assert "Yellow on top" in window.facts.text()
    again = build(looks=program.settings.looks).window
    assert again.cube_view.theme.looks == looks
    assert again.shell.commands["hints"].isChecked()
    assert again.features["looks"].panel.hints_box.isChecked()


def test_the_menu_and_the_panel_say_the_same(build):
    program = build()
    window = program.window
    act, panel = window.shell.commands, window.features["looks"].panel
    act["hints"].trigger()
    act["behind"].trigger()
    assert (panel.hints_box.isChecked(), panel.back_box.isChecked()) == (True, True)
    panel.back_box.click()
    assert not act["behind"].isChecked()
    panel.trackball_box.click()
    assert act["trackball"].isChecked()
    act["trackball"].trigger()
    assert not panel.trackball_box.isChecked()
    program.appearance.choose_scheme("japanese")
    assert panel.scheme.choice.currentData() == "japanese"


def test_letters_and_sentences_follow_ones_own_colours(build):
    program = build(looks=Looks(own_scheme(["#7a3fbf", *WCA.colours[1:]])))
    window = program.window
    assert window.facts.text().startswith("Violet on top, green in front")
    assert program.feature("paint").model.cursor.letters == "VRGYOB"


def test_all_as_at_first_is_all_as_at_first(build):
    looks = Looks(own_scheme(["#123456"] * 6), PATTERNS, ROUND, 0.1, "grey", True, True)
    program = build(looks=looks, trackball=True, turn_ms=500, follows_system_motion=False)
    window = program.window
    window.features["looks"].panel.reset_button.click()
    settings = program.settings
    assert settings.looks == Looks()
    assert settings.own_colours == WCA.colours
    assert (settings.instant, settings.trackball, settings.turn_ms) == (False, False, 220)
    assert settings.follows_system_motion
    assert window.features["looks"].panel.marks_choice.currentData() == NO_MARKS
    assert not window.cube_view.is_trackball


def test_the_palette_shows_the_shapes_of_its_colours(build):
    program = build()
    palette = program.feature("paint").panel.colours
    plain = [pixels_of(palette.swatches[value]) for value in (0, 4)]
    choose(program.window.features["looks"].panel.marks_choice, PATTERNS)
    shaped = [pixels_of(palette.swatches[value]) for value in (0, 4)]
    assert all(np.any(one != other) for one, other in zip(plain, shaped, strict=True))


# Motion


def test_nothing_moves_where_the_system_asks_for_less_motion(build, monkeypatch):
    monkeypatch.setattr(looks_tab, "wants_less_motion", lambda: True)
    program = build(instant=False)
    assert program.player.instant
    assert not program.window.features["looks"].panel.instant_box.isChecked()
    program.window.features["looks"].panel.follows_box.click()
    assert not program.player.instant
    program.window.features["looks"].panel.instant_box.click()
    assert program.player.instant
    assert program.settings.instant


class _Hints(QObject):
    """What Qt tells from 6.12 on, whichever runs here."""

    motionPreferenceChanged = Signal(object)  # noqa: N815
    Wish = Enum("Wish", ["NoPreference", "ReducedMotion"])
    wish = Wish.NoPreference

    def motionPreference(self):  # noqa: N802
        return self.wish


def test_the_window_hears_when_the_system_asks_for_less_motion(build, monkeypatch):
    hints = _Hints()
    monkeypatch.setattr(appearance, "motion_hints", lambda: hints)
    monkeypatch.setattr(looks_tab, "motion_hints", lambda: hints)
    program = build(instant=False)
    assert not program.window.features["looks"].panel.follows_box.isHidden()
    assert not program.player.instant
    hints.wish = _Hints.Wish.ReducedMotion
    hints.motionPreferenceChanged.emit(hints.wish)
    assert program.player.instant


def test_following_the_system_is_offered_only_where_qt_knows_what_that_asks(build):
    box = build().window.features["looks"].panel.follows_box
    assert box.isHidden() is (appearance.motion_hints() is None)


def test_a_turn_by_hand_takes_the_time_that_was_chosen(build):
    program = build(turn_ms=300)
    assert program.player.turn_ms == 300
    assert program.window.features["looks"].panel.turn_slider.value() == 300
    program.window.features["looks"].panel.turn_slider.setValue(120)
    assert (program.player.turn_ms, program.settings.turn_ms) == (120, 120)
    assert "120" in program.window.features["looks"].panel.turn_label.text()


# Settings


def test_damaged_looks_are_those_at_first():
    settings = Settings.in_memory()
    for key, value in {
        "view/scheme": "own",
        "looks/colours": "#fff #000",
        "looks/marks": "hearts",
        "looks/shape": "7",
        "looks/gap": "9",
        "looks/body": "#12",
        "looks/hints": "perhaps",
        "motion/turn": "-5",
    }.items():
        settings.store.setValue(key, value)
    assert settings.looks == Looks(own_scheme(WCA.colours))
    assert settings.turn_ms == 220


def test_looks_are_remembered_as_they_are(tmp_path, monkeypatch):
    monkeypatch.setenv("CUBEAPP_CONFIG", str(tmp_path))
    colours = own_scheme(["#101010", "#202020", "#303030", "#404040", "#505050", "#606060"])
    looks = Looks(colours, PATTERNS, ROUND, 0.07, "#aabbcc", True, True)
    settings = Settings.of_user()
    settings.looks = looks
    settings.save()
    assert Settings.of_user().looks == looks
