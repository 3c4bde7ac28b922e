"""The keys that turn the cube: a map, and what the user changed in it."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QLocale

from cubeapp.ui.preferences.keys.key_layouts import LAYOUTS, default_layout
from cubeapp.ui.services.keyboard import Keyboard
from cubeapp.ui.services.keymap import KEYMAPS, VIRTUAL_CUBE, Keymap
from cubeapp.ui.services.settings import Settings


class CubeKeys:
    """Changes the map in the settings; `Keyboard.keymap_changed` is emitted at every change."""

    def __init__(self, keyboard: Keyboard, settings: Settings) -> None:
        """Apply nothing yet.

        Args:
            keyboard: follows the map.
            settings: have the map and the user's changes to it.
        """
        self.keyboard = keyboard
        self._settings = settings

    @property
    def preset(self) -> Keymap:
        """The map that is chosen, without the user's changes."""
        return KEYMAPS.get(self._settings.keymap, VIRTUAL_CUBE)

    @property
    def changes(self) -> Mapping[str, str]:
        """All keys that differ from the map, empty for those that do nothing."""
        return self._settings.key_changes.get(self.preset.name, {})

    @property
    def layout(self) -> str:
        """The name of the keyboard that is drawn."""
        layout = self._settings.keyboard_layout
        return layout if layout in LAYOUTS else default_layout(QLocale.system())

    def choose(self, preset: str) -> None:
        """Turn the cube by the keys of the map of that name."""
        self._settings.keymap = preset
        self.apply()

    def bind(self, changes: Mapping[str, str]) -> None:
        """Let the keys differ from the map by ``changes``, and by nothing else."""
        changed = dict(self._settings.key_changes) | {self.preset.name: dict(changes)}
        self._settings.key_changes = changed
        self.apply()

    def set_layout(self, layout: str) -> None:
        """Draw the keyboard of that name."""
        self._settings.keyboard_layout = layout

    def apply(self) -> None:
        """Let the keys turn the cube as the settings say."""
        self.keyboard.set_keymap(self.preset.rebound(self.changes))
