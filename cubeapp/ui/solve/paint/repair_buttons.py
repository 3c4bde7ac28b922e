"""The repairs of a fault, side by side, each shown on the cube before it is chosen."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QSignalBlocker, Qt
from PySide6.QtWidgets import QToolButton, QWidget

from cubeapp.engine.legality.diagnosis import Repair
from cubeapp.ui.controls.flow import Flow
from cubeapp.ui.solve.paint.model import PaintModel
from cubeapp.ui.solve.paint.preview_button import Choose, PreviewButton
from cubeapp.words import colour_word, plural, tr

FEW = 3
"""How many repairs of a single fault are shown at first; others wait behind a button."""
FEWEST = 1
"""The same where there are several faults."""


class RepairButtons(Flow):
    """A button for each repair, the likeliest first."""

    def __init__(self, model: PaintModel, choose: Choose) -> None:
        super().__init__()
        self._model, self._choose = model, choose
        self._repairs: tuple[Repair, ...] = ()
        self._few = FEW
        self._colours: list[str] = []
        """What the colours are called in the labels."""
        self._buttons: list[PreviewButton] = []
        self.more_button = QToolButton()
        self.more_button.setCheckable(True)
        self.more_button.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.more_button.toggled.connect(self._show_repairs)
        self.insert(0, self.more_button)
        self.hide()

    @property
    def buttons(self) -> tuple[PreviewButton, ...]:
        """Those in use."""
        return tuple(button for button in self._buttons if not button.isHidden())

    @property
    def tab_stops(self) -> tuple[QWidget, ...]:
        """What Tab is to go through."""
        return (*self._buttons, self.more_button)

    def set_repairs(self, repairs: Sequence[Repair], few: int = FEW) -> None:
        """Suggest ``repairs``; buttons are used again, so that the focus stays where it was.

        Args:
            repairs: the likeliest first.
            few: how many are shown at first.
        """
        colours = [colour_word(value) for value in range(6)]
        if (tuple(repairs), few, colours) == (self._repairs, self._few, self._colours):
            return
        self._repairs, self._few, self._colours = tuple(repairs), few, colours
        with QSignalBlocker(self.more_button):
            self.more_button.setChecked(False)
        self.setVisible(bool(repairs))
        self._show_repairs()

    def _show_repairs(self, _changed: bool = False) -> None:
        others = len(self._repairs) - self._few
        # A button for one more would take as much room as that one.
        is_cut = others > 1 and not self.more_button.isChecked()
        shown = self._repairs[: self._few] if is_cut else self._repairs
        while len(self._buttons) < len(shown):
            self._add_button()
        for button, repair in zip(self._buttons, shown, strict=False):
            button.set_repair(repair)
            button.show()
        for button in self._buttons[len(shown) :]:
            button.hide()
        self.more_button.setVisible(others > 1)
        self._describe_more(others)

    def _describe_more(self, others: int) -> None:
        if self.more_button.isChecked():
            text, tip = tr("Fewer"), tr("Show only the likeliest repairs")
        else:
            text = plural(others, tr("{n} more"), tr("{n} more"))
            tip = tr("Show all repairs")
        self.more_button.setText(text)
        self.more_button.setAccessibleName(text)
        self.more_button.setToolTip(tip)

    def _add_button(self) -> None:
        button = PreviewButton(self._model, self._choose)
        self._buttons.append(button)
        self.insert(len(self._buttons) - 1, button)
