"""What a solver needs before its first search: loaded when it is asked for, and once."""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Generic, TypeVar

from cubeapp.engine.kernels.folders import tables_folder
from cubeapp.engine.kernels.tables import TableStore
from cubeapp.engine.solvers.control import Progress, SearchControl
from cubeapp.engine.text import Text

Tables = TypeVar("Tables")

POLL_S = 0.05
"""How often who waits for another search's loading looks whether to stop."""


class Loading(Generic[Tables]):
    """The tables of one solver, with its kernels ready to run; any thread may ask for them."""

    def __init__(
        self,
        what: Text,
        load: Callable[[TableStore, SearchControl], Tables],
        store: TableStore | None,
    ) -> None:
        """Say how to load.

        Args:
            what: they are called: "two-phase tables".
            load: loads or builds the tables, and loads or compiles the kernels; the control of
                whoever asks can stop it.
            store: where the tables are kept; in the user's cache folder if ``None``.
        """
        self._what = what
        self._load = load
        self._store = store
        self._lock = threading.Lock()
        self._tables: Tables | None = None

    @property
    def is_loaded(self) -> bool:
        """Whether nobody has to wait for the tables any more."""
        return self._tables is not None

    @property
    def has_begun(self) -> bool:
        """Whether they are loaded, or a search is loading them, so that they have their memory."""
        return self.is_loaded or self._lock.locked()

    def tables(self, control: SearchControl) -> Tables:
        """Return the tables, loaded by whoever asks first.

        Raises:
            SearchCancelled: ``control`` was cancelled before they were loaded.
        """
        with taken(self._lock, control):
            if self._tables is None:
                control.checkpoint(Progress(Text("loading the {table}", table=self._what)))
                self._tables = self._load(self._store or TableStore(tables_folder()), control)
            return self._tables


@contextmanager
def taken(lock: threading.Lock, control: SearchControl) -> Iterator[None]:
    """Hold ``lock``, which another search may keep as long as it compiles and builds.

    Raises:
        SearchCancelled: ``control`` was cancelled before it was free.
    """
    while not lock.acquire(timeout=POLL_S):
        control.checkpoint(Progress(Text("waiting for what another search loads")))
    try:
        yield
    finally:
        lock.release()
