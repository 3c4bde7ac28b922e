"""Python's cyclic garbage collector: never on a worker's thread, seldom at the start.

A collection on a thread beside the window would destroy widgets and timers there, which Qt does
not survive. So the collector rests while there are workers, and the window's thread calls
`collect_due` now and then.
"""

from __future__ import annotations

import builtins
import gc
from collections.abc import Iterator
from contextlib import contextmanager
from importlib import import_module

from cubeapp.collector import USUAL

_resting = 0
"""How many `Rest` objects have not ended."""


@contextmanager
def importing() -> Iterator[None]:
    """Import what stays until the end; it is never looked through for garbage.

    The window opens a quarter sooner this way.
    """
    gc.disable()
    try:
        _import_qt()
        yield
    finally:
        gc.freeze()
        gc.enable()


def _import_qt() -> None:
    """Import Qt, and let the import of Python go on as it was.

    Qt replaces it by one that reads the source of every module, to see whether ``__feature__``
    may be used there. Nothing here does.
    """
    import_of_python = builtins.__import__
    import_module("PySide6.QtCore")
    builtins.__import__ = import_of_python


class Rest:
    """Suspends automatic collection until every instance has ended."""

    def __init__(self) -> None:
        """Suspend automatic collection."""
        global _resting
        _resting += 1
        self._is_over = False
        gc.disable()

    def end(self) -> None:
        """Let Python collect by itself again, unless others still rest; again does nothing."""
        global _resting
        if not self._is_over:
            self._is_over = True
            _resting -= 1
            if _resting == 0:
                gc.enable()


def collect_due() -> None:
    """Collect the oldest generation that Python would usually collect by itself now."""
    pairs = enumerate(zip(gc.get_count(), USUAL, strict=True))
    due = [generation for generation, (count, least) in pairs if least and count > least]
    if due:
        gc.collect(due[-1])
