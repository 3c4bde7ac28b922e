"""The buttons at the foot of Play: solve what is there, enter one's own cube, scramble."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import Qt
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QPushButton

from cubeapp.ui.controls.command_button import follow_action
from cubeapp.ui.controls.flow import Flow
from cubeapp.ui.controls.icon_button import show_icon
from cubeapp.ui.shell.commands import Commands
from cubeapp.words import mark, tr

BUTTONS = (
    ("solve-here", mark("Solve")),
    ("paint", mark("Enter my cube")),
    ("scramble", mark("Scramble")),
)
"""The ids of the commands, and the words of their buttons."""


class PlayBar(Flow):
    """Keeps each of the main jobs one click away, however far the page is scrolled."""

    def __init__(self, commands: Commands) -> None:
        super().__init__()
        made = [_button(commands[id], tr(words)) for id, words in BUTTONS]
        self.insert(0, *made)
        self._scramble = made[-1]
        # The icon alone: with its words there would be a second line now and then.
        self._scramble.setText("")
        show_icon(self._scramble, "scramble")
        self.set_scrolled(False)

    def set_scrolled(self, scrolled: bool) -> None:
        """Offer to scramble here where the button at the top of the page is out of sight."""
        self._scramble.setVisible(scrolled)


def _button(action: QAction, words: str) -> QPushButton:
    """Return a button that does what ``action`` does, in words of its own."""
    made = QPushButton(words)
    made.setObjectName(action.objectName())
    made.setAutoDefault(False)
    made.setAccessibleName(words)
    # Tab comes here; a click leaves the keys to the cube.
    made.setFocusPolicy(Qt.FocusPolicy.TabFocus)
    made.clicked.connect(action.trigger)
    action.changed.connect(partial(follow_action, made, action))
    follow_action(made, action)
    return made
