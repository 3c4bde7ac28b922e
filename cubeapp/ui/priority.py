"""Letting the window go first where it and long work want the same processor."""

from __future__ import annotations

import contextlib
import os
import sys
import threading

BACKGROUND_NICENESS = 10


def lower_thread() -> None:
    """Make the calling thread, and threads it will start, give way to the window's.

    Linux alone keeps a niceness for each thread; elsewhere this does nothing.
    """
    if sys.platform == "linux":
        lower_process(threading.get_native_id())


def lower_process(identity: int) -> None:
    """Make a process (on Linux also a thread), named by its number, give way to the window."""
    if hasattr(os, "setpriority"):
        # Whether it is allowed or gone already: it only runs less politely then.
        with contextlib.suppress(OSError):
            os.setpriority(os.PRIO_PROCESS, identity, BACKGROUND_NICENESS)
