"""The rail: a button for each place, and below them preferences and help."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QAction, QPainter, QPaintEvent, QPalette
from PySide6.QtWidgets import QSizePolicy, QToolButton, QVBoxLayout, QWidget

from cubeapp.ui.controls.font_sizes import follow_font, label_font
from cubeapp.ui.shell.frame_sizes import SIZES, FrameSizes, letters

GAP = 4
"""Pixels between two buttons, and around them."""
ICON = 20
"""Pixels: the side of an icon for letters of the usual size."""
WORDED_HEIGHT, BARE_HEIGHT = 56, 32
"""Pixels: the least height of a button with and without its words."""
BAR = 3
"""Pixels of the bar beside the place where the user is."""


class RailButton(QToolButton):
    """A large button that goes to a place, with a bar beside it while one is there."""

    def __init__(self, action: QAction) -> None:
        super().__init__()
        self.setObjectName(action.objectName())
        self.setDefaultAction(action)
        self.setAutoRaise(True)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the bar beside the button that is chosen: the place is not told by colour alone."""
        super().paintEvent(event)
        if self.isChecked():
            height = self.height() // 2
            painter = QPainter(self)
            colour = self.palette().color(QPalette.ColorRole.Link)
            painter.fillRect(0, (self.height() - height) // 2, BAR, height, colour)


class Rail(QWidget):
    """A column of buttons: icons with their words, or icons alone where the window is narrow."""

    def __init__(
        self,
        places: Iterable[QAction],
        others: Iterable[QAction],
        visited: Iterable[QAction] = (),
    ) -> None:
        """Make the rail.

        Args:
            places: the actions that go to places, from the top.
            others: those at the foot, which have no words.
            visited: those of places that the menus lead to: each has a button above the
                others while the user is there.
        """
        super().__init__()
        self.setObjectName("rail")
        self._sizes = SIZES[0]
        self._places = [RailButton(action) for action in places]
        self._visited = [RailButton(action) for action in visited]
        self._others = [*self._visited, *(RailButton(action) for action in others)]
        column = QVBoxLayout(self)
        column.setContentsMargins(GAP, 2 * GAP, GAP, 2 * GAP)
        column.setSpacing(GAP)
        for button in self._places:
            column.addWidget(button)
        column.addStretch()
        for button in self._others:
            column.addWidget(button)
        follow_font(self, self._fit)
        self.show_visited()

    def show_visited(self) -> None:
        """Show where the user is, even in a place without a button of its own."""
        for button in self._visited:
            button.setVisible(button.isChecked())

    def set_sizes(self, sizes: FrameSizes) -> None:
        """Fit a window of these sizes: a narrow one has the icons alone."""
        if sizes != self._sizes:
            self._sizes = sizes
            self._fit()

    def _fit(self) -> None:
        """Give the buttons sizes that follow the letters."""
        small = label_font(self.font())
        is_worded = not self._sizes.is_narrow
        styles = Qt.ToolButtonStyle
        style = styles.ToolButtonTextUnderIcon if is_worded else styles.ToolButtonIconOnly
        height = WORDED_HEIGHT if is_worded else BARE_HEIGHT
        scale = letters(self.fontMetrics())
        side = round(ICON * scale)
        for button in self._places:
            button.setFont(small)
            button.setToolButtonStyle(style)
            button.setMinimumHeight(round(height * scale))
        for button in (*self._places, *self._others):
            button.setIconSize(QSize(side, side))
        widest = max(button.sizeHint().width() for button in self._places)
        least = widest if is_worded else round(2 * ICON * scale)
        self.setFixedWidth(max(self._sizes.rail, least + 2 * GAP))
