"""Lists that are as high as what they hold, up to some number of lines."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QRect, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QListWidget, QStyle, QWidget


class LineList(QListWidget):
    """A list of rows of one line each."""

    def __init__(self, most_lines: int, parent: QWidget | None = None) -> None:
        """Make a list that shows ``most_lines`` at once."""
        super().__init__(parent)
        self._most_lines = most_lines

    def fit(self) -> None:
        """Be as high as the rows are now, with the bar below them if that is needed."""
        frame, rows = 2 * self.frameWidth(), min(self.count(), self._most_lines)
        can_scroll = self.horizontalScrollBarPolicy() != Qt.ScrollBarPolicy.ScrollBarAlwaysOff
        has_bar = can_scroll and self.sizeHintForColumn(0) + frame > self.width()
        bar = self.horizontalScrollBar().sizeHint().height() if has_bar else 0
        self.setFixedHeight(rows * self.sizeHintForRow(0) + frame + bar)

    def changeEvent(self, event: QEvent) -> None:
        """Fit another font."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self.fit()


class FittedList(LineList):
    """Long rows take several lines, more of them where the list is narrow."""

    def __init__(self, most_lines: int, parent: QWidget | None = None) -> None:
        super().__init__(most_lines, parent)
        self.setWordWrap(True)

    def fit(self) -> None:
        """Be as high as the rows are now."""
        frame = 2 * self.frameWidth()
        margin = self.style().pixelMetric(QStyle.PixelMetric.PM_FocusFrameHMargin) + 1
        metrics = self.fontMetrics()
        room = QRect(0, 0, self.width() - frame - 2 * margin, self._most_lines * metrics.height())
        # A row's own hint is that of one line, and a row has at least one.
        texts = [self.item(i).text() for i in range(min(self.count(), self._most_lines))]
        flags = Qt.TextFlag.TextWordWrap
        height = sum(metrics.boundingRect(room, flags, text).height() for text in texts)
        self.setFixedHeight(min(height, room.height()) + frame)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Fit another width."""
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self.fit()
