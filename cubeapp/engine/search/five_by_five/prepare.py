"""The 5×5×5 search made ready: its tables loaded or built, its kernels compiled."""

from __future__ import annotations

from cubeapp.engine.search.control import Progress, SearchControl
from cubeapp.engine.search.five_by_five import layout
from cubeapp.engine.search.five_by_five.arena import Arena
from cubeapp.engine.search.five_by_five.pool import compile_search
from cubeapp.engine.search.five_by_five.tables import build_block
from cubeapp.engine.search.tables import TableStore


def load(store: TableStore, control: SearchControl) -> Arena:
    """Return the tables, built if need be, with the compiled search ready to run.

    Raises:
        SearchCancelled: ``control`` was cancelled.
    """
    control.checkpoint(Progress("loading the 5×5×5 tables"))
    arena = Arena(store.get(layout.SPEC, lambda: build_block(control)))
    control.checkpoint(Progress("compiling the 5×5×5 search"))
    compile_search(arena, control)
    return arena
