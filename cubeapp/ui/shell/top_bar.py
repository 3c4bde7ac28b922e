"""The row at the top of the window: menus, size, undo and redo, the session, and the search."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QAction, QPainter, QPaintEvent, QPalette, QResizeEvent
from PySide6.QtWidgets import (
    QFrame,
    QHBoxLayout,
    QMenu,
    QMenuBar,
    QSizePolicy,
    QToolButton,
    QWidget,
)

from cubeapp.engine.text import shortened
from cubeapp.ui.controls.command_button import follow_action
from cubeapp.ui.controls.font_sizes import follow_font, label_font
from cubeapp.ui.controls.panel import quiet_tool
from cubeapp.ui.controls.sizes import RADIUS_CHIP
from cubeapp.ui.shell.commands import Commands, shown_key
from cubeapp.ui.shell.frame_sizes import FrameSizes, letters
from cubeapp.ui.shell.size_box import SizeBox
from cubeapp.words import tr

SESSION = ("new_session", "save_session", "sessions", "", "open", "save", "export")
"""The commands in the menu of the session; an empty one is a line."""
LONGEST_NAME = 30
"""Letters of a session's name that are shown; the tooltip has all."""
SEARCH_MOST = 372
"""Pixels: the width of the search for letters of the usual size."""
SPACING = 6
"""Pixels between two parts."""


class FindButton(QToolButton):
    """Looks like a field to search in, with the key that leads there at its end."""

    def __init__(self, action: QAction) -> None:
        super().__init__()
        self._key = ""
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.clicked.connect(action.trigger)
        action.changed.connect(partial(self._follow, action))
        self._follow(action)

    @property
    def is_worded(self) -> bool:
        """Whether there is more than an icon."""
        return self.toolButtonStyle() is Qt.ToolButtonStyle.ToolButtonTextBesideIcon

    def set_worded(self, worded: bool) -> None:
        """Show the words and the key, or the icon alone."""
        style = Qt.ToolButtonStyle
        self.setToolButtonStyle(
            style.ToolButtonTextBesideIcon if worded else style.ToolButtonIconOnly
        )
        self.setMinimumWidth(self.worded_width if worded else 0)

    @property
    def worded_width(self) -> int:
        """Pixels that icon, words and key take."""
        line = self.fontMetrics().height()
        return self.fontMetrics().horizontalAdvance(self.text() + self._key) + 5 * line

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the key as on a keyboard."""
        super().paintEvent(event)
        if not self.is_worded or not self._key:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setFont(label_font(self.font()))
        metrics = painter.fontMetrics()
        place = metrics.boundingRect(self._key).adjusted(-5, -2, 5, 2)
        place.moveCenter(self.rect().center())
        place.moveRight(self.width() - 7)
        palette = self.palette()
        painter.setPen(palette.color(QPalette.ColorRole.Mid))
        painter.setBrush(palette.color(QPalette.ColorRole.AlternateBase))
        painter.drawRoundedRect(place, RADIUS_CHIP, RADIUS_CHIP)
        painter.setPen(palette.color(QPalette.ColorRole.PlaceholderText))
        painter.drawText(place, Qt.AlignmentFlag.AlignCenter, self._key)

    def _follow(self, action: QAction) -> None:
        """Show the icon, the key and the tooltip of ``action``; the words are its own."""
        self._key = shown_key(action)
        self.setIcon(action.icon())
        follow_action(self, action)


class TopBar(QWidget):
    """One row, which leaves out the least needed parts where they do not fit."""

    def __init__(self, menus: QMenuBar, size_box: SizeBox, commands: Commands) -> None:
        super().__init__()
        self._menus = menus
        self._size_box = size_box
        self._is_narrow = False
        self.session_button = _session_button(commands)
        self.find_button = FindButton(commands["find"])
        self._tools = undo, redo, theme = [
            quiet_tool(commands[id]) for id in ("undo", "redo", "theme")
        ]
        lines = (_line(), _line())
        menus.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred)
        row = QHBoxLayout(self)
        row.setContentsMargins(SPACING, 0, SPACING + 2, 0)
        row.setSpacing(SPACING)
        for part in (menus, lines[0], size_box, undo, redo, lines[1], self.session_button):
            row.addWidget(part, 0, Qt.AlignmentFlag.AlignVCenter)
        row.addStretch(1)
        row.addWidget(self.find_button)
        row.addWidget(theme)
        self._spare = ((*lines, self.session_button), (theme,), (undo, redo))
        """What is left out, the least needed parts first; menus and keys have it still."""
        follow_font(self, self._fit)

    def show_session(self, name: str) -> None:
        """Show the name of the open session; "" if it has none."""
        shown = shortened(name, LONGEST_NAME).replace("&", "&&")
        self.session_button.setText(shown or tr("New session"))
        self.session_button.setToolTip(name or tr("Save, open and export what is here"))
        self._fit()

    def set_sizes(self, sizes: FrameSizes) -> None:
        """Fit a window of these sizes; a narrow one has no name of the session."""
        self._is_narrow = sizes.is_narrow
        words = tr("Find anything") if self._is_narrow else tr("Find a command, case or pattern")
        self.find_button.setText(words)
        self.setFixedHeight(max(sizes.bar, self._size_box.sizeHint().height() + SPACING))
        self._fit()

    def minimumSizeHint(self) -> QSize:
        """Wide enough for a menu, the size and the search."""
        parts = (self._menus, self._size_box, self.find_button)
        width = sum(part.minimumSizeHint().width() + SPACING for part in parts)
        return QSize(width + 2 * SPACING, self.minimumHeight())

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Leave the menus their room."""
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        """Show what there is room for: the menus first, the words of the search last."""
        line = self.fontMetrics().height()
        for tool in self._tools:
            # Of a fixed size, so that another tooltip has nothing laid out anew.
            tool.setFixedSize(tool.sizeHint())
        self.find_button.setIconSize(QSize(line, line))
        self.find_button.set_worded(False)
        always = (self._menus, self._size_box, self.find_button)
        room = self.width() - 3 * SPACING - sum(_width_of(part) for part in always)
        for parts in reversed(self._spare):
            room -= sum(_width_of(part) for part in parts)
            is_wanted = self.session_button not in parts or not self._is_narrow
            for part in parts:
                part.setVisible(is_wanted and room >= 0)
            if not is_wanted:
                room += sum(_width_of(part) for part in parts)
        more = self.find_button.worded_width - self.find_button.sizeHint().width()
        if room >= more:
            self.find_button.set_worded(True)
            usual = round(SEARCH_MOST * letters(self.fontMetrics()))
            most = self.find_button.worded_width + room - more
            self.find_button.setMinimumWidth(max(self.find_button.worded_width, min(usual, most)))


def _width_of(part: QWidget) -> int:
    return part.sizeHint().width() + SPACING


def _session_button(commands: Commands) -> QToolButton:
    """Return the button that names the session and offers what can be done with it."""
    made = quiet_tool()
    made.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextOnly)
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
