"""Everything that practice is made of, joined: times, scrambles, the clock, replays, cases."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal

from cubeapp.ui.document.document import CubeDocument
from cubeapp.ui.play.scramble.model import Scrambler
from cubeapp.ui.services.storage import Storage
from cubeapp.ui.solve.solvers.job import SolveJob
from cubeapp.ui.stage.player import Player
from cubeapp.ui.train.cases.model import Drilling
from cubeapp.ui.train.timer.model import Timing
from cubeapp.ui.train.timer.replay import Replaying
from cubeapp.ui.train.timer.scramble_supply import ScrambleSupply
from cubeapp.ui.train.timer.time_book import TimeBook


class Practice(QObject):
    """The parts behind the practice panel; none of them does anything before it is asked."""

    state_changed = Signal(object)
    """Something has begun that can be cancelled, or is over."""

    def __init__(
        self,
        document: CubeDocument,
        player: Player,
        scrambling: Scrambler,
        storage: Storage,
        jobs: tuple[SolveJob, SolveJob],
        parent: QObject | None = None,
    ) -> None:
        """Join the parts.

        Args:
            document: the cube on screen.
            player: plays the answers to cases.
            scrambling: knows what scrambles need.
            storage: keeps the times.
            jobs: make scrambles and set-ups; nobody else may give them tasks.
            parent: the owner.
        """
        super().__init__(parent)
        self.jobs = jobs
        self.book = TimeBook(storage, self)
        self.supply = ScrambleSupply(jobs[0], scrambling, self)
        self.timing = Timing(document, self.supply, self.book, self)
        self.replay = Replaying(document, self)
        self.drilling = Drilling(document, player, jobs[1], self.book, storage, self)
        for part in (self.timing, self.replay, jobs[1]):
            part.state_changed.connect(self.state_changed)

    @property
    def is_working(self) -> bool:
        """Whether there is something to cancel: a solve, a replay, or looking for a set-up."""
        return self.drilling.is_working or self.timing.is_on or self.replay.is_on
