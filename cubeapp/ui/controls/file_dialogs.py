"""Asks where a file goes."""

from __future__ import annotations

import re
from pathlib import Path

from PySide6.QtWidgets import QFileDialog, QWidget

_IN_NO_NAME = re.compile(r'[\\/:*?"<>|\x00-\x1f]')


def file_name(text: str) -> str:
    """Return ``text``, such as a session's name, as a file name that every system allows."""
    return _IN_NO_NAME.sub("-", text)


def ask_for_place(
    parent: QWidget, title: str, name: str, kinds: str, endings: tuple[str, ...]
) -> Path | None:
    """Ask where a file is to be saved; ``None`` if the user cancels.

    Args:
        parent: the window.
        title: of the dialog.
        name: of the file, as it is suggested.
        kinds: the dialog's filter.
        endings: what the file's name may end in; a name without one gets the first that the
            chosen kind lists, or the first of all.
    """
    while True:
        chosen, kind = QFileDialog.getSaveFileName(parent, title, name, kinds)
        path = Path(chosen)
        if not chosen or path.name.lower().endswith(endings):
            return path if chosen else None
        ending = next((each for each in endings if f"*{each}" in kind), endings[0])
        path = path.with_name(path.name + ending)
        if not path.exists():
            return path
        # The dialog has asked about the name without the ending: it is to ask about this one.
        name = str(path)
