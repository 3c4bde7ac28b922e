"""The commands that open and save a file, with the dialogs that ask which."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QObject
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QFileDialog, QWidget

from cubeapp.language import mark, tr
from cubeapp.ui.session import Session

FILE_FILTER = mark("Text (*.txt);;All files (*)")
OPEN_FILTER = mark("Cubes, moves and sessions (*.txt *.json);;All files (*)")


class FileDialogs(QObject):
    """Asks for a file, and has the session open or write it."""

    def __init__(self, window: QWidget, session: Session, actions: Mapping[str, QAction]) -> None:
        super().__init__(window)
        self._window = window
        self._session = session
        actions["open"].triggered.connect(self._open)
        actions["save"].triggered.connect(self._save)

    def _open(self) -> None:
        path, _filter = QFileDialog.getOpenFileName(
            self._window, tr("Open a cube, moves or a session"), "", tr(OPEN_FILTER)
        )
        if path:
            self._session.open_file(path)

    def _save(self) -> None:
        path, _filter = QFileDialog.getSaveFileName(
            self._window, tr("Save facelets"), "cube.txt", tr(FILE_FILTER)
        )
        if path:
            self._session.save_file(path)
