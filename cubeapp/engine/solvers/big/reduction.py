"""Big cubes made like a 3×3×3: what the reducers of each size take and give."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import partial
from typing import Generic, Protocol, TypeVar

from cubeapp.engine.kernels.tables import TableStore
from cubeapp.engine.model.cube import Cube
from cubeapp.engine.model.moves import Metric, Move
from cubeapp.engine.solvers.control import Deadline, SearchControl
from cubeapp.engine.solvers.loading import Loading
from cubeapp.engine.solvers.solution import Stage
from cubeapp.engine.text import Text

Tables = TypeVar("Tables")


@dataclass(frozen=True, slots=True)
class Reduction:
    """Moves after which a cube can be solved as if it were a 3×3×3.

    Each face's centres then show one colour, in the places of a solved cube held in some way;
    the wings of each edge agree with each other and with the midge between them; and the
    parity is one that a 3×3×3 can have, so that turns of outer faces do the rest.
    """

    stages: tuple[Stage, ...]

    @property
    def moves(self) -> tuple[Move, ...]:
        """The moves of all stages in order."""
        return tuple(move for stage in self.stages for move in stage.moves)


class Reducer(Protocol):
    """A way to reduce cubes of some sizes; making one is cheap."""

    def accepts(self, size: int) -> bool:
        """Tell whether this reducer is for cubes of ``size``."""
        ...

    def prepare(self, size: int, control: SearchControl, metric: Metric = Metric.STM) -> None:
        """Load or build the tables and kernels for ``size`` and ``metric``, with progress.

        Raises:
            SearchCancelled: ``control`` was cancelled.
        """
        ...

    def prepare_first(self, size: int, control: SearchControl, metric: Metric = Metric.STM) -> None:
        """Load or build what the first reduction needs; `reductions` does the rest.

        Raises:
            SearchCancelled: ``control`` was cancelled.
        """
        self.prepare(size, control, metric)

    def reductions(
        self,
        cube: Cube,
        deadline: Deadline,
        control: SearchControl,
        metric: Metric = Metric.STM,
    ) -> Iterator[Reduction]:
        """Yield reductions of ``cube``: the first soon, then others as they are found.

        Those that follow need not be shorter, for what a 3×3×3 costs differs by a few moves;
        they end when looking on is not worth it, or after ``deadline``, though not before the
        first; what is prepared between them puts it off. The cube may be held in any way and is
        one that turns can solve. They are to be short in ``metric``, OBTM or STM; whoever asks
        writes them in the turns that count there.

        Raises:
            SearchCancelled: ``control`` was cancelled; what was yielded stays good.
        """
        ...


class TableReducer(Reducer, Generic[Tables]):
    """A reducer of one size, by tables for all turns and others for those of outer blocks."""

    def __init__(
        self,
        size: int,
        what: Text,
        load: Callable[[bool, TableStore, SearchControl], Tables],
        store: TableStore | None,
    ) -> None:
        """Say how to load tables.

        Args:
            size: of the cubes.
            what: the tables are called.
            load: is told whether inner layers may turn alone; see `Loading` for the others.
            store: where they are kept; in the user's cache folder if ``None``.
        """
        self._size = size
        self._loading = {
            single: Loading(what, partial(load, single), store) for single in (True, False)
        }

    def accepts(self, size: int) -> bool:
        """Tell whether this is the reducer's size."""
        return size == self._size

    def prepare(self, size: int, control: SearchControl, metric: Metric = Metric.STM) -> None:
        """Load or build the tables and kernels, with progress.

        Raises:
            SearchCancelled: ``control`` was cancelled.
        """
        self.tables(metric is Metric.STM, control)

    def tables(self, single: bool, control: SearchControl) -> Tables:
        """Return the tables with which inner layers may turn alone, or may not.

        Raises:
            SearchCancelled: ``control`` was cancelled before they were loaded.
        """
        return self._loading[single].tables(control)
