"""Forms, and the names of their fields: whole, in line, and known to screen readers."""

from __future__ import annotations

from PySide6.QtGui import QFont
from PySide6.QtWidgets import QAbstractSpinBox, QComboBox, QFormLayout, QLabel, QWidget

from cubeapp.ui.controls.font_sizes import follow_font


def form_layout(owner: QWidget | None = None, *, wraps: bool = False) -> QFormLayout:
    """Return a form without margins, whose fields are as wide as there is room.

    Args:
        owner: the widget that it lays out, if it is not put into another layout.
        wraps: whether a field that is too wide goes below its name.
    """
    policy = QFormLayout.RowWrapPolicy
    made = QFormLayout(owner)
    made.setContentsMargins(0, 0, 0, 0)
    made.setRowWrapPolicy(policy.WrapLongRows if wraps else policy.DontWrapRows)
    made.setFieldGrowthPolicy(QFormLayout.FieldGrowthPolicy.AllNonFixedFieldsGrow)
    return made


def show_whole(*forms: QFormLayout) -> None:
    """Let the names in ``forms`` show their last letters.

    Beside an underlined letter nothing is drawn as close as the width of a text is reckoned
    with, as the "a" of "Ta" is; so these names do without.
    """
    plain = QFont()
    plain.setKerning(False)
    for form in forms:
        for label in _names(form):
            label.setFont(plain)


def line_up(owner: QWidget, *forms: QFormLayout) -> None:
    """Give the fields of several ``forms`` in ``owner``, below each other, one left edge."""
    names = [label for form in forms for label in _names(form)]

    def fit() -> None:
        for label in names:
            # What it asks for is no less than what it was made before.
            label.setMinimumWidth(0)
        widest = max(label.sizeHint().width() for label in names)
        for label in names:
            label.setMinimumWidth(widest)

    follow_font(owner, fit)


def _names(form: QFormLayout) -> list[QLabel]:
    items = (form.itemAt(row, QFormLayout.ItemRole.LabelRole) for row in range(form.rowCount()))
    names = (item.widget() for item in items if item is not None)
    return [name for name in names if isinstance(name, QLabel)]


def name_fields(window: QWidget) -> None:
    """Call the text fields inside boxes what the boxes are called: readers come to both."""
    boxes: list[QAbstractSpinBox | QComboBox] = [
        *window.findChildren(QAbstractSpinBox),
        *window.findChildren(QComboBox),
    ]
    for box in boxes:
        field = box.lineEdit()
        if field is not None:
            field.setAccessibleName(box.accessibleName())
