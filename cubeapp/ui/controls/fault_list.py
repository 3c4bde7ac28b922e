"""The faults of a painted cube as sentences, with buttons that mend them."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QEnterEvent, QFocusEvent, QResizeEvent
from PySide6.QtWidgets import QFrame, QMenu, QSizePolicy, QToolButton, QVBoxLayout, QWidget

from cubeapp.engine.validity import Fault, FaultCode, Repair
from cubeapp.language import tr
from cubeapp.ui.controls.note import Note, NoteKind

MOST_ROWS = 24
"""More faults than that nobody reads; the rest is counted."""


class FaultRow(QFrame):
    """One fault: what is wrong, and what can be done about it."""

    pointed_at = Signal(object)
    """``frozenset[int]``: the pointer or the focus is on this fault with these facelets."""
    left = Signal()
    """It is on it no more."""
    repair_chosen = Signal(object)
    """`Repair`"""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._fault: Fault | None = None
        self.note = Note()
        self.repair_button = QToolButton()
        self._menu = QMenu(self.repair_button)
        self._menu.aboutToShow.connect(self._fill_menu)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setFrameShape(QFrame.Shape.StyledPanel)
        # Narrower than its text if need be: a long name is shortened, not the panel widened.
        self.repair_button.setMinimumWidth(1)
        self.repair_button.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Fixed)
        self.repair_button.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.repair_button.clicked.connect(lambda: self._choose(0))
        self.repair_button.installEventFilter(self)
        column = QVBoxLayout(self)
        self._margin = self.fontMetrics().height() // 3
        column.setContentsMargins(self._margin, self._margin, self._margin, self._margin)
        column.addWidget(self.note)
        column.addWidget(self.repair_button)

    def set_fault(self, fault: Fault) -> None:
        """Show ``fault``."""
        if fault == self._fault:
            return
        self._fault = fault
        # A cube that is not painted to the end is no mistake.
        is_mistake = fault.code is not FaultCode.UNPAINTED
        self.note.say(fault.message, NoteKind.PROBLEM if is_mistake else NoteKind.PLAIN)
        self.setAccessibleName(fault.message)
        self.setToolTip(tr("Point here to see the stickers on the cube"))
        self._offer(fault.repairs)

    @property
    def facelets(self) -> frozenset[int]:
        """The stickers that the fault is about."""
        return frozenset(self._fault.facelets if self._fault else ())

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Fit the button's text to the new width."""
        super().resizeEvent(event)
        self._fit_label()

    def enterEvent(self, event: QEnterEvent) -> None:
        """Point the fault out."""
        super().enterEvent(event)
        self.pointed_at.emit(self.facelets)

    def leaveEvent(self, event: QEvent) -> None:
        """Point it out no more."""
        super().leaveEvent(event)
        self.left.emit()

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Point the fault out."""
        super().focusInEvent(event)
        self.pointed_at.emit(self.facelets)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Point it out no more."""
        super().focusOutEvent(event)
        self.left.emit()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Let the focus on the button count as one on the fault."""
        if event.type() == QEvent.Type.FocusIn:
            self.pointed_at.emit(self.facelets)
        elif event.type() == QEvent.Type.FocusOut:
            self.left.emit()
        return super().eventFilter(watched, event)

    def _offer(self, repairs: Sequence[Repair]) -> None:
        self.repair_button.setVisible(bool(repairs))
        if not repairs:
            return
        best = repairs[0].label
        self.repair_button.setAccessibleName(best)
        several = len(repairs) > 1
        self.repair_button.setToolTip(
            f"{best} (the arrow shows {len(repairs)} ways to mend this)" if several else best
        )
        mode = QToolButton.ToolButtonPopupMode
        self.repair_button.setMenu(self._menu if several else None)  # type: ignore[arg-type]
        self.repair_button.setPopupMode(mode.MenuButtonPopup if several else mode.DelayedPopup)
        self._fit_label()

    def _fit_label(self) -> None:
        """Show as much of the best repair's name as there is room for."""
        if self._fault is None or not self._fault.repairs:
            return
        shown, label = self.repair_button, self._fault.repairs[0].label
        shown.setText(label)
        frame = shown.sizeHint().width() - shown.fontMetrics().horizontalAdvance(label)
        room = self.contentsRect().width() - frame - 2 * self._margin
        shown.setText(
            shown.fontMetrics().elidedText(label, Qt.TextElideMode.ElideRight, max(room, 0))
        )

    def _fill_menu(self) -> None:
        # Only when it opens: most of the faults change with every sticker.
        self._menu.clear()
        for index, repair in enumerate(self._fault.repairs if self._fault else ()):
            self._menu.addAction(repair.label).triggered.connect(partial(self._choose, index))

    def _choose(self, index: int, _checked: bool = False) -> None:
        if self._fault is not None:
            self.repair_chosen.emit(self._fault.repairs[index])


class FaultList(QWidget):
    """The rows of all faults."""

    pointed_at = Signal(object)
    """``frozenset[int] | None``: the facelets of the fault that is pointed at, if one is."""
    repair_chosen = Signal(object)
    """`Repair`"""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._rows: list[FaultRow] = []
        self._more = Note()
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.addWidget(self._more)

    @property
    def rows(self) -> tuple[FaultRow, ...]:
        """The rows in use."""
        return tuple(row for row in self._rows if not row.isHidden())

    def set_faults(self, faults: Sequence[Fault]) -> None:
        """Show ``faults``; rows are used again, so that the focus stays where it was."""
        shown = faults[:MOST_ROWS]
        while len(self._rows) < len(shown):
            self._add_row()
        for row, fault in zip(self._rows, shown, strict=False):
            row.set_fault(fault)
            row.show()
        for row in self._rows[len(shown) :]:
            row.hide()
        more = len(faults) - len(shown)
        self._more.say(f"… and {more:,} more" if more else "")

    def _add_row(self) -> None:
        row = FaultRow()
        row.pointed_at.connect(self.pointed_at)
        row.left.connect(lambda: self.pointed_at.emit(None))
        row.repair_chosen.connect(self.repair_chosen)
        self._column.insertWidget(len(self._rows), row)
        self._rows.append(row)
