"""``cubeapp`` alone: the window."""

from __future__ import annotations

import argparse
import os
import sys

from cubeapp.commands.opening import add_opening, read_opening
from cubeapp.commands.parsing import Parser, UsageError

EXAMPLES = """
  cubeapp
  cubeapp --size 7
  cubeapp --alg "R U R' U'"
"""
DISPLAY_VARIABLES = ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM")


def add_arguments(parser: Parser) -> None:
    """Add what the window takes."""
    add_opening(parser)


def run(options: argparse.Namespace) -> int:
    """Open the window and stay until it is closed."""
    opening = read_opening(options)
    if not has_display():
        raise UsageError(
            "there is no display for a window; to draw a picture instead: cubeapp shot FILE.png"
        )
    try:
        from cubeapp.ui import app
    except ImportError as error:
        raise UsageError(f"Qt cannot start on this machine: {error}") from None
    if opening is None:
        return app.run()
    return app.run(opening.start, opening.moves)


def has_display() -> bool:
    """Tell whether a window can open; only on Linux and its kin may there be no screen."""
    if sys.platform in ("darwin", "win32"):
        return True
    return any(os.environ.get(variable) for variable in DISPLAY_VARIABLES)
