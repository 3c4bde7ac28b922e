"""Saves or prints a deck with the algs that are done."""

from __future__ import annotations

from functools import partial
from pathlib import Path

from PySide6.QtGui import QPageSize

from cubeapp.drawing.theme import LIGHT, Theme
from cubeapp.engine.practice.case_sheet import CaseSheet, case_sheet
from cubeapp.engine.solvers.control import SearchControl
from cubeapp.ui.controls.file_dialogs import ask_for_place, file_name
from cubeapp.ui.drawing.case_sheet import ENDINGS, case_sheet_drawing, case_sheet_file
from cubeapp.ui.services.files import write_file
from cubeapp.ui.shell.feature import Shell
from cubeapp.ui.shell.printing import print_pages
from cubeapp.ui.train.cases.model import Drilling
from cubeapp.words import mark, tr

FILTER = mark("Pages or a picture (*.pdf *.png *.svg)")


def save_sheet(shell: Shell, model: Drilling, theme: Theme) -> None:
    """Ask where the sheet of the ticked cases goes, and draw it there in the background.

    Args:
        shell: what a feature may use.
        model: has the deck and the user's algs.
        theme: whose stickers are drawn.
    """
    sheet = _sheet_of(model)
    name = f"{file_name(tr(sheet.title))}{ENDINGS[0]}"
    window = shell.stage.cube_view.window()
    path = ask_for_place(window, tr("Save a sheet of the cases"), name, tr(FILTER), ENDINGS)
    if path is None:
        return
    message = tr("Saved as {name}.").format(name=path.name)
    paper = LIGHT.with_looks(theme.looks)
    shell.tasks.start(partial(_write, sheet, path, paper), lambda _: shell.status.show(message))


def print_sheet(shell: Shell, model: Drilling, theme: Theme) -> None:
    """Ask which printer the sheet of the ticked cases goes to, and print it; see `save_sheet`."""
    sheet = _sheet_of(model)
    drawing = case_sheet_drawing(sheet, LIGHT.with_looks(theme.looks))
    print_pages(shell, tr(sheet.title), drawing)


def _sheet_of(model: Drilling) -> CaseSheet:
    choice = model.choice
    chosen = choice.case_set
    return case_sheet(chosen, choice.cases or chosen.cases, model.store.book)


def _write(sheet: CaseSheet, path: Path, theme: Theme, _control: SearchControl) -> None:
    data = case_sheet_file(sheet, path.suffix.lower(), QPageSize.PageSizeId.A4, theme)
    write_file(path, data)
