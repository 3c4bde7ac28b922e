"""Letters to be read from afar."""

import numpy as np
import pytest
from PySide6.QtGui import QFont

from cubeapp.ui.controls.display_label import DisplayLabel
from tests.ui.pixels import pixels_of


@pytest.mark.parametrize("set_size", [QFont.setPointSize, QFont.setPixelSize])
@pytest.mark.parametrize("room", [160, 40])
def test_a_long_word_is_drawn_smaller_and_never_cut_off(qtbot, set_size, room):
    label = DisplayLabel(4.0)
    qtbot.addWidget(label)
    font = QFont(label.font())
    set_size(font, 12)
    label.setFont(font)
    label.set_text("3-12Rw2'")
    label.resize(room, label.sizeHint().height())
    pixels = pixels_of(label)
    inked = np.flatnonzero((pixels != pixels[0, 0]).any(axis=(0, 2)))
    assert inked[0] > 0
    assert inked[-1] < room - 1
    assert len(inked) > room / 2
