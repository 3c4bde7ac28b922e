"""A short sentence beside the thing it is about."""

from __future__ import annotations

from enum import Enum

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QColor, QPalette
from PySide6.QtWidgets import QLabel, QSizePolicy, QWidget

from cubeapp.ui.controls.font_sizes import label_font
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
        # What the user typed may look like tags.
        self.setTextFormat(Qt.TextFormat.PlainText)
        # Only the height follows the text: long words must not widen the panel.
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Minimum)
        # An empty one as well: only what is hidden by itself stays so when its parent is shown.
        self._show(text, NoteKind.PLAIN)

    @property
    def kind(self) -> NoteKind:
        """The kind of the note that is shown."""
        return self._kind

    def set_text(self, text: str, kind: NoteKind = NoteKind.PLAIN) -> None:
        """Show ``text``, or nothing at all if it is empty."""
        shown = kind.value + text if text else ""
        if kind is self._kind and shown == self.text() and self.isHidden() is not bool(text):
            # Most are told what they say already, at every turn and every sticker.
            return
        self._show(shown, kind)

    def _show(self, text: str, kind: NoteKind) -> None:
        self._kind = kind
        self.setText(text)
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
        wanted = self._ink(palette)
        if self.palette().color(QPalette.ColorRole.WindowText) != wanted:
            own = QPalette(palette)
            own.setColor(QPalette.ColorRole.WindowText, wanted)
            self.setPalette(own)

    def _ink(self, palette: QPalette) -> QColor:
        """Return the colour of the letters on ``palette``'s window."""
        return note_colour(self._kind, palette)


class Caption(Note):
    """A note of less weight, such as what a card says below its title: small muted letters."""

    def event(self, event: QEvent) -> bool:
        """Be smaller than the text around, wherever this is put."""
        around = self.parentWidget()
        if event.type() == QEvent.Type.ParentChange and around is not None:
            self._fit_font(around)
            # Letters of another size around are kept from those that have a size of their own.
            around.installEventFilter(self)
        return super().event(event)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Follow the size of the text around."""
        around = self.parentWidget()
        if event.type() == QEvent.Type.FontChange and around is not None and watched is around:
            self._fit_font(around)
        return super().eventFilter(watched, event)

    def _fit_font(self, around: QWidget) -> None:
        self.setFont(label_font(around.font()))

    def _ink(self, palette: QPalette) -> QColor:
        is_plain = self._kind is NoteKind.PLAIN
        return QColor(tokens_of(palette).muted) if is_plain else super()._ink(palette)
