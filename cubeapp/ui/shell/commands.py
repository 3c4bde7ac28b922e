"""The window's commands: their words, their keys, and what they do."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Mapping
from dataclasses import dataclass

from PySide6.QtCore import QObject
from PySide6.QtGui import QAction, QKeySequence, QPalette

from cubeapp.ui.drawing.icons import text_icon
from cubeapp.words import tr


@dataclass(frozen=True, slots=True)
class Command:
    """Something that the user can ask for in a menu, by a key or by a button."""

    id: str
    """Kept in the settings and in the menus' layout; never renamed."""
    text: str
    """In English, marked for translation, with its mnemonic."""
    tip: str
    """The same for the tooltip."""
    run: Callable[..., object]
    """Does it; called with the new state if ``checkable``, else without arguments."""
    menu: str = ""
    """The English title of the menu for a command that the menus' layout does not place."""
    keys: tuple[str, ...] = ()
    """As portable text."""
    icon: str = ""
    checkable: bool = False
    spoken_key: str = ""
    """A key that a view handles itself, for the tooltip only."""


_SPOKEN_KEY = "spoken key"


class Commands(Mapping[str, QAction]):
    """The window's actions by the ids of their commands."""

    def __init__(self, parent: QObject) -> None:
        self._parent = parent
        self._actions: dict[str, QAction] = {}
        self._commands: dict[str, Command] = {}
        self._states: dict[str, tuple[bool, str]] = {}
        """What `set_enabled` said last."""
        self._blocked: frozenset[str] = frozenset()
        self._obstacle = ""
        self._icons: dict[str, str] = {}
        self._others: dict[QAction, str] = {}
        """Actions that are no commands, such as those of submenus, and their icons."""
        self._palette = QPalette()

    def __getitem__(self, id: str) -> QAction:
        return self._actions[id]

    def __iter__(self) -> Iterator[str]:
        return iter(self._actions)

    def __len__(self) -> int:
        return len(self._actions)

    def add(self, command: Command) -> QAction:
        """Offer ``command``, whose id no other has, and return its action."""
        if command.id in self._actions:
            raise ValueError(f"there are two commands {command.id!r}")
        action = _action(command, self._parent)
        self._actions[command.id], self._commands[command.id] = action, command
        if command.icon:
            self._icons[command.id] = command.icon
        if command.checkable:
            action.toggled.connect(command.run)
        else:
            # What is triggered says whether it is checked, which is of no interest here.
            action.triggered.connect(lambda _checked=False: command.run())
        return action

    def run(self, id: str) -> None:
        """Do what a command does, if it is enabled."""
        self[id].trigger()

    def set_enabled(self, id: str, enabled: bool, why: str = "") -> None:
        """Enable a command or not.

        Args:
            id: of the command.
            enabled: whether it can be run now.
            why: what is missing, if it cannot; the tooltip says so.
        """
        if self._states.get(id) != (enabled, why):
            self._states[id] = enabled, why
            self._show_state(id)

    def set_blocked(self, ids: Collection[str], why: str = "") -> None:
        """Block exactly these commands, whatever `set_enabled` says of them.

        Args:
            ids: of the commands; unknown ones are ignored.
            why: what is in their way; the tooltips say so.
        """
        changed = self._blocked ^ frozenset(ids)
        self._blocked, self._obstacle = frozenset(ids), why
        for id in changed:
            if id in self:
                self._show_state(id)

    def _show_state(self, id: str) -> None:
        enabled, why = self._states.get(id, (True, ""))
        if id in self._blocked:
            enabled, why = False, self._obstacle
        self[id].setEnabled(enabled)
        explain(self[id], (not enabled and why) or tr(self._commands[id].tip))

    def why_disabled(self, id: str) -> str:
        """Return why a command cannot be run now; empty if it can."""
        action = self[id]
        if action.isEnabled():
            return ""
        why = action.statusTip()
        return why if why != tr(self._commands[id].tip) else tr("This cannot be done right now.")

    def set_checked(self, id: str, checked: bool) -> None:
        """Check a checkable command or not; it runs if that is a change."""
        self[id].setChecked(checked)

    def of_menu(self, title: str) -> list[str]:
        """Return the ids of the commands that ask for the menu of that English title."""
        return [id for id, command in self._commands.items() if command.menu == title]

    def default_keys(self, id: str) -> tuple[str, ...]:
        """Return the keys of a command before anyone changes them, as portable text."""
        return self._commands[id].keys

    def set_keys(self, changes: Mapping[str, str]) -> None:
        """Give commands other keys than the default ones.

        Args:
            changes: for the commands' ids the key as portable text, empty for none. Unknown
                ids are ignored.
        """
        taken = {key for id, key in changes.items() if id in self}
        for id, action in self.items():
            own = changes.get(id)
            # A key that the user gave to another command before this one had it stays there.
            default = (key for key in self.default_keys(id) if key not in taken)
            keys = default if own is None else (own,)
            action.setShortcuts([QKeySequence(key) for key in keys if key])
            explain(action, action.statusTip())

    def add_icon(self, action: QAction, icon: str) -> None:
        """Keep the icon of an action that is no command in the colours of the others."""
        self._others[action] = icon
        action.setIcon(text_icon(icon, self._palette))

    def set_palette(self, palette: QPalette) -> None:
        """Draw the icons in the palette's colours from now on."""
        self._palette = palette
        for id, icon in self._icons.items():
            self.set_icon(id, icon)
        for action, icon in self._others.items():
            action.setIcon(text_icon(icon, palette))

    def set_icon(self, id: str, icon: str) -> None:
        """Give a command another icon."""
        self._icons[id] = icon
        self[id].setIcon(text_icon(icon, self._palette))


def explain(action: QAction, tip: str) -> None:
    """Give ``action`` a tooltip that ends with its key."""
    key = shown_key(action)
    action.setToolTip(f"{tip} ({key})" if key else tip)
    action.setStatusTip(tip)


def shown_key(action: QAction) -> str:
    """Return the key of ``action`` for people; empty if it has none."""
    key = action.shortcut().toString(QKeySequence.SequenceFormat.NativeText)
    return key or str(action.property(_SPOKEN_KEY) or "")


def _action(command: Command, parent: QObject) -> QAction:
    action = QAction(tr(command.text), parent)
    action.setObjectName(command.id)
    action.setShortcuts([QKeySequence(key) for key in command.keys])
    action.setCheckable(command.checkable)
    action.setProperty(_SPOKEN_KEY, tr(command.spoken_key) if command.spoken_key else "")
    explain(action, tr(command.tip))
    return action
