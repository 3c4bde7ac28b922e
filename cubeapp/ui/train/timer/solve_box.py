"""What can be done about a single time: penalties, a comment, deleting it, watching it again."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtWidgets import QAbstractButton, QLineEdit, QWidget

from cubeapp.engine.practice.solves import MOST_PLUS_TWOS, Solve
from cubeapp.language import counted, decimal, tr
from cubeapp.ui.controls.note import Note
from cubeapp.ui.controls.panel import button, row, stack
from cubeapp.ui.train.timer.model import TimerModels


class SolveBox(QWidget):
    """Shows a solve of the open session, and changes it."""

    def __init__(self, models: TimerModels) -> None:
        """Show nothing yet; ``models`` replay solves and have the book that is changed."""
        super().__init__()
        self._models = models
        self._solve: Solve | None = None
        self._number = 0
        self.note = Note()
        self.plus_button = button(
            "+&2",
            tr("Two seconds more, for a last turn that was missing; press again for two more"),
        )
        self.dnf_button = button(tr("&DNF"), tr("It was not finished: did not finish"))
        self.delete_button = button(
            tr("De&lete"), tr("Delete this time (Del); Undo brings it back")
        )
        self.replay_button = button(
            tr("&Watch again"), tr("See the solve again on the cube, as fast as it was (Enter)")
        )
        self.comment_edit = QLineEdit()
        self.comment_edit.setPlaceholderText(tr("A comment"))
        self.comment_edit.setAccessibleName(tr("Comment on this time"))
        self.comment_edit.setToolTip(tr("A few words saved with this time; Enter saves them"))
        for each in (self.plus_button, self.dnf_button):
            each.setCheckable(True)
        stack(
            self,
            self.note,
            row(self.plus_button, self.dnf_button, self.delete_button),
            self.comment_edit,
            self.replay_button,
        )
        self.plus_button.clicked.connect(self._plus)
        self.dnf_button.clicked.connect(self._dnf)
        self.delete_button.clicked.connect(self._delete)
        self.replay_button.clicked.connect(self._watch)
        self.comment_edit.editingFinished.connect(self._comment)
        self.set_solve(None)

    @property
    def change_buttons(self) -> tuple[QAbstractButton, ...]:
        """The buttons that change or delete the solve at one click."""
        return self.plus_button, self.dnf_button, self.delete_button

    def set_solve(self, solve: Solve | None, number: int = 0) -> None:
        """Show solve ``number`` of the session, counted from 0, or that there is none."""
        self._solve, self._number = solve, number
        self.setVisible(solve is not None)
        if solve is None:
            return
        self.plus_button.setChecked(solve.plus_twos > 0)
        self.plus_button.setText("+&2" if solve.plus_twos < 2 else f"+{2 * solve.plus_twos}")
        self.dnf_button.setChecked(solve.is_dnf)
        self.replay_button.setVisible(solve.is_recorded)
        if self.comment_edit.text() != solve.comment:
            self.comment_edit.setText(solve.comment)
        text = tr("No. {number}: {time}")
        facts = [text.format(number=counted(number + 1), time=solve.described())]
        if solve.is_recorded:
            text = tr("{turns} turns, {speed} a second")
            speed = decimal(solve.turns_per_second, 1)
            facts.append(text.format(turns=solve.turn_count, speed=speed))
        self.note.say(" · ".join(facts))

    def _plus(self) -> None:
        if self._solve is not None:
            count = (self._solve.plus_twos + 1) % (MOST_PLUS_TWOS + 1)
            self._change(replace(self._solve, plus_twos=count), "penalty")

    def _dnf(self) -> None:
        if self._solve is not None:
            self._change(replace(self._solve, is_dnf=not self._solve.is_dnf), "DNF")

    def _comment(self) -> None:
        if self._solve is not None:
            text = self.comment_edit.text().strip()
            self._change(replace(self._solve, comment=text), "comment")

    def _delete(self) -> None:
        if self._solve is not None:
            self._models.book.delete(self._number)

    def _watch(self) -> None:
        if self._solve is not None:
            self._models.watch(self._solve)

    def _change(self, solve: Solve, name: str) -> None:
        self._models.book.change(self._number, solve, name)
        # If the change was not made, the buttons show what is.
        if self._solve is not None:
            self.plus_button.setChecked(self._solve.plus_twos > 0)
            self.dnf_button.setChecked(self._solve.is_dnf)
