"""How large the letters are: the system's font, larger or smaller as the person likes."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QApplication, QLayout, QWidget

from cubeapp.language import tr
from cubeapp.ui.controls.font_sizes import follow_font, scaled
from cubeapp.ui.services.settings import TEXT_SIZES, USUAL_TEXT_SIZE
from cubeapp.ui.shell.large_style import fit_style

if TYPE_CHECKING:
    from cubeapp.ui.shell.main_window import MainWindow


class TextSize(QObject):
    """Makes the application's font larger or smaller, and remembers it."""

    def __init__(self, window: MainWindow) -> None:
        """Show the letters as large as they were the last time; widgets may be made after this."""
        super().__init__(window)
        self._window = window
        act = window.actions_by_name
        act["larger_text"].triggered.connect(lambda: self._shift(1))
        act["smaller_text"].triggered.connect(lambda: self._shift(-1))
        act["usual_text"].triggered.connect(lambda: self.set_percent(USUAL_TEXT_SIZE))
        _apply(window.settings.text_size)
        fit_style(QApplication.font())
        follow_font(window, self._fit_later)
        self._enable()

    def set_percent(self, percent: int) -> None:
        """Take one of `TEXT_SIZES`, in percent of the system's font."""
        self._window.settings.text_size = percent
        _apply(percent)
        self._enable()
        self._window.say(tr("Text at {percent} % of the usual size.").format(percent=percent))

    def _fit_later(self) -> None:
        # Not while the widgets are being told of their new font.
        QTimer.singleShot(0, self, self._fit)

    def _fit(self) -> None:
        """Let everything take the room that the letters need now."""
        fit_style(QApplication.font())
        for part in self._window.findChildren(QWidget):
            part.updateGeometry()
        for layout in self._window.findChildren(QLayout):
            # Layouts remember how high wrapped lines were.
            layout.invalidate()

    def _shift(self, by: int) -> None:
        index = TEXT_SIZES.index(self._window.settings.text_size) + by
        if 0 <= index < len(TEXT_SIZES):
            self.set_percent(TEXT_SIZES[index])

    def _enable(self) -> None:
        percent, act = self._window.settings.text_size, self._window.actions_by_name
        act["larger_text"].setEnabled(percent != TEXT_SIZES[-1])
        act["smaller_text"].setEnabled(percent != TEXT_SIZES[0])


_set: dict[str, QFont] = {}
"""The application's font before it was made larger, and as it was made."""


def _apply(percent: int) -> None:
    font = QApplication.font()
    # Another window of this process may have made it larger already.
    usual = _set["usual"] if _set.get("made") == font else font
    if percent != USUAL_TEXT_SIZE or font != usual:
        made = scaled(usual, percent / USUAL_TEXT_SIZE)
        _set.update(usual=usual, made=made)
        QApplication.setFont(made)
