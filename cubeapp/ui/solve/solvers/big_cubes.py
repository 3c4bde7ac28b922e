"""What big cubes need before they can be solved: the helpers that build it, size by size."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import QObject

from cubeapp.engine.model.cube import Cube
from cubeapp.engine.solvers.big.few_turns import few_turns
from cubeapp.engine.solvers.big.kits import is_kit_ready, needs_kit
from cubeapp.engine.solvers.big.solver import BigCubeSolver
from cubeapp.ui.services.preparation import Preparation
from cubeapp.ui.solve.solvers.runs import SolveRequest


class BigCubes(QObject):
    """Has what a size needs compiled and built when a cube of it is first to be solved."""

    def __init__(self, command: Sequence[str], parent: QObject | None = None) -> None:
        """Build nothing yet.

        Args:
            command: the program that fills the cache, and its arguments; the size is added.
            parent: the owner.
        """
        super().__init__(parent)
        self._command = tuple(command)
        self._preparations: dict[int, Preparation] = {}

    def for_request(self, request: SolveRequest, cube: Cube) -> Preparation | None:
        """Return what has to be over before ``request`` is met for ``cube``; see `Solvers.own`."""
        size = cube.size
        if request.solver != BigCubeSolver.name or not needs_kit(size):
            return None
        # Undoing a few turns needs none of this, so there is nothing to wait for.
        if not is_kit_ready(size) and few_turns(cube, request.limits.metric) is not None:
            return None
        return self.for_size(size)

    def for_size(self, size: int) -> Preparation:
        """Return what has to be over before cubes of ``size`` can be solved."""
        made = self._preparations.get(size)
        if made is None:
            command = (*self._command, "--big", str(size))
            made = Preparation(command, partial(is_kit_ready, size), self)
            self._preparations[size] = made
        return made

    def stop(self) -> None:
        """End what is being built; it goes on at the next start."""
        for preparation in self._preparations.values():
            preparation.stop()
