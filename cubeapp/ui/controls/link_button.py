"""Words to click in the colour of links: for what is done less often than the button beside."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import QStyleOptionToolButton, QToolButton

from cubeapp.ui.controls.focus import RING
from cubeapp.words import without_key


class LinkButton(QToolButton):
    """A button without an edge."""

    def __init__(self, text: str, tip: str) -> None:
        super().__init__()
        self.setAutoRaise(True)
        self.setText(text)
        self.setToolTip(tip)
        self.setAccessibleName(without_key(text))
        self.setAccessibleDescription(tip)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)

    def sizeHint(self) -> QSize:
        """Ask for no more than the words and the ring, to stand in line with other words."""
        text = self.text()
        metrics = self.fontMetrics()
        if "(&" in text:
            # The letter behind the words is shown, and where a second font draws the words
            # Qt takes them for as wide as with the ampersand, and cuts them.
            words = metrics.horizontalAdvance(text)
        else:
            words = metrics.horizontalAdvance(without_key(text))
        return QSize(words + 2 * RING, super().sizeHint().height())

    def initStyleOption(self, option: QStyleOptionToolButton) -> None:
        """Take the colour of links, while it can be clicked."""
        super().initStyleOption(option)
        if self.isEnabled():
            palette = option.palette
            palette.setColor(palette.ColorRole.ButtonText, palette.link().color())
            option.palette = palette
