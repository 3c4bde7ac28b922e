"""How large the letters are: the system's font, larger or smaller as the user likes."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QTimer
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QApplication, QLayout, QWidget

from cubeapp.ui.controls.font_sizes import follow_font, scaled
from cubeapp.ui.controls.style import use_style
from cubeapp.ui.services.settings import DEFAULT_TEXT_SIZE, TEXT_SIZES
from cubeapp.ui.shell.commands import Command
from cubeapp.ui.shell.feature import Feature, Shell
from cubeapp.words import mark, tr


class TextSizeFeature(Feature):
    """Makes the application's font larger or smaller, and remembers it."""

    id = "text-size"
    place = "preferences"

    def __init__(self, shell: Shell) -> None:
        """Show the letters as large as they were the last time; widgets may be made after this."""
        super().__init__(shell)
        _apply(shell.settings.text_size)
        use_style(QApplication.font())

    def commands(self) -> Iterable[Command]:
        """Return the commands for larger, smaller and normal letters."""
        yield Command(
            "larger_text", mark("Larger te&xt"), mark("Make all letters larger"),
            lambda: self._shift(1), keys=("Ctrl+=", "Ctrl++"),
        )  # fmt: skip
        yield Command(
            "smaller_text", mark("S&maller text"), mark("Make all letters smaller"),
            lambda: self._shift(-1), keys=("Ctrl+-",),
        )  # fmt: skip
        yield Command(
            "usual_text", mark("&Usual text size"), mark("Letters as large as the system has them"),
            lambda: self.set_percent(DEFAULT_TEXT_SIZE), keys=("Ctrl+0",),
        )  # fmt: skip

    def refresh(self) -> None:
        """Let the window follow the font, and offer the sizes that there are."""
        window = self.shell.stage.frame.window()
        # Not while the widgets receive their new font.
        follow_font(window, lambda: QTimer.singleShot(0, window, lambda: _fit(window)))
        self._enable()

    def _enable(self) -> None:
        percent, commands = self.shell.settings.text_size, self.shell.commands
        largest, smallest = percent == TEXT_SIZES[-1], percent == TEXT_SIZES[0]
        commands.set_enabled("larger_text", not largest, tr("The text is as large as it can be."))
        commands.set_enabled("smaller_text", not smallest, tr("The text is as small as it can be."))

    def set_percent(self, percent: int) -> None:
        """Use one of `TEXT_SIZES`, in percent of the system's font."""
        self.shell.settings.text_size = percent
        _apply(percent)
        self._enable()
        text = tr("Text at {percent} % of the usual size.")
        self.shell.status.show(text.format(percent=percent))

    def _shift(self, by: int) -> None:
        index = TEXT_SIZES.index(self.shell.settings.text_size) + by
        if 0 <= index < len(TEXT_SIZES):
            self.set_percent(TEXT_SIZES[index])


def _fit(window: QWidget) -> None:
    use_style(QApplication.font())
    for part in window.findChildren(QWidget):
        part.updateGeometry()
    for layout in window.findChildren(QLayout):
        # Layouts remember how high wrapped lines were.
        layout.invalidate()


_fonts: dict[str, QFont] = {}
"""The application's font before it was made larger, and as it was made."""


def _apply(percent: int) -> None:
    font = QApplication.font()
    # Another window of this process may have made it larger already.
    default = _fonts["default"] if _fonts.get("made") == font else font
    if percent != DEFAULT_TEXT_SIZE or font != default:
        made = scaled(default, percent / DEFAULT_TEXT_SIZE)
        _fonts.update(default=default, made=made)
        QApplication.setFont(made)
