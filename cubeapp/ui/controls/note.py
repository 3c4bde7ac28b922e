"""A short sentence beside the thing it is about."""

from __future__ import annotations

from enum import Enum

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QColor, QPalette
from PySide6.QtWidgets import QLabel, QSizePolicy, QWidget

from cubeapp.ui.drawing.palette import tokens_of


class NoteKind(Enum):
    """The kind of a note; its sign shows it without the colour."""

    PLAIN = ""
    GOOD = "✓ "
    PROBLEM = "⚠ "


def note_colour(kind: NoteKind, palette: QPalette) -> QColor:
    """Return the colour for ``kind`` that can be read on ``palette``'s window."""
    tokens = tokens_of(palette)
    colours = {NoteKind.GOOD: tokens.good, NoteKind.PROBLEM: tokens.fault}
    return QColor(colours.get(kind, tokens.text))


class Note(QLabel):
    """A label that wraps, hides while it is empty, and has the colour of its kind."""

    def __init__(self, text: str = "", parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWordWrap(True)
        # Only the height follows the text: long words must not widen the panel.
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Minimum)
        self._kind = NoteKind.PLAIN
        self.say(text)

    @property
    def kind(self) -> NoteKind:
        """The kind of the note that is shown."""
        return self._kind

    def say(self, text: str, kind: NoteKind = NoteKind.PLAIN) -> None:
        """Show ``text``, or nothing at all if it is empty."""
        self._kind = kind
        self.setText(kind.value + text if text else "")
        if text and self.parentWidget() is None:
            # Shown now it would be a window for a moment; its parent shows it.
            self.setAttribute(Qt.WidgetAttribute.WA_WState_ExplicitShowHide, False)
        else:
            self.setVisible(bool(text))
        self._colour()

    def changeEvent(self, event: QEvent) -> None:
        """Take the window's new colours."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.PaletteChange:
            self._colour()

    def _colour(self) -> None:
        # The parent's palette is asked, as this label's own holds the colour set last.
        around = self.parentWidget()
        palette = around.palette() if around is not None else QPalette()
        wanted = note_colour(self._kind, palette)
        if self.palette().color(QPalette.ColorRole.WindowText) != wanted:
            own = QPalette(palette)
            own.setColor(QPalette.ColorRole.WindowText, wanted)
            self.setPalette(own)
