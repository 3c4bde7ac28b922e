"""The keys of the window's commands, bound otherwise one by one, and remembered."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from PySide6.QtCore import QKeyCombination, QObject, Qt, Signal
from PySide6.QtGui import QAction, QKeySequence

from cubeapp.ui.services.settings import Settings
from cubeapp.ui.shell.commands import Commands
from cubeapp.ui.shell.menus import MENUS
from cubeapp.words import tr, without_key

NATIVE = QKeySequence.SequenceFormat.NativeText
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


@dataclass(frozen=True, slots=True)
class CommandKey:
    """A command and its keys."""

    name: str
    words: str
    """What the menus call it."""
    keys: tuple[QKeySequence, ...]
    is_changed: bool
    """Whether the user has bound it otherwise."""


class CommandKeys(QObject):
    """Gives commands the keys that the user chooses, unless something else has them."""

    changed = Signal()
    """Some command has other keys."""

    def __init__(
        self,
        commands: Commands,
        settings: Settings,
        refusal: Callable[[QKeySequence], str],
        parent: QObject | None = None,
    ) -> None:
        """Apply nothing yet.

        Args:
            commands: whose keys they are.
            settings: have the user's keys.
            refusal: says why something else in the window needs a key, "" if nothing does.
            parent: the owner.
        """
        super().__init__(parent)
        self._commands = commands
        self._settings = settings
        self._refusal_by_window = refusal

    def commands(self) -> list[CommandKey]:
        """Return all commands with their keys, in the order of the menus."""
        changes = self._settings.command_keys
        return [
            CommandKey(name, _words(action), tuple(action.shortcuts()), is_changed=name in changes)
            for name, action in sorted(self._commands.items(), key=lambda item: _place(item[0]))
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
            self._save({**self._settings.command_keys, name: key})
        return refusal

    def reset(self, name: str = "") -> str:
        """Give a command, or all of them, the default keys again.

        Returns:
            Why it cannot have them: another command took one in the meantime.
        """
        changes = self._settings.command_keys
        if not name:
            self._save({})
            return ""
        for key in self._commands.default_keys(name):
            refusal = self._refusal(name, QKeySequence(key))
            if refusal:
                return refusal
        self._save({other: key for other, key in changes.items() if other != name})
        return ""

    def _save(self, changes: Mapping[str, str]) -> None:
        own = {name: key for name, key in changes.items() if not self._is_default(name, key)}
        self._settings.command_keys = own
        self.apply()

    def _is_default(self, name: str, key: str) -> bool:
        """Tell whether a command has ``key`` by default."""
        # The settings may name commands of another version, whose keys are kept for it.
        return name in self._commands and (key,) == self._commands.default_keys(name)

    def apply(self) -> None:
        """Give the commands the keys in the settings."""
        self._commands.set_keys(self._settings.command_keys)
        self.changed.emit()

    def _refusal(self, name: str, key: QKeySequence) -> str:
        shown = key.toString(NATIVE)
        for other, action in self._commands.items():
            if other != name and key in action.shortcuts():
                taken = tr("{key} is the key of “{command}”; free it there first.")
                return taken.format(key=shown, command=_words(action))
        return self._refusal_by_window(key) or _reserved(key)


def _place(name: str) -> int:
    """Return where a command stands in the menus; those in no menu come last."""
    names = [name for _title, names in MENUS for name in names]
    return names.index(name) if name in names else len(names)


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
