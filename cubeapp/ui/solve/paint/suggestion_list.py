"""Cubes that are suggested for a painted one, each shown before it is chosen."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace

from PySide6.QtWidgets import QVBoxLayout, QWidget

from cubeapp.engine.legality.diagnosis import Repair
from cubeapp.engine.text import Text, counted
from cubeapp.ui.controls.note import Note
from cubeapp.ui.controls.panel import SPACING, heading, laid_out_once, tab_through
from cubeapp.ui.solve.paint.model import PaintModel
from cubeapp.ui.solve.paint.preview_button import Choose, PreviewButton
from cubeapp.ui.solve.paint.verdict import SuggestionKind
from cubeapp.words import mark, tr

_TITLES = {
    SuggestionKind.FITTING: mark("The cubes that fit"),
    SuggestionKind.NEAREST: mark("The nearest legal cubes"),
}


class SuggestionList(QWidget):
    """A button for each of those cubes, the likeliest first."""

    def __init__(self, model: PaintModel, choose: Choose) -> None:
        super().__init__()
        self._model, self._choose = model, choose
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

    def refresh(self) -> None:
        """Show the model's suggestions; those of before stay while others are searched for."""
        suggestions = self._model.suggestions
        self.setVisible(suggestions is not None)
        if suggestions is None:
            self._set_cubes(())
            return
        title = tr(_TITLES[suggestions.kind])
        if suggestions.cubes is not None:
            self._set_cubes(suggestions.cubes)
            self.setVisible(bool(suggestions.cubes))
        elif title != self.title:
            self._set_cubes(())
        self._heading.setText(title)
        is_searching = suggestions.cubes is None and not self.buttons
        self.note.set_text(tr("Searching …") if is_searching else "")
        # Those of an older draft would undo what was painted since.
        is_current = suggestions.draft == self._model.draft
        self.setEnabled(is_current and suggestions.cubes is not None)

    def _set_cubes(self, cubes: Sequence[Repair]) -> None:
        with laid_out_once(self):
            while len(self._buttons) < len(cubes):
                self._add_button()
            for button, repair in zip(self._buttons, _told_apart(cubes), strict=False):
                button.set_repair(repair)
                button.show()
            for button in self._buttons[len(cubes) :]:
                button.hide()

    def _add_button(self) -> None:
        button = PreviewButton(self._model, self._choose)
        self._buttons.append(button)
        self._column.addWidget(button)
        tab_through(*self._buttons)


def _told_apart(repairs: Sequence[Repair]) -> Iterator[Repair]:
    """Yield ``repairs``; those that change so much that they are called the same are numbered."""
    labels = [repair.label for repair in repairs]
    for number, repair in enumerate(repairs, 1):
        is_double = labels.count(repair.label) > 1
        numbered = Text("{number}. {label}", number=counted(number), label=repair.label)
        yield replace(repair, label=numbered) if is_double else repair
