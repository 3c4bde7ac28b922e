"""Bookmarks with small pictures, to go to, rename and remove."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QSignalBlocker, QSize, Qt
from PySide6.QtGui import QPixmap, QShowEvent
from PySide6.QtWidgets import QListWidgetItem, QWidget

from cubeapp.drawing.theme import LIGHT, Theme
from cubeapp.ui.controls.font_sizes import follow_font
from cubeapp.ui.controls.named_rows import NamedRows
from cubeapp.ui.drawing.pictures import net_picture, untinted
from cubeapp.ui.play.history.model import Bookmark
from cubeapp.words import plural, tr

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
        follow_font(self, self._fit)

    def set_bookmarks(self, bookmarks: Sequence[Bookmark]) -> None:
        """Show ``bookmarks``; the one that was chosen stays so, or the next one is."""
        chosen, row = self.current, max(self.currentRow(), 0)
        old, keys = (
            [bookmark.key for bookmark in self._things],
            [bookmark.key for bookmark in bookmarks],
        )
        self._things = tuple(bookmarks)
        with QSignalBlocker(self):
            # A new name comes while it is still being edited: then the rows must stay.
            if keys != old:
                self.clear()
                self.addItems([bookmark.name for bookmark in bookmarks])
            for place, bookmark in enumerate(bookmarks):
                self._show(self.item(place), bookmark)
        if chosen is not None and chosen.key in keys:
            row = keys.index(chosen.key)
        self.setCurrentRow(min(row, len(bookmarks) - 1))
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
        """Ask for no more: the layout gives it the room that is left."""
        return self.minimumSizeHint()

    def showEvent(self, event: QShowEvent) -> None:
        """Draw what is seen for the first time."""
        super().showEvent(event)
        self._draw()

    def _fit(self) -> None:
        """Draw pictures that fit the letters."""
        height = round(LINES * self.fontMetrics().height())
        self.setIconSize(QSize(round(height * SHAPE), height))
        self._drawn.clear()
        self._draw()

    def _show(self, item: QListWidgetItem, bookmark: Bookmark) -> None:
        """Show a bookmark's name in its row."""
        count = len(bookmark.state.timeline)
        moves = plural(count, tr("{n} move"), tr("{n} moves")) if count else tr("no moves")
        item.setText(bookmark.name)
        item.setFlags(item.flags() | Qt.ItemFlag.ItemIsEditable)
        item.setToolTip(
            tr(
                "{name}, with {moves}: Enter or a double click goes there, and undo comes back; "
                "F2 renames it, Delete removes it"
            ).format(name=bookmark.name, moves=moves)
        )

    def _draw(self) -> None:
        """Draw every picture, if they can be seen."""
        if not self.isVisible():
            return
        ratio = self.devicePixelRatioF()
        drawn = {}
        with QSignalBlocker(self):
            for row, bookmark in enumerate(self._things):
                key = bookmark.key, self._theme, ratio
                drawn[key] = self._drawn.get(key) or net_picture(
                    bookmark.state.shown, self.iconSize(), ratio, self._theme
                )
                self.item(row).setIcon(untinted(drawn[key]))
        self._drawn = drawn
