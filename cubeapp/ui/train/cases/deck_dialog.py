"""A dialog for a deck of one's own: a name, and a text of algs that is read while it is typed."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QLineEdit,
    QPlainTextEdit,
    QWidget,
)

from cubeapp.engine.practice.case_book import OwnDeck
from cubeapp.engine.practice.decks import DeckReading, read_deck
from cubeapp.ui.controls.note import Note, NoteKind
from cubeapp.ui.controls.panel import stack
from cubeapp.ui.controls.sizes import SPACE, SPACE_PAGE
from cubeapp.ui.services.preparation import Preparation
from cubeapp.ui.services.tasks import Tasks
from cubeapp.ui.train.cases.mask_card import MaskCard
from cubeapp.words import counted, plural, tr

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
        after: Sequence[Preparation] = (),
    ) -> None:
        """Show a deck to be changed, or an empty one.

        Args:
            parent: the window.
            deck: to be changed, whose name stays; ``None`` for a new one.
            taken: the names that other decks have.
            tasks: find the algs of a mask.
            text: what a new one begins with.
            after: what compiles the search for them, which has to be over first.
        """
        super().__init__(parent)
        self.setWindowTitle(tr("Your own deck"))
        self._taken = taken
        self.mask_card = MaskCard(tasks, after)
        self.name_edit, self.text_edit, self.note = QLineEdit(), QPlainTextEdit(), Note()
        standard = QDialogButtonBox.StandardButton
        self.buttons = QDialogButtonBox(standard.Save | standard.Cancel)
        self.save_button = self.buttons.button(standard.Save)
        self._explain()
        self._lay_out()
        if deck is not None:
            self.name_edit.setText(deck.name)
            self.name_edit.setReadOnly(True)
        self.text_edit.setPlainText(text if deck is None else deck.text)
        self._connect()
        self._check()

    @property
    def deck(self) -> OwnDeck:
        """The deck as it was typed."""
        return OwnDeck(self.name_edit.text().strip(), self.text_edit.toPlainText())

    def _explain(self) -> None:
        self.name_edit.setPlaceholderText(tr("Name of the deck"))
        self.name_edit.setAccessibleName(tr("Name of the deck"))
        self.text_edit.setAccessibleName(tr("Algs, one a line"))
        self.text_edit.setPlaceholderText(
            tr("One alg a line, each for a case of its own. A name may follow after //.")
        )

    def _lay_out(self) -> None:
        parts = (self.name_edit, self.text_edit, self.note, self.mask_card, self.buttons)
        stack(self, *parts, margin=SPACE_PAGE, spacing=SPACE)
        metrics = self.fontMetrics()
        self.resize(WIDE * metrics.averageCharWidth(), HIGH * metrics.height())

    def _connect(self) -> None:
        self.name_edit.textChanged.connect(self._check)
        self.text_edit.textChanged.connect(self._check)
        self.mask_card.goal_edit.textChanged.connect(self._on_mask_typed)
        self.mask_card.found.connect(self._on_found)
        self.finished.connect(lambda _result: self.mask_card.stop())
        self.buttons.accepted.connect(self.accept)
        self.buttons.rejected.connect(self.reject)

    def _on_mask_typed(self, text: str) -> None:
        # Enter finds the algs of a mask, before it saves.
        (self.mask_card.find_button if text else self.save_button).setDefault(True)

    def _on_found(self, lines: list[str]) -> None:
        self.save_button.setDefault(True)
        self.text_edit.appendPlainText("\n".join(lines))

    def _check(self) -> None:
        """Say at once what the text makes, and what is wrong with it."""
        reading, name = read_deck(self.text_edit.toPlainText()), self.name_edit.text().strip()
        is_taken = not self.name_edit.isReadOnly() and name in self._taken
        self.save_button.setEnabled(bool(name and reading.cases) and not is_taken)
        if is_taken:
            text = tr("There is a deck “{name}” already.").format(name=name)
            self.note.set_text(text, NoteKind.PROBLEM)
            return
        lines = [_remarks(reading) if reading.remarks else _count(reading)]
        if reading.cases and not name:
            lines.append(tr("Give the deck a name to save it."))
        kind = NoteKind.PROBLEM if reading.remarks else NoteKind.PLAIN
        self.note.set_text("\n".join(lines), kind)


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
