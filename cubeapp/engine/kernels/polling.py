"""How a search that one call goes through to the end is watched, and stopped.

Its memory begins with the words of `head`.
"""

from __future__ import annotations

from cubeapp.engine.kernels.compiled import kernel
from cubeapp.engine.kernels.head import (
    CALLED_OFF,
    DEPTH,
    NODE_LIMIT,
    NODES,
    SIGNAL_DEPTH,
    SIGNAL_NODES,
    SIGNAL_STOP,
    SIGNALS,
)
from cubeapp.engine.kernels.memory import load64, store64


@kernel
def is_over(work: int, mask: int) -> int:
    """Count a node, and tell now and then whether the search is to end: 1 if it is.

    Args:
        work: the address of the search's memory.
        mask: it is told where the count has none of these bits.
    """
    nodes = load64(work, NODES) + 1
    store64(work, NODES, nodes)
    return 0 if nodes & mask else is_stopped(work)


@kernel
def is_stopped(work: int) -> int:
    """Show the counters to those who watch, and tell whether the search is to end."""
    signals = load64(work, SIGNALS)
    store64(signals, SIGNAL_NODES, load64(work, NODES))
    store64(signals, SIGNAL_DEPTH, load64(work, DEPTH))
    if load64(work, NODES) > load64(work, NODE_LIMIT):
        return 1
    return load64(signals, SIGNAL_STOP) | load64(work, CALLED_OFF)
