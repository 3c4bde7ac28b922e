"""What is being done, how much of it is done, and a button that stops it."""

from __future__ import annotations

from PySide6.QtCore import QSize
from PySide6.QtWidgets import QProgressBar, QSizePolicy, QStackedWidget, QWidget

from cubeapp.ui.controls.note import Note
from cubeapp.ui.controls.panel import SPACING, button, row, stack
from cubeapp.words import tr

FINE = 1000
"""Into how many parts the bar is cut."""
LINES = 2
"""Lines of words that there is room for."""


class Busy(QWidget):
    """Stands where the work was asked for, while it takes."""

    def __init__(self, name: str, tip: str) -> None:
        """Make it without work.

        Args:
            name: what is done, for screen readers.
            tip: what stopping it means.
        """
        super().__init__()
        self.note = Note()
        self.bar = QProgressBar()
        self.bar.setTextVisible(False)
        self.bar.setAccessibleName(name)
        self.cancel_button = button(tr("Cancel"), tip)
        stack(self, self.note, row(self.bar, self.cancel_button))
        self.say("", None)

    def say(self, activity: str, share: float | None) -> None:
        """Show what is being done, and how much of it is done; ``None`` if nobody knows."""
        self.note.set_text(activity)
        self.bar.setRange(0, 0 if share is None else FINE)
        self.bar.setValue(0 if share is None else round(FINE * share))

    def minimumSizeHint(self) -> QSize:
        """Be as high with few words as with some."""
        words = LINES * self.fontMetrics().lineSpacing()
        line = max(part.sizeHint().height() for part in (self.bar, self.cancel_button))
        return super().minimumSizeHint().expandedTo(QSize(0, words + SPACING + line))


class Steady(QStackedWidget):
    """Shows a part, or in its place what is being done; as high as both, so nothing moves."""

    def __init__(self, idle: QWidget, busy: Busy) -> None:
        """Show ``idle``."""
        super().__init__()
        self.idle, self.busy = idle, busy
        self.addWidget(idle)
        self.addWidget(busy)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Maximum)

    def say(self, activity: str | None) -> None:
        """Show what is being done, of which nobody knows the share; ``None`` when it is over."""
        if activity is not None:
            self.busy.say(activity, None)
        self.show_busy(activity is not None)

    def show_busy(self, busy: bool) -> None:
        """Show what is being done, or the part, which is disabled meanwhile."""
        # What is hidden passes the keyboard on, and gets it back, only while it is enabled.
        if not busy:
            self.idle.setEnabled(True)
        self.setCurrentIndex(int(busy))
        if busy:
            self.idle.setEnabled(False)
