"""The frame around whatever the keyboard is at, once the keyboard is used to get around."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QRect, Qt
from PySide6.QtGui import QGuiApplication, QPainter, QPaintEvent, QPalette, QRegion
from PySide6.QtWidgets import (
    QAbstractScrollArea,
    QAbstractSpinBox,
    QApplication,
    QComboBox,
    QWidget,
)
from shiboken6 import isValid

WIDTH = 2
"""Pixels of the frame's line, in the colour of links, which shows on light and dark."""
HALO = 1
"""Pixels of the window's own colour on both sides, so that the line shows on any ground."""
MOVES = frozenset(
    (
        QEvent.Type.Move,
        QEvent.Type.Resize,
        QEvent.Type.Show,
        QEvent.Type.Hide,
        QEvent.Type.ZOrderChange,
        QEvent.Type.ParentChange,
    )
)
"""What may happen to a widget or to those around it that puts it elsewhere."""


class FocusRing(QWidget):
    """A frame above all other widgets of a window.

    Styles draw the focus faintly or, on views and lists, not at all. This frame is there from
    the first press of Tab until the mouse takes over, as in web browsers: who points does not
    need it.
    """

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self._window = window
        self._watched: list[QWidget] = []
        self._is_wanted = False
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setAttribute(Qt.WidgetAttribute.WA_NoSystemBackground)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.hide()
        application = QApplication.instance()
        if isinstance(application, QApplication):
            application.focusChanged.connect(self._on_focus_changed)

    def want(self) -> None:
        """Show the frame from now on."""
        self._is_wanted = True
        self._follow(self._window.focusWidget())

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Keep around the widget when it moves, or when what holds it does."""
        if event.type() in MOVES and watched is not self:
            self._place()
        return False

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw the line between its halos; the mask leaves all that is inside alone."""
        painter = QPainter(self)
        palette = self._window.palette()
        painter.fillRect(self.rect(), palette.color(QPalette.ColorRole.Window))
        line = QRegion(self.rect().adjusted(HALO, HALO, -HALO, -HALO))
        inner = HALO + WIDTH
        line -= QRegion(self.rect().adjusted(inner, inner, -inner, -inner))
        painter.setClipRegion(line)
        painter.fillRect(self.rect(), palette.color(QPalette.ColorRole.Link))

    def _on_focus_changed(self, _old: QWidget | None, new: QWidget | None) -> None:
        if new is not None and QGuiApplication.mouseButtons() != Qt.MouseButton.NoButton:
            self._is_wanted = False
        self._follow(new)

    def _follow(self, widget: QWidget | None) -> None:
        for watched in self._watched:
            if isValid(watched):
                watched.removeEventFilter(self)
        self._watched = []
        if not isValid(self._window):
            # The window is being deleted, and its parts lose the focus one after the other.
            return
        if widget is not None and widget is not self._window and widget.window() is self._window:
            part: QWidget | None = framed(widget)
            while part is not None and self._is_wanted:
                part.installEventFilter(self)
                self._watched.append(part)
                part = None if part is self._window else part.parentWidget()
        self._place()

    def _place(self) -> None:
        place = self._wanted_place()
        if place.isEmpty():
            self.hide()
            return
        self.setGeometry(place)
        inner = 2 * HALO + WIDTH
        ring = QRegion(self.rect()) - QRegion(self.rect().adjusted(inner, inner, -inner, -inner))
        self.setMask(ring)
        self.raise_()
        self.show()

    def _wanted_place(self) -> QRect:
        """Return where the frame goes, in the window; empty if nowhere."""
        # In a window in the background a widget goes without a word on the focus.
        if not self._watched or not all(map(isValid, self._watched)):
            return QRect()
        if not self._watched[0].isVisible():
            return QRect()
        widget = self._watched[0]
        grown = HALO + WIDTH
        place = QRect(widget.mapTo(self._window, widget.rect().topLeft()), widget.size())
        place.adjust(-grown, -grown, grown, grown)
        for part in self._watched[1:]:
            if isinstance(part.parentWidget(), QAbstractScrollArea):
                # A viewport: what is scrolled away needs no frame.
                seen = QRect(part.mapTo(self._window, part.rect().topLeft()), part.size())
                place &= seen
        return place & self._window.rect()


def framed(widget: QWidget) -> QWidget:
    """Return what is to be framed where ``widget`` has the focus: the box, not its text field."""
    around = widget.parentWidget()
    return around if isinstance(around, QAbstractSpinBox | QComboBox) else widget
