"""A few rows of small pictures with names below, all drawn when they are first seen."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QEvent, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPixmap, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QFrame, QListView, QListWidget, QListWidgetItem, QWidget

from cubeapp.drawing.theme import LIGHT, Theme
from cubeapp.ui.drawing.pictures import untinted

ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter)


@dataclass(frozen=True, slots=True)
class Fit:
    """How pictures are laid out, in pixels."""

    picture: QSize
    cell: QSize
    """A picture with its name, and the gap to the next one."""
    rows: int
    """How many rows are seen at once."""


class PictureGrid(QListWidget):
    """As high as its rows; a click, or a key of `KEYS`, takes one.

    Subclasses say what is shown, how it is laid out, and what a picture looks like.
    The height must depend on the font alone: were it less in a narrower grid, a bar beside the
    panel around it could come and go for ever.
    """

    KEYS: tuple[Qt.Key, ...] = ENTER
    """The keys that take the current picture."""

    taken = Signal(int)
    """The picture of this index was clicked, or a key was pressed on it."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = LIGHT
        self._drawn: tuple[object, ...] = ()
        self.setViewMode(QListView.ViewMode.IconMode)
        self.setMovement(QListView.Movement.Static)
        self.setResizeMode(QListView.ResizeMode.Adjust)
        self.setFrameShape(QFrame.Shape.StyledPanel)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOn)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.itemClicked.connect(lambda item: self.taken.emit(self.row(item)))

    @property
    def _shown(self) -> Sequence[object]:
        """What there are pictures of."""
        raise NotImplementedError

    def _fitted(self) -> Fit:
        """Return the layout for the width and the font of the moment."""
        raise NotImplementedError

    def _picture(self, index: int) -> QPixmap:
        """Return the picture of ``_shown[index]``, as large as `iconSize`."""
        raise NotImplementedError

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
        """Take the current picture."""
        if event.key() in self.KEYS and self.currentRow() >= 0:
            self.taken.emit(self.currentRow())
        else:
            super().keyPressEvent(event)

    def _fill(self, names: Sequence[str]) -> None:
        """Show other pictures with ``names``, the first one current."""
        self.clear()
        self._drawn = ()
        for name in names:
            self.addItem(QListWidgetItem(name))
        if names:
            self.setCurrentRow(0)
        self._fit()

    def _fit(self) -> None:
        fit = self._fitted()
        self.setGridSize(fit.cell)
        if self.iconSize() != fit.picture:
            self.setIconSize(fit.picture)
            self._draw()
        self._set_height(fit.rows * fit.cell.height() + 2 * self.frameWidth())
        self.scheduleDelayedItemsLayout()

    def _set_height(self, height: int) -> None:
        """Be as high as the rows."""
        self.setFixedHeight(height)

    def _draw(self) -> None:
        """Draw every picture, unless they are out of sight or drawn already."""
        if not self.isVisible() or self._is_drawn:
            return
        self._set_drawn()
        for index in range(len(self._shown)):
            self.item(index).setIcon(untinted(self._picture(index)))

    @property
    def _is_drawn(self) -> bool:
        """Whether every picture is there as it is to look."""
        return self._drawn == self._wanted

    def _set_drawn(self) -> None:
        self._drawn = self._wanted

    @property
    def _wanted(self) -> tuple[object, ...]:
        """What the pictures depend on."""
        return tuple(self._shown), self._theme, self.iconSize(), self.devicePixelRatioF()
