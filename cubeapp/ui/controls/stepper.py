"""A path of steps: numbered circles with lines between, of which one is where the user is."""

from __future__ import annotations

from enum import Enum, auto
from itertools import pairwise

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QKeyEvent, QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QAbstractButton, QSizePolicy, QWidget

from cubeapp.drawing.tokens import Tokens
from cubeapp.ui.controls.focus import draw_focus, inside_ring
from cubeapp.ui.controls.font_sizes import label_font
from cubeapp.ui.controls.shapes import box, stroke
from cubeapp.ui.controls.sizes import EDGE
from cubeapp.ui.drawing.palette import tokens_of
from cubeapp.words import tr

CIRCLE = 1.6
"""The width of a circle, in lines of text."""
GAP = 0.4
"""Between a circle and the lines beside it, or the word below, in lines of text."""
CHECK = ((0.3, 0.52), (0.44, 0.66), (0.7, 0.38))
"""The sign of a step that is done, in shares of its circle."""


class StepState(Enum):
    """How far a step of a path is; one can go to all that are not ahead."""

    DONE = auto()
    OPEN = auto()
    AHEAD = auto()


class _Circle(QAbstractButton):
    """One step: its circle; the stepper writes its word below."""

    def __init__(self, number: int, word: str, stepper: Stepper) -> None:
        super().__init__(stepper)
        self.number = number
        self.word = word
        self.state = StepState.AHEAD
        self.is_current = False
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setToolTip(word)

    def event(self, event: QEvent) -> bool:
        """Be drawn anew when the pointer comes or goes."""
        if event.type() in (QEvent.Type.Enter, QEvent.Type.Leave):
            self.update()
        return super().event(event)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw the circle, with a check mark in it once the step is done."""
        tokens = tokens_of(self.palette())
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        side = CIRCLE * self.fontMetrics().height()
        place = QRectF((self.width() - side) / 2, EDGE, side, side)
        fill, edge, ink = self._colours(tokens)
        ground = inside_ring(self, place)
        box(painter, ground, ground.width() / 2, fill, edge)
        painter.setPen(QPen(QColor(ink), 1.5))
        if self.state is StepState.DONE and not self.is_current:
            stroke(painter, place, CHECK)
        else:
            painter.setFont(label_font(self.font(), bold=self.is_current))
            painter.drawText(place, Qt.AlignmentFlag.AlignCenter, str(self.number))
        draw_focus(self, painter, place.toRect())

    def _colours(self, tokens: Tokens) -> tuple[str, str, str]:
        """Return the colours of the ground, the edge and the sign."""
        if self.is_current:
            return tokens.accent, tokens.accent, tokens.on_accent
        if self.isEnabled() and self.underMouse():
            return tokens.hover, tokens.accent, tokens.on_tint
        if self.state is StepState.DONE:
            return tokens.tint, tokens.accent, tokens.on_tint
        return tokens.surface, tokens.control, tokens.muted


class Stepper(QWidget):
    """Shows how far a path is done, and leads to those of its steps that one can go to."""

    chosen = Signal(str)
    """The id of the step that the user chose."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._circles: dict[str, _Circle] = {}
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)

    def add_step(self, id: str, word: str) -> None:
        """Add a step behind the others; it is ahead until something else is said of it."""
        circle = _Circle(len(self._circles) + 1, word, self)
        circle.clicked.connect(lambda: self.chosen.emit(id))
        self._circles[id] = circle
        self._describe()

    def set_state(self, id: str, state: StepState) -> None:
        """Say how far a step is."""
        if state is not self._circles[id].state:
            self._circles[id].state = state
            self._describe()

    def set_current(self, id: str) -> None:
        """Show where the user is."""
        for each, circle in self._circles.items():
            circle.is_current = each == id
        self._describe()

    @property
    def circles(self) -> tuple[QAbstractButton, ...]:
        """The buttons of the steps, in their order."""
        return tuple(self._circles.values())

    def sizeHint(self) -> QSize:
        """Wide enough for the words."""
        count = max(len(self._circles), 1)
        return QSize(count * max(self._widest(), 1), self._height())

    def minimumSizeHint(self) -> QSize:
        """Wide enough for the circles; where the words do not fit only one is written."""
        line = self.fontMetrics().height()
        return QSize(round(len(self._circles) * (CIRCLE + GAP) * line), self._height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Share the width evenly."""
        super().resizeEvent(event)
        self._place()

    def changeEvent(self, event: QEvent) -> None:
        """Follow the size of the letters."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self.updateGeometry()
            self._place()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Go to the step before or behind with the arrows, as far as one can."""
        by = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1}.get(Qt.Key(event.key()))
        if by is None:
            super().keyPressEvent(event)
            return
        there = [circle for circle in self._circles.values() if circle.isEnabled()]
        places = [place for place, circle in enumerate(there) if circle.hasFocus()]
        if places and 0 <= places[0] + by < len(there):
            there[places[0] + by].setFocus(Qt.FocusReason.TabFocusReason)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw the lines between the circles and the words below them."""
        tokens = tokens_of(self.palette())
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        line = self.fontMetrics().height()
        reach = (CIRCLE / 2 + GAP) * line
        circles = list(self._circles.values())
        for one, other in pairwise(circles):
            colour = tokens.accent if one.state is StepState.DONE else tokens.control
            painter.setPen(QPen(QColor(colour), EDGE))
            left, right = (QPointF(each.geometry().center()) for each in (one, other))
            height = EDGE + CIRCLE * line / 2
            painter.drawLine(QPointF(left.x() + reach, height), QPointF(right.x() - reach, height))
        for circle in circles:
            if circle.is_current or self._has_words():
                self._write(painter, circle, tokens)

    def _write(self, painter: QPainter, circle: _Circle, tokens: Tokens) -> None:
        """Write the word of a step below its circle, inside the whole width."""
        line = self.fontMetrics().height()
        painter.setFont(label_font(self.font(), bold=circle.is_current))
        painter.setPen(QColor(tokens.text if circle.is_current else tokens.muted))
        width = painter.fontMetrics().horizontalAdvance(circle.word) + 2
        left = circle.geometry().center().x() - width / 2
        left = max(0.0, min(left, self.width() - width))
        place = QRectF(left, (CIRCLE + GAP / 2) * line, width, line)
        painter.drawText(place, Qt.AlignmentFlag.AlignCenter, circle.word)

    def _has_words(self) -> bool:
        """Tell whether there is room for the words of all steps."""
        return len(self._circles) * self._widest() <= self.width()

    def _widest(self) -> int:
        metrics = self.fontMetrics()
        words = (metrics.horizontalAdvance(circle.word) for circle in self._circles.values())
        return max(words, default=0)

    def _height(self) -> int:
        return round((CIRCLE + GAP / 2 + 1) * self.fontMetrics().height()) + 2 * EDGE

    def _place(self) -> None:
        count = len(self._circles)
        for index, circle in enumerate(self._circles.values()):
            left, right = (self.width() * place // count for place in (index, index + 1))
            circle.setGeometry(left, 0, right - left, self._height())
        self.update()

    def _describe(self) -> None:
        """Let the circles say what they are."""
        count = len(self._circles)
        for circle in self._circles.values():
            text = tr("Step {n} of {count}, {name}")
            words = text.format(n=circle.number, count=count, name=circle.word)
            circle.setAccessibleName(words)
            circle.setAccessibleDescription(_state_words(circle))
            circle.setEnabled(circle.is_current or circle.state is not StepState.AHEAD)
        self._place()


def _state_words(circle: _Circle) -> str:
    if circle.is_current:
        return tr("You are here")
    return tr("Done") if circle.state is StepState.DONE else ""
