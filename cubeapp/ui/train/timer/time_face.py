"""The timer's face: a large time, and the hands that are laid on it."""

from __future__ import annotations

import math

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
)
from PySide6.QtWidgets import QSizePolicy, QWidget

from cubeapp.engine.practice.phases import lengths
from cubeapp.engine.practice.stopwatch import Phase
from cubeapp.engine.practice.times import INSPECTION_S, TOO_LATE_S, format_result
from cubeapp.ui.controls.focus import draw_focus
from cubeapp.ui.controls.sizes import SPACE
from cubeapp.ui.drawing.palette import tokens_of
from cubeapp.ui.train.timer.model import TimerModels
from cubeapp.words import mark, tr

LINES = 5.5
"""The height in lines of text: the time, and the words below it."""
WORDS_BESIDE = 45
"""Letters across from which on one line is enough for the words; else they have two."""
HEIGHT = 0.8
"""The size of the letters of the time in the height that is left for it."""
WIDTH = 0.96
"""The share of the width that a long time may have."""
_SIGNS = {Phase.TOUCHED: "●  ", Phase.ARMED: "▲  "}
"""What the colours say, said again."""
INSPECTION = mark("Inspection")
_TOUCHES = (
    *(QEvent.Type.TouchBegin, QEvent.Type.TouchUpdate),
    *(QEvent.Type.TouchEnd, QEvent.Type.TouchCancel),
)


