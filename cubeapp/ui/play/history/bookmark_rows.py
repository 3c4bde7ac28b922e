"""Bookmarks with small pictures, to go to, rename and remove."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QSignalBlocker, QSize, Qt
from PySide6.QtGui import QPixmap, QShowEvent
from PySide6.QtWidgets import QListWidgetItem, QWidget

from cubeapp.language import plural, tr
from cubeapp.ui.controls.named_rows import NamedRows
from cubeapp.ui.drawing.pictures import net_picture, untinted
from cubeapp.ui.play.history.bookmarks import Bookmark
from cubeapp.ui.scene.theme import LIGHT, Theme

LINES = 3.2
"""The height of a picture in lines of text."""
SHAPE = 4 / 3
"""A net is so much wider than high."""
LEAST_ROWS = 2


class BookmarkRows(NamedRows[Bookmark]):
    """All bookmarks by name, each with its net."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(tr("Bookmarks"), parent)
        self._theme = LIGHT
        self._drawn: dict[tuple[int, Theme, float], QPixmap] = {}
        height = round(LINES * self.fontMetrics().height())
        self.setIconSize(QSize(round(height * SHAPE), height))

    def set_marks(self, marks: Sequence[Bookmark]) -> None:
        """Show ``marks``; the one that was chosen stays so, or the next one is."""
        chosen, row = self.current, max(self.currentRow(), 0)
        old, keys = [mark.key for mark in self._things], [mark.key for mark in marks]
        self._things = tuple(marks)
        with QSignalBlocker(self):
            # A new name is told while it is still being edited: then the rows must stay.
            if keys != old:
                self.clear()
                self.addItems([mark.name for mark in marks])
            for place, mark in enumerate(marks):
                self._tell(self.item(place), mark)
        if chosen is not None and chosen.key in keys:
            row = keys.index(chosen.key)
        self.setCurrentRow(min(row, len(marks) - 1))
        self._draw()

    def set_theme(self, theme: Theme) -> None:
        """Draw in the colours of ``theme``."""
        self._theme = theme
        self._draw()

    def minimumSizeHint(self) -> QSize:
        """Ask for two bookmarks."""
        height = LEAST_ROWS * self.iconSize().height() + 2 * self.frameWidth()
        return QSize(super().minimumSizeHint().width(), height)

    def sizeHint(self) -> QSize:
        """Ask for no more: whoever lays the list out gives it the room that is left."""
        return self.minimumSizeHint()

    def showEvent(self, event: QShowEvent) -> None:
        """Draw what is seen for the first time."""
        super().showEvent(event)
        self._draw()

    def _tell(self, item: QListWidgetItem, mark: Bookmark) -> None:
        """Show a bookmark's name in its row."""
        count = len(mark.state.timeline)
        moves = plural(count, tr("{n} move"), tr("{n} moves")) if count else tr("no moves")
        item.setText(mark.name)
        item.setFlags(item.flags() | Qt.ItemFlag.ItemIsEditable)
        item.setToolTip(
            tr(
                "{name}, with {moves}: Enter or a double click goes there, and undo comes back; "
                "F2 renames it, Delete removes it"
            ).format(name=mark.name, moves=moves)
        )

    def _draw(self) -> None:
        """Draw every picture, unless nobody sees them."""
        if not self.isVisible():
            return
        ratio = self.devicePixelRatioF()
        drawn = {}
        with QSignalBlocker(self):
            for row, mark in enumerate(self._things):
                key = mark.key, self._theme, ratio
                drawn[key] = self._drawn.get(key) or net_picture(
                    mark.state.shown, self.iconSize(), ratio, self._theme
                )
                self.item(row).setIcon(untinted(drawn[key]))
        self._drawn = drawn
