"""A recorded solve, done again on the cube in the time that it took."""

from __future__ import annotations

import time
from bisect import bisect_right
from collections.abc import Callable

from PySide6.QtCore import QObject, Qt, QTimer, Signal

from cubeapp.engine.model.errors import CubeError
from cubeapp.engine.practice.solves import Solve
from cubeapp.engine.timeline.timeline import Timeline
from cubeapp.ui.document.document import CubeDocument
from cubeapp.ui.services.tasks import Activity, Tasks
from cubeapp.words import reason, sentence, tr

TICK_MS = 8
END_MS = 600
"""How long the time is still shown after the last move, until that turn is seen done."""


class Replaying(QObject):
    """Shows the moves on the timeline and makes each when the user had made it.

    Going elsewhere along the timeline, or showing another cube, ends it.
    """

    begun = Signal()
    """A solve is replayed from now on; no move has been made."""
    ticked = Signal(object)
    """The milliseconds of the solve that have passed, ``None`` when the replay is over."""
    message = Signal(str)
    """A message for the user, one sentence."""

    def __init__(
        self,
        document: CubeDocument,
        tasks: Tasks,
        now_s: Callable[[], float] = time.perf_counter,
    ) -> None:
        super().__init__()
        self._tasks = tasks
        self._activity: Activity | None = None
        self._document = document
        self.now_s = now_s
        self._begun_s = 0.0
        self._solve: Solve | None = None
        self._timeline: Timeline | None = None
        self._done = 0
        self._timer = QTimer(self, interval=TICK_MS, timerType=Qt.TimerType.PreciseTimer)
        self._timer.timeout.connect(self.tick)
        document.changed.connect(self._on_changed)

    @property
    def is_on(self) -> bool:
        """Whether a solve is being replayed."""
        return self._solve is not None

    def start(self, solve: Solve) -> None:
        """Show the scrambled cube and replay ``solve``."""
        self.stop()
        try:
            timeline = Timeline(solve.start, solve.moves)
        except CubeError as error:
            text = tr("The moves of this solve cannot be read: {reason}")
            self.message.emit(sentence(text.format(reason=reason(error))))
            return
        if len(timeline) != len(solve.times_ms):
            self.message.emit(tr("The moves of this solve and their times do not fit together."))
            return
        self._document.load_timeline(
            timeline, 0, tr("replay {time}").format(time=tr(solve.described()))
        )
        self._solve, self._timeline, self._done = solve, timeline, 0
        self._begun_s = self.now_s()
        self.begun.emit()
        self._timer.start()
        self._activity = self._tasks.begin_activity(self.stop)
        self.tick()

    def stop(self) -> None:
        """Stay where the replay is."""
        if self._solve is not None:
            self._solve = None
            self._timer.stop()
            self.ticked.emit(None)
            if self._activity is not None:
                self._activity.end()

    def tick(self) -> None:
        """Make the moves that are due."""
        solve = self._solve
        if solve is None:
            return
        elapsed_ms = int(1000 * (self.now_s() - self._begun_s))
        due = bisect_right(solve.times_ms, elapsed_ms)
        by, self._done = due - self._done, due
        if by:
            self._document.step(by)
        self.ticked.emit(min(elapsed_ms, solve.time_ms))
        if due == len(solve.times_ms) and elapsed_ms >= solve.time_ms + END_MS:
            self.stop()

    def _on_changed(self, _change: object) -> None:
        is_here = self._document.timeline is self._timeline and (
            self._document.cursor == self._done and not self._document.is_painting
        )
        if not is_here:
            self.stop()
