"""The button that plays the moves, which stands out among those beside it."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QAction, QIcon, QPaintEvent
from PySide6.QtWidgets import QStyle, QStyleOptionButton, QStylePainter, QToolButton

from cubeapp.ui.controls.font_sizes import fit_icon, follow_font


class PlayButton(QToolButton):
    """Does and shows what an action does, and looks like a page's primary button."""

    def __init__(self, action: QAction) -> None:
        super().__init__()
        self.setDefaultAction(action)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonIconOnly)
        follow_font(self, lambda: fit_icon(self))

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw the icon on the ground of a primary button."""
        option = QStyleOptionButton()
        option.initFrom(self)
        option.features = QStyleOptionButton.ButtonFeature.DefaultButton
        if self.isDown():
            option.state |= QStyle.StateFlag.State_Sunken
        option.icon, option.iconSize = QIcon(self.icon()), self.iconSize()
        painter = QStylePainter(self)
        painter.drawControl(QStyle.ControlElement.CE_PushButtonBevel, option)
        painter.drawControl(QStyle.ControlElement.CE_PushButtonLabel, option)
