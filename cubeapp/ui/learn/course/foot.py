"""The foot of the course's page: what can be done next, in sight wherever the page is scrolled."""

from __future__ import annotations

from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QPushButton, QVBoxLayout, QWidget

from cubeapp.ui.controls.flow import flow
from cubeapp.ui.controls.icon_button import show_icon
from cubeapp.ui.controls.panel import primary_button
from cubeapp.ui.controls.sizes import SPACE, SPACE_CARD
from cubeapp.ui.drawing.palette import tokens_of
from cubeapp.words import mark, tr

START, BACK, NEXT = mark("Start"), mark("Back to the exercise"), mark("Next")
SHOW, TRY, KNOW = mark("Show the step"), mark("Try it yourself"), mark("I know this")
SKIP = mark("Skip the question")
TAKE_BACK, REAL = mark("Take back"), mark("I solved a real cube")
TIPS = {
    START: mark("Put an exercise on the stage; your own cube waits"),
    BACK: mark("Put the exercise on the stage again; your own cube waits"),
    NEXT: mark("Go on with what comes next"),
    SHOW: mark("Play the next turns, and stop after them"),
    TRY: mark("Turn the cube yourself, by mouse, keys or typed moves"),
    SKIP: mark("Go on without an answer, and read what is to be remembered"),
    KNOW: mark("Leave the rest out, and show that you can do it alone"),
    TAKE_BACK: mark("Undo the turn"),
    REAL: mark("Note that you solved a cube in your hands, without a hint"),
}
"""What the buttons say, and what they do."""


class CourseFoot(QWidget):
    """Offers what the page is given."""

    def __init__(self) -> None:
        super().__init__()
        self.hint_button = QPushButton(tr("Hint"))
        self.second_button = QPushButton()
        self.main_button = primary_button(tr("Start"), "")
        column = QVBoxLayout(self)
        column.setContentsMargins(SPACE, SPACE, SPACE, SPACE_CARD)
        buttons = (self.hint_button, self.second_button, self.main_button)
        column.addWidget(flow(*buttons, even=False))

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw the line below which nothing scrolls."""
        with QPainter(self) as painter:
            painter.fillRect(0, 0, self.width(), 1, QColor(tokens_of(self.palette()).line))

    def offer(self, main: str, icon: str, second: str, *, missing: str = "") -> None:
        """Offer what the buttons do.

        Args:
            main: what the primary one says, one of `TIPS`; "" if it is not there.
            icon: on it.
            second: what the other one says.
            missing: what has to be done before the primary one can be used.
        """
        for button, words in ((self.main_button, main), (self.second_button, second)):
            button.setVisible(bool(words))
            button.setText(tr(words) if words else "")
            button.setAccessibleName(button.text())
            button.setToolTip(tr(TIPS[words]) if words else "")
        self.main_button.setEnabled(not missing)
        if missing:
            self.main_button.setToolTip(missing)
        if icon:
            show_icon(self.main_button, icon)
        self._come_or_go()

    def offer_hint(self, is_offered: bool) -> None:
        """Offer one more hint."""
        self.hint_button.setVisible(is_offered)
        self._come_or_go()

    def _come_or_go(self) -> None:
        """Take no room where nothing is offered."""
        buttons = (self.hint_button, self.second_button, self.main_button)
        self.setVisible(not all(button.isHidden() for button in buttons))
