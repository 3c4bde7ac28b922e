"""The 5×5×5 search made ready: its tables loaded or built, its kernels compiled."""

from __future__ import annotations

from cubeapp.engine.kernels.tables import TableStore
from cubeapp.engine.solvers.control import Progress, SearchControl
from cubeapp.engine.solvers.five import layout
from cubeapp.engine.solvers.five.arena import Arena
from cubeapp.engine.solvers.five.pool import compile_search
from cubeapp.engine.solvers.five.tables import build_block
from cubeapp.engine.text import Text


def load(store: TableStore, control: SearchControl, single: bool) -> Arena:
    """Return the tables, built if need be, with the compiled search ready to run.

    Args:
        store: where they are kept.
        control: can stop it.
        single: whether inner layers may turn alone, or only blocks from the outside.

    Raises:
        SearchCancelled: ``control`` was cancelled.
    """
    spec = layout.SPEC if single else layout.BLOCKS_SPEC
    arena = Arena(store.get(spec, lambda: build_block(control, single)), single)
    control.checkpoint(Progress(Text("compiling the 5×5×5 search")))
    compile_search(arena, control)
    return arena
