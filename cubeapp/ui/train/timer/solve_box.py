"""What can be done about a single time: penalties, a comment, deleting it, watching it again."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtWidgets import QAbstractButton, QLineEdit, QSizePolicy, QToolButton

from cubeapp.engine.practice.solves import MOST_PLUS_TWOS, Solve
from cubeapp.ui.controls.flow import Flow
from cubeapp.ui.controls.icon_button import IconButton
from cubeapp.ui.controls.panel import button
from cubeapp.ui.train.timer.model import TimerModels
from cubeapp.words import tr


class SolveBox(Flow):
    """Changes the chosen time: buttons side by side, and a field for a note where it has one."""

    def __init__(self, models: TimerModels) -> None:
        """Show nothing yet; ``models`` replay solves and have the book that is changed."""
        super().__init__()
        self._models = models
        self._takes_note = False
        self._make_buttons()
        self.comment_edit = QLineEdit()
        self.comment_edit.setPlaceholderText(tr("A comment"))
        self.comment_edit.setAccessibleName(tr("Comment on this time"))
        self.comment_edit.setToolTip(tr("A few words saved with this time; Enter saves them"))
        self.insert(
            0,
            *(self.plus_button, self.dnf_button, self.note_button, self.comment_edit),
            *(self.delete_button, self.undo_button, self.redo_button, self.replay_button),
            self.look_button,
        )
        self._connect()
        self.refresh()
        self._show_undoable("", "")

    def _make_buttons(self) -> None:
        self.plus_button = _small(
            "+&2",
            tr("Two seconds more, for a last turn that was missing; press again for two more"),
        )
        self.dnf_button = _small(tr("&DNF"), tr("The solve was not finished (DNF)"))
        self.note_button = _small(tr("No&te…"), tr("Write a few words beside this time"))
        self.delete_button = IconButton(
            "trash", tr("De&lete"), tr("Delete this time (Del); Undo brings it back")
        )
        self.replay_button = IconButton(
            "play",
            tr("&Watch again"),
            tr("See the solve again on the cube, as fast as it was (Enter)"),
        )
        self.look_button = IconButton(
            "look",
            tr("Look at this solve…"),
            tr("See what each step of it cost, beside the shortest"),
        )
        self.undo_button = IconButton("undo", tr("Undo"), "")
        self.redo_button = IconButton("redo", tr("Redo"), "")
        for each in (self.plus_button, self.dnf_button):
            each.setCheckable(True)

    @property
    def change_buttons(self) -> tuple[QAbstractButton, ...]:
        """The buttons that change times at one click."""
        undo = self.undo_button, self.redo_button
        return self.plus_button, self.dnf_button, self.delete_button, *undo

    def refresh(self) -> None:
        """Show the chosen time, or that there is none."""
        solve = self._solve
        for part in (self.plus_button, self.dnf_button, self.delete_button):
            part.setVisible(solve is not None)
        self.replay_button.setVisible(solve is not None and solve.is_recorded)
        self.look_button.setVisible(solve is not None and solve.is_recorded and solve.size == 3)
        # A field that is hidden while it has the keyboard saves what stands in it.
        self.comment_edit.setText("" if solve is None else solve.comment)
        self._show_note()
        if solve is None:
            return
        self.plus_button.setChecked(solve.plus_twos > 0)
        self.plus_button.setText("+&2" if solve.plus_twos < 2 else f"+{2 * solve.plus_twos}")
        self.dnf_button.setChecked(solve.is_dnf)

    @property
    def _solve(self) -> Solve | None:
        return self._models.chosen.solve

    def _connect(self) -> None:
        changes = self._models.book.changes
        self.plus_button.clicked.connect(self._plus)
        self.dnf_button.clicked.connect(self._dnf)
        self.note_button.clicked.connect(self._write)
        self.delete_button.clicked.connect(self._delete)
        self.replay_button.clicked.connect(self._watch)
        self.look_button.clicked.connect(self._look)
        self.comment_edit.editingFinished.connect(self._comment)
        self.undo_button.clicked.connect(lambda: changes.undo())
        self.redo_button.clicked.connect(lambda: changes.redo())
        changes.changed.connect(self._show_undoable)
        self._models.chosen.changed.connect(self._on_chosen)

    def _on_chosen(self) -> None:
        self._takes_note = False
        self.refresh()

    def _show_note(self) -> None:
        """Show the field instead of its button while there is something in it or to be typed."""
        solve = self._solve
        has_note = solve is not None and (bool(solve.comment) or self._takes_note)
        self.comment_edit.setVisible(has_note)
        self.note_button.setVisible(solve is not None and not has_note)

    def _show_undoable(self, done: str, undone: str) -> None:
        """Show what can be undone and redone; empty where nothing can."""
        for part, what, tip, none in (
            (self.undo_button, done, tr("Undo: {what}"), tr("Undo the last change of times")),
            (self.redo_button, undone, tr("Redo: {what}"), tr("Do it again")),
        ):
            part.setVisible(bool(done or undone))
            part.setEnabled(bool(what))
            part.setToolTip(tip.format(what=what) if what else none)

    def _write(self) -> None:
        self._takes_note = True
        self._show_note()
        self.comment_edit.setFocus()

    def _plus(self) -> None:
        if self._solve is not None:
            count = (self._solve.plus_twos + 1) % (MOST_PLUS_TWOS + 1)
            self._change(replace(self._solve, plus_twos=count), tr("penalty"))

    def _dnf(self) -> None:
        if self._solve is not None:
            self._change(replace(self._solve, is_dnf=not self._solve.is_dnf), "DNF")

    def _comment(self) -> None:
        if self._solve is not None:
            text = self.comment_edit.text().strip()
            self._takes_note = False
            self._change(replace(self._solve, comment=text), tr("comment"))

    def _delete(self) -> None:
        number = self._models.chosen.number
        if number is not None:
            self._models.book.delete(number)

    def _watch(self) -> None:
        if self._solve is not None:
            self._models.watch(self._solve)

    def _look(self) -> None:
        if self._solve is not None:
            self._models.chosen.look_wanted.emit(self._solve)

    def _change(self, solve: Solve, name: str) -> None:
        number = self._models.chosen.number
        if number is not None:
            self._models.book.change(number, solve, name)
        # If the change was not made, the buttons show what is.
        self.refresh()


def _small(text: str, tip: str) -> QToolButton:
    """Return a button as wide as its words."""
    made = button(text, tip)
    made.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
    return made
