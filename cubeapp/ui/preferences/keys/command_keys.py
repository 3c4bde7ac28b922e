"""The keys of the window's commands, bound otherwise one by one, and remembered."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from PySide6.QtCore import QKeyCombination, QObject, Qt, Signal
from PySide6.QtGui import QAction, QKeySequence

from cubeapp.language import tr, without_key
from cubeapp.ui.preferences.keys.command_keys_panel import NATIVE, CommandKey

if TYPE_CHECKING:
    from cubeapp.ui.shell.main_window import MainWindow

_EDITING = (
    QKeySequence.StandardKey.Copy,
    QKeySequence.StandardKey.Cut,
    QKeySequence.StandardKey.Paste,
    QKeySequence.StandardKey.SelectAll,
)
_COMMANDING = (
    Qt.KeyboardModifier.ControlModifier
    | Qt.KeyboardModifier.AltModifier
    | Qt.KeyboardModifier.MetaModifier
)
_WALKING = (Qt.Key.Key_Tab, Qt.Key.Key_Backtab)


class CommandKeys(QObject):
    """Gives commands the keys that the person wants, unless something else has them."""

    changed = Signal()
    """Some command has other keys."""

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self._window = window
        self._actions = window.actions_by_name
        self._apply()

    def commands(self) -> list[CommandKey]:
        """Return all commands with their keys, in the order of the menus."""
        changes = self._window.settings.command_keys
        return [
            CommandKey(name, _words(action), tuple(action.shortcuts()), is_changed=name in changes)
            for name, action in self._actions.items()
        ]

    def bind(self, name: str, key: str) -> str:
        """Give a command another key.

        Args:
            name: of the command.
            key: as portable text; empty to leave the command without one.

        Returns:
            Why it cannot have that key, in one sentence; empty if it has it now.
        """
        refusal = self._refusal(name, QKeySequence(key)) if key else ""
        if not refusal:
            self._keep({**self._window.settings.command_keys, name: key})
        return refusal

    def reset(self, name: str = "") -> str:
        """Give a command, or all of them, the usual keys again.

        Returns:
            Why it cannot have them: another command took one in the meantime.
        """
        changes = self._window.settings.command_keys
        if not name:
            self._keep({})
            return ""
        for key in self._actions.default_keys(name):
            refusal = self._refusal(name, QKeySequence(key))
            if refusal:
                return refusal
        self._keep({other: key for other, key in changes.items() if other != name})
        return ""

    def _keep(self, changes: Mapping[str, str]) -> None:
        usual = self._actions.default_keys
        kept = {name: key for name, key in changes.items() if (key,) != usual(name)}
        self._window.settings.command_keys = kept
        self._apply()
        self.changed.emit()

    def _apply(self) -> None:
        window = self._window
        self._actions.set_keys(window.settings.command_keys)
        both = [self._actions[name].shortcut() for name in ("faster", "slower")]
        window.timeline.set_tempo_keys(
            ", ".join(key.toString(NATIVE) for key in both if not key.isEmpty())
        )

    def _refusal(self, name: str, key: QKeySequence) -> str:
        shown = key.toString(NATIVE)
        for other, action in self._actions.items():
            if other != name and key in action.shortcuts():
                taken = tr("{key} is the key of “{command}”; free it there first.")
                return taken.format(key=shown, command=_words(action))
        for taken_key, panel in self._window.tabs.panel_keys():
            if taken_key == key:
                taken = tr("{key} shows the panel “{panel}”; choose another key.")
                return taken.format(key=shown, panel=panel)
        if key in self._mnemonics():
            return tr("{key} opens a menu; choose another key.").format(key=shown)
        return _reserved(key)

    def _mnemonics(self) -> list[QKeySequence]:
        return [QKeySequence.mnemonic(menu.text()) for menu in self._window.menuBar().actions()]


def _reserved(key: QKeySequence) -> str:
    """Say why no command may have ``key``; nothing if one may."""
    shown = key.toString(NATIVE)
    # The stubs do not know that sequences have items.
    pressed: QKeyCombination = key[0]  # type: ignore[index]
    if any(key in QKeySequence.keyBindings(standard) for standard in _EDITING):
        return tr("{key} is for editing text; choose another key.").format(key=shown)
    if pressed.key() in _WALKING:
        return tr("{key} goes from control to control; choose another key.").format(key=shown)
    is_special = pressed.key() == Qt.Key.Key_Escape or (
        Qt.Key.Key_F1 <= pressed.key() <= Qt.Key.Key_F35
    )
    if not is_special and not pressed.keyboardModifiers() & _COMMANDING:
        return tr("{key} may turn the cube; add Ctrl or Alt, or take a function key.").format(
            key=shown
        )
    return ""


def _words(action: QAction) -> str:
    """Return what a menu calls a command."""
    return without_key(action.text()).rstrip("…")
