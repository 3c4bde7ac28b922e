"""What the window says to people who hear it: the cube in words, the moves, the messages."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer, Signal
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent
from PySide6.QtWidgets import QAbstractSpinBox, QComboBox, QWidget

from cubeapp.engine.english import paragraph, sentence
from cubeapp.engine.timeline import Timeline
from cubeapp.ui.describe.panel import DescriptionWindow
from cubeapp.ui.describe.words import LARGEST_READ, description, faces, progress, summary

if TYPE_CHECKING:
    from cubeapp.ui.shell.main_window import MainWindow

PAUSE_MS = 250
"""The cube is told of when it has been as it is for so long, not in the middle of a run."""


class Speech(QObject):
    """Keeps the views' descriptions true and announces what happens to a screen reader."""

    announced = Signal(str)
    """A sentence for people who hear the window."""

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self._window = window
        self._description: DescriptionWindow | None = None
        self._told: tuple[Timeline, int] | None = None
        """The timeline and the place on it that were announced last."""
        self._timer = QTimer(self, singleShot=True, interval=PAUSE_MS)
        self._timer.timeout.connect(self._tell)
        document = window.document
        for signal in (document.replaced, document.cursor_changed, document.timeline_changed):
            signal.connect(self.refresh)
        window.session.facts_changed.connect(self.refresh)
        name_fields(window)
        window.actions_by_name["describe"].triggered.connect(self._describe)

    def refresh(self, _change: object = None) -> None:
        """Tell of the cube when it has come to rest."""
        self._timer.start()

    def announce(self, text: str) -> None:
        """Have a screen reader, if one listens, say ``text`` now."""
        if not text:
            return
        self.announced.emit(text)
        if QAccessible.isActive():
            event = QAccessibleAnnouncementEvent(self._window, text)
            QAccessible.updateAccessibility(event)

    def description(self) -> str:
        """Return everything that can be said of the shown cube."""
        document, names = self._window.document, self._window.preferences.colour_names
        timeline, cursor = document.timeline, document.cursor
        if document.is_painting:
            # The moves belong to the cube that waits behind the painted one.
            timeline, cursor = Timeline(document.shown), 0
        return description(document.shown, names, self._window.facts.text(), timeline, cursor)

    def _tell(self) -> None:
        window, document = self._window, self._window.document
        cube, names = document.shown, window.preferences.colour_names
        told = [summary(cube, window.facts.text())]
        steps = [] if document.is_painting else progress(document.timeline, document.cursor)
        if not document.is_painting:
            self._announce_place(told[0], steps)
        told += steps
        if cube.size <= LARGEST_READ:
            told += map(sentence, faces(cube, names))
        for view in (window.cube_view, window.net_view):
            view.setAccessibleDescription(paragraph(line.strip() for line in told))
        for part in (window.timeline.bar, window.timeline.strip):
            part.setAccessibleDescription(paragraph(steps))
        if self._description is not None and self._description.isVisible():
            self._description.show_text(self.description())

    def _announce_place(self, what: str, steps: list[str]) -> None:
        """Announce the move just made and the next one, or what another cube is like."""
        place = self._window.document.timeline, self._window.document.cursor
        last, self._told = self._told, place
        if last is not None and place != last:
            is_same = place[0].start == last[0].start and place[0].moves
            self.announce(paragraph(steps[1:]) if is_same and len(steps) > 1 else what)

    def _describe(self) -> None:
        if self._description is None:
            self._description = DescriptionWindow(self._window)
            self._description.copy_requested.connect(self._window.session.copy)
        self._description.show_text(self.description())
        self._description.show()
        self._description.raise_()
        self._description.activateWindow()
        self._description.text_edit.setFocus()


def name_fields(window: QWidget) -> None:
    """Call the text fields inside boxes what the boxes are called: readers come to both."""
    boxes: list[QAbstractSpinBox | QComboBox] = [
        *window.findChildren(QAbstractSpinBox),
        *window.findChildren(QComboBox),
    ]
    for box in boxes:
        field = box.lineEdit()
        if field is not None:
            field.setAccessibleName(box.accessibleName())
