"""Which cases of a set are practised: small pictures, each ticked or not."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QSize, Qt, Signal
from PySide6.QtGui import QIcon, QKeyEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QFrame, QListView, QListWidget, QListWidgetItem, QWidget

from cubeapp.engine.human.cases import Case
from cubeapp.engine.practice.solves import Tally
from cubeapp.ui.drawing.case_pictures import case_pixmap
from cubeapp.ui.theme import LIGHT, Theme

PICTURE_LINES = 3.2
"""The side of a picture in lines of text."""
GAP = 8
"""Pixels between two pictures, and around a name."""
ROWS_SHOWN = 3
LONG_NAME = 5
"""Letters; longer names get wider columns."""
TICK = "✓ "


class CasePicker(QListWidget):
    """A click, Space or Enter ticks a case or takes its tick away."""

    toggled = Signal(int)
    """The tick of the case of this index is to change."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._cases: tuple[Case, ...] = ()
        self._theme = LIGHT
        self._drawn: tuple[object, ...] = ()
        self.setAccessibleName("Cases to practise")
        self.setViewMode(QListView.ViewMode.IconMode)
        self.setMovement(QListView.Movement.Static)
        self.setResizeMode(QListView.ResizeMode.Adjust)
        self.setFrameShape(QFrame.Shape.StyledPanel)
        self.setTextElideMode(Qt.TextElideMode.ElideRight)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOn)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.itemClicked.connect(lambda item: self.toggled.emit(self.row(item)))
        self._fit()

    def set_cases(
        self, cases: Sequence[Case], ticked: Sequence[bool], tallies: Sequence[Tally]
    ) -> None:
        """Show ``cases``, whether each is ticked, and how each has gone."""
        if tuple(cases) != self._cases:
            self.clear()
            self._cases, self._drawn = tuple(cases), ()
            for case in cases:
                self.addItem(QListWidgetItem(case.name))
            self.setCurrentRow(0)
            self._fit()
        for index, (case, on, tally) in enumerate(zip(cases, ticked, tallies, strict=True)):
            item = self.item(index)
            item.setText(f"{TICK}{case.name}" if on else case.name)
            item.setToolTip(_tip(case, on, tally))
        self._draw()

    def set_theme(self, theme: Theme) -> None:
        """Draw in the colours of ``theme``."""
        self._theme = theme
        self._draw()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Draw the pictures as large as there is room for."""
        super().resizeEvent(event)
        self._fit()

    def changeEvent(self, event: QEvent) -> None:
        """Make room for names in another font."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self._fit()

    def showEvent(self, event: QShowEvent) -> None:
        """Draw what is seen for the first time."""
        super().showEvent(event)
        self._draw()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Tick the current case, at Space or Enter."""
        keys = (Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Enter)
        if event.key() in keys and self.currentRow() >= 0:
            self.toggled.emit(self.currentRow())
        else:
            super().keyPressEvent(event)

    def _fit(self) -> None:
        """Divide the width among as many columns as there is room for.

        The height depends on the font alone: were it less in a narrower list, a bar beside the
        panel could come and go for ever.
        """
        line = self.fontMetrics().height()
        side = round(PICTURE_LINES * line)
        has_long_names = any(len(case.name) > LONG_NAME for case in self._cases)
        icon = QSize(2 * side if has_long_names else side, side)
        least = icon.width() + GAP
        across = self.viewport().width()
        wide = max(across // max(across // least, 1) - 1, icon.width())
        high = side + line + GAP
        self.setGridSize(QSize(wide, high))
        if self.iconSize() != icon:
            self.setIconSize(icon)
            self._draw()
        self.setFixedHeight(ROWS_SHOWN * high + 2 * self.frameWidth())
        self.scheduleDelayedItemsLayout()

    def _draw(self) -> None:
        """Draw every picture, unless nobody sees them or they are there."""
        size, ratio = self.iconSize(), self.devicePixelRatioF()
        wanted = (self._cases, self._theme, size, ratio)
        if not self.isVisible() or wanted == self._drawn:
            return
        self._drawn = wanted
        for index, case in enumerate(self._cases):
            picture = case_pixmap(case, self._theme, size.width(), size.height(), ratio)
            icon = QIcon(picture)
            # The style would tint the chosen one, and its colours could not be read.
            icon.addPixmap(picture, QIcon.Mode.Selected)
            self.item(index).setIcon(icon)


def _tip(case: Case, is_ticked: bool, tally: Tally) -> str:
    title = f"{case.title} {case.nickname}".strip()
    state = "practised" if is_ticked else "left out"
    about = f" · {case.about}" if case.about else ""
    return f"{title}{about}\n{state}, known {tally.known}, missed {tally.missed}"
