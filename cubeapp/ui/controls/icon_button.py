"""A small button with an icon of the program, which follows the letters' size and colour."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Qt
from PySide6.QtWidgets import QToolButton

from cubeapp.language import without_key
from cubeapp.ui.controls.font_sizes import fit_icon
from cubeapp.ui.drawing.icons import text_icon


class IconButton(QToolButton):
    """Says in its tooltip, and to screen readers, what its icon means."""

    def __init__(self, icon: str, text: str, tip: str) -> None:
        """Make a button.

        Args:
            icon: the name of the icon's file.
            text: what the button is called; its underlined key works though it is not seen.
            tip: what it does.
        """
        super().__init__()
        self._icon = icon
        self.setAutoRaise(True)
        self.setText(text)
        self.setToolTip(f"{without_key(text)}: {tip}")
        self.setAccessibleName(without_key(text))
        self.setAccessibleDescription(tip)
        self.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonIconOnly)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self._fit()

    def changeEvent(self, event: QEvent) -> None:
        """Draw the icon anew in another colour or size."""
        super().changeEvent(event)
        if event.type() in (QEvent.Type.PaletteChange, QEvent.Type.FontChange):
            self._fit()

    def _fit(self) -> None:
        self.setIcon(text_icon(self._icon, self.palette()))
        fit_icon(self)
