"""A choice of one of several things: all in sight as chips, or a list where they need too much."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QSignalBlocker, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QButtonGroup, QComboBox, QToolButton, QWidget

from cubeapp.ui.controls.choices import show_choice
from cubeapp.ui.controls.flow import Flow, places
from cubeapp.ui.controls.font_sizes import follow_font

MOST_LINES = 2
"""Chips that need more lines make way for a list."""


@dataclass(frozen=True, slots=True)
class Chip:
    """One of the things."""

    key: str
    words: str
    """Few of them, translated."""
    title: str
    """The whole name, for the list and the tooltip."""


class Chips(Flow):
    """Shows what can be chosen, and which of it is."""

    chosen = Signal(str)
    """The user chose the thing of this key."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._chips: tuple[Chip, ...] = ()
        self._buttons: dict[str, QToolButton] = {}
        self._group = QButtonGroup(self)
        self._group.buttonToggled.connect(self._on_toggled)
        self._list = QComboBox()
        self._list.activated.connect(lambda row: self.chosen.emit(str(self._list.itemData(row))))
        self.insert(0, self._list)
        follow_font(self, self._fit)

    @property
    def chips(self) -> tuple[Chip, ...]:
        """What can be chosen."""
        return self._chips

    @property
    def current(self) -> str:
        """The key of what is chosen."""
        return str(self._list.currentData())

    def set_chips(self, chips: Sequence[Chip], current: str) -> None:
        """Offer other things, that of the key ``current`` chosen."""
        for made in self._buttons.values():
            self._group.removeButton(made)
            self.remove(made)
        self._chips = tuple(chips)
        self._buttons = {chip.key: self._add(place, chip) for place, chip in enumerate(chips)}
        self._list.clear()
        for chip in chips:
            self._list.addItem(chip.title, chip.key)
        self.set_current(current)
        self._fit()

    def set_current(self, key: str) -> None:
        """Show that the thing of ``key`` is chosen."""
        show_choice(self._list, key)
        if key in self._buttons:
            with QSignalBlocker(self._group):
                self._buttons[key].setChecked(True)

    def setAccessibleName(self, name: str) -> None:
        """Say what is chosen here."""
        super().setAccessibleName(name)
        self._list.setAccessibleName(name)

    def setToolTip(self, tip: str) -> None:
        """Say what can be chosen, where a list takes the place of the chips as well."""
        super().setToolTip(tip)
        self._list.setToolTip(tip)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Show the chips where there is room for them."""
        super().resizeEvent(event)
        self._fit()

    def _add(self, place: int, chip: Chip) -> QToolButton:
        made = QToolButton()
        made.setText(chip.words.replace("&", "&&"))
        made.setToolTip(chip.title)
        made.setAccessibleName(chip.title)
        made.setCheckable(True)
        made.setProperty("key", chip.key)
        made.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self._group.addButton(made)
        self.insert(place, made)
        return made

    def _on_toggled(self, made: QToolButton, is_on: bool) -> None:
        if is_on:
            key = str(made.property("key"))
            show_choice(self._list, key)
            self.chosen.emit(key)

    def _fit(self) -> None:
        buttons = list(self._buttons.values())
        lines = len({place.top() for place in places(buttons, self.width())})
        self._list.setVisible(lines > MOST_LINES)
        for made in buttons:
            made.setVisible(lines <= MOST_LINES)
