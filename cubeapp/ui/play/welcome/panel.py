"""The first start: three ways to begin, over a cube that is being solved."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPalette
from PySide6.QtWidgets import (
    QBoxLayout,
    QLabel,
    QSizePolicy,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from cubeapp.language import mark, tr
from cubeapp.ui.controls.faded import faded
from cubeapp.ui.controls.font_sizes import follow_font, scaled

CHOICES = (
    (
        "scramble",
        mark("Scramble and play"),
        mark("A mixed cube to turn with the mouse or the keyboard"),
    ),
    ("paint", mark("Solve my cube"), mark("Paint your own cube in and see how it is solved")),
    ("learn", mark("Learn step by step"), mark("Walk through a solve, layer by layer")),
)
MARGIN = 16


class Welcome(QWidget):
    """Three large buttons at the foot of another widget; it keeps to that widget's size."""

    def __init__(self, over: QWidget) -> None:
        super().__init__(over)
        self._over = over
        self.buttons: dict[str, QToolButton] = {}
        """By the names in `CHOICES`."""
        self._title = QLabel(tr("What would you like to do?"))
        self._hint = QLabel(tr("Or just take hold of the cube."))
        self._row = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        for name, text, tip in CHOICES:
            self.buttons[name] = _large_button(tr(text), tr(tip))
            self._row.addWidget(self.buttons[name])
        self._column = layout = QVBoxLayout(self)
        layout.setContentsMargins(MARGIN, MARGIN, MARGIN, MARGIN)
        layout.setSpacing(MARGIN // 2)
        layout.addWidget(self._title, 0, Qt.AlignmentFlag.AlignHCenter)
        layout.addLayout(self._row)
        layout.addWidget(self._hint, 0, Qt.AlignmentFlag.AlignHCenter)
        self.setAccessibleName(tr("Welcome"))
        over.installEventFilter(self)
        follow_font(self, self._place)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Follow the size of the widget below."""
        if event.type() == QEvent.Type.Resize:
            self._place()
        return super().eventFilter(watched, event)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw a sheet that lets the cube shine through a little."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setBrush(faded(self.palette().color(QPalette.ColorRole.Window), 0.88))
        painter.setPen(self.palette().color(QPalette.ColorRole.Mid))
        painter.drawRoundedRect(self.rect().adjusted(0, 0, -1, -1), 10, 10)

    def _place(self) -> None:
        """Lie at the foot of the widget below, the buttons in a row if there is room for it."""
        over = self._over
        self._title.setFont(scaled(self.font(), 1.4, bold=True))
        for is_low in (False, True):
            self._arrange(is_low)
            size = self.sizeHint()
            if size.width() <= over.width():
                break
        size = size.boundedTo(over.size())
        left = (over.width() - size.width()) // 2
        top = max(over.height() - size.height() - MARGIN, 0)
        self.setGeometry(left, top, size.width(), size.height())

    def _arrange(self, is_low: bool) -> None:
        """Put the buttons side by side, or as low ones below each other."""
        across, down = QBoxLayout.Direction.LeftToRight, QBoxLayout.Direction.TopToBottom
        self._row.setDirection(down if is_low else across)
        self._row.setSpacing(MARGIN // 4 if is_low else MARGIN)
        self._hint.setVisible(not is_low)
        line = self.fontMetrics().height()
        side = line if is_low else 2 * line
        style = Qt.ToolButtonStyle.ToolButtonTextUnderIcon
        for button in self.buttons.values():
            button.setToolButtonStyle(_BESIDE if is_low else style)
            button.setIconSize(QSize(side, side))
            button.setMinimumHeight(round(1.5 * line) if is_low else 5 * line)
            words = self.fontMetrics().horizontalAdvance(button.text())
            button.setMinimumWidth(words + 2 * line)
        self._column.activate()


def _large_button(text: str, tip: str) -> QToolButton:
    button = QToolButton()
    button.setText(text)
    button.setToolTip(tip)
    button.setAccessibleDescription(tip)
    button.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
    return button


_BESIDE = Qt.ToolButtonStyle.ToolButtonTextBesideIcon
