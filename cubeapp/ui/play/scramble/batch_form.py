"""Asks for a batch of scrambles, shows it, and has it copied or saved."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QCheckBox, QSpinBox, QWidget

from cubeapp.drawing.theme import LIGHT, Theme
from cubeapp.engine.model.errors import CubeError
from cubeapp.engine.model.geometry import cube_name
from cubeapp.engine.scrambles.base import RANDOM_STATE
from cubeapp.engine.scrambles.sheets import (
    COMPETITION_SIZES,
    Sheet,
    competition_counts,
    competition_recipe,
)
from cubeapp.ui.controls.busy import Busy, Steady
from cubeapp.ui.controls.flow import flow
from cubeapp.ui.controls.forms import form_layout, show_whole
from cubeapp.ui.controls.note import Note
from cubeapp.ui.controls.panel import button, stack
from cubeapp.ui.controls.printing import ask_for_printer
from cubeapp.ui.play.scramble.model import BatchRequest, Scrambler
from cubeapp.ui.play.scramble.scramble_list import ScrambleList
from cubeapp.ui.play.scramble.sheets import ask_for_file
from cubeapp.words import counted, reason, sentence, tr

MOST = 10_000
MOST_FACELETS = 20_000_000
"""Of all cubes of a batch together, which stay in memory."""
MOST_EXTRA = 99
TEXT_ROWS = 500
"""Maximum number of scrambles of a batch that the window lists; copies and files have all."""


class BatchForm(QWidget):
    """How many, how many extra ones, whether as in competitions; and then the batch."""

    asked = Signal()
    """A batch is going to be made, or written."""

    def __init__(self, scrambler: Scrambler, copy: Callable[[str], object], busy: Busy) -> None:
        """Show no batch yet.

        Args:
            scrambler: makes and saves batches of the kind chosen there.
            copy: puts a text on the clipboard.
            busy: stands in the place of the button while a batch is made.
        """
        super().__init__()
        self.busy = busy
        self._scrambler = scrambler
        self._clipboard = copy
        self._theme = LIGHT
        self._sheet: Sheet | None = None
        self._size = 3
        self._is_free = True
        self.competition_box = QCheckBox(tr("Fo&r a competition"))
        self.competition_note = Note()
        self.count_box = QSpinBox()
        self.extra_box = QSpinBox()
        self.make_button = button(
            tr("&Make the batch"), tr("Make this many scrambles of the kind that is chosen")
        )
        self.note = Note()
        self.list = ScrambleList(tr("The batch"), scrambler)
        self.copy_button = button(tr("Copy &all"), tr("Put the batch on the clipboard, as text"))
        self.save_button = button(
            tr("Save…"),
            tr("Save the batch: a sheet to print with pictures (PDF), text, a table (CSV) or JSON"),
        )
        self.print_button = button(tr("Print…"), tr("Print the batch as a sheet with pictures"))
        self._make_controls()
        self._lay_out()
        self._connect()
        self.set_size(3)
        self.set_sheet(None)

    @property
    def sheet(self) -> Sheet | None:
        """The batch in the language and the colours of now; ``None`` where there is none yet."""
        sheet = self._sheet
        if sheet is None:
            return None
        return replace(sheet, title=tr(sheet.title), hold=self._theme.scheme.usual_hold)

    @property
    def is_for_competitions(self) -> bool:
        """Whether the scrambles are to be what competitions use, whatever kind is chosen."""
        return self.competition_box.isChecked()

    def set_theme(self, theme: Theme) -> None:
        """Save sheets in the colours of ``theme``, and say in these how the cube is held."""
        self._theme = theme

    def set_size(self, size: int) -> None:
        """Make batches for cubes of ``size``."""
        is_new, self._size = size != self._size, size
        self.count_box.setMaximum(min(MOST, MOST_FACELETS // (6 * size * size)))
        has_rules = size in COMPETITION_SIZES
        self.competition_box.setEnabled(has_rules and self._is_free)
        if not has_rules:
            self.competition_box.setChecked(False)
        self._explain()
        if is_new and self.is_for_competitions:
            self._set_counts()

    def set_sheet(self, sheet: Sheet | None) -> None:
        """Show a batch; ``None`` where there is none yet."""
        self._sheet = sheet
        rows = [] if sheet is None else list(sheet.rows())
        self.list.set_rows((f"{label})", made) for label, made in rows[:TEXT_ROWS])
        for part in (self.copy_button, self.save_button, self.print_button):
            part.setVisible(sheet is not None)
        if sheet is None:
            self.note.set_text(
                tr("Many scrambles at once, to be copied, saved, or printed with pictures.")
            )
        else:
            text = (
                tr("{count} scrambles: {title}; the first {some} are listed.")
                if len(rows) > TEXT_ROWS
                else tr("{count} scrambles: {title}.")
            )
            count = counted(len(rows))
            self.note.set_text(text.format(count=count, title=tr(sheet.title), some=TEXT_ROWS))

    def set_free(self, free: bool) -> None:
        """Allow orders, or not while scrambles are made."""
        self._is_free = free
        making = (self.make_button, self.count_box, self.extra_box)
        for part in (*making, self.save_button, self.print_button):
            part.setEnabled(free)
        self.competition_box.setEnabled(free and self._size in COMPETITION_SIZES)

    def show_busy(self, busy: bool) -> None:
        """Show what is being done, or the button that asks for it."""
        self._area.show_busy(busy)

    def set_possible(self, possible: bool) -> None:
        """Tell whether the kind chosen can be made."""
        self.make_button.setEnabled(self._is_free and (possible or self.is_for_competitions))

    def _make_controls(self) -> None:
        self.count_box.setRange(1, MOST)
        self.count_box.setValue(5)
        self.count_box.setGroupSeparatorShown(True)
        self.count_box.setAccessibleName(tr("Number of scrambles"))
        self.count_box.setToolTip(tr("How many scrambles"))
        self.extra_box.setRange(0, MOST_EXTRA)
        self.extra_box.setAccessibleName(tr("Extra scrambles"))
        self.extra_box.setToolTip(tr("How many more, numbered E1, E2, … for attempts done again"))

    def _lay_out(self) -> None:
        form = form_layout()
        form.addRow(tr("Cou&nt"), self.count_box)
        form.addRow(tr("E&xtra"), self.extra_box)
        show_whole(form)
        buttons = flow(self.copy_button, self.save_button, self.print_button)
        idle = QWidget()
        stack(idle, self.make_button, self.note)
        self._area = Steady(idle, self.busy)
        above = self.competition_box, self.competition_note, form
        stack(self, *above, self._area, self.list, buttons)

    def _connect(self) -> None:
        self.competition_box.toggled.connect(self._on_competition)
        self.make_button.clicked.connect(self._make)
        self.copy_button.clicked.connect(self._copy)
        self.save_button.clicked.connect(self._save)
        self.print_button.clicked.connect(self._print)

    def _on_competition(self, on: bool) -> None:
        self._explain()
        if on:
            self._set_counts()
        else:
            self.extra_box.setValue(0)

    def _set_counts(self) -> None:
        count, extra = competition_counts(self._size)
        self.count_box.setValue(count)
        self.extra_box.setValue(extra)

    def _make(self) -> None:
        choice = self._scrambler.choice
        recipe = competition_recipe(choice.size) if self.is_for_competitions else choice.recipe
        if recipe is not None:
            counts = self.count_box.value(), self.extra_box.value()
            self.asked.emit()
            self._scrambler.make_sheet(BatchRequest(recipe, choice.seed, *counts))

    def _copy(self) -> None:
        sheet = self.sheet
        if sheet is not None:
            self._clipboard(sheet.as_text())

    def _save(self) -> None:
        sheet, path = self.sheet, ask_for_file(self.window(), "scrambles")
        if sheet is not None and path is not None:
            self.asked.emit()
            self._scrambler.save(sheet, path, self._theme.scheme)

    def _print(self) -> None:
        sheet = self.sheet
        if sheet is None:
            return
        try:
            printer = ask_for_printer(self.window(), sheet.title)
        except CubeError as error:
            self._scrambler.message.emit(sentence(reason(error)))
            return
        if printer is not None:
            self.asked.emit()
            self._scrambler.print(sheet, printer, self._theme.scheme)

    def _explain(self) -> None:
        """Say what a competition takes."""
        name = cube_name(self._size)
        if self._size not in COMPETITION_SIZES:
            about = tr("There are competitions for 2×2×2 to 7×7×7, not for {name}.").format(
                name=name
            )
        else:
            count, extra = competition_counts(self._size)
            by_state = competition_recipe(self._size).kind == RANDOM_STATE
            text = (
                tr("A round of {name} takes {count} scrambles by random state, and {extra} more.")
                if by_state
                else tr(
                    "A round of {name} takes {count} scrambles by random moves, and {extra} more."
                )
            )
            about = text.format(name=name, count=count, extra=extra)
        self.competition_box.setToolTip(about)
        self.competition_note.set_text(about if self.is_for_competitions else "")
