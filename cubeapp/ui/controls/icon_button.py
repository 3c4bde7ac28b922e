"""Buttons with icons of the program, which follow the letters' size and colour."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtWidgets import QAbstractButton, QToolButton

from cubeapp.ui.controls.font_sizes import fit_icon
from cubeapp.ui.drawing.icons import text_icon
from cubeapp.words import without_key


class _Follower(QObject):
    """Draws the icon of a button anew once its colours or its letters are others."""

    def __init__(self, button: QAbstractButton) -> None:
        super().__init__(button)
        self._button = button
        self._name = ""
        button.installEventFilter(self)

    def show(self, name: str) -> None:
        if name != self._name:
            self._name = name
            self._draw()

    def eventFilter(self, _watched: QObject, event: QEvent) -> bool:
        if event.type() in (QEvent.Type.PaletteChange, QEvent.Type.FontChange):
            self._draw()
        return False

    def _draw(self) -> None:
        self._button.setIcon(text_icon(self._name, self._button.palette()))
        fit_icon(self._button)


def show_icon(button: QAbstractButton, name: str) -> None:
    """Draw the icon ``name`` on ``button`` from now on."""
    follower = button.findChild(_Follower, options=Qt.FindChildOption.FindDirectChildrenOnly)
    (follower or _Follower(button)).show(name)


class IconButton(QToolButton):
    """A quiet button: its icon, whose meaning the tooltip says, or the words beside it."""

    def __init__(self, icon: str, text: str, tip: str, *, is_worded: bool = False) -> None:
        """Make a button.

        Args:
            icon: the name of the icon's file.
            text: what the button is called; its underlined key works though it is not seen.
            tip: what it does.
            is_worded: whether what it is called stands beside the icon.
        """
        super().__init__()
        self.setAutoRaise(True)
        self.setText(text)
        self.setToolTip(tip if is_worded else f"{without_key(text)}: {tip}")
        self.setAccessibleName(without_key(text))
        self.setAccessibleDescription(tip)
        style = Qt.ToolButtonStyle
        self.setToolButtonStyle(
            style.ToolButtonTextBesideIcon if is_worded else style.ToolButtonIconOnly
        )
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        show_icon(self, icon)
