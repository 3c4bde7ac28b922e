"""Asks which printer pages go to."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtWidgets import QWidget

from cubeapp.engine.model.errors import CubeError
from cubeapp.words import tr

if TYPE_CHECKING:
    from PySide6.QtPrintSupport import QPrinter


def ask_for_printer(parent: QWidget, title: str) -> QPrinter | None:
    """Ask which printer pages go to, and on what paper; ``None`` if the user cancels.

    Args:
        parent: the window.
        title: of the document, as it stands in the printer's queue.

    Raises:
        CubeError: there is no printer.
    """
    # Few print anything, and it takes a while to load.
    from PySide6.QtPrintSupport import QPrintDialog, QPrinter, QPrinterInfo

    if not QPrinterInfo.availablePrinterNames():
        raise CubeError(tr("no printer is known here; the pages can be saved as PDF instead"))
    printer = QPrinter(QPrinter.PrinterMode.HighResolution)
    printer.setDocName(title)
    printer.setCreator("cubeapp")
    dialog = QPrintDialog(printer, parent)
    # Every page is drawn: a range of them would be ignored.
    dialog.setOption(QPrintDialog.PrintDialogOption.PrintPageRange, False)
    is_chosen = dialog.exec() == QPrintDialog.DialogCode.Accepted
    dialog.deleteLater()
    return printer if is_chosen else None
