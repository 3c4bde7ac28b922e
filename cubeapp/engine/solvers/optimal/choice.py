"""Which of the optimal solver's tables there is, and which there is room for."""

from __future__ import annotations

from collections.abc import Collection

from cubeapp.engine.kernels.machine import built_in_memory, free_disk, free_memory
from cubeapp.engine.kernels.tables import TableStore
from cubeapp.engine.model.errors import NoRoomError
from cubeapp.engine.model.moves import Metric
from cubeapp.engine.solvers.optimal.layout import SMALL, Shape, amount, shape_of, shapes_for
from cubeapp.engine.text import Text

MEMORY_SHARE = 1.1
"""Memory for a table, and for what building and searching take beside it."""


def best_present(metric: Metric, store: TableStore, begun: Collection[str] = ()) -> Shape:
    """Return the largest table in ``store`` for this machine, or the small one to be built.

    A table that takes half of the memory is used only on request, and so is one for which
    there is no room at present. Quick, for no table is read; one that turns out to be damaged
    is built again.

    Args:
        metric: what it is to count.
        store: where it may be.
        begun: the names of those that this process has in its memory, or is loading, and that
            need no more room.
    """
    most, free = built_in_memory(), free_memory()
    present = [
        shape
        for shape in shapes_for(metric)
        if store.has(shape.spec)
        and (most is None or 2 * shape.nbytes <= most)
        and (shape.name in begun or _has_room(shape, free))
    ]
    return present[-1] if present else shape_of(SMALL.name, metric)


def _has_room(shape: Shape, free: int | None) -> bool:
    """Tell whether ``free`` bytes of memory are enough for a table, as far as anybody knows."""
    return free is None or free >= MEMORY_SHARE * shape.nbytes


def require_memory(shape: Shape) -> None:
    """Make sure before a table is loaded or built that there is room for it.

    Raises:
        NoRoomError: the memory clearly lacks it.
    """
    free = free_memory()
    if free is not None and not _has_room(shape, free):
        raise NoRoomError(
            Text(
                "the {table} needs {size} of memory, and only {free} are free; choose a smaller "
                "table",
                table=shape.title,
                size=amount(shape.nbytes),
                free=amount(free),
            )
        )


def require_disk(shape: Shape, store: TableStore) -> None:
    """Make sure before a table is built that there is room to keep it.

    The small table, which takes seconds to build, may do without; and a disk that takes no
    files at all is no obstacle to any.

    Raises:
        NoRoomError: the disk clearly lacks it.
    """
    free = free_disk(store.folder)
    if shape.name == SMALL.name or free is None:
        return
    free += store.step_bytes(shape.spec)
    if free < shape.nbytes:
        raise NoRoomError(
            Text(
                "the {table} needs {size} of the disk, and only {free} are free in {folder}; make "
                "room or choose a smaller table",
                table=shape.title,
                size=amount(shape.nbytes),
                free=amount(free),
                folder=store.folder,
            )
        )
