"""A button that shows on the cube what it would do, while it is pointed at or focused."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEvent, QRect, QRectF, QSize, Qt
from PySide6.QtGui import (
    QEnterEvent,
    QFocusEvent,
    QHideEvent,
    QPainter,
    QPaintEvent,
    QPalette,
)
from PySide6.QtWidgets import QSizePolicy, QStyle, QStyleOptionToolButton, QToolButton

from cubeapp.engine.legality.diagnosis import Repair
from cubeapp.ui.controls.shapes import box
from cubeapp.ui.controls.sizes import RADIUS_CHIP, SPACE
from cubeapp.ui.drawing.palette import tokens_of
from cubeapp.ui.solve.paint.model import PaintModel
from cubeapp.words import mark, tr

Choose = Callable[[Repair], object]

_TIP = mark("Point here to see it on the cube; click to do it. Undo brings back what was there.")
_LINES = Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextWordWrap


class PreviewButton(QToolButton):
    """Suggests another cube; its text takes several lines where there is no room for one."""

    def __init__(self, model: PaintModel, choose: Choose) -> None:
        """Show repairs of ``model``'s draft; ``choose`` is called with the one that is clicked."""
        super().__init__()
        self._model = model
        self._choose = choose
        self._repair: Repair | None = None
        self._chip: str | None = None
        """The colour of the sticker that is painted, where it is one."""
        self._is_shown = False
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.clicked.connect(self._on_clicked)

    @property
    def repair(self) -> Repair | None:
        """What is suggested."""
        return self._repair

    def set_repair(self, repair: Repair) -> None:
        """Suggest ``repair`` by its label."""
        self._repair = repair
        self._chip = self._model.colour_of(repair)
        label, tip = tr(repair.label), tr(_TIP)
        self.setAccessibleName(label)
        self.setAccessibleDescription(tip)
        self.setToolTip(f"{label}\n{tip}")
        self.setText(label)
        if self._is_shown:
            self._model.set_preview(repair.cube)

    def sizeHint(self) -> QSize:
        """Ask for room for the text, and for the sticker before it."""
        return super().sizeHint() + QSize(self._chip_room(), 0)

    def minimumSizeHint(self) -> QSize:
        """Ask for the room of a short word, so that no panel is widened."""
        return QSize(self._frame() + 4 * self.fontMetrics().height(), self.sizeHint().height())

    def heightForWidth(self, width: int) -> int:
        """Return the height of as many lines as the text takes."""
        hint, metrics = self.sizeHint(), self.fontMetrics()
        if width >= hint.width():
            return hint.height()
        frame = hint.width() - metrics.horizontalAdvance(self.text())
        room = QRect(0, 0, max(width - frame, 1), 100 * metrics.height())
        lines = metrics.boundingRect(room, _LINES, self.text()).height()
        return hint.height() + max(lines - metrics.height(), 0)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw the button, and its text on as many lines as it takes."""
        option = QStyleOptionToolButton()
        self.initStyleOption(option)
        option.text = ""
        with QPainter(self) as painter:
            control = QStyle.ComplexControl.CC_ToolButton
            self.style().drawComplexControl(control, option, painter, self)
            group = QPalette.ColorGroup.Normal if self.isEnabled() else QPalette.ColorGroup.Disabled
            painter.setPen(self.palette().color(group, QPalette.ColorRole.ButtonText))
            is_wide = self.width() >= self.sizeHint().width()
            margin = 0 if is_wide else (self._frame() - self._chip_room()) // 2
            place = self.rect().adjusted(margin + self._chip_room(), 0, -margin, 0)
            painter.drawText(place, _LINES, self.text())
            self._draw_chip(painter)

    def enterEvent(self, event: QEnterEvent) -> None:
        """Show what would be."""
        super().enterEvent(event)
        self._show()

    def leaveEvent(self, event: QEvent) -> None:
        """Show what is."""
        super().leaveEvent(event)
        self._end()

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Show what would be."""
        super().focusInEvent(event)
        self._show()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Show what is."""
        super().focusOutEvent(event)
        self._end()

    def hideEvent(self, event: QHideEvent) -> None:
        """Show what is: a hidden button previews nothing."""
        super().hideEvent(event)
        self._end()

    def _chip_room(self) -> int:
        """Return the width of the sticker and the gap behind it, in pixels."""
        return 0 if self._chip is None else self.fontMetrics().height() + SPACE // 2

    def _draw_chip(self, painter: QPainter) -> None:
        if self._chip is None:
            return
        side = self.fontMetrics().ascent()
        place = QRectF(SPACE, (self.height() - side) / 2, side, side)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        # An edge keeps a white sticker apart from a white button.
        box(painter, place, RADIUS_CHIP / 2, self._chip, tokens_of(self.palette()).control)

    def _frame(self) -> int:
        """Return what is left and right of the text, in pixels."""
        return self.sizeHint().width() - self.fontMetrics().horizontalAdvance(self.text())

    def _show(self) -> None:
        if self._repair is not None and self.isEnabled():
            self._is_shown = True
            self._model.set_preview(self._repair.cube)

    def _end(self) -> None:
        if self._is_shown:
            self._is_shown = False
            self._model.set_preview(None)

    def _on_clicked(self) -> None:
        if self._repair is not None:
            self._choose(self._repair)
