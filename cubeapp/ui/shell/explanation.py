"""The room of what explains a step, above the pages of the inspector."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QSize, Qt
from PySide6.QtWidgets import QFrame, QScrollArea, QSizePolicy, QStyle, QWidget

MARGIN = 8
"""Pixels around the card of an explanation."""
MOST = 0.5
"""The share of the inspector that an explanation may have."""
LEAST_LINES = 5
"""Lines of an explanation that are seen however small the window is."""


class Explanation(QScrollArea):
    """What explains a step, as high as its words; it scrolls where there is no room for them."""

    def __init__(self, card: QWidget, parent: QWidget) -> None:
        super().__init__(parent)
        self._card = card
        self._is_wanted = True
        self._asked = QSize(), QSize()
        """What was asked for last: the best size, and the least."""
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Maximum)
        self.setViewportMargins(MARGIN, 0, MARGIN, MARGIN)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setWidget(card)
        self.setWidgetResizable(True)
        card.setAutoFillBackground(False)
        self.viewport().setAutoFillBackground(False)
        for each in (card, parent):
            each.installEventFilter(self)
        self._show_or_hide()

    def set_wanted(self, wanted: bool) -> None:
        """Be shown while there are words, or not at all."""
        self._is_wanted = wanted
        self._show_or_hide()

    def sizeHint(self) -> QSize:
        """High enough for all words, but that the page keeps its share."""
        whole = self._card.sizeHint() + QSize(2 * MARGIN, MARGIN)
        around = self.parentWidget()
        most = round(MOST * around.height()) if around is not None else whole.height()
        return QSize(whole.width(), min(whole.height(), most))

    def minimumSizeHint(self) -> QSize:
        """A few lines, and wide enough for the controls."""
        bar = self.style().pixelMetric(QStyle.PixelMetric.PM_ScrollBarExtent)
        line = self.fontMetrics().height()
        height = min(LEAST_LINES * line, self._card.sizeHint().height())
        return QSize(self._card.minimumSizeHint().width() + bar + 2 * MARGIN, height)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Come and go with the words, and follow their size and that of the inspector."""
        kind = event.type()
        if watched is not self._card:
            if kind == QEvent.Type.Resize:
                self._ask()
        elif kind in (QEvent.Type.ShowToParent, QEvent.Type.HideToParent):
            self._show_or_hide()
        elif kind == QEvent.Type.LayoutRequest:
            self._ask()
        return super().eventFilter(watched, event)

    def _ask(self) -> None:
        """Ask for the room that is wanted now."""
        # Most other words of a step take the room that is kept for them.
        asked = self.sizeHint(), self.minimumSizeHint()
        if asked != self._asked:
            self._asked = asked
            self.updateGeometry()

    def _show_or_hide(self) -> None:
        self.setVisible(self._is_wanted and not self._card.isHidden())