class TimeFace(QWidget):
    """Shows the time; Space, a button of the mouse, or a touch is a pair of hands on the timer."""

    pressed = Signal()
    """Hands were laid on it."""

    def __init__(self, models: TimerModels) -> None:
        """Show no time yet; ``models`` have the clock, the replay and the last time."""
        super().__init__()
        self._models = models
        self._replayed_ms: int | None = None
        self._phase = Phase.READY
        self._text = "0.00"
        self._hint = ""
        self._was_clicked_into = False
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setAttribute(Qt.WidgetAttribute.WA_AcceptTouchEvents)
        self.setAccessibleName(tr("Timer"))
        self.setToolTip(
            tr(
                "Click here, then hold Space until the time turns green, and let go to start.\n"
                "Any key stops, Esc gives up. Space means the timer only while this field has the\n"
                "frame around it; on the cube it means what the cube's keys say."
            )
        )
        models.timing.ticked.connect(self.refresh)
        models.chosen.changed.connect(self.refresh)
        models.replay.ticked.connect(self._on_replay_ticked)

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

    def refresh(self) -> None:
        """Show the time as it is now, a few words below it, and what the timer is about."""
        phase = self._models.timing.phase
        text, hint = self._time_text(phase), self._hint_words(phase)
        if (text, hint, phase) != (self._text, self._hint, self._phase):
            if hint != self._hint:
                self.setAccessibleDescription(", ".join(filter(None, (text, hint))))
            self._text, self._hint, self._phase = text, hint, phase
            self.update()

    def sizeHint(self) -> QSize:
        """Return room for the time and the words below it."""
        metrics = self.fontMetrics()
        return QSize(metrics.averageCharWidth() * 30, round(metrics.height() * LINES))

    def minimumSizeHint(self) -> QSize:
        """Return a narrower one."""
        preferred = self.sizeHint()
        return QSize(2 * preferred.width() // 5, preferred.height())

    # Hands

    def event(self, event: QEvent) -> bool:
        """Take touches, and Esc while there is something to give up: elsewhere it is a shortcut."""
        if event.type() in _TOUCHES:
            self._touch(event.type())
            event.accept()
            return True
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
            self._models.give_up()
        elif event.key() == Qt.Key.Key_Space:
            if not event.isAutoRepeat():
                self._press()
        else:
            super().keyPressEvent(event)

    def keyReleaseEvent(self, event: QKeyEvent) -> None:
        """Lift them."""
        if event.key() == Qt.Key.Key_Space:
            if not event.isAutoRepeat():
                self._models.timing.release()
        else:
            super().keyReleaseEvent(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Lay hands on the timer; the click that gives it the focus does no more than that."""
        is_first, self._was_clicked_into = self._was_clicked_into, False
        if event.button() == Qt.MouseButton.LeftButton and not is_first:
            self._press()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Lift them."""
        if event.button() == Qt.MouseButton.LeftButton:
            self._models.timing.release()

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Show the frame that says whose Space is."""
        super().focusInEvent(event)
        self._was_clicked_into = event.reason() == Qt.FocusReason.MouseFocusReason
        self.refresh()
        self.update()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Lift the hands without starting anything."""
        super().focusOutEvent(event)
        self._models.timing.let_go()
        self.refresh()
        self.update()

    def _touch(self, kind: QEvent.Type) -> None:
        """Take the first finger for hands that are laid on, the last one for hands that leave."""
        if kind == QEvent.Type.TouchBegin:
            self.setFocus(Qt.FocusReason.OtherFocusReason)
            self._press()
        elif kind == QEvent.Type.TouchEnd:
            self._models.timing.release()
        elif kind == QEvent.Type.TouchCancel:
            self._models.timing.let_go()

    def _press(self) -> None:
        self._models.replay.stop()
        self._models.timing.press()
        self.pressed.emit()

    # Words

    def _on_replay_ticked(self, elapsed_ms: int | None) -> None:
        self._replayed_ms = elapsed_ms
        self.refresh()

    def _time_text(self, phase: Phase) -> str:
        timing = self._models.timing
        if self._replayed_ms is not None:
            return tr(format_result(self._replayed_ms))
        if phase is Phase.RUNNING:
            return tr(format_result(timing.elapsed_ms))
        inspected_s = timing.inspected_s
        if inspected_s is not None:
            if inspected_s < INSPECTION_S:
                return str(math.ceil(INSPECTION_S - inspected_s))
            return "+2" if inspected_s < TOO_LATE_S else "DNF"
        solve = self._models.chosen.solve
        return tr(solve.described()) if solve and phase is Phase.READY else tr(format_result(0))

    def _hint_words(self, phase: Phase) -> str:
        timing = self._models.timing
        if self._replayed_ms is not None:
            return tr("Watching the solve again")
        if phase is Phase.INSPECTING:
            return self._inspection_words()
        ready = tr("Hold Space, let go to start")
        if self._models.chosen.solve is not None:
            # Whoever has a time knows how to start; the tooltip still tells.
            ready = ""
        elif not self.hasFocus():
            ready = tr("Click here, then use Space")
        elif timing.on_screen:
            ready = tr("Space scrambles the cube on screen")
        elif timing.inspects:
            ready = tr("Space begins the inspection")
        stop = tr("Solve the cube; Esc gives up") if timing.on_screen else self._running_words()
        return {
            Phase.READY: ready,
            Phase.TOUCHED: tr("Hold on …"),
            Phase.ARMED: tr("Let go to start"),
            Phase.WAITING: tr("The first turn starts the clock"),
            Phase.RUNNING: stop,
        }[phase]

    def _running_words(self) -> str:
        """Return what the next key does, after what the phases that are over took."""
        timing = self._models.timing
        took = [tr(format_result(each)) for each in lengths(timing.splits_ms)]
        if not timing.is_splitting:
            return " · ".join((*took, tr("Any key stops")))
        text = tr("Any key ends phase {number} of {count}")
        words = text.format(number=len(took) + 1, count=timing.phase_count)
        return " · ".join((*took, words))

    def _inspection_words(self) -> str:
        timing = self._models.timing
        called = tr(timing.call or INSPECTION)
        what = tr("turn to start") if timing.on_screen else tr("hold Space, let go to start")
        return f"{called} · {what}"

    # Drawing

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw the field, the time and the words."""
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            # The ring says whose Space is.
            draw_focus(self, painter)
            line = QFontMetricsF(self.font()).height()
            area = QRectF(self.rect()).adjusted(6, 2, -6, -SPACE)
            high = line * (1 if self._letters >= WORDS_BESIDE else 2)
            words = QRectF(area.left(), area.bottom() - high, area.width(), high)
            self._paint_time(painter, area.adjusted(0, 0, 0, -high))
            painter.setPen(QColor(tokens_of(self.palette()).muted))
            flags = int(Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextWordWrap)
            painter.drawText(words, flags, self._hint)

    @property
    def _letters(self) -> float:
        return self.width() / QFontMetricsF(self.font()).averageCharWidth()

    def _paint_time(self, painter: QPainter, area: QRectF) -> None:
        text = _SIGNS.get(self._phase, "") + self._text
        font = QFont(self.font())
        font.setBold(True)
        size = HEIGHT * area.height()
        font.setPixelSize(max(round(size), 1))
        wide, room = _width(font, text), WIDTH * area.width()
        if wide > room:
            font.setPixelSize(max(round(size * room / wide), 1))
            wide = _width(font, text)
        painter.setFont(font)
        painter.setPen(self._ink())
        metrics = QFontMetricsF(font)
        x = area.center().x() - wide / 2
        baseline = area.center().y() + metrics.capHeight() / 2
        for letter in text:
            # Every digit takes the same room, so that a running time stands still.
            room = _width(font, letter)
            shift = (room - metrics.horizontalAdvance(letter)) / 2
            painter.drawText(round(x + shift), round(baseline), letter)
            x += room
        painter.setFont(self.font())

    def _ink(self) -> QColor:
        tokens = tokens_of(self.palette())
        colours = {Phase.TOUCHED: tokens.fault, Phase.ARMED: tokens.good}
        return QColor(colours.get(self._phase, tokens.text))


def _width(font: QFont, text: str) -> float:
    metrics = QFontMetricsF(font)
    digit = metrics.horizontalAdvance("0")
    return sum(digit if each.isdigit() else metrics.horizontalAdvance(each) for each in text)
