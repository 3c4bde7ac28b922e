"""Stage and inspector: side by side, or one over the other where the window is narrow."""

from __future__ import annotations

from PySide6.QtCore import QEasingCurve, QEvent, QObject, QSize, Qt, QVariantAnimation, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent, QResizeEvent
from PySide6.QtWidgets import QApplication, QSplitter, QWidget
from shiboken6 import isValid

from cubeapp.ui.controls.focus import has_focus_inside
from cubeapp.ui.controls.sizes import EDGE
from cubeapp.ui.shell.frame_sizes import (
    INSPECTOR_LEAST,
    INSPECTOR_MOST,
    OVER,
    frame_sizes,
    letters,
)
from cubeapp.ui.shell.inspector import Inspector
from cubeapp.ui.shell.stage_room import StageRoom

MOST_SHARE = 0.48
"""The share of the room that large letters may make the inspector as wide as."""
SLIDE_MS = 150
"""How long the inspector takes to come and go over the stage."""


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
    stage_pressed = Signal()
    """The mouse is wanted on the stage, and the inspector lies over it."""

    def __init__(self, room: StageRoom, inspector: Inspector) -> None:
        """Put ``inspector`` beside ``room``."""
        super().__init__()
        self._room = room
        self._inspector = inspector
        self._own_width = 0
        self._is_over = False
        self._is_open = True
        self._asked = QSize(), QSize()
        """The least sizes of the room and the inspector, as they were shared last."""
        self._share = 1.0
        """How much of the inspector is seen that lies over the stage."""
        self._origin: QWidget | None = None
        """What had the keyboard before the inspector."""
        self._slide = QVariantAnimation(self, duration=SLIDE_MS)
        self._slide.setEasingCurve(QEasingCurve.Type.OutCubic)
        self._slide.valueChanged.connect(self._on_slid)
        self._slide.finished.connect(self._settle)
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

    def set_open(self, is_open: bool, *, slides: bool) -> None:
        """Show the inspector or not; where it lies over the stage, the keyboard goes with it.

        Args:
            is_open: whether it is to be seen.
            slides: whether it may move where it lies over the stage.
        """
        if not is_open and has_focus_inside(self._inspector):
            self._give_back()
        is_other, self._is_open = is_open is not self._is_open, is_open
        is_seen = is_other and self._is_over and self.isVisible()
        if not (is_seen and slides):
            self._settle()
        else:
            self._slide.stop()
            self._slide.setStartValue(self._share if self._inspector.isVisible() else 0.0)
            self._slide.setEndValue(1.0 if is_open else 0.0)
            self._slide.start()
            self._inspector.show()
        cover = self._room.cover
        if is_open and is_seen and not (cover is not None and has_focus_inside(cover)):
            self._origin = QApplication.focusWidget()
            self._inspector.take_focus()

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
            # Most words that change in a part need no other room.
            asked = self._room.minimumSizeHint(), self._inspector.minimumSizeHint()
            if asked != self._asked or event.type() == QEvent.Type.FontChange:
                self._asked = asked
                self.updateGeometry()
                if self.isVisible():
                    self._fit()
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Let Esc put away what lies over the stage."""
        if self._is_over and self._is_open and event.key() == Qt.Key.Key_Escape:
            self.fold_wanted.emit()
        else:
            super().keyPressEvent(event)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Notice a press on the stage beside the inspector, which counts there as well."""
        if (
            event.type() == QEvent.Type.MouseButtonPress
            and isinstance(event, QMouseEvent)
            and self._is_open
            and self._is_beside(event)
        ):
            self.stage_pressed.emit()
        return super().eventFilter(watched, event)

    def _is_beside(self, press: QMouseEvent) -> bool:
        """Tell whether a press in the window is on what is seen of the stage."""
        point = self.mapFrom(self.window(), press.position().toPoint())
        is_on_stage = self._room.is_on_stage(self._room.mapFrom(self, point))
        return is_on_stage and not self._inspector.geometry().contains(point)

    def _give_back(self) -> None:
        """Let what had the keyboard before the inspector have it, or else the stage."""
        origin, self._origin = self._origin, None
        if origin is not None and isValid(origin) and origin.isVisible() and origin.isEnabled():
            origin.setFocus(Qt.FocusReason.PopupFocusReason)
        else:
            self._room.setFocus()

    def _on_slid(self, share: float) -> None:
        self._share = share
        self._fit()

    def _settle(self) -> None:
        """Skip to the end of the slide."""
        self._end_slide()
        if self.isVisible():
            self._fit()

    def _end_slide(self) -> None:
        self._slide.stop()
        self._share = 1.0
        self._inspector.setVisible(self._is_open)

    def _fit(self) -> None:
        both = self._room.minimumSizeHint().width() + self._inspector.minimumSizeHint().width()
        is_over = self.window().width() < OVER or self.width() < both
        if is_over != self._is_over:
            self._is_over = is_over
            self._end_slide()
            self._move_inspector()
            self.over_changed.emit(is_over)
        self._splitter.setGeometry(self.rect())
        width = self._wanted_width()
        if is_over:
            width = min(max(width, self._inspector.minimumSizeHint().width()), self.width())
            left = self.width() - round(self._share * width)
            self._inspector.setGeometry(left, 0, width, self.height())
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
        # Elsewhere in the window it would have to be given the keyboard again.
        focused = QApplication.focusWidget() if has_focus_inside(self._inspector) else None
        if self._is_over:
            self._inspector.setParent(self)
        else:
            self._splitter.addWidget(self._inspector)
        self._inspector.setAutoFillBackground(self._is_over)
        self._inspector.setHidden(is_hidden)
        if focused is not None:
            focused.setFocus()
        window = self.window().windowHandle()
        if self._is_over:
            window.installEventFilter(self)
        else:
            window.removeEventFilter(self)

    def _on_dragged(self) -> None:
        scale = letters(self.fontMetrics())
        width = round(self._inspector.width() / scale)
        self._own_width = min(max(width, INSPECTOR_LEAST), INSPECTOR_MOST)
        self._fit()
        self.dragged.emit(self._own_width)
