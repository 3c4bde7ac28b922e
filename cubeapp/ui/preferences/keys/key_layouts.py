"""Where the keys lie on keyboards, and what is printed on them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from types import MappingProxyType

from PySide6.QtCore import QLocale

from cubeapp.ui.services.key_names import ISO_KEY
from cubeapp.words import mark

WIDTH, ROWS = 15.0, 5
"""Keyboards in widths and heights of a letter's key."""
LAYOUTS = MappingProxyType(
    {
        "ansi": mark("US, American (ANSI)"),
        "iso": mark("European, QWERTY (ISO)"),
        "qwertz": mark("German, QWERTZ (ISO)"),
    }
)
"""The keyboards that can be drawn, by name."""


@dataclass(frozen=True, slots=True)
class Cap:
    """A key of the picture."""

    name: str
    """As on a US keyboard; empty for a key that turns nothing, such as Shift."""
    label: str
    """What is printed on it."""
    x: float
    """Of its left edge, in widths of a letter's key."""
    row: int
    width: float

    def named(self, physical: bool) -> str:
        """Return what a `Keymap` calls this key; empty if it cannot be bound.

        Args:
            physical: by its place, else by the letter it types.
        """
        if physical or not self.name or self.name == "Space":
            return self.name
        return self.label if self.label.isascii() and self.label.isprintable() else ""


_Row = Sequence[str | tuple[str, float]]
"""Keys of a width, or with theirs; names of more than one letter but Space are only printed."""
_LEFT: _Row = (("Ctrl", 1.25), ("◇ ", 1.25), ("Alt", 1.25))
_RIGHT: _Row = (("Alt", 1.25), ("◇ ", 1.25), ("≡ ", 1.25), ("Ctrl", 1.25))
_BOTTOM: _Row = (*_LEFT, ("Space", 6.25), *_RIGHT)
_DIGITS: _Row = (*"`1234567890-=", ("⌫ ", 2.0))
_ANSI: Sequence[_Row] = (
    _DIGITS,
    (("⇥ ", 1.5), *"QWERTYUIOP[]", ("\\", 1.5)),
    (("⇪ ", 1.75), *"ASDFGHJKL;'", ("⏎ ", 2.25)),
    (("⇧ ", 2.25), *"ZXCVBNM,./", ("⇧ ", 2.75)),
    _BOTTOM,
)
_ISO: Sequence[_Row] = (
    _DIGITS,
    (("⇥ ", 1.5), *"QWERTYUIOP[]", ("⏎ ", 1.5)),
    (("⇪ ", 1.75), *"ASDFGHJKL;'\\", ("  ", 1.25)),
    (("⇧ ", 1.25), ISO_KEY, *"ZXCVBNM,./", ("⇧ ", 2.75)),
    _BOTTOM,
)
_ISO_LABELS = MappingProxyType({"\\": "#", ISO_KEY: "\\"})
_QWERTZ_LABELS = MappingProxyType(
    {
        **{"Y": "Z", "Z": "Y", "`": "^", "-": "ß", "=": "´", "[": "Ü", "]": "+"},
        **{";": "Ö", "'": "Ä", "\\": "#", "/": "-"},
    }
)


def caps(layout: str) -> tuple[Cap, ...]:
    """Return the keys of one of `LAYOUTS`, row by row from the left."""
    labels: Mapping[str, str] = {"iso": _ISO_LABELS, "qwertz": _QWERTZ_LABELS}.get(layout, {})
    made = []
    for row, keys in enumerate(_ANSI if layout == "ansi" else _ISO):
        x = 0.0
        for key in keys:
            text, width = (key, 1.0) if isinstance(key, str) else key
            name = text if len(text) == 1 or text == "Space" else ""
            label = "" if text == "Space" else labels.get(name, text.strip())
            made.append(Cap(name, label, x, row, width))
            x += width
    return tuple(made)


def default_layout(locale: QLocale) -> str:
    """Return the keyboard that people of ``locale`` are most likely to have."""
    if locale.language() == QLocale.Language.German:
        return "qwertz"
    is_european = locale.measurementSystem() == QLocale.MeasurementSystem.MetricSystem
    in_asia = locale.language() in (QLocale.Language.Chinese, QLocale.Language.Korean)
    return "iso" if is_european and not in_asia and locale.language() != _NO_LOCALE else "ansi"


_NO_LOCALE = QLocale.Language.C
