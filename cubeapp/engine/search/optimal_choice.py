"""Which of the optimal solver's tables there is, and which there is room for."""

from __future__ import annotations

from cubeapp.engine.errors import NoRoomError
from cubeapp.engine.moves import Metric
from cubeapp.engine.search.machine import free_disk, free_memory
from cubeapp.engine.search.optimal_layout import SMALL, Shape, amount, shape_of, shapes_for
from cubeapp.engine.search.tables import TableStore

MEMORY_SHARE = 1.1
"""Memory for a table, and for what building and searching take beside it."""


def best_present(metric: Metric, store: TableStore) -> Shape:
    """Return the largest table in ``store`` that fits the memory, or the small one to be built.

    Quick, for no table is read; one that turns out to be damaged is built again.
    """
    present = [
        shape for shape in shapes_for(metric) if store.has(shape.spec) and not _lacks_memory(shape)
    ]
    return present[-1] if present else shape_of(SMALL.name, metric)


def require_room(shape: Shape, store: TableStore) -> None:
    """Make sure before a table is built that there is room for it.

    The small table, which takes seconds to build, may do without the disk; and a disk that
    takes no files at all is no obstacle to any.

    Raises:
        NoRoomError: the disk or the memory clearly lacks it.
    """
    if _lacks_memory(shape):
        raise NoRoomError(
            f"the {shape.title} needs {amount(shape.nbytes)} of memory, and only "
            f"{amount(free_memory() or 0)} are free; choose a smaller table"
        )
    free = free_disk(store.folder)
    if shape.name == SMALL.name or free is None:
        return
    free += store.step_bytes(shape.spec)
    if free < shape.nbytes:
        raise NoRoomError(
            f"the {shape.title} needs {amount(shape.nbytes)} of the disk, and only "
            f"{amount(free)} are free in {store.folder}; make room or choose a smaller table"
        )


def _lacks_memory(shape: Shape) -> bool:
    free = free_memory()
    return free is not None and free < MEMORY_SHARE * shape.nbytes
