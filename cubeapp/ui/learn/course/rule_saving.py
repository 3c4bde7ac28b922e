"""Saves or prints the sheet with the twelve rules."""

from __future__ import annotations

from functools import partial
from pathlib import Path

from PySide6.QtCore import QLocale
from PySide6.QtGui import QPageSize

from cubeapp.engine.solvers.control import SearchControl
from cubeapp.engine.teaching.rule_sheet import RuleSheet, rule_sheet
from cubeapp.ui.controls.file_dialogs import ask_for_place, file_name
from cubeapp.ui.drawing.rules import ENDINGS, rules_drawing, rules_file
from cubeapp.ui.services.files import write_file
from cubeapp.ui.shell.feature import Shell
from cubeapp.ui.shell.printing import print_pages
from cubeapp.words import mark, tr

FILTER = mark("A page or a picture (*.pdf *.html *.png)")


def save_rules(shell: Shell, base: int) -> None:
    """Ask where the sheet goes, and draw it there in the background.

    Args:
        shell: what a feature may use.
        base: the colour of the first layer.
    """
    sheet = rule_sheet(base)
    name = f"{file_name(tr(sheet.title))}{ENDINGS[0]}"
    window = shell.stage.cube_view.window()
    path = ask_for_place(window, tr("Save the twelve rules"), name, tr(FILTER), ENDINGS)
    if path is None:
        return
    message = tr("Saved as {name}.").format(name=path.name)
    write = partial(_write, sheet, path, QLocale().name().partition("_")[0])
    shell.tasks.start(write, lambda _: shell.status.show(message))


def print_rules(shell: Shell, base: int) -> None:
    """Ask which printer the sheet goes to, and print it; see `save_rules`."""
    sheet = rule_sheet(base)
    print_pages(shell, tr(sheet.title), rules_drawing(sheet))


def _write(sheet: RuleSheet, path: Path, language: str, _control: SearchControl) -> None:
    write_file(path, rules_file(sheet, path.suffix.lower(), QPageSize.PageSizeId.A4, language))
