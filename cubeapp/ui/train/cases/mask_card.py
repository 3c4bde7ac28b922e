"""Algs for all cases of a mask, found in the background for a deck."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QLineEdit, QPushButton

from cubeapp.engine.practice.mask_cases import TURNS, mask_algs
from cubeapp.engine.solvers.control import Progress
from cubeapp.ui.controls.card import Card
from cubeapp.ui.controls.note import Caption, Note, NoteKind
from cubeapp.ui.controls.panel import row
from cubeapp.ui.services.preparation import Preparation
from cubeapp.ui.services.tasks import Failure, Task, Tasks
from cubeapp.words import plural, sentence, tr, under_way


class MaskCard(Card):
    """Asks for a mask and some turns, and finds an alg for each case."""

    found = Signal(object)
    """The algs as lines of a deck, a list of texts."""

    def __init__(self, tasks: Tasks, after: Sequence[Preparation] = ()) -> None:
        """Find nothing yet.

        Args:
            tasks: do the work.
            after: what compiles the search, which has to be over first.
        """
        super().__init__(tr("Of a mask"))
        self._tasks, self._after = tasks, after
        self._task: Task[list[str]] | None = None
        self.goal_edit, self.turns_edit = QLineEdit(), QLineEdit(TURNS)
        self.find_button = QPushButton(tr("Find algs"))
        self.note = Note()
        self.goal_edit.setPlaceholderText(tr("Goal"))
        self.goal_edit.setAccessibleName(tr("Goal"))
        self.goal_edit.setToolTip(tr("A goal, as the alg finder of the lab takes them"))
        self.turns_edit.setAccessibleName(tr("Turns of the algs"))
        self.turns_edit.setToolTip(tr("Which turns the algs may have: R,U,F or M,U"))
        tip = tr("Find an alg for each case, which may take minutes, or stop that")
        self.find_button.setToolTip(tip)
        self._lay_out()
        self.find_button.clicked.connect(self._find)
        self.goal_edit.textChanged.connect(lambda _text: self.note.set_text(""))

    def stop(self) -> None:
        """Find no more."""
        if self._task is not None and not self._task.is_over:
            self._task.cancel()

    def _lay_out(self) -> None:
        about = Caption(
            tr(
                "A goal that holds before each alg, by its name, such as oll, or by pieces: "
                "home=DF,DR oriented=*e. All other pieces do not matter."
            )
        )
        line = row(self.goal_edit, self.turns_edit, self.find_button)
        line.setStretch(0, 3)
        line.setStretch(1, 1)
        self.add(about, line, self.note)

    def _find(self) -> None:
        """Find an alg for each case of the mask, or stop doing so."""
        if self._task is not None and not self._task.is_over:
            self._task.cancel()
            return
        mask, turns = self.goal_edit.text(), self.turns_edit.text()
        self.find_button.setText(tr("Stop"))
        self._task = self._tasks.start(
            lambda control: [each.line for each in mask_algs(mask, control, turns)],
            self._on_found,
            self._on_failed,
            self._on_progress,
            cancelled=lambda: self._show_end(""),
            after=self._after,
        )

    def _show_end(self, message: str, kind: NoteKind = NoteKind.PLAIN) -> None:
        self.find_button.setText(tr("Find algs"))
        self.note.set_text(message, kind)

    def _on_found(self, lines: list[str]) -> None:
        self._show_end(plural(len(lines), tr("{n} alg found."), tr("{n} algs found.")))
        self.found.emit(lines)

    def _on_failed(self, failure: Failure) -> None:
        self._show_end(sentence(failure.message), NoteKind.PROBLEM)

    def _on_progress(self, progress: Progress) -> None:
        self.note.set_text(under_way(progress.activity))
