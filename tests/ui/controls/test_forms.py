"""The names at the left of forms."""

import numpy as np
import pytest
from PySide6.QtWidgets import QFormLayout, QLabel, QLineEdit, QWidget

from cubeapp.ui.controls.font_sizes import scaled
from cubeapp.ui.controls.forms import line_up, show_whole
from tests.ui.pixels import pixels_of


@pytest.fixture
def owner(qtbot):
    """A widget with two forms below each other."""
    made = QWidget()
    qtbot.addWidget(made)
    forms = []
    for names in (("&Tastatur", "T&ut", "&Vorgabe"), ("&Art", "&Yard", "plain")):
        part = QWidget(made)
        form = QFormLayout(part)
        for name in names:
            form.addRow(name, QLineEdit())
        forms.append(form)
    made.forms = forms
    made.names = [
        form.itemAt(row, QFormLayout.ItemRole.LabelRole).widget()
        for form in forms
        for row in range(form.rowCount())
    ]
    return made


def inked(name, spare=0):
    """The columns of pixels that have something written in them, in a label like ``name``."""
    label = QLabel(name.text())
    label.setBuddy(name.buddy())
    label.setFont(name.font())
    label.resize(label.sizeHint().width() + spare, label.sizeHint().height())
    pixels = pixels_of(label)
    return np.flatnonzero((pixels != pixels[0, 0]).any(axis=(0, 2)))


@pytest.mark.parametrize("scale", [1.0, 2.0])
def test_names_are_whole_where_they_have_the_room_that_they_ask_for(owner, scale):
    show_whole(*owner.forms)
    owner.setFont(scaled(owner.font(), scale))
    for label in owner.names:
        assert np.array_equal(inked(label), inked(label, spare=60)), label.text()


def test_names_of_several_forms_are_as_wide_as_the_widest_in_any_font(owner):
    line_up(owner, *owner.forms)
    usual = owner.font()
    found = []
    for scale in (1.0, 2.0, 1.0):
        owner.setFont(scaled(usual, scale))
        widest = max(label.sizeHint().width() for label in owner.names)
        assert {label.minimumWidth() for label in owner.names} == {widest}
        found.append(widest)
    assert found[0] == found[2] < found[1]
