"""How a hand-style solution is to be: how far it looks ahead, its first colour, for which hand."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QCheckBox, QWidget

from cubeapp.engine.solvers.by_hand.choices import Style
from cubeapp.ui.controls.choices import choice, name_entries
from cubeapp.ui.controls.forms import form_layout, show_whole
from cubeapp.ui.controls.hand_choices import CROSSES, STYLES
from cubeapp.ui.solve.solvers.methods import LEFT_HANDED, cross_words, style_words
from cubeapp.words import tr


class HandOptions(QWidget):
    """The options of the methods that people learn."""

    changed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.style_choice = choice(STYLES, tr("How far to look ahead"))
        self.cross_choice = choice(CROSSES, tr("Colour to begin with"))
        for box in (self.style_choice, self.cross_choice):
            box.currentIndexChanged.connect(self._on_chosen)
        self.style_choice.setToolTip(
            tr("Short solutions happen to end easily; plain ones show every case as it comes (↑ ↓)")
        )
        self.cross_choice.setToolTip(tr("The colour of the first layer (↑ ↓)"))
        self.left_handed = QCheckBox(tr("Left-handed"))
        self.left_handed.setToolTip(
            tr("As in a mirror: blocks begin at the right, and the left side turns more (Space)")
        )
        self.left_handed.toggled.connect(self._on_chosen)
        form = self._form = form_layout(self, wraps=True)
        form.addRow(tr("Sty&le"), self.style_choice)
        form.addRow(tr("Fi&rst colour"), self.cross_choice)
        form.addRow(self.left_handed)
        show_whole(form)

    def offer_hands(self, is_offered: bool) -> None:
        """Let left-handed solutions be chosen, or not."""
        self._form.setRowVisible(self.left_handed, is_offered)

    def name_colours(self) -> None:
        """Call the colours to begin with as the scheme does now."""
        name_entries(self.cross_choice, CROSSES)

    @property
    def style_name(self) -> str:
        """The chosen style, empty for the default."""
        style = str(self.style_choice.currentData())
        return "" if style == Style.SHORT.value else style

    @property
    def cross(self) -> str:
        """The chosen colour, or any; empty for the default."""
        return str(self.cross_choice.currentData())

    @property
    def is_left_handed(self) -> bool:
        """Whether solutions are to be left-handed, where they can be."""
        return self.left_handed.isChecked()

    @property
    def summary(self) -> str:
        """The options that are not the default, in a few words."""
        is_left_handed = self.is_left_handed and self._form.isRowVisible(self.left_handed)
        hand = tr(LEFT_HANDED) if is_left_handed else ""
        words = (style_words(self.style_name), cross_words(self.cross), hand)
        return ", ".join(filter(None, words))

    def _on_chosen(self) -> None:
        self.changed.emit()
