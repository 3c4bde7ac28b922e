"""Boxes of which one entry is chosen, and sliders, for forms that are narrow."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QSignalBlocker, Qt
from PySide6.QtWidgets import QComboBox, QSlider

from cubeapp.words import tr

FEWEST_LETTERS = 9
"""The room that a choice has at least."""


def choice(entries: Sequence[tuple[str, str]], name: str = "") -> QComboBox:
    """Return a box to choose from.

    Args:
        entries: the key and the words, in English, of each.
        name: what is chosen, for those who do not see it; empty if that is set later.
    """
    made = QComboBox()
    narrow(made)
    for key, words in entries:
        made.addItem(tr(words), key)
    made.setAccessibleName(name)
    return made


def name_entries(box: QComboBox, entries: Sequence[tuple[str, str]]) -> None:
    """Name the entries of a `choice` anew, where the words of some have changed."""
    for index, (_key, words) in enumerate(entries):
        box.setItemText(index, tr(words))


def narrow(box: QComboBox) -> None:
    """Let ``box`` be narrower than its longest entry, of which the first words tell enough."""
    box.setMinimumContentsLength(FEWEST_LETTERS)
    box.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)


def show_choice(box: QComboBox, key: str) -> None:
    """Show the entry of ``key`` as chosen, without telling anyone."""
    with QSignalBlocker(box):
        box.setCurrentIndex(box.findData(key))


def slider(least: int, most: int, step: int, name: str) -> QSlider:
    """Return a slider that goes from ``least`` to ``most`` in steps."""
    made = QSlider(Qt.Orientation.Horizontal)
    made.setRange(least, most)
    made.setSingleStep(step)
    made.setPageStep(4 * step)
    made.setAccessibleName(name)
    return made


def show_value(box: QSlider, value: int) -> None:
    """Show a value, without telling anyone."""
    with QSignalBlocker(box):
        box.setValue(value)
