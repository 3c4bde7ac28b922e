"""Stage and inspector: side by side, or one over the other where the window is narrow."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QSplitter, QWidget

from cubeapp.ui.scene.tokens import EDGE
from cubeapp.ui.shell.frame_sizes import (
    INSPECTOR_LEAST,
    INSPECTOR_MOST,
    OVER,
    frame_sizes,
    letters,
)

MOST_SHARE = 0.48
"""The share of the room that large letters may make the inspector as wide as."""


class Desk(QWidget):
    """Holds the stage with its dock, and the inspector beside it, or over its right side.

    The stage has the whole width below the inspector that lies over it.
    """

    over_changed = Signal(bool)
    """Whether the inspector lies over the stage from now on."""
    dragged = Signal(int)
    """The width that the user gave the inspector, in pixels for letters of the usual size."""
    fold_wanted = Signal()
    """The inspector that lies over the stage is to go."""

    def __init__(self, room: QWidget, inspector: QWidget) -> None:
        """Put ``inspector`` beside ``room``."""
        super().__init__()
        self._room = room
        self._inspector = inspector
        self._own_width = 0
        self._is_over = False
        self._splitter = splitter = QSplitter(Qt.Orientation.Horizontal, self)
        splitter.setChildrenCollapsible(False)
        splitter.setHandleWidth(EDGE)
        splitter.addWidget(room)
        splitter.addWidget(inspector)
        splitter.splitterMoved.connect(self._on_dragged)

    @property
    def is_over(self) -> bool:
        """Whether the inspector lies over the stage."""
        return self._is_over

    def set_inspector_width(self, width: int) -> None:
        """Make the inspector as wide as it was dragged; 0 to follow the window."""
        self._own_width = width
        if self.isVisible():
            self._fit()

    def minimumSizeHint(self) -> QSize:
        """Wide and high enough for either part, if not for both side by side."""
        return self._room.minimumSizeHint().expandedTo(self._inspector.minimumSizeHint())

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Share the room."""
        super().resizeEvent(event)
        self._fit()

    def event(self, event: QEvent) -> bool:
        """Share the room anew when a part wants more of it."""
        if event.type() in (QEvent.Type.LayoutRequest, QEvent.Type.FontChange):
            self.updateGeometry()
            if self.isVisible():
                self._fit()
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Let Esc put away what lies over the stage."""
        is_open = self._is_over and self._inspector.isVisible()
        if is_open and event.key() == Qt.Key.Key_Escape:
            self.fold_wanted.emit()
        else:
            super().keyPressEvent(event)

    def _fit(self) -> None:
        both = self._room.minimumSizeHint().width() + self._inspector.minimumSizeHint().width()
        is_over = self.window().width() < OVER or self.width() < both
        if is_over != self._is_over:
            self._is_over = is_over
            self._move_inspector()
            self.over_changed.emit(is_over)
        self._splitter.setGeometry(self.rect())
        width = self._wanted_width()
        if is_over:
            width = min(max(width, self._inspector.minimumSizeHint().width()), self.width())
            self._inspector.setGeometry(self.width() - width, 0, width, self.height())
            self._inspector.raise_()
        else:
            scale = letters(self.fontMetrics())
            self._inspector.setMaximumWidth(round(INSPECTOR_MOST * scale))
            self._splitter.setSizes([self.width() - width, width - EDGE])

    def _wanted_width(self) -> int:
        scale = letters(self.fontMetrics())
        usual = frame_sizes(self.window().width(), self.fontMetrics()).inspector
        wanted = round((self._own_width or usual) * scale)
        return min(wanted, max(INSPECTOR_LEAST, round(MOST_SHARE * self.width())))

    def _move_inspector(self) -> None:
        """Lay the inspector over the stage, or put it beside the stage again."""
        is_hidden = self._inspector.isHidden()
        if self._is_over:
            self._inspector.setParent(self)
        else:
            self._splitter.addWidget(self._inspector)
        self._inspector.setAutoFillBackground(self._is_over)
        self._inspector.setHidden(is_hidden)

    def _on_dragged(self) -> None:
        scale = letters(self.fontMetrics())
        width = round(self._inspector.width() / scale)
        self._own_width = min(max(width, INSPECTOR_LEAST), INSPECTOR_MOST)
        self._fit()
        self.dragged.emit(self._own_width)
