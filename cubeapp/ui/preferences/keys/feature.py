"""The keys that turn the cube and run commands, and the window that binds others."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping

from PySide6.QtCore import QLocale
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import QMenu, QWidget

from cubeapp.language import mark, tr
from cubeapp.ui.preferences.keys.command_keys import CommandKeys
from cubeapp.ui.preferences.keys.key_layouts import LAYOUTS, default_layout
from cubeapp.ui.preferences.keys.panel import KeysWindow
from cubeapp.ui.services.keymap import KEYMAPS, VIRTUAL_CUBE, Keyboard, Keymap
from cubeapp.ui.shell.commands import Command
from cubeapp.ui.shell.feature import Feature, Shell
from cubeapp.ui.shell.menus import ChoiceMenu


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
        self._keyboard = keyboard
        self._settings = shell.settings
        self.command_keys = CommandKeys(shell.commands, shell.settings, refusal, self)
        self._menu: ChoiceMenu | None = None
        self._window: KeysWindow | None = None
        self.command_keys.changed.connect(self._show_commands)

    @property
    def preset(self) -> Keymap:
        """The map that is chosen, without the user's changes."""
        return KEYMAPS.get(self._settings.keymap, VIRTUAL_CUBE)

    def commands(self) -> Iterable[Command]:
        """Return the command that shows the keys."""
        tip = mark("See what every key does, and bind keys otherwise")
        yield Command("keys", mark("&Keys…"), tip, self._show, keys=("F1",))

    def menus(self, parent: QWidget) -> Mapping[str, QMenu]:
        """Return the menu of the keyboard maps."""
        maps = [(keymap.name, tr(keymap.title)) for keymap in KEYMAPS.values()]
        self._menu = ChoiceMenu(tr("&Keyboard"), maps, self.preset.name, self.choose, parent)
        self._menu.addSeparator()
        self._menu.addAction(self.shell.commands[self.id])
        return {"keyboard_menu": self._menu}

    def refresh(self) -> None:
        """Give the cube and the commands their keys."""
        self.command_keys.apply()
        self.apply()

    def choose(self, preset: str) -> None:
        """Turn the cube by the keys of the map of that name."""
        self._settings.keymap = preset
        self.apply()
        if self._menu is not None:
            self._menu.mark(self.preset.name)

    def apply(self) -> None:
        """Let the keys turn the cube as the settings say."""
        self._keyboard.set_keymap(self.preset.rebound(self._changes))
        if self._window is not None:
            self._window.panel.set_keymap(self.preset, self._changes)

    @property
    def _changes(self) -> Mapping[str, str]:
        return self._settings.key_changes.get(self.preset.name, {})

    def _show(self) -> None:
        if self._window is None:
            self._window = KeysWindow(self.shell.stage.frame.window())
            self._connect(self._window)
            self.apply()
            self._show_commands()
        self._window.show()
        self._window.raise_()
        self._window.activateWindow()

    def _connect(self, window: KeysWindow) -> None:
        layout = self._settings.keyboard_layout
        known = layout if layout in LAYOUTS else default_layout(QLocale.system())
        window.panel.set_layout_name(known)
        window.panel.changed.connect(self._bind)
        window.panel.preset_chosen.connect(self.choose)
        window.panel.layout_chosen.connect(self._choose_layout)
        window.commands.key_requested.connect(self._bind_command)
        window.commands.reset_requested.connect(self._reset_command)

    def _show_commands(self) -> None:
        if self._window is not None:
            self._window.commands.set_commands(self.command_keys.commands())

    def _bind(self, changes: dict[str, str]) -> None:
        everything = dict(self._settings.key_changes) | {self.preset.name: changes}
        self._settings.key_changes = everything
        self.apply()

    def _choose_layout(self, name: str) -> None:
        self._settings.keyboard_layout = name

    def _bind_command(self, name: str, key: str) -> None:
        self._show_refusal(self.command_keys.bind(name, key))

    def _reset_command(self, name: str) -> None:
        self._show_refusal(self.command_keys.reset(name))

    def _show_refusal(self, refusal: str) -> None:
        if self._window is not None:
            self._window.commands.say(refusal)
