"""How a hand-style solution is to be: how far it looks ahead, and its first colour."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QComboBox, QFormLayout, QWidget

from cubeapp.language import mark, tr
from cubeapp.ui.controls.form_names import show_whole
from cubeapp.ui.solve.solvers.methods import cross_words, style_words

STYLES = (
    (mark("Short: looks ahead"), ""),
    (mark("Middle: as a good solver"), "middle"),
    (mark("Plain: as it comes"), "plain"),
)
CROSSES = (
    (mark("As usual"), ""),
    (mark("White"), "white"),
    (mark("Yellow"), "yellow"),
    (mark("Red"), "red"),
    (mark("Orange"), "orange"),
    (mark("Green"), "green"),
    (mark("Blue"), "blue"),
    (mark("Whichever is shortest"), "any"),
)
FEWEST_LETTERS = 9
"""The room that a choice has at least."""


class HandOptions(QWidget):
    """The options of the methods that people learn."""

    changed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.style_choice = QComboBox()
        self.cross_choice = QComboBox()
        for choice, offers in ((self.style_choice, STYLES), (self.cross_choice, CROSSES)):
            choice.setMinimumContentsLength(FEWEST_LETTERS)
            choice.setSizeAdjustPolicy(
                QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon
            )
            for title, value in offers:
                choice.addItem(tr(title), value)
            choice.currentIndexChanged.connect(self._on_chosen)
        self.style_choice.setAccessibleName(tr("How far to look ahead"))
        self.style_choice.setToolTip(
            tr("Short solutions happen to end easily; plain ones show every case as it comes (↑ ↓)")
        )
        self.cross_choice.setAccessibleName(tr("Colour to begin with"))
        self.cross_choice.setToolTip(
            tr("The colour of the first layer, which is white as usual (↑ ↓)")
        )
        form = QFormLayout(self)
        form.setContentsMargins(0, 0, 0, 0)
        form.setRowWrapPolicy(QFormLayout.RowWrapPolicy.WrapLongRows)
        form.setFieldGrowthPolicy(QFormLayout.FieldGrowthPolicy.AllNonFixedFieldsGrow)
        form.addRow(tr("Sty&le"), self.style_choice)
        form.addRow(tr("Fi&rst colour"), self.cross_choice)
        show_whole(form)

    @property
    def style_name(self) -> str:
        """The chosen style, empty for the usual one."""
        return str(self.style_choice.currentData())

    @property
    def cross(self) -> str:
        """The chosen colour, or any; empty for the usual one."""
        return str(self.cross_choice.currentData())

    @property
    def summary(self) -> str:
        """What is chosen other than usual, in a few words."""
        return ", ".join(filter(None, (style_words(self.style_name), cross_words(self.cross))))

    def _on_chosen(self) -> None:
        self.changed.emit()
