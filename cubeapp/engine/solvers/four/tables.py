"""The tables of the 4×4×4 on disk, and everything the search needs made ready."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace

import numpy as np
from numpy.typing import NDArray

from cubeapp.engine.kernels.tables import Table, TableSpec, TableStore
from cubeapp.engine.solvers.control import Progress, SearchControl
from cubeapp.engine.solvers.four.coordinates import (
    ARRANGED,
    FINISHED,
    STAGED,
    arranging,
    finishing,
)
from cubeapp.engine.solvers.four.pairing_layout import ENTRIES, pairing_tables
from cubeapp.engine.text import Text

STAGING = TableSpec("4x4x4-staging", 1, "|u1", (STAGED,))
ARRANGING = TableSpec("4x4x4-arranging", 1, "|u1", ARRANGED)
FINISHING = TableSpec("4x4x4-finishing", 1, "|u1", FINISHED)
PAIRING = TableSpec("4x4x4-pairing", 1, "|u1", (ENTRIES // 4,))
SPECS = (STAGING, ARRANGING, FINISHING, PAIRING)
"""9 MB in all."""
BLOCK_SPECS = tuple(
    replace(spec, name=spec.name.replace("4x4x4", "4x4x4-blocks")) for spec in SPECS
)
"""Those where only outer blocks turn."""


@dataclass(frozen=True, slots=True)
class Distances:
    """How many turns are left: what the phases are searched by."""

    staging: NDArray[np.uint8]
    """Shape (`STAGED`,): of phase 1."""
    arranging: NDArray[np.uint8]
    """Shape `ARRANGED`: of phase 2, without the wings' places."""
    finishing: NDArray[np.uint8]
    """Shape `FINISHED`: of the centres in phase 3."""
    pairing: NDArray[np.uint8]
    """Of the wings in phase 3: rests after division by three, two bits each."""
    single: bool = True
    """Whether inner layers may turn alone."""


def load_distances(store: TableStore, control: SearchControl, single: bool = True) -> Distances:
    """Return the tables from disk, or build and keep them.

    Args:
        store: where they are kept.
        control: can stop it.
        single: whether inner layers may turn alone, or only blocks from the outside.

    Raises:
        SearchCancelled: ``control`` was cancelled.
    """
    from cubeapp.engine.solvers.four.distances import product_distances, staging_distances

    def get(spec: TableSpec, build: Callable[[], Table]) -> NDArray[np.uint8]:
        control.checkpoint(Progress(Text("loading the {table}", table=Text("4×4×4 tables"))))
        return store.get(spec, build)

    builders = (
        lambda: staging_distances(single),
        lambda: product_distances(arranging(), 1, single),
        lambda: product_distances(finishing(), 2, single),
        lambda: _pairing(control, single),
    )
    specs = SPECS if single else BLOCK_SPECS
    staging, arrangings, finishings, pairing = map(get, specs, builders)
    return Distances(staging, arrangings, finishings, pairing, single)


def _pairing(control: SearchControl, single: bool) -> NDArray[np.uint8]:
    from cubeapp.engine.coordinates.pruning import packed_rests
    from cubeapp.engine.solvers.four.pairing import distances

    table, _ = distances(pairing_tables(single), control)
    return packed_rests(table)
