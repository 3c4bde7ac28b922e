"""What was read from photos, and the stickers of it that a person should look at."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from cubeapp.language import plural, tr
from cubeapp.ui.controls.flow import Flow
from cubeapp.ui.controls.note import Note
from cubeapp.ui.controls.panel import button, stack


class DoubtBox(QWidget):
    """Says what was read, and leads from one doubtful sticker to the next."""

    next_requested = Signal()
    """The next doubtful sticker is to be shown."""
    settled = Signal()
    """All of them are right."""
    other_requested = Signal()
    """The next cube that the photos may show is to be painted."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.note, self.count_note = Note(), Note()
        self.next_button = button(
            tr("Show the next one"), tr("Put the painting cursor on the next doubtful sticker")
        )
        self.settle_button = button(
            tr("They are right"), tr("Take the rings away: the stickers are as on your cube")
        )
        self.other_button = button(
            tr("See the next way"), tr("Paint the next cube that the photos can be of")
        )
        buttons = Flow()
        for each in (self.next_button, self.settle_button, self.other_button):
            buttons.insert(len(buttons.parts), each)
        stack(self, self.note, self.count_note, buttons)
        self.next_button.clicked.connect(lambda: self.next_requested.emit())
        self.settle_button.clicked.connect(lambda: self.settled.emit())
        self.other_button.clicked.connect(lambda: self.other_requested.emit())
        self.hide()

    def tell(self, text: str, has_others: bool) -> None:
        """Say what was read, and whether the photos can be of another cube as well."""
        self.note.say(text)
        self.other_button.setVisible(has_others)

    def set_count(self, count: int) -> None:
        """Say how many stickers are in doubt."""
        self.count_note.say(
            plural(
                count,
                tr("One sticker is in doubt and ringed: compare it with your cube."),
                tr("{n} stickers are in doubt and ringed: compare them with your cube."),
            )
            if count
            else ""
        )
        self.next_button.setVisible(count > 0)
        self.settle_button.setVisible(count > 0)
