"""A dialog for a deck of one's own: a name, and a text of algs that is read while it is typed."""

from __future__ import annotations

from collections.abc import Collection

from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QLayout,
    QLineEdit,
    QPlainTextEdit,
    QPushButton,
    QWidget,
)

from cubeapp.engine.practice.case_book import OwnDeck
from cubeapp.engine.practice.decks import DeckReading, read_deck
from cubeapp.engine.practice.families import TURNS, family_algs
from cubeapp.engine.solvers.control import Progress
from cubeapp.ui.controls.card import Card
from cubeapp.ui.controls.note import Caption, Note, NoteKind
from cubeapp.ui.controls.panel import row, stack
from cubeapp.ui.controls.sizes import SPACE, SPACE_PAGE
from cubeapp.ui.services.tasks import Failure, Task, Tasks
from cubeapp.words import counted, plural, sentence, tr, under_way

WIDE, HIGH = 76, 32
"""The size of the dialog: letters across, and lines of text."""
MOST_REMARKS = 6
"""Lines that are told about at once."""


class DeckDialog(QDialog):
    """Asks for a deck; it can be saved once it has a name of its own and a case."""

    def __init__(
        self,
        parent: QWidget,
        deck: OwnDeck | None,
        taken: Collection[str],
        tasks: Tasks,
        text: str = "",
    ) -> None:
        """Show a deck to be changed, or an empty one.

        Args:
            parent: the window.
            deck: to be changed, whose name stays; ``None`` for a new one.
            taken: the names that other decks have.
            tasks: find the algs of a mask.
            text: what a new one begins with.
        """
        super().__init__(parent)
        self.setWindowTitle(tr("Your own deck"))
        self._taken = taken
        self._tasks = tasks
        self._task: Task[list[str]] | None = None
        self.mask_edit, self.turns_edit = QLineEdit(), QLineEdit(TURNS)
        self.find_button = QPushButton(tr("Find algs"))
        self.mask_note = Note()
        self.name_edit, self.text_edit, self.note = QLineEdit(), QPlainTextEdit(), Note()
        self.name_edit.setPlaceholderText(tr("Name of the deck"))
        self.name_edit.setAccessibleName(tr("Name of the deck"))
        self.text_edit.setAccessibleName(tr("Algs, one a line"))
        self.text_edit.setPlaceholderText(
            tr("One alg a line, each for a case of its own. A name may follow after //.")
        )
        standard = QDialogButtonBox.StandardButton
        self.buttons = QDialogButtonBox(standard.Save | standard.Cancel)
        self.save_button = self.buttons.button(standard.Save)
        mask = Card(
            tr("Of a mask"),
            Caption(
                tr(
                    "A goal that holds before each alg, by its name, such as oll, or by pieces: "
                    "home=DF,DR oriented=*e. All other pieces may be anyhow."
                )
            ),
            self._mask_row(),
            self.mask_note,
        )
        stack(
            self,
            *(self.name_edit, self.text_edit, self.note, mask, self.buttons),
            margin=SPACE_PAGE,
            spacing=SPACE,
        )
        metrics = self.fontMetrics()
        self.resize(WIDE * metrics.averageCharWidth(), HIGH * metrics.height())
        if deck is not None:
            self.name_edit.setText(deck.name)
            self.name_edit.setReadOnly(True)
            text = deck.text
        self.text_edit.setPlainText(text)
        self.name_edit.textChanged.connect(self._check)
        self.text_edit.textChanged.connect(self._check)
        self.find_button.clicked.connect(self._find)
        self.mask_edit.textChanged.connect(self._on_mask_typed)
        self.finished.connect(lambda _result: self._stop())
        self.buttons.accepted.connect(self.accept)
        self.buttons.rejected.connect(self.reject)
        self._check()

    @property
    def deck(self) -> OwnDeck:
        """The deck as it was typed."""
        return OwnDeck(self.name_edit.text().strip(), self.text_edit.toPlainText())

    def _mask_row(self) -> QLayout:
        self.mask_edit.setPlaceholderText(tr("Goal"))
        self.mask_edit.setAccessibleName(tr("Goal"))
        self.mask_edit.setToolTip(tr("A goal, as the alg finder of the lab takes them"))
        self.turns_edit.setAccessibleName(tr("Turns of the algs"))
        self.turns_edit.setToolTip(tr("Which turns the algs may have: R,U,F or M,U"))
        tip = tr("Find an alg for each case, which may take minutes, or stop that")
        self.find_button.setToolTip(tip)
        made = row(self.mask_edit, self.turns_edit, self.find_button)
        made.setStretch(0, 3)
        made.setStretch(1, 1)
        return made

    def _on_mask_typed(self, text: str) -> None:
        self.mask_note.set_text("")
        # Enter finds the algs of a mask, before it saves.
        (self.find_button if text else self.save_button).setDefault(True)

    def _find(self) -> None:
        """Find an alg for each case of the mask, or stop doing so."""
        if self._task is not None and not self._task.is_over:
            self._task.cancel()
            return
        mask, turns = self.mask_edit.text(), self.turns_edit.text()
        self.find_button.setText(tr("Stop"))
        self._task = self._tasks.start(
            lambda control: [each.line for each in family_algs(mask, control, turns)],
            self._on_found,
            self._on_failed,
            self._on_progress,
            cancelled=lambda: self._show_end(""),
        )

    def _stop(self) -> None:
        if self._task is not None and not self._task.is_over:
            self._task.cancel()

    def _show_end(self, message: str, kind: NoteKind = NoteKind.PLAIN) -> None:
        self.find_button.setText(tr("Find algs"))
        self.mask_note.set_text(message, kind)

    def _on_found(self, lines: list[str]) -> None:
        self.save_button.setDefault(True)
        self._show_end(plural(len(lines), tr("{n} alg found."), tr("{n} algs found.")))
        self.text_edit.appendPlainText("\n".join(lines))

    def _on_failed(self, failure: Failure) -> None:
        self._show_end(sentence(failure.message), NoteKind.PROBLEM)

    def _on_progress(self, progress: Progress) -> None:
        self.mask_note.set_text(under_way(progress.activity))

    def _check(self) -> None:
        """Say at once what the text makes, and what is wrong with it."""
        reading, name = read_deck(self.text_edit.toPlainText()), self.name_edit.text().strip()
        is_taken = not self.name_edit.isReadOnly() and name in self._taken
        self.save_button.setEnabled(bool(name and reading.cases) and not is_taken)
        if is_taken:
            text = tr("There is a deck “{name}” already.").format(name=name)
            self.note.set_text(text, NoteKind.PROBLEM)
        elif reading.remarks:
            self.note.set_text(_remarks(reading), NoteKind.PROBLEM)
        else:
            self.note.set_text(_count(reading))


def _count(reading: DeckReading) -> str:
    return plural(len(reading.cases), tr("{n} case"), tr("{n} cases"))


def _remarks(reading: DeckReading) -> str:
    text = tr("Line {n}: {what}")
    told = [
        text.format(n=counted(each.line), what=tr(each.text))
        for each in reading.remarks[:MOST_REMARKS]
    ]
    more = len(reading.remarks) - MOST_REMARKS
    if more > 0:
        told.append(plural(more, tr("and {n} more line"), tr("and {n} more lines")))
    return "\n".join((_count(reading), *told))
