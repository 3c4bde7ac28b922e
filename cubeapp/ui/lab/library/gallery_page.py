"""The library over the stage: collections, a search, an order, and large pictures."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QRectF, QSignalBlocker, Qt, QTimer, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QPainter, QShowEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from cubeapp.drawing.theme import LIGHT, Theme
from cubeapp.engine.library.entries import Collection, Entry
from cubeapp.ui.controls.chips import Chip, Chips
from cubeapp.ui.controls.choices import choice
from cubeapp.ui.controls.empty_state import EmptyState
from cubeapp.ui.controls.font_sizes import follow_font
from cubeapp.ui.controls.panel import row
from cubeapp.ui.controls.sizes import SPACE, SPACE_PAGE
from cubeapp.ui.drawing.library_pictures import draw_entry
from cubeapp.ui.lab.library.browser import ORDERS, Browser
from cubeapp.ui.lab.library.entry_words import length_of, name_below, tip_of
from cubeapp.ui.lab.library.gallery import Card, PictureGallery
from cubeapp.ui.lab.library.search_edit import SearchEdit
from cubeapp.words import counted, mark, tr

NOTHING_FOUND = mark("Nothing has all of these words. A number finds a case or a length.")
SEARCH_LETTERS = 48
"""The greatest width of the search."""


class GalleryPage(QWidget):
    """Shows what a `Browser` does; Enter or a double click puts a picture on the cube."""

    taken = Signal(object)
    """This `Entry` is to be put on the cube."""
    deleted = Signal()
    """The Delete key was pressed on the chosen entry."""

    def __init__(self, browser: Browser) -> None:
        """Show nothing until the page is seen."""
        super().__init__()
        self._browser = browser
        self._theme = LIGHT
        self.chips = Chips()
        self.search_edit = SearchEdit()
        self.order_choice = choice(ORDERS, tr("Order"))
        self.gallery = PictureGallery()
        self.nothing = EmptyState(
            tr("Nothing found"),
            tr(NOTHING_FOUND),
            tr("C&lear the search"),
            tr("Show the whole collection again (Esc)"),
        )
        self._searching = QTimer(self, singleShot=True, interval=0)
        self._explain()
        self._lay_out()
        self._connect()
        self._show_collections()
        self._show_hits()

    def set_theme(self, theme: Theme) -> None:
        """Draw in the colours of ``theme``."""
        self._theme = theme
        self.gallery.redraw()

    def showEvent(self, event: QShowEvent) -> None:
        """Show what there is for the cube on screen."""
        super().showEvent(event)
        self._browser.refresh()

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Pass the keyboard on to the pictures; Tab would leave out what is before a proxy."""
        self.gallery.setFocus(event.reason())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Delete the user's own pattern, at the Delete key."""
        if event.key() == Qt.Key.Key_Delete:
            self.deleted.emit()
        else:
            super().keyPressEvent(event)

    # Construction

    def _explain(self) -> None:
        self.chips.setAccessibleName(tr("Collection"))
        self.search_edit.setAccessibleName(tr("Search the library"))
        self.search_edit.setPlaceholderText(tr("Name, group or number"))
        self.search_edit.setToolTip(
            tr(
                "Searches the patterns and all cases: words of names and groups, as in T perm; a "
                "number is a case's or a length in turns (↓ to the pictures, Esc to clear)"
            )
        )
        follow_font(self, self._fit_search)
        self.order_choice.setToolTip(tr("The order of the pictures (↑ ↓)"))
        self.gallery.setAccessibleName(tr("Pictures"))

    def _lay_out(self) -> None:
        tools = row(self.search_edit, self.order_choice, spacing=SPACE)
        tools.insertStretch(1)
        tools.setStretch(0, 1)
        head = QVBoxLayout()
        head.setContentsMargins(SPACE_PAGE, SPACE, SPACE_PAGE, SPACE // 2)
        head.setSpacing(SPACE)
        head.addWidget(self.chips)
        head.addLayout(tools)
        below = row(self.gallery, self.nothing)
        # Around the cards there is half a gap already.
        below.setContentsMargins(SPACE_PAGE - SPACE // 2, 0, SPACE // 2, 0)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addLayout(head)
        column.addLayout(below, 1)

    def _connect(self) -> None:
        browser = self._browser
        browser.collections_changed.connect(self._show_collections)
        browser.hits_changed.connect(self._show_hits)
        browser.entry_changed.connect(self._show_entry)
        self.chips.chosen.connect(browser.open)
        self.search_edit.textChanged.connect(lambda _text: self._searching.start())
        self._searching.timeout.connect(lambda: browser.search(self.search_edit.text()))
        self.search_edit.left_down.connect(self.gallery.setFocus)
        self.order_choice.currentIndexChanged.connect(
            lambda _row: browser.sort(str(self.order_choice.currentData()))
        )
        self.nothing.button.clicked.connect(self._clear_search)
        self.gallery.current_changed.connect(self._on_current_changed)
        self.gallery.card_activated.connect(lambda _index: self.taken.emit(browser.entry))
        self.gallery.typed.connect(self._type)

    def _fit_search(self) -> None:
        self.search_edit.setMaximumWidth(self.fontMetrics().averageCharWidth() * SEARCH_LETTERS)

    # What is shown

    def _show_collections(self) -> None:
        browser = self._browser
        chips = [_chip(each) for each in browser.collections]
        if self.chips.chips != tuple(chips):
            self.chips.set_chips(chips, browser.opened)
        self.chips.set_current(browser.opened)
        if not browser.text:
            self._searching.stop()
            with QSignalBlocker(self.search_edit):
                self.search_edit.clear()

    def _show_hits(self) -> None:
        browser, is_searched = self._browser, bool(self._browser.text)
        cards = [
            Card(
                name_below(hit, is_searched),
                length_of(hit.entry),
                tip_of(hit),
                partial(self._draw, hit.entry),
            )
            for hit in browser.hits
        ]
        with QSignalBlocker(self.gallery):
            self.gallery.set_cards(cards, self._place)
        self.gallery.setVisible(bool(cards))
        self.nothing.setVisible(not cards)

    def _show_entry(self) -> None:
        self.gallery.choose(self._place)

    @property
    def _place(self) -> int:
        """The index of the chosen entry, -1 if there is none."""
        entry, entries = self._browser.entry, self._browser.entries
        return entries.index(entry) if entry is not None else -1

    def _draw(self, entry: Entry, painter: QPainter, rect: QRectF) -> None:
        draw_entry(painter, rect, entry, self._theme)

    # What the user does

    def _on_current_changed(self, index: int) -> None:
        entries = self._browser.entries
        self._browser.choose(entries[index] if 0 <= index < len(entries) else None)

    def _type(self, text: str) -> None:
        """Search for what is typed over the pictures."""
        self.search_edit.setFocus(Qt.FocusReason.OtherFocusReason)
        self.search_edit.insert(text)

    def _clear_search(self) -> None:
        self.search_edit.clear()
        self.search_edit.setFocus(Qt.FocusReason.OtherFocusReason)


def _chip(collection: Collection) -> Chip:
    words = f"{tr(collection.name)} {counted(len(collection.entries))}"
    return Chip(collection.key, words, tr(collection.title))
