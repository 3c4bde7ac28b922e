"""How often Python looks for cyclic garbage where a process is this program's own.

What a process loads stays to its end: the compiler, compiled code, tables. Python would look
through all of it again and again while it grows, and twice more before the process ends, which
was a third of what a short command takes. To import the program as a library changes nothing.
"""

from __future__ import annotations

import atexit
import gc

USUAL = gc.get_threshold()
"""When Python looks by itself, as `gc.get_threshold` tells it."""
SELDOM = 200_000
"""More objects than a command makes before its first answer; as garbage some 20 MB."""


def collect_seldom() -> None:
    """Look seldom from now on, and no more at the end, which frees all there is anyway."""
    gc.set_threshold(SELDOM)
    atexit.register(gc.freeze)
