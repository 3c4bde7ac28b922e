"""Cubes that are suggested for a painted one, each shown before it is chosen."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from cubeapp.engine.diagnosis import Repair
from cubeapp.language import tr
from cubeapp.ui.controls.note import Note
from cubeapp.ui.controls.panel import SPACING, heading, tab_through
from cubeapp.ui.solve.paint.preview_button import PreviewButton


class SuggestionList(QWidget):
    """A button for each of those cubes, the likeliest first."""

    previewed = Signal(object)
    """The `Cube` that is pointed at, ``None`` if none is."""
    chosen = Signal(object)
    """`Repair`: paint this cube."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._buttons: list[PreviewButton] = []
        self.note = Note()
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(SPACING)
        self._heading = heading("")
        self._column.addWidget(self._heading)
        self._column.addWidget(self.note)
        # The first one keeps the place of all of them in the order of Tab.
        self._add_button()
        self._buttons[0].hide()
        self.hide()

    @property
    def buttons(self) -> tuple[PreviewButton, ...]:
        """Those in use."""
        return tuple(button for button in self._buttons if not button.isHidden())

    @property
    def title(self) -> str:
        """Which cubes they are."""
        return self._heading.text()

    def set_waiting(self, title: str) -> None:
        """Say that cubes are being searched for; those of before stay until then.

        Args:
            title: which ones.
        """
        if title != self.title:
            self.set_cubes(())
        self._heading.setText(title)
        if not self.buttons:
            self.note.say(tr("Searching …"))
        self.show()

    def set_cubes(self, cubes: Sequence[Repair]) -> None:
        """Suggest ``cubes``; without any the list is hidden."""
        while len(self._buttons) < len(cubes):
            self._add_button()
        for button, cube in zip(self._buttons, cubes, strict=False):
            button.set_repair(cube)
            button.show()
        for button in self._buttons[len(cubes) :]:
            button.hide()
        self.note.say("")
        self.setVisible(bool(cubes))

    def _add_button(self) -> None:
        button = PreviewButton()
        button.previewed.connect(self.previewed)
        button.chosen.connect(self.chosen)
        self._buttons.append(button)
        self._column.addWidget(button)
        tab_through(*self._buttons)
