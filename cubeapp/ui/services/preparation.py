"""Compiling the solvers, once for each machine, without ever holding up the window."""

from __future__ import annotations

import contextlib
import logging
import os
from collections.abc import Callable, Sequence

from PySide6.QtCore import QObject, QProcess, Signal

from cubeapp.engine.solvers.control import Progress
from cubeapp.engine.solvers.reports import progress_of
from cubeapp.engine.text import Text

LOG = logging.getLogger(__name__)
COMPILING = Text("Compiling the solvers, once")
BUILDING = Text("Starting to build what the solver needs, once")
STOP_WAIT_MS = 2000
NICE = 10
"""How far the helper steps back behind other programs, on systems that know that."""


class Preparation(QObject):
    """A helper process that fills the cache of compiled kernels and tables.

    Compiling holds Python's lock, so it would freeze the window from any thread of it. When
    the helper cannot run, the solvers are compiled where they are needed, which is slower.
    """

    ended = Signal()
    """The cache is as full as it will get."""

    def __init__(
        self,
        command: Sequence[str],
        is_ready: Callable[[], bool],
        parent: QObject | None = None,
        *,
        compiles: bool = False,
    ) -> None:
        """Make a preparation.

        Args:
            command: the program that fills the cache, and its arguments.
            is_ready: tells cheaply whether the cache is full already.
            parent: the owner.
            compiles: whether it compiles the solvers, which the program starts by itself.
        """
        super().__init__(parent)
        self._is_ready = is_ready
        self.compiles = compiles
        self._over = False
        self._is_stopped = False
        self._is_halted = False
        self._is_wanted = False
        self._reported: Progress | None = None
        self._process = QProcess(self)
        self._process.setProgram(command[0])
        self._process.setArguments(list(command[1:]))
        # Progress comes on standard error; the results on standard output are not for here.
        self._process.setStandardOutputFile(QProcess.nullDevice())
        self._process.started.connect(self._on_started)
        self._process.readyReadStandardError.connect(self._on_progress)
        self._process.finished.connect(self._on_finished)
        self._process.errorOccurred.connect(self._on_error)

    @property
    def is_over(self) -> bool:
        """Whether solvers may be loaded."""
        return self._over

    @property
    def progress(self) -> Progress:
        """What the helper does now, for the user."""
        reported = self._reported
        if not self.compiles:
            return reported or Progress(BUILDING)
        if reported is None:
            return Progress(COMPILING)
        return Progress(Text("{what}: {activity}", what=COMPILING, activity=reported.activity))

    def start(self) -> None:
        """Fill the cache unless it is full or being filled, or this was stopped."""
        self._is_wanted = True
        if self._is_stopped:
            return
        if self._is_ready():
            self._end()
        elif self._process.state() == QProcess.ProcessState.NotRunning:
            self._process.start()

    def halt(self) -> None:
        """End the helper, if it runs, as nothing waits for it now; `start` begins again."""
        self._is_wanted = False
        if self._process.state() != QProcess.ProcessState.NotRunning:
            self._is_halted = True
            self._process.kill()

    def stop(self) -> None:
        """End the helper, if it runs, at once and for good."""
        self._is_stopped = True
        if self._process.state() != QProcess.ProcessState.NotRunning:
            self._process.kill()
            self._process.waitForFinished(STOP_WAIT_MS)

    def _on_started(self) -> None:
        # The window and the user's other programs come first.
        if hasattr(os, "setpriority"):
            with contextlib.suppress(OSError):
                os.setpriority(os.PRIO_PROCESS, self._process.processId(), NICE)

    def _on_progress(self) -> None:
        text = self._process.readAllStandardError().toStdString()
        lines = [line.strip() for line in text.replace("\r", "\n").splitlines() if line.strip()]
        for line in lines:
            LOG.info("helper: %s", line)
            reported = progress_of(line)
            if reported is not None:
                self._reported = reported

    def _on_finished(self, status: int) -> None:
        if self._is_halted:
            self._is_halted, self._reported = False, None
            if self._is_wanted and not self._is_stopped:
                self._process.start()
            return
        if status:
            LOG.warning("the helper ended with status %d", status)
        self._end()

    def _on_error(self, error: QProcess.ProcessError) -> None:
        # A crash is reported by `finished` as well; a failed start only here.
        if error == QProcess.ProcessError.FailedToStart:
            LOG.warning("the helper did not start: %s", self._process.errorString())
            self._end()

    def _end(self) -> None:
        if not self._over and not self._is_stopped:
            self._over = True
            self.ended.emit()
