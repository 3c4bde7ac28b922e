"""Scrambles for the timer: one to be solved, and the next one made beside the window."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import QObject, Signal

from cubeapp.engine.model.errors import CubeError
from cubeapp.engine.scrambles.base import (
    MAX_SOLVED_SIZE,
    RANDOM_MOVES,
    RANDOM_STATE,
    Recipe,
    Scramble,
    scrambles,
)
from cubeapp.engine.solvers.control import Progress
from cubeapp.ui.play.scramble.model import Scrambler, is_quick
from cubeapp.ui.services.tasks import Task, Tasks
from cubeapp.words import reason, sentence, under_way

MOST_BEFORE = 100
"""Maximum number of scrambles that can be gone back to."""


class ScrambleSupply(QObject):
    """Has a scramble ready and makes the next one, once a recipe has been set."""

    changed = Signal(object)
    """The `Scramble` to be solved now; ``None`` while it is still being made."""
    progressed = Signal(str)
    """What is done for the scramble that is waited for, or why there is none."""
    message = Signal(str)
    """A message for the user, one sentence."""

    def __init__(self, tasks: Tasks, scrambler: Scrambler) -> None:
        """Make a supply that is empty.

        Args:
            tasks: make what takes a moment.
            scrambler: knows the chosen recipe, and what its scrambles need.
        """
        super().__init__()
        self._tasks = tasks
        self.scrambler = scrambler
        self._task: Task[Scramble] | None = None
        self._recipe: Recipe | None = None
        self._current: Scramble | None = None
        self._before: list[Scramble] = []
        self._after: list[Scramble] = []
        """Those that come next, the nearest last."""

    @property
    def is_working(self) -> bool:
        """Whether a scramble is being made."""
        return self._task is not None and not self._task.is_over

    @property
    def current(self) -> Scramble | None:
        """What `changed` last had."""
        return self._current

    @property
    def has_before(self) -> bool:
        """Whether there was a scramble before the current one."""
        return bool(self._before)

    def follow_choice(self) -> None:
        """Make scrambles of the chosen recipe, if it is one."""
        recipe = self.scrambler.choice.recipe
        if recipe is not None:
            self.set_recipe(recipe)

    def set_recipe(self, recipe: Recipe) -> None:
        """Make scrambles of ``recipe``; with moves, even where it would only set a state."""
        if recipe.kind == RANDOM_STATE and recipe.size > MAX_SOLVED_SIZE:
            recipe = replace(recipe, kind=RANDOM_MOVES)
        if recipe != self._recipe:
            if self._task is not None:
                self._tasks.drop(self._task)
            self._recipe, self._before, self._after = recipe, [], []
            self._set_current(None)
            self._make()

    def advance(self) -> None:
        """Go on to the next scramble."""
        if self._current is not None:
            self._before = [*self._before[1 - MOST_BEFORE :], self._current]
        self._set_current(self._after.pop() if self._after else None)
        self._make()

    def go_back(self) -> None:
        """Go back to the scramble before, if there was one."""
        if self._before:
            if self._current is not None:
                self._after.append(self._current)
            self._set_current(self._before.pop())

    def _make(self) -> None:
        """Make what is missing, one scramble at a time."""
        recipe = self._recipe
        if recipe is None or self._after or self.is_working:
            return
        if is_quick(recipe):
            try:
                self._add(next(scrambles(recipe)))
            except CubeError as error:
                self._on_failed(sentence(reason(error)))
        else:
            self._task = self._tasks.start(
                lambda control: next(scrambles(recipe, control=control)),
                self._add,
                lambda failure: self._on_failed(failure.message),
                self._on_progress,
                after=self.scrambler.preparations(recipe),
                quiet=True,
            )

    def _add(self, made: Scramble) -> None:
        if self._current is None:
            self._set_current(made)
            self._make()
        else:
            self._after.insert(0, made)

    def _set_current(self, made: Scramble | None) -> None:
        self._current = made
        self.changed.emit(made)

    def _on_failed(self, message: str) -> None:
        self.message.emit(message)
        if self._current is None:
            self.progressed.emit(message)

    def _on_progress(self, progress: Progress) -> None:
        is_late = self._task is not None and self._task.is_late
        if self._current is None and is_late:
            self.progressed.emit(under_way(progress.activity))
