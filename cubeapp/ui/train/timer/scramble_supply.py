"""Scrambles for the timer: one to be solved, and the next one made beside the window."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import QObject, Signal

from cubeapp.engine.english import capitalised, sentence
from cubeapp.engine.errors import CubeError
from cubeapp.engine.scramblers.base import (
    MAX_SOLVED_SIZE,
    RANDOM_MOVES,
    RANDOM_STATE,
    Recipe,
    Scramble,
    scrambles,
)
from cubeapp.engine.search.control import Progress
from cubeapp.engine.search_words import spoken
from cubeapp.ui.play.scramble.model import PATIENCE_S, Scrambler, is_quick
from cubeapp.ui.solve.solvers.job import SolveJob
from cubeapp.ui.solve.solvers.job_owner import JobOwner


class ScrambleSupply(JobOwner):
    """Always has a scramble ready, as soon as somebody has asked for one of a recipe."""

    changed = Signal(object)
    """The `Scramble` to be solved now; ``None`` while it is still being made."""
    progressed = Signal(str)
    """What is done for the scramble that is waited for."""
    said = Signal(str)
    """A sentence for the status line."""

    def __init__(self, job: SolveJob, scrambling: Scrambler, parent: QObject | None = None) -> None:
        """Make a supply that is empty.

        Args:
            job: does what takes a moment; nobody else may give it tasks.
            scrambling: knows what has to be built before scrambles of a recipe.
            parent: the owner.
        """
        super().__init__(job, parent)
        self._scrambling = scrambling
        self._recipe: Recipe | None = None
        self._current: Scramble | None = None
        self._next: Scramble | None = None

    @property
    def current(self) -> Scramble | None:
        """What `changed` said last."""
        return self._current

    def set_recipe(self, recipe: Recipe) -> None:
        """Make scrambles of ``recipe``; with moves, even where it would only set a state."""
        if recipe.kind == RANDOM_STATE and recipe.size > MAX_SOLVED_SIZE:
            recipe = replace(recipe, kind=RANDOM_MOVES)
        if recipe != self._recipe:
            self.job.cancel()
            self._recipe, self._next = recipe, None
            self._set_current(None)
            self._make()

    def take(self) -> None:
        """Go on to the next scramble."""
        ready, self._next = self._next, None
        self._set_current(ready)
        self._make()

    def _make(self) -> None:
        """Make what is missing, one scramble at a time."""
        recipe = self._recipe
        if recipe is None or self._next is not None or self.is_working:
            return
        if is_quick(recipe):
            try:
                self._keep(next(scrambles(recipe)))
            except CubeError as error:
                self.said.emit(sentence(str(error)))
        else:
            self.job.start_task(
                lambda control: next(scrambles(recipe, control=control)),
                self._scrambling.preparations(recipe)[-1],
            )

    def _keep(self, made: Scramble) -> None:
        if self._current is None:
            self._set_current(made)
            self._make()
        else:
            self._next = made

    def _set_current(self, made: Scramble | None) -> None:
        self._current = made
        self.changed.emit(made)

    def _on_done(self, result: object) -> None:
        if isinstance(result, Scramble):
            self._keep(result)

    def _on_failed(self, message: str, _best: object) -> None:
        self.said.emit(message)

    def _on_progress(self, progress: Progress) -> None:
        if self._current is None and self.job.elapsed_s >= PATIENCE_S:
            self.progressed.emit(f"{capitalised(spoken(progress.activity))} …")
