"""Trying a method on many cubes in the background; it knows no widget."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Signal

from cubeapp.engine.scrambles.random_state import seeded_states
from cubeapp.engine.solvers.by_hand.choices import Style
from cubeapp.engine.solvers.chains.drafts import MethodDraft, method_of
from cubeapp.engine.solvers.chains.trial import SEED, TRYING, Trial, Tried, try_on
from cubeapp.engine.solvers.control import Progress
from cubeapp.ui.services.listing import ListingSearch
from cubeapp.ui.services.preparation import Preparation
from cubeapp.ui.services.tasks import Tasks
from cubeapp.words import counted, tr, under_way

SIZE = 3
MOST_CUBES = 10_000


class Trials(ListingSearch[Tried]):
    """Owns the figures of the last trial."""

    trial_changed = Signal(object)
    """The `Trial` has more figures, or is another one; ``None`` for none."""

    def __init__(self, tasks: Tasks, after: Sequence[Preparation] = ()) -> None:
        """Try nothing yet; ``tasks`` do the work, ``after`` what compiles the search."""
        super().__init__(tasks, MOST_CUBES, after)
        self.trial: Trial | None = None
        self.draft: MethodDraft | None = None
        """What is tried."""
        self.count = 0
        """On how many cubes."""
        self._under_way = 0.0
        """How many of those that are not tried yet are done, in parts; written by the worker."""
        self.found_changed.connect(self._count_on)

    @property
    def share(self) -> float | None:
        """How much of the trial is done, 0…1; ``None`` before its first step."""
        done = len(self._collected) + self._under_way
        return done / self.count if done else None

    def try_on_cubes(self, draft: MethodDraft, style: Style, count: int) -> None:
        """Try a method that has no fault, each time on the same cubes."""
        method = method_of(draft)
        self.draft, self.count = draft, count
        self.trial = Trial(method, style)
        self._forget()
        self._under_way = 0.0
        cubes = seeded_states(SIZE, SEED, count)
        self._search(
            lambda control: try_on(method, style, cubes, control, self._set_under_way),
            under_way(TRYING),
        )

    def _set_under_way(self, done: float) -> None:
        self._under_way = done

    def go_on_from(self, before: Trials) -> None:
        """Show the figures of another window."""
        self.trial, self.draft, self.count = before.trial, before.draft, before.count
        self.trial_changed.emit(self.trial)

    def _count_on(self, found: Sequence[Tried]) -> None:
        """Add what is new to the figures."""
        if self.trial is not None:
            for tried in found[self.trial.number :]:
                self.trial.add(tried)
        self.trial_changed.emit(self.trial)

    def _activity(self, progress: Progress) -> str:
        done = 0 if self.trial is None else self.trial.number
        if not done:
            return super()._activity(progress)
        text = tr("{done} of {count} cubes")
        return text.format(done=counted(done), count=counted(self.count))
