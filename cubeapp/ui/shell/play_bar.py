"""The buttons at the foot of Play: scramble, solve what is there, enter one's own cube."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import Qt
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QPushButton

from cubeapp.language import mark, tr
from cubeapp.ui.controls.flow import Flow
from cubeapp.ui.shell.commands import Commands

BUTTONS = (
    ("scramble", mark("Scramble")),
    ("solve-here", mark("Solve")),
    ("paint", mark("Enter my cube")),
)
"""The ids of the commands, and the words of their buttons."""


class PlayBar(Flow):
    """Keeps each of the main jobs one click away, whichever page of Play is shown."""

    def __init__(self, commands: Commands) -> None:
        super().__init__()
        for index, (id, words) in enumerate(BUTTONS):
            button = _button(commands[id], tr(words))
            button.setDefault(index == 0)
            self.insert(index, button)


def _button(action: QAction, words: str) -> QPushButton:
    """Return a button that does what ``action`` does, in words of its own."""
    made = QPushButton(words)
    made.setObjectName(action.objectName())
    made.setAutoDefault(False)
    made.setAccessibleName(words)
    # Tab comes here; a click leaves the keys to the cube.
    made.setFocusPolicy(Qt.FocusPolicy.TabFocus)
    made.clicked.connect(action.trigger)
    action.changed.connect(partial(_follow, made, action))
    _follow(made, action)
    return made


def _follow(button: QPushButton, action: QAction) -> None:
    """Let ``button`` be enabled when ``action`` is, and say why it is not."""
    button.setEnabled(action.isEnabled())
    button.setToolTip(action.toolTip())
    button.setAccessibleDescription(action.statusTip())
