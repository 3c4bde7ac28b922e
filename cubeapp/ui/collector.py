"""Lets Python's collector of garbage rest while a thread works beside the window.

A collection in that thread would take widgets and timers apart there, which Qt does not survive.
"""

from __future__ import annotations

import gc

_working = 0


def rest() -> None:
    """Let the collector rest until each that asked for it called `resume`."""
    global _working
    _working += 1
    gc.disable()


def resume() -> None:
    """Let the collector go on, if nobody else needs it to rest."""
    global _working
    _working -= 1
    if _working == 0:
        gc.enable()
