"""The commands that open and save cubes and moves, copy and paste them, and start again."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from pathlib import Path

from PySide6.QtWidgets import QFileDialog

from cubeapp.ui.controls.file_dialogs import ask_for_place
from cubeapp.ui.files.opening.model import Opener
from cubeapp.ui.shell.commands import Command
from cubeapp.ui.shell.feature import Feature, Shell
from cubeapp.words import mark, tr

FILE_FILTER = mark("Text (*.txt);;All files (*)")
OPEN_FILTER = mark("Cubes, moves and sessions (*.txt *.json);;All files (*)")


class OpeningFeature(Feature):
    """Asks for files, and has the model open or write them."""

    id = "opening"
    place = "files"

    def __init__(self, shell: Shell, open_session: Callable[[Path], object]) -> None:
        super().__init__(shell)
        self.model = Opener(shell.document, shell.status, open_session, shell.settings, self)

    def commands(self) -> Iterable[Command]:
        """Return the commands of the menus File and Edit that concern text."""
        model = self.model
        tip = mark("Open a cube, moves or a session from a file")
        yield Command("open", mark("&Open…"), tip, self._open, keys=("Ctrl+O",))
        tip = mark("Save the cube as a text file")
        yield Command("save", mark("&Save facelets…"), tip, self._save, keys=("Ctrl+S",))
        tip, keys = mark("Copy the moves as text"), ("Ctrl+Shift+M",)
        yield Command("copy_moves", mark("Copy &moves"), tip, model.copy_moves, keys=keys)
        tip, keys = mark("Copy the cube as text"), ("Ctrl+Shift+C",)
        yield Command("copy_facelets", mark("&Copy facelets"), tip, model.copy_facelets, keys=keys)
        tip, keys = mark("Start again from a solved cube"), ("Ctrl+N",)
        yield Command("reset", mark("&Reset"), tip, model.reset, keys=keys, icon="reset")

    def _open(self) -> None:
        path, _filter = QFileDialog.getOpenFileName(
            self.shell.stage.frame.window(),
            tr("Open a cube, moves or a session"),
            "",
            tr(OPEN_FILTER),
        )
        if path:
            self.model.open_file(Path(path))

    def _save(self) -> None:
        window, kinds = self.shell.stage.frame.window(), tr(FILE_FILTER)
        path = ask_for_place(window, tr("Save facelets"), "cube.txt", kinds, (".txt",))
        if path is not None:
            self.model.save_file(path)
