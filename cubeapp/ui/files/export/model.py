"""Exports of the cube and its moves: made on a worker, and put into a file or the clipboard."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from pathlib import Path

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QGuiApplication, QImage

from cubeapp.engine.english import capitalised
from cubeapp.engine.errors import CubeError
from cubeapp.engine.geometry import cube_name
from cubeapp.engine.search.control import Progress, SearchControl
from cubeapp.engine.timeline import Timeline
from cubeapp.language import tr
from cubeapp.ui.document.document import CubeDocument
from cubeapp.ui.files.export.making import export, picture
from cubeapp.ui.files.export.options import Kind, Options
from cubeapp.ui.services.files import write_file
from cubeapp.ui.solve.solvers.job import SolveJob
from cubeapp.ui.solve.solvers.job_owner import JobOwner
from cubeapp.ui.stage.player import Player

_Make = Callable[[Timeline, float, Options, SearchControl], object]


class Exporting(JobOwner):
    """Joins document, player and the job that draws; it knows no widget."""

    progressed = Signal(object)
    """The `Progress` of what is made now; ``None`` when nothing is."""
    saved = Signal(str)
    """The path of the file that is there now."""
    copied = Signal()
    """The clipboard holds it now."""
    failed = Signal(str)
    """Why it could not be made."""
    cancelled = Signal()

    def __init__(
        self, document: CubeDocument, player: Player, job: SolveJob, parent: QObject | None = None
    ) -> None:
        """Join the parts; nobody else may give ``job`` tasks."""
        super().__init__(job, parent)
        self._document = document
        self._player = player
        self.takes_draft = False
        """Whether a single picture is one of the draft instead of the cube."""

    @property
    def usual_title(self) -> str:
        """What an export is called unless the person says otherwise."""
        return cube_name(self._document.shown.size)

    def save(self, path: Path, options: Options) -> None:
        """Make what ``options`` say and write it to ``path``, wholly or not at all."""
        self._start(partial(_save, path), options)

    def copy(self, options: Options) -> None:
        """Make what ``options`` say and put it on the clipboard, a drawing as pixels."""
        if options.kind is Kind.SVG:
            options = replace(options, kind=Kind.PNG)
        self._start(_for_clipboard, options)

    def _start(self, make: _Make, options: Options) -> None:
        timeline, moment = self._shown(options.kind)

        def work(control: SearchControl) -> object:
            try:
                return make(timeline, moment, options, control)
            except MemoryError as error:
                raise CubeError(str(error) or tr("there is not enough memory for this")) from None

        self.job.start_task(work)

    def _shown(self, kind: Kind) -> tuple[Timeline, float]:
        """Return what is on screen, as a value of its own: another thread is going to read it."""
        if self.takes_draft and kind.is_still:
            return Timeline(self._document.draft), 0.0
        kept = self._document.timeline
        copy = Timeline(kept.start, kept.moves, kept.purpose, kept.sections, kept.landmarks())
        return copy, min(max(self._player.time, 0.0), float(len(copy)))

    def _on_progress(self, progress: Progress) -> None:
        self.progressed.emit(replace(progress, activity=f"{capitalised(progress.activity)} …"))

    def _on_done(self, result: object) -> None:
        self.progressed.emit(None)
        if isinstance(result, Path):
            self.saved.emit(str(result))
            return
        clipboard = QGuiApplication.clipboard()
        if isinstance(result, QImage):
            clipboard.setImage(result)
        else:
            clipboard.setText(str(result))
        self.copied.emit()

    def _on_failed(self, message: str, _best: object) -> None:
        self.progressed.emit(None)
        self.failed.emit(message)

    def _on_cancelled(self, _cube: object, _best: object) -> None:
        self.progressed.emit(None)
        self.cancelled.emit()


def _save(
    path: Path, timeline: Timeline, moment: float, options: Options, control: SearchControl
) -> Path:
    data = export(timeline, moment, options, control)
    # Whoever stopped it meanwhile has been told that no file is written.
    control.checkpoint(Progress(tr("drawing"), 1.0))
    write_file(path, data)
    return path


def _for_clipboard(
    timeline: Timeline, moment: float, options: Options, control: SearchControl
) -> QImage | str:
    if options.kind is Kind.TEXT:
        return export(timeline, moment, options, control).decode()
    # As a file it would have to be read again, which Qt refuses where it is large.
    return picture(timeline, moment, options, control)
