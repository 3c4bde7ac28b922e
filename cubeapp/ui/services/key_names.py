"""What pressed keys are called, by their places on a US keyboard or by what they type."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication, QKeyEvent

from cubeapp.ui.services.keymap import SHIFT

COMMAND_MODIFIERS = (
    Qt.KeyboardModifier.ControlModifier
    | Qt.KeyboardModifier.AltModifier
    | Qt.KeyboardModifier.MetaModifier
    | Qt.KeyboardModifier.GroupSwitchModifier
)
"""A key pressed with one of these is a command or types a sign; it turns and paints nothing."""
ISO_KEY = "<"
"""The key between Shift and Z that keyboards of most of Europe have and those of the US lack."""


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
