"""Whether a window can open here; asked before Qt is, which ends the program where it cannot."""

from __future__ import annotations

import ctypes
import os
import sys

X_LIBRARIES = {
    "libxcb.so.1": "libxcb1",
    "libxcb-cursor.so.0": "libxcb-cursor0",
    "libxcb-icccm.so.4": "libxcb-icccm4",
    "libxcb-image.so.0": "libxcb-image0",
    "libxcb-keysyms.so.1": "libxcb-keysyms1",
    "libxcb-render-util.so.0": "libxcb-render-util0",
    "libxcb-shape.so.0": "libxcb-shape0",
    "libxkbcommon-x11.so.0": "libxkbcommon-x11-0",
}
"""What Qt needs for a window on X and does not bring -> the Debian package that has it.

`.ci/check_machine.py` installs these on the system's own Python, so this module imports nothing
that has to be installed.
"""


def display_problem() -> str | None:
    """Return why no window can open, in one sentence; ``None`` if one probably can."""
    if sys.platform in ("darwin", "win32") or os.environ.get("QT_QPA_PLATFORM"):
        return None
    if os.environ.get("WAYLAND_DISPLAY"):
        return None
    name = os.environ.get("DISPLAY")
    if not name:
        return "there is no display for a window; to draw a picture instead: cubeapp shot FILE.png"
    missing = [package for library, package in X_LIBRARIES.items() if not can_load(library)]
    if missing:
        packages = " ".join(missing)
        return f"a window needs more system libraries; on Debian: sudo apt-get install {packages}"
    if not _answers():
        return f"the display {name} does not answer; is DISPLAY right, and may you use it?"
    return None


def can_load(library: str) -> bool:
    """Tell whether the dynamic linker finds and loads ``library``."""
    try:
        ctypes.CDLL(library)
    except OSError:
        return False
    return True


def _answers() -> bool:
    """Connect to the X server once; a failed connection is an object with an error in it."""
    xcb = ctypes.CDLL("libxcb.so.1")
    xcb.xcb_connect.restype = ctypes.c_void_p
    xcb.xcb_connect.argtypes = (ctypes.c_char_p, ctypes.c_void_p)
    xcb.xcb_connection_has_error.argtypes = (ctypes.c_void_p,)
    xcb.xcb_disconnect.argtypes = (ctypes.c_void_p,)
    connection = xcb.xcb_connect(None, None)
    failed = bool(xcb.xcb_connection_has_error(connection))
    xcb.xcb_disconnect(connection)
    return not failed
