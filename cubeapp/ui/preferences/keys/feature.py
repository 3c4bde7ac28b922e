"""The keys that turn the cube and run commands, and the window that binds others."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import TYPE_CHECKING, Self

from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import QMenu, QWidget

from cubeapp.ui.preferences.keys.command_keys import CommandKeys
from cubeapp.ui.preferences.keys.model import CubeKeys
from cubeapp.ui.services.keyboard import Keyboard
from cubeapp.ui.services.keymap import KEYMAPS
from cubeapp.ui.shell.commands import Command
from cubeapp.ui.shell.feature import Feature, Shell
from cubeapp.ui.shell.menus import ChoiceMenu
from cubeapp.words import mark, tr

if TYPE_CHECKING:
    from cubeapp.ui.preferences.keys.panel import KeysWindow


class KeysFeature(Feature):
    """Applies the keyboard map and the commands' keys, and shows and changes both."""

    id = "keys"
    place = "preferences"

    def __init__(
        self, shell: Shell, keyboard: Keyboard, refusal: Callable[[QKeySequence], str]
    ) -> None:
        """Apply nothing yet.

        Args:
            shell: what every feature may use.
            keyboard: follows the map.
            refusal: says why something else in the window needs a key, "" if nothing does.
        """
        super().__init__(shell)
        self.model = CubeKeys(keyboard, shell.settings)
        self.command_keys = CommandKeys(shell.commands, shell.settings, refusal, self)
        self._menu: ChoiceMenu | None = None
        self._window: KeysWindow | None = None
        keyboard.keymap_changed.connect(self._mark)

    def commands(self) -> Iterable[Command]:
        """Return the command that shows the keys."""
        tip = mark("See what every key does, and bind keys otherwise")
        yield Command("keys", mark("&Keys…"), tip, self._show, keys=("F1",), icon="help")

    def menus(self, parent: QWidget) -> Mapping[str, QMenu]:
        """Return the menu of the keyboard maps."""
        maps = [(keymap.name, tr(keymap.title)) for keymap in KEYMAPS.values()]
        chosen = self.model.preset.name
        self._menu = ChoiceMenu(tr("&Keyboard"), maps, chosen, self.model.choose, parent)
        self._menu.addSeparator()
        self._menu.addAction(self.shell.commands[self.id])
        return {"keyboard_menu": self._menu}

    def refresh(self) -> None:
        """Give the cube and the commands their keys."""
        self.command_keys.apply()
        self.model.apply()

    def go_on_from(self, before: Self) -> None:
        """Show the window if it was there, with the page that was in front."""
        if before._window is not None and before._window.isVisible():
            self._show().pages.setCurrentIndex(before._window.pages.currentIndex())
            before._window.close()

    def _show(self) -> KeysWindow:
        if self._window is None:
            from cubeapp.ui.preferences.keys.panel import KeysWindow

            parent = self.shell.stage.frame.window()
            self._window = KeysWindow(self.model, self.command_keys, parent)
        self._window.show()
        self._window.raise_()
        self._window.activateWindow()
        return self._window

    def _mark(self) -> None:
        if self._menu is not None:
            self._menu.mark(self.model.preset.name)
