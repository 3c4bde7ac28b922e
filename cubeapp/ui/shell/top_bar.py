"""The row at the top of the window: menus, size, undo and redo, the session, and the search."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QAction, QResizeEvent
from PySide6.QtWidgets import (
    QFrame,
    QHBoxLayout,
    QMenu,
    QMenuBar,
    QSizePolicy,
    QToolButton,
    QWidget,
)

from cubeapp.language import shortened, tr
from cubeapp.ui.controls.font_sizes import follow_font
from cubeapp.ui.shell.commands import Commands
from cubeapp.ui.shell.menus import SizeBox

SESSION = ("new_session", "save_session", "sessions", "", "open", "save", "export")
"""The commands in the menu of the session; an empty one is a line."""
LONGEST_NAME = 30
"""Letters of a session's name that are shown; the tooltip has all."""


class TopBar(QWidget):
    """One row, which leaves out the least needed parts where the window is narrow."""

    def __init__(self, menus: QMenuBar, size_box: SizeBox, commands: Commands) -> None:
        super().__init__()
        self.session_button = _session_button(commands, self)
        self.find_button = QToolButton()
        self._tools = [_tool(commands[id]) for id in ("undo", "redo", "theme")]
        undo, redo, theme = self._tools
        menus.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred)
        self._row = row = QHBoxLayout(self)
        row.setContentsMargins(4, 4, 8, 4)
        row.setSpacing(6)
        parts = (menus, _line(), size_box, undo, redo, _line(), self.session_button)
        self._parts = (*parts, theme)
        self._search_width = 0
        for part in parts:
            row.addWidget(part, 0, Qt.AlignmentFlag.AlignVCenter)
        row.addStretch(1)
        self._add_find(commands)
        row.addWidget(theme)
        follow_font(self, self._fit)

    def show_session(self, name: str) -> None:
        """Show the name of the open session; "" if it has none."""
        shown = shortened(name, LONGEST_NAME).replace("&", "&&")
        self.session_button.setText(shown or tr("New session"))
        self.session_button.setToolTip(name or tr("Save, open and export what is here"))

    def set_narrow(self, narrow: bool) -> None:
        """Leave out the session's button, and shorten the words of the search."""
        self.session_button.setVisible(not narrow)
        words = tr("Find anything") if narrow else tr("Find a command, case or pattern")
        self.find_button.setText(words)
        self._fit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Leave the menus their room: the search does with its icon where they need it."""
        super().resizeEvent(event)
        self._fit_search()

    def _fit_search(self) -> None:
        style = Qt.ToolButtonStyle
        shown = [part for part in self._parts if not part.isHidden()]
        others = sum(part.sizeHint().width() + self._row.spacing() for part in shown)
        fits = others + self._search_width + 2 * self._row.spacing() <= self.width()
        button = self.find_button
        button.setToolButtonStyle(
            style.ToolButtonTextBesideIcon if fits else style.ToolButtonIconOnly
        )
        button.setMinimumWidth(self._search_width if fits else 0)

    def _add_find(self, commands: Commands) -> None:
        action, button = commands["find"], self.find_button
        action.changed.connect(partial(_follow, button, action))
        _follow(button, action)
        button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        button.clicked.connect(action.trigger)
        self._row.addWidget(button)

    def _fit(self) -> None:
        line = self.fontMetrics().height()
        side = QSize(round(1.25 * line), round(1.25 * line))
        for button in (*self._tools, self.find_button):
            button.setIconSize(side)
        words = self.find_button.fontMetrics().horizontalAdvance(self.find_button.text())
        self._search_width = words + 5 * line
        self._fit_search()


def _follow(button: QToolButton, action: QAction) -> None:
    """Show the icon and the tooltip of ``action``; the words are the button's own."""
    button.setIcon(action.icon())
    button.setToolTip(action.toolTip())


def _tool(action: QAction) -> QToolButton:
    made = QToolButton()
    made.setDefaultAction(action)
    made.setAutoRaise(True)
    # Tab comes here; a click leaves the keys to the cube.
    made.setFocusPolicy(Qt.FocusPolicy.TabFocus)
    made.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonIconOnly)
    return made


def _session_button(commands: Commands, parent: QWidget) -> QToolButton:
    """Return the button that names the session and offers what can be done with it."""
    made = QToolButton(parent)
    made.setAutoRaise(True)
    made.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
    made.setFocusPolicy(Qt.FocusPolicy.TabFocus)
    made.setToolTip(tr("Save, open and export what is here"))
    menu = QMenu(made)
    for id in SESSION:
        if id:
            menu.addAction(commands[id])
        else:
            menu.addSeparator()
    made.setMenu(menu)
    return made


def _line() -> QFrame:
    made = QFrame()
    made.setFrameShape(QFrame.Shape.VLine)
    made.setFrameShadow(QFrame.Shadow.Plain)
    made.setForegroundRole(made.palette().ColorRole.Mid)
    return made
