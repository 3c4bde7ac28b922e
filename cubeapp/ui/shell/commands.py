"""The window's commands: what they say, their keys, and what they do."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass

from PySide6.QtCore import QObject
from PySide6.QtGui import QAction, QKeySequence, QPalette

from cubeapp.language import mark, tr
from cubeapp.ui.drawing.icons import text_icon


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


@dataclass(frozen=True, slots=True)
class _Command:
    """A command whose feature connects the action itself."""

    name: str
    text: str
    tip: str
    keys: tuple[str, ...] = ()
    icon: str = ""
    checkable: bool = False
    spoken_key: str = ""


_SPOKEN_KEY = "spoken key"
_COMMANDS = (
    _Command("quit", mark("&Quit"), mark("Close the window"), ("Ctrl+Q",)),
    _Command("cancel", mark("&Cancel"), mark("Stop the search; its best answer is kept"), ("Esc",)),
    _Command(
        "pause_steps", mark("Pause after each s&tep"),
        mark("Stop playing where a step ends, to read the next"),
        checkable=True,
    ),
    _Command(
        "show_cube", mark("&3D view"),
        mark("Show or hide the cube"), ("Ctrl+1",), checkable=True
    ),
    _Command("show_net", mark("&Net"), mark("Show or hide the net"), ("Ctrl+2",), checkable=True),
    _Command(
        "show_panel", mark("&Panel"),
        mark("Show or hide the panel"), ("Ctrl+3",), checkable=True
    ),
    _Command(
        "show_next_move", mark("Arro&w of the next move"),
        mark("Draw the next move of a solution on the cube"),
        checkable=True,
    ),
    _Command(
        "trackball", mark("&Look from anywhere"),
        mark("Let a drag tumble the cube instead of keeping it "
        "upright"), checkable=True,
    ),
    _Command(
        "instant", mark("Turn instantl&y"), mark("Show every turn done at once, without motion"),
        checkable=True,
    ),
    _Command(
        "inner_slices", mark("r means the &inner slice"),
        mark("On 4×4×4, r turns the inner slice, not Rw"),
        checkable=True,
    ),
    _Command(
        "full_screen", mark("&Full screen"),
        mark("Use the whole screen, or not"), ("F11",), checkable=True
    ),
    _Command("theme", mark("&Theme"), mark("Change between light and dark"), ("Ctrl+T",), "theme"),
)  # fmt: skip


class Commands(Mapping[str, QAction]):
    """The window's actions by the ids of their commands."""

    def __init__(self, parent: QObject) -> None:
        self._parent = parent
        self._actions: dict[str, QAction] = {}
        self._commands: dict[str, Command] = {}
        for planned in _COMMANDS:
            self._add(
                Command(
                    planned.name, planned.text, planned.tip, _nothing, "",
                    planned.keys, planned.icon, planned.checkable, planned.spoken_key,
                )
            )  # fmt: skip

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
        action = self._add(command)
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
        self[id].setEnabled(enabled)
        explain(self[id], (not enabled and why) or tr(self._commands[id].tip))

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
            changes: for the commands' ids the key as portable text, empty for none. Ids
                that there are not are left out.
        """
        for id, action in self.items():
            own = changes.get(id)
            keys = self.default_keys(id) if own is None else (own,)
            action.setShortcuts([QKeySequence(key) for key in keys if key])
            explain(action, action.statusTip())

    def draw_icons(self, palette: QPalette) -> None:
        """Draw the icons in the palette's colours."""
        for id, command in self._commands.items():
            if command.icon:
                self[id].setIcon(text_icon(command.icon, palette))

    def show_playing(self, playing: bool, palette: QPalette) -> None:
        """Let the play action say what it does now."""
        self["play"].setIcon(text_icon("pause" if playing else "play", palette))
        self["play"].setText(tr("&Pause") if playing else tr("&Play"))

    def _add(self, command: Command) -> QAction:
        action = _action(command, self._parent)
        self._actions[command.id], self._commands[command.id] = action, command
        return action


def _nothing() -> None:
    """Do nothing: the action is connected elsewhere."""


def explain(action: QAction, tip: str) -> None:
    """Give ``action`` a tooltip that ends with its key."""
    key = action.shortcut().toString(QKeySequence.SequenceFormat.NativeText)
    key = key or str(action.property(_SPOKEN_KEY))
    action.setToolTip(f"{tip} ({key})" if key else tip)
    action.setStatusTip(tip)


def _action(command: Command, parent: QObject) -> QAction:
    action = QAction(tr(command.text), parent)
    action.setObjectName(command.id)
    action.setShortcuts([QKeySequence(key) for key in command.keys])
    action.setCheckable(command.checkable)
    action.setProperty(_SPOKEN_KEY, tr(command.spoken_key) if command.spoken_key else "")
    explain(action, tr(command.tip))
    return action
