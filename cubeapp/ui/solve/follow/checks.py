"""A look now and then whether the cube in the hand is as it should be."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal

from cubeapp.engine.slips.checks import Check, check_at, next_check
from cubeapp.engine.slips.trail import Trail
from cubeapp.engine.solvers.control import SearchControl
from cubeapp.engine.timeline.timeline import Timeline
from cubeapp.ui.document.document import Change, CubeDocument
from cubeapp.ui.services.tasks import Failure, Task, Tasks
from cubeapp.ui.solve.follow.choices import FollowChoices

SOONEST, LATEST = 4, 6
"""How many moves after the last look the next one may come, where no step ends."""
LARGEST = 10
"""The largest cube of which a sticker can be pointed at, and all slips be thought of soon."""


class Checks(QObject):
    """Asks about one sticker after a step, or after some five moves.

    What has been looked at and was right is known to be right later, when a slip is looked for.
    """

    changed = Signal()

    def __init__(self, document: CubeDocument, tasks: Tasks, choices: FollowChoices) -> None:
        """Follow the timeline.

        Args:
            document: has the timeline.
            tasks: finds the sticker that tells most.
            choices: whether the user wants to be asked.
        """
        super().__init__()
        self._document, self._tasks, self._choices = document, tasks, choices
        self._asks = choices.asks
        self._timeline: Timeline | None = None
        self._right = 0
        self._next: Check | None = None
        self._task: Task[Check | None] | None = None
        self._is_put_off = False
        """Whether it is to be found out when to look next, once a move has been made."""
        document.changed.connect(self._on_changed)
        choices.changed.connect(self._on_chosen)

    @property
    def right(self) -> int:
        """After how many moves all was well the last time the user looked."""
        return self._right

    @property
    def is_planning(self) -> bool:
        """Whether it is being found out when to look next."""
        return self._task is not None

    @property
    def due(self) -> Check | None:
        """What is to be looked at now."""
        check = self._next
        is_here = check is not None and check.at == self._document.cursor
        return check if is_here and self._choices.asks else None

    def confirm(self) -> None:
        """Note that what was looked at is right, and go on."""
        if self.due is not None:
            self._right = self._document.cursor
            self._plan()
            self.changed.emit()

    def note(self) -> None:
        """Note that the whole cube was looked at and is right."""
        self._timeline, self._right = self._document.timeline, self._document.cursor
        self._plan()
        self.changed.emit()

    def _on_chosen(self) -> None:
        if self._choices.asks != self._asks:
            self._asks = self._choices.asks
            self._plan()
            self.changed.emit()

    def _on_changed(self, change: Change) -> None:
        document = self._document
        if document.timeline is not self._timeline:
            self._timeline, self._right = document.timeline, 0
            self._plan()
        elif change.new_cursor and self._is_put_off:
            self._is_put_off = False
            self._begin(self._right)
        elif change.new_cursor and self._next is not None and document.cursor > self._next.at:
            self._plan()

    def _plan(self) -> None:
        """Find out where and when to look next, once there is anything to look for.

        Most answers are never followed, and to think of all slips takes longer than some solvers.
        """
        self._next = None
        if self._task is not None:
            self._task.cancel()
            self._task = None
        self._is_put_off = self._document.cursor == self._right
        if not self._is_put_off:
            self._begin(self._document.cursor)

    def _begin(self, done: int) -> None:
        """Find that out as it is after ``done`` moves."""
        timeline = self._document.timeline
        is_small = timeline.start.size <= LARGEST
        if not (self._choices.asks and is_small and timeline.is_guide and timeline.moves):
            return
        right = self._right if done >= self._right else 0
        end = timeline.stop_after(done)

        def work(control: SearchControl) -> Check | None:
            trail = Trail(timeline.start, tuple(timeline.moves), right)
            if timeline.has_steps:
                return check_at(trail, end, control) if end < len(timeline) else None
            soonest = max(SOONEST, done - right + 1)
            return next_check(trail, soonest, max(LATEST, soonest), control)

        self._task = self._tasks.start(work, self._on_planned, self._on_failed, quiet=True)

    def _on_planned(self, check: Check | None) -> None:
        # At the end the cube says itself whether it is solved.
        is_over = check is not None and check.at == len(self._document.timeline)
        self._task, self._next = None, None if is_over else check
        if self._next is not None and self._next.at < self._document.cursor:
            # Meanwhile the user has gone past it.
            self._plan()
        elif self.due is not None:
            self.changed.emit()

    def _on_failed(self, _failure: Failure) -> None:
        # A cube too large to think of all slips: the user is not asked.
        self._task = None
