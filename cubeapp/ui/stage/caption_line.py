"""The caption in a corner of the stage: how the cube is held, and a mark of whether it is legal."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QSize
from PySide6.QtGui import QColor, QPalette
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QSizePolicy, QWidget

from cubeapp.ui.controls.elided_label import ElidedLabel
from cubeapp.ui.drawing.icons import text_icon, tinted
from cubeapp.ui.drawing.palette import tokens_of
from cubeapp.ui.stage.caption import CaptionWords
from cubeapp.ui.stage.stage_frame import Message
from cubeapp.words import capitalised

LEAST_LETTERS = 12
"""Letters of the state that are seen before the card has to have a line of its own."""
LEAST_REQUEST = 16
"""Letters of a line of what is said on how to hold the cube."""
_COLOURED_ANEW = (
    QEvent.Type.PaletteChange,
    QEvent.Type.FontChange,
    QEvent.Type.DevicePixelRatioChange,
)


class _Words(ElidedLabel):
    """One line that gives way to what stands beside it, but for its first letters."""

    def __init__(self, least: int) -> None:
        super().__init__()
        self._least = least
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred)

    def minimumSizeHint(self) -> QSize:
        """Ask for the first letters, or for the words where they are fewer."""
        return _first_letters(self, self.sizeHint(), self._least)


class _Request(Message):
    """Some lines that are no narrower than some letters."""

    def minimumSizeHint(self) -> QSize:
        """Ask for some letters, or for the words where they are fewer."""
        width = _first_letters(self, self.sizeHint(), LEAST_REQUEST).width()
        return QSize(width, super().minimumSizeHint().height())


def _first_letters(label: QLabel, whole: QSize, letters: int) -> QSize:
    """Return the size of a label that need not show more than some letters."""
    return whole.boundedTo(QSize(letters * label.fontMetrics().averageCharWidth(), whole.height()))


class CaptionLine(QWidget):
    """One line: what is said first is shortened before the state where there is little room.

    How to hold the cube is never shortened: it takes more lines.
    """

    def __init__(self) -> None:
        super().__init__()
        self._words = CaptionWords("", "", None)
        self._held, self._state = _Words(0), _Words(LEAST_LETTERS)
        self._request = _Request()
        self._line = QFrame()
        self._line.setFrameShape(QFrame.Shape.VLine)
        self._icon = QLabel()
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(4)
        for part in (self._request, self._held, self._line, self._icon, self._state):
            row.addWidget(part)

    def show_words(self, words: CaptionWords) -> None:
        """Show ``words``."""
        if words == self._words:
            return  # Most turns change nothing here, and whatever is shown anew is laid out anew.
        self._words = words
        held = capitalised(words.held)
        self._request.setText(held if words.is_request else "")
        self._held.setText("" if words.is_request else held)
        self._state.setText(capitalised(words.state))
        self._held.setVisible(bool(words.held) and not words.is_request)
        self._line.setVisible(bool(words.held and words.state))
        for part in (self._icon, self._state):
            part.setVisible(not words.is_request)
        self._colour()
        self.updateGeometry()

    def text(self) -> str:
        """Return what is shown, in one line."""
        return capitalised(self._words.text)

    def event(self, event: QEvent) -> bool:
        """Follow the theme, the letters and the screen."""
        done = super().event(event)
        if event.type() in _COLOURED_ANEW:
            self._colour()
        return done

    def _colour(self) -> None:
        """Draw the state in the colour of what it says, with an icon beside it."""
        tokens = tokens_of(self.palette())
        icon, colour = {
            True: ("ok", tokens.good),
            False: ("fault", tokens.fault),
            None: ("info", tokens.muted),
        }[self._words.is_good]
        side = self.fontMetrics().height()
        size, ratio = QSize(side, side), self.devicePixelRatioF()
        mark = tinted(text_icon(icon, self.palette()), size, ratio, QColor(colour))
        self._icon.setPixmap(mark.pixmap(size, ratio))
        palette = QPalette(self.palette())
        palette.setColor(QPalette.ColorRole.WindowText, QColor(colour))
        self._state.setPalette(palette)
