"""The steps of a method: chosen, added, removed and moved."""

from __future__ import annotations

from PySide6.QtCore import QSignalBlocker
from PySide6.QtWidgets import QListWidgetItem, QSizePolicy

from cubeapp.ui.controls.card import Card
from cubeapp.ui.controls.fitted_list import LineList
from cubeapp.ui.controls.flow import flow
from cubeapp.ui.controls.note import Caption, NoteKind
from cubeapp.ui.controls.panel import button
from cubeapp.ui.lab.workshop.model import Workshop
from cubeapp.words import counted, sentence, tr

MOST_ROWS_SHOWN = 12


class StepsCard(Card):
    """Lists the steps, and says what is wrong."""

    def __init__(self, model: Workshop) -> None:
        """Show the steps of the chosen method of ``model``."""
        self.list = LineList(MOST_ROWS_SHOWN)
        super().__init__(tr("Its steps"), self.list, about=self.list)
        self._model = model
        self.list.setAccessibleName(tr("Its steps"))
        self.list.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        self.list.setUniformItemSizes(True)
        self.add_button = button(tr("Add"), tr("Add a step behind the chosen one"))
        self.remove_button = button(tr("Remove"), tr("Remove the chosen step"))
        self.up_button = button(tr("Earlier"), tr("Do the chosen step earlier"))
        self.down_button = button(tr("Later"), tr("Do the chosen step later"))
        self._uses = flow(self.add_button, self.remove_button, self.up_button, self.down_button)
        self.fault = Caption()
        self.add(self._uses, self.fault)
        self.list.currentRowChanged.connect(self._on_row)
        self.add_button.clicked.connect(lambda: model.add_step())
        self.remove_button.clicked.connect(lambda: model.remove_step())
        self.up_button.clicked.connect(lambda: model.move_step(-1))
        self.down_button.clicked.connect(lambda: model.move_step(1))
        model.changed.connect(self.refresh)

    def refresh(self) -> None:
        """Show what the model has."""
        model = self._model
        steps, fault = model.draft.steps, model.fault
        wrong = None if fault is None else fault.step
        with QSignalBlocker(self.list):
            names = [tr(step.name) for step in steps]
            self._show_lines([_line(i, name, i == wrong) for i, name in enumerate(names)])
            self.list.setCurrentRow(model.step if steps else -1)
        self._uses.setVisible(model.is_own)
        self.remove_button.setEnabled(bool(steps))
        self.up_button.setEnabled(model.step > 0)
        self.down_button.setEnabled(model.step < len(steps) - 1)
        self.fault.set_text(sentence(tr(fault.message)) if fault else "", NoteKind.PROBLEM)
        self.updateGeometry()

    def _show_lines(self, lines: list[str]) -> None:
        while self.list.count() > len(lines):
            self.list.takeItem(self.list.count() - 1)
        for row, line in enumerate(lines):
            if row == self.list.count():
                self.list.addItem(QListWidgetItem())
            self.list.item(row).setText(line)
        self.list.fit()

    def _on_row(self, row: int) -> None:
        if row >= 0:
            self._model.choose_step(row)


def _line(index: int, name: str, is_wrong: bool) -> str:
    sign = NoteKind.PROBLEM.value if is_wrong else ""
    return f"{counted(index + 1)}  {sign}{name}"
