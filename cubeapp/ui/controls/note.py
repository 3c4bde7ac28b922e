"""A short sentence beside the thing it is about."""

from __future__ import annotations

from enum import Enum

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QColor, QPalette
from PySide6.QtWidgets import QLabel, QSizePolicy, QWidget


class NoteKind(Enum):
    """The kind of a note; its sign shows it without the colour."""

    PLAIN = ""
    GOOD = "✓ "
    PROBLEM = "⚠ "


# Each reads at 4.5 : 1 or better on its ground: the first on light windows, the second on dark.
_COLOURS = {
    NoteKind.GOOD: ("#17692f", "#7fd99a"),
    NoteKind.PROBLEM: ("#a8200d", "#ff9d8f"),
}


def note_colour(kind: NoteKind, palette: QPalette) -> QColor:
    """Return the colour for ``kind`` that can be read on ``palette``'s window."""
    if kind not in _COLOURS:
        return palette.color(QPalette.ColorRole.WindowText)
    light, dark = _COLOURS[kind]
    is_dark = palette.color(QPalette.ColorRole.Window).lightness() < 128
    return QColor(dark if is_dark else light)


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
