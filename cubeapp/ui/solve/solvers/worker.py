"""A worker on a thread of its own, and what it is given to do."""

from __future__ import annotations

import logging
from collections.abc import Callable
from dataclasses import dataclass, field, replace

from PySide6.QtCore import QObject, Signal, Slot

from cubeapp.engine.cube import Cube
from cubeapp.engine.english import sentence
from cubeapp.engine.errors import CubeError, SearchCancelled
from cubeapp.engine.search.control import Progress, SearchControl
from cubeapp.engine.solution import LimitReached
from cubeapp.language import mark, tr
from cubeapp.ui.services.preparation import Preparation
from cubeapp.ui.solve.solvers.runs import Wish

LOG = logging.getLogger(__name__)
LOADING = mark("Loading the solvers")


@dataclass(eq=False, slots=True)
class Work:
    """One thing for the worker to do, and what became of it.

    The worker's thread writes ``progress``, ``is_loaded``, ``result`` and ``fault``; the
    window's reads them.
    """

    run: Callable[[Work], object]
    """Does it, on the worker's thread, and returns the result."""
    deliver: Callable[[Work], None]
    """Passes the result on, on the window's thread."""
    cube: Cube | None = None
    preparation: Preparation | None = None
    """What has to be over before this work, beside the job's own."""
    first_wish: Wish | None = None
    """What may give a first answer until then."""
    control: SearchControl = field(init=False)
    progress: Progress = field(default_factory=lambda: Progress(tr(LOADING)))
    """What was last reported; its best answer has been checked."""
    is_loaded: bool = False
    result: object = None
    fault: str | None = None

    def __post_init__(self) -> None:
        self.control = SearchControl(self.report)

    def report(self, progress: Progress) -> None:
        """Take what the search tells; the worker's thread replays a new best answer here."""
        best, known = progress.best, self.progress.best
        if best is not known and (best is None or self.cube is None or not best.solves(self.cube)):
            progress = replace(progress, best=known)
        self.progress = progress

    def current_progress(self) -> Progress:
        """Return what was last reported, with the counters of a kernel that cannot report."""
        progress = self.progress
        nodes = max(progress.nodes, int(self.control.signals[SearchControl.NODES]))
        return replace(progress, nodes=nodes)


class Worker(QObject):
    """Lives on the thread and does one work after another."""

    ended = Signal(object)
    """The `Work` is over, whatever became of it."""

    @Slot(object)
    def do(self, work: Work) -> None:
        """Run ``work``, unless nobody wants it any more."""
        if not work.control.cancelled:
            try:
                work.result = work.run(work)
            except SearchCancelled:
                LOG.info("stopped")
            except LimitReached as error:
                work.fault = sentence(str(error))
                work.report(replace(work.progress, best=error.best))
            except CubeError as error:
                work.fault = sentence(str(error))
            except Exception as error:  # the thread's last line: nothing may get past it
                LOG.exception("the work failed")
                text = tr("The solver stopped on a fault of its own ({fault}); try again.")
                work.fault = text.format(fault=repr(error))
        self.ended.emit(work)
