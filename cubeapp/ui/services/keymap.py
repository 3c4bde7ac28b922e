"""Which key turns what: the two keyboard maps, and what the user changed in them, as data."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from dataclasses import dataclass, replace
from types import MappingProxyType
from typing import Any

from cubeapp.words import mark, tr

SHIFT = "Shift+"
"""Before the name of a key that is pressed with Shift."""
WIDTHS = {
    "left -1": ("left", -1),
    "left +1": ("left", 1),
    "right -1": ("right", -1),
    "right +1": ("right", 1),
}
"""The commands that change a hand width: which hand's, and by how many layers."""
WIDTHS_BACK = "widths 1"
"""The command that sets both hand widths back to one layer."""
LAYER = re.compile(r"layer ([0-9])")
"""The commands that type a digit of a layer's number."""
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
    *(*WIDTHS, WIDTHS_BACK),
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
    freed: frozenset[str] = frozenset()
    """Keys that do nothing, with Shift not even what they do without it."""

    def command_of(self, key: str) -> str:
        """Return what ``key`` does, with Shift mostly the same as without; empty for nothing."""
        if key in self.bindings or key in self.freed:
            return self.bindings.get(key, "")
        return self.bindings.get(key.removeprefix(SHIFT), "")

    def rebound(self, changes: Mapping[str, str]) -> Keymap:
        """Return this map with some keys bound otherwise.

        Args:
            changes: a command for each key; an empty one frees the key. Commands that do not
                exist are left out, so that a damaged settings file does no harm.
        """
        known = {key: each for key, each in changes.items() if not each or is_command(each)}
        bindings = {key: each for key, each in {**self.bindings, **known}.items() if each}
        freed = frozenset(key for key, each in known.items() if not each)
        return replace(self, bindings=MappingProxyType(bindings), freed=freed)

    def keys_of(self, command: str) -> tuple[str, ...]:
        """Return the keys that do ``command``, for tooltips."""
        return tuple(key for key, bound in self.bindings.items() if bound == command)


def is_command(text: str) -> bool:
    """Tell whether ``text`` is something that a key can do."""
    return text in COMMANDS


def command_words(command: str) -> str:
    """Return what ``command`` does, in words."""
    if match := LAYER.fullmatch(command):
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
