"""Pages of whatever feature, sent to a printer."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cubeapp.engine.model.errors import CubeError
from cubeapp.ui.controls.printing import ask_for_printer
from cubeapp.ui.drawing.pages import Draw, print_document
from cubeapp.ui.shell.feature import Shell
from cubeapp.words import reason, sentence, tr

if TYPE_CHECKING:
    from PySide6.QtPrintSupport import QPrinter


def print_pages(shell: Shell, title: str, draw: Draw) -> None:
    """Ask which printer pages go to, and draw them there in the background.

    Args:
        shell: what a feature may use.
        title: of the document.
        draw: draws the pages, on any thread.
    """
    try:
        printer = ask_for_printer(shell.stage.cube_view.window(), title)
    except CubeError as error:
        shell.status.show(sentence(reason(error)))
    else:
        if printer is not None:
            _send(shell, printer, draw)


def _send(shell: Shell, printer: QPrinter, draw: Draw) -> None:
    shell.tasks.start(
        lambda control: print_document(printer, lambda _control: draw, control),
        lambda _none: shell.status.show(tr("Sent to the printer.")),
    )
