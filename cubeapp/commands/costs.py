"""What the optimal solver's tables cost, shown before they are built."""

from __future__ import annotations

from cubeapp.commands.output import note
from cubeapp.engine.kernels.folders import tables_folder
from cubeapp.engine.kernels.tables import TableStore
from cubeapp.engine.model.moves import Metric
from cubeapp.engine.solvers.optimal.layout import shape_of
from cubeapp.engine.solvers.registry import best_table


def tell_cost(table: str | None, metric: Metric) -> None:
    """Say what ``table``, or the best one there is if ``None``, takes unless it is built."""
    store = TableStore(tables_folder())
    shape = best_table(metric) if table is None else shape_of(table, metric)
    if not store.has(shape.spec):
        note(f"the {shape.title} takes {shape.cost}")
