"""The room of stage and dock, and what lies over both of them."""

from __future__ import annotations

from PySide6.QtCore import QPoint, QTimer
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from cubeapp.ui.controls.focus import has_focus_inside
from cubeapp.ui.controls.panel import tab_stops, tab_through
from cubeapp.ui.stage.stage import Stage
from cubeapp.ui.stage.stage_frame import MARGIN, Message, StageCard

MESSAGE_MS = 10_000
"""How long a message lies over a cover, which has things below it."""


class StageRoom(QWidget):
    """Holds the stage with the dock below it; a cover lies over both and moves neither.

    What is covered stays as it is, but takes no key and no click.
    """

    def __init__(self, stage: Stage) -> None:
        """Show the stage; `add_dock` adds what stands below it."""
        super().__init__()
        self._stage = stage
        self.setFocusProxy(stage.cube_view)
        self._covered: list[QWidget] = [stage.frame]
        self._cover: QWidget | None = None
        self._message = Message()
        self._card = StageCard(self._message)
        self._card.setParent(self)
        self._card.changed.connect(self._place)
        self._ending = QTimer(self, singleShot=True, interval=MESSAGE_MS)
        self._ending.timeout.connect(lambda: self.say(""))
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(0)
        self._column.addWidget(stage.frame, 1)
        self._place()

    @property
    def cover(self) -> QWidget | None:
        """What lies over stage and dock now."""
        return self._cover

    @property
    def message(self) -> str:
        """The message that is read over the cover."""
        return self._message.text()

    def is_on_stage(self, point: QPoint) -> bool:
        """Tell whether ``point`` is on the stage, or on what lies over it there."""
        return self._stage.frame.geometry().contains(point)

    def add_dock(self, dock: QWidget) -> None:
        """Put ``dock`` below the stage."""
        self._covered.append(dock)
        self._column.addWidget(dock)

    def set_cover(self, cover: QWidget | None) -> None:
        """Lay ``cover`` over stage and dock in place of the one before, or show them again."""
        before = self._cover
        if cover is before:
            return
        takes_focus = any(map(has_focus_inside, [*self._covered, *([before] if before else [])]))
        self._cover = cover
        if cover is not None:
            self._add(cover)
        if takes_focus and cover is not None:
            # Qt would give the keyboard to whatever comes next.
            cover.setFocus()
        for part in self._covered:
            part.setEnabled(cover is None)
        if takes_focus and cover is None:
            self._stage.cube_view.setFocus()
        if before is not None:
            before.hide()
        self.say("")

    def say(self, text: str) -> None:
        """Show a message over the cover for a while; without a cover the stage has it."""
        self._message.setText(text if self._cover is not None else "")
        if self._message.text():
            self._ending.start()
        self._place()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Let the cover cover everything."""
        super().resizeEvent(event)
        self._place()

    def _add(self, cover: QWidget) -> None:
        if cover.parentWidget() is not self:
            stops = tab_stops(cover)
            cover.setParent(self)
            cover.setAutoFillBackground(True)
            tab_through(self._stage.net_view, *stops)
        self._place()
        cover.show()
        cover.raise_()
        self._card.raise_()

    def _place(self) -> None:
        """Lay the cover over everything, and the message into its lower corner."""
        if self._cover is not None:
            self._cover.setGeometry(self.rect())
        self._card.setVisible(bool(self._message.text()))
        size = self._card.sizeHint()
        size.setWidth(max(0, min(size.width(), self.width() - 2 * MARGIN)))
        size.setHeight(self._card.heightForWidth(size.width()))
        self._card.resize(size)
        self._card.move(QPoint(MARGIN, self.height() - MARGIN - size.height()))
