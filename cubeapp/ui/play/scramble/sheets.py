"""Batches of scrambles as files: text, CSV, JSON, and pages to print."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtWidgets import QWidget

from cubeapp.drawing.theme import ColourScheme
from cubeapp.engine.model.errors import CubeError
from cubeapp.engine.scrambles.sheets import Sheet
from cubeapp.engine.solvers.control import SearchControl
from cubeapp.ui.controls.file_dialogs import ask_for_place
from cubeapp.ui.services.files import write_file
from cubeapp.words import mark, tr

if TYPE_CHECKING:
    from PySide6.QtPrintSupport import QPrinter

SUFFIXES = {
    ".pdf": mark("Sheet to print (*.pdf)"),
    ".txt": mark("Text (*.txt)"),
    ".csv": mark("Table (*.csv)"),
    ".json": mark("Data (*.json)"),
}
"""The endings of files, and how a dialog names them."""


def ask_for_file(parent: QWidget, name: str) -> Path | None:
    """Ask where to save a batch; ``None`` if the user cancels.

    Args:
        parent: the window.
        name: of the file, without an ending.
    """
    kinds, endings = ";;".join(map(tr, SUFFIXES.values())), tuple(SUFFIXES)
    return ask_for_place(parent, tr("Save the scrambles"), f"{name}.pdf", kinds, endings)


def print_sheet(
    sheet: Sheet, printer: QPrinter, scheme: ColourScheme, control: SearchControl
) -> None:
    """Print the pages of ``sheet``.

    Args:
        sheet: the scrambles.
        printer: whose paper was chosen.
        scheme: the colours of the pictures.
        control: to stop it.

    Raises:
        CubeError: the printer takes nothing.
        SearchCancelled: ``control`` was cancelled; see `print_document`.
    """
    # Only pages need what draws and sets them.
    from cubeapp.ui.drawing.pages import print_document
    from cubeapp.ui.drawing.sheet import sheet_drawing

    print_document(printer, partial(sheet_drawing, sheet, scheme), control)


def write_sheet(sheet: Sheet, path: Path, scheme: ColourScheme, control: SearchControl) -> None:
    """Write ``sheet`` to a file as its ending says.

    Args:
        sheet: the scrambles.
        path: of the file; its ending is one of `SUFFIXES`.
        scheme: the colours of the pictures.
        control: to stop the drawing of pages.

    Raises:
        CubeError: the file cannot be written; what was there before is still there.
        SearchCancelled: ``control`` was cancelled.
    """
    suffix = path.suffix.lower()
    if suffix == ".pdf":
        # Only pages need what draws and sets them.
        from cubeapp.ui.drawing.sheet import sheet_pdf

        data = sheet_pdf(sheet, scheme, control)
    elif suffix == ".csv":
        data = sheet.as_csv().encode()
    elif suffix == ".json":
        data = sheet.as_json().encode()
    elif suffix == ".txt":
        data = sheet.as_text().encode()
    else:
        text = tr("a batch is saved as {endings}: {name} is none of these")
        raise CubeError(text.format(endings=", ".join(SUFFIXES), name=path.name))
    write_file(path, data)
