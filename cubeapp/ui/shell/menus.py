"""The menus."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from PySide6.QtGui import QAction, QActionGroup
from PySide6.QtWidgets import QMenu, QMenuBar, QWidget

from cubeapp.ui.shell.commands import Commands
from cubeapp.words import mark, tr

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
            *("place-play", "place-solve", "place-learn", "place-train", "place-lab"),
            *("place-preferences", "place-files", SEPARATOR),
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
            *(
                "solve",
                "steps",
                "find_algs",
                "patterns",
                "explore",
                "cancel",
                SEPARATOR,
                "first",
                "back",
                "play",
                "forward",
                "last",
            ),
            *("previous_step", "next_step", SEPARATOR, "slower", "faster", "pause_steps"),
            *(SEPARATOR, "large_page", "lost", "lost_scramble"),
        ),
    ),
    (
        mark("&Help"),
        (
            "welcome",
            "course",
            "learn",
            "rule-sheet",
            "print-rule-sheet",
            "describe",
            "keys",
            SEPARATOR,
            "about",
        ),
    ),
)


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

    def set_offered(self, is_offered: Callable[[str], bool]) -> None:
        """Enable the entries whose keys ``is_offered`` is true for."""
        for action in self.choices:
            action.setEnabled(is_offered(action.data()))

    def mark(self, chosen: str) -> None:
        """Mark the entry with the key ``chosen``."""
        for action in self.choices:
            action.setChecked(action.data() == chosen)
