"""What can be done about a single time: penalties, a comment, deleting it, watching it again."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QAbstractButton, QLineEdit, QWidget

from cubeapp.engine.practice.solves import MOST_PLUS_TWOS, Solve
from cubeapp.language import counted, decimal, tr
from cubeapp.ui.controls.note import Note
from cubeapp.ui.controls.panel import button, row, stack


class SolveBox(QWidget):
    """Shows a solve, and asks for another in its place."""

    changed = Signal(object, str)
    """The solve is to be this `Solve`; and what that change is, for people."""
    delete_requested = Signal()
    replay_requested = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._solve: Solve | None = None
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
        self.delete_button.clicked.connect(lambda: self.delete_requested.emit())
        self.replay_button.clicked.connect(lambda: self.replay_requested.emit())
        self.comment_edit.editingFinished.connect(self._comment)
        self.set_solve(None, 0)

    @property
    def change_buttons(self) -> tuple[QAbstractButton, ...]:
        """The buttons that change or delete the solve at one click."""
        return self.plus_button, self.dnf_button, self.delete_button

    def set_solve(self, solve: Solve | None, number: int) -> None:
        """Show solve ``number``, counted from 1, or that there is none."""
        self._solve = solve
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
        facts = [text.format(number=counted(number), time=solve.described())]
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

    def _change(self, solve: Solve, name: str) -> None:
        self.changed.emit(solve, name)
        # If the change was not made, the buttons show what is.
        if self._solve is not None:
            self.plus_button.setChecked(self._solve.plus_twos > 0)
            self.dnf_button.setChecked(self._solve.is_dnf)
