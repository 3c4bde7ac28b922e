"""The commands that open and save a file, and the dialogs that ask which."""

from __future__ import annotations

import re
from collections.abc import Mapping
from pathlib import Path

from PySide6.QtCore import QObject
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QFileDialog, QWidget

from cubeapp.language import mark, tr
from cubeapp.ui.shell.session import Session

FILE_FILTER = mark("Text (*.txt);;All files (*)")
OPEN_FILTER = mark("Cubes, moves and sessions (*.txt *.json);;All files (*)")

_IN_NO_NAME = re.compile(r'[\\/:*?"<>|\x00-\x1f]')


def file_name(text: str) -> str:
    """Return ``text``, such as a session's name, as a name that every system has files of."""
    return _IN_NO_NAME.sub("-", text)


def ask_for_place(
    parent: QWidget, title: str, name: str, kinds: str, endings: tuple[str, ...]
) -> Path | None:
    """Ask where a file is to be saved; ``None`` if the person would rather not.

    Args:
        parent: the window.
        title: of the dialog.
        name: of the file, as it is offered.
        kinds: the dialog's filter.
        endings: what the file's name may end in; the first is added to one that does not.
    """
    while True:
        chosen, _filter = QFileDialog.getSaveFileName(parent, title, name, kinds)
        path = Path(chosen)
        if not chosen or path.name.lower().endswith(endings):
            return path if chosen else None
        path = path.with_name(path.name + endings[0])
        if not path.exists():
            return path
        # The dialog has asked about the name without the ending: it is to ask about this one.
        name = str(path)


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
