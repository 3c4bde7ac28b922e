"""Parts of cards that are opened when they are wanted."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QSize, Qt, Signal
from PySide6.QtGui import QFontMetrics, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QStyle, QStyleOptionToolButton, QToolButton, QWidget

from cubeapp.ui.controls.font_sizes import label_font
from cubeapp.ui.controls.icon_button import show_icon
from cubeapp.ui.controls.panel import Panel, reveal, stack
from cubeapp.ui.controls.sizes import SPACE
from cubeapp.ui.drawing.palette import tokens_of
from cubeapp.words import without_key


class Fold(QWidget):
    """A line with a name, and below it what it opens."""

    toggled = Signal(bool)
    """Whether it is open now."""

    def __init__(self, title: str, body: QWidget, hint: str = "") -> None:
        """Make a fold that is closed.

        Args:
            title: what it holds.
            body: that.
            hint: examples of it, at the end of the line.
        """
        super().__init__()
        self.head = _Head()
        self.body = body
        stack(self, self.head, body)
        self.set_title(title, hint)
        self.head.toggled.connect(self._on_toggled)
        self.head.clicked.connect(self._on_clicked)
        self._on_toggled(False)

    @property
    def is_open(self) -> bool:
        """Whether what it holds is shown."""
        return self.head.isChecked()

    def set_open(self, is_open: bool) -> None:
        """Show what it holds, scrolled to, or the line alone."""
        self.head.setChecked(is_open)
        self._on_clicked(is_open)

    def set_title(self, title: str, hint: str = "") -> None:
        """Name what it holds otherwise."""
        self.head.set_words(title, hint)

    def _on_toggled(self, is_open: bool) -> None:
        show_icon(self.head, "chevron-down" if is_open else "chevron-right")
        self.body.setVisible(is_open)
        self.toggled.emit(is_open)

    def _on_clicked(self, is_open: bool) -> None:
        if is_open:
            reveal(self)


def open_where_high(panel: Panel, lines: int, *folds: Fold) -> None:
    """Open ``folds`` while there is room for them, but for those that the user opened or closed.

    Args:
        panel: they are in.
        lines: of text in the height of ``panel`` from which on there is room.
        folds: closed so far.
    """
    for fold in folds:
        _Opener(panel, lines, fold)


class _Opener(QObject):
    """Opens and closes a fold whenever its panel, or the letters there, get another height."""

    def __init__(self, panel: Panel, lines: int, fold: Fold) -> None:
        super().__init__(panel)
        self._panel, self._lines, self._fold = panel, lines, fold
        panel.installEventFilter(self)
        fold.head.clicked.connect(lambda: panel.removeEventFilter(self))

    def eventFilter(self, _watched: QObject, event: QEvent) -> bool:
        if event.type() in (QEvent.Type.Resize, QEvent.Type.FontChange):
            lines = self._panel.height() / self._panel.fontMetrics().height()
            # Nothing is scrolled to: this was not asked for.
            self._fold.head.setChecked(lines >= self._lines)
        return False


class _Head(QToolButton):
    """The line of a fold: a sign, the name, and the hint at its end where there is room."""

    def __init__(self) -> None:
        super().__init__()
        self._hint = ""
        self.setCheckable(True)
        self.setAutoRaise(True)
        self.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)

    def set_words(self, title: str, hint: str) -> None:
        self._hint = hint
        self.setText(title)
        self.setAccessibleName(without_key(title))
        self.setAccessibleDescription(hint)
        self.setToolTip(hint or without_key(title))
        self.update()

    def minimumSizeHint(self) -> QSize:
        """Ask for the name; the hint is left out where it does not fit."""
        return self.sizeHint()

    def initStyleOption(self, option: QStyleOptionToolButton) -> None:
        """Look open by the sign alone."""
        super().initStyleOption(option)
        option.state &= ~QStyle.StateFlag.State_On

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the hint beside the name."""
        super().paintEvent(event)
        small = label_font(self.font())
        width = QFontMetrics(small).horizontalAdvance(self._hint)
        if self._hint and self.sizeHint().width() + width + SPACE <= self.width():
            with QPainter(self) as painter:
                painter.setFont(small)
                painter.setPen(tokens_of(self.palette()).muted)
                place = self.rect().adjusted(0, 0, -SPACE // 2, 0)
                aligned = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
                painter.drawText(place, aligned, self._hint)
