"""What all parts have in common that have a job do their work."""

from __future__ import annotations

from PySide6.QtCore import QObject

from cubeapp.engine.search.control import Progress
from cubeapp.ui.solve.solvers.job import JobState, SolveJob


class JobOwner(QObject):
    """Gives tasks to a job of its own and hears what becomes of them."""

    def __init__(self, job: SolveJob, parent: QObject | None) -> None:
        """Listen to ``job``; nobody else may give it tasks."""
        super().__init__(parent)
        self.job = job
        job.progressed.connect(self._on_progress)
        job.done.connect(self._on_done)
        job.failed.connect(self._on_failed)
        job.cancelled.connect(self._on_cancelled)

    @property
    def is_working(self) -> bool:
        """Whether the job has something to do."""
        return self.job.state is not JobState.IDLE

    def cancel(self) -> None:
        """Stop what the job does; nothing else changes."""
        self.job.cancel()

    # What happened, for those who want to know

    def _on_progress(self, progress: Progress) -> None:
        """Hear how far the task is, at most ten times a second."""

    def _on_done(self, result: object) -> None:
        """Take what the task gave."""

    def _on_failed(self, message: str, _best: object) -> None:
        """Hear why the task failed, in a sentence."""

    def _on_cancelled(self, _cube: object, _best: object) -> None:
        """Hear that the task was stopped."""
