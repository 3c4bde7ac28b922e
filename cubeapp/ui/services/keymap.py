"""Which key turns what: the two keyboard maps as data, and the keyboard that follows one."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from dataclasses import dataclass, replace
from types import MappingProxyType
from typing import Any

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtGui import QGuiApplication, QKeyEvent

from cubeapp.engine.model.errors import NotationError
from cubeapp.engine.model.moves import Move
from cubeapp.engine.notation.alg import Alg
from cubeapp.words import mark, reason, tr

COMMAND_MODIFIERS = (
    Qt.KeyboardModifier.ControlModifier
    | Qt.KeyboardModifier.AltModifier
    | Qt.KeyboardModifier.MetaModifier
    | Qt.KeyboardModifier.GroupSwitchModifier
)
"""A key pressed with one of these is a command or types a sign; it turns and paints nothing."""
SHIFT = "Shift+"
"""Before the name of a key that is pressed with Shift."""
ISO_KEY = "<"
"""The key between Shift and Z that keyboards of most of Europe have and those of the US lack."""
_WIDTHS = {
    "left -1": ("left", -1),
    "left +1": ("left", 1),
    "right -1": ("right", -1),
    "right +1": ("right", 1),
}
WIDTHS_BACK = "widths 1"
"""The command that sets both hand widths back to one layer."""
_MOVE = re.compile(r"([URFDLBurfdlbMESxyz])('?)")
_LAYER = re.compile(r"layer ([0-9])")
_HANDS = {"L": "left", "R": "right"}
_WORDS = {
    "U": mark("top side clockwise"),
    "U'": mark("top side anticlockwise"),
    "R": mark("right side clockwise"),
    "R'": mark("right side anticlockwise"),
    "F": mark("front side clockwise"),
    "F'": mark("front side anticlockwise"),
    "D": mark("bottom side clockwise"),
    "D'": mark("bottom side anticlockwise"),
    "L": mark("left side clockwise"),
    "L'": mark("left side anticlockwise"),
    "B": mark("back side clockwise"),
    "B'": mark("back side anticlockwise"),
    "u": mark("outer layers at the top clockwise"),
    "u'": mark("outer layers at the top anticlockwise"),
    "r": mark("outer layers at the right clockwise"),
    "r'": mark("outer layers at the right anticlockwise"),
    "f": mark("outer layers at the front clockwise"),
    "f'": mark("outer layers at the front anticlockwise"),
    "d": mark("outer layers at the bottom clockwise"),
    "d'": mark("outer layers at the bottom anticlockwise"),
    "l": mark("outer layers at the left clockwise"),
    "l'": mark("outer layers at the left anticlockwise"),
    "b": mark("outer layers at the back clockwise"),
    "b'": mark("outer layers at the back anticlockwise"),
    "M": mark("middle layer clockwise, seen from the left"),
    "M'": mark("middle layer anticlockwise, seen from the left"),
    "E": mark("middle layer clockwise, seen from the bottom"),
    "E'": mark("middle layer anticlockwise, seen from the bottom"),
    "S": mark("middle layer clockwise, seen from the front"),
    "S'": mark("middle layer anticlockwise, seen from the front"),
    "x": mark("whole cube clockwise, seen from the right"),
    "x'": mark("whole cube anticlockwise, seen from the right"),
    "y": mark("whole cube clockwise, seen from the top"),
    "y'": mark("whole cube anticlockwise, seen from the top"),
    "z": mark("whole cube clockwise, seen from the front"),
    "z'": mark("whole cube anticlockwise, seen from the front"),
    "left -1": mark("left-hand width one less"),
    "left +1": mark("left-hand width one more"),
    "right -1": mark("right-hand width one less"),
    "right +1": mark("right-hand width one more"),
    WIDTHS_BACK: mark("both hand widths back to 1"),
}

COMMANDS = (
    *(letter + prime for letter in "URFDLBurfdlbMESxyz" for prime in ("", "'")),
    *(*_WIDTHS, WIDTHS_BACK),
    *(f"layer {digit}" for digit in range(10)),
)
"""Everything that a key can do."""


@dataclass(frozen=True, slots=True)
class Keymap:
    """Keys and what they do.

    A key is named by what a US keyboard has printed on it, ``Space``, or either after
    ``Shift+``. A command is a move (``R``, ``r'``, ``M``, ``x``), a change of a hand width
    (``left -1``, ``right +1``, ``widths 1``), or a digit of a layer number (``layer 2``).
    """

    name: str
    """For settings."""
    title: str
    """For people."""
    bindings: Mapping[str, str]
    physical: bool
    """Go by where a key lies, not by the letter it types."""

    def rebound(self, changes: Mapping[str, str]) -> Keymap:
        """Return this map with some keys bound otherwise.

        Args:
            changes: a command for each key; an empty one frees the key. Commands that do not
                exist are left out, so that a damaged settings file does no harm.
        """
        bindings = dict(self.bindings)
        for key, command in changes.items():
            if not command:
                bindings.pop(key, None)
            elif is_command(command):
                bindings[key] = command
        return replace(self, bindings=MappingProxyType(bindings))

    def keys_of(self, command: str) -> tuple[str, ...]:
        """Return the keys that do ``command``, for tooltips."""
        return tuple(key for key, bound in self.bindings.items() if bound == command)


def is_command(text: str) -> bool:
    """Tell whether ``text`` is something that a key can do."""
    return text in COMMANDS


def command_words(command: str) -> str:
    """Return what ``command`` does, in words."""
    if match := _LAYER.fullmatch(command):
        return tr("digit {digit} of a layer's number").format(digit=match[1])
    return tr(_WORDS[command])


Changes = Mapping[str, Mapping[str, str]]
"""Keys that the user changed: for each map's name the keys and their commands."""


def changes_to_text(changes: Changes) -> str:
    """Return ``changes`` as text for a settings file."""
    return json.dumps({name: dict(keys) for name, keys in changes.items() if keys})


def changes_from_text(text: str) -> Changes:
    """Return the changes that `changes_to_text` wrote, without commands that do not exist.

    A preset of which nothing is left is left out, as it is where it is written.

    Raises:
        ValueError: the text is something else.
    """
    changes = _from_json(text)
    is_good = isinstance(changes, dict) and all(
        isinstance(keys, dict) and all(isinstance(command, str) for command in keys.values())
        for keys in changes.values()
    )
    if not is_good:
        raise ValueError("these are no key bindings")
    known = {
        name: {key: command for key, command in keys.items() if not command or is_command(command)}
        for name, keys in changes.items()
    }
    return {name: keys for name, keys in known.items() if keys}


def keys_to_text(keys: Mapping[str, str]) -> str:
    """Return the keys of commands as text for a settings file."""
    return json.dumps(dict(keys))


def keys_from_text(text: str) -> Mapping[str, str]:
    """Return the keys that `keys_to_text` wrote.

    Raises:
        ValueError: the text is something else.
    """
    keys = _from_json(text)
    if not isinstance(keys, dict) or not all(isinstance(key, str) for key in keys.values()):
        raise ValueError("these are no keys of commands")
    return keys


def _from_json(text: str) -> Any:
    try:
        return json.loads(text)
    except RecursionError:
        # Lists in lists in lists are JSON, too.
        raise ValueError("these are no key bindings") from None


VIRTUAL_CUBE = Keymap(
    "virtual-cube",
    mark("Virtual cube: the keys lie under the fingers that turn"),
    MappingProxyType(
        {
            **{"I": "R", "K": "R'", "D": "L", "E": "L'", "J": "U", "F": "U'", "S": "D", "L": "D'"},
            **{"H": "F", "G": "F'", "W": "B", "O": "B'", "U": "r", "M": "r'", "V": "l", "R": "l'"},
            **{";": "y", "A": "y'", "P": "z", "Q": "z'", "T": "x", "Y": "x", "N": "x'", "B": "x'"},
            **{"5": "M", "6": "M", ".": "M'", "X": "M'", ",": "u", "C": "u'", "Z": "d", "/": "d'"},
            **{"2": "E", "9": "E'", "1": "S'", "0": "S"},
            **{"3": "left -1", "4": "left +1", "8": "right -1", "7": "right +1"},
            "Space": WIDTHS_BACK,
        }
    ),
    physical=True,
)
LETTERS = Keymap(
    "letters",
    mark(
        "Letters: the letter names the face, Shift turns it back, a digit before it picks the layer"
    ),
    MappingProxyType(
        {
            **{letter: letter for letter in "URFDLBMES"},
            **{f"Shift+{letter}": f"{letter}'" for letter in "URFDLBMES"},
            **{letter: letter.lower() for letter in "XYZ"},
            **{f"Shift+{letter}": f"{letter.lower()}'" for letter in "XYZ"},
            **{digit: f"layer {digit}" for digit in "0123456789"},
        }
    ),
    physical=False,
)
KEYMAPS: Mapping[str, Keymap] = MappingProxyType(
    {keymap.name: keymap for keymap in (VIRTUAL_CUBE, LETTERS)}
)
"""The maps to choose from, by name."""


class Keyboard(QObject):
    """Turns key presses into moves; it remembers the hand widths and a layer being typed."""

    move_requested = Signal(object)
    """`Move`"""
    refused = Signal(str)
    """A key was for a move that this cube does not have; the text explains why."""
    state_changed = Signal(str)
    """For the stage: hand widths and layer number, empty for the default ones."""

    keymap_changed = Signal(object)
    """The `Keymap` that is in force now."""

    def __init__(self, keymap: Keymap = VIRTUAL_CUBE, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._keymap = keymap
        self._widths = {"left": 1, "right": 1}
        self._layer = 0

    @property
    def keymap(self) -> Keymap:
        """The map in force."""
        return self._keymap

    def set_keymap(self, keymap: Keymap) -> None:
        """Follow another map, from its initial state."""
        self._keymap = keymap
        self._widths = {"left": 1, "right": 1}
        self._set_layer(0)
        self.keymap_changed.emit(keymap)

    def set_size(self, size: int) -> None:
        """Keep the hand widths and the layer being typed within a cube of ``size``."""
        left, right = (min(width, size - 1) for width in self._widths.values())
        self._layer = self._layer if self._layer <= size else 0
        self._set_widths(left, right)

    @property
    def state(self) -> str:
        """The value that `state_changed` emitted last."""
        if self._layer:
            return tr("layer {layer} …").format(layer=self._layer)
        left, right = self._widths.values()
        if left == right == 1:
            return ""
        return tr("hand widths: left {left}, right {right}").format(left=left, right=right)

    def handle(self, event: QKeyEvent, size: int) -> bool:
        """Do what a key press means on a cube of ``size``; tell whether it means anything."""
        command = self._command(event)
        if command is None:
            return False
        # Repeats of a key held down are ignored: no face is to turn thirty times a second.
        # A hand of a big cube may be meant to become that wide.
        if command in _WIDTHS or not event.isAutoRepeat():
            self.do(command, size)
        return True

    def do(self, command: str, size: int) -> None:
        """Do ``command``, one of those a `Keymap` binds, on a cube of ``size``."""
        if command == WIDTHS_BACK:
            self._set_widths(1, 1)
        elif command in _WIDTHS:
            hand, by = _WIDTHS[command]
            widths = {**self._widths, hand: self._widths[hand] + by}
            left, right = (min(max(width, 1), size - 1) for width in widths.values())
            self._set_widths(left, right)
        elif match := _LAYER.fullmatch(command):
            self._type_layer(int(match[1]), size)
        else:
            self._turn(command, size)

    def move_name(self, command: str, size: int) -> str:
        """Return the move that ``command`` means now, in the notation of a cube of ``size``."""
        match = _MOVE.fullmatch(command)
        if match is None:
            raise ValueError(f"'{command}' is no move")
        letter, prime = match.groups()
        if letter in "MES":
            # Even sizes have no middle layer; their inner layers take its part.
            return (letter if size % 2 else letter.lower()) + prime
        if letter in "xyz":
            return letter + prime
        face = letter.upper()
        if self._layer > 1:
            return f"{self._layer}{face}{prime}"
        depth = self._widths.get(_HANDS.get(face, ""), 1)
        depth = min(depth, size - 1)
        if letter.islower():
            depth = max(min(depth + 1, size - 1), 2)
        count = "" if depth == 2 else str(depth)
        return f"{face}{prime}" if depth == 1 else f"{count}{face}w{prime}"

    def _turn(self, command: str, size: int) -> None:
        name = self.move_name(command, size)
        self._set_layer(0)
        try:
            moves: tuple[Move, ...] = Alg(name).moves(size)
        except NotationError as error:
            self.refused.emit(reason(error))
            return
        for move in moves:
            self.move_requested.emit(move)

    def _type_layer(self, digit: int, size: int) -> None:
        longer = 10 * self._layer + digit
        self._set_layer(longer if longer <= size else digit)

    def _set_layer(self, layer: int) -> None:
        self._layer = layer
        self.state_changed.emit(self.state)

    def _set_widths(self, left: int, right: int) -> None:
        self._widths = {"left": left, "right": right}
        self.state_changed.emit(self.state)

    def _command(self, event: QKeyEvent) -> str | None:
        key, bindings = key_pressed(event, self._keymap.physical), self._keymap.bindings
        return bindings.get(key) or bindings.get(key.removeprefix(SHIFT))


def key_pressed(event: QKeyEvent, physical: bool) -> str:
    """Return the pressed key, with Shift if that is held; empty where no `Keymap` can bind it."""
    name = key_name(event, physical)
    if not name or event.modifiers() & COMMAND_MODIFIERS:
        return ""
    return SHIFT + name if event.modifiers() & Qt.KeyboardModifier.ShiftModifier else name


def key_name(event: QKeyEvent, physical: bool) -> str:
    """Return the name of the pressed key as `Keymap` writes it; empty if it has none.

    Args:
        event: the press.
        physical: name the key by its place, where the platform tells it, as on a US keyboard.
    """
    if physical:
        name = _physical_name(event)
        if name:
            return name
    code = event.key()
    if code == Qt.Key.Key_Space:
        return "Space"
    typed = chr(code) if 0x20 < code < 0x7F else ""
    return _UNSHIFTED.get(typed, typed)


def _physical_name(event: QKeyEvent) -> str:
    platform = QGuiApplication.platformName()
    if platform in ("xcb", "wayland"):
        return _PC_KEYS.get(event.nativeScanCode() - 8, "")
    if platform == "windows":
        return _PC_KEYS.get(event.nativeScanCode(), "")
    if platform == "cocoa":
        return _MAC_KEYS.get(event.nativeVirtualKey(), "")
    return ""


# Shift on a US keyboard: what is typed, and the key that typed it.
_UNSHIFTED = dict(zip(')!@#$%^&*(:<>?"_+{}|~', "0123456789;,./'-=[]\\`", strict=True))
# Scan codes of PC keyboards (set 1); X11 and Wayland count from 8.
_PC_KEYS = {
    **{2 + i: key for i, key in enumerate("1234567890-=")},
    **{16 + i: key for i, key in enumerate("QWERTYUIOP[]")},
    **{30 + i: key for i, key in enumerate("ASDFGHJKL;'`")},
    43: "\\",
    **{44 + i: key for i, key in enumerate("ZXCVBNM,./")},
    57: "Space",
    86: ISO_KEY,
}
# Virtual key codes of Apple's ANSI keyboards, from Carbon's Events.h.
_MAC_KEYS = {
    **{0: "A", 1: "S", 2: "D", 3: "F", 4: "H", 5: "G", 6: "Z", 7: "X", 8: "C", 9: "V"},
    **{11: "B", 12: "Q", 13: "W", 14: "E", 15: "R", 16: "Y", 17: "T", 18: "1", 19: "2", 20: "3"},
    **{21: "4", 22: "6", 23: "5", 25: "9", 26: "7", 28: "8", 29: "0", 31: "O", 32: "U", 34: "I"},
    **{35: "P", 37: "L", 38: "J", 40: "K", 41: ";", 43: ",", 44: "/", 45: "N", 46: "M", 47: "."},
    **{24: "=", 27: "-", 30: "]", 33: "[", 39: "'", 42: "\\", 50: "`"},
    49: "Space",
    10: ISO_KEY,
}
