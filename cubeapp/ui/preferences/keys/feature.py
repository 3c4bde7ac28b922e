"""The keys in the window: what is bound, and the window that binds it otherwise."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from PySide6.QtCore import QLocale, QObject

from cubeapp.ui.preferences.keys.command_keys import CommandKeys
from cubeapp.ui.preferences.keys.key_layouts import LAYOUTS, usual_layout
from cubeapp.ui.preferences.keys.panel import KeysWindow
from cubeapp.ui.services.keymap import KEYMAPS, VIRTUAL_CUBE, Keymap

if TYPE_CHECKING:
    from cubeapp.ui.shell.main_window import MainWindow


class Keys(QObject):
    """Applies the keyboard map and the commands' keys, and shows and changes both."""

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self._window = window
        self._settings = window.settings
        self.commands = CommandKeys(window)
        self._shown: KeysWindow | None = None
        window.actions_by_name["keys"].triggered.connect(self._show)
        self.commands.changed.connect(self._show_commands)

    @property
    def preset(self) -> Keymap:
        """The map that the person has chosen, as delivered."""
        return KEYMAPS.get(self._settings.keymap, VIRTUAL_CUBE)

    def apply(self) -> None:
        """Let the keys do what the settings say."""
        keymap = self.preset.rebound(self._changes)
        self._window.keyboard.set_keymap(keymap)
        if self._shown is not None:
            self._shown.panel.set_keymap(self.preset, self._changes)

    @property
    def _changes(self) -> Mapping[str, str]:
        return self._settings.key_changes.get(self.preset.name, {})

    def _show(self) -> None:
        if self._shown is None:
            self._shown = KeysWindow(self._window)
            self._connect(self._shown)
            self.apply()
            self._show_commands()
        self._shown.show()
        self._shown.raise_()
        self._shown.activateWindow()

    def _connect(self, shown: KeysWindow) -> None:
        layout = self._settings.keyboard_layout
        known = layout if layout in LAYOUTS else usual_layout(QLocale.system())
        shown.panel.set_layout_name(known)
        shown.panel.changed.connect(self._bind)
        shown.panel.preset_chosen.connect(self._choose_preset)
        shown.panel.layout_chosen.connect(self._choose_layout)
        shown.commands.key_requested.connect(self._bind_command)
        shown.commands.reset_requested.connect(self._reset_command)

    def _show_commands(self) -> None:
        if self._shown is not None:
            self._shown.commands.set_commands(self.commands.commands())

    def _bind(self, changes: dict[str, str]) -> None:
        everything = dict(self._settings.key_changes) | {self.preset.name: changes}
        self._settings.key_changes = everything
        self.apply()

    def _choose_preset(self, name: str) -> None:
        self._window.preferences.choose("keymap", name)

    def _choose_layout(self, name: str) -> None:
        self._settings.keyboard_layout = name

    def _bind_command(self, name: str, key: str) -> None:
        self._say(self.commands.bind(name, key))

    def _reset_command(self, name: str) -> None:
        self._say(self.commands.reset(name))

    def _say(self, refusal: str) -> None:
        if self._shown is not None:
            self._shown.commands.say(refusal)
