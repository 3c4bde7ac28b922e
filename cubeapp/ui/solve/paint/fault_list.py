"""The faults of a painted cube as sentences, with buttons that show and repair them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from PySide6.QtCore import QEvent, QObject, QRectF, Qt
from PySide6.QtGui import QEnterEvent, QFocusEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QVBoxLayout, QWidget

from cubeapp.engine.legality.validity import Fault, FaultCode
from cubeapp.engine.model.cube import Cube
from cubeapp.ui.controls.focus import draw_focus
from cubeapp.ui.controls.icon_button import IconButton
from cubeapp.ui.controls.note import Note, NoteKind
from cubeapp.ui.controls.panel import laid_out_once, tab_through
from cubeapp.ui.controls.shapes import box
from cubeapp.ui.controls.sizes import RADIUS_CONTROL, SPACE
from cubeapp.ui.drawing.palette import tokens_of
from cubeapp.ui.solve.paint.model import PaintModel
from cubeapp.ui.solve.paint.preview_button import Choose
from cubeapp.ui.solve.paint.repair_buttons import FEW, FEWEST, RepairButtons
from cubeapp.words import counted, tr

MOST_ROWS = 24
"""Maximum number of faults that are shown; the rest is counted."""


class FaultRow(QFrame):
    """One fault: what is wrong, where it is, and what can be done about it."""

    def __init__(self, model: PaintModel, choose: Choose) -> None:
        super().__init__()
        self._model = model
        self._fault: Fault | None = None
        self.note = Note()
        self.look_button = IconButton(
            "look",
            tr("Show the stickers"),
            tr("Turn the 3D view so that these stickers are in front"),
        )
        self.repairs = RepairButtons(model, choose)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.look_button.clicked.connect(lambda: model.look_for(self.facelets))
        self.look_button.installEventFilter(self)
        self.repairs.more_button.toggled.connect(self.order_tabs)
        self._lay_out()

    def set_fault(self, fault: Fault, is_alone: bool = True) -> None:
        """Show ``fault``, and more of its repairs if it ``is_alone``."""
        stops = self.repairs.tab_stops
        self.repairs.set_repairs(fault.repairs, FEW if is_alone else FEWEST)
        if self.repairs.tab_stops != stops:
            self.order_tabs()
        message = tr(fault.message)
        if fault == self._fault and message == self.accessibleName():
            return
        self._fault = fault
        # A cube that is not painted to the end is no mistake.
        is_mistake = _is_mistake(fault)
        self.note.set_text(message, NoteKind.PROBLEM if is_mistake else NoteKind.PLAIN)
        self.setAccessibleName(message)
        self.setToolTip(tr("Point here to see the stickers on the cube"))
        self.look_button.setVisible(is_mistake)
        self.look_button.setAccessibleDescription(message)

    @property
    def fault(self) -> Fault | None:
        """What is shown."""
        return self._fault

    @property
    def facelets(self) -> frozenset[int]:
        """The stickers that the fault is about."""
        return frozenset(self._fault.facelets if self._fault else ())

    def order_tabs(self, _changed: bool = False) -> None:
        """Let Tab go through all that is here, in the order in which it lies there."""
        tab_through(self, self.look_button, *self.repairs.tab_stops)

    def enterEvent(self, event: QEnterEvent) -> None:
        """Point the fault out."""
        super().enterEvent(event)
        self._model.point_at(self.facelets)

    def leaveEvent(self, event: QEvent) -> None:
        """Outline all faults again."""
        super().leaveEvent(event)
        self._model.point_at(None)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Point the fault out."""
        super().focusInEvent(event)
        self._model.point_at(self.facelets)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Outline all faults again."""
        super().focusOutEvent(event)
        self._model.point_at(None)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Let the focus on the button count as one on the fault."""
        if event.type() == QEvent.Type.FocusIn:
            self._model.point_at(self.facelets)
        elif event.type() == QEvent.Type.FocusOut:
            self._model.point_at(None)
        return super().eventFilter(watched, event)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw the ground of a fault."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        tokens = tokens_of(self.palette())
        is_mistake = self._fault is not None and _is_mistake(self._fault)
        ground = tokens.fault_ground if is_mistake else tokens.sunk
        box(painter, QRectF(self.rect()), RADIUS_CONTROL, ground)
        draw_focus(self, painter)

    def _lay_out(self) -> None:
        margin = SPACE
        head = QHBoxLayout()
        head.setSpacing(margin)
        head.addWidget(self.note, 1)
        head.addWidget(self.look_button, 0, Qt.AlignmentFlag.AlignTop)
        column = QVBoxLayout(self)
        column.setContentsMargins(margin, margin, margin, margin)
        column.addLayout(head)
        column.addWidget(self.repairs)


class FaultList(QWidget):
    """The rows of all faults."""

    def __init__(self, model: PaintModel, choose: Choose) -> None:
        super().__init__()
        self._model, self._choose = model, choose
        self._rows: list[FaultRow] = []
        self._more = Note()
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.addWidget(self._more)
        # The first row keeps the place of all of them in the order of Tab.
        self._add_row()
        self._rows[0].hide()

    @property
    def rows(self) -> tuple[FaultRow, ...]:
        """The rows in use."""
        return tuple(row for row in self._rows if not row.isHidden())

    def set_faults(self, faults: Sequence[Fault]) -> None:
        """Show ``faults``; rows are used again, so that the focus stays where it was."""
        shown = list(_each_repair_once(faults[:MOST_ROWS]))
        with_repairs = sum(1 for fault in shown if fault.repairs and _is_mistake(fault))
        with laid_out_once(self):
            while len(self._rows) < len(shown):
                self._add_row()
            for row, fault in zip(self._rows, shown, strict=False):
                row.set_fault(fault, with_repairs <= 1)
                row.show()
            for row in self._rows[len(shown) :]:
                row.hide()
            more = len(faults) - len(shown)
            self._more.set_text(tr("… and {n} more").format(n=counted(more)) if more else "")

    def _add_row(self) -> None:
        row = FaultRow(self._model, self._choose)
        self._column.insertWidget(len(self._rows), row)
        if self._rows:
            tab_through(self._rows[-1].repairs.more_button, row)
            row.order_tabs()
        self._rows.append(row)


def _is_mistake(fault: Fault) -> bool:
    return fault.code is not FaultCode.UNPAINTED


def _each_repair_once(faults: Sequence[Fault]) -> list[Fault]:
    """Return ``faults`` with each repair left to the one fault that it fits best."""
    taken: set[Cube] = set()
    distinct: dict[int, Fault] = {}
    # Wrong counts follow from what is wrong with a cubie.
    numbered = sorted(enumerate(faults), key=lambda each: each[1].code is FaultCode.COLOUR_COUNT)
    for number, fault in numbered:
        repairs = tuple(repair for repair in fault.repairs if repair.cube not in taken)
        taken.update(repair.cube for repair in repairs)
        distinct[number] = replace(fault, repairs=repairs)
    return [distinct[number] for number in sorted(distinct)]
