"""Lets Python's collector of garbage rest where it does harm or no good.

A collection in a thread that works beside the window would take widgets and timers apart there,
which Qt does not survive. And while the program is imported there is nothing to collect.
"""

from __future__ import annotations

import gc
from collections.abc import Iterator
from contextlib import contextmanager

_working = 0


@contextmanager
def importing() -> Iterator[None]:
    """Import what stays until the end; it is never looked through for garbage.

    A window comes up a tenth sooner so.
    """
    gc.disable()
    try:
        yield
    finally:
        gc.freeze()
        gc.enable()


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
