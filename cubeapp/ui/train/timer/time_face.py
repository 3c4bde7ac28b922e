"""The timer's face: a large time, and the hands that are laid on it."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QFocusEvent,
    QFont,
    QFontMetricsF,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPalette,
    QPen,
)
from PySide6.QtWidgets import QSizePolicy, QWidget

from cubeapp.engine.practice.stopwatch import Phase
from cubeapp.language import tr

LINES = 5.5
"""The height in lines of text."""
LARGEST = 3.2
"""The size of the time beside that of other text; a long time is written smaller."""
# Each reads at 4.5 : 1 or better on its ground: the first on light windows, the second on dark.
_COLOURS = {Phase.TOUCHED: ("#b3261e", "#ff9d8f"), Phase.ARMED: ("#17692f", "#7fd99a")}
_SIGNS = {Phase.TOUCHED: "●  ", Phase.ARMED: "▲  "}
"""What the colours say, said again."""


class TimeFace(QWidget):
    """Shows a time; Space, or a button of the mouse, is a pair of hands on the timer."""

    pressed = Signal()
    """Hands are laid on it."""
    released = Signal()
    """They are lifted."""
    let_go = Signal()
    """They have gone elsewhere, to another window or control."""
    focus_changed = Signal()
    """It has the keys now, or has them no longer."""
    cancelled = Signal()
    """What was begun is to be given up."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._phase = Phase.READY
        self._text = "0.00"
        self._hint = ""
        self._was_clicked_into = False
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setAccessibleName(tr("Timer"))
        self.setToolTip(
            tr(
                "Click here, then hold Space until the time turns green, and let go to start.\n"
                "Any key stops, Esc gives up. Space means the timer only while this field has the\n"
                "frame around it; on the cube it means what the cube's keys say."
            )
        )

    @property
    def text(self) -> str:
        """The time that is shown."""
        return self._text

    @property
    def hint(self) -> str:
        """What can be done now."""
        return self._hint

    @property
    def phase(self) -> Phase:
        """What the timer is about."""
        return self._phase

    def show_time(self, text: str, hint: str, phase: Phase) -> None:
        """Show a time, a few words below it, and what the timer is about."""
        if (text, hint, phase) != (self._text, self._hint, self._phase):
            if hint != self._hint:
                self.setAccessibleDescription(f"{text}, {hint}")
            self._text, self._hint, self._phase = text, hint, phase
            self.update()

    def sizeHint(self) -> QSize:
        """Return room for the time and the words below it."""
        metrics = self.fontMetrics()
        return QSize(metrics.averageCharWidth() * 30, round(metrics.height() * LINES))

    def minimumSizeHint(self) -> QSize:
        """Return a narrower one."""
        preferred = self.sizeHint()
        return QSize(preferred.width() // 2, preferred.height())

    # Hands

    def event(self, event: QEvent) -> bool:
        """Take Esc, which is a shortcut elsewhere, while there is something to give up."""
        if (
            isinstance(event, QKeyEvent)
            and event.type() == QEvent.Type.ShortcutOverride
            and event.key() == Qt.Key.Key_Escape
            and self._phase is not Phase.READY
        ):
            event.accept()
            return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Lay hands on the timer, or give up."""
        if event.key() == Qt.Key.Key_Escape and self._phase is not Phase.READY:
            self.cancelled.emit()
        elif event.key() == Qt.Key.Key_Space:
            if not event.isAutoRepeat():
                self.pressed.emit()
        else:
            super().keyPressEvent(event)

    def keyReleaseEvent(self, event: QKeyEvent) -> None:
        """Lift them."""
        if event.key() == Qt.Key.Key_Space:
            if not event.isAutoRepeat():
                self.released.emit()
        else:
            super().keyReleaseEvent(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Lay hands on the timer; the click that gives it the focus does no more than that."""
        is_first, self._was_clicked_into = self._was_clicked_into, False
        if event.button() == Qt.MouseButton.LeftButton and not is_first:
            self.pressed.emit()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Lift them."""
        if event.button() == Qt.MouseButton.LeftButton:
            self.released.emit()

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Show the frame that says whose Space is."""
        super().focusInEvent(event)
        self._was_clicked_into = event.reason() == Qt.FocusReason.MouseFocusReason
        self.focus_changed.emit()
        self.update()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Lift the hands without starting anything."""
        super().focusOutEvent(event)
        self.let_go.emit()
        self.focus_changed.emit()
        self.update()

    # Drawing

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw the field, the time and the words."""
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            self._paint_field(painter)
            line = QFontMetricsF(self.font()).height()
            area = QRectF(self.rect()).adjusted(6, 2, -6, -4)
            words = QRectF(area.left(), area.bottom() - 1.6 * line, area.width(), 1.6 * line)
            self._paint_time(painter, area.adjusted(0, 0, 0, -1.5 * line))
            ink = QColor(self.palette().color(QPalette.ColorRole.Text))
            ink.setAlphaF(0.85)
            painter.setPen(ink)
            flags = int(Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextWordWrap)
            painter.drawText(words, flags, self._hint)

    def _paint_field(self, painter: QPainter) -> None:
        palette, focused = self.palette(), self.hasFocus()
        role = QPalette.ColorRole.Highlight if focused else QPalette.ColorRole.Mid
        width = 2.0 if focused else 1.0
        painter.setPen(QPen(palette.color(role), width))
        painter.setBrush(palette.color(QPalette.ColorRole.Base))
        inset = width / 2 + 0.5
        painter.drawRoundedRect(QRectF(self.rect()).adjusted(inset, inset, -inset, -inset), 4, 4)

    def _paint_time(self, painter: QPainter, area: QRectF) -> None:
        text = _SIGNS.get(self._phase, "") + self._text
        font = QFont(self.font())
        font.setBold(True)
        size = self.font().pointSizeF() * LARGEST
        font.setPointSizeF(size)
        wide = _width(font, text)
        if wide > area.width():
            font.setPointSizeF(max(size * area.width() / wide, 4.0))
            wide = _width(font, text)
        painter.setFont(font)
        painter.setPen(self._ink())
        metrics = QFontMetricsF(font)
        x = area.center().x() - wide / 2
        baseline = area.center().y() + (metrics.ascent() - metrics.descent()) / 2
        for letter in text:
            # Every digit takes the same room, so that a running time stands still.
            room = _width(font, letter)
            shift = (room - metrics.horizontalAdvance(letter)) / 2
            painter.drawText(round(x + shift), round(baseline), letter)
            x += room
        painter.setFont(self.font())

    def _ink(self) -> QColor:
        palette = self.palette()
        if self._phase not in _COLOURS:
            return palette.color(QPalette.ColorRole.Text)
        is_dark = palette.color(QPalette.ColorRole.Window).lightness() < 128
        return QColor(_COLOURS[self._phase][is_dark])


def _width(font: QFont, text: str) -> float:
    metrics = QFontMetricsF(font)
    digit = metrics.horizontalAdvance("0")
    return sum(digit if each.isdigit() else metrics.horizontalAdvance(each) for each in text)
