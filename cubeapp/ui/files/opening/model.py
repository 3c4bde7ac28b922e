"""Cubes and moves that come in as text or files, and go out again."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path

from PySide6.QtCore import QObject
from PySide6.QtGui import QGuiApplication

from cubeapp.engine.facelets.text import format_facelets
from cubeapp.engine.model.cube import Cube
from cubeapp.engine.model.errors import CubeError, OpeningError
from cubeapp.engine.model.moves import Move
from cubeapp.engine.notation.parsing import format_moves
from cubeapp.engine.timeline.opening import Opening, load_opening, read_opening
from cubeapp.engine.timeline.timeline import Timeline
from cubeapp.ui.document.document import CubeDocument
from cubeapp.ui.services.files import write_file
from cubeapp.ui.services.settings import Settings
from cubeapp.ui.shell.status import Status
from cubeapp.words import reason, sentence, tr


class Opener(QObject):
    """Shows what text and files hold, and writes the shown cube as text; it knows no widget."""

    def __init__(
        self,
        document: CubeDocument,
        status: Status,
        open_session: Callable[[Path], object],
        settings: Settings,
        parent: QObject | None = None,
    ) -> None:
        """Make an opener.

        Args:
            document: what is shown.
            status: for messages.
            open_session: opens a file that holds a whole session.
            settings: have the scheme by which colours are read.
            parent: the owner.
        """
        super().__init__(parent)
        self._document = document
        self._status = status
        self._open_session = open_session
        self._settings = settings

    def open(self, cube: Cube, moves: Sequence[Move] = ()) -> None:
        """Show a cube after ``moves``; one that is not legal becomes the draft."""
        if not cube.is_legal:
            self._document.replace_draft(cube.apply_all(moves), tr("open a cube"))
        else:
            self._document.load_timeline(Timeline(cube, moves), len(moves), tr("open a cube"))

    def reset(self) -> None:
        """Show the solved cube."""
        self._document.load(Cube.solved(self._document.cube.size), tr("reset"))

    def copy_moves(self) -> None:
        """Put the timeline's moves on the clipboard."""
        self._status.copy(format_moves(self._document.timeline.moves, self._document.cube.size))

    def copy_facelets(self) -> None:
        """Put the shown cube on the clipboard."""
        self._status.copy(format_facelets(self._document.shown))

    def paste(self) -> None:
        """Show the cube or do the moves that the clipboard holds as text."""
        self.read_text(QGuiApplication.clipboard().text(), tr("The clipboard"))

    def read_text(self, text: str, source: str) -> None:
        """Show the cube in ``text``, or its moves done to a solved one.

        While the user paints it becomes the draft.

        Args:
            text: in any form that is known.
            source: what messages call it.
        """
        size, letters = self._document.cube.size, self._settings.looks.scheme.letters
        self._show(lambda: read_opening(text, None, size, letters), source)

    def open_file(self, path: Path) -> None:
        """Show the cube or the moves in a text file, or open the session in a file of JSON."""
        if path.suffix.lower() == ".json":
            self._open_session(path)
            return
        size, letters = self._document.cube.size, self._settings.looks.scheme.letters
        try:
            self._show(lambda: load_opening(path, None, size, letters), path.name)
        except OSError as error:
            text = tr("{path} cannot be read: {reason}.")
            self._status.show(text.format(path=path, reason=error.strerror))

    def save_file(self, path: Path) -> None:
        """Write the shown cube to a text file, wholly or not at all."""
        text = format_facelets(self._document.shown) + "\n"
        try:
            write_file(path, text.encode())
        except CubeError as error:
            self._status.show(sentence(reason(error)))
        else:
            self._status.show(tr("Saved as {name}.").format(name=path.name))

    def _show(self, read: Callable[[], Opening], source: str) -> None:
        """Show what ``read`` returns, or a message why ``source`` holds nothing to show."""
        try:
            opening = read()
        except OpeningError as error:
            self._status.show(tr("{source}: {fault}.").format(source=source, fault=reason(error)))
            return
        if self._document.is_painting:
            cube = opening.start.apply_all(opening.moves)
            self._document.replace_draft(cube, tr("paint what was read"))
        else:
            self.open(opening.start, opening.moves)
        if opening.description:
            self._status.show(tr("Read {what}.").format(what=tr(opening.description)))
