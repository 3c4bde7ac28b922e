"""Buttons in panels that run the window's commands and open its menus."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QAbstractButton, QMenu, QSizePolicy, QToolButton, QWidget

from cubeapp.words import without_key


class CommandButton(QToolButton):
    """Has the tooltip of an action, key included, and is enabled when the action is."""

    def __init__(self, action: QAction, text: str = "", parent: QWidget | None = None) -> None:
        """Make a button for ``action``; ``text`` if the action's own does not suit it here."""
        super().__init__(parent)
        self._action = action
        self._own_text = text
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.clicked.connect(action.trigger)
        action.changed.connect(self._follow)
        self._follow()

    def _follow(self) -> None:
        text = self._own_text or self._action.text()
        self.setText(text)
        self.setAccessibleName(without_key(text))
        follow_action(self, self._action)


class MenuButton(QToolButton):
    """Opens one of the window's menus."""

    def __init__(self, menu: QMenu) -> None:
        super().__init__()
        words = without_key(menu.title())
        self.setText(words)
        self.setAccessibleName(words)
        self.setToolTip(menu.menuAction().toolTip())
        self.setMenu(menu)
        self.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)


def follow_action(button: QAbstractButton, action: QAction) -> None:
    """Enable ``button`` if ``action`` is, and explain it as the action is, key included."""
    button.setEnabled(action.isEnabled())
    button.setToolTip(action.toolTip())
    button.setAccessibleDescription(action.toolTip())
