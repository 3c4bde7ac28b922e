"""Exports of the cube and its moves, drawn in the background: for files, clipboard and paper."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from enum import Enum, auto
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QGuiApplication, QImage

from cubeapp.drawing.position import Position
from cubeapp.engine.model.errors import CubeError
from cubeapp.engine.model.geometry import cube_name
from cubeapp.engine.solvers.control import Progress, SearchControl
from cubeapp.engine.text import Text
from cubeapp.engine.timeline.timeline import Timeline
from cubeapp.ui.document.document import CubeDocument
from cubeapp.ui.document.drafts import empty_draft
from cubeapp.ui.files.export.making import export, picture, print_booklet
from cubeapp.ui.files.export.options import Kind, Options
from cubeapp.ui.services.files import write_file
from cubeapp.ui.services.tasks import Failure, Task, Tasks
from cubeapp.ui.stage.player import Player
from cubeapp.words import reason, tr

if TYPE_CHECKING:
    from PySide6.QtPrintSupport import QPrinter


class Outcome(Enum):
    """How an export ended."""

    SAVED = auto()
    COPIED = auto()
    PRINTED = auto()
    FAILED = auto()
    CANCELLED = auto()


class Exporter(QObject):
    """Draws what is on screen, one export at a time; it knows no widget."""

    progressed = Signal(object)
    """The `Progress` of the export; ``None`` when there is none any more."""
    ended = Signal(object, str)
    """(`Outcome`, message)"""

    def __init__(
        self, document: CubeDocument, player: Player, tasks: Tasks, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._document = document
        self._player = player
        self._tasks = tasks
        self._task: Task[object] | None = None
        self.takes_draft = False
        """Whether a single picture is one of the draft instead of the cube."""

    @property
    def is_working(self) -> bool:
        """Whether an export is being made."""
        return self._task is not None and not self._task.is_over

    @property
    def default_title(self) -> str:
        """The title of an export unless the user types another."""
        return cube_name(self._document.shown.size)

    @property
    def has_draft(self) -> bool:
        """Whether anything is painted on the draft."""
        return self._document.draft != empty_draft(self._document.draft.size)

    def position(self, kind: Kind) -> Position:
        """Return what a single picture would show now."""
        if self.takes_draft and kind.is_still:
            return Position(self._document.draft)
        return self._player.position

    def save(self, path: Path, options: Options) -> None:
        """Draw the picture of ``options`` and write it to ``path``, wholly or not at all."""
        message = tr("Saved as {name}.").format(name=path.name)
        self._start(partial(_save, path), options, lambda _: self._end(Outcome.SAVED, message))

    def copy(self, options: Options) -> None:
        """Draw the picture of ``options`` and put it on the clipboard, a drawing as pixels."""
        if options.kind is Kind.SVG:
            options = replace(options, kind=Kind.PNG)
        self._start(_for_clipboard, options, self._on_drawn_for_clipboard)

    def print(self, printer: QPrinter, options: Options) -> None:
        """Print the pages of ``options``, which are for paper."""
        message, stopped = tr("Sent to the printer."), tr("The printing was stopped.")
        make = partial(_print, printer)
        self._start(make, options, lambda _: self._end(Outcome.PRINTED, message), stopped)

    def cancel(self) -> None:
        """Stop the export."""
        if self._task is not None:
            self._task.cancel()

    def _start(
        self,
        make: Callable[[Timeline, float, Options, SearchControl], object],
        options: Options,
        done: Callable[[object], object],
        stopped: str = "",
    ) -> None:
        timeline, moment = self._shown(options.kind)

        def work(control: SearchControl) -> object:
            try:
                return make(timeline, moment, options, control)
            except MemoryError as error:
                raise CubeError(
                    reason(error) or tr("there is not enough memory for this")
                ) from None

        self._task = self._tasks.start(
            work,
            done,
            self._on_failed,
            self._on_progress,
            cancelled=partial(self._on_cancelled, stopped),
            replaces=self._task,
        )
        self._on_progress(Progress(Text("drawing"), 0.0))

    def _shown(self, kind: Kind) -> tuple[Timeline, float]:
        """Return what is on screen, as a value of its own: another thread is going to read it."""
        if self.takes_draft and kind.is_still:
            return Timeline(self._document.draft), 0.0
        shown = self._document.timeline
        copy = Timeline(shown.start, shown.moves, shown.purpose, shown.sections, shown.landmarks())
        return copy, min(max(self._player.time, 0.0), float(len(copy)))

    def _on_progress(self, progress: Progress) -> None:
        self.progressed.emit(progress)

    def _on_drawn_for_clipboard(self, result: object) -> None:
        clipboard = QGuiApplication.clipboard()
        if isinstance(result, QImage):
            clipboard.setImage(result)
        else:
            clipboard.setText(str(result))
        self._end(Outcome.COPIED, tr("Copied."))

    def _on_failed(self, failure: Failure) -> None:
        self._end(Outcome.FAILED, failure.message)

    def _on_cancelled(self, stopped: str) -> None:
        text = stopped or tr("The export was stopped; no file was written.")
        self._end(Outcome.CANCELLED, text)

    def _end(self, outcome: Outcome, message: str) -> None:
        self.progressed.emit(None)
        self.ended.emit(outcome, message)


def _save(
    path: Path, timeline: Timeline, moment: float, options: Options, control: SearchControl
) -> None:
    data = export(timeline, moment, options, control)
    # After it was stopped, no file may be written.
    control.checkpoint(Progress(Text("drawing"), 1.0))
    write_file(path, data)


def _print(
    printer: QPrinter, timeline: Timeline, _moment: float, options: Options, control: SearchControl
) -> None:
    print_booklet(printer, timeline, options, control)


def _for_clipboard(
    timeline: Timeline, moment: float, options: Options, control: SearchControl
) -> QImage | str:
    if options.kind is Kind.TEXT:
        return export(timeline, moment, options, control).decode()
    # As a file it would have to be read again, which Qt refuses where it is large.
    return picture(timeline, moment, options, control)
