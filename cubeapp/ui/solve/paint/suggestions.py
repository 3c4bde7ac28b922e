"""Searches in the background for the cubes that are suggested for the draft."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtCore import QTimer

from cubeapp.engine.legality.counting import completions
from cubeapp.engine.legality.diagnosis import Repair
from cubeapp.engine.legality.labels import change_label
from cubeapp.engine.model.cube import Cube
from cubeapp.engine.solvers.control import Progress, SearchControl
from cubeapp.engine.text import NO_TEXT
from cubeapp.ui.services.tasks import Task, Tasks
from cubeapp.ui.solve.paint.verdict import MAX_SUGGESTIONS, SuggestionKind, Verdict

PAUSE_MS = 250
"""The pause in painting after which the search begins."""


@dataclass(frozen=True, slots=True, eq=False)
class Suggestions:
    """Other cubes for one draft."""

    draft: Cube
    kind: SuggestionKind
    cubes: tuple[Repair, ...] | None = None
    """The likeliest first; ``None`` while they are searched for."""

    def is_asked_by(self, verdict: Verdict) -> bool:
        """Tell whether ``verdict`` asks for the same suggestions."""
        return (self.draft, self.kind) == (verdict.draft, verdict.suggestions)


class SuggestionSearch:
    """One search at a time; the next verdict ends the search for the last one."""

    def __init__(self, tasks: Tasks, found: Callable[[Suggestions], object]) -> None:
        """Search for nothing yet; ``found`` is called with what was found."""
        self._tasks = tasks
        self._found = found
        self._verdict: Verdict | None = None
        self._task: Task[Suggestions] | None = None
        self._timer = QTimer(singleShot=True, interval=PAUSE_MS)
        self._timer.timeout.connect(self._begin)

    def start(self, verdict: Verdict) -> None:
        """Search soon for what ``verdict`` asks for."""
        self.stop()
        self._verdict = verdict
        self._timer.start()

    def stop(self) -> None:
        """Search for nothing."""
        self._timer.stop()
        self._verdict = None
        if self._task is not None:
            self._task.cancel()

    def _begin(self) -> None:
        verdict = self._verdict
        if verdict is not None:
            self._task = self._tasks.start(
                lambda control: _search(verdict, control), self._found, quiet=True
            )


def _search(verdict: Verdict, control: SearchControl) -> Suggestions:
    def checkpoint() -> None:
        control.checkpoint(Progress(NO_TEXT))

    checkpoint()
    search = _fitting if verdict.suggestions is SuggestionKind.FITTING else _nearest
    return Suggestions(verdict.draft, verdict.suggestions, search(verdict, checkpoint))


def _nearest(verdict: Verdict, checkpoint: Callable[[], None]) -> tuple[Repair, ...]:
    # Imported when first needed: the window comes up sooner.
    from cubeapp.engine.legality.nearest import nearest_legal

    found = nearest_legal(verdict.draft, MAX_SUGGESTIONS, checkpoint, verdict.origins)
    return tuple(Repair(near.label, near.cube) for near in found)


def _fitting(verdict: Verdict, _checkpoint: Callable[[], None]) -> tuple[Repair, ...]:
    draft = verdict.draft
    fitting = completions(draft, MAX_SUGGESTIONS)
    return tuple(Repair(change_label(draft, cube), cube) for cube in fitting)
