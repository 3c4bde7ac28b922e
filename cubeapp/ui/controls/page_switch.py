"""A switch of pages: tabs that are joined, or a list where they do not fit."""

from __future__ import annotations

from collections.abc import Collection

from PySide6.QtCore import QEvent, QSignalBlocker, QSize, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QComboBox, QSizePolicy, QTabBar, QWidget

from cubeapp.words import tr


class _Tabs(QTabBar):
    @property
    def room(self) -> int:
        """The width that the tabs need which are offered now; Qt's hint is told a moment later."""
        offered = filter(self.isTabVisible, range(self.count()))
        return sum(self.tabSizeHint(index).width() for index in offered)


class PageSwitch(QWidget):
    """Chooses one of some pages by tabs side by side, or from a list where they do not fit."""

    chosen = Signal(str)
    """The id of the page that the user chose."""

    def __init__(self) -> None:
        super().__init__()
        # Laid out by hand: a layout would show what has just been chosen a moment later.
        self.tabs = _Tabs(self)
        self.tabs.setDrawBase(False)
        self.tabs.setUsesScrollButtons(False)
        self.tabs.setElideMode(Qt.TextElideMode.ElideNone)
        self._list = QComboBox(self)
        self._list.hide()
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self.tabs.currentChanged.connect(lambda index: self.chosen.emit(self.tabs.tabData(index)))
        self._list.activated.connect(lambda row: self.chosen.emit(self._list.itemData(row)))
        self._list.setAccessibleName(tr("Page"))

    def add_page(self, id: str, words: str, tip: str = "") -> None:
        """Add a page, which is not offered yet; ``tip`` says what it is for."""
        with QSignalBlocker(self.tabs):
            index = self.tabs.addTab(words)
            self.tabs.setTabData(index, id)
            keys = tr("{panel} (Ctrl+Tab goes through the panels)").format(panel=words)
            self.tabs.setTabToolTip(index, tip or keys)
            self.tabs.setTabVisible(index, False)

    def set_offered(self, ids: Collection[str]) -> None:
        """Offer these pages and no others."""
        self._list.clear()
        with QSignalBlocker(self.tabs):
            for index in range(self.tabs.count()):
                id = self.tabs.tabData(index)
                self.tabs.setTabVisible(index, id in ids)
                if id in ids:
                    self._list.addItem(self.tabs.tabText(index), id)
        self._fit()
        self.updateGeometry()

    def set_current(self, id: str) -> None:
        """Show which page is chosen."""
        self._list.setCurrentIndex(self._list.findData(id))
        ids = [self.tabs.tabData(index) for index in range(self.tabs.count())]
        with QSignalBlocker(self.tabs):
            self.tabs.setCurrentIndex(ids.index(id))
        self.tabs.setAccessibleName(self.tabs.tabText(self.tabs.currentIndex()))

    def sizeHint(self) -> QSize:
        """Wide enough for the tabs."""
        return self.tabs.sizeHint().expandedTo(QSize(0, self._list.sizeHint().height()))

    def minimumSizeHint(self) -> QSize:
        """Narrow enough for the list."""
        return QSize(self._list.minimumSizeHint().width(), self.sizeHint().height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Show the tabs where there is room for all of them."""
        super().resizeEvent(event)
        self._fit()

    def event(self, event: QEvent) -> bool:
        """Follow tabs that know how wide they are only once they are seen."""
        done = super().event(event)
        if event.type() == QEvent.Type.LayoutRequest:
            self._fit()
        return done

    def _fit(self) -> None:
        fits = self.tabs.room <= self.width()
        for part, is_shown in ((self.tabs, fits), (self._list, not fits)):
            part.setGeometry(self.rect())
            part.setVisible(is_shown)
