"""The window is light, dark or rich in contrast, as the user and the system say."""

import pytest
from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtGui import QPalette
from PySide6.QtWidgets import QApplication

from cubeapp.drawing.tokens import (
    DARK_CONTRAST_TOKENS,
    DARK_TOKENS,
    LIGHT_CONTRAST_TOKENS,
    LIGHT_TOKENS,
)
from cubeapp.ui.drawing import palette as palettes
from cubeapp.ui.preferences import appearance

pytestmark = pytest.mark.usefixtures("unpainted")


class _Hints(QObject):
    """What Qt tells from 6.10 on, whichever runs here."""

    contrastPreferenceChanged = Signal(object)  # noqa: N815
    preference = Qt.ContrastPreference.NoPreference

    def contrastPreference(self):  # noqa: N802
        return self.preference

    def tell(self, preference):
        self.preference = preference
        self.contrastPreferenceChanged.emit(preference)


def check_drawn_in(program, tokens):
    """Style, palette and stage are of one set."""
    assert QApplication.style().tokens is tokens
    assert QApplication.palette().color(QPalette.ColorRole.Window).name() == tokens.ground
    theme = program.window.stage.cube_view.theme
    assert theme.tokens is tokens


@pytest.mark.parametrize(
    ("theme", "tokens"),
    [
        pytest.param("light", LIGHT_TOKENS, marks=pytest.mark.slow),
        ("dark", DARK_TOKENS),
    ],
)
def test_a_theme_reaches_the_controls_and_the_stage(build, theme, tokens):
    program = build(theme=theme)
    check_drawn_in(program, tokens)
    program.window.shell.commands["theme"].trigger()
    check_drawn_in(program, DARK_TOKENS if tokens is LIGHT_TOKENS else LIGHT_TOKENS)


@pytest.mark.skipif(not hasattr(Qt, "ContrastPreference"), reason="Qt tells from 6.10 on")
def test_the_window_hears_when_the_system_asks_for_more_contrast(build, monkeypatch):
    hints = _Hints()
    for module in (appearance, palettes):
        monkeypatch.setattr(module, "contrast_hints", lambda: hints)
    program = build()
    check_drawn_in(program, LIGHT_TOKENS)
    hints.tell(Qt.ContrastPreference.HighContrast)
    check_drawn_in(program, LIGHT_CONTRAST_TOKENS)
    program.window.shell.commands["theme"].trigger()
    check_drawn_in(program, DARK_CONTRAST_TOKENS)
    hints.tell(Qt.ContrastPreference.NoPreference)
    check_drawn_in(program, DARK_TOKENS)
