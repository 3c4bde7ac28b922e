"""Cubes side by side as small pictures, to choose one of."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QIcon, QKeyEvent, QPainter, QPixmap, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QFrame, QListView, QListWidget, QListWidgetItem, QWidget

from cubeapp.engine.cube import Cube
from cubeapp.ui.drawing.net import draw_net
from cubeapp.ui.position import Position
from cubeapp.ui.theme import LIGHT, Theme

COLUMNS = 3
PICTURE_LINES = 3.6
"""The greatest height of a picture in lines of text."""
SHAPE = 0.75
"""A net is so much higher than wide."""


class CubeGallery(QListWidget):
    """Small nets of cubes; a click, or Enter, chooses one."""

    cube_chosen = Signal(int)
    """The cube of this index is wanted."""

    def __init__(self, rows: int, parent: QWidget | None = None) -> None:
        """Make an empty gallery.

        Args:
            rows: how many rows of pictures are seen at once, at most.
            parent: the owner.
        """
        super().__init__(parent)
        self._rows = rows
        self._cubes: tuple[Cube, ...] = ()
        self._theme = LIGHT
        self._drawn: tuple[object, ...] = ()
        self.setViewMode(QListView.ViewMode.IconMode)
        self.setMovement(QListView.Movement.Static)
        self.setResizeMode(QListView.ResizeMode.Adjust)
        self.setFrameShape(QFrame.Shape.StyledPanel)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOn)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.itemClicked.connect(self._on_item)
        self._fit()

    @property
    def cubes(self) -> tuple[Cube, ...]:
        """What is shown."""
        return self._cubes

    def set_cubes(self, cubes: Sequence[Cube], names: Sequence[str]) -> None:
        """Show ``cubes``, each with its name below."""
        self.clear()
        self._cubes, self._drawn = tuple(cubes), ()
        for name in names:
            item = QListWidgetItem(name)
            item.setToolTip(f"{name}: a click, or Enter, puts it on screen; undo takes it back")
            self.addItem(item)
        if self._cubes:
            self.setCurrentRow(0)
        self._fit()
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
        """Choose the current cube, at Enter."""
        is_enter = event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter)
        if is_enter and self.currentRow() >= 0:
            self.cube_chosen.emit(self.currentRow())
        else:
            super().keyPressEvent(event)

    def _on_item(self, item: QListWidgetItem) -> None:
        self.cube_chosen.emit(self.row(item))

    def _fit(self) -> None:
        """Divide the width among the columns, and be as high as the rows.

        That height depends on the font alone: were it less in a narrower gallery, a bar beside
        the panel around it could come and go for ever.
        """
        line = self.fontMetrics().height()
        most = round(PICTURE_LINES * line)
        wide = max(self.viewport().width() // COLUMNS - 1, 30)
        across = min(wide - 8, round(most / SHAPE))
        icon = QSize(across, round(across * SHAPE))
        high = most + line + 8
        self.setGridSize(QSize(wide, high))
        if self.iconSize() != icon:
            self.setIconSize(icon)
            self._draw()
        rows = min(self._rows, max(-(-len(self._cubes) // COLUMNS), 1))
        self.setFixedHeight(rows * high + 2 * self.frameWidth())
        self.scheduleDelayedItemsLayout()

    def _draw(self) -> None:
        """Draw every picture, unless nobody sees them or they are there."""
        wanted = (self._cubes, self._theme, self.iconSize(), self.devicePixelRatioF())
        if not self.isVisible() or wanted == self._drawn:
            return
        self._drawn = wanted
        for index, cube in enumerate(self._cubes):
            picture = self._picture(cube)
            icon = QIcon(picture)
            # The style would tint the chosen one, and its colours could not be read.
            icon.addPixmap(picture, QIcon.Mode.Selected)
            self.item(index).setIcon(icon)

    def _picture(self, cube: Cube) -> QPixmap:
        size, ratio = self.iconSize(), self.devicePixelRatioF()
        picture = QPixmap(size * ratio)
        picture.setDevicePixelRatio(ratio)
        picture.fill(Qt.GlobalColor.transparent)
        with QPainter(picture) as painter:
            rect = QRectF(0, 0, size.width(), size.height())
            draw_net(painter, rect, Position(cube), self._theme, background=False)
        return picture
