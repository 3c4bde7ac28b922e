"""The menu bar and the toolbar, made of the window's actions."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from PySide6.QtCore import QEvent, QSize, Qt
from PySide6.QtGui import QAction, QActionGroup, QKeyEvent, QKeySequence
from PySide6.QtWidgets import QMenu, QMenuBar, QSizePolicy, QSpinBox, QToolBar, QToolButton, QWidget

from cubeapp.engine.geometry import MAX_SIZE, MIN_SIZE
from cubeapp.language import mark, tr, without_key
from cubeapp.ui.controls.font_sizes import follow_font
from cubeapp.ui.shell.commands import Commands

SEPARATOR = ""
MENUS = (
    (
        mark("&File"),
        (
            *("open", "save", "export", SEPARATOR),
            *("new_session", "save_session", "sessions", SEPARATOR, "quit"),
        ),
    ),
    (
        mark("&Edit"),
        (
            *("undo", "redo", "history", "bookmark", SEPARATOR),
            *("copy_moves", "copy_facelets", "paste", SEPARATOR, "find"),
        ),
    ),
    (
        mark("&Cube"),
        (
            *("scramble", "paint", "algs", "library", "lab", "practice", "reset", SEPARATOR),
            *("keyboard_menu", "inner_slices"),
        ),
    ),
    (
        mark("&View"),
        (
            *("show_cube", "show_net", "show_panel", SEPARATOR, "looks", "hints", "behind"),
            SEPARATOR,
            *(
                "around_menu",
                "reset_view",
                "trackball",
                "show_next_move",
                "instant",
                "full_screen",
                SEPARATOR,
            ),
            *("larger_text", "smaller_text", "usual_text", SEPARATOR),
            *("stickering_menu", "theme_menu", "scheme_menu", "language_menu"),
        ),
    ),
    (
        mark("&Solve"),
        (
            *("solve", "explore", "cancel", SEPARATOR, "first", "back", "play", "forward", "last"),
            *("previous_step", "next_step", SEPARATOR, "slower", "faster", "pause_steps"),
        ),
    ),
    (mark("&Help"), ("welcome", "learn", "describe", "keys", SEPARATOR, "about")),
)
WORDED = ("scramble", "paint", "solve")
"""Tools that show their words beside their icon."""


def fill_menu_bar(bar: QMenuBar, actions: Commands, submenus: Mapping[str, QMenu]) -> None:
    """Put every menu of `MENUS` into ``bar``.

    Commands that `MENUS` does not place stand at the end of the menu that they name.

    Args:
        bar: the menu bar.
        actions: by the ids of the commands.
        submenus: by their ids in `MENUS`.
    """
    for title, names in MENUS:
        menu = bar.addMenu(tr(title))
        menu.setToolTipsVisible(True)
        for name in names:
            if name == SEPARATOR:
                menu.addSeparator()
            elif name in submenus:
                submenus[name].setObjectName(name)
                menu.addMenu(submenus[name])
            else:
                menu.addAction(actions[name])
        for name in actions.of_menu(title):
            menu.addAction(actions[name])


class ChoiceMenu(QMenu):
    """A menu of which one entry is chosen."""

    def __init__(
        self,
        title: str,
        choices: Sequence[tuple[str, str]],
        chosen: str,
        choose: Callable[[str], None],
        parent: QWidget,
    ) -> None:
        """Make the menu.

        Args:
            title: its words.
            choices: the key and the words of each entry.
            chosen: the key of the entry that is marked.
            choose: called with the key of the entry that the user chooses.
            parent: the owner.
        """
        super().__init__(title, parent)
        self._group = QActionGroup(self)
        for key, text in choices:
            action = self.addAction(text)
            action.setCheckable(True)
            action.setChecked(key == chosen)
            action.setData(key)
            self._group.addAction(action)
        self._group.triggered.connect(lambda action: choose(str(action.data())))

    @property
    def choices(self) -> list[QAction]:
        """The entries to choose from; the data of each is its key."""
        return self._group.actions()

    def mark(self, chosen: str) -> None:
        """Mark the entry with the key ``chosen``."""
        for action in self.choices:
            action.setChecked(action.data() == chosen)


class SizeBox(QSpinBox):
    """Chooses the size of the cube."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setRange(MIN_SIZE, MAX_SIZE)
        self.setPrefix(tr("Size "))
        self.setKeyboardTracking(False)
        self.setAccessibleName(tr("Size of the cube"))
        self.setToolTip(tr("Layers along an edge, 2 to 100: type a number and press Enter, or ↑ ↓"))

    def event(self, event: QEvent) -> bool:
        """Leave undo and redo to the window, which takes the change of size back."""
        if isinstance(event, QKeyEvent) and event.type() == QEvent.Type.ShortcutOverride:
            keys = (QKeySequence.StandardKey.Undo, QKeySequence.StandardKey.Redo)
            if any(event.matches(key) for key in keys):
                event.ignore()
                return False
        return super().event(event)


def fill_toolbar(bar: QToolBar, size_box: SizeBox, actions: Mapping[str, QAction]) -> None:
    """Put the size and the main commands into ``bar``."""

    def fit() -> None:
        side = round(bar.fontMetrics().height() * 1.25)
        bar.setIconSize(QSize(side, side))

    follow_font(bar, fit)
    bar.setMovable(False)
    bar.setContextMenuPolicy(Qt.ContextMenuPolicy.PreventContextMenu)
    bar.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonIconOnly)
    bar.addWidget(size_box)
    bar.addSeparator()
    for name in (*WORDED, "reset"):
        # Qt takes "&" out of the words, but not the brackets around a letter in Chinese.
        actions[name].setIconText(without_key(actions[name].text()))
    for name in WORDED:
        bar.addAction(actions[name])
    bar.addSeparator()
    bar.addAction(actions["undo"])
    bar.addAction(actions["redo"])
    bar.addAction(actions["reset"])
    space = QWidget()
    space.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
    bar.addWidget(space)
    bar.addAction(actions["theme"])
    for name in (*WORDED, "undo", "redo", "reset", "theme"):
        # Tab comes here; a click leaves the keys to the cube.
        bar.widgetForAction(actions[name]).setFocusPolicy(Qt.FocusPolicy.TabFocus)
    for name in (*WORDED, "reset"):
        button = bar.widgetForAction(actions[name])
        if isinstance(button, QToolButton):
            button.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
