"""The first start: three ways to begin, over a cube that is being solved."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QSize, Qt, Signal
from PySide6.QtGui import QColor, QIcon, QPainter, QPaintEvent, QPalette
from PySide6.QtWidgets import QHBoxLayout, QLabel, QToolButton, QVBoxLayout, QWidget

from cubeapp.language import mark, tr

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

    chosen = Signal(str)
    """One of the names in `CHOICES`."""

    def __init__(self, over: QWidget) -> None:
        super().__init__(over)
        self._over = over
        self.buttons: dict[str, QToolButton] = {}
        title = QLabel(tr("What would you like to do?"))
        font = title.font()
        font.setPointSizeF(font.pointSizeF() * 1.4)
        font.setBold(True)
        title.setFont(font)
        hint = QLabel(tr("Or just take hold of the cube."))
        row = QHBoxLayout()
        row.setSpacing(MARGIN)
        for name, text, tip in CHOICES:
            self.buttons[name] = self._button(name, tr(text), tr(tip))
            row.addWidget(self.buttons[name])
        layout = QVBoxLayout(self)
        layout.setContentsMargins(MARGIN, MARGIN, MARGIN, MARGIN)
        layout.setSpacing(MARGIN // 2)
        layout.addWidget(title, 0, Qt.AlignmentFlag.AlignHCenter)
        layout.addLayout(row)
        layout.addWidget(hint, 0, Qt.AlignmentFlag.AlignHCenter)
        self.setAccessibleName(tr("Welcome"))
        over.installEventFilter(self)
        self._place()

    def set_icon(self, name: str, icon: QIcon) -> None:
        """Give a button its picture."""
        self.buttons[name].setIcon(icon)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Follow the size of the widget below."""
        if event.type() == QEvent.Type.Resize:
            self._place()
        return super().eventFilter(watched, event)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw a sheet that lets the cube shine through a little."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        ground = QColor(self.palette().color(QPalette.ColorRole.Window))
        ground.setAlphaF(0.88)
        painter.setBrush(ground)
        painter.setPen(self.palette().color(QPalette.ColorRole.Mid))
        painter.drawRoundedRect(self.rect().adjusted(0, 0, -1, -1), 10, 10)

    def _button(self, name: str, text: str, tip: str) -> QToolButton:
        button = QToolButton()
        button.setText(text)
        button.setToolTip(tip)
        button.setAccessibleDescription(tip)
        button.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextUnderIcon)
        height = self.fontMetrics().height()
        button.setIconSize(QSize(2 * height, 2 * height))
        button.setMinimumHeight(5 * height)
        button.setMinimumWidth(self.fontMetrics().horizontalAdvance(text) + 2 * height)
        button.clicked.connect(lambda: self.chosen.emit(name))
        return button

    def _place(self) -> None:
        over = self._over
        size = self.sizeHint().boundedTo(over.size())
        left = (over.width() - size.width()) // 2
        self.setGeometry(left, over.height() - size.height() - MARGIN, size.width(), size.height())
