"""Compiling the solvers, once for each machine, without ever holding up the window."""

from __future__ import annotations

import contextlib
import logging
import os
import re
from collections.abc import Callable, Sequence

from PySide6.QtCore import QObject, QProcess, Signal

from cubeapp.engine.search_words import spoken
from cubeapp.engine.solvers.control import Progress
from cubeapp.language import mark, tr

LOG = logging.getLogger(__name__)
COMPILING = mark("Compiling the solvers, once")
BUILDING = mark("Starting to build what the solver needs, once")
STOP_WAIT_MS = 2000
NICE = 10
"""How far the helper steps back behind other programs, on systems that know that."""


class Preparation(QObject):
    """A helper process that fills the cache of compiled kernels and tables.

    Compiling holds Python's lock, so it would freeze the window from any thread of it. When
    the helper cannot run, the solvers are compiled where they are needed, which is slower.
    """

    progressed = Signal(str)
    """What the helper does now."""
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
        self._activity = ""
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
    def activity(self) -> str:
        """The helper's last line, empty before the first."""
        return self._activity

    @property
    def progress(self) -> Progress:
        """What the helper does now, for the user."""
        if self.compiles:
            if not self._activity:
                return Progress(tr(COMPILING))
            text = tr("{what}: {activity}")
            return Progress(text.format(what=tr(COMPILING), activity=spoken(self._activity)))
        share = re.search(r": (\d+)%$", self._activity)
        return Progress(self._activity or tr(BUILDING), int(share[1]) / 100 if share else None)

    def start(self) -> None:
        """Fill the cache unless it is full or being filled."""
        self._is_wanted = True
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
        if lines:
            self._activity = lines[-1]
            self.progressed.emit(self._activity)

    def _on_finished(self, status: int) -> None:
        if self._is_halted:
            self._is_halted, self._activity = False, ""
            if self._is_wanted and not self._is_stopped:
                self._process.start()
            return
        if status:
            LOG.warning("the helper ended with status %d: %s", status, self._activity)
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
