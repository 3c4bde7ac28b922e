"""Asks where a session goes, and what becomes of one that cannot be saved."""

from __future__ import annotations

from enum import Enum, auto
from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QMessageBox, QWidget

from cubeapp.ui.controls.file_dialogs import ask_for_place, file_name
from cubeapp.ui.files.sessions.model import SUFFIX
from cubeapp.words import mark, sentence, tr

FILTER = mark("Sessions (*.cubeapp.json *.json);;All files (*)")


class Leaving(Enum):
    """What the user wants of a session that would be lost."""

    SAVE = auto()
    """It is to be saved in a file elsewhere."""
    QUIT = auto()
    STAY = auto()


def ask_for_session_file(parent: QWidget, name: str) -> Path | None:
    """Ask where a session is to be saved; ``None`` if the user cancels.

    Args:
        parent: the window.
        name: of the session, "" if it has none.
    """
    suggested = file_name(name or tr("session")) + SUFFIX
    return ask_for_place(parent, tr("Save this session"), suggested, tr(FILTER), (SUFFIX, ".json"))


def ask_about_loss(parent: QWidget, fault: str) -> Leaving:
    """Ask what to do as the window closes; without an answer it stays.

    Args:
        parent: the window.
        fault: why the session cannot be saved.
    """
    box, role = QMessageBox(parent), QMessageBox.ButtonRole
    box.setWindowTitle(tr("The session is not saved"))
    box.setIcon(QMessageBox.Icon.Warning)
    # It may name any file.
    box.setTextFormat(Qt.TextFormat.PlainText)
    box.setText(sentence(tr("This session cannot be saved: {reason}").format(reason=fault)))
    box.setInformativeText(tr("What you have done since it was last saved is lost if you quit."))
    box.setDefaultButton(box.addButton(tr("Save elsewhere…"), role.AcceptRole))
    box.addButton(tr("Quit anyway"), role.DestructiveRole)
    box.setEscapeButton(box.addButton(tr("Stay"), role.RejectRole))
    box.exec()
    answers = {role.AcceptRole: Leaving.SAVE, role.DestructiveRole: Leaving.QUIT}
    answer = answers.get(box.buttonRole(box.clickedButton()), Leaving.STAY)
    box.deleteLater()
    return answer
